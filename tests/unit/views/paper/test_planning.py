"""Pages of planillas: what stands on them, how large, and that nothing lies over another."""

import itertools

import pytest

from generala_desktop.engine.ruleset import Ranking
from generala_desktop.engine.sheet import RowKind
from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.views.paper.fonts import fit
from generala_desktop.views.paper.ink import Circle, Line, Text, Wave
from generala_desktop.views.paper.layouts import STYLES, Layout, layouts_for, usual_players
from generala_desktop.views.paper.papers import SAFE_MARGIN, Paper
from generala_desktop.views.paper.planning import evenly, plan
from generala_desktop.words import paper as words
from tests.paper_checks import cut_texts, faults_of, texts
from tests.paper_games import NASTY, PLAIN, game
from tests.play import played

pytestmark = pytest.mark.usefixtures("qapp")

GAMES = [variant.id for variant in VARIANTS]
SINGLE_MATCH = [v.id for v in VARIANTS if len(v.by_default().matches) == 1]
SEVERAL = [v.id for v in VARIANTS if len(v.by_default().matches) > 1]
SEED_WITH_A_WIN = 9
"""Three players of El Imprevisible: the fifth match is won outright."""
EVERY_RULE = {
    "straights": "12345,23456,34561,61234",
    "full_house": "25/30",
    "generala_points": "60",
    "double": "120",
    "double_needs_generala": "no",
    "served": "full_roll",
    "served_generala": "any_figure",
    "holds": "locked",
    "five_as_poker": "no",
    "five_as_full": "yes",
    "order": "up",
    "pot": "50",
    "per_point": "2",
}


def size_of(layout, paper):
    return paper.size(is_landscape=STYLES[layout].is_landscape)


def blank(game_id, layout, paper=Paper.A4, players=None, options=None):
    rules = build(game_id, options)
    sheet = words.blank(rules, players or usual_players(rules, layout))
    return plan(sheet, layout, size_of(layout, paper))


def filled(game_id, layout, names, paper=Paper.A4, seed=1, options=None, turns=10_000):
    sheet = words.filled(game(build(game_id, options), names, seed, turns))
    return plan(sheet, layout, size_of(layout, paper))


def shown(page):
    return [text.text for text in texts(page)]


def rows_of(page):
    """Heights of the rows of the first column of a table, from its lines across."""
    widest = max(ink.x2 - ink.x1 for ink in page.inks if isinstance(ink, Line))
    ys = sorted(
        {
            round(ink.y1, 4)
            for ink in page.inks
            if isinstance(ink, Line) and ink.y1 == ink.y2 and ink.x2 - ink.x1 > widest * 0.99
        }
    )
    return [after - before for before, after in itertools.pairwise(ys)]


# --- What is offered -----------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_matches_are_offered_only_where_several_are_played(game_id):
    rules = build(game_id)
    assert (Layout.MATCHES in layouts_for(rules)) == (rules.ranking is Ranking.MATCHES)
    assert Layout.LARGE in layouts_for(rules)


@pytest.mark.parametrize(
    ("game_id", "layout", "players"),
    [
        ("generala", Layout.CLASSIC, 7),
        ("yacht", Layout.CLASSIC, 8),
        ("yacht", Layout.QUARTERS, 4),
        ("yacht", Layout.SINGLE, 1),
        ("simultanea", Layout.MATCHES, 3),
        ("imprevisible", Layout.MATCHES, 3),
    ],
)
def test_a_blank_sheet_has_as_many_columns_as_are_played(game_id, layout, players):
    assert usual_players(build(game_id), layout) == players


def test_margins_are_wide_enough_for_home_printers():
    assert SAFE_MARGIN >= 8
    for paper in Paper:
        assert paper.size(is_landscape=True).margin == paper.size(is_landscape=False).margin


# --- Everything in its place ---------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("paper", Paper)
def test_nothing_leaves_its_cell_or_the_margins(game_id, paper):
    rules = build(game_id)
    for layout in layouts_for(rules):
        pages = blank(game_id, layout, paper)
        pages += filled(game_id, layout, NASTY[: min(12, rules.players[1])], paper)
        for page in pages:
            assert list(faults_of(page)) == []


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("paper", Paper)
def test_no_word_of_ours_is_cut_short(game_id, paper):
    for layout in layouts_for(build(game_id)):
        for page in blank(game_id, layout, paper):
            assert cut_texts(page) == []


