"""Generala de juegos mayores: any full roll serves, held dice stay (RULES.md)."""

from __future__ import annotations

from generala_desktop.engine.text import QT_TRANSLATE_NOOP
from generala_desktop.rulesets.generala import variant

VARIANT = variant(
    "generala-mayores",
    QT_TRANSLATE_NOOP("GeneralaMayores", "Generala de juegos mayores"),
    QT_TRANSLATE_NOOP(
        "GeneralaMayores",
        "Generala with four straights. Any roll of all five dice can serve a figure, dice set "
        "aside stay aside, and a served Generala may fill any figure.",
    ),
    (1, 8),
    straights="12345,23456,34561,61234",
    full_house="25/30",
    double="60",
    served="full_roll",
    served_generala="any_figure",
    holds="locked",
)
