"""A plan in words, as a player would tell it to a friend. Names of cards come declined or in the plural."""

from typing import Final

from platin.text.words import Both, Dictionary

NUMBERS: Final[Dictionary[str]] = Dictionary(
    {
        "1": Both("one", "ein"),
        "2": Both("two", "zwei"),
        "3": Both("three", "drei"),
        "4": Both("four", "vier"),
        "5": Both("five", "fünf"),
        "6": Both("six", "sechs"),
        "7": Both("seven", "sieben"),
        "8": Both("eight", "acht"),
        "9": Both("nine", "neun"),
        "10": Both("ten", "zehn"),
        "11": Both("eleven", "elf"),
        "12": Both("twelve", "zwölf"),
    }
)
"""Small numbers, before a noun in the plural: "one to three Witches"."""

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        # How many of a card.
        "some.number": Both("{n} {cards}", "{n} {cards}"),
        "some.between": Both("{low} to {high} {cards}", "{low} bis {high} {cards}"),
        "some.or": Both("{low} or {high} {cards}", "{low} bis {high} {cards}"),
        "some.up_to": Both("up to {high} {cards}", "bis zu {high} {cards}"),
        "some.perhaps": Both("perhaps {card}", "vielleicht {card}"),
        # What kind of deck it is.
        "kind.money": Both(
            "This is money alone, without a card of the kingdom.",
            "Das ist reines Geld, ganz ohne Karten des Königreichs.",
        ),
        "kind.money.colony": Both(
            "This is money alone, on the way to Colonies, without a card of the kingdom.",
            "Das ist reines Geld auf dem Weg zu Kolonien, ganz ohne Karten des Königreichs.",
        ),
        "kind.money_with": Both(
            "This is a money deck, helped by {cards}.", "Das ist ein Gelddeck, unterstützt durch {cards}."
        ),
        "kind.money_with.colony": Both(
            "This is a money deck on the way to Colonies, helped by {cards}.",
            "Das ist ein Gelddeck auf dem Weg zu Kolonien, unterstützt durch {cards}.",
        ),
        "kind.curses": Both(
            "This is an Attack deck: {cards} fill the other decks with Curses, and money buys your points.",
            "Das ist ein Angriffsdeck: {cards} füllen die anderen Decks mit Flüchen, und dein Geld kauft die Punkte.",
        ),
        "kind.curses.one": Both(
            "This is an Attack deck: {cards} fills the other decks with Curses, and money buys your points.",
            "Das ist ein Angriffsdeck: {cards} füllt die anderen Decks mit Flüchen, und dein Geld kauft die Punkte.",
        ),
        "kind.attack": Both(
            "This is an Attack deck: {cards} slow the others down, and money buys your points.",
            "Das ist ein Angriffsdeck: {cards} bremsen die anderen, und dein Geld kauft die Punkte.",
        ),
        "kind.engine": Both(
            "This is an engine: {villages} give the Actions and {draw} the cards, so that one turn plays much of the "
            "deck.",
            "Das ist eine Maschine: {villages} bringen die Aktionen und {draw} die Karten, sodass ein Zug einen großen "
            "Teil des Decks ausspielt.",
        ),
        "kind.chain": Both(
            "This deck draws itself: {cards} find each other, and with them the money.",
            "Dieses Deck zieht sich selbst: {cards} finden einander und mit ihnen das Geld.",
        ),
        "kind.rush": Both(
            "This is a rush on {greens}: {helpers} fetch them, and the game is over before dear cards count.",
            "Das ist ein Wettlauf um {greens}: {helpers} holen sie, und alles ist vorbei, ehe teure Karten zählen.",
        ),
        "kind.rush.alone": Both(
            "This is a rush on {greens}, before dear cards count.",
            "Das ist ein Wettlauf um {greens}, ehe teure Karten zählen.",
        ),
        "kind.slog": Both(
            "This deck lives on {greens}: it does not need many Provinces.",
            "Dieses Deck lebt von Punkten abseits der Provinzen: {greens}.",
        ),
        "kind.piles": Both(
            "This deck plays for three empty piles: {cards} run out before the big points are bought.",
            "Dieses Deck spielt auf drei leere Stapel: {cards} gehen zur Neige, ehe die großen Punkte gekauft sind.",
        ),
        "kind.event": Both(
            "This deck lives on {cards}, bought again and again.",
            "Im Mittelpunkt steht hier {cards}, immer wieder gekauft.",
        ),
        "kind.mixed": Both(
            "This deck is made of good cards rather than money, above all of {cards}.",
            "Dieses Deck besteht eher aus guten Karten als aus Geld, vor allem: {cards}.",
        ),
        # The same in a word, for tables.
        "short": Both("{kind}: {cards}", "{kind}: {cards}"),
        "short.money": Both("Money", "Geld"),
        "short.money_with": Both("Money", "Geld"),
        "short.curses": Both("Attack", "Angriff"),
        "short.attack": Both("Attack", "Angriff"),
        "short.engine": Both("Engine", "Maschine"),
        "short.chain": Both("Chain", "Kette"),
        "short.rush": Both("Rush", "Wettlauf"),
        "short.slog": Both("Points", "Punkte"),
        "short.piles": Both("Three piles", "Drei Stapel"),
        "short.event": Both("Events", "Ereignisse"),
        "short.mixed": Both("Good cards", "Gute Karten"),
        # The opening. Coins come as "3 and 4".
        "coins": Both("{a} and {b}", "{a} und {b}"),
        "opening": Both(
            "With {coins} coins you open with {bought}, with {others} {other}.",
            "Mit {coins} Münzen kaufst du zuerst {bought}, mit {others} {other}.",
        ),
        "opening.same": Both(
            "You open with {bought}, whether you have {coins} coins or {others}.",
            "Zuerst kaufst du {bought}, ob du nun {coins} Münzen hast oder {others}.",
        ),
        "opening.alone": Both(
            "With {coins} coins you open with {bought}.", "Mit {coins} Münzen kaufst du zuerst {bought}."
        ),
        "only": Both("only {bought}", "nur {bought}"),
        "nothing": Both("nothing", "nichts"),
        # What is collected.
        "collect": Both("In all you collect {cards}.", "Im Ganzen sammelst du {cards}."),
        "collect.and": Both(
            "In all you collect {cards}; the rest of the money goes into {treasures}.",
            "Im Ganzen sammelst du {cards}; das übrige Geld geht in {treasures}.",
        ),
        "collect.money": Both(
            "Whatever else the money allows is {treasures}.", "Was das Geld sonst hergibt, wird {treasures}."
        ),
        # What is trashed.
        "trash": Both(
            "On the way you trash {cards} with {trashers}.", "Unterwegs entsorgst du mit {trashers} {cards}."
        ),
        "gone.all": Both("your {cards}", "deine {cards}"),
        "gone.most": Both("most of your {cards}", "die meisten {cards}"),
        "gone.some": Both("some of your {cards}", "einige {cards}"),
        # What is played first.
        "play.two": Both("You play {first} before {last}.", "Du spielst erst {first}, dann {last}."),
        "play.many": Both(
            "You play {first} first, then {middle}, and {last} last.",
            "Du spielst erst {first}, dann {middle} und zuletzt {last}.",
        ),
        "play.begin": Both("You play {first} first, then {others}.", "Du spielst erst {first}, dann {others}."),
        # Points: the large ones, and below, in the same sentence, the small ones.
        "points": Both(
            "You buy {cards} {when}, the first one usually in turn {turn}.",
            "{cards} kaufst du, {when}, meist vom {turn}. Zug an.",
        ),
        "points.turn": Both(
            "The first of the {cards} usually comes in turn {turn}.",
            "{cards} kaufst du meist vom {turn}. Zug an.",
        ),
        "points.late": Both(
            "You buy {cards} {when}, the first one usually in turn {turn}; {late}.",
            "{cards} kaufst du, {when}, meist vom {turn}. Zug an; {late}.",
        ),
        "points.turn.late": Both(
            "The first of the {cards} usually comes in turn {turn}; {late}.",
            "{cards} kaufst du meist vom {turn}. Zug an; {late}.",
        ),
        "points.late.alone": Both("You buy {late}.", "Punkte kaufst du so: {late}."),
        "late": Both("{cards} {when}", "{cards}, {when}"),
        "late.two": Both("{cards} {when}, {others} {then}", "{cards}, {when}, {others}, {then}"),
        "late.at": Both("{cards} {when}, {others} at {n}", "{cards}, {when}, {others} bei {n}"),
        "late.both": Both("{cards} and {others} {when}", "{cards} und {others}, {when}"),
        "late.sooner": Both("{when} (at {n} already in place of {money})", "{when} (statt {money} schon bei {n})"),
        # When. "or" joins two, of which the second is the latest.
        "when.always": Both("as soon as the money is there", "sobald das Geld reicht"),
        "when.left.many": Both("when {cards} are left", "wenn noch {cards} übrig sind"),
        "when.left.one": Both("when {cards} is left", "wenn noch {cards} übrig ist"),
        "when.left.none": Both("when the {cards} are gone", "wenn die {cards} weg sind"),
        "when.own": Both("once you have {cards}", "sobald du {cards} hast"),
        "when.money": Both(
            "once your Treasures are worth {n} in all", "sobald das Geld in deinem Deck zusammen {n} wert ist"
        ),
        "when.turn": Both("from turn {n} on", "wenn du im {n}. Zug bist"),
        "when.turn.until": Both("up to turn {n}", "solange du nicht über den {n}. Zug hinaus bist"),
        "when.coins": Both("when a turn brings {n} coins", "wenn ein Zug {n} Münzen bringt"),
        "when.play.many": Both("when you have {cards} in play", "wenn {cards} im Spiel sind"),
        "when.play.one": Both("when you have {cards} in play", "wenn {cards} im Spiel ist"),
        "when.empty.one": Both("when a pile is empty", "wenn ein Stapel leer ist"),
        "when.empty.many": Both("when {n} piles are empty", "wenn {n} Stapel leer sind"),
        "when.or": Both("{one}, at the latest {two}", "{one}, spätestens {two}"),
        "when.either": Both("{one}, or {two}", "{one}, oder {two}"),
        "when.and": Both("{one} and {two}", "{one} und {two}"),
        # The end.
        "end.green": Both(
            "A game against the all-rounder lasts about {turns} turns, until the {cards} are gone.",
            "Gegen den Allrounder dauert eine Partie etwa {turns} Züge, bis die {cards} weg sind.",
        ),
        "end.piles": Both(
            "A game against the all-rounder lasts about {turns} turns, until three piles are empty.",
            "Gegen den Allrounder dauert eine Partie etwa {turns} Züge, bis drei Stapel leer sind.",
        ),
        "end.these": Both(
            "A game against the all-rounder lasts about {turns} turns, until the piles of {cards} are empty.",
            "Gegen den Allrounder dauert eine Partie etwa {turns} Züge, bis diese Stapel leer sind: {cards}.",
        ),
        "end.either": Both(
            "A game against the all-rounder lasts about {turns} turns, until the {cards} or three piles are gone.",
            "Gegen den Allrounder dauert eine Partie etwa {turns} Züge, bis die {cards} oder drei Stapel weg sind.",
        ),
        # How good it is.
        "wins": Both("It wins {shares}.", "So gewinnst du {shares}."),
        "wins.share": Both("{share} ({bounds}) against {rival}", "{share} ({bounds}) gegen {rival}"),
        "rival.general": Both("the all-rounder", "den Allrounder"),
        "rival.big-money": Both("Big Money", "Big Money"),
        "rival.deck": Both("the deck “{name}”", "das Deck „{name}“"),
    }
)
