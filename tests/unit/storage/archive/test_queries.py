"""Figures from the archive, held against a second computation from the records."""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean

import pytest

from generala_desktop.engine import ranking
from generala_desktop.engine.level import Level
from generala_desktop.rulesets import VARIANTS
from generala_desktop.storage.archive.archive import Archive
from generala_desktop.storage.archive.queries import Filter, Person, Queries
from generala_desktop.storage.record import Record
from tests.unit.storage.archive.games import many, named, numbered


@pytest.fixture(scope="module")
def queries(full: Archive) -> Queries:
    return Queries(full)


def in_order(records: tuple[Record, ...]) -> list[Record]:
    numbered = sorted(enumerate(records), key=lambda p: (p[1].header("Date") or "", p[0]))
    return [record for _, record in numbered]


def seats_of(record: Record, person: Person) -> list[int]:
    return [
        seat
        for seat, player in enumerate(record.players)
        if player.level is person.level and (person.is_bot or player.name == person.name)
    ]


def result(record: Record, seat: int) -> int:
    state = record.state
    if len(state.rules.matches) > 1:
        return ranking.balance(state, seat)
    return ranking.total(state, seat)


def test_everybody_is_counted_once_a_game(queries: Queries) -> None:
    counted: dict[tuple[str, Level], int] = defaultdict(int)
    for record in many():
        for player in record.players:
            name = player.name if player.level is Level.HUMAN else ""
            counted[name, player.level] += 1
    assert {(p.name, p.level): p.games for p in queries.people()} == counted


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.id)
def test_figures_are_those_of_the_records(queries: Queries, variant: object) -> None:
    rules = variant.id  # type: ignore[attr-defined]
    for person in queries.people():
        totals, wins, ties, losses, alone = [], 0, 0, 0, 0
        written: dict[str, list[int]] = defaultdict(list)
        for record in in_order(many()):
            for seat in seats_of(record, person):
                if record.rules.id != rules or seat in record.state.left:
                    continue
                totals.append(result(record, seat))
                winners = ranking.winners(record.state)
                if len(record.players) == 1:
                    alone += 1
                elif seat not in winners:
                    losses += 1
                elif len(winners) > 1:
                    ties += 1
                else:
                    wins += 1
                for entry in record.state.cards[seat].entries:
                    written[entry.box.category].append(entry.points)
        figures = queries.figures(person.id, rules)
        assert figures.totals == tuple(totals)
        assert (figures.wins, figures.ties, figures.losses, figures.alone) == (
            wins,
            ties,
            losses,
            alone,
        )
        assert {box.category: box.written for box in figures.boxes} == {
            category: len(points) for category, points in written.items()
        }
        for box in figures.boxes:
            assert box.mean == pytest.approx(fmean(written[box.category]))
            assert box.struck == written[box.category].count(0)


def test_head_to_head_adds_up(queries: Queries) -> None:
    for person in queries.people():
        for other in queries.head_to_head(person.id):
            assert other.ahead + other.behind + other.level_games == other.games
            back = next(h for h in queries.head_to_head(other.person) if h.person == person.id)
            assert (back.ahead, back.behind) == (other.behind, other.ahead)


def test_nobody_has_figures_without_games(queries: Queries) -> None:
    figures = queries.figures(9999, "yatzy")
    assert figures.games == 0
    assert (figures.mean, figures.median, figures.spread, figures.best) == (None,) * 4
    assert figures.boxes == ()
    assert queries.head_to_head(9999) == ()


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.id)
def test_the_best_are_people_without_help(queries: Queries, variant: object) -> None:
    rules = variant.id  # type: ignore[attr-defined]
    able = [
        (result(record, seat), record.header("Date"))
        for record in in_order(many())
        for seat, player in enumerate(record.players)
        if record.rules.id == rules
        and player.level is Level.HUMAN
        and seat not in record.state.left
        and record.header("Hints") is None
        and record.header("Undone") is None
    ]
    able.sort(key=lambda pair: (-pair[0], pair[1] or ""))
    assert [(best.total, best.date) for best in queries.best(rules)] == able[:10]


def test_equal_totals_share_a_rank_and_stand_by_date(archive: Archive) -> None:
    first = named(numbered(8), "monday", "Ana", "Beto", "Caro", "Dora")
    count = len(numbered(8).players)
    for uid, day in (("tuesday", "2026-03-02"), ("monday", "2026-03-01")):
        record = named(first, uid, *("Ana", "Beto", "Caro", "Dora")[:count])
        archive.keep(record.with_header("Date", day))
    best = Queries(archive).best(first.rules.id)
    assert best[0].total == best[1].total
    assert (best[0].rank, best[1].rank) == (1, 1)
    assert [best[0].date, best[1].date] == ["2026-03-01", "2026-03-02"]


def test_games_are_found(queries: Queries) -> None:
    games = in_order(many())
    assert [g.date for g in queries.games(Filter(is_finished=None))] == [
        record.header("Date") for record in reversed(games)
    ]
    yatzy = [record for record in games if record.rules.id == "yatzy"]
    assert queries.count(Filter(rules="yatzy")) == len(yatzy)
    ana = next(p for p in queries.people() if p.name == "Ana")
    with_ana = [r for r in games if any(player.name == "Ana" for player in r.players)]
    assert queries.count(Filter(person=ana.id)) == len(with_ana)
    assert queries.count(Filter(words="an")) == len(with_ana)
    assert queries.count(Filter(words="%")) == 0
    march = [r for r in games if (r.header("Date") or "").startswith("2026-03")]
    assert queries.count(Filter(since="2026-03-01", until="2026-03-31")) == len(march)
    day = [r for r in games if (r.header("Date") or "").startswith("2026-03-03")]
    assert queries.count(Filter(since="2026-03-03", until="2026-03-03")) == len(day)


def test_games_come_in_pages(queries: Queries) -> None:
    every = queries.games(Filter(), limit=1000)
    assert queries.games(Filter(), offset=10, limit=5) == every[10:15]
