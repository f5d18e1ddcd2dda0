"""What speaks for an answer, in words: the reasons of bots, by their codes."""

from typing import Final

from platin.text.language import pronouns
from platin.text.messages.hints import WORDS
from platin.text.names import display
from platin.text.speech import Messages

_TELL: Final = Messages(WORDS)


def tell_reason(code: str, card: str, count: int, lang: str) -> str:
    """Put a reason into words: its code, the card that it speaks of ("": none), and a number."""
    name = display(card, lang) if card else ""
    return _TELL(code, lang, n=count, card=name, **pronouns(card, lang))
