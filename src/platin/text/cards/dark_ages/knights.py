"""Words of the Knights."""

from typing import Final

from platin.text.words import LINE, Ask, Both, English, German, PileWords, Ruling, Source, Words

# The attack that all Knights have.
_ATTACK: Final = Both(
    "All others reveal the two topmost cards of their decks, trash one of them that costs from 3 to 6 and discard the "
    "rest. If a Knight is trashed by this, trash this card too.",
    "Alle anderen decken die zwei obersten Karten ihrer Nachziehstapel auf, entsorgen davon eine, die 3 bis 6 kostet, "
    "und legen den Rest ab. Wird dabei ein Ritter entsorgt, entsorge auch diese Karte.",
)
_TRASH: Final = Ask("Trash one of these cards.", "Entsorge eine dieser Karten.")


def _text(en: str, de: str, below: tuple[str, str] | None = None) -> Both[str]:
    """Give the text of a Knight: what is its own, the attack, and what stands below the line."""
    parts = Both([en, _ATTACK.en] if en else [_ATTACK.en], [de, _ATTACK.de] if de else [_ATTACK.de])
    if below is not None:
        parts.en.extend([LINE, below[0]])
        parts.de.extend([LINE, below[1]])
    return Both("\n".join(parts.en), "\n".join(parts.de))


WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "dame_anna",
        en=English("Dame Anna", "Dame Anna"),
        de=German("Dame Anna", "Dame Anna", "f"),
        picture="swordwoman",
        text=_text(
            "You are free to trash up to two cards from your hand.", "Du darfst bis zu zwei Handkarten entsorgen."
        ),
        asks={
            "trash": _TRASH,
            "own": Ask("You may trash up to 2 cards from your hand.", "Du darfst bis zu 2 Handkarten entsorgen."),
        },
        rulings=(
            Ruling(
                "own-first",
                Source("dark_ages_1e"),
                "Up to two cards are trashed together, and what they do comes before the attack.",
                "Bis zu zwei Karten werden zusammen entsorgt, und was sie tun, kommt vor dem Angriff.",
            ),
            Ruling(
                "own-knight",
                Source("author"),
                "A Knight that you trash from your hand does not cost you Dame Anna.",
                "Ein Ritter, den du aus der Hand entsorgst, kostet dich Dame Anna nicht.",
            ),
        ),
    ),
    Words(
        "dame_josephine",
        en=English("Dame Josephine", "Dame Josephine"),
        de=German("Dame Josephine", "Dame Josephine", "f"),
        picture="rosa-shield",
        text=_text("", "", ("2 VP", "2 Siegpunkte")),
        asks={"trash": _TRASH},
        rulings=(
            Ruling(
                "victory",
                Source("dark_ages_1e"),
                "She is a Victory card too, worth 2 VP at the end.",
                "Sie ist auch eine Punktekarte, am Ende 2 Siegpunkte wert.",
            ),
        ),
    ),
    Words(
        "dame_molly",
        en=English("Dame Molly", "Dame Molly"),
        de=German("Dame Molly", "Dame Molly", "f"),
        picture="winged-shield",
        text=_text("+2 Actions", "+2 Aktionen"),
        asks={"trash": _TRASH},
        rulings=(
            Ruling(
                "actions",
                Source("dark_ages_1e"),
                "+2 Actions, and then the attack.",
                "+2 Aktionen, danach der Angriff.",
            ),
        ),
    ),
    Words(
        "dame_natalie",
        en=English("Dame Natalie", "Dame Natalie"),
        de=German("Dame Natalie", "Dame Natalie", "f"),
        picture="swords-emblem",
        text=_text(
            "You are free to gain a card that costs 3 at most.", "Du darfst eine Karte nehmen, die höchstens 3 kostet."
        ),
        asks={
            "trash": _TRASH,
            "gain": Ask("You may gain a card costing up to 3.", "Du darfst eine Karte nehmen, die höchstens 3 kostet."),
        },
        rulings=(
            Ruling(
                "optional",
                Source("dark_ages_1e"),
                "You may gain a card, and need not; the attack follows in any case.",
                "Du darfst eine Karte nehmen, musst aber nicht; der Angriff folgt auf jeden Fall.",
            ),
        ),
    ),
    Words(
        "dame_sylvia",
        en=English("Dame Sylvia", "Dame Sylvia"),
        de=German("Dame Sylvia", "Dame Sylvia", "f"),
        picture="cross-shield",
        text=_text("+2 Coins", "+2 Geld"),
        asks={"trash": _TRASH},
        rulings=(
            Ruling(
                "coins",
                Source("dark_ages_1e"),
                "+2 coins, and then the attack.",
                "+2 Geld, danach der Angriff.",
            ),
        ),
    ),
    Words(
        "sir_bailey",
        en=English("Sir Bailey", "Sir Bailey"),
        de=German("Sir Bailey", "Sir Bailey", "m"),
        picture="visored-helm",
        text=_text("+1 Card\n+1 Action", "+1 Karte\n+1 Aktion"),
        asks={"trash": _TRASH},
        rulings=(
            Ruling(
                "card-and-action",
                Source("dark_ages_1e"),
                "+1 Card and +1 Action, and then the attack.",
                "+1 Karte und +1 Aktion, danach der Angriff.",
            ),
        ),
    ),
    Words(
        "sir_destry",
        en=English("Sir Destry", "Sir Destry"),
        de=German("Sir Destry", "Sir Destry", "m"),
        picture="barbute",
        text=_text("+2 Cards", "+2 Karten"),
        asks={"trash": _TRASH},
        rulings=(
            Ruling(
                "cards",
                Source("dark_ages_1e"),
                "+2 Cards, and then the attack.",
                "+2 Karten, danach der Angriff.",
            ),
        ),
    ),
    Words(
        "sir_martin",
        en=English("Sir Martin", "Sir Martin"),
        de=German("Sir Martin", "Sir Martin", "m"),
        picture="closed-barbute",
        text=_text("+2 Buys", "+2 Käufe"),
        asks={"trash": _TRASH},
        rulings=(
            Ruling(
                "costs-4",
                Source("dark_ages_1e"),
                "He costs only 4, while the pile of the Knights counts as costing 5.",
                "Er kostet nur 4, während der Stapel der Ritter als Stapel für 5 gilt.",
            ),
        ),
    ),
    Words(
        "sir_michael",
        en=English("Sir Michael", "Sir Michael"),
        de=German("Sir Michael", "Sir Michael", "m"),
        picture="frog-mouth-helm",
        text=_text(
            "All others discard down to three cards in hand.", "Alle anderen legen Handkarten ab, bis sie drei haben."
        ),
        asks={
            "trash": _TRASH,
            "discard": Ask("Discard down to 3 cards in hand.", "Lege Karten ab, bis du 3 auf der Hand hast."),
        },
        rulings=(
            Ruling(
                "all-discard-first",
                Source("dark_ages_1e"),
                "First all others discard down to three cards, then all reveal.",
                "Zuerst legen alle anderen bis auf drei Karten ab, danach decken alle auf.",
            ),
        ),
    ),
    Words(
        "sir_vander",
        en=English("Sir Vander", "Sir Vander"),
        de=German("Sir Vander", "Sir Vander", "m"),
        picture="griffin-shield",
        text=_text("", "", ("On trashing this, gain a Gold.", "Entsorgst du diese Karte, nimm ein Gold.")),
        asks={"trash": _TRASH},
        rulings=(
            Ruling(
                "trashed",
                Source("dark_ages_1e"),
                "Whoever's turn it is, the player whose card it was gains the Gold when it is trashed, also by its "
                "own attack.",
                "In wessen Zug auch immer: Wird er entsorgt, nimmt der das Gold, dem er gehörte, auch bei seinem "
                "eigenen Angriff.",
            ),
        ),
    ),
    PileWords("knights", "Knights", "Ritter", picture="black-knight-helm"),
)
