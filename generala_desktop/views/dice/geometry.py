"""The die in space: its shape, rotations, the camera and the light, in plain floats.

World axes: x to the right, y away from the viewer, z up. Lengths are half edges of a die, so a
die is the cube [-1, 1]³ with its edges rounded off. Rotations are quaternions (w, x, y, z).
"""

import math

from generala_desktop.views.dice.look import Marks

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]
Matrix = tuple[float, float, float, float, float, float, float, float, float]
"""Row by row; the columns are the die's own axes as the world sees them."""

ROUNDING = 0.24
"""Radius of the rounded edges."""
INNER = 1.0 - ROUNDING
PIP_RADIUS = 0.17
SINGLE_PIP_RADIUS = 0.23
PIP_OFFSET = 0.46

CAMERA_ELEVATION = math.radians(62.0)
CAMERA_DISTANCE = 14.0
SIN_ELEVATION = math.sin(CAMERA_ELEVATION)
COS_ELEVATION = math.cos(CAMERA_ELEVATION)

IDENTITY: Quaternion = (1.0, 0.0, 0.0, 0.0)

# A western die: seen from the corner that 1, 2 and 3 share they run anticlockwise.
FACE_OF_AXIS = ((2, 5), (3, 4), (1, 6))
"""Value on the positive and on the negative side of x, y and z."""

_D = PIP_OFFSET
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.0, 0.0),),
    2: ((-_D, _D), (_D, -_D)),
    3: ((-_D, _D), (0.0, 0.0), (_D, -_D)),
    4: ((-_D, _D), (_D, _D), (-_D, -_D), (_D, -_D)),
    5: ((-_D, _D), (_D, _D), (0.0, 0.0), (-_D, -_D), (_D, -_D)),
    6: ((-_D, _D), (_D, _D), (-_D, 0.0), (_D, 0.0), (-_D, -_D), (_D, -_D)),
}
"""Centres of the pips on each face, along the two axes that follow the face's own axis."""


def pip_radius(value: int) -> float:
    return SINGLE_PIP_RADIUS if value == 1 else PIP_RADIUS


def multiplied(a: Quaternion, b: Quaternion) -> Quaternion:
    """The rotation that does `b` first and `a` after it."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def turned(axis: Vector, angle: float) -> Quaternion:
    """A rotation by `angle` radians around `axis`, which need not have length 1."""
    x, y, z = axis
    length = math.sqrt(x * x + y * y + z * z)
    s = math.sin(angle / 2) / length
    return (math.cos(angle / 2), x * s, y * s, z * s)


def matrix_of(q: Quaternion) -> Matrix:
    w, x, y, z = q
    return (
        1 - 2 * (y * y + z * z),
        2 * (x * y - w * z),
        2 * (x * z + w * y),
        2 * (x * y + w * z),
        1 - 2 * (x * x + z * z),
        2 * (y * z - w * x),
        2 * (x * z - w * y),
        2 * (y * z + w * x),
        1 - 2 * (x * x + y * y),
    )


def support_height(m: Matrix) -> float:
    """How high the centre is when the lowest point of the die touches the cloth."""
    return INNER * (abs(m[6]) + abs(m[7]) + abs(m[8])) + ROUNDING


_QUARTER = math.pi / 2
_TOP: dict[int, Quaternion] = {
    1: IDENTITY,
    6: turned((1.0, 0.0, 0.0), math.pi),
    2: turned((0.0, 1.0, 0.0), -_QUARTER),
    5: turned((0.0, 1.0, 0.0), _QUARTER),
    3: turned((1.0, 0.0, 0.0), _QUARTER),
    4: turned((1.0, 0.0, 0.0), -_QUARTER),
}


def resting(value: int, yaw: float) -> Quaternion:
    """The die with `value` on top, turned by `yaw` degrees around the vertical."""
    return multiplied(turned((0.0, 0.0, 1.0), math.radians(yaw)), _TOP[value])


def top_value(m: Matrix) -> int:
    """The face that looks up most."""
    heights = (m[6], m[7], m[8])
    axis = max(range(3), key=lambda a: abs(heights[a]))
    return FACE_OF_AXIS[axis][0 if heights[axis] > 0 else 1]


# Yaws at which dice come to rest, in degrees; the first is upright and belongs to the tray.
# The quarter turns differ from face to face so that the sides do not always show the same faces.
_LEANS = (0.0, -38.0, -24.0, -11.0, 13.0, 27.0, 41.0)
YAW_COUNT = len(_LEANS)


def lean(index: int) -> float:
    """How far in degrees picture `index` is turned, but for quarter turns."""
    return _LEANS[index]


def rest_yaw(value: int, index: int, marks: Marks = Marks.PIPS) -> float:
    """The yaw in degrees of picture `index` of a face; numerals lean, but stay upright."""
    upright = 90.0 if value in {2, 5} else 0.0
    quarter = 0.0 if index == 0 or marks is Marks.NUMERALS else 90.0 * ((index * 3 + value) % 4)
    return upright + quarter + _LEANS[index]


# The light: a large lamp above, to the left and a little before the dice, and an even sky.
AMBIENT = 0.47
SKY = 0.09
LAMP = 0.49
GLOSS = 0.40
GLOSS_EXPONENT = 30.0


def _unit(v: Vector) -> Vector:
    length = math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2])
    return (v[0] / length, v[1] / length, v[2] / length)


TO_LAMP = _unit((-0.40, -0.42, 0.81))
TO_CAMERA: Vector = (0.0, -COS_ELEVATION, SIN_ELEVATION)
HALFWAY = _unit(
    (TO_LAMP[0] + TO_CAMERA[0], TO_LAMP[1] + TO_CAMERA[1], TO_LAMP[2] + TO_CAMERA[2]),
)


def shade(x: float, y: float, z: float) -> float:
    """How bright (0 to 1) a matt surface with this unit normal looks."""
    lamp = x * TO_LAMP[0] + y * TO_LAMP[1] + z * TO_LAMP[2]
    return AMBIENT + SKY * z + (LAMP * lamp if lamp > 0 else 0.0)


def gloss(x: float, y: float, z: float) -> float:
    """How much white (0 to 1) the lamp's mirror image adds there."""
    mirror = x * HALFWAY[0] + y * HALFWAY[1] + z * HALFWAY[2]
    return float(GLOSS * mirror**GLOSS_EXPONENT) if mirror > 0 else 0.0
