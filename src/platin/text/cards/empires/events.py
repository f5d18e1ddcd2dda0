"""Words of the Events of Empires."""

from typing import Final

from platin.text.words import LINE, Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "advance",
        en=English("Advance", "Advances"),
        de=German("Aufstieg", "Aufstiege", "m"),
        picture="stairs-goal",
        text=Both(
            "You are free to trash an Action from your hand. If you did, gain an Action that costs 6 coins at most.",
            "Du darfst eine Aktionskarte aus deiner Hand entsorgen. Hast du das getan, nimm eine Aktionskarte, die "
            "höchstens 6 Geld kostet.",
        ),
        asks={
            "trash": Ask(
                "Trash an Action from your hand, to gain one costing up to 6?",
                "Eine Aktionskarte aus der Hand entsorgen, um eine für bis zu 6 zu nehmen?",
            ),
            "gain": Ask("Gain an Action costing up to 6.", "Nimm eine Aktionskarte für bis zu 6."),
        },
        rulings=(
            Ruling(
                "uses-a-buy",
                Source("empires_1e"),
                "It costs nothing but takes a Buy, each time.",
                "Er kostet nichts, verbraucht aber jedes Mal einen Kauf.",
            ),
            Ruling(
                "only-for-a-card",
                Source("empires_1e"),
                "If you trash nothing, you gain nothing; if you do, you must gain an Action if there is one.",
                "Entsorgst du nichts, nimmst du nichts; sonst musst du eine Aktionskarte nehmen, wenn es eine gibt.",
            ),
            Ruling(
                "coins-only",
                Source("empires_1e"),
                "Cards with Debt or a Potion in their cost cannot be gained.",
                "Karten mit Schulden oder Trank in den Kosten kann man damit nicht nehmen.",
            ),
            Ruling(
                "fortress",
                Source("practice"),
                "A Fortress was trashed, though it comes back: you gain a card.",
                "Eine Festung wurde entsorgt, auch wenn sie zurückkommt: Du nimmst eine Karte.",
            ),
        ),
    ),
    Words(
        "annex",
        en=English("Annex", "Annexes"),
        de=German("Schlacht", "Schlachten", "f"),
        picture="plain/annex",
        text=Both(
            "Search your discard pile. Up to 5 cards of your choice stay there, all others are shuffled into your "
            "deck.\nGain a Duchy.",
            "Sieh deinen Ablagestapel durch. Bis zu 5 Karten deiner Wahl bleiben dort, alle anderen mischst du in "
            "deinen Nachziehstapel.\nNimm ein Herzogtum.",
        ),
        asks={
            "keep": Ask(
                "Which cards, up to 5, stay in your discard pile? The others are shuffled into your deck.",
                "Welche Karten, bis zu 5, bleiben auf deinem Ablagestapel? Die anderen mischst du in den "
                "Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "up-to-five",
                Source("empires_1e"),
                "You choose from none to five cards that stay; all others go into the deck, which is shuffled.",
                "Du wählst null bis fünf Karten, die bleiben; alle anderen kommen in den Nachziehstapel, der gemischt "
                "wird.",
            ),
            Ruling(
                "duchy-after",
                Source("empires_1e"),
                "The Duchy comes afterwards and lies in the discard pile. Without one the rest happens all the same.",
                "Das Herzogtum kommt danach und liegt auf dem Ablagestapel. Gibt es keines, geschieht der Rest "
                "trotzdem.",
            ),
            Ruling(
                "no-discarding",
                Source("practice"),
                "Hand and cards in play stay where they are, and nothing is discarded by it.",
                "Hand und Karten im Spiel bleiben, wo sie sind, und abgelegt wird dabei nichts.",
            ),
            Ruling(
                "nothing-to-shuffle",
                Source("practice"),
                "If no card is left to be shuffled in, the deck stays as it is. No rulebook says so.",
                "Bleibt keine Karte zum Einmischen, wird der Nachziehstapel nicht angerührt. Das steht in keiner "
                "Regel.",
            ),
        ),
    ),
    Words(
        "banquet",
        en=English("Banquet", "Banquets"),
        de=German("Bankett", "Bankette", "n"),
        picture="meal",
        text=Both(
            "Gain 2 Coppers and a card that costs 5 coins at most and is no Victory card.",
            "Nimm 2 Kupfer und eine Karte, die höchstens 5 Geld kostet und keine Punktekarte ist.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 5 that is no Victory card.",
                "Nimm eine Karte für bis zu 5, die keine Punktekarte ist.",
            ),
        },
        rulings=(
            Ruling(
                "coppers-first",
                Source("practice"),
                "First come the Coppers, then the card; all of it must be gained.",
                "Zuerst kommen die Kupfer, dann die Karte; alles muss genommen werden.",
            ),
            Ruling(
                "too-few-coppers",
                Source("empires_1e"),
                "If Coppers are missing you gain what there is, and the other card all the same.",
                "Fehlen Kupfer, nimmst du, was da ist, und die andere Karte trotzdem.",
            ),
            Ruling(
                "no-victory",
                Source("empires_1e"),
                "No card with the type Victory, and none with Debt or a Potion in its cost; a Curse is allowed.",
                "Keine Karte mit dem Typ Punkte und keine mit Schulden oder Trank in den Kosten; ein Fluch ist "
                "erlaubt.",
            ),
        ),
    ),
    Words(
        "conquest",
        en=English("Conquest", "Conquests"),
        de=German("Eroberung", "Eroberungen", "f"),
        picture="hill-conquest",
        text=Both(
            "Gain 2 Silvers.\n+1 VP token for every Silver you have gained in this turn.",
            "Nimm 2 Silber.\n+1 Punktemarker für jedes Silber, das du in diesem Zug genommen hast.",
        ),
        rulings=(
            Ruling(
                "all-silvers",
                Source("empires_1e", examples=("EM12",)),
                "It counts its own two and all Silvers gained earlier in the turn, in whatever way; bought twice it "
                "brings 2 and then 4 tokens.",
                "Sie zählt ihre zwei und alle früher im Zug genommenen Silber, wie auch immer; zweimal gekauft bringt "
                "sie 2 und dann 4 Marker.",
            ),
            Ruling(
                "too-few",
                Source("empires_1e"),
                "If fewer Silvers are left, fewer are gained and counted.",
                "Sind weniger Silber da, werden weniger genommen und gezählt.",
            ),
            Ruling(
                "moved-on",
                Source("practice"),
                "A Silver that was trashed or put onto the deck after the gain was gained all the same.",
                "Ein Silber, das nach dem Nehmen entsorgt oder auf den Nachziehstapel gelegt wurde, wurde doch "
                "genommen.",
            ),
        ),
    ),
    Words(
        "delve",
        en=English("Delve", "Delves"),
        de=German("Erforschen", "Erforschen", "n"),
        picture="dig-dug",
        text=Both("+1 Buy\nGain a Silver.", "+1 Kauf\nNimm ein Silber."),
        rulings=(
            Ruling(
                "pays-its-buy-back",
                Source("empires_1e"),
                "It gives back the Buy that it takes: as often as there are 2 coins.",
                "Es bringt den Kauf zurück, den es verbraucht: so oft, wie 2 Geld da sind.",
            ),
            Ruling(
                "no-silver",
                Source("empires_1e"),
                "Without a Silver left there is only the Buy.",
                "Ist kein Silber mehr da, gibt es nur den Kauf.",
            ),
        ),
    ),
    Words(
        "dominate",
        en=English("Dominate", "Dominates"),
        de=German("Beherrschen", "Beherrschen", "n"),
        picture="imperial-crown",
        text=Both(
            "Gain a Province. If you did, +9 VP tokens.",
            "Nimm eine Provinz. Hast du das getan, +9 Punktemarker.",
        ),
        rulings=(
            Ruling(
                "only-with-a-province",
                Source("empires_1e"),
                "Without a Province gained there are no tokens: not with an empty pile, nor if another card was gained "
                "instead.",
                "Ohne genommene Provinz gibt es keine Marker: nicht bei leerem Stapel und nicht, wenn stattdessen eine "
                "andere Karte genommen wurde.",
            ),
            Ruling(
                "moved-on",
                Source("practice"),
                "What becomes of the Province after the gain does not matter.",
                "Was nach dem Nehmen aus der Provinz wird, ist gleich.",
            ),
        ),
    ),
    Words(
        "donate",
        en=English("Donate", "Donates"),
        de=German("Spende", "Spenden", "f"),
        picture="cherish",
        text=Both(
            "When this turn is over: Take your whole deck and discard pile into your hand, trash as many cards of your "
            "hand as you like, shuffle what is left of it into your deck, and draw 5 cards.",
            "Wenn dieser Zug vorbei ist: Nimm deinen ganzen Nachzieh- und Ablagestapel auf die Hand, entsorge beliebig "
            "viele Handkarten, mische die übrigen in deinen Nachziehstapel und ziehe 5 Karten.",
        ),
        later={
            2: Both(
                "When your next turn starts, before all else: Take your whole deck and discard pile into your hand, "
                "trash as many cards of your hand as you like, shuffle what is left of it into your deck, and draw 5 "
                "cards.",
                "Wenn dein nächster Zug beginnt, vor allem anderen: Nimm deinen ganzen Nachzieh- und Ablagestapel auf "
                "die Hand, entsorge beliebig viele Handkarten, mische die übrigen in deinen Nachziehstapel und ziehe "
                "5 Karten.",
            ),
        },
        asks={
            "trash": Ask(
                "Trash any number of cards. The others are shuffled into your deck.",
                "Entsorge beliebig viele Karten. Die anderen mischst du in deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "after-cleanup",
                Source("empires_1e", examples=("EM9",)),
                "First wording: It happens between two turns, when the new hand is drawn: that hand is part of it.",
                "Erster Wortlaut: Sie geschieht zwischen zwei Zügen, wenn die neue Hand gezogen ist: Diese gehört "
                "dazu.",
            ),
            Ruling(
                "end-comes-first",
                Source("practice"),
                "First wording: If the game ends with that turn, it does not happen.",
                "Erster Wortlaut: Endet das Spiel mit dem Zug, geschieht sie nicht.",
            ),
            Ruling(
                "stays-out",
                Source("empires_1e"),
                "Cards in play, set aside or on mats are not part of it.",
                "Karten im Spiel, beiseitegelegte und solche auf Tableaus gehören nicht dazu.",
            ),
            Ruling(
                "trashed-together",
                Source("empires_1e", examples=("EM9",)),
                "All cards are trashed together, and what happens on it is finished before the shuffle.",
                "Alle Karten werden zusammen entsorgt, und was dabei geschieht, ist vor dem Mischen erledigt.",
            ),
            Ruling(
                "five-cards",
                Source("practice"),
                "You draw 5 cards, whatever the size of the hand was; fewer if there are not so many.",
                "Du ziehst 5 Karten, wie groß die Hand auch war; weniger, wenn nicht so viele da sind.",
            ),
            Ruling(
                "gained-meanwhile",
                Source("practice"),
                "What comes into the discard pile meanwhile stays there, unless the 5 cards need it.",
                "Was inzwischen auf den Ablagestapel kommt, bleibt dort, außer die 5 Karten brauchen es.",
            ),
            Ruling(
                "possessed",
                Source("empires_1e"),
                "First wording: Bought in a turn under Possession it happens after that: its owner decides, and the "
                "cards are gone.",
                "Erster Wortlaut: In einem Zug unter Besessenheit gekauft, geschieht sie danach: Der Besitzer "
                "entscheidet, und die Karten sind weg.",
            ),
            Ruling(
                "before-an-extra-turn",
                Source("practice"),
                "First wording: It comes before an extra turn that follows.",
                "Erster Wortlaut: Sie kommt vor einem Extrazug, der folgt.",
            ),
            Ruling(
                "twice",
                Source("practice"),
                "Bought twice it happens twice.",
                "Zweimal gekauft geschieht sie zweimal.",
            ),
            Ruling(
                "next-turn",
                Source("empires_later", examples=("EM9",)),
                "Later wording: it waits for the start of your next turn and comes before all else that happens there.",
                "Späterer Wortlaut: Sie wartet auf den Beginn deines nächsten Zuges und kommt vor allem, was da "
                "geschieht.",
                edition=2,
            ),
        ),
    ),
    Words(
        "ritual",
        en=English("Ritual", "Rituals"),
        de=German("Ritual", "Rituale", "n"),
        picture="pentagram-rose",
        text=Both(
            "Gain a Curse. If you did, trash a card from your hand: +1 VP token for every coin of its cost.",
            "Nimm einen Fluch. Hast du das getan, entsorge eine Handkarte: +1 Punktemarker für jedes Geld ihrer "
            "Kosten.",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand, for +1 VP per coin it costs.",
                "Entsorge eine Handkarte, für +1 Punktemarker je Geld ihrer Kosten.",
            ),
        },
        rulings=(
            Ruling(
                "no-curse",
                Source("empires_1e"),
                "Without a Curse gained nothing at all happens.",
                "Ohne genommenen Fluch geschieht gar nichts.",
            ),
            Ruling(
                "forced",
                Source("empires_1e"),
                "A card has to be trashed; with an empty hand there are no tokens. The Curse lies in the discard pile.",
                "Eine Karte muss entsorgt werden; bei leerer Hand gibt es keine Marker. Der Fluch liegt auf dem "
                "Ablagestapel.",
            ),
            Ruling(
                "coins-only",
                Source("empires_1e"),
                "Only the coins of the cost count, neither Debt nor Potions.",
                "Nur das Geld der Kosten zählt, weder Schulden noch Tränke.",
            ),
            Ruling(
                "cost-at-that-moment",
                Source("practice"),
                "It is the cost at the moment of trashing, with all reductions.",
                "Es gelten die Kosten im Moment des Entsorgens, mit allen Senkungen.",
            ),
        ),
    ),
    Words(
        "salt_the_earth",
        en=English("Salt the Earth", "Salt the Earths"),
        de=German("Versalztes Land", "Versalzte Länder", "n"),
        picture="salt-shaker",
        text=Both(
            "+1 VP token\nTrash a Victory card from the Supply.",
            "+1 Punktemarker\nEntsorge eine Punktekarte aus dem Vorrat.",
        ),
        asks={
            "trash": Ask("Trash a Victory card from the Supply.", "Entsorge eine Punktekarte aus dem Vorrat."),
        },
        rulings=(
            Ruling(
                "top-card",
                Source("empires_1e"),
                "It is the top card of a pile that shows a Victory card, with further types or without; you must if "
                "there is one.",
                "Es ist die oberste Karte eines Stapels, der eine Punktekarte zeigt, mit weiteren Typen oder ohne; du "
                "musst, wenn es eine gibt.",
            ),
            Ruling(
                "you-trash-it",
                Source("empires_1e"),
                "You are the one who trashes: what the card brings when trashed is yours.",
                "Du bist es, der entsorgt: Was die Karte beim Entsorgen bringt, bekommst du.",
            ),
            Ruling(
                "no-gain",
                Source("empires_1e", examples=("EM10",)),
                "Nobody gains the card.",
                "Niemand nimmt die Karte.",
            ),
            Ruling(
                "may-end-the-game",
                Source("empires_1e"),
                "It may empty a pile and so end the game after the turn.",
                "Es kann einen Stapel leeren und so das Spiel nach dem Zug beenden.",
            ),
        ),
    ),
    Words(
        "tax",
        en=English("Tax", "Taxes"),
        de=German("Steuer", "Steuern", "f"),
        picture="plain/tax",
        text=Both(
            f"Put 2 Debt on a Supply pile.\n{LINE}\nSet-up: 1 Debt on every Supply pile.\nWhoever buys a card takes "
            "all Debt from its pile.",
            f"Lege 2 Schulden auf einen Vorratsstapel.\n{LINE}\nSpielvorbereitung: 1 Schulden auf jeden "
            "Vorratsstapel.\nWer eine Karte kauft, nimmt alle Schulden von ihrem Stapel.",
        ),
        later={
            2: Both(
                f"Put 2 Debt on a Supply pile.\n{LINE}\nSet-up: 1 Debt on every Supply pile.\nWhoever gains a card in "
                "the own Buy phase takes all Debt from its pile.",
                f"Lege 2 Schulden auf einen Vorratsstapel.\n{LINE}\nSpielvorbereitung: 1 Schulden auf jeden "
                "Vorratsstapel.\nWer in der eigenen Kaufphase eine Karte nimmt, nimmt alle Schulden von ihrem Stapel.",
            ),
        },
        asks={
            "debt": Ask("Put 2 Debt on a Supply pile.", "Lege 2 Schulden auf einen Vorratsstapel."),
        },
        rulings=(
            Ruling(
                "every-pile",
                Source("empires_1e"),
                "Every Supply pile gets a token at set-up, also those that other cards bring; none goes on landscapes "
                "and piles beside the Supply.",
                "Jeder Vorratsstapel bekommt zu Beginn einen Marker, auch die von anderen Karten mitgebrachten; auf "
                "Querformatkarten und Stapel neben dem Vorrat kommt keiner.",
            ),
            Ruling(
                "added",
                Source("empires_1e"),
                "The 2 Debt come on top of what lies there, also on an empty pile.",
                "Die 2 Schulden kommen zu dem dazu, was dort liegt, auch auf einen leeren Stapel.",
            ),
            Ruling(
                "at-the-purchase",
                Source("empires_1e", examples=("EM8",)),
                "First wording: The buyer takes all Debt at the purchase, before the gain; paid off at once, it does "
                "not hinder the next purchase.",
                "Erster Wortlaut: Wer kauft, nimmt alle Schulden beim Kauf, vor dem Nehmen; gleich bezahlt, hindern "
                "sie den nächsten Kauf nicht.",
            ),
            Ruling(
                "only-bought",
                Source("empires_1e", examples=("EM8",)),
                "First wording: Who gains a card without buying it leaves the Debt on its pile.",
                "Erster Wortlaut: Wer eine Karte nimmt, ohne sie zu kaufen, lässt die Schulden auf ihrem Stapel.",
            ),
            Ruling(
                "pile-not-card",
                Source("empires_1e"),
                "The Debt lies on the pile, whatever card of it is on top.",
                "Die Schulden liegen auf dem Stapel, welche Karte auch oben liegt.",
            ),
            Ruling(
                "no-pile",
                Source("practice"),
                "A card of the Black Market has no pile with Debt.",
                "Eine Karte vom Schwarzmarkt hat keinen Stapel mit Schulden.",
            ),
            Ruling(
                "gained-in-the-buy-phase",
                Source("empires_later"),
                "Later wording: every gain in your own Buy phase takes the Debt, also by an Event; gains in other "
                "phases and turns leave it.",
                "Späterer Wortlaut: Jedes Nehmen in der eigenen Kaufphase nimmt die Schulden mit, auch durch ein "
                "Ereignis; in anderen Phasen und Zügen bleiben sie liegen.",
                edition=2,
            ),
        ),
    ),
    Words(
        "triumph",
        en=English("Triumph", "Triumphs"),
        de=German("Siegeszug", "Siegeszüge", "m"),
        picture="laurels-trophy",
        text=Both(
            "Gain an Estate. If you did, +1 VP token for every card you have gained in this turn.",
            "Nimm ein Anwesen. Hast du das getan, +1 Punktemarker für jede Karte, die du in diesem Zug genommen hast.",
        ),
        rulings=(
            Ruling(
                "all-gains",
                Source("empires_1e", examples=("EM12",)),
                "It counts the Estate and all cards gained before in the turn, bought or not; Events are no cards.",
                "Er zählt das Anwesen und alle vorher im Zug genommenen Karten, gekauft oder nicht; Ereignisse sind "
                "keine Karten.",
            ),
            Ruling(
                "no-estate",
                Source("empires_1e"),
                "Without an Estate gained there is nothing.",
                "Ohne genommenes Anwesen gibt es nichts.",
            ),
            Ruling(
                "exchanged",
                Source("practice"),
                "What came by an exchange was not gained.",
                "Was durch Tausch kam, wurde nicht genommen.",
            ),
        ),
    ),
    Words(
        "wedding",
        en=English("Wedding", "Weddings"),
        de=German("Hochzeit", "Hochzeiten", "f"),
        picture="linked-rings",
        text=Both("+1 VP token\nGain a Gold.", "+1 Punktemarker\nNimm ein Gold."),
        rulings=(
            Ruling(
                "both-costs",
                Source("empires_1e"),
                "It costs 4 coins, which must be there, and 3 Debt, which are taken.",
                "Sie kostet 4 Geld, das da sein muss, und 3 Schulden, die genommen werden.",
            ),
            Ruling(
                "no-gold",
                Source("empires_1e"),
                "The token comes also if no Gold is left.",
                "Den Marker gibt es auch, wenn kein Gold mehr da ist.",
            ),
        ),
    ),
    Words(
        "windfall",
        en=English("Windfall", "Windfalls"),
        de=German("Glücksfall", "Glücksfälle", "m"),
        picture="shamrock",
        text=Both(
            "If no card lies in your deck and none in your discard pile, gain 3 Golds.",
            "Liegt in deinem Nachziehstapel und in deinem Ablagestapel keine Karte, nimm 3 Gold.",
        ),
        rulings=(
            Ruling(
                "both-empty",
                Source("empires_1e"),
                "Both must be empty when it is bought; hand and cards in play do not matter. Otherwise it may be "
                "bought and brings nothing.",
                "Beide müssen beim Kauf leer sein; Hand und Karten im Spiel sind gleich. Sonst darf man ihn kaufen, "
                "und er bringt nichts.",
            ),
            Ruling(
                "too-few",
                Source("empires_1e"),
                "If fewer Golds are left you gain what there is.",
                "Sind weniger Gold da, nimmst du, was da ist.",
            ),
            Ruling(
                "gained-before",
                Source("practice"),
                "A card gained before in the turn lies in the discard pile and spoils it.",
                "Eine vorher im Zug genommene Karte liegt auf dem Ablagestapel und verhindert ihn.",
            ),
        ),
    ),
)
