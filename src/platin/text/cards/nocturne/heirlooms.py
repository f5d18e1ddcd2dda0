"""Words of the Heirlooms."""

from typing import Final

from platin.text.words import Ask, Both, Counted, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "cursed_gold",
        en=English("Cursed Gold", "Cursed Golds"),
        de=German("Verfluchtes Gold", "Verfluchtes Gold", "n"),
        picture="plain/cursed-gold",
        text=Both(
            "Worth 3 coins.\nA Curse comes with each play: gain it.",
            "3 Geld wert.\nNimm bei jedem Spielen einen Fluch.",
        ),
        rulings=(
            Ruling(
                "a-curse",
                Source("nocturne_1e"),
                "Whoever plays it must gain a Curse; without a Curse left it is just worth 3.",
                "Wer es spielt, muss einen Fluch nehmen; ist keiner mehr da, ist es einfach 3 wert.",
            ),
            Ruling(
                "need-not-be-played",
                Source("nocturne_1e"),
                "Nobody has to play it.",
                "Niemand muss es spielen.",
            ),
            Ruling(
                "played-twice",
                Source("nocturne_1e"),
                "Played twice it brings 6 coins and 2 Curses.",
                "Zweimal gespielt bringt es 6 Geld und 2 Flüche.",
            ),
        ),
    ),
    Words(
        "goat",
        en=English("Goat", "Goats"),
        de=German("Ziege", "Ziegen", "f"),
        picture="goat",
        text=Both(
            "Worth 1 coin.\nYou are free to trash a card from your hand.",
            "1 Geld wert.\nDu darfst eine Karte aus der Hand entsorgen.",
        ),
        asks={"trash": Ask("You may trash a card from your hand.", "Du darfst eine Karte aus der Hand entsorgen.")},
        rulings=(
            Ruling(
                "may-trash",
                Source("nocturne_1e"),
                "Each play allows to trash one card from the hand; it is optional.",
                "Jedes Spielen erlaubt, eine Karte aus der Hand zu entsorgen; das ist freiwillig.",
            ),
        ),
    ),
    Words(
        "haunted_mirror",
        en=English("Haunted Mirror", "Haunted Mirrors"),
        de=German("Zauberspiegel", "Zauberspiegel", "m"),
        picture="mirror-mirror",
        text=Both(
            "Worth 1 coin.\n"
            "—\n"
            "On trashing this, you are free to discard an Action from your hand. If you did, gain a Ghost.",
            "1 Geld wert.\n"
            "—\n"
            "Entsorgst du diese Karte, darfst du eine Aktionskarte aus der Hand ablegen. Hast du das getan, nimm einen "
            "Geist.",
        ),
        asks={
            "discard": Ask(
                "You may discard an Action from your hand to gain a Ghost.",
                "Du darfst eine Aktionskarte aus der Hand ablegen, um einen Geist zu nehmen.",
            ),
        },
        rulings=(
            Ruling(
                "an-action-for-a-ghost",
                Source("nocturne_1e"),
                "Whoever trashes it may discard one Action from the hand, and only then gains one Ghost, which goes to "
                "the discard pile.",
                "Wer ihn entsorgt, darf eine Aktionskarte aus der Hand ablegen und nimmt nur dann einen Geist; dieser "
                "kommt auf den Ablagestapel.",
            ),
            Ruling(
                "not-by-itself",
                Source("nocturne_1e"),
                "Playing it trashes nothing: something else has to trash it, in whatever turn.",
                "Ihn zu spielen entsorgt nichts: Etwas anderes muss ihn entsorgen, in welchem Zug auch immer.",
            ),
            Ruling(
                "no-ghost-left",
                Source("nocturne_1e"),
                "With no Ghost left an Action can be discarded for nothing.",
                "Ist kein Geist mehr da, kann man eine Aktionskarte für nichts ablegen.",
            ),
        ),
    ),
    Words(
        "lucky_coin",
        en=English("Lucky Coin", "Lucky Coins"),
        de=German("Glückstaler", "Glückstaler", "m"),
        picture="plain/lucky-coin",
        text=Both(
            "Worth 1 coin.\nA Silver comes with each play: gain it.", "1 Geld wert.\nNimm bei jedem Spielen ein Silber."
        ),
        rulings=(
            Ruling(
                "a-silver",
                Source("nocturne_1e"),
                "Whoever plays it must gain a Silver; it need not be played.",
                "Wer ihn spielt, muss ein Silber nehmen; gespielt werden muss er nicht.",
            ),
            Ruling(
                "played-twice",
                Source("nocturne_1e"),
                "Played twice it brings 2 coins and 2 Silvers.",
                "Zweimal gespielt bringt er 2 Geld und 2 Silber.",
            ),
        ),
    ),
    Words(
        "magic_lamp",
        en=English("Magic Lamp", "Magic Lamps"),
        de=German("Wunderlampe", "Wunderlampen", "f"),
        picture="magic-lamp",
        text=Both(
            "Worth 1 coin.\n"
            "Should there be 6 or more cards of which you have a single copy in play, trash this. If you did, gain 3 "
            "Wishes.",
            "1 Geld wert.\n"
            "Gibt es mindestens 6 Karten, von denen du je ein einziges Exemplar im Spiel hast, entsorge diese Karte. "
            "Hast du das getan, nimm 3 Wünsche.",
        ),
        rulings=(
            Ruling(
                "single-names",
                Source("nocturne_1e"),
                "A name of which two copies are in play does not count at all.",
                "Ein Name, von dem zwei Exemplare im Spiel sind, zählt gar nicht.",
            ),
            Ruling(
                "counts-itself",
                Source("nocturne_1e"),
                "The Lamp itself counts, and so do Durations of earlier turns.",
                "Die Lampe selbst zählt mit, ebenso Dauerkarten früherer Züge.",
            ),
            Ruling(
                "forced",
                Source("nocturne_1e"),
                "With six single cards the trashing is forced; its coin stays, and Treasures can still be played.",
                "Bei sechs einzelnen Karten muss sie entsorgt werden; ihr Geld bleibt, und weitere Geldkarten können "
                "gespielt werden.",
            ),
            Ruling(
                "fewer-wishes",
                Source("nocturne_1e"),
                "With fewer Wishes left those are gained that there are.",
                "Sind weniger Wünsche übrig, werden die genommen, die es noch gibt.",
            ),
            Ruling(
                "played-twice",
                Source("nocturne_1e"),
                "Played twice, the second play brings the coin alone: the Lamp is gone.",
                "Zweimal gespielt bringt das zweite Mal nur das Geld: Die Lampe ist nicht mehr da.",
            ),
        ),
    ),
    Words(
        "pasture",
        en=English("Pasture", "Pastures"),
        de=German("Weideland", "Weideländer", "n"),
        picture="field",
        text=Both(
            "Worth 1 coin.\n—\nEach Estate that you own makes this worth 1 VP.",
            "1 Geld wert.\n—\nJedes Anwesen, das dir gehört, macht diese Karte 1 Punkt wert.",
        ),
        counted=Counted(Both("{n} Estate", "{n} Anwesen"), Both("{n} Estates", "{n} Anwesen")),
        rulings=(
            Ruling(
                "estates",
                Source("nocturne_1e"),
                "At the end it is worth 1 VP for each card named Estate; an Overgrown Estate is none.",
                "Am Ende ist es 1 Punkt wert für jede Karte namens Anwesen; ein Verfallenes Anwesen ist keines.",
            ),
            Ruling(
                "both-types",
                Source("nocturne_1e"),
                "It is a Treasure and a Victory card for all purposes.",
                "Es ist in jeder Hinsicht Geldkarte und Punktekarte.",
            ),
        ),
    ),
    Words(
        "pouch",
        en=English("Pouch", "Pouches"),
        de=German("Beutel", "Beutel", "m"),
        picture="pouch-with-beads",
        text=Both("Worth 1 coin.\n+1 Buy", "1 Geld wert.\n+1 Kauf"),
        rulings=(
            Ruling(
                "coin-and-buy",
                Source("nocturne_1e"),
                "Each play brings 1 coin and 1 Buy.",
                "Jedes Spielen bringt 1 Geld und 1 Kauf.",
            ),
        ),
    ),
)
