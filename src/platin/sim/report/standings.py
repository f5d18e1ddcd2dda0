"""A tournament worked out in a language: ratings with intervals, all against all, and what surprises in it."""

from itertools import combinations
from typing import Final

from platin.sim.ratings import Pair, Rating
from platin.sim.report.words import Words, contestant_name, numbered
from platin.sim.tournament import Tournament

# A pair whose result is further than this from what the ratings let expect is worth a word; in standard errors.
SURPRISING: Final = 4.0
_MOST_SURPRISES: Final = 8


class Standings:
    """A tournament worked out once, in a language, with intervals at a level."""

    def __init__(self, tournament: Tournament, lang: str, level: float) -> None:
        self.tournament = tournament
        self.schedule = tournament.schedule
        self.level = level
        self.words = Words(lang)
        self.names = numbered([contestant_name(text, lang) for text in self.schedule.contestants])
        self.ratings = tournament.ratings(level)
        self.ranking = self.ratings.ranking()
        self.pairs: dict[tuple[int, int], Pair] = {(pair.a, pair.b): pair for pair in self.ratings.pairs}

    def share(self, a: int, b: int) -> float | None:
        """Give how much one contestant won of its games against another; None if they did not meet."""
        if (a, b) in self.pairs:
            return self.pairs[a, b].share.share
        return 1 - self.pairs[b, a].share.share if (b, a) in self.pairs else None

    def over_kingdoms(self) -> list[str]:
        """Say what each pair won over kingdoms in general, and in how many of these it was less than half."""
        words = self.words
        found = []
        count = len(self.schedule.layouts)
        for a, b in combinations(self.ranking, 2):
            pair = self.pairs.get((min(a, b), max(a, b)))
            if pair is None or self.ratings.unit != "kingdom":
                continue
            share = pair.share
            low, high = (share.low, share.high) if pair.a == a else (1 - share.high, 1 - share.low)
            results = [self.tournament.result(a, b, at) for at in range(count)]
            fewer = sum(won < lost for won, _, lost in results)
            found.append(
                words(
                    "tournament.print.pair",
                    name=self.names[a],
                    other=self.names[b],
                    share=words.percent(share.share if pair.a == a else 1 - share.share),
                    interval=words.span(words.percent(low), words.percent(high)),
                    level=words.level(self.level),
                    fewer=words.whole(fewer),
                    n=words.whole(count),
                )
            )
        return found

    def surprises(self) -> list[Pair]:
        """Give the pairs that one number for each contestant does not describe, the largest difference first."""
        found = [pair for pair in self.ratings.pairs if abs(pair.surprise) > SURPRISING]
        return sorted(found, key=lambda pair: -abs(pair.surprise))[:_MOST_SURPRISES]

    def value(self, rating: Rating) -> str:
        """Write a rating, with a sign if it is open on a side."""
        number = self.words.whole(rating.value).replace(".", "").replace(",", "")
        if rating.open_above and rating.open_below:
            return f"≈ {number}"
        return f"≥ {number}" if rating.open_above else f"≤ {number}" if rating.open_below else number

    def interval(self, rating: Rating) -> str:
        """Write between which bounds a rating lies; a side that the games leave open is open."""
        if rating.error == float("inf"):
            return "–"
        low = "…" if rating.open_below else f"{rating.low:.0f}"
        high = "…" if rating.open_above else f"{rating.high:.0f}"
        return f"{low}–{high}"

    def rows(self) -> list[list[str]]:
        """Give the table of the ratings, the best first: name, rating, interval, games won, how sure to be ahead."""
        words = self.words
        rows = []
        for at, c in enumerate(self.ranking):
            rating = self.ratings.ratings[c]
            points, games = self.tournament.score(c)
            following = self.ranking[at + 1] if at + 1 < len(self.ranking) else c
            comparable = following != c and self.ratings.ratings[following].group == rating.group
            won = words.percent(points / games) if games else "–"
            sure = self.sure(c, following) if comparable else ""
            rows.append([self.names[c], self.value(rating), self.interval(rating), won, sure])
        return rows

    def notes(self) -> list[str]:
        """Say what there is to know about open and incomparable ratings."""
        found = []
        if any(one.open_above or one.open_below for one in self.ratings.ratings):
            found.append(self.words("tournament.open"))
        if len({one.group for one in self.ratings.ratings}) > 1:
            found.append(self.words("tournament.groups"))
        return found

    def headline(self) -> tuple[str, str]:
        """Say who is best, and how sure that is."""
        words = self.words
        if not self.ratings.pairs:
            return words("headline.none"), ""
        best, second = self.ranking[:2]
        names = {"name": self.names[best], "other": self.names[second]}
        sure = self.ratings.confidence_ahead(best, second)
        if abs(self.ratings.ratings[best].value - self.ratings.ratings[second].value) < 0.5:
            return words("tournament.even", **names), words("tournament.even.sure", **names)
        known = 1 - (1 - self.level) / 2
        key = "tournament.best" if sure >= known else "tournament.close"
        said = words(
            "tournament.sure" if sure >= known else "tournament.unsure",
            difference=words.whole(self.ratings.ratings[best].value - self.ratings.ratings[second].value),
            expected=words.percent(self._expected(best, second)),
            sure=self.sure(best, second, "tournament.more_than"),
            **names,
        )
        return words(key, **names), said

    def sure(self, a: int, b: int, more: str = "tournament.more") -> str:
        """Write how sure it is that one contestant is better than another; nothing is sure entirely."""
        sure = self.ratings.confidence_ahead(a, b)
        return self.words(more, share=self.words.percent(0.999)) if sure > 0.999 else self.words.percent(sure)

    def _expected(self, a: int, b: int) -> float:
        difference = self.ratings.ratings[a].value - self.ratings.ratings[b].value
        return float(1 / (1 + 10 ** (-difference / 400)))
