"""What belongs to no single card: log lines, general questions, names of phases and types, the terminal.

In `LOG` each situation has two sentences in each language: for the one who did it, and about somebody else. `{cards}`
is a list such as "a Village" or "2 Coppers, 1 Estate", in German in the accusative; `{the_card}` and `{the_source}` are
names with their article.
"""

from typing import Final

from platin.text.words import Both, Dictionary

LOG: Final[Dictionary[tuple[str, str]]] = Dictionary(
    {
        "turn": Both(("Turn {n} · You", "Turn {n} · {player}"), ("Zug {n} · Du", "Zug {n} · {player}")),
        "extra_turn": Both(
            ("Extra turn · You ({source})", "Extra turn · {player} ({source})"),
            ("Extrazug · Du ({source})", "Extrazug · {player} ({source})"),
        ),
        "extra_turn.controlled": Both(
            (
                "Extra turn · You, and {other} decides ({source})",
                "Extra turn · {player}, and {other} decides ({source})",
            ),
            (
                "Extrazug · Du, und {other} entscheidet ({source})",
                "Extrazug · {player}, und {other} entscheidet ({source})",
            ),
        ),
        "extra_turn.controlled_by_you": Both(
            ("Extra turn · You ({source})", "Extra turn · {player}, and you decide ({source})"),
            ("Extrazug · Du ({source})", "Extrazug · {player}, und du entscheidest ({source})"),
        ),
        "skip_turn": Both(
            ("You skip a turn.", "{player} skips a turn."),
            ("Du setzt einen Zug aus.", "{player} setzt einen Zug aus."),
        ),
        "play": Both(
            ("You play {cards}.", "{player} plays {cards}."),
            ("Du spielst {cards}.", "{player} spielt {cards}."),
        ),
        "treasures": Both(
            ("You play {cards}: {bonus}.", "{player} plays {cards}: {bonus}."),
            ("Du spielst {cards}: {bonus}.", "{player} spielt {cards}: {bonus}."),
        ),
        "mat": Both(
            ("You put {cards} on your mat {source}.", "{player} puts {cards} on the mat {source}."),
            ("Du legst {cards} auf dein Tableau {source}.", "{player} legt {cards} auf das Tableau {source}."),
        ),
        "exile": Both(
            ("You exile {cards}.", "{player} exiles {cards}."),
            ("Du legst {cards} ins Exil.", "{player} legt {cards} ins Exil."),
        ),
        "call": Both(
            ("You call {the_card}.", "{player} calls {the_card}."),
            ("Du rufst {the_card} auf.", "{player} ruft {the_card} auf."),
        ),
        "play_again": Both(
            ("You play {the_card} again.", "{player} plays {the_card} again."),
            ("Du spielst {the_card} noch einmal.", "{player} spielt {the_card} noch einmal."),
        ),
        "draw": Both(
            ("You draw {cards}.", "{player} draws {cards}."),
            ("Du ziehst {cards}.", "{player} zieht {cards}."),
        ),
        "shuffle": Both(
            ("You shuffle your discard pile.", "{player} shuffles the discard pile."),
            ("Du mischst deinen Ablagestapel.", "{player} mischt den Ablagestapel."),
        ),
        "shuffle_deck": Both(
            ("You shuffle your deck.", "{player} shuffles the deck."),
            ("Du mischst deinen Nachziehstapel.", "{player} mischt den Nachziehstapel."),
        ),
        "shuffle_pile": Both(
            ("You shuffle the discarded {source}.", "{player} shuffles the discarded {source}."),
            ("Du mischst die abgelegten {source}.", "{player} mischt die abgelegten {source}."),
        ),
        "turn_over": Both(
            ("You turn over {name}.", "{player} turns over {name}."),
            ("Du deckst {name} auf.", "{player} deckt {name} auf."),
        ),
        "receive": Both(
            ("You receive {name}.", "{player} receives {name}."),
            ("Du empfängst {name}.", "{player} empfängt {name}."),
        ),
        "take_piece": Both(
            ("You take {name} and lay it before you.", "{player} takes {name}."),
            ("Du nimmst {name} und legst es vor dich.", "{player} nimmt {name}."),
        ),
        "look": Both(
            ("You look at {cards}.", "{player} looks at {cards}."),
            ("Du siehst dir {cards} an.", "{player} sieht sich {cards} an."),
        ),
        "reveal": Both(
            ("You reveal {cards}.", "{player} reveals {cards}."),
            ("Du deckst {cards} auf.", "{player} deckt {cards} auf."),
        ),
        "topdeck": Both(
            ("You put {cards} onto your deck.", "{player} puts {cards} onto the deck."),
            ("Du legst {cards} auf deinen Nachziehstapel.", "{player} legt {cards} auf den Nachziehstapel."),
        ),
        "bottom": Both(
            ("You put {cards} under your deck.", "{player} puts {cards} under the deck."),
            ("Du legst {cards} unter deinen Nachziehstapel.", "{player} legt {cards} unter den Nachziehstapel."),
        ),
        "take": Both(
            ("You take {cards} into your hand.", "{player} takes {cards} into the hand."),
            ("Du nimmst {cards} auf die Hand.", "{player} nimmt {cards} auf die Hand."),
        ),
        "aside": Both(
            ("You set aside {cards}.", "{player} sets aside {cards}."),
            ("Du legst {cards} beiseite.", "{player} legt {cards} beiseite."),
        ),
        "store": Both(
            ("You put {cards} on {the_source}.", "{player} puts {cards} on {the_source}."),
            ("Du legst {cards} auf {the_source}.", "{player} legt {cards} auf {the_source}."),
        ),
        "pass": Both(
            ("You pass {cards} to {other}.", "{player} passes {cards} to {other}."),
            ("Du gibst {cards} an {other} weiter.", "{player} gibt {cards} an {other} weiter."),
        ),
        "pass.to_you": Both(
            ("You pass {cards} to yourself.", "{player} passes {cards} to you."),
            ("Du gibst {cards} an dich weiter.", "{player} gibt {cards} an dich weiter."),
        ),
        "recover": Both(
            ("You get {cards} back into your discard pile.", "{player} gets {cards} back into the discard pile."),
            (
                "Du bekommst {cards} auf deinen Ablagestapel zurück.",
                "{player} bekommt {cards} auf den Ablagestapel zurück.",
            ),
        ),
        "token": Both(
            ("A token goes onto the mat {source}.", "A token goes onto the mat {source}."),
            ("Ein Marker kommt auf das Tableau {source}.", "Ein Marker kommt auf das Tableau {source}."),
        ),
        "minus_card": Both(
            ("Your −1 Card token goes onto your deck.", "{player}'s −1 Card token goes onto the deck."),
            (
                "Dein −1-Karte-Marker kommt auf deinen Nachziehstapel.",
                "Der −1-Karte-Marker von {player} kommt auf den Nachziehstapel.",
            ),
        ),
        "minus_card_off": Both(
            (
                "Your −1 Card token comes off your deck: you draw a card less.",
                "{player}'s −1 Card token comes off the deck: {player} draws a card less.",
            ),
            (
                "Dein −1-Karte-Marker kommt vom Nachziehstapel: Du ziehst eine Karte weniger.",
                "Der −1-Karte-Marker von {player} kommt vom Nachziehstapel: {player} zieht eine Karte weniger.",
            ),
        ),
        "minus_coin": Both(
            ("You take your −1 Coin token.", "{player} takes the −1 Coin token."),
            ("Du nimmst deinen −1-Geld-Marker.", "{player} nimmt den −1-Geld-Marker."),
        ),
        "minus_coin_off": Both(
            (
                "You give your −1 Coin token back: 1 Coin less.",
                "{player} gives the −1 Coin token back: 1 Coin less.",
            ),
            (
                "Du gibst deinen −1-Geld-Marker zurück: 1 Geld weniger.",
                "{player} gibt den −1-Geld-Marker zurück: 1 Geld weniger.",
            ),
        ),
        "journey_up": Both(
            ("You turn your Journey token face up.", "{player} turns the Journey token face up."),
            ("Du drehst deinen Reisemarker auf.", "{player} dreht den Reisemarker auf."),
        ),
        "journey_down": Both(
            ("You turn your Journey token face down.", "{player} turns the Journey token face down."),
            ("Du drehst deinen Reisemarker um: verdeckt.", "{player} dreht den Reisemarker um: verdeckt."),
        ),
        "return": Both(
            ("You return {cards} to the pile.", "{player} returns {cards} to the pile."),
            ("Du legst {cards} auf den Stapel zurück.", "{player} legt {cards} auf den Stapel zurück."),
        ),
        "exchange": Both(
            ("You get {cards} in exchange.", "{player} gets {cards} in exchange."),
            ("Du bekommst {cards} im Tausch.", "{player} bekommt {cards} im Tausch."),
        ),
        "discard": Both(
            ("You discard {cards}.", "{player} discards {cards}."),
            ("Du legst {cards} ab.", "{player} legt {cards} ab."),
        ),
        "dump": Both(
            ("You put your deck into your discard pile.", "{player} puts the deck into the discard pile."),
            (
                "Du legst deinen Nachziehstapel auf deinen Ablagestapel.",
                "{player} legt den Nachziehstapel auf den Ablagestapel.",
            ),
        ),
        "trash": Both(
            ("You trash {cards}.", "{player} trashes {cards}."),
            ("Du entsorgst {cards}.", "{player} entsorgt {cards}."),
        ),
        "gain": Both(
            ("You gain {cards}.", "{player} gains {cards}."),
            ("Du nimmst {cards}.", "{player} nimmt {cards}."),
        ),
        "gain.hand": Both(
            ("You gain {cards} into your hand.", "{player} gains {cards} into the hand."),
            ("Du nimmst {cards} vom Stapel auf die Hand.", "{player} nimmt {cards} vom Stapel auf die Hand."),
        ),
        "gain.deck": Both(
            ("You gain {cards} onto your deck.", "{player} gains {cards} onto the deck."),
            ("Du nimmst {cards} auf deinen Nachziehstapel.", "{player} nimmt {cards} auf den Nachziehstapel."),
        ),
        "gain.bottom": Both(
            ("You gain {cards} under your deck.", "{player} gains {cards} under the deck."),
            ("Du nimmst {cards} unter deinen Nachziehstapel.", "{player} nimmt {cards} unter den Nachziehstapel."),
        ),
        "gain.aside": Both(
            ("You gain {cards}; the card is set aside.", "{player} gains {cards}; the card is set aside."),
            (
                "Du nimmst {cards}; die Karte wird beiseitegelegt.",
                "{player} nimmt {cards}; die Karte wird beiseitegelegt.",
            ),
        ),
        "gain.store": Both(
            ("You gain {cards} onto {the_source}.", "{player} gains {cards} onto {the_source}."),
            ("Du nimmst {cards} auf {the_source}.", "{player} nimmt {cards} auf {the_source}."),
        ),
        "gain.play": Both(
            ("You gain {cards} straight into play.", "{player} gains {cards} straight into play."),
            ("Du nimmst {cards} direkt ins Spiel.", "{player} nimmt {cards} direkt ins Spiel."),
        ),
        "gain_trash": Both(
            ("You gain {cards} from the trash.", "{player} gains {cards} from the trash."),
            ("Du nimmst {cards} vom Müll.", "{player} nimmt {cards} vom Müll."),
        ),
        "gain_trash.hand": Both(
            ("You gain {cards} from the trash into your hand.", "{player} gains {cards} from the trash into the hand."),
            ("Du nimmst {cards} vom Müll auf die Hand.", "{player} nimmt {cards} vom Müll auf die Hand."),
        ),
        "gain_trash.deck": Both(
            ("You gain {cards} from the trash onto your deck.", "{player} gains {cards} from the trash onto the deck."),
            (
                "Du nimmst {cards} vom Müll auf deinen Nachziehstapel.",
                "{player} nimmt {cards} vom Müll auf den Nachziehstapel.",
            ),
        ),
        "buy": Both(("You buy {cards}.", "{player} buys {cards}."), ("Du kaufst {cards}.", "{player} kauft {cards}.")),
        "event": Both(
            ("You buy the Event {source}.", "{player} buys the Event {source}."),
            ("Du kaufst das Ereignis {source}.", "{player} kauft das Ereignis {source}."),
        ),
        "project": Both(
            ("You buy the Project {source}.", "{player} buys the Project {source}."),
            ("Du kaufst das Projekt {source}.", "{player} kauft das Projekt {source}."),
        ),
        "way": Both(
            (
                "You follow the {source}, not the instructions of the {name}.",
                "{player} follows the {source}, not the instructions of the {name}.",
            ),
            (
                "Du folgst dem {source}, nicht den Anweisungen der Karte {name}.",
                "{player} folgt dem {source}, nicht den Anweisungen der Karte {name}.",
            ),
        ),
        "debt": Both(
            ("You take {n} Debt.", "{player} takes {n} Debt."),
            ("Du nimmst {n} Schulden.", "{player} nimmt {n} Schulden."),
        ),
        "pay_debt": Both(
            ("You pay off {n} Debt.", "{player} pays off {n} Debt."),
            ("Du zahlst {n} Schulden ab.", "{player} zahlt {n} Schulden ab."),
        ),
        "spend_villager": Both(
            ("You spend a Villager.", "{player} spends a Villager."),
            ("Du gibst einen Dorfbewohner aus.", "{player} gibt einen Dorfbewohner aus."),
        ),
        "action_as_buy": Both(
            ("You use an Action as a Buy.", "{player} uses an Action as a Buy."),
            ("Du nutzt eine Aktion als Kauf.", "{player} nutzt eine Aktion als Kauf."),
        ),
        "sun": Both(
            ("You remove a Sun from {source}.", "{player} removes a Sun from {source}."),
            ("Du entfernst eine Sonne: {source}.", "{player} entfernt eine Sonne: {source}."),
        ),
        "kingdom": Both(
            ("All kingdom piles are replaced by new ones.", "All kingdom piles are replaced by new ones."),
            ("Alle Königreichstapel werden durch neue ersetzt.", "Alle Königreichstapel werden durch neue ersetzt."),
        ),
        "fulfil": Both(
            ("That was the last Sun: {source} comes true.", "That was the last Sun: {source} comes true."),
            ("Das war die letzte Sonne: {source} erfüllt sich.", "Das war die letzte Sonne: {source} erfüllt sich."),
        ),
        "spend_favors": Both(
            ("You spend {n} of your Favors.", "{player} spends {n} of the Favors."),
            ("Du gibst Gefallen aus: {n}.", "{player} gibt Gefallen aus: {n}."),
        ),
        "spend_coffers": Both(
            ("You spend {n} from your Coffers.", "{player} spends {n} from the Coffers."),
            ("Du gibst {n} Taler aus.", "{player} gibt {n} Taler aus."),
        ),
        "overpay": Both(
            ("You pay {n} Coins more.", "{player} pays {n} Coins more."),
            ("Du zahlst {n} Geld mehr.", "{player} zahlt {n} Geld mehr."),
        ),
        "overpay_potions": Both(
            ("You pay {n} Potions more.", "{player} pays {n} Potions more."),
            ("Du zahlst {n} Trank mehr.", "{player} zahlt {n} Trank mehr."),
        ),
        "pay.one": Both(
            ("You pay 1 Coin.", "{player} pays 1 Coin."),
            ("Du bezahlst 1 Geld.", "{player} bezahlt 1 Geld."),
        ),
        "pay": Both(
            ("You pay {n} Coins.", "{player} pays {n} Coins."),
            ("Du bezahlst {n} Geld.", "{player} bezahlt {n} Geld."),
        ),
        "minus": Both(
            ("You lose {n} of your Coins.", "{player} loses {n} of the Coins."),
            ("Du verlierst {n} Geld.", "{player} verliert {n} Geld."),
        ),
        "place": Both(
            ("You put your token {source} on the pile {name}.", "{player} puts the token {source} on the pile {name}."),
            (
                "Du legst deinen Marker {source} auf den Stapel {name}.",
                "{player} legt den Marker {source} auf den Stapel {name}.",
            ),
        ),
        "move_vp": Both(
            (
                "You move a VP token from the pile {name} to {source}.",
                "{player} moves a VP token from the pile {name} to {source}.",
            ),
            (
                "Du verschiebst einen Punktemarker vom Stapel {name} auf {source}.",
                "{player} verschiebt einen Punktemarker vom Stapel {name} auf {source}.",
            ),
        ),
        "bid": Both(
            ("You bid {n} Debt.", "{player} bids {n} Debt."),
            ("Du bietest {n} Schulden.", "{player} bietet {n} Schulden."),
        ),
        "no_bid": Both(
            ("You do not bid.", "{player} does not bid."),
            ("Du bietest nicht.", "{player} bietet nicht."),
        ),
        "place_debt": Both(
            (
                "You put {n} Debt tokens on the pile {name}.",
                "{player} puts {n} Debt tokens on the pile {name}.",
            ),
            (
                "Du legst {n} Schuldenmarker auf den Stapel {name}.",
                "{player} legt {n} Schuldenmarker auf den Stapel {name}.",
            ),
        ),
        "instead": Both(
            (
                "What the {name} says is replaced: {source}.",
                "What the {name} says is replaced: {source}.",
            ),
            (
                "Statt der Anweisungen der Karte {name} gilt: {source}.",
                "Statt der Anweisungen der Karte {name} gilt: {source}.",
            ),
        ),
        "place_favor": Both(
            (
                "You put one of your Favors on the pile {name}.",
                "{player} puts a Favor on the pile {name}.",
            ),
            (
                "Du legst einen deiner Gefallen auf den Stapel {name}.",
                "{player} legt einen Gefallen auf den Stapel {name}.",
            ),
        ),
        "place_vp": Both(
            ("You put a VP token on the pile {name}.", "{player} puts a VP token on the pile {name}."),
            (
                "Du legst einen Punktemarker auf den Stapel {name}.",
                "{player} legt einen Punktemarker auf den Stapel {name}.",
            ),
        ),
        "rotate": Both(
            ("You rotate the pile {source}.", "{player} rotates the pile {source}."),
            ("Du rotierst den Stapel {source}.", "{player} rotiert den Stapel {source}."),
        ),
        "inherit": Both(
            ("You put {cards} into your starting deck.", "{player} puts {cards} into the starting deck."),
            ("Du legst {cards} in dein Startdeck.", "{player} legt {cards} ins Startdeck."),
        ),
        "bonus": Both(
            ("You get {bonus}.", "{player} gets {bonus}."),
            ("Du bekommst {bonus}.", "{player} bekommt {bonus}."),
        ),
        "insert": Both(
            (
                "You put {cards} into your deck; cards above it: {n}.",
                "{player} puts a card into the deck; cards above it: {n}.",
            ),
            (
                "Du steckst {cards} in deinen Nachziehstapel; Karten darüber: {n}.",
                "{player} steckt eine Karte in den Nachziehstapel; Karten darüber: {n}.",
            ),
        ),
        "name": Both(("You name {name}.", "{player} names {name}."), ("Du nennst {name}.", "{player} nennt {name}.")),
        "cleanup": Both(
            ("You clean up and draw {cards}.", "{player} cleans up and draws {cards}."),
            ("Du räumst auf und ziehst {cards}.", "{player} räumt auf und zieht {cards}."),
        ),
        "over": Both(("The game is over.", "The game is over."), ("Das Spiel ist zu Ende.", "Das Spiel ist zu Ende.")),
        # A verb that no words were written for; a test keeps this from being needed.
        "unknown": Both(
            ("You: {verb} {cards}", "{player}: {verb} {cards}"),
            ("Du: {verb} {cards}", "{player}: {verb} {cards}"),
        ),
    }
)

