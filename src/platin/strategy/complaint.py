"""What is wrong with a strategy: a message that can be told in either language, with file and line."""

from collections.abc import Iterable
from typing import Any, Final

from platin.text.messages import strategy as strategy_words
from platin.text.speech import Messages, Sayable, either

tell: Final = Messages(strategy_words.WORDS)


class Said:
    """A message by its key. Values that are messages themselves are told in the same language."""

    def __init__(self, key: str, **values: Any) -> None:
        self.key = key
        self.values = values

    def say(self, lang: str) -> str:
        """Tell it."""
        told = {name: value.say(lang) if hasattr(value, "say") else value for name, value in self.values.items()}
        return tell(self.key, lang, **told)


class Either:
    """Things of which one is expected."""

    def __init__(self, parts: Iterable[Sayable | str], quoted: bool = False) -> None:
        self.parts = list(parts)
        self.quoted = quoted

    def say(self, lang: str) -> str:
        """List them: "one, two or three"."""
        told = [part if isinstance(part, str) else part.say(lang) for part in self.parts]
        if self.quoted:
            told = [f"„{one}“" if lang == "de" else f"“{one}”" for one in told]
        return either(list(dict.fromkeys(told)), lang)


class Complaint(ValueError):
    """A text of a strategy that is not understood. Whoever knows the place makes a `StrategyError` of it."""

    def __init__(self, key: str, close: Iterable[str] = (), **values: Any) -> None:
        super().__init__(key)
        self.message = Said(key, **values)
        # Names that could be meant instead.
        self.close = tuple(close)

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        """Tell what is wrong, and what could be meant."""
        problem = self.message.say(lang)
        if not self.close:
            return problem
        return tell("did_you_mean", lang, problem=problem, names=Either(self.close).say(lang))


class StrategyError(ValueError):
    """A strategy that cannot be used. It says where, what is wrong and what was expected, in either language."""

    def __init__(self, file: str, line: int, problem: Sayable) -> None:
        super().__init__(file, line)
        self.file = file
        self.line = line
        self.problem = problem

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        """Tell it with its place."""
        if not self.line:
            return self.problem.say(lang)
        return tell("where", lang, file=self.file, line=self.line, problem=self.problem.say(lang))
