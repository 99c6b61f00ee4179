"""Whatever is played by the rules stays within them."""

from hypothesis import given, settings
from hypothesis import strategies as st

from generala_desktop.engine import ranking
from generala_desktop.engine.card import Box
from generala_desktop.engine.game import apply, decide, replay, verify
from generala_desktop.engine.legality import is_legal, legal_moves
from generala_desktop.engine.moves import (
    ClaimWin,
    LayHand,
    Leave,
    Move,
    Roll,
    RollSecondCup,
    Score,
    WritePoints,
)
from generala_desktop.engine.possible import possible_entries
from generala_desktop.engine.ruleset import Ends, Ranking
from generala_desktop.engine.state import start
from generala_desktop.storage import notation
from generala_desktop.storage.record import Player, Record
from tests.play import NAMES, SeededDice, play, played
from tests.property.games import SETTINGS, Sitting, sittings

KEEPS = [frozenset(place for place in range(5) if number & (1 << place)) for number in range(2**5)]


def record_of(sitting: Sitting, leaving: float = 0) -> Record:
    return played(sitting.rules, sitting.players, sitting.seed, leaving)


def is_finished(record: Record, seat: int) -> bool:
    """Every box is written, or its match was won outright."""
    state = record.state
    return all(
        not state.cards[seat].is_open(box) or state.claimant(box.match) is not None
        for box in record.rules.boxes
    )


@given(sittings(), st.sampled_from([0, 0.002, 0.1]))
@settings(SETTINGS, max_examples=25)
def test_a_game_ends_and_its_text_is_the_same_game(sitting, leaving):
    record = record_of(sitting, leaving)
    again = notation.read(notation.write(record))
    assert again == record
    assert again.state == record.state
    assert notation.write(again) == notation.write(record)
    assert record.state.over


@given(sittings())
@settings(SETTINGS, max_examples=16)
def test_at_the_end_every_box_is_filled_once_or_its_match_was_won(sitting):
    record = record_of(sitting)
    state = record.state
    win = record.rules.instant_win
    won_whole = win is not None and win.ends is not Ends.MATCH and state.claims
    for seat, card in enumerate(state.cards):
        boxes = [entry.box for entry in card.entries]
        assert len(set(boxes)) == len(boxes)
        assert won_whole or is_finished(record, seat)


@given(sittings(), st.sampled_from([0, 0.05]))
@settings(SETTINGS, max_examples=16)
def test_totals_never_fall_and_cards_only_grow(sitting, leaving):
    for before, _, _, after in play(sitting.rules, sitting.players, sitting.seed, leaving):
        for seat, (old, new) in enumerate(zip(before.cards, after.cards, strict=True)):
            assert new.entries[: len(old.entries)] == old.entries
            if old != new:
                assert ranking.total(after, seat) >= ranking.total(before, seat)


@given(sittings(), st.integers(1, 7))
@settings(SETTINGS, max_examples=12)
def test_what_is_listed_as_legal_is_all_that_is_legal(sitting, step):
    rules = sitting.rules
    boxes: list[Move] = [
        *(Score(box) for box in rules.boxes),
        Score(Box(0, "nothing")),
        Score(Box(9, "ones")),
    ]
    wins: list[Move] = [ClaimWin(match) for match in range(-1, len(rules.matches) + 1)]
    cups = [RollSecondCup(target) for target in (None, *range(8))]
    every: list[Move] = [*boxes, *map(Roll, KEEPS), Roll(frozenset({5})), *cups]
    steps = enumerate(play(rules, sitting.players, sitting.seed, leaving=0.01))
    for number, (before, _, _, _) in steps:
        if number % (7 * len(rules.matches)) != step:
            continue
        listed = list(legal_moves(before))
        assert len(set(listed)) == len(listed)
        # A win may also be noted on a sheet without dice; with dice it must lie there.
        asked = [*every, *(wins if before.turn.rolls else [])]
        assert {move for move in asked if is_legal(before, move)} == set(listed)
        assert is_legal(before, Leave())