BONUS: Final[Dictionary[tuple[str, str]]] = Dictionary(
    {
        "actions": Both(("{n:+} Action", "{n:+} Actions"), ("{n:+} Aktion", "{n:+} Aktionen")),
        "buys": Both(("{n:+} Buy", "{n:+} Buys"), ("{n:+} Kauf", "{n:+} Käufe")),
        "coins": Both(("{n:+} Coin", "{n:+} Coins"), ("{n:+} Geld", "{n:+} Geld")),
        "potions": Both(("{n:+} Potion", "{n:+} Potions"), ("{n:+} Trank", "{n:+} Tränke")),
        "vp": Both(("{n:+} VP", "{n:+} VP"), ("{n:+} Siegpunkt", "{n:+} Siegpunkte")),
        "coffers": Both(("{n:+} Coffers", "{n:+} Coffers"), ("{n:+} Taler", "{n:+} Taler")),
        "villagers": Both(("{n:+} Villager", "{n:+} Villagers"), ("{n:+} Dorfbewohner", "{n:+} Dorfbewohner")),
        "favors": Both(("{n:+} Favor", "{n:+} Favors"), ("{n:+} Gefallen", "{n:+} Gefallen")),
    }
)

QUESTIONS: Final[Dictionary[str]] = Dictionary(
    {
        "turn.action": Both("Play an Action card.", "Spiele eine Aktionskarte."),
        "turn.extra": Both("Which of your extra turns comes first?", "Welcher deiner zusätzlichen Züge kommt zuerst?"),
        "turn.buy": Both("Play Treasures, or buy something.", "Spiele Geldkarten, oder kaufe etwas."),
        "turn.buy_only": Both("Buy something.", "Kaufe etwas."),
        "turn.play_only": Both("Play Treasures.", "Spiele Geldkarten."),
        "turn.coffers": Both("How many tokens do you spend from your Coffers?", "Wie viele Taler gibst du aus?"),
        "turn.debt": Both("How much of your Debt do you pay off?", "Wie viele Schulden zahlst du ab?"),
        "turn.settle": Both("Do you pay off all of your Debt first?", "Zahlst du zuerst alle deine Schulden ab?"),
        "turn.overpay": Both("How many coins more do you pay?", "Wie viel Geld zahlst du mehr?"),
        "turn.overpay_potions": Both("How many Potions more do you pay?", "Wie viele Tränke zahlst du mehr?"),
        "shuffle.place": Both(
            "How many of the shuffled cards lie above it?", "Wie viele der gemischten Karten liegen darüber?"
        ),
        "shuffle.under": Both(
            "Lay these cards under the shuffled ones, the lowest first.",
            "Lege diese Karten unter die gemischten, die unterste zuerst.",
        ),
        "turn.night": Both("Play a Night card.", "Spiele eine Nachtkarte."),
        "turn.end": Both("End your turn.", "Beende deinen Zug."),
        "play.instead": Both(
            "The card's instructions are replaced already. Shall this replace them instead?",
            "Die Anweisungen der Karte sind schon ersetzt. Soll stattdessen dies an ihre Stelle treten?",
        ),
        "way.choose": Both(
            "You may follow a Way instead of this card's instructions.",
            "Du darfst einem Weg folgen statt den Anweisungen dieser Karte.",
        ),
        "cleanup.next": Both(
            "Which card do you discard from play first?",
            "Welche Karte legst du zuerst aus dem Spiel ab?",
        ),
        "cleanup.may": Both(
            "Which card do you discard from play first? Choose none if nothing is to happen with these cards.",
            "Welche Karte legst du zuerst aus dem Spiel ab? Wähle keine, wenn mit diesen nichts geschehen soll.",
        ),
        "discard.next": Both(
            "Which of the discarded cards do you attend to first?",
            "Um welche der abgelegten Karten kümmerst du dich zuerst?",
        ),
        "trash.next": Both(
            "Which of the trashed cards do you attend to first?",
            "Um welche der entsorgten Karten kümmerst du dich zuerst?",
        ),
        "ability.next": Both("Which of these abilities comes first?", "Welche dieser Fähigkeiten kommt zuerst?"),
        "ability.may": Both("You may use one of these abilities.", "Du darfst eine dieser Fähigkeiten benutzen."),
    }
)

