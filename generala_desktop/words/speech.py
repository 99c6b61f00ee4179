"""What is said of speech itself: that it is on, and why it cannot be."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def speaks() -> str:
    """Return the first words after speech was switched on or changed."""
    return QCoreApplication.translate("Speech", "This is how the game speaks.")


def on() -> str:
    """Return the state of a control that is checked or pressed."""
    return QCoreApplication.translate("Speech", "on")


def off() -> str:
    """Return the state of a control that could be checked or pressed."""
    return QCoreApplication.translate("Speech", "off")


def no_engine() -> str:
    return QCoreApplication.translate(
        "Speech",
        "Nothing can be spoken: this system has no speech. "
        "On Linux it comes with Speech Dispatcher and a voice such as eSpeak NG.",
    )


def no_connection() -> str:
    return QCoreApplication.translate(
        "Speech",
        "Nothing can be spoken: the system's speech service does not answer. "
        "Is Speech Dispatcher installed?",
    )


def no_voice() -> str:
    return QCoreApplication.translate(
        "Speech", "Nothing can be spoken: the system has no voice for this language."
    )
