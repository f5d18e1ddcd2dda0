"""Words of the Actions of Allies that attack nobody, bring no Favors and play no other cards."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "capital_city",
        en=English("Capital City", "Capital Cities"),
        de=German("Hauptstadt", "Hauptstädte", "f"),
        picture="capitol",
        text=Both(
            "+1 Card\n"
            "+2 Actions\n"
            "You are free to discard two cards. If you did: +2 Coins.\n"
            "You are free to pay 2 Coins. If you did: +2 Cards.",
            "+1 Karte\n"
            "+2 Aktionen\n"
            "Du darfst zwei Handkarten ablegen. Hast du das getan: +2 Geld.\n"
            "Du darfst 2 Geld zahlen. Hast du das getan: +2 Karten.",
        ),
        asks={
            "may_discard": Ask(
                "Do you discard two cards for +2 Coins?",
                "Legst du zwei Karten für +2 Geld ab?",
                options={
                    "yes": Both(
                        "discard two",
                        "zwei ablegen",
                    ),
                    "no": Both(
                        "discard none",
                        "keine ablegen",
                    ),
                },
            ),
            "discard": Ask(
                "Discard two cards.",
                "Lege zwei Karten ab.",
            ),
            "may_pay": Ask(
                "Do you pay 2 Coins for +2 Cards?",
                "Zahlst du 2 Geld für +2 Karten?",
                options={
                    "yes": Both(
                        "pay 2",
                        "2 zahlen",
                    ),
                    "no": Both(
                        "pay nothing",
                        "nichts zahlen",
                    ),
                },
            ),
        },
        rulings=(
            Ruling(
                "in-this-order",
                Source("allies_1e"),
                "First the cards for coins, then the coins for cards, each of it once at most.",
                "Erst Karten gegen Geld, dann Geld gegen Karten, beides höchstens einmal.",
            ),
            Ruling(
                "one-card",
                Source("allies_1e"),
                "A single card in hand may be discarded, but brings no coins.",
                "Eine einzige Handkarte darf man ablegen, aber ohne Geld dafür.",
            ),
            Ruling(
                "any-coins",
                Source("allies_1e"),
                "The coins may also come from earlier in the turn; Treasures cannot be played for it, and with "
                "less than 2 Coins it is not possible.",
                "Das Geld darf auch von früher im Zug stammen; Geldkarten kann man dafür nicht spielen, und mit "
                "weniger als 2 Geld geht es nicht.",
            ),
            Ruling(
                "no-purchase",
                Source("practice"),
                "Paying is no purchase, and Treasures can still be played in the Buy phase.",
                "Das Zahlen ist kein Kauf, und in der Kaufphase kann man noch Geldkarten spielen.",
            ),
        ),
    ),
    Words(
        "carpenter",
        en=English("Carpenter", "Carpenters"),
        de=German("Schreinerin", "Schreinerinnen", "f"),
        picture="crosscut-saw",
        text=Both(
            "If no pile of the Supply is empty: +1 Action, and you gain a card that costs at most 4 Coins.\n"
            "Otherwise you trash a card from your hand and gain one that costs at most 2 Coins more.",
            "Ist kein Stapel des Vorrats leer: +1 Aktion, und du nimmst eine Karte, die höchstens 4 Geld kostet.\n"
            "Sonst entsorgst du eine Handkarte und nimmst eine, die höchstens 2 Geld mehr kostet.",
        ),
        asks={
            "gain": Ask(
                "Gain a card.",
                "Nimm eine Karte.",
            ),
            "trash": Ask(
                "Trash a card from your hand.",
                "Entsorge eine Handkarte.",
            ),
        },
        rulings=(
            Ruling(
                "no-choice",
                Source("allies_1e"),
                "What happens is no choice: it depends on the piles as she begins. A pile that her own gain "
                "empties counts the next time.",
                "Was geschieht, ist keine Wahl: Es hängt von den Stapeln zu Beginn ab. Ein Stapel, den ihr "
                "eigenes Nehmen leert, zählt erst beim nächsten Mal.",
            ),
            Ruling(
                "second-mode",
                Source("allies_1e"),
                "With an empty pile there is no Action; without a card to trash nothing happens.",
                "Bei einem leeren Stapel gibt es keine Aktion; ohne eine Karte zum Entsorgen geschieht nichts.",
            ),
            Ruling(
                "supply-piles",
                Source("allies_1e"),
                "Only piles of the Supply count, and a mixed pile is empty when all its cards are gone.",
                "Nur Stapel des Vorrats zählen, und ein gemischter ist leer, wenn alle seine Karten weg sind.",
            ),
            Ruling(
                "limits",
                Source("practice"),
                "A card costing up to 4 has no Potion or Debt in its cost; one costing up to 2 more has none "
                "that the trashed card lacks.",
                "Eine Karte für höchstens 4 hat weder Trank noch Schulden in den Kosten; eine für höchstens 2 "
                "mehr nur, was auch die entsorgte kostet.",
            ),
        ),
    ),
    Words(
        "galleria",
        en=English("Galleria", "Gallerias"),
        de=German("Markthalle", "Markthallen", "f"),
        picture="greenhouse",
        text=Both(
            "+3 Coins\nFor the rest of this turn you get +1 Buy whenever you gain a card that costs 3 or 4 Coins.",
            "+3 Geld\n"
            "Für den Rest dieses Zuges erhältst du +1 Kauf, immer wenn du eine Karte nimmst, die 3 oder 4 Geld "
            "kostet.",
        ),
        rulings=(
            Ruling(
                "cost-at-the-gain",
                Source("allies_1e"),
                "What the card costs when it is gained counts: after a Bridge a Duchy, but not a Silver.",
                "Es zählt, was die Karte beim Nehmen kostet: nach einer Brücke ein Herzogtum, aber kein Silber.",
            ),
            Ruling(
                "exactly",
                Source("author"),
                "A card with a Potion or Debt in its cost does not count.",
                "Eine Karte mit Trank oder Schulden in den Kosten zählt nicht.",
            ),
            Ruling(
                "any-gain",
                Source("allies_1e"),
                "Every such gain brings a Buy, bought or not, from wherever; for each play of it one.",
                "Jedes solche Nehmen bringt einen Kauf, gekauft oder nicht, woher auch immer; für jedes Spielen einen.",
            ),
            Ruling(
                "own-gain",
                Source("author"),
                "A Galleria that is played because of a gain still counts that gain.",
                "Eine Markthalle, die wegen eines Nehmens gespielt wird, zählt dieses Nehmen noch mit.",
            ),
        ),
    ),
    Words(
        "hunter",
        en=English("Hunter", "Hunters"),
        de=German("Jägerin", "Jägerinnen", "f"),
        picture="crossbow",
        text=Both(
            "+1 Action\n"
            "Reveal three cards from the top of your deck. Take one Action, one Treasure and one Victory card "
            "among them into your hand, and discard the others.",
            "+1 Aktion\n"
            "Decke die obersten drei Karten deines Nachziehstapels auf. Nimm davon eine Aktionskarte, eine "
            "Geldkarte und eine Punktekarte auf die Hand und lege die anderen ab.",
        ),
        asks={
            "action": Ask(
                "Take an Action.",
                "Nimm eine Aktionskarte auf die Hand.",
            ),
            "treasure": Ask(
                "Take a Treasure.",
                "Nimm eine Geldkarte auf die Hand.",
            ),
            "victory": Ask(
                "Take a Victory card.",
                "Nimm eine Punktekarte auf die Hand.",
            ),
        },
        rulings=(
            Ruling(
                "in-this-order",
                Source("allies_1e"),
                "First the Action, then the Treasure, then the Victory card, one of each, and not optionally.",
                "Erst die Aktionskarte, dann die Geldkarte, dann die Punktekarte, je eine, und nicht freiwillig.",
            ),
            Ruling(
                "several-types",
                Source("allies_1e"),
                "A card with several types is taken once, for the first type that it is chosen for.",
                "Eine Karte mit mehreren Typen nimmt man einmal, für den ersten Typ, für den man sie wählt.",
            ),
            Ruling(
                "the-rest",
                Source("allies_1e"),
                "All other cards are discarded; with fewer than three cards it is those there are.",
                "Alle anderen Karten werden abgelegt; bei weniger als drei sind es die, die da sind.",
            ),
        ),
    ),
    Words(
        "innkeeper",
        en=English("Innkeeper", "Innkeepers"),
        de=German("Wirtin", "Wirtinnen", "f"),
        picture="beer-stein",
        text=Both(
            "+1 Action\n"
            "Choose: +1 Card; or +3 Cards, after which you discard three; or +5 Cards, after which you discard six.",
            "+1 Aktion\n"
            "Wähle: +1 Karte; oder +3 Karten, dann legst du drei Karten ab; oder +5 Karten, dann legst du sechs ab.",
        ),
        asks={
            "choose": Ask(
                "Choose one.",
                "Wähle eines.",
                options={
                    "one": Both(
                        "+1 Card",
                        "+1 Karte",
                    ),
                    "three": Both(
                        "+3 Cards, discard 3",
                        "+3 Karten, 3 ablegen",
                    ),
                    "five": Both(
                        "+5 Cards, discard 6",
                        "+5 Karten, 6 ablegen",
                    ),
                },
            ),
            "discard": Ask(
                "Discard so many cards.",
                "Lege so viele Karten ab.",
            ),
        },
        rulings=(
            Ruling(
                "choose-first",
                Source("allies_1e"),
                "You choose before you draw, and discard from all the cards that you then hold.",
                "Du wählst vor dem Ziehen und legst aus allen Karten ab, die du dann hast.",
            ),
            Ruling(
                "too-few",
                Source("allies_1e"),
                "Whoever has fewer cards discards all of them.",
                "Wer weniger Karten hat, legt alle ab.",
            ),
        ),
    ),
    Words(
        "marquis",
        en=English("Marquis", "Marquises"),
        de=German("Marquis", "Marquis", "m"),
        picture="lorgnette",
        text=Both(
            "+1 Buy\n+1 Card for every card in your hand.\nDiscard down to ten cards.",
            "+1 Kauf\n+1 Karte für jede Karte auf deiner Hand.\nLege bis auf zehn Handkarten ab.",
        ),
        asks={
            "discard": Ask(
                "Discard down to ten cards.",
                "Lege bis auf zehn Karten ab.",
            ),
        },
        rulings=(
            Ruling(
                "counted-first",
                Source("allies_1e"),
                "The cards are counted once, before drawing, and without the Marquis.",
                "Gezählt wird einmal, vor dem Ziehen und ohne den Marquis.",
            ),
            Ruling(
                "down-to-ten",
                Source("allies_1e"),
                "Also whoever could not draw all of them discards down to ten; with ten or fewer nothing is discarded.",
                "Auch wer nicht alle ziehen konnte, legt bis auf zehn ab; mit zehn oder weniger wird nichts abgelegt.",
            ),
        ),
    ),
    Words(
        "merchant_camp",
        en=English("Merchant Camp", "Merchant Camps"),
        de=German("Händlerlager", "Händlerlager", "n"),
        picture="forest-camp",
        text=Both(
            "+2 Actions\n+1 Coin\n—\nWhen this is discarded from play, you are free to put it on top of your deck.",
            "+2 Aktionen\n"
            "+1 Geld\n"
            "—\n"
            "Wenn diese Karte aus dem Spiel abgelegt wird, darfst du sie auf deinen Nachziehstapel legen.",
        ),
        rulings=(
            Ruling(
                "back-on-the-deck",
                Source("allies_1e"),
                "It goes onto the deck before the new hand is drawn; for each of several you decide on its own.",
                "Es kommt auf den Nachziehstapel, bevor die neue Hand gezogen wird; über jedes entscheidest du "
                "einzeln.",
            ),
            Ruling(
                "from-play",
                Source("allies_1e"),
                "Discarded from the hand it stays in the discard pile.",
                "Von der Hand abgelegt bleibt es im Ablagestapel.",
            ),
        ),
    ),
    Words(
        "modify",
        en=English("Modify", "Modifies"),
        de=German("Umgestaltung", "Umgestaltungen", "f"),
        picture="paint-brush",
        text=Both(
            "Put a card from your hand into the trash. Choose: +1 Card and +1 Action; or gain a card that costs "
            "at most 2 Coins more.",
            "Entsorge eine Handkarte. Wähle: +1 Karte und +1 Aktion; oder nimm eine Karte, die höchstens 2 Geld "
            "mehr kostet.",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand.",
                "Entsorge eine Handkarte.",
            ),
            "choose": Ask(
                "Choose one.",
                "Wähle eines.",
                options={
                    "action": Both(
                        "+1 Card, +1 Action",
                        "+1 Karte, +1 Aktion",
                    ),
                    "gain": Both(
                        "gain a card costing up to 2 more",
                        "eine Karte nehmen, die höchstens 2 mehr kostet",
                    ),
                },
            ),
            "gain": Ask(
                "Gain a card costing up to 2 more.",
                "Nimm eine Karte, die höchstens 2 mehr kostet.",
            ),
        },
        rulings=(
            Ruling(
                "trash-first",
                Source("allies_1e"),
                "The card is trashed before you choose.",
                "Erst wird die Karte entsorgt, dann gewählt.",
            ),
            Ruling(
                "nothing-trashed",
                Source("practice"),
                "Without a card to trash there is nothing to gain; card and Action can be had all the same.",
                "Ohne eine Karte zum Entsorgen gibt es nichts zu nehmen; Karte und Aktion kann man trotzdem bekommen.",
            ),
        ),
    ),
    Words(
        "sentinel",
        en=English("Sentinel", "Sentinels"),
        de=German("Wächter", "Wächter", "m"),
        picture="eye-shield",
        text=Both(
            "Look at five cards from the top of your deck. You are free to trash one or two of them. The others "
            "go back in any order.",
            "Sieh dir die obersten fünf Karten deines Nachziehstapels an. Du darfst davon eine oder zwei "
            "entsorgen. Die anderen legst du in beliebiger Reihenfolge zurück.",
        ),
        asks={
            "trash": Ask(
                "Trash up to two of these cards.",
                "Entsorge bis zu zwei dieser Karten.",
            ),
            "order": Ask(
                "Put the others back, the top one last.",
                "Lege die anderen zurück, die oberste zuletzt.",
            ),
        },
        rulings=(
            Ruling(
                "up-to-two",
                Source("allies_1e"),
                "None, one or two cards are trashed; the others do not see what you look at.",
                "Entsorgt werden keine, eine oder zwei Karten; die anderen sehen nicht, was du ansiehst.",
            ),
            Ruling(
                "out-of-the-deck",
                Source("author"),
                "While you look, the cards are not part of the deck: what a trashed card draws comes from under them.",
                "Solange du sie ansiehst, gehören die Karten nicht zum Nachziehstapel: Was eine entsorgte Karte "
                "zieht, kommt von darunter.",
            ),
            Ruling(
                "fewer",
                Source("allies_1e"),
                "If the deck is too short it is shuffled; if there are still fewer than five cards, it is those.",
                "Reicht der Nachziehstapel nicht, wird gemischt; sind es immer noch weniger als fünf, dann eben diese.",
            ),
        ),
    ),
    Words(
        "swap",
        en=English("Swap", "Swaps"),
        de=German("Tausch", "Tausche", "m"),
        picture="card-exchange",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "You are free to return an Action from your hand to its pile. If you did, gain an Action with "
            "another name that costs at most 5 Coins, into your hand.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Du darfst eine Aktionskarte aus der Hand auf ihren Stapel zurücklegen. Hast du das getan, nimm eine "
            "Aktionskarte mit anderem Namen, die höchstens 5 Geld kostet, auf die Hand.",
        ),
        asks={
            "return": Ask(
                "You may return an Action to its pile.",
                "Du darfst eine Aktionskarte auf ihren Stapel zurücklegen.",
            ),
            "gain": Ask(
                "Gain another Action into your hand.",
                "Nimm eine andere Aktionskarte auf die Hand.",
            ),
        },
        rulings=(
            Ruling(
                "has-a-pile",
                Source("author"),
                "Only a card that has a pile can be returned, also one outside the Supply; no Shelter, and no "
                "card from the Black Market.",
                "Zurücklegen kann man nur eine Karte, die einen Stapel hat, auch außerhalb des Vorrats; keinen "
                "Unterschlupf und keine Karte vom Schwarzmarkt.",
            ),
            Ruling(
                "no-trashing",
                Source("allies_1e"),
                "Returning is no trashing, but what comes is a real gain; it is not optional then.",
                "Zurücklegen ist kein Entsorgen, aber was kommt, ist ein echtes Nehmen und dann nicht mehr freiwillig.",
            ),
            Ruling(
                "covers-its-pile",
                Source("author"),
                "The returned card lies on top of its pile, so that nothing else of a mixed pile can be gained "
                "by the same Swap.",
                "Die zurückgelegte Karte liegt zuoberst auf ihrem Stapel, sodass derselbe Tausch nichts anderes "
                "aus einem gemischten Stapel bringt.",
            ),
            Ruling(
                "no-potion",
                Source("practice"),
                "What is gained has no Potion or Debt in its cost.",
                "Was man nimmt, hat weder Trank noch Schulden in den Kosten.",
            ),
            Ruling(
                "possessed",
                Source("author"),
                "Under Possession the card goes back to its pile, and the other player gains the new one.",
                "Unter Besessenheit kommt die Karte auf ihren Stapel zurück, und die neue nimmt der andere.",
            ),
        ),
    ),
    Words(
        "town",
        en=English("Town", "Towns"),
        de=German("Ortschaft", "Ortschaften", "f"),
        picture="clock-tower",
        text=Both(
            "Choose: +1 Card and +2 Actions; or +1 Buy and +2 Coins.",
            "Wähle: +1 Karte und +2 Aktionen; oder +1 Kauf und +2 Geld.",
        ),
        asks={
            "choose": Ask(
                "Choose one.",
                "Wähle eines.",
                options={
                    "actions": Both(
                        "+1 Card, +2 Actions",
                        "+1 Karte, +2 Aktionen",
                    ),
                    "coins": Both(
                        "+1 Buy, +2 Coins",
                        "+1 Kauf, +2 Geld",
                    ),
                },
            ),
        },
        rulings=(
            Ruling(
                "one-pair",
                Source("allies_1e"),
                "It is one of the two pairs, not something of both; with an Elder it may be both, in the printed "
                "order.",
                "Es ist eines der beiden Paare, nichts gemischt; mit einer Ältesten dürfen es beide sein, in der "
                "gedruckten Reihenfolge.",
            ),
        ),
    ),
)
