"""Rulings for kingdom cards of Plunder that wait for the next time something happens (Plünderer, first print)."""

from typing import Final

from platin.text.rulings.ruling import Ruling

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "flagship.forced",
        "flagship",
        "Plünderer, Flaggschiff",
        "Playing the Action again is not optional.",
        "Die Aktionskarte noch einmal zu spielen ist nicht freiwillig.",
    ),
    Ruling(
        "flagship.card-gone",
        "flagship",
        "Plünderer, Flaggschiff; example E16",
        "The card is played again even if it trashed itself the first time.",
        "Die Karte wird auch dann noch einmal gespielt, wenn sie sich beim ersten Mal selbst entsorgt hat.",
    ),
    Ruling(
        "flagship.other-turns",
        "flagship",
        "Plünderer, Flaggschiff; example E16",
        "It also repeats an Action you play on another player's turn.",
        "Es wiederholt auch eine Aktionskarte, die du in einem fremden Zug spielst.",
    ),
    Ruling(
        "flagship.ignores-commands",
        "flagship",
        "Plünderer, Flaggschiff",
        "A Command card, such as another Flagship, is not repeated, and the Flagship keeps waiting.",
        "Eine Karte vom Typ Befehl, etwa ein weiteres Flaggschiff, wird nicht wiederholt, und das "
        "Flaggschiff wartet weiter.",
    ),
    Ruling(
        "flagship.two",
        "flagship",
        "Plünderer, Flaggschiff; example E15",
        "Two Flagships and then a Village: the Village is played three times.",
        "Zwei Flaggschiffe und dann ein Dorf: Das Dorf wird dreimal gespielt.",
    ),
    Ruling(
        "flagship.waits",
        "flagship",
        "Plünderer, Dauerkarten",
        "It stays in play over the turns until an Action has been repeated and is discarded in the Clean-"
        "up of that turn.",
        "Es bleibt über die Züge im Spiel, bis eine Aktionskarte wiederholt wurde, und wird in der "
        "Aufräumphase dieses Zuges abgelegt.",
    ),
    Ruling(
        "landing_party.waits",
        "landing_party",
        "Plünderer, Landungstrupp",
        "It stays in play until you begin a turn with a Treasure as the first card played.",
        "Er bleibt im Spiel, bis du in einem Zug als erste Karte eine Geldkarte spielst.",
    ),
    Ruling(
        "landing_party.first-card-only",
        "landing_party",
        "Plünderer, Landungstrupp",
        "A Treasure played after another card of the turn does not count.",
        "Eine Geldkarte, die nach einer anderen Karte des Zuges gespielt wird, zählt nicht.",
    ),
    Ruling(
        "landing_party.combined",
        "landing_party",
        "Plünderer, Landungstrupp",
        "A combined Treasure, such as Spell Scroll played as an Action, counts.",
        "Eine kombinierte Geldkarte zählt, auch die als Aktion gespielte Zauberrolle.",
    ),
    Ruling(
        "landing_party.treasure-first",
        "landing_party",
        "Plünderer, Landungstrupp; example E22",
        "The Treasure is carried out completely first: cards drawn through it do not include the Landing Party.",
        "Die Geldkarte wird erst ganz ausgeführt: Unter dadurch gezogenen Karten ist der Landungstrupp nicht.",
    ),
    Ruling(
        "search.waits",
        "search",
        "Plünderer, Suche",
        "It waits for a pile that becomes empty after it was played, on anyone's turn; piles already "
        "empty do not count.",
        "Sie wartet auf einen Stapel, der nach dem Spielen leer wird, egal in wessen Zug; schon leere zählen nicht.",
    ),
    Ruling(
        "search.throne-room",
        "search",
        "Plünderer, Suche; example E9",
        "Played twice by Throne Room, both stay until a pile becomes empty; then Search is trashed once "
        "and two Loots are gained.",
        "Durch den Thronsaal zweimal gespielt, bleiben beide, bis ein Stapel leer wird; dann wird die "
        "Suche einmal entsorgt, und du nimmst zwei Kostbarkeiten.",
    ),
    Ruling(
        "search.throne-room-leaves",
        "search",
        "Plünderer, Suche; example E9",
        "That Throne Room is discarded in the Clean-up of the turn in which the pile became empty.",
        "Dieser Thronsaal wird in der Aufräumphase des Zuges abgelegt, in dem der Stapel leer wurde.",
    ),
)
