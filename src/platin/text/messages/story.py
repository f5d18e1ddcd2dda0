"""The clauses of a story: what the others did in a round, and what cards cost or brought whom. See `text.story`."""

from typing import Final

from platin.text.words import Both, Dictionary

STORY: Final[Dictionary[str]] = Dictionary(
    {
        "bought": Both("{player} bought {cards}", "{player} kaufte {cards}"),
        "gained": Both("{player} gained {cards}", "{player} nahm {cards}"),
        "cost_them": Both("{your_source} cost {player} {n}", "{your_source} kostete {player} {n}"),
        "gave_them": Both("{your_source} gave {player} {cards}", "{your_source} brachte {player} {cards}"),
        "took_theirs": Both("{your_source} trashed {cards} of {player}", "{your_source} entsorgte {player} {cards}"),
        "cost_you": Both("{the_source} cost you {n}", "{the_source} kostete dich {n}"),
        "gave_you": Both("{the_source} gave you {cards}", "{the_source} brachte dir {cards}"),
        "took_yours": Both("{the_source} trashed {cards} of yours", "{the_source} entsorgte dir {cards}"),
    }
)
