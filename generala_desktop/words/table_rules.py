"""Table rules in words: the values of options, and what differs from the usual."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLocale

from generala_desktop.engine.ruleset import Choice, Option, OptionKind, Variant
from generala_desktop.words.say import say

OPENING = "opening"
"""The option that belongs to the players rather than to the points."""


def is_switch(option: Option) -> bool:
    return option.kind is OptionKind.ONE and set(option.values) == {"yes", "no"}


def choice_words(choice: Choice) -> str:
    """Return a choice as it is shown; dice without words of their own as 1-2-3-4-5."""
    if choice.label is not None:
        return say(choice.label)
    value = choice.value
    return "-".join(value) if len(value) == 5 and value.isdecimal() else value


def value_words(option: Option, value: str) -> str:
    """Return a value of the option as it is shown."""
    if option.kind is OptionKind.NUMBER:
        return QLocale().toString(int(value))
    by_value = {choice.value: choice_words(choice) for choice in option.choices}
    return ", ".join(by_value.get(part, part) for part in value.split(","))


def rule_words(option: Option, value: str) -> str:
    """Return one table rule in a line."""
    if is_switch(option) and value == "yes":
        return say(option.label)
    pattern = QCoreApplication.translate("TableRules", "{rule}: {value}")
    return pattern.format(rule=say(option.label), value=value_words(option, value))


def differences(variant: Variant, choices: Mapping[str, str]) -> dict[str, str]:
    """Return the choices, in their one spelling, that are sound and not the usual ones."""
    result = {}
    for option in variant.options:
        value = option.normalise(choices.get(option.id, option.default))
        if value is not None and value != option.default:
            result[option.id] = value
    return result


def summary(variant: Variant, choices: Mapping[str, str], most: int = 3) -> str:
    """Say in a line which table rules are not the usual ones, `most` of them by name.

    Who starts is left out.
    """
    changed = differences(variant, choices)
    lines = [
        rule_words(option, changed[option.id])
        for option in variant.options
        if option.id in changed and option.id != OPENING
    ]
    if not lines:
        return QCoreApplication.translate("TableRules", "Usual table rules")
    if len(lines) > most:
        more = QCoreApplication.translate("TableRules", "%n more", "", len(lines) - most)
        lines = [*lines[:most], more]
    return " · ".join(lines)
