"""What the report of a simulation says, in English."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "title": "{players}: {games} games",
    "kicker": "Dominion simulation · {players}",
    "versus": " against ",
    # The answer.
    "headline": "{name} wins {share} ± {half} of {games} games",
    "headline.open": "Too close to call: {name} wins {share} ± {half} of {games} games",
    "headline.equal": "No difference that matters: {name} wins {share} ± {half} of {games} games",
    "headline.even": "Exactly even: {name} and {other} win half of the {games} games each",
    "headline.mirror": "The first seat wins {share} ± {half} of {games} games",
    "headline.none": "No games were played",
    "sure.better.two": (
        "{name} is better than {other}: with {level} confidence its share lies between {low} and {high}, so above "
        "one half."
    ),
    "sure.better.many": (
        "{name} is ahead of {other}, the second, by {difference} percentage points ({low} to {high}, with {level} "
        "confidence for all comparisons together)."
    ),
    "sure.open.two": (
        "That can be chance: with {level} confidence the share lies between {low} and {high}, and one half is among "
        "that. To tell a difference of this size apart, about {needed} games would be needed."
    ),
    "sure.open.two.even": "That can be chance: with {level} confidence the share lies between {low} and {high}.",
    "sure.open.many": (
        "The lead over {other}, the second, is {difference} percentage points, which can be chance ({low} to "
        "{high}, with {level} confidence for all comparisons together)."
    ),
    "sure.even": "Every game was balanced by the one with the same shuffles and swapped seats.",
    "sure.mirror": (
        "All seats are played by {name}, so the question is what the seat is worth: an equal share would be "
        "{equal}. With {level} confidence that of the first seat lies between {low} and {high}."
    ),
    "sure.until.settled": (
        "This was settled at {level} by a test that stays sound however often one looks; it looked {looks} times "
        "and stopped after {games} games."
    ),
    "sure.until.open": (
        "The test that was to settle it at {level} has not come to a decision after {games} games; its bounds stay "
        "sound however often one looks."
    ),
    "interrupted": "The simulation was stopped early; these are the games up to then.",
    "no_turns": "Nothing was kept turn by turn in this simulation, so there is nothing to show about turns and cards.",
    # Figures at the top.
    "fact.games": "games",
    "fact.ties": "ties",
    "fact.rounds": "rounds on average",
    "fact.first": "for the first seat",
    "fact.points": "points on average",
    # Sections.
    "wins.section": "Who wins",
    "wins.note": "A tie among several counts as an equal part of a win for each. The dashed line is an equal share.",
    "wins.title": "Share of games won",
    "wins.desc": "A bar for each player with its interval: {values}.",
    "wins.caption": "The line on the bar is the {level} confidence interval.",
    "by_seat.title": "By seat",
    "by_seat.caption": "How much each player wins when sitting first, second and so on; {level} intervals.",
    "by_seat.desc": "A point with its interval for each player and seat: {values}.",
    "seats.title": "What the seat is worth",
    "seats.caption": "Whoever sits there; {level} intervals.",
    "seats.desc": "A bar for each seat with its interval: {values}.",
    "seat": "Seat {n}",
    "ties": "{n} games ({share}) ended in a tie.",
    "course.section": "How the games went",
    "course.note": (
        "Lines are means, bands hold the middle 80% of the games. A game that has ended no longer counts; turns "
        "that fewer than 5% of the games have reached are left out."
    ),
    "course.note.many": (
        "Lines are means; the tables have what the middle 80% of the games had. A game that has ended no longer "
        "counts; turns that fewer than 5% of the games have reached are left out."
    ),
    "points.title": "Points by round",
    "points.caption": "When the round was over.",
    "points.desc": "Mean points by round. At the last round shown: {values}.",
    "coins.title": "Money by turn",
    "coins.caption": "Coins at hand when the purchases of the turn began.",
    "coins.desc": "Mean coins by turn. At the last turn shown: {values}.",
    "ahead.title": "Chance of being ahead",
    "ahead.caption": "Who had most points when the round was over, in the games still running.",
    "ahead.desc": "Share of the running games in which each player was ahead. At the last round shown: {values}.",
    "level": "level",
    "median": "median {n}",
    "ends.section": "How they ended",
    "length.title": "Length of the games",
    "length.caption": "Rounds: turns of the player who had most. Mean {mean}, median {median}.",
    "length.desc": "Distribution of the number of rounds. The middle 80% of the games had {low} to {high} rounds.",
    "margin.title": "Margin",
    "margin.caption.two": "Own points minus those of the other. The dashed line is the mean: {mean}.",
    "margin.caption.many": (
        "Own points minus the best of the others: middle half thick, middle 90% thin, median marked."
    ),
    "margin.desc": "Distribution of the margin. Medians: {values}.",
    "more_points": "{name} has more",
    "trimmed": "The outermost half percent on either side is in the table only.",
    "cards.section": "What was gained and played when",
    "cards.note": (
        "The stronger the colour, the more often in that turn, by the games that reached it. On the right: copies a "
        "game."
    ),
    "gained.title": "Gained: {name}",
    "gained.desc": "Cards gained and Events bought by turn. Most often: {values}.",
    "played.title": "Played: {name}",
    "played.desc": "Cards played by turn. Most often: {values}.",
    "per_game": "a game",
    "decks.title": "Decks at the end",
    "decks.caption": "How many copies of each card a player owned on average when the game was over.",
    "decks.desc": "Mean number of copies of each card at the end. {values}.",
    "decks.share": "in {share} of games",
    "openings.section": "Openings",
    "openings.note": (
        "What was gained in the first two turns, and how much of those games was won ({level} intervals after "
        "Wilson). Which opening it was is partly the luck of the first shuffle: the difference is not what the "
        "choice is worth."
    ),
    "openings.rest": "{n} others",
    "openings.nothing": "nothing",
    "endings.title": "Which piles ended the games",
    "endings.note": "Piles of the supply that were empty at the end. {summary}",
    "endings.province": "The Provinces were gone in {share} of the games.",
    "endings.colony": "The Colonies were gone in {share} of the games.",
    "endings.three": "Three or more piles were gone in {share}.",
    "endings.none": "none",
    "endings.rest": "{n} other combinations",
    "kingdom.section": "The kingdom",
    "kingdom.bane": "Bane",
    "kingdom.trait": "Trait: {trait}",
    "kingdom.on": "on {pile}",
    "kingdom.colony": "With Platinum and Colony.",
    "kingdom.shelters": "With Shelters instead of Estates.",
    "kingdom.black_market": "In the Black Market deck: {cards}.",
    "method.section": "How this was computed",
    "method.games": "Games",
    "method.games.value": "{games} in {blocks} groups of {n}, seed {seed}",
    "method.command": "Again",
    "method.again": "The same numbers on any computer with the same version, for any number of processes.",
    "method.intervals": "Intervals",
    "method.blocks": (
        "{level}. The unit is the group of {n} games that share their shuffles while the seats rotate: the interval "
        "of Agresti and Coull, with the variance taken over groups. Games on one seat are one a group, so they are "
        "independent: Wilson."
    ),
    "method.wilson": (
        "{level}. The unit is the game, each with its own shuffles: the interval of Wilson. The seats rotate."
    ),
    "method.until": "Stopping",
    "method.until.value": (
        "As soon as every pair was settled at {level}, or differed by less than {margin}: betting confidence "
        "sequence of Waudby-Smith and Ramdas (2024), {looks} looks. The bounds at the top are its own; the other "
        "intervals are those of a fixed number of games and slightly too narrow after early stopping."
    ),
    "method.gain": "Gain by pairing",
    "method.gain.value": (
        "One game is worth {all} independent games with random seats; the same shuffles alone bring a factor of "
        "{shuffles}. By the variances of this run, for {name}."
    ),
    "method.gain.mirror": "Each group came out even; nothing is left to chance.",
    "method.unfinished": "Broken off",
    "method.unfinished.value": "{n} games did not end and count as they stood.",
    "method.program": "Program",
    "method.program.value": "{program}; {seconds} s, {speed} games a second, processes: {jobs}",
    # Tables.
    "numbers": "The numbers",
    "column.player": "Player",
    "column.share": "Won",
    "column.interval": "{level} interval",
    "column.alone": "Alone",
    "column.shared": "Shared",
    "column.points": "Points",
    "column.turns": "Turns",
    "column.seat": "Seat",
    "column.turn": "Turn",
    "column.round": "Round",
    "column.games": "Games",
    "column.mean": "Mean",
    "column.middle": "80% between",
    "column.ahead": "Ahead",
    "column.level": "Level",
    "column.behind": "Behind",
    "column.rounds": "Rounds",
    "column.cumulative": "So long at most",
    "column.margin": "Margin",
    "column.card": "Card",
    "column.total": "A game",
    "column.opening": "Opening",
    "column.often": "How often",
    "column.piles": "Empty piles",
    # Axes.
    "axis.turn": "own turn",
    "axis.round": "round",
    "axis.rounds": "rounds",
    "axis.margin": "points by which {name} is ahead",
    "axis.margin_many": "points ahead of the best other player",
    "axis.copies": "copies",
    "error.extra": 'The report needs {package}: pip install "platin[sim]"',
}
