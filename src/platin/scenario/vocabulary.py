"""The words that a scenario can use about a card: the effects that a position can have, the questions that it asks."""

from dataclasses import dataclass

from platin.cards import LIBRARY
from platin.position.left_behind import effects_begun, plays_of, turns_given
from platin.scenario.sayings import log_verbs, question_keys
from platin.text.messages import general
from platin.text.names import display
from platin.text.questions import option_labels, questions


@dataclass(frozen=True, slots=True)
class EffectWords:
    """A lasting effect: its name, how a position writes it, whether it only follows from another one."""

    name: str
    entry: str
    follows: bool


@dataclass(frozen=True, slots=True)
class QuestionWords:
    """A question: its key, its sentence, and its printed options with their words."""

    key: str
    sentence: str
    options: tuple[tuple[str, str], ...]


def effects_of(key: str, lang: str) -> list[EffectWords]:
    """List the effects of a card or landscape, by its key in any print."""
    name = key.partition("@")[0]
    names = [effect for effect in LIBRARY.effects if effect.partition(".")[0] == name]
    prints = [one for one, defn in LIBRARY.cards.items() if defn.name == name] if names else []
    alone = {effect: one for one in prints for effect in effects_begun(one, 2)}
    memory: dict[str, dict[str, str]] = {}
    for one in prints:
        for play in plays_of(one, 2, 0):
            for begun in play.begun:
                memory.setdefault(begun.name, {}).update(dict.fromkeys(begun.remembers, "…"))
    turns = [turn.effect.name for _, turn in turns_given(name, 2, 0) if turn.effect is not None] if prints else []
    found: list[EffectWords] = []
    for effect in sorted(names, key=lambda one: one not in memory):
        said = {} if len(names) == 1 or list(alone) == [effect] else {"effect": effect}
        if name in LIBRARY.cards:
            said["card"] = display(alone.get(effect, name), lang)
        entry = _entry((said or {"effect": effect}) | memory.get(effect, {}))
        if effect in turns:
            entry = f"turn of: {_entry({'controller': '…', 'because': display(name, lang)})}"
        found.append(EffectWords(effect, entry, bool(memory) and effect not in memory))
    return found


def _entry(said: dict[str, str]) -> str:
    return "{" + ", ".join([f"{key}: {value}" for key, value in said.items()]) + "}"


def questions_of(key: str, lang: str) -> list[QuestionWords]:
    """List the questions of a card or landscape; for "" those of the rules themselves."""
    name = key.partition("@")[0]
    known = (LIBRARY.cards, LIBRARY.landscapes)
    found: list[QuestionWords] = []
    for question in question_keys():
        of = question.partition(".")[0]
        if of == name or (not name and not any([of in place for place in known])):
            modes = [mode for mode in option_labels(lang) if mode.startswith(f"{question}.")]
            options = [(mode.removeprefix(f"{question}."), option_labels(lang)[mode]) for mode in modes]
            found.append(QuestionWords(question, questions(lang)[question], tuple(options)))
    return found


def log_lines(lang: str) -> list[tuple[str, str]]:
    """List the verbs of the log with the sentences that they make."""
    sentences = general.LOG.of(lang)
    gaps = dict.fromkeys(("cards", "name", "the_card", "source", "the_source", "bonus", "n"), "…")
    found: list[tuple[str, str]] = []
    for verb in log_verbs():
        situation = verb if verb in sentences else "bonus" if verb in general.BONUS.of(lang) else "gain"
        found.append((verb, sentences[situation][1].format(player="A", other="B", **gaps)))
    return found
