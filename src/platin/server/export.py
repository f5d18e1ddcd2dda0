"""All that is kept of somebody, as one JSON text: profile, favourites, and each game with its record."""

import json
from collections.abc import AsyncIterator
from typing import Any, Final

from platin.server.hall import Hall
from platin.server.match import Refused
from platin.server.people import Play, Profile

VERSION: Final = 1


async def exported(hall: Hall, profile: Profile) -> AsyncIterator[str]:
    """Give the text in parts. A game that is still played has no record: it would tell what is hidden."""
    favourites = await hall.people.favourites(profile)
    head = {
        "format": "platin-profile",
        "version": VERSION,
        "nickname": profile.nickname,
        "tag": profile.tag,
        "made": profile.made.isoformat(),
        "favourites": [{"kingdom": one.kingdom, "title": one.title} for one in favourites],
    }
    yield json.dumps(head, ensure_ascii=False)[:-1] + ', "games": ['
    for n, play in enumerate(await hall.people.plays(profile)):
        yield ("," if n else "") + "\n" + json.dumps(await _game(hall, play), ensure_ascii=False)
    yield "\n]}\n"


async def _game(hall: Hall, play: Play) -> dict[str, Any]:
    found: dict[str, Any] = {
        "game": play.game,
        "seat": play.seat,
        "made": play.made.isoformat(),
        "over": play.over.isoformat() if play.over is not None else None,
        "kingdom": play.kingdom,
        "players": [{"name": seat.name, "bot": seat.bot if seat.kind == "bot" else ""} for seat in play.seats],
        "day": play.terms.day,
        "ranked": play.terms.ranked,
        "outcome": play.outcome,
        "points": play.points,
        "margin": play.margin,
        "turns": play.turns,
        **play.facts,
        "record": None,
    }
    if play.over is not None:
        try:
            match = (await hall.table(play.game)).match
        except Refused:
            # A game that this version of the program cannot open is told of all the same.
            return found
        found["record"] = await hall.think(match.session.save)
    return found
