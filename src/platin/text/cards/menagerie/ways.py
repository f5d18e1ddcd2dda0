"""Words of the Ways of Menagerie."""

from typing import Final

from platin.text.words import Ask, Both, ChoiceWords, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words | ChoiceWords, ...]] = (
    Words(
        "way_of_the_butterfly",
        en=English("Way of the Butterfly", "Ways of the Butterfly"),
        de=German("Weg des Schmetterlings", "Wege des Schmetterlings", "m"),
        picture="butterfly-flower",
        text=Both(
            "You may return this to its pile. If you did, gain a card that costs exactly 1 more.",
            "Du darfst diese Karte auf ihren Stapel zurücklegen. Hast du das getan, nimm eine Karte, die genau 1 "
            "mehr kostet.",
        ),
        asks={
            "return": Ask(
                "Return this card to its pile, to gain one that costs exactly 1 more?",
                "Diese Karte auf ihren Stapel zurücklegen, um eine zu nehmen, die genau 1 mehr kostet?",
            ),
            "gain": Ask(
                "Gain a card.",
                "Nimm eine Karte.",
            ),
        },
        rulings=(
            Ruling(
                "exactly-one-more",
                Source("menagerie_1e"),
                "The gained card costs exactly 1 more than the returned one, whatever its type; if there is one in "
                "the Supply, you must take it.",
                "Die genommene Karte kostet genau 1 mehr als die zurückgelegte, gleich welchen Typs; gibt es eine "
                "im Vorrat, musst du sie nehmen.",
            ),
            Ruling(
                "optional",
                Source("menagerie_1e"),
                "You may leave the card in play; then you gain nothing.",
                "Du darfst die Karte im Spiel lassen; dann nimmst du nichts.",
            ),
            Ruling(
                "needs-a-pile",
                Source("menagerie_1e", examples=("ME13",)),
                "Cards from piles outside the Supply can be returned too; a card without a pile cannot, and brings "
                "nothing.",
                "Auch Karten von Stapeln außerhalb des Vorrats lassen sich zurücklegen; eine Karte ohne Stapel "
                "nicht, und sie bringt nichts.",
            ),
            Ruling(
                "only-once",
                Source("menagerie_1e"),
                "If the card is already back on its pile, a further play of it as a Butterfly does nothing.",
                "Liegt die Karte schon wieder auf ihrem Stapel, bewirkt ein weiteres Spielen als Schmetterling nichts.",
            ),
            Ruling(
                "cost-of-this",
                Source("menagerie_1e"),
                "The cost of the returned card itself counts, not that of the card on top of its pile; Potions and "
                "Debt in it stay the same.",
                "Es zählen die Kosten der zurückgelegten Karte selbst, nicht die der obersten ihres Stapels; "
                "Tränke und Schulden darin bleiben gleich.",
            ),
        ),
    ),
    Words(
        "way_of_the_camel",
        en=English("Way of the Camel", "Ways of the Camel"),
        de=German("Weg des Kamels", "Wege des Kamels", "m"),
        picture="camel-head",
        text=Both(
            "Exile a Gold from the Supply.",
            "Bringe ein Gold aus dem Vorrat ins Exil.",
        ),
        rulings=(
            Ruling(
                "forced",
                Source("menagerie_1e"),
                "You must; if there is no Gold left, nothing happens.",
                "Du musst es tun; ist kein Gold mehr da, geschieht nichts.",
            ),
            Ruling(
                "no-gain",
                Source("menagerie_1e"),
                "The Gold is not gained, so nothing happens on gaining it.",
                "Das Gold wird nicht genommen; beim Nehmen geschieht also nichts.",
            ),
        ),
    ),
    Words(
        "way_of_the_chameleon",
        en=English("Way of the Chameleon", "Ways of the Chameleon"),
        de=German("Weg des Chamäleons", "Wege des Chamäleons", "m"),
        picture="chameleon-glyph",
        text=Both(
            "Do what the card says. When it would give you +Cards this turn, you get as many coins instead, and as "
            "many cards for its +Coins.",
            "Tu, was auf der Karte steht. Wenn sie dir in diesem Zug +Karten gäbe, bekommst du stattdessen ebenso "
            "viel Geld, und für ihr +Geld ebenso viele Karten.",
        ),
        rulings=(
            Ruling(
                "swapped",
                Source("menagerie_1e", examples=("ME14",)),
                "The cards and coins with a plus that the instructions bring are swapped; everything else stays.",
                "Karten und Geld mit einem Plus, die die Anweisungen bringen, werden vertauscht; alles andere bleibt.",
            ),
            Ruling(
                "this-turn-only",
                Source("menagerie_1e", examples=("ME14",)),
                "What comes in a later turn comes as printed; what still comes of it in this turn is swapped.",
                "Was in einem späteren Zug kommt, kommt wie gedruckt; was in diesem Zug noch davon kommt, ist "
                "vertauscht.",
            ),
            Ruling(
                "only-the-plus",
                Source("menagerie_1e", examples=("ME14",)),
                "Drawing without a plus, Coffers and lost coins are not swapped.",
                "Ziehen ohne Plus, Taler und verlorenes Geld werden nicht vertauscht.",
            ),
            Ruling(
                "only-yours",
                Source("menagerie_1e"),
                "What other players get, and what tokens, Boons and gained or trashed cards bring, is not swapped.",
                "Was andere bekommen und was Marker, Gaben und genommene oder entsorgte Karten bringen, wird nicht "
                "vertauscht.",
            ),
            Ruling(
                "not-what-it-plays",
                Source("menagerie_1e", examples=("ME14",)),
                "A card that the played one plays gives what is printed, unless the Way is chosen for it too.",
                "Eine Karte, die von der gespielten gespielt wird, gibt das Gedruckte, wenn der Weg nicht auch für "
                "sie gewählt wird.",
            ),
            Ruling(
                "minus-tokens",
                Source("practice"),
                "A -1 token meets what you really get: that for coins the coins that come for cards, that for "
                "cards the cards that come for coins.",
                "Ein -1-Marker trifft, was du wirklich bekommst: der für Geld das Geld, das für Karten kommt, der "
                "für Karten die Karten, die für Geld kommen.",
            ),
            Ruling(
                "enchanted",
                Source("practice"),
                "Where something else has taken the place of the instructions, as with the Enchantress, that stays "
                "and is not swapped.",
                "Ist etwas anderes an die Stelle der Anweisungen getreten, wie bei der Zauberin, bleibt es dabei "
                "und wird nicht vertauscht.",
            ),
        ),
    ),
    Words(
        "way_of_the_frog",
        en=English("Way of the Frog", "Ways of the Frog"),
        de=German("Weg des Frosches", "Wege des Frosches", "m"),
        picture="frog",
        text=Both(
            "+1 Action\nWhen you discard this from play this turn, put it onto your deck.",
            "+1 Aktion\nWenn du diese Karte in diesem Zug aus dem Spiel ablegst, lege sie auf deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "drawn-again",
                Source("menagerie_1e"),
                "It goes onto the deck in Clean-up before you draw, so it is in your next hand; you cannot decline.",
                "Sie kommt in der Aufräumphase auf den Nachziehstapel, bevor du ziehst, und ist so auf der "
                "nächsten Hand; ablehnen kannst du nicht.",
            ),
            Ruling(
                "own-order",
                Source("menagerie_1e"),
                "Several such cards go there in the order that you choose.",
                "Mehrere solche Karten kommen in der Reihenfolge dorthin, die du wählst.",
            ),
            Ruling(
                "not-if-it-stays",
                Source("menagerie_1e"),
                "A card that stays in play, or left it in another way, does not go onto the deck.",
                "Eine Karte, die im Spiel bleibt oder es anders verlassen hat, kommt nicht auf den Nachziehstapel.",
            ),
            Ruling(
                "another-turn",
                Source("practice"),
                "Used in another player's turn, it works in the Clean-up of that turn.",
                "In einem fremden Zug benutzt, wirkt er in der Aufräumphase jenes Zuges.",
            ),
        ),
    ),
    Words(
        "way_of_the_goat",
        en=English("Way of the Goat", "Ways of the Goat"),
        de=German("Weg der Ziege", "Wege der Ziege", "m"),
        picture="ram-profile",
        text=Both(
            "Trash a card from your hand.",
            "Entsorge eine Karte aus deiner Hand.",
        ),
        asks={
            "trash": Ask(
                "Trash a card.",
                "Entsorge eine Karte.",
            ),
        },
        rulings=(
            Ruling(
                "forced",
                Source("menagerie_1e"),
                "If you have a card in hand, you must trash one.",
                "Hast du eine Karte auf der Hand, musst du eine entsorgen.",
            ),
            Ruling(
                "not-itself",
                Source("menagerie_1e"),
                "The card that you play as a Goat is not in your hand; it cannot be trashed.",
                "Die Karte, die du als Ziege spielst, ist nicht auf deiner Hand; sie kann nicht entsorgt werden.",
            ),
        ),
    ),
    Words(
        "way_of_the_horse",
        en=English("Way of the Horse", "Ways of the Horse"),
        de=German("Weg des Pferdes", "Wege des Pferdes", "m"),
        picture="plain/way-of-the-horse",
        text=Both(
            "+2 Cards\n+1 Action\nReturn this to its pile.",
            "+2 Karten\n+1 Aktion\nLege diese Karte auf ihren Stapel zurück.",
        ),
        rulings=(
            Ruling(
                "returned",
                Source("menagerie_1e"),
                "The card goes back onto its pile, which grows, in the Supply or beside it; that is neither "
                "discarding nor trashing.",
                "Die Karte kommt zurück auf ihren Stapel, der dadurch wächst, im Vorrat oder daneben; das ist "
                "weder Ablegen noch Entsorgen.",
            ),
            Ruling(
                "bonuses-anyway",
                Source("menagerie_1e"),
                "You get cards and Action also if the card cannot be returned: played a second time, without a "
                "pile, not in play.",
                "Karten und Aktion bekommst du auch, wenn die Karte nicht zurückgelegt werden kann: zum zweiten "
                "Mal gespielt, ohne Stapel, nicht im Spiel.",
            ),
            Ruling(
                "mixed-pile",
                Source("menagerie_1e"),
                "A card of a mixed pile comes to lie on top of it.",
                "Eine Karte eines gemischten Stapels kommt obenauf zu liegen.",
            ),
        ),
    ),
    Words(
        "way_of_the_mole",
        en=English("Way of the Mole", "Ways of the Mole"),
        de=German("Weg des Maulwurfes", "Wege des Maulwurfes", "m"),
        picture="mole",
        text=Both(
            "+1 Action\nDiscard your hand.\n+3 Cards",
            "+1 Aktion\nLege deine Hand ab.\n+3 Karten",
        ),
        aliases=("Weg des Maulwurfs",),
        rulings=(
            Ruling(
                "forced",
                Source("menagerie_1e"),
                "You must discard your whole hand.",
                "Du musst die ganze Hand ablegen.",
            ),
            Ruling(
                "empty-hand",
                Source("menagerie_1e"),
                "You draw also if there was nothing to discard.",
                "Du ziehst auch, wenn nichts abzulegen war.",
            ),
            Ruling(
                "discarding-first",
                Source("menagerie_1e"),
                "What happens on discarding happens before you draw.",
                "Was beim Ablegen geschieht, geschieht vor dem Ziehen.",
            ),
        ),
    ),
    Words(
        "way_of_the_monkey",
        en=English("Way of the Monkey", "Ways of the Monkey"),
        de=German("Weg des Affen", "Wege des Affen", "m"),
        picture="mandrill-head",
        text=Both(
            "+1 Buy\n+1 Coin",
            "+1 Kauf\n+1 Geld",
        ),
        rulings=(
            Ruling(
                "buy-and-coin",
                Source("menagerie_1e"),
                "The card that you play as a Monkey gives a Buy and a coin, and nothing of its own.",
                "Die Karte, die du als Affe spielst, gibt einen Kauf und 1 Geld und nichts Eigenes.",
            ),
        ),
    ),
    Words(
        "way_of_the_mouse",
        en=English("Way of the Mouse", "Ways of the Mouse"),
        de=German("Weg der Maus", "Wege der Maus", "m"),
        picture="seated-mouse",
        text=Both(
            "Play the card that lies aside, leaving it there.\n—\nSet-up: Set aside an Action that is not used "
            "otherwise and costs 2 or 3.",
            "Spiele die zur Seite gelegte Karte und lass sie dort.\n—\nSpielvorbereitung: Lege eine sonst nicht "
            "verwendete Aktionskarte zur Seite, die 2 oder 3 kostet.",
        ),
        later={
            2: Both(
                "Play the card that lies aside, leaving it there.\n—\nSet-up: Set aside an Action that is not used "
                "otherwise, costs 2 or 3 and is no Duration.",
                "Spiele die zur Seite gelegte Karte und lass sie dort.\n—\nSpielvorbereitung: Lege eine sonst "
                "nicht verwendete Aktionskarte zur Seite, die 2 oder 3 kostet und keine Dauerkarte ist.",
            ),
        },
        rulings=(
            Ruling(
                "stays-aside",
                Source("menagerie_1e"),
                "Your card lies in play and does nothing itself; the card aside is played and stays where it is.",
                "Deine Karte liegt im Spiel und tut selbst nichts; die zur Seite gelegte wird gespielt und bleibt, "
                "wo sie ist.",
            ),
            Ruling(
                "cannot-move",
                Source("menagerie_1e", examples=("ME15",)),
                "It is not in play: it cannot trash, return or set itself aside, and what depends on that fails; "
                "the rest works.",
                "Sie ist nicht im Spiel: Sie kann sich nicht entsorgen, zurück- oder zur Seite legen, und was "
                "davon abhängt, schlägt fehl; der Rest wirkt.",
            ),
            Ruling(
                "attack",
                Source("menagerie_1e"),
                "If it is an Attack, the others may react to it.",
                "Ist sie ein Angriff, dürfen die anderen darauf reagieren.",
            ),
            Ruling(
                "a-play-of-its-own",
                Source("practice"),
                "It is a play of its own besides that of your card.",
                "Sie wird für sich gespielt, zusätzlich zu deiner Karte.",
            ),
            Ruling(
                "not-again",
                Source("menagerie_1e"),
                "While it is played, this Way cannot be chosen for it; another one could.",
                "Während sie gespielt wird, kann für sie nicht wieder dieser Weg gewählt werden; ein anderer schon.",
            ),
            Ruling(
                "duration",
                Source("menagerie_1e"),
                "If it is a Duration, the card that you played stays in play as long as it would.",
                "Ist sie eine Dauerkarte, bleibt die gespielte Karte so lange im Spiel, wie sie es würde.",
            ),
            Ruling(
                "no-supply-card",
                Source("menagerie_1e"),
                "It is no card of the Supply and no pile: nobody can gain it.",
                "Sie ist keine Karte des Vorrats und kein Stapel: Niemand kann sie nehmen.",
            ),
            Ruling(
                "costs-2-or-3",
                Source("menagerie_1e"),
                "It costs 2 or 3 coins, without Potion or Debt, and is in no other use.",
                "Sie kostet 2 oder 3 Münzen, ohne Trank und Schulden, und wird sonst nicht verwendet.",
            ),
            Ruling(
                "its-set-up",
                Source("menagerie_1e"),
                "All that it needs is laid out, as if it were in the Supply.",
                "Alles, was sie braucht, wird bereitgelegt, als wäre sie im Vorrat.",
            ),
            Ruling(
                "no-duration",
                Source("menagerie_later"),
                "It must not be a Duration.",
                "Sie darf keine Dauerkarte sein.",
                edition=2,
            ),
        ),
    ),
    Words(
        "way_of_the_mule",
        en=English("Way of the Mule", "Ways of the Mule"),
        de=German("Weg des Maultiers", "Wege des Maultiers", "m"),
        picture="donkey",
        text=Both(
            "+1 Action\n+1 Coin",
            "+1 Aktion\n+1 Geld",
        ),
        rulings=(
            Ruling(
                "action-and-coin",
                Source("menagerie_1e"),
                "The card that you play as a Mule gives an Action and a coin, and nothing of its own.",
                "Die Karte, die du als Maultier spielst, gibt eine Aktion und 1 Geld und nichts Eigenes.",
            ),
        ),
    ),
    Words(
        "way_of_the_otter",
        en=English("Way of the Otter", "Ways of the Otter"),
        de=German("Weg des Otters", "Wege des Otters", "m"),
        picture="beaver",
        text=Both(
            "+2 Cards",
            "+2 Karten",
        ),
        rulings=(
            Ruling(
                "cards",
                Source("menagerie_1e"),
                "The card that you play as an Otter gives two cards and nothing of its own.",
                "Die Karte, die du als Otter spielst, gibt zwei Karten und nichts Eigenes.",
            ),
        ),
    ),
    Words(
        "way_of_the_owl",
        en=English("Way of the Owl", "Ways of the Owl"),
        de=German("Weg der Eule", "Wege der Eule", "m"),
        picture="barn-owl",
        text=Both(
            "Draw until you have 6 cards in hand.",
            "Ziehe, bis du 6 Karten auf der Hand hast.",
        ),
        rulings=(
            Ruling(
                "up-to-six",
                Source("menagerie_1e"),
                "The card that you play as an Owl is not in your hand and does not count.",
                "Die Karte, die du als Eule spielst, ist nicht auf deiner Hand und zählt nicht mit.",
            ),
            Ruling(
                "six-or-more",
                Source("menagerie_1e"),
                "With six or more cards in hand nothing happens.",
                "Mit sechs oder mehr Karten auf der Hand geschieht nichts.",
            ),
        ),
    ),
    Words(
        "way_of_the_ox",
        en=English("Way of the Ox", "Ways of the Ox"),
        de=German("Weg des Ochsen", "Wege des Ochsen", "m"),
        picture="bull",
        text=Both(
            "+2 Actions",
            "+2 Aktionen",
        ),
        rulings=(
            Ruling(
                "actions",
                Source("menagerie_1e"),
                "The card that you play as an Ox gives two Actions and nothing of its own; it stays in play.",
                "Die Karte, die du als Ochse spielst, gibt zwei Aktionen und nichts Eigenes; sie bleibt im Spiel.",
            ),
        ),
    ),
    Words(
        "way_of_the_pig",
        en=English("Way of the Pig", "Ways of the Pig"),
        de=German("Weg des Schweins", "Wege des Schweins", "m"),
        picture="pig",
        text=Both(
            "+1 Card\n+1 Action",
            "+1 Karte\n+1 Aktion",
        ),
        rulings=(
            Ruling(
                "card-and-action",
                Source("menagerie_1e"),
                "The card that you play as a Pig gives a card and an Action, and nothing of its own.",
                "Die Karte, die du als Schwein spielst, gibt eine Karte und eine Aktion und nichts Eigenes.",
            ),
        ),
    ),
    Words(
        "way_of_the_rat",
        en=English("Way of the Rat", "Ways of the Rat"),
        de=German("Weg der Ratte", "Wege der Ratte", "m"),
        picture="rat",
        text=Both(
            "You may discard a Treasure from your hand. If you did, gain a copy of this.",
            "Du darfst eine Geldkarte aus deiner Hand ablegen. Hast du das getan, nimm eine gleiche Karte wie diese.",
        ),
        asks={
            "discard": Ask(
                "Discard a Treasure to gain a copy of the card you play?",
                "Eine Geldkarte ablegen, um eine gleiche Karte wie die gespielte zu nehmen?",
            ),
        },
        rulings=(
            Ruling(
                "a-copy",
                Source("menagerie_1e"),
                "For a discarded Treasure you gain a copy of the played card from the Supply.",
                "Für eine abgelegte Geldkarte nimmst du eine gleiche Karte wie die gespielte aus dem Vorrat.",
            ),
            Ruling(
                "top-card-only",
                Source("menagerie_1e"),
                "The copy has to lie on top of its pile.",
                "Die gleiche Karte muss oben auf ihrem Stapel liegen.",
            ),
            Ruling(
                "not-from-beside",
                Source("practice"),
                "Of cards outside the Supply, or without a pile, there is no copy; the Treasure may be discarded "
                "all the same.",
                "Von Karten außerhalb des Vorrats oder ohne Stapel gibt es keine gleiche; die Geldkarte darf man "
                "trotzdem ablegen.",
            ),
            Ruling(
                "optional",
                Source("menagerie_1e"),
                "You need not discard a Treasure; then you gain nothing.",
                "Du musst keine Geldkarte ablegen; dann nimmst du nichts.",
            ),
        ),
    ),
    Words(
        "way_of_the_seal",
        en=English("Way of the Seal", "Ways of the Seal"),
        de=German("Weg der Robbe", "Wege der Robbe", "m"),
        picture="juggling-seal",
        text=Both(
            "+1 Coin\nThis turn, you may put each card that you gain onto your deck.",
            "+1 Geld\nIn diesem Zug darfst du jede Karte, die du nimmst, auf deinen Nachziehstapel legen.",
        ),
        rulings=(
            Ruling(
                "every-gain",
                Source("menagerie_1e"),
                "It holds for every gain of the turn, bought or not, and you decide for each.",
                "Es gilt für jedes Nehmen des Zuges, ob gekauft oder nicht, und du entscheidest bei jedem.",
            ),
            Ruling(
                "where-it-was-gained",
                Source("menagerie_1e"),
                "A card that something else has moved away can no longer be put onto the deck.",
                "Eine Karte, die etwas anderes wegbewegt hat, kann nicht mehr auf den Nachziehstapel.",
            ),
            Ruling(
                "once-is-enough",
                Source("menagerie_1e"),
                "Several uses add nothing but coins.",
                "Mehrmals benutzt, bringt er nur mehr Geld.",
            ),
            Ruling(
                "card-may-leave",
                Source("menagerie_1e"),
                "It holds also if the played card leaves play.",
                "Es gilt auch, wenn die gespielte Karte das Spiel verlässt.",
            ),
            Ruling(
                "another-turn",
                Source("practice"),
                "Used in another player's turn, it holds for your gains in that turn.",
                "In einem fremden Zug benutzt, gilt es für das, was du in jenem Zug nimmst.",
            ),
        ),
    ),
    Words(
        "way_of_the_sheep",
        en=English("Way of the Sheep", "Ways of the Sheep"),
        de=German("Weg des Schafes", "Wege des Schafes", "m"),
        picture="sheep",
        text=Both("+2 Coins", "+2 Geld"),
        rulings=(
            Ruling(
                "coins",
                Source("menagerie_1e"),
                "The card that you play as a Sheep gives 2 coins and nothing of its own.",
                "Die Karte, die du als Schaf spielst, gibt 2 Geld und nichts Eigenes.",
            ),
        ),
    ),
    Words(
        "way_of_the_squirrel",
        en=English("Way of the Squirrel", "Ways of the Squirrel"),
        de=German("Weg des Eichhörnchens", "Wege des Eichhörnchens", "m"),
        picture="squirrel",
        text=Both("+2 Cards, but only when this turn ends.", "+2 Karten, aber erst am Ende dieses Zuges."),
        rulings=(
            Ruling(
                "after-drawing",
                Source("menagerie_1e"),
                "You draw the two cards at the end of the turn, after drawing your next hand.",
                "Du ziehst die zwei Karten am Ende des Zuges, nachdem du deine nächste Hand gezogen hast.",
            ),
            Ruling(
                "each-use",
                Source("menagerie_1e"),
                "Each use brings two cards.",
                "Jede Benutzung bringt zwei Karten.",
            ),
            Ruling(
                "another-turn",
                Source("menagerie_1e"),
                "Used on another player's turn, it brings the cards at the end of that turn.",
                "Im Zug eines anderen benutzt, bringt er die Karten am Ende jenes Zuges.",
            ),
        ),
    ),
    Words(
        "way_of_the_turtle",
        en=English("Way of the Turtle", "Ways of the Turtle"),
        de=German("Weg der Schildkröte", "Wege der Schildkröte", "m"),
        picture="turtle",
        text=Both(
            "Set this aside. If you did, play it at the start of your next turn.",
            "Lege diese Karte zur Seite. Hast du das getan, spiele sie zu Beginn deines nächsten Zuges.",
        ),
        rulings=(
            Ruling(
                "played-next-turn",
                Source("menagerie_1e", examples=("ME12",)),
                "At the start of your next turn the card must be played; that uses no Action.",
                "Zu Beginn deines nächsten Zuges muss die Karte gespielt werden; das verbraucht keine Aktion.",
            ),
            Ruling(
                "any-way-then",
                Source("menagerie_1e", examples=("ME12",)),
                "Then a Way may be chosen for it again, this one too.",
                "Dann darf für sie wieder ein Weg gewählt werden, auch dieser.",
            ),
            Ruling(
                "set-aside-once",
                Source("menagerie_1e", examples=("ME12",)),
                "Played twice as a Turtle, the card is set aside once and played once; what played it twice is "
                "discarded this turn.",
                "Zweimal als Schildkröte gespielt, wird die Karte einmal zur Seite gelegt und einmal gespielt; was "
                "sie zweimal gespielt hat, wird in diesem Zug abgelegt.",
            ),
            Ruling(
                "duration-goes-on",
                Source("menagerie_1e"),
                "If a Duration is first played as itself and then set aside, its effect of the next turn comes all "
                "the same; what played it twice is discarded this turn.",
                "Wird eine Dauerkarte erst als sie selbst gespielt und dann zur Seite gelegt, kommt ihre Wirkung "
                "im nächsten Zug trotzdem; was sie zweimal gespielt hat, wird in diesem Zug abgelegt.",
            ),
            Ruling(
                "not-in-play",
                Source("menagerie_1e"),
                "A card that is not in play cannot be set aside; then nothing happens.",
                "Eine Karte, die nicht im Spiel ist, kann nicht zur Seite gelegt werden; dann geschieht nichts.",
            ),
            Ruling(
                "open-and-yours",
                Source("menagerie_1e"),
                "It lies open, is yours, and is not discarded in Clean-up.",
                "Sie liegt offen, gehört dir und wird in der Aufräumphase nicht abgelegt.",
            ),
        ),
    ),
    Words(
        "way_of_the_worm",
        en=English("Way of the Worm", "Ways of the Worm"),
        de=German("Weg des Wurms", "Wege des Wurms", "m"),
        picture="earth-worm",
        text=Both(
            "Exile an Estate from the Supply.",
            "Bringe ein Anwesen aus dem Vorrat ins Exil.",
        ),
        rulings=(
            Ruling(
                "forced",
                Source("menagerie_1e"),
                "You must; if there is no Estate left, nothing happens.",
                "Du musst es tun; ist kein Anwesen mehr da, geschieht nichts.",
            ),
            Ruling(
                "no-gain",
                Source("menagerie_1e"),
                "The Estate is not gained, so nothing happens on gaining it; it counts at the end.",
                "Das Anwesen wird nicht genommen; beim Nehmen geschieht also nichts. Am Ende zählt es.",
            ),
            Ruling(
                "empties-the-pile",
                Source("menagerie_1e"),
                "This can empty the pile.",
                "Das kann den Stapel leeren.",
            ),
        ),
    ),
    ChoiceWords(
        "way_of_the_mouse.card",
        label=Both("{card}", "{card}"),
        title=Both("Card for {card}", "Karte für {card}"),
        by_chance=Both(
            "For {card} {cards} was set aside by chance.", "Für {card} liegt durch Zufall {cards} zur Seite."
        ),
        refused=Both(
            "{pick} cannot be the card for {card}: expected an unused Action that costs 2 or 3.",
            "{pick} kann nicht die Karte für {card} sein: erwartet ist eine unbenutzte Aktionskarte, die 2 oder 3 "
            "kostet.",
        ),
    ),
    ChoiceWords(
        "way_of_the_mouse.card_2",
        label=Both("{card}", "{card}"),
        title=Both("Card for {card}", "Karte für {card}"),
        by_chance=Both(
            "For {card} {cards} was set aside by chance.", "Für {card} liegt durch Zufall {cards} zur Seite."
        ),
        refused=Both(
            "{pick} cannot be the card for {card}: expected an unused Action that costs 2 or 3 and is no Duration.",
            "{pick} kann nicht die Karte für {card} sein: erwartet ist eine unbenutzte Aktionskarte, die 2 oder 3 "
            "kostet und keine Dauerkarte ist.",
        ),
    ),
)
