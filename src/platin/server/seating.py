"""Who sits where, and how a seat is recognised: by a secret of which only the hash is kept."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from platin.server import content
from platin.server.autopilot import Auto
from platin.strategy.contestants import MASTER
from platin.text.language import say

SeatKind = Literal["person", "bot", "open"]
# Why somebody is no longer in the game; "" if nothing is the matter.
Leaving = Literal["", "resigned", "time"]
# 128 bits: nobody guesses them.
_SECRET_BYTES: Final = 16


def new_secret() -> str:
    """Make a secret, or the name of a game, that cannot be guessed."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def hashed(secret: str) -> str:
    """Give what is kept of a secret. It has 128 bits of chance in it, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """Give a name as it is shown: in one line, without signs that nobody sees or that turn the text around."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())


@dataclass(slots=True)
class Seat:
    """A seat: of a person, of a bot, or open until a friend takes it. Empty hashes fit no secret."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    secret: str = ""
    invite: str = ""
    auto: Auto = field(default_factory=Auto)
    # The hash of the secret of the profile whose game this is: it opens the seat as well, from any device.
    profile: str = ""
    # Whether the person has deleted everything; the seat stays, without a name.
    gone: bool = False
    # Whether who sits here made the table; and whether somebody who sat here is no longer in the game, why, and who.
    host: bool = False
    left: Leaving = ""
    player: str = ""

    def opened_by(self, secret: str) -> bool:
        """Tell whether a secret is that of the person who sits here."""
        given = hashed(secret)
        # Where a bot has taken the place, nobody sits any more.
        keys = (self.secret, self.profile) if self.kind == "person" else ()
        return any(bool(key) and hmac.compare_digest(key, given) for key in keys)

    def invites(self, token: str) -> bool:
        """Tell whether a token invites to this seat. A taken seat invites nobody."""
        return self.kind == "open" and self.invited(token)

    def invited(self, token: str) -> bool:
        """Tell whether a token is the invitation to this seat, perhaps one that has been used."""
        return bool(self.invite) and hmac.compare_digest(self.invite, hashed(token))

    @property
    def masters(self) -> bool:
        """Tell whether a Master plays here, who wants a plan for the kingdom."""
        return self.kind == "bot" and self.bot == MASTER

    @property
    def free(self) -> bool:
        """Whether it is open, and kept for nobody by name: at a public table anybody may take it."""
        return self.kind == "open" and not self.name

    def to_json(self) -> dict[str, Any]:
        """Give the seat as plain data, to be kept."""
        return {
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "secret": self.secret,
            "invite": self.invite,
            "auto": self.auto.to_json(),
            "profile": self.profile,
            "gone": self.gone,
            "host": self.host,
            "left": self.left,
            "player": self.player,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Seat":
        """Read a seat that was kept."""
        return cls(
            data["kind"],
            data["name"],
            data["bot"],
            data["secret"],
            data["invite"],
            Auto(**data["auto"]),
            # Games of old know no profiles, and nobody could give up in them.
            data.get("profile", ""),
            data.get("gone", False),
            data.get("host", False),
            data.get("left", ""),
            data.get("player", ""),
        )


def names_of(seats: list[Seat], lang: str) -> list[str]:
    """Name the players in a language: people as they wish, bots by what they are, numbered if several are the same."""
    names = [_name(seat, lang) for seat in seats]
    return [f"{name} {names[:i].count(name) + 1}" if names.count(name) > 1 else name for i, name in enumerate(names)]


def _name(seat: Seat, lang: str) -> str:
    if seat.kind == "bot":
        return seat.name or content.bot(seat.bot).name(lang)
    return say("deleted_player", lang) if seat.gone else seat.name or say("guest", lang)
