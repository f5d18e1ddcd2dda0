"""Words of the cards that turn into others."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "hermit",
        en=English("Hermit", "Hermits"),
        de=German("Eremit", "Eremiten", "m"),
        picture="robe",
        text=Both(
            "Have a look at your discard pile. You are free to trash a card that is no Treasure from there or from "
            "your hand.\n"
            "Gain a card that costs 3 at most.\n"
            "—\n"
            "On discarding this from play, if you have bought no card this turn, trash it and gain a Madman from "
            "its pile.",
            "Sieh deinen Ablagestapel durch. Du darfst von dort oder aus der Hand eine Karte entsorgen, die keine "
            "Geldkarte ist.\n"
            "Nimm eine Karte, die höchstens 3 kostet.\n"
            "—\n"
            "Legst du diese Karte aus dem Spiel ab und hast in diesem Zug keine Karte gekauft, entsorge sie und "
            "nimm einen Verrückten von seinem Stapel.",
        ),
        later={
            2: Both(
                "Have a look at your discard pile. You are free to trash a card that is no Treasure from there or "
                "from your hand.\n"
                "Gain a card that costs 3 at most.\n"
                "When your Buy phase of this turn ends and you have gained no card in it, exchange this for a "
                "Madman.",
                "Sieh deinen Ablagestapel durch. Du darfst von dort oder aus der Hand eine Karte entsorgen, die "
                "keine Geldkarte ist.\n"
                "Nimm eine Karte, die höchstens 3 kostet.\n"
                "Endet deine Kaufphase in diesem Zug und du hast in ihr keine Karte genommen, tausche diese Karte "
                "gegen einen Verrückten.",
            ),
        },
        asks={
            "trash": Ask(
                "You may trash a card that is no Treasure from your discard pile or hand.",
                "Du darfst eine Karte, die keine Geldkarte ist, vom Ablagestapel oder aus der Hand entsorgen.",
            ),
            "gain": Ask(
                "Gain a card costing up to 3.",
                "Nimm eine Karte, die höchstens 3 kostet.",
            ),
        },
        rulings=(
            Ruling(
                "discard-or-hand",
                Source("dark_ages_1e"),
                "You may trash a card from your discard pile or from your hand, but no Treasure, whatever other "
                "type it has.",
                "Du darfst eine Karte vom Ablagestapel oder aus der Hand entsorgen, aber keine Geldkarte, welchen "
                "Typ sie auch sonst hat.",
            ),
            Ruling(
                "gain-anyway",
                Source("dark_ages_1e"),
                "You have to gain a card whether you trashed one or not.",
                "Du musst eine Karte nehmen, ob du eine entsorgt hast oder nicht.",
            ),
            Ruling(
                "no-card-bought",
                Source("dark_ages_1e"),
                "Discarded from play in a turn in which you bought no card, it is trashed and you gain a Madman, "
                "before you draw your new hand.",
                "In einem Zug, in dem du keine Karte gekauft hast, wird er beim Ablegen aus dem Spiel entsorgt, "
                "und du nimmst einen Verrückten, bevor du neu ziehst.",
            ),
            Ruling(
                "only-buying",
                Source("dark_ages_1e"),
                "Only buying a card prevents it: cards gained otherwise and Events do not, a card bought from the "
                "Black Market does.",
                "Nur der Kauf einer Karte verhindert das: anders genommene Karten und Ereignisse nicht, eine auf "
                "dem Schwarzmarkt gekaufte schon.",
            ),
            Ruling(
                "no-madman-left",
                Source("dark_ages_1e"),
                "It is trashed also when there is no Madman left.",
                "Er wird auch dann entsorgt, wenn es keinen Verrückten mehr gibt.",
            ),
            Ruling(
                "a-real-trash",
                Source("dark_ages_1e"),
                "It is really trashed: a Market Square can be discarded for it.",
                "Er wird wirklich entsorgt: Ein Marktplatz lässt sich dafür ablegen.",
            ),
            Ruling(
                "not-discarded",
                Source("dark_ages_1e"),
                "If it is not discarded from play, nothing happens: trashed by a Procession, for instance.",
                "Wird er nicht aus dem Spiel abgelegt, geschieht nichts: etwa von einer Prozession entsorgt.",
            ),
            Ruling(
                "once",
                Source("dark_ages_1e"),
                "Played twice, it is discarded only once: one Madman.",
                "Zweimal gespielt wird er doch nur einmal abgelegt: ein Verrückter.",
            ),
            Ruling(
                "no-gain-in-the-buy-phase",
                Source("dark_ages_later"),
                "Later print: any card gained in the Buy phase prevents it, bought or not; cards gained in the "
                "Action phase do not.",
                "Späterer Druck: Jede in der Kaufphase genommene Karte verhindert es, gekauft oder nicht; in der "
                "Aktionsphase genommene nicht.",
                edition=2,
            ),
            Ruling(
                "exchanged",
                Source("dark_ages_later"),
                "Later print: it is exchanged, so it returns to its pile; that is neither trashing nor gaining.",
                "Späterer Druck: Er wird getauscht, geht also auf seinen Stapel zurück; das ist weder Entsorgen "
                "noch Nehmen.",
                edition=2,
            ),
            Ruling(
                "exchange-needs-both",
                Source("dark_ages_later"),
                "Later print: only if it is still in play and a Madman is left.",
                "Späterer Druck: Nur wenn er noch im Spiel ist und es einen Verrückten gibt.",
                edition=2,
            ),
            Ruling(
                "each-buy-phase",
                Source("dark_ages_later"),
                "Later print: with several Buy phases in a turn the end of each is looked at on its own.",
                "Späterer Druck: Bei mehreren Kaufphasen in einem Zug zählt das Ende jeder für sich.",
                edition=2,
            ),
            Ruling(
                "scheme",
                Source("dark_ages_1e"),
                "If something puts it onto the deck as it is discarded from play, it stays a Hermit.",
                "Legt etwas ihn beim Ablegen aus dem Spiel auf den Nachziehstapel, bleibt er ein Eremit.",
            ),
        ),
    ),
    Words(
        "madman",
        en=English("Madman", "Madmen"),
        de=German("Verrückter", "Verrückte", "m"),
        picture="potion-of-madness",
        text=Both(
            "+2 Actions\n"
            "Return this to its pile. If you did: +1 Card for each card in your hand.\n"
            "—\n"
            "It is not in the Supply.",
            "+2 Aktionen\n"
            "Lege diese Karte auf ihren Stapel zurück. Hast du das getan: +1 Karte für jede deiner Handkarten.\n"
            "—\n"
            "Sie liegt nicht im Vorrat.",
        ),
        rulings=(
            Ruling(
                "doubles-the-hand",
                Source("dark_ages_1e"),
                "He returns to his pile, and you draw as many cards as you then hold.",
                "Er geht auf seinen Stapel zurück, und du ziehst so viele Karten, wie du dann auf der Hand hast.",
            ),
            Ruling(
                "second-play",
                Source("dark_ages_1e"),
                "Played a second time he only gives the Actions: he cannot return again.",
                "Zum zweiten Mal gespielt gibt er nur die Aktionen: Zurückgehen kann er nicht noch einmal.",
            ),
            Ruling(
                "beside-the-supply",
                Source("dark_ages_1e"),
                "He is not in the Supply: only a Hermit brings him, and an Ambassador cannot return him.",
                "Er liegt nicht im Vorrat: Nur ein Eremit bringt ihn, und ein Botschafter kann ihn nicht zurücklegen.",
            ),
        ),
    ),
    Words(
        "mercenary",
        en=English("Mercenary", "Mercenaries"),
        de=German("Söldner", "Söldner", "m"),
        picture="crossed-axes",
        text=Both(
            "You are free to trash two cards from your hand. If you did: +2 Cards, +2 Coins, and all others "
            "discard down to three cards in hand.\n"
            "—\n"
            "It is not in the Supply.",
            "Du darfst zwei Handkarten entsorgen. Hast du das getan: +2 Karten, +2 Geld, und alle anderen legen "
            "Handkarten ab, bis sie drei haben.\n"
            "—\n"
            "Diese Karte liegt nicht im Vorrat.",
        ),
        asks={
            "may_trash": Ask(
                "Trash two cards from your hand?",
                "Zwei Handkarten entsorgen?",
            ),
            "trash": Ask(
                "Trash two cards.",
                "Entsorge zwei Karten.",
            ),
            "discard": Ask(
                "Discard down to 3 cards in hand.",
                "Lege Karten ab, bis du 3 auf der Hand hast.",
            ),
        },
        rulings=(
            Ruling(
                "two-or-none",
                Source("dark_ages_1e"),
                "With two or more cards you trash two or none; with a single card you may trash that, and get "
                "nothing for it.",
                "Mit zwei oder mehr Karten entsorgst du zwei oder keine; eine einzige darfst du entsorgen, "
                "bekommst aber nichts dafür.",
            ),
            Ruling(
                "reactions-first",
                Source("dark_ages_1e"),
                "Reactions come before you decide.",
                "Reaktionen kommen, bevor du dich entscheidest.",
            ),
            Ruling(
                "what-they-do",
                Source("dark_ages_1e"),
                "Both go to the trash together; what they do, in your order, comes before the bonuses.",
                "Beide kommen zusammen in den Müll; was sie tun, in deiner Reihenfolge, kommt vor den Boni.",
            ),
            Ruling(
                "beside-the-supply",
                Source("dark_ages_1e"),
                "He is not in the Supply: a trashed Squire cannot bring him.",
                "Er liegt nicht im Vorrat: Ein entsorgter Knappe kann ihn nicht bringen.",
            ),
        ),
    ),
    Words(
        "urchin",
        en=English("Urchin", "Urchins"),
        de=German("Gassenjunge", "Gassenjungen", "m"),
        picture="slingshot",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "All others discard down to four cards in hand.\n"
            "—\n"
            "While this is in play: On playing another Attack card, you are first free to trash this. If you do, "
            "gain a Mercenary from its pile.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Alle anderen legen Handkarten ab, bis sie vier haben.\n"
            "—\n"
            "Solange diese Karte im Spiel ist: Spielst du eine andere Angriffskarte, darfst du vorher diese Karte "
            "entsorgen. Tust du das, nimm einen Söldner von seinem Stapel.",
        ),
        asks={
            "discard": Ask(
                "Discard down to 4 cards in hand.",
                "Lege Karten ab, bis du 4 auf der Hand hast.",
            ),
        },
        rulings=(
            Ruling(
                "before-the-attack",
                Source("dark_ages_1e"),
                "It is trashed before the other Attack does anything, and before anybody reacts to that.",
                "Er wird entsorgt, bevor der andere Angriff irgendetwas tut und bevor jemand darauf reagiert.",
            ),
            Ruling(
                "another-card",
                Source("dark_ages_1e"),
                "The same Urchin played twice is not another Attack card; a second Urchin is.",
                "Derselbe Gassenjunge, zweimal gespielt, ist keine andere Angriffskarte; ein zweiter schon.",
            ),
            Ruling(
                "each-play",
                Source("dark_ages_1e"),
                "Each play of another Attack is a new occasion.",
                "Jedes Spielen eines anderen Angriffs ist eine neue Gelegenheit.",
            ),
            Ruling(
                "several",
                Source("dark_ages_1e"),
                "Several Urchins in play may all be trashed for one Attack.",
                "Mehrere Gassenjungen im Spiel dürfen alle für einen Angriff entsorgt werden.",
            ),
            Ruling(
                "only-this-way",
                Source("author"),
                "Trashed in any other way, it brings no Mercenary.",
                "Auf andere Weise entsorgt bringt er keinen Söldner.",
            ),
            Ruling(
                "no-mercenary-left",
                Source("dark_ages_1e"),
                "You may trash it also when no Mercenary is left.",
                "Man darf ihn auch entsorgen, wenn kein Söldner mehr da ist.",
            ),
            Ruling(
                "whoever-is-hit",
                Source("author"),
                "It does not matter whether the other Attack affects anybody.",
                "Es ist gleich, ob der andere Angriff jemanden trifft.",
            ),
            Ruling(
                "command",
                Source("author"),
                "An Attack that another card plays from the Supply counts.",
                "Auch ein Angriff, den eine andere Karte aus dem Vorrat spielt, zählt.",
            ),
            Ruling(
                "before-a-way",
                Source("author"),
                "You may trash it before you choose a Way for the other Attack.",
                "Man darf ihn entsorgen, bevor man für den anderen Angriff einen Weg wählt.",
            ),
        ),
    ),
)
