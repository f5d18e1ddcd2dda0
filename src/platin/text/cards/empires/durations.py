"""Words of the Durations."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "archive",
        en=English("Archive", "Archives"),
        de=German("Archiv", "Archive", "n"),
        picture="archive-research",
        text=Both(
            "+1 Action\nSet the top three cards of your deck aside face down; you may look at them. Take one of them "
            "into your hand now, and one at the start of each of your next two turns.",
            "+1 Aktion\nLege die obersten drei Karten deines Nachziehstapels verdeckt zur Seite; du darfst sie "
            "ansehen. Nimm eine davon jetzt auf die Hand und je eine zu Beginn deiner nächsten beiden Züge.",
        ),
        asks={"take": Ask("Take one of these cards into your hand.", "Nimm eine dieser Karten auf die Hand.")},
        rulings=(
            Ruling(
                "one-each-turn",
                Source("empires_1e"),
                "You see the cards before you take the first; each time you must take one, of your choice. The Archive "
                "is discarded in the turn in which you take the last.",
                "Du siehst die Karten, bevor du die erste nimmst; jedes Mal musst du eine nehmen, welche du willst. "
                "Das Archiv wird in dem Zug abgelegt, in dem du die letzte nimmst.",
            ),
            Ruling(
                "face-down",
                Source("practice"),
                "Only you may look at the cards that are left.",
                "Nur du darfst die übrigen Karten ansehen.",
            ),
            Ruling(
                "fewer",
                Source("empires_1e"),
                "With fewer than three cards it lasts fewer turns; with one or none it is discarded this turn.",
                "Mit weniger als drei Karten dauert es weniger Züge; mit einer oder keiner wird es noch in diesem Zug "
                "abgelegt.",
            ),
            Ruling(
                "own-sets",
                Source("author"),
                "Each play has cards of its own. Played twice by a Throne Room, one card of each set is taken a turn, "
                "and the Throne Room stays with it, even if the second set is shorter or empty.",
                "Jedes Ausspielen hat seine eigenen Karten. Von einem Thronsaal zweimal gespielt, nimmt man pro Zug "
                "von jedem Satz eine, und der Thronsaal bleibt dabei, auch wenn der zweite Satz kürzer oder leer ist.",
            ),
            Ruling(
                "out-of-reach",
                Source("empires_1e"),
                "The cards are not in play and in no deck, so nothing draws or shuffles them; they count for you at "
                "the end.",
                "Die Karten sind weder im Spiel noch in einem Nachziehstapel, nichts zieht oder mischt sie; am Ende "
                "zählen sie für dich.",
            ),
            Ruling(
                "goes-on",
                Source("empires_1e", "durations"),
                "The cards are taken also if the Archive has left play.",
                "Die Karten nimmt man auch, wenn das Archiv das Spiel verlassen hat.",
            ),
            Ruling(
                "extra-turns",
                Source("empires_1e", "durations"),
                "An extra turn is one of the turns at whose start a card is taken.",
                "Ein Extrazug ist einer der Züge, zu deren Beginn man eine Karte nimmt.",
            ),
        ),
    ),
    Words(
        "enchantress",
        en=English("Enchantress", "Enchantresses"),
        de=German("Zauberin", "Zauberinnen", "f"),
        picture="fairy-wand",
        text=Both(
            "Until your next turn: the first Action card that another player plays in each turn of theirs brings them "
            "+1 Card and +1 Action instead of what it says.\nAt the start of your next turn: +2 Cards",
            "Bis zu deinem nächsten Zug: Die erste Aktionskarte, die ein anderer in einem eigenen Zug spielt, bringt "
            "ihm +1 Karte und +1 Aktion statt dessen, was auf ihr steht.\nZu Beginn deines nächsten Zuges: +2 Karten",
        ),
        rulings=(
            Ruling(
                "first-action",
                Source("empires_1e"),
                "Only the first Action in a turn is enchanted: it is played, but nobody follows its instructions.",
                "Nur die erste Aktionskarte eines Zuges ist verzaubert: Sie wird gespielt, aber ihre Anweisungen "
                "befolgt niemand.",
            ),
            Ruling(
                "every-turn",
                Source("empires_1e"),
                "Each own turn of a player before your next one is concerned, extra turns too; other players' turns "
                "are not.",
                "Betroffen ist jeder eigene Zug eines Spielers vor deinem nächsten, auch Extrazüge; die Züge anderer "
                "nicht.",
            ),
            Ruling(
                "when-played",
                Source("empires_1e"),
                "A Moat helps only when the Enchantress is played, and then for all of it.",
                "Ein Burggraben hilft nur, wenn die Zauberin gespielt wird, dann aber gegen alles.",
            ),
            Ruling(
                "other-abilities",
                Source("empires_1e"),
                "What the card does when it is gained or while it is in play is not touched, nor what Durations of "
                "earlier turns have yet to do.",
                "Was die Karte beim Nehmen oder im Spiel tut, bleibt unberührt, ebenso was Dauerkarten früherer Züge "
                "noch zu tun haben.",
            ),
            Ruling(
                "throne-room",
                Source("practice"),
                "An enchanted Throne Room plays nothing. The card that a Throne Room plays is not the first Action.",
                "Ein verzauberter Thronsaal spielt nichts. Die Karte, die ein Thronsaal spielt, ist nicht die erste "
                "Aktionskarte.",
            ),
            Ruling(
                "crown",
                Source("empires_1e"),
                "A Crown in the Buy phase is enchanted if it is the first Action of the turn.",
                "Eine Krone in der Kaufphase ist verzaubert, wenn sie die erste Aktionskarte des Zuges ist.",
            ),
            Ruling(
                "way",
                Source("menagerie_1e", "ways"),
                "A Way may be followed instead.",
                "Stattdessen darf man einem Weg folgen.",
            ),
            Ruling(
                "two-of-them",
                Source("practice"),
                "Two Enchantresses do not add up.",
                "Zwei Zauberinnen zählen nicht zusammen.",
            ),
            Ruling(
                "duration",
                Source("empires_1e", "durations"),
                "An enchanted Duration has nothing left to do and is discarded in the same turn.",
                "Eine verzauberte Dauerkarte hat nichts mehr zu tun und wird im selben Zug abgelegt.",
            ),
        ),
    ),
)
