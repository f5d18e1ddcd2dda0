"""Words of the Actions of Prosperity that attack nobody."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "bishop",
        en=English("Bishop", "Bishops"),
        de=German("Bischof", "Bischöfe", "m"),
        picture="pope-crown",
        text=Both(
            "+1 Coin\n"
            "+1 VP\n"
            "Choose a card in your hand and trash it.\n"
            "It brings VP tokens: half as many as it costs Coins, rounded down.\n"
            "All other players are free to trash one card from hand.",
            "+1 Geld\n"
            "+1 Siegpunktmarker\n"
            "Wähle eine deiner Handkarten und entsorge sie.\n"
            "Sie bringt Siegpunktmarker: halb so viele, wie sie Geld kostet, abgerundet.\n"
            "Alle anderen dürfen eine Handkarte entsorgen.",
        ),
        asks={
            "may_trash": Ask(
                "You may trash a card from your hand. It brings you nothing.",
                "Du darfst eine Handkarte entsorgen. Du erhältst dafür nichts.",
            ),
            "trash": Ask(
                "Trash a card from your hand. You get VP tokens for half its cost.",
                "Entsorge eine Handkarte. Du erhältst Siegpunktmarker für die Hälfte ihrer Kosten.",
            ),
        },
        rulings=(
            Ruling(
                "half-rounded-down",
                Source("prosperity_1e", examples=("A6",)),
                "The trashed card brings half its cost in tokens, rounded down: 2 for a Worker's Village (4) and for "
                "a Rabble (5).",
                "Die entsorgte Karte bringt die Hälfte ihrer Kosten an Markern, abgerundet: je 2 für ein Arbeiterdorf "
                "(4) und ein Gesindel (5).",
            ),
            Ruling(
                "potion-ignored",
                Source("prosperity_1e", examples=("A6",)),
                "A Potion in the cost does not count: a Golem brings 2.",
                "Ein Trank in den Kosten zählt nicht: Ein Golem bringt 2.",
            ),
            Ruling(
                "trash-forced",
                Source("prosperity_1e"),
                "With at least one card in hand you must trash one.",
                "Mit mindestens einer Handkarte musst du eine entsorgen.",
            ),
            Ruling(
                "empty-hand",
                Source("prosperity_1e"),
                "Without a card to trash you still get 1 coin and 1 token.",
                "Ohne Karte zum Entsorgen erhältst du trotzdem 1 Geld und 1 Marker.",
            ),
            Ruling(
                "others-get-none",
                Source("prosperity_1e", examples=("A6",)),
                "Another player who trashes a card gets no tokens.",
                "Ein Mitspieler, der eine Karte entsorgt, erhält keine Marker.",
            ),
            Ruling(
                "others-may",
                Source("prosperity_1e"),
                "The other players, in turn order, are free to trash a card or not.",
                "Den Mitspielern steht es der Reihe nach frei, eine Karte zu entsorgen.",
            ),
        ),
    ),
    Words(
        "city",
        en=English("City", "Cities"),
        de=German("Stadt", "Städte", "f"),
        picture="plain/city",
        text=Both(
            "+1 Card\n"
            "+2 Actions\n"
            "If at least one Supply pile is empty: +1 Card\n"
            "If at least two are, on top of that: +1 Coin, +1 Buy",
            "+1 Karte\n"
            "+2 Aktionen\n"
            "Ist mindestens ein Vorratsstapel leer: +1 Karte\n"
            "Sind es mindestens zwei, außerdem: +1 Geld, +1 Kauf",
        ),
        rulings=(
            Ruling(
                "no-empty-pile",
                Source("prosperity_1e", examples=("A12",)),
                "While no Supply pile is empty it brings one card and two Actions, nothing more.",
                "Solange kein Vorratsstapel leer ist, bringt sie eine Karte und zwei Aktionen, sonst nichts.",
            ),
            Ruling(
                "one-empty-pile",
                Source("prosperity_1e", examples=("A12",)),
                "With exactly one empty pile it brings a second card.",
                "Bei genau einem leeren Stapel bringt sie eine zweite Karte.",
            ),
            Ruling(
                "two-empty-piles",
                Source("prosperity_1e", examples=("A12",)),
                "With two empty piles it brings two cards in all, 1 coin and 1 Buy; a third empty pile adds nothing.",
                "Bei zwei leeren Stapeln bringt sie insgesamt zwei Karten, 1 Geld und 1 Kauf; ein dritter leerer "
                "Stapel ändert nichts.",
            ),
            Ruling(
                "supply-only",
                Source("prosperity_1e"),
                "An empty pile that is not in the Supply does not count.",
                "Ein leerer Stapel, der nicht zum Vorrat gehört, zählt nicht.",
            ),
            Ruling(
                "when-played",
                Source("prosperity_1e"),
                "What counts is how many piles are empty when it is played.",
                "Es zählt, wie viele Stapel leer sind, wenn sie gespielt wird.",
            ),
        ),
    ),
    Words(
        "counting_house",
        en=English("Counting House", "Counting Houses"),
        de=German("Leihhaus", "Leihhäuser", "n"),
        picture="abacus",
        text=Both(
            "Search your discard pile for Coppers.\nShow as many of them as you like and take those into your hand.",
            "Durchsuche deinen Ablagestapel nach Kupfer.\n"
            "Zeige davon so viele, wie du willst, und nimm diese auf die Hand.",
        ),
        asks={
            "take": Ask(
                "How many Coppers do you take from your discard pile into your hand?",
                "Wie viele Kupfer nimmst du aus deinem Ablagestapel auf die Hand?",
            ),
        },
        rulings=(
            Ruling(
                "any-number",
                Source("prosperity_1e"),
                "You may take all, some or none of the Coppers.",
                "Du darfst alle, einige oder keine der Kupfer nehmen.",
            ),
            Ruling(
                "coppers-shown",
                Source("prosperity_1e"),
                "The Coppers are shown to all before they go to the hand.",
                "Die Kupfer werden allen gezeigt, bevor sie auf die Hand kommen.",
            ),
            Ruling(
                "discard-pile-only",
                Source("prosperity_1e"),
                "Only Coppers of the discard pile can be taken; other cards stay there.",
                "Nur Kupfer aus dem Ablagestapel dürfen genommen werden; andere Karten bleiben dort.",
            ),
        ),
    ),
    Words(
        "expand",
        en=English("Expand", "Expands"),
        de=German("Ausbau", "Ausbauten", "m"),
        picture="expand",
        text=Both(
            "Choose a card in your hand and trash it.\nThen gain a card that costs at most 3 more.",
            "Wähle eine deiner Handkarten und entsorge sie.\nNimm dann eine Karte, die höchstens 3 mehr kostet.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 3 more than the trashed one.",
                "Nimm eine Karte, die höchstens 3 mehr kostet als die entsorgte.",
            ),
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
        },
        rulings=(
            Ruling(
                "up-to-three-more",
                Source("prosperity_1e"),
                "The gained card may cost up to 3 more, also the same or less.",
                "Die genommene Karte darf bis zu 3 mehr kosten, auch gleich viel oder weniger.",
            ),
            Ruling(
                "no-extra-coins",
                Source("prosperity_1e"),
                "Coins cannot raise the limit.",
                "Mit Geld lässt sich die Grenze nicht erhöhen.",
            ),
            Ruling(
                "nothing-to-trash",
                Source("prosperity_1e"),
                "Without a card to trash nothing is gained.",
                "Ohne Karte zum Entsorgen wird nichts genommen.",
            ),
            Ruling(
                "not-itself",
                Source("prosperity_1e"),
                "The played Expand cannot be the trashed card.",
                "Der gespielte Ausbau kann nicht die entsorgte Karte sein.",
            ),
        ),
    ),
    Words(
        "forge",
        en=English("Forge", "Forges"),
        de=German("Kunstschmiede", "Kunstschmieden", "f"),
        picture="furnace",
        text=Both(
            "Trash as many cards from your hand as you like.\n"
            "Add up what they cost in Coins, then gain a card with precisely this cost.",
            "Entsorge so viele Handkarten, wie du willst.\n"
            "Zähle zusammen, wie viel Geld sie kosten, und nimm eine Karte, die genau so viel kostet.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing exactly as much as the trashed cards together.",
                "Nimm eine Karte, die genau so viel kostet wie die entsorgten zusammen.",
            ),
            "trash": Ask(
                "Trash any number of cards from your hand. You gain a card of exactly their total cost.",
                "Entsorge beliebig viele Handkarten. Du nimmst eine Karte, die genau so viel kostet wie sie.",
            ),
        },
        rulings=(
            Ruling(
                "exactly",
                Source("prosperity_1e", examples=("A8",)),
                "Three cards costing 2 each must become a card costing exactly 6.",
                "Drei Karten für je 2 müssen zu einer Karte für genau 6 werden.",
            ),
            Ruling(
                "nothing-trashed",
                Source("prosperity_1e", examples=("A8",)),
                "If nothing is trashed, a card costing 0 must be gained.",
                "Wird nichts entsorgt, muss eine Karte für 0 genommen werden.",
            ),
            Ruling(
                "curse",
                Source("prosperity_1e", examples=("A8",)),
                "If the Coppers are gone and nothing else costs 0, that is a Curse.",
                "Sind die Kupfer aufgebraucht und kostet sonst nichts 0, ist das ein Fluch.",
            ),
            Ruling(
                "no-such-card",
                Source("prosperity_1e"),
                "If no card of the Supply costs exactly that, nothing is gained.",
                "Kostet keine Karte im Vorrat genau so viel, wird nichts genommen.",
            ),
            Ruling(
                "potion-ignored",
                Source("prosperity_1e"),
                "Potions in the costs of the trashed cards are not added.",
                "Tränke in den Kosten der entsorgten Karten zählen nicht mit.",
            ),
            Ruling(
                "no-potion-card",
                Source("prosperity_1e"),
                "A card with a Potion in its cost cannot be gained.",
                "Eine Karte mit Trank in den Kosten kann nicht genommen werden.",
            ),
        ),
    ),
    Words(
        "grand_market",
        en=English("Grand Market", "Grand Markets"),
        de=German("Großer Markt", "Große Märkte", "m"),
        picture="medieval-pavilion",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "+1 Buy\n"
            "+2 Coins\n"
            "—\n"
            "As long as a Copper lies in play before you, this is not for sale to you.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "+1 Kauf\n"
            "+2 Geld\n"
            "—\n"
            "Solange du ein Kupfer im Spiel hast, steht diese Karte für dich nicht zum Verkauf.",
        ),
        rulings=(
            Ruling(
                "copper-in-play",
                Source("prosperity_1e"),
                "A single Copper in play keeps you from buying it; one in hand does not.",
                "Ein einziges Kupfer im Spiel verhindert den Kauf; eines auf der Hand nicht.",
            ),
            Ruling(
                "copper-gone",
                Source("prosperity_1e", examples=("A16",)),
                "Coppers that were in play this turn but have been trashed do not matter.",
                "Kupfer, die in diesem Zug im Spiel waren, aber entsorgt wurden, stören nicht.",
            ),
            Ruling(
                "gained-otherwise",
                Source("prosperity_1e", examples=("A16",)),
                "It may be gained in other ways, for instance with Expand, with a Copper in play too.",
                "Auf andere Weise, etwa mit einem Ausbau, darf er auch mit Kupfer im Spiel genommen werden.",
            ),
        ),
        aliases=("Groer Markt", "Grofer Markt"),
    ),
    Words(
        "kings_court",
        en=English("King's Court", "King's Courts"),
        de=German("Königshof", "Königshöfe", "m"),
        picture="throne-king",
        text=Both(
            "If you wish, pick an Action from your hand.\nPlay it three times in a row.",
            "Wenn du willst, suche dir eine Aktionskarte auf deiner Hand aus.\nSpiele sie dreimal hintereinander.",
        ),
        asks={
            "play": Ask(
                "You may choose an Action in your hand to play three times.",
                "Du darfst eine Aktionskarte deiner Hand wählen, die du dreimal spielst.",
            ),
        },
        rulings=(
            Ruling(
                "no-actions-used",
                Source("prosperity_1e"),
                "The three plays use up no Actions.",
                "Das dreimalige Spielen verbraucht keine Aktionen.",
            ),
            Ruling(
                "nothing-between",
                Source("prosperity_1e"),
                "Each play is finished before the next; nothing else is played in between unless the card itself says "
                "so.",
                "Jedes Mal wird ganz ausgeführt; dazwischen wird nichts anderes gespielt, außer die Karte selbst sagt "
                "es.",
            ),
            Ruling(
                "on-kings-court",
                Source("prosperity_1e", examples=("A5",)),
                "A King's Court on a King's Court plays up to three further Actions three times each.",
                "Ein Königshof mit einem Königshof spielt bis zu drei weitere Aktionskarten je dreimal.",
            ),
            Ruling(
                "stays-in-play",
                Source("prosperity_1e"),
                "The chosen card stays in play between the plays and does not return to hand.",
                "Die gewählte Karte bleibt zwischen den Malen im Spiel und kommt nicht auf die Hand zurück.",
            ),
            Ruling(
                "card-gone",
                Source("prosperity_1e"),
                "All three plays happen even if the card trashes itself at the first.",
                "Alle drei Male finden statt, auch wenn sich die Karte beim ersten Mal selbst entsorgt.",
            ),
            Ruling(
                "optional",
                Source("prosperity_1e"),
                "You may choose no card.",
                "Du darfst auch keine Karte wählen.",
            ),
        ),
        aliases=("Konigshof",),
    ),
    Words(
        "magnate",
        en=English("Magnate", "Magnates"),
        de=German("Magnatin", "Magnatinnen", "f"),
        picture="big-diamond-ring",
        text=Both(
            "Show your hand.\nDraw a card for every Treasure in it.",
            "Zeige alle deine Handkarten.\nZiehe für jede Geldkarte darunter eine Karte.",
        ),
        rulings=(
            Ruling(
                "counted-first",
                Source("prosperity_2e"),
                "The Treasures are counted before drawing: two Coppers and a Silver bring three cards, whatever those "
                "are.",
                "Die Geldkarten werden vor dem Ziehen gezählt: Zwei Kupfer und ein Silber bringen drei Karten, egal "
                "welche.",
            ),
            Ruling(
                "combined",
                Source("prosperity_2e"),
                "Combined Treasures count.",
                "Kombinierte Geldkarten zählen mit.",
            ),
            Ruling(
                "hand-revealed",
                Source("prosperity_2e"),
                "The whole hand is shown, also if there is no Treasure in it.",
                "Alle Handkarten werden gezeigt, auch wenn keine Geldkarte darunter ist.",
            ),
        ),
    ),
    Words(
        "mint",
        en=English("Mint", "Mints"),
        de=German("Münzer", "Münzer", "m"),
        picture="plain/mint",
        text=Both(
            "If you wish, show a Treasure from your hand and gain another of the same name.\n"
            "—\n"
            "Buying this costs you every Treasure you have in play: trash them all.",
            "Wenn du willst, zeige eine Geldkarte von deiner Hand und nimm noch eine mit demselben Namen.\n"
            "—\n"
            "Kaufst du diese Karte, kostet dich das alle Geldkarten, die du im Spiel hast: Entsorge sie.",
        ),
        later={
            2: Both(
                "If you wish, show a Treasure from your hand and gain another of the same name.\n"
                "—\n"
                "Gaining this costs you the Treasures you have in play: trash all but the Durations.",
                "Wenn du willst, zeige eine Geldkarte von deiner Hand und nimm noch eine mit demselben Namen.\n"
                "—\n"
                "Nimmst du diese Karte, kostet dich das deine Geldkarten im Spiel: Entsorge alle außer den "
                "Dauerkarten.",
            ),
        },
        asks={
            "reveal": Ask(
                "You may reveal a Treasure from your hand to gain a copy of it.",
                "Du darfst eine Geldkarte deiner Hand aufdecken und eine gleiche nehmen.",
            ),
        },
        rulings=(
            Ruling(
                "optional",
                Source("prosperity_1e"),
                "You may reveal no Treasure and then gain nothing.",
                "Du darfst auch keine Geldkarte zeigen und nimmst dann nichts.",
            ),
            Ruling(
                "revealed-stays",
                Source("prosperity_1e"),
                "The revealed Treasure stays in your hand; the copy goes to your discard pile.",
                "Die gezeigte Geldkarte bleibt auf deiner Hand; die gleiche Karte kommt auf deinen Ablagestapel.",
            ),
            Ruling(
                "no-copy",
                Source("prosperity_1e"),
                "If there is no such card in the Supply, as with a Loot, nothing is gained.",
                "Ist keine solche Karte im Vorrat, wie bei einer Kostbarkeit, wird nichts genommen.",
            ),
            Ruling(
                "trashes-on-buying",
                Source("prosperity_1e", examples=("A11",)),
                "Buying a Mint trashes all Treasures you have in play, Durations included.",
                "Der Kauf eines Münzers entsorgt alle Geldkarten, die du im Spiel hast, auch Dauerkarten.",
            ),
            Ruling(
                "coins-stay",
                Source("prosperity_1e", examples=("A11",)),
                "Coins left after buying a Mint can still be spent with another Buy.",
                "Geld, das nach dem Kauf eines Münzers übrig ist, kann mit einem weiteren Kauf noch ausgegeben werden.",
            ),
            Ruling(
                "gained-otherwise",
                Source("prosperity_1e"),
                "A Mint that is gained without being bought trashes nothing.",
                "Ein Münzer, der genommen, aber nicht gekauft wird, entsorgt nichts.",
            ),
            Ruling(
                "seal-gone",
                Source("prosperity_1e", examples=("A11",)),
                "A Royal Seal in play is trashed before it could put the Mint on the deck.",
                "Ein Königliches Siegel im Spiel wird entsorgt, bevor es den Münzer auf den Nachziehstapel bringen "
                "könnte.",
            ),
            Ruling(
                "talisman-gone",
                Source("prosperity_1e"),
                "A Talisman in play is trashed before it could give a second Mint, even if the Mint costs 4 or less.",
                "Ein Talisman im Spiel wird entsorgt, bevor er einen zweiten Münzer bringen könnte, auch wenn der "
                "Münzer höchstens 4 kostet.",
            ),
            Ruling(
                "when-gained",
                Source("prosperity_2e"),
                "The second print trashes the Treasures when it is gained, bought or not.",
                "Die zweite Auflage entsorgt die Geldkarten, wenn sie genommen wird, gekauft oder nicht.",
                edition=2,
            ),
            Ruling(
                "spares-durations",
                Source("prosperity_2e"),
                "The second print spares Treasures that are Durations.",
                "Die zweite Auflage verschont Geldkarten, die Dauerkarten sind.",
                edition=2,
            ),
            Ruling(
                "own-order",
                Source("prosperity_2e"),
                "With the second print you order its trashing with what else happens on gaining: a Tiara or Royal "
                "Seal may come first.",
                "Bei der zweiten Auflage ordnest du das Entsorgen unter das ein, was sonst beim Nehmen geschieht: "
                "Brautkrone oder Königliches Siegel dürfen zuerst kommen.",
                edition=2,
            ),
            Ruling(
                "tiara-trashed",
                Source("prosperity_2e"),
                "A Tiara that the second print has trashed may still put the Mint on the deck.",
                "Eine Brautkrone, die die zweite Auflage entsorgt hat, darf den Münzer immer noch auf den "
                "Nachziehstapel bringen.",
                edition=2,
            ),
        ),
        aliases=("Miinzer",),
    ),
    Words(
        "monument",
        en=English("Monument", "Monuments"),
        de=German("Denkmal", "Denkmäler", "n"),
        picture="philosopher-bust",
        text=Both("+2 Coins\n+1 VP", "+2 Geld\n+1 Siegpunktmarker"),
        rulings=(
            Ruling(
                "each-play",
                Source("prosperity_1e"),
                "Each time it is played it brings 2 coins and a token.",
                "Jedes Mal, wenn es gespielt wird, bringt es 2 Geld und einen Marker.",
            ),
        ),
    ),
    Words(
        "peddler",
        en=English("Peddler", "Peddlers"),
        de=German("Hausierer", "Hausierer", "m"),
        picture="wheelbarrow",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "+1 Coin\n"
            "—\n"
            "In your Buy phase the cost of this falls by 2 for every Action you have in play, though not below 0.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "+1 Geld\n"
            "—\n"
            "In deiner Kaufphase sinken die Kosten dieser Karte um 2 je Aktionskarte, die du im Spiel hast, aber nie "
            "unter 0.",
        ),
        later={
            2: Both(
                "+1 Card\n"
                "+1 Action\n"
                "+1 Coin\n"
                "—\n"
                "In a player's Buy phase the cost of this falls for everybody: by 2 for every Action that player has "
                "in play, though not below 0.",
                "+1 Karte\n"
                "+1 Aktion\n"
                "+1 Geld\n"
                "—\n"
                "In der Kaufphase eines Spielers sinken die Kosten dieser Karte für alle: um 2 je Aktionskarte, die "
                "dieser Spieler im Spiel hat, aber nie unter 0.",
            ),
        },
        rulings=(
            Ruling(
                "buy-phase-only",
                Source("prosperity_1e", examples=("A13",)),
                "Outside your Buy phase a Peddler costs 8, however many Actions are in play: an Artisan cannot gain "
                "it.",
                "Außerhalb deiner Kaufphase kostet ein Hausierer 8, egal wie viele Aktionskarten im Spiel sind: Eine "
                "Töpferei kann ihn nicht nehmen.",
            ),
            Ruling(
                "counts-cards-once",
                Source("prosperity_1e", examples=("A13",)),
                "An Action played several times by Throne Room or King's Court lowers the cost only once.",
                "Eine durch Thronsaal oder Königshof mehrfach gespielte Aktionskarte senkt die Kosten nur einmal.",
            ),
            Ruling(
                "never-below-zero",
                Source("prosperity_1e", examples=("A13",)),
                "With five Actions in play it costs 0, not less.",
                "Mit fünf Aktionskarten im Spiel kostet er 0, nicht weniger.",
            ),
            Ruling(
                "two-kings-courts",
                Source("prosperity_1e", "kings_court", examples=("A5",)),
                "Four Actions in play, two of them King's Courts, bring the Peddler down to 0.",
                "Vier Aktionskarten im Spiel, davon zwei Königshöfe, senken den Hausierer auf 0.",
            ),
            Ruling(
                "for-everybody",
                Source("prosperity_2e"),
                "In the second print the lower cost holds for all Peddlers, those of other players included.",
                "In der zweiten Auflage gelten die gesenkten Kosten für alle Hausierer, auch für die der Mitspieler.",
                edition=2,
            ),
            Ruling(
                "black-market",
                Source("prosperity_1e", examples=("A13",)),
                "Bought through the Black Market, a Peddler costs 8, because that is no Buy phase.",
                "Über den Schwarzmarkt gekauft, kostet ein Hausierer 8, denn das ist keine Kaufphase.",
            ),
        ),
        aliases=("Hausiererin",),
    ),
    Words(
        "trade_route",
        en=English("Trade Route", "Trade Routes"),
        de=German("Handelsroute", "Handelsrouten", "f"),
        picture="path-distance",
        text=Both(
            "+1 Buy\n"
            "+1 Coin for every token lying on the Trade Route mat\n"
            "Then trash a card from your hand.\n"
            "—\n"
            "Setup: a coin token goes on every Victory pile of the Supply.\n"
            "As soon as a card of such a pile is gained, its token moves to the mat for good.",
            "+1 Kauf\n"
            "+1 Geld für jeden Marker auf dem Handelsrouten-Tableau\n"
            "Entsorge dann eine Handkarte.\n"
            "—\n"
            "Spielvorbereitung: Auf jeden Punktekartenstapel im Vorrat kommt ein Geldmarker.\n"
            "Sobald jemand eine Karte von so einem Stapel nimmt, wandert dessen Marker endgültig auf das Tableau.",
        ),
        later={
            2: Both(
                "+1 Buy\n"
                "First trash a card from your hand.\n"
                "Then: +1 Coin for every token lying on the Trade Route mat\n"
                "—\n"
                "Setup: a coin token goes on every Victory pile of the Supply.\n"
                "As soon as a card of such a pile is gained, its token moves to the mat for good.",
                "+1 Kauf\n"
                "Entsorge zuerst eine Handkarte.\n"
                "Danach: +1 Geld für jeden Marker auf dem Handelsrouten-Tableau\n"
                "—\n"
                "Spielvorbereitung: Auf jeden Punktekartenstapel im Vorrat kommt ein Geldmarker.\n"
                "Sobald jemand eine Karte von so einem Stapel nimmt, wandert dessen Marker endgültig auf das Tableau.",
            ),
        },
        asks={
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
        },
        rulings=(
            Ruling(
                "coins-first",
                Source("prosperity_1e", examples=("A14",)),
                "The tokens are counted when it is played, before the card is trashed.",
                "Die Marker werden beim Spielen gezählt, bevor die Karte entsorgt wird.",
            ),
            Ruling(
                "trash-forced",
                Source("prosperity_1e"),
                "With at least one card in hand you must trash one.",
                "Mit mindestens einer Handkarte musst du eine entsorgen.",
            ),
            Ruling(
                "anyone-anyhow",
                Source("prosperity_1e", examples=("A14",)),
                "The token moves when the first card of the pile is gained, no matter by whom and how.",
                "Der Marker wandert, wenn die erste Karte des Stapels genommen wird, egal von wem und wie.",
            ),
            Ruling(
                "once-a-pile",
                Source("prosperity_1e", examples=("A14",)),
                "The second card gained from the pile moves no token; tokens are not replaced.",
                "Die zweite genommene Karte des Stapels bewegt keinen Marker; Marker werden nicht ersetzt.",
            ),
            Ruling(
                "tokens-stay",
                Source("prosperity_1e"),
                "Tokens never leave the mat: each further Trade Route counts them again.",
                "Marker verlassen das Tableau nie: Jede weitere Handelsroute zählt sie wieder.",
            ),
            Ruling(
                "set-up",
                Source("prosperity_1e", examples=("A14",)),
                "At the start a token lies on Estate, Duchy, Province, Colony if used, and every kingdom pile of "
                "Victory cards such as Gardens, combined ones included; none on Curse.",
                "Zu Beginn liegt ein Marker auf Anwesen, Herzogtum, Provinz, gegebenenfalls Kolonie und jedem "
                "Königreichstapel mit Punktekarten wie Gärten, auch kombinierten; keiner auf Fluch.",
            ),
            Ruling(
                "trash-first",
                Source("prosperity_later"),
                "In the later wording the card is trashed first and the tokens are counted after that.",
                "Im neueren Wortlaut wird erst die Karte entsorgt; danach werden die Marker gezählt.",
                edition=2,
            ),
            Ruling(
                "black-market",
                Source("prosperity_1e"),
                "Tokens are put on the Victory piles also if the Trade Route is only in the Black Market deck; "
                "Victory cards of that deck move none.",
                "Marker liegen auch dann auf den Punktekarten-Stapeln, wenn die Handelsroute nur im "
                "Schwarzmarktstapel ist; Punktekarten aus diesem Stapel bewegen keinen.",
            ),
        ),
    ),
    Words(
        "vault",
        en=English("Vault", "Vaults"),
        de=German("Gewölbe", "Gewölbe", "n"),
        picture="strongbox",
        text=Both(
            "+2 Cards\n"
            "Discard as many cards as you like, and for each of them: +1 Coin\n"
            "All other players are free to discard two cards; if they do, they draw one.",
            "+2 Karten\n"
            "Lege so viele Handkarten ab, wie du willst, und für jede davon: +1 Geld\n"
            "Alle anderen dürfen zwei Handkarten ablegen; tun sie es, ziehen sie eine Karte.",
        ),
        asks={
            "discard": Ask(
                "Discard any number of cards. Each brings 1 coin.",
                "Lege beliebig viele Handkarten ab. Jede bringt 1 Geld.",
            ),
            "discard_two": Ask("Discard 2 cards.", "Lege 2 Handkarten ab."),
            "may_discard": Ask(
                "Discard 2 cards to draw a card?",
                "2 Handkarten ablegen und eine Karte ziehen?",
                options={
                    "yes": Both("Discard", "Ablegen"),
                    "no": Both("Keep your cards", "Karten behalten"),
                },
            ),
            "may_discard_last": Ask(
                "Discard your only card? You draw none for it.",
                "Deine einzige Handkarte ablegen? Du ziehst dafür keine.",
                options={
                    "yes": Both("Discard", "Ablegen"),
                    "no": Both("Keep it", "Behalten"),
                },
            ),
        },
        rulings=(
            Ruling(
                "any-number",
                Source("prosperity_1e"),
                "Any number of cards may be discarded, also none, and each brings 1 coin.",
                "Es dürfen beliebig viele Karten abgelegt werden, auch keine, und jede bringt 1 Geld.",
            ),
            Ruling(
                "drawn-cards-too",
                Source("prosperity_1e"),
                "Cards just drawn may be among the discarded ones.",
                "Auch gerade gezogene Karten dürfen abgelegt werden.",
            ),
            Ruling(
                "two-for-one",
                Source("prosperity_1e", examples=("A17",)),
                "Another player may discard two cards and then draws one; with two or more cards it is two or none.",
                "Ein Mitspieler darf zwei Karten ablegen und zieht dann eine; mit zwei oder mehr Karten legt er zwei "
                "oder keine ab.",
            ),
            Ruling(
                "single-card",
                Source("prosperity_1e", examples=("A17",)),
                "A player with a single card may discard it, but draws none.",
                "Ein Mitspieler mit nur einer Karte darf sie ablegen, zieht aber keine.",
            ),
        ),
        aliases=("Gewdlbe", "Gewodlbe", "Gewolbe"),
    ),
    Words(
        "watchtower",
        en=English("Watchtower", "Watchtowers"),
        de=German("Wachturm", "Wachtürme", "m"),
        picture="watchtower",
        text=Both(
            "Draw cards until your hand holds six.\n"
            "—\n"
            "Each time you gain a card, you may show this from your hand.\n"
            "The gained card then goes to the trash or on top of your deck, whichever you prefer.",
            "Ziehe Karten, bis du sechs auf der Hand hast.\n"
            "—\n"
            "Jedes Mal, wenn du eine Karte nimmst, darfst du diese hier von der Hand zeigen.\n"
            "Die genommene Karte kommt dann nach deiner Wahl auf den Müll oder auf deinen Nachziehstapel.",
        ),
        asks={
            "choose": Ask(
                "Where does the gained card go?",
                "Wohin kommt die genommene Karte?",
                options={
                    "trash": Both("Trash it", "Entsorgen"),
                    "deck": Both("Put it onto your deck", "Auf deinen Nachziehstapel legen"),
                },
            ),
        },
        rulings=(
            Ruling(
                "six-already",
                Source("prosperity_1e"),
                "With six or more cards in hand you draw none.",
                "Mit sechs oder mehr Handkarten ziehst du keine.",
            ),
            Ruling(
                "own-and-other-turns",
                Source("prosperity_1e"),
                "It may be revealed on your own and on other players' turns.",
                "Er darf in deinem Zug und in fremden Zügen gezeigt werden.",
            ),
            Ruling(
                "bought-or-not",
                Source("prosperity_1e"),
                "It may be revealed for bought cards and for cards gained otherwise.",
                "Er darf bei gekauften und bei anders genommenen Karten gezeigt werden.",
            ),
            Ruling(
                "stays-in-hand",
                Source("prosperity_1e"),
                "It stays in hand, may be revealed again for each further gain and may still be played later.",
                "Er bleibt auf der Hand, darf bei jedem weiteren Nehmen wieder gezeigt und später noch gespielt "
                "werden.",
            ),
            Ruling(
                "each-gain-apart",
                Source("prosperity_1e", examples=("A1",)),
                "With several gains each card is decided apart: one may be trashed, the next put on the deck, another "
                "left alone.",
                "Bei mehreren genommenen Karten wird jede für sich entschieden: eine entsorgt, die nächste auf den "
                "Nachziehstapel, eine weitere gar nicht.",
            ),
            Ruling(
                "possession",
                Source("prosperity_1e", examples=("A15",)),
                "In a turn under Possession you may not reveal it, because the other player gains the cards.",
                "In einem Zug unter Besessenheit darfst du ihn nicht zeigen, weil der andere Spieler die Karten nimmt.",
            ),
            Ruling(
                "gained-elsewhere",
                Source("prosperity_1e"),
                "It also works for a card gained to another place, for instance to the hand.",
                "Er wirkt auch bei einer Karte, die anderswohin genommen wird, etwa auf die Hand.",
            ),
            Ruling(
                "still-gained",
                Source("prosperity_1e"),
                "A card trashed by it has still been gained: Trade Route's token moves, and Doubloons still bring "
                "their Gold.",
                "Eine damit entsorgte Karte ist trotzdem genommen worden: Der Marker der Handelsroute wandert, und "
                "Dublonen bringen ihr Gold.",
            ),
        ),
    ),
    Words(
        "workers_village",
        en=English("Worker's Village", "Worker's Villages"),
        de=German("Arbeiterdorf", "Arbeiterdörfer", "n"),
        picture="trowel",
        text=Both("+1 Card\n+2 Actions\n+1 Buy", "+1 Karte\n+2 Aktionen\n+1 Kauf"),
        rulings=(
            Ruling(
                "drawing-forced",
                Source("prosperity_1e"),
                "The card must be drawn; two Actions and a Buy come with it.",
                "Die Karte muss gezogen werden; dazu kommen zwei Aktionen und ein Kauf.",
            ),
        ),
    ),
)
