"""Words of the cards that do something when cards are bought or gained."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "forum",
        en=English("Forum", "Forums"),
        de=German("Forum", "Foren", "n"),
        picture="ancient-columns",
        text=Both(
            "+3 Cards\n+1 Action\nDiscard 2 cards.\n—\nWhen you buy this: +1 Buy.",
            "+3 Karten\n+1 Aktion\nLege 2 Karten ab.\n—\nWenn du diese Karte kaufst: +1 Kauf.",
        ),
        later={
            2: Both(
                "+3 Cards\n+1 Action\nDiscard 2 cards.\n—\nWhen you gain this: +1 Buy.",
                "+3 Karten\n+1 Aktion\nLege 2 Karten ab.\n—\nWenn du diese Karte nimmst: +1 Kauf.",
            ),
        },
        asks={"discard": Ask("Discard 2 cards.", "Lege 2 Karten ab.")},
        rulings=(
            Ruling(
                "any-two",
                Source("empires_1e"),
                "You must discard two cards of your hand, drawn or held before; with fewer, all.",
                "Du musst zwei Handkarten ablegen, gezogene oder vorher gehaltene; hast du weniger, alle.",
            ),
            Ruling(
                "pays-its-buy-back",
                Source("empires_1e"),
                "The Buy comes with the purchase: with one Buy and 13 coins a Province can follow, and each further "
                "Forum pays its own Buy back.",
                "Der Kauf kommt mit dem Kaufen: Mit einem Kauf und 13 Geld kann eine Provinz folgen, und jedes weitere "
                "Forum zahlt seinen Kauf zurück.",
            ),
            Ruling(
                "only-bought",
                Source("empires_1e"),
                "First print: gained without buying it brings no Buy.",
                "Erster Druck: Ohne Kauf genommen, bringt es keinen Kauf.",
            ),
            Ruling(
                "black-market",
                Source("practice"),
                "Bought at the Black Market it gives the Buy for the Buy phase to come.",
                "Auf dem Schwarzmarkt gekauft, gibt es den Kauf für die kommende Kaufphase.",
            ),
            Ruling(
                "any-gain",
                Source("empires_later"),
                "Later print: the Buy comes with each gain; in another player's turn it is of no use.",
                "Späterer Druck: Der Kauf kommt mit jedem Nehmen; im Zug eines anderen nützt er nichts.",
                edition=2,
            ),
        ),
    ),
    Words(
        "groundskeeper",
        en=English("Groundskeeper", "Groundskeepers"),
        de=German("Gärtnerin", "Gärtnerinnen", "f"),
        picture="gardening-shears",
        text=Both(
            "+1 Card\n+1 Action\n—\nAs long as this is in play, each Victory card that you gain brings +1 VP.",
            "+1 Karte\n+1 Aktion\n—\nSolange diese Karte im Spiel ist, bringt jede Punktekarte, die du nimmst, +1 "
            "Siegpunkt.",
        ),
        later={
            2: Both(
                "+1 Card\n+1 Action\nFor the rest of this turn each Victory card that you gain brings +1 VP.",
                "+1 Karte\n+1 Aktion\nFür den Rest dieses Zuges bringt jede Punktekarte, die du nimmst, +1 Siegpunkt.",
            ),
        },
        rulings=(
            Ruling(
                "each-gain",
                Source("empires_1e"),
                "Each Victory card counts, bought or gained otherwise; combined ones too.",
                "Jede Punktekarte zählt, gekauft oder anders genommen; auch kombinierte.",
            ),
            Ruling(
                "several",
                Source("empires_1e"),
                "Several Groundskeepers add up.",
                "Mehrere Gärtnerinnen zählen zusammen.",
            ),
            Ruling(
                "played-twice",
                Source("empires_1e"),
                "First print: played twice, one Groundskeeper counts once.",
                "Erster Druck: Zweimal gespielt, zählt eine Gärtnerin einmal.",
            ),
            Ruling(
                "while-in-play",
                Source("empires_1e"),
                "First print: out of play it brings nothing more.",
                "Erster Druck: Nicht mehr im Spiel, bringt sie nichts mehr.",
            ),
            Ruling(
                "each-play",
                Source("empires_later"),
                "Later print: each play counts, for the whole turn, wherever the card is.",
                "Späterer Druck: Jedes Ausspielen zählt, den ganzen Zug lang, wo immer die Karte ist.",
                edition=2,
            ),
        ),
    ),
    Words(
        "villa",
        en=English("Villa", "Villas"),
        de=German("Villa", "Villen", "f"),
        picture="house",
        text=Both(
            "+2 Actions\n+1 Buy\n+1 Coin\n—\nWhen you gain this: take it into your hand, +1 Action, and in your Buy "
            "phase go back into your Action phase.",
            "+2 Aktionen\n+1 Kauf\n+1 Geld\n—\nWenn du diese Karte nimmst: Nimm sie auf die Hand, +1 Aktion, und in "
            "deiner Kaufphase kehre in deine Aktionsphase zurück.",
        ),
        rulings=(
            Ruling(
                "action-phase",
                Source("empires_1e"),
                "Gained in your Action phase it goes to your hand and brings an Action, nothing else.",
                "In der Aktionsphase genommen, kommt sie auf die Hand und bringt eine Aktion, sonst nichts.",
            ),
            Ruling(
                "back-at-once",
                Source("empires_1e", examples=("EM1",)),
                "Gained in your Buy phase it ends that on the spot; coins, Buys and Actions that are left stay.",
                "In der Kaufphase genommen, bricht sie diese sofort ab; übriges Geld, Käufe und Aktionen bleiben.",
            ),
            Ruling(
                "new-buy-phase",
                Source("empires_1e", examples=("EM1",)),
                "After the Action phase a new Buy phase begins: Treasures may be played again, and what happens at "
                "its start happens again. That may be repeated in a turn.",
                "Nach der Aktionsphase beginnt eine neue Kaufphase: Geldkarten dürfen wieder gespielt werden, und was "
                "an ihrem Anfang geschieht, geschieht wieder. Das kann mehrmals im Zug vorkommen.",
            ),
            Ruling(
                "no-buy-left",
                Source("empires_1e"),
                "Without another Buy the new Buy phase has none: Treasures may be played, nothing bought.",
                "Ohne weiteren Kauf gibt es in der neuen Kaufphase keinen: Geldkarten darf man spielen, kaufen nichts.",
            ),
            Ruling(
                "start-of-turn",
                Source("empires_1e"),
                "What happens at the start of the turn does not happen again.",
                "Was zu Beginn des Zuges geschieht, geschieht nicht noch einmal.",
            ),
            Ruling(
                "not-the-end",
                Source("empires_1e"),
                "Going back is no end of the Buy phase.",
                "Die Rückkehr ist kein Ende der Kaufphase.",
            ),
            Ruling(
                "other-turns",
                Source("empires_1e"),
                "In another player's turn it goes to the hand; the Action is of no use, and no phase changes.",
                "Im Zug eines anderen kommt sie auf die Hand; die Aktion nützt nichts, und keine Phase ändert sich.",
            ),
            Ruling(
                "black-market",
                Source("practice"),
                "Bought in the Action phase at the Black Market: hand and Action, no return.",
                "In der Aktionsphase auf dem Schwarzmarkt gekauft: Hand und Aktion, keine Rückkehr.",
            ),
            Ruling(
                "moved-before",
                Source("author"),
                "It is gained first and moves then. If something moves it elsewhere before, it stays there; the Action "
                "and the return come all the same.",
                "Sie wird erst genommen und wandert dann. Legt etwas sie vorher woandershin, bleibt sie dort; Aktion "
                "und Rückkehr kommen trotzdem.",
            ),
            Ruling(
                "moved-first",
                Source("author"),
                "If it goes to the hand first, what else would move it fails.",
                "Kommt sie zuerst auf die Hand, gelingt nichts, was sie sonst bewegen würde.",
            ),
            Ruling(
                "rest-goes-on",
                Source("practice"),
                "Gained in the middle of something, it lets the rest of that be done, in the Action phase then.",
                "Mitten in einer Anweisung genommen, lässt sie deren Rest geschehen, dann schon in der Aktionsphase.",
            ),
        ),
    ),
)
