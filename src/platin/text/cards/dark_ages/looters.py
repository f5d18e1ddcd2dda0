"""Words of the Looters and the Ruins."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "abandoned_mine",
        en=English("Abandoned Mine", "Abandoned Mines"),
        de=German("Verlassene Mine", "Verlassene Minen", "f"),
        picture="coal-wagon",
        text=Both("+1 Coin", "+1 Geld"),
        rulings=(
            Ruling(
                "coin",
                Source("dark_ages_1e", "ruins"),
                "It gives 1 coin and nothing else.",
                "Sie gibt 1 Geld und sonst nichts.",
            ),
        ),
    ),
    Words(
        "cultist",
        en=English("Cultist", "Cultists"),
        de=German("Kultist", "Kultisten", "m"),
        picture="ceremonial-mask",
        text=Both(
            "+2 Cards\n"
            "All others gain a Ruins.\n"
            "You are free to play a Cultist from your hand.\n"
            "—\n"
            "On trashing this: +3 Cards.",
            "+2 Karten\n"
            "Alle anderen nehmen eine Ruine.\n"
            "Du darfst einen Kultisten aus der Hand spielen.\n"
            "—\n"
            "Entsorgst du diese Karte: +3 Karten.",
        ),
        asks={
            "play": Ask(
                "You may play a Cultist from your hand.",
                "Du darfst einen Kultisten aus der Hand spielen.",
            ),
        },
        rulings=(
            Ruling(
                "next-ruins",
                Source("dark_ages_1e"),
                "Each Ruins that is gained uncovers the next; when the pile is empty, the rest of the players get "
                "none.",
                "Jede genommene Ruine deckt die nächste auf; ist der Stapel leer, bekommen die Übrigen keine.",
            ),
            Ruling(
                "chain",
                Source("dark_ages_1e"),
                "The further Cultist needs no Action, may be one just drawn, and may play another in turn.",
                "Der weitere Kultist braucht keine Aktion, darf gerade erst gezogen sein und darf wieder einen "
                "weiteren spielen.",
            ),
            Ruling(
                "reactions-again",
                Source("dark_ages_1e"),
                "Each Cultist is a play of its own: Reactions are used for each.",
                "Jeder Kultist wird für sich gespielt: Reaktionen gibt es für jeden.",
            ),
            Ruling(
                "twice",
                Source("dark_ages_1e"),
                "Played twice, the first play is carried out with all Cultists that it leads to before the second "
                "begins.",
                "Zweimal gespielt, wird das erste Spielen mit allen Kultisten, die daraus folgen, ausgeführt, "
                "bevor das zweite beginnt.",
            ),
            Ruling(
                "trashed",
                Source("dark_ages_1e"),
                "Trashed, it brings 3 Cards at once, on any player's turn; other cards revealed with it are out of "
                "the deck meanwhile.",
                "Entsorgt bringt er sofort 3 Karten, in wessen Zug auch immer; andere mit ihm aufgedeckte Karten "
                "liegen so lange nicht im Nachziehstapel.",
            ),
        ),
    ),
    Words(
        "death_cart",
        en=English("Death Cart", "Death Carts"),
        de=German("Leichenkarren", "Leichenkarren", "m"),
        picture="coffin",
        text=Both(
            "+5 Coins\n"
            "You are free to trash an Action from your hand. If you do not, trash this Death Cart.\n"
            "—\n"
            "On gaining this, gain two Ruins.",
            "+5 Geld\n"
            "Du darfst eine Aktionskarte aus der Hand entsorgen. Tust du das nicht, entsorge diesen Leichenkarren.\n"
            "—\n"
            "Nimmst du diese Karte, nimm zwei Ruinen.",
        ),
        later={
            2: Both(
                "You are free to trash this Death Cart or an Action from your hand. If you did: +5 Coins.\n"
                "—\n"
                "On gaining this, gain two Ruins.",
                "Du darfst diesen Leichenkarren oder eine Aktionskarte aus der Hand entsorgen. Hast du das getan: +5 "
                "Geld.\n"
                "—\n"
                "Nimmst du diese Karte, nimm zwei Ruinen.",
            ),
        },
        asks={
            "action": Ask("Trash an Action from your hand.", "Entsorge eine Aktionskarte aus der Hand."),
            "choose": Ask(
                "What do you trash for +5 Coins?",
                "Was entsorgst du für +5 Geld?",
                options={
                    "action": Both("An Action from your hand", "Eine Aktionskarte aus der Hand"),
                    "no": Both("Nothing", "Nichts"),
                    "this": Both("This Death Cart", "Diesen Leichenkarren"),
                },
            ),
            "trash": Ask(
                "You may trash an Action from your hand. If you do not, the Death Cart is trashed.",
                "Du darfst eine Aktionskarte aus der Hand entsorgen. Sonst wird der Leichenkarren entsorgt.",
            ),
        },
        rulings=(
            Ruling(
                "or-itself",
                Source("dark_ages_1e"),
                "You get the coins in any case; if you trash no Action from your hand, the Death Cart itself is "
                "trashed.",
                "Das Geld bekommst du auf jeden Fall; entsorgst du keine Aktionskarte aus der Hand, wird der "
                "Leichenkarren selbst entsorgt.",
            ),
            Ruling(
                "optional",
                Source("dark_ages_1e"),
                "You may decline to trash an Action although you hold one.",
                "Du darfst darauf verzichten, eine Aktionskarte zu entsorgen, auch wenn du eine hast.",
            ),
            Ruling(
                "twice",
                Source("dark_ages_1e"),
                "Played twice without an Action in hand, it gives 5 coins both times although it is already in the "
                "trash.",
                "Zweimal gespielt und ohne Aktionskarte auf der Hand gibt er beide Male 5 Geld, obwohl er schon im "
                "Müll liegt.",
            ),
            Ruling(
                "two-ruins",
                Source("dark_ages_1e"),
                "Whoever gains a Death Cart gains the top two Ruins as well, bought or not.",
                "Wer einen Leichenkarren nimmt, nimmt auch die zwei obersten Ruinen, ob gekauft oder nicht.",
            ),
            Ruling(
                "few-ruins",
                Source("dark_ages_1e"),
                "If fewer than two Ruins are left, you gain what there is.",
                "Gibt es weniger als zwei Ruinen, nimmst du, was da ist.",
            ),
            Ruling(
                "passed-on",
                Source("dark_ages_1e"),
                "A Death Cart that is passed on with Masquerade is not gained: no Ruins.",
                "Ein mit der Maskerade weitergegebener Leichenkarren wird nicht genommen: keine Ruinen.",
            ),
            Ruling(
                "ambassador",
                Source("dark_ages_1e"),
                "A Death Cart gained on another player's turn, for instance because of an Ambassador, brings its "
                "gainer the Ruins.",
                "Ein Leichenkarren, den man im Zug eines anderen nimmt, etwa wegen eines Botschafters, bringt dem, "
                "der ihn nimmt, die Ruinen.",
            ),
            Ruling(
                "possession",
                Source("dark_ages_1e"),
                "Bought in a turn under Possession, the Death Cart and the Ruins go to the player who decides.",
                "In einem Zug unter Besessenheit gekauft, gehen Leichenkarren und Ruinen an den, der entscheidet.",
            ),
            Ruling(
                "coins-for-trashing",
                Source("dark_ages_later"),
                "Later print: you get the coins only if you trash this or an Action from your hand; you need not.",
                "Späterer Druck: Das Geld bekommst du nur, wenn du diese Karte oder eine Aktionskarte aus der Hand "
                "entsorgst; du musst nicht.",
                edition=2,
            ),
            Ruling(
                "second-time",
                Source("dark_ages_later"),
                "Later print: once it has been trashed, playing it a second time can only be paid with an Action from "
                "your hand.",
                "Späterer Druck: Ist er schon entsorgt, lässt sich das zweite Spielen nur mit einer Aktionskarte aus "
                "der Hand bezahlen.",
                edition=2,
            ),
            Ruling(
                "trader",
                Source("dark_ages_1e"),
                "If a Trader in its first print turns it into a Silver, it is not gained: no Ruins.",
                "Macht eine Fahrende Händlerin im ersten Druck ein Silber aus ihm, wird er nicht genommen: keine "
                "Ruinen.",
            ),
        ),
    ),
    Words(
        "marauder",
        en=English("Marauder", "Marauders"),
        de=German("Marodeur", "Marodeure", "m"),
        picture="spiked-mace",
        text=Both(
            "Gain a Spoils from its pile.\nAll others gain a Ruins.",
            "Nimm eine Beute von ihrem Stapel.\nAlle anderen nehmen eine Ruine.",
        ),
        rulings=(
            Ruling(
                "spoils-first",
                Source("dark_ages_1e"),
                "You gain the Spoils first; without any left, the others gain their Ruins all the same.",
                "Zuerst nimmst du die Beute; gibt es keine mehr, nehmen die anderen trotzdem ihre Ruinen.",
            ),
            Ruling(
                "ruins-run-out",
                Source("dark_ages_1e"),
                "Each Ruins uncovers the next; when there are none left, the remaining players get none.",
                "Jede Ruine deckt die nächste auf; gibt es keine mehr, gehen die Übrigen leer aus.",
            ),
            Ruling(
                "moat",
                Source("dark_ages_1e"),
                "Who is unaffected gains no Ruins; the others do.",
                "Wer nicht betroffen ist, nimmt keine Ruine; die anderen schon.",
            ),
            Ruling(
                "looter",
                Source("dark_ages_1e"),
                "As a Looter it brings the Ruins into the game.",
                "Als Plünderer bringt er die Ruinen ins Spiel.",
            ),
        ),
    ),
    Words(
        "ruined_library",
        en=English("Ruined Library", "Ruined Libraries"),
        de=German("Zerstörte Bibliothek", "Zerstörte Bibliotheken", "f"),
        picture="burning-book",
        text=Both("+1 Card", "+1 Karte"),
        rulings=(
            Ruling(
                "card",
                Source("dark_ages_1e", "ruins"),
                "It gives 1 Card and nothing else.",
                "Sie gibt 1 Karte und sonst nichts.",
            ),
        ),
    ),
    Words(
        "ruined_market",
        en=English("Ruined Market", "Ruined Markets"),
        de=German("Zerstörter Markt", "Zerstörte Märkte", "m"),
        picture="apple-core",
        text=Both("+1 Buy", "+1 Kauf"),
        rulings=(
            Ruling(
                "buy",
                Source("dark_ages_1e", "ruins"),
                "It gives 1 Buy and nothing else.",
                "Er gibt 1 Kauf und sonst nichts.",
            ),
        ),
    ),
    Words(
        "ruined_village",
        en=English("Ruined Village", "Ruined Villages"),
        de=German("Zerstörtes Dorf", "Zerstörte Dörfer", "n"),
        picture="damaged-house",
        text=Both("+1 Action", "+1 Aktion"),
        rulings=(
            Ruling(
                "action",
                Source("dark_ages_1e", "ruins"),
                "It gives 1 Action and nothing else.",
                "Es gibt 1 Aktion und sonst nichts.",
            ),
        ),
    ),
    Words(
        "survivors",
        en=English("Survivors", "Survivors"),
        de=German("Überlebende", "Überlebende", "pl"),
        picture="half-body-crawling",
        text=Both(
            "Have a look at the two topmost cards of your deck. Either both go into your discard pile, or both go "
            "back in an order you like.",
            "Sieh dir die zwei obersten Karten deines Nachziehstapels an. Lege entweder beide ab oder beide in "
            "beliebiger Reihenfolge zurück.",
        ),
        asks={
            "choose": Ask(
                "Discard these cards, or put them back?",
                "Diese Karten ablegen oder zurücklegen?",
                options={
                    "back": Both("Put them back", "Zurücklegen"),
                    "discard": Both("Discard them", "Ablegen"),
                },
            ),
            "order": Ask(
                "Put the cards back onto your deck. The last one lies on top.",
                "Lege die Karten auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "both",
                Source("dark_ages_1e"),
                "Both cards are discarded or both put back, never one of each.",
                "Beide Karten werden abgelegt oder beide zurückgelegt, nie eine so und eine so.",
            ),
            Ruling(
                "order",
                Source("dark_ages_1e"),
                "You put them back in the order you like.",
                "Du legst sie in beliebiger Reihenfolge zurück.",
            ),
        ),
    ),
    PileWords("ruins", "Ruins", "Ruinen", picture="ancient-ruins"),
)
