"""A public table as it is listed: what is played, who sits there, what is agreed. No secret is in it."""

from platin.server import content
from platin.server.match import Match
from platin.server.seating import names_of
from platin.server.wire import LobbyTable


def lobby_table(match: Match, lang: str, watching: int) -> LobbyTable:
    """Tell of a table for the list."""
    rules = match.session.state.rules
    names = names_of(match.seats, lang)
    return {
        "game": match.id,
        "kingdom": content.kingdom_title(match.title, lang),
        "cards": list(rules.spec.kingdom),
        "landscapes": [landscape.key for landscape in rules.landscapes],
        "seats": [
            {"name": name, "kind": seat.kind, "free": seat.free} for seat, name in zip(match.seats, names, strict=True)
        ],
        "manners": match.manners.view(),
        "turn": max(player.turns for player in match.session.state.players),
        "watching": watching,
    }
