"""Rulings for Treasures of Plunder that act at once (Plünderer, first print)."""

from typing import Final

from platin.text.rulings.ruling import Ruling
from platin.text.rulings.source import Source

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "crucible.coins",
        "crucible",
        Source("plunder_1e", examples=("E24",)),
        "You get as many coins as the trashed card costs now: two for an Estate.",
        "Du erhältst so viel Geld, wie die entsorgte Karte gerade kostet: zwei für ein Anwesen.",
    ),
    Ruling(
        "crucible.potion",
        "crucible",
        Source("plunder_1e", examples=("E24",)),
        "A Potion in the cost brings nothing.",
        "Ein Trank in den Kosten bringt nichts.",
    ),
    Ruling(
        "crucible.debt",
        "crucible",
        Source("plunder_1e", examples=("E24",)),
        "Debt in the cost brings nothing.",
        "Schulden in den Kosten bringen nichts.",
    ),
    Ruling(
        "crucible.forced",
        "crucible",
        Source("plunder_1e"),
        "You must trash a card if you have one in hand.",
        "Du musst eine Karte entsorgen, wenn du eine auf der Hand hast.",
    ),
    Ruling(
        "figurine.not-played",
        "figurine",
        Source("plunder_1e", examples=("E32",)),
        "Actions it draws in the Buy phase cannot be played there.",
        "Aktionskarten, die sie in der Kaufphase zieht, können dort nicht gespielt werden.",
    ),
    Ruling(
        "figurine.discard",
        "figurine",
        Source("plunder_1e", examples=("E32",)),
        "An Action in hand, also one just drawn, may be discarded for +1 Buy and +1 coin; no more than one.",
        "Eine Aktionskarte auf der Hand, auch eine eben gezogene, darf für +1 Kauf und +1 Geld abgelegt "
        "werden; nicht mehr als eine.",
    ),
    Ruling(
        "figurine.optional",
        "figurine",
        Source("plunder_1e"),
        "Discarding an Action is optional.",
        "Eine Aktionskarte abzulegen ist freiwillig.",
    ),
    Ruling(
        "jewelled_egg.not-itself",
        "jewelled_egg",
        Source("plunder_1e"),
        "It does not trash itself: only another instruction does.",
        "Es entsorgt sich nicht selbst: Das tut nur eine andere Anweisung.",
    ),
    Ruling(
        "jewelled_egg.who-trashes",
        "jewelled_egg",
        Source("plunder_1e", examples=("E6",)),
        "Whoever trashes it gains the Loot, no matter who played the card that caused it.",
        "Wer es entsorgt, nimmt die Kostbarkeit, egal wer die Karte gespielt hat, die es veranlasst.",
    ),
    Ruling(
        "kings_cache.three-times",
        "kings_cache",
        Source("plunder_1e"),
        "The Treasure is carried out three times.",
        "Die Geldkarte wird dreimal ausgeführt.",
    ),
    Ruling(
        "kings_cache.optional",
        "kings_cache",
        Source("plunder_1e"),
        "Playing a Treasure with it is optional.",
        "Mit ihr eine Geldkarte zu spielen ist freiwillig.",
    ),
    Ruling(
        "kings_cache.on-itself",
        "kings_cache",
        Source("plunder_1e", examples=("E38",)),
        "Used on another King's Cache it lets you play three further Treasures three times each.",
        "Mit einer zweiten Königstruhe verwendet, lässt sie dich drei weitere Geldkarten je dreimal spielen.",
    ),
    Ruling(
        "kings_cache.stays",
        "kings_cache",
        Source("plunder_1e", examples=("E38",)),
        "It stays in play as long as the Treasure Duration that it played three times.",
        "Sie bleibt so lange im Spiel wie die Geld-Dauerkarte, die sie dreimal gespielt hat.",
    ),
    Ruling(
        "pendant.names",
        "pendant",
        Source("plunder_1e", examples=("E29",)),
        "Several Treasures of one name count once.",
        "Mehrere Geldkarten mit demselben Namen zählen einmal.",
    ),
    Ruling(
        "pendant.counts-itself",
        "pendant",
        Source("plunder_1e", examples=("E29",)),
        "It counts itself.",
        "Er zählt sich selbst mit.",
    ),
    Ruling(
        "pendant.durations",
        "pendant",
        Source("plunder_1e", examples=("E29",)),
        "Treasure Durations from earlier turns count.",
        "Geld-Dauerkarten aus früheren Zügen zählen mit.",
    ),
    Ruling(
        "pickaxe.forced",
        "pickaxe",
        Source("plunder_1e"),
        "You must trash a card if you have one in hand.",
        "Du musst eine Karte entsorgen, wenn du eine auf der Hand hast.",
    ),
    Ruling(
        "pickaxe.loot-to-hand",
        "pickaxe",
        Source("plunder_1e"),
        "If the trashed card costs 3 or more now, the Loot comes into your hand and can be played at once.",
        "Kostet die entsorgte Karte gerade 3 oder mehr, kommt die Kostbarkeit auf deine Hand und kann gleich "
        "gespielt werden.",
    ),
    Ruling(
        "pickaxe.loot-shown",
        "pickaxe",
        Source("plunder_1e"),
        "Everybody sees which Loot it is.",
        "Alle sehen, welche Kostbarkeit es ist.",
    ),
    Ruling(
        "sack_of_loot.all-of-it",
        "sack_of_loot",
        Source("plunder_1e"),
        "It gives +1 coin, +1 Buy and a Loot, all of it each time it is played.",
        "Er gibt +1 Geld, +1 Kauf und eine Kostbarkeit, und zwar alles bei jedem Spielen.",
    ),
    Ruling(
        "silver_mine.cheaper",
        "silver_mine",
        Source("plunder_1e", examples=("E37",)),
        "Any Treasure of the Supply that costs less than the Silver Mine costs now can be gained, not only a Silver.",
        "Jede Geldkarte des Vorrats, die weniger kostet als gerade die Silbermine, kann genommen werden, "
        "nicht nur ein Silber.",
    ),
    Ruling(
        "silver_mine.combined",
        "silver_mine",
        Source("plunder_1e", examples=("E37",)),
        "Combined Treasures count, such as a Gondola.",
        "Kombinierte Geldkarten zählen, etwa eine Gondel.",
    ),
    Ruling(
        "silver_mine.to-hand",
        "silver_mine",
        Source("plunder_1e"),
        "The Treasure comes into your hand and can be played in the same phase.",
        "Die Geldkarte kommt auf die Hand und kann in derselben Phase gespielt werden.",
    ),
    Ruling(
        "tools.anyone",
        "tools",
        Source("plunder_1e", examples=("E28",)),
        "It copies a card that any player has in play, also a Duration of another player.",
        "Es kopiert eine Karte, die irgendjemand im Spiel hat, auch eine fremde Dauerkarte.",
    ),
    Ruling(
        "tools.itself",
        "tools",
        Source("plunder_1e", examples=("E28",)),
        "It is in play itself, so it can bring another Tools.",
        "Es ist selbst im Spiel und kann daher ein weiteres Werkzeug bringen.",
    ),
    Ruling(
        "tools.from-supply",
        "tools",
        Source("plunder_1e"),
        "The copy comes from the Supply: a card that lies there no more, or never did, such as a Loot, "
        "cannot be gained.",
        "Die Karte kommt aus dem Vorrat: Was dort nicht mehr oder nie lag, etwa eine Kostbarkeit, kann nicht "
        "genommen werden.",
    ),
    Ruling(
        "tools.forced",
        "tools",
        Source("plunder_1e"),
        "If a card can be gained, one must be; which one is your choice.",
        "Kann eine Karte genommen werden, muss eine genommen werden; welche, wählst du.",
    ),
)
