"""Words of the Treasures of Prosperity with instructions that are over and done when they are played."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "anvil",
        en=English("Anvil", "Anvils"),
        de=German("Amboss", "Ambosse", "m"),
        picture="anvil",
        text=Both(
            "+1 Coin\nIf you wish, discard a Treasure from your hand.\nIf you did, gain a card that costs 4 or less.",
            "+1 Geld\n"
            "Wenn du willst, lege eine Geldkarte von deiner Hand ab.\n"
            "Hast du das getan, nimm eine Karte für höchstens 4.",
        ),
        asks={
            "discard": Ask(
                "You may discard a Treasure to gain a card costing up to 4.",
                "Du darfst eine Geldkarte ablegen und dafür eine Karte nehmen, die höchstens 4 kostet.",
            ),
            "gain": Ask("Gain a card costing up to 4.", "Nimm eine Karte, die höchstens 4 kostet."),
        },
        rulings=(
            Ruling(
                "optional",
                Source("prosperity_2e"),
                "You need not discard a Treasure, and then gain nothing.",
                "Du musst keine Geldkarte ablegen und nimmst dann nichts.",
            ),
            Ruling(
                "gain-forced",
                Source("prosperity_2e"),
                "Once a Treasure is discarded, a card must be gained.",
                "Ist eine Geldkarte abgelegt, muss eine Karte genommen werden.",
            ),
            Ruling(
                "treasures-only",
                Source("prosperity_2e"),
                "Only a Treasure from hand can be discarded for it, not the Anvil in play.",
                "Nur eine Geldkarte von der Hand kann dafür abgelegt werden, nicht der Amboss im Spiel.",
            ),
        ),
    ),
    Words(
        "bank",
        en=English("Bank", "Banks"),
        de=German("Bank", "Banken", "f"),
        picture="bank",
        text=Both(
            "+1 Coin for every Treasure you have in play, this one included",
            "+1 Geld für jede Geldkarte, die du im Spiel hast, diese mitgezählt",
        ),
        rulings=(
            Ruling(
                "alone",
                Source("prosperity_1e", examples=("A7",)),
                "As the first Treasure of the turn it is worth 1.",
                "Als erste Geldkarte des Zuges ist sie 1 wert.",
            ),
            Ruling(
                "counts-treasures-in-play",
                Source("prosperity_1e", examples=("A7",)),
                "After Gold, Silver and two Coppers it is worth 5: it counts itself and all Treasures in play.",
                "Nach Gold, Silber und zwei Kupfern ist sie 5 wert: Sie zählt sich selbst und alle Geldkarten im "
                "Spiel.",
            ),
            Ruling(
                "fixed",
                Source("prosperity_1e", examples=("A7",)),
                "A second Bank is worth one more; the first keeps the value it had when played.",
                "Eine zweite Bank ist eins mehr wert; die erste behält den Wert, den sie beim Spielen hatte.",
            ),
            Ruling(
                "combined",
                Source("prosperity_1e"),
                "Combined Treasures in play count too; Actions do not.",
                "Auch kombinierte Geldkarten im Spiel zählen mit, Aktionskarten nicht.",
            ),
        ),
    ),
    Words(
        "crystal_ball",
        en=English("Crystal Ball", "Crystal Balls"),
        de=German("Kristallkugel", "Kristallkugeln", "f"),
        picture="crystal-ball",
        text=Both(
            "+1 Coin\n"
            "Look at the topmost card of your deck.\n"
            "If you wish, trash or discard it; an Action or a Treasure you may play instead.",
            "+1 Geld\n"
            "Sieh dir die oberste Karte deines Nachziehstapels an.\n"
            "Wenn du willst, entsorge sie oder lege sie ab; eine Aktions- oder Geldkarte darfst du stattdessen "
            "spielen.",
        ),
        asks={
            "choose": Ask(
                "What do you do with the top card of your deck?",
                "Was machst du mit der obersten Karte deines Nachziehstapels?",
                options={
                    "trash": Both("Trash it", "Entsorgen"),
                    "discard": Both("Discard it", "Ablegen"),
                    "play": Both("Play it", "Spielen"),
                    "keep": Both("Leave it there", "Liegen lassen"),
                },
            ),
        },
        rulings=(
            Ruling(
                "may-leave",
                Source("prosperity_2e"),
                "The card may stay on the deck, and only you see it.",
                "Die Karte darf auf dem Nachziehstapel bleiben, und nur du siehst sie.",
            ),
            Ruling(
                "play-action-or-treasure",
                Source("prosperity_2e"),
                "An Action or a Treasure may be played; any card may be trashed or discarded.",
                "Eine Aktions- oder Geldkarte darf gespielt werden; jede Karte darf entsorgt oder abgelegt werden.",
            ),
            Ruling(
                "no-more-actions",
                Source("prosperity_2e"),
                "Actions that a card played this way gives in the Buy phase do not let you play more Action cards "
                "there.",
                "Aktionen, die eine so gespielte Karte in der Kaufphase gibt, erlauben dort keine weiteren "
                "Aktionskarten.",
            ),
            Ruling(
                "drawn-treasures",
                Source("prosperity_2e"),
                "Treasures drawn by a card played this way may still be played.",
                "Geldkarten, die eine so gespielte Karte zieht, dürfen noch gespielt werden.",
            ),
            Ruling(
                "no-card",
                Source("prosperity_2e"),
                "With an empty deck the discard pile is shuffled first; without any card it is just worth 1.",
                "Bei leerem Nachziehstapel wird erst der Ablagestapel gemischt; ganz ohne Karte ist sie nur 1 wert.",
            ),
        ),
    ),
    Words(
        "investment",
        en=English("Investment", "Investments"),
        de=German("Geldanlage", "Geldanlagen", "f"),
        picture="chart",
        text=Both(
            "Choose a card in your hand and trash it.\n"
            "Then pick one: +1 Coin; or this card goes to the trash.\n"
            "If it did, show your hand and take a VP token for each different Treasure in it.",
            "Wähle eine deiner Handkarten und entsorge sie.\n"
            "Suche dir dann eins aus: +1 Geld; oder diese Karte kommt auf den Müll.\n"
            "Kam sie dorthin, zeige deine Handkarten; jede verschiedene Geldkarte darunter bringt einen "
            "Siegpunktmarker.",
        ),
        asks={
            "choose": Ask(
                "Choose one.",
                "Wähle eins.",
                options={
                    "coin": Both("+1 Coin", "+1 Geld"),
                    "trash": Both(
                        "Trash Investment and reveal your hand",
                        "Geldanlage entsorgen und Handkarten zeigen",
                    ),
                },
            ),
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
        },
        rulings=(
            Ruling(
                "trash-forced",
                Source("prosperity_2e"),
                "A card from hand must be trashed, whatever is chosen then.",
                "Eine Handkarte muss entsorgt werden, egal was danach gewählt wird.",
            ),
            Ruling(
                "empty-hand",
                Source("prosperity_2e"),
                "With no card in hand nothing is trashed, and you still choose.",
                "Ohne Handkarte wird nichts entsorgt, und du wählst trotzdem.",
            ),
            Ruling(
                "different-names",
                Source("prosperity_2e"),
                "Two Coppers and a Silver bring 2 tokens: one for each different Treasure.",
                "Zwei Kupfer und ein Silber bringen 2 Marker: einen je verschiedener Geldkarte.",
            ),
            Ruling(
                "second-play",
                Source("prosperity_2e"),
                "If it cannot be trashed, as in the second play of a Tiara, there are no tokens.",
                "Kann sie nicht entsorgt werden, wie beim zweiten Mal durch eine Brautkrone, gibt es keine Marker.",
            ),
            Ruling(
                "treasures-playable",
                Source("prosperity_2e"),
                "The revealed Treasures may be played afterwards.",
                "Die gezeigten Geldkarten dürfen danach noch gespielt werden.",
            ),
        ),
    ),
    Words(
        "loan",
        en=English("Loan", "Loans"),
        de=German("Lohn", "Löhne", "m"),
        picture="two-coins",
        text=Both(
            "+1 Coin\n"
            "Keep revealing cards from your deck until a Treasure lies open.\n"
            "That one you either discard or trash.\n"
            "Everything else you revealed is discarded.",
            "+1 Geld\n"
            "Du deckst deinen Nachziehstapel Karte für Karte auf, bis eine Geldkarte offen liegt.\n"
            "Diese legst du entweder ab oder entsorgst sie.\n"
            "Alles andere Aufgedeckte wird abgelegt.",
        ),
        asks={
            "choose": Ask(
                "What happens to the Treasure you revealed?",
                "Was geschieht mit der aufgedeckten Geldkarte?",
                options={
                    "discard": Both("Discard it", "Ablegen"),
                    "trash": Both("Trash it", "Entsorgen"),
                },
            ),
        },
        rulings=(
            Ruling(
                "discard-or-trash",
                Source("prosperity_1e"),
                "The first Treasure found is discarded or trashed, as you like; it cannot be kept.",
                "Die erste gefundene Geldkarte wird nach deiner Wahl abgelegt oder entsorgt; behalten darfst du sie "
                "nicht.",
            ),
            Ruling(
                "others-discarded",
                Source("prosperity_1e"),
                "All other revealed cards are discarded.",
                "Alle anderen aufgedeckten Karten werden abgelegt.",
            ),
            Ruling(
                "combined",
                Source("prosperity_1e"),
                "A combined Treasure is found too.",
                "Auch eine kombinierte Geldkarte wird gefunden.",
            ),
            Ruling(
                "shuffles",
                Source("prosperity_1e"),
                "If the deck runs out, the discard pile is shuffled, without the revealed cards.",
                "Geht der Nachziehstapel aus, wird der Ablagestapel gemischt, ohne die aufgedeckten Karten.",
            ),
            Ruling(
                "none-found",
                Source("prosperity_1e"),
                "If there is no Treasure, all revealed cards are discarded; it still is worth 1.",
                "Gibt es keine Geldkarte, werden alle aufgedeckten Karten abgelegt; er ist trotzdem 1 wert.",
            ),
        ),
    ),
    Words(
        "venture",
        en=English("Venture", "Ventures"),
        de=German("Abenteuer", "Abenteuer", "n"),
        picture="sword-in-stone",
        text=Both(
            "+1 Coin\n"
            "Keep revealing cards from your deck until a Treasure lies open.\n"
            "Play it at once.\n"
            "Everything else you revealed is discarded after that.",
            "+1 Geld\n"
            "Du deckst deinen Nachziehstapel Karte für Karte auf, bis eine Geldkarte offen liegt.\n"
            "Diese spielst du sofort.\n"
            "Alles andere Aufgedeckte wird danach abgelegt.",
        ),
        rulings=(
            Ruling(
                "plays-at-once",
                Source("prosperity_1e"),
                "The first Treasure found is played at once with all its instructions, also another Venture.",
                "Die erste gefundene Geldkarte wird sofort mit allen Anweisungen gespielt, auch ein weiteres "
                "Abenteuer.",
            ),
            Ruling(
                "others-discarded-after",
                Source("prosperity_1e"),
                "The other revealed cards are discarded only after that, so a second search does not find them again.",
                "Die anderen aufgedeckten Karten werden erst danach abgelegt; eine zweite Suche findet sie also nicht "
                "wieder.",
            ),
            Ruling(
                "combined",
                Source("prosperity_1e"),
                "A combined Treasure is found and played too.",
                "Auch eine kombinierte Geldkarte wird gefunden und gespielt.",
            ),
            Ruling(
                "shuffles",
                Source("prosperity_1e"),
                "If the deck runs out, the discard pile is shuffled and the search goes on.",
                "Geht der Nachziehstapel aus, wird der Ablagestapel gemischt und weitergesucht.",
            ),
            Ruling(
                "none-found",
                Source("prosperity_1e", examples=("A18",)),
                "If there is no Treasure, all revealed cards are discarded; it still is worth 1.",
                "Gibt es keine Geldkarte, werden alle aufgedeckten Karten abgelegt; es ist trotzdem 1 wert.",
            ),
        ),
    ),
    Words(
        "war_chest",
        en=English("War Chest", "War Chests"),
        de=German("Waffenkiste", "Waffenkisten", "f"),
        picture="battle-gear",
        text=Both(
            "Your left neighbour calls out the name of a card.\n"
            "Gain a card that costs 5 or less, but none whose name was called for a War Chest this turn.",
            "Wer links von dir sitzt, sagt den Namen einer Karte an.\n"
            "Nimm eine Karte für höchstens 5, aber keine, deren Name in diesem Zug für eine Waffenkiste fiel.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 5 that was not named for a War Chest this turn.",
                "Nimm eine Karte für höchstens 5, die in diesem Zug nicht für eine Waffenkiste genannt wurde.",
            ),
            "name": Ask(
                "Name a card that may not be gained with War Chests this turn.",
                "Nenne eine Karte, die in diesem Zug nicht mit Waffenkisten genommen werden darf.",
            ),
        },
        rulings=(
            Ruling(
                "left-neighbour-names",
                Source("prosperity_2e"),
                "The player on your left names a card before you gain one.",
                "Der Spieler links von dir nennt eine Karte, bevor du eine nimmst.",
            ),
            Ruling(
                "names-add-up",
                Source("prosperity_2e"),
                "The second War Chest of a turn may gain neither of the two named cards.",
                "Die zweite Waffenkiste eines Zuges darf keine der beiden genannten Karten nehmen.",
            ),
            Ruling(
                "this-turn-only",
                Source("prosperity_2e"),
                "In the next turn earlier names do not matter any more.",
                "Im nächsten Zug gelten frühere Namen nicht mehr.",
            ),
            Ruling(
                "not-in-supply",
                Source("prosperity_2e"),
                "A card that is not in the Supply may be named.",
                "Es darf auch eine Karte genannt werden, die nicht im Vorrat ist.",
            ),
            Ruling(
                "other-ways",
                Source("prosperity_2e"),
                "The named card may be bought or gained in other ways.",
                "Die genannte Karte darf gekauft oder auf andere Weise genommen werden.",
            ),
            Ruling(
                "gain-forced",
                Source("prosperity_2e"),
                "A card costing up to 5 must be gained; War Chest itself brings no coins.",
                "Eine Karte für höchstens 5 muss genommen werden; Geld bringt die Waffenkiste selbst nicht.",
            ),
        ),
    ),
)
