"""Words of the Allies."""

from typing import Final

from platin.text.words import Ask, Both, Counted, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "architects_guild",
        en=English("Architects' Guild", "Architects' Guilds"),
        de=German("Architektengilde", "Architektengilden", "f"),
        picture="pencil-ruler",
        text=Both(
            "Whenever you gain a card, you are free to pay 2 Favors to gain a card that costs less and is no "
            "Victory card.",
            "Immer wenn du eine Karte nimmst, darfst du 2 Gefallen ausgeben, um eine billigere Karte zu nehmen, "
            "die keine Punktekarte ist.",
        ),
        asks={
            "gain": Ask(
                "Gain a cheaper card that is no Victory card.",
                "Nimm eine billigere Karte, die keine Punktekarte ist.",
            ),
        },
        rulings=(
            Ruling(
                "again-for-the-new-gain",
                Source("allies_1e"),
                "Once for each gain; but the new card is a gain as well, for which you may pay again.",
                "Einmal für jedes Nehmen; aber auch die neue Karte wird genommen, und du darfst dafür wieder ausgeben.",
            ),
            Ruling(
                "cost-now",
                Source("practice", examples=("AL6",)),
                "What counts is what the first card costs when the second is gained.",
                "Es zählt, was die erste Karte kostet, wenn die zweite genommen wird.",
            ),
            Ruling(
                "no-victory-cards",
                Source("allies_1e"),
                "Cards that are Victory cards among other things are ruled out, Curses are not; Potions and Debt "
                "count for what costs less.",
                "Karten, die unter anderem Punktekarten sind, scheiden aus, Flüche nicht; Tränke und Schulden "
                "zählen mit bei dem, was billiger ist.",
            ),
            Ruling(
                "any-turn",
                Source("practice"),
                "It works in the turns of other players too.",
                "Sie wirkt auch in den Zügen anderer.",
            ),
        ),
    ),
    Words(
        "band_of_nomads",
        en=English("Band of Nomads", "Bands of Nomads"),
        de=German("Nomadenstamm", "Nomadenstämme", "m"),
        picture="tipi",
        text=Both(
            "Whenever you gain a card that costs 3 or more, you are free to pay 1 Favor for +1 Card, +1 Action or "
            "+1 Buy.",
            "Immer wenn du eine Karte nimmst, die 3 oder mehr kostet, darfst du 1 Gefallen ausgeben für +1 Karte, "
            "+1 Aktion oder +1 Kauf.",
        ),
        asks={
            "choose": Ask(
                "What do you get for the Favor?",
                "Was bekommst du für den Gefallen?",
                options={
                    "actions": Both(
                        "+1 Action",
                        "+1 Aktion",
                    ),
                    "buys": Both(
                        "+1 Buy",
                        "+1 Kauf",
                    ),
                    "cards": Both(
                        "+1 Card",
                        "+1 Karte",
                    ),
                },
            ),
        },
        rulings=(
            Ruling(
                "once",
                Source("allies_1e"),
                "One Favor for each gain.",
                "Ein Gefallen für jedes Nehmen.",
            ),
            Ruling(
                "cost-when-gained",
                Source("allies_1e", examples=("AL6",)),
                "What counts is what the card cost when it was gained.",
                "Es zählt, was die Karte kostete, als sie genommen wurde.",
            ),
            Ruling(
                "any-turn",
                Source("practice"),
                "It works in the turns of other players too, where an Action or a Buy is of no use.",
                "Er wirkt auch in den Zügen anderer, wo Aktion und Kauf nichts nützen.",
            ),
            Ruling(
                "coins-alone",
                Source("practice"),
                "Three coins are enough whatever is besides them in the cost; Debt alone is not.",
                "Drei Geld genügen, was auch sonst in den Kosten steht; Schulden allein genügen nicht.",
            ),
        ),
    ),
    Words(
        "cave_dwellers",
        en=English("Cave Dwellers", "Cave Dwellers"),
        de=German("Höhlenbewohner", "Höhlenbewohner", "pl"),
        picture="caveman",
        text=Both(
            "When your turn starts, you are free to pay 1 Favor as often as you like, each time to discard a card "
            "and then draw one.",
            "Wenn dein Zug beginnt, darfst du beliebig oft 1 Gefallen ausgeben, um jeweils eine Karte abzulegen "
            "und dann eine zu ziehen.",
        ),
        asks={
            "again": Ask(
                "Pay another Favor to discard a card and draw one?",
                "Noch einen Gefallen ausgeben, um eine Karte abzulegen und eine zu ziehen?",
            ),
            "discard": Ask(
                "Discard a card, then draw one.",
                "Lege eine Karte ab, dann zieh eine.",
            ),
        },
        rulings=(
            Ruling(
                "as-often",
                Source("allies_1e"),
                "You may repeat it as often as you have Favors, seeing each card before you decide on the next.",
                "Du darfst es wiederholen, sooft du Gefallen hast, und siehst jede Karte, bevor du über die "
                "nächste entscheidest.",
            ),
            Ruling(
                "nothing-to-discard",
                Source("allies_1e"),
                "You draw also if you had nothing to discard.",
                "Du ziehst auch, wenn du nichts abzulegen hattest.",
            ),
            Ruling(
                "no-return",
                Source("practice"),
                "Once you have stopped you cannot go on with it in this turn.",
                "Hast du aufgehört, kannst du in diesem Zug nicht damit weitermachen.",
            ),
        ),
    ),
    Words(
        "circle_of_witches",
        en=English("Circle of Witches", "Circles of Witches"),
        de=German("Hexenbund", "Hexenbünde", "m"),
        picture="magic-broom",
        text=Both(
            "After each play of a Liaison you are free to pay 3 Favors; all other players gain a Curse then.",
            "Nach jedem Spielen eines Kontakts darfst du 3 Gefallen ausgeben; dann nehmen alle anderen einen Fluch.",
        ),
        rulings=(
            Ruling(
                "own-favors-count",
                Source("allies_1e"),
                "It comes when the Liaison is done with, whose own Favors may be used.",
                "Er kommt, wenn der Kontakt fertig ist; dessen eigene Gefallen darf man nutzen.",
            ),
            Ruling(
                "no-attack",
                Source("allies_1e"),
                "It is no Attack: nothing protects from it.",
                "Er ist kein Angriff: Nichts schützt davor.",
            ),
            Ruling(
                "in-turn-order",
                Source("allies_1e"),
                "The Curses are gained in turn order, as long as there are any.",
                "Die Flüche werden der Reihe nach genommen, solange es welche gibt.",
            ),
            Ruling(
                "each-play",
                Source("practice"),
                "Each play is an occasion of its own; gaining or trashing a Liaison is none.",
                "Jedes Spielen ist eine eigene Gelegenheit; einen Kontakt zu nehmen oder zu entsorgen ist keine.",
            ),
        ),
    ),
    Words(
        "city_state",
        en=English("City-state", "City-states"),
        de=German("Stadtstaat", "Stadtstaaten", "m"),
        picture="oppidum",
        text=Both(
            "Whenever you gain an Action in a turn of yours, you are free to pay 2 Favors to play it.",
            "Immer wenn du in deinem Zug eine Aktionskarte nimmst, darfst du 2 Gefallen ausgeben, um sie zu spielen.",
        ),
        rulings=(
            Ruling(
                "from-where-it-is",
                Source("allies_1e"),
                "It is played from where it was gained, without using an Action; if it has moved, it cannot be.",
                "Sie wird von dort gespielt, wohin sie kam, ohne eine Aktion zu verbrauchen; ist sie weg, geht es "
                "nicht.",
            ),
            Ruling(
                "buy-phase",
                Source("allies_1e", examples=("AL8",)),
                "In the Buy phase Actions are of no use, and after a purchase no Treasures can be played.",
                "In der Kaufphase nützen Aktionen nichts, und nach einem Kauf kann man kein Geld mehr spielen.",
            ),
            Ruling(
                "own-turn",
                Source("allies_1e"),
                "It works in your own turns only, and not for what goes to another player in a possessed turn.",
                "Er wirkt nur in deinen eigenen Zügen und nicht für das, was in einem fremdbestimmten Zug an "
                "andere geht.",
            ),
            Ruling(
                "voyage",
                Source("practice"),
                "A card gained to the hand and played counts for the limit of a Voyage, others do not.",
                "Eine auf die Hand genommene und gespielte Karte zählt für die Grenze einer Seereise, andere nicht.",
            ),
            Ruling(
                "durations-stay",
                Source("allies_1e"),
                "A Duration played so stays in play as usual.",
                "Eine so gespielte Dauerkarte bleibt wie sonst im Spiel.",
            ),
        ),
    ),
    Words(
        "coastal_haven",
        en=English("Coastal Haven", "Coastal Havens"),
        de=German("Höhlenhafen", "Höhlenhäfen", "m"),
        picture="buoy",
        text=Both(
            "When you discard your hand in Clean-up, you are free to pay any number of Favors to keep that many "
            "cards in hand. You still draw your new cards.",
            "Wenn du in der Aufräumphase deine Hand ablegst, darfst du beliebig viele Gefallen ausgeben, um "
            "ebenso viele Karten zu behalten. Nachgezogen wird trotzdem.",
        ),
        asks={
            "keep": Ask(
                "You may keep cards in hand, for a Favor each.",
                "Du darfst Karten auf der Hand behalten, für je einen Gefallen.",
            ),
        },
        rulings=(
            Ruling(
                "kept-besides",
                Source("allies_1e", examples=("AL15",)),
                "Kept cards are not discarded, and as many cards as usual are drawn besides, three with an Outpost.",
                "Behaltene Karten werden nicht abgelegt, und es wird so viel gezogen wie sonst, mit einem "
                "Außenposten drei.",
            ),
            Ruling(
                "clean-up-only",
                Source("practice"),
                "It is only about the discarding in Clean-up.",
                "Es geht nur um das Ablegen in der Aufräumphase.",
            ),
            Ruling(
                "after-its-start",
                Source("practice", examples=("AL15",)),
                "It comes after what happens at the start of Clean-up: what is no longer in hand then cannot be kept.",
                "Er kommt nach dem, was zu Beginn der Aufräumphase geschieht: Was dann nicht mehr auf der Hand "
                "ist, kann man nicht behalten.",
            ),
        ),
    ),
    Words(
        "crafters_guild",
        en=English("Crafters' Guild", "Crafters' Guilds"),
        de=German("Handwerkergilde", "Handwerkergilden", "f"),
        picture="claw-hammer",
        text=Both(
            "When your turn starts, you are free to pay 2 Favors to gain a card that costs 4 or less onto your deck.",
            "Wenn dein Zug beginnt, darfst du 2 Gefallen ausgeben, um eine Karte, die bis zu 4 kostet, auf deinen "
            "Nachziehstapel zu nehmen.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 4 onto your deck.",
                "Nimm eine Karte, die bis zu 4 kostet, auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "onto-deck",
                Source("allies_1e"),
                "Once a turn; the card goes directly onto the deck.",
                "Einmal je Zug; die Karte kommt direkt auf den Nachziehstapel.",
            ),
            Ruling(
                "no-potions",
                Source("allies_1e"),
                "Once paid a card has to be gained, none with a Potion or Debt in its cost.",
                "Ist bezahlt, muss eine Karte genommen werden, keine mit Trank oder Schulden in den Kosten.",
            ),
        ),
    ),
    Words(
        "desert_guides",
        en=English("Desert Guides", "Desert Guides"),
        de=German("Wüstenführer", "Wüstenführer", "pl"),
        picture="cactus",
        text=Both(
            "When your turn starts, you are free to pay 1 Favor as often as you like, each time to discard your "
            "hand and draw five cards.",
            "Wenn dein Zug beginnt, darfst du beliebig oft 1 Gefallen ausgeben, um jeweils deine Hand abzulegen "
            "und fünf Karten zu ziehen.",
        ),
        asks={
            "again": Ask(
                "Pay another Favor to discard your hand and draw five cards?",
                "Noch einen Gefallen ausgeben, um deine Hand abzulegen und fünf Karten zu ziehen?",
            ),
        },
        rulings=(
            Ruling(
                "always-five",
                Source("allies_1e"),
                "Five cards are drawn, however many there were; as often as you have Favors.",
                "Gezogen werden fünf Karten, wie viele es auch waren; sooft du Gefallen hast.",
            ),
            Ruling(
                "discarded-before",
                Source("practice"),
                "What happens on discarding comes before the draw.",
                "Was beim Ablegen geschieht, kommt vor dem Ziehen.",
            ),
            Ruling(
                "no-return",
                Source("practice"),
                "Once you have stopped you cannot go on with it in this turn.",
                "Hast du aufgehört, kannst du in diesem Zug nicht damit weitermachen.",
            ),
        ),
    ),
    Words(
        "family_of_inventors",
        en=English("Family of Inventors", "Families of Inventors"),
        de=German("Erfinderfamilie", "Erfinderfamilien", "f"),
        picture="gear-hammer",
        text=Both(
            "When your Buy phase starts, you are free to put one of your Favors on a Supply pile that is no "
            "Victory pile. Cards cost 1 less for every Favor on their pile.",
            "Wenn deine Kaufphase beginnt, darfst du einen deiner Gefallen auf einen Stapel des Vorrats legen, "
            "der kein Punktestapel ist. Karten kosten für jeden Gefallen auf ihrem Stapel 1 weniger.",
        ),
        asks={
            "put": Ask(
                "You may put a Favor on a pile, whose cards then cost 1 less.",
                "Du darfst einen Gefallen auf einen Stapel legen, dessen Karten dann 1 weniger kosten.",
            ),
        },
        rulings=(
            Ruling(
                "one-per-phase",
                Source("allies_1e"),
                "One for each Buy phase, and it never comes back.",
                "Einer je Kaufphase, und er kommt nie zurück.",
            ),
            Ruling(
                "for-all",
                Source("allies_1e"),
                "Its cards cost less for everybody, at all times and everywhere, and not less than 0.",
                "Seine Karten kosten für alle weniger, jederzeit und überall, und nicht weniger als 0.",
            ),
            Ruling(
                "pile-counts",
                Source("allies_1e"),
                "Whether it is a Victory pile depends on the pile: the Forts are none, Castles are one; Knights "
                "are none, whoever lies on top.",
                "Ob es ein Punktestapel ist, hängt am Stapel: Die Bastionen sind keiner, die Schlösser sind "
                "einer; die Ritter sind keiner, wer auch obenauf liegt.",
            ),
            Ruling(
                "all-cards-of-a-pile",
                Source("allies_1e"),
                "Of a split pile all cards cost less.",
                "Bei einem gemischten Stapel kosten alle Karten weniger.",
            ),
            Ruling(
                "supply-only",
                Source("practice"),
                "Basic Treasures and Curses are allowed, piles beside the Supply are not.",
                "Basis-Geldkarten und Flüche sind erlaubt, Stapel neben dem Vorrat nicht.",
            ),
        ),
    ),
    Words(
        "fellowship_of_scribes",
        en=English("Fellowship of Scribes", "Fellowships of Scribes"),
        de=German("Gefolgschaft der Schreiber", "Gefolgschaften der Schreiber", "f"),
        picture="quill",
        text=Both(
            "After each play of an Action, if you hold four cards or fewer, you are free to pay 1 Favor for +1 Card.",
            "Nach jedem Spielen einer Aktionskarte darfst du mit vier oder weniger Handkarten 1 Gefallen ausgeben "
            "für +1 Karte.",
        ),
        rulings=(
            Ruling(
                "after-it-is-done",
                Source("allies_1e"),
                "The cards are counted when the Action is completely done with.",
                "Die Karten werden gezählt, wenn die Aktionskarte ganz ausgeführt ist.",
            ),
            Ruling(
                "each-play",
                Source("allies_1e"),
                "Once for each play; playing a card again is a play.",
                "Einmal für jedes Spielen; noch einmal zu spielen ist ein Spielen.",
            ),
            Ruling(
                "actions-anywhere",
                Source("practice"),
                "Actions count in the Buy phase too, also if they are Treasures as well.",
                "Aktionskarten zählen auch in der Kaufphase, auch wenn sie zugleich Geldkarten sind.",
            ),
        ),
    ),
    Words(
        "forest_dwellers",
        en=English("Forest Dwellers", "Forest Dwellers"),
        de=German("Waldbewohner", "Waldbewohner", "pl"),
        picture="hobbit-dwelling",
        text=Both(
            "When your turn starts, you are free to pay 1 Favor to look at the three topmost cards of your deck, "
            "discard any of them and put the others back in any order.",
            "Wenn dein Zug beginnt, darfst du 1 Gefallen ausgeben, um die drei obersten Karten deines "
            "Nachziehstapels anzusehen, beliebige davon abzulegen und die anderen in beliebiger Reihenfolge "
            "zurückzulegen.",
        ),
        asks={
            "discard": Ask(
                "Discard any of these cards.",
                "Lege beliebige dieser Karten ab.",
            ),
            "order": Ask(
                "Put the others back. The last one named lies on top.",
                "Lege die anderen zurück. Die zuletzt genannte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "any-number",
                Source("allies_1e"),
                "Once a turn; you may discard none of them or all.",
                "Einmal je Zug; du darfst keine davon ablegen oder alle.",
            ),
            Ruling(
                "private",
                Source("allies_1e"),
                "The others do not see the cards; the discard pile is shuffled if there are too few.",
                "Die anderen sehen die Karten nicht; bei zu wenigen wird der Ablagestapel gemischt.",
            ),
            Ruling(
                "on-top",
                Source("practice"),
                "What is put onto the deck on discarding lies under the cards that are put back.",
                "Was beim Ablegen auf den Nachziehstapel kommt, liegt unter den zurückgelegten Karten.",
            ),
        ),
    ),
    Words(
        "gang_of_pickpockets",
        en=English("Gang of Pickpockets", "Gangs of Pickpockets"),
        de=German("Taschendiebe", "Taschendiebe", "pl"),
        picture="snatch",
        text=Both(
            "When your turn starts, either pay 1 Favor or discard down to four cards in hand.",
            "Wenn dein Zug beginnt, gib entweder 1 Gefallen aus oder lege deine Hand bis auf vier Karten ab.",
        ),
        asks={
            "discard": Ask(
                "Discard down to four cards.",
                "Lege bis auf vier Karten ab.",
            ),
            "spend": Ask(
                "Pay a Favor? Otherwise you discard down to four cards.",
                "Einen Gefallen ausgeben? Sonst legst du bis auf vier Karten ab.",
            ),
        },
        rulings=(
            Ruling(
                "every-turn",
                Source("allies_1e"),
                "It happens in each of your turns, extra turns included.",
                "Es geschieht in jedem deiner Züge, auch in Extrazügen.",
            ),
            Ruling(
                "four-or-fewer",
                Source("allies_1e"),
                "With four cards or fewer there is nothing to do and nothing to pay; without Favors you have to "
                "discard.",
                "Mit vier oder weniger Karten ist nichts zu tun und nichts zu zahlen; ohne Gefallen musst du ablegen.",
            ),
            Ruling(
                "any-order",
                Source("practice"),
                "It may come before or after the other things that happen when the turn starts.",
                "Es darf vor oder nach dem anderen kommen, was zu Beginn des Zuges geschieht.",
            ),
        ),
    ),
    Words(
        "island_folk",
        en=English("Island Folk", "Island Folk"),
        de=German("Inselvolk", "Inselvölker", "n"),
        picture="palm-tree",
        text=Both(
            "When your turn ends, and the turn before it was not yours, you are free to pay 5 Favors for one more "
            "turn.",
            "Wenn dein Zug endet und der Zug davor nicht deiner war, darfst du 5 Gefallen ausgeben für einen "
            "weiteren Zug.",
        ),
        later={
            2: Both(
                "When your turn ends, you are free to pay 5 Favors for one more turn, unless that would be your "
                "third in a row.",
                "Wenn dein Zug endet, darfst du 5 Gefallen ausgeben für einen weiteren Zug, außer wenn es dein "
                "dritter in Folge wäre.",
            ),
        },
        rulings=(
            Ruling(
                "after-drawing",
                Source("practice"),
                "You decide when you have drawn your new hand.",
                "Du entscheidest, wenn du deine neue Hand gezogen hast.",
            ),
            Ruling(
                "not-after-own-turn",
                Source("allies_1e"),
                "At the end of the extra turn it brings no other one.",
                "Am Ende des Extrazuges bringt es keinen weiteren.",
            ),
            Ruling(
                "no-third-turn",
                Source("allies_1e"),
                "It gives no third turn in a row: if another extra turn comes first, its own is not taken.",
                "Es gibt keinen dritten Zug in Folge: Kommt zuerst ein anderer Extrazug, entfällt seiner.",
            ),
            Ruling(
                "tie-break",
                Source("allies_1e"),
                "The extra turn does not count for the tie-break.",
                "Der Extrazug zählt beim Gleichstand nicht.",
            ),
            Ruling(
                "possession",
                Source("practice"),
                "If you are made to pay in a possessed turn, you take the extra turn and then your normal one.",
                "Musst du in einem fremdbestimmten Zug zahlen, hast du den Extrazug und dann deinen normalen.",
            ),
            Ruling(
                "paid-in-vain",
                Source("allies_later"),
                "It may be paid for at the end of an extra turn too, but brings no turn then.",
                "Auch am Ende eines Extrazuges darf man dafür ausgeben, aber es bringt dann keinen Zug.",
                edition=2,
            ),
        ),
    ),
    Words(
        "league_of_bankers",
        en=English("League of Bankers", "Leagues of Bankers"),
        de=German("Bankiersverbund", "Bankiersverbünde", "m"),
        picture="briefcase",
        text=Both(
            "When your Buy phase starts: +1 Coin for every four Favors that you have.",
            "Wenn deine Kaufphase beginnt: +1 Geld für je vier Gefallen, die du hast.",
        ),
        rulings=(
            Ruling(
                "per-four",
                Source("allies_1e"),
                "Nothing is paid; three Favors bring nothing, seven bring 1, eight bring 2.",
                "Nichts wird ausgegeben; drei Gefallen bringen nichts, sieben 1, acht 2.",
            ),
            Ruling(
                "each-buy-phase",
                Source("practice"),
                "It works in each Buy phase of a turn.",
                "Er wirkt in jeder Kaufphase eines Zuges.",
            ),
        ),
    ),
    Words(
        "league_of_shopkeepers",
        en=English("League of Shopkeepers", "Leagues of Shopkeepers"),
        de=German("Bund der Ladenbesitzer", "Bünde der Ladenbesitzer", "m"),
        picture="shopping-bag",
        text=Both(
            "After each play of a Liaison: with five Favors or more +1 Coin; with ten or more also +1 Action and "
            "+1 Buy.",
            "Nach jedem Spielen eines Kontakts: mit fünf oder mehr Gefallen +1 Geld; mit zehn oder mehr auch +1 "
            "Aktion und +1 Kauf.",
        ),
        rulings=(
            Ruling(
                "counted-then",
                Source("allies_1e", examples=("AL5",)),
                "Nothing is paid; the Favors are counted after each play, those that it brought among them.",
                "Nichts wird ausgegeben; gezählt wird nach jedem Spielen, auch was es selbst gebracht hat.",
            ),
            Ruling(
                "ten",
                Source("allies_1e", examples=("AL5",)),
                "With ten Favors there are all three.",
                "Mit zehn Gefallen gibt es alle drei.",
            ),
            Ruling(
                "replay-first",
                Source("practice"),
                "What plays the Liaison again in the same window may come first, and its Favors count for both "
                "plays then.",
                "Was den Kontakt im selben Moment noch einmal spielt, darf zuerst kommen; seine Gefallen zählen "
                "dann für beide Male.",
            ),
            Ruling(
                "buy-phase",
                Source("practice"),
                "In the Buy phase the Action is of no use.",
                "In der Kaufphase nützt die Aktion nichts.",
            ),
        ),
    ),
    Words(
        "market_towns",
        en=English("Market Towns", "Market Towns"),
        de=German("Marktstädte", "Marktstädte", "pl"),
        picture="medieval-village-01",
        text=Both(
            "When your Buy phase starts, you are free to pay 1 Favor as often as you like, each time to play an "
            "Action from your hand.",
            "Wenn deine Kaufphase beginnt, darfst du beliebig oft 1 Gefallen ausgeben, um jeweils eine "
            "Aktionskarte aus der Hand zu spielen.",
        ),
        asks={
            "play": Ask(
                "You may pay a Favor to play an Action from your hand.",
                "Du darfst einen Gefallen ausgeben, um eine Aktionskarte aus der Hand zu spielen.",
            ),
        },
        rulings=(
            Ruling(
                "one-after-the-other",
                Source("allies_1e"),
                "Each card is done with before you decide on the next; Favors that it brought can be used.",
                "Jede Karte ist fertig, bevor du über die nächste entscheidest; Gefallen, die sie brachte, darf "
                "man nutzen.",
            ),
            Ruling(
                "still-buying",
                Source("practice"),
                "You stay in the Buy phase: Actions are of no use, and Treasures drawn can be played.",
                "Du bleibst in der Kaufphase: Aktionen nützen nichts, und gezogenes Geld kann man spielen.",
            ),
            Ruling(
                "back-to-actions",
                Source("practice"),
                "If a card leads back to the Action phase, the next Buy phase starts it again.",
                "Führt eine Karte in die Aktionsphase zurück, beginnt es mit der nächsten Kaufphase von Neuem.",
            ),
            Ruling(
                "voyage",
                Source("practice"),
                "Cards played so count for the limit of a Voyage.",
                "So gespielte Karten zählen für die Grenze einer Seereise.",
            ),
            Ruling(
                "shadows",
                Source("practice"),
                "A Shadow card may be played from the deck.",
                "Eine Schattenkarte darf aus dem Nachziehstapel gespielt werden.",
            ),
            Ruling(
                "states",
                Source("practice"),
                "A State received on the way is returned when Market Towns are done with.",
                "Ein unterwegs erhaltener Zustand wird zurückgegeben, wenn die Marktstädte fertig sind.",
            ),
        ),
    ),
    Words(
        "mountain_folk",
        en=English("Mountain Folk", "Mountain Folk"),
        de=German("Bergvolk", "Bergvölker", "n"),
        picture="dwarf-face",
        text=Both(
            "When your turn starts, you are free to pay 5 Favors for +3 Cards.",
            "Wenn dein Zug beginnt, darfst du 5 Gefallen ausgeben für +3 Karten.",
        ),
        rulings=(
            Ruling(
                "five",
                Source("allies_1e"),
                "It takes all five, once a turn.",
                "Es braucht alle fünf, einmal je Zug.",
            ),
        ),
    ),
    Words(
        "order_of_astrologers",
        en=English("Order of Astrologers", "Orders of Astrologers"),
        de=German("Sterndeuterorden", "Sterndeuterorden", "m"),
        picture="star-satellites",
        text=Both(
            "Whenever you shuffle, you are free to pay any number of Favors, to pick a card for each that goes on "
            "top of the shuffled ones.",
            "Immer wenn du mischst, darfst du beliebig viele Gefallen ausgeben, um für jeden eine Karte "
            "auszusuchen, die auf die gemischten kommt.",
        ),
        asks={
            "top": Ask(
                "Pick a card to lie on top of the shuffled ones, and of those picked before.",
                "Suche eine Karte aus, die auf den gemischten und den zuvor ausgesuchten liegt.",
            ),
        },
        rulings=(
            Ruling(
                "pay-then-look",
                Source("allies_1e"),
                "You look through the cards only when a Favor is paid, which is lost if you pick nothing; more "
                "may be paid after looking.",
                "Du siehst die Karten erst durch, wenn ein Gefallen ausgegeben ist, der verloren ist, wenn du "
                "nichts aussuchst; nach dem Ansehen darfst du mehr ausgeben.",
            ),
            Ruling(
                "drawn-first",
                Source("allies_1e", examples=("AL10",)),
                "The cards still in the deck are drawn before; the picked ones lie on top of the shuffled ones.",
                "Die Karten, die noch im Nachziehstapel sind, werden vorher gezogen; die ausgesuchten liegen auf "
                "den gemischten.",
            ),
            Ruling(
                "whole-deck",
                Source("practice"),
                "Where the whole deck is shuffled you look through all of it.",
                "Wird der ganze Nachziehstapel gemischt, siehst du ihn ganz durch.",
            ),
            Ruling(
                "star-chart",
                Source("practice"),
                "A Star Chart adds a card that costs no Favor.",
                "Eine Sternenkarte bringt dazu eine Karte, die keinen Gefallen kostet.",
            ),
            Ruling(
                "not-in-set-up",
                Source("allies_1e"),
                "It does not work when the starting deck is shuffled.",
                "Beim Mischen des Startdecks wirkt er nicht.",
            ),
            Ruling(
                "any-turn",
                Source("practice"),
                "Every shuffle of yours counts, also in another player's turn.",
                "Jedes Mischen von dir zählt, auch im Zug anderer.",
            ),
            Ruling(
                "too-late",
                Source("allies_1e"),
                "Favors that a card brings after its draw come too late for the shuffle of that draw.",
                "Gefallen, die eine Karte nach ihrem Ziehen bringt, kommen zu spät für das Mischen dabei.",
            ),
        ),
    ),
    Words(
        "order_of_masons",
        en=English("Order of Masons", "Orders of Masons"),
        de=German("Freimaurerloge", "Freimaurerlogen", "f"),
        picture="freemasonry",
        text=Both(
            "Whenever you shuffle, you are free to pay any number of Favors, to pick up to two cards for each "
            "that lie in your discard pile instead.",
            "Immer wenn du mischst, darfst du beliebig viele Gefallen ausgeben, um für jeden bis zu zwei Karten "
            "auszusuchen, die stattdessen im Ablagestapel liegen.",
        ),
        asks={
            "keep": Ask(
                "Pick up to two cards that stay out of the shuffle.",
                "Suche bis zu zwei Karten aus, die nicht mitgemischt werden.",
            ),
        },
        rulings=(
            Ruling(
                "not-discarded",
                Source("allies_1e"),
                "What stays in the discard pile is not discarded: nothing reacts.",
                "Was im Ablagestapel bleibt, wird nicht abgelegt: Nichts reagiert.",
            ),
            Ruling(
                "one-shuffle",
                Source("practice", examples=("AL9",)),
                "One instruction shuffles at most once, though cards are left in the discard pile.",
                "Eine Anweisung mischt höchstens einmal, auch wenn Karten im Ablagestapel bleiben.",
            ),
            Ruling(
                "one-at-a-time",
                Source("author"),
                "What takes cards one at a time, until something is found or the hand is full, shuffles again when "
                "they have run out.",
                "Was Karten eine nach der anderen nimmt, bis etwas gefunden oder die Hand voll ist, mischt erneut, "
                "wenn sie ausgehen.",
            ),
            Ruling(
                "all-left-out",
                Source("practice", examples=("AL14",)),
                "All cards may be left out; that is a shuffle nonetheless.",
                "Alle Karten dürfen draußen bleiben; gemischt ist trotzdem.",
            ),
            Ruling(
                "whole-deck",
                Source("practice"),
                "Where the whole deck is shuffled, its cards may be put into the discard pile.",
                "Wird der ganze Nachziehstapel gemischt, dürfen seine Karten auf den Ablagestapel.",
            ),
        ),
    ),
    Words(
        "peaceful_cult",
        en=English("Peaceful Cult", "Peaceful Cults"),
        de=German("Friedlicher Kult", "Friedliche Kulte", "m"),
        picture="meditation",
        text=Both(
            "When your Buy phase starts, you are free to pay any number of Favors to trash that many cards from "
            "your hand.",
            "Wenn deine Kaufphase beginnt, darfst du beliebig viele Gefallen ausgeben, um ebenso viele Karten aus "
            "der Hand zu entsorgen.",
        ),
        asks={
            "trash": Ask(
                "You may trash cards from your hand, for a Favor each.",
                "Du darfst Karten aus der Hand entsorgen, für je einen Gefallen.",
            ),
        },
        rulings=(
            Ruling(
                "all-at-once",
                Source("allies_1e", examples=("AL16",)),
                "All is paid and trashed at once; Favors got thereby cannot be used for more.",
                "Alles wird auf einmal ausgegeben und entsorgt; dabei erhaltene Gefallen kann man nicht für mehr "
                "verwenden.",
            ),
            Ruling(
                "each-buy-phase",
                Source("practice"),
                "It works in each Buy phase of a turn.",
                "Er wirkt in jeder Kaufphase eines Zuges.",
            ),
            Ruling(
                "cards-in-hand",
                Source("practice"),
                "No more Favors can be paid than there are cards in hand.",
                "Man kann nicht mehr Gefallen ausgeben, als man Handkarten hat.",
            ),
        ),
    ),
    Words(
        "plateau_shepherds",
        en=English("Plateau Shepherds", "Plateau Shepherds"),
        de=German("Schäfer der Hochebene", "Schäfer der Hochebene", "pl"),
        picture="wool",
        text=Both(
            "At the end of the game, pair your Favors with your cards that cost 2: 2 VP for every pair.",
            "Bei Spielende bilde Paare aus deinen Gefallen und deinen Karten, die 2 kosten: 2 Siegpunkte für "
            "jedes Paar.",
        ),
        counted=Counted(
            Both(
                "{n} pair of a Favor and a card costing 2",
                "{n} Paar aus Gefallen und Karte für 2",
            ),
            Both(
                "{n} pairs of a Favor and a card costing 2",
                "{n} Paare aus Gefallen und Karte für 2",
            ),
        ),
        rulings=(
            Ruling(
                "pairs",
                Source("allies_1e", examples=("AL17",)),
                "There are as many pairs as the smaller of both numbers; the Favors are not paid.",
                "Es gibt so viele Paare wie die kleinere der beiden Zahlen; die Gefallen werden nicht ausgegeben.",
            ),
            Ruling(
                "exactly-two",
                Source("allies_1e", examples=("AL17",)),
                "A cost of 2 with a Potion or Debt is another cost.",
                "Kosten von 2 mit Trank oder Schulden sind andere Kosten.",
            ),
            Ruling(
                "final-cost",
                Source("practice", examples=("AL17",)),
                "Reductions of the last turn no longer count, a Trait on the pile does.",
                "Vergünstigungen des letzten Zuges zählen nicht mehr, ein Merkmal auf dem Stapel schon.",
            ),
            Ruling(
                "all-cards",
                Source("practice"),
                "All cards that you own count, also those on mats.",
                "Alle Karten, die dir gehören, zählen, auch die auf Tableaus.",
            ),
        ),
    ),
    Words(
        "trappers_lodge",
        en=English("Trappers' Lodge", "Trappers' Lodges"),
        de=German("Hütte der Fallensteller", "Hütten der Fallensteller", "f"),
        picture="wolf-trap",
        text=Both(
            "Whenever you gain a card, you are free to pay 1 Favor to put it onto your deck.",
            "Immer wenn du eine Karte nimmst, darfst du 1 Gefallen ausgeben, um sie auf deinen Nachziehstapel zu "
            "legen.",
        ),
        rulings=(
            Ruling(
                "once",
                Source("allies_1e", examples=("AL7",)),
                "One Favor for each gain, which that gain itself may have brought.",
                "Ein Gefallen für jedes Nehmen; dieses darf ihn selbst gebracht haben.",
            ),
            Ruling(
                "if-not-moved",
                Source("allies_1e"),
                "It moves the card from where it was gained; if that has moved, it cannot.",
                "Sie holt die Karte von dort, wohin sie genommen wurde; ist die weg, geht es nicht.",
            ),
            Ruling(
                "any-turn",
                Source("practice"),
                "It works in the turns of other players too.",
                "Sie wirkt auch in den Zügen anderer.",
            ),
            Ruling(
                "empty-deck",
                Source("allies_1e"),
                "On an empty deck it is the only card.",
                "Auf leerem Nachziehstapel ist es die einzige Karte.",
            ),
        ),
    ),
    Words(
        "woodworkers_guild",
        en=English("Woodworkers' Guild", "Woodworkers' Guilds"),
        de=German("Holzarbeitergilde", "Holzarbeitergilden", "f"),
        picture="axe-in-log",
        text=Both(
            "When your Buy phase starts, you are free to pay 1 Favor to trash an Action from your hand. If you "
            "did: gain an Action.",
            "Wenn deine Kaufphase beginnt, darfst du 1 Gefallen ausgeben, um eine Aktionskarte aus der Hand zu "
            "entsorgen. Hast du das getan: Nimm eine Aktionskarte.",
        ),
        asks={
            "gain": Ask(
                "Gain an Action.",
                "Nimm eine Aktionskarte.",
            ),
            "trash": Ask(
                "You may pay a Favor and trash an Action from your hand, to gain an Action.",
                "Du darfst einen Gefallen ausgeben und eine Aktionskarte aus der Hand entsorgen, um eine zu nehmen.",
            ),
        },
        rulings=(
            Ruling(
                "any-cost",
                Source("allies_1e"),
                "The Action may cost anything, Potions and Debt too, and brings no Debt, as it is not bought.",
                "Die Aktionskarte darf alles kosten, auch Tränke und Schulden, und bringt keine Schulden, da sie "
                "nicht gekauft wird.",
            ),
            Ruling(
                "once",
                Source("allies_1e"),
                "Once for each Buy phase; the gain is forced after the trashing.",
                "Einmal je Kaufphase; nach dem Entsorgen muss genommen werden.",
            ),
            Ruling(
                "fortress",
                Source("practice"),
                "A Fortress that comes back to the hand was trashed.",
                "Eine Festung, die auf die Hand zurückkommt, wurde entsorgt.",
            ),
        ),
    ),
)
