"""Words of the cards of Intrigue about your own hand and deck."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "courtyard",
        en=English("Courtyard", "Courtyards"),
        de=German("Burghof", "Burghöfe", "m"),
        picture="gate",
        text=Both(
            "+3 Cards\nChoose a card in your hand and place it on top of your deck.",
            "+3 Karten\nWähle eine deiner Handkarten; sie kommt oben auf deinen Nachziehstapel.",
        ),
        asks={
            "topdeck": Ask(
                "Put a card from your hand onto your deck.",
                "Lege eine Handkarte auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "any-card",
                Source("intrigue_1e"),
                "Any card from hand may go back, not only one you just drew.",
                "Jede Handkarte darf zurück, nicht nur eine eben gezogene.",
            ),
            Ruling(
                "forced",
                Source("intrigue_1e"),
                "Putting a card back is not optional.",
                "Das Zurücklegen ist nicht freiwillig.",
            ),
        ),
    ),
    Words(
        "patrol",
        en=English("Patrol", "Patrols"),
        de=German("Patrouille", "Patrouillen", "f"),
        picture="boot-prints",
        text=Both(
            "+3 Cards\n"
            "Then reveal the four topmost cards of your deck.\n"
            "Victory cards and Curses among them go into your hand.\n"
            "Place the others on top again, in the order you like.",
            "+3 Karten\n"
            "Decke dann die vier obersten Karten deines Nachziehstapels auf.\n"
            "Punktekarten und Flüche darunter kommen auf deine Hand.\n"
            "Die anderen legst du in beliebiger Reihenfolge wieder obenauf.",
        ),
        asks={
            "order": Ask(
                "Put the cards back onto your deck. The last one lies on top.",
                "Lege die Karten auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "draw-first",
                Source("intrigue_2e"),
                "The three cards are drawn before four are revealed.",
                "Die drei Karten werden gezogen, bevor vier aufgedeckt werden.",
            ),
            Ruling(
                "forced",
                Source("intrigue_2e"),
                "All revealed Victory cards and Curses go to the hand, wanted or not.",
                "Alle aufgedeckten Punktekarten und Flüche kommen auf die Hand, gewollt oder nicht.",
            ),
            Ruling(
                "combined",
                Source("intrigue_2e"),
                "Victory cards that are something else besides count.",
                "Punktekarten, die auch noch etwas anderes sind, zählen.",
            ),
        ),
    ),
    Words(
        "scout",
        en=English("Scout", "Scouts"),
        de=German("Späher", "Späher", "m"),
        picture="spyglass",
        text=Both(
            "+1 Action\n"
            "Reveal the four topmost cards of your deck.\n"
            "Victory cards among them go into your hand.\n"
            "Place the others on top again, in the order you like.",
            "+1 Aktion\n"
            "Decke die vier obersten Karten deines Nachziehstapels auf.\n"
            "Punktekarten darunter kommen auf deine Hand.\n"
            "Die anderen legst du in beliebiger Reihenfolge wieder obenauf.",
        ),
        asks={
            "order": Ask(
                "Put the cards back onto your deck. The last one lies on top.",
                "Lege die Karten auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "no-curses",
                Source("intrigue_1e"),
                "A Curse is no Victory card and goes back.",
                "Ein Fluch ist keine Punktekarte und kommt zurück.",
            ),
            Ruling(
                "combined",
                Source("intrigue_1e"),
                "Victory cards that are something else besides go to the hand.",
                "Punktekarten, die auch noch etwas anderes sind, kommen auf die Hand.",
            ),
            Ruling(
                "forced",
                Source("intrigue_1e"),
                "You have to take the Victory cards.",
                "Du musst die Punktekarten nehmen.",
            ),
            Ruling(
                "order-secret",
                Source("intrigue_1e"),
                "The order in which the others go back need not be shown.",
                "Die Reihenfolge, in der die anderen zurückkommen, muss nicht gezeigt werden.",
            ),
        ),
    ),
    Words(
        "secret_passage",
        en=English("Secret Passage", "Secret Passages"),
        de=German("Geheimgang", "Geheimgänge", "m"),
        picture="hole-ladder",
        text=Both(
            "+2 Cards\n+1 Action\nSlip a card from your hand into your deck, at any place you like.",
            "+2 Karten\n+1 Aktion\nStecke eine Handkarte an eine beliebige Stelle in deinen Nachziehstapel.",
        ),
        asks={
            "card": Ask(
                "Which card from your hand goes into your deck?",
                "Welche Handkarte kommt in deinen Nachziehstapel?",
            ),
            "place": Ask(
                "How many cards of your deck are to lie above it?",
                "Wie viele Karten deines Nachziehstapels sollen darüber liegen?",
            ),
        },
        rulings=(
            Ruling(
                "any-place",
                Source("intrigue_2e"),
                "The card goes to the top, to the bottom or to any place you count off.",
                "Die Karte kommt nach oben, nach unten oder an jede Stelle, die du abzählst.",
            ),
            Ruling(
                "no-looking",
                Source("intrigue_2e"),
                "You may count the cards of your deck, but not look at them.",
                "Du darfst die Karten deines Nachziehstapels zählen, aber nicht ansehen.",
            ),
            Ruling(
                "place-is-public",
                Source("intrigue_2e"),
                "All see where the card goes, but not which it is.",
                "Alle sehen, wohin die Karte kommt, aber nicht, welche es ist.",
            ),
            Ruling(
                "empty-deck",
                Source("intrigue_2e"),
                "If the deck is empty, the card becomes the deck.",
                "Ist der Nachziehstapel leer, bildet die Karte ihn.",
            ),
            Ruling(
                "forced",
                Source("intrigue_2e"),
                "Putting a card back is not optional.",
                "Das Zurücklegen ist nicht freiwillig.",
            ),
        ),
    ),
    Words(
        "shanty_town",
        en=English("Shanty Town", "Shanty Towns"),
        de=German("Armenviertel", "Armenviertel", "n"),
        picture="clothesline",
        text=Both(
            "+2 Actions\nShow your whole hand.\nIf there is no Action card among it: +2 Cards",
            "+2 Aktionen\nZeige alle deine Handkarten.\nIst keine Aktionskarte dabei: +2 Karten",
        ),
        rulings=(
            Ruling(
                "combined",
                Source("intrigue_1e"),
                "Actions that are something else besides count as Actions.",
                "Aktionskarten, die auch noch etwas anderes sind, zählen als Aktionskarten.",
            ),
            Ruling(
                "both-cards",
                Source("intrigue_1e"),
                "Both cards are drawn even if the first is an Action.",
                "Beide Karten werden gezogen, auch wenn die erste eine Aktionskarte ist.",
            ),
        ),
    ),
    Words(
        "wishing_well",
        en=English("Wishing Well", "Wishing Wells"),
        de=German("Wunschbrunnen", "Wunschbrunnen", "m"),
        picture="well",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "Say the name of a card, then reveal the topmost card of your deck.\n"
            "If you guessed right, it goes into your hand; if not, it stays there.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Nenne einen Kartennamen und decke dann die oberste Karte deines Nachziehstapels auf.\n"
            "Hast du richtig geraten, kommt sie auf deine Hand; sonst bleibt sie liegen.",
        ),
        asks={
            "name": Ask(
                "Name a card. If it lies on top of your deck, you take it into your hand.",
                "Nenne eine Karte. Liegt sie oben auf deinem Nachziehstapel, nimmst du sie auf die Hand.",
            ),
        },
        rulings=(
            Ruling(
                "name",
                Source("intrigue_1e"),
                "You name a card, not a type of cards.",
                "Du nennst eine Karte, keinen Kartentyp.",
            ),
            Ruling(
                "exact-name",
                Source("intrigue_1e"),
                "Of a pile of different cards you name the very card.",
                "Bei einem Stapel aus verschiedenen Karten nennst du genau die Karte.",
            ),
            Ruling(
                "stays",
                Source("intrigue_1e"),
                "A card that was not named stays on top of the deck.",
                "Eine nicht genannte Karte bleibt oben auf dem Nachziehstapel.",
            ),
        ),
    ),
)
