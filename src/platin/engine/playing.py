"""Playing cards, and whom a play affects."""

from platin.engine.abilities import source_of
from platin.engine.asking import Agent
from platin.engine.card import NO_CARD, Card, CardDef
from platin.engine.compiler import i64
from platin.engine.const import (
    ACTION,
    ATTACK,
    DECK,
    HAND,
    MAX_DEPTH,
    NOT_IN_PLAY,
    NOWHERE,
    ON_AFTER_PLAY,
    ON_ATTACK,
    ON_BEFORE_PLAY,
    ON_FOLLOW,
    OPT_LANDSCAPE,
    PLAY,
    RULE_CHOOSE,
)
from platin.engine.decision import RuleError
from platin.engine.effect import Effect
from platin.engine.guises import guise_of, put_on_guise
from platin.engine.intent import TO_FOLLOW, TO_PLAY
from platin.engine.landscape import Way
from platin.engine.listener import Listener
from platin.engine.moment import Moment, Play
from platin.engine.pieces import Pieces
from platin.engine.state import GameState
from platin.engine.table import lies_in


class Playing(Pieces):
    """A game whose cards are played."""

    def __init__(self, state: GameState, agents: list[Agent | None]) -> None:
        super().__init__(state, agents)
        # The zone that a card comes from which is about to be played; nowhere if it does not come into play now.
        self.played_from: i64 = NOWHERE

    def play_where_it_is(self, me: int, card: Card, commander: Card = NO_CARD) -> None:
        """Play a card that does not come into play by it, but stays where it lies: in the trash, in the Supply.

        `commander` is the card in play that plays it, and stays there for as long as the card would have to. Nothing
        that the play causes can move the card, because it is not where a played card is expected.
        """
        self.note("play", me, [card])
        self.resolve(me, card, NOT_IN_PLAY, commander)

    def play_as(self, me: int, this: Card, defn: CardDef) -> None:
        """Play a card that is being played as another, which it counts as from now on until it leaves play.

        If it counts as one already, it is that. Where it has left play, it only does what a play does.
        """
        worn = self.as_it_lies(me, this)
        if not worn.guise:
            here = self.is_here(me, this)
            worn = put_on_guise(self.state, me, this, defn) if here else guise_of(self.state.rules, this, defn)
        frame = self.frame
        assert frame is not None
        self.note("play", me, [worn])
        self.resolve(me, worn, frame.counter, frame.repeater)

    def play_as_one_of(self, me: int, this: Card, key: str, piles: list[int]) -> None:
        """Play a card as the top card of one of these piles; which one is chosen when it counts as no other yet."""
        worn = self.as_it_lies(me, this)
        if worn.guise:
            self.play_as(me, this, worn.defn)
            return
        pile = self.choose_pile(me, key, piles, intent=TO_PLAY)
        if pile >= 0:
            self.play_as(me, this, self.state.piles[pile][-1].defn)

    def choose_options(self, me: int, key: str, modes: list[str], n: int = 1) -> list[str]:
        """Let a player choose n of the options printed on the card being played, or more if something allows it."""
        more = 0
        if self.state.listening >> RULE_CHOOSE & 1:
            for listener in self.ruling(RULE_CHOOSE):
                more += listener.more_options(self.as_game(), me)
        return self.choose_modes(me, key, modes, n, more)

    def choose_way(self, me: int, card: Card) -> Way | None:
        """Let a player follow a Way instead of the instructions of an Action."""
        ways: list[Way] = []
        codes: list[int] = []
        for index in self.state.rules.ways:
            way = self.state.rules.landscapes[index]
            assert isinstance(way, Way)
            if way.suits(self.as_game(), card):
                ways.append(way)
                codes.append(OPT_LANDSCAPE + index)
        if not ways:
            return None
        decision = self.question(me, "way.choose", 0, 1, codes, TO_FOLLOW)
        decision.about = card.defn.key
        picked = self.ask(decision)
        if not picked:
            return None
        way = ways[codes.index(picked[0])]
        self.note("way", me, [card], source=way.name)
        return way

    def follow_way(self, play: Play, instead: Listener | None) -> Listener | None:
        """Let a player choose a Way for a play; give what is followed instead of the card's instructions, if anything.

        A Way that swaps what these bring leaves what has taken their place as it is, unless the card has it as its own.
        """
        way = self.choose_way(play.seat, play.card)
        if way is None or way.swaps:
            own = instead is None or (isinstance(instead, Effect) and instead.lends != "")
            play.swaps = way is not None and own
            return instead
        return way

    def play(self, me: int, card: Card, zone: int, times: int = 1, repeater: Card = NO_CARD) -> None:
        """Play a card from a zone, so many times in a row. `repeater` is the card that plays it several times."""
        self.played_from = zone
        if zone == HAND and self.state.rules.shadows and not lies_in(self.state.players[me].hand, card):
            zone = DECK
        if repeater.uid >= 0 and self.frame is not None:
            repeater = self.staying_for(repeater, self.frame)
        self.move(card, me, zone, PLAY)
        counter = self.state.moves[card.uid]
        for i in range(times):
            if self.state.log is not None:
                self.note("play" if i == 0 else "play_again", me, [card])
                self.look()
            self.resolve(me, card, counter, repeater)

    def staying_for(self, repeater: Card, frame: Play) -> Card:
        """Give the card that stays in play with what is played several times: not in play, the one that plays it."""
        return frame.repeater if frame.card is repeater and frame.counter == NOT_IN_PLAY else repeater

    def play_again(self, me: int, now: Moment, repeater: Card) -> None:
        """Play a card again that was just played, also if it is no longer in play."""
        self.note("play_again", me, [now.card])
        self.resolve(me, now.card, now.counter, repeater)

    def replay(self, me: int, card: Card, repeater: Card, tie: Effect) -> None:
        """Play a card again that lies in play. The card that does it is tied to a Duration by an effect."""
        now = Moment(ON_AFTER_PLAY, me, card, PLAY)
        now.counter = self.state.moves[card.uid]
        if self.is_duration(card):
            self.tie(tie, me, now, repeater)
        self.play_again(me, now, repeater)

    def resolve(self, me: int, card: Card, counter: int, repeater: Card) -> None:
        """Carry out one play of a card that lies in play already."""
        st = self.state
        if self.depth >= MAX_DEPTH:
            raise RuleError("plays nested too deep")
        turn = st.turn
        plays = turn.plays
        nth = plays[me] + 1
        plays[me] = nth
        if turn.seat == me:
            turn.played.append(card)
        play = Play(card, me, counter, repeater)
        outer = self.frame
        asker = self.asker
        asking = self.asking
        self.depth += 1
        came_from = self.played_from
        self.played_from = NOWHERE
        if self.concerns(ON_BEFORE_PLAY, card):
            now = Moment(ON_BEFORE_PLAY, me, card, PLAY)
            now.from_zone = came_from
            now.nth = nth
            now.counter = counter
            self.fire(now)
        if self.types_of(card) & ATTACK and self.concerns(ON_ATTACK, card):
            now = Moment(ON_ATTACK, me, card, PLAY)
            now.nth = nth
            now.counter = counter
            self.fire(now)
            play.immune = now.immune
        times = 1
        instead: Listener | None = None
        if self.concerns(ON_FOLLOW, card):
            now = Moment(ON_FOLLOW, me, card, PLAY)
            now.nth = nth
            now.counter = counter
            self.fire(now)
            times = now.times
            instead = now.replaced
        if st.rules.ways and self.types_of(card) & ACTION:
            instead = self.follow_way(play, instead)
        self.frame = play
        self.asker = card.defn.name
        self.asking = card
        if instead is not None:
            self.asker = source_of(instead)
            instead.instead(self.as_game(), me, card)
        else:
            for _ in range(times):
                card.defn.on_play(self.as_game(), me, card)
        self.frame = outer
        self.asker = asker
        self.asking = asking
        if self.concerns(ON_AFTER_PLAY, card):
            now = Moment(ON_AFTER_PLAY, me, card, PLAY)
            now.nth = nth
            now.counter = counter
            now.coins = play.coins
            now.repeater = repeater
            self.fire(now)
        self.depth -= 1

    def affected(self, me: int) -> list[int]:
        """Give the other players in turn order whom the play under way affects."""
        frame = self.frame
        if frame is None or not frame.immune:
            return self.others(me)
        return [other for other in self.others(me) if not frame.immune >> other & 1]

    def affects(self, me: int) -> bool:
        """Tell whether the play under way affects a player."""
        return self.frame is None or not self.frame.immune >> me & 1
