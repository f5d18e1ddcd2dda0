"""Words of the Attacks of Hinterlands."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "berserker",
        en=English("Berserker", "Berserkers"),
        de=German("Berserker", "Berserker", "m"),
        picture="battle-axe",
        text=Both(
            "Gain a card that is cheaper than this one.\n"
            "All other players discard until they have 3 cards in hand.\n"
            "—\n"
            "When you gain this with an Action card in play: play it.",
            "Nimm eine Karte, die billiger ist als diese.\n"
            "Alle anderen legen Karten ab, bis sie 3 auf der Hand haben.\n"
            "—\n"
            "Wenn du diese Karte nimmst und eine Aktionskarte im Spiel hast: Spiele sie.",
        ),
        asks={
            "gain": Ask(
                "Gain a card that costs less than the Berserker.",
                "Nimm eine Karte, die weniger kostet als der Berserker.",
            ),
            "discard": Ask(
                "Discard down to 3 cards in hand.",
                "Lege Karten ab, bis du noch 3 auf der Hand hast.",
            ),
        },
        rulings=(
            Ruling(
                "present-cost",
                Source("hinterlands_2e"),
                "The card gained has to cost less than the Berserker costs at that moment.",
                "Die genommene Karte muss weniger kosten als der Berserker in diesem Augenblick.",
            ),
            Ruling(
                "forced",
                Source("hinterlands_2e"),
                "Gaining a card is not optional if there is one.",
                "Eine Karte muss man nehmen, wenn es eine gibt.",
            ),
            Ruling(
                "costs-nothing",
                Source("hinterlands_2e"),
                "If the Berserker costs 0, nothing is cheaper and nothing is gained; the others discard all the same.",
                "Kostet der Berserker 0, ist nichts billiger, und man nimmt nichts; die anderen legen trotzdem ab.",
            ),
            Ruling(
                "played-on-gain",
                Source("hinterlands_2e"),
                "Gained with an Action card in play it has to be played at once, also in another player's turn.",
                "Wer ihn nimmt und eine Aktionskarte im Spiel hat, muss ihn sofort spielen, auch im Zug eines anderen.",
            ),
            Ruling(
                "other-turn",
                Source("hinterlands_2e"),
                "Played in another player's turn it is discarded in the Clean-up of that turn.",
                "Im Zug eines anderen gespielt, wird er in der Aufräumphase jenes Zuges abgelegt.",
            ),
            Ruling(
                "no-action-in-play",
                Source("hinterlands_2e"),
                "Without an Action card in play it is not played.",
                "Ohne Aktionskarte im Spiel wird er nicht gespielt.",
            ),
            Ruling(
                "moved-away",
                Source("hinterlands_2e"),
                "If it was moved from where it was gained, it cannot be played.",
                "Wurde er von dort wegbewegt, wo er hingenommen wurde, kann er nicht gespielt werden.",
            ),
            Ruling(
                "reactions",
                Source("hinterlands_2e"),
                "Reactions to Attacks can be used when it is played this way.",
                "Auf Angriffe darf man auch dann reagieren, wenn er so gespielt wird.",
            ),
        ),
    ),
    Words(
        "cauldron",
        en=English("Cauldron", "Cauldrons"),
        de=German("Hexenkessel", "Hexenkessel", "m"),
        picture="cauldron",
        text=Both(
            "+2 Coins\n+1 Buy\nWhen you gain your third Action card of this turn, all other players gain a Curse.",
            "+2 Geld\n"
            "+1 Kauf\n"
            "Wenn du deine dritte Aktionskarte in diesem Zug nimmst, nehmen alle anderen einen Fluch.",
        ),
        rulings=(
            Ruling(
                "earlier-gains-count",
                Source("hinterlands_2e"),
                "Action cards gained before the Cauldron was played count towards the three.",
                "Aktionskarten, die man vor dem Spielen des Hexenkessels genommen hat, zählen mit.",
            ),
            Ruling(
                "too-late",
                Source("hinterlands_2e"),
                "If the third was gained before the Cauldron was played, nothing follows.",
                "Wurde die dritte schon vor dem Spielen des Hexenkessels genommen, folgt nichts.",
            ),
            Ruling(
                "only-the-third",
                Source("hinterlands_2e"),
                "Only the third one brings Curses, not the fourth nor the sixth.",
                "Nur die dritte bringt Flüche, nicht die vierte und nicht die sechste.",
            ),
            Ruling(
                "each-cauldron",
                Source("hinterlands_2e"),
                "Each Cauldron that was played brings a Curse of its own.",
                "Jeder gespielte Hexenkessel bringt einen eigenen Fluch.",
            ),
            Ruling(
                "reactions-when-played",
                Source("hinterlands_2e"),
                "Reactions are used when the Cauldron is played, not when the third Action card is gained.",
                "Reagieren kann man, wenn der Hexenkessel gespielt wird, nicht wenn die dritte Aktionskarte "
                "genommen wird.",
            ),
        ),
    ),
    Words(
        "margrave",
        en=English("Margrave", "Margraves"),
        de=German("Markgraf", "Markgrafen", "m"),
        picture="knight-banner",
        text=Both(
            "+3 Cards\n+1 Buy\nAll other players draw one card and then discard until they have 3 cards in hand.",
            "+3 Karten\n"
            "+1 Kauf\n"
            "Alle anderen ziehen eine Karte und legen dann Karten ab, bis sie 3 auf der Hand haben.",
        ),
        asks={
            "discard": Ask(
                "Discard down to 3 cards in hand.",
                "Lege Karten ab, bis du noch 3 auf der Hand hast.",
            ),
        },
        rulings=(
            Ruling(
                "draw-forced",
                Source("hinterlands_1e"),
                "Drawing the card is not optional.",
                "Die Karte zu ziehen ist Pflicht.",
            ),
            Ruling(
                "three-or-fewer",
                Source("hinterlands_1e"),
                "Who has 3 or fewer cards after drawing discards none.",
                "Wer nach dem Ziehen 3 oder weniger Karten hat, legt keine ab.",
            ),
            Ruling(
                "one-by-one",
                Source("hinterlands_1e"),
                "The players draw and discard in turn order, one after the other.",
                "Gezogen und abgelegt wird der Reihe nach, einer nach dem anderen.",
            ),
        ),
    ),
    Words(
        "witchs_hut",
        en=English("Witch's Hut", "Witch's Huts"),
        de=German("Hexenhütte", "Hexenhütten", "f"),
        picture="mushroom-house",
        text=Both(
            "+4 Cards\n"
            "Discard 2 of your hand cards and show them.\n"
            "If they are two Action cards, all other players gain a Curse.",
            "+4 Karten\n"
            "Lege 2 deiner Handkarten ab und zeige sie.\n"
            "Sind es zwei Aktionskarten, nehmen alle anderen einen Fluch.",
        ),
        asks={
            "discard": Ask(
                "Discard 2 cards. If both are Action cards, the others gain a Curse each.",
                "Lege 2 Karten ab. Sind beide Aktionskarten, nehmen die anderen je einen Fluch.",
            ),
        },
        rulings=(
            Ruling(
                "revealed",
                Source("hinterlands_2e"),
                "The discarded cards are shown in any case.",
                "Die abgelegten Karten werden in jedem Fall gezeigt.",
            ),
            Ruling(
                "combined",
                Source("hinterlands_2e"),
                "An Action card that has another type as well counts.",
                "Eine Aktionskarte, die noch einen anderen Typ hat, zählt.",
            ),
            Ruling(
                "one-card",
                Source("practice"),
                "With a single card in hand that is discarded, and there are no Curses.",
                "Mit nur einer Karte auf der Hand wird diese abgelegt, und es gibt keine Flüche.",
            ),
            Ruling(
                "reactions-first",
                Source("hinterlands_2e"),
                "What reacts to the discarding comes before the Curses and does not change whether there are any.",
                "Was auf das Ablegen reagiert, kommt vor den Flüchen und ändert nicht, ob es welche gibt.",
            ),
        ),
    ),
)
