"""Everything about a game that changes (`GameState`, `Player`, `Turn`), and what does not (`Rules`).

No behaviour: the verbs are in `game`. Each class that changes has a hand-written `copy`, because copying is what
clone, undo and replay are made of.
"""

from platin.engine.card import Card, CardDef
from platin.engine.compiler import i64
from platin.engine.effect import Effect, PlayerToken
from platin.engine.landscape import Landscape
from platin.engine.log import LogEntry
from platin.engine.spec import Spec
from platin.engine.zones import ON_PILE


class PileInfo:
    """What is fixed about a pile: its name, the card that stands for it, whether it belongs to the Supply."""

    __slots__ = ("deck", "defn", "face_down", "gone", "hidden", "index", "name", "shuffled", "size", "supply", "title")

    def __init__(
        self, index: int, name: str, defn: CardDef, supply: bool, face_down: bool, shuffled: bool, size: int
    ) -> None:
        self.index = index
        self.name = name
        # The name without the print of its cards.
        self.title = name.partition("@")[0]
        # A deck that a card uses, named after that ("black_market.deck"): what has left it has no pile to return to.
        self.deck = "." in name
        self.defn = defn
        self.supply = supply
        # It has left the game: there is nothing to return to.
        self.gone = False
        # Nobody may look at its cards; only the top card of a shuffled pile is seen.
        self.face_down = face_down
        self.shuffled = shuffled
        self.hidden = face_down or shuffled
        # How many cards are left of it after shuffling, the others going back into the box; 0: all.
        self.size = size

    def copy(self) -> "PileInfo":
        twin = PileInfo(self.index, self.name, self.defn, self.supply, self.face_down, self.shuffled, self.size)
        twin.gone = self.gone
        return twin


class Rules:
    """What is fixed for one game after set-up: piles, cards, landscapes, and who could listen to what.

    Where the kingdom changes in the course of a game, the game gets other rules; these stay as they are.
    """

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.players = spec.players
        self.piles: list[PileInfo] = []
        self.cards: list[Card] = []
        self.defs: list[CardDef] = []
        self.landscapes: list[Landscape] = []
        # For each landscape the pile it lies on, or -1; for each pile its Trait, if any.
        self.landscape_pile: list[int] = []
        self.traits_on: list[Landscape | None] = []
        # The pile that holds cards of a name, and the pile of a name.
        self.pile_of: dict[str, int] = {}
        self.named: dict[str, int] = {}
        self.end_piles: list[int] = []
        self.empty_limit: i64 = 3 if spec.players < 5 else 4
        # The rules that the table has agreed on.
        self.agreed: i64 = 0
        self.copper: i64 = -1
        self.curse: i64 = -1
        # The Ways among the landscapes, by index.
        self.ways: list[int] = []
        # What landscapes listen to: all of them, those that listen to any card, and those on each pile.
        self.listening: i64 = 0
        self.listening_anywhere: i64 = 0
        self.listening_on: list[int] = []
        self.nights: bool = False
        self.shadows: bool = False
        # Whether some card looks at Actions that are left over: then it matters how many there are.
        self.counts_actions: bool = False
        # What cards have counted as in play, by uid and key: made when first needed, no part of a position.
        self.guises: dict[str, Card] = {}
        # All cards that exist (the `Library`), for what comes into the game later.
        self.library: object | None = None

    def changed(self, spec: Spec) -> "Rules":
        """Give a copy to be changed, for a table that goes on with other piles."""
        twin = Rules(spec)
        twin.piles = [info.copy() for info in self.piles]
        twin.cards = self.cards[:]
        twin.defs = self.defs[:]
        twin.landscapes = self.landscapes[:]
        twin.landscape_pile = self.landscape_pile[:]
        twin.traits_on = self.traits_on[:]
        twin.pile_of = self.pile_of.copy()
        twin.named = self.named.copy()
        twin.end_piles = self.end_piles[:]
        twin.agreed = self.agreed
        twin.copper = self.copper
        twin.curse = self.curse
        twin.guises = self.guises.copy()
        twin.library = self.library
        return twin


class Gain:
    """A card that a player gained in the latest turn of their own, or bought in this one, and when in it. Immutable."""

    __slots__ = ("defn", "when")

    def __init__(self, defn: CardDef, when: int) -> None:
        self.defn = defn
        self.when: i64 = when


