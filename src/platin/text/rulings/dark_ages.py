"""Rulings for the cards of Dark Ages: Death Cart, Ruins and Shelters."""

from typing import Final

from platin.text.rulings.ruling import Ruling
from platin.text.rulings.source import Source

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "death_cart.or-itself",
        "death_cart",
        Source("dark_ages_1e"),
        "You get the coins in any case; if you trash no Action from your hand, the Death Cart itself is trashed.",
        "Das Geld bekommst du auf jeden Fall; entsorgst du keine Aktionskarte aus der Hand, wird der "
        "Leichenkarren selbst entsorgt.",
    ),
    Ruling(
        "death_cart.optional",
        "death_cart",
        Source("dark_ages_1e"),
        "You may decline to trash an Action although you hold one.",
        "Du darfst darauf verzichten, eine Aktionskarte zu entsorgen, auch wenn du eine hast.",
    ),
    Ruling(
        "death_cart.twice",
        "death_cart",
        Source("dark_ages_1e"),
        "Played twice without an Action in hand, it gives 5 coins both times although it is already in the trash.",
        "Zweimal gespielt und ohne Aktionskarte auf der Hand gibt er beide Male 5 Geld, obwohl er schon im Müll liegt.",
    ),
    Ruling(
        "death_cart.two-ruins",
        "death_cart",
        Source("dark_ages_1e"),
        "Whoever gains a Death Cart gains the top two Ruins as well, bought or not.",
        "Wer einen Leichenkarren nimmt, nimmt auch die zwei obersten Ruinen, ob gekauft oder nicht.",
    ),
    Ruling(
        "death_cart.few-ruins",
        "death_cart",
        Source("dark_ages_1e"),
        "If fewer than two Ruins are left, you gain what there is.",
        "Gibt es weniger als zwei Ruinen, nimmst du, was da ist.",
    ),
    Ruling(
        "death_cart.passed-on",
        "death_cart",
        Source("dark_ages_1e"),
        "A Death Cart that is passed on with Masquerade is not gained: no Ruins.",
        "Ein mit der Maskerade weitergegebener Leichenkarren wird nicht genommen: keine Ruinen.",
    ),
    Ruling(
        "death_cart.ambassador",
        "death_cart",
        Source("dark_ages_1e"),
        "A Death Cart gained on another player's turn, for instance because of an Ambassador, brings "
        "its gainer the Ruins.",
        "Ein Leichenkarren, den man im Zug eines anderen nimmt, etwa wegen eines Botschafters, bringt "
        "dem, der ihn nimmt, die Ruinen.",
    ),
    Ruling(
        "death_cart.possession",
        "death_cart",
        Source("dark_ages_1e"),
        "Bought in a turn under Possession, the Death Cart and the Ruins go to the player who decides.",
        "In einem Zug unter Besessenheit gekauft, gehen Leichenkarren und Ruinen an den, der entscheidet.",
    ),
    Ruling(
        "death_cart.coins-for-trashing",
        "death_cart@2",
        Source("dark_ages_later"),
        "Later print: you get the coins only if you trash this or an Action from your hand; you need not.",
        "Späterer Druck: Das Geld bekommst du nur, wenn du diese Karte oder eine Aktionskarte aus der "
        "Hand entsorgst; du musst nicht.",
    ),
    Ruling(
        "death_cart.second-time",
        "death_cart@2",
        Source("dark_ages_later"),
        "Later print: once it has been trashed, playing it a second time can only be paid with an "
        "Action from your hand.",
        "Späterer Druck: Ist er schon entsorgt, lässt sich das zweite Spielen nur mit einer "
        "Aktionskarte aus der Hand bezahlen.",
    ),
    Ruling(
        "hovel.when-buying",
        "hovel",
        Source("dark_ages_1e"),
        "When you buy a Victory card, you may trash the Hovel from your hand; only on buying.",
        "Kaufst du eine Punktekarte, darfst du die Hütte aus der Hand entsorgen; nur beim Kaufen.",
    ),
    Ruling(
        "hovel.combined",
        "hovel",
        Source("dark_ages_1e"),
        "A Victory card that has another type as well will do.",
        "Auch eine Punktekarte mit einem weiteren Typ genügt.",
    ),
    Ruling(
        "hovel.not-played",
        "hovel",
        Source("dark_ages_1e"),
        "The Hovel cannot be played; it is neither an Action nor a Treasure.",
        "Die Hütte kann man nicht spielen; sie ist weder Aktions- noch Geldkarte.",
    ),
    Ruling(
        "hovel.when-gaining",
        "hovel@2",
        Source("dark_ages_later"),
        "Later print: any gain of a Victory card will do.",
        "Späterer Druck: Es genügt, eine Punktekarte auf irgendeine Weise zu nehmen.",
    ),
    Ruling(
        "necropolis.an-action",
        "necropolis",
        Source("dark_ages_1e"),
        "The Necropolis is an Action card: it can be played, and trashed where an Action is asked for.",
        "Die Totenstadt ist eine Aktionskarte: Man kann sie spielen und entsorgen, wo eine Aktionskarte verlangt ist.",
    ),
    Ruling(
        "overgrown_estate.draw-at-once",
        "overgrown_estate",
        Source("dark_ages_1e"),
        "You draw at once when it is trashed, before you follow the rest of the instruction.",
        "Du ziehst sofort, wenn es entsorgt wird, noch bevor du den Rest der Anweisung ausführst.",
    ),
    Ruling(
        "overgrown_estate.victory",
        "overgrown_estate",
        Source("dark_ages_1e"),
        "It is a Victory card worth nothing.",
        "Es ist eine Punktekarte, die nichts wert ist.",
    ),
    Ruling(
        "survivors.both",
        "survivors",
        Source("dark_ages_1e"),
        "Both cards are discarded or both put back, never one of each.",
        "Beide Karten werden abgelegt oder beide zurückgelegt, nie eine so und eine so.",
    ),
    Ruling(
        "survivors.order",
        "survivors",
        Source("dark_ages_1e"),
        "You put them back in the order you like.",
        "Du legst sie in beliebiger Reihenfolge zurück.",
    ),
    Ruling(
        "abandoned_mine.coin",
        "abandoned_mine",
        Source("dark_ages_1e", "ruins"),
        "It gives 1 coin and nothing else.",
        "Sie gibt 1 Geld und sonst nichts.",
    ),
    Ruling(
        "ruined_library.card",
        "ruined_library",
        Source("dark_ages_1e", "ruins"),
        "It gives 1 Card and nothing else.",
        "Sie gibt 1 Karte und sonst nichts.",
    ),
    Ruling(
        "ruined_market.buy",
        "ruined_market",
        Source("dark_ages_1e", "ruins"),
        "It gives 1 Buy and nothing else.",
        "Er gibt 1 Kauf und sonst nichts.",
    ),
    Ruling(
        "ruined_village.action",
        "ruined_village",
        Source("dark_ages_1e", "ruins"),
        "It gives 1 Action and nothing else.",
        "Es gibt 1 Aktion und sonst nichts.",
    ),
)