@pytest.mark.parametrize("game_id", SINGLE_MATCH)
@pytest.mark.parametrize("paper", Paper)
def test_rows_of_a_full_page_are_tall_enough_to_write_in(game_id, paper):
    (page,) = blank(game_id, Layout.CLASSIC, paper)
    rows = rows_of(page)[-len(words.blank(build(game_id), 1).rows) :]
    assert min(rows) >= 8


def test_rows_stay_tall_with_the_most_boxes_and_the_longest_table_rules():
    (page,) = blank("yahtzee", Layout.CLASSIC, Paper.A5, options={"extra_lines": "yes"})
    assert min(rows_of(page)[-19:]) >= 8
    for page in blank("generala", Layout.CLASSIC, Paper.A5, options=EVERY_RULE)[:1]:
        assert min(rows_of(page)[-12:]) >= 8


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("paper", Paper)
def test_large_print_is_never_small(game_id, paper):
    for page in (
        *blank(game_id, Layout.LARGE, paper),
        *filled(game_id, Layout.LARGE, PLAIN[:2], paper),
    ):
        assert min(fit(text).points for text in texts(page)) >= 16


@pytest.mark.parametrize("game_id", SINGLE_MATCH)
def test_usual_print_can_be_read(game_id):
    for page in filled(game_id, Layout.CLASSIC, PLAIN[:7]):
        assert min(fit(text).points for text in texts(page)) >= 9


# --- Columns and pages ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "most", "sizes"),
    [(1, 8, [1]), (8, 8, [8]), (9, 8, [5, 4]), (12, 8, [6, 6]), (30, 8, [8, 8, 7, 7])],
)
def test_players_spread_evenly(count, most, sizes):
    parts = evenly(count, most)
    assert [len(part) for part in parts] == sizes
    assert [seat for part in parts for seat in part] == list(range(count))


@pytest.mark.parametrize("players", [1, 2, 7, 8, 12])
def test_every_player_and_every_row_stand_on_the_pages(players):
    pages = filled("yacht", Layout.CLASSIC, PLAIN[:players])
    assert len(pages) == (2 if players == 12 else 1)
    headings = [t.text for page in pages for t in texts(page) if t.is_bold and t.text in PLAIN]
    assert headings == list(PLAIN[:players])
    labels = [row.title for row in words.blank(build("yacht"), 1).rows]
    for page in pages:
        in_rows = [t.text for t in texts(page) if t.points < STYLES[Layout.CLASSIC].title]
        assert [text for text in in_rows if text in labels] == labels


def test_further_pages_say_which_they_are():
    pages = filled("yacht", Layout.CLASSIC, PLAIN)
    assert ["1 of 2" in shown(pages[0]), "2 of 2" in shown(pages[1])] == [True, True]


def test_two_games_stand_on_one_page():
    (page,) = blank("generala", Layout.TWO)
    assert shown(page).count("Full house") == 2
    assert page.size.is_landscape


def test_four_sheets_stand_between_cut_marks():
    (page,) = blank("generala", Layout.QUARTERS)
    assert shown(page).count("Full house") == 4
    middle = page.size.width / 2
    marks = [ink for ink in page.inks if isinstance(ink, Line) and ink.x1 == ink.x2 == middle]
    assert len(marks) == 3


def test_the_room_left_by_a_game_is_for_the_next():
    (page,) = filled("generala", Layout.TWO, PLAIN[:4])
    assert shown(page).count("Full house") == 2
    for name in PLAIN[1:4]:
        assert [t.text for t in texts(page) if t.is_bold].count(name) == 1
    assert shown(page).count("Date") == 2


def test_one_player_has_six_games_side_by_side():
    (page,) = blank("yahtzee", Layout.SINGLE)
    assert [t for t in shown(page) if t.startswith("Game")] == [f"Game {n}" for n in range(1, 7)]
    assert "Player" in shown(page)


