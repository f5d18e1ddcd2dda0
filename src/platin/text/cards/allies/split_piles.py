"""Words of the split piles of Allies."""

from typing import Final

from platin.text.words import Ask, Both, Counted, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "archer",
        en=English("Archer", "Archers"),
        de=German("Bogenschützin", "Bogenschützinnen", "f"),
        picture="archer",
        text=Both(
            "+2 Coins\n"
            "All other players who hold five cards or more reveal them but for one that they keep hidden, and discard "
            "one of the revealed cards, which you pick.",
            "+2 Geld\n"
            "Alle anderen mit fünf oder mehr Handkarten zeigen sie bis auf eine, die sie verdeckt halten, und legen "
            "davon eine ab, die du bestimmst.",
        ),
        asks={
            "discard": Ask("Which of these cards does this player discard?", "Welche dieser Karten wird abgelegt?"),
            "keep": Ask(
                "Which card do you keep hidden? The Archer's player picks one of the others, and you discard it.",
                "Welche Karte hältst du verdeckt? Von den anderen legst du eine ab, die der Angreifer bestimmt.",
            ),
        },
        rulings=(
            Ruling(
                "five-or-more",
                Source("allies_1e"),
                "Players with four cards or fewer are not hit.",
                "Wer vier Karten oder weniger hat, ist nicht betroffen.",
            ),
            Ruling(
                "hidden-card",
                Source("allies_1e"),
                "Who is hit chooses the card that stays hidden; you choose among the revealed ones.",
                "Wer betroffen ist, wählt die verdeckte Karte; du wählst unter den gezeigten.",
            ),
        ),
    ),
    Words(
        "battle_plan",
        en=English("Battle Plan", "Battle Plans"),
        de=German("Schlachtplan", "Schlachtpläne", "m"),
        picture="stabbed-note",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "You are free to reveal an Attack from your hand. If you did: +1 Card.\n"
            "You are free to rotate a pile of the Supply.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Du darfst eine Angriffskarte aus der Hand zeigen. Hast du das getan: +1 Karte.\n"
            "Du darfst einen Stapel des Vorrats rotieren.",
        ),
        asks={
            "reveal": Ask(
                "You may reveal an Attack from your hand for +1 Card.",
                "Du darfst für +1 Karte eine Angriffskarte aus der Hand zeigen.",
            ),
            "rotate": Ask("You may rotate a pile of the Supply.", "Du darfst einen Stapel des Vorrats rotieren."),
        },
        rulings=(
            Ruling(
                "reveal-for-a-card",
                Source("allies_1e"),
                "An Attack that is revealed stays in hand; the first card drawn may be the one.",
                "Die gezeigte Angriffskarte bleibt auf der Hand; es darf auch die zuerst gezogene sein.",
            ),
            Ruling(
                "any-pile",
                Source("allies_1e"),
                "It rotates any pile of the Supply, last of all, and optionally; it makes a difference for piles of "
                "different cards.",
                "Er rotiert einen beliebigen Stapel des Vorrats, als Letztes und freiwillig; bei Stapeln "
                "verschiedener Karten macht das etwas aus.",
            ),
        ),
    ),
    Words(
        "blacksmith",
        en=English("Blacksmith", "Blacksmiths"),
        de=German("Eisenschmied", "Eisenschmiede", "m"),
        picture="blacksmith",
        text=Both(
            "Pick one:\nfill up your hand to six cards;\nor +2 Cards;\nor +1 Card and +1 Action.",
            "Entscheide dich für eins:\n"
            "fülle deine Hand auf sechs Karten auf;\n"
            "oder +2 Karten;\n"
            "oder +1 Karte und +1 Aktion.",
        ),
        asks={
            "choose": Ask(
                "Choose what your Blacksmith does.",
                "Wähle, was dein Eisenschmied tut.",
                options={
                    "action": Both("+1 Card, +1 Action", "+1 Karte, +1 Aktion"),
                    "six": Both("Draw until you have 6 cards in hand", "Auf 6 Handkarten nachziehen"),
                    "two": Both("+2 Cards", "+2 Karten"),
                },
            ),
        },
        rulings=(
            Ruling(
                "choose",
                Source("allies_1e"),
                "You choose one of the three before anything is drawn; filling up draws nothing with six cards or "
                "more.",
                "Du wählst eins von dreien, bevor etwas gezogen wird; Auffüllen bringt mit sechs oder mehr Karten "
                "nichts.",
            ),
        ),
    ),
    Words(
        "elder",
        en=English("Elder", "Elders"),
        de=German("Älteste", "Ältesten", "f"),
        picture="rocking-chair",
        text=Both(
            "+2 Coins\n"
            "You are free to play an Action from your hand. Wherever it has you pick among options this turn, you may "
            "pick one more of them.",
            "+2 Geld\n"
            "Du darfst eine Aktionskarte aus der Hand spielen. Wo immer sie dir in diesem Zug eine Auswahl lässt, "
            "darfst du eine Möglichkeit mehr wählen.",
        ),
        asks={
            "play": Ask(
                "You may play an Action from your hand, with one option more where it lets you choose.",
                "Du darfst eine Aktionskarte aus der Hand spielen; wo du dabei wählst, mit einer Möglichkeit mehr.",
            ),
        },
        rulings=(
            Ruling(
                "one-more",
                Source("allies_1e"),
                "Where the played card lets you choose among printed options, you may choose one more, and they are "
                "followed in printed order.",
                "Wo die gespielte Karte dich unter aufgedruckten Möglichkeiten wählen lässt, darfst du eine mehr "
                "wählen; ausgeführt werden sie in der aufgedruckten Reihenfolge.",
            ),
            Ruling(
                "different",
                Source("allies_1e"),
                "The additional option has to be another one, and you may do without it.",
                "Die zusätzliche Möglichkeit muss eine andere sein, und du darfst auf sie verzichten.",
            ),
            Ruling(
                "printed-lists",
                Source("allies_1e"),
                "Other choices, such as which card to gain, are not doubled.",
                "Andere Entscheidungen, etwa welche Karte man nimmt, werden nicht mehr.",
            ),
            Ruling(
                "that-card-only",
                Source("allies_1e"),
                "It is only about the card that the Elder played, not about cards played by that one.",
                "Es geht nur um die Karte, die die Älteste gespielt hat, nicht um Karten, die jene spielt.",
            ),
            Ruling(
                "this-turn",
                Source("allies_1e"),
                "It holds each time that this card lets you choose in this turn, also if its instructions are "
                "followed twice.",
                "Es gilt jedes Mal, wenn diese Karte dich in diesem Zug wählen lässt, auch wenn ihre Anweisungen "
                "zweimal ausgeführt werden.",
            ),
            Ruling(
                "number-of-choices",
                Source("allies_1e"),
                "A card that lets you choose several, such as Courtier, lets you choose one more in all.",
                "Eine Karte, die dich mehrere wählen lässt, etwa die Höflinge, lässt dich insgesamt eine mehr wählen.",
            ),
            Ruling(
                "others-choices",
                Source("allies_1e"),
                "Choices that the card gives to other players stay as they are.",
                "Was andere wegen dieser Karte wählen, bleibt, wie es ist.",
            ),
            Ruling(
                "optional",
                Source("allies_1e"),
                "The coins come in any case; playing an Action is optional.",
                "Das Geld gibt es auf jeden Fall; eine Aktionskarte zu spielen ist freiwillig.",
            ),
        ),
    ),
    Words(
        "miller",
        en=English("Miller", "Millers"),
        de=German("Müller", "Müller", "m"),
        picture="flour",
        text=Both(
            "+1 Action\n"
            "Have a look at the four topmost cards of your deck. Take one of them into your hand and discard the "
            "others.",
            "+1 Aktion\n"
            "Sieh dir die vier obersten Karten deines Nachziehstapels an. Nimm eine davon auf die Hand und lege die "
            "anderen ab.",
        ),
        asks={
            "take": Ask(
                "Take one of these cards into your hand. The others are discarded.",
                "Nimm eine dieser Karten auf die Hand. Die anderen werden abgelegt.",
            ),
        },
        rulings=(
            Ruling(
                "fewer",
                Source("allies_1e"),
                "With fewer than four cards you look at what there is.",
                "Bei weniger als vier Karten siehst du an, was da ist.",
            ),
            Ruling(
                "rest-discarded",
                Source("allies_1e"),
                "One card has to be taken, and the others are discarded.",
                "Eine Karte muss genommen werden, die anderen werden abgelegt.",
            ),
        ),
    ),
    Words(
        "territory",
        en=English("Territory", "Territories"),
        de=German("Territorium", "Territorien", "n"),
        picture="hills",
        text=Both(
            "Worth 1 VP for every name among your Victory cards.\n"
            "—\n"
            "On gaining this, gain one Gold for every empty pile of the Supply.",
            "1 Siegpunkt für jeden Namen unter deinen Punktekarten.\n"
            "—\n"
            "Nimmst du diese Karte, nimm ein Gold für jeden leeren Stapel des Vorrats.",
        ),
        counted=Counted(
            Both("{n} different Victory card in the deck", "{n} verschiedene Punktekarte im Kartendeck"),
            Both("{n} different Victory cards in the deck", "{n} verschiedene Punktekarten im Kartendeck"),
        ),
        rulings=(
            Ruling(
                "names",
                Source("allies_1e"),
                "It counts names of your Victory cards, its own among them.",
                "Es zählt Namen deiner Punktekarten, den eigenen eingeschlossen.",
            ),
            Ruling(
                "gold",
                Source("allies_1e"),
                "When you gain it, you gain a Gold for each empty pile of the Supply, the Clashes among them if this "
                "gain emptied them.",
                "Nimmst du es, nimmst du ein Gold für jeden leeren Stapel des Vorrats, auch für die Konflikte, wenn "
                "dieses Nehmen sie geleert hat.",
            ),
            Ruling(
                "not-played",
                Source("allies_1e"),
                "It cannot be played; if a Trait puts it into play, nothing happens.",
                "Man kann es nicht spielen; bringt ein Merkmal es ins Spiel, geschieht nichts.",
            ),
        ),
    ),
    Words(
        "town_crier",
        en=English("Town Crier", "Town Criers"),
        de=German("Ausruferin", "Ausruferinnen", "f"),
        picture="ringing-bell",
        text=Both(
            "Pick one:\n"
            "+2 Coins;\n"
            "or gain a Silver;\n"
            "or +1 Card and +1 Action.\n"
            "You are free to rotate the Townsfolk pile.",
            "Entscheide dich für eins:\n"
            "+2 Geld;\n"
            "oder nimm ein Silber;\n"
            "oder +1 Karte und +1 Aktion.\n"
            "Du darfst den Stapel der Bürger rotieren.",
        ),
        asks={
            "choose": Ask(
                "Choose what your Town Crier does.",
                "Wähle, was deine Ausruferin tut.",
                options={
                    "action": Both("+1 Card, +1 Action", "+1 Karte, +1 Aktion"),
                    "coins": Both("+2 Coins", "+2 Geld"),
                    "silver": Both("Gain a Silver", "Ein Silber nehmen"),
                },
            ),
            "rotate": Ask("Rotate the Townsfolk pile?", "Den Stapel der Bürger rotieren?"),
        },
        rulings=(
            Ruling(
                "choose-then-rotate",
                Source("allies_1e"),
                "First comes what you chose, then you may rotate the Townsfolk.",
                "Zuerst kommt, was du gewählt hast, dann darfst du die Bürger rotieren.",
            ),
            Ruling(
                "own-pile",
                Source("allies_1e"),
                "Only the Townsfolk can be rotated with it.",
                "Nur die Bürger kann man damit rotieren.",
            ),
        ),
    ),
    Words(
        "warlord",
        en=English("Warlord", "Warlords"),
        de=German("Kriegsherr", "Kriegsherren", "m"),
        picture="warlord-helmet",
        text=Both(
            "+1 Action\n"
            "When your next turn starts: +2 Cards.\n"
            "Until then, no other player can play an Action from the hand of which they already have two or more in "
            "play.",
            "+1 Aktion\n"
            "Wenn dein nächster Zug beginnt: +2 Karten.\n"
            "Bis dahin kann sonst niemand eine Aktionskarte aus der Hand spielen, die er schon zweimal oder öfter im "
            "Spiel hat.",
        ),
        rulings=(
            Ruling(
                "two-in-play",
                Source("allies_1e"),
                "The others cannot play an Action from hand of which they have two copies in play; a third copy has "
                "to wait.",
                "Die anderen können keine Aktionskarte aus der Hand spielen, die sie schon zweimal im Spiel haben; "
                "die dritte muss warten.",
            ),
            Ruling(
                "from-hand-only",
                Source("allies_1e"),
                "Playing from elsewhere, and playing a card again, stay possible.",
                "Von anderswo zu spielen und eine Karte noch einmal zu spielen, bleibt möglich.",
            ),
            Ruling(
                "by-other-cards",
                Source("allies_1e"),
                "Cards that play an Action from hand, such as Throne Room, cannot choose it either.",
                "Auch Karten, die eine Aktionskarte aus der Hand spielen, etwa der Thronsaal, können sie nicht wählen.",
            ),
            Ruling(
                "actions-only",
                Source("allies_1e"),
                "Treasures are not affected.",
                "Geldkarten sind nicht betroffen.",
            ),
            Ruling(
                "until-next-turn",
                Source("allies_1e"),
                "It ends when your next turn starts, and you draw two cards then.",
                "Es endet, wenn dein nächster Zug beginnt; dann ziehst du zwei Karten.",
            ),
            Ruling(
                "moat",
                Source("allies_1e"),
                "Who reveals a Moat when it is played is not restricted; and you yourself are not either.",
                "Wer beim Ausspielen einen Burggraben zeigt, ist nicht eingeschränkt, du selbst auch nicht.",
            ),
        ),
    ),
    PileWords("clashes", "Clashes", "Konflikte", picture="sabers-choc"),
    PileWords("townsfolk", "Townsfolk", "Bürger", picture="meeple-circle"),
)
