"""Why something cannot be done, in the player's language, by the codes of the protocol."""

from typing import Final

from pydantic import ValidationError

from platin.text.messages import browser_general
from platin.text.words import Both

# The tags of the kinds of messages are parts of a place, but no fields.
_TAGS: Final = frozenset("hello answer undo consent auto say hand_over hint chat resign listing language ping".split())
# The name of a field that there is none of comes from the client, and may be long.
_LONGEST_FIELD: Final = 60


def refusal(key: str, lang: str, **values: object) -> str:
    """Give the words for an error: its code ("stale"), or the code and what exactly is wrong ("bad_message.json")."""
    said = {name: value.of(lang) if isinstance(value, Both) else value for name, value in values.items()}
    return browser_general.ERRORS.of(lang)[key].format(**said)


def explain(error: ValidationError, lang: str) -> str:
    """Say what is wrong with a message: the first thing that was found. No values of it are repeated."""
    first = error.errors(include_url=False, include_input=False)[0]
    kind = first["type"]
    if kind == "json_invalid":
        return refusal("bad_message.json", lang)
    if kind == "union_tag_invalid":
        return refusal("bad_message.type", lang, expected=first["ctx"]["expected_tags"].replace("'", ""))
    if kind == "union_tag_not_found":
        return refusal("bad_message.missing", lang, field="type")
    place = first["loc"]
    if len(place) > 1 and place[0] in _TAGS:
        place = place[1:]
    field = ".".join(map(str, place))[:_LONGEST_FIELD]
    if not field:
        return refusal("bad_message.whole", lang)
    if kind == "missing":
        return refusal("bad_message.missing", lang, field=field)
    if kind == "string_too_long":
        return refusal("bad_message.long", lang, field=field, n=first["ctx"]["max_length"])
    if kind == "extra_forbidden":
        return refusal("bad_message.extra", lang, field=field)
    return refusal("bad_message.value", lang, field=field)
