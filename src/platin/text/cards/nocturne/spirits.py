"""Words of the Spirits Ghost and Imp, and of the Wish."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "ghost",
        en=English("Ghost", "Ghosts"),
        de=German("Geist", "Geister", "m"),
        picture="ghost",
        text=Both(
            "Turn over cards of your deck until one is an Action. Set it aside and discard the rest.\n"
            "When your next turn starts, play it twice.\n"
            "—\n"
            "This is not in the Supply.",
            "Decke Karten deines Nachziehstapels auf, bis eine davon eine Aktionskarte ist. Lege sie zur Seite und die "
            "übrigen ab.\n"
            "Zu Beginn deines nächsten Zuges spiele sie zweimal.\n"
            "—\n"
            "Diese Karte gehört nicht zum Vorrat.",
        ),
        rulings=(
            Ruling(
                "until-an-action",
                Source("nocturne_1e"),
                "The discard pile is shuffled if need be, without the revealed cards. If no Action comes, all are "
                "discarded, and so is the Ghost, this turn.",
                "Der Ablagestapel wird bei Bedarf gemischt, ohne die aufgedeckten Karten. Kommt keine Aktionskarte, "
                "werden alle abgelegt und in diesem Zug auch der Geist.",
            ),
            Ruling(
                "plays-twice",
                Source("nocturne_1e"),
                "The card must be played, twice in a row with nothing in between, without using Actions; its player "
                "chooses when among all that happens at the start of the turn.",
                "Die Karte muss gespielt werden, zweimal direkt hintereinander und ohne Aktionen zu verbrauchen; wann "
                "unter allem, was zu Beginn des Zuges geschieht, bestimmt ihr Spieler.",
            ),
            Ruling(
                "in-play",
                Source("nocturne_1e"),
                "The card comes into play by that. If it trashes itself, it is played the second time all the same.",
                "Die Karte kommt dadurch ins Spiel. Entsorgt sie sich, wird sie trotzdem das zweite Mal gespielt.",
            ),
            Ruling(
                "duration",
                Source("nocturne_1e"),
                "If the card is a Duration, the Ghost stays in play as long as it.",
                "Ist die Karte eine Dauerkarte, bleibt der Geist so lange im Spiel wie sie.",
            ),
            Ruling(
                "set-aside",
                Source("nocturne_1e"),
                "Until then the card is not in play; it belongs to its player, also when points are counted.",
                "Bis dahin ist die Karte nicht im Spiel; sie gehört ihrem Spieler, auch bei der Wertung.",
            ),
            Ruling(
                "six-ghosts",
                Source("nocturne_1e"),
                "There are six Ghosts; they lie beside the Supply, and their pile does not count for the end.",
                "Es gibt sechs Geister; sie liegen neben dem Vorrat, und ihr Stapel zählt nicht für das Spielende.",
            ),
        ),
    ),
    Words(
        "imp",
        en=English("Imp", "Imps"),
        de=German("Teufelchen", "Teufelchen", "n"),
        picture="imp",
        text=Both(
            "+2 Cards\n"
            "You are free to play an Action from your hand that you have no copy of in play.\n"
            "—\n"
            "This is not in the Supply.",
            "+2 Karten\n"
            "Du darfst eine Aktionskarte aus der Hand spielen, von der du kein Exemplar im Spiel hast.\n"
            "—\n"
            "Diese Karte gehört nicht zum Vorrat.",
        ),
        asks={
            "play": Ask(
                "You may play an Action that you have no copy of in play.",
                "Du darfst eine Aktionskarte spielen, von der du kein Exemplar im Spiel hast.",
            ),
        },
        rulings=(
            Ruling(
                "no-copy-in-play",
                Source("nocturne_1e"),
                "What counts is what is in play now: Durations of earlier turns block their copies, cards that have "
                "trashed themselves do not.",
                "Es zählt, was jetzt im Spiel ist: Dauerkarten früherer Züge sperren ihre Exemplare, Karten, die sich "
                "entsorgt haben, nicht.",
            ),
            Ruling(
                "another-imp",
                Source("nocturne_1e"),
                "It is in play itself, so it cannot play another Imp.",
                "Es ist selbst im Spiel und kann daher kein weiteres Teufelchen spielen.",
            ),
            Ruling(
                "thirteen-imps",
                Source("nocturne_1e"),
                "There are thirteen Imps; they lie beside the Supply and come only with cards that name them.",
                "Es gibt dreizehn Teufelchen; sie liegen neben dem Vorrat und kommen nur durch Karten, die sie nennen.",
            ),
        ),
    ),
    Words(
        "wish",
        en=English("Wish", "Wishes"),
        de=German("Wunsch", "Wünsche", "m"),
        picture="falling-star",
        text=Both(
            "+1 Action\n"
            "Put this back onto its pile. If you did, gain a card that costs 6 coins at most, into your hand.\n"
            "—\n"
            "This is not in the Supply.",
            "+1 Aktion\n"
            "Lege diese Karte auf ihren Stapel zurück. Hast du das getan, nimm eine Karte, die höchstens 6 Geld "
            "kostet, auf die Hand.\n"
            "—\n"
            "Diese Karte gehört nicht zum Vorrat.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 6 to your hand.",
                "Nimm eine Karte, die bis zu 6 kostet, auf die Hand.",
            ),
        },
        rulings=(
            Ruling(
                "into-the-hand",
                Source("nocturne_1e"),
                "The card must be gained and comes into the hand, whatever place it names itself; it can be used at "
                "once.",
                "Die Karte muss genommen werden und kommt auf die Hand, welchen Ort auch immer sie selbst nennt; man "
                "kann sie gleich nutzen.",
            ),
            Ruling(
                "no-debt-or-potion",
                Source("nocturne_1e"),
                "A card with Debt or a Potion in its cost cannot be gained with it.",
                "Eine Karte mit Schulden oder einem Trank in den Kosten kann man damit nicht nehmen.",
            ),
            Ruling(
                "second-play",
                Source("nocturne_1e"),
                "Played twice it brings only the Action the second time, for it has gone back already.",
                "Zweimal gespielt bringt er beim zweiten Mal nur die Aktion, denn er ist schon zurückgelegt.",
            ),
            Ruling(
                "not-from-the-trash",
                Source("nocturne_1e"),
                "Played from the trash it cannot be returned, and nothing is gained.",
                "Aus dem Müll gespielt, kann er nicht zurückgelegt werden, und nichts wird genommen.",
            ),
            Ruling(
                "twelve-wishes",
                Source("nocturne_1e"),
                "There are twelve Wishes; they lie beside the Supply.",
                "Es gibt zwölf Wünsche; sie liegen neben dem Vorrat.",
            ),
        ),
    ),
)
