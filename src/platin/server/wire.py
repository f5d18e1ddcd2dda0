"""What goes over the wire. Messages from clients are checked strictly; those to clients are typed plain data.

`python -m platin.server.schema` gives all of it as a JSON schema, of which the browser client makes its own types.
"""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict

from platin.session.view import CostView, View

Lang = Literal["de", "en"]
GameId = Annotated[str, Field(min_length=1, max_length=40)]
Secret = Annotated[str, Field(min_length=1, max_length=64)]
Name = Annotated[str, Field(min_length=1, max_length=24)]
MOST_SEATS = 6
MOST_PICKS = 200


class Incoming(BaseModel):
    """A message from a client: exactly these fields of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# From the client, over the WebSocket


class Hello(Incoming):
    """The first message: which game is to be followed, and with whose eyes (without a secret: a spectator's)."""

    type: Literal["hello"]
    game: GameId
    secret: Secret | None = None
    lang: Lang


class FromSeat(Incoming):
    """A message of somebody who sits at the table."""

    game: GameId
    secret: Secret


class Answer(FromSeat):
    """The answer to a question: the numbers of the picked options, in the order in which they are picked.

    `always` also puts the answer on the player's list of what is done without asking.
    """

    type: Literal["answer"]
    question: Annotated[int, Field(ge=0)]
    picks: Annotated[list[Annotated[int, Field(ge=0, le=10_000)]], Field(max_length=MOST_PICKS)]
    always: bool = False


class Undo(FromSeat):
    """The wish to take back one's last answer, given while this question was pending."""

    type: Literal["undo"]
    question: Annotated[int, Field(ge=0)]


class Consent(FromSeat):
    """What another player says to the wish to take something back."""

    type: Literal["consent"]
    request: Annotated[int, Field(ge=0)]
    agree: bool


class AutoSettings(Incoming):
    """What is done for a player without asking."""

    # Treasures that only make money are played when the Buy phase begins.
    treasures: bool
    # A turn ends when there is nothing left but to buy what costs nothing.
    end_turn: bool
    # After the last purchase the turn ends at once, instead of when the player says so.
    clean_up: bool = False
    # Where several things happen at once, they happen in the order in which they are listed.
    order: bool
    # Answers to questions by their key: the name of the option that is picked, "" for none.
    always: Annotated[
        dict[Annotated[str, Field(max_length=60)], Annotated[str, Field(max_length=60)]], Field(max_length=60)
    ]


class SetAuto(FromSeat):
    """A new list of what is done without asking."""

    type: Literal["auto"]
    auto: AutoSettings


class Say(FromSeat):
    """A ready phrase for everybody at the table, by its key."""

    type: Literal["say"]
    phrase: Annotated[str, Field(max_length=40)]


class HandOver(FromSeat):
    """A bot takes a seat: one's own, or that of somebody who has been away for long."""

    type: Literal["hand_over"]
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class SetLanguage(Incoming):
    """Another language for this connection."""

    type: Literal["language"]
    lang: Lang


class Ping(Incoming):
    """A sign of life, which is answered with the same number."""

    type: Literal["ping"]
    n: Annotated[int, Field(ge=0, le=2**31)]


ClientMessage = Annotated[
    Hello | Answer | Undo | Consent | SetAuto | Say | HandOver | SetLanguage | Ping, Field(discriminator="type")
]
CLIENT_MESSAGE: TypeAdapter[Any] = TypeAdapter(ClientMessage)


# From the client, over HTTP


class NewSeat(Incoming):
    """A seat of a new table: a bot by its name, somebody at this screen, or a friend who gets a link."""

    kind: Literal["bot", "me", "friend"]
    name: Annotated[str, Field(max_length=24)] = ""
    bot: Annotated[str, Field(max_length=80)] = "general"


class NewTable(Incoming):
    """A new game. `kingdom` is a recommended set, a list of cards, or "" for a good one."""

    kingdom: Annotated[str, Field(max_length=2000)] = ""
    # Whether a good kingdom has to suit somebody who has hardly played.
    newcomer: bool = False
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=MOST_SEATS)]
    lang: Lang
    # Who begins: the first seat in the list, or anybody.
    shuffle_seats: bool = True
    # Options of the table that are wanted, or not wanted; what is left out is decided as recommended.
    options: Annotated[dict[Annotated[str, Field(max_length=40)], bool], Field(max_length=20)] = {}


class Claim(Incoming):
    """A friend sits down."""

    invite: Secret
    name: Name


class Invited(Incoming):
    """A friend opens an invitation, and is told what it is worth before sitting down."""

    invite: Secret


class Encode(Incoming):
    """A link that is to be shown as a QR code."""

    link: Annotated[str, Field(min_length=1, max_length=300, pattern="^https?://")]


