"""Words of Alchemy (Die Alchemisten)."""

from typing import Final

from platin.text.words import Ask, Both, Counted, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "alchemist",
        en=English("Alchemist", "Alchemists"),
        de=German("Alchemist", "Alchemisten", "m"),
        picture="round-bottom-flask",
        text=Both(
            "+2 Cards\n"
            "+1 Action\n"
            "—\n"
            "If you have a Potion in play when this would be discarded from play, it may go on top of your deck.",
            "+2 Karten\n"
            "+1 Aktion\n"
            "—\n"
            "Hast du einen Trank im Spiel, wenn du diese Karte aus dem Spiel ablegen würdest, darf sie auf deinen "
            "Nachziehstapel.",
        ),
        later={
            2: Both(
                "+2 Cards\n"
                "+1 Action\n"
                "If you have a Potion in play as this turn's Clean-up begins, this may go on top of your deck.",
                "+2 Karten\n"
                "+1 Aktion\n"
                "Hast du zu Beginn der Aufräumphase dieses Zuges einen Trank im Spiel, darf diese Karte auf deinen "
                "Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "needs-potion",
                Source("alchemy_1e"),
                "Without a Potion in play it is discarded.",
                "Ohne Trank im Spiel wird er abgelegt.",
            ),
            Ruling(
                "each-decides",
                Source("alchemy_1e", examples=("B5",)),
                "With several Alchemists you decide for each one.",
                "Bei mehreren Alchemisten entscheidest du für jeden einzeln.",
            ),
            Ruling(
                "before-drawing",
                Source("alchemy_1e", examples=("B5",)),
                "It goes on the deck before the new hand is drawn, so it can be drawn at once.",
                "Er kommt vor dem Ziehen der neuen Hand auf den Nachziehstapel, kann also gleich gezogen werden.",
            ),
            Ruling(
                "empty-deck",
                Source("alchemy_1e", examples=("B5",)),
                "With an empty deck it alone becomes the deck; the discard pile is not shuffled for that.",
                "Bei leerem Nachziehstapel bildet er allein den Stapel; der Ablagestapel wird dafür nicht gemischt.",
            ),
            Ruling(
                "potion-unspent",
                Source("alchemy_1e", examples=("B5",)),
                "The Potion need not have been spent on anything; it is enough that it was played.",
                "Der Trank muss für nichts ausgegeben worden sein; es genügt, dass er gespielt wurde.",
            ),
            Ruling(
                "start-of-clean-up",
                Source("alchemy_later"),
                "Second print: it returns at the start of Clean-up, before any card is discarded; what happens to the "
                "Potion afterwards does not matter.",
                "Späterer Druck: Er kommt zu Beginn der Aufräumphase zurück, bevor Karten abgelegt werden; was danach "
                "mit dem Trank geschieht, ist gleich.",
                edition=2,
            ),
            Ruling(
                "only-this-turn",
                Source("alchemy_later"),
                "Second print: it can return only in the turn in which it was played.",
                "Späterer Druck: Er kann nur in dem Zug zurückkommen, in dem er gespielt wurde.",
                edition=2,
            ),
            Ruling(
                "may-stay",
                Source("alchemy_later"),
                "Second print: without a Potion in play it cannot return, and with one you still decide for each "
                "Alchemist.",
                "Späterer Druck: Ohne Trank im Spiel kann er nicht zurück, und mit Trank entscheidest du weiterhin "
                "für jeden Alchemisten.",
                edition=2,
            ),
        ),
    ),
    Words(
        "apothecary",
        en=English("Apothecary", "Apothecaries"),
        de=German("Apotheker", "Apotheker", "m"),
        picture="apothecary",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "Reveal the four topmost cards of your deck.\n"
            "All Coppers and Potions among them go into your hand.\n"
            "The others return to the top of your deck in whatever order you like.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Decke die vier obersten Karten deines Nachziehstapels auf.\n"
            "Alle Kupfer und Tränke darunter kommen auf deine Hand.\n"
            "Die übrigen kommen in einer Reihenfolge deiner Wahl wieder obenauf.",
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
                Source("alchemy_1e"),
                "You draw the card before you reveal.",
                "Du ziehst die Karte, bevor du aufdeckst.",
            ),
            Ruling(
                "forced",
                Source("alchemy_1e"),
                "All revealed Coppers and Potions must be taken into hand, and nothing else.",
                "Alle aufgedeckten Kupfer und Tränke musst du auf die Hand nehmen, und nichts anderes.",
            ),
            Ruling(
                "any-order",
                Source("alchemy_1e"),
                "You choose the order in which the others go back onto your deck.",
                "Die übrigen legst du in einer Reihenfolge deiner Wahl auf deinen Nachziehstapel zurück.",
            ),
            Ruling(
                "shuffle",
                Source("alchemy_1e"),
                "If the deck runs out while you reveal, you shuffle the discard pile and go on.",
                "Geht der Nachziehstapel beim Aufdecken zu Ende, mischst du den Ablagestapel und deckst weiter auf.",
            ),
            Ruling(
                "fewer",
                Source("alchemy_1e", examples=("B10",)),
                "With fewer than four cards even after shuffling you reveal those there are; what goes back may be "
                "your whole deck.",
                "Sind es auch nach dem Mischen weniger als vier Karten, deckst du die vorhandenen auf; was "
                "zurückkommt, kann dein ganzer Nachziehstapel sein.",
            ),
        ),
    ),
    Words(
        "apprentice",
        en=English("Apprentice", "Apprentices"),
        de=German("Lehrling", "Lehrlinge", "m"),
        picture="broom",
        text=Both(
            "+1 Action\n"
            "Choose a card in your hand and trash it.\n"
            "+1 Card for every coin of its cost\n"
            "+2 Cards more if its cost contains a Potion",
            "+1 Aktion\n"
            "Wähle eine Karte auf deiner Hand und entsorge sie.\n"
            "+1 Karte für jedes Geld in ihren Kosten\n"
            "+2 Karten zusätzlich, wenn ihre Kosten einen Trank enthalten",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand. You draw as many cards as it costs.",
                "Entsorge eine Handkarte. Du ziehst so viele Karten, wie sie kostet.",
            ),
        },
        rulings=(
            Ruling(
                "forced",
                Source("alchemy_1e"),
                "With a card in hand you must trash one.",
                "Hast du eine Karte auf der Hand, musst du eine entsorgen.",
            ),
            Ruling(
                "coins",
                Source("alchemy_1e"),
                "You draw one card for each coin that the trashed card costs at that moment.",
                "Du ziehst für jedes Geld, das die entsorgte Karte in diesem Moment kostet, eine Karte.",
            ),
            Ruling(
                "potion",
                Source("alchemy_1e", examples=("B1",)),
                "A Potion in its cost brings two cards more: a trashed Golem brings six.",
                "Ein Trank in ihren Kosten bringt zwei Karten mehr: Ein entsorgter Golem bringt sechs.",
            ),
            Ruling(
                "cost-nothing",
                Source("alchemy_1e", examples=("B1",)),
                "A card that costs 0, such as a Copper or a Curse, brings no card.",
                "Eine Karte, die 0 kostet, etwa ein Kupfer oder ein Fluch, bringt keine Karte.",
            ),
            Ruling(
                "empty-hand",
                Source("alchemy_1e", examples=("B1",)),
                "With an empty hand nothing is trashed and no card drawn.",
                "Mit leerer Hand wird nichts entsorgt und keine Karte gezogen.",
            ),
        ),
    ),
    Words(
        "familiar",
        en=English("Familiar", "Familiars"),
        de=German("Vertrauter", "Vertraute", "m"),
        picture="owl",
        text=Both(
            "+1 Card\n+1 Action\nAll other players gain one Curse each.",
            "+1 Karte\n+1 Aktion\nAlle anderen nehmen je einen Fluch.",
        ),
        rulings=(
            Ruling(
                "turn-order",
                Source("alchemy_1e", examples=("B11",)),
                "If there are too few Curses, they go round from the player on your left.",
                "Reichen die Flüche nicht, werden sie ab dem Spieler links von dir der Reihe nach verteilt.",
            ),
            Ruling(
                "bonus-anyway",
                Source("alchemy_1e", examples=("B11",)),
                "You draw a card and get the Action even if no Curse is left.",
                "Du ziehst eine Karte und bekommst die Aktion, auch wenn kein Fluch mehr da ist.",
            ),
            Ruling(
                "to-discard",
                Source("alchemy_1e"),
                "The Curses go to the discard piles.",
                "Die Flüche kommen auf die Ablagestapel.",
            ),
        ),
    ),
    Words(
        "golem",
        en=English("Golem", "Golems"),
        de=German("Golem", "Golems", "m"),
        picture="rock-golem",
        text=Both(
            "Keep revealing cards from your deck until two Actions lie open, Golems not counted.\n"
            "Discard all the other revealed cards.\n"
            "Play the two Actions, whichever you like first.",
            "Du deckst deinen Nachziehstapel Karte für Karte auf, bis zwei Aktionskarten dabei sind; Golems zählen "
            "nicht.\n"
            "Alles andere Aufgedeckte wird abgelegt.\n"
            "Spiele die zwei Aktionskarten; welche zuerst kommt, steht dir frei.",
        ),
        asks={
            "order": Ask(
                "Put the Actions you found in the order in which you play them.",
                "Bringe die gefundenen Aktionskarten in die Reihenfolge, in der du sie spielst.",
            ),
        },
        rulings=(
            Ruling(
                "golems-discarded",
                Source("alchemy_1e"),
                "Golems that are revealed do not count and are discarded.",
                "Aufgedeckte Golems zählen nicht und werden abgelegt.",
            ),
            Ruling(
                "discard-first",
                Source("alchemy_1e"),
                "The other revealed cards are discarded before the Actions are played.",
                "Die anderen aufgedeckten Karten werden abgelegt, bevor die Aktionskarten gespielt werden.",
            ),
            Ruling(
                "too-few",
                Source("alchemy_1e", examples=("B7",)),
                "If only one Action or none is found even after shuffling, just that is played.",
                "Findet sich auch nach dem Mischen nur eine oder keine Aktionskarte, wird nur diese gespielt.",
            ),
            Ruling(
                "forced",
                Source("alchemy_1e"),
                "Both Actions must be played; the order is yours.",
                "Beide Aktionskarten müssen gespielt werden; die Reihenfolge ist deine.",
            ),
            Ruling(
                "not-in-hand",
                Source("alchemy_1e", examples=("B6",)),
                "The found cards are never in hand: a found Throne Room cannot choose the other one, only an Action "
                "from hand.",
                "Die gefundenen Karten sind nie auf der Hand: Ein gefundener Thronsaal kann nicht die andere wählen, "
                "nur eine Aktionskarte von der Hand.",
            ),
            Ruling(
                "no-actions-used",
                Source("alchemy_1e"),
                "Playing the found cards uses up no Actions.",
                "Die gefundenen Karten zu spielen verbraucht keine Aktionen.",
            ),
        ),
    ),
    Words(
        "herbalist",
        en=English("Herbalist", "Herbalists"),
        de=German("Kräuterkundiger", "Kräuterkundige", "m"),
        picture="herbs-bundle",
        text=Both(
            "+1 Buy\n"
            "+1 Coin\n"
            "—\n"
            "When this is discarded from play, one Treasure you have in play may go on top of your deck.",
            "+1 Kauf\n"
            "+1 Geld\n"
            "—\n"
            "Legst du diese Karte aus dem Spiel ab, darf eine deiner Geldkarten im Spiel auf deinen Nachziehstapel.",
        ),
        later={
            2: Both(
                "+1 Buy\n+1 Coin\nOnce this turn, a Treasure you discard from play may go on top of your deck.",
                "+1 Kauf\n"
                "+1 Geld\n"
                "Einmal in diesem Zug darf eine Geldkarte, die du aus dem Spiel ablegst, auf deinen Nachziehstapel.",
            ),
        },
        asks={
            "topdeck": Ask(
                "You may put one of your Treasures in play onto your deck.",
                "Du darfst eine deiner Geldkarten im Spiel auf deinen Nachziehstapel legen.",
            ),
        },
        rulings=(
            Ruling(
                "optional",
                Source("alchemy_1e"),
                "You may leave all Treasures where they are.",
                "Du darfst alle Geldkarten liegen lassen.",
            ),
            Ruling(
                "empty-deck",
                Source("alchemy_1e"),
                "With an empty deck the Treasure alone becomes the deck.",
                "Bei leerem Nachziehstapel bildet die Geldkarte allein den Stapel.",
            ),
            Ruling(
                "order",
                Source("alchemy_1e", examples=("B4",)),
                "You choose the order of discarding: first an Alchemist returns while the Potion is in play, then "
                "Herbalist brings the Potion back.",
                "Du bestimmst die Reihenfolge beim Ablegen: Erst kommt ein Alchemist zurück, solange der Trank im "
                "Spiel ist, dann bringt der Kräuterkundige den Trank zurück.",
            ),
            Ruling(
                "wrong-order",
                Source("alchemy_1e"),
                "If Herbalist brings back the only Potion first, the Alchemist cannot return any more.",
                "Bringt der Kräuterkundige zuerst den einzigen Trank zurück, kann der Alchemist nicht mehr zurück.",
            ),
            Ruling(
                "each-one",
                Source("alchemy_1e", examples=("B4",)),
                "Each Herbalist brings back one Treasure.",
                "Jeder Kräuterkundige bringt eine Geldkarte zurück.",
            ),
            Ruling(
                "any-discarded-treasure",
                Source("alchemy_later"),
                "Second print: what counts is the Treasure being discarded from play, no matter where Herbalist is by "
                "then.",
                "Späterer Druck: Es zählt, dass die Geldkarte aus dem Spiel abgelegt wird, egal wo der Kräuterkundige "
                "dann ist.",
                edition=2,
            ),
            Ruling(
                "once-a-play",
                Source("alchemy_later"),
                "Second print: each time it was played this turn brings back one Treasure, so two if Throne Room "
                "played it.",
                "Späterer Druck: Jedes Mal, dass er in diesem Zug gespielt wurde, bringt eine Geldkarte zurück, mit "
                "dem Thronsaal also zwei.",
                edition=2,
            ),
            Ruling(
                "from-play-only",
                Source("alchemy_later"),
                "Second print: Treasures discarded from the hand do not count, and you may decline for one Treasure "
                "and use it for another.",
                "Späterer Druck: Von der Hand abgelegte Geldkarten zählen nicht, und du darfst bei einer Geldkarte "
                "verzichten und es bei einer anderen nutzen.",
                edition=2,
            ),
        ),
    ),
    Words(
        "philosophers_stone",
        en=English("Philosopher's Stone", "Philosopher's Stones"),
        de=German("Stein der Weisen", "Steine der Weisen", "m"),
        picture="fire-gem",
        text=Both(
            "Count the cards in your deck and those in your discard pile.\n+1 Coin for each full five of them",
            "Zähle die Karten in deinem Nachziehstapel und in deinem Ablagestapel.\n+1 Geld für je volle fünf davon",
        ),
        rulings=(
            Ruling(
                "full-fives",
                Source("alchemy_1e", examples=("B8",)),
                "It is worth 1 for every five cards in deck and discard pile together, rounded down.",
                "Er ist 1 wert für je fünf Karten in Nachzieh- und Ablagestapel zusammen, abgerundet.",
            ),
            Ruling(
                "two-piles-only",
                Source("alchemy_1e", examples=("B8",)),
                "Cards in hand, in play or set aside are not counted.",
                "Karten auf der Hand, im Spiel oder beiseitegelegte zählen nicht.",
            ),
            Ruling(
                "stays-fixed",
                Source("alchemy_1e", examples=("B8",)),
                "Once played, its value stays, even if the piles change.",
                "Einmal ausgespielt, bleibt sein Wert, auch wenn sich die Stapel ändern.",
            ),
            Ruling(
                "each-counts",
                Source("alchemy_1e", examples=("B8",)),
                "Each Stone counts when it is played: the same value, unless the piles have changed in between.",
                "Jeder Stein zählt, wenn er ausgespielt wird: der gleiche Wert, außer die Stapel haben sich "
                "inzwischen geändert.",
            ),
            Ruling(
                "next-turn-anew",
                Source("alchemy_1e"),
                "Played in a later turn, it counts anew.",
                "In einem späteren Zug ausgespielt, zählt er neu.",
            ),
            Ruling(
                "looking",
                Source("alchemy_1e"),
                "You may not look at your deck or change its order while counting; your discard pile you may look "
                "through.",
                "Beim Zählen darfst du den Nachziehstapel weder ansehen noch umordnen; den Ablagestapel darfst du "
                "durchsehen.",
            ),
            Ruling(
                "before-buying",
                Source("alchemy_1e"),
                "Like any Treasure it cannot be played after the first purchase.",
                "Wie jede Geldkarte kann er nach dem ersten Kauf nicht mehr ausgespielt werden.",
            ),
        ),
    ),
    Words(
        "possession",
        en=English("Possession", "Possessions"),
        de=German("Besessenheit", "Besessenheiten", "f"),
        picture="daemon-pull",
        text=Both(
            "Once this turn is over, the player on your left takes an extra turn.\n"
            "During it you see whatever that player may see and make every decision in that player's place.\n"
            "Cards that player would gain become yours and go to your discard pile.\n"
            "Cards of that player that are trashed are set aside and return to that player's discard pile at the end "
            "of the turn.",
            "Ist dieser Zug vorbei, macht der Spieler links von dir einen Extrazug.\n"
            "Darin siehst du alles, was er sehen darf, und entscheidest alles an seiner Stelle.\n"
            "Karten, die er nehmen würde, bekommst du auf deinen Ablagestapel.\n"
            "Wird eine seiner Karten entsorgt, wird sie beiseitegelegt und kommt am Ende des Zuges auf seinen "
            "Ablagestapel zurück.",
        ),
        later={
            2: Both(
                "Once this turn is over, the player on your left takes an extra turn, unless it would be that "
                "player's second extra turn in a row.\n"
                "During it you see whatever that player may see and make every decision in that player's place.\n"
                "Cards and Debt that player would gain become yours; the cards go to your discard pile.\n"
                "Cards of that player that are trashed are set aside and return to that player's discard pile at the "
                "end of the turn.",
                "Ist dieser Zug vorbei, macht der Spieler links von dir einen Extrazug, außer es wäre sein zweiter "
                "Extrazug in Folge.\n"
                "Darin siehst du alles, was er sehen darf, und entscheidest alles an seiner Stelle.\n"
                "Karten und Schulden, die er nehmen würde, bekommst du; die Karten kommen auf deinen Ablagestapel.\n"
                "Wird eine seiner Karten entsorgt, wird sie beiseitegelegt und kommt am Ende des Zuges auf seinen "
                "Ablagestapel zurück.",
            ),
        },
        rulings=(
            Ruling(
                "decisions",
                Source("alchemy_1e"),
                "In the extra turn you make all decisions of the player on your left: what is played, chosen and "
                "bought.",
                "Im Extrazug triffst du alle Entscheidungen des Spielers links von dir: was gespielt, gewählt und "
                "gekauft wird.",
            ),
            Ruling(
                "their-turn",
                Source("alchemy_1e"),
                'It is that player\'s turn: "you" on the cards means that player, and the cards played and drawn are '
                "that player's.",
                "Es ist der Zug dieses Spielers: „Du“ auf den Karten meint ihn, und gespielt und gezogen werden seine "
                "Karten.",
            ),
            Ruling(
                "sees-all",
                Source("alchemy_1e"),
                "You see everything that player may see, also the new hand drawn in Clean-up.",
                "Du siehst alles, was dieser Spieler sehen darf, auch die neue Hand, die er beim Aufräumen zieht.",
            ),
            Ruling(
                "gains-are-yours",
                Source("alchemy_1e"),
                "Every card that player buys or would gain goes to your discard pile instead.",
                "Jede Karte, die dieser Spieler kauft oder nehmen würde, kommt stattdessen auf deinen Ablagestapel.",
            ),
            Ruling(
                "gains-from-elsewhere",
                Source("alchemy_1e"),
                "That holds even if the card would go to the hand or onto the deck.",
                "Das gilt auch, wenn die Karte auf die Hand oder auf den Nachziehstapel käme.",
            ),
            Ruling(
                "trashed-come-back",
                Source("alchemy_1e", examples=("B13",)),
                "Cards that player trashes are set aside and go to that player's discard pile after Clean-up.",
                "Karten, die dieser Spieler entsorgt, werden beiseitegelegt und kommen nach der Aufräumphase auf "
                "seinen Ablagestapel.",
            ),
            Ruling(
                "trashed-counts",
                Source("alchemy_1e", examples=("B13",)),
                "For the instruction they count as trashed: a Mining Village still brings its coins.",
                "Für die Anweisung gelten sie als entsorgt: Ein Bergwerk bringt trotzdem sein Geld.",
            ),
            Ruling(
                "others-trash",
                Source("alchemy_1e", examples=("B14",)),
                "Cards of other players trashed in that turn, for instance by a Swindler, stay in the trash.",
                "Karten anderer Spieler, die in diesem Zug entsorgt werden, etwa durch einen Trickser, bleiben im "
                "Müll.",
            ),
            Ruling(
                "returned-to-pile",
                Source("alchemy_1e", examples=("B15",)),
                "A card that returns to its pile in that turn, such as a Reckless one, does not come back.",
                "Eine Karte, die in diesem Zug auf ihren Stapel zurückkommt, etwa eine Waghalsige, kommt nicht wieder.",
            ),
            Ruling(
                "attack-hits-you",
                Source("alchemy_1e", examples=("B20",)),
                "An Attack that player plays hits you like everyone else; you may react with cards of your own hand "
                "only.",
                "Ein Angriff dieses Spielers trifft dich wie alle anderen; reagieren darfst du nur mit Karten deiner "
                "eigenen Hand.",
            ),
            Ruling(
                "after-your-turn",
                Source("alchemy_1e"),
                "The extra turn comes after your own turn is over and your new hand is drawn.",
                "Der Extrazug kommt, wenn dein eigener Zug vorbei und deine neue Hand gezogen ist.",
            ),
            Ruling(
                "normal-turn-follows",
                Source("alchemy_1e"),
                "After it that player takes the normal turn and decides alone.",
                "Danach macht dieser Spieler seinen normalen Zug und entscheidet selbst.",
            ),
            Ruling(
                "cumulative",
                Source("alchemy_1e", examples=("B20",)),
                "Played twice, it brings two extra turns.",
                "Zweimal gespielt, bringt sie zwei Extrazüge.",
            ),
            Ruling(
                "in-possession",
                Source("alchemy_1e", examples=("B19",)),
                "If Possession is played in the extra turn, another follows in which that player, not you, decides "
                "for the player on that player's left.",
                "Wird im Extrazug eine Besessenheit gespielt, folgt ein weiterer, in dem dieser Spieler, nicht du, "
                "für den Spieler links von ihm entscheidet.",
            ),
            Ruling(
                "tie-break",
                Source("alchemy_1e", examples=("B20",)),
                "The extra turn does not count when a tie is decided.",
                "Der Extrazug zählt bei Gleichstand nicht.",
            ),
            Ruling(
                "discarded",
                Source("alchemy_1e"),
                "It is no Duration and is discarded in the Clean-up of the turn it was played.",
                "Sie ist keine Dauerkarte und wird in der Aufräumphase des Zuges abgelegt, in dem sie gespielt wurde.",
            ),
            Ruling(
                "no-attack",
                Source("alchemy_1e"),
                "It is no Attack: nobody may react to it.",
                "Sie ist kein Angriff: Niemand darf darauf reagieren.",
            ),
            Ruling(
                "passed-on",
                Source("alchemy_1e", examples=("B15",)),
                "A card that is passed on in that turn, as by the Masquerade, does not come back.",
                "Eine Karte, die in diesem Zug weitergegeben wird, etwa durch die Maskerade, kommt nicht zurück.",
            ),
            Ruling(
                "trashed-from-supply",
                Source("alchemy_1e"),
                "Only that player's own cards come back: a card trashed from the Supply stays in the trash.",
                "Nur eigene Karten dieses Spielers kommen zurück: Eine aus dem Vorrat entsorgte Karte bleibt im Müll.",
            ),
            Ruling(
                "once-in-a-row",
                Source("alchemy_later"),
                "Second print: nobody takes two extra turns in a row because of it; played twice in a turn, it brings "
                "one extra turn.",
                "Späterer Druck: Niemand macht ihretwegen zwei Extrazüge in Folge; zweimal in einem Zug gespielt, "
                "bringt sie einen Extrazug.",
                edition=2,
            ),
            Ruling(
                "another-player",
                Source("alchemy_later"),
                "Second print: played in a possessed turn, it still brings an extra turn to the next player, who has "
                "not just had one.",
                "Späterer Druck: In einem besessenen Zug gespielt, bringt sie weiterhin dem nächsten Spieler einen "
                "Extrazug, der ja noch keinen hatte.",
                edition=2,
            ),
            Ruling(
                "debt",
                Source("alchemy_later"),
                "Later print: Debt that the player would take in that turn comes to you; first print: that player "
                "takes it.",
                "Späterer Druck: Schulden, die der Spieler in jenem Zug nehmen würde, bekommst du; erster Druck: Er "
                "nimmt sie selbst.",
                edition=2,
            ),
            Ruling(
                "outpost-first",
                Source("alchemy_1e", examples=("B18",)),
                "If you play Outpost and Possession in one turn, your Outpost turn comes first, then the possessed "
                "turn, then that player's normal turn.",
                "Spielst du Aussenposten und Besessenheit in einem Zug, kommt zuerst dein Aussenposten-Zug, dann der "
                "besessene, dann der normale Zug jenes Spielers.",
            ),
            Ruling(
                "outpost-blocks-itself",
                Source("alchemy_1e"),
                "Outpost prevents no extra turns but its own: played in an Outpost turn, Possession works as always.",
                "Der Aussenposten verhindert nur eigene Extrazüge: In einem Aussenposten-Zug gespielt, wirkt die "
                "Besessenheit wie immer.",
            ),
            Ruling(
                "outpost-is-own",
                Source("alchemy_1e", examples=("B19",)),
                "If that player plays an Outpost, the extra turn is that player's own: own decisions, own cards.",
                "Spielt jener Spieler einen Aussenposten, gehört der Extrazug ihm: Er entscheidet selbst und bekommt "
                "seine Karten.",
            ),
            Ruling(
                "returned-to-supply",
                Source("alchemy_1e", examples=("B15",)),
                "Cards that player returns to the Supply with an Ambassador do not come back.",
                "Karten, die jener Spieler mit dem Botschafter in den Vorrat zurücklegt, kommen nicht wieder.",
            ),
            Ruling(
                "no-tokens",
                Source("alchemy_1e", examples=("B16",)),
                "You get cards only, no tokens: those of a Pirate Ship go onto that player's mat.",
                "Du bekommst nur Karten, keine Marker: Die eines Piratenschiffs kommen auf das Tableau jenes Spielers.",
            ),
            Ruling(
                "native-village",
                Source("alchemy_1e", examples=("B17",)),
                "You decide on that player's Native Village and, as that player may, look at the cards on the mat.",
                "Du entscheidest über das Eingeborenendorf jenes Spielers und darfst, wie er, die Karten auf dem "
                "Tableau ansehen.",
            ),
        ),
    ),
    Words(
        "scrying_pool",
        en=English("Scrying Pool", "Scrying Pools"),
        de=German("Vision", "Visionen", "f"),
        picture="droplet-splash",
        text=Both(
            "+1 Action\n"
            "All players, you included, reveal the topmost card of their decks.\n"
            "Then you decide player by player: discarded or back on top.\n"
            "After that, keep revealing cards from your own deck until one is no Action.\n"
            "All cards revealed in this second part go into your hand.",
            "+1 Aktion\n"
            "Alle, auch du, decken die oberste Karte ihres Nachziehstapels auf.\n"
            "Dann entscheidest du Spieler für Spieler: ablegen oder wieder obenauf.\n"
            "Danach deckst du deinen Nachziehstapel Karte für Karte auf, bis eine keine Aktionskarte ist.\n"
            "Alle Karten dieses zweiten Teils kommen auf deine Hand.",
        ),
        asks={
            "discard": Ask(
                "Discard this player's card? Otherwise it goes back on top of the deck.",
                "Die Karte dieses Spielers ablegen? Sonst kommt sie auf den Nachziehstapel zurück.",
                none=Both("put it back", "zurücklegen"),
            ),
            "discard_own": Ask(
                "Discard your own card? Otherwise it goes back on top of your deck.",
                "Deine eigene Karte ablegen? Sonst kommt sie auf deinen Nachziehstapel zurück.",
            ),
        },
        rulings=(
            Ruling(
                "all-reveal-first",
                Source("alchemy_1e"),
                "First all players reveal, you included; only then you decide, player by player.",
                "Zuerst decken alle auf, auch du; erst dann entscheidest du, Spieler für Spieler.",
            ),
            Ruling(
                "you-decide",
                Source("alchemy_1e"),
                "You decide for each player separately, also for yourself, whether the card is discarded or put back.",
                "Du entscheidest für jeden Spieler einzeln, auch für dich, ob die Karte abgelegt oder zurückgelegt "
                "wird.",
            ),
            Ruling(
                "first-no-action",
                Source("alchemy_1e", examples=("B9",)),
                "If the first card of the second part is no Action, you take just that one.",
                "Ist schon die erste Karte des zweiten Teils keine Aktionskarte, nimmst du nur diese.",
            ),
            Ruling(
                "takes-the-last",
                Source("alchemy_1e"),
                "You take all cards of the second part, also the one that is no Action.",
                "Du nimmst alle Karten des zweiten Teils, auch die, die keine Aktionskarte ist.",
            ),
            Ruling(
                "only-actions",
                Source("alchemy_1e", examples=("B9",)),
                "If even after shuffling there are only Actions, you take them all.",
                "Kommen auch nach dem Mischen nur Aktionskarten, nimmst du alle.",
            ),
            Ruling(
                "first-part-not-taken",
                Source("alchemy_1e", examples=("B9",)),
                "The cards of the first part are not taken into hand, neither those of the others nor your own "
                "discarded one.",
                "Die Karten des ersten Teils kommen nicht auf die Hand, weder die der anderen noch deine abgelegte.",
            ),
            Ruling(
                "own-card-back",
                Source("alchemy_1e"),
                "Your own card of the first part, if put back, is the first card of the second part.",
                "Deine eigene Karte des ersten Teils ist, wenn du sie zurücklegst, die erste des zweiten Teils.",
            ),
            Ruling(
                "combined",
                Source("alchemy_1e"),
                "A card that is an Action and something else besides counts as an Action.",
                "Eine Karte, die neben Aktion noch etwas anderes ist, gilt als Aktionskarte.",
            ),
        ),
    ),
    Words(
        "transmute",
        en=English("Transmute", "Transmutes"),
        de=German("Verwandlung", "Verwandlungen", "f"),
        picture="transform",
        text=Both(
            "Choose a card in your hand and trash it.\n"
            "If it is an Action, gain a Duchy.\n"
            "If it is a Treasure, gain a Transmute.\n"
            "If it is a Victory card, gain a Gold.",
            "Wähle eine Karte auf deiner Hand und entsorge sie.\n"
            "Ist es eine Aktionskarte, nimm ein Herzogtum.\n"
            "Ist es eine Geldkarte, nimm eine Verwandlung.\n"
            "Ist es eine Punktekarte, nimm ein Gold.",
        ),
        asks={
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
        },
        rulings=(
            Ruling(
                "all-that-apply",
                Source("alchemy_1e", examples=("B3",)),
                "For a card of two types you gain both: Nobles bring a Duchy and a Gold.",
                "Für eine Karte mit zwei Typen nimmst du beides: Adelige bringen ein Herzogtum und ein Gold.",
            ),
            Ruling(
                "curse",
                Source("alchemy_1e", examples=("B3",)),
                "A Curse is none of the three types: it brings nothing.",
                "Ein Fluch ist keiner der drei Typen: Er bringt nichts.",
            ),
            Ruling(
                "nothing-to-trash",
                Source("alchemy_1e"),
                "With no card in hand nothing is trashed and nothing gained.",
                "Ohne Handkarte wird nichts entsorgt und nichts genommen.",
            ),
            Ruling(
                "empty-pile",
                Source("alchemy_1e", examples=("B3",)),
                "What the Supply no longer has is not gained; the rest is.",
                "Was im Vorrat nicht mehr da ist, wird nicht genommen; der Rest schon.",
            ),
        ),
    ),
    Words(
        "university",
        en=English("University", "Universities"),
        de=German("Universität", "Universitäten", "f"),
        picture="graduate-cap",
        text=Both(
            "+2 Actions\nIf you wish, gain an Action that costs 5 or less.",
            "+2 Aktionen\nWenn du willst, nimm eine Aktionskarte für höchstens 5.",
        ),
        asks={
            "gain": Ask(
                "You may gain an Action costing up to 5.",
                "Du darfst eine Aktionskarte nehmen, die höchstens 5 kostet.",
            ),
        },
        rulings=(
            Ruling(
                "optional",
                Source("alchemy_1e", examples=("B12",)),
                "You need not gain a card; the Actions are yours all the same.",
                "Du musst keine Karte nehmen; die Aktionen bekommst du trotzdem.",
            ),
            Ruling(
                "combined",
                Source("alchemy_1e", examples=("B12",)),
                "A card that is an Action and something else besides may be gained.",
                "Eine Karte, die neben Aktion noch etwas anderes ist, darf genommen werden.",
            ),
            Ruling(
                "no-potion",
                Source("alchemy_1e", examples=("B12",)),
                "A card with a Potion in its cost may not be gained, however few coins it costs.",
                "Eine Karte mit Trank in den Kosten darf nicht genommen werden, so wenig Geld sie auch kostet.",
            ),
        ),
    ),
    Words(
        "vineyard",
        en=English("Vineyard", "Vineyards"),
        de=German("Weinberg", "Weinberge", "m"),
        picture="grapes",
        text=Both(
            "At the end of the game: 1 VP for each full three Action cards you own",
            "Am Spielende: 1 Siegpunkt für je volle drei Aktionskarten, die dir gehören",
        ),
        counted=Counted(
            Both("{n} Action card in the deck", "{n} Aktionskarte im Kartendeck"),
            Both("{n} Action cards in the deck", "{n} Aktionskarten im Kartendeck"),
        ),
        rulings=(
            Ruling(
                "full-threes",
                Source("alchemy_1e", examples=("B2",)),
                "Each Vineyard is worth 1 VP for every three Action cards, rounded down: 3 VP with eleven.",
                "Jeder Weinberg ist 1 Siegpunkt für je drei Aktionskarten wert, abgerundet: 3 Siegpunkte bei elf.",
            ),
            Ruling(
                "all-cards",
                Source("alchemy_1e"),
                "All Action cards you own count, wherever they lie at the end.",
                "Es zählen alle Aktionskarten, die dir gehören, wo immer sie am Ende liegen.",
            ),
            Ruling(
                "combined",
                Source("alchemy_1e"),
                "A card that is an Action and something else besides counts as well.",
                "Eine Karte, die neben Aktion noch etwas anderes ist, zählt auch.",
            ),
            Ruling(
                "pile",
                Source("alchemy_1e"),
                "The pile has 8 Vineyards with two players, otherwise 12.",
                "Der Stapel hat zu zweit 8 Weinberge, sonst 12.",
            ),
        ),
    ),
)
