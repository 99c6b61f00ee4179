"""What the planilla says of its cells and headings, for tool tips and screen readers."""

from __future__ import annotations

from generala_desktop.engine.ruleset import Category
from generala_desktop.engine.sheet import Row
from generala_desktop.models.sheet_faces import CellFace, Heading, MatchFace
from generala_desktop.words import boxes, matches
from generala_desktop.words.player_marks import mark_name


def cell(row: Row, face: CellFace, name: str, match: MatchFace | None) -> str:
    """Return a whole cell; `match` where there are several."""
    title = boxes.row_title(row) if match is None else matches.row_name(row)
    said = boxes.cell_in_words(title, name, _state(row, face))
    return said if match is None else matches.in_match(said, match.match)


def _state(row: Row, face: CellFace) -> str:
    if row.category is None:
        return boxes.sum_state(face.cell)
    if face.is_void:
        said = matches.closed_box()
    elif face.offer is not None:
        said = boxes.open_would_score(face.offer)
    elif face.is_blocked:
        said = boxes.not_now()
    else:
        said = boxes.box_state(face.cell)
        if face.cell.mark and not face.cell.is_struck:
            said = matches.written_as(said, face.cell.mark)
    notes = [
        *([boxes.just_written()] if face.is_fresh else []),
        *([boxes.advised()] if face.is_advised else []),
    ]
    return boxes.listed([said, *notes])


def offer(category: Category, points: int, match: MatchFace | None) -> str:
    said = boxes.offer(category, points)
    return said if match is None else matches.in_match(said, match.match)


def heading(face: Heading, match: MatchFace | None) -> str:
    said = boxes.player_in_words(
        face.name,
        mark_name(face.mark),
        is_current=face.is_current,
        has_left=face.has_left,
        is_winner=face.is_winner,
    )
    if face.has_token:
        said = boxes.listed([said, matches.opened()])
    if face.is_passed_over:
        said = boxes.listed([said, matches.passed_over()])
    return said if match is None else boxes.listed([match_heading(match), said])


def match_heading(face: MatchFace) -> str:
    return matches.match_in_words(
        face.match, face.winner_name, is_outright=face.is_outright, is_void=face.is_void
    )