class Draw(Incoming):
    """Wishes for a random kingdom."""

    players: Annotated[int, Field(ge=2, le=MOST_SEATS)] = 2
    expansions: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=40)] = []
    include: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=20)] = []
    exclude: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=60)] = []
    needs: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=20)] = []
    wishes: Annotated[str, Field(max_length=500)] = ""
    landscapes: Annotated[int, Field(ge=0, le=4)] | None = None
    seed: Annotated[int, Field(ge=0, le=2**31)] | None = None
    lang: Lang


class Check(Incoming):
    """A kingdom of one's own: can it be played, and with what?"""

    kingdom: Annotated[str, Field(max_length=2000)]
    players: Annotated[int, Field(ge=2, le=MOST_SEATS)] = 2
    lang: Lang


class GoOn(Incoming):
    """A finished game is to be continued from one of its points, by one player against bots."""

    at: Annotated[int, Field(ge=0)]
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]
    name: Name
    bot: Annotated[str, Field(max_length=80)] = "general"


class Rematch(Incoming):
    """The same kingdom and people again, asked for by one who sits at the table."""

    secret: Secret


# To the client


class QuestionWords(TypedDict):
    """The words for the pending question, for the one who answers it."""

    prompt: str
    how_many: str
    # The words for picking nothing; "" where something must be picked.
    decline: str
    # The words for each option, in the same order.
    labels: list[str]
    # Whether the answer can be put on the list of what is done without asking.
    can_always: bool


class LogLine(TypedDict):
    """A sentence of the log: how deep it happened, and its cause where that is not plain."""

    text: str
    depth: int
    cause: str


class LogTurn(TypedDict):
    """The log of one turn; the first of a game is what comes before it. `seat` is -1 there."""

    n: int
    seat: int
    lines: list[LogLine]


class LogPart(TypedDict):
    """The newest turns of the log, which replace those of the same number; there are `turns` in all."""

    turns: int
    parts: list[LogTurn]


class SeatView(TypedDict):
    """Who sits where. An open seat waits for a friend."""

    name: str
    kind: Literal["person", "bot", "open"]
    connected: bool
    # Whether somebody who is away may be replaced by a bot now.
    replaceable: bool


class UndoView(TypedDict):
    """Whether the viewer has an answer to take back, and whether nobody has to consent to it."""

    possible: bool
    free: bool


class RequestView(TypedDict):
    """A wish to take something back, and who has not said anything to it yet."""

    id: int
    by: int
    waiting: list[int]


class AutoView(TypedDict):
    """What is done for the viewer without asking, with words for the single answers."""

    treasures: bool
    end_turn: bool
    clean_up: bool
    order: bool
    always: list["AlwaysView"]


class AlwaysView(TypedDict):
    """A question that is answered without asking: its key, the name of the answer, and words for both."""

    key: str
    answer: str
    question: str
    label: str


class HaltView(TypedDict):
    """A ruling has been mended since this game was kept, and it is the same game only up to here: so many answers of
    so many. It can be looked at, but not played on.
    """

    at: int
    of: int


class TableMessage(TypedDict):
    """The table as the viewer sees it now. `question` is the number that an answer to it carries.

    The view is the one that players in Python get; `words` are there when it has a question.
    """

    type: Literal["table"]
    game: str
    question: int
    kingdom: str
    seats: list[SeatView]
    view: View
    words: QuestionWords | None
    log: LogPart
    undo: UndoView
    request: RequestView | None
    auto: AutoView | None
    halt: HaltView | None


TABLE_MESSAGE: TypeAdapter[TableMessage] = TypeAdapter(TableMessage)


class SaidMessage(TypedDict):
    """Somebody says a ready phrase."""

    type: Literal["said"]
    seat: int
    phrase: str


class RematchMessage(TypedDict):
    """There is a new game with the same people; a player gets the seat and its secret, a spectator neither."""

    type: Literal["rematch"]
    game: str
    seat: int
    secret: str


class PongMessage(TypedDict):
    """The answer to a sign of life."""

    type: Literal["pong"]
    n: int


class ErrorMessage(TypedDict):
    """What a client sent cannot be done, and changed nothing. `code` is for programs, `message` for people."""

    type: Literal["error"]
    code: str
    message: str


ServerMessage = TableMessage | SaidMessage | RematchMessage | PongMessage | ErrorMessage


class SeatKey(TypedDict):
    """A seat of a new table for the one who made it: a secret for who sits here, an invitation for a friend."""

    seat: int
    kind: Literal["bot", "me", "friend"]
    name: str
    secret: NotRequired[str]
    invite: NotRequired[str]


class TableMade(TypedDict):
    """A new table."""

    game: str
    seats: list[SeatKey]


class Claimed(TypedDict):
    """The seat that a friend has taken, and its secret, which is told only this once."""

    seat: int
    secret: str


class InvitationView(TypedDict):
    """What an invitation is worth now.

    Its seat is still open, a person or a bot has taken it, or it never was an invitation to this table (seat -1).
    """

    state: Literal["open", "taken", "bot", "void"]
    seat: int
    # Who sits there, or whom the seat is kept for; "" if nobody has a name.
    name: str
    # Whether the game is over, and can be looked back at; otherwise it can be watched.
    over: bool


