"""Words of the cards of Intrigue about the money of this turn."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "baron",
        en=English("Baron", "Barons"),
        de=German("Baron", "Barone", "m"),
        picture="top-hat",
        text=Both(
            "+1 Buy\n"
            "If you wish, discard an Estate from your hand: +4 Coins\n"
            "If you keep all of them or have none, gain an Estate.",
            "+1 Kauf\n"
            "Wenn du willst, lege ein Anwesen von deiner Hand ab: +4 Geld\n"
            "Behältst du alle oder hast du keins, nimm ein Anwesen.",
        ),
        asks={
            "discard": Ask(
                "You may discard an Estate for +4 coins. Otherwise you gain one.",
                "Du darfst ein Anwesen für +4 Geld ablegen. Sonst nimmst du eins.",
            ),
        },
        rulings=(
            Ruling(
                "optional",
                Source("intrigue_1e"),
                "You need not discard an Estate even if you hold one.",
                "Du musst kein Anwesen ablegen, auch wenn du eins auf der Hand hast.",
            ),
            Ruling(
                "no-way-out",
                Source("intrigue_1e"),
                "If you discard no Estate, you have to gain one; taking only the Buy is not possible.",
                "Legst du kein Anwesen ab, musst du eins nehmen; nur den Kauf zu nutzen ist nicht möglich.",
            ),
            Ruling(
                "empty-pile",
                Source("intrigue_1e"),
                "If no Estate is left in the Supply, you gain nothing.",
                "Ist kein Anwesen mehr im Vorrat, nimmst du nichts.",
            ),
        ),
    ),
    Words(
        "bridge",
        en=English("Bridge", "Bridges"),
        de=German("Brücke", "Brücken", "f"),
        picture="stone-bridge",
        text=Both(
            "+1 Buy\n+1 Coin\nFor the rest of this turn every card everywhere costs 1 less, but never below 0.",
            "+1 Kauf\n"
            "+1 Geld\n"
            "Für den Rest dieses Zuges kostet jede Karte, wo sie auch ist, 1 weniger, aber nie unter 0.",
        ),
        rulings=(
            Ruling(
                "everywhere",
                Source("intrigue_1e"),
                "It makes all cards of all players cheaper, in the Supply, in hands, in decks and elsewhere.",
                "Sie verbilligt alle Karten aller Spieler, im Vorrat, auf den Händen, in den Nachziehstapeln und "
                "anderswo.",
            ),
            Ruling(
                "cumulative",
                Source("intrigue_1e"),
                "Each play counts: two Bridges, or one played twice, make everything 2 cheaper.",
                "Jedes Spielen zählt: Zwei Brücken oder eine zweimal gespielte machen alles um 2 billiger.",
            ),
            Ruling("not-below-zero", Source("intrigue_1e"), "No cost falls below 0.", "Keine Kosten sinken unter 0."),
            Ruling(
                "coins-only",
                Source("plunder_1e", "events", examples=("E4",)),
                "Neither the Potion in a cost nor the cost of an Event gets lower.",
                "Weder der Trank in den Kosten noch die Kosten eines Ereignisses werden geringer.",
            ),
            Ruling(
                "this-turn",
                Source("intrigue_1e"),
                "In the next turn the cards cost the usual again.",
                "Im nächsten Zug kosten die Karten wieder wie sonst.",
            ),
        ),
        aliases=("Briicke",),
    ),
    Words(
        "conspirator",
        en=English("Conspirator", "Conspirators"),
        de=German("Verschwörer", "Verschwörer", "m"),
        picture="cloak-dagger",
        text=Both(
            "+2 Coins\nIf this is the third Action you play this turn, or a later one: +1 Card, +1 Action",
            "+2 Geld\nIst das mindestens die dritte Aktionskarte, die du in diesem Zug spielst: +1 Karte, +1 Aktion",
        ),
        rulings=(
            Ruling(
                "third-play",
                Source("intrigue_1e"),
                "Card and Action come if it is at least the third Action you play this turn, itself included.",
                "Karte und Aktion gibt es, wenn er mindestens die dritte Aktionskarte ist, die du in diesem Zug "
                "spielst, er selbst mitgezählt.",
            ),
            Ruling(
                "counts-plays",
                Source("intrigue_1e"),
                "What counts is how often you played Actions, not how many lie in play: a Throne Room and the two "
                "plays it brings are three.",
                "Es zählt, wie oft du Aktionskarten gespielt hast, nicht wie viele im Spiel sind: Ein Thronsaal und "
                "die zwei Male, die er bringt, sind drei.",
            ),
            Ruling(
                "not-later",
                Source("intrigue_1e"),
                "It is decided while it is played; Actions played later bring nothing more.",
                "Entschieden wird, während er gespielt wird; später gespielte Aktionskarten bringen nichts nach.",
            ),
            Ruling(
                "earlier-durations",
                Source("intrigue_1e"),
                "Durations from earlier turns do not count.",
                "Dauerkarten aus früheren Zügen zählen nicht.",
            ),
            Ruling(
                "combined",
                Source("intrigue_1e"),
                "Actions that are something else besides count.",
                "Aktionskarten, die auch noch etwas anderes sind, zählen.",
            ),
        ),
    ),
    Words(
        "coppersmith",
        en=English("Coppersmith", "Coppersmiths"),
        de=German("Kupferschmied", "Kupferschmiede", "m"),
        picture="saucepan",
        text=Both(
            "Every Copper that you still play this turn brings 1 Coin more.",
            "Jedes Kupfer, das du in diesem Zug noch spielst, bringt 1 Geld mehr.",
        ),
        rulings=(
            Ruling(
                "cumulative",
                Source("intrigue_1e"),
                "Several plays add up: played twice, each Copper brings 3 coins.",
                "Mehrmaliges Spielen addiert sich: Zweimal gespielt, bringt jedes Kupfer 3 Geld.",
            ),
            Ruling(
                "later-coppers",
                Source("intrigue_1e"),
                "It only concerns Coppers that are played after it in this turn.",
                "Er betrifft nur Kupfer, die in diesem Zug nach ihm gespielt werden.",
            ),
        ),
        aliases=("Kupferschied",),
    ),
    Words(
        "mining_village",
        en=English("Mining Village", "Mining Villages"),
        de=German("Bergwerk", "Bergwerke", "n"),
        picture="miner",
        text=Both(
            "+1 Card\n+2 Actions\nIf you wish, this card goes to the trash right now: +2 Coins",
            "+1 Karte\n+2 Aktionen\nWenn du willst, kommt diese Karte jetzt gleich auf den Müll: +2 Geld",
        ),
        asks={
            "trash": Ask(
                "Trash the Mining Village for +2 coins?",
                "Das Bergwerk für +2 Geld entsorgen?",
                options={
                    "no": Both("Keep it", "Behalten"),
                    "yes": Both("Trash it", "Entsorgen"),
                },
            ),
        },
        rulings=(
            Ruling(
                "right-now",
                Source("intrigue_1e"),
                "You decide about trashing it right after drawing and not later.",
                "Ob du es entsorgst, entscheidest du gleich nach dem Ziehen und nicht später.",
            ),
            Ruling(
                "once",
                Source("intrigue_1e"),
                "Played twice it can be trashed only once: the coins come once, Cards and Actions twice.",
                "Zweimal gespielt, kann es nur einmal entsorgt werden: Das Geld gibt es einmal, Karten und Aktionen "
                "zweimal.",
            ),
            Ruling(
                "not-in-play",
                Source("plunder_1e", "inspiring", examples=("E46",)),
                "Once trashed, it is no longer in play.",
                "Ist es entsorgt, ist es nicht mehr im Spiel.",
            ),
            Ruling(
                "possession",
                Source("alchemy_1e", "possession", examples=("B13",)),
                "In a possessed turn trashing it brings the coins although the card returns afterwards.",
                "In einem besessenen Zug bringt das Entsorgen das Geld, obwohl die Karte danach zurückkommt.",
            ),
        ),
    ),
)
