"""Ray-trace the pictures of resting dice into resources/dice; run by hand, the result is kept.

    python packaging/render_dice.py [FACE ...]

Face 0 is a die without marks; other marks than pips are painted on it.

The geometry, the camera and the light are those of the dice in motion, so a die that comes to
rest turns into its picture without a jump.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from generala_desktop.views.dice import geometry as g  # noqa: E402
from generala_desktop.views.dice import sheet  # noqa: E402

Array = npt.NDArray[np.float64]
Indexes = npt.NDArray[np.intp]

SAMPLES = 3
"""Rays a pixel, along each side."""
PIP_DEPTH = 0.62
"""Depth of a pip, as a share of its radius."""
PIP_LIP = 0.018
"""How softly the rim of a pip is rounded."""
MARCH_STEPS = 48
NEAR_ENOUGH = 2e-4


def length(v: Array) -> Array:
    out: Array = np.sqrt(np.einsum("ij,ij->i", v, v))
    return out


def unit(v: Array) -> Array:
    out: Array = v / length(v)[:, None]
    return out


def cube_distance(p: Array) -> Array:
    q = np.abs(p) - g.INNER
    outside = length(np.maximum(q, 0.0))
    inside = np.minimum(q.max(axis=1), 0.0)
    out: Array = outside + inside - g.ROUNDING
    return out


def carved_distance(p: Array, centre: Array, radius: Array) -> Array:
    """Distance to the cube with one sphere a ray taken out of it, its rim softened."""
    cube = cube_distance(p)
    hole = radius - length(p - centre)
    blend = np.maximum(PIP_LIP - np.abs(cube - hole), 0.0) / PIP_LIP
    out: Array = np.maximum(cube, hole) + blend * blend * PIP_LIP * 0.25
    return out


def pip_spheres() -> tuple[Array, Array]:
    """Centres (n, 3) and radii (n) of the spheres that carve the pips."""
    centres, radii = [], []
    for axis, (plus, minus) in enumerate(g.FACE_OF_AXIS):
        for value, sign in ((plus, 1.0), (minus, -1.0)):
            rim = g.pip_radius(value)
            depth = PIP_DEPTH * rim
            radius = (rim * rim + depth * depth) / (2 * depth)
            for u, v in g.PIPS[value]:
                c = np.zeros(3)
                c[axis] = sign * (1.0 + radius - depth)
                c[(axis + 1) % 3] = u
                c[(axis + 2) % 3] = v
                centres.append(c)
                radii.append(radius)
    return np.array(centres), np.array(radii)


def march(
    origin: Array, rays: Array, start: Array, distance: Callable[[Array, Indexes], Array]
) -> tuple[Array, npt.NDArray[np.bool_]]:
    """How far along each ray the surface is, and whether it is met at all."""
    t = start.copy()
    active = np.arange(len(t))
    hit = np.zeros(len(t), dtype=bool)
    for _ in range(MARCH_STEPS):
        d = distance(origin + rays[active] * t[active, None], active)
        t[active] += d
        done = d < NEAR_ENOUGH
        hit[active[done]] = True
        active = active[~done & (t[active] < g.CAMERA_DISTANCE + 2.5)]
        if not len(active):
            break
    return t, hit


def gradient(p: Array, distance: Callable[[Array], Array]) -> Array:
    e = 1e-3
    parts = []
    for axis in range(3):
        step = np.zeros(3)
        step[axis] = e
        parts.append(distance(p + step) - distance(p - step))
    return unit(np.stack(parts, axis=1))


def smoothstep(low: float, high: float, x: Array) -> Array:
    s = np.clip((x - low) / (high - low), 0.0, 1.0)
    out: Array = s * s * (3.0 - 2.0 * s)
    return out


def lit(p: Array, n: Array, view: Array, in_pip: Array) -> tuple[Array, Array]:
    """Shade and gloss of points `p` with normals `n`, all in world axes."""
    lamp = np.array(g.TO_LAMP)
    facing = n @ lamp
    diffuse = g.AMBIENT + g.SKY * n[:, 2] + g.LAMP * np.maximum(facing, 0.0)
    # The cloth below takes light away from the lowest part of the sides.
    above = np.maximum(p[:, 2] + 1.0, 0.0)
    sides = 1.0 - np.clip(n[:, 2], 0.0, 1.0)
    diffuse *= 1.0 - 0.34 * sides * np.exp(-above / 0.42)
    diffuse *= 1.0 - 0.12 * in_pip

    half = unit(view + lamp)
    mirror = np.maximum(np.einsum("ij,ij->i", n, half), 0.0)
    strength = np.where(in_pip > 0.5, 0.5, g.GLOSS)
    exponent = np.where(in_pip > 0.5, 70.0, g.GLOSS_EXPONENT)
    shine = strength * mirror**exponent
    cosine = np.clip(np.einsum("ij,ij->i", n, view), 0.0, 1.0)
    reflected = 2.0 * cosine[:, None] * n - view
    fresnel = (1.0 - cosine) ** 4
    sky = smoothstep(-0.1, 0.9, reflected[:, 2])
    # A lamp with a window frame: the bright pane that polished edges mirror.
    pane = smoothstep(0.80, 0.95, reflected @ lamp)
    shine += 0.16 * fresnel * sky * (1.0 - in_pip) + 0.22 * pane * (0.35 + fresnel)
    shine *= 1.0 - 0.6 * sides * np.exp(-above / 0.3)
    return np.clip(diffuse, 0.0, 1.0), np.clip(shine, 0.0, 1.0)


def rendered(value: int | None, yaw_index: int) -> npt.NDArray[np.uint8]:
    """The strip of layers, (layers x height, width); without a value there are no pips."""
    yaw = g.lean(yaw_index) if value is None else g.rest_yaw(value, yaw_index)
    m = np.array(g.matrix_of(g.resting(value or 1, yaw))).reshape(3, 3)
    right = np.array([1.0, 0.0, 0.0])
    up = np.array([0.0, g.SIN_ELEVATION, g.COS_ELEVATION])
    eye = np.array(g.TO_CAMERA) * g.CAMERA_DISTANCE
    width, height = sheet.CELL_WIDTH * SAMPLES, sheet.CELL_HEIGHT * SAMPLES
    xs = ((np.arange(width) + 0.5) / SAMPLES - sheet.CENTRE_X) / sheet.HALF_EDGE_PX
    ys = (sheet.CENTRE_Y - (np.arange(height) + 0.5) / SAMPLES) / sheet.HALF_EDGE_PX
    gx, gy = np.meshgrid(xs, ys)
    aim = gx.reshape(-1, 1) * right + gy.reshape(-1, 1) * up
    rays = unit(aim - eye)
    # Into the die's own axes, where the cube is straight.
    eye_in, rays_in = eye @ m, rays @ m
    start = np.full(len(rays), g.CAMERA_DISTANCE - 1.8)
    t, hit = march(eye_in, rays_in, start, lambda p, _: cube_distance(p))
    which = np.flatnonzero(hit)
    rays_in, t = rays_in[which], t[which]
    p = eye_in + rays_in * t[:, None]

    centres, radii = pip_spheres()
    nearest = np.zeros(len(p), dtype=int)
    best = np.full(len(p), 1e9)
    for i, centre in enumerate(centres):
        d = length(p - centre) - radii[i]
        closer = d < best
        best[closer], nearest[closer] = d[closer], i
    near = np.flatnonzero(best < (0.03 if value else -np.inf))
    c, r = centres[nearest[near]], radii[nearest[near]]
    deeper, _ = march(
        eye_in, rays_in[near], t[near] - 0.03, lambda q, a: carved_distance(q, c[a], r[a])
    )
    p[near] = eye_in + rays_in[near] * deeper[:, None]
    n = gradient(p, cube_distance)
    n[near] = gradient(p[near], lambda q: carved_distance(q, c, r))
    in_pip = np.zeros(len(p))
    in_pip[near] = length(p[near] - c) < r + 0.006

    world_n, world_p = n @ m.T, p @ m.T
    diffuse, shine = lit(world_p, world_n, -rays[which], in_pip)

    layers = []
    count = np.zeros(width * height)
    count[which] = 1.0
    covered = folded(count, width, height)
    layers.append(covered)
    for samples in (in_pip, diffuse, shine):
        full = np.zeros(width * height)
        full[which] = samples
        # Mean over the rays that met the die; the picture is cut out by its coverage later.
        layers.append(folded(full, width, height) / np.maximum(covered, 1e-9))
    # Beyond the outline the last shade goes on, so that scaling draws no dark seam.
    for i in (2, 3):
        layers[i] = spread(layers[i], covered > 0)
    strip = np.concatenate(layers, axis=0)
    return np.clip(np.rint(strip * 255.0), 0, 255).astype(np.uint8)


def folded(values: Array, width: int, height: int) -> Array:
    blocks = values.reshape(height // SAMPLES, SAMPLES, width // SAMPLES, SAMPLES)
    out: Array = blocks.mean(axis=(1, 3))
    return out


def spread(layer: Array, known: npt.NDArray[np.bool_]) -> Array:
    out, known = layer.copy(), known.copy()
    for _ in range(4):
        for axis in (0, 1):
            for step in (1, -1):
                there = np.roll(known, step, axis) & ~known
                out[there] = np.roll(out, step, axis)[there]
                known |= there
    return out


def save(strip: npt.NDArray[np.uint8], path: Path) -> None:
    strip = np.ascontiguousarray(strip)
    height, width = strip.shape
    image = QImage(strip.tobytes(), width, height, width, QImage.Format.Format_Grayscale8)
    if not image.save(str(path), quality=0):
        raise OSError(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("faces", nargs="*", type=int, default=range(7))
    parser.add_argument("--yaws", nargs="*", type=int, default=range(g.YAW_COUNT))
    parser.add_argument("--into", type=Path, default=ROOT / "resources" / "dice")
    wanted = parser.parse_args()
    wanted.into.mkdir(parents=True, exist_ok=True)
    for value in wanted.faces:
        for index in wanted.yaws:
            begun = time.perf_counter()
            name = sheet.picture_name(value, index) if value else sheet.blank_name(index)
            path = wanted.into / name
            save(rendered(value or None, index), path)
            print(f"{path.name}: {path.stat().st_size} bytes, {time.perf_counter() - begun:.1f} s")


if __name__ == "__main__":
    main()
