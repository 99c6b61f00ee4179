"""Holds what was heard and read of a game against its record, in words written down here once more.

The sentences are this module's own, not the program's: what is told wrongly cannot agree with them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from generala_desktop.engine import legality, ranking
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import Event, Rolled, Scored, SecondCupRolled, WinClaimed
from generala_desktop.engine.game import apply
from generala_desktop.engine.level import Level
from generala_desktop.engine.moves import Score
from generala_desktop.engine.ruleset import Ranking
from generala_desktop.engine.state import State, start
from generala_desktop.storage import notation
from generala_desktop.storage.record import Record

Line = dict[str, Any]

SENTENCES = {
    "en": {
        "throw": "{name}: {sum}",
        "tie": "{names} are level and throw again. {name}: {sum}",
        "starts": "{name} starts.",
        "turn": "{name}'s turn",
        "rolled": "{name} rolled {dice}.",
        "rolled some": "{name} rolled {dice}: now {hand}.",
        "rolled coloured": "{name} rolled {dice} in colour, beside {hand} in white.",
        "wrote": "{name} wrote {points} in {box}.",
        "wrote more": "{name} wrote {points} in {box}, and +{bonus}.",
        "struck": "{name} struck {box}.",
        "undo": " Ctrl+Z takes it back.",
        "wins later": "Served Generala! {name} wins when the round is over.",
        "wins now": "Served Generala! {name} wins the game.",
        "wins match": "Five equal in one roll! {name} wins Value {match}.",
        "holds": "{name} holds {dice} and rolls.",
        "rolls all": "{name} rolls all the dice again.",
        "takes match": "{name} takes Value {match}.",
        "dares": "{name} dares the second cup.",
        "choose match": "Five equal in one roll! Choose the match to win, or write them in a box.",
        "won": "{name} wins!",
        "computer won": "{name} wins.",
        "shared": "A draw: {names} share the win",
        "point": "1 point",
        "points": "{count} points",
        "and": "and",
        "match": "Value",
        "roll of": "Roll {roll} of {rolls}",
        "roll one": "Roll 1 die",
        "roll more": "Roll {count} dice",
        "die": "Die {place}: {face}",
        "would score": "open, would score {points}",
        "would be struck": "open, would be struck",
        "was struck": "struck",
        "just": "just written",
        "passed over": r".+ ha(s|ve) no open box and (is|are) passed over: .+|.+ passed over\.",
        "among the best": r"(.+ )?(best|record).*",
    },
    "es": {
        "throw": "{name}: {sum}",
        "tie": "{names} empataron y tiran de nuevo. {name}: {sum}",
        "starts": "Empieza {name}.",
        "turn": "Juega {name}",
        "rolled": "{name} sacó {dice}.",
        "rolled some": "{name} sacó {dice}: ahora {hand}.",
        "rolled coloured": "{name} sacó {dice} de color, junto a {hand} blancos.",
        "wrote": "{name} anotó {points} en “{box}”.",
        "wrote more": "{name} anotó {points} en “{box}”, y +{bonus}.",
        "struck": "{name} tachó “{box}”.",
        "undo": " Con Control+Z se deshace.",
        "wins later": "¡Generala servida! {name} gana al terminar la ronda.",
        "wins now": "¡Generala servida! {name} gana la partida.",
        "wins match": "¡Cinco iguales en un tiro! {name} gana Valor {match}.",
        "holds": "{name} aparta {dice} y tira.",
        "rolls all": "{name} vuelve a tirar todos los dados.",
        "takes match": "{name} se lleva Valor {match}.",
        "dares": "{name} se anima al segundo cubilete.",
        "choose match": "¡Cinco iguales en un tiro! Elegí el partido que ganás, o anotalos en un "
        "casillero.",
        "won": "¡Ganó {name}!",
        "computer won": "Gana {name}.",
        "shared": "Empate: ganan {names}",
        "point": "1 punto",
        "points": "{count} puntos",
        "and": "y",
        "match": "Valor",
        "roll of": "Tiro {roll} de {rolls}",
        "roll one": "Tirar 1 dado",
        "roll more": "Tirar {count} dados",
        "die": "Dado {place}: {face}",
        "would score": "abierto, daría {points}",
        "would be struck": "abierto, quedaría tachado",
        "was struck": "tachado",
        "just": "recién anotado",
        "passed over": r".+ casilleros abiertos y se los? saltea\.",
        "among the best": r".*(mejor|marca|récord).*",
    },
}
MORE = "…"
"""After a sentence that may be followed by another."""
NUMBERS = ("ones", "twos", "threes", "fours", "fives", "sixes")
NUMBERED = {
    "en": ("Ones", "Twos", "Threes", "Fours", "Fives", "Sixes"),
    "es": ("1", "2", "3", "4", "5", "6"),
    "es yatzy": ("Unos", "Doses", "Treses", "Cuatros", "Cincos", "Seises"),
    "es yahtzee": tuple(f"Grupo {face}" for face in range(1, 7)),
    "en yacht": ("Aces", "Twos", "Threes", "Fours", "Fives", "Sixes"),
    "es yacht": ("As", "Dos", "Tres", "Cuatro", "Cinco", "Seis"),
}
BOXES = {
    "straight": ("Straight", "Escalera"),
    "full_house": ("Full house", "Full"),
    "four_of_a_kind": ("Four of a kind", "Póker"),
    "four_of_a_kind yacht": ("Four of a kind", "Cuatro iguales"),
    "generala": ("Generala", "Generala"),
    "double_generala": ("Double Generala", "Doble Generala"),
    "pair": ("One pair", "1 pareja"),
    "two_pairs": ("Two pairs", "2 parejas"),
    "three_of_a_kind": ("Three of a kind", "Trío"),
    "small_straight": ("Small straight", "Escalera menor"),
    "large_straight": ("Large straight", "Escalera mayor"),
    "small_straight yahtzee": ("Small straight", "Escalera pequeña"),
    "large_straight yahtzee": ("Large straight", "Escalera grande"),
    "small_straight yacht": ("Little straight", "Escalera menor"),
    "large_straight yacht": ("Big straight", "Escalera mayor"),
    "chance": ("Chance", "Libre"),
    "chance yahtzee": ("Chance", "Suerte"),
    "choice": ("Choice", "Elección"),
    "yatzy": ("Yatzy", "Yatzy"),
    "yahtzee": ("Yahtzee", "Yahtzee"),
    "yacht": ("Yacht", "Yacht"),
    "kniffel": ("Kniffel", "Kniffel"),
}


@dataclass
class Hearing:
    """One game as it was heard, beside its record."""

    record: Record
    language: str
    log: Sequence[Line]
    problems: list[str] = field(default_factory=list)
    states: list[State] = field(default_factory=list)
    """After so many events."""
    counts: Counter[str] = field(default_factory=Counter)
    """What was checked, by kind."""

    def __post_init__(self) -> None:
        self.names = [player.name for player in self.record.players]
        self.rules = self.record.rules
        self.states = [start(self.rules, len(self.names))]
        for event in self.record.events:
            self.states.append(apply(self.states[-1], event))

    def say(self, key: str, **parts: object) -> str:
        return SENTENCES[self.language][key].format(**parts)

    def points(self, count: int) -> str:
        return self.say("point") if count == 1 else self.say("points", count=count)

    def joined(self, names: Sequence[str]) -> str:
        return f"{', '.join(names[:-1])} {self.say('and')} {names[-1]}"

    def label(self, category: str) -> str:
        """Return what a box is called (RULES.md §12)."""
        family = self.rules.id.partition("-")[0].replace("kniffel", "yahtzee")
        if category in NUMBERS:
            numbered = NUMBERED.get(f"{self.language} {family}", NUMBERED[self.language])
            return numbered[NUMBERS.index(category)]
        return BOXES.get(f"{category} {family}", BOXES.get(category, ("", "")))[
            self.language == "es"
        ]

    @property
    def has_matches(self) -> bool:
        return len(self.rules.matches) > 1

    def box(self, box: Box) -> str:
        """Return a box in a sentence, with its match where there are several."""
        label = self.label(box.category)
        return f"{label} ({self.match(box)})" if self.has_matches else label

    def match(self, box: Box) -> str:
        return f"{self.say('match')} {box.match + 1}"

    def cell(self, box: Box, seat: int, said: str) -> str:
        words = f"{self.label(box.category)}, {self.names[seat]}: {said}"
        return f"{self.match(box)}, {words}" if self.has_matches else words

    def claim(self, *, holds: bool, problem: str) -> None:
        if not holds:
            self.problems.append(problem)

    # What is announced

    def expected(self) -> Iterator[str]:
        """Yield what has to be announced, in order, each sentence once."""
        yield from self._opening()
        for number, event in enumerate(self.record.events):
            before, after = self.states[number], self.states[number + 1]
            self.counts[type(event).__name__] += 1
            if self.is_bot(before.seat):
                yield from self._intention(event, before)
            yield self._event(event, before, after)
            if isinstance(event, Rolled | SecondCupRolled):
                may_win = legality.claimable(after) and not legality.must_claim(after)
                if may_win and not self.is_bot(after.seat):
                    yield self.say("choose match")
            elif after.over:
                yield self._end(after)
            elif len(self.names) > 1:
                yield self.say("turn", name=self.names[after.seat])

    def _opening(self) -> Iterator[str]:
        thrown = self.record.header("Opening")
        if thrown is None:
            return
        rounds = [[sum(map(int, throw)) for throw in part.split()] for part in thrown.split(" | ")]
        # Seats as they sat: the log knows them, the record is in the order of play.
        seated = list(next(line for line in self.log if line["what"] == "seated")["names"])
        tied = list(seated)
        for number, sums in enumerate(rounds):
            throwers = tied[: len(sums)] if number == 0 else self._throwers(tied, rounds, number)
            for place, (name, total) in enumerate(zip(throwers, sums, strict=True)):
                if number and place == 0:
                    names = self.joined(throwers)
                    yield self.say("tie", names=names, name=name, sum=total)
                else:
                    yield self.say("throw", name=name, sum=total)
            tied = throwers
        yield self.say("starts", name=self.names[0])

    @staticmethod
    def _throwers(tied: list[str], rounds: list[list[int]], number: int) -> list[str]:
        """Return who throws again: those whose throw of the round before is not alone."""
        before = rounds[number - 1]
        size = len(rounds[number])
        for value in (max(before), *sorted(set(before))):
            found = [name for name, thrown in zip(tied, before, strict=True) if thrown == value]
            if len(found) == size and size > 1:
                return found
        return [name for name, t in zip(tied, before, strict=True) if before.count(t) > 1]

    def is_bot(self, seat: int) -> bool:
        return self.record.players[seat].level is not Level.HUMAN

    def _intention(self, event: Event, before: State) -> Iterator[str]:
        """Yield what the computer says it is about to do; what it writes is told when it is."""
        name = self.names[before.seat]
        match event:
            case Rolled(keep) if before.turn.rolls and keep:
                held = sorted(before.turn.faces[place] for place in keep)
                yield self.say("holds", name=name, dice=spaced(held))
            case Rolled() if before.turn.rolls:
                yield self.say("rolls all", name=name)
            case SecondCupRolled():
                yield self.say("dares", name=name)
            case WinClaimed(match) if self.has_matches:
                yield self.say("takes match", name=name, match=match + 1)
            case _:
                return

    def _event(self, event: Event, before: State, after: State) -> str:
        name = self.names[before.seat]
        match event:
            case Rolled(keep, faces):
                thrown = [face for place, face in enumerate(faces) if place not in keep]
                key = "rolled some" if keep else "rolled"
                return self.say(key, name=name, dice=spaced(thrown), hand=spaced(faces))
            case SecondCupRolled(faces):
                hand = spaced(before.turn.faces)
                return self.say("rolled coloured", name=name, dice=spaced(faces), hand=hand)
            case Scored(box, points, bonus):
                parts = {"name": name, "box": self.box(box), "bonus": bonus}
                key = "wrote more" if bonus else "wrote" if points else "struck"
                told = self.say(key, points=self.points(points), **parts)
                # Of the computer's entry that is said in another way, and only where it can be done.
                return told + (MORE if self.is_bot(before.seat) else self.say("undo"))
            case WinClaimed(match) if self.has_matches:
                return self.say("wins match", name=name, match=match + 1)
            case WinClaimed():
                return self.say("wins now" if after.over else "wins later", name=name)
            case _:
                raise TypeError(f"{event} is not played here")

    def _end(self, state: State) -> str:
        seats = ranking.winners(state)
        won = [self.names[seat] for seat in seats]
        if len(won) > 1:
            return self.say("shared", names=self.joined(won))
        return self.say("computer won" if self.is_bot(seats[0]) else "won", name=won[0])

    def check_announcements(self) -> None:
        heard = [line["text"] for line in self.log if line["what"] == "heard"]
        more = re.compile(
            "|".join(SENTENCES[self.language][key] for key in ("passed over", "among the best"))
        )
        wanted = list(self.expected())
        rest = iter(heard)
        for sentence in wanted:
            for told in rest:
                if told == sentence or (
                    sentence.endswith(MORE) and told.startswith(sentence.removesuffix(MORE))
                ):
                    break
                if not more.fullmatch(told):
                    self.problems.append(f"told {told!r} where {sentence!r} was to be told")
                    return
            else:
                self.problems.append(f"never told: {sentence!r}")
                return
        for told in rest:
            self.claim(holds=bool(more.fullmatch(told)), problem=f"told at the end: {told!r}")
        self.counts["announcements"] += len(wanted)

    # What is read

    def check_readings(self) -> None:
        for line in self.log:
            match line["what"]:
                case "begun" if self.is_bot(0):
                    pass  # it has begun already
                case "begun":
                    self._focus(line, "push button", self._roll_label(5))
                case "rolled":
                    self._check_roll(line)
                case "second cup":
                    self._check_second_cup(line)
                case "went to the planilla":
                    self._check_first_cell(line)
                case "written":
                    self._check_written(line)
                case "focus":
                    known = line["name"].strip() and line["role"] not in {"filler", "frame"}
                    self.claim(holds=bool(known), problem=f"focus without a name: {line}")
                    self.counts["focus"] += 1
                case "round":
                    self._check_round(line)
                case "menu":
                    named = [*line["entries"], line["name"]]
                    self.counts["menu entries"] += len(named)
                    self.claim(holds=len(named) > 1 and all(named), problem=f"menu {line}")
                case "level":
                    self.claim(
                        holds=line["description"].endswith(tuple(self.names)),
                        problem=f"whose level is it? {line}",
                    )
                case "nameless":
                    self.problems.append(f"without a name: {line}")
                case _:
                    pass

    def _focus(self, line: Line, role: str, name: str) -> None:
        found = tuple(line["focus"] or ())
        self.claim(
            holds=found == (role, name),
            problem=f"after {line['at']} events the focus is at {found}, not at {(role, name)}",
        )

    def _roll_label(self, count: int) -> str:
        return self.say("roll one") if count == 1 else self.say("roll more", count=count)

    def _check_roll(self, line: Line) -> None:
        state = self.states[line["at"]]
        turn = state.turn
        self.counts["dice"] += len(line["faces"])
        said = [int(face) for face in line["faces"]]
        self.claim(holds=said == list(turn.faces), problem=f"dice read as {said}: {turn.faces}")
        heading = self.say("roll of", roll=turn.rolls, rolls=self.rules.turn.rolls)
        self.claim(holds=heading in line["labels"], problem=f"{heading!r} not in the heading")
        held = line["held"]
        label, may = self._roll_label(5 - held), legality.may_roll(state)
        shown = dict(line["buttons"])
        if may:
            self.claim(holds=shown.get(label) is True, problem=f"no button {label!r}: {shown}")
        else:
            self.claim(
                holds=not any(shown.get(self._roll_label(n)) for n in range(1, 6)),
                problem=f"still to be rolled: {shown}",
            )
        self._check_offers(line, state)
        if legality.claimable(state) and not may:
            self.claim(
                holds=(line["focus"] or ("",))[0] == "push button",
                problem=f"a match can be won, and the focus is at {line['focus']}",
            )
        elif may:
            first = min(set(range(5)) - turn.kept)
            die = self.say("die", place=first + 1, face=turn.faces[first])
            self._focus_starts(line, "check box", die)
        else:
            self._check_first_cell(line)

    def _check_second_cup(self, line: Line) -> None:
        state = self.states[line["at"]]
        self.counts["dice"] += len(line["faces"])
        said = [int(face) for face in line["faces"]]
        self.claim(holds=said == list(state.turn.extra), problem=f"coloured dice read as {said}")
        self.claim(holds=bool(line["readings"]), problem="nothing is said of the ten dice")
        self._check_offers(line, state)
        if not legality.claimable(state):
            self._check_first_cell(line)

    def _check_round(self, line: Line) -> None:
        """Tab leads to every die, every button that can be pressed, and the planilla."""
        found = [name for _, name in line["found"]]
        dice = [self.say("die", place=place, face="") for place in range(1, 6)]
        wanted = [*dice, *line["buttons"]]
        missed = [name for name in wanted if not any(f.startswith(name) for f in found)]
        self.claim(holds=not missed, problem=f"Tab does not reach {missed}")
        roles = {role for role, _ in line["found"]}
        self.claim(holds=bool(roles & {"table", "table cell"}), problem="Tab misses the planilla")
        self.counts["places in the round"] += len(found)

    def _check_offers(self, line: Line, state: State) -> None:
        """Every box that may be written says what it would score, and no other does."""
        wanted = {self.cell(box, state.seat, self._would(points)) for box, points in offers(state)}
        said = {name for name, _ in line["offers"]}
        self.counts["cells"] += len(wanted)
        self.claim(
            holds=said == wanted,
            problem=f"after {line['at']} events cells differ: {sorted(said ^ wanted)}",
        )

    def _would(self, points: int) -> str:
        if not points:
            return self.say("would be struck")
        return self.say("would score", points=self.points(points))

    def _check_first_cell(self, line: Line) -> None:
        """The focus is in the first open box that scores, else in the first."""
        state = self.states[line["at"]]
        found = list(offers(state))
        box, points = next((o for o in found if o[1]), found[0])
        self._focus(line, "table cell", self.cell(box, state.seat, self._would(points)))

    def _focus_starts(self, line: Line, role: str, name: str) -> None:
        found = tuple(line["focus"] or ("", ""))
        self.claim(
            holds=found[0] == role and found[1].startswith(name),
            problem=f"after {line['at']} events the focus is at {found}, not at {(role, name)}",
        )

    def _check_written(self, line: Line) -> None:
        number = min(line["at"], len(self.record.events))
        # Meanwhile the computer may have begun, which rolls away what was fresh.
        while self.is_bot(self.states[number - 1].seat):
            number -= 1
        event = self.record.events[number - 1]
        if not isinstance(event, Scored):
            self.problems.append(f"{event} was no entry")
            return
        if line["is_over"]:
            role = (line["focus"] or ("",))[0]
            self.claim(holds=role == "push button", problem=f"at the end: {line['focus']}")
            return
        seat = self.states[number - 1].seat
        said = self.points(event.points) if event.points else self.say("was struck")
        self._focus_starts(line, "table cell", self.cell(event.box, seat, said))
        is_fresh = (line["focus"] or ("", ""))[1].endswith(self.say("just"))
        self.claim(
            holds=is_fresh or number < line["at"],
            problem=f"not called fresh: {line['focus']}",
        )

    # The end

    def check_end(self) -> None:
        line = self.log[-1]
        assert line["what"] == "end", line
        state = self.states[-1]
        said = self._end(state)
        self.claim(holds=said in line["labels"], problem=f"{said!r} is not on the winner's screen")
        cells = {cell for table in line["tables"].values() for row in table for cell in row}
        for seat, card in enumerate(state.cards):
            for entry in card.entries:
                points = self.points(entry.points) if entry.points else self.say("was struck")
                wanted = self.cell(entry.box, seat, points)
                self.counts["cells"] += 1
                self.claim(
                    holds=any(re.match(rf"{re.escape(wanted)}(\b|$)", cell) for cell in cells),
                    problem=f"no cell says {wanted!r}",
                )
            if self.rules.ranking is Ranking.MATCHES:
                balance = ranking.balance(state, seat)
                shown = f"{balance:+d}".replace("-", "−") if balance else "0"
                rows = [
                    row for t in line["tables"].values() for row in t if row[0] == self.names[seat]
                ]
                self.claim(
                    holds=any(shown in row for row in rows),
                    problem=f"no row gives {self.names[seat]} the balance {shown}: {rows}",
                )
            else:
                points = self.points(ranking.total(state, seat))
                self.claim(holds=points in line["labels"], problem=f"{points} not in the standings")


def offers(state: State) -> list[tuple[Box, int]]:
    """Return where the hand may be written and what for, in the order of the planilla."""
    rules = state.rules
    return [
        (box, rules.points(state.card, box, state.turn.hand))
        for box in state.open_boxes(state.seat)
        if legality.is_legal(state, Score(box))
    ]


def spaced(faces: Iterable[int]) -> str:
    return " ".join(map(str, faces))


def check(heard: dict[str, Any], language: str) -> Hearing:
    """Return what is wrong with a game as it was heard, and how much was looked at."""
    log = heard["log"]
    record = notation.read(log[-1]["text"])
    hearing = Hearing(record, language, log)
    hearing.check_announcements()
    hearing.check_readings()
    hearing.check_end()
    return hearing
