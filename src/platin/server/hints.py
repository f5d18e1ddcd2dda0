"""What a coach advises, in words: which options, and why in one sentence."""

from platin.bots.coach import Coach
from platin.mind.adviser import counsel
from platin.mind.commentary import reason
from platin.server import content
from platin.server.match import Match, Refused
from platin.server.seating import names_of
from platin.server.wire import ChanceView, HintMessage
from platin.session.question import question_of
from platin.text.messages import coach as coach_words
from platin.text.questions import decline_label, option_label


def hint_for(match: Match, seat: int, question: int, lang: str, coach: Coach) -> HintMessage:
    """Tell a player what the coach would answer to the pending question. Nothing changes by it."""
    decision = match.session.decision
    if not match.manners.hints:
        raise Refused("no_hints")
    if decision is None or match.over:
        raise Refused("over")
    if question != match.question:
        raise Refused("stale", question=match.question)
    if decision.by != seat:
        raise Refused("not_your_question")
    advice = coach.advise(match.session.game, decision)
    asked = question_of(match.session.game, decision)
    codes = [option.code for option in match.session.options()]
    picks = [codes.index(code) for code in advice.picked]
    names = names_of(match.seats, lang)
    labels = [option_label(asked.options[pick], asked, lang, names) for pick in picks]
    return {
        "type": "hint",
        "question": question,
        "picks": picks,
        "bot": content.bot(coach.bot).name(lang),
        "what": ", ".join(dict.fromkeys(labels)) or decline_label(asked.key, lang),
        "why": reason(advice.reason, lang),
        "chances": [],
    }


def coach_hint(match: Match, seat: int, question: int, lang: str, bot: Coach) -> HintMessage:
    """Tell a player what to buy, with the chances of winning; other questions are left to a bot."""
    hint = hint_for(match, seat, question, lang, bot)
    game, decision = match.session.game, match.session.decision
    assert decision is not None
    found = counsel(game, decision)
    if found is None:
        return hint
    asked = question_of(game, decision)
    codes = [option.code for option in match.session.options()]
    names = names_of(match.seats, lang)
    chances: list[ChanceView] = []
    for answer, chance in found.answers:
        labels = [option_label(asked.options[codes.index(code)], asked, lang, names) for code in answer]
        what = ", ".join(labels) or decline_label(asked.key, lang)
        error = max(round(50 * (chance.high - chance.low)), 1)
        chances.append({"what": what, "chance": round(100 * chance.share), "error": error})
    picked = [codes.index(code) for code in found.answers[0][0]]
    coach = coach_words.WORDS.of(lang)["name"]
    return {
        **hint,
        "picks": picked,
        "bot": coach,
        "what": chances[0]["what"],
        "why": reason(found.reason, lang),
        "chances": chances,
    }
