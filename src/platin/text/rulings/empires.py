"""Rulings for the cards of Empires."""

from typing import Final

from platin.text.rulings.ruling import Ruling
from platin.text.rulings.source import Source

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "engineer.gain",
        "engineer",
        Source("empires_1e"),
        "You have to gain a card costing up to 4; only after that you decide whether to trash the Engineer.",
        "Du musst eine Karte für bis zu 4 nehmen; erst danach entscheidest du, ob du die Ingenieurin entsorgst.",
    ),
    Ruling(
        "engineer.second-card",
        "engineer",
        Source("empires_1e"),
        "Only if you trash it you gain a second card costing up to 4; both may be equal.",
        "Nur wenn du sie entsorgst, nimmst du eine zweite Karte für bis zu 4; beide dürfen gleich sein.",
    ),
    Ruling(
        "engineer.coins-only",
        "engineer",
        Source("empires_1e"),
        "A card with Debt or a Potion in its cost can never be gained with it, not even an Engineer.",
        "Eine Karte mit Schulden oder Trank in den Kosten kann man damit nie nehmen, auch keine Ingenieurin.",
    ),
    Ruling(
        "engineer.already-gone",
        "engineer",
        Source("empires_1e"),
        "Played twice and trashed the first time, it gains only one card the second time.",
        "Zweimal gespielt und schon beim ersten Mal entsorgt, bringt sie beim zweiten Mal nur eine Karte.",
    ),
    Ruling(
        "engineer.price",
        "engineer",
        Source("empires_1e"),
        "It costs no coins and 4 Debt; nothing makes it cheaper.",
        "Sie kostet kein Geld und 4 Schulden; nichts macht sie billiger.",
    ),
)