class Player:
    """One player's zones and tokens. The top of the deck is the end of its list.

    What most turns do with a whole hand is only noted down until somebody looks: cards drawn stay in the list of the
    deck (`drawn`), and plain Treasures played in one sweep in that of the hand (`swept`).
    """

    __slots__ = (
        "_deck",
        "_hand",
        "_play",
        "aside",
        "aside_down",
        "coffers",
        "debt",
        "discard",
        "drawn",
        "favors",
        "gained",
        "looked",
        "mats",
        "revealed",
        "stores",
        "swept",
        "tokens",
        "turns",
        "villagers",
        "vp",
    )

    def __init__(
        self,
        deck: list[Card] | None = None,
        hand: list[Card] | None = None,
        discard: list[Card] | None = None,
        play: list[Card] | None = None,
    ) -> None:
        # The deck, and how many of the cards at the end of its list have been drawn.
        self._deck: list[Card] = [] if deck is None else deck
        self.drawn: i64 = 0
        self._hand: list[Card] = [] if hand is None else hand
        self.discard: list[Card] = [] if discard is None else discard
        self._play: list[Card] = [] if play is None else play
        # The turn in which the plain Treasures in the list of the hand were played.
        self.swept: Turn | None = None
        self.aside: list[Card] = []
        self.aside_down: list[Card] = []
        # On the way from the deck to somewhere: open to everybody, or looked at by the owner alone.
        self.revealed: list[Card] = []
        self.looked: list[Card] = []
        # Cards lying on a card, by that card's uid; cards on a mat, by its name.
        self.stores: dict[int, list[Card]] = {}
        self.mats: dict[str, list[Card]] = {}
        self.vp: i64 = 0
        self.coffers: i64 = 0
        self.villagers: i64 = 0
        self.debt: i64 = 0
        self.favors: i64 = 0
        # Other tokens by name (Pirate Ship coins, ...).
        self.tokens: dict[str, int] = {}
        # Turns taken, extra turns not counted.
        self.turns: i64 = 0
        # What was gained in the latest turn of this player, extra turns too; only if some card recalls it.
        self.gained: list[Gain] = []

    @property
    def deck(self) -> list[Card]:
        if self.drawn:
            self._deck = self._deck[: len(self._deck) - self.drawn]
            self.drawn = 0
        return self._deck

    @deck.setter
    def deck(self, cards: list[Card]) -> None:
        self._deck = cards
        self.drawn = 0

    @property
    def hand(self) -> list[Card]:
        if self.swept is not None:
            self.lay_swept()
        return self._hand

    @hand.setter
    def hand(self, cards: list[Card]) -> None:
        if self.swept is not None:
            self.lay_swept()
        self._hand = cards

    @property
    def play(self) -> list[Card]:
        if self.swept is not None:
            self.lay_swept()
        return self._play

    @play.setter
    def play(self, cards: list[Card]) -> None:
        if self.swept is not None:
            self.lay_swept()
        self._play = cards

    def lay_swept(self) -> None:
        """Lay the plain Treasures that were played in one sweep where they are: somebody looks."""
        turn = self.swept
        assert turn is not None
        self.swept = None
        turn.swept = None
        treasures = [card for card in self._hand if card.plain]
        self._hand = [card for card in self._hand if not card.plain]
        turn._played.extend(treasures)
        plays = turn._plays
        plays[turn.seat] = plays[turn.seat] + len(treasures)
        if self._play:
            self._play.extend(treasures)
        else:
            self._play = treasures

    def copy(self) -> "Player":
        twin = Player(self.deck[:], self.hand[:], self.discard[:], self.play[:])
        if self.aside:
            twin.aside = self.aside[:]
        if self.aside_down:
            twin.aside_down = self.aside_down[:]
        if self.revealed:
            twin.revealed = self.revealed[:]
        if self.looked:
            twin.looked = self.looked[:]
        if self.stores:
            twin.stores = {host: cards[:] for host, cards in self.stores.items()}
        if self.mats:
            twin.mats = {mat: cards[:] for mat, cards in self.mats.items()}
        twin.vp = self.vp
        twin.coffers = self.coffers
        twin.villagers = self.villagers
        twin.debt = self.debt
        twin.favors = self.favors
        if self.tokens:
            twin.tokens = self.tokens.copy()
        twin.turns = self.turns
        if self.gained:
            twin.gained = self.gained[:]
        return twin


