"""Words of the cards of Adventures that use the Tavern mat."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "coin_of_the_realm",
        en=English("Coin of the Realm", "Coins of the Realm"),
        de=German("Königliche Münzen", "Königliche Münzen", "pl"),
        picture="crown-coin",
        text=Both(
            "1 Coin\nPlaying this moves it onto your Tavern mat.\n—\nRight after one of your Action cards is done, you "
            "may call this, for +2 Actions.",
            "1 Geld\nBeim Spielen kommt diese Karte auf dein Wirtshaustableau.\n—\nDirekt nachdem eine deiner "
            "Aktionskarten abgehandelt ist, darfst du diese Karte aufrufen: +2 Aktionen.",
        ),
        rulings=(
            Ruling(
                "after-an-action",
                Source("adventures_1e"),
                "It may be called right after any Action card you played is done, also one that used your last "
                "Action, also in the turn in which it was played.",
                "Sie dürfen aufgerufen werden, direkt nachdem irgendeine von dir gespielte Aktionskarte abgehandelt "
                "ist, auch wenn diese deine letzte Aktion verbraucht hat, auch im selben Zug, in dem sie gespielt "
                "wurden.",
            ),
            Ruling(
                "no-coin",
                Source("adventures_1e"),
                "Calling it gives +2 Actions but no coin; the coin of its play stays yours.",
                "Der Aufruf bringt +2 Aktionen, aber kein Geld; das Geld vom Spielen bleibt dir.",
            ),
            Ruling(
                "several",
                Source("adventures_1e"),
                "Several may be called after the same Action.",
                "Nach derselben Aktionskarte dürfen mehrere aufgerufen werden.",
            ),
            Ruling(
                "not-after-treasures",
                Source("adventures_1e"),
                "It cannot be called after a Treasure, nor after somebody else's Action.",
                "Nach einer Geldkarte oder nach einer fremden Aktionskarte können sie nicht aufgerufen werden.",
            ),
            Ruling(
                "on-the-turn-of-another",
                Source("adventures_1e", "caravan_guard"),
                "Called for an Action that you play on another player's turn, it is discarded in the Clean-up of that "
                "turn, and the Actions are of no use.",
                "Wer sie für eine Aktionskarte aufruft, die er im Zug eines anderen spielt, legt sie in der "
                "Aufräumphase dieses Zuges ab; die Aktionen nützen dann nichts.",
            ),
        ),
    ),
    Words(
        "distant_lands",
        en=English("Distant Lands", "Distant Lands"),
        de=German("Ferne Lande", "Ferne Lande", "pl"),
        picture="mountaintop",
        text=Both(
            "Playing this moves it onto your Tavern mat.\n—\n4 VP if it lies on the mat when the game ends; 0 VP "
            "anywhere else.",
            "Beim Spielen kommt diese Karte auf dein Wirtshaustableau.\n—\n4 Siegpunkte, wenn sie am Spielende auf dem "
            "Tableau liegt; überall sonst 0 Siegpunkte.",
        ),
        rulings=(
            Ruling(
                "only-on-the-mat",
                Source("adventures_1e"),
                "Each copy is worth 4 VP on the Tavern mat and nothing anywhere else; it is a card of yours either "
                "way.",
                "Jede ist auf dem Wirtshaustableau 4 Siegpunkte wert und überall sonst nichts; deine Karte ist sie in "
                "jedem Fall.",
            ),
            Ruling(
                "never-called",
                Source("adventures_1e"),
                "It is never called: what lies on the mat stays there.",
                "Sie werden nie aufgerufen: Was auf dem Tableau liegt, bleibt dort.",
            ),
            Ruling(
                "three-types",
                Source("adventures_1e"),
                "It is an Action and a Victory card for all purposes, and its pile has 8 or 12 cards.",
                "Sie sind in jeder Hinsicht Aktions- und Punktekarte, und der Stapel hat 8 oder 12 Karten.",
            ),
        ),
    ),
    Words(
        "duplicate",
        en=English("Duplicate", "Duplicates"),
        de=German("Duplikat", "Duplikate", "n"),
        picture="plain/duplicate",
        text=Both(
            "Playing this moves it onto your Tavern mat.\n—\nWhenever you gain a card that costs 6 or less, you may "
            "call this: one more card of that name is gained.",
            "Beim Spielen kommt diese Karte auf dein Wirtshaustableau.\n—\nJedes Mal, wenn du eine Karte nimmst, die "
            "höchstens 6 kostet, darfst du diese Karte aufrufen und eine weitere Karte dieses Namens nehmen.",
        ),
        rulings=(
            Ruling(
                "any-gain",
                Source("adventures_1e"),
                "It may be called for any gain of yours of a card costing up to 6, bought or not, in your own turn and "
                "in those of others, also in the turn in which it was played.",
                "Es darf bei jedem deiner Nehmen einer Karte für höchstens 6 aufgerufen werden, gekauft oder nicht, in "
                "deinen eigenen und in fremden Zügen, auch im selben Zug, in dem es gespielt wurde.",
            ),
            Ruling(
                "from-the-supply",
                Source("adventures_1e"),
                "The copy comes from the Supply into the discard pile. If there is none on top of its pile, or the "
                "card does not belong to the Supply, calling gives nothing.",
                "Die zweite Karte kommt aus dem Vorrat auf den Ablagestapel. Liegt keine oben auf ihrem Stapel oder "
                "gehört die Karte nicht zum Vorrat, bringt der Aufruf nichts.",
            ),
            Ruling(
                "again-and-again",
                Source("adventures_1e", examples=("AD7",)),
                "Any number may be called for one gain, and the copy is itself gained and may be duplicated again.",
                "Für ein Nehmen dürfen beliebig viele aufgerufen werden, und auch die zweite Karte wird genommen und "
                "darf wieder verdoppelt werden.",
            ),
            Ruling(
                "cost",
                Source("author"),
                "What the card costs at that moment counts; a cost with a Potion or Debt is too much.",
                "Es zählen die Kosten in diesem Augenblick; Kosten mit Trank oder Schulden sind zu viel.",
            ),
            Ruling(
                "discarded-that-turn",
                Source("adventures_1e"),
                "Called in another player's turn, it is discarded in the Clean-up of that turn.",
                "Im Zug eines anderen aufgerufen, wird es in der Aufräumphase dieses Zuges abgelegt.",
            ),
        ),
    ),
    Words(
        "guide",
        en=English("Guide", "Guides"),
        de=German("Kundschafter", "Kundschafter", "m"),
        picture="direction-signs",
        text=Both(
            "+1 Card\n+1 Action\nPlaying this moves it onto your Tavern mat.\n—\nWhen your turn starts, you may call "
            "this: throw your whole hand onto the discard pile, then +5 Cards.",
            "+1 Karte\n+1 Aktion\nBeim Spielen kommt diese Karte auf dein Wirtshaustableau.\n—\nZu Beginn deines Zuges "
            "darfst du diese Karte aufrufen: Lege alle Handkarten ab, dann +5 Karten.",
        ),
        rulings=(
            Ruling(
                "whole-hand",
                Source("adventures_1e"),
                "When you call it you discard your whole hand first, and then draw five cards.",
                "Rufst du ihn auf, legst du erst alle Handkarten ab und ziehst dann fünf Karten.",
            ),
            Ruling(
                "empty-hand",
                Source("adventures_1e"),
                "An empty hand is no obstacle.",
                "Eine leere Hand ist kein Hindernis.",
            ),
            Ruling(
                "next-turn-on",
                Source("adventures_1e"),
                "It can be called at the start of your own turns only, from the next one on.",
                "Er kann nur zu Beginn deiner eigenen Züge aufgerufen werden, ab dem nächsten.",
            ),
        ),
    ),
    Words(
        "miser",
        en=English("Miser", "Misers"),
        de=German("Geizhals", "Geizhälse", "m"),
        picture="piggy-bank",
        text=Both(
            "One of these, as you like: a Copper goes from your hand onto your Tavern mat; or +1 Coin for every "
            "Copper on the mat.",
            "Eines davon nach Wahl: Ein Kupfer kommt aus deiner Hand auf dein Wirtshaustableau; oder +1 Geld für "
            "jedes Kupfer auf dem Tableau.",
        ),
        asks={
            "choose": Ask(
                "Which of the two?",
                "Welches von beiden?",
                options={
                    "put": Both("put a Copper on the mat", "ein Kupfer auf das Tableau legen"),
                    "coins": Both("+1 Coin for each Copper there", "+1 Geld für jedes Kupfer dort"),
                },
            ),
        },
        rulings=(
            Ruling(
                "per-copper",
                Source("adventures_1e"),
                "The coins are one for every Copper that lies on the mat; other cards there do not count.",
                "Für jedes Kupfer auf dem Tableau gibt es ein Geld; andere Karten dort zählen nicht.",
            ),
            Ruling(
                "even-in-vain",
                Source("adventures_1e"),
                "Either may be chosen, even if there is no Copper in hand, or none on the mat: then nothing happens.",
                "Du darfst beides wählen, auch ohne Kupfer auf der Hand oder auf dem Tableau: Dann geschieht nichts.",
            ),
            Ruling(
                "stays-there",
                Source("adventures_1e"),
                "The Copper is neither trashed nor discarded nor in play: it stays there to the end and is yours.",
                "Das Kupfer ist weder entsorgt noch abgelegt noch im Spiel: Es bleibt bis zum Ende dort und gehört "
                "dir.",
            ),
            Ruling(
                "itself-not",
                Source("adventures_1e"),
                "Miser itself is no Reserve card: it stays in play and is discarded as usual.",
                "Der Geizhals selbst ist keine Reservekarte: Er bleibt im Spiel und wird wie üblich abgelegt.",
            ),
        ),
    ),
    Words(
        "ratcatcher",
        en=English("Ratcatcher", "Ratcatchers"),
        de=German("Rattenfänger", "Rattenfänger", "m"),
        picture="pan-flute",
        text=Both(
            "+1 Card\n+1 Action\nPlaying this moves it onto your Tavern mat.\n—\nWhen your turn starts, you may call "
            "this, which trashes one card of your hand.",
            "+1 Karte\n+1 Aktion\nBeim Spielen kommt diese Karte auf dein Wirtshaustableau.\n—\nZu Beginn deines Zuges "
            "darfst du diese Karte aufrufen und entsorgst damit eine Handkarte.",
        ),
        asks={"trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte.")},
        rulings=(
            Ruling(
                "forced",
                Source("adventures_1e"),
                "Once called, it trashes a card from your hand if you have one.",
                "Einmal aufgerufen, entsorgt er eine Handkarte, wenn du eine hast.",
            ),
            Ruling(
                "start-of-turn",
                Source("adventures_1e"),
                "It is called at the start of your turn, in any order with what else happens then, and is discarded "
                "in that turn.",
                "Er wird zu Beginn deines Zuges aufgerufen, in beliebiger Reihenfolge mit allem, was dann sonst "
                "geschieht, und noch in diesem Zug abgelegt.",
            ),
        ),
    ),
    Words(
        "royal_carriage",
        en=English("Royal Carriage", "Royal Carriages"),
        de=German("Königliche Kutsche", "Königliche Kutschen", "f"),
        picture="plain/carriage",
        text=Both(
            "+1 Action\nPlaying this moves it onto your Tavern mat.\n—\nRight after one of your Action cards is done "
            "and still lies in play, you may call this: that card is played once more.",
            "+1 Aktion\nBeim Spielen kommt diese Karte auf dein Wirtshaustableau.\n—\nDirekt nachdem eine deiner "
            "Aktionskarten abgehandelt ist und noch im Spiel liegt, darfst du diese Karte aufrufen: Jene Karte wird "
            "noch einmal gespielt.",
        ),
        rulings=(
            Ruling(
                "when-done",
                Source("adventures_1e"),
                "You decide when the Action has been carried out completely; what it does later is not waited for.",
                "Du entscheidest, wenn die Aktionskarte ganz ausgeführt ist; was sie erst später tut, wird nicht "
                "abgewartet.",
            ),
            Ruling(
                "full-play",
                Source("author"),
                "Playing it again is a full play, with all that happens when you play such a card, but uses no Action.",
                "Das erneute Spielen ist ein vollständiges Spielen mit allem, was dabei geschieht, verbraucht aber "
                "keine Aktion.",
            ),
            Ruling(
                "still-in-play",
                Source("author"),
                "It is not possible if the card has left play, even if it came back: not for a Reserve card on the "
                "mat, not for a card that trashed or returned itself.",
                "Es ist nicht möglich, wenn die Karte das Spiel verlassen hat, selbst wenn sie zurückgekommen ist: "
                "nicht bei einer Reservekarte auf dem Tableau, nicht bei einer Karte, die sich selbst entsorgt oder "
                "zurückgelegt hat.",
            ),
            Ruling(
                "not-for-called-cards",
                Source("adventures_1e"),
                "A called card was not played, so it cannot be played again.",
                "Eine aufgerufene Karte wurde nicht gespielt und kann also nicht noch einmal gespielt werden.",
            ),
            Ruling(
                "several",
                Source("adventures_1e", examples=("AD6",)),
                "Any number may be called for the same card, one after the other, while it is in play after each play.",
                "Für dieselbe Karte dürfen beliebig viele aufgerufen werden, eine nach der anderen, solange sie nach "
                "jedem Spielen noch im Spiel ist.",
            ),
            Ruling(
                "duration",
                Source("adventures_1e"),
                "If it plays a Duration again it stays in play with it; otherwise it is discarded that turn.",
                "Spielt sie eine Dauerkarte noch einmal, bleibt sie mit ihr im Spiel; sonst wird sie noch in diesem "
                "Zug abgelegt.",
            ),
            Ruling(
                "other-phases-and-turns",
                Source("author"),
                "It may be called for Actions played outside the Action phase, and on another player's turn.",
                "Sie darf auch für Aktionskarten aufgerufen werden, die außerhalb der Aktionsphase oder im Zug eines "
                "anderen gespielt werden.",
            ),
            Ruling(
                "for-what-played-it",
                Source("author"),
                "Played by another Action, it is on the mat when that Action is done and may be called to play that "
                "one again.",
                "Von einer anderen Aktionskarte gespielt, liegt sie auf dem Tableau, wenn jene abgehandelt ist, und "
                "darf aufgerufen werden, um jene noch einmal zu spielen.",
            ),
            Ruling(
                "between-two-plays",
                Source("from_author"),
                "Between two plays by a Throne Room it may be called for the card just played.",
                "Zwischen zwei Malen durch einen Thronsaal darf sie für die gerade gespielte Karte aufgerufen werden.",
            ),
        ),
    ),
    Words(
        "teacher",
        en=English("Teacher", "Teachers"),
        de=German("Lehrer", "Lehrer", "m"),
        picture="teacher",
        text=Both(
            "Playing this moves it onto your Tavern mat.\n—\nWhen your turn starts, you may call this: lay your +1 "
            "Card, +1 Action, +1 Buy or +1 Coin token on a Supply pile of Actions where you have no token.",
            "Beim Spielen kommt diese Karte auf dein Wirtshaustableau.\n—\nZu Beginn deines Zuges darfst du diese "
            "Karte aufrufen: Lege deinen Marker +1 Karte, +1 Aktion, +1 Kauf oder +1 Geld auf einen Aktionsstapel des "
            "Vorrats, auf dem du keinen Marker hast.",
        ),
        asks={
            "token": Ask(
                "Which token do you move?",
                "Welchen Marker legst du?",
                options={
                    "cards": Both("+1 Card", "+1 Karte"),
                    "actions": Both("+1 Action", "+1 Aktion"),
                    "buys": Both("+1 Buy", "+1 Kauf"),
                    "coins": Both("+1 Coin", "+1 Geld"),
                },
            ),
            "pile": Ask(
                "Put the token on a pile of Actions without a token of yours.",
                "Lege den Marker auf einen Aktionsstapel ohne einen Marker von dir.",
            ),
        },
        rulings=(
            Ruling(
                "one-of-four",
                Source("adventures_1e"),
                "You choose one of the four tokens, whether it lies somewhere already or not; it is moved.",
                "Du wählst einen der vier Marker, ob er schon irgendwo liegt oder nicht; er wird versetzt.",
            ),
            Ruling(
                "own-tokens-block",
                Source("adventures_1e"),
                "Any of your tokens on a pile keeps it from going there, also those of Ferry and Plan; tokens of other "
                "players, or tokens that belong to nobody, do not.",
                "Jeder deiner Marker auf einem Stapel sperrt ihn, auch der von Überfahrt oder Planung; fremde Marker "
                "und solche, die niemandem gehören, nicht.",
            ),
            Ruling(
                "more-later",
                Source("adventures_1e"),
                "Other effects may add further tokens to the pile later.",
                "Andere Effekte dürfen später weitere Marker auf den Stapel legen.",
            ),
            Ruling(
                "no-pile",
                Source("practice"),
                "If there is no such pile, the call does nothing.",
                "Gibt es keinen solchen Stapel, bewirkt der Aufruf nichts.",
            ),
            Ruling(
                "no-traveller",
                Source("adventures_1e"),
                "Teacher is no Traveller: it is discarded in that turn's Clean-up without an exchange, and can be "
                "played again.",
                "Der Lehrer ist kein Reisender: Er wird in der Aufräumphase jenes Zuges ohne Tausch abgelegt und kann "
                "wieder gespielt werden.",
            ),
        ),
    ),
    Words(
        "transmogrify",
        en=English("Transmogrify", "Transmogrifies"),
        de=German("Transformation", "Transformationen", "f"),
        picture="frog-prince",
        text=Both(
            "+1 Action\nPlaying this moves it onto your Tavern mat.\n—\nWhen your turn starts, you may call this: a "
            "card of your hand is trashed, one that costs 1 more at most is gained and then taken into your hand.",
            "+1 Aktion\nBeim Spielen kommt diese Karte auf dein Wirtshaustableau.\n—\nZu Beginn deines Zuges darfst du "
            "diese Karte aufrufen: Du entsorgst eine Handkarte, nimmst eine Karte, die höchstens 1 mehr kostet, und "
            "nimmst diese dann auf die Hand.",
        ),
        later={
            2: Both(
                "+1 Action\nPlaying this moves it onto your Tavern mat.\n—\nWhen your turn starts, you may call this: "
                "a card of your hand is trashed, and one that costs 1 more at most is gained straight to your hand.",
                "+1 Aktion\nBeim Spielen kommt diese Karte auf dein Wirtshaustableau.\n—\nZu Beginn deines Zuges "
                "darfst du diese Karte aufrufen: Du entsorgst eine Handkarte und nimmst eine Karte, die höchstens 1 "
                "mehr kostet, direkt auf die Hand.",
            ),
        },
        asks={
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
            "gain": Ask(
                "Gain a card costing up to 1 more into your hand.",
                "Nimm eine Karte auf die Hand, die höchstens 1 mehr kostet.",
            ),
        },
        rulings=(
            Ruling(
                "forced",
                Source("adventures_1e"),
                "Once called, trashing and gaining are forced as far as possible; without a card to trash nothing is "
                "gained.",
                "Einmal aufgerufen, müssen Entsorgen und Nehmen so weit wie möglich geschehen; ohne Karte zum "
                "Entsorgen wird nichts genommen.",
            ),
            Ruling(
                "up-to-one-more",
                Source("adventures_1e"),
                "The new card may be as dear, cheaper or the same; a Potion or Debt in its cost must be in that of the "
                "trashed one too.",
                "Die neue Karte darf auch gleich teuer, billiger oder dieselbe sein; Trank oder Schulden darf sie nur "
                "kosten, wenn die entsorgte Karte das auch tut.",
            ),
            Ruling(
                "usable-at-once",
                Source("adventures_1e"),
                "The new card comes into your hand and can be used in this turn.",
                "Die neue Karte kommt auf die Hand und ist in diesem Zug nutzbar.",
            ),
            Ruling(
                "then-to-hand",
                Source("adventures_1e"),
                "First print: the card is gained into the discard pile and then taken into the hand, unless something "
                "has moved it in between.",
                "Erster Druck: Die Karte kommt auf den Ablagestapel und dann auf die Hand, sofern nichts sie "
                "dazwischen bewegt hat.",
            ),
            Ruling(
                "straight-to-hand",
                Source("adventures_later"),
                "Later print: the card is gained to the hand.",
                "Späterer Druck: Die Karte wird auf die Hand genommen.",
                edition=2,
            ),
        ),
    ),
    Words(
        "wine_merchant",
        en=English("Wine Merchant", "Wine Merchants"),
        de=German("Weinhändler", "Weinhändler", "m"),
        picture="wine-bottle",
        text=Both(
            "+1 Buy\n+4 Coins\nPlaying this moves it onto your Tavern mat.\n—\nWhenever your Buy phase ends with at "
            "least 2 Coins left, you may discard this from the mat.",
            "+1 Kauf\n+4 Geld\nBeim Spielen kommt diese Karte auf dein Wirtshaustableau.\n—\nJedes Mal, wenn deine "
            "Kaufphase mit mindestens 2 übrigen Geld endet, darfst du diese Karte vom Tableau ablegen.",
        ),
        rulings=(
            Ruling(
                "two-coins-for-all",
                Source("adventures_1e"),
                "Two coins left over are enough for all Wine Merchants on the mat, and are not used up.",
                "Zwei übrige Geld genügen für alle Weinhändler auf dem Tableau und werden nicht verbraucht.",
            ),
            Ruling(
                "less-than-two",
                Source("adventures_1e"),
                "With less than two coins left over they stay on the mat.",
                "Mit weniger als zwei übrigen Geld bleiben sie auf dem Tableau.",
            ),
            Ruling(
                "same-turn",
                Source("practice"),
                "A Wine Merchant may be discarded at the end of the very Buy phase that follows its play.",
                "Ein Weinhändler darf schon am Ende der Kaufphase abgelegt werden, die auf sein Spielen folgt.",
            ),
        ),
    ),
)
