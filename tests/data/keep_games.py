"""Keeps games in the archive of a folder, one after the other, until it is killed."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from generala_desktop.storage.archive.keeper import Keeper
from generala_desktop.storage.record import Header, Player, Record
from tests.play import game

folder, done = Path(sys.argv[1]), Path(sys.argv[2])
record = game("generala", "11111 !", players=1)
keeper = Keeper(folder)
number = len(done.read_text().split()) if done.exists() else 0
with done.open("a") as told:
    while True:
        number += 1
        named = Record(
            record.rules,
            (Player("Ana"),),
            record.events,
            (Header("Id", f"game-{number}"),),
        )
        keeper.keep(named)
        told.write(f"game-{number}\n")
        told.flush()
