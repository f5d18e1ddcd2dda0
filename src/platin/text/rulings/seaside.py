"""Rulings for the cards of Seaside, and for Possession together with them."""

from typing import Final

from platin.text.rulings.ruling import Ruling
from platin.text.rulings.source import Source

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "ambassador.order",
        "ambassador",
        Source("seaside_1e"),
        "First you reveal a card from your hand, then you return copies of it, and only then the others gain theirs.",
        "Zuerst zeigst du eine Handkarte, dann legst du Karten gleichen Namens zurück, und erst dann "
        "nehmen die anderen.",
    ),
    Ruling(
        "ambassador.up-to-two",
        "ambassador",
        Source("seaside_1e"),
        "You return at most two copies, however many you hold.",
        "Du legst höchstens zwei Karten zurück, egal wie viele gleichen Namens du auf der Hand hast.",
    ),
    Ruling(
        "ambassador.none",
        "ambassador",
        Source("seaside_1e"),
        "You may return none at all; the others still gain a copy.",
        "Du darfst auch keine zurücklegen; die anderen nehmen trotzdem eine.",
    ),
    Ruling(
        "ambassador.onto-pile",
        "ambassador",
        Source("seaside_1e"),
        "Returned cards go onto their pile and can be gained again; a pile that was empty no longer is.",
        "Zurückgelegte Karten kommen auf ihren Stapel und können wieder genommen werden; ein leerer "
        "Stapel ist dann nicht mehr leer.",
    ),
    Ruling(
        "ambassador.not-itself",
        "ambassador",
        Source("seaside_1e"),
        "The Ambassador you play lies in play and cannot be revealed or returned; another one from your hand can.",
        "Der gespielte Botschafter liegt im Spiel und kann weder gezeigt noch zurückgelegt werden; ein "
        "anderer von der Hand schon.",
    ),
    Ruling(
        "ambassador.no-hand",
        "ambassador",
        Source("seaside_1e"),
        "Without a card in hand nothing happens, and nobody gains anything.",
        "Ohne Handkarte geschieht nichts, und niemand nimmt etwas.",
    ),
    Ruling(
        "ambassador.turn-order",
        "ambassador",
        Source("seaside_1e"),
        "If there are too few copies, they go to the others in turn order, from your left.",
        "Gibt es zu wenige, bekommen die anderen sie der Reihe nach, von links an.",
    ),
    Ruling(
        "ambassador.not-supply",
        "ambassador",
        Source("seaside_1e"),
        "A card that does not belong to the Supply, a Prize for instance, cannot be returned, and nobody gains a copy.",
        "Eine Karte, die nicht zum Vorrat gehört, etwa ein Preis, kann nicht zurückgelegt werden, und "
        "niemand nimmt eine.",
    ),
    Ruling(
        "native_village.either",
        "native_village",
        Source("seaside_1e"),
        "You may choose either option even if it does nothing: no card left to put on the mat, or none on it to take.",
        "Du darfst jede der beiden Möglichkeiten wählen, auch wenn sie nichts bewirkt, weil keine Karte "
        "mehr da ist oder keine auf dem Tableau liegt.",
    ),
    Ruling(
        "native_village.shuffle",
        "native_village",
        Source("seaside_1e"),
        "If the deck is empty, the discard pile is shuffled to get a card for the mat.",
        "Ist der Nachziehstapel leer, wird für die Karte auf dem Tableau der Ablagestapel gemischt.",
    ),
    Ruling(
        "native_village.face-down",
        "native_village",
        Source("seaside_1e"),
        "The card goes onto the mat face down: the others learn only how many lie there.",
        "Die Karte kommt verdeckt auf das Tableau: Die anderen erfahren nur, wie viele dort liegen.",
    ),
    Ruling(
        "native_village.take-all",
        "native_village",
        Source("seaside_1e"),
        "If you take cards from the mat, you take all of them.",
        "Nimmst du Karten vom Tableau, dann alle.",
    ),
    Ruling(
        "native_village.scored",
        "native_village",
        Source("seaside_1e"),
        "Cards on the mat are not in your deck, but count for you at the end of the game.",
        "Karten auf dem Tableau sind nicht in deinem Nachziehstapel, zählen am Spielende aber für dich.",
    ),
    Ruling(
        "outpost.three-cards",
        "outpost",
        Source("seaside_1e"),
        "In the Clean-up of the turn you play it you draw three cards; in that of the extra turn you draw five again.",
        "In der Aufräumphase des Zuges, in dem du ihn spielst, ziehst du drei Karten, in der des "
        "Extrazuges wieder fünf.",
    ),
    Ruling(
        "outpost.normal-turn",
        "outpost",
        Source("seaside_1e"),
        "Apart from the smaller hand the extra turn is a normal turn, with Actions, Buys and Clean-up.",
        "Bis auf die kleinere Hand ist der Extrazug ein normaler Zug mit Aktionen, Käufen und Aufräumphase.",
    ),
    Ruling(
        "outpost.durations",
        "outpost",
        Source("seaside_1e"),
        "The extra turn is the next turn that your Durations wait for.",
        "Der Extrazug ist der nächste Zug, auf den deine Dauerkarten warten.",
    ),
    Ruling(
        "outpost.stays",
        "outpost",
        Source("seaside_1e"),
        "It stays in play until the extra turn is over, and with it a card that played it twice.",
        "Er bleibt bis zum Ende des Extrazuges im Spiel, und mit ihm eine Karte, die ihn zweimal ausgespielt hat.",
    ),
    Ruling(
        "outpost.once",
        "outpost",
        Source("seaside_1e"),
        "Two Outposts in one turn, or one played twice, bring one extra turn.",
        "Zwei Aussenposten in einem Zug oder ein zweimal gespielter bringen einen Extrazug.",
    ),
    Ruling(
        "outpost.not-again",
        "outpost",
        Source("seaside_1e"),
        "Played in the extra turn, it brings no further one; you still draw only three cards, and it is "
        "discarded at once.",
        "Im Extrazug gespielt, bringt er keinen weiteren; du ziehst trotzdem nur drei Karten, und er "
        "wird gleich abgelegt.",
    ),
    Ruling(
        "outpost.third-turn",
        "outpost",
        Source("seaside_1e"),
        "It never brings a third turn in a row, whatever gave you the second: no Outpost turn after a "
        "Journey turn, nor after a normal turn that followed a possessed one.",
        "Er bringt nie einen dritten Zug in Folge, woher der zweite auch kam: keinen nach einer Reise "
        "und keinen nach einem normalen Zug, der auf einen besessenen folgte.",
    ),
    Ruling(
        "outpost.tie-break",
        "outpost",
        Source("seaside_1e"),
        "The extra turn does not count when a tie is decided.",
        "Der Extrazug zählt bei Gleichstand nicht.",
    ),
    Ruling(
        "outpost.first-only",
        "outpost@2",
        Source("seaside_2e"),
        "Second print: only your first Outpost of a turn does anything.",
        "Zweite Auflage: Nur dein erster Aussenposten in einem Zug bewirkt etwas.",
    ),
    Ruling(
        "outpost.previous-turn",
        "outpost@2",
        Source("seaside_2e"),
        "Second print: if the previous turn was yours, it does nothing at all, and you draw five cards.",
        "Zweite Auflage: War schon der vorige Zug deiner, bewirkt er gar nichts, und du ziehst fünf Karten.",
    ),
    Ruling(
        "pirate_ship.reactions",
        "pirate_ship",
        Source("seaside_1e"),
        "The others use Reactions before you choose, even if you then take the coins.",
        "Die anderen reagieren, bevor du dich entscheidest, auch wenn du dann das Geld nimmst.",
    ),
    Ruling(
        "pirate_ship.your-choice",
        "pirate_ship",
        Source("seaside_1e"),
        "If two different Treasures are revealed, you pick the one to be trashed; everything else is discarded.",
        "Werden zwei verschiedene Geldkarten aufgedeckt, bestimmst du, welche entsorgt wird; alles "
        "andere wird abgelegt.",
    ),
    Ruling(
        "pirate_ship.one-token",
        "pirate_ship",
        Source("seaside_1e"),
        "One play brings at most one token, however many Treasures were trashed.",
        "Einmal gespielt, bringt es höchstens einen Marker, egal wie viele Geldkarten entsorgt wurden.",
    ),
    Ruling(
        "pirate_ship.no-treasure",
        "pirate_ship",
        Source("seaside_1e"),
        "If nobody trashed a Treasure, there is no token.",
        "Hat niemand eine Geldkarte entsorgt, gibt es keinen Marker.",
    ),
    Ruling(
        "pirate_ship.tokens-stay",
        "pirate_ship",
        Source("seaside_1e"),
        "The tokens stay on the mat: every later Pirate Ship can bring their coins again.",
        "Die Marker bleiben auf dem Tableau: Jedes spätere Piratenschiff kann ihr Geld wieder bringen.",
    ),
    Ruling(
        "pirate_ship.not-coffers",
        "pirate_ship",
        Source("seaside_1e"),
        "The tokens on the mat are not Coffers: they cannot be spent in the Buy phase.",
        "Die Marker auf dem Tableau sind keine Taler: Sie können in der Kaufphase nicht ausgegeben werden.",
    ),
    Ruling(
        "possession.outpost-first",
        "possession",
        Source("alchemy_1e", examples=("B18",)),
        "If you play Outpost and Possession in one turn, your Outpost turn comes first, then the "
        "possessed turn, then that player's normal turn.",
        "Spielst du Aussenposten und Besessenheit in einem Zug, kommt zuerst dein Aussenposten-Zug, dann "
        "der besessene, dann der normale Zug jenes Spielers.",
    ),
    Ruling(
        "possession.outpost-blocks-itself",
        "possession",
        Source("alchemy_1e"),
        "Outpost prevents no extra turns but its own: played in an Outpost turn, Possession works as always.",
        "Der Aussenposten verhindert nur eigene Extrazüge: In einem Aussenposten-Zug gespielt, wirkt "
        "die Besessenheit wie immer.",
    ),
    Ruling(
        "possession.outpost-is-own",
        "possession",
        Source("alchemy_1e", examples=("B19",)),
        "If that player plays an Outpost, the extra turn is that player's own: own decisions, own cards.",
        "Spielt jener Spieler einen Aussenposten, gehört der Extrazug ihm: Er entscheidet selbst und "
        "bekommt seine Karten.",
    ),
    Ruling(
        "possession.returned-to-supply",
        "possession",
        Source("alchemy_1e", examples=("B15",)),
        "Cards that player returns to the Supply with an Ambassador do not come back.",
        "Karten, die jener Spieler mit dem Botschafter in den Vorrat zurücklegt, kommen nicht wieder.",
    ),
    Ruling(
        "possession.no-tokens",
        "possession",
        Source("alchemy_1e", examples=("B16",)),
        "You get cards only, no tokens: those of a Pirate Ship go onto that player's mat.",
        "Du bekommst nur Karten, keine Marker: Die eines Piratenschiffs kommen auf das Tableau jenes Spielers.",
    ),
    Ruling(
        "possession.native-village",
        "possession",
        Source("alchemy_1e", examples=("B17",)),
        "You decide on that player's Native Village and, as that player may, look at the cards on the mat.",
        "Du entscheidest über das Eingeborenendorf jenes Spielers und darfst, wie er, die Karten auf dem "
        "Tableau ansehen.",
    ),
)
