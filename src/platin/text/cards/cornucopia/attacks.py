"""Words of the Attacks of Cornucopia."""

from typing import Final

from platin.text.words import Ask, Both, ChoiceWords, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words | ChoiceWords, ...]] = (
    Words(
        "fortune_teller",
        en=English("Fortune Teller", "Fortune Tellers"),
        de=German("Wahrsagerin", "Wahrsagerinnen", "f"),
        picture="magic-palm",
        text=Both(
            "+2 Coins\n"
            "All other players keep revealing cards from their decks until a Victory card or a Curse lies open.\n"
            "That one returns to the top of the deck.\n"
            "Everything else they revealed is discarded.",
            "+2 Geld\n"
            "Alle anderen decken ihren Nachziehstapel Karte für Karte auf, bis eine Punktekarte oder ein Fluch dabei "
            "ist.\n"
            "Diese Karte kommt wieder obenauf.\n"
            "Alles andere Aufgedeckte legen sie ab.",
        ),
        rulings=(
            Ruling(
                "turn-order",
                Source("cornucopia_1e"),
                "The others reveal one after another, from your left.",
                "Die anderen decken ab links von dir der Reihe nach auf.",
            ),
            Ruling(
                "first-match",
                Source("cornucopia_1e"),
                "The first Victory card or Curse goes back on top of the deck; there is no choice.",
                "Die erste Punktekarte oder der erste Fluch kommt wieder auf den Nachziehstapel; eine Wahl gibt es "
                "nicht.",
            ),
            Ruling(
                "combined",
                Source("cornucopia_1e"),
                "A card that is a Victory card and something else besides counts.",
                "Eine Karte, die neben Punktekarte noch etwas anderes ist, zählt.",
            ),
            Ruling(
                "nothing-found",
                Source("cornucopia_1e", examples=("C15",)),
                "If none is found even after shuffling, all revealed cards are discarded.",
                "Findet sich auch nach dem Mischen keine, wird alles Aufgedeckte abgelegt.",
            ),
        ),
    ),
    Words(
        "jester",
        en=English("Jester", "Jesters"),
        de=German("Harlekin", "Harlekine", "m"),
        picture="jester-hat",
        text=Both(
            "+2 Coins\n"
            "All other players, one after another, discard the topmost card of their decks.\n"
            "For a Victory card that player gains a Curse.\n"
            "Of any other card one of you gains a copy: that player or you, as you decide.",
            "+2 Geld\n"
            "Alle anderen legen der Reihe nach die oberste Karte ihres Nachziehstapels ab.\n"
            "Für eine Punktekarte nimmt dieser Spieler einen Fluch.\n"
            "Von jeder anderen Karte nimmt einer von euch eine gleiche: er oder du, ganz nach deiner Wahl.",
        ),
        asks={
            "gain": Ask("Who gains a copy of the discarded card?", "Wer nimmt eine gleiche Karte wie die abgelegte?"),
        },
        rulings=(
            Ruling(
                "turn-order",
                Source("cornucopia_1e"),
                "From your left, each player discards and what follows is settled before the next player discards.",
                "Ab links von dir legt jeder ab, und alles Weitere wird erledigt, bevor der Nächste ablegt.",
            ),
            Ruling(
                "victory-card",
                Source("cornucopia_1e", examples=("C13",)),
                "For a discarded Victory card, even among other types, that player gains a Curse.",
                "Für eine abgelegte Punktekarte, auch neben anderen Typen, nimmt dieser Spieler einen Fluch.",
            ),
            Ruling(
                "you-choose",
                Source("cornucopia_1e", examples=("C13",)),
                "For any other card you choose whether that player or you gain a copy from the Supply, to the discard "
                "pile.",
                "Bei jeder anderen Karte wählst du, ob dieser Spieler oder du eine gleiche aus dem Vorrat nimmt, auf "
                "den Ablagestapel.",
            ),
            Ruling(
                "none-left",
                Source("cornucopia_1e", examples=("C13",)),
                "If the Supply has no Curse or no copy, nobody gains one.",
                "Ist kein Fluch oder keine gleiche Karte im Vorrat, nimmt niemand eine.",
            ),
        ),
    ),
    Words(
        "young_witch",
        en=English("Young Witch", "Young Witches"),
        de=German("Junge Hexe", "Junge Hexen", "f"),
        picture="pointy-hat",
        text=Both(
            "+2 Cards\n"
            "Discard two cards.\n"
            "All other players gain one Curse each, except those who show a Bane from hand.\n"
            "—\n"
            "Setup: one more Kingdom pile, costing 2 or 3, joins the Supply. Its cards are the Banes.",
            "+2 Karten\n"
            "Lege zwei Handkarten ab.\n"
            "Alle anderen nehmen je einen Fluch, außer sie zeigen eine Bannkarte von der Hand.\n"
            "—\n"
            "Spielvorbereitung: Ein weiterer Königreichstapel, der 2 oder 3 kostet, kommt in den Vorrat. Seine Karten "
            "sind die Bannkarten.",
        ),
        asks={
            "discard": Ask("Discard 2 cards.", "Lege 2 Handkarten ab."),
            "reveal": Ask(
                "You may reveal a Bane from your hand so as not to gain a Curse.",
                "Du darfst eine Bannkarte aus deiner Hand aufdecken, um keinen Fluch zu nehmen.",
            ),
        },
        rulings=(
            Ruling(
                "bane-pile",
                Source("cornucopia_1e", examples=("C17",)),
                "The Bane pile is an eleventh kingdom pile in the Supply: its cards can be bought and it counts for "
                "the end of the game.",
                "Der Bannstapel ist ein elfter Königreichstapel im Vorrat: Seine Karten sind käuflich, und er zählt "
                "für das Spielende.",
            ),
            Ruling(
                "bane-cost",
                Source("cornucopia_1e", "setup"),
                "Only a kingdom card that costs 2 or 3 can be the Bane.",
                "Nur eine Königreichkarte, die 2 oder 3 kostet, kann Bannkarte sein.",
            ),
            Ruling(
                "bane-works-normally",
                Source("cornucopia_1e", "setup"),
                "Bane cards keep their normal function.",
                "Bannkarten behalten ihre normale Funktion.",
            ),
            Ruling(
                "bane-optional",
                Source("cornucopia_1e"),
                "Whoever does not show a Bane gains a Curse, even with a Bane in hand.",
                "Wer keine Bannkarte zeigt, nimmt einen Fluch, auch mit einer Bannkarte auf der Hand.",
            ),
            Ruling(
                "bane-stays",
                Source("cornucopia_1e"),
                "A Bane that is shown stays in hand and works again against the next Young Witch.",
                "Eine gezeigte Bannkarte bleibt auf der Hand und hilft auch gegen die nächste Junge Hexe.",
            ),
            Ruling(
                "discard-drawn",
                Source("cornucopia_1e"),
                "You must discard two cards after drawing; they may be the ones just drawn.",
                "Du musst nach dem Ziehen zwei Karten ablegen; es dürfen die gerade gezogenen sein.",
            ),
            Ruling(
                "reactions-first",
                Source("cornucopia_1e", examples=("C11",)),
                "Reactions are used before Banes are shown; Horse Traders set aside then do not stop a Bane from "
                "helping.",
                "Reaktionen kommen, bevor Bannkarten gezeigt werden; ein dabei beiseitegelegter Pferdehändler hindert "
                "eine Bannkarte nicht zu helfen.",
            ),
            Ruling(
                "bane-that-reacts",
                Source("cornucopia_1e", examples=("C11",)),
                "A Bane that is itself a Reaction may react first and, if still in hand, then be shown as Bane.",
                "Eine Bannkarte, die selbst Reaktionskarte ist, darf erst reagieren und, wenn sie noch auf der Hand "
                "ist, dann als Bannkarte gezeigt werden.",
            ),
            Ruling(
                "turn-order",
                Source("cornucopia_1e"),
                "Banes and Curses are handled player by player from your left; whoever comes when the Curses are gone "
                "gains none.",
                "Bannkarten und Flüche gehen ab links von dir Spieler für Spieler; wer drankommt, wenn keine Flüche "
                "mehr da sind, nimmt keinen.",
            ),
            Ruling(
                "black-market",
                Source("cornucopia_1e"),
                "The Bane pile is needed also if the Young Witch is only in the Black Market deck.",
                "Den Bannstapel braucht es auch, wenn die Junge Hexe nur im Schwarzmarktstapel ist.",
            ),
        ),
    ),
    ChoiceWords(
        "young_witch.bane",
        label=Both("Bane", "Bann"),
        title=Both("Bane of Young Witch", "Bann der Jungen Hexe"),
        by_chance=Both("The Bane was chosen by chance: {cards}.", "Der Bann ist durch Zufall bestimmt: {cards}."),
        refused=Both(
            "{pick} cannot be the Bane: expected a kingdom card costing 2 or 3 that is not used otherwise",
            "{pick} kann nicht der Bann sein: erwartet ist eine unbenutzte Königreichkarte für 2 oder 3",
        ),
        typed=Both(("Bane",), ("Bannstapel", "Bannkarte", "Bann")),
        marker=Both(
            "the randomizer of Young Witch, crosswise under {cards}",
            "die Platzhalterkarte der Jungen Hexe, quer unter {cards}",
        ),
    ),
)