@given(sittings())
@settings(SETTINGS, max_examples=10)
def test_the_beginning_of_a_game_played_again_is_the_same(sitting):
    steps = list(play(sitting.rules, sitting.players, sitting.seed, leaving=0.01))
    events = [event for _, _, event, _ in steps]
    for count in {1, max(1, len(events) // 3), len(events) - 1, len(events)}:
        assert replay(sitting.rules, sitting.players, events[:count]) == steps[count - 1][3]


@given(sittings())
@settings(SETTINGS, max_examples=10)
def test_nothing_is_legal_after_the_end(sitting):
    state = record_of(sitting, leaving=0.02).state
    assert list(legal_moves(state)) == []
    moves: list[Move] = [
        Roll(),
        Leave(),
        ClaimWin(0),
        RollSecondCup(),
        LayHand((1, 2, 3, 4, 5)),
        *(Score(box) for box in sitting.rules.boxes),
        *(WritePoints(box, 0) for box in sitting.rules.boxes),
    ]
    assert not any(is_legal(state, move) for move in moves)


@given(sittings(), st.sampled_from([0, 0, 0.01]))
@settings(SETTINGS, max_examples=16)
def test_what_is_won_is_what_is_lost(sitting, leaving):
    """RULES.md §8.3, §10.7: caps and stakes only change hands; both rankings agree."""
    state = record_of(sitting, leaving).state
    seats = range(sitting.players)
    owed = ranking.debts(state)
    assert all(owed[i][j] >= 0 for i in seats for j in seats)
    assert all(owed[i][i] == 0 for i in seats)
    net = ranking.net(owed)
    assert all(net[i][j] == 0 or net[j][i] == 0 for i in seats for j in seats)
    assert all(net[i][j] - net[j][i] == owed[i][j] - owed[j][i] for i in seats for j in seats)
    if sitting.rules.ranking is Ranking.MATCHES:
        caps = [ranking.caps(state, seat) for seat in seats]
        balance = [ranking.balance(state, seat) for seat in seats]
        assert sum(caps) == 0
        assert all((caps[i] < caps[j]) == (balance[i] < balance[j]) for i in seats for j in seats)
        if sitting.players == 2:
            assert caps == balance


@given(sittings(), st.sampled_from([0, 0.02]))
@settings(SETTINGS, max_examples=16)
def test_winners_stand_first_and_nobody_who_left_wins(sitting, leaving):
    state = record_of(sitting, leaving).state
    standings = ranking.standings(state)
    assert sorted(s.seat for s in standings) == list(range(sitting.players))
    assert [s.rank for s in standings] == sorted(s.rank for s in standings)
    won = ranking.winners(state)
    assert not set(won) & state.left
    assert bool(won) == (len(state.left) < sitting.players)
    assert set(won) == {s.seat for s in standings if s.rank == 1} - state.left
    for standing in standings:
        better = [s for s in standings if s.rank < standing.rank]
        assert len(better) == standing.rank - 1


@given(sittings(), st.randoms(use_true_random=False))
@settings(SETTINGS, max_examples=4)
def test_a_sheet_without_dice_is_a_game_too(sitting, chance):
    """Points alone: every entry that some hand can earn, in any open box that may be written."""
    rules = sitting.rules
    state, events = start(rules, sitting.players), []
    while not state.over:
        boxes = list(state.open_boxes(state.seat))
        chance.shuffle(boxes)
        move = next(
            WritePoints(box, points, bonus)
            for box in boxes
            for points, bonus in sorted(
                possible_entries(rules, state.card, box), key=lambda _: chance.random()
            )
        )
        event = decide(state, move, SeededDice(0))
        verify(state, event)
        events.append(event)
        state = apply(state, event)
    record = Record(rules, tuple(Player(name) for name in NAMES[: sitting.players]), tuple(events))
    assert notation.read(notation.write(record)) == record
    assert all(is_finished(record, seat) for seat in range(sitting.players))
