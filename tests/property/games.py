"""Games to draw from: any rules, any options, one to four players, any course."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import settings
from hypothesis import strategies as st

from generala_desktop.engine.ruleset import Option, OptionKind, Ruleset, Variant
from generala_desktop.rulesets import VARIANTS

SETTINGS = settings(deadline=None, derandomize=True, database=None)


@dataclass(frozen=True)
class Sitting:
    rules: Ruleset
    players: int
    seed: int


def values(option: Option) -> st.SearchStrategy[str]:
    if option.kind is OptionKind.SET:
        picked = st.sets(st.sampled_from(option.values), min_size=1)
        return picked.map(lambda some: ",".join(v for v in option.values if v in some))
    if option.kind is OptionKind.NUMBER:
        return st.sampled_from([*option.values, "7", "1000000"])
    return st.sampled_from(option.values)


def rulesets(variant: Variant) -> st.SearchStrategy[Ruleset]:
    every = {option.id: values(option) for option in variant.options}
    return st.fixed_dictionaries(every).map(variant.build)


any_rules = st.sampled_from(VARIANTS).flatmap(rulesets)


@st.composite
def sittings(draw: st.DrawFn) -> Sitting:
    rules = draw(any_rules)
    least, most = rules.players
    players = draw(st.integers(least, min(most, 4)))
    return Sitting(rules, players, draw(st.integers(0, 10**9)))
