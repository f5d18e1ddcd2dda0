"""What there is to say about a kingdom: messages that wait for the language they are told in, and the error."""

from dataclasses import dataclass
from typing import Final

from platin.engine.decision import RuleError
from platin.text.choices import choice_title, option_words
from platin.text.kingdoms import set_of
from platin.text.language import card_name
from platin.text.messages import general
from platin.text.messages import kingdom as kingdom_words
from platin.text.speech import Messages, Sayable, either

_LONGEST_NAME: Final = 60


tell: Final = Messages(kingdom_words.WORDS)


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence by its key, with the cards, kinds and boxes in it by theirs."""

    key: str
    cards: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    boxes: tuple[str, ...] = ()
    # A choice before the game ("black_market.deck"), and an option of the table.
    choice: str = ""
    option: str = ""
    n: int = 0
    # What somebody typed, or the id of a recommended set.
    name: str = ""
    # Names that could be meant instead.
    close: tuple[str, ...] = ()
    problem: Sayable | None = None

    def say(self, lang: str) -> str:
        """Tell it in a language."""
        cards = [card_name(key, lang) for key in self.cards]
        recommended = set_of(self.name)
        text = tell(
            self._numbered(lang),
            lang,
            card=cards[0] if cards else "",
            choice=choice_title(self.choice, lang) if self.choice else "",
            option=option_words(self.option).name.of(lang) if self.option else "",
            cards=", ".join(cards),
            kinds=", ".join(kind_name(kind, lang) for kind in self.kinds),
            boxes=", ".join(box_name(box, lang) for box in self.boxes),
            n=self.n,
            name=_shortened(self.name) if recommended is None else recommended.title(lang),
            problem=self.problem.say(lang) if self.problem is not None else "",
        )
        if not self.close:
            return text
        return f"{text} {tell('did_you_mean', lang, names=either(self.close, lang))}"

    def _numbered(self, lang: str) -> str:
        """Give the key of the sentence in the right number, where there are two."""
        numbered = f"{self.key}.one" if self.n == 1 else f"{self.key}.many"
        return numbered if numbered in kingdom_words.WORDS.of(lang) else self.key


class KingdomError(RuleError):
    """A kingdom that cannot be had. It says why, in either language."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        """Tell what is wrong, in a language."""
        return self.message.say(lang)


def kind_name(kind: str, lang: str) -> str:
    """Give the word for a kind of card: "+buy", "trashing"; for a cost; or for a kind of landscapes: "Traits"."""
    if kind.startswith("cost-"):
        return tell("kind.cost", lang, n=kind.removeprefix("cost-"))
    if kind in kingdom_words.LANDSCAPES.of(lang):
        plural: str = kingdom_words.LANDSCAPES.of(lang)[kind][1]
        return plural
    words: tuple[str, ...] = kingdom_words.KINDS.of(lang)[kind]
    return words[0]


def box_name(expansion: str, lang: str) -> str:
    """Give the name of an expansion as it stands on its box."""
    names: dict[str, str] = general.SETS.of(lang)
    return names.get(expansion, expansion)


def _shortened(typed: str) -> str:
    """Repeat what somebody typed, but not all of it: no name of a card is so long."""
    return typed if len(typed) <= _LONGEST_NAME else f"{typed[:_LONGEST_NAME]}…"
