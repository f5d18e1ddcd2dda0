"""Words of the Events of Plunder."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "avoid",
        en=English("Avoid", "Avoids"),
        de=German("Ausweichen", "Ausweichen", "n"),
        picture="dodge",
        text=Both(
            "+1 Buy\n"
            "When you next shuffle this turn, you keep up to three of the cards out; they go to your discard pile.",
            "+1 Kauf\n"
            "Wenn du in diesem Zug das nächste Mal mischst, hältst du bis zu drei der Karten heraus; sie kommen auf "
            "deinen Ablagestapel.",
        ),
        asks={
            "keep": Ask(
                "Keep up to 3 of these cards out of the shuffle. They stay in your discard pile.",
                "Halte bis zu 3 dieser Karten aus dem Mischen heraus. Sie bleiben auf deinem Ablagestapel.",
            ),
        },
        rulings=(
            Ruling(
                "no-shuffle",
                Source("plunder_1e"),
                "If you do not shuffle in this turn, nothing comes of it; it does not last into the next turn.",
                "Mischst du in diesem Zug nicht, bewirkt es nichts; es gilt nicht im nächsten Zug weiter.",
            ),
            Ruling(
                "chosen-before-shuffling",
                Source("plunder_1e"),
                "You see the cards to be shuffled, pick up to three, shuffle the others; the picked ones are your "
                "discard pile afterwards.",
                "Du siehst die zu mischenden Karten, wählst bis zu drei und mischst die übrigen; die gewählten bilden "
                "danach deinen Ablagestapel.",
            ),
            Ruling(
                "cumulative",
                Source("plunder_1e", examples=("E49",)),
                "Bought three times, it keeps up to nine cards out of the one shuffle.",
                "Dreimal erworben, hält es bis zu neun Karten aus dem einen Mischen heraus.",
            ),
            Ruling(
                "no-second-shuffle",
                Source("plunder_1e", examples=("E49",)),
                "If too few cards are left to draw, you draw what there is; the cards kept out are not shuffled in "
                "the same draw.",
                "Bleiben zum Ziehen zu wenige Karten, ziehst du, was da ist; die herausgehaltenen werden dabei nicht "
                "gemischt.",
            ),
        ),
    ),
    Words(
        "bury",
        en=English("Bury", "Buries"),
        de=German("Vergraben", "Vergraben", "n"),
        picture="hasty-grave",
        text=Both(
            "+1 Buy\nA card of your choice from your discard pile goes to the bottom of your deck.",
            "+1 Kauf\nEine Karte deiner Wahl aus deinem Ablagestapel kommt unter deinen Nachziehstapel.",
        ),
        asks={
            "bottom": Ask(
                "Put a card from your discard pile on the bottom of your deck.",
                "Lege eine Karte aus deinem Ablagestapel unter deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "forced",
                Source("plunder_1e"),
                "Once it is bought, a card must be put under the deck; you choose which one of your discard pile.",
                "Ist es erworben, muss eine Karte unter den Nachziehstapel; du wählst, welche aus deinem Ablagestapel.",
            ),
            Ruling(
                "one-buy",
                Source("plunder_1e"),
                "It gives back the Buy that it takes, also if the discard pile is empty.",
                "Es bringt den Kauf zurück, den es verbraucht, auch bei leerem Ablagestapel.",
            ),
        ),
    ),
    Words(
        "deliver",
        en=English("Deliver", "Delivers"),
        de=German("Zustellung", "Zustellungen", "f"),
        picture="post-office",
        text=Both(
            "+1 Buy\n"
            "Until the turn ends, you lay aside every card you gain; when it is over, they all come into your hand.",
            "+1 Kauf\n"
            "Bis der Zug endet, legst du jede Karte, die du nimmst, beiseite; ist er vorbei, kommen sie alle auf "
            "deine Hand.",
        ),
        rulings=(
            Ruling(
                "after-drawing",
                Source("plunder_1e"),
                "The cards set aside come into your hand after you have drawn your new one.",
                "Die beiseitegelegten Karten kommen auf die Hand, nachdem du deine neuen Karten gezogen hast.",
            ),
            Ruling(
                "every-gain",
                Source("plunder_1e"),
                "Every card that you gain afterwards in this turn is set aside, bought or not; earlier ones are not.",
                "Jede Karte, die du danach in diesem Zug nimmst, wird beiseitegelegt, gekauft oder nicht; frühere "
                "nicht.",
            ),
            Ruling(
                "twice",
                Source("plunder_1e", examples=("E49",)),
                "Bought more than once it does nothing more.",
                "Sie mehrmals zu erwerben bringt nichts zusätzlich.",
            ),
        ),
    ),
    Words(
        "foray",
        en=English("Foray", "Forays"),
        de=German("Brandschatzung", "Brandschatzungen", "f"),
        picture="torch",
        text=Both(
            "Discard three cards for all to see.\nIf no two of the three share a name, gain a Loot.",
            "Lege drei Karten offen ab.\nTragen alle drei verschiedene Namen, nimm eine Kostbarkeit.",
        ),
        asks={
            "discard": Ask(
                "Discard 3 cards from your hand. They are shown to everybody.",
                "Lege 3 Handkarten ab. Alle sehen sie.",
            ),
        },
        rulings=(
            Ruling(
                "three-names",
                Source("plunder_1e"),
                "There is a Loot only for three cards with three different names.",
                "Die Kostbarkeit gibt es nur für drei Karten mit drei verschiedenen Namen.",
            ),
            Ruling(
                "fewer-than-three",
                Source("plunder_1e", examples=("E49",)),
                "Who has fewer than three cards discards them and gains no Loot.",
                "Wer weniger als drei Karten hat, legt sie ab und nimmt keine Kostbarkeit.",
            ),
            Ruling(
                "shown",
                Source("plunder_1e"),
                "The discarded cards are shown to everybody; discarding them is not optional.",
                "Die abgelegten Karten werden allen gezeigt; sie abzulegen ist nicht freiwillig.",
            ),
        ),
    ),
    Words(
        "invasion",
        en=English("Invasion", "Invasions"),
        de=German("Invasion", "Invasionen", "f"),
        picture="siege-ram",
        text=Both(
            "If you wish, play an Attack from your hand.\n"
            "Gain a Duchy.\n"
            "Gain an Action and lay it on top of your deck.\n"
            "Gain a Loot and play it at once.",
            "Wenn du willst, spiele einen Angriff von deiner Hand.\n"
            "Nimm ein Herzogtum.\n"
            "Nimm eine Aktionskarte und lege sie oben auf deinen Nachziehstapel.\n"
            "Nimm eine Kostbarkeit und spiele sie sofort.",
        ),
        asks={
            "gain": Ask("Gain an Action onto your deck.", "Nimm eine Aktionskarte auf deinen Nachziehstapel."),
            "play": Ask(
                "You may play an Attack from your hand.",
                "Du darfst eine Angriffskarte aus deiner Hand spielen.",
            ),
        },
        rulings=(
            Ruling(
                "in-order",
                Source("plunder_1e"),
                "In this order: the Attack, the Duchy, the Action, the Loot.",
                "In dieser Reihenfolge: der Angriff, das Herzogtum, die Aktionskarte, die Kostbarkeit.",
            ),
            Ruling(
                "only-attack-optional",
                Source("plunder_1e"),
                "Only playing the Attack is optional; all the rest must be done.",
                "Nur den Angriff zu spielen ist freiwillig; alles Übrige ist Pflicht.",
            ),
            Ruling(
                "any-action",
                Source("plunder_1e"),
                "The Action may cost anything; it comes from the Supply onto your deck.",
                "Die Aktionskarte darf beliebig viel kosten; sie kommt aus dem Vorrat auf deinen Nachziehstapel.",
            ),
            Ruling(
                "loot-played",
                Source("plunder_1e"),
                "The gained Loot is played at once, unless gaining it has moved it somewhere else.",
                "Die genommene Kostbarkeit wird sofort gespielt, wenn sie nach dem Nehmen nicht woandershin kam.",
            ),
        ),
    ),
    Words(
        "journey",
        en=English("Journey", "Journeys"),
        de=German("Reise", "Reisen", "f"),
        picture="journey",
        text=Both(
            "Only once a turn:\n"
            "If the turn before this was not yours, your cards in play stay there during Clean-up, and another turn "
            "of yours follows this one.",
            "Nur einmal pro Zug:\n"
            "War der Zug vor diesem nicht deiner, bleiben deine Karten im Spiel beim Aufräumen liegen, und auf diesen "
            "Zug folgt noch einer von dir.",
        ),
        rulings=(
            Ruling(
                "extra-turn",
                Source("plunder_1e", examples=("E50",)),
                "If the turn before was another player's, an extra turn of yours follows.",
                "War der vorige Zug der eines anderen, folgt ein Extrazug von dir.",
            ),
            Ruling(
                "previous-turn-yours",
                Source("plunder_1e", examples=("E50",)),
                "Bought in a turn that follows a turn of yours, it brings no extra turn, and your cards in play are "
                "discarded as usual.",
                "In einem Zug erworben, vor dem du schon am Zug warst, bringt sie keinen Extrazug, und deine Karten "
                "im Spiel werden normal abgelegt.",
            ),
            Ruling(
                "once-a-turn",
                Source("plunder_1e", examples=("E50",)),
                "It can be bought only once in a turn.",
                "Sie kann nur einmal pro Zug erworben werden.",
            ),
            Ruling(
                "hand-discarded",
                Source("plunder_1e", examples=("E50",)),
                "Your hand is discarded and a new one drawn; the cards in play stay in play.",
                "Deine Handkarten legst du ab und ziehst neue; die Karten im Spiel bleiben im Spiel.",
            ),
            Ruling(
                "cards-do-nothing",
                Source("plunder_1e", examples=("E50",)),
                "Cards that stayed in play do nothing again: a Copper brings no coin in the extra turn.",
                "Im Spiel gebliebene Karten tun nichts noch einmal: Ein Kupfer bringt im Extrazug kein Geld.",
            ),
            Ruling(
                "while-in-play",
                Source("plunder_1e", examples=("E50",)),
                '"As long as this is in play" goes on: a Talisman or a Princess still works in the extra turn.',
                "„Während diese Karte im Spiel ist“ gilt weiter: Ein Talisman oder eine Prinzessin wirkt auch im "
                "Extrazug.",
            ),
            Ruling(
                "count-as-in-play",
                Source("plunder_1e", examples=("E50",)),
                "They count as cards in play: Actions among them make a Peddler cheaper in the extra turn.",
                "Sie zählen als Karten im Spiel: Aktionskarten darunter machen einen Hausierer im Extrazug billiger.",
            ),
            Ruling(
                "durations",
                Source("plunder_1e", examples=("E50",)),
                "Durations do what they would have done anyway, at the start of the extra turn.",
                "Dauerkarten tun, was sie ohnehin getan hätten, zu Beginn des Extrazugs.",
            ),
            Ruling(
                "tie-break",
                Source("plunder_1e", examples=("E50",)),
                "The extra turn does not count when a tie is decided.",
                "Der Extrazug zählt bei Gleichstand nicht.",
            ),
        ),
    ),
    Words(
        "launch",
        en=English("Launch", "Launches"),
        de=German("In See stechen", "In See stechen", "n"),
        picture="ship-bow",
        text=Both(
            "Only once a turn:\nGo back into your Action phase.\n+1 Card\n+1 Action\n+1 Buy",
            "Nur einmal pro Zug:\nKehre in deine Aktionsphase zurück.\n+1 Karte\n+1 Aktion\n+1 Kauf",
        ),
        rulings=(
            Ruling(
                "action-phase",
                Source("plunder_1e"),
                "You are back in your Action phase at once, with +1 Card, +1 Action and +1 Buy.",
                "Du bist sofort wieder in deiner Aktionsphase, mit +1 Karte, +1 Aktion und +1 Kauf.",
            ),
            Ruling(
                "start-of-turn",
                Source("plunder_1e"),
                "What happens at the start of your turn does not happen again.",
                "Was zu Beginn deines Zuges geschieht, geschieht nicht noch einmal.",
            ),
            Ruling(
                "buy-phase-anew",
                Source("plunder_1e"),
                "After the Action phase your Buy phase begins anew: Treasures may be played again.",
                "Nach der Aktionsphase beginnt deine Kaufphase von Neuem: Geldkarten dürfen wieder gespielt werden.",
            ),
            Ruling(
                "once-a-turn",
                Source("plunder_1e"),
                "It can be bought only once in a turn.",
                "Es kann nur einmal pro Zug erworben werden.",
            ),
        ),
    ),
    Words(
        "looting",
        en=English("Looting", "Lootings"),
        de=German("Plünderung", "Plünderungen", "f"),
        picture="robber-hand",
        text=Both("You gain one Loot.", "Du nimmst eine Kostbarkeit."),
        rulings=(
            Ruling("a-loot", Source("plunder_1e"), "You simply gain a Loot.", "Du nimmst einfach eine Kostbarkeit."),
        ),
    ),
    Words(
        "maelstrom",
        en=English("Maelstrom", "Maelstroms"),
        de=German("Mahlstrom", "Mahlströme", "m"),
        picture="vortex",
        text=Both(
            "Trash three of the cards in your hand.\n"
            "All other players who hold five cards or more trash one of theirs.",
            "Entsorge drei deiner Handkarten.\nAlle anderen mit fünf oder mehr Handkarten entsorgen eine davon.",
        ),
        asks={
            "trash": Ask("Trash 3 cards from your hand.", "Entsorge 3 Handkarten."),
            "trash_one": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
        },
        rulings=(
            Ruling(
                "own-three",
                Source("plunder_1e"),
                "You must trash three cards from your hand, or all if you have fewer.",
                "Du musst drei Handkarten entsorgen, oder alle, wenn du weniger hast.",
            ),
            Ruling(
                "others-forced",
                Source("plunder_1e", examples=("E49",)),
                "Each other player with five or more cards in hand must trash one of them; with fewer, none.",
                "Jeder andere mit fünf oder mehr Handkarten muss eine davon entsorgen; mit weniger keine.",
            ),
            Ruling(
                "no-attack",
                Source("plunder_1e", examples=("E49",)),
                "It is no Attack: Moat and Shield do not help.",
                "Es ist kein Angriff: Burggraben und Schild helfen nicht.",
            ),
        ),
    ),
    Words(
        "mirror",
        en=English("Mirror", "Mirrors"),
        de=German("Spiegeln", "Spiegeln", "n"),
        picture="plain/hand-mirror",
        text=Both(
            "+1 Buy\nWhen you next gain an Action this turn, gain one more of it.",
            "+1 Kauf\nWenn du in diesem Zug das nächste Mal eine Aktionskarte nimmst, nimm noch eine davon.",
        ),
        rulings=(
            Ruling(
                "cumulative",
                Source("plunder_1e", examples=("E49",)),
                "Bought three times and then one Action gained: four copies in all.",
                "Dreimal erworben und dann eine Aktionskarte genommen: insgesamt vier Stück.",
            ),
            Ruling(
                "as-many-as-left",
                Source("plunder_1e", examples=("E49",)),
                "If the pile has fewer, as many are gained as there are.",
                "Hat der Stapel weniger, werden so viele genommen, wie da sind.",
            ),
            Ruling(
                "any-gain",
                Source("plunder_1e"),
                "It waits for the next Action gained in whatever way; other cards do not use it up.",
                "Es wartet auf die nächste irgendwie genommene Aktionskarte; andere Karten verbrauchen es nicht.",
            ),
            Ruling(
                "copy-not-mirrored",
                Source("plunder_1e"),
                "The copy is not mirrored again: one Mirror brings one copy.",
                "Die gleiche Karte wird nicht wieder gespiegelt: Einmal Spiegeln bringt eine Karte.",
            ),
        ),
    ),
    Words(
        "peril",
        en=English("Peril", "Perils"),
        de=German("Riskieren", "Riskieren", "n"),
        picture="hazard-sign",
        text=Both(
            "If you wish, trash an Action from your hand; you gain a Loot for it.",
            "Wenn du willst, entsorge eine Aktionskarte von deiner Hand; dafür nimmst du eine Kostbarkeit.",
        ),
        asks={
            "trash": Ask(
                "You may trash an Action from your hand, to gain a Loot.",
                "Du darfst eine Aktionskarte aus deiner Hand entsorgen, um eine Kostbarkeit zu nehmen.",
            ),
        },
        rulings=(
            Ruling(
                "only-if-trashed",
                Source("plunder_1e", examples=("E49",)),
                "There is a Loot only if an Action from hand was trashed.",
                "Die Kostbarkeit gibt es nur, wenn eine Aktionskarte aus der Hand entsorgt wurde.",
            ),
            Ruling(
                "optional",
                Source("plunder_1e"),
                "Trashing an Action is optional.",
                "Eine Aktionskarte zu entsorgen ist freiwillig.",
            ),
        ),
        aliases=("Risikieren",),
    ),
    Words(
        "prepare",
        en=English("Prepare", "Prepares"),
        de=German("Vorbereitung", "Vorbereitungen", "f"),
        picture="boots",
        text=Both(
            "Lay your whole hand aside, face up.\n"
            "When your next turn starts, play all Actions and Treasures of it in the order you like and discard the "
            "others.",
            "Lege alle deine Handkarten offen beiseite.\n"
            "Wenn dein nächster Zug beginnt, spiele sämtliche Aktions- und Geldkarten davon in beliebiger Reihenfolge "
            "und lege den Rest ab.",
        ),
        asks={
            "play": Ask(
                "Which of the cards you set aside do you play next?",
                "Welche der beiseitegelegten Karten spielst du als Nächstes?",
            ),
        },
        rulings=(
            Ruling(
                "all-played",
                Source("plunder_1e"),
                "At the start of your next turn all Actions and Treasures set aside must be played, in any order, "
                "using up no Actions.",
                "Zu Beginn deines nächsten Zuges müssen alle beiseitegelegten Aktions- und Geldkarten gespielt "
                "werden, in beliebiger Reihenfolge und ohne Aktionen zu verbrauchen.",
            ),
            Ruling(
                "rest-discarded",
                Source("plunder_1e"),
                "Afterwards the other cards set aside are discarded.",
                "Danach werden die übrigen beiseitegelegten Karten abgelegt.",
            ),
            Ruling(
                "face-up",
                Source("plunder_1e"),
                "The whole hand is set aside face up, so all players see it.",
                "Alle Handkarten werden offen beiseitegelegt, sodass alle sie sehen.",
            ),
        ),
    ),
    Words(
        "prosper",
        en=English("Prosper", "Prospers"),
        de=German("Aufblühen", "Aufblühen", "n"),
        picture="sunflower",
        text=Both(
            "Gain a Loot.\nThen gain as many Treasures as you wish, one by one, no two of the same name.",
            "Nimm eine Kostbarkeit.\nNimm dann einzeln so viele Geldkarten, wie du willst, aber keine zwei gleichen.",
        ),
        asks={
            "gain": Ask(
                "You may gain another Treasure, of a different name each time.",
                "Du darfst noch eine Geldkarte nehmen, jedes Mal eine mit anderem Namen.",
            ),
        },
        rulings=(
            Ruling(
                "loot-first",
                Source("plunder_1e", examples=("E51",)),
                "First you gain the Loot; it alone is obligatory.",
                "Zuerst nimmst du die Kostbarkeit; nur sie ist Pflicht.",
            ),
            Ruling(
                "one-at-a-time",
                Source("plunder_1e", examples=("E51",)),
                "The Treasures are gained one at a time; what gaining one causes is done before the next is chosen.",
                "Die Geldkarten werden einzeln genommen; was das Nehmen auslöst, geschieht, bevor die nächste gewählt "
                "wird.",
            ),
            Ruling(
                "different-names",
                Source("plunder_1e"),
                "The Treasures come from the Supply, may cost anything and all have different names.",
                "Die Geldkarten kommen aus dem Vorrat, dürfen beliebig viel kosten und haben lauter verschiedene "
                "Namen.",
            ),
        ),
    ),
    Words(
        "rush",
        en=English("Rush", "Rushes"),
        de=German("Beeilung", "Beeilungen", "f"),
        picture="running-shoe",
        text=Both(
            "+1 Buy\nWhen you next gain an Action this turn, you play it at once.",
            "+1 Kauf\nWenn du in diesem Zug das nächste Mal eine Aktionskarte nimmst, spielst du sie sofort.",
        ),
        rulings=(
            Ruling(
                "played-once",
                Source("plunder_1e", examples=("E49",)),
                "Bought twice before one Action is gained, that Action is played only once.",
                "Zweimal erworben, bevor eine Aktionskarte genommen wird, wird diese nur einmal gespielt.",
            ),
            Ruling(
                "again",
                Source("plunder_1e", examples=("E49",)),
                "After the gained Action was played, Rush may be bought again for the next one.",
                "Nachdem die genommene Aktionskarte gespielt ist, darf Beeilung für die nächste wieder erworben "
                "werden.",
            ),
            Ruling(
                "forced",
                Source("plunder_1e"),
                "Playing the gained Action is not optional; it uses up no Action.",
                "Die genommene Aktionskarte zu spielen ist nicht freiwillig; eine Aktion verbraucht es nicht.",
            ),
        ),
    ),
    Words(
        "scrounge",
        en=English("Scrounge", "Scrounges"),
        de=German("Herumsuchen", "Herumsuchen", "n"),
        picture="trash-can",
        text=Both(
            "Pick one:\n"
            "Trash a card from your hand;\n"
            "or gain an Estate out of the trash and, if that worked, a card that costs 5 or less.",
            "Wähle eins:\n"
            "Entsorge eine Handkarte;\n"
            "oder nimm ein Anwesen aus dem Müll und, wenn das gelang, eine Karte für höchstens 5.",
        ),
        asks={
            "choose": Ask(
                "Choose one.",
                "Wähle eins.",
                options={
                    "gain": Both(
                        "Gain an Estate from the trash, then a card costing up to 5",
                        "Ein Anwesen aus dem Müll nehmen, dann eine Karte für höchstens 5",
                    ),
                    "trash": Both("Trash a card from your hand", "Eine Handkarte entsorgen"),
                },
            ),
            "gain": Ask("Gain a card costing up to 5.", "Nimm eine Karte, die höchstens 5 kostet."),
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
        },
        rulings=(
            Ruling(
                "either-or",
                Source("plunder_1e"),
                "You either trash a card from your hand or gain an Estate from the trash.",
                "Entweder entsorgst du eine Handkarte, oder du nimmst ein Anwesen aus dem Müll.",
            ),
            Ruling(
                "only-with-estate",
                Source("plunder_1e", examples=("E49",)),
                "Only if you really gained an Estate do you gain the second card.",
                "Nur wenn du wirklich ein Anwesen genommen hast, nimmst du die zweite Karte.",
            ),
            Ruling(
                "from-the-supply",
                Source("plunder_1e"),
                "The second card costs at most 5 and comes from the Supply, not from the trash.",
                "Die zweite Karte kostet höchstens 5 und kommt aus dem Vorrat, nicht aus dem Müll.",
            ),
        ),
    ),
)
