"""Words of the Events of Rising Sun."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "amass",
        en=English("Amass", "Amasses"),
        de=German("Anhäufen", "Anhäufen", "n"),
        picture="stack",
        text=Both(
            "If you have no Action in play, gain an Action costing up to 5.",
            "Hast du keine Aktion im Spiel, nimm eine Aktion, die höchstens 5 kostet.",
        ),
        asks={"gain": Ask("Gain an Action costing up to 5.", "Nimm eine Aktion, die höchstens 5 kostet.")},
        rulings=(
            Ruling(
                "earlier-durations-count",
                Source("rising_sun_1e"),
                "A Duration that lies in play since an earlier turn is an Action in play: nothing is gained.",
                "Eine Dauerkarte, die seit einem früheren Zug im Spiel liegt, ist eine Aktion im Spiel: Du nimmst "
                "nichts.",
            ),
            Ruling(
                "left-play",
                Source("rising_sun_1e"),
                "An Action played this turn that is no longer in play does not count.",
                "Eine in diesem Zug ausgespielte Aktion, die nicht mehr im Spiel ist, zählt nicht.",
            ),
            Ruling(
                "combined-cards",
                Source("rising_sun_1e"),
                "Any Action in play counts, also one that is a Treasure too.",
                "Jede Aktion im Spiel zählt, auch eine, die zugleich Geldkarte ist.",
            ),
        ),
    ),
    Words(
        "asceticism",
        en=English("Asceticism", "Asceticisms"),
        de=German("Askese", "Askesen", "f"),
        picture="prayer-beads",
        text=Both(
            "Pay any number of coins, to trash that many cards from your hand.",
            "Zahle beliebig viele Münzen, um ebenso viele Karten aus deiner Hand zu entsorgen.",
        ),
        asks={
            "number": Ask(
                "How many coins do you pay, to trash as many cards?",
                "Wie viele Münzen zahlst du, um ebenso viele Karten zu entsorgen?",
            ),
            "trash": Ask("Trash the cards you have paid for.", "Entsorge die Karten, für die du gezahlt hast."),
        },
        rulings=(
            Ruling(
                "besides-its-cost",
                Source("rising_sun_1e"),
                "What you pay for the cards comes on top of its cost: three cards for 5 in all.",
                "Was du für die Karten zahlst, kommt zu den Kosten hinzu: drei Karten für zusammen 5.",
            ),
            Ruling(
                "none",
                Source("practice"),
                "You may pay nothing more and trash no card.",
                "Du darfst nichts weiter zahlen und keine Karte entsorgen.",
            ),
            Ruling(
                "as-many-as-you-hold",
                Source("practice"),
                "Nobody pays for more cards than they have in hand.",
                "Niemand zahlt für mehr Karten, als er auf der Hand hat.",
            ),
        ),
    ),
    Words(
        "continue",
        en=English("Continue", "Continues"),
        de=German("Fortsetzen", "Fortsetzen", "n"),
        picture="fast-forward-button",
        text=Both(
            "Once per turn: Gain an Action costing up to 4 that is no Attack. Return to your Action phase and play "
            "it. +1 Action, +1 Buy.",
            "Einmal pro Zug: Nimm eine Aktion, die höchstens 4 kostet und kein Angriff ist. Kehre in deine "
            "Aktionsphase zurück und spiele sie aus. +1 Aktion, +1 Kauf.",
        ),
        asks={
            "gain": Ask(
                "Gain an Action costing up to 4 that is no Attack.",
                "Nimm eine Aktion, die höchstens 4 kostet und kein Angriff ist.",
            )
        },
        rulings=(
            Ruling(
                "debt-first",
                Source("rising_sun_1e", examples=("RS10",)),
                "You take its 8 Debt for buying it, and buy nothing more until that is paid off.",
                "Für den Kauf nimmst du 8 Schulden und kaufst nichts mehr, bis sie bezahlt sind.",
            ),
            Ruling(
                "gained-in-the-buy-phase",
                Source("practice", examples=("RS10",)),
                "The card is gained in the Buy phase and played in the Action phase, without using an Action.",
                "Die Karte wird in der Kaufphase genommen und in der Aktionsphase ausgespielt, ohne eine Aktion zu "
                "verbrauchen.",
            ),
            Ruling(
                "moved-card",
                Source("practice", examples=("RS18",)),
                "A card that was moved when it was gained is not played; the rest happens.",
                "Eine Karte, die beim Nehmen woandershin kam, wird nicht ausgespielt; alles Übrige geschieht.",
            ),
            Ruling(
                "nothing-to-gain",
                Source("practice"),
                "If there is no such card, you return all the same and get +1 Action, +1 Buy.",
                "Gibt es keine solche Karte, kehrst du dennoch zurück und bekommst +1 Aktion, +1 Kauf.",
            ),
            Ruling(
                "phases-again",
                Source("rising_sun_1e"),
                "What happens at the end and at the start of Buy phases happens again; what happens at the start of "
                "the turn does not.",
                "Was am Ende und zu Beginn von Kaufphasen geschieht, geschieht noch einmal; was zu Beginn des Zuges "
                "geschieht, nicht.",
            ),
            Ruling(
                "treasures-again",
                Source("rising_sun_1e", examples=("RS10",)),
                "In the new Buy phase Treasures may be played again before the first purchase.",
                "In der neuen Kaufphase dürfen vor dem ersten Kauf wieder Geldkarten ausgespielt werden.",
            ),
            Ruling(
                "coins-alone",
                Source("rising_sun_1e"),
                "A card with Potion or Debt in its cost cannot be gained.",
                "Eine Karte, die auch einen Trank oder Schulden kostet, kann nicht genommen werden.",
            ),
        ),
    ),
    Words(
        "credit",
        en=English("Credit", "Credits"),
        de=German("Kredit", "Kredite", "m"),
        picture="tally-mark-5",
        text=Both(
            "Gain an Action or Treasure costing up to 8. Take Debt equal to what it costs in coins.",
            "Nimm eine Aktion oder Geldkarte, die höchstens 8 kostet. Nimm so viele Schulden, wie sie Münzen kostet.",
        ),
        asks={
            "gain": Ask(
                "Gain an Action or Treasure costing up to 8; its cost becomes Debt.",
                "Nimm eine Aktion oder Geldkarte, die höchstens 8 kostet; ihre Kosten werden zu Schulden.",
            )
        },
        rulings=(
            Ruling(
                "coins-alone",
                Source("rising_sun_1e"),
                "A card with Debt or Potion in its cost cannot be gained.",
                "Eine Karte, die auch Schulden oder einen Trank kostet, kann nicht genommen werden.",
            ),
            Ruling(
                "cost-after-the-gain",
                Source("practice"),
                "What the card costs when it has been gained counts.",
                "Es zählt, was die Karte kostet, nachdem sie genommen wurde.",
            ),
            Ruling(
                "combined-cards",
                Source("practice"),
                "A card that is something else besides is allowed if it is an Action or Treasure.",
                "Eine Karte, die zugleich etwas anderes ist, ist erlaubt, wenn sie Aktion oder Geldkarte ist.",
            ),
            Ruling(
                "nothing-gained",
                Source("practice"),
                "Who gains nothing takes no Debt; nor does anybody if another player gets the card.",
                "Wer nichts nimmt, nimmt keine Schulden; bekommt ein anderer die Karte, nimmt niemand welche.",
            ),
            Ruling(
                "no-more-purchases",
                Source("rising_sun_1e"),
                "Before the Debt is paid off nothing more can be bought.",
                "Bevor die Schulden bezahlt sind, kann nichts weiter gekauft werden.",
            ),
        ),
    ),
    Words(
        "foresight",
        en=English("Foresight", "Foresights"),
        de=German("Voraussicht", "Voraussichten", "f"),
        picture="semi-closed-eye",
        text=Both(
            "Reveal cards from your deck until you reveal an Action. Set it aside and discard the others. At the end "
            "of the turn, take it into your hand.",
            "Decke Karten von deinem Nachziehstapel auf, bis eine Aktion kommt. Lege sie zur Seite und die anderen "
            "ab. Nimm sie am Ende des Zuges auf die Hand.",
        ),
        rulings=(
            Ruling(
                "after-the-new-hand",
                Source("rising_sun_1e"),
                "The Action joins the hand after that was drawn: six cards as a rule.",
                "Die Aktion kommt zur Hand hinzu, nachdem diese gezogen wurde: in der Regel sechs Karten.",
            ),
            Ruling(
                "no-action",
                Source("rising_sun_1e"),
                "The discard pile is shuffled if need be, without the revealed cards. If there is no Action, all are "
                "discarded.",
                "Nötigenfalls wird der Ablagestapel gemischt, ohne die aufgedeckten Karten. Gibt es keine Aktion, "
                "werden alle abgelegt.",
            ),
            Ruling(
                "several",
                Source("practice"),
                "Bought several times, it brings several Actions.",
                "Mehrmals gekauft bringt sie mehrere Aktionen.",
            ),
            Ruling(
                "face-up",
                Source("practice"),
                "The Action lies aside face up, out of reach of what concerns the hand.",
                "Die Aktion liegt offen zur Seite, unerreichbar für alles, was die Hand betrifft.",
            ),
        ),
    ),
    Words(
        "gather",
        en=English("Gather", "Gathers"),
        de=German("Sammeln", "Sammeln", "n"),
        picture="berries-bowl",
        text=Both(
            "Gain a card costing exactly 3, then one costing exactly 4, then one costing exactly 5.",
            "Nimm eine Karte, die genau 3 kostet, dann eine, die genau 4 kostet, dann eine, die genau 5 kostet.",
        ),
        asks={
            "gain": Ask(
                "Gain a card: one for 3, then one for 4, then one for 5.",
                "Nimm eine Karte: eine für 3, dann eine für 4, dann eine für 5.",
            )
        },
        rulings=(
            Ruling(
                "in-order",
                Source("rising_sun_1e"),
                "All three are gained, in this order and of any type; one that is not there is left out.",
                "Alle drei werden genommen, in dieser Reihenfolge und gleich welcher Art; eine, die es nicht gibt, "
                "entfällt.",
            ),
            Ruling(
                "costs-looked-up-anew",
                Source("practice"),
                "What happens on a gain is done before the next, and costs are looked up anew.",
                "Was beim Nehmen geschieht, ist vor dem nächsten abgehandelt, und die Kosten werden neu bestimmt.",
            ),
            Ruling(
                "coins-alone",
                Source("rising_sun_1e"),
                "Cards with Potion or Debt in their cost do not fit.",
                "Karten, die auch einen Trank oder Schulden kosten, passen nicht.",
            ),
        ),
    ),
    Words(
        "kintsugi",
        en=English("Kintsugi", "Kintsugis"),
        de=German("Kintsugi", "Kintsugis", "n"),
        picture="broken-pottery",
        text=Both(
            "Trash a card from your hand. If you have gained a Gold this game, gain a card costing up to 2 more than "
            "it.",
            "Entsorge eine Karte aus deiner Hand. Hast du in diesem Spiel ein Gold genommen, nimm eine Karte, die "
            "höchstens 2 mehr kostet.",
        ),
        asks={
            "trash": Ask("Trash a card.", "Entsorge eine Karte."),
            "gain": Ask("Gain a card costing up to 2 more.", "Nimm eine Karte, die höchstens 2 mehr kostet."),
        },
        rulings=(
            Ruling(
                "gained-not-had",
                Source("rising_sun_1e"),
                "What counts is having gained a Gold, not still having it; also in another player's turn and from the "
                "trash.",
                "Es zählt, ein Gold genommen zu haben, nicht, es noch zu haben; auch im Zug eines anderen und aus dem "
                "Müll.",
            ),
            Ruling(
                "after-the-trashing",
                Source("practice"),
                "That is looked at after the trashing: a Gold that comes by it is enough.",
                "Das wird nach dem Entsorgen geprüft: Ein Gold, das dadurch kommt, genügt.",
            ),
            Ruling(
                "only-gains",
                Source("practice"),
                "A Gold that was passed to you or exchanged for another card was not gained.",
                "Ein weitergegebenes oder eingetauschtes Gold wurde nicht genommen.",
            ),
            Ruling(
                "forced",
                Source("rising_sun_1e"),
                "You must trash a card if you have one, also where nothing can be gained for it.",
                "Wer eine Karte hat, muss eine entsorgen, auch wenn er nichts dafür nehmen kann.",
            ),
        ),
    ),
    Words(
        "practice",
        en=English("Practice", "Practices"),
        de=German("Kampfübung", "Kampfübungen", "f"),
        picture="high-kick",
        text=Both(
            "You may play an Action from your hand twice.",
            "Du darfst eine Aktion aus deiner Hand zweimal ausspielen.",
        ),
        asks={
            "play": Ask(
                "You may play an Action twice.", "Du darfst eine Aktion zweimal ausspielen.", none=Both("none", "keine")
            )
        },
        rulings=(
            Ruling(
                "in-the-buy-phase",
                Source("practice"),
                "You stay in the Buy phase: no Action is used, and Treasures that are drawn can no longer be played "
                "in it.",
                "Du bleibst in der Kaufphase: Keine Aktion wird verbraucht, und gezogene Geldkarten können in ihr "
                "nicht mehr ausgespielt werden.",
            ),
            Ruling(
                "optional",
                Source("rising_sun_1e"),
                "You may play none.",
                "Du darfst auch keine ausspielen.",
            ),
            Ruling(
                "durations",
                Source("rising_sun_1e"),
                "A Duration played twice works twice in the turns to come as well.",
                "Eine zweimal ausgespielte Dauerkarte wirkt auch in den folgenden Zügen zweimal.",
            ),
            Ruling(
                "shadows",
                Source("rising_sun_1e"),
                "A Shadow card may be played out of the deck.",
                "Eine Schattenkarte darf aus dem Nachziehstapel ausgespielt werden.",
            ),
        ),
    ),
    Words(
        "receive_tribute",
        en=English("Receive Tribute", "Receive Tributes"),
        de=German("Tribut empfangen", "Tribut empfangen", "n"),
        picture="present",
        text=Both(
            "If you have gained at least 3 cards this turn, gain up to 3 differently named Actions of which you have "
            "no copies in play.",
            "Hast du in diesem Zug mindestens 3 Karten genommen, nimm bis zu 3 verschiedene Aktionen, von denen du "
            "keine im Spiel hast.",
        ),
        asks={
            "gain": Ask(
                "You may gain another Action.", "Du darfst eine weitere Aktion nehmen.", none=Both("none", "keine")
            )
        },
        rulings=(
            Ruling(
                "any-gains",
                Source("rising_sun_1e"),
                "Cards gained in any phase and way count; bought Events do not.",
                "Karten zählen, gleich in welcher Phase und wie sie genommen wurden; gekaufte Ereignisse nicht.",
            ),
            Ruling(
                "all-different",
                Source("rising_sun_1e"),
                "They are gained one by one, each with another name than the others and all you have in play; fewer "
                "will do.",
                "Sie werden einzeln genommen, jede anders benannt als die anderen und alles, was du im Spiel hast; "
                "weniger genügen.",
            ),
            Ruling(
                "any-cost",
                Source("practice"),
                "They may cost anything, also Debt, which you do not take, and Potions.",
                "Sie dürfen beliebig viel kosten, auch Schulden, die du nicht nimmst, und Tränke.",
            ),
        ),
    ),
    Words(
        "sea_trade",
        en=English("Sea Trade", "Sea Trades"),
        de=German("Seehandel", "Seehandel", "m"),
        picture="sinagot",
        text=Both(
            "+1 Card per Action you have in play. Trash up to that many cards from your hand.",
            "+1 Karte je Aktion, die du im Spiel hast. Entsorge bis zu ebenso viele Karten aus deiner Hand.",
        ),
        asks={
            "trash": Ask(
                "Trash cards, as many as you have Actions in play or fewer.",
                "Entsorge Karten, höchstens so viele, wie du Aktionen im Spiel hast.",
                none=Both("none", "keine"),
            )
        },
        rulings=(
            Ruling(
                "counted-first",
                Source("rising_sun_1e"),
                "The Actions in play are counted once, Durations of earlier turns among them; the number holds for "
                "both, also if fewer cards could be drawn.",
                "Die Aktionen im Spiel werden einmal gezählt, Dauerkarten früherer Züge eingeschlossen; die Zahl gilt "
                "für beides, auch wenn weniger gezogen werden konnten.",
            ),
            Ruling(
                "draw-all",
                Source("rising_sun_1e"),
                "You draw all of them, and trash none if you like.",
                "Du ziehst alle und entsorgst keine, wenn du willst.",
            ),
            Ruling(
                "no-more-treasures",
                Source("rising_sun_1e"),
                "Treasures that are drawn can no longer be played in this Buy phase.",
                "Gezogene Geldkarten können in dieser Kaufphase nicht mehr ausgespielt werden.",
            ),
        ),
    ),
)