class Turn:
    """The turn under way."""

    __slots__ = (
        "actions",
        "bought",
        "buys",
        "coins",
        "controller",
        "draws",
        "events",
        "extra",
        "keeps_play",
        "kind",
        "_played",
        "_plays",
        "potions",
        "purchases",
        "seat",
        "swept",
    )

    def __init__(self, seat: int, players: int) -> None:
        # Names of the Events bought this turn; and the cards, if some card recalls them.
        self.events: list[str] = []
        self.purchases: list[Gain] = []
        # How many cards each player has played this turn, and the cards of the player whose turn it is.
        self._plays: list[int] = [0] * players
        self._played: list[Card] = []
        # Whose plain Treasures were played in one sweep, while nobody has looked: see `Player`.
        self.swept: Player | None = None
        # Here, though `reset` sets all of them: so the compiler knows that they are never missing.
        self.seat: i64 = seat
        self.actions: i64 = 1
        self.buys: i64 = 1
        self.coins: i64 = 0
        self.potions: i64 = 0
        # An extra turn, what gave it, and who decides in it if not its player (-1: its player).
        self.extra: bool = False
        self.kind: str = ""
        self.controller: i64 = -1
        # A purchase was made, or Debt paid off, in this Buy phase: no more Treasures, no more Coffers.
        self.bought: bool = False
        # Clean-up: cards in play stay (Journey); size of the next hand (Outpost).
        self.keeps_play: bool = False
        self.draws: i64 = 5

    @property
    def plays(self) -> list[int]:
        if self.swept is not None:
            self.swept.lay_swept()
        return self._plays

    @plays.setter
    def plays(self, counts: list[int]) -> None:
        self._plays = counts

    @property
    def played(self) -> list[Card]:
        if self.swept is not None:
            self.swept.lay_swept()
        return self._played

    @played.setter
    def played(self, cards: list[Card]) -> None:
        if self.swept is not None:
            self.swept.lay_swept()
        self._played = cards

    def reset(self, seat: i64) -> None:
        """Begin a new turn of a player."""
        self.seat = seat
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.potions = 0
        self.extra = False
        self.kind = ""
        self.controller = -1
        self.bought = False
        self.keeps_play = False
        self.draws = 5
        if self.events:
            self.events = []
        if self.purchases:
            self.purchases = []
        plays = self._plays
        for i in range(len(plays)):
            plays[i] = 0
        if self._played:
            self._played = []

    def copy(self) -> "Turn":
        twin = Turn(self.seat, 0)
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.potions = self.potions
        twin.extra = self.extra
        twin.kind = self.kind
        twin.controller = self.controller
        twin.bought = self.bought
        twin.keeps_play = self.keeps_play
        twin.draws = self.draws
        if self.events:
            twin.events = self.events[:]
        if self.purchases:
            twin.purchases = self.purchases[:]
        twin._plays = self.plays[:]
        if self.played:
            twin._played = self.played[:]
        return twin


class ExtraTurn:
    """A turn that somebody will take after this one. Immutable."""

    __slots__ = ("controller", "effect", "kind", "seat")

    def __init__(self, seat: int, kind: str, controller: int = -1, effect: Effect | None = None) -> None:
        self.seat = seat
        # The card or landscape that gave it.
        self.kind = kind
        # Who decides in it, if not its player, and the effect that begins with it for its player.
        self.controller = controller
        self.effect = effect


