"""Players that look at observations and answer by actions: what somebody has learnt, as a contestant like any other."""

from platin.engine.const import NONE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.rl.arrays import Array, Buffers, Observation
from platin.rl.catalogue import END, Catalogue, catalogue_of, whole_catalogue
from platin.rl.kingdoms import Kingdoms
from platin.rl.layout import Layout


class Learner:
    """Somebody who acts by observations. Subclass it and write `act`; there is a new one for each game.

    The observations are those of an environment with the same `cards` and, if these are "table", the same `kingdom`.
    By its module and name it is a contestant: of simulations and tournaments, and at a table.
    """

    # What people call it, and the kingdom that it is about.
    name: str = ""
    kingdom: str = ""
    # Numbers for "all" cards, or for those of the "table".
    cards: str = "all"
    # Whether it wants to be asked which plain Treasures to play.
    asks_treasures: bool = False

    _buffers: Buffers | None = None

    def act(self, observation: Observation, mask: Array) -> int:
        """Choose one of the actions that the mask allows."""
        raise NotImplementedError(f"{type(self).__name__} has no method act")

    def catalogue(self, players: int) -> Catalogue:
        """Give the numbering of cards and actions at tables of so many."""
        if self.cards == "all":
            return whole_catalogue()
        spec = Kingdoms(self.kingdom, players).only
        if spec is None:
            raise ValueError(f"{type(self).__name__}: cards='table' needs a kingdom that stays")
        return catalogue_of(spec)

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        """Answer a decision, pick after pick."""
        buffers = self._buffers
        if buffers is None:
            players = len(game.state.players)
            buffers = Buffers(Layout(self.catalogue(players), players), 1, True)
            self._buffers = buffers
        desk = buffers.desks[0]
        desk.game = game
        desk.offer(game, decision)
        desk.decision = decision
        most = min(decision.high, len(desk.codes))
        while len(desk.answer) < most:
            action = int(desk.only_action())
            if action == NONE:
                desk.see(decision.by)
                action = self._checked(buffers)
            if action == END:
                break
            desk.pick(action)
        desk.take_back_mask()
        desk.decision = None
        desk.game = None
        return desk.answer

    def _checked(self, buffers: Buffers) -> int:
        mask = buffers.mask[0].copy()
        # As in the environment for one learner, the mask is in the observation too.
        action = int(self.act({**buffers.observation(0), "action_mask": mask}, mask))
        if not 0 <= action < len(mask) or not mask[action]:
            name = type(self).__name__
            raise ValueError(f"{name}.act gave {action!r}: expected one of {mask.nonzero()[0].tolist()}")
        return action
