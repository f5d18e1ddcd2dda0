"""Print all sentences and names in each language as JSON, for breaks.mjs. Needs nothing but Python."""

import importlib
import json
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))

from platin.text import messages
from platin.text.catalogue import CATALOGUE
from platin.text.names import texts
from platin.text.questions import decline_labels, option_labels, questions
from platin.text.words import Both, Dictionary


def strings(thing: object) -> Iterator[str]:
    """Give all strings in something, but not the keys."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, Mapping):
        yield from strings(tuple(thing.values()))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from strings(part)


def words(lang: str) -> list[str]:
    """Give what can be said in a language."""
    found = [
        importlib.import_module(info.name) for info in pkgutil.iter_modules(messages.__path__, "platin.text.messages.")
    ]
    general = [
        table.of(lang) for module in found for table in vars(module).values() if isinstance(table, Both | Dictionary)
    ]
    names = [entry.de if lang == "de" else entry.en for entry in CATALOGUE]
    cards = [texts(lang), questions(lang), option_labels(lang), decline_labels(lang)]
    return [*strings(names), *strings(cards), *strings(general)]


print(json.dumps({lang: words(lang) for lang in ("en", "de")}))
