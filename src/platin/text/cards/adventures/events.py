"""Words of the Events of Adventures that put no token on a pile."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "alms",
        en=English("Alms", "Alms"),
        de=German("Almosen", "Almosen", "n"),
        picture="receive-money",
        text=Both(
            "At most once in a turn:\nIf no Treasure of yours lies in play, gain a card costing 4 or less.",
            "Höchstens einmal in einem Zug:\n"
            "Liegt keine Geldkarte von dir im Spiel, nimm eine Karte, die höchstens 4 kostet.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 4.",
                "Nimm eine Karte, die höchstens 4 kostet.",
            ),
        },
        rulings=(
            Ruling(
                "no-treasures",
                Source("adventures_1e"),
                "It may be bought with Treasures in play, but then brings nothing.",
                "Sie dürfen auch mit Geldkarten im Spiel erworben werden, bringen dann aber nichts.",
            ),
            Ruling(
                "forced",
                Source("adventures_1e"),
                "Otherwise a card must be gained, from the Supply, without a Potion in its cost.",
                "Sonst muss eine Karte genommen werden, aus dem Vorrat und ohne Trank in den Kosten.",
            ),
            Ruling(
                "treasures-gone",
                Source("practice"),
                "Treasures that have left play do not count.",
                "Geldkarten, die nicht mehr im Spiel sind, zählen nicht.",
            ),
            Ruling(
                "no-purchase",
                Source("adventures_1e", "events"),
                "The card is gained, not bought.",
                "Die Karte wird genommen, nicht gekauft.",
            ),
        ),
    ),
    Words(
        "ball",
        en=English("Ball", "Balls"),
        de=German("Ball", "Bälle", "m"),
        picture="high-heel",
        text=Both(
            "You receive your −1 Coin token.\nGain two cards, each costing 4 or less.",
            "Du erhältst deinen −1-Geld-Marker.\nNimm zwei Karten, die jeweils höchstens 4 kosten.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 4.",
                "Nimm eine Karte, die höchstens 4 kostet.",
            ),
        },
        rulings=(
            Ruling(
                "two-cards",
                Source("adventures_1e"),
                "The two cards may be the same or different; they must be gained, one after the other.",
                "Die beiden Karten dürfen gleich oder verschieden sein; sie müssen genommen werden, eine nach der "
                "anderen.",
            ),
            Ruling(
                "token-there",
                Source("adventures_1e"),
                "Who has the token already takes no second one, but gains the cards.",
                "Wer den Marker schon hat, nimmt keinen zweiten, die Karten aber schon.",
            ),
        ),
    ),
    Words(
        "bonfire",
        en=English("Bonfire", "Bonfires"),
        de=German("Freudenfeuer", "Freudenfeuer", "n"),
        picture="celebration-fire",
        text=Both(
            "Up to two of the cards that you have in play may be trashed.",
            "Bis zu zwei der Karten, die du im Spiel hast, dürfen entsorgt werden.",
        ),
        later={
            2: Both(
                "Up to two of the Coppers that you have in play may be trashed.",
                "Bis zu zwei der Kupfer, die du im Spiel hast, dürfen entsorgt werden.",
            ),
        },
        asks={
            "trash": Ask(
                "Trash up to 2 of your cards in play.",
                "Entsorge bis zu 2 deiner Karten im Spiel.",
            ),
        },
        rulings=(
            Ruling(
                "in-play",
                Source("adventures_1e"),
                "None, one or two cards, and only of those in play; their coins stay.",
                "Keine, eine oder zwei Karten, und nur solche im Spiel; ihr Geld bleibt.",
            ),
            Ruling(
                "duration",
                Source("practice"),
                "First print: any cards in play may be trashed, also Durations; those still do what they have left "
                "to do.",
                "Erste Auflage: Entsorgt werden dürfen alle Karten im Spiel, auch Dauerkarten; diese tun trotzdem, "
                "was noch aussteht.",
            ),
            Ruling(
                "while-in-play",
                Source("practice"),
                "First print: what holds while a card is in play ends with it.",
                "Erste Auflage: Was gilt, solange eine Karte im Spiel ist, endet damit.",
            ),
            Ruling(
                "later",
                Source("adventures_later"),
                "Later print: only Coppers.",
                "Späterer Druck: nur Kupfer.",
                edition=2,
            ),
        ),
    ),
    Words(
        "borrow",
        en=English("Borrow", "Borrows"),
        de=German("Leihgabe", "Leihgaben", "f"),
        picture="money-stack",
        text=Both(
            "At most once in a turn:\n+1 Buy\nIf your deck is without your −1 Card token, lay it there: +1 Coin.",
            "Höchstens einmal in einem Zug:\n"
            "+1 Kauf\n"
            "Liegt dein −1-Karte-Marker nicht auf deinem Nachziehstapel, lege ihn dorthin: +1 Geld.",
        ),
        rulings=(
            Ruling(
                "buy-back",
                Source("adventures_1e", examples=("AD1",)),
                "It gives back the Buy that it takes.",
                "Sie bringt den Kauf zurück, den sie verbraucht.",
            ),
            Ruling(
                "token-there",
                Source("adventures_1e"),
                "If the token lies there already, you get the Buy only.",
                "Liegt der Marker schon dort, bekommst du nur den Kauf.",
            ),
            Ruling(
                "once",
                Source("adventures_1e"),
                "It can be bought once a turn, also if the token has come off in between.",
                "Sie ist nur einmal je Zug zu haben, auch wenn der Marker inzwischen weg ist.",
            ),
            Ruling(
                "coin-eaten",
                Source("practice"),
                "A −1 Coin token takes the coin.",
                "Ein −1-Geld-Marker nimmt das Geld weg.",
            ),
        ),
    ),
    Words(
        "expedition",
        en=English("Expedition", "Expeditions"),
        de=German("Expedition", "Expeditionen", "f"),
        picture="mountain-climbing",
        text=Both(
            "In the Clean-up of this turn, your new hand has two cards more.",
            "In der Aufräumphase dieses Zuges ziehst du zwei Karten mehr.",
        ),
        rulings=(
            Ruling(
                "adds-up",
                Source("adventures_1e"),
                "Bought several times it adds up: nine cards after two.",
                "Mehrmals erworben, zählt sie mehrfach: neun Karten nach zweien.",
            ),
            Ruling(
                "this-turn",
                Source("adventures_1e"),
                "It holds for this turn only.",
                "Sie gilt nur für diesen Zug.",
            ),
            Ruling(
                "outpost",
                Source("adventures_1e"),
                "The two cards come on top of what else changes the number: five with an Outpost, whatever came first.",
                "Die zwei Karten kommen zu dem hinzu, was die Zahl sonst ändert: fünf mit einem Außenposten, was "
                "immer zuerst kam.",
            ),
            Ruling(
                "one-draw",
                Source("practice", examples=("AD1",)),
                "It is one draw with the hand: a −1 Card token takes one card off.",
                "Es wird mit der Hand zusammen gezogen: Ein −1-Karte-Marker nimmt eine Karte weg.",
            ),
        ),
    ),
    Words(
        "mission",
        en=English("Mission", "Missions"),
        de=German("Mission", "Missionen", "f"),
        picture="jerusalem-cross",
        text=Both(
            "At most once in a turn:\n"
            "If the turn before this one was not yours either, an extra turn of yours follows. You cannot buy "
            "cards in it.",
            "Höchstens einmal in einem Zug:\n"
            "War der Zug vor diesem nicht auch deiner, folgt ein Extrazug von dir. Karten kaufen kannst du darin "
            "nicht.",
        ),
        later={
            2: Both(
                "An extra turn of yours follows, unless it were your third one in a row. You cannot buy cards in it.",
                "Ein Extrazug von dir folgt, außer es wäre dein dritter hintereinander. Karten kaufen kannst du "
                "darin nicht.",
            ),
        },
        rulings=(
            Ruling(
                "previous-turn",
                Source("adventures_1e"),
                "If the previous turn was yours, an extra turn too, nothing happens.",
                "War der vorige Zug deiner, auch ein Extrazug, geschieht nichts.",
            ),
            Ruling(
                "no-cards-but-events",
                Source("adventures_1e", examples=("AD14",)),
                "In the extra turn you cannot buy cards, but play them, buy Events and gain cards in other ways.",
                "Im Extrazug kannst du keine Karten kaufen, aber welche spielen, Ereignisse erwerben und auf "
                "andere Weise Karten nehmen.",
            ),
            Ruling(
                "black-market",
                Source("practice"),
                "Nothing can be bought from the Black Market either.",
                "Auch vom Schwarzmarkt kann nichts gekauft werden.",
            ),
            Ruling(
                "next-turn",
                Source("adventures_1e"),
                "It is your next turn for Durations.",
                "Er ist für Dauerkarten dein nächster Zug.",
            ),
            Ruling(
                "possessed",
                Source("practice"),
                "Bought in a turn in which another player decides, it gives its buyer the extra turn; then comes "
                "the normal one.",
                "In einem Zug erworben, in dem ein anderer entscheidet, gibt sie dem Käufer den Extrazug; danach "
                "kommt der normale.",
            ),
            Ruling(
                "with-outpost",
                Source("practice"),
                "First print: with an Outpost you choose which turn comes first; the first begins with three "
                "cards. After an Outpost turn the Mission follows.",
                "Erste Auflage: Mit einem Außenposten wählst du, welcher Zug zuerst kommt; der erste beginnt mit "
                "drei Karten. Nach dem Zug des Außenpostens folgt die Mission.",
            ),
            Ruling(
                "before-outpost",
                Source("practice"),
                "If the Mission comes first, there is no Outpost turn (first print of Outpost).",
                "Kommt die Mission zuerst, gibt es keinen Zug des Außenpostens (1. Auflage des Außenpostens).",
            ),
            Ruling(
                "later-twice",
                Source("adventures_later"),
                "Later print: it can be bought twice in a turn, but that brings no second extra turn.",
                "Späterer Druck: Sie kann in einem Zug zweimal erworben werden, bringt aber keinen zweiten Extrazug.",
                edition=2,
            ),
            Ruling(
                "later-lapses",
                Source("adventures_later"),
                "Later print: if another extra turn comes first, the one of the Mission lapses.",
                "Späterer Druck: Kommt ein anderer Extrazug zuerst, verfällt der der Mission.",
                edition=2,
            ),
        ),
    ),
    Words(
        "pilgrimage",
        en=English("Pilgrimage", "Pilgrimages"),
        de=German("Pilgerfahrt", "Pilgerfahrten", "f"),
        picture="pilgrim-hat",
        text=Both(
            "At most once in a turn:\n"
            "Turn your Journey token to its other side. (It begins face up.)\n"
            "If it now lies face up, pick up to three differently named cards that you have in play, and gain one "
            "more of each.",
            "Höchstens einmal in einem Zug:\n"
            "Drehe deinen Reisemarker auf die andere Seite. (Zu Anfang liegt er offen.)\n"
            "Liegt er jetzt offen, wähle bis zu drei Karten mit verschiedenen Namen, die du im Spiel hast, und "
            "nimm von jeder noch eine.",
        ),
        asks={
            "choose": Ask(
                "Choose up to 3 cards in play to gain copies of.",
                "Wähle bis zu 3 Karten im Spiel, von denen du je eine nimmst.",
            ),
            "order": Ask(
                "In which order do you gain them?",
                "In welcher Reihenfolge nimmst du sie?",
            ),
        },
        rulings=(
            Ruling(
                "face-up",
                Source("adventures_1e"),
                "Only when the token comes to lie face up you gain cards: every second time.",
                "Nur wenn der Marker offen zu liegen kommt, nimmst du Karten: jedes zweite Mal.",
            ),
            Ruling(
                "different",
                Source("adventures_1e"),
                "Up to three cards of different names, at any cost; Treasures and Durations in play are among them.",
                "Bis zu drei Karten verschiedenen Namens zu beliebigen Kosten; auch Geldkarten und Dauerkarten im "
                "Spiel.",
            ),
            Ruling(
                "chosen-first",
                Source("adventures_1e"),
                "All are chosen first, and then gained one after the other in your order.",
                "Alle werden zuerst gewählt und dann nacheinander in deiner Reihenfolge genommen.",
            ),
            Ruling(
                "supply-only",
                Source("adventures_1e"),
                "Only from the Supply: without a copy there, none is gained.",
                "Nur aus dem Vorrat: Liegt dort keine gleiche, wird keine genommen.",
            ),
        ),
    ),
    Words(
        "quest",
        en=English("Quest", "Quests"),
        de=German("Quest", "Quests", "f"),
        picture="holy-grail",
        text=Both(
            "You may discard one Attack, or two Curses, or six cards, from your hand.\nGain a Gold if you did so.",
            "Du darfst einen Angriff, zwei Flüche oder sechs Karten aus der Hand ablegen.\n"
            "Hast du das getan, nimm ein Gold.",
        ),
        asks={
            "choose": Ask(
                "What do you discard for a Gold?",
                "Was legst du für ein Gold ab?",
                options={
                    "attack": Both("An Attack", "Einen Angriff"),
                    "cards": Both("Six cards", "Sechs Karten"),
                    "curses": Both("Two Curses", "Zwei Flüche"),
                },
                none=Both("Nothing", "Nichts"),
            ),
            "discard": Ask(
                "Discard what you have chosen.",
                "Lege das Gewählte ab.",
            ),
        },
        rulings=(
            Ruling(
                "one-way",
                Source("adventures_1e"),
                "One of the three ways for each purchase; it can be bought again.",
                "Je Erwerb einer der drei Wege; sie kann wieder erworben werden.",
            ),
            Ruling(
                "too-few",
                Source("adventures_1e"),
                "You may choose a way for which you have too few cards: those are discarded, and there is no Gold.",
                "Du darfst auch einen Weg wählen, für den dir Karten fehlen: Was da ist, wird abgelegt, und es "
                "gibt kein Gold.",
            ),
            Ruling(
                "nothing",
                Source("adventures_1e"),
                "It may be bought without discarding anything.",
                "Sie darf erworben werden, ohne etwas abzulegen.",
            ),
        ),
    ),
    Words(
        "raid",
        en=English("Raid", "Raids"),
        de=German("Überfall", "Überfälle", "m"),
        picture="viking-helmet",
        text=Both(
            "Gain as many Silvers as you have Silvers in play.\n"
            "All other players put their −1 Card token onto their deck.",
            "Nimm so viele Silber, wie du Silber im Spiel hast.\n"
            "Alle anderen Spieler legen ihren −1-Karte-Marker auf ihren Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "in-play",
                Source("adventures_1e"),
                "The Silvers in play count when it is bought; those gained are not in play.",
                "Es zählen die Silber, die beim Erwerb im Spiel sind; die genommenen sind es nicht.",
            ),
            Ruling(
                "no-attack",
                Source("adventures_1e"),
                "It is no Attack: neither a Moat nor a Caravan Guard can be used.",
                "Er ist kein Angriff: Weder Burggraben noch Karawanenwächter sind möglich.",
            ),
            Ruling(
                "token-once",
                Source("adventures_1e"),
                "Bought again, it gives nobody a second token.",
                "Noch einmal erworben, gibt er niemandem einen zweiten Marker.",
            ),
        ),
    ),
    Words(
        "save",
        en=English("Save", "Saves"),
        de=German("Zuflucht", "Zufluchten", "f"),
        picture="mason-jar",
        text=Both(
            "At most once in a turn:\n"
            "+1 Buy\n"
            "Lay a card from your hand aside, face down. When the turn ends and your new hand is drawn, it joins "
            "that hand.",
            "Höchstens einmal in einem Zug:\n"
            "+1 Kauf\n"
            "Lege eine Handkarte verdeckt beiseite. Endet der Zug und ist deine neue Hand gezogen, kommt sie dazu.",
        ),
        asks={
            "aside": Ask(
                "Set a card from your hand aside.",
                "Lege eine Handkarte beiseite.",
            ),
        },
        rulings=(
            Ruling(
                "forced",
                Source("adventures_1e"),
                "A card must be set aside if there is one in hand; the others do not see it.",
                "Eine Karte muss beiseite, falls eine auf der Hand ist; die anderen sehen sie nicht.",
            ),
            Ruling(
                "after-drawing",
                Source("adventures_1e"),
                "It joins the new hand, which is a card larger by it.",
                "Sie kommt zur neuen Hand, die dadurch eine Karte größer ist.",
            ),
            Ruling(
                "not-drawn",
                Source("practice"),
                "Taking it back is not drawing: a −1 Card token takes a card of the new hand alone.",
                "Sie zurückzunehmen ist kein Ziehen: Ein −1-Karte-Marker kostet nur eine Karte der neuen Hand.",
            ),
            Ruling(
                "empty-hand",
                Source("adventures_1e"),
                "With an empty hand you only get the Buy.",
                "Mit leerer Hand bekommst du nur den Kauf.",
            ),
        ),
    ),
    Words(
        "scouting_party",
        en=English("Scouting Party", "Scouting Parties"),
        de=German("Spähtrupp", "Spähtrupps", "m"),
        picture="binoculars",
        text=Both(
            "+1 Buy\n"
            "Look at five cards from the top of your deck. You discard three; the other two return in any order.",
            "+1 Kauf\n"
            "Sieh dir die obersten fünf Karten deines Nachziehstapels an. Drei legst du ab; die anderen beiden "
            "kommen in beliebiger Reihenfolge zurück.",
        ),
        asks={
            "discard": Ask(
                "Discard 3 of these cards.",
                "Lege 3 dieser Karten ab.",
            ),
            "order": Ask(
                "Put the cards back onto your deck, the last one on top.",
                "Lege die Karten auf deinen Nachziehstapel zurück, die letzte zuoberst.",
            ),
        },
        rulings=(
            Ruling(
                "too-few",
                Source("adventures_1e"),
                "With fewer than five cards, after shuffling, three are discarded all the same, and what is left "
                "returns.",
                "Sind es auch nach dem Mischen weniger als fünf Karten, werden doch drei abgelegt, und was bleibt, "
                "kommt zurück.",
            ),
            Ruling(
                "not-drawn",
                Source("adventures_1e"),
                "Looking is not drawing: a −1 Card token stays on the deck.",
                "Ansehen ist kein Ziehen: Ein −1-Karte-Marker bleibt auf dem Nachziehstapel.",
            ),
        ),
    ),
    Words(
        "trade",
        en=English("Trade", "Trades"),
        de=German("Handel", "Handel", "m"),
        picture="trade",
        text=Both(
            "Up to two cards from your hand may be trashed.\nGain a Silver for each that was trashed.",
            "Bis zu zwei Handkarten dürfen entsorgt werden.\nNimm für jede entsorgte Karte ein Silber.",
        ),
        asks={
            "trash": Ask(
                "Trash up to 2 cards from your hand.",
                "Entsorge bis zu 2 Handkarten.",
            ),
        },
        rulings=(
            Ruling(
                "together",
                Source("adventures_1e"),
                "The cards are trashed together; what that sets off comes before the Silvers.",
                "Die Karten werden zusammen entsorgt; was das auslöst, kommt vor den Silbern.",
            ),
            Ruling(
                "fortress",
                Source("practice"),
                "A Fortress that returns to the hand was trashed, and brings a Silver.",
                "Eine Festung, die auf die Hand zurückkehrt, wurde entsorgt und bringt ein Silber.",
            ),
        ),
    ),
    Words(
        "travelling_fair",
        en=English("Travelling Fair", "Travelling Fairs"),
        de=German("Wanderzirkus", "Wanderzirkusse", "m"),
        picture="ringmaster",
        text=Both(
            "+2 Buys\nUntil the turn ends, each card that you gain may go onto your deck.",
            "+2 Käufe\nBis der Zug endet, darf jede Karte, die du nimmst, auf deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "card-by-card",
                Source("adventures_1e"),
                "You decide for each card, bought or gained otherwise, from then on.",
                "Du entscheidest für jede Karte, ob gekauft oder anders genommen, von da an.",
            ),
            Ruling(
                "not-exchanged",
                Source("adventures_1e"),
                "A card that came by an exchange was not gained.",
                "Eine eingetauschte Karte wurde nicht genommen.",
            ),
            Ruling(
                "twice",
                Source("adventures_1e"),
                "Bought twice, it only gives more Buys.",
                "Zweimal erworben, bringt er nur mehr Käufe.",
            ),
            Ruling(
                "until-the-end",
                Source("practice"),
                "Cards gained in Clean-up count too.",
                "Auch in der Aufräumphase genommene Karten zählen.",
            ),
            Ruling(
                "gone",
                Source("practice"),
                "A card that was moved on at once cannot be put there any more.",
                "Eine Karte, die gleich weiterbewegt wurde, kann nicht mehr dorthin.",
            ),
        ),
    ),
)
