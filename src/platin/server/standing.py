"""How somebody does: shares of games won, by kingdom, expansion, bot and card, with honest intervals. No I/O here."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from platin.server import content
from platin.server.people import Play
from platin.server.wire import CardStanding, Standing, Statistics
from platin.sim.statistics import wilson
from platin.text.catalogue import CATALOGUE
from platin.text.kingdoms import set_of

LEVEL: Final = 0.95
# What a game is worth to who has not lost it. A shared victory is half of one.
_WORTH: Final = {"won": 1.0, "shared": 0.5, "lost": 0.0}
_EXPANSION: Final = {entry.id: entry.set for entry in CATALOGUE}


def statistics(plays: Iterable[Play], lang: str) -> Statistics:
    """Sum up the finished games of somebody. Those that were left to a bot are nobody's."""
    games = [play for play in plays if play.outcome in _WORTH]
    kingdoms: dict[str, list[Play]] = defaultdict(list)
    expansions: dict[str, list[Play]] = defaultdict(list)
    bots: dict[str, list[Play]] = defaultdict(list)
    cards: dict[str, list[Play]] = defaultdict(list)
    for play in games:
        if set_of(play.title) is not None:
            kingdoms[play.title].append(play)
        for expansion in dict.fromkeys(_expansion(key) for key in play.facts["cards"]):
            expansions[expansion].append(play)
        # Against several it is not said whom one has beaten.
        if play.facts["players"] == 2 and play.facts["bots"]:
            bots[play.facts["bots"][0]].append(play)
        for key in play.facts["cards"]:
            cards[key].append(play)
    return Statistics(
        all=_standing("", "", games) if games else None,
        kingdoms=_sorted([_standing(key, content.kingdom_title(key, lang), found) for key, found in kingdoms.items()]),
        expansions=_sorted([_standing(key, "", found) for key, found in expansions.items()]),
        bots=_sorted([_standing(key, _bot(key, lang), found) for key, found in bots.items()]),
        cards=sorted(
            [_card(key, found) for key, found in cards.items()],
            key=lambda row: (-(row["having"]["games"] if row["having"] else 0), -row["games"], row["key"]),
        ),
    )


def _expansion(key: str) -> str:
    return _EXPANSION.get(key.partition("@")[0], "")


def _bot(key: str, lang: str) -> str:
    try:
        return content.bot(key).name(lang)
    except content.NoSuchBot:
        # One that is not offered any more.
        return key


def _sorted(rows: list[Standing]) -> list[Standing]:
    return sorted(rows, key=lambda row: (-row["games"], row["name"], row["key"]))


def _standing(key: str, name: str, games: list[Play]) -> Standing:
    worth = sum(_WORTH[play.outcome or ""] for play in games)
    estimate = wilson(worth, len(games), LEVEL)
    return Standing(
        key=key,
        name=name,
        games=len(games),
        won=worth,
        share=estimate.share,
        low=estimate.low,
        high=estimate.high,
        points=sum(play.points or 0 for play in games) / len(games),
    )


def _card(key: str, games: list[Play]) -> CardStanding:
    """Compare the games in which somebody had a card in the end with those in which it only lay there."""
    having = [play for play in games if key in play.facts["deck"]]
    without = [play for play in games if key not in play.facts["deck"]]
    return CardStanding(
        key=key,
        games=len(games),
        having=_standing(key, "", having) if having else None,
        without=_standing(key, "", without) if without else None,
    )
