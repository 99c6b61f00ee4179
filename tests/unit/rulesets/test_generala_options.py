"""Every table rule of the two Generalas makes its difference (RULES.md §4.3, §4.4)."""

import pytest

from generala_desktop.engine.legality import claimable, must_claim
from generala_desktop.rulesets import build, find
from tests.play import built, every_value, game, refusal, shown, state, worth

GAMES = ("generala", "generala-mayores")


def points(rolls: str, box: str, *before: str, **options: str) -> int:
    """What the rolls are worth in Generala under the options."""
    return worth("generala", rolls, box, *before, options=options)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_value_of_every_option_gives_rules(game_id):
    variant = find(game_id)
    assert variant is not None
    for option in variant.options:
        for value in every_value(option):
            rules = variant.build({option.id: value})
            assert dict(rules.options)[option.id] == value
            if value != option.default and option.id not in {"pot", "per_point"}:
                assert rules != variant.by_default()


STRAIGHTS = ("12345", "23456", "34561", "61234")


@pytest.mark.parametrize("listed", STRAIGHTS)
def test_each_straight_may_be_the_only_one(listed):
    worths = [points(hand, "straight", straights=listed) for hand in STRAIGHTS]
    assert worths == [25 if hand == listed else 0 for hand in STRAIGHTS]


def test_several_straights_may_count():
    listed = "12345,61234"
    assert [points(hand, "straight", straights=listed) for hand in STRAIGHTS] == [25, 0, 0, 25]


@pytest.mark.parametrize(("value", "worths"), [("25/30", (25, 30)), ("30/35", (30, 35))])
def test_the_full_house_has_two_prices(value, worths):
    assert points(built("33322"), "full_house", full_house=value) == worths[0]
    assert points("33322", "full_house", full_house=value) == worths[1]


@pytest.mark.parametrize("value", ["50", "60"])
def test_the_generala_has_two_prices(value):
    assert points(built("33333"), "generala", generala_points=value) == int(value)


@pytest.mark.parametrize("value", ["60", "100", "120"])
def test_the_double_has_three_prices(value):
    double = built("33333")
    assert points(double, "double_generala", "=generala:50", double=value) == int(value)


def test_without_the_double_there_are_ten_boxes():
    rules = state("generala", options={"double": "no"}).rules
    assert len(rules.categories) == 10
    assert not rules.has_category("double_generala")
    assert rules.memory == ()


@pytest.mark.parametrize(("value", "worths"), [("yes", [0, 0, 100]), ("no", [100, 100, 100])])
def test_the_double_may_need_a_generala_with_points(value, worths):
    before = [(), ("=generala:0",), ("=generala:50",)]
    double = built("33333")
    assert [
        points(double, "double_generala", *turns, double_needs_generala=value) for turns in before
    ] == worths


@pytest.mark.parametrize(("value", "worths"), [("first_roll", (25, 20)), ("full_roll", (25, 25))])
def test_served_may_mean_the_first_roll_or_any_of_five_dice(value, worths):
    assert points("12345", "straight", served=value) == worths[0]
    assert points("11234 12345", "straight", served=value) == worths[1]
    assert points("12346 ....5", "straight", served=value) == 20


@pytest.mark.parametrize("game_id", GAMES)
def test_a_served_generala_may_win_at_the_end_of_the_round(game_id):
    options = {"served_generala": "wins_round"}
    assert must_claim(state(game_id, "44444", options=options))
    assert not state(game_id, "44444 !", players=2, options=options).over
    assert state(game_id, "44444 !", "=ones:0", players=2, options=options).over


@pytest.mark.parametrize("game_id", GAMES)
def test_a_served_generala_may_win_at_once(game_id):
    options = {"served_generala": "wins_now"}
    assert must_claim(state(game_id, "44444", options=options))
    assert state(game_id, "44444 !", players=2, options=options).over


@pytest.mark.parametrize("game_id", GAMES)
def test_a_served_generala_may_fill_any_figure(game_id):
    """RULES.md §4.2."""
    options = {"served_generala": "any_figure", "full_house": "25/30"}
    before = ("=generala:50",)
    turn = shown(game(game_id, "44444", options=options))
    assert turn.may_claim == []
    assert {box: worth for box, worth in turn.points.items() if worth} == {
        "fours": 20,
        "straight": 25,
        "full_house": 30,
        "four_of_a_kind": 45,
        "generala": 50,
    }
    double = {"generala": 100, "generala-mayores": 60}[game_id]
    assert (
        shown(game(game_id, *before, "44444", options=options)).points["double_generala"] == double
    )
    struck = shown(game(game_id, "=generala:0", "44444", options=options))
    assert struck.points["double_generala"] == 0
    assert struck.points["full_house"] == 30