OPTIONS: Final[Dictionary[str]] = Dictionary(
    {
        "yes": Both("Yes", "Ja"),
        "no": Both("No", "Nein"),
        "turn.buy.treasures": Both("all plain Treasures", "alle einfachen Geldkarten"),
        "turn.buy.coffers": Both("spend Coffers", "Taler ausgeben"),
        "turn.buy.debt": Both("pay off Debt", "Schulden abzahlen"),
        "turn.action.villager": Both("spend a Villager", "Dorfbewohner ausgeben"),
        "turn.action.coffers": Both("spend Coffers", "Taler ausgeben"),
        "turn.action.debt": Both("pay off Debt", "Schulden abzahlen"),
        "turn.night.coffers": Both("spend Coffers", "Taler ausgeben"),
        "turn.night.debt": Both("pay off Debt", "Schulden abzahlen"),
    }
)

DECLINE: Final[Dictionary[str]] = Dictionary(
    {
        "": Both("none", "keine"),
        "turn.action": Both("end the Action phase", "Aktionsphase beenden"),
        "turn.buy": Both("end the Buy phase", "Kaufphase beenden"),
        "turn.night": Both("end the Night phase", "Nachtphase beenden"),
        "turn.end": Both("end the turn", "Zug beenden"),
        "way.choose": Both("follow the card", "der Karte folgen"),
        "ability.may": Both("use none", "keine benutzen"),
        "shuffle.place": Both("leave it to chance", "dem Zufall überlassen"),
    }
)

