"""One game of an environment: what it is played with, who sits where, how it ends, and how it is saved and cloned."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from threading import get_ident
from typing import Any, Final

from platin.bots.roster import Contestant, asks_treasures, find
from platin.engine.asking import Agent
from platin.engine.const import OVER
from platin.engine.decision import IllegalAnswer
from platin.engine.game import Game
from platin.engine.score import scores, winners
from platin.engine.setup import deal
from platin.engine.spec import Spec, spec_from_data
from platin.rl.arrays import Buffers
from platin.rl.catalogue import Catalogue, catalogue_of, whole_catalogue
from platin.rl.desk import Desk, IllegalAction
from platin.rl.kingdoms import Curriculum, Kingdom, Kingdoms, Stage, laid_out
from platin.rl.layout import Layout
from platin.rl.rewards import Reward, reward_of

SAVE_FORMAT: Final = "platin-rl-save"
SAVE_VERSION: Final = 1
FIRST_GAME: Final = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"
# A turn that does not end ends the game too.
MOST_ANSWERS: Final = 100_000


class BadSave(ValueError):
    """Data that is no saved game of such an environment. It says what was expected."""


@dataclass(frozen=True)
class Setting:
    """How an environment plays."""

    # Of the kingdom.
    kingdom: "Kingdom | Sequence[Stage] | Curriculum" = FIRST_GAME
    players: int = 2
    expansions: str | Sequence[str] = ()
    wishes: str | Sequence[str] = ()
    # Numbers for "all" cards, or for those of the one "table".
    cards: str = "all"
    # Whether plain Treasures are played without asking, where nothing listens to that.
    play_treasures: bool = True
    # Whether what leaves no choice is done without asking.
    skip_forced: bool = True
    # Turns of each player after which a game is broken off; 0: never.
    max_turns: int = 100
    reward: str | Reward = "win"
    # Whether what has happened is written down, which information states need.
    log: bool = False

    def kingdoms(self) -> Kingdoms:
        """Give the tables of the episodes."""
        if not 2 <= self.players <= 6:
            raise ValueError(f"2 to 6 players, not {self.players}")
        return Kingdoms(self.kingdom, self.players, self.expansions, self.wishes)

    def catalogue(self, kingdoms: Kingdoms) -> Catalogue:
        """Give the numbering of cards and actions."""
        if self.cards == "all":
            return whole_catalogue()
        if self.cards != "table":
            raise ValueError(f"cards={self.cards!r}: expected 'all' or 'table'")
        if kingdoms.only is None:
            raise ValueError("cards='table' needs one kingdom that stays: there is no table to number the cards of")
        return catalogue_of(kingdoms.only)


class Table:
    """A game in an environment: seats that are asked from outside, and others at which bots sit."""

    def __init__(
        self,
        setting: Setting,
        kingdoms: Kingdoms,
        buffers: Buffers,
        row: int,
        opponents: Sequence["Contestant | None"],
    ) -> None:
        self.setting: Final = setting
        self.kingdoms: Final = kingdoms
        self.buffers: Final = buffers
        self.row: Final = row
        self.desk: Final[Desk] = buffers.desks[row]
        # Who sits at each seat; None is asked from outside.
        self.opponents = list(opponents)
        self.reward: Final = reward_of(setting.reward)
        self.episode = -1
        self.seed = 0
        self.thread = 0
        self.spec: Spec | None = None

    def begin(self, seed: int) -> None:
        """Begin the next episode; all of it follows from the seed, and from its number if there is a curriculum."""
        self.episode += 1
        self.seed = seed
        self._deal(self.kingdoms.spec(self.episode, seed), [])

    def _deal(self, spec: Spec, answers: list[list[int]]) -> None:
        """Deal a game and play it as far as these answers go, and on to a decision of somebody outside."""
        self.spec = spec
        state = deal(laid_out(spec), self.seed, self.setting.log)
        agents = self._agents(len(answers))
        auto = 0
        for seat, agent in enumerate(agents):
            asked = asks_treasures(agent, state.rules) if agent is not None else not self.setting.play_treasures
            if not asked:
                auto |= 1 << seat
        turns = self.setting.max_turns * self.setting.players
        self.thread = get_ident()
        self.desk.begin(state, agents, auto, turns, MOST_ANSWERS, answers)

    def _agents(self, answers: int) -> list[Agent | None]:
        """Make the bots for a game, or for the rest of one: dice are thrown by the game's seed and by where it is."""
        dice = Random(f"{self.seed} {answers}") if any(self.opponents) else None
        return [None if one is None or dice is None else one.make(dice.getrandbits(62)) for one in self.opponents]

    @property
    def game(self) -> Game:
        """The game. What it says is not for players: see `platin.bots.seen.look`."""
        assert self.desk.game is not None
        return self.desk.game

    @property
    def asked(self) -> int:
        """Who is asked; -1: nobody, the game is over."""
        return self.desk.decision.by if self.desk.decision is not None else -1

    def act(self, action: int) -> None:
        """Take an action, or raise `IllegalAction`, which changes nothing."""
        if self.thread != get_ident():
            self.come_here()
        try:
            self.desk.act(action)
        except IllegalAction:
            names = [self.action_name(one) for one in self.legal()]
            said = f"action {action} is not allowed now: expected one of {', '.join(names) or 'none, the game is over'}"
            raise IllegalAction(said) from None

    def come_here(self) -> None:
        """Go on in this thread with a game that another one began: a greenlet stays in its thread."""
        twin = self.clone()
        self.desk.resume(twin.desk, self._agents(len(self.desk.record)))
        self.thread = get_ident()

    def action_name(self, action: int) -> str:
        """Name an action."""
        return self.buffers.layout.catalogue.action_name(action)

    def legal(self) -> list[int]:
        """Give the actions that can be taken now."""
        return [int(action) for action in self.buffers.mask[self.row].nonzero()[0]]

    def see(self, seat: int) -> None:
        """Write what a player may see into the buffers."""
        self.desk.see(seat)

    def rewards(self) -> list[float]:
        """Give what the game is worth as it stands, by seat. If it was broken off, points alone count."""
        points = scores(self.game)
        if self.game.state.phase == OVER:
            return self.reward(points, winners(self.game))
        return self.reward(points, [seat for seat, own in enumerate(points) if own == max(points)])

    # Elsewhere

    def clone(self) -> "Table":
        """Give an independent table at the same point, also in the middle of a card. Bots that have a memory of their
        own, or dice, begin it anew there."""
        twin = Table(
            self.setting, self.kingdoms, Buffers(self.buffers.layout, 1, self.setting.skip_forced), 0, self.opponents
        )
        twin.copy_from(self)
        return twin

    def copy_from(self, other: "Table") -> None:
        """Come to where another table with the same settings is."""
        self.opponents = other.opponents[:]
        self.episode = other.episode
        self.seed = other.seed
        self.spec = other.spec
        self.thread = get_ident()
        self.desk.resume(other.desk, self._agents(len(other.desk.record)))

    def save(self) -> dict[str, Any]:
        """Give the game as plain data for JSON."""
        assert self.spec is not None
        return {
            "format": SAVE_FORMAT,
            "version": SAVE_VERSION,
            "table": self.spec.as_data(),
            "episode": self.episode,
            "seed": self.seed,
            "answers": [answer[:] for answer in self.desk.record],
            "picked": self.desk.given[:],
        }

    def restore(self, data: Any) -> None:
        """Come to where a saved game was."""
        if not isinstance(data, dict) or data.get("format") != SAVE_FORMAT or data.get("version") != SAVE_VERSION:
            raise BadSave(f"not a saved game: expected an object with format {SAVE_FORMAT!r}, version {SAVE_VERSION}")
        before = (self.episode, self.seed, self.spec, self.save() if self.spec is not None else None)
        try:
            self._restore(data)
        except (KeyError, TypeError, ValueError, IndexError, IllegalAnswer) as error:
            self.episode, self.seed, self.spec = before[:3]
            if before[3] is not None:
                self._restore(before[3])
            raise BadSave(f"damaged save: {type(error).__name__} {error}") from error

    def _restore(self, data: dict[str, Any]) -> None:
        spec = spec_from_data(data["table"])
        if spec.players != self.setting.players:
            raise BadSave(f"a game of {spec.players}: expected one of {self.setting.players} players")
        self.episode = int(data["episode"])
        self.seed = int(data["seed"])
        answers = [[int(code) for code in answer] for answer in data["answers"]]
        self._deal(spec, answers)
        if len(self.desk.record) != len(answers):
            raise BadSave("its answers do not fit its table")
        for action in data["picked"]:
            self.desk.act(int(action))


def contestant(one: "str | Contestant") -> Contestant:
    """Give a contestant by its text, or as it is."""
    return find(one) if isinstance(one, str) else one


def layout_of(setting: Setting, kingdoms: Kingdoms) -> Layout:
    """Give the form of the observations of an environment."""
    return Layout(setting.catalogue(kingdoms), setting.players)
