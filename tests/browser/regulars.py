"""Somebody who comes back: a profile at the server with games, and a browser that has its secret."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Final

from tests.browser.serving import BOT, KINGDOM, Placed, Serving
from tests.browser.visitor import PREFIX, Visitor

from platin.cards import LIBRARY
from platin.engine.setup import deal, lay_out
from platin.kingdom import prepare
from platin.server import content
from platin.server.people import Profile
from platin.server.seating import Seat, hashed, new_secret
from platin.session import Session
from platin.text.kingdom_list import kingdom_of, write_kingdom

KINGDOMS: Final = (
    KINGDOM,
    "Bazaar, Caravan, Wharf, Salvager, Treasury, Lookout, Warehouse, Merchant Ship, Tactician, Cutpurse",
)


@dataclass
class Regular:
    """A profile, and the games that it has."""

    serving: Serving
    secret: str
    profile: Profile
    games: list[Placed] = field(default_factory=list)

    @classmethod
    def new(cls, serving: Serving, nickname: str = "Anna") -> Regular:
        """Make a profile."""
        secret, profile = serving.run(serving.server.hall.people.make(nickname))
        return cls(serving, secret, profile)

    def play(self, kingdom: str = KINGDOM, *, seed: int = 7, over: bool = True) -> Placed:
        """Begin a game against a bot, or have it played to its end."""
        plan = prepare(kingdom, 2, seed=seed)
        start = deal(lay_out(LIBRARY, plan.spec), seed, True)
        answers: list[list[int]] = []
        if over:
            played = Session(start.copy(), [content.bot(BOT).make(seed) for _ in range(2)])
            answers = played.answers
        secret = new_secret()
        mine = Seat("person", self.profile.nickname, secret=hashed(secret), profile=self.profile.id)
        text = write_kingdom(kingdom_of(plan.spec), "en")
        hall = self.serving.server.hall
        game = self.serving.run(hall.begin("list", text, [mine, Seat("bot", bot=BOT)], start, answers))
        placed = Placed(self.serving, game, (secret, ""))
        self.games.append(placed)
        return placed

    def at(self, visitor: Visitor) -> Visitor:
        """Give a browser the profile."""
        visitor.go("/about")
        kept = {"secret": self.secret, "nickname": self.profile.nickname, "tag": self.profile.tag}
        visitor.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"{PREFIX}me", json.dumps(kept)])
        return visitor
