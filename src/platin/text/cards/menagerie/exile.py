"""Words of the cards that exile."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "bounty_hunter",
        en=English("Bounty Hunter", "Bounty Hunters"),
        de=German("Kopfgeldjägerin", "Kopfgeldjägerinnen", "f"),
        picture="wanted-reward",
        text=Both(
            "+1 Action\nExile one of your hand cards. Unless your Exile held a copy of it before: +3 Coins.",
            "+1 Aktion\nLege eine Handkarte ins Exil. Lag dort vorher keine gleiche: +3 Geld.",
        ),
        asks={"exile": Ask("Exile a card from your hand.", "Lege eine Karte aus deiner Hand ins Exil.")},
        rulings=(
            Ruling(
                "forced",
                Source("menagerie_1e"),
                "You have to exile a card if you have one.",
                "Du musst eine Karte ins Exil legen, wenn du eine hast.",
            ),
            Ruling(
                "empty-hand",
                Source("menagerie_1e"),
                "With an empty hand nothing is exiled, and there are no coins.",
                "Mit leerer Hand kommt nichts ins Exil, und es gibt kein Geld.",
            ),
            Ruling(
                "copy-from-anywhere",
                Source("menagerie_1e"),
                "How the earlier copy came into Exile does not matter.",
                "Wie die frühere gleiche Karte ins Exil gekommen ist, spielt keine Rolle.",
            ),
            Ruling(
                "itself-does-not-count",
                Source("menagerie_1e", examples=("ME2",)),
                "The card exiled just now is not the earlier copy: the first of a name pays, the second does not.",
                "Die eben ins Exil gelegte Karte ist nicht die frühere: Die erste eines Namens zahlt, die zweite "
                "nicht.",
            ),
        ),
    ),
    Words(
        "camel_train",
        en=English("Camel Train", "Camel Trains"),
        de=German("Kamelzug", "Kamelzüge", "m"),
        picture="plain/camel-train",
        text=Both(
            "Exile from the Supply a card that is no Victory card.\n—\nOn gaining this, exile a Gold from the Supply.",
            "Lege eine Karte aus dem Vorrat ins Exil, die keine Punktekarte ist.\n"
            "—\n"
            "Nimmst du diese Karte, lege ein Gold aus dem Vorrat ins Exil.",
        ),
        asks={"exile": Ask("Exile a card from the Supply.", "Lege eine Karte aus dem Vorrat ins Exil.")},
        rulings=(
            Ruling(
                "forced",
                Source("menagerie_1e"),
                "You have to exile a card, a Copper or a Curse if you like.",
                "Du musst eine Karte ins Exil legen, nach Belieben auch ein Kupfer oder einen Fluch.",
            ),
            Ruling(
                "no-combined-victory-card",
                Source("menagerie_1e"),
                "A card that is a Victory card among other things cannot be exiled.",
                "Eine Karte, die unter anderem Punktekarte ist, kann nicht ins Exil gelegt werden.",
            ),
            Ruling(
                "top-card-only",
                Source("menagerie_1e"),
                "Only the top card of a Supply pile can be exiled.",
                "Nur die oberste Karte eines Vorratsstapels kann ins Exil gelegt werden.",
            ),
            Ruling(
                "not-from-beside",
                Source("menagerie_1e"),
                "Piles beside the Supply, such as the Horses, are out of reach.",
                "Stapel neben dem Vorrat, etwa die Pferde, sind außer Reichweite.",
            ),
            Ruling(
                "gold-when-gained",
                Source("menagerie_1e"),
                "The Gold comes with every gain of a Camel Train; it is no gain itself. Without a Gold left there is "
                "none.",
                "Das Gold kommt mit jedem Nehmen eines Kamelzugs; es selbst wird nicht genommen. Ist kein Gold mehr "
                "da, gibt es keines.",
            ),
        ),
    ),
    Words(
        "cardinal",
        en=English("Cardinal", "Cardinals"),
        de=German("Kardinal", "Kardinäle", "m"),
        picture="gothic-cross",
        text=Both(
            "+2 Coins\n"
            "Each of the others reveals two cards from the top of the deck, exiles one of them that costs 3 to 6 "
            "Coins, "
            "and discards what is left.",
            "+2 Geld\n"
            "Alle anderen decken zwei Karten vom Nachziehstapel auf, legen eine davon, die 3 bis 6 Geld kostet, ins "
            "Exil und legen den Rest ab.",
        ),
        asks={"exile": Ask("Exile one of these cards.", "Lege eine dieser Karten ins Exil.")},
        rulings=(
            Ruling(
                "victim-picks",
                Source("menagerie_1e"),
                "If both cards qualify, their player picks which one is exiled; one has to be.",
                "Kommen beide Karten infrage, wählt ihr Spieler, welche ins Exil kommt; eine muss es sein.",
            ),
            Ruling(
                "own-mat",
                Source("menagerie_1e"),
                "The card goes onto the mat of its own player.",
                "Die Karte kommt auf das Tableau ihres eigenen Spielers.",
            ),
            Ruling(
                "none",
                Source("menagerie_1e"),
                "If neither qualifies, both are discarded.",
                "Kommt keine infrage, werden beide abgelegt.",
            ),
            Ruling(
                "too-few-cards",
                Source("menagerie_1e"),
                "Who has too few cards even after shuffling reveals those there are.",
                "Wer auch nach dem Mischen zu wenige Karten hat, deckt die vorhandenen auf.",
            ),
            Ruling(
                "present-cost",
                Source("menagerie_1e"),
                "What the cards cost at this moment counts; a cost with a Potion or Debt never qualifies.",
                "Es zählt, was die Karten in diesem Augenblick kosten; Kosten mit Trank oder Schulden kommen nie "
                "infrage.",
            ),
            Ruling(
                "real-discarding",
                Source("menagerie_1e"),
                "What is discarded here may react to that.",
                "Was hier abgelegt wird, kann darauf reagieren.",
            ),
        ),
    ),
    Words(
        "coven",
        en=English("Coven", "Covens"),
        de=German("Hexenzirkel", "Hexenzirkel", "m"),
        picture="pentacle",
        text=Both(
            "+1 Action\n"
            "+2 Coins\n"
            "Each of the others exiles a Curse from the Supply. Whoever cannot discards all the Curses in their Exile.",
            "+1 Aktion\n"
            "+2 Geld\n"
            "Alle anderen legen einen Fluch aus dem Vorrat ins Exil. Wer das nicht kann, legt alle Flüche aus seinem "
            "Exil ab.",
        ),
        rulings=(
            Ruling(
                "one-by-one",
                Source("menagerie_1e", examples=("ME3",)),
                "In turn order, and each player alone: one may exile the last Curse, and the next has to discard.",
                "Reihum und für jeden einzeln: Einer legt vielleicht den letzten Fluch ins Exil, und der nächste muss "
                "ablegen.",
            ),
            Ruling(
                "curses-from-anywhere",
                Source("menagerie_1e"),
                "All exiled Curses are discarded, however they came into Exile.",
                "Alle Flüche im Exil werden abgelegt, wie auch immer sie dorthin gekommen sind.",
            ),
            Ruling(
                "no-gain",
                Source("menagerie_1e"),
                "The Curse is not gained: what reacts to a gain does not help, what protects from Attacks does.",
                "Der Fluch wird nicht genommen: Was auf ein Nehmen reagiert, hilft nicht, wohl aber, was vor Angriffen "
                "schützt.",
            ),
            Ruling(
                "count-in-exile",
                Source("menagerie_1e"),
                "In Exile too a Curse is worth -1 VP at the end.",
                "Auch im Exil zählt ein Fluch am Ende -1 Siegpunkt.",
            ),
        ),
    ),
    Words(
        "displace",
        en=English("Displace", "Displaces"),
        de=German("Vertreibung", "Vertreibungen", "f"),
        picture="push",
        text=Both(
            "Exile one of your hand cards. Gain a card of another name that costs at most 2 Coins more.",
            "Lege eine Handkarte ins Exil. Nimm eine Karte mit anderem Namen, die höchstens 2 Geld mehr kostet.",
        ),
        asks={
            "exile": Ask("Exile a card from your hand.", "Lege eine Karte aus deiner Hand ins Exil."),
            "gain": Ask("Gain a card with another name.", "Nimm eine Karte mit anderem Namen."),
        },
        rulings=(
            Ruling(
                "forced",
                Source("menagerie_1e"),
                "Both are forced: you exile a card if you have one, and gain one if there is any.",
                "Beides ist Pflicht: Du legst eine Karte ins Exil, wenn du eine hast, und nimmst eine, wenn es eine "
                "gibt.",
            ),
            Ruling(
                "nothing-exiled",
                Source("menagerie_1e"),
                "If nothing was exiled, nothing is gained.",
                "Kam nichts ins Exil, wird nichts genommen.",
            ),
            Ruling(
                "may-be-cheaper",
                Source("menagerie_1e"),
                "The gained card may also cost the same or less, but never has the same name.",
                "Die genommene Karte darf auch gleich viel oder weniger kosten, hat aber nie denselben Namen.",
            ),
            Ruling(
                "potion-and-debt",
                Source("menagerie_1e"),
                "Potion and Debt of the gained card must not exceed those of the exiled one.",
                "Trank und Schulden der genommenen Karte dürfen die der Karte im Exil nicht übersteigen.",
            ),
            Ruling(
                "frees-copies",
                Source("menagerie_1e"),
                "The gained card may free its copies from Exile.",
                "Die genommene Karte kann gleiche aus dem Exil befreien.",
            ),
        ),
    ),
    Words(
        "gatekeeper",
        en=English("Gatekeeper", "Gatekeepers"),
        de=German("Wache", "Wachen", "f"),
        picture="portculis",
        text=Both(
            "When your next turn starts, +3 Coins.\n"
            "Before that, every Action or Treasure gained by another player goes to that player's Exile, except where "
            "a "
            "copy of it is there already.",
            "Wenn dein nächster Zug beginnt: +3 Geld.\n"
            "Bis dahin kommt jede Aktions- oder Geldkarte, die ein anderer nimmt, in dessen Exil, außer dort liegt "
            "schon "
            "eine gleiche.",
        ),
        rulings=(
            Ruling(
                "copy-in-exile",
                Source("menagerie_1e", examples=("ME17",)),
                "With a copy in Exile the gained card is not exiled, and its gainer may discard the copies as usual.",
                "Liegt schon eine gleiche im Exil, bleibt die genommene Karte, und wer sie nimmt, darf die gleichen "
                "wie "
                "immer ablegen.",
            ),
            Ruling(
                "own-order",
                Source("menagerie_1e", examples=("ME17",)),
                "It happens together with all else that the gain causes, in the order of the gainer. A card that was "
                "moved "
                "before is not exiled.",
                "Es geschieht zusammen mit allem anderen, was das Nehmen auslöst, in der Reihenfolge dessen, der "
                "nimmt. "
                "Eine Karte, die vorher bewegt wurde, kommt nicht ins Exil.",
            ),
            Ruling(
                "others-unaffected",
                Source("menagerie_1e"),
                "Other cards, such as Province and Curse, are not affected, but combined ones are.",
                "Andere Karten wie Provinz und Fluch sind nicht betroffen, kombinierte schon.",
            ),
            Ruling(
                "protection-when-played",
                Source("menagerie_1e"),
                "Whoever wants to be protected reacts when the Gatekeeper is played, not when gaining.",
                "Wer sich schützen will, reagiert, wenn die Wache gespielt wird, nicht beim Nehmen.",
            ),
            Ruling(
                "until-next-turn",
                Source("menagerie_1e"),
                "It is over when the next turn of its player starts, and never concerns that player's own gains.",
                "Es endet, wenn der nächste Zug ihres Spielers beginnt, und betrifft nie, was dieser selbst nimmt.",
            ),
        ),
    ),
    Words(
        "sanctuary",
        en=English("Sanctuary", "Sanctuaries"),
        de=German("Zufluchtsort", "Zufluchtsorte", "m"),
        picture="lotus",
        text=Both(
            "+1 Card\n+1 Action\n+1 Buy\nIf you like, exile one of your hand cards.",
            "+1 Karte\n+1 Aktion\n+1 Kauf\nWenn du möchtest, lege eine Handkarte ins Exil.",
        ),
        asks={
            "exile": Ask(
                "You may exile a card from your hand.",
                "Du darfst eine Karte aus deiner Hand ins Exil legen.",
            )
        },
        rulings=(
            Ruling(
                "optional",
                Source("menagerie_1e"),
                "You may exile a card, also the one just drawn, or none.",
                "Du darfst eine Karte ins Exil legen, auch die eben gezogene, oder keine.",
            ),
        ),
    ),
    Words(
        "stockpile",
        en=English("Stockpile", "Stockpiles"),
        de=German("Depot", "Depots", "n"),
        picture="stockpiles",
        text=Both(
            "3 Coins\n+1 Buy\nExile this.",
            "3 Geld\n+1 Kauf\nLege diese Karte ins Exil.",
        ),
        rulings=(
            Ruling(
                "coins-stay",
                Source("menagerie_1e"),
                "It is not in play afterwards; you keep its coins and its Buy.",
                "Sie ist danach nicht mehr im Spiel; ihr Geld und ihr Kauf bleiben dir.",
            ),
            Ruling(
                "played-twice",
                Source("menagerie_1e"),
                "Played twice it brings 6 coins and 2 Buys, and is exiled once.",
                "Zweimal gespielt bringt sie 6 Geld und 2 Käufe und kommt einmal ins Exil.",
            ),
            Ruling(
                "frees-others",
                Source("menagerie_1e"),
                "Gaining another Stockpile may free all exiled ones.",
                "Ein weiteres Depot zu nehmen kann alle im Exil befreien.",
            ),
            Ruling(
                "after-kiln",
                Source("practice"),
                "If Kiln copies it, the copy is gained first, which may free other Stockpiles; only then is this one "
                "exiled.",
                "Kopiert der Brennofen sie, wird zuerst die Kopie genommen, was andere Depots befreien kann; erst dann "
                "kommt diese ins Exil.",
            ),
        ),
    ),
)
