"""What cards ask, so that a strategy can say what it answers: Remodel asks what to trash and what to gain."""

from functools import cache
from typing import Final

from platin.cards import LIBRARY
from platin.engine.const import WAY
from platin.strategy.vocabulary import CARD_KEYS, CHOOSE, USE
from platin.text.catalogue import normal
from platin.text.language import LANGUAGES
from platin.text.questions import option_labels, questions

# Questions that are called otherwise than what they are about.
_VERBS: Final = {
    "black_market.buy": "gain",
    "black_market.treasure": "play",
    "bury.bottom": "topdeck",
    "death_cart.action": "trash",
    "fated.top": "topdeck",
    "first_mate.more": "play",
    "golem.order": "play",
    "hamlet.action": "discard",
    "hamlet.buy": "discard",
    "inherited.replace": "trash",
    "library.set_aside": "aside",
    "orb.play": "play",
    "quartermaster.empty": CHOOSE,
    "secret_passage.card": "topdeck",
    "tournament.prize": "gain",
}
# Questions that are not about cards of one's own, where another question of the card is (Spy); that are about numbers
# or players; or whose answer is the same in every strategy.
_SETTLED: Final = (
    "counting_house.take",
    "jester.gain",
    "scrying_pool.discard",
    "spy.discard",
    "way.choose",
)
_ENDINGS: Final = ("_own", "_two", "_one", "_last")
# Yes-or-no questions without words of their own for yes.
_YES_OR_NO: Final = ("chancellor.dump", "engineer.trash", "moneylender.may_trash", "town_crier.rotate")


@cache
def asked(card: str) -> dict[str, tuple[str, ...]]:
    """Give what a card asks: the keys of its questions by what they are about ("trash", "gain", ...)."""
    found: dict[str, tuple[str, ...]] = {}
    for key in questions("en"):
        if key.partition(".")[0] == card:
            verb = _verb(key)
            if verb:
                found[verb] = (*found.get(verb, ()), key)
    if can_be_used(card):
        found[USE] = ()
    return found


def _verb(key: str) -> str:
    if key in _SETTLED:
        return ""
    if key in _VERBS:
        return _VERBS[key]
    verb = key.partition(".")[2].removeprefix("may_")
    for ending in _ENDINGS:
        verb = verb.removesuffix(ending)
    return verb if verb in CARD_KEYS or verb in (CHOOSE, "name") else ""


@cache
def can_be_used(card: str) -> bool:
    """Tell whether a player may or may not use something of a card: a Reaction, an ability, a yes-or-no question."""
    prints = [defn for defn in LIBRARY.cards.values() if defn.name == card]
    landscape = LIBRARY.landscapes.get(card)
    if any(defn.optional for defn in prints):
        return True
    if landscape is not None and (landscape.optional or landscape.kind == WAY):
        return True
    effects = [effect for effect in LIBRARY.effects.values() if effect.name.partition(".")[0] == card]
    return any(effect.optional for effect in effects) or bool(yes_or_no(card))


@cache
def yes_or_no(card: str) -> tuple[str, ...]:
    """Give the yes-or-no questions of a card."""
    own = [key for key in questions("en") if key.partition(".")[0] == card]
    return tuple([key for key in own if key in _YES_OR_NO or f"{key}.yes" in option_labels("en")])


@cache
def modes(card: str) -> dict[str, str]:
    """Give the printed options of a card by their letters, in both languages and by their keys."""
    found: dict[str, str] = {}
    for key in asked(card).get(CHOOSE, ()):
        for lang in LANGUAGES:
            for label, words in option_labels(lang).items():
                if label.rpartition(".")[0] == key:
                    mode = label.rpartition(".")[2]
                    found[normal(mode)] = mode
                    found.setdefault(normal(words), mode)
    return found


def mode_words(card: str, mode: str, lang: str) -> str:
    """Give the words of a printed option."""
    for key in asked(card).get(CHOOSE, ()):
        words = option_labels(lang).get(f"{key}.{mode}")
        if words:
            return words
    return mode