class GameState:
    """The whole table."""

    __slots__ = (
        "box",
        "cards_listening",
        "effects",
        "elsewhere_listening",
        "empty",
        "extra_turns",
        "hand_listening",
        "landscape_tokens",
        "listening",
        "log",
        "mat_tokens",
        "moves",
        "normal_seat",
        "own_piles",
        "phase",
        "pile_tokens",
        "piles",
        "play_listening",
        "players",
        "previous_seat",
        "rng1",
        "rng2",
        "rules",
        "secrets",
        "serial",
        "spent",
        "stops",
        "trash",
        "turn",
        "turn_number",
    )

    def __init__(self, rules: Rules, turn: Turn | None = None) -> None:
        self.rules = rules
        self.players: list[Player] = []
        # The cards of each pile, top last; to change one, take it from `own_pile`.
        self.piles: list[list[Card]] = []
        # Which of these lists are this state's own (a bit mask); the others it shares with copies.
        self.own_piles: i64 = 0
        self.trash: list[Card] = []
        # Cards that have left the game.
        self.box: list[Card] = []
        # Boons and Hexes that were discarded.
        self.spent: list[Card] = []
        self.effects: list[Effect] = []
        self.phase: i64 = 0
        self.turn: Turn = Turn(0, rules.players) if turn is None else turn
        self.turn_number: i64 = 0
        # Whose normal turn it is or was last (extra turns come between), and who took the turn before this one.
        self.normal_seat: i64 = 0
        self.previous_seat: i64 = -1
        self.extra_turns: list[ExtraTurn] = []
        # Supply piles that are empty now.
        self.empty: i64 = 0
        # Tokens lying on piles and landscapes (by their index, then kind) and on mats that belong to nobody.
        self.pile_tokens: dict[int, dict[str, int]] = {}
        self.landscape_tokens: dict[int, dict[str, int]] = {}
        self.mat_tokens: dict[str, int] = {}
        # What may be listened to, by landscapes, effects, and the cards that have left their piles: a card that
        # nobody has taken costs nothing. Of these cards: in any way, from a hand, in play, from another zone.
        self.listening: i64 = 0
        self.cards_listening: i64 = 0
        self.hand_listening: i64 = 0
        self.play_listening: i64 = 0
        self.elsewhere_listening: i64 = 0
        self.serial: i64 = 0
        # How often each card has moved while something could have lost track of it, by uid.
        self.moves: list[int] = []
        # Rises whenever hidden information comes to light: undo is free only while it stands.
        self.secrets: i64 = 0
        # Bit mask of the players who are asked before Clean-up, so that they can look and take back;
        # with `STOP_ALWAYS` also where they have just said that they are done.
        self.stops: i64 = 0
        self.rng1: i64 = 1
        self.rng2: i64 = 1
        self.log: list[LogEntry] | None = None

    def own_pile(self, index: i64) -> list[Card]:
        """Give the cards of a pile in order to change them."""
        if not self.own_piles >> index & 1:
            self.own_piles |= 1 << index
            self.piles[index] = self.piles[index][:]
        return self.piles[index]

    def copy_of_one(self, seat: int) -> "GameState":
        """Copy a player's own cards and the trash, to see what would be if some were gone; the rest is shared.

        Only to be looked at: nothing can be played on with it.
        """
        twin = GameState(self.rules, self.turn)
        twin.players = self.players[:]
        twin.players[seat] = self.players[seat].copy()
        twin.piles = self.piles
        twin.trash = self.trash[:]
        twin.box = self.box
        twin.spent = self.spent
        twin.effects = self.effects
        twin.phase = self.phase
        twin.turn_number = self.turn_number
        twin.normal_seat = self.normal_seat
        twin.empty = self.empty
        twin.pile_tokens = self.pile_tokens
        twin.landscape_tokens = self.landscape_tokens
        twin.mat_tokens = self.mat_tokens
        twin.listening = self.listening
        twin.play_listening = self.play_listening
        twin.elsewhere_listening = self.elsewhere_listening
        twin.moves = self.moves
        return twin

    def player_tokens(self, where: int, index: int) -> list[PlayerToken]:
        """Give the tokens of players that lie on a pile or a landscape (ON_PILE, ON_LANDSCAPE)."""
        rules = self.rules
        title = rules.piles[index].title if where == ON_PILE else rules.landscapes[index].name
        found: list[PlayerToken] = []
        for effect in self.effects:
            if isinstance(effect, PlayerToken) and effect.where == where and title in effect.names:
                found.append(effect)
        return found

    def copy(self) -> "GameState":
        twin = GameState(self.rules, self.turn.copy())
        twin.players = [p.copy() for p in self.players]
        twin.piles = self.piles[:]
        self.own_piles = 0
        if self.trash:
            twin.trash = self.trash[:]
        if self.box:
            twin.box = self.box[:]
        if self.spent:
            twin.spent = self.spent[:]
        if self.effects:
            twin.effects = [e.copy() for e in self.effects]
        twin.phase = self.phase
        twin.turn_number = self.turn_number
        twin.normal_seat = self.normal_seat
        twin.previous_seat = self.previous_seat
        if self.extra_turns:
            twin.extra_turns = self.extra_turns[:]
        twin.empty = self.empty
        if self.pile_tokens:
            twin.pile_tokens = {pile: tokens.copy() for pile, tokens in self.pile_tokens.items()}
        if self.landscape_tokens:
            twin.landscape_tokens = {index: tokens.copy() for index, tokens in self.landscape_tokens.items()}
        if self.mat_tokens:
            twin.mat_tokens = self.mat_tokens.copy()
        twin.listening = self.listening
        twin.cards_listening = self.cards_listening
        twin.hand_listening = self.hand_listening
        twin.play_listening = self.play_listening
        twin.elsewhere_listening = self.elsewhere_listening
        twin.serial = self.serial
        twin.moves = self.moves[:]
        twin.secrets = self.secrets
        twin.stops = self.stops
        twin.rng1 = self.rng1
        twin.rng2 = self.rng2
        if self.log is not None:
            twin.log = self.log[:]
        return twin
