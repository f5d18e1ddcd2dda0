"""Words of the cards of Rising Sun that play others."""

from typing import Final

from platin.text.words import Both, ChoiceWords, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words | ChoiceWords, ...]] = (
    Words(
        "daimyo",
        en=English("Daimyo", "Daimyos"),
        de=German("Daimyo", "Daimyos", "m"),
        picture="lamellar",
        text=Both(
            "+1 Card\n+1 Action\nThe next Action without the type Command that you play this turn is played again.",
            "+1 Karte\n+1 Aktion\n"
            "Die nächste Aktionskarte ohne den Typ Befehl, die du in diesem Zug spielst, wird noch einmal gespielt.",
        ),
        rulings=(
            Ruling(
                "price",
                Source("rising_sun_1e"),
                "It costs no coins but 6 Debt.",
                "Er kostet kein Geld, sondern 6 Schulden.",
            ),
            Ruling(
                "forced",
                Source("rising_sun_1e"),
                "The replay is forced, also if the card has left play; it cannot move itself then.",
                "Das erneute Spielen ist Pflicht, auch wenn die Karte nicht mehr im Spiel ist; bewegen kann sie sich "
                "dann nicht.",
            ),
            Ruling(
                "passes-commands",
                Source("rising_sun_1e", examples=("RS4",)),
                "Command cards, Daimyos too, are passed over while it waits; at the end of the turn it is over.",
                "Befehlskarten, auch Daimyos, werden übergangen, während er wartet; mit dem Ende des Zuges ist es "
                "vorbei.",
            ),
            Ruling(
                "cumulative",
                Source("rising_sun_1e", examples=("RS4",)),
                "After two Daimyos the next such Action is played three times.",
                "Nach zwei Daimyos wird die nächste solche Aktionskarte dreimal gespielt.",
            ),
            Ruling(
                "the-first-play",
                Source("practice", examples=("RS5",)),
                "It is the first such play, whatever caused it: with a Throne Room that is the Throne Room, not the "
                "card it plays.",
                "Es ist das erste solche Ausspielen, wodurch auch immer: bei einem Thronsaal dieser selbst, nicht die "
                "Karte, die er spielt.",
            ),
            Ruling(
                "way-each-time",
                Source("practice"),
                "A Way may be followed each time, in the first play and in the replay.",
                "Einen Weg darf man jedes Mal benutzen, beim ersten Spielen und beim erneuten.",
            ),
            Ruling(
                "stays-with-durations",
                Source("rising_sun_1e"),
                "It stays in play with a Duration that it made play again, as long as that stays.",
                "Er bleibt mit einer Dauerkarte im Spiel, die er noch einmal spielen ließ, solange diese bleibt.",
            ),
            Ruling(
                "left-play",
                Source("practice"),
                "By the rule of 2025 one that has left play multiplies nothing any more in later turns.",
                "Nach der Regel von 2025 vervielfacht einer, der das Spiel verlassen hat, in späteren Zügen nichts "
                "mehr.",
            ),
        ),
    ),
    Words(
        "riverboat",
        en=English("Riverboat", "Riverboats"),
        de=German("Flussboot", "Flussboote", "n"),
        picture="paddle-steamer",
        text=Both(
            "When your next turn begins, play the card laid aside, which stays where it is.\n—\n"
            "Set-up: lay aside an unused Action without the type Duration that costs 5.",
            "Wenn dein nächster Zug beginnt, spiele die beiseitegelegte Karte, die dabei liegen bleibt.\n—\n"
            "Spielvorbereitung: Lege eine unbenutzte Aktionskarte ohne den Typ Dauer beiseite, die 5 kostet.",
        ),
        rulings=(
            Ruling(
                "its-card",
                Source("rising_sun_1e"),
                "Its card costs exactly 5 coins, is an Action and no Duration, and not used otherwise.",
                "Seine Karte kostet genau 5 Geld, ist eine Aktionskarte, keine Dauerkarte und sonst nicht im Spiel.",
            ),
            Ruling(
                "its-set-up",
                Source("rising_sun_1e"),
                "What the set-up of that card needs is laid out too.",
                "Auch was für diese Karte vorzubereiten ist, wird ausgelegt.",
            ),
            Ruling(
                "split-piles",
                Source("practice"),
                "It may be a card of a mixed pile, such as a Knight, but none from outside the Supply.",
                "Es darf eine Karte eines gemischten Stapels sein, etwa ein Ritter, aber keine von außerhalb des "
                "Vorrats.",
            ),
            Ruling(
                "stays-there",
                Source("rising_sun_1e"),
                "The card belongs to nobody, is never in play and has no pile; its text cannot move it, the rest of it "
                "works.",
                "Die Karte gehört niemandem, ist nie im Spiel und hat keinen Stapel; ihr Text kann sie nicht bewegen, "
                "das Übrige wirkt.",
            ),
            Ruling(
                "a-play",
                Source("rising_sun_1e"),
                "It is played without an Action; Attacks are answered and Ways followed as usual.",
                "Sie wird ohne Aktion gespielt; auf Angriffe wird reagiert, und Wege werden benutzt wie sonst.",
            ),
            Ruling(
                "discarded",
                Source("rising_sun_1e"),
                "Riverboat is discarded in the turn in which it played the card, or stays as long as that one would.",
                "Das Flussboot wird in dem Zug abgelegt, in dem es die Karte spielt, oder bleibt so lange, wie diese "
                "bliebe.",
            ),
            Ruling(
                "played-twice",
                Source("rising_sun_1e"),
                "Played twice, it plays the card twice. It is no Command: a Daimyo plays it again.",
                "Zweimal gespielt spielt es die Karte zweimal. Es ist kein Befehl: Ein Daimyo spielt es noch einmal.",
            ),
        ),
    ),
    ChoiceWords(
        "riverboat.card",
        label=Both("Riverboat card", "Karte des Flussboots"),
        title=Both("Card of the Riverboat", "Karte des Flussboots"),
        by_chance=Both(
            "The card of the Riverboat was chosen by chance.", "Die Karte des Flussboots bestimmt der Zufall."
        ),
        refused=Both(
            "{pick} cannot be the card of the Riverboat: expected an unused Action costing 5 that is no Duration",
            "{pick} kann nicht die Karte des Flussboots sein: erwartet ist eine unbenutzte Aktionskarte für 5, die "
            "keine Dauerkarte ist",
        ),
        typed=Both(("Riverboat", "Riverboat card"), ("Flussboot", "Karte des Flussboots")),
    ),
)