def test_each_player_gets_a_sheet_of_six_games():
    pages = filled("generala", Layout.SINGLE, PLAIN[:3])
    assert [name in shown(page) for page, name in zip(pages, PLAIN, strict=False)] == [True] * 3


def test_table_rules_that_are_too_long_follow_on_a_page_of_their_own():
    options = EVERY_RULE | {"pot": "0", "per_point": "0"}
    pages = blank("generala", Layout.QUARTERS, Paper.A5, options=options)
    rules = words.blank(build("generala", options), 1).table_rules
    assert len(pages) == 2
    assert any(cut_texts(page) == [] and rules in shown(page) for page in pages[1:])


# --- What is written -----------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", SINGLE_MATCH)
def test_every_number_stands_in_its_column_and_row(game_id):
    record = game(build(game_id), PLAIN[:3])
    sheet = words.filled(record)
    (page,) = plan(sheet, Layout.CLASSIC, Paper.A4.upright)
    labels = {
        row.title: max((t.area for t in texts(page) if t.text == row.title), key=lambda a: a.y)
        for row in sheet.rows
    }
    headings = [
        next(t.area for t in texts(page) if t.text == name and t.is_bold) for name in PLAIN[:3]
    ]
    for row in sheet.rows:
        line = labels[row.title]
        numbers = [
            t
            for t in texts(page)
            if t.text.isdecimal()
            and t.area.x > line.right
            and abs(t.area.y - line.y) < 0.5
            and t.area.x >= headings[0].x - 3
        ]
        assert [t.text for t in numbers] == [written.points for written in row.cells[0]]
        for number, heading in zip(numbers, headings, strict=True):
            middle = number.area.x + number.area.width / 2
            assert heading.x <= middle <= heading.right


def test_points_of_each_box_stand_beside_its_name():
    (page,) = blank("generala", Layout.CLASSIC)
    for title, worth in (("Straight", "20/25"), ("Double Generala", "100")):
        name = next(t for t in texts(page) if t.text == title)
        small = next(t for t in texts(page) if t.text == worth)
        assert small.area.y == name.area.y
        assert small.area.x >= name.area.right
        assert small.points < name.points


def test_the_head_says_what_was_played_and_how_it_went():
    record = game(build("generala", {"full_house": "25/30"}), PLAIN[:3])
    sheet = words.filled(record)
    (page,) = plan(sheet, Layout.CLASSIC, Paper.A4.upright)
    assert sheet.won_by
    for text in ("Generala", sheet.table_rules, sheet.date, "Ana", sheet.won_by):
        assert text in shown(page)
    assert "25/30" in sheet.table_rules


def test_a_blank_sheet_leaves_lines_to_fill_in():
    (page,) = blank("generala", Layout.CLASSIC)
    for label in ("Date", "Opened by", "Won by"):
        field = next(t.area for t in texts(page) if t.text == label)
        assert any(
            isinstance(ink, Line) and ink.x1 >= field.right and field.y < ink.y1 <= field.bottom
            for ink in page.inks
        )


def test_only_a_served_figure_has_the_letter():
    record = game(build("generala"), PLAIN[:4])
    sheet = words.filled(record)
    served = sum(w.is_served for row in sheet.rows for w in row.cells[0])
    (page,) = plan(sheet, Layout.CLASSIC, Paper.A4.upright)
    assert served
    assert shown(page).count("S") == served
    assert "S = served" in shown(page)


def test_an_unfinished_game_has_empty_boxes_and_no_winner():
    sheet = words.filled(game(build("generala"), PLAIN[:2], turns=6))
    assert sheet.won_by == ""
    boxes = [w.points for row in sheet.rows if row.kind is RowKind.BOX for w in row.cells[0]]
    assert sum(1 for points in boxes if points) == 6


def test_who_has_left_is_struck_out():
    record = next(
        record
        for record in (played(build("generala"), 3, seed, 0.05) for seed in range(50))
        if len(record.state.left) == 1
    )
    (gone,) = record.state.left
    (page,) = plan(words.filled(record), Layout.CLASSIC, Paper.A4.upright)
    assert [t.text for t in texts(page) if t.is_struck] == [record.players[gone].name]


