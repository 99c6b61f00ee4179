"""The rules page says what the engine does: its numbers and examples are the engine's own."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement

import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import Hand
from generala_desktop.engine.patterns import AnyHand
from generala_desktop.engine.ruleset import Category, OptionKind, Ruleset, Served, Variant
from generala_desktop.engine.scoring import FaceSum, KindSum, Remainder, Total, TwoPairsSum
from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.words.examples import RUNS
from generala_desktop.words.rules_html import to_html
from generala_desktop.words.rules_matches import TWO_CUPS, second_cup_rows
from generala_desktop.words.rules_page import BoxRow, Page, Section, page
from generala_desktop.words.scores import pattern_words, score_words, sentence

HANDS = tuple(combinations_with_replacement(range(1, 7), 5))

SUMS = (FaceSum, KindSum, Remainder, Total, TwoPairsSum)
"""Scores that depend on the faces; all others pay one or two fixed values."""


def setups() -> Iterator[tuple[Variant, dict[str, str]]]:
    """Yield every game as usual, and with each of its options at each of its values."""
    for variant in VARIANTS:
        yield variant, {}
        for option in variant.options:
            if option.id == "opening" and variant is not VARIANTS[0]:
                continue  # the same words in every game
            others = [value for value in option.values if value != option.default]
            if option.kind is OptionKind.NUMBER:
                others = others[-1:]
            yield from ((variant, {option.id: value}) for value in others)


def named(setup: tuple[Variant, dict[str, str]]) -> str:
    variant, choices = setup
    return " ".join([variant.id, *(f"{name}={value}" for name, value in choices.items())])


@pytest.fixture(params=list(setups()), ids=named, scope="module")
def rules(request: pytest.FixtureRequest) -> Ruleset:
    variant, choices = request.param
    assert isinstance(variant, Variant)
    return variant.build(choices)


@pytest.fixture(scope="module")
def shown(rules: Ruleset) -> Page:
    return page(rules)


def rows(shown: Page) -> list[BoxRow]:
    return [row for section in shown.sections for row in section.boxes]


def text(shown: Page) -> str:
    return "\n".join(p for section in shown.sections for p in (section.title, *section.paragraphs))


def section(shown: Page, title: str) -> Section | None:
    return next((s for s in shown.sections if s.title == title), None)


def paragraphs(rules: Ruleset, title: str) -> str:
    found = section(page(rules), title)
    return "\n".join(found.paragraphs) if found else ""


def numbers(words: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", words)}


def worth(rules: Ruleset, category: Category, *, served: bool) -> set[int]:
    """Return every number of points above 0 that a hand may earn in the box."""
    card = Card()
    if category.needs:
        other = Box(0, category.needs)
        card = card.write(Entry(other, Hand((6,) * 5), 50))
    box = Box(0, category.id)
    return {rules.points(card, box, Hand(faces, served)) for faces in HANDS} - {0}


def test_every_box_is_on_the_page(rules: Ruleset, shown: Page) -> None:
    assert [row.category for row in rows(shown)] == list(rules.categories)


def test_fixed_points_are_those_of_the_engine(rules: Ruleset, shown: Page) -> None:
    may_serve = rules.turn.served is not Served.NEVER
    for row in rows(shown):
        if isinstance(row.category.score, SUMS):
            continue
        paid = worth(rules, row.category, served=False)
        if may_serve:
            paid |= worth(rules, row.category, served=True)
        assert numbers(row.words.points) == paid, row.name


def test_sums_are_said_as_the_engine_makes_them(rules: Ruleset, shown: Page) -> None:
    for row in rows(shown):
        score = row.category.score
        said = numbers(row.words.points)
        if isinstance(score, FaceSum):
            assert said == {score(Hand((score.face, *(((score.face % 6) + 1,) * 4))))}
        elif isinstance(score, Remainder):
            assert said == {score(Hand(faces)) + sum(faces) for faces in HANDS}
        elif isinstance(score, Total) and score.least:
            assert said == {min(worth(rules, row.category, served=False))}
        elif isinstance(score, SUMS):
            assert said == set()


def test_examples_are_worth_what_the_page_says(rules: Ruleset, shown: Page) -> None:
    for row in rows(shown):
        assert row.examples, row.name
        for example in row.examples:
            built = row.category.score(Hand(example.faces))
            assert example.points == built
            if rules.turn.served is not Served.NEVER:
                served = row.category.score(Hand(example.faces, served=True))
                assert (example.served or built) == served
            else:
                assert example.served is None
            assert example.points or example.served, row.name


def test_hands_said_to_be_worth_nothing_are(rules: Ruleset, shown: Page) -> None:
    for row in rows(shown):
        for faces in row.misses:
            assert row.category.score(Hand(faces)) == 0
            assert row.category.score(Hand(faces, served=True)) == 0


def test_the_straights_named_are_those_that_count(rules: Ruleset, shown: Page) -> None:
    for row in rows(shown):
        if row.category.id != "straight":
            continue
        for faces in RUNS:
            digits = "-".join(map(str, faces))
            counts = row.category.score(Hand(faces, served=True)) > 0
            assert (digits in row.words.needs) == counts
            assert (faces in row.misses) != counts


def test_players_bonus_and_matches_are_those_of_the_rules(rules: Ruleset, shown: Page) -> None:
    least, most = rules.players
    first = paragraphs(rules, "Who plays, who starts").splitlines()[0]
    assert numbers(first) == {max(2, least), most}
    assert ("practice" in first) == (least == 1)
    said = numbers(paragraphs(rules, "Bonus"))
    for bonus in rules.bonuses:
        assert bonus.points in said
    matches = section(shown, "Several matches at once")
    assert (matches is not None) == (len(rules.matches) > 1)
    if matches is not None:
        assert numbers(matches.paragraphs[0]) == {m.value for m in rules.matches} | {
            len(rules.matches)
        }


def test_every_table_rule_is_named(rules: Ruleset, shown: Page) -> None:
    listed = section(shown, "Table rules in force")
    assert listed is not None
    assert len(listed.paragraphs) == len(rules.options)


def test_only_unusual_rules_name_the_usual_one() -> None:
    said = paragraphs(build("generala", {"double": "120"}), "Table rules in force")
    assert "Double Generala: 120 (usually: 100)" in said
    assert said.count("usually") == 1


def test_the_page_becomes_rich_text(rules: Ruleset, shown: Page) -> None:
    html = to_html(shown, "#808080")
    assert html.count("<tr>") >= len(rules.categories)
    assert "⚅" in html
    assert "{" not in html


@pytest.mark.parametrize(
    ("game", "box", "needs", "points"),
    [
        # RULES.md §3.1
        ("generala", "straight", "1-2-3-4-5 or 2-3-4-5-6", "20 points, 25 served"),
        ("generala", "full_house", "Three equal dice and two", "30 points, 35 served"),
        ("generala", "four_of_a_kind", "At least four equal", "40 points, 45 served"),
        ("generala", "double_generala", "Five equal dice", "100 points"),
        # §4.1
        ("generala-mayores", "full_house", "also a served Generala", "25 points, 30 served"),
        # §5
        ("yatzy", "pair", "At least two equal", "The sum of those two dice, of the highest pair"),
        ("yatzy", "small_straight", "1-2-3-4-5, in any order", "15 points"),
        # §6.1, §6.2
        ("yahtzee", "full_house", "Three equal", "25, or the sum of all five dice if that is more"),
        # §8.1
        ("yacht", "four_of_a_kind", "Exactly four equal dice", "The sum of all five dice"),
        ("yacht", "small_straight", "1-2-3-4, 2-3-4-5 or 3-4-5-6", "15 points"),
        # §10.3
        ("imprevisible", "sixes", "Exactly four dice that show 6", "16 points"),
        ("imprevisible", "straight", "served only", "25 points"),
        ("imprevisible", "four_of_a_kind", "Exactly four equal", "40 points, 45 served"),
    ],
)
def test_boxes_are_put_into_words(game: str, box: str, needs: str, points: str) -> None:
    words = score_words(build(game).category(box).score)
    assert needs in words.needs
    assert words.points == points


def test_a_box_is_one_sentence() -> None:
    assert sentence(build("generala").category("full_house")) == (
        "Full house: Three equal dice and two others that are equal. 30 points, 35 served."
    )


def test_what_has_no_words_is_told() -> None:
    with pytest.raises(TypeError, match="no words"):
        score_words(lambda hand: 0)
    with pytest.raises(TypeError, match="no words"):
        pattern_words(lambda hand: True)
    assert pattern_words(AnyHand()) == "Any dice"


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        # RULES.md §4.4; the boxes of a Generala with their served values
        ("wins_round", "in this round still take it"),
        ("wins_now", "over at once"),
        (
            "any_figure",
            "Straight 25, Full house 35, Four of a kind 45, Generala 50, Double Generala 100",
        ),
        ("scores", "figures: Four of a kind 45, Generala 50, Double Generala 100"),
    ],
)
def test_a_served_generala_does_what_the_table_chose(choice: str, said: str) -> None:
    rules = build("generala", {"served_generala": choice})
    assert said in paragraphs(rules, "A served Generala")


@pytest.mark.parametrize(
    ("choices", "title", "said"),
    [
        ({"served": "full_roll"}, "Served hands", "be it the first roll or a later one"),
        ({"served": "first_roll"}, "Served hands", "when the first roll of a turn throws it"),
        ({"holds": "locked"}, "A turn", "stays aside for the rest of the turn"),
        ({"holds": "free"}, "A turn", "take them up again"),
        ({"order": "down"}, "A turn", "from the top down: Ones first, Double Generala last"),
        ({"order": "up"}, "A turn", "from the bottom up: Double Generala first, Ones last"),
        ({"opening": "lowest_sum"}, "Who plays, who starts", "The lowest sum starts"),
        ({"pot": "50"}, "Stakes", "puts 50 into the pot"),
        ({"per_point": "2"}, "Stakes", "pays the winner 2 for every point"),
        ({}, "The boxes", "Double Generala pays only when Generala holds points"),
        ({"double": "no"}, "The boxes", "Each player has 10 boxes"),
    ],
)
def test_table_rules_change_what_the_page_says(
    choices: dict[str, str], title: str, said: str
) -> None:
    assert said in paragraphs(build("generala", choices), title)


def test_what_does_not_concern_a_game_is_left_out() -> None:
    titles = [s.title for s in page(build("yatzy")).sections]
    for absent in ("Served hands", "A served Generala", "Stakes", "The fourth roll"):
        assert absent not in titles
    assert "Bonus" not in [s.title for s in page(build("generala")).sections]
    free = paragraphs(build("generala", {"double_needs_generala": "no"}), "The boxes")
    assert "can only be struck" not in free


def test_the_joker_pays_in_full() -> None:
    # RULES.md §7.3
    said = paragraphs(build("yahtzee-official"), "Bonus")
    assert "Full house 25, Small straight 30, Large straight 40" in said
    assert "100 points more" in said
    assert "Joker" not in paragraphs(build("yahtzee"), "Bonus")


def test_the_author_warns_of_three_matches() -> None:
    # RULES.md §9.3
    assert "1 + 2 = 3" in paragraphs(build("simultanea"), "Several matches at once")
    other = build("simultanea", {"matches": "4"})
    assert "warning" not in paragraphs(other, "Several matches at once")


def test_compulsory_rolls_name_what_lets_one_stop() -> None:
    # RULES.md §10.2
    said = paragraphs(build("imprevisible"), "A turn")
    assert "All 3 rolls are compulsory" in said
    assert said.count("served only") == 4
    free = paragraphs(build("imprevisible", {"stand_freely": "yes"}), "A turn")
    assert "You may stop after any roll" in free


def test_relief_and_caps_are_told() -> None:
    # RULES.md §10.3, §10.7
    rules = build("imprevisible")
    relief = next(
        p for p in paragraphs(rules, "Several matches at once").splitlines() if "Relief" in p
    )
    assert numbers(relief) == {25, 35, 40, 45}
    assert "begins with 15 of one colour" in paragraphs(rules, "The end, and who wins")


def test_ten_dice_are_worth_what_the_author_says() -> None:
    # RULES.md §10.5
    shown = {(row[0], row[1]): row[2] for row in second_cup_rows(build("imprevisible"))}
    assert shown["6-6-6-6-2", "1-2-3-3-5"] == "Sixes 16, Four of a kind 40"
    assert shown["6-6-6-6-2", "6-1-3-4-4"] == "Generala 50"
    assert shown["6-6-6-6-2", "6-6-1-3-4"] == "0"
    assert shown["6-5-3-2-1", "4-4-4-4-1"] == "Fours 14, Four of a kind 45"
    assert shown["6-5-3-2-1", "6-6-6-2-2"] == "Sixes 16, Full house 35, Four of a kind 40"
    assert shown["5-5-5-1-2", "5-5-5-5-5"] == "wins a match"
    assert len(shown) == len(TWO_CUPS) + 1


def test_the_fourth_roll_follows_its_options() -> None:
    title = "The fourth roll"
    assert section(page(build("imprevisible", {"fourth_roll": "no"})), title) is None
    assert "19.6 %" in paragraphs(build("imprevisible"), title)
    named_first = build("imprevisible", {"declare_target": "yes"})
    assert "name a number" in paragraphs(named_first, title)
    assert second_cup_rows(named_first) == ()
    barred = build("imprevisible", {"three_only_to_poker": "yes"})
    assert "grow to four of a kind only" in paragraphs(barred, title)


def test_a_ruleset_of_no_known_game_has_no_table_rules() -> None:
    unknown = replace(build("yacht"), id="unknown")
    assert section(page(unknown), "Table rules in force") is None
