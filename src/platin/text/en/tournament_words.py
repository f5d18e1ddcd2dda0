"""What tournaments say, in English: the command and the report."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    # Command line.
    "tournament.help": (
        "Let every player meet every other in many games for two, and rate them. Each PLAYER is the name of a "
        "built-in bot or strategy, a strategy file, or a Python class (module:Class)."
    ),
    "tournament.kingdom": (
        "The kingdom: a recommended set, a list of cards, random or random:NUMBER. Without it, one with all that "
        "the players are about."
    ),
    "tournament.kingdoms": "Play in so many random kingdoms, by the seed; the ratings are then about all kingdoms.",
    "tournament.games": "Games of each pair, in all kingdoms together (1,000).",
    "tournament.seed": "The seed: a pair always plays the same games, whoever else takes part (0).",
    "tournament.jobs": "How many processes (as many as there are cores).",
    "tournament.level": "The level of the confidence intervals (95%).",
    "tournament.report": "Write a report to this file: a page for the browser.",
    "tournament.png": "Write ratings and cross table as a picture to this file.",
    "tournament.json": "Write everything as JSON to this file (-: to the terminal, and nothing else).",
    "tournament.progress": "Tournament",
    "tournament.written": "Written: {file}",
    "tournament.stopped": "Stopped; these are the games so far.",
    "tournament.stopped.none": "Stopped before the first games were counted.",
    "tournament.lacking": "Note: {player} is about cards that are not in this kingdom: {cards}.",
    "tournament.lacking.some": "Note: {player} is about cards that are missing in {n} of the {all} kingdoms.",
    "tournament.error.few": (
        "Who plays? Name at least two players: random, big-money, big-money:smithy, a strategy file ..."
    ),
    "tournament.error.twice": "{player} is there twice; expected: each player once.",
    "tournament.error.both": "--kingdom and --kingdoms: expected only one of them.",
    "tournament.error.kingdoms": (
        "{players} are made for different kingdoms. Say which to play in: --kingdom, or --kingdoms for random ones."
    ),
    "tournament.error.game": "{players}: game {number} could not be played: {problem}",
    "tournament.error.game_again": "See it: {command}",
    "tournament.print.cross": "Points in 100 games of the row against the column",
    "tournament.print.summary": "{games} games, {pairs} pairs, {seconds} s. {kingdom}",
    "tournament.print.kingdom": "Kingdom: {cards}",
    "tournament.print.kingdoms": "{n} random kingdoms.",
    "tournament.print.pair": (
        "{name} against {other} over kingdoms in general: {share} ({level} interval {interval}); less than half in "
        "{fewer} of these {n}."
    ),
    "tournament.print.surprise": (
        "One number does not say all about a player: {name} won {share} against {other}, expected are {expected}."
    ),
    # Report.
    "tournament.title": "Tournament: {n} players, {games} games",
    "tournament.kicker": "Dominion tournament, all against all",
    "tournament.best": "{name} is the best",
    "tournament.close": "{name} is ahead of {other}, but not for certain",
    "tournament.even": "{name} and {other} are level",
    "tournament.even.sure": "The ratings of the first two, {name} and {other}, are the same.",
    "tournament.sure": (
        "{name} is rated {difference} points above {other}, the second: that is {expected} of their games. The "
        "order of the two is certain to {sure}."
    ),
    "tournament.unsure": (
        "{name} is rated {difference} points above {other}, the second: that is {expected} of their games. The "
        "order of the two is certain to {sure} only."
    ),
    "tournament.more": "> {share}",
    "tournament.more_than": "more than {share}",
    "tournament.fact.players": "players",
    "tournament.fact.pairs.one": "pair",
    "tournament.fact.pairs.many": "pairs",
    "tournament.fact.kingdoms.one": "kingdom",
    "tournament.fact.kingdoms.many": "kingdoms",
    "tournament.ratings.title": "Ratings",
    "tournament.ratings.note": (
        "On the scale of Elo: 100 points more mean 64% of the games, 200 mean 76%, 400 mean 91%. 1500 is the "
        "average of this tournament; ratings of different tournaments cannot be compared."
    ),
    "tournament.ratings.caption": "With {level} intervals. The dashed line is the average.",
    "tournament.ratings.desc": "A point with its interval for each player: {values}.",
    "tournament.open": (
        "≥, ≤ and arrows: who never lost a point to the others, or never won one, is at least that much better or "
        "worse; how much more, the games do not say. The average is that of the others."
    ),
    "tournament.groups": "Some players never met, not even by way of others; their ratings cannot be compared.",
    "tournament.ahead.note": "Ahead: how certain it is that a player is better than the next one.",
    "tournament.cross.title": "All against all",
    "tournament.cross.caption": (
        "Percent of its games that the row won against the column, ties as half. Blue: more than half."
    ),
    "tournament.cross.desc": "A table of all players against all; its numbers are in the table below.",
    "tournament.cross.cells": "Won, and games won : tied : lost.",
    "tournament.fit.title": "Does one number describe a player?",
    "tournament.fit.none": (
        "Yes: no pair differs by more than four standard errors from what the ratings of the two let expect."
    ),
    "tournament.fit.some": (
        "Not entirely: these pairs differ by more than four standard errors from what the ratings of the two let "
        "expect. Some players suit each other better or worse, as scissors suit paper."
    ),
    "tournament.kingdoms.title": "The kingdoms",
    "tournament.kingdoms.note": "Drawn by chance; the ratings are about all kingdoms, of which these are a sample.",
    "tournament.kingdoms.won": "{name} won",
    "tournament.kingdoms.list": "All {n} kingdoms",
    "tournament.kingdoms.more": "and {n} more",
    "tournament.method.games": "{games} for each pair, seats swapped with the same shuffles, seed {seed}",
    "tournament.method.ratings": "Ratings",
    "tournament.method.model": (
        "The model of Bradley and Terry by maximum likelihood, ties as half wins. Each pair also gets one block "
        "that is half won and half lost, so that perfect scores have a rating; among many games it weighs nothing."
    ),
    "tournament.method.block": (
        "{level}, from robust standard errors (sandwich) with the {n} pairs of games that share their shuffles as "
        "the unit. A bootstrap over them would estimate the same, but not the same each time."
    ),
    "tournament.method.kingdom": (
        "{level}, from robust standard errors (sandwich) with the {n} kingdoms as the unit, and the quantiles of "
        "Student's t: they hold for kingdoms that were not drawn, too."
    ),
    "column.kingdom": "Kingdom",
    "column.rank": "#",
    "column.rating": "Rating",
    "column.score": "Won",
    "column.ahead_of_next": "Ahead",
    "column.pair": "Pair",
    "column.expected": "Expected",
    "axis.rating": "rating",
}
