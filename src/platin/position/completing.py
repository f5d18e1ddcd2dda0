"""Completing a position: what follows from what it says begins as well, and what it says only by halves is refused."""

from collections.abc import Callable

from platin.cards import LIBRARY
from platin.engine.card import NO_CARD, Card
from platin.engine.const import CLEANUP, OVER, START, THIS_TURN, UNTIL_NEXT_TURN, UNTIL_USED
from platin.engine.effect import Effect
from platin.engine.state import GameState
from platin.position.find import holding_effects, owes_something, own_effects
from platin.position.left_behind import Begun, always_begun, turns_given
from platin.position.nodes import ImpossiblePosition, Node
from platin.position.table import LETTERS
from platin.text.names import display


class Completing:
    """The lasting effects of a position being read. `fix` gives the print that a card's name means in it."""

    def __init__(self, state: GameState, fix: Callable[[str], str]) -> None:
        self.state = state
        self.fix = fix
        # Effects of which it is not said which number they keep.
        self.uncounted: list[Effect] = []

    def begin(self, effect: Effect) -> None:
        """Let an effect begin after those that are there."""
        self.state.serial += 1
        effect.serial = self.state.serial
        self.state.effects.append(effect)

    # Extra turns

    def turn(self, key: str, node: Node) -> None:
        """Let the effect begin that comes with the turn under way, given by a card ("": the one its effect is of)."""
        state = self.state
        turn = state.turn
        if state.phase in (CLEANUP, OVER):
            # In the middle of Clean-up it may have ended.
            return
        mine = [effect for effect in state.effects if effect.owner == turn.seat]
        if turn.controller >= 0 and not turn.kind:
            names = [effect.name.partition(".")[0] for effect in mine]
            kinds = [name for name in names if turns_given(name, len(state.players), turn.controller)]
            if not kinds:
                who = LETTERS[turn.controller]
                raise node.error(f"{who} decides in {LETTERS[turn.seat]}'s turn: expected because: and what gave it")
            turn.kind = kinds[0]
        coming = self.turn_effect(key or turn.kind, turn.controller, mine, node)
        if coming is not None:
            coming.owner = turn.seat
            self.begin(coming)

    def turn_effect(self, key: str, controller: int, there: list[Effect], node: Node) -> Effect | None:
        """Make the effect of a turn that a card gives, unless it is among those that are there.

        One that is there gets the number that it keeps if that is not said.
        """
        given = turns_given(key.partition("@")[0], len(self.state.players), max(controller, 0))
        wanted = [(name, turn.effect) for name, turn in given if turn.effect is not None]
        if not wanted:
            return None
        if controller < 0 and any([turn.controller >= 0 for _, turn in given]):
            raise node.error(f"in a turn because of {display(key, 'en')} another player decides: expected controller:")
        for effect in there:
            for _, usual in wanted:
                if effect.name == usual.name:
                    if effect in self.uncounted:
                        effect.count = usual.count
                    return None
        return next((usual for name, usual in wanted if name == self.fix(key)), wanted[0][1]).copy()

    # Durations in play

    def durations(self, seat: int, done: list[Card], node: Node) -> None:
        """Let the effects begin that a player's Durations in play owe by having been played, but for those done."""
        for card in self.state.players[seat].play:
            if card.is_duration and card not in done:
                self.duration(card, seat, node)

    def duration(self, card: Card, seat: int, node: Node) -> None:
        """Add the effects that a Duration's plays have begun, as far as that is certain; refuse it otherwise."""
        state = self.state
        always = always_begun(card.defn.key, len(state.players), seat)
        # What is there of each play: two plays of a card differ in whom they affect and in what repeated them, or not.
        plays: dict[tuple[int, Card], list[tuple[str, int]]] = {}
        for effect in own_effects(state, card):
            plays.setdefault((effect.immune, effect.repeater), []).append((effect.name, effect.owner))
        if not owes_something(state, card):
            lasts = any([LIBRARY.effects[begun.name].holds for begun in always])
            if not always or (self.must_wait(card) and not lasts):
                shown = display(card.defn.key, "en")
                known = ", ".join(holding_effects(card))
                problem = f"{shown} lies in play, but nothing says for what: expected one of its effects ({known})"
                told = f"{problem}, or done: {shown} if it has nothing left to do"
                raise ImpossiblePosition(node.file, node.line, told)
            plays[0, NO_CARD] = []
        for (immune, repeater), there in plays.items():
            sure = self.surely_there(card, always, len(there) > 0)
            wanted = [(begun.name, begun.owner) for begun in sure if not immune >> begun.owner & 1]
            if there and not any([one in wanted for one in there]):
                # It has come to a later stage.
                continue
            times = max([1, *[there.count(one) for one in wanted]])
            for name, owner in wanted:
                for _ in range(times - there.count((name, owner))):
                    self.begin_of(card, name, owner, immune, repeater)

    def surely_there(self, card: Card, always: tuple[Begun, ...], told: bool) -> list[Begun]:
        """Give the effects of those that a card in play has begun that have to be there still.

        Some do not last into a later turn; and where any is told, those that end by themselves may have ended.
        """
        found: list[Begun] = []
        for begun in always:
            until = LIBRARY.effects[begun.name].until
            over = until == THIS_TURN or (until == UNTIL_NEXT_TURN and begun.owner == self.state.turn.seat)
            if not (over and self.must_wait(card)) and (until == UNTIL_USED or not told):
                found.append(begun)
        return found

    def begin_of(self, card: Card, name: str, owner: int, immune: int, repeater: Card) -> None:
        """Let an effect begin that a play of a card in play has made."""
        effect = LIBRARY.effects[name].copy()
        effect.owner = owner
        effect.source = card
        effect.repeater = repeater
        effect.counter = self.state.moves[card.uid]
        effect.immune = immune
        self.begin(effect)

    def must_wait(self, card: Card) -> bool:
        """Tell whether a card lies in play from an earlier turn: only something that it has yet to do can hold it."""
        state = self.state
        for seat, player in enumerate(state.players):
            if card in player.play:
                return card.is_duration and (seat != state.turn.seat or state.phase == START)
        return False
