"""Makes the sounds out of damped tones and noise; always the same ones.

python packaging/make_sounds.py        writes resources/sounds/*.wav
"""

from __future__ import annotations

import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Sound = NDArray[np.float64]

RATE = 22050
TARGET = Path(__file__).parents[1] / "resources" / "sounds"
LOUDEST = 0.7
"""Of what a file can hold: two sounds at once must not break."""


def silence(seconds: float) -> Sound:
    return np.zeros(round(seconds * RATE))


def tone(pitch: float, decay: float, seconds: float) -> Sound:
    """Return a tone in Hz that falls to 1/e in `decay` seconds."""
    time = np.arange(round(seconds * RATE)) / RATE
    return np.sin(2 * np.pi * pitch * time) * np.exp(-time / decay)


def noise(chance: np.random.RandomState, decay: float, seconds: float) -> Sound:
    time = np.arange(round(seconds * RATE)) / RATE
    return chance.uniform(-1, 1, len(time)) * np.exp(-time / decay)


def muffled(sound: Sound, pitch: float) -> Sound:
    """Take away what lies above a pitch, softly."""
    share = 1 - np.exp(-2 * np.pi * pitch / RATE)
    result, last = np.empty_like(sound), 0.0
    for place, value in enumerate(sound):
        last += share * (value - last)
        result[place] = last
    return result


def thin(sound: Sound, pitch: float) -> Sound:
    """Take away what lies below a pitch, softly."""
    return sound - muffled(sound, pitch)


def put(into: Sound, sound: Sound, at: float, loudness: float = 1.0) -> None:
    start = round(at * RATE)
    end = min(len(into), start + len(sound))
    into[start:end] += loudness * sound[: end - start]


def knock(chance: np.random.RandomState) -> Sound:
    """Return one bounce of a die on cloth over wood."""
    body = tone(chance.uniform(170, 240), 0.020, 0.09)
    edge = muffled(noise(chance, 0.006, 0.09), 1800)
    click = thin(noise(chance, 0.002, 0.09), 2500)
    return 0.8 * body + 1.1 * edge + 0.18 * click


def dice(count: int, chance: np.random.RandomState) -> Sound:
    """Return so many dice that fall out of a cup and come to rest."""
    result = silence(0.75)
    for _ in range(count):
        at, gap, loudness = chance.uniform(0.0, 0.16), chance.uniform(0.10, 0.15), 1.0
        while loudness > 0.1 and at < 0.6:
            put(result, knock(chance), at, loudness)
            at += gap
            gap *= chance.uniform(0.55, 0.75)
            loudness *= chance.uniform(0.45, 0.65)
    return result


def cup(chance: np.random.RandomState) -> Sound:
    """Return dice that are shaken in a leather cup."""
    result = silence(0.6)
    for at in np.cumsum(chance.uniform(0.018, 0.055, 16)):
        rattle = tone(chance.uniform(600, 1100), 0.006, 0.04) + muffled(
            noise(chance, 0.008, 0.04), 2500
        )
        put(result, rattle, float(at), chance.uniform(0.4, 1.0))
    return muffled(result, 2600)


def hold() -> Sound:
    result = silence(0.12)
    put(result, tone(430, 0.022, 0.1), 0.0)
    put(result, tone(860, 0.012, 0.1), 0.0, 0.4)
    return result


def stroke(chance: np.random.RandomState, seconds: float) -> Sound:
    """Return a stroke of a pencil on paper."""
    length = round(seconds * RATE)
    swell = np.sin(np.pi * np.arange(length) / length) ** 0.7
    grain = 0.7 + 0.3 * np.sin(2 * np.pi * 55 * np.arange(length) / RATE)
    return muffled(thin(chance.uniform(-1, 1, length), 1500), 5200) * swell * grain


def entry(chance: np.random.RandomState) -> Sound:
    result = silence(0.32)
    put(result, stroke(chance, 0.12), 0.0)
    put(result, stroke(chance, 0.15), 0.14, 0.9)
    return result


def strike(chance: np.random.RandomState) -> Sound:
    result = silence(0.36)
    put(result, stroke(chance, 0.13), 0.0, 1.0)
    put(result, stroke(chance, 0.13), 0.19, 1.0)
    put(result, tone(140, 0.05, 0.15), 0.19, 0.35)
    return result


def bell(pitch: float, seconds: float) -> Sound:
    return (
        tone(pitch, 0.22, seconds)
        + 0.4 * tone(2 * pitch, 0.12, seconds)
        + 0.15 * tone(3.01 * pitch, 0.06, seconds)
    )


def melody(notes: tuple[tuple[float, float], ...], seconds: float) -> Sound:
    """Return bells: (when, pitch)."""
    result = silence(seconds)
    for at, pitch in notes:
        put(result, bell(pitch, seconds - at), at)
    return result


def sounds() -> dict[str, Sound]:
    chance = np.random.RandomState(7)
    return {
        **{f"dice_{count}": dice(count, chance) for count in range(1, 6)},
        "cup": cup(chance),
        "hold": hold(),
        "entry": entry(chance),
        "strike": strike(chance),
        "served": melody(((0.0, 659.3), (0.11, 880.0), (0.22, 1318.5)), 0.9),
        "win": melody(
            (
                (0.0, 523.3),
                (0.14, 659.3),
                (0.28, 784.0),
                (0.42, 1046.5),
                (0.70, 784.0),
                (0.84, 1046.5),
            ),
            1.8,
        ),
    }


def write(sound: Sound, path: Path) -> None:
    loud = sound / np.abs(sound).max() * LOUDEST
    fade = min(len(loud), round(0.01 * RATE))
    loud[-fade:] *= np.linspace(1, 0, fade)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((loud * 32767).astype("<i2").tobytes())


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, sound in sounds().items():
        write(sound, TARGET / f"{name}.wav")


if __name__ == "__main__":
    main()