def test_a_built_generala_fills_no_other_figure():
    turn = shown(game("generala-mayores", built("44444")))
    assert {box: worth for box, worth in turn.points.items() if worth} == {
        "fours": 20,
        "four_of_a_kind": 40,
        "generala": 50,
    }


def test_a_served_generala_may_be_written_like_any_other_hand():
    """RULES.md §4.4."""
    options = {"served_generala": "scores"}
    turn = shown(game("generala", "44444", options=options))
    assert turn.may_claim == []
    assert {box: worth for box, worth in turn.points.items() if worth} == {
        "fours": 20,
        "four_of_a_kind": 45,
        "generala": 50,
    }
    assert points("44444", "full_house", served_generala="scores", five_as_full="yes") == 35
    assert points("44444", "double_generala", "=generala:50", served_generala="scores") == 100


@pytest.mark.parametrize(("value", "worths"), [("yes", (40, 45)), ("no", (0, 0))])
def test_five_equal_may_be_a_poker(value, worths):
    scores = {"five_as_poker": value, "served_generala": "scores"}
    assert points(built("44444"), "four_of_a_kind", **scores) == worths[0]
    assert points("44444", "four_of_a_kind", **scores) == worths[1]
    assert points("44441", "four_of_a_kind", **scores) == 45


def test_a_served_generala_of_any_figure_is_a_poker_all_the_same():
    options = {"five_as_poker": "no", "served_generala": "any_figure"}
    assert points("44444", "four_of_a_kind", **options) == 45
    assert points(built("44444"), "four_of_a_kind", **options) == 0


@pytest.mark.parametrize(("value", "worths"), [("yes", (30, 35)), ("no", (0, 0))])
def test_five_equal_may_be_a_full_house(value, worths):
    scores = {"five_as_full": value, "served_generala": "scores"}
    assert points(built("44444"), "full_house", **scores) == worths[0]
    assert points("44444", "full_house", **scores) == worths[1]


@pytest.mark.parametrize(("value", "locked"), [("free", False), ("locked", True)])
def test_dice_set_aside_may_be_locked(value, locked):
    turn = "33152 ..624 3..24 =threes"
    options = {"holds": value}
    if locked:
        assert refusal("generala", turn, options=options)[0] == 1
    else:
        assert state("generala", turn, options=options).cards[0].entries


EVERY = {category.id for category in build("generala").categories}


@pytest.mark.parametrize(
    ("value", "legal"), [("free", EVERY), ("down", {"ones"}), ("up", {"double_generala"})]
)
def test_boxes_may_be_written_in_order(value, legal):
    assert shown(game("generala", "33152", options={"order": value})).legal == legal


@pytest.mark.parametrize("value", ["0", "7", "1000000"])
def test_stakes_are_whole_units(value):
    rules = state("generala", options={"pot": value, "per_point": value}).rules
    assert (rules.stakes.pot, rules.stakes.per_point) == (int(value), int(value))


def test_the_houses_have_their_own_defaults():
    """RULES.md §4.3, the table."""
    generala, mayores = (dict(state(game_id).rules.options) for game_id in GAMES)
    assert {name: (generala[name], mayores[name]) for name in generala} == {
        "opening": ("highest_die", "highest_die"),
        "straights": ("12345,23456", "12345,23456,34561,61234"),
        "full_house": ("30/35", "25/30"),
        "generala_points": ("50", "50"),
        "double": ("100", "60"),
        "double_needs_generala": ("yes", "yes"),
        "served": ("first_roll", "full_roll"),
        "served_generala": ("wins_round", "any_figure"),
        "holds": ("free", "locked"),
        "five_as_poker": ("yes", "yes"),
        "five_as_full": ("no", "no"),
        "order": ("free", "free"),
        "pot": ("0", "0"),
        "per_point": ("0", "0"),
    }


@pytest.mark.parametrize("served", ["first_roll", "full_roll"])
def test_a_second_roll_of_five_equal_wins_only_where_it_is_served(served):
    before = state("generala", "11234 44444", options={"served": served})
    assert bool(claimable(before)) is (served == "full_roll")
