"""The levels of bots that are offered: each has a line on its strength, and is as strong as that says."""

from platin.bots.roster import find
from platin.kingdom import draw
from platin.server import content
from platin.server.content.choices import LEVELS
from platin.session import Session
from platin.sim import tournament
from platin.text.language import LANGUAGES


def test_the_easy_bot_is_between_random_play_and_big_money() -> None:
    layouts = tuple(draw(2, seed=seed).spec for seed in range(2000, 2040))
    schedule = tournament.Schedule(("easy", "random", "big-money"), layouts, 80, sample=True)
    random, money = [pair.share.share for pair in tournament.play(schedule, jobs=1).ratings().pairs[:2]]
    # Over 100 kingdoms 98.5 % and 11.8 %; the standard error of so few games is below 4 %.
    assert random >= 0.93
    assert 0.02 <= money <= 0.25


def test_the_easy_bot_plays_the_same_by_the_same_seed() -> None:
    spec = draw(2, seed=5).spec

    def played(seed: int) -> list[list[int]]:
        return Session.new(spec, 1, [find("easy").make(seed), find("easy").make(seed + 1)]).answers

    assert played(1) == played(1)
    assert played(1) != played(7)


def test_all_levels_are_offered_with_a_line_from_the_strongest_on() -> None:
    lines = {}
    for lang in LANGUAGES:
        bots = content.choices(lang)["bots"]
        assert tuple(one["key"] for one in bots) == LEVELS
        lines[lang] = [one["line"] for one in bots]
    assert all(len(line) > 20 for line in lines["de"] + lines["en"])
    assert not set(lines["de"]) & set(lines["en"])


def test_it_is_found_by_its_names() -> None:
    for name in ("easy", "Apprentice", "Lehrling"):
        assert find(name).text == "easy"
    assert find("easy").name("de") == "Lehrling"