class ReachView(TypedDict):
    """Who can open a link to this server: this machine alone, nobody else for lack of a network, or the network.

    `address` is what to put before the path of a link then; "" if there is none.
    """

    who: Literal["machine", "offline", "network"]
    address: str


class QrCode(TypedDict):
    """A QR code: the path of its dark modules (SVG) in a light square of so many modules."""

    size: int
    path: str


# What the start page and the sheets of the cards need, over HTTP


class CardSheet(TypedDict):
    """A card or landscape in a language. `kind` and `types` are keys of the words.

    `other` is its name in the other language.
    """

    name: str
    other: str
    text: str
    kind: str
    types: list[str]
    set: str
    # None where it has no cost.
    cost: CostView | None
    playable: bool
    # Whether it can be one of the ten piles (or landscapes) of a kingdom.
    choosable: bool


class ChoiceSheet(TypedDict):
    """Something that is chosen before the game because a card or landscape asks for it."""

    # The card or landscape, its words for the choice in short, and with its name.
    owner: str
    label: str
    title: str
    # Whether it is one of the piles of the kingdom, or else something that is not used; and whether as a further pile.
    inside: bool
    adds_pile: bool
    # How many are chosen at most; 0: any number.
    most: int
    # The keys of what may be chosen; of piles of the kingdom those that lie in it.
    fitting: list[str]


class Words(TypedDict):
    """All words of the client in a language, and all cards by key ("mine", "mine@2")."""

    lang: Lang
    words: dict[str, str]
    types: dict[str, str]
    sets: dict[str, str]
    phrases: dict[str, str]
    cards: dict[str, CardSheet]
    # By card and choice: "black_market.deck".
    choices: dict[str, ChoiceSheet]


class RulingView(TypedDict):
    """A ruling and where it comes from."""

    text: str
    source: str


class Rulings(TypedDict):
    """The rulings of a card."""

    card: str
    rulings: list[RulingView]


class SetView(TypedDict):
    """A recommended set."""

    id: str
    name: str
    # The rulebook, and the boxes that are used besides its own, with their editions.
    rulebook: str
    boxes: list[str]
    expansions: list[str]
    cards: list[str]
    landscapes: list[str]
    # What is picked for cards and landscapes that ask for something, by their keys.
    picks: dict[str, list[str]]
    missing: list[str]


class Choice(TypedDict):
    """Something to choose on the start page: a key and its words."""

    key: str
    name: str


class OptionSheet(TypedDict):
    """An option of the table, with the sentences that it is used, and that it is not."""

    key: str
    name: str
    used: str
    unused: str


class Sets(TypedDict):
    """The recommended sets, by rulebook; `first` is the id of that for a first game."""

    first: str
    sets: list[SetView]


class Choices(TypedDict):
    """What a new game can be made of."""

    expansions: list[Choice]
    kinds: list[Choice]
    bots: list[Choice]
    options: list[OptionSheet]


class KingdomCard(TypedDict):
    """A pile of a kingdom that somebody looks at before playing it."""

    key: str
    cost: CostView


class KingdomLandscape(TypedDict):
    """A landscape of a kingdom."""

    key: str
    kind: str
    cost: CostView | None


class KingdomView(TypedDict):
    """A kingdom ready to be played; `list` is what a new table takes as its kingdom."""

    list: str
    title: str
    cards: list[KingdomCard]
    landscapes: list[KingdomLandscape]
    # What is picked for the choices of cards and landscapes, and the options of the table that are used.
    choices: dict[str, list[str]]
    options: list[str]
    hints: list[str]
    seed: int


class ScoreLine(TypedDict):
    """What one kind of card (or tokens, or a landscape) is worth to a player; `key` is "vp" for tokens."""

    key: str
    count: int
    points: int
    # How the points came about where they vary: "17 cards"; "" otherwise.
    why: str


class PlayerSummary(TypedDict):
    """A player at the end of the game."""

    name: str
    points: int
    winner: bool
    turns: int
    lines: list[ScoreLine]
    deck: dict[str, int]
    # After each of the player's turns: points so far, and coins that the deck holds per five cards, in hundredths.
    points_by_turn: list[int]
    money_by_turn: list[int]
    # What was gained in which turn.
    gains: list[list[str]]


class Summary(TypedDict):
    """A finished game."""

    game: str
    kingdom: str
    players: list[PlayerSummary]
    # The emptied piles, and how many answers were given (the steps of the replay).
    empty_piles: list[str]
    answers: int
    # At which answer each turn began.
    turn_starts: list[int]
    halt: HaltView | None


class Step(TypedDict):
    """A finished game at one of its points, seen by a player, a spectator (-1) or with all cards open (-2)."""

    at: int
    table: TableMessage


class HttpError(TypedDict):
    """Why something cannot be had, over HTTP."""

    code: str
    message: str
