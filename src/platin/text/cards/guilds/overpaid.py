"""Words of the cards of Guilds that may be overpaid."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "doctor",
        en=English("Doctor", "Doctors"),
        de=German("Arzt", "Ärzte", "m"),
        picture="plague-doctor-profile",
        text=Both(
            "Say the name of a card. Turn over the three topmost cards of your deck.\n"
            "Trash those that are called so; put the rest back in an order of your choice.\n"
            "—\n"
            "When you buy this, you may pay more for it. For each Coin more, look at your topmost card: trash it, "
            "discard it or leave it.",
            "Nenne den Namen einer Karte. Decke die drei obersten Karten deines Nachziehstapels auf.\n"
            "Entsorge, was so heißt; lege den Rest in beliebiger Reihenfolge zurück.\n"
            "—\n"
            "Wenn du ihn kaufst, darfst du mehr dafür zahlen. Sieh dir für jedes Geld mehr deine oberste Karte an: "
            "Entsorge sie, lege sie ab oder lass sie liegen.",
        ),
        later={
            2: Both(
                "Say the name of a card. Turn over the three topmost cards of your deck.\n"
                "Trash those that are called so; put the rest back in an order of your choice.\n"
                "—\n"
                "You may pay more for this than it costs. When you gain it, look at your topmost card for each Coin "
                "more: trash it, discard it or leave it.",
                "Nenne den Namen einer Karte. Decke die drei obersten Karten deines Nachziehstapels auf.\n"
                "Entsorge, was so heißt; lege den Rest in beliebiger Reihenfolge zurück.\n"
                "—\n"
                "Du darfst mehr dafür zahlen, als er kostet. Wenn du ihn nimmst, sieh dir für jedes Geld mehr deine "
                "oberste Karte an: Entsorge sie, lege sie ab oder lass sie liegen.",
            )
        },
        asks={
            "name": Ask(
                "Name a card. Those among your next three cards that are called so are trashed.",
                "Nenne eine Karte. Welche von deinen nächsten drei so heißen, werden entsorgt.",
            ),
            "order": Ask(
                "Put these cards back onto your deck; the last one lies on top.",
                "Lege diese Karten auf deinen Nachziehstapel zurück; die letzte liegt oben.",
            ),
            "choose": Ask(
                "What happens to the topmost card of your deck?",
                "Was geschieht mit der obersten Karte deines Nachziehstapels?",
                options={
                    "trash": Both("Trash it", "Entsorgen"),
                    "discard": Both("Discard it", "Ablegen"),
                    "keep": Both("Leave it there", "Liegen lassen"),
                },
            ),
        },
        rulings=(
            Ruling(
                "trashes-the-named",
                Source("guilds_1e"),
                "All revealed cards of that name are trashed, the others go back in any order.",
                "Alle aufgedeckten Karten dieses Namens werden entsorgt, die anderen kommen in beliebiger Reihenfolge "
                "zurück.",
            ),
            Ruling(
                "any-name",
                Source("guilds_1e"),
                "Any name may be said, also one that is not in your deck.",
                "Man darf jeden Namen nennen, auch einen, der im eigenen Deck nicht vorkommt.",
            ),
            Ruling(
                "shuffles-without",
                Source("guilds_1e"),
                "Where cards are missing you shuffle, without those already revealed.",
                "Fehlen Karten, wird gemischt, ohne die schon aufgedeckten.",
            ),
            Ruling(
                "coin-by-coin",
                Source("guilds_1e"),
                "Coin by coin: a card that is left there is seen again with the next.",
                "Es geht Geld für Geld: Eine Karte, die liegen bleibt, sieht man beim nächsten wieder.",
            ),
            Ruling(
                "shuffles-what-it-discarded",
                Source("guilds_1e"),
                "If the deck is empty you shuffle, together with what this very overpaying discarded.",
                "Ist der Nachziehstapel leer, wird gemischt, zusammen mit dem, was eben dadurch abgelegt wurde.",
            ),
            Ruling(
                "before-the-doctor",
                Source("guilds_1e"),
                "It takes effect before the Doctor is gained: a shuffle does not include it.",
                "Es wirkt, bevor der Arzt genommen wird: Beim Mischen ist er noch nicht dabei.",
            ),
            Ruling(
                "after-the-doctor",
                Source("guilds_later"),
                "It takes effect when the Doctor was gained: a shuffle includes it.",
                "Es wirkt, wenn der Arzt genommen ist: Beim Mischen ist er dabei.",
                edition=2,
            ),
        ),
    ),
    Words(
        "farrier",
        en=English("Farrier", "Farriers"),
        de=German("Hufschmied", "Hufschmiede", "m"),
        picture="horseshoe",
        text=Both(
            "+1 Card\n+1 Action\n+1 Buy\n—\n"
            "You may pay more for this than it costs. For each Coin more: +1 Card when this turn ends",
            "+1 Karte\n+1 Aktion\n+1 Kauf\n—\n"
            "Du darfst mehr dafür zahlen, als er kostet. Für jedes Geld mehr: +1 Karte, wenn dieser Zug endet",
        ),
        rulings=(
            Ruling(
                "after-the-new-hand",
                Source("cornucopia_guilds_2e", examples=("CG8",)),
                "The cards come after the new hand was drawn: five become five and so many more, three after an "
                "Outpost.",
                "Die Karten kommen, nachdem die neue Hand gezogen ist: zu fünf so viele mehr, nach einem Außenposten "
                "zu drei.",
            ),
            Ruling(
                "cumulative",
                Source("cornucopia_guilds_2e"),
                "The coins of several purchases add up.",
                "Das Geld mehrerer Käufe zählt zusammen.",
            ),
            Ruling(
                "only-if-paid",
                Source("cornucopia_guilds_2e"),
                "A Farrier gained otherwise, or for its cost alone, brings no cards.",
                "Ein anders oder nur für seine Kosten genommener Hufschmied bringt keine Karten.",
            ),
            Ruling(
                "draw-forced",
                Source("cornucopia_guilds_2e"),
                "The cards must be drawn, shuffling if need be.",
                "Die Karten müssen gezogen werden, notfalls wird gemischt.",
            ),
        ),
    ),
    Words(
        "herald",
        en=English("Herald", "Heralds"),
        de=German("Herold", "Herolde", "m"),
        picture="trumpet-flag",
        text=Both(
            "+1 Card\n+1 Action\nTurn over the topmost card of your deck. An Action card is played at once.\n—\n"
            "When you buy this, you may pay more for it. For each Coin more, lay a card of your discard pile on your "
            "deck.",
            "+1 Karte\n+1 Aktion\nDecke die oberste Karte deines Nachziehstapels auf. Eine Aktionskarte wird sofort "
            "gespielt.\n—\n"
            "Wenn du ihn kaufst, darfst du mehr dafür zahlen. Lege für jedes Geld mehr eine Karte deines Ablagestapels "
            "auf deinen Nachziehstapel.",
        ),
        later={
            2: Both(
                "+1 Card\n+1 Action\nTurn over the topmost card of your deck. An Action card is played at once.\n—\n"
                "You may pay more for this than it costs. When you gain it, lay a card of your discard pile on your "
                "deck for each Coin more.",
                "+1 Karte\n+1 Aktion\nDecke die oberste Karte deines Nachziehstapels auf. Eine Aktionskarte wird "
                "sofort gespielt.\n—\n"
                "Du darfst mehr dafür zahlen, als er kostet. Wenn du ihn nimmst, lege für jedes Geld mehr eine Karte "
                "deines Ablagestapels auf deinen Nachziehstapel.",
            )
        },
        asks={
            "topdeck": Ask(
                "Which cards of your discard pile go onto your deck?",
                "Welche Karten deines Ablagestapels kommen auf deinen Nachziehstapel?",
            ),
            "order": Ask(
                "In which order do they go onto your deck? The last one lies on top.",
                "In welcher Reihenfolge kommen sie auf deinen Nachziehstapel? Die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "action-played",
                Source("guilds_1e"),
                "An Action that lies there must be played, and takes no Action; anything else stays there.",
                "Eine Aktionskarte, die dort liegt, muss gespielt werden und verbraucht keine Aktion; anderes bleibt "
                "liegen.",
            ),
            Ruling(
                "does-not-stay",
                Source("guilds_1e"),
                "It does not stay in play with a Duration that it has played.",
                "Er bleibt nicht mit einer Dauerkarte im Spiel, die er gespielt hat.",
            ),
            Ruling(
                "exactly-so-many",
                Source("guilds_1e"),
                "The amount is fixed before you look; then exactly so many cards go onto the deck, or all that are "
                "there, in any order.",
                "Der Betrag steht fest, bevor du nachsiehst; dann kommen genau so viele Karten auf den Nachziehstapel, "
                "oder alle, die es gibt, in beliebiger Reihenfolge.",
            ),
            Ruling(
                "no-look-for-nothing",
                Source("guilds_1e"),
                "Without paying more you may not look through the discard pile.",
                "Ohne mehr zu zahlen, darfst du den Ablagestapel nicht durchsehen.",
            ),
            Ruling(
                "before-the-herald",
                Source("guilds_1e"),
                "It happens before the Herald is gained: that cannot be one of the cards.",
                "Es geschieht, bevor der Herold genommen wird: Er kann keine der Karten sein.",
            ),
            Ruling(
                "itself-too",
                Source("cornucopia_guilds_2e"),
                "It happens when the Herald was gained: that may be one of the cards.",
                "Es geschieht, wenn der Herold genommen ist: Er darf eine der Karten sein.",
                edition=2,
            ),
        ),
    ),
    Words(
        "infirmary",
        en=English("Infirmary", "Infirmaries"),
        de=German("Krankenhaus", "Krankenhäuser", "n"),
        picture="hospital-cross",
        text=Both(
            "+1 Card\nYou may trash one of your hand cards.\n—\n"
            "You may pay more for this than it costs. When you gain it, play it once for each Coin more.",
            "+1 Karte\nDu darfst eine deiner Handkarten entsorgen.\n—\n"
            "Du darfst mehr dafür zahlen, als es kostet. Wenn du es nimmst, spiele es für jedes Geld mehr einmal.",
        ),
        asks={
            "trash": Ask(
                "Do you trash a card from your hand?",
                "Entsorgst du eine Handkarte?",
                none=Both("Trash nothing", "Nichts entsorgen"),
            ),
        },
        rulings=(
            Ruling(
                "played-at-once",
                Source("cornucopia_guilds_2e", examples=("CG9",)),
                "It comes into play with the first of these plays, each is finished before the next, and none takes an "
                "Action.",
                "Beim ersten Mal kommt es ins Spiel, jedes Mal wird vor dem nächsten beendet, und keines verbraucht "
                "eine Aktion.",
            ),
            Ruling(
                "discarded-in-clean-up",
                Source("cornucopia_guilds_2e"),
                "Having been played, it is discarded in Clean-up.",
                "Wurde es gespielt, wird es beim Aufräumen abgelegt.",
            ),
            Ruling(
                "moved-before",
                Source("practice"),
                "If something has moved it before, it is not played at all.",
                "Wurde es vorher schon bewegt, wird es gar nicht gespielt.",
            ),
            Ruling(
                "ways-each-time",
                Source("author"),
                "For each play a Way may be chosen anew.",
                "Für jedes Spielen darf neu ein Weg gewählt werden.",
            ),
            Ruling(
                "still-buy-phase",
                Source("cornucopia_guilds_2e"),
                "It is still the Buy phase: Treasures drawn cannot be played any more, but coins can be spent with "
                "another Buy.",
                "Es bleibt Kaufphase: Gezogene Geldkarten darf man nicht mehr spielen, aber Geld mit einem weiteren "
                "Kauf ausgeben.",
            ),
            Ruling(
                "costs-three",
                Source("cornucopia_guilds_2e"),
                "For every purpose it costs 3, whatever was paid.",
                "Für alles andere kostet es 3, was auch gezahlt wurde.",
            ),
        ),
    ),
    Words(
        "masterpiece",
        en=English("Masterpiece", "Masterpieces"),
        de=German("Meisterstück", "Meisterstücke", "n"),
        picture="mona-lisa",
        text=Both(
            "1 Coin\n—\nWhen you buy this, you may pay more for it. For each Coin more, gain a Silver.",
            "1 Geld\n—\nWenn du es kaufst, darfst du mehr dafür zahlen. Nimm für jedes Geld mehr ein Silber.",
        ),
        later={
            2: Both(
                "1 Coin\n—\nYou may pay more for this than it costs. When you gain it, gain a Silver for each more.",
                "1 Geld\n—\nDu darfst mehr dafür zahlen, als es kostet. Wenn du es nimmst, nimm für jedes Geld mehr "
                "ein Silber.",
            )
        },
        rulings=(
            Ruling(
                "silvers-first",
                Source("guilds_1e", examples=("GU4",)),
                "The Silvers are gained first, the Masterpiece after them.",
                "Erst werden die Silber genommen, danach das Meisterstück.",
            ),
            Ruling(
                "silvers-after",
                Source("guilds_later"),
                "The Masterpiece is gained first, the Silvers after it.",
                "Erst wird das Meisterstück genommen, danach die Silber.",
                edition=2,
            ),
            Ruling(
                "as-many-as-there-are",
                Source("guilds_1e", examples=("GU4",)),
                "If there are fewer Silvers than Coins paid more, you gain those that are left.",
                "Gibt es weniger Silber, als Geld mehr gezahlt wurde, nimmst du die restlichen.",
            ),
        ),
    ),
    Words(
        "stonemason",
        en=English("Stonemason", "Stonemasons"),
        de=German("Steinmetz", "Steinmetze", "m"),
        picture="chisel",
        text=Both(
            "Trash one of your hand cards.\nGain two cards, each of them cheaper than that one.\n—\n"
            "When you buy this, you may pay more for it. If you do, gain two Action cards, each costing exactly what "
            "you paid more.",
            "Entsorge eine deiner Handkarten.\nNimm zwei Karten, jede billiger als diese.\n—\n"
            "Wenn du ihn kaufst, darfst du mehr dafür zahlen. Wenn du es tust, nimm zwei Aktionskarten, die jeweils "
            "genau so viel kosten, wie du mehr gezahlt hast.",
        ),
        later={
            2: Both(
                "Trash one of your hand cards.\nGain two cards, each of them cheaper than that one.\n—\n"
                "You may pay more for this than it costs. If you do, gain two Action cards when you gain it, each "
                "costing exactly what you paid more.",
                "Entsorge eine deiner Handkarten.\nNimm zwei Karten, jede billiger als diese.\n—\n"
                "Du darfst mehr dafür zahlen, als er kostet. Wenn du es tust, nimm beim Nehmen zwei Aktionskarten, die "
                "jeweils genau so viel kosten, wie du mehr gezahlt hast.",
            )
        },
        asks={
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
            "gain": Ask("Gain a cheaper card.", "Nimm eine billigere Karte."),
            "action": Ask(
                "Gain an Action that costs exactly what you paid more.",
                "Nimm eine Aktionskarte, die genau so viel kostet, wie du mehr gezahlt hast.",
            ),
        },
        rulings=(
            Ruling(
                "one-after-the-other",
                Source("guilds_1e"),
                "Both gains are forced, one after the other; the cards may be different or alike.",
                "Beide Karten müssen genommen werden, nacheinander; sie dürfen verschieden oder gleich sein.",
            ),
            Ruling(
                "trash-forced",
                Source("guilds_1e"),
                "A card must be trashed, even if nothing is cheaper.",
                "Eine Karte muss entsorgt werden, auch wenn es nichts Billigeres gibt.",
            ),
            Ruling(
                "only-one",
                Source("guilds_1e"),
                "If there is only one cheaper card you gain that one.",
                "Gibt es nur eine billigere Karte, nimmst du diese.",
            ),
            Ruling(
                "exactly-the-amount",
                Source("guilds_1e"),
                "The Actions cost exactly the amount; paying nothing more brings nothing, not even Actions that cost "
                "0.",
                "Die Aktionskarten kosten genau den Betrag; wer nichts mehr zahlt, nimmt nichts, auch keine für 0.",
            ),
            Ruling(
                "potion",
                Source("guilds_1e"),
                "A Potion may be paid more as well: then the Actions have a Potion in their cost. Debt can not.",
                "Auch ein Trank darf mehr gezahlt werden: Dann kosten die Aktionskarten einen Trank. Schulden nicht.",
            ),
            Ruling(
                "costs-may-change",
                Source("guilds_1e"),
                "If costs change between the two gains, the second one goes by the new ones.",
                "Ändern sich zwischen beiden Karten die Kosten, gelten für die zweite die neuen.",
            ),
            Ruling(
                "before-the-stonemason",
                Source("guilds_1e"),
                "The Actions are gained before the Stonemason.",
                "Die Aktionskarten werden vor dem Steinmetz genommen.",
            ),
            Ruling(
                "after-the-stonemason",
                Source("cornucopia_guilds_2e"),
                "The Actions are gained after the Stonemason.",
                "Die Aktionskarten werden nach dem Steinmetz genommen.",
                edition=2,
            ),
        ),
    ),
)
