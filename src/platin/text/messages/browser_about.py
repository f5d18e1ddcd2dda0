"""What the page about Platin says."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "about.title": Both("About Platin", "Über Platin"),
        "about.link": Both("About Platin, its pictures and its licences", "Über Platin, seine Bilder und Lizenzen"),
        "about.what": Both(
            "Platin plays Dominion by the book: all of its cards, with every ruling as an executable proof.",
            "Platin spielt Dominion nach den Regeln: mit allen Karten, und jede Regelfrage hat ihren Beweis.",
        ),
        "about.free": Both(
            "It is a free program under the MIT licence, and costs nothing.",
            "Es ist ein freies Programm unter der MIT-Lizenz und kostet nichts.",
        ),
        "about.fans.title": Both("By players", "Von Spielern"),
        "about.fans": Both(
            "Dominion is a game by Donald X. Vaccarino, published by Rio Grande Games and others; its name is their "
            "trademark. Platin is made by players. It is neither affiliated with nor endorsed by author or "
            "publishers, says what the cards do in words of its own, and has none of the game's artwork. If you like "
            "it, buy the game.",
            "Dominion ist ein Spiel von Donald X. Vaccarino, erschienen bei Rio Grande Games und anderen; der Name ist "
            "ihre Marke. Platin machen Spieler. Es steht in keiner Verbindung zu Autor und Verlagen, sagt in eigenen "
            "Worten, was die Karten tun, und zeigt keines der Bilder des Spiels. Wenn es dir gefällt, kauf das Spiel.",
        ),
        "about.pictures.title": Both("Pictures", "Bilder"),
        "about.pictures": Both(
            "The pictograms of the cards are from game-icons.net, under the licence CC BY 3.0. Their colours are ours, "
            "and some are put together from several.",
            "Die Piktogramme der Karten sind von game-icons.net, unter der Lizenz CC BY 3.0. Ihre Farben sind von uns, "
            "und manche sind aus mehreren zusammengesetzt.",
        ),
        "about.pictures.site": Both("The icons at game-icons.net", "Die Piktogramme bei game-icons.net"),
        "about.pictures.licence": Both("The licence CC BY 3.0", "Die Lizenz CC BY 3.0"),
        "about.artists": Both("Icons made by {names}.", "Piktogramme von {names}."),
        "about.own": Both(
            "Coins, potion, houses, castles and the curse are drawn for Platin.",
            "Münzen, Trank, Häuser, Burgen und der Fluch sind für Platin gezeichnet.",
        ),
        "about.others.title": Both("Fonts and libraries", "Schriften und Bibliotheken"),
        "about.others": Both(
            "In your browser there is also the work of these projects:",
            "In deinem Browser arbeitet auch, was diese Projekte gemacht haben:",
        ),
        "about.others.licence": Both("licence {licence}", "Lizenz {licence}"),
    }
)