PHASES: Final[Dictionary[str]] = Dictionary(
    {
        "setup": Both("Set-up", "Spielvorbereitung"),
        "start": Both("Start of turn", "Zugbeginn"),
        "action": Both("Action phase", "Aktionsphase"),
        "buy": Both("Buy phase", "Kaufphase"),
        "night": Both("Night phase", "Nachtphase"),
        "cleanup": Both("Clean-up phase", "Aufräumphase"),
        "over": Both("Game over", "Spielende"),
        "between": Both("Between turns", "Zwischen den Zügen"),
    }
)

TYPES: Final[Dictionary[str]] = Dictionary(
    {
        "action": Both("Action", "Aktion"),
        "treasure": Both("Treasure", "Geld"),
        "victory": Both("Victory", "Punkte"),
        "curse": Both("Curse", "Fluch"),
        "attack": Both("Attack", "Angriff"),
        "reaction": Both("Reaction", "Reaktion"),
        "duration": Both("Duration", "Dauer"),
        "night": Both("Night", "Nacht"),
        "command": Both("Command", "Befehl"),
        "prize": Both("Prize", "Preis"),
        "loot": Both("Loot", "Kostbarkeit"),
        "reserve": Both("Reserve", "Reserve"),
        "ruins": Both("Ruins", "Ruinen"),
        "shelter": Both("Shelter", "Unterschlupf"),
        "looter": Both("Looter", "Plünderer"),
        "gathering": Both("Gathering", "Sammlung"),
        "spirit": Both("Spirit", "Geist"),
        "heirloom": Both("Heirloom", "Erbstück"),
        "fate": Both("Fate", "Schicksal"),
        "doom": Both("Doom", "Verhängnis"),
        "liaison": Both("Liaison", "Kontakt"),
        "clash": Both("Clash", "Konflikt"),
        "townsfolk": Both("Townsfolk", "Bürger"),
        "odyssey": Both("Odyssey", "Irrfahrt"),
        "fort": Both("Fort", "Bastion"),
        "zombie": Both("Zombie", "Zombie"),
        "knight": Both("Knight", "Ritter"),
        "traveller": Both("Traveller", "Reisender"),
        "castle": Both("Castle", "Schloss"),
        "augur": Both("Augur", "Augurin"),
        "wizard": Both("Wizard", "Zauberer"),
        "reward": Both("Reward", "Belohnung"),
        "omen": Both("Omen", "Omen"),
        "shadow": Both("Shadow", "Schatten"),
        "event": Both("Event", "Ereignis"),
        "trait": Both("Trait", "Merkmal"),
        "project": Both("Project", "Projekt"),
        "landmark": Both("Landmark", "Landmarke"),
        "way": Both("Way", "Weg"),
        "ally": Both("Ally", "Verbündeter"),
        "prophecy": Both("Prophecy", "Prophezeiung"),
        "boon": Both("Boon", "Gabe"),
        "hex": Both("Hex", "Plage"),
        "state": Both("State", "Zustand"),
        "artifact": Both("Artifact", "Artefakt"),
    }
)

