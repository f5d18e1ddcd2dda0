"""Words of the cards that do something when they are trashed, and of Market Square."""

from typing import Final

from platin.text.words import Ask, Both, Counted, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "catacombs",
        en=English("Catacombs", "Catacombs"),
        de=German("Katakomben", "Katakomben", "pl"),
        picture="crypt-entrance",
        text=Both(
            "Have a look at the three topmost cards of your deck. Either take all of them into hand, or discard "
            "all of them: +3 Cards.\n"
            "—\n"
            "On trashing this, gain a card that costs less than it.",
            "Sieh dir die drei obersten Karten deines Nachziehstapels an. Nimm entweder alle auf die Hand oder "
            "lege alle ab: +3 Karten.\n"
            "—\n"
            "Entsorgst du diese Karte, nimm eine Karte, die weniger kostet als sie.",
        ),
        asks={
            "choose": Ask(
                "Take these cards, or discard them for +3 Cards?",
                "Diese Karten nehmen oder für +3 Karten ablegen?",
                options={
                    "take": Both("Take them into hand", "Auf die Hand nehmen"),
                    "discard": Both("Discard them, +3 Cards", "Ablegen, +3 Karten"),
                },
            ),
            "gain": Ask(
                "Gain a card that costs less than Catacombs.",
                "Nimm eine Karte, die weniger kostet als die Katakomben.",
            ),
        },
        rulings=(
            Ruling(
                "all-or-none",
                Source("dark_ages_1e"),
                "All the cards are taken or all are discarded, never some of each.",
                "Alle Karten werden genommen oder alle abgelegt, nie ein Teil so und ein Teil so.",
            ),
            Ruling(
                "few",
                Source("dark_ages_1e"),
                "With fewer than three cards you look at what there is, and then choose.",
                "Bei weniger als drei Karten siehst du dir an, was da ist, und wählst dann.",
            ),
            Ruling(
                "may-come-back",
                Source("dark_ages_1e"),
                "If you have to shuffle for the three cards, those just discarded are shuffled in and may come back.",
                "Musst du für die drei Karten mischen, werden die gerade abgelegten mitgemischt und können "
                "wiederkommen.",
            ),
            Ruling(
                "trashed",
                Source("dark_ages_1e"),
                "Trashed, it brings a cheaper card from the Supply: forced if there is one, on any player's turn.",
                "Entsorgt bringen sie eine billigere Karte aus dem Vorrat: zwingend, wenn es eine gibt, in wessen "
                "Zug auch immer.",
            ),
            Ruling(
                "cost-then",
                Source("dark_ages_1e"),
                "It is compared with what it costs in the trash at that moment.",
                "Verglichen wird mit dem, was sie in diesem Augenblick im Müll kosten.",
            ),
        ),
    ),
    Words(
        "feodum",
        en=English("Feodum", "Feoda"),
        de=German("Lehen", "Lehen", "n"),
        picture="checked-shield",
        text=Both(
            "At the end of the game: 1 VP for each full three Silvers that you own\n"
            "—\n"
            "On trashing this, gain three Silvers.",
            "Am Spielende: 1 Siegpunkt für je volle drei Silber, die dir gehören\n"
            "—\n"
            "Entsorgst du diese Karte, nimm drei Silber.",
        ),
        rulings=(
            Ruling(
                "each-copy",
                Source("dark_ages_1e"),
                "Each Feodum counts all your Silvers for itself: with 11 Silvers it is worth 3 VP.",
                "Jedes Lehen zählt alle deine Silber für sich: Bei 11 Silber ist es 3 Siegpunkte wert.",
            ),
            Ruling(
                "wherever",
                Source("dark_ages_1e"),
                "All Silvers count, wherever they are.",
                "Alle Silber zählen, wo sie auch sind.",
            ),
            Ruling(
                "trashed",
                Source("dark_ages_1e"),
                "Trashed, it brings three Silvers, or as many as there are; on any player's turn.",
                "Entsorgt bringt es drei Silber oder so viele, wie da sind; in wessen Zug auch immer.",
            ),
            Ruling(
                "pile",
                Source("dark_ages_1e"),
                "There are 8 of it with two players, 12 with more.",
                "Zu zweit gibt es 8 davon, sonst 12.",
            ),
        ),
        counted=Counted(Both("{n} Silver", "{n} Silber"), Both("{n} Silvers", "{n} Silber")),
    ),
    Words(
        "fortress",
        en=English("Fortress", "Fortresses"),
        de=German("Festung", "Festungen", "f"),
        picture="plain/fortress",
        text=Both(
            "+1 Card\n+2 Actions\n—\nOn trashing this, take it into your hand.",
            "+1 Karte\n+2 Aktionen\n—\nEntsorgst du diese Karte, nimm sie auf die Hand.",
        ),
        asks={
            "take": Ask(
                "Take the Fortress into hand at once? If not, it stays where it was put instead of the trash.",
                "Die Festung sofort auf die Hand nehmen? Sonst bleibt sie dort, wo sie statt im Müll liegt.",
            ),
        },
        rulings=(
            Ruling(
                "into-the-hand",
                Source("dark_ages_1e"),
                "Trashed, it goes to the hand of the player who trashed it, on any player's turn.",
                "Entsorgt kommt sie auf die Hand dessen, der sie entsorgt hat, in wessen Zug auch immer.",
            ),
            Ruling(
                "was-trashed",
                Source("dark_ages_1e"),
                "It was trashed all the same, for everything that asks for it.",
                "Entsorgt wurde sie trotzdem, für alles, was danach fragt.",
            ),
            Ruling(
                "no-gain",
                Source("dark_ages_1e"),
                "Taking it is not gaining it: a Watchtower does not see it.",
                "Sie auf die Hand zu nehmen ist kein Nehmen im Sinne der Regeln: Ein Wachturm sieht es nicht.",
            ),
            Ruling(
                "from-the-supply",
                Source("author"),
                "Trashed from the Supply, it goes to the hand of the player who trashed it.",
                "Aus dem Vorrat entsorgt, kommt sie auf die Hand dessen, der sie entsorgt hat.",
            ),
            Ruling(
                "possession",
                Source("author"),
                "In a turn under Possession the player who decides chooses: into the hand at once, or set aside "
                "with the other trashed cards.",
                "In einem Zug unter Besessenheit wählt, wer entscheidet: sofort auf die Hand oder beiseite zu den "
                "anderen entsorgten Karten.",
            ),
        ),
    ),
    Words(
        "hunting_grounds",
        en=English("Hunting Grounds", "Hunting Grounds"),
        de=German("Jagdgründe", "Jagdgründe", "pl"),
        picture="deer",
        text=Both(
            "+4 Cards\n—\nOn trashing this, gain either a Duchy or three Estates.",
            "+4 Karten\n—\nEntsorgst du diese Karte, nimm entweder ein Herzogtum oder drei Anwesen.",
        ),
        asks={
            "choose": Ask(
                "A Duchy or three Estates?",
                "Ein Herzogtum oder drei Anwesen?",
                options={
                    "duchy": Both("A Duchy", "Ein Herzogtum"),
                    "estates": Both("Three Estates", "Drei Anwesen"),
                },
            ),
        },
        rulings=(
            Ruling(
                "either",
                Source("dark_ages_1e"),
                "You choose, also on another player's turn.",
                "Du wählst, auch im Zug eines anderen.",
            ),
            Ruling(
                "impossible",
                Source("dark_ages_1e"),
                "You may choose what is not there, or only in part: then you gain what there is.",
                "Du darfst wählen, was nicht oder nicht ganz da ist: Dann nimmst du, was es gibt.",
            ),
        ),
    ),
    Words(
        "market_square",
        en=English("Market Square", "Market Squares"),
        de=German("Marktplatz", "Marktplätze", "m"),
        picture="manual-water-pump",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "+1 Buy\n"
            "—\n"
            "Whenever one of your cards is trashed, you are free to discard this from your hand. If you do, gain a "
            "Gold.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "+1 Kauf\n"
            "—\n"
            "Jedes Mal, wenn eine deiner Karten entsorgt wird, darfst du diese Karte aus der Hand ablegen. Tust du "
            "das, nimm ein Gold.",
        ),
        rulings=(
            Ruling(
                "any-turn",
                Source("dark_ages_1e"),
                "It can be used on any player's turn, whether you wanted the trashing or not.",
                "Er lässt sich in jedem Zug benutzen, ob du das Entsorgen wolltest oder nicht.",
            ),
            Ruling(
                "same-moment",
                Source("author"),
                "It is used in the same moment as what the trashed card does, in your order; one drawn meanwhile "
                "can still be used.",
                "Er wird im selben Augenblick benutzt, in dem die entsorgte Karte etwas tut, in deiner "
                "Reihenfolge; auch ein dabei gezogener noch.",
            ),
            Ruling(
                "several",
                Source("dark_ages_1e"),
                "Any number of them can be used for one trashed card, each once.",
                "Für eine entsorgte Karte lassen sich beliebig viele davon benutzen, jeder einmal.",
            ),
            Ruling(
                "not-yours",
                Source("author"),
                "A card trashed from the Supply was not yours.",
                "Eine aus dem Vorrat entsorgte Karte war nicht deine.",
            ),
            Ruling(
                "no-gold",
                Source("dark_ages_1e"),
                "You may discard it when no Gold is left, for nothing.",
                "Man darf ihn auch ablegen, wenn kein Gold mehr da ist; dann umsonst.",
            ),
            Ruling(
                "possession",
                Source("dark_ages_1e"),
                "In a turn under Possession the player who decides uses it and gets the Gold.",
                "In einem Zug unter Besessenheit benutzt ihn, wer entscheidet, und bekommt das Gold.",
            ),
        ),
    ),
    Words(
        "rats",
        en=English("Rats", "Rats"),
        de=German("Ratten", "Ratten", "pl"),
        picture="plain/rats",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "Gain a Rats. Trash a card of your hand that is no Rats; if you have none, show your hand.\n"
            "—\n"
            "On trashing this: +1 Card.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Nimm eine Ratten-Karte. Entsorge eine andere Handkarte; hast du nur Ratten, zeige deine Hand vor.\n"
            "—\n"
            "Entsorgst du diese Karte: +1 Karte.",
        ),
        asks={
            "trash": Ask(
                "Trash a card that is no Rats.",
                "Entsorge eine Karte, aber keine Ratten.",
            ),
        },
        rulings=(
            Ruling(
                "in-order",
                Source("dark_ages_1e"),
                "You draw, gain another Rats, and then have to trash a card that is no Rats.",
                "Du ziehst, nimmst weitere Ratten und musst dann eine Karte entsorgen, aber keine Ratten.",
            ),
            Ruling(
                "only-rats",
                Source("dark_ages_1e"),
                "With nothing but Rats in hand you show it and trash nothing.",
                "Hast du nur Ratten auf der Hand, zeigst du sie vor und entsorgst nichts.",
            ),
            Ruling(
                "twenty",
                Source("dark_ages_1e"),
                "There are 20 of them, whatever the number of players.",
                "Es gibt 20 davon, bei jeder Spielerzahl.",
            ),
            Ruling(
                "trashed",
                Source("dark_ages_1e"),
                "Trashed, it brings a card to the player who trashed it, on any player's turn.",
                "Entsorgt bringen sie dem, der sie entsorgt, eine Karte, in wessen Zug auch immer.",
            ),
            Ruling(
                "none-left",
                Source("dark_ages_1e"),
                "With none left you trash all the same.",
                "Gibt es keine mehr, entsorgst du trotzdem.",
            ),
        ),
    ),
    Words(
        "squire",
        en=English("Squire", "Squires"),
        de=German("Knappe", "Knappen", "m"),
        picture="gauntlet",
        text=Both(
            "+1 Coin\nPick one: +2 Actions; or +2 Buys; or gain a Silver.\n—\nOn trashing this, gain an Attack card.",
            "+1 Geld\n"
            "Wähle eins: +2 Aktionen; oder +2 Käufe; oder nimm ein Silber.\n"
            "—\n"
            "Entsorgst du diese Karte, nimm eine Angriffskarte.",
        ),
        asks={
            "choose": Ask(
                "Choose one.",
                "Wähle eins.",
                options={
                    "actions": Both("+2 Actions", "+2 Aktionen"),
                    "buys": Both("+2 Buys", "+2 Käufe"),
                    "silver": Both("Gain a Silver", "Ein Silber nehmen"),
                },
            ),
            "gain": Ask(
                "Gain an Attack card.",
                "Nimm eine Angriffskarte.",
            ),
        },
        rulings=(
            Ruling(
                "one-of-three",
                Source("dark_ages_1e"),
                "You choose one of the three.",
                "Du wählst eines von dreien.",
            ),
            Ruling(
                "trashed",
                Source("dark_ages_1e"),
                "Trashed, it brings an Attack card of any cost from the Supply; you have to take one if there is one.",
                "Entsorgt bringt er eine Angriffskarte beliebiger Kosten aus dem Vorrat; gibt es eine, musst du "
                "sie nehmen.",
            ),
            Ruling(
                "top-only",
                Source("dark_ages_1e"),
                "Of a mixed pile only the card on top can be gained, and nothing from outside the Supply.",
                "Von einem gemischten Stapel lässt sich nur die oberste Karte nehmen, und nichts von außerhalb des "
                "Vorrats.",
            ),
            Ruling(
                "no-attack",
                Source("dark_ages_1e"),
                "With no Attack card in the Supply you gain nothing.",
                "Gibt es keine Angriffskarte im Vorrat, nimmst du nichts.",
            ),
        ),
    ),
)
