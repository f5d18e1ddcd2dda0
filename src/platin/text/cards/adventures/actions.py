"""Words of the Actions and Treasures of Adventures that need no mat and no token on a pile."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "artificer",
        en=English("Artificer", "Artificers"),
        de=German("Kunsthandwerker", "Kunsthandwerker", "m"),
        picture="clockwork",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "+1 Coin\n"
            "Discard as many cards as you like, or none.\n"
            "You may then gain a card costing exactly 1 Coin per card discarded; it goes onto your deck.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "+1 Geld\n"
            "Lege beliebig viele Karten ab, oder keine.\n"
            "Dann darfst du eine Karte nehmen, die genau 1 Geld je abgelegte Karte kostet; sie kommt auf deinen "
            "Nachziehstapel.",
        ),
        asks={
            "discard": Ask(
                "Discard any number of cards.",
                "Lege beliebig viele Karten ab.",
            ),
            "gain": Ask(
                "You may gain a card with this exact cost onto your deck.",
                "Du darfst eine Karte mit genau diesen Kosten auf deinen Nachziehstapel nehmen.",
            ),
        },
        rulings=(
            Ruling(
                "exactly",
                Source("adventures_1e"),
                "The card costs exactly as many coins as cards were discarded, and no Potion.",
                "Die Karte kostet genau so viel Geld, wie Karten abgelegt wurden, und keinen Trank.",
            ),
            Ruling(
                "none-discarded",
                Source("adventures_1e"),
                "Who discards nothing may gain a card that costs 0.",
                "Wer nichts ablegt, darf eine Karte nehmen, die 0 kostet.",
            ),
            Ruling(
                "gain-optional",
                Source("adventures_1e"),
                "You need not gain a card, whatever you have discarded.",
                "Du musst keine Karte nehmen, was auch immer du abgelegt hast.",
            ),
        ),
    ),
    Words(
        "giant",
        en=English("Giant", "Giants"),
        de=German("Riese", "Riesen", "m"),
        picture="giant",
        text=Both(
            "Turn your Journey token to its other side. (It begins face up.)\n"
            "If it now lies face down: +1 Coin.\n"
            "If it now lies face up: +5 Coins, and each other player in turn reveals the topmost card of the deck. "
            "A card costing 3 to 6 is trashed; any other is discarded, and that player gains a Curse.",
            "Drehe deinen Reisemarker auf die andere Seite. (Zu Anfang liegt er offen.)\n"
            "Liegt er jetzt verdeckt: +1 Geld.\n"
            "Liegt er jetzt offen: +5 Geld, und die anderen Spieler decken der Reihe nach die oberste Karte ihres "
            "Nachziehstapels auf. Eine Karte für 3 bis 6 wird entsorgt; jede andere wird abgelegt, und dieser "
            "Spieler nimmt einen Fluch.",
        ),
        rulings=(
            Ruling(
                "begins-face-up",
                Source("adventures_1e"),
                "The token begins face up, so the first Giant turns it down and gives 1 coin.",
                "Der Marker liegt anfangs offen, also dreht der erste Riese ihn um und gibt 1 Geld.",
            ),
            Ruling(
                "always-an-attack",
                Source("adventures_1e"),
                "It is an Attack also when it only gives the coin: Reactions can be used.",
                "Er ist auch dann ein Angriff, wenn er nur das Geld gibt: Reaktionen sind möglich.",
            ),
            Ruling(
                "no-card",
                Source("adventures_1e"),
                "Who has no card to reveal just gains a Curse.",
                "Wer keine Karte zum Aufdecken hat, nimmt nur einen Fluch.",
            ),
            Ruling(
                "range",
                Source("adventures_1e"),
                "The cost counts as it is now, from 3 to 6; a card with a Potion in its cost is never trashed.",
                "Es zählen die jetzigen Kosten, von 3 bis 6; eine Karte, die auch einen Trank kostet, wird nie "
                "entsorgt.",
            ),
            Ruling(
                "player-by-player",
                Source("adventures_1e"),
                "The others follow one after the other; if the Curses run short, the last ones get none.",
                "Die anderen kommen nacheinander dran; reichen die Flüche nicht, gehen die Letzten leer aus.",
            ),
        ),
    ),
    Words(
        "lost_city",
        en=English("Lost City", "Lost Cities"),
        de=German("Verlorene Stadt", "Verlorene Städte", "f"),
        picture="mayan-pyramid",
        text=Both(
            "+2 Cards\n+2 Actions\n—\nIf you gain this, every other player draws a card.",
            "+2 Karten\n+2 Aktionen\n—\nNimmst du diese Karte, zieht jeder andere Spieler eine Karte.",
        ),
        rulings=(
            Ruling(
                "every-gain",
                Source("adventures_1e"),
                "Bought or gained in another way, in anybody's turn: the others draw.",
                "Gekauft oder anders genommen, in wessen Zug auch immer: Die anderen ziehen.",
            ),
            Ruling(
                "no-attack",
                Source("adventures_1e"),
                "The others must draw; it is no Attack, so a Moat is of no use.",
                "Die anderen müssen ziehen; es ist kein Angriff, ein Burggraben nützt also nichts.",
            ),
            Ruling(
                "uses-the-token",
                Source("practice"),
                "A player with the −1 Card token on the deck takes it off and draws nothing.",
                "Wer den −1-Karte-Marker auf dem Nachziehstapel hat, nimmt ihn weg und zieht nichts.",
            ),
        ),
    ),
    Words(
        "magpie",
        en=English("Magpie", "Magpies"),
        de=German("Elster", "Elstern", "f"),
        picture="distraction",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "Reveal the topmost card of your deck. A Treasure comes into your hand; for an Action or a Victory "
            "card you gain a Magpie.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Decke die oberste Karte deines Nachziehstapels auf. Eine Geldkarte kommt auf deine Hand; für eine "
            "Aktions- oder Punktekarte nimmst du eine Elster.",
        ),
        rulings=(
            Ruling(
                "stays-on-top",
                Source("adventures_1e"),
                "A card that is no Treasure stays on top of the deck; a Curse does nothing else.",
                "Eine Karte, die keine Geldkarte ist, bleibt auf dem Nachziehstapel; ein Fluch bewirkt sonst nichts.",
            ),
            Ruling(
                "both",
                Source("adventures_1e"),
                "A Treasure that is also a Victory card does both.",
                "Eine Geldkarte, die auch Punktekarte ist, bewirkt beides.",
            ),
            Ruling(
                "one-magpie",
                Source("practice"),
                "A card that is both Action and Victory card brings a single Magpie.",
                "Eine Karte, die Aktions- und Punktekarte ist, bringt nur eine Elster.",
            ),
            Ruling(
                "no-magpie-left",
                Source("adventures_1e"),
                "When the Magpies are gone, none is gained.",
                "Sind keine Elstern mehr da, wird keine genommen.",
            ),
            Ruling(
                "draw-first",
                Source("adventures_1e"),
                "You draw before you reveal. With the −1 Card token you draw nothing; the Treasure is taken all the "
                "same.",
                "Du ziehst, bevor du aufdeckst. Mit dem −1-Karte-Marker ziehst du nichts, nimmst die Geldkarte aber "
                "trotzdem.",
            ),
        ),
    ),
    Words(
        "messenger",
        en=English("Messenger", "Messengers"),
        de=German("Kurier", "Kuriere", "m"),
        picture="wingfoot",
        text=Both(
            "+1 Buy\n"
            "+2 Coins\n"
            "Your whole deck may go into your discard pile.\n"
            "—\n"
            "If you buy this, and nothing before it in this turn, gain a card costing 4 or less; every other "
            "player gains one of the same name.",
            "+1 Kauf\n"
            "+2 Geld\n"
            "Dein ganzer Nachziehstapel darf auf deinen Ablagestapel.\n"
            "—\n"
            "Kaufst du diese Karte, und in diesem Zug nichts davor, nimm eine Karte für höchstens 4; jeder andere "
            "Spieler nimmt eine gleichen Namens.",
        ),
        later={
            2: Both(
                "+1 Buy\n"
                "+2 Coins\n"
                "Your whole deck may go into your discard pile.\n"
                "—\n"
                "If this is the first card that you gain in a Buy phase of yours, gain a card costing 4 or less; "
                "every other player gains one of the same name.",
                "+1 Kauf\n"
                "+2 Geld\n"
                "Dein ganzer Nachziehstapel darf auf deinen Ablagestapel.\n"
                "—\n"
                "Ist dies die erste Karte, die du in einer deiner Kaufphasen nimmst, nimm eine Karte für höchstens "
                "4; jeder andere Spieler nimmt eine gleichen Namens.",
            ),
        },
        asks={
            "dump": Ask(
                "Put your deck into your discard pile?",
                "Deinen Nachziehstapel auf den Ablagestapel legen?",
            ),
            "gain": Ask(
                "Gain a card costing up to 4. The others gain a copy each.",
                "Nimm eine Karte, die höchstens 4 kostet. Die anderen nehmen je eine gleiche.",
            ),
        },
        rulings=(
            Ruling(
                "not-discarding",
                Source("adventures_1e"),
                "The deck is put into the discard pile, which is not discarding.",
                "Der Nachziehstapel wird auf den Ablagestapel gelegt; das ist kein Ablegen.",
            ),
            Ruling(
                "first-purchase",
                Source("adventures_1e", examples=("AD8",)),
                "First print: the first purchase of the turn may have been an Event: then there is no gift.",
                "Erste Auflage: Der erste Kauf des Zuges kann auch ein Ereignis gewesen sein: Dann gibt es nichts.",
            ),
            Ruling(
                "before-the-gain",
                Source("adventures_1e", examples=("AD9",)),
                "First print: all of this happens before the Messenger itself is gained; if the last one was given "
                "away, the buyer gets none.",
                "Erste Auflage: All das geschieht, bevor der Kurier selbst genommen wird; wurde dabei der letzte "
                "vergeben, bekommt der Käufer keinen.",
            ),
            Ruling(
                "forced",
                Source("adventures_1e"),
                "The card must be gained, and the others gain theirs in turn order, as long as there are copies.",
                "Die Karte muss genommen werden, und die anderen nehmen ihre der Reihe nach, solange es welche gibt.",
            ),
            Ruling(
                "bought-elsewhere",
                Source("practice"),
                "First print: a purchase from the Black Market earlier in the turn counts as the first.",
                "Erste Auflage: Auch ein Kauf vom Schwarzmarkt früher im Zug zählt als erster.",
            ),
            Ruling(
                "traded",
                Source("practice"),
                "If you end up gaining something else instead (Trader, first print), the others gain nothing.",
                "Nimmst du am Ende etwas anderes dafür (Fahrende Händlerin, 1. Auflage), nehmen die anderen nichts.",
            ),
            Ruling(
                "traded-itself",
                Source("practice"),
                "First print: trading away the Messenger itself does not stop the gift.",
                "Erste Auflage: Den Kurier selbst einzutauschen verhindert das Geschenk nicht.",
            ),
            Ruling(
                "later",
                Source("adventures_later", examples=("AD8",)),
                "Later print: it counts whether it is the first card gained in that Buy phase, bought or not; "
                "Events matter only if they brought a card.",
                "Späterer Druck: Es zählt, ob er die erste Karte ist, die in dieser Kaufphase genommen wird, "
                "gekauft oder nicht; Ereignisse zählen nur, wenn sie eine Karte brachten.",
                edition=2,
            ),
            Ruling(
                "later-after-the-gain",
                Source("adventures_later", examples=("AD9",)),
                "Later print: the gift comes after the Messenger was gained.",
                "Späterer Druck: Das Geschenk kommt, nachdem der Kurier genommen wurde.",
                edition=2,
            ),
        ),
    ),
    Words(
        "port",
        en=English("Port", "Ports"),
        de=German("Hafenstadt", "Hafenstädte", "f"),
        picture="harbor-dock",
        text=Both(
            "+1 Card\n+2 Actions\n—\nIf you buy this, you gain a second Port.",
            "+1 Karte\n+2 Aktionen\n—\nKaufst du diese Karte, nimmst du eine zweite Hafenstadt.",
        ),
        later={
            2: Both(
                "+1 Card\n+2 Actions\n—\nIf you gain this, you gain a second Port; that one brings no third.",
                "+1 Karte\n"
                "+2 Aktionen\n"
                "—\n"
                "Nimmst du diese Karte, nimmst du eine zweite Hafenstadt; diese bringt keine dritte.",
            ),
        },
        rulings=(
            Ruling(
                "twelve",
                Source("adventures_1e"),
                "There are 12 Ports.",
                "Es gibt 12 Hafenstädte.",
            ),
            Ruling(
                "second-is-not-bought",
                Source("adventures_1e"),
                "The second Port is gained, not bought, and brings no third.",
                "Die zweite Hafenstadt wird genommen, nicht gekauft, und bringt keine dritte.",
            ),
            Ruling(
                "only-bought",
                Source("adventures_1e"),
                "First print: a Port gained in another way brings no second one.",
                "Erste Auflage: Eine anders genommene Hafenstadt bringt keine zweite.",
            ),
            Ruling(
                "last-one",
                Source("adventures_1e"),
                "With one Port left in the pile, the buyer gets it once.",
                "Liegt nur noch eine Hafenstadt im Stapel, bekommt der Käufer nur diese.",
            ),
            Ruling(
                "later",
                Source("adventures_later"),
                "Later print: each gain brings a second Port, which brings no further one.",
                "Späterer Druck: Jedes Nehmen bringt eine zweite Hafenstadt, die keine weitere bringt.",
                edition=2,
            ),
        ),
    ),
    Words(
        "ranger",
        en=English("Ranger", "Rangers"),
        de=German("Wildhüter", "Wildhüter", "m"),
        picture="bow-arrow",
        text=Both(
            "+1 Buy\n"
            "Turn your Journey token to its other side. (It begins face up.)\n"
            "If it now lies face up: +5 Cards.",
            "+1 Kauf\n"
            "Drehe deinen Reisemarker auf die andere Seite. (Zu Anfang liegt er offen.)\n"
            "Liegt er jetzt offen: +5 Karten.",
        ),
        rulings=(
            Ruling(
                "every-second",
                Source("adventures_1e"),
                "The token begins face up: the first Ranger draws nothing, the second five cards.",
                "Der Marker liegt anfangs offen: Der erste Wildhüter zieht nichts, der zweite fünf Karten.",
            ),
            Ruling(
                "shared-token",
                Source("adventures_1e", "tokens"),
                "Ranger, Giant and Pilgrimage turn the same token.",
                "Wildhüter, Riese und Pilgerfahrt drehen denselben Marker.",
            ),
            Ruling(
                "twice",
                Source("adventures_1e"),
                "Played twice by a Throne Room, it draws exactly once.",
                "Von einem Thronsaal zweimal gespielt, zieht er genau einmal.",
            ),
        ),
    ),
    Words(
        "raze",
        en=English("Raze", "Razes"),
        de=German("Zerstörung", "Zerstörungen", "f"),
        picture="demolish",
        text=Both(
            "+1 Action\n"
            "Trash either this or a card from your hand.\n"
            "For each Coin that it costs you look at one card from the top of your deck. One of them comes into "
            "your hand, you discard the others.",
            "+1 Aktion\n"
            "Entsorge entweder diese Karte oder eine Handkarte.\n"
            "Für jedes Geld, das sie kostet, siehst du eine Karte von deinem Nachziehstapel an. Eine davon kommt "
            "auf deine Hand, die anderen legst du ab.",
        ),
        asks={
            "take": Ask(
                "Take one of these cards into your hand.",
                "Nimm eine dieser Karten auf die Hand.",
            ),
            "trash": Ask(
                "Trash the Raze or a card from your hand.",
                "Entsorge die Zerstörung oder eine Handkarte.",
                none=Both("Trash nothing", "Nichts entsorgen"),
            ),
        },
        rulings=(
            Ruling(
                "impossible",
                Source("practice"),
                "You may choose what is not there, a card of an empty hand or a Raze that has left play: then "
                "nothing is trashed and nothing looked at.",
                "Du darfst wählen, was nicht da ist, eine Karte der leeren Hand oder eine Zerstörung, die nicht "
                "mehr im Spiel ist: Dann wird nichts entsorgt und nichts angesehen.",
            ),
            Ruling(
                "forced",
                Source("adventures_1e"),
                "Otherwise something must be trashed, and of the cards looked at one must be taken.",
                "Sonst muss etwas entsorgt und von den angesehenen Karten eine genommen werden.",
            ),
            Ruling(
                "cost-afterwards",
                Source("adventures_1e"),
                "The cost counts after the trashing and what that sets off, as it is then: a Fortress is back in "
                "hand, and four cards are looked at.",
                "Die Kosten zählen nach dem Entsorgen und seinen Folgen, wie sie dann sind: Eine Festung ist "
                "wieder auf der Hand, und vier Karten werden angesehen.",
            ),
            Ruling(
                "coins-only",
                Source("adventures_1e"),
                "A Potion in the cost does not count; a cost of 0 brings nothing.",
                "Ein Trank in den Kosten zählt nicht; Kosten von 0 bringen nichts.",
            ),
            Ruling(
                "too-few",
                Source("adventures_1e"),
                "If there are too few cards even after shuffling, you look at what there is.",
                "Reichen die Karten auch nach dem Mischen nicht, siehst du an, was da ist.",
            ),
            Ruling(
                "not-drawn",
                Source("adventures_1e", examples=("AD12",)),
                "Nothing is drawn: a −1 Card token stays on the deck.",
                "Es wird nichts gezogen: Ein −1-Karte-Marker bleibt auf dem Nachziehstapel.",
            ),
        ),
    ),
    Words(
        "relic",
        en=English("Relic", "Relics"),
        de=German("Relikt", "Relikte", "n"),
        picture="ankh",
        text=Both(
            "2 Coins\nPlaying this makes every other player put the −1 Card token onto the own deck.",
            "2 Geld\n"
            "Spielst du diese Karte, legt jeder andere Spieler seinen −1-Karte-Marker auf seinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "treasure-and-attack",
                Source("adventures_1e"),
                "It is a Treasure played in the Buy phase, and an Attack: Reactions can be used.",
                "Es ist eine Geldkarte für die Kaufphase und ein Angriff: Reaktionen sind möglich.",
            ),
            Ruling(
                "token-once",
                Source("adventures_1e"),
                "Who has the token on the deck already is not hit a second time.",
                "Wer den Marker schon auf dem Nachziehstapel hat, wird nicht noch einmal getroffen.",
            ),
        ),
    ),
    Words(
        "storyteller",
        en=English("Storyteller", "Storytellers"),
        de=German("Geschichtenerzähler", "Geschichtenerzähler", "m"),
        picture="open-book",
        text=Both(
            "+1 Action\n"
            "+1 Coin\n"
            "You are free to play one, two or three Treasures from your hand.\n"
            "After that, all your coins are spent, and each of them draws you a card.",
            "+1 Aktion\n"
            "+1 Geld\n"
            "Du darfst eine, zwei oder drei Geldkarten aus der Hand spielen.\n"
            "Danach gibst du dein ganzes Geld aus und ziehst für jedes Geld eine Karte.",
        ),
        later={
            2: Both(
                "+1 Action\n"
                "You are free to play one, two or three Treasures from your hand.\n"
                "+1 Card\n"
                "After that, all your coins are spent, and each of them draws you one more card.",
                "+1 Aktion\n"
                "Du darfst eine, zwei oder drei Geldkarten aus der Hand spielen.\n"
                "+1 Karte\n"
                "Danach gibst du dein ganzes Geld aus und ziehst für jedes Geld noch eine Karte.",
            ),
        },
        asks={
            "play": Ask(
                "You may play a Treasure from your hand, three in all.",
                "Du darfst eine Geldkarte aus der Hand spielen, insgesamt drei.",
            ),
        },
        rulings=(
            Ruling(
                "up-to-three",
                Source("adventures_1e"),
                "You may play up to three Treasures from your hand, one after another, or none.",
                "Du darfst bis zu drei Geldkarten aus der Hand spielen, eine nach der anderen, oder keine.",
            ),
            Ruling(
                "all-coins",
                Source("adventures_1e"),
                "Then you spend all coins of this turn, also those left from earlier, and draw a card for each; they "
                "are gone.",
                "Dann gibst du alles Geld dieses Zuges aus, auch übriges von vorher, und ziehst für jedes Geld eine "
                "Karte; das Geld ist weg.",
            ),
            Ruling(
                "its-own-coin",
                Source("adventures_1e"),
                "The coin that the Storyteller gives is spent as well: without Treasures you draw one card.",
                "Auch das Geld, das der Geschichtenerzähler gibt, wird ausgegeben: Ohne Geldkarten ziehst du eine "
                "Karte.",
            ),
            Ruling(
                "potions-stay",
                Source("adventures_1e"),
                "Potions are not spent.",
                "Tränke werden nicht ausgegeben.",
            ),
            Ruling(
                "really-played",
                Source("adventures_1e"),
                "The Treasures are really played: they do what they do, and stay in play.",
                "Die Geldkarten werden wirklich gespielt: Sie tun, was sie tun, und bleiben im Spiel.",
            ),
            Ruling(
                "later",
                Source("adventures_later"),
                "Later print: it gives no coin; you draw one card and then, for all your coins, one each.",
                "Späterer Druck: Er gibt kein Geld; du ziehst eine Karte und dann für all dein Geld je eine.",
                edition=2,
            ),
        ),
    ),
    Words(
        "treasure_trove",
        en=English("Treasure Trove", "Treasure Troves"),
        de=German("Schatz", "Schätze", "m"),
        picture="gems",
        text=Both(
            "2 Coins\nPlaying this lets you gain two cards, a Gold and a Copper.",
            "2 Geld\nSpielst du diese Karte, nimmst du zwei Karten, ein Gold und ein Kupfer.",
        ),
        rulings=(
            Ruling(
                "both-forced",
                Source("adventures_1e"),
                "Gold and Copper must be gained, every time it is played.",
                "Gold und Kupfer müssen genommen werden, jedes Mal, wenn er gespielt wird.",
            ),
            Ruling(
                "one-pile-empty",
                Source("adventures_1e"),
                "If one of the two piles is empty, only the other card is gained.",
                "Ist einer der beiden Stapel leer, wird nur die andere Karte genommen.",
            ),
        ),
    ),
)