# What is called after no card: mats, and kinds of token, by the name under which they are declared.
THINGS: Final[Dictionary[str]] = Dictionary(
    {
        "tavern": Both("Tavern", "Wirtshaus"),
        "exile": Both("Exile", "Exil"),
        "plus_card": Both("+1 Card", "+1 Karte"),
        "plus_action": Both("+1 Action", "+1 Aktion"),
        "plus_buy": Both("+1 Buy", "+1 Kauf"),
        "plus_coin": Both("+1 Coin", "+1 Geld"),
        "vp": Both("VP", "Punkte"),
        "debt": Both("Debt", "Schulden"),
        "favors": Both("Favor", "Gefallen"),
        "sun": Both("Sun", "Sonne"),
    }
)
SETS: Final[Dictionary[str]] = Dictionary(
    {
        "base": Both("Base game", "Basisspiel"),
        "intrigue": Both("Intrigue", "Die Intrige"),
        "seaside": Both("Seaside", "Seaside"),
        "alchemy": Both("Alchemy", "Die Alchemisten"),
        "prosperity": Both("Prosperity", "Blütezeit"),
        "cornucopia": Both("Cornucopia", "Reiche Ernte"),
        "hinterlands": Both("Hinterlands", "Hinterland"),
        "dark_ages": Both("Dark Ages", "Dark Ages"),
        "guilds": Both("Guilds", "Die Gilden"),
        "adventures": Both("Adventures", "Abenteuer"),
        "empires": Both("Empires", "Empires"),
        "nocturne": Both("Nocturne", "Nocturne"),
        "renaissance": Both("Renaissance", "Renaissance"),
        "menagerie": Both("Menagerie", "Menagerie"),
        "allies": Both("Allies", "Verbündete"),
        "plunder": Both("Plunder", "Plünderer"),
        "rising_sun": Both("Rising Sun", "Rising Sun"),
        "promo": Both("Promo", "Promo"),
        "fan": Both("Fan cards", "Fankarten"),
    }
)
"""The expansions as they appeared; whoever adds one declares it here, and nowhere else."""

NOTHING_WORDS: Final[Both[tuple[str, ...]]] = Both(
    ("0", "-", "none", "nothing", "end", "done", "pass"),
    ("0", "-", "nichts", "keine", "keins", "ende", "fertig", "weiter"),
)

ALL_WORDS: Final[Both[tuple[str, ...]]] = Both(("all", "everything"), ("alle", "alles"))

PLAY_WORDS: Final[Both[tuple[str, ...]]] = Both(("play",), ("spiele", "spiel", "spielen"))

BUY_WORDS: Final[Both[tuple[str, ...]]] = Both(("buy",), ("kaufe", "kauf", "kaufen"))

COMMANDS: Final[Dictionary[tuple[str, ...]]] = Dictionary(
    {
        "help": Both(("help", "?"), ("hilfe", "?")),
        "card": Both(("card",), ("karte",)),
        "table": Both(("table",), ("tisch",)),
        "log": Both(("log",), ("protokoll",)),
        "undo": Both(("undo",), ("zurück", "zurueck")),
        "save": Both(("save",), ("speichern", "speichere")),
        "load": Both(("load",), ("laden", "lade")),
        "quit": Both(("quit", "exit"), ("beenden", "verlassen")),
    }
)
"""What is typed for a command, the usual word first."""

