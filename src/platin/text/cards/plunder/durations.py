"""Words of the Duration cards of Plunder that act at the start of later turns."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "buried_treasure",
        en=English("Buried Treasure", "Buried Treasures"),
        de=German("Vergrabener Schatz", "Vergrabene Schätze", "m"),
        picture="plain/buried-treasure",
        text=Both(
            "When your next turn starts: +1 Buy and +3 Coins\n—\nOn gaining this, you play it at once.",
            "Wenn dein nächster Zug beginnt: +1 Kauf und +3 Geld\n—\nNimmst du diese Karte, spielst du sie sofort.",
        ),
        rulings=(
            Ruling(
                "next-turn",
                Source("plunder_1e"),
                "Played, it brings nothing now, but a Buy and 3 coins at the start of your next turn.",
                "Gespielt bringt er jetzt nichts, sondern zu Beginn deines nächsten Zuges einen Kauf und 3 Geld.",
            ),
            Ruling(
                "played-when-gained",
                Source("plunder_1e"),
                "Playing it when you gain it is not optional.",
                "Ihn zu spielen, wenn du ihn nimmst, ist nicht freiwillig.",
            ),
        ),
    ),
    Words(
        "cabin_boy",
        en=English("Cabin Boy", "Cabin Boys"),
        de=German("Schiffsjunge", "Schiffsjungen", "m"),
        picture="bandana",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "When your next turn starts, pick one:\n"
            "+2 Coins;\n"
            "or trash this, and if you did, gain a Duration.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Wenn dein nächster Zug beginnt, wähle eins:\n"
            "+2 Geld;\n"
            "oder entsorge diese Karte, und wenn das geschah, nimm eine Dauerkarte.",
        ),
        asks={
            "choose": Ask(
                "Choose what your Cabin Boy does.",
                "Was tut dein Schiffsjunge?",
                options={
                    "coins": Both("+2 coins", "+2 Geld"),
                    "trash": Both("Trash it to gain a Duration", "Entsorgen, um eine Dauerkarte zu nehmen"),
                },
            ),
            "gain": Ask("Gain a Duration.", "Nimm eine Dauerkarte."),
        },
        rulings=(
            Ruling(
                "choose",
                Source("plunder_1e"),
                "At the start of your next turn you choose between the coins and trashing it for a Duration.",
                "Zu Beginn deines nächsten Zuges wählst du zwischen dem Geld und dem Entsorgen für eine Dauerkarte.",
            ),
            Ruling(
                "another",
                Source("plunder_1e", examples=("E23",)),
                "A Cabin Boy may be trashed to gain a Cabin Boy.",
                "Du darfst einen Schiffsjungen entsorgen, um einen Schiffsjungen zu nehmen.",
            ),
            Ruling(
                "any-duration",
                Source("plunder_1e"),
                "The Duration comes from the Supply and may cost anything; combined cards count.",
                "Die Dauerkarte kommt aus dem Vorrat und darf beliebig viel kosten; auch kombinierte Karten zählen.",
            ),
            Ruling(
                "only-if-trashed",
                Source("plunder_1e"),
                "Played twice by Throne Room, it can be trashed only once, and only then is a Duration gained.",
                "Durch den Thronsaal zweimal gespielt, kann er nur einmal entsorgt werden, und nur dabei nimmst du "
                "eine Dauerkarte.",
            ),
        ),
    ),
    Words(
        "crew",
        en=English("Crew", "Crews"),
        de=German("Mannschaft", "Mannschaften", "f"),
        picture="three-friends",
        text=Both(
            "+3 Cards\nWhen your next turn starts, this goes on top of your deck.",
            "+3 Karten\nWenn dein nächster Zug beginnt, kommt diese Karte oben auf deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "forced",
                Source("plunder_1e"),
                "Putting it onto your deck at the start of your next turn is not optional.",
                "Sie zu Beginn deines nächsten Zuges auf den Nachziehstapel zu legen ist nicht freiwillig.",
            ),
        ),
    ),
    Words(
        "enlarge",
        en=English("Enlarge", "Enlarges"),
        de=German("Vergrößerung", "Vergrößerungen", "f"),
        picture="resize",
        text=Both(
            "Now, and once more when your next turn starts:\n"
            "Trash a card from your hand and gain a card that costs at most 2 more.",
            "Jetzt und noch einmal, wenn dein nächster Zug beginnt:\n"
            "Entsorge eine Handkarte und nimm eine Karte, die höchstens 2 mehr kostet.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 2 more than the trashed one.",
                "Nimm eine Karte, die bis zu 2 mehr kostet als die entsorgte.",
            ),
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
        },
        rulings=(
            Ruling(
                "forced",
                Source("plunder_1e"),
                "Trashing a card is not optional, neither now nor at the start of your next turn.",
                "Eine Handkarte zu entsorgen ist nicht freiwillig, weder jetzt noch zu Beginn deines nächsten Zuges.",
            ),
            Ruling(
                "up-to-two-more",
                Source("plunder_1e"),
                "The gained card costs at most 2 more than the trashed one; without a trashed card you gain none.",
                "Die genommene Karte kostet höchstens 2 mehr als die entsorgte; ohne entsorgte Karte nimmst du keine.",
            ),
        ),
        aliases=("Vergrößern",),
    ),
    Words(
        "frigate",
        en=English("Frigate", "Frigates"),
        de=German("Fregatte", "Fregatten", "f"),
        picture="shooner-sailboat",
        text=Both(
            "+3 Coins\n"
            "Until your next turn begins: whenever another player has played an Action, that player then discards "
            "until at most four cards are in hand.",
            "+3 Geld\n"
            "Bis dein nächster Zug beginnt: Wer sonst eine Aktionskarte gespielt hat, legt danach ab, bis er "
            "höchstens vier Handkarten hat.",
        ),
        asks={
            "discard": Ask("Discard down to 4 cards in hand.", "Lege Handkarten ab, bis du nur noch 4 hast."),
        },
        rulings=(
            Ruling(
                "every-time",
                Source("plunder_1e"),
                "Another player discards after each Action played, not just after the first.",
                "Ein Mitspieler legt nach jeder gespielten Aktionskarte ab, nicht nur nach der ersten.",
            ),
            Ruling(
                "your-own-turn",
                Source("plunder_1e", examples=("E33",)),
                "It also hits a player who plays an Action, such as a Stowaway, later in your own turn.",
                "Sie trifft auch einen Spieler, der später in deinem eigenen Zug eine Aktionskarte spielt, etwa einen "
                "Blinden Passagier.",
            ),
            Ruling(
                "that-player-only",
                Source("plunder_1e", examples=("E33",)),
                "Only the player who played the Action discards.",
                "Nur wer die Aktionskarte gespielt hat, legt ab.",
            ),
            Ruling(
                "after-the-action",
                Source("plunder_1e"),
                "The Action is carried out completely before that player discards.",
                "Die Aktionskarte wird ganz ausgeführt, bevor dieser Spieler ablegt.",
            ),
            Ruling(
                "until-your-turn",
                Source("plunder_1e"),
                "It ends at the start of your next turn; your own Actions are not affected.",
                "Sie endet zu Beginn deines nächsten Zuges; deine eigenen Aktionskarten sind nicht betroffen.",
            ),
        ),
    ),
    Words(
        "gondola",
        en=English("Gondola", "Gondolas"),
        de=German("Gondel", "Gondeln", "f"),
        picture="wood-canoe",
        text=Both(
            "Pick one:\n"
            "+2 Coins right now;\n"
            "or +2 Coins when your next turn starts.\n"
            "—\n"
            "On gaining this, you are free to play an Action from your hand.",
            "Wähle eins:\n"
            "+2 Geld sofort;\n"
            "oder +2 Geld, wenn dein nächster Zug beginnt.\n"
            "—\n"
            "Nimmst du diese Karte, steht dir frei, eine Aktionskarte von deiner Hand zu spielen.",
        ),
        asks={
            "choose": Ask(
                "When do you want +2 coins?",
                "Wann möchtest du +2 Geld?",
                options={
                    "now": Both("Now", "Jetzt"),
                    "next_turn": Both("At the start of your next turn", "Zu Beginn deines nächsten Zuges"),
                },
            ),
            "play": Ask(
                "You have gained a Gondola. You may play an Action from your hand.",
                "Du hast eine Gondel genommen. Du darfst eine Aktionskarte aus deiner Hand spielen.",
            ),
        },
        rulings=(
            Ruling(
                "now",
                Source("plunder_1e"),
                "Chosen for now, it brings 2 coins at once and is discarded this turn.",
                "Für jetzt gewählt, bringt sie sofort 2 Geld und wird in diesem Zug abgelegt.",
            ),
            Ruling(
                "next-turn",
                Source("plunder_1e"),
                "Chosen for the next turn, it stays in play and brings the 2 coins then.",
                "Für den nächsten Zug gewählt, bleibt sie im Spiel und bringt die 2 Geld dann.",
            ),
            Ruling(
                "choose-each-time",
                Source("plunder_1e", examples=("E17",)),
                "Played several times, for instance by King's Cache, you choose each time.",
                "Mehrmals gespielt, etwa durch die Königstruhe, wählst du jedes Mal.",
            ),
            Ruling(
                "stays-if-any",
                Source("plunder_1e", examples=("E17",)),
                "It stays, and King's Cache with it, only if at least one choice was the next turn.",
                "Sie bleibt, und mit ihr die Königstruhe, nur wenn mindestens eine Wahl auf den nächsten Zug fiel.",
            ),
            Ruling(
                "play-an-action",
                Source("plunder_1e"),
                "When you gain it, you may play an Action from your hand; that uses up no Action.",
                "Wenn du sie nimmst, darfst du eine Aktionskarte von der Hand spielen; eine Aktion verbraucht das "
                "nicht.",
            ),
        ),
    ),
    Words(
        "grotto",
        en=English("Grotto", "Grottos"),
        de=German("Grotte", "Grotten", "f"),
        picture="stalactites",
        text=Both(
            "+1 Action\n"
            "Lay up to four cards from your hand face down on this.\n"
            "When your next turn starts, discard those cards and then draw the same number.",
            "+1 Aktion\n"
            "Lege bis zu vier Handkarten verdeckt auf diese Karte.\n"
            "Wenn dein nächster Zug beginnt, lege jene Karten ab und ziehe dann ebenso viele.",
        ),
        asks={
            "aside": Ask(
                "Set aside up to 4 cards from your hand face down on the Grotto. Next turn you discard them and draw "
                "as many.",
                "Lege bis zu 4 Handkarten verdeckt auf die Grotte. Im nächsten Zug legst du sie ab und ziehst ebenso "
                "viele.",
            ),
        },
        rulings=(
            Ruling(
                "as-many",
                Source("plunder_1e", examples=("E5",)),
                "Three cards set aside are three discarded at the start of your next turn, and then three drawn.",
                "Drei beiseitegelegte Karten legst du zu Beginn deines nächsten Zuges ab und ziehst dann drei.",
            ),
            Ruling(
                "discard-first",
                Source("plunder_1e", examples=("E5",)),
                "You discard before you draw, so the discarded cards are shuffled in if the deck runs out.",
                "Du legst ab, bevor du ziehst; reicht der Nachziehstapel nicht, werden die abgelegten Karten "
                "mitgemischt.",
            ),
            Ruling(
                "up-to-four",
                Source("plunder_1e"),
                "You set aside at most four cards, and may set aside none.",
                "Du legst höchstens vier Karten beiseite, auf Wunsch auch keine.",
            ),
            Ruling(
                "face-down",
                Source("plunder_1e"),
                "The cards lie face down on it; the others do not see them.",
                "Die Karten liegen verdeckt auf ihr; die anderen sehen sie nicht.",
            ),
        ),
    ),
    Words(
        "longship",
        en=English("Longship", "Longships"),
        de=German("Langschiff", "Langschiffe", "n"),
        picture="drakkar",
        text=Both(
            "+2 Actions\nAt the start of your next turn: +2 Cards",
            "+2 Aktionen\nZu Beginn deines nächsten Zuges: +2 Karten",
        ),
        rulings=(
            Ruling(
                "now-and-then",
                Source("plunder_1e"),
                "Two Actions when it is played, two cards at the start of your next turn.",
                "Zwei Aktionen beim Spielen, zwei Karten zu Beginn deines nächsten Zuges.",
            ),
        ),
    ),
    Words(
        "quartermaster",
        en=English("Quartermaster", "Quartermasters"),
        de=German("Quartiermeister", "Quartiermeister", "m"),
        picture="pirate-coat",
        text=Both(
            "For the rest of the game, each of your turns begins with one of these, as you choose:\n"
            "Gain a card that costs 4 or less and lay it on this card;\n"
            "or take one of the cards lying on this into your hand.",
            "Für den Rest des Spiels beginnt jeder deiner Züge mit einem davon, wie du möchtest:\n"
            "Nimm eine Karte für höchstens 4 und lege sie auf diese Karte;\n"
            "oder nimm eine Karte, die auf dieser liegt, auf die Hand.",
        ),
        asks={
            "empty": Ask(
                "Your Quartermaster is empty. Choose one.",
                "Dein Quartiermeister ist leer. Wähle eins.",
                options={
                    "gain": Both("Gain a card onto it", "Eine Karte darauf nehmen"),
                    "take": Both("Take a card from it (there is none)", "Eine Karte davon nehmen (es liegt keine da)"),
                },
            ),
            "gain": Ask(
                "Gain a card costing up to 4 onto your Quartermaster.",
                "Nimm eine Karte, die höchstens 4 kostet, und lege sie auf deinen Quartiermeister.",
            ),
            "take": Ask(
                "Take a card from your Quartermaster into your hand, or none to gain one onto it.",
                "Nimm eine Karte vom Quartiermeister auf die Hand – oder keine: Dann kommt eine neue darauf.",
            ),
        },
        rulings=(
            Ruling(
                "nothing-at-once",
                Source("plunder_1e"),
                "It does nothing when it is played; the first choice comes at the start of your next turn.",
                "Beim Spielen geschieht nichts; die erste Wahl kommt zu Beginn deines nächsten Zuges.",
            ),
            Ruling(
                "forever",
                Source("plunder_1e"),
                "It stays in play for the rest of the game and offers its choice in each of your turns.",
                "Er bleibt bis zum Spielende im Spiel und lässt dich in jedem deiner Züge wählen.",
            ),
            Ruling(
                "separate-stores",
                Source("plunder_1e", examples=("E36",)),
                "Two Quartermasters keep their cards apart: each gives back only cards lying on it.",
                "Zwei Quartiermeister halten ihre Karten getrennt: Jeder gibt nur Karten her, die auf ihm liegen.",
            ),
            Ruling(
                "throne-room",
                Source("plunder_1e", examples=("E36",)),
                "Played twice by Throne Room it has one store and two choices a turn.",
                "Durch den Thronsaal zweimal gespielt, hat er nur einen Platz für Karten, aber zwei Entscheidungen "
                "pro Zug.",
            ),
            Ruling(
                "not-in-play",
                Source("plunder_1e", "swamp_shacks"),
                "Cards lying on it are not in play: Actions there do not make a Peddler cheaper.",
                "Karten auf ihm sind nicht im Spiel: Aktionskarten dort machen einen Hausierer nicht billiger.",
            ),
        ),
    ),
    Words(
        "rope",
        en=English("Rope", "Ropes"),
        de=German("Seil", "Seile", "n"),
        picture="rope-coil",
        text=Both(
            "+1 Coin\n+1 Buy\nWhen your next turn starts: +1 Card; then, if you wish, trash a card from your hand.",
            "+1 Geld\n"
            "+1 Kauf\n"
            "Wenn dein nächster Zug beginnt: +1 Karte; danach entsorge, wenn du willst, eine Handkarte.",
        ),
        asks={
            "trash": Ask("You may trash a card from your hand.", "Du darfst eine Handkarte entsorgen."),
        },
        rulings=(
            Ruling(
                "now",
                Source("plunder_1e", examples=("E25",)),
                "Played, it brings 1 coin and 1 Buy at once.",
                "Beim Spielen bringt es sofort 1 Geld und 1 Kauf.",
            ),
            Ruling(
                "draw-first",
                Source("plunder_1e", examples=("E25",)),
                "Next turn you first draw a card, and may then trash a card from your hand, also the one just drawn.",
                "Im nächsten Zug ziehst du zuerst eine Karte und darfst dann eine Handkarte entsorgen, auch die eben "
                "gezogene.",
            ),
            Ruling(
                "optional",
                Source("plunder_1e", examples=("E25",)),
                "Trashing is optional.",
                "Das Entsorgen ist freiwillig.",
            ),
        ),
    ),
    Words(
        "siren",
        en=English("Siren", "Sirens"),
        de=German("Sirene", "Sirenen", "f"),
        picture="mermaid",
        text=Both(
            "All other players gain one Curse each.\n"
            "At the start of your next turn, draw cards until your hand holds eight.\n"
            "—\n"
            "On gaining this, trash an Action from your hand; otherwise this card itself is trashed.",
            "Alle anderen nehmen je einen Fluch.\n"
            "Zu Beginn deines nächsten Zuges ziehst du Karten, bis du acht auf der Hand hast.\n"
            "—\n"
            "Nimmst du diese Karte, entsorge eine Aktionskarte von deiner Hand; sonst wird sie selbst entsorgt.",
        ),
        asks={
            "may_trash": Ask(
                "The Siren stays where it is. You may trash an Action from your hand all the same.",
                "Die Sirene bleibt, wo sie ist. Du darfst trotzdem eine Aktionskarte aus deiner Hand entsorgen.",
            ),
            "trash": Ask(
                "Trash an Action from your hand? Otherwise the Siren is trashed.",
                "Eine Aktionskarte aus deiner Hand entsorgen? Sonst wird die Sirene entsorgt.",
            ),
        },
        rulings=(
            Ruling(
                "gained",
                Source("plunder_1e"),
                "If you trash no Action from hand, the gained Siren is trashed, even if you have an Action.",
                "Entsorgst du keine Aktionskarte von der Hand, wird die genommene Sirene entsorgt, auch wenn du eine "
                "hättest.",
            ),
            Ruling(
                "kept",
                Source("plunder_1e"),
                "If you trash an Action from hand, the Siren stays where it was gained.",
                "Entsorgst du eine Aktionskarte von der Hand, bleibt die Sirene dort, wohin sie beim Nehmen kam.",
            ),
            Ruling(
                "moved",
                Source("plunder_1e", examples=("E11",)),
                "A Siren that was moved away first, for instance onto the deck by Insignia, is not trashed.",
                "Eine Sirene, die zuvor wegbewegt wurde, etwa durch Insignien auf den Nachziehstapel, wird nicht "
                "entsorgt.",
            ),
            Ruling(
                "moved-may-trash",
                Source("plunder_1e", examples=("E11",)),
                "Even then you may trash an Action from hand.",
                "Auch dann darfst du eine Aktionskarte von der Hand entsorgen.",
            ),
            Ruling(
                "eight-already",
                Source("plunder_1e"),
                "With eight or more cards in hand at the start of the turn you draw none.",
                "Mit acht oder mehr Handkarten zu Zugbeginn ziehst du keine.",
            ),
        ),
    ),
    Words(
        "stowaway",
        en=English("Stowaway", "Stowaways"),
        de=German("Blinder Passagier", "Blinde Passagiere", "m"),
        picture="wooden-crate",
        text=Both(
            "At the start of your next turn: +2 Cards\n"
            "—\n"
            "Whenever a Duration is gained, no matter by whom, you may play this from your hand.",
            "Zu Beginn deines nächsten Zuges: +2 Karten\n"
            "—\n"
            "Wird eine Dauerkarte genommen, ganz gleich von wem, darfst du diese Karte von der Hand spielen.",
        ),
        rulings=(
            Ruling(
                "anyone",
                Source("plunder_1e", examples=("E10",)),
                "You may play it when any player gains a Duration, yourself included.",
                "Du darfst ihn spielen, wenn irgendjemand eine Dauerkarte nimmt, auch du selbst.",
            ),
            Ruling(
                "another-turn",
                Source("plunder_1e", examples=("E10",)),
                "Played on another player's turn, it stays in play and draws at the start of your next turn.",
                "In einem fremden Zug gespielt, bleibt er im Spiel und zieht zu Beginn deines nächsten Zuges.",
            ),
        ),
    ),
    Words(
        "taskmaster",
        en=English("Taskmaster", "Taskmasters"),
        de=German("Vorarbeiter", "Vorarbeiter", "m"),
        picture="whip",
        text=Both(
            "+1 Action\n"
            "+1 Coin\n"
            "If a card you gain from now on this turn costs exactly 5, all of this happens again when your next turn "
            "starts.",
            "+1 Aktion\n"
            "+1 Geld\n"
            "Kostet eine Karte, die du in diesem Zug von jetzt an nimmst, genau 5, geschieht all das noch einmal, "
            "wenn dein nächster Zug beginnt.",
        ),
        rulings=(
            Ruling(
                "again",
                Source("plunder_1e", examples=("E12",)),
                "After a card costing 5 was gained, the next turn starts with +1 Action and +1 coin.",
                "Wurde eine Karte für 5 genommen, beginnt der nächste Zug mit +1 Aktion und +1 Geld.",
            ),
            Ruling(
                "turn-after-turn",
                Source("plunder_1e", examples=("E12",)),
                "The condition holds anew in each such turn: it goes on as long as each turn brings a card costing 5.",
                "In jedem solchen Zug gilt die Bedingung aufs Neue: Es geht weiter, solange jeder Zug eine Karte für "
                "5 bringt.",
            ),
            Ruling(
                "cost-when-gained",
                Source("plunder_1e", examples=("E12",)),
                "What counts is exactly 5 at the time of gaining, with reductions and without a Potion.",
                "Es zählen genau 5 zum Zeitpunkt des Nehmens, mit Verbilligungen und ohne Trank.",
            ),
            Ruling(
                "gained-before",
                Source("plunder_1e", examples=("E12",)),
                "A card gained before the Taskmaster was played does not count.",
                "Eine Karte, die vor dem Spielen des Vorarbeiters genommen wurde, zählt nicht.",
            ),
            Ruling(
                "nothing-left",
                Source("plunder_1e", "durations"),
                "If no such card is gained, it is discarded in the Clean-up of that turn.",
                "Wird keine solche Karte genommen, wird er in der Aufräumphase dieses Zuges abgelegt.",
            ),
        ),
    ),
)
