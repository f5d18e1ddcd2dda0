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
# What somebody who comes back is called; "" for no name.
Nickname = Annotated[str, Field(max_length=24)]
MOST_SEATS = 6
MOST_PICKS = 200
MOST_CHAT = 300


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
    # Whether what happens between two tables is to be told (`TableMessage.frames`).
    frames: bool = False


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


class AskHint(FromSeat):
    """The wish to be told what a bot would answer to this question, or the coach, who knows more about purchases."""

    type: Literal["hint"]
    question: Annotated[int, Field(ge=0)]
    coach: bool = False


class Write(FromSeat):
    """Some words for everybody at the table, where that was agreed."""

    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=MOST_CHAT)]


class Resign(FromSeat):
    """Giving up. With two players the game is over then; otherwise a bot plays on."""

    type: Literal["resign"]


class SetListing(FromSeat):
    """Whether the table is listed for everybody on this server: for who made it to say."""

    type: Literal["listing"]
    public: bool


class SetLanguage(Incoming):
    """Another language for this connection."""

    type: Literal["language"]
    lang: Lang


class WantFrames(Incoming):
    """Whether from now on what happens between two tables is to be told (`TableMessage.frames`)."""

    type: Literal["frames"]
    wanted: bool


class Ping(Incoming):
    """A sign of life, which is answered with the same number."""

    type: Literal["ping"]
    n: Annotated[int, Field(ge=0, le=2**31)]


