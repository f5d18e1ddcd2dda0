"""Words of Empires."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "engineer",
        en=English("Engineer", "Engineers"),
        de=German("Ingenieurin", "Ingenieurinnen", "f"),
        text=Both(
            "Gain a card that costs 4 coins at most.\n"
            "You are free to trash this Engineer. If you did, gain one more card that costs 4 coins at most.",
            "Nimm eine Karte, die höchstens 4 Geld kostet.\n"
            "Du darfst diese Ingenieurin entsorgen. Hast du das getan, nimm noch eine Karte, die höchstens 4 Geld "
            "kostet.",
        ),
        asks={
            "gain": Ask("Gain a card costing up to 4.", "Nimm eine Karte, die bis zu 4 kostet."),
            "trash": Ask(
                "Trash this Engineer, to gain another card costing up to 4?",
                "Diese Ingenieurin entsorgen, um noch eine Karte für bis zu 4 zu nehmen?",
            ),
        },
        rulings=(
            Ruling(
                "gain",
                Source("empires_1e"),
                "You have to gain a card costing up to 4; only after that you decide whether to trash the Engineer.",
                "Du musst eine Karte für bis zu 4 nehmen; erst danach entscheidest du, ob du die Ingenieurin "
                "entsorgst.",
            ),
            Ruling(
                "second-card",
                Source("empires_1e"),
                "Only if you trash it you gain a second card costing up to 4; both may be equal.",
                "Nur wenn du sie entsorgst, nimmst du eine zweite Karte für bis zu 4; beide dürfen gleich sein.",
            ),
            Ruling(
                "coins-only",
                Source("empires_1e"),
                "A card with Debt or a Potion in its cost can never be gained with it, not even an Engineer.",
                "Eine Karte mit Schulden oder Trank in den Kosten kann man damit nie nehmen, auch keine Ingenieurin.",
            ),
            Ruling(
                "already-gone",
                Source("empires_1e"),
                "Played twice and trashed the first time, it gains only one card the second time.",
                "Zweimal gespielt und schon beim ersten Mal entsorgt, bringt sie beim zweiten Mal nur eine Karte.",
            ),
            Ruling(
                "price",
                Source("empires_1e"),
                "It costs no coins and 4 Debt; nothing makes it cheaper.",
                "Sie kostet kein Geld und 4 Schulden; nichts macht sie billiger.",
            ),
        ),
    ),
)
