"""Lasting effects: how they begin, go on and end, and which cards they keep in play."""

from platin.engine.asking import Agent, Asking
from platin.engine.card import NO_CARD, Card
from platin.engine.const import NOT_IN_PLAY, THIS_TURN, UNTIL_NEXT_TURN
from platin.engine.effect import Cube, Effect, LastRound, PileToken, TurnToCome
from platin.engine.moment import Moment, Play
from platin.engine.state import GameState
from platin.engine.zones import ON_PILE


class Lasting(Asking):
    """A game whose effects last."""

    def __init__(self, state: GameState, agents: list[Agent | None]) -> None:
        super().__init__(state, agents)
        # The play whose instructions are being followed.
        self.frame: Play | None = None

    def lasting(self, effect: Effect, me: int, this: Card = NO_CARD) -> Effect:
        """Let a lasting effect begin, made by this card for this player."""
        st = self.state
        st.serial += 1
        effect.serial = st.serial
        effect.owner = me
        effect.source = this
        if this.uid >= 0:
            effect.counter = st.moves[this.uid]
        frame = self.frame
        if frame is not None:
            effect.swapped = frame.swaps
            if frame.card is this:
                effect.repeater = frame.repeater
                effect.counter = frame.counter
                effect.immune = frame.immune
        st.effects.append(effect)
        st.listening |= effect.listens
        return effect

    def tie(self, tie: Effect, me: int, now: Moment, repeater: Card) -> None:
        """Keep a card in play as long as the Duration that it plays again, whichever of its plays that stays for."""
        self.lasting(tie, me, now.card)
        tie.repeater = repeater
        tie.counter = now.counter

    def go_on_as(self, done: Effect, coming: Effect) -> Effect:
        """Let an effect end and another one of the same play take its place."""
        self.end_effect(done)
        self.lasting(coming, done.owner, done.source)
        coming.repeater = done.repeater
        coming.counter = done.counter
        coming.immune = done.immune
        coming.swapped = done.swapped
        return coming

    def has_begun(self, me: int, name: str) -> bool:
        """Tell whether an effect of a card or landscape lasts for a player."""
        for effect in self.state.effects:
            if effect.owner == me and effect.name.partition(".")[0] == name:
                return True
        return False

    def move_token(self, me: int, token: PileToken, pile: int) -> None:
        """Put a player's token of a kind on a pile, wherever it has been."""
        for effect in self.state.effects[:]:
            if effect.owner == me and effect.name == token.name:
                self.end_effect(effect)
        info = self.state.rules.piles[pile]
        self.lasting(token, me).names = [info.title]
        self.note_name("place", me, info.defn, source=token.name)

    def has_token_on(self, me: int, pile: int) -> bool:
        """Tell whether any token of a player lies on a pile."""
        for token in self.state.player_tokens(ON_PILE, pile):
            if token.owner == me:
                return True
        return False

    def has_cube(self, me: int, project: str) -> bool:
        """Tell whether a cube of a player lies on a Project."""
        for effect in self.state.effects:
            if isinstance(effect, Cube) and effect.owner == me and project in effect.names:
                return True
        return False

    def cubes_of(self, me: int) -> int:
        """Count the cubes that a player has laid on Projects."""
        return len([effect for effect in self.state.effects if isinstance(effect, Cube) and effect.owner == me])

    def last_round(self) -> LastRound | None:
        """Give the last round, if that has begun."""
        for effect in self.state.effects:
            if isinstance(effect, LastRound):
                return effect
        return None

    def end_effect(self, effect: Effect) -> None:
        """End a lasting effect."""
        self.state.effects.remove(effect)
        self.refresh_listening()

    def left_play(self, card: Card) -> None:
        repeated: list[str] = []
        for effect in self.state.effects[:]:
            if not effect.holds:
                continue
            if effect.source.uid == card.uid:
                self.end_effect(effect)
            elif effect.repeater.uid == card.uid:
                # It was played several times by the card that has gone: only once of it goes on.
                again = f"{effect.source.uid} {effect.name}"
                if again in repeated or self.is_tied(card, effect):
                    self.end_effect(effect)
                else:
                    repeated.append(again)

    def is_tied(self, card: Card, effect: Effect) -> bool:
        """Tell whether a card has played that of an effect once more after somebody else, so that none of its plays is
        the first.
        """
        for tie in self.state.effects:
            if tie.ties and tie.repeater.uid == card.uid and tie.source.uid == effect.source.uid:
                return True
        return False

    def end_turn_effects(self) -> None:
        """End all effects that last this turn."""
        st = self.state
        kept = [effect for effect in st.effects if effect.until != THIS_TURN]
        if st.rules.ways:
            for effect in kept:
                effect.swapped = False
        if len(kept) < len(st.effects):
            st.effects = kept
            self.refresh_listening()

    def end_effects_until(self, me: int) -> None:
        """End all effects that last until the turn of a player that begins now."""
        st = self.state
        kept = [effect for effect in st.effects if effect.until != UNTIL_NEXT_TURN or effect.owner != me]
        if len(kept) < len(st.effects):
            st.effects = kept
            self.refresh_listening()

    def skip_turn(self, me: int) -> bool:
        """Tell whether a player has to skip the turn that comes now; that skips it."""
        for effect in self.state.effects:
            if effect.skips and effect.owner == me:
                self.end_effect(effect)
                self.note("skip_turn", me)
                return True
        return False

    def end_turn_to_come(self, me: int, kind: str) -> None:
        """End what goes with an extra turn of a player that is not taken."""
        for effect in self.state.effects:
            if isinstance(effect, TurnToCome) and effect.owner == me and effect.name == kind:
                self.end_effect(effect)
                return

    def is_held(self, card: Card) -> bool:
        """Tell whether a card has to stay in play for something that it, or a card it repeated, has yet to do."""
        for effect in self.state.effects:
            # A card that has left play owes nothing for what it did before, also if it has come back.
            if effect.holds and (effect.repeater is card or effect.source is card) and self.may_hold(effect):
                return True
            if effect.ties and effect.repeater is card and self.still_tied(effect):
                return True
        return False

    def may_hold(self, effect: Effect) -> bool:
        """Tell whether the card that made an effect still lies where it made it, or was never in play."""
        return effect.counter == NOT_IN_PLAY or self.effect_here(effect)

    def still_tied(self, tie: Effect) -> bool:
        """Tell whether the card that a tie belongs to has to stay in play for the play that made the tie."""
        for effect in self.state.effects:
            mine = effect.source is tie.source and effect.counter == tie.counter
            if mine and effect.holds and self.may_hold(effect):
                return True
        return False

    def end_loose_ties(self) -> None:
        """End the ties to cards that have nothing left to do, after the cards in play were discarded."""
        for effect in self.state.effects[:]:
            if effect.ties and not self.still_tied(effect):
                self.end_effect(effect)

    def effect_here(self, effect: Effect) -> bool:
        """Tell whether the card that made an effect still lies where it made it."""
        return self.state.moves[effect.source.uid] == effect.counter
