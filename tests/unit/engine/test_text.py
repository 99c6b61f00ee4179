"""Texts that wait for their translation."""

from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text


def test_a_text_reads_as_its_source_with_the_braces_filled():
    text = QT_TRANSLATE_NOOP("Reasons", "{a} and {b}")
    assert text == Text("Reasons", "{a} and {b}")
    assert str(text.fill(a=1, b="two")) == "1 and two"


def test_a_text_may_be_filled_with_texts_and_in_steps():
    inner = Text("Other", "inner {n}").fill(n=3)
    text = Text("Reasons", "{a}, {b}").fill(a=inner).fill(b="{a}")
    assert str(text) == "inner 3, {a}"
    assert text.values == (("a", inner), ("b", "{a}"))


def test_filling_leaves_the_text_itself_as_it_was():
    text = Text("Reasons", "{a}")
    text.fill(a=1)
    assert text.values == ()
