"""The public interface: one class for a game, with names instead of codes. All else can change without notice."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from platin.engine.asking import Agent
from platin.engine.decision import IllegalAnswer
from platin.engine.score import scores, winners
from platin.position import read_position, write_position
from platin.scenario.answers import NoSuchAnswer, codes_of
from platin.session import Question, Session, View, question_of
from platin.text.kingdom_list import read_kingdom
from platin.text.log import lines
from platin.text.names import any_key, card_text, display
from platin.text.questions import option_label, prompt
from platin.text.rulings import cite, for_card

LETTERS = "ABCDEF"


class RulingInfo(NamedTuple):
    """A ruling as people read it, and where it comes from."""

    id: str
    text: str
    source: str


class CardInfo(NamedTuple):
    """A card, landscape or mixed pile as people read it."""

    key: str
    name: str
    text: str
    rulings: tuple[RulingInfo, ...]


def card(name: str, lang: str = "en") -> CardInfo:
    """Look a card, landscape or mixed pile up by its name in either language. Raises `UnknownName` if there is none."""
    key = any_key(name)
    rulings = [RulingInfo(ruling.id, ruling.text(lang), cite(ruling, lang)) for ruling in for_card(key)]
    return CardInfo(key, display(key, lang), card_text(key, lang), tuple(rulings))


class Game:
    """A game of Dominion.

    `kingdom` is a list of names or the name of a recommended set. A seat with an agent in `agents` answers for
    itself; the others are asked: `question`, then `answer`.
    """

    def __init__(
        self,
        kingdom: str | Sequence[str],
        players: int = 2,
        *,
        seed: int = 0,
        options: Mapping[str, bool] | None = None,
        agents: Sequence[Agent | None] | None = None,
        lang: str = "en",
    ) -> None:
        named = isinstance(kingdom, str)
        wanted = read_kingdom(kingdom if isinstance(kingdom, str) else ", ".join(kingdom), sets=named)
        wanted.options |= options or {}
        spec = wanted.spec(players)
        self._session = Session.new(spec, seed, list(agents) if agents is not None else None)
        self.lang = lang

    @classmethod
    def _of(cls, session: Session, lang: str) -> "Game":
        game = cls.__new__(cls)
        game._session = session
        game.lang = lang
        return game

    @classmethod
    def from_position(cls, text: str, *, agents: Sequence[Agent | None] | None = None, lang: str = "en") -> "Game":
        """Lay out any table: see docs/scenarios.md for the notation."""
        return cls._of(Session(read_position(text), list(agents) if agents is not None else None), lang)

    def position(self) -> str:
        """Write the table out in that notation, as it lay when the play or purchase under way began."""
        return write_position(self._session.base, self.lang)

    # Asking and answering

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the game is over."""
        decision = self._session.decision
        return question_of(self._session.game, decision) if decision is not None else None

    @property
    def prompt(self) -> str:
        """The question in words; "" when the game is over."""
        question = self.question
        return prompt(question, self.lang) if question is not None else ""

    @property
    def labels(self) -> list[str]:
        """The options of the question in words, in the same order."""
        question = self.question
        if question is None:
            return []
        return [option_label(option, question, self.lang, list(LETTERS)) for option in question.options]

    def answer(self, *picks: str | int) -> None:
        """Answer the question: with words ("play Smithy", "2 Copper, Estate", "nothing") or numbers of options.

        An answer that is not allowed raises `IllegalAnswer`, which says what is, and changes nothing.
        """
        decision = self._session.decision
        if decision is None:
            raise RuntimeError("the game is over: nobody is asked")
        options = self._session.options()
        codes: list[int] = []
        for pick in picks:
            if isinstance(pick, int):
                if not 0 <= pick < len(options):
                    raise IllegalAnswer(f"option {pick}", decision, [option.name for option in options])
                codes.append(options[pick].code)
                continue
            try:
                codes.extend(codes_of(self._session, pick))
            except NoSuchAnswer as error:
                raise IllegalAnswer(str(error), decision, [option.name for option in options]) from error
        self._session.submit(codes)

    def play_out(self, agents: Sequence[Agent]) -> None:
        """Let agents answer everything from here to the end."""
        while self._session.decision is not None:
            decision = self._session.decision
            self._session.submit(agents[decision.by](self._session.game, decision))

    # Going back and elsewhere

    @property
    def undo_is_free(self) -> bool:
        """Whether the last answer can be taken back without anybody having learned anything."""
        return self._session.undo_is_free()

    def undo(self, *, force: bool = False) -> None:
        """Take back the last answer. Needs `force` if hidden cards have come to light since."""
        self._session.undo(force)

    def clone(self) -> "Game":
        """Make an independent game at the same point."""
        return Game._of(self._session.clone(), self.lang)

    def at(self, answers: int) -> "Game":
        """Give the game as it stood after so many answers."""
        return Game._of(self._session.at(answers), self.lang)

    def save(self, file: str | Path) -> None:
        """Write the game to a file, as JSON, at any question."""
        Path(file).write_text(json.dumps(self._session.save()), encoding="utf-8")

    @classmethod
    def load(cls, file: str | Path, *, agents: Sequence[Agent | None] | None = None, lang: str = "en") -> "Game":
        """Read a game from a file. Raises `SaveError` if it is none."""
        try:
            data = json.loads(Path(file).read_text(encoding="utf-8"))
        except ValueError:
            data = None
        return cls._of(Session.load(data, list(agents) if agents is not None else None), lang)

    # Looking

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self._session.state.players)

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self._session.state.turn.seat

    @property
    def answers(self) -> int:
        """How many answers have been given so far."""
        return len(self._session.answers)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._session.over

    @property
    def scores(self) -> list[int]:
        """The points of each player, as if the game ended now."""
        return scores(self._session.game)

    @property
    def winners(self) -> list[int]:
        """Who has won, as if the game ended now."""
        return winners(self._session.game)

    def view(self, seat: int = -1) -> View:
        """Give all that a player (or -1: a spectator) may see."""
        return self._session.view(seat)

    def hand(self, seat: int) -> list[str]:
        """Give the names of the cards in a player's hand."""
        return [display(key, self.lang) for key in self.view(seat).players[seat].hand or ()]

    def log(self, seat: int = -1, lang: str | None = None) -> list[str]:
        """Tell what has happened, as a player (or -1: a spectator) may know it."""
        entries = self._session.log(seat)
        return ["  " * line.depth + line.text for line in lines(entries, lang or self.lang, list(LETTERS), seat)]

    def __str__(self) -> str:
        question = self.question
        asked = "over" if question is None else f"{LETTERS[question.by]} is asked {question.key}"
        return f"Game of {self.players} players, turn of {LETTERS[self.turn]}, {asked}"
