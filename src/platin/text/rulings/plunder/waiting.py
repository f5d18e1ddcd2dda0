"""Rulings for kingdom cards of Plunder that wait for the next time something happens (Plünderer, first print)."""

from typing import Final

from platin.text.rulings.ruling import Ruling
from platin.text.rulings.source import Source

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "abundance.stays",
        "abundance",
        Source("plunder_1e"),
        "It brings nothing when it is played and stays in play until you gain an Action, however many turns later.",
        "Beim Spielen bringt er nichts und bleibt im Spiel, bis du eine Aktionskarte nimmst, auch erst viele "
        "Züge später.",
    ),
    Ruling(
        "abundance.any-gain",
        "abundance",
        Source("plunder_1e", examples=("E27",)),
        "The next Action gained counts, bought or not; other cards do not use it up.",
        "Es zählt die nächste genommene Aktionskarte, gekauft oder nicht; andere Karten verbrauchen ihn nicht.",
    ),
    Ruling(
        "abundance.other-turn",
        "abundance",
        Source("plunder_1e", examples=("E27",)),
        "An Action gained on another player's turn uses it up, though Buy and coins are of no use then.",
        "Eine in einem fremden Zug genommene Aktionskarte verbraucht ihn, obwohl Kauf und Geld dann nichts nützen.",
    ),
    Ruling(
        "cage.up-to-four",
        "cage",
        Source("plunder_1e"),
        "It brings no money; you set aside up to four cards from your hand on it, or none.",
        "Er bringt kein Geld; du legst bis zu vier Handkarten darauf beiseite, oder auch keine.",
    ),
    Ruling(
        "cage.face-down",
        "cage",
        Source("plunder_1e"),
        "The cards lie face down: the others do not see them, neither on the Cage nor when you take them.",
        "Die Karten liegen verdeckt: Die anderen sehen sie nicht, weder auf dem Käfig noch wenn du sie nimmst.",
    ),
    Ruling(
        "cage.trashed",
        "cage",
        Source("plunder_1e", examples=("E7",)),
        "It waits, over the turns, until you gain a Victory card, and is then trashed at once.",
        "Er wartet, auch über mehrere Züge, bis du eine Punktekarte nimmst, und wird dann sofort entsorgt.",
    ),
    Ruling(
        "cage.after-drawing",
        "cage",
        Source("plunder_1e", examples=("E7",)),
        "You take the cards at the end of that turn, after drawing your next hand.",
        "Du nimmst die Karten am Ende jenes Zuges, nachdem du deine nächste Kartenhand gezogen hast.",
    ),
    Ruling(
        "cage.any-gain",
        "cage",
        Source("plunder_1e", "shaman", examples=("E8",)),
        "A Victory card gained in any way will do, such as an Estate that Shaman makes you gain from the trash.",
        "Es genügt jede irgendwie genommene Punktekarte, etwa ein Anwesen, das du wegen der Schamanin aus dem "
        "Müll nimmst.",
    ),
    Ruling(
        "cage.other-turn",
        "cage",
        Source("plunder_1e", "durations"),
        "If you gain a Victory card on another player's turn, the cards come into your hand at the end of that turn.",
        "Nimmst du eine Punktekarte in einem fremden Zug, kommen die Karten am Ende dieses Zuges auf deine Hand.",
    ),
    Ruling(
        "cutthroat.three-or-fewer",
        "cutthroat",
        Source("plunder_1e"),
        "Whoever holds three or fewer cards discards nothing.",
        "Wer drei oder weniger Handkarten hat, legt nichts ab.",
    ),
    Ruling(
        "cutthroat.anyone",
        "cutthroat",
        Source("plunder_1e", examples=("E35",)),
        "The next such Treasure counts whoever gains it, yourself included; cheaper ones and other cards do not.",
        "Es zählt die nächste solche Geldkarte, egal wer sie nimmt, auch du selbst; billigere und andere "
        "Karten zählen nicht.",
    ),
    Ruling(
        "cutthroat.loot-counts",
        "cutthroat",
        Source("plunder_1e", examples=("E35",)),
        "Every Loot is a Treasure costing 5 or more: when anyone gains one, you gain one too.",
        "Jede Kostbarkeit ist eine Geldkarte, die 5 oder mehr kostet: Nimmt irgendjemand eine, nimmst auch du eine.",
    ),
    Ruling(
        "cutthroat.discarded-then",
        "cutthroat",
        Source("plunder_1e", examples=("E35",)),
        "It acts once and is discarded in the next Clean-up, whoever's turn it is.",
        "Sie wirkt einmal und wird in der nächsten Aufräumphase abgelegt, egal in wessen Zug.",
    ),
    Ruling(
        "flagship.forced",
        "flagship",
        Source("plunder_1e"),
        "Playing the Action again is not optional.",
        "Die Aktionskarte noch einmal zu spielen ist nicht freiwillig.",
    ),
    Ruling(
        "flagship.card-gone",
        "flagship",
        Source("plunder_1e", examples=("E16",)),
        "The card is played again even if it trashed itself the first time.",
        "Die Karte wird auch dann noch einmal gespielt, wenn sie sich beim ersten Mal selbst entsorgt hat.",
    ),
    Ruling(
        "flagship.other-turns",
        "flagship",
        Source("plunder_1e", examples=("E16",)),
        "It also repeats an Action you play on another player's turn.",
        "Es wiederholt auch eine Aktionskarte, die du in einem fremden Zug spielst.",
    ),
    Ruling(
        "flagship.ignores-commands",
        "flagship",
        Source("plunder_1e"),
        "A Command card, such as another Flagship, is not repeated, and the Flagship keeps waiting.",
        "Eine Karte vom Typ Befehl, etwa ein weiteres Flaggschiff, wird nicht wiederholt, und das "
        "Flaggschiff wartet weiter.",
    ),
    Ruling(
        "flagship.two",
        "flagship",
        Source("plunder_1e", examples=("E15",)),
        "Two Flagships and then a Village: the Village is played three times.",
        "Zwei Flaggschiffe und dann ein Dorf: Das Dorf wird dreimal gespielt.",
    ),
    Ruling(
        "flagship.waits",
        "flagship",
        Source("plunder_1e", "durations"),
        "It stays in play over the turns until an Action has been repeated and is discarded in the Clean-"
        "up of that turn.",
        "Es bleibt über die Züge im Spiel, bis eine Aktionskarte wiederholt wurde, und wird in der "
        "Aufräumphase dieses Zuges abgelegt.",
    ),
    Ruling(
        "landing_party.waits",
        "landing_party",
        Source("plunder_1e"),
        "It stays in play until you begin a turn with a Treasure as the first card played.",
        "Er bleibt im Spiel, bis du in einem Zug als erste Karte eine Geldkarte spielst.",
    ),
    Ruling(
        "landing_party.first-card-only",
        "landing_party",
        Source("plunder_1e"),
        "A Treasure played after another card of the turn does not count.",
        "Eine Geldkarte, die nach einer anderen Karte des Zuges gespielt wird, zählt nicht.",
    ),
    Ruling(
        "landing_party.combined",
        "landing_party",
        Source("plunder_1e"),
        "A combined Treasure, such as Spell Scroll played as an Action, counts.",
        "Eine kombinierte Geldkarte zählt, auch die als Aktion gespielte Zauberrolle.",
    ),
    Ruling(
        "landing_party.treasure-first",
        "landing_party",
        Source("plunder_1e", examples=("E22",)),
        "The Treasure is carried out completely first: cards drawn through it do not include the Landing Party.",
        "Die Geldkarte wird erst ganz ausgeführt: Unter dadurch gezogenen Karten ist der Landungstrupp nicht.",
    ),
    Ruling(
        "search.waits",
        "search",
        Source("plunder_1e"),
        "It waits for a pile that becomes empty after it was played, on anyone's turn; piles already "
        "empty do not count.",
        "Sie wartet auf einen Stapel, der nach dem Spielen leer wird, egal in wessen Zug; schon leere zählen nicht.",
    ),
    Ruling(
        "search.throne-room",
        "search",
        Source("plunder_1e", examples=("E9",)),
        "Played twice by Throne Room, both stay until a pile becomes empty; then Search is trashed once "
        "and two Loots are gained.",
        "Durch den Thronsaal zweimal gespielt, bleiben beide, bis ein Stapel leer wird; dann wird die "
        "Suche einmal entsorgt, und du nimmst zwei Kostbarkeiten.",
    ),
    Ruling(
        "search.throne-room-leaves",
        "search",
        Source("plunder_1e", examples=("E9",)),
        "That Throne Room is discarded in the Clean-up of the turn in which the pile became empty.",
        "Dieser Thronsaal wird in der Aufräumphase des Zuges abgelegt, in dem der Stapel leer wurde.",
    ),
    Ruling(
        "secluded_shrine.same-turn",
        "secluded_shrine",
        Source("plunder_1e", "durations", examples=("E1",)),
        "If you gain a Treasure in the same turn, you trash at once, and it is discarded this turn.",
        "Nimmst du noch im selben Zug eine Geldkarte, entsorgst du sofort, und er wird in diesem Zug abgelegt.",
    ),
    Ruling(
        "secluded_shrine.waits",
        "secluded_shrine",
        Source("plunder_1e", "durations", examples=("E2",)),
        "Gaining a card that is no Treasure leaves it waiting in play.",
        "Nimmst du eine andere Karte als eine Geldkarte, bleibt er wartend im Spiel.",
    ),
    Ruling(
        "secluded_shrine.other-turn",
        "secluded_shrine",
        Source("plunder_1e", examples=("E3",)),
        "It also acts when you gain a Treasure on another player's turn.",
        "Er wirkt auch, wenn du in einem fremden Zug eine Geldkarte nimmst.",
    ),
    Ruling(
        "secluded_shrine.trash-none",
        "secluded_shrine",
        Source("plunder_1e", examples=("E3",)),
        "Trashing fewer than two, or none, is allowed; it is finished and discarded in that turn all the same.",
        "Du darfst weniger als zwei oder gar keine Karte entsorgen; er ist trotzdem erledigt und wird in "
        "diesem Zug abgelegt.",
    ),
)
