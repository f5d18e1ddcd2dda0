"""Words of the Attacks of Guilds."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "footpad",
        en=English("Footpad", "Footpads"),
        de=German("Straßenräuber", "Straßenräuber", "m"),
        picture="robber-mask",
        text=Both(
            "+2 Coffers\n"
            "All other players discard until they have 3 hand cards.\n"
            "—\n"
            "In every game with this card: Whoever gains a card in an Action phase gets +1 Card.",
            "+2 Taler\n"
            "Alle anderen legen ab, bis sie 3 Handkarten haben.\n"
            "—\n"
            "In jedem Spiel mit dieser Karte: Wer in einer Aktionsphase eine Karte nimmt, bekommt +1 Karte.",
        ),
        asks={"discard": Ask("Discard down to 3 cards.", "Lege bis auf 3 Karten ab.")},
        rulings=(
            Ruling(
                "down-to-three",
                Source("cornucopia_guilds_2e"),
                "You take two tokens; the others keep three cards, and who has no more than that discards nothing.",
                "Du nimmst zwei Taler; die anderen behalten drei Karten, und wer nicht mehr hat, legt nichts ab.",
            ),
            Ruling(
                "always-in-force",
                Source("cornucopia_guilds_2e"),
                "The rule of the game holds from the start for all players, whether anybody gains a Footpad or not.",
                "Die Spielregel gilt von Anfang an für alle, ob jemand einen Straßenräuber nimmt oder nicht.",
            ),
            Ruling(
                "one-card-a-gain",
                Source("cornucopia_guilds_2e", examples=("CG10",)),
                "A gained card brings one card, however many Footpads there are; it must be drawn.",
                "Eine genommene Karte bringt eine Karte, wie viele Straßenräuber es auch gibt; sie muss gezogen "
                "werden.",
            ),
            Ruling(
                "anybodys-action-phase",
                Source("author", examples=("CG10",)),
                "The Action phase may be that of another player: who gains a Curse from a Witch draws.",
                "Es kann die Aktionsphase eines anderen sein: Wer von einer Hexe einen Fluch nimmt, zieht.",
            ),
            Ruling(
                "start-of-turn",
                Source("author"),
                "The start of a turn belongs to its Action phase.",
                "Der Beginn eines Zuges gehört zu seiner Aktionsphase.",
            ),
            Ruling(
                "not-in-other-phases",
                Source("cornucopia_guilds_2e", examples=("CG10",)),
                "Gains in the Buy phase, at Night or in Clean-up bring nothing.",
                "In der Kaufphase, in der Nacht oder beim Aufräumen genommene Karten bringen nichts.",
            ),
            Ruling(
                "phase-of-the-gain",
                Source("author"),
                "What counts is the phase in which the card is gained: that of an earlier one does not matter any more "
                "after a return to the Action phase, nor does a return that the gain causes.",
                "Es zählt die Phase, in der die Karte genommen wird: Nach der Rückkehr in die Aktionsphase kommt es "
                "auf frühere nicht mehr an, und auf eine Rückkehr, die das Nehmen erst auslöst, auch nicht.",
            ),
            Ruling(
                "in-the-gainers-order",
                Source("author"),
                "Whoever gains the card puts the draw in order with what else happens on gaining it.",
                "Wer die Karte nimmt, bestimmt die Reihenfolge zwischen dem Ziehen und dem, was dabei sonst geschieht.",
            ),
            Ruling(
                "black-market",
                Source("practice"),
                "The rule of the game holds as well if the Footpad is only in the Black Market deck.",
                "Die Spielregel gilt auch, wenn der Straßenräuber nur im Schwarzmarktstapel ist.",
            ),
        ),
    ),
    Words(
        "soothsayer",
        en=English("Soothsayer", "Soothsayers"),
        de=German("Hellseherin", "Hellseherinnen", "f"),
        picture="third-eye",
        text=Both(
            "Gain a Gold.\nAll other players gain one Curse each. Afterwards everybody who gained one draws a card.",
            "Nimm ein Gold.\nAlle anderen nehmen je einen Fluch. Danach zieht, wer einen genommen hat, eine Karte.",
        ),
        later={
            2: Both(
                "Gain a Gold.\nOne after the other, all other players gain a Curse and, having gained it, draw a card.",
                "Nimm ein Gold.\nAlle anderen nehmen der Reihe nach einen Fluch und ziehen, wenn sie ihn genommen "
                "haben, eine Karte.",
            )
        },
        rulings=(
            Ruling(
                "all-curses-first",
                Source("guilds_1e"),
                "First all Curses are gained, then all cards are drawn.",
                "Erst werden alle Flüche genommen, dann alle Karten gezogen.",
            ),
            Ruling(
                "player-by-player",
                Source("cornucopia_guilds_2e"),
                "Each player gains and draws before the next one does.",
                "Jeder nimmt und zieht, bevor der Nächste an der Reihe ist.",
                edition=2,
            ),
            Ruling(
                "only-who-gained",
                Source("guilds_1e"),
                "Who gains no Curse draws no card; when they run short they go in turn order.",
                "Wer keinen Fluch nimmt, zieht keine Karte; reichen sie nicht, geht es der Reihe nach.",
            ),
            Ruling(
                "wherever-the-curse-goes",
                Source("guilds_1e"),
                "A Curse that a Watchtower trashes was gained: its player draws. With a first-print Trader it was not.",
                "Ein Fluch, den ein Wachturm entsorgt, wurde genommen: Man zieht. Mit der Fahrenden Händlerin der 1. "
                "Auflage wurde er es nicht.",
            ),
            Ruling(
                "draw-forced",
                Source("guilds_1e"),
                "The card must be drawn.",
                "Die Karte muss gezogen werden.",
            ),
        ),
        aliases=("Hellscherin",),
    ),
    Words(
        "taxman",
        en=English("Taxman", "Taxmen"),
        de=German("Steuereintreiber", "Steuereintreiber", "m"),
        picture="take-my-money",
        text=Both(
            "You may trash one of your Treasures. If you do:\n"
            "All others with at least 5 hand cards discard a card of the same name, or show that they have none.\n"
            "Gain a Treasure onto your deck that costs at most 3 Coins more than the trashed one.",
            "Du darfst eine deiner Geldkarten entsorgen. Wenn du es tust:\n"
            "Alle anderen mit mindestens 5 Handkarten legen eine gleichnamige Karte ab oder zeigen, dass sie keine "
            "haben.\nNimm eine Geldkarte auf deinen Nachziehstapel, die höchstens 3 Geld mehr kostet als die "
            "entsorgte.",
        ),
        asks={
            "trash": Ask(
                "Which Treasure do you trash?",
                "Welche Geldkarte entsorgst du?",
                none=Both("Trash nothing", "Nichts entsorgen"),
            ),
            "discard": Ask("Discard this card.", "Lege diese Karte ab."),
            "gain": Ask("Gain a Treasure onto your deck.", "Nimm eine Geldkarte auf deinen Nachziehstapel."),
        },
        rulings=(
            Ruling(
                "nothing-trashed",
                Source("guilds_1e"),
                "Without a trashed Treasure nothing happens, but Reactions to an Attack may be used.",
                "Ohne entsorgte Geldkarte geschieht nichts, aber auf den Angriff darf reagiert werden.",
            ),
            Ruling(
                "five-cards",
                Source("guilds_1e", examples=("GU9",)),
                "Only players with five or more cards discard, one copy each; who has none shows the hand.",
                "Nur wer fünf oder mehr Karten hat, legt ab, jeder eine; wer keine hat, zeigt die Hand.",
            ),
            Ruling(
                "counted-after-reactions",
                Source("guilds_1e", examples=("GU10",)),
                "The cards in hand are counted when it is the player's turn to discard, after Reactions.",
                "Gezählt werden die Handkarten, wenn der Spieler mit dem Ablegen dran ist, nach den Reaktionen.",
            ),
            Ruling(
                "turn-order",
                Source("guilds_1e"),
                "The others discard in turn order.",
                "Die anderen legen der Reihe nach ab.",
            ),
            Ruling(
                "gain-forced",
                Source("guilds_1e", examples=("GU9",)),
                "A Treasure must be gained; it may be an equal or cheaper one. With an empty deck it is the deck.",
                "Eine Geldkarte muss genommen werden; es darf eine gleich teure oder billigere sein. Ist der "
                "Nachziehstapel leer, bildet sie ihn.",
            ),
            Ruling(
                "combined-treasures",
                Source("guilds_1e"),
                "Combined Treasures can be trashed and gained.",
                "Auch kombinierte Geldkarten können entsorgt und genommen werden.",
            ),
            Ruling(
                "no-more-potion",
                Source("guilds_1e"),
                "The gained card may have no Potion in its cost that the trashed one has not.",
                "Die genommene Karte darf keinen Trank kosten, den die entsorgte nicht kostet.",
            ),
        ),
    ),
)
