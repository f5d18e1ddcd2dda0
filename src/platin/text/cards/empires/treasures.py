"""Words of the Treasures that have piles of their own."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "capital",
        en=English("Capital", "Capitals"),
        de=German("Vermögen", "Vermögen", "n"),
        picture="coins",
        text=Both(
            "6 Coins\n+1 Buy\n—\nWhen you discard this from play: take 6 Debt, and pay off Debt then if you like.",
            "6 Geld\n+1 Kauf\n—\nWenn du diese Karte aus dem Spiel ablegst: Nimm 6 Schulden und bezahle dann, wenn du "
            "willst, Schulden ab.",
        ),
        asks={"pay": Ask("How much Debt do you pay off?", "Wie viele Schulden bezahlst du ab?")},
        rulings=(
            Ruling(
                "once",
                Source("empires_1e", examples=("EM2",)),
                "The Debt must be taken, once for each Capital discarded, however often it was played.",
                "Die Schulden muss man nehmen, einmal für jedes abgelegte Vermögen, wie oft es auch gespielt wurde.",
            ),
            Ruling(
                "only-discarded",
                Source("empires_1e", examples=("EM2",)),
                "If it leaves play otherwise (trashed, put onto the deck) or is discarded from the hand, there is no "
                "Debt.",
                "Verlässt es das Spiel anders (entsorgt, auf den Nachziehstapel gelegt) oder wird es von der Hand "
                "abgelegt, gibt es keine Schulden.",
            ),
            Ruling(
                "pay-at-once",
                Source("empires_1e", examples=("EM2",)),
                "Right after it you may pay off as much as you like with the coins you have left, older Debt too.",
                "Gleich danach darfst du mit dem übrigen Geld beliebig viel abbezahlen, auch ältere Schulden.",
            ),
            Ruling(
                "no-coffers",
                Source("practice"),
                "Coffers cannot be spent at that moment.",
                "Taler kann man in diesem Augenblick nicht ausgeben.",
            ),
            Ruling(
                "several",
                Source("practice"),
                "Several Capitals come one after the other, each with the chance to pay.",
                "Mehrere kommen nacheinander, jedes mit der Gelegenheit abzubezahlen.",
            ),
        ),
    ),
    Words(
        "charm",
        en=English("Charm", "Charms"),
        de=German("Zauber", "Zauber", "m"),
        picture="charm",
        text=Both(
            "Choose one of the two:\n+1 Buy and +2 Coins;\nor together with the next card that you buy this turn you "
            "may also gain one that has another name and costs exactly as much.",
            "Wähle eins von beiden:\n+1 Kauf und +2 Geld;\noder zur nächsten Karte, die du in diesem Zug kaufst, "
            "darfst du noch eine nehmen, die anders heißt und genau so viel kostet.",
        ),
        later={
            2: Both(
                "Choose one of the two:\n+1 Buy and +2 Coins;\nor together with the next card that you gain this turn "
                "you may also gain one that has another name and costs exactly as much.",
                "Wähle eins von beiden:\n+1 Kauf und +2 Geld;\noder zur nächsten Karte, die du in diesem Zug nimmst, "
                "darfst du noch eine nehmen, die anders heißt und genau so viel kostet.",
            ),
        },
        asks={
            "choose": Ask(
                "Choose one.",
                "Wähle eins.",
                options={
                    "coins": Both("+1 Buy, +2 Coins", "+1 Kauf, +2 Geld"),
                    "gain": Both("A second card with the next one", "Zur nächsten Karte eine zweite"),
                },
            ),
            "gain": Ask(
                "You may also gain a card of the same cost.", "Du darfst noch eine Karte mit gleichen Kosten nehmen."
            ),
        },
        rulings=(
            Ruling(
                "same-cost",
                Source("empires_1e"),
                "The other card must cost the same in coins, Debt and Potions, and have another name; you need not "
                "take any.",
                "Die andere Karte muss in Geld, Schulden und Trank gleich viel kosten und anders heißen; nehmen musst "
                "du keine.",
            ),
            Ruling(
                "cumulative",
                Source("empires_1e"),
                "Each Charm brings a card of its own for the same purchase; these may be equal.",
                "Jeder Zauber bringt zum selben Kauf eine eigene Karte; diese dürfen gleich sein.",
            ),
            Ruling(
                "next-one-only",
                Source("empires_1e"),
                "It is about the next card only, and over with the turn.",
                "Es geht nur um die nächste Karte und ist mit dem Zug vorbei.",
            ),
            Ruling(
                "before-it",
                Source("empires_1e"),
                "First print: the other card is gained before the bought one.",
                "Erster Druck: Die andere Karte wird vor der gekauften genommen.",
            ),
            Ruling(
                "only-bought",
                Source("empires_1e"),
                "First print: a card gained without buying does not count.",
                "Erster Druck: Eine Karte, die man nimmt, ohne sie zu kaufen, zählt nicht.",
            ),
            Ruling(
                "any-gain",
                Source("empires_later"),
                "Later print: the next card counts, bought or not; the other one comes after it, in any order with "
                "what else happens then.",
                "Späterer Druck: Die nächste Karte zählt, gekauft oder nicht; die andere kommt nach ihr, in beliebiger "
                "Reihenfolge mit allem, was dann noch geschieht.",
                edition=2,
            ),
        ),
    ),
)