COMMAND_HELP: Final[Dictionary[tuple[str, str]]] = Dictionary(
    {
        "help": Both(("?", "this help"), ("?", "diese Hilfe")),
        "card": Both(
            ("? CARD", "a card's text and rulings, e.g. ? Militia"),
            ("? KARTE", "Text und Regeln einer Karte, z. B. ? Miliz"),
        ),
        "table": Both(("table", "the whole table"), ("tisch", "der ganze Tisch")),
        "log": Both(
            ("log [N]", "the last turns, or the last N lines of the log"),
            ("protokoll [N]", "die letzten Züge oder die letzten N Zeilen des Protokolls"),
        ),
        "undo": Both(("undo", "take back your last answer"), ("zurück", "deine letzte Antwort zurücknehmen")),
        "save": Both(("save FILE", "save the game"), ("speichern DATEI", "das Spiel speichern")),
        "load": Both(("load FILE", "go on with a saved game"), ("laden DATEI", "ein gespeichertes Spiel fortsetzen")),
        "quit": Both(("quit", "leave; the game is kept"), ("beenden", "das Spiel verlassen; es wird aufgehoben")),
    }
)

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "you": Both("You", "Du"),
        "guest": Both("Guest", "Gast"),
        "deleted_player": Both("Deleted player", "Gelöschte Person"),
        "card.one": Both("a card", "eine Karte"),
        "card.many": Both("{n} cards", "{n} Karten"),
        "yes": Both("yes", "ja"),
        "error": Both("Error: {message}", "Fehler: {message}"),
        # How many options an answer picks.
        "pick.exactly.one": Both("choose one", "wähle eine"),
        "pick.exactly.many": Both("choose {n}", "wähle {n}"),
        "pick.up_to.one": Both("you may choose one", "du darfst eine wählen"),
        "pick.up_to.many": Both("choose up to {n}", "wähle bis zu {n}"),
        "pick.any": Both("choose any number", "wähle beliebig viele"),
        "pick.range": Both("choose {low} to {high}", "wähle {low} bis {high}"),
        "pick.order": Both("name all, in order", "nenne alle in der gewünschten Reihenfolge"),
        # The table.
        "treasure_piles": Both("Treasure", "Geld"),
        "victory_piles": Both("Victory", "Punkte"),
        "kingdom": Both("Kingdom", "Königreich"),
        "other_piles": Both("Beside the Supply", "Neben dem Vorrat"),
        "trash": Both("Trash", "Müll"),
        "hand": Both("Hand", "Hand"),
        "deck": Both("Deck", "Nachziehstapel"),
        "discard": Both("Discard pile", "Ablagestapel"),
        "discard_top": Both("{n}, {card} on top", "{n}, oben {card}"),
        "in_play": Both("In play", "Im Spiel"),
        "in_force": Both("In force", "Wirksam"),
        "in_force.about": Both("{name} ({about})", "{name} ({about})"),
        "player": Both("Player", "Spieler"),
        "aside": Both("Set aside", "Beiseite"),
        "revealed": Both("Revealed", "Aufgedeckt"),
        "looked": Both("Looked at", "Angesehen"),
        "before": Both("Before the player", "Vor dem Spieler"),
        "spent": Both("Discarded Boons and Hexes", "Abgelegte Gaben und Plagen"),
        "on_card": Both("On {card}", "Auf {card}"),
        "mat": Both("{name} mat", "Tableau {name}"),
        "stays": Both("{card} (stays)", "{card} (bleibt)"),
        "in_deck": Both("{card} (in the deck)", "{card} (im Nachziehstapel)"),
        "back": Both("{card}: card {n} from the top", "{card}: {n}. Karte"),
        "hidden.one": Both("1 card face down", "1 verdeckte Karte"),
        "hidden.many": Both("{n} cards face down", "{n} verdeckte Karten"),
        "actions": Both("Actions {n}", "Aktionen {n}"),
        "buys": Both("Buys {n}", "Käufe {n}"),
        "coins": Both("Coins {n}", "Geld {n}"),
        "potions": Both("Potions {n}", "Tränke {n}"),
        # What is counted for a player, by the name of the counter.
        "counted.vp": Both("VP tokens {n}", "Punktemarker {n}"),
        "counted.coffers": Both("Coffers {n}", "Taler {n}"),
        "counted.villagers": Both("Villagers {n}", "Dorfbewohner {n}"),
        "counted.debt": Both("Debt {n}", "Schulden {n}"),
        "counted.favors": Both("Favors {n}", "Gefallen {n}"),
        "counted.minus_card": Both("−1 Card token", "−1-Karte-Marker"),
        "counted.minus_coin": Both("−1 Coin token", "−1-Geld-Marker"),
        "counted.journey_down": Both("Journey token face down", "Reisemarker verdeckt"),
        "token": Both("{name} tokens {n}", "{name}: {n} Marker"),
        "potion_mark": Both("P", "T"),
        "debt_mark": Both("D", "S"),
        "trait_on": Both("{trait} ({card})", "{trait} ({card})"),
        "turn_of": Both("{player}'s turn", "Zug von {player}"),
        # Questions.
        "question.about": Both("{about}: {question}", "{about}: {question}"),
        "question.unknown": Both("What do you choose?", "Was wählst du?"),
        "seat": Both("Player {n}", "Spieler {n}"),
        "numbered": Both("{name} ({n})", "{name} ({n})"),
        "play_group": Both("Play", "Spielen"),
        "buy_group": Both("Buy", "Kaufen"),
        "enter": Both("Enter", "Eingabetaste"),
        "decide_for": Both("You decide for {player}.", "Du entscheidest für {player}."),
        # Answers.
        "answer.unknown": Both(
            "“{text}” is not among the choices. Type a number or a name, or ? for help.",
            "„{text}“ steht nicht zur Wahl. Gib eine Nummer oder einen Namen ein, oder ? für Hilfe.",
        ),
        "answer.ambiguous": Both(
            "“{text}” could be {names}. Type more of the name, or the number.",
            "„{text}“ kann {names} sein. Gib mehr vom Namen ein, oder die Nummer.",
        ),
        "answer.number": Both(
            "There is no choice {text}: the numbers go from {low} to {high}.",
            "{text} steht nicht zur Wahl: Die Nummern gehen von {low} bis {high}.",
        ),
        "answer.count": Both("Please {pick}; you chose {n}.", "Bitte {pick}; du hast {n} gewählt."),
        "answer.too_often.one": Both("{card} is there only once.", "{card} ist nur einmal da."),
        "answer.too_often.many": Both("{card} is there only {n} times.", "{card} ist nur {n}-mal da."),
        "answer.empty": Both(
            "Please {pick}: type a number or a name, or ? for help.",
            "Bitte {pick}: Gib eine Nummer oder einen Namen ein, oder ? für Hilfe.",
        ),
        "answer.empty_phase": Both(
            "Type a number or a name, or 0 to end the phase; ? shows the help.",
            "Gib eine Nummer oder einen Namen ein, oder 0, um die Phase zu beenden; ? zeigt die Hilfe.",
        ),
        "either": Both("{first} or {last}", "{first} oder {last}"),
        "listed": Both("{first} and {last}", "{first} und {last}"),
        "answer.mixed": Both(
            "“{text}” stands for choosing nothing and cannot be combined with other choices.",
            "„{text}“ heißt, nichts zu wählen, und geht nicht zusammen mit anderem.",
        ),
        "answer.refused": Both("That is not possible here: {problem}", "Das geht hier nicht: {problem}"),
        "why_not.gone": Both("{card} is gone: the pile is empty.", "{card} ist weg: Der Stapel ist leer."),
        "why_not.dear": Both(
            "{card} costs {cost}, and you have {coins}.",
            "{card} kostet {cost}, und du hast {coins}.",
        ),
        "why_not.not_now": Both("{card} cannot be bought now.", "{card} lässt sich gerade nicht kaufen."),
        # The game.
        "title": Both("Platin · Dominion in the terminal", "Platin · Dominion im Terminal"),
        "welcome": Both(
            "{players} players, seed {seed}. Type ? for help at any time.",
            "{players} Spieler, Startzahl {seed}. Mit ? gibt es jederzeit Hilfe.",
        ),
        "random": Both("random", "zufall"),
        "list": Both("list", "liste"),
        "sets.playable": Both("Recommended sets that can be played", "Empfohlene Sets, die spielbar sind"),
        "sets.missing": Both(
            "Recommended sets that need cards which cannot be played yet",
            "Empfohlene Sets, denen noch Karten fehlen",
        ),
        "kingdom_from": Both("Kingdom: {name}", "Königreich: {name}"),
        "kingdom_random": Both("Kingdom: random", "Königreich: Zufall"),
        "kingdom_chosen": Both("Kingdom: your choice", "Königreich: deine Wahl"),
        "help.answers": Both("Answering", "Antworten"),
        "help.number": Both(
            "Type the number of a choice, or its name in English or German; the beginning is enough.",
            "Gib die Nummer ein oder den Namen auf Deutsch oder Englisch; der Anfang genügt.",
        ),
        "help.several": Both(
            "Several at once: 1 3, or copper, estate. Equal cards: 1 1 1, 3 copper or 3x copper.",
            "Mehrere zugleich: 1 3, oder kupfer, anwesen. Gleiche Karten: 1 1 1, 3 kupfer oder 3x kupfer.",
        ),
        "help.all": Both(
            "“all” chooses everything. 0 chooses nothing where that is possible. What Enter chooses is marked.",
            "„alle“ wählt alles. 0 wählt nichts, wo das geht. Was die Eingabetaste wählt, steht dabei.",
        ),
        "help.buy": Both(
            "In the Buy phase Enter plays the Treasures. If a name is both, say “play copper” or “buy copper”.",
            "In der Kaufphase spielt die Eingabetaste die Geldkarten. Passt ein Name zu beidem, sag „spiele kupfer“ "
            "oder „kaufe kupfer“.",
        ),
        "help.costs": Both(
            "Costs: P is a Potion, D is Debt. A dot marks a token on a pile.",
            "Kosten: T ist ein Trank, S sind Schulden. Ein Punkt ist ein Marker auf einem Stapel.",
        ),
        "help.commands": Both("Commands", "Befehle"),
        "play_word": Both("play", "spiele"),
        "buy_word": Both("buy", "kaufe"),
        "card_usage": Both("Which card? For example: ? Militia", "Welche Karte? Zum Beispiel: ? Miliz"),
        "log_usage": Both(
            "log takes a number of lines, for example: log 20",
            "Nach „protokoll“ kommt eine Zahl von Zeilen, zum Beispiel: protokoll 20",
        ),
        "log_empty": Both("Nothing has happened yet.", "Es ist noch nichts geschehen."),
        "file_usage": Both(
            "Which file? For example: {command} game.json",
            "Welche Datei? Zum Beispiel: {command} spiel.json",
        ),
        "undo.done": Both("Taken back.", "Zurückgenommen."),
        "undo.nothing": Both("There is nothing to take back.", "Es gibt nichts zurückzunehmen."),
        "undo.consent": Both(
            "Since then hidden cards have come to light or others have decided, so they would have to agree.",
            "Seither wurden verdeckte Karten bekannt, oder andere haben entschieden; sie müssten zustimmen.",
        ),
        "undo.confirm": Both(
            "They are bots and agree. Take it back? [yes/no] ",
            "Es sind Bots, und sie stimmen zu. Zurücknehmen? [ja/nein] ",
        ),
        "undo.kept": Both("Nothing was taken back.", "Es wurde nichts zurückgenommen."),
        "save.done": Both("Saved as {file}.", "Gespeichert als {file}."),
        "save.not_ours": Both(
            "{file} exists and is not a saved game. It stays as it is; choose another name.",
            "{file} gibt es schon und ist kein gespeichertes Spiel. Es bleibt, wie es ist; wähle einen anderen Namen.",
        ),
        "save.failed": Both("{file} cannot be written: {problem}.", "{file} lässt sich nicht schreiben: {problem}."),
        "load.confirm": Both(
            "The game under way is not saved and will be lost. Load the other one? [yes/no] ",
            "Das laufende Spiel ist nicht gespeichert und geht verloren. Das andere laden? [ja/nein] ",
        ),
        "load.kept": Both("The game under way goes on.", "Das laufende Spiel geht weiter."),
        "load.done": Both("{file} is loaded.", "{file} ist geladen."),
        "load.missing": Both("There is no file {file}.", "Es gibt keine Datei {file}."),
        "load.failed": Both("{file} cannot be read: {problem}.", "{file} lässt sich nicht lesen: {problem}."),
        "load.not_a_game": Both(
            "{file} is not a saved game, or not one of this version.",
            "{file} ist kein gespeichertes Spiel oder keines dieser Version.",
        ),
        "load.damaged": Both(
            "{file} is damaged and cannot be loaded.",
            "{file} ist beschädigt und lässt sich nicht laden.",
        ),
        "kept": Both("The game is kept in {file}.", "Das Spiel ist aufgehoben in {file}."),
        "go_on": Both("Go on with: platin play --load {file}", "Fortsetzen mit: platin play --load {file}"),
        "not_kept": Both("The game could not be kept: {problem}.", "Das Spiel ließ sich nicht aufheben: {problem}."),
        "end_of_input": Both("The input has ended.", "Die Eingabe ist zu Ende."),
        "interrupt": Both(
            "Interrupted. Ctrl-C again leaves the game; it will be kept.",
            "Unterbrochen. Noch einmal Strg-C verlässt das Spiel; es wird aufgehoben.",
        ),
        "bye": Both("Goodbye.", "Auf Wiedersehen."),
        "over": Both("The game is over", "Das Spiel ist zu Ende"),
        "result.you_win": Both("You win.", "Du gewinnst."),
        "result.wins": Both("{player} wins.", "{player} gewinnt."),
        "result.shared": Both("{players} share the victory.", "{players} gewinnen gemeinsam."),
        "result.shared_with_you": Both("You share the victory with {players}.", "Du gewinnst gemeinsam mit {players}."),
        "result.turns": Both("Equal points: fewer turns decide.", "Bei gleichen Punkten entscheiden weniger Züge."),
        "total": Both("Total", "Summe"),
        "turns": Both("Turns", "Züge"),
        "tokens_row": Both("VP tokens", "Punktemarker"),
        "cards_owned": Both("Cards", "Karten"),
        "list.and": Both("{first} and {last}", "{first} und {last}"),
        # Starting a game.
        "error.bot_count": Both(
            "{players} players need {needed} bots, but {given} are named.",
            "{players} Spieler brauchen {needed} Bots, genannt sind {given}.",
        ),
        "error.bot_card": Both(
            "{bot} is about {card}, but that is not in the kingdom.",
            "Für {bot} braucht es {card}, aber das gehört nicht zum Königreich.",
        ),
        "error.players": Both("2 to 6 players are possible, not {n}.", "Möglich sind 2 bis 6 Spieler, nicht {n}."),
        "error.seat": Both(
            "There is no seat {seat}: expected 1 to {players}.",
            "Es gibt keinen Platz {seat}; erwartet: 1 bis {players}.",
        ),
        "error.kingdom_size": Both(
            "A kingdom has 10 piles; {n} are named.",
            "Ein Königreich hat 10 Stapel; genannt sind {n}.",
        ),
        "error.kingdom_twice": Both("{card} is named twice.", "{card} ist zweimal genannt."),
        "error.kingdom_missing": Both(
            "The set {name} needs cards that cannot be played yet: {cards}.",
            "Das Set {name} braucht Karten, die noch nicht spielbar sind: {cards}.",
        ),
        "error.kingdom_rule": Both(
            "This kingdom is not possible: {problem}.",
            "Dieses Königreich ist nicht möglich: {problem}.",
        ),
        "error.kingdom_unknown": Both(
            "There is no card and no recommended set {name!r}.",
            "Es gibt keine Karte und kein empfohlenes Set {name!r}.",
        ),
        "error.not_implemented": Both("{card} cannot be played yet.", "{card} ist noch nicht spielbar."),
        "error.not_kingdom": Both("{card} is not a kingdom card.", "{card} ist keine Königreichkarte."),
        "did_you_mean": Both("Did you mean {names}?", "Meintest du {names}?"),
        # A card.
        "first_print": Both("First print", "Erste Auflage"),
        "second_print": Both("Second print", "Zweite Auflage"),
        "third_print": Both("Third print", "Dritte Auflage"),
        "cost": Both("Cost {cost}", "Kosten {cost}"),
        "rulings": Both("Rulings", "Regeln"),
        "not_playable": Both("This card cannot be played here yet.", "Diese Karte ist hier noch nicht spielbar."),
        "error.no_card": Both("There is no card {name!r}.", "Es gibt keine Karte {name!r}."),
        # Command lines.
        "usage": Both("Usage: ", "Aufruf: "),
        "options": Both("Options", "Optionen"),
        "commands": Both("Commands", "Befehle"),
        "see_help": Both("{command} --help shows what is possible.", "{command} --help zeigt, was möglich ist."),
        "misuse.command": Both(
            "There is no command {name}; expected: {expected}.",
            "Es gibt keinen Befehl {name}; erwartet: {expected}.",
        ),
        "misuse.option": Both("There is no option {option}.", "Es gibt keine Option {option}."),
        "misuse.value_missing": Both("The option {option} needs a value.", "Die Option {option} braucht einen Wert."),
        "misuse.missing": Both("{name} is missing.", "{name} fehlt."),
        "misuse.value": Both(
            "The value of {name} does not fit; expected: {expected}.",
            "Der Wert von {name} passt nicht; erwartet: {expected}.",
        ),
        "misuse.number": Both("a number", "eine Zahl"),
        "misuse.number.range": Both("a number from {low} to {high}", "eine Zahl von {low} bis {high}"),
        "misuse.number.from": Both("a number from {low} on", "eine Zahl ab {low}"),
        "misuse.whole": Both("a whole number", "eine ganze Zahl"),
        "misuse.whole.range": Both("a whole number from {low} to {high}", "eine ganze Zahl von {low} bis {high}"),
        "misuse.whole.from": Both("a whole number from {low} on", "eine ganze Zahl ab {low}"),
        "misuse.other": Both("another value", "ein anderer Wert"),
        "misuse.extra": Both(
            "There are more words than the command knows what to do with.",
            "Da stehen mehr Wörter, als der Befehl gebrauchen kann.",
        ),
        "play.help": Both("Play a game against bots in the terminal.", "Spiele im Terminal gegen Bots."),
        "play.kingdom": Both(
            "A recommended set, a list of cards (with commas), or “random”; “list” shows the sets.",
            "Ein empfohlenes Set, eine Liste von Karten (mit Kommas) oder „zufall“; „liste“ zeigt die Sets.",
        ),
        "play.players": Both("How many play, you among them.", "Wie viele spielen, du mitgezählt."),
        "play.bots": Both(
            "The bots, with commas: easy, general, master, random, big-money, big-money:CARD, or a strategy.",
            "Die Bots, mit Kommas: lehrling, allrounder, meister, zufall, big-money, big-money:KARTE oder eine "
            "Strategie.",
        ),
        "play.learn_seconds": Both(
            "How long a Master studies a kingdom that it does not know, before the game; 0: not at all (30).",
            "Wie lange ein Meister vor dem Spiel ein Königreich studiert, das er nicht kennt; 0: gar nicht (30).",
        ),
        "play.seed": Both("Play the same game again.", "Dasselbe Spiel noch einmal spielen."),
        "play.seat": Both("Your place in the order of turns, from 1.", "Dein Platz in der Zugreihenfolge, ab 1."),
        "play.load": Both("Go on with a saved game.", "Ein gespeichertes Spiel fortsetzen."),
        "lang.help": Both(
            "The language; without it, that of the terminal.",
            "Die Sprache; ohne Angabe die des Terminals.",
        ),
        "show_help": Both("Show this help and leave.", "Zeigt diese Hilfe und endet."),
        "completion.help": Both(
            "Print the completion script of a shell.",
            "Gib das Skript aus, mit dem eine Shell vervollständigt.",
        ),
        "completion.hint.bash": Both(
            'Put this into ~/.bashrc: eval "$(platin completion bash)"',
            'In die ~/.bashrc: eval "$(platin completion bash)"',
        ),
        "completion.hint.zsh": Both(
            'Put this into ~/.zshrc: eval "$(platin completion zsh)"',
            'In die ~/.zshrc: eval "$(platin completion zsh)"',
        ),
        "completion.hint.fish": Both(
            "Put this into ~/.config/fish/config.fish: platin completion fish | source",
            "In die ~/.config/fish/config.fish: platin completion fish | source",
        ),
    }
)
