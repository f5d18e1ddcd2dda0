"""Words of the Durations of Seaside that attack nobody."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "astrolabe",
        en=English("Astrolabe", "Astrolabes"),
        de=German("Astrolabium", "Astrolabien", "n"),
        picture="astrolabe",
        text=Both(
            "Now, and when your next turn starts:\n+1 Coin\n+1 Buy",
            "Jetzt und wenn dein nächster Zug beginnt:\n+1 Geld\n+1 Kauf",
        ),
        rulings=(
            Ruling(
                "treasure",
                Source("seaside_2e"),
                "It is a Treasure: you play it in your Buy phase, and it stays until the Clean-up of your next turn.",
                "Es ist eine Geldkarte: Du spielst es in deiner Kaufphase, und es bleibt bis zur Aufräumphase deines "
                "nächsten Zuges.",
            ),
            Ruling(
                "in-play",
                Source("seaside_2e"),
                "While it waits it is a Treasure that you have in play.",
                "Solange es wartet, ist es eine Geldkarte, die du im Spiel hast.",
            ),
        ),
    ),
    Words(
        "caravan",
        en=English("Caravan", "Caravans"),
        de=German("Karawane", "Karawanen", "f"),
        picture="camel",
        text=Both(
            "+1 Card\n+1 Action\nAt the start of your next turn: +1 Card",
            "+1 Karte\n+1 Aktion\nZu Beginn deines nächsten Zuges: +1 Karte",
        ),
        rulings=(
            Ruling(
                "stays",
                Source("seaside_1e"),
                "It stays in play and is discarded in the Clean-up of your next turn.",
                "Sie bleibt im Spiel und wird in der Aufräumphase deines nächsten Zuges abgelegt.",
            ),
        ),
    ),
    Words(
        "fishing_village",
        en=English("Fishing Village", "Fishing Villages"),
        de=German("Fischerdorf", "Fischerdörfer", "n"),
        picture="fishing-boat",
        text=Both(
            "+2 Actions\n+1 Coin\nAt the start of your next turn:\n+1 Action\n+1 Coin",
            "+2 Aktionen\n+1 Geld\nZu Beginn deines nächsten Zuges:\n+1 Aktion\n+1 Geld",
        ),
        rulings=(
            Ruling(
                "stays",
                Source("seaside_1e"),
                "It stays in play until the Clean-up of your next turn, which you begin with two Actions and one coin.",
                "Es bleibt bis zur Aufräumphase deines nächsten Zuges im Spiel, den du mit zwei Aktionen und einem "
                "Geld beginnst.",
            ),
        ),
    ),
    Words(
        "haven",
        en=English("Haven", "Havens"),
        de=German("Hafen", "Häfen", "m"),
        picture="anchor",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "One card of your hand goes face down under this.\n"
            "At the start of your next turn you take it back into your hand.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Eine deiner Handkarten kommt verdeckt unter diese Karte.\n"
            "Zu Beginn deines nächsten Zuges nimmst du sie wieder auf die Hand.",
        ),
        asks={
            "aside": Ask(
                "Set a card aside until your next turn.", "Lege eine Karte bis zu deinem nächsten Zug beiseite."
            ),
        },
        rulings=(
            Ruling(
                "draw-first",
                Source("seaside_1e"),
                "You draw before you choose the card to set aside; it may be the drawn one.",
                "Du ziehst, bevor du die Karte beiseitelegst; es darf auch die gezogene sein.",
            ),
            Ruling(
                "forced",
                Source("seaside_1e"),
                "You have to set a card aside if you have one.",
                "Du musst eine Karte beiseitelegen, wenn du eine hast.",
            ),
            Ruling(
                "face-down",
                Source("seaside_1e"),
                "You may look at the card; the others see only that it lies there.",
                "Du darfst dir die Karte ansehen; die anderen sehen nur, dass sie da liegt.",
            ),
            Ruling(
                "empty-hand",
                Source("author"),
                "If your hand is empty nothing is set aside, and the Haven is discarded in the same turn.",
                "Ist deine Hand leer, wird nichts beiseitegelegt, und der Hafen wird noch im selben Zug abgelegt.",
            ),
            Ruling(
                "played-twice",
                Source("seaside_1e"),
                "Played twice, it sets two cards aside, and both come back.",
                "Zweimal gespielt, legt er zwei Karten beiseite, und beide kommen zurück.",
            ),
            Ruling(
                "scored",
                Source("author"),
                "At the end of the game the card that is set aside counts for you.",
                "Am Spielende zählt die beiseitegelegte Karte für dich.",
            ),
        ),
    ),
    Words(
        "lighthouse",
        en=English("Lighthouse", "Lighthouses"),
        de=German("Leuchtturm", "Leuchttürme", "m"),
        picture="lighthouse",
        text=Both(
            "+1 Action\n"
            "+1 Coin\n"
            "At the start of your next turn: +1 Coin\n"
            "—\n"
            "As long as this is in play, no Attack that somebody else plays affects you.",
            "+1 Aktion\n"
            "+1 Geld\n"
            "Zu Beginn deines nächsten Zuges: +1 Geld\n"
            "—\n"
            "Solange diese Karte im Spiel ist, betrifft dich kein Angriff, den jemand anders spielt.",
        ),
        later={
            2: Both(
                "+1 Action\n"
                "+1 Coin\n"
                "At the start of your next turn: +1 Coin\n"
                "Up to that moment no Attack that somebody else plays affects you.",
                "+1 Aktion\n"
                "+1 Geld\n"
                "Zu Beginn deines nächsten Zuges: +1 Geld\n"
                "Bis dahin betrifft dich kein Angriff, den jemand anders spielt.",
            ),
        },
        rulings=(
            Ruling(
                "compulsory",
                Source("seaside_1e"),
                "The protection is no choice: you are not affected even if you would like to be.",
                "Der Schutz ist keine Wahl: Du bist auch dann nicht betroffen, wenn du es gern wärst.",
            ),
            Ruling(
                "when-played",
                Source("author", examples=("SE15",)),
                "What counts is the moment in which the Attack is played: it also stops what that play does later.",
                "Es zählt der Moment, in dem der Angriff gespielt wird: Abgewehrt ist auch, was er später noch "
                "bewirkt.",
            ),
            Ruling(
                "not-earlier-ones",
                Source("author", examples=("SE15",)),
                "It does not help against an Attack that was played before it.",
                "Gegen einen Angriff, der schon vorher gespielt wurde, hilft er nicht.",
            ),
            Ruling(
                "reactions-too",
                Source("seaside_1e"),
                "You may use Reactions in addition.",
                "Du darfst zusätzlich Reaktionen nutzen.",
            ),
            Ruling(
                "own-attacks",
                Source("seaside_1e"),
                "Your own Attacks work as usual.",
                "Deine eigenen Angriffe wirken wie immer.",
            ),
            Ruling(
                "only-attacks",
                Source("seaside_1e"),
                "It protects from Attack cards only, not from Smugglers for instance.",
                "Er schützt nur vor Angriffskarten, nicht etwa vor Schmugglern.",
            ),
            Ruling(
                "next-turn",
                Source("seaside_1e"),
                "Your next turn brings one coin for each Lighthouse, and no Action.",
                "Dein nächster Zug bringt ein Geld für jeden Leuchtturm und keine Aktion.",
            ),
            Ruling(
                "while-in-play",
                Source("seaside_1e"),
                "First print: the protection lasts as long as the Lighthouse is in play, and no longer.",
                "Erste Auflage: Der Schutz dauert, solange der Leuchtturm im Spiel ist, und nicht länger.",
            ),
            Ruling(
                "until-next-turn",
                Source("seaside_2e"),
                "Second print: the protection lasts until your next turn begins, also if the Lighthouse has left "
                "play; in that turn it is over.",
                "Zweite Auflage: Der Schutz dauert, bis dein nächster Zug beginnt, auch wenn der Leuchtturm das Spiel "
                "verlassen hat; in diesem Zug ist er vorbei.",
                edition=2,
            ),
        ),
    ),
    Words(
        "merchant_ship",
        en=English("Merchant Ship", "Merchant Ships"),
        de=German("Handelsschiff", "Handelsschiffe", "n"),
        picture="galleon",
        text=Both(
            "+2 Coins\nAt the start of your next turn: +2 Coins",
            "+2 Geld\nZu Beginn deines nächsten Zuges: +2 Geld",
        ),
        rulings=(
            Ruling(
                "stays",
                Source("seaside_1e"),
                "It stays in play until the Clean-up of your next turn.",
                "Es bleibt bis zur Aufräumphase deines nächsten Zuges im Spiel.",
            ),
            Ruling(
                "played-twice",
                Source("seaside_1e"),
                "Played twice, it brings 4 coins now and 4 in your next turn.",
                "Zweimal gespielt, bringt es jetzt 4 Geld und im nächsten Zug noch einmal 4.",
            ),
        ),
    ),
    Words(
        "monkey",
        en=English("Monkey", "Monkeys"),
        de=German("Affe", "Affen", "m"),
        picture="monkey",
        text=Both(
            "Until your next turn begins, you draw a card for every card that your right-hand neighbour gains.\n"
            "At the start of your next turn: +1 Card",
            "Bis dein nächster Zug beginnt, ziehst du eine Karte für jede Karte, die dein rechter Nachbar nimmt.\n"
            "Zu Beginn deines nächsten Zuges: +1 Karte",
        ),
        rulings=(
            Ruling(
                "each-gain",
                Source("seaside_2e", examples=("SE5",)),
                "You have to draw, at once and for each single card, bought or not.",
                "Du musst ziehen, sofort und für jede einzelne Karte, gekauft oder nicht.",
            ),
            Ruling(
                "any-turn",
                Source("seaside_2e", examples=("SE6",)),
                "It does not matter whose turn it is, your own included.",
                "Wessen Zug es ist, spielt keine Rolle, auch dein eigener zählt.",
            ),
            Ruling(
                "right-only",
                Source("seaside_2e", examples=("SE5", "SE6")),
                "Only gains of the player to your right count; with two players that is the opponent.",
                "Nur was dein rechter Nachbar nimmt, zählt; zu zweit ist das dein Gegenüber.",
            ),
            Ruling(
                "no-gain",
                Source("seaside_2e"),
                "Passed, returned and exchanged cards are not gained.",
                "Weitergegebene, zurückgelegte und eingetauschte Karten werden nicht genommen.",
            ),
            Ruling(
                "after-theirs",
                Source("seaside_2e"),
                "In your neighbour's turn everything that happens to them by the gain comes before you draw.",
                "Im Zug deines Nachbarn geschieht alles, was ihm das Nehmen bringt, bevor du ziehst.",
            ),
            Ruling(
                "drawn-reaction",
                Source("seaside_2e"),
                "A Reaction that you draw this way may still answer the same gain.",
                "Eine Reaktion, die du so ziehst, darf noch auf dasselbe Nehmen antworten.",
            ),
            Ruling(
                "two",
                Source("seaside_2e"),
                "Two Monkeys, or one played twice, bring two cards each time, and two at the start of your turn.",
                "Zwei Affen oder ein zweimal gespielter bringen jedes Mal zwei Karten und zu Beginn deines Zuges zwei.",
            ),
        ),
    ),
    Words(
        "outpost",
        en=English("Outpost", "Outposts"),
        de=German("Aussenposten", "Aussenposten", "m"),
        picture="tower-flag",
        text=Both(
            "In this turn's Clean-up you draw three cards, not five.\n"
            "You take an extra turn right after this one, unless it would be your third turn in a row.",
            "In der Aufräumphase dieses Zuges ziehst du drei Karten statt fünf.\n"
            "Gleich nach diesem Zug machst du einen Extrazug, außer es wäre dein dritter Zug in Folge.",
        ),
        later={
            2: Both(
                "If you played no Outpost earlier in this turn, and the turn before it was not yours:\n"
                "You take an extra turn right after this one.\n"
                "For it you draw three cards, not five.",
                "Hast du in diesem Zug vorher keinen Aussenposten gespielt und war der Zug davor nicht deiner:\n"
                "Du machst gleich nach diesem Zug einen Extrazug.\n"
                "Dafür ziehst du drei Karten statt fünf.",
            ),
        },
        rulings=(
            Ruling(
                "three-cards",
                Source("seaside_1e"),
                "In the Clean-up of the turn you play it you draw three cards; in that of the extra turn you draw "
                "five again.",
                "In der Aufräumphase des Zuges, in dem du ihn spielst, ziehst du drei Karten, in der des Extrazuges "
                "wieder fünf.",
            ),
            Ruling(
                "normal-turn",
                Source("seaside_1e"),
                "Apart from the smaller hand the extra turn is a normal turn, with Actions, Buys and Clean-up.",
                "Bis auf die kleinere Hand ist der Extrazug ein normaler Zug mit Aktionen, Käufen und Aufräumphase.",
            ),
            Ruling(
                "durations",
                Source("seaside_1e"),
                "The extra turn is the next turn that your Durations wait for.",
                "Der Extrazug ist der nächste Zug, auf den deine Dauerkarten warten.",
            ),
            Ruling(
                "stays",
                Source("seaside_1e"),
                "It stays in play until the extra turn is over, and with it a card that played it twice.",
                "Er bleibt bis zum Ende des Extrazuges im Spiel, und mit ihm eine Karte, die ihn zweimal ausgespielt "
                "hat.",
            ),
            Ruling(
                "once",
                Source("seaside_1e"),
                "Two Outposts in one turn, or one played twice, bring one extra turn.",
                "Zwei Aussenposten in einem Zug oder ein zweimal gespielter bringen einen Extrazug.",
            ),
            Ruling(
                "not-again",
                Source("seaside_1e"),
                "Played in the extra turn, it brings no further one; you still draw only three cards, and it is "
                "discarded at once.",
                "Im Extrazug gespielt, bringt er keinen weiteren; du ziehst trotzdem nur drei Karten, und er wird "
                "gleich abgelegt.",
            ),
            Ruling(
                "third-turn",
                Source("seaside_1e"),
                "It never brings a third turn in a row, whatever gave you the second: no Outpost turn after a Journey "
                "turn, nor after a normal turn that followed a possessed one.",
                "Er bringt nie einen dritten Zug in Folge, woher der zweite auch kam: keinen nach einer Reise und "
                "keinen nach einem normalen Zug, der auf einen besessenen folgte.",
            ),
            Ruling(
                "tie-break",
                Source("seaside_1e"),
                "The extra turn does not count when a tie is decided.",
                "Der Extrazug zählt bei Gleichstand nicht.",
            ),
            Ruling(
                "first-only",
                Source("seaside_2e"),
                "Second print: only your first Outpost of a turn does anything.",
                "Zweite Auflage: Nur dein erster Aussenposten in einem Zug bewirkt etwas.",
                edition=2,
            ),
            Ruling(
                "previous-turn",
                Source("seaside_2e"),
                "Second print: if the previous turn was yours, it does nothing at all, and you draw five cards.",
                "Zweite Auflage: War schon der vorige Zug deiner, bewirkt er gar nichts, und du ziehst fünf Karten.",
                edition=2,
            ),
        ),
        aliases=("Außenposten",),
    ),
    Words(
        "pirate",
        en=English("Pirate", "Pirates"),
        de=German("Piratin", "Piratinnen", "f"),
        picture="pirate-captain",
        text=Both(
            "At the start of your next turn, gain a Treasure into your hand that costs at most 6.\n"
            "—\n"
            "Whenever a Treasure is gained, no matter by whom, you may play this from your hand.",
            "Zu Beginn deines nächsten Zuges nimm eine Geldkarte auf die Hand, die höchstens 6 kostet.\n"
            "—\n"
            "Wird eine Geldkarte genommen, ganz gleich von wem, darfst du diese Karte von der Hand spielen.",
        ),
        asks={
            "gain": Ask(
                "Gain a Treasure costing up to 6 into your hand.",
                "Nimm eine Geldkarte, die bis zu 6 kostet, auf die Hand.",
            ),
        },
        rulings=(
            Ruling(
                "later",
                Source("seaside_2e"),
                "Nothing happens when you play it; all it does comes with your next turn.",
                "Wenn du sie spielst, geschieht nichts; was sie tut, kommt mit deinem nächsten Zug.",
            ),
            Ruling(
                "forced",
                Source("seaside_2e"),
                "You have to gain a Treasure, from the Supply, without a Potion or Debt in its cost.",
                "Du musst eine Geldkarte nehmen, aus dem Vorrat und ohne Trank oder Schulden in den Kosten.",
            ),
            Ruling(
                "none-left",
                Source("seaside_2e"),
                "If there is no such Treasure, you gain nothing.",
                "Gibt es keine solche Geldkarte, nimmst du nichts.",
            ),
            Ruling(
                "no-action",
                Source("seaside_2e"),
                "As a Reaction it is played without using an Action, in any phase and in any turn.",
                "Als Reaktion wird sie ohne Aktion gespielt, in jeder Phase und in jedem Zug.",
            ),
            Ruling(
                "several",
                Source("seaside_2e", examples=("SE7",)),
                "Any number of Pirates may answer one gain, one after the other; players do so in turn order.",
                "Auf ein Nehmen dürfen beliebig viele Piratinnen antworten, eine nach der anderen; die Spieler "
                "reagieren der Reihe nach.",
            ),
            Ruling(
                "another-turn",
                Source("seaside_2e", examples=("SE7",)),
                "Played in another player's turn, it stays until your next turn and is discarded in its Clean-up.",
                "In einem fremden Zug gespielt, bleibt sie bis zu deinem nächsten Zug und wird in dessen Aufräumphase "
                "abgelegt.",
            ),
            Ruling(
                "start-of-turn",
                Source("seaside_2e"),
                "Played as a Reaction at the start of your turn, it works for the turn after it.",
                "Als Reaktion zu Beginn deines Zuges gespielt, wirkt sie erst im Zug darauf.",
            ),
            Ruling(
                "chain",
                Source("seaside_2e", examples=("SE7",)),
                "The Treasure that a Pirate gains can be answered by further Pirates, and played in this turn.",
                "Auf die Geldkarte, die eine Piratin nimmt, dürfen weitere Piratinnen antworten; gespielt werden darf "
                "sie noch in diesem Zug.",
            ),
            Ruling(
                "made-treasures",
                Source("seaside_2e"),
                "Cards that are Treasures among other things count, and so do Curses in a game with the Charlatan.",
                "Karten, die unter anderem Geldkarten sind, zählen, und ebenso Flüche in einem Spiel mit der "
                "Wunderheilerin.",
            ),
        ),
    ),
    Words(
        "sailor",
        en=English("Sailor", "Sailors"),
        de=German("Seefahrerin", "Seefahrerinnen", "f"),
        picture="ship-wheel",
        text=Both(
            "+1 Action\n"
            "You may play one Duration that you gain later in this turn, right when you gain it.\n"
            "At the start of your next turn: +2 Coins, and you may trash a card from your hand.",
            "+1 Aktion\n"
            "Du darfst eine Dauerkarte, die du in diesem Zug noch nimmst, gleich beim Nehmen spielen.\n"
            "Zu Beginn deines nächsten Zuges: +2 Geld, und du darfst eine Handkarte entsorgen.",
        ),
        asks={
            "trash": Ask(
                "You may trash a card.",
                "Du darfst eine Karte entsorgen.",
                none=Both("Trash nothing", "Nichts entsorgen"),
            ),
        },
        rulings=(
            Ruling(
                "optional",
                Source("seaside_2e"),
                "You need not play the Duration; then the next one you gain may be played.",
                "Du brauchst die Dauerkarte nicht zu spielen; dann darfst du es bei der nächsten, die du nimmst.",
            ),
            Ruling(
                "however-gained",
                Source("seaside_2e"),
                "It does not matter how and where to the Duration was gained, nor which other types it has.",
                "Wie und wohin die Dauerkarte genommen wurde und welche Arten sie sonst noch hat, spielt keine Rolle.",
            ),
            Ruling(
                "moved",
                Source("seaside_2e"),
                "A card that something has already moved cannot be played.",
                "Eine Karte, die schon etwas anderes bewegt hat, kann nicht gespielt werden.",
            ),
            Ruling(
                "two",
                Source("seaside_2e"),
                "Two Sailors let you play two different Durations; one card is played only once.",
                "Zwei Seefahrerinnen lassen dich zwei verschiedene Dauerkarten spielen; dieselbe Karte wird nur "
                "einmal gespielt.",
            ),
            Ruling(
                "in-the-buy-phase",
                Source("seaside_2e"),
                "A Duration played in the Buy phase lets you play no Actions there; Treasures it draws can be played "
                "only before the first purchase.",
                "Eine in der Kaufphase gespielte Dauerkarte lässt dich dort keine Aktionen spielen; Geldkarten, die "
                "sie zieht, nur vor dem ersten Kauf.",
            ),
            Ruling(
                "next-turn",
                Source("seaside_2e"),
                "Next turn the coins come first; then you may trash a card, or not.",
                "Im nächsten Zug kommt zuerst das Geld; dann darfst du eine Karte entsorgen oder auch nicht.",
            ),
        ),
    ),
    Words(
        "tactician",
        en=English("Tactician", "Tacticians"),
        de=German("Taktiker", "Taktiker", "m"),
        picture="chess-king",
        text=Both(
            "Discard all cards of your hand.\n"
            "If that was at least one, you get when your next turn starts:\n"
            "+5 Cards\n"
            "+1 Action\n"
            "+1 Buy",
            "Lege alle Handkarten ab.\n"
            "War das mindestens eine, bekommst du, wenn dein nächster Zug beginnt:\n"
            "+5 Karten\n"
            "+1 Aktion\n"
            "+1 Kauf",
        ),
        rulings=(
            Ruling(
                "nothing-discarded",
                Source("seaside_1e"),
                "If you discarded nothing, there is no bonus, and it is discarded in this turn.",
                "Hast du nichts abgelegt, gibt es keinen Bonus, und er wird in diesem Zug abgelegt.",
            ),
            Ruling(
                "next-turn",
                Source("seaside_1e"),
                "The five cards are drawn at the start of the next turn, after the usual hand of five.",
                "Die fünf Karten ziehst du zu Beginn des nächsten Zuges, nach den üblichen fünf.",
            ),
            Ruling(
                "played-twice",
                Source("seaside_1e", examples=("SE13",)),
                "Played twice, the second play finds an empty hand: one bonus; the card that played it twice stays "
                "with it all the same.",
                "Zweimal gespielt, findet er beim zweiten Mal eine leere Hand: ein Bonus; die Karte, die ihn zweimal "
                "gespielt hat, bleibt trotzdem bei ihm.",
            ),
            Ruling(
                "card-in-between",
                Source("author"),
                "If you draw a card between the two plays, the second one counts too.",
                "Ziehst du zwischen den beiden Malen eine Karte, zählt auch das zweite.",
            ),
            Ruling(
                "really-discarded",
                Source("seaside_1e"),
                "The cards are really discarded: what happens on discarding a card happens.",
                "Die Karten werden wirklich abgelegt: Was beim Ablegen einer Karte geschieht, geschieht.",
            ),
        ),
    ),
    Words(
        "tide_pools",
        en=English("Tide Pools", "Tide Pools"),
        de=German("Gezeitenbecken", "Gezeitenbecken", "n"),
        picture="sea-star",
        text=Both(
            "+3 Cards\n+1 Action\nAt the start of your next turn, discard two cards.",
            "+3 Karten\n+1 Aktion\nZu Beginn deines nächsten Zuges lege zwei Karten ab.",
        ),
        asks={
            "discard": Ask("Discard 2 cards.", "Lege 2 Karten ab."),
        },
        rulings=(
            Ruling(
                "fewer",
                Source("seaside_2e", examples=("SE14",)),
                "With one card in hand you discard that one, with none nothing.",
                "Mit einer Handkarte legst du diese ab, ohne eine nichts.",
            ),
            Ruling(
                "own-order",
                Source("seaside_2e", examples=("SE14",)),
                "You choose the order of everything that happens at the start of your turn.",
                "Die Reihenfolge von allem, was zu Beginn deines Zuges geschieht, bestimmst du.",
            ),
            Ruling(
                "played-twice",
                Source("seaside_2e"),
                "Played twice, it makes you discard two cards twice.",
                "Zweimal gespielt, lässt es dich zweimal zwei Karten ablegen.",
            ),
            Ruling(
                "real-discard",
                Source("seaside_2e"),
                "The cards are really discarded: what happens on discarding a card happens.",
                "Die Karten werden wirklich abgelegt: Was beim Ablegen einer Karte geschieht, geschieht.",
            ),
        ),
    ),
    Words(
        "wharf",
        en=English("Wharf", "Wharves"),
        de=German("Werft", "Werften", "f"),
        picture="wooden-pier",
        text=Both(
            "Now, and when your next turn starts:\n+2 Cards\n+1 Buy",
            "Jetzt und wenn dein nächster Zug beginnt:\n+2 Karten\n+1 Kauf",
        ),
        rulings=(
            Ruling(
                "not-before",
                Source("seaside_1e"),
                "The second pair of cards is not drawn before your next turn starts.",
                "Das zweite Kartenpaar ziehst du nicht, bevor dein nächster Zug beginnt.",
            ),
            Ruling(
                "buy-is-lost",
                Source("seaside_1e"),
                "A Buy that is not used is lost.",
                "Ein nicht genutzter Kauf verfällt.",
            ),
        ),
    ),
)