# --- Several matches -----------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", SEVERAL)
def test_the_form_names_the_rows_of_both_games(game_id):
    (page,) = blank(game_id, Layout.MATCHES)
    centre = page.size.width / 2
    left = [t.text for t in texts(page) if t.area.right < centre]
    right = [t.text for t in texts(page) if t.area.x > centre]
    for text in ("El Imprevisible", "= 11", "= 16", "ES", "FS", "P", "G", "N", "R", "25", "35"):
        assert text in left
    for text in ("La Generala Simultánea", "sum", "E", "F", "P", "G", "N", "R", "20/25", "30/35"):
        assert text in right


@pytest.mark.parametrize(("game_id", "matches"), [("simultanea", 3), ("imprevisible", 5)])
@pytest.mark.parametrize("players", [2, 3])
def test_the_form_has_a_block_for_each_match(game_id, matches, players):
    (page,) = blank(game_id, Layout.MATCHES, players=players)
    assert page.size.is_landscape
    heads = [t for t in texts(page) if t.is_bold and t.text.startswith("Value")]
    assert [t.text for t in heads] == [f"Value {n}" for n in range(1, matches + 1)]


def test_a_box_that_only_one_game_has_is_named_on_its_side_only():
    (page,) = blank("imprevisible", Layout.MATCHES, options={"second_generala": "yes"})
    assert shown(page).count("G2") == 1
    assert shown(page).count("G") == 2


def test_a_wave_lies_over_each_match_won_outright_and_no_other():
    sheet = words.filled(game(build("imprevisible"), PLAIN[:3], SEED_WITH_A_WIN))
    outright = [match.label for match in sheet.matches if match.is_won_outright]
    (page,) = plan(sheet, Layout.MATCHES, size_of(Layout.MATCHES, Paper.A4))
    waves = [ink for ink in page.inks if isinstance(ink, Wave)]
    heads = [t for t in texts(page) if t.is_bold and t.text in outright]
    assert outright
    assert len(waves) == len(outright)
    for wave, head in zip(waves, heads, strict=True):
        assert wave.area.x == pytest.approx(head.area.x, abs=2)


def test_signs_stand_for_the_points_and_are_explained():
    sheet = words.filled(game(build("imprevisible"), PLAIN[:3], 3))
    (page,) = plan(sheet, Layout.MATCHES, size_of(Layout.MATCHES, Paper.A4))
    for row in sheet.rows:
        for written in (w for match in row.cells for w in match):
            expected = {"25": "5", "35": "5", "40": "X", "45": "5", "50": "X"}
            is_figure = row.category is not None and not row.is_upper
            own = row.category is not None and written.points in row.category.worth.split("/")
            if is_figure and own:
                assert written.mark == expected[written.points]
    for legend in ("X made", "5 made, served", "0 nothing"):
        assert legend in shown(page)


def test_the_settlement_adds_up():
    sheet = words.filled(game(build("imprevisible"), PLAIN[:3], 3))
    for line in sheet.settlement:
        values = [int(v.replace("−", "-")) for v in line.values if v]
        assert sum(values) == int(line.balance.replace("−", "-"))
    caps = [int(line.caps.replace("−", "-")) for line in sheet.settlement]
    assert sum(caps) == 0
    (page,) = plan(sheet, Layout.MATCHES, size_of(Layout.MATCHES, Paper.A4))
    assert sheet.debts in shown(page)


def test_the_form_shows_who_started_and_is_dedicated():
    (page,) = blank("imprevisible", Layout.MATCHES)
    assert [ink for ink in page.inks if isinstance(ink, Circle)]
    assert {"Starter’s token", "Dedicated to", "on"} <= set(shown(page))
    (page,) = filled("imprevisible", Layout.MATCHES, PLAIN[:3])
    ring = next(ink.area for ink in page.inks if isinstance(ink, Circle))
    inside = [t.text for t in texts(page) if t.area.x > ring.x and t.area.bottom < ring.bottom]
    assert "Ana" in inside


def test_several_matches_in_large_print_have_a_page_each():
    pages = filled("imprevisible", Layout.LARGE, PLAIN[:2])
    assert len(pages) == 5
    for number, page in enumerate(pages, start=1):
        assert f"El Imprevisible, Value {number}" in shown(page)
        assert isinstance(texts(page)[0], Text)
