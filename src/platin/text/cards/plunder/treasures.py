"""Words of the Treasures of Plunder that act at once."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "crucible",
        en=English("Crucible", "Crucibles"),
        de=German("Schmelztiegel", "Schmelztiegel", "m"),
        picture="melting-metal",
        text=Both(
            "Choose a card in your hand and trash it.\n+1 Coin for every Coin that it costs",
            "Wähle eine deiner Handkarten und entsorge sie.\n+1 Geld für jedes Geld, das sie kostet",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand for the coins it costs.",
                "Entsorge eine Handkarte und erhalte so viel Geld, wie sie kostet.",
            ),
        },
        rulings=(
            Ruling(
                "coins",
                Source("plunder_1e", examples=("E24",)),
                "You get as many coins as the trashed card costs now: two for an Estate.",
                "Du erhältst so viel Geld, wie die entsorgte Karte gerade kostet: zwei für ein Anwesen.",
            ),
            Ruling(
                "potion",
                Source("plunder_1e", examples=("E24",)),
                "A Potion in the cost brings nothing.",
                "Ein Trank in den Kosten bringt nichts.",
            ),
            Ruling(
                "debt",
                Source("plunder_1e", examples=("E24",)),
                "Debt in the cost brings nothing.",
                "Schulden in den Kosten bringen nichts.",
            ),
            Ruling(
                "forced",
                Source("plunder_1e"),
                "You must trash a card if you have one in hand.",
                "Du musst eine Karte entsorgen, wenn du eine auf der Hand hast.",
            ),
        ),
        aliases=("Schmelzriegel",),
    ),
    Words(
        "figurine",
        en=English("Figurine", "Figurines"),
        de=German("Figurine", "Figurinen", "f"),
        picture="venus-of-willendorf",
        text=Both(
            "+2 Cards\nIf you wish, discard an Action from your hand.\nIf you did: +1 Buy and +1 Coin",
            "+2 Karten\n"
            "Wenn du willst, lege eine Aktionskarte von deiner Hand ab.\n"
            "Hast du das getan: +1 Kauf und +1 Geld",
        ),
        asks={
            "discard": Ask(
                "You may discard an Action for +1 Buy and +1 coin.",
                "Du darfst eine Aktionskarte ablegen, für +1 Kauf und +1 Geld.",
            ),
        },
        rulings=(
            Ruling(
                "not-played",
                Source("plunder_1e", examples=("E32",)),
                "Actions it draws in the Buy phase cannot be played there.",
                "Aktionskarten, die sie in der Kaufphase zieht, können dort nicht gespielt werden.",
            ),
            Ruling(
                "discard",
                Source("plunder_1e", examples=("E32",)),
                "An Action in hand, also one just drawn, may be discarded for +1 Buy and +1 coin; no more than one.",
                "Eine Aktionskarte auf der Hand, auch eine eben gezogene, darf für +1 Kauf und +1 Geld abgelegt "
                "werden; nicht mehr als eine.",
            ),
            Ruling(
                "optional",
                Source("plunder_1e"),
                "Discarding an Action is optional.",
                "Eine Aktionskarte abzulegen ist freiwillig.",
            ),
        ),
    ),
    Words(
        "jewelled_egg",
        en=English("Jewelled Egg", "Jewelled Eggs"),
        de=German("Juwelen-Ei", "Juwelen-Eier", "n"),
        picture="easter-egg",
        text=Both(
            "+1 Coin\n+1 Buy\n—\nOn trashing this, you gain a Loot.",
            "+1 Geld\n+1 Kauf\n—\nEntsorgst du diese Karte, nimm eine Kostbarkeit.",
        ),
        rulings=(
            Ruling(
                "not-itself",
                Source("plunder_1e"),
                "It does not trash itself: only another instruction does.",
                "Es entsorgt sich nicht selbst: Das tut nur eine andere Anweisung.",
            ),
            Ruling(
                "who-trashes",
                Source("plunder_1e", examples=("E6",)),
                "Whoever trashes it gains the Loot, no matter who played the card that caused it.",
                "Wer es entsorgt, nimmt die Kostbarkeit, egal wer die Karte gespielt hat, die es veranlasst.",
            ),
        ),
    ),
    Words(
        "kings_cache",
        en=English("King's Cache", "King's Caches"),
        de=German("Königstruhe", "Königstruhen", "f"),
        picture="plain/kings-cache",
        text=Both(
            "If you wish, pick a Treasure from your hand.\nPlay it three times in a row.",
            "Wenn du willst, suche dir eine Geldkarte auf deiner Hand aus.\nSpiele sie dreimal hintereinander.",
        ),
        asks={
            "play": Ask(
                "You may play a Treasure from your hand three times.",
                "Du darfst eine Geldkarte aus deiner Hand dreimal spielen.",
            ),
        },
        rulings=(
            Ruling(
                "three-times",
                Source("plunder_1e"),
                "The Treasure is carried out three times.",
                "Die Geldkarte wird dreimal ausgeführt.",
            ),
            Ruling(
                "optional",
                Source("plunder_1e"),
                "Playing a Treasure with it is optional.",
                "Mit ihr eine Geldkarte zu spielen ist freiwillig.",
            ),
            Ruling(
                "on-itself",
                Source("plunder_1e", examples=("E38",)),
                "Used on another King's Cache it lets you play three further Treasures three times each.",
                "Mit einer zweiten Königstruhe verwendet, lässt sie dich drei weitere Geldkarten je dreimal spielen.",
            ),
            Ruling(
                "stays",
                Source("plunder_1e", examples=("E38",)),
                "It stays in play as long as the Treasure Duration that it played three times.",
                "Sie bleibt so lange im Spiel wie die Geld-Dauerkarte, die sie dreimal gespielt hat.",
            ),
        ),
    ),
    Words(
        "pendant",
        en=English("Pendant", "Pendants"),
        de=German("Anhänger", "Anhänger", "m"),
        picture="emerald-necklace",
        text=Both(
            "+1 Coin for every different name among the Treasures you have in play, this one included",
            "+1 Geld für jeden verschiedenen Namen unter den Geldkarten, die du im Spiel hast, diese mitgezählt",
        ),
        rulings=(
            Ruling(
                "names",
                Source("plunder_1e", examples=("E29",)),
                "Several Treasures of one name count once.",
                "Mehrere Geldkarten mit demselben Namen zählen einmal.",
            ),
            Ruling(
                "counts-itself",
                Source("plunder_1e", examples=("E29",)),
                "It counts itself.",
                "Er zählt sich selbst mit.",
            ),
            Ruling(
                "durations",
                Source("plunder_1e", examples=("E29",)),
                "Treasure Durations from earlier turns count.",
                "Geld-Dauerkarten aus früheren Zügen zählen mit.",
            ),
        ),
        aliases=("Anhängerg",),
    ),
    Words(
        "pickaxe",
        en=English("Pickaxe", "Pickaxes"),
        de=German("Spitzhacke", "Spitzhacken", "f"),
        picture="war-pick",
        text=Both(
            "+1 Coin\n"
            "Choose a card in your hand and trash it.\n"
            "If that costs 3 or more, gain a Loot, which comes into your hand.",
            "+1 Geld\n"
            "Wähle eine deiner Handkarten und entsorge sie.\n"
            "Kostet sie 3 oder mehr, nimm eine Kostbarkeit; sie kommt auf deine Hand.",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand. If it costs 3 or more, you gain a Loot.",
                "Entsorge eine Handkarte. Kostet sie 3 oder mehr, nimmst du eine Kostbarkeit.",
            ),
        },
        rulings=(
            Ruling(
                "forced",
                Source("plunder_1e"),
                "You must trash a card if you have one in hand.",
                "Du musst eine Karte entsorgen, wenn du eine auf der Hand hast.",
            ),
            Ruling(
                "loot-to-hand",
                Source("plunder_1e"),
                "If the trashed card costs 3 or more now, the Loot comes into your hand and can be played at once.",
                "Kostet die entsorgte Karte gerade 3 oder mehr, kommt die Kostbarkeit auf deine Hand und kann gleich "
                "gespielt werden.",
            ),
            Ruling(
                "loot-shown",
                Source("plunder_1e"),
                "Everybody sees which Loot it is.",
                "Alle sehen, welche Kostbarkeit es ist.",
            ),
        ),
    ),
    Words(
        "sack_of_loot",
        en=English("Sack of Loot", "Sacks of Loot"),
        de=German("Sack voll Kostbarkeiten", "Säcke voll Kostbarkeiten", "m"),
        picture="powder-bag",
        text=Both("+1 Coin\n+1 Buy\nGain a Loot.", "+1 Geld\n+1 Kauf\nNimm eine Kostbarkeit."),
        rulings=(
            Ruling(
                "all-of-it",
                Source("plunder_1e"),
                "It gives +1 coin, +1 Buy and a Loot, all of it each time it is played.",
                "Er gibt +1 Geld, +1 Kauf und eine Kostbarkeit, und zwar alles bei jedem Spielen.",
            ),
        ),
    ),
    Words(
        "silver_mine",
        en=English("Silver Mine", "Silver Mines"),
        de=German("Silbermine", "Silberminen", "f"),
        picture="mine-wagon",
        text=Both(
            "Gain a Treasure that is cheaper than this.\nIt comes into your hand.",
            "Nimm eine Geldkarte, die billiger ist als diese.\nSie kommt auf deine Hand.",
        ),
        asks={
            "gain": Ask(
                "Gain a Treasure costing less than the Silver Mine into your hand.",
                "Nimm eine Geldkarte, die weniger kostet als die Silbermine, auf die Hand.",
            ),
        },
        rulings=(
            Ruling(
                "cheaper",
                Source("plunder_1e", examples=("E37",)),
                "Any Treasure of the Supply that costs less than the Silver Mine costs now can be gained, not only a "
                "Silver.",
                "Jede Geldkarte des Vorrats, die weniger kostet als gerade die Silbermine, kann genommen werden, "
                "nicht nur ein Silber.",
            ),
            Ruling(
                "combined",
                Source("plunder_1e", examples=("E37",)),
                "Combined Treasures count, such as a Gondola.",
                "Kombinierte Geldkarten zählen, etwa eine Gondel.",
            ),
            Ruling(
                "to-hand",
                Source("plunder_1e"),
                "The Treasure comes into your hand and can be played in the same phase.",
                "Die Geldkarte kommt auf die Hand und kann in derselben Phase gespielt werden.",
            ),
        ),
    ),
    Words(
        "tools",
        en=English("Tools", "Tools"),
        de=German("Werkzeug", "Werkzeuge", "n"),
        picture="toolbox",
        text=Both(
            "Gain a card of which a copy is in play already, no matter whose.",
            "Nimm eine Karte, von der schon ein Exemplar im Spiel ist, ganz gleich bei wem.",
        ),
        asks={
            "gain": Ask(
                "Gain a copy of a card that is in play.",
                "Nimm eine Karte, von der schon ein Exemplar im Spiel ist.",
            ),
        },
        rulings=(
            Ruling(
                "anyone",
                Source("plunder_1e", examples=("E28",)),
                "It copies a card that any player has in play, also a Duration of another player.",
                "Es kopiert eine Karte, die irgendjemand im Spiel hat, auch eine fremde Dauerkarte.",
            ),
            Ruling(
                "itself",
                Source("plunder_1e", examples=("E28",)),
                "It is in play itself, so it can bring another Tools.",
                "Es ist selbst im Spiel und kann daher ein weiteres Werkzeug bringen.",
            ),
            Ruling(
                "from-supply",
                Source("plunder_1e"),
                "The copy comes from the Supply: a card that lies there no more, or never did, such as a Loot, cannot "
                "be gained.",
                "Die Karte kommt aus dem Vorrat: Was dort nicht mehr oder nie lag, etwa eine Kostbarkeit, kann nicht "
                "genommen werden.",
            ),
            Ruling(
                "forced",
                Source("plunder_1e"),
                "If a card can be gained, one must be; which one is your choice.",
                "Kann eine Karte genommen werden, muss eine genommen werden; welche, wählst du.",
            ),
        ),
    ),
)
