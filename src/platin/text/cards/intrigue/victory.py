"""Words of the Victory cards of Intrigue."""

from typing import Final

from platin.text.words import Ask, Both, Counted, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "duke",
        en=English("Duke", "Dukes"),
        de=German("Herzog", "Herzöge", "m"),
        picture="fleur-de-lys",
        text=Both(
            "At the end of the game: 1 VP for each Duchy you own",
            "Am Spielende: 1 Siegpunkt für jedes Herzogtum, das dir gehört",
        ),
        counted=Counted(
            Both("{n} Duchy in the deck", "{n} Herzogtum im Kartendeck"),
            Both("{n} Duchies in the deck", "{n} Herzogtümer im Kartendeck"),
        ),
        rulings=(
            Ruling(
                "each",
                Source("intrigue_1e"),
                "Each Duke counts all your Duchies anew.",
                "Jeder Herzog zählt alle deine Herzogtümer von neuem.",
            ),
            Ruling(
                "pile",
                Source("intrigue_1e"),
                "There are 8 Dukes with two players and 12 with more.",
                "Es gibt 8 Herzöge bei zwei Spielern, sonst 12.",
            ),
        ),
    ),
    Words(
        "great_hall",
        en=English("Great Hall", "Great Halls"),
        de=German("Große Halle", "Große Hallen", "f"),
        picture="viking-longhouse",
        text=Both("+1 Card\n+1 Action\n—\n1 VP", "+1 Karte\n+1 Aktion\n—\n1 Siegpunkt"),
        rulings=(
            Ruling(
                "both-types",
                Source("intrigue_1e"),
                "It is an Action and a Victory card for everything that asks.",
                "Sie ist für alles, was danach fragt, Aktions- und Punktekarte.",
            ),
            Ruling(
                "pile",
                Source("intrigue_1e"),
                "There are 8 Great Halls with two players and 12 with more.",
                "Es gibt 8 Große Hallen bei zwei Spielern, sonst 12.",
            ),
        ),
        aliases=("Grole Halle",),
    ),
    Words(
        "harem",
        en=English("Harem", "Harems"),
        de=German("Harem", "Harems", "m"),
        picture="perfume-bottle",
        text=Both("+2 Coins\n—\n2 VP", "+2 Geld\n—\n2 Siegpunkte"),
        rulings=(
            Ruling(
                "both-types",
                Source("intrigue_1e"),
                "It is a Treasure and a Victory card for everything that asks.",
                "Er ist für alles, was danach fragt, Geld- und Punktekarte.",
            ),
            Ruling(
                "pile",
                Source("intrigue_1e"),
                "There are 8 Harems with two players and 12 with more.",
                "Es gibt 8 Harems bei zwei Spielern, sonst 12.",
            ),
        ),
        aliases=("Farm",),
    ),
    Words(
        "mill",
        en=English("Mill", "Mills"),
        de=German("Mühle", "Mühlen", "f"),
        picture="windmill",
        text=Both(
            "+1 Card\n+1 Action\nIf you wish, discard two cards: +2 Coins\n—\n1 VP",
            "+1 Karte\n+1 Aktion\nWenn du willst, lege zwei Handkarten ab: +2 Geld\n—\n1 Siegpunkt",
        ),
        asks={
            "discard": Ask("Discard 2 cards.", "Lege 2 Handkarten ab."),
            "may_discard": Ask(
                "Discard 2 cards for +2 coins?",
                "2 Handkarten für +2 Geld ablegen?",
                options={
                    "no": Both("Keep them", "Behalten"),
                    "yes": Both("Discard 2 cards", "2 Karten ablegen"),
                },
            ),
        },
        rulings=(
            Ruling(
                "two-or-none",
                Source("intrigue_2e"),
                "With two or more cards in hand you discard exactly two or none.",
                "Mit zwei oder mehr Handkarten legst du genau zwei ab oder keine.",
            ),
            Ruling(
                "single-card",
                Source("intrigue_2e"),
                "With only one card in hand you may discard it, but get no coins.",
                "Mit nur einer Handkarte darfst du sie ablegen, bekommst aber kein Geld.",
            ),
            Ruling(
                "pile",
                Source("intrigue_2e"),
                "There are 8 Mills with two players and 12 with more.",
                "Es gibt 8 Mühlen bei zwei Spielern, sonst 12.",
            ),
        ),
    ),
    Words(
        "nobles",
        en=English("Nobles", "Nobles"),
        de=German("Adelige", "Adelige", "pl"),
        picture="griffin-symbol",
        text=Both(
            "Pick one:\n+3 Cards\n+2 Actions\n—\n2 VP",
            "Suche dir eins aus:\n+3 Karten\n+2 Aktionen\n—\n2 Siegpunkte",
        ),
        asks={
            "choose": Ask(
                "Choose one.",
                "Wähle eins.",
                options={
                    "actions": Both("+2 Actions", "+2 Aktionen"),
                    "cards": Both("+3 Cards", "+3 Karten"),
                },
            ),
        },
        rulings=(
            Ruling(
                "no-mixing",
                Source("intrigue_1e"),
                "It is either three Cards or two Actions, nothing in between.",
                "Es sind entweder drei Karten oder zwei Aktionen, nichts dazwischen.",
            ),
            Ruling(
                "both-types",
                Source("intrigue_1e"),
                "They are an Action and a Victory card for everything that asks.",
                "Sie sind für alles, was danach fragt, Aktions- und Punktekarte.",
            ),
            Ruling(
                "pile",
                Source("intrigue_1e"),
                "There are 8 Nobles with two players and 12 with more.",
                "Es gibt 8 Adelige bei zwei Spielern, sonst 12.",
            ),
        ),
        aliases=("Adlige",),
    ),
)