ClientMessage = Annotated[
    Hello
    | Answer
    | Undo
    | Consent
    | SetAuto
    | Say
    | HandOver
    | AskHint
    | Write
    | Resign
    | SetListing
    | SetLanguage
    | WantFrames
    | Ping,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[Any] = TypeAdapter(ClientMessage)


# From the client, over HTTP


class NewSeat(Incoming):
    """A seat of a new table: a bot by its name, somebody at this screen, or a friend who gets a link."""

    kind: Literal["bot", "me", "friend"]
    name: Annotated[str, Field(max_length=24)] = ""
    bot: Annotated[str, Field(max_length=80)] = "general"


class ClockWish(Incoming):
    """A clock: so many minutes for each player, and so many seconds more for each turn."""

    minutes: Annotated[int, Field(ge=0, le=180)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class MannersWish(Incoming):
    """How people want to play with each other; `hints` that are not spoken of are for who plays alone."""

    score: bool = False
    hints: bool | None = None
    clock: ClockWish | None = None
    chat: bool = False
    public: bool = False


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
    # The secret of the profile whose game it is, at the first seat of this screen.
    profile: Secret | None = None
    manners: MannersWish = MannersWish()


class Claim(Incoming):
    """A friend sits down."""

    invite: Secret
    name: Name
    # The secret of the profile whose game it is from now on.
    profile: Secret | None = None


class Sit(Incoming):
    """Somebody sits down at a public table."""

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
    profile: Secret | None = None


class Analyse(Incoming):
    """The coach is to look at a finished game, at the decisions of one seat."""

    lang: Lang
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class Rematch(Incoming):
    """The same kingdom and people again, asked for by one who sits at the table."""

    secret: Secret


# From the client, over HTTP: those who come back. What opens a profile is always in the body, never in an address.


class NewProfile(Incoming):
    """Somebody wants to keep their games."""

    nickname: Nickname = ""


class Mine(Incoming):
    """A wish of somebody who is known by the secret of a profile."""

    secret: Secret


class MyGames(Mine):
    """The games of a profile, the newest first, from one of them on."""

    first: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    lang: Lang


class Rename(Mine):
    """Another nickname."""

    nickname: Nickname


class OwnedSeat(Incoming):
    """A seat that somebody has the secret of."""

    game: GameId
    secret: Secret


# As 2026-01-31; "" for today.
DayName = Annotated[str, Field(pattern=r"^(\d{4}-\d{2}-\d{2})?$")]


class LookAtDay(Incoming):
    """The kingdom of a day, with the results of everybody, and those of one's own."""

    day: DayName = ""
    lang: Lang
    secret: Secret | None = None


class PlayDay(Mine):
    """The game of a day is to be played."""

    day: DayName = ""


class InLanguage(Mine):
    """Something of one's own, in a language."""

    lang: Lang


class Like(Mine):
    """A kingdom is a favourite from now on, or not any more."""

    kingdom: Annotated[str, Field(min_length=1, max_length=2000)]
    wanted: bool


class Adopt(Mine):
    """Games that were begun before there was a profile are to be those of this one."""

    seats: Annotated[list[OwnedSeat], Field(max_length=40)]


class Learn(Incoming):
    """A chapter of a lesson is to be played."""

    chapter: Annotated[int, Field(ge=0, le=100)] = 0
    name: Annotated[str, Field(max_length=24)] = ""


class Solve(Incoming):
    """A puzzle is to be played."""

    name: Annotated[str, Field(max_length=24)] = ""


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


class CardWord(TypedDict):
    """A card's name in the midst of words, declined or in the plural as it stands there."""

    text: str
    card: str


class PlayerWord(TypedDict):
    """A player's name in the midst of words."""

    text: str
    seat: int


class LogLine(TypedDict):
    """A sentence of the log: how deep it happened, and its cause where that is not plain.

    `parts` are the words of `text` with the cards and players in them told apart. `verb` says in one word what happened
    ("play", "treasures", "buy", "cleanup"), `seat` who did it.
    """

    text: str
    parts: list[str | CardWord | PlayerWord]
    depth: int
    cause: str
    # The card that is the cause, by its key.
    source: str
    verb: str
    seat: int


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
    # Whether it is a Master who has no plan for this kingdom yet, and is looking for one.
    studying: bool
    # Whether whoever sat here has given up or run out of time, and who that was; "" otherwise.
    left: Literal["", "resigned", "time"]
    player: str
    # Whether who sits here made the table, and may take it off the list of public ones.
    host: bool


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


class Difference(TypedDict):
    """Something that lies otherwise: where in the view, as keys and places, and what is there."""

    at: list[str | int]
    value: Any


class Frame(TypedDict):
    """The table as the viewer saw it on the way to the present one; nobody was asked there.

    It is told by what lay otherwise than in the frame after it, for the last one than in the view itself. The log had
    so many `turns` then, and so many `lines` of the last of them.
    """

    differences: list[Difference]
    turns: int
    lines: int


class ClockManners(TypedDict):
    """A clock that was agreed: minutes for each player, and seconds that each turn adds."""

    minutes: int
    increment: int


class MannersView(TypedDict):
    """How people play with each other at a table."""

    # Whether all see the points of all at any time.
    score: bool
    # Whether a player may ask what a bot would do.
    hints: bool
    clock: ClockManners | None
    # Whether people may write what they like to each other.
    chat: bool
    # Whether the table is listed for everybody on this server.
    public: bool


class ClockView(TypedDict):
    """The clock: milliseconds that each player has left, and for whom it runs (-1: for nobody)."""

    left: list[int]
    running: int


class EndingView(TypedDict):
    """An answer that ends the game with this turn: the number of its option, or -1 for picking nothing.

    Where all see the points, it is one by which the player does not win, with the points of all then.
    """

    pick: int
    points: list[int]


class PointerView(TypedDict):
    """Something that a lesson points at: what it is ("hand", "pile", "button"), and the card or button, if any."""

    what: str
    name: str


class LessonPage(TypedDict):
    """Something that a lesson tells. `asks`: it is there until the pending question is answered as it says."""

    text: str
    points: list[PointerView]
    asks: bool


class LessonView(TypedDict):
    """The lesson that a game is played for, with what is to be told now, one page after the other.

    `at` is the number of the first of them among all `of` of the chapter. When none of them asks, the chapter is over.
    """

    id: str
    title: str
    # The titles of all chapters, and which of them this is.
    chapters: list[str]
    chapter: int
    at: int
    of: int
    pages: list[LessonPage]


class PuzzleView(TypedDict):
    """The puzzle that a game is played for, and how it stands. `why` explains the solution, once it is out."""

    id: str
    title: str
    task: str
    hint: str
    why: str
    outcome: Literal["open", "solved", "failed"]
    # The solver's deck from the top: in a puzzle it is known, unless it was shuffled.
    deck: list[str] | None
    # By seat, as they are now.
    points: list[int]


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
    # The day whose kingdom is played ("" for none), and whether the game counts there.
    day: str
    ranked: bool
    # What was to be seen since the table before, in order, for who wants it.
    frames: list[Frame]
    # What the others did since the viewer's last turn began, in a sentence or two.
    story: list[str | CardWord | PlayerWord]
    manners: MannersView
    # The viewer's points so far; None for a spectator. Those of all are in the view where the manners say so.
    own_points: int | None
    endings: list[EndingView]
    clock: ClockView | None
    # How many look on.
    watching: int
    # Only for the one who learns, at a table that was made for it.
    lesson: NotRequired[LessonView]
    puzzle: NotRequired[PuzzleView]


TABLE_MESSAGE: TypeAdapter[TableMessage] = TypeAdapter(TableMessage)


class SaidMessage(TypedDict):
    """Somebody says a ready phrase."""

    type: Literal["said"]
    seat: int
    phrase: str


class ChanceView(TypedDict):
    """The chance of winning with something, of a hundred, give or take."""

    what: str
    chance: int
    error: int


class HintMessage(TypedDict):
    """What a bot would answer to a question, in words, and why."""

    type: Literal["hint"]
    question: int
    picks: list[int]
    bot: str
    what: str
    why: str
    # From the coach about a purchase: the chances of the best ones, that which is advised first.
    chances: list[ChanceView]


class ChatLine(TypedDict):
    """Something that somebody wrote; the number grows from line to line."""

    n: int
    seat: int
    text: str


class ChatMessage(TypedDict):
    """What was written at the table: a new line, or for who has just come the last ones."""

    type: Literal["chat"]
    lines: list[ChatLine]


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


ServerMessage = TableMessage | SaidMessage | HintMessage | ChatMessage | RematchMessage | PongMessage | ErrorMessage


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
    # How people play with each other there: one knows before one sits down.
    manners: MannersView


class LobbySeat(TypedDict):
    """A seat of a listed table; a `free` one can be taken by anybody."""

    name: str
    kind: Literal["person", "bot", "open"]
    free: bool


class LobbyTable(TypedDict):
    """A table that its host made public."""

    game: str
    kingdom: str
    cards: list[str]
    landscapes: list[str]
    seats: list[LobbySeat]
    manners: MannersView
    # How many turns whoever has had most has had, and how many look on.
    turn: int
    watching: int


class Lobby(TypedDict):
    """The public tables of this server at which somebody sits just now, those with a free seat first."""

    tables: list[LobbyTable]


class HouseView(TypedDict):
    """What this server allows at its tables."""

    chat: bool
    lobby: bool


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

    `other` is its name in the other language. `picture` is the name of a pictogram in one colour ("anvil",
    "plain/carriage"), or of a drawing in several ("own/gold").
    """

    name: str
    other: str
    text: str
    picture: str
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
    # Of what is called after no card ("thing.tavern" in the words): "tavern".
    pictures: dict[str, str]
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


class BotChoice(Choice):
    """A bot to play against, with an honest line on its strength."""

    line: str


class OptionSheet(TypedDict):
    """An option of the table, with the sentences that it is used, and that it is not."""

    key: str
    name: str
    used: str
    unused: str


class LessonSheet(TypedDict):
    """A lesson that can be taken. `picture` is the key of the card whose picture it has."""

    id: str
    title: str
    picture: str
    teaches: str
    minutes: int
    chapters: list[str]


class Lessons(TypedDict):
    """All lessons, in the order in which they are offered."""

    lessons: list[LessonSheet]


class PuzzleSheet(TypedDict):
    """A puzzle that can be tried. `expansions` are keys of the words, `picture` that of the card whose it is."""

    id: str
    title: str
    picture: str
    task: str
    difficulty: int
    expansions: list[str]


class Puzzles(TypedDict):
    """All puzzles, the easiest first."""

    puzzles: list[PuzzleSheet]


class Sets(TypedDict):
    """The recommended sets, by rulebook; `first` is the id of that for a first game."""

    first: str
    sets: list[SetView]


class Choices(TypedDict):
    """What a new game can be made of."""

    expansions: list[Choice]
    kinds: list[Choice]
    # The usual one first, then from the strongest to the weakest.
    bots: list[BotChoice]
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
    # Whether whoever sat here has given up or run out of time, and who that was; "" otherwise.
    left: Literal["", "resigned", "time"]
    player: str
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


class JudgedView(TypedDict):
    """A decision of a finished game as the coach sees it."""

    # How many answers had been given before it, the turn of the player, the coins, and what was done.
    at: int
    turn: int
    coins: int
    done: str
    # The chance of winning with it, of a hundred, in between which bounds.
    chance: int
    low: int
    high: int
    # "??", "?", "?!" or "", what would have been better, by how much, and that in words.
    grade: str
    better: str
    gain: str
    sentence: str
    why: str


class AnalysisView(TypedDict):
    """What the coach says of a finished game, as far as it is: decisions looked at, and of how many."""

    state: Literal["none", "waiting", "running", "done", "failed", "off"]
    done: int
    total: int
    headline: str
    judged: list[JudgedView]
    # Which of them cost most, the worst first.
    costliest: list[int]
    # How it was computed.
    how: list[str]


class ProfileMade(TypedDict):
    """A new profile, and its secret, which is told only this once."""

    secret: str
    nickname: str
    tag: str


class ProfileView(TypedDict):
    """A profile for the one whose it is. Nicknames need not be different, the tag tells two of one name apart."""

    nickname: str
    tag: str
    # When it was made, and how many games it has.
    made: str
    games: int


class MyGame(TypedDict):
    """A game of a profile."""

    game: str
    seat: int
    made: str
    title: str
    cards: list[str]
    landscapes: list[str]
    # The kingdom as a list, to be passed on or liked; "" if it cannot be read.
    list: str
    # Who sits where.
    players: list[str]
    # "" while it is being played; "left" if a bot has taken the seat.
    outcome: Literal["", "won", "shared", "lost", "left"]
    points: int
    # By how many points the best of the others was beaten.
    margin: int
    turns: int
    # The day whose kingdom it was, and whether it counted there.
    day: str
    ranked: bool


class MyGamesView(TypedDict):
    """Some games of a profile, and how many there are in all."""

    games: list[MyGame]
    total: int


class DailyLine(TypedDict):
    """A result of a day. Who was better by more points comes first, then who took fewer turns."""

    place: int
    nickname: str
    tag: str
    points: int
    margin: int
    turns: int
    mine: bool
    # The game to look back at; "" as long as that would show cards to somebody who has still to play.
    game: str


class DailyResult(TypedDict):
    """What somebody has reached on a day."""

    outcome: Literal["won", "shared", "lost", "left"]
    margin: int


class DailyView(TypedDict):
    """The kingdom of a day, and the results."""

    day: str
    # The day that it is at the server, and the first that it has.
    today: str
    first: str
    kingdom: KingdomView
    # Who plays against everybody.
    bot: str
    # Whether the one try that counts has begun, and its game.
    state: Literal["none", "running", "over"]
    game: str
    lines: list[DailyLine]
    # How many have begun.
    tries: int
    # One's own results by day.
    results: dict[str, DailyResult]


class FavouriteView(TypedDict):
    """A kingdom that somebody likes; `list` is what a new table takes as its kingdom."""

    list: str
    title: str
    cards: list[str]
    landscapes: list[str]


class Favourites(TypedDict):
    """The kingdoms that somebody likes, the newest first."""

    favourites: list[FavouriteView]


class Standing(TypedDict):
    """Games with something in common: how many of them were won, and between which bounds the share lies (95 %).

    A shared victory is half of one. `name` is "" where the key has words of its own.
    """

    key: str
    name: str
    games: int
    won: float
    share: float
    low: float
    high: float
    # Of one's own, on average.
    points: float


class CardStanding(TypedDict):
    """A card of kingdoms that somebody has played: games with it in the deck at the end, and games without."""

    key: str
    games: int
    having: Standing | None
    without: Standing | None


class Statistics(TypedDict):
    """How somebody does. Bots are those that were the only opponent."""

    all: Standing | None
    kingdoms: list[Standing]
    expansions: list[Standing]
    bots: list[Standing]
    cards: list[CardStanding]


class Adopted(TypedDict):
    """Which games are those of the profile now."""

    games: list[str]


class Step(TypedDict):
    """A finished game at one of its points, seen by a player, a spectator (-1) or with all cards open (-2)."""

    at: int
    table: TableMessage


class HttpError(TypedDict):
    """Why something cannot be had, over HTTP."""

    code: str
    message: str
