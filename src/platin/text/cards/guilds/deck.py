"""Words of the cards of Guilds that bring cards of the deck to the hand."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "advisor",
        en=English("Advisor", "Advisors"),
        de=German("Berater", "Berater", "m"),
        picture="public-speaker",
        text=Both(
            "+1 Action\n"
            "Turn over the three topmost cards of your deck.\n"
            "The player to your left decides which of them you discard; the rest goes to your hand.",
            "+1 Aktion\n"
            "Decke die drei obersten Karten deines Nachziehstapels auf.\n"
            "Der Spieler links von dir bestimmt, welche davon du ablegst; der Rest kommt auf deine Hand.",
        ),
        asks={"discard": Ask("Which of these cards is discarded?", "Welche dieser Karten wird abgelegt?")},
        rulings=(
            Ruling(
                "left-decides",
                Source("guilds_1e"),
                "Both must: the player to the left picks one, you take the others.",
                "Beide müssen: Der linke Nachbar sucht eine aus, du nimmst die anderen.",
            ),
            Ruling(
                "fewer",
                Source("guilds_1e", examples=("GU8",)),
                "With fewer than three cards, even after shuffling, one of them is discarded all the same; a single "
                "card is that one.",
                "Sind es auch nach dem Mischen weniger als drei, wird trotzdem eine davon abgelegt; eine einzige ist "
                "diese eine.",
            ),
            Ruling(
                "really-discarded",
                Source("practice"),
                "The card is really discarded: what happens on discarding happens.",
                "Die Karte wird wirklich abgelegt: Was beim Ablegen geschieht, geschieht.",
            ),
        ),
    ),
    Words(
        "journeyman",
        en=English("Journeyman", "Journeymen"),
        de=German("Wandergeselle", "Wandergesellen", "m"),
        picture="bindle",
        text=Both(
            "Say the name of a card.\n"
            "Turn over cards of your deck until three of other names lie open.\n"
            "These three go to your hand, everything else is discarded.",
            "Nenne den Namen einer Karte.\n"
            "Decke Karten von deinem Nachziehstapel auf, bis drei mit anderen Namen offen liegen.\n"
            "Diese drei kommen auf deine Hand, alles andere wird abgelegt.",
        ),
        asks={
            "name": Ask(
                "Name a card. You get the next three cards that are not called so.",
                "Nenne eine Karte. Du bekommst die nächsten drei, die nicht so heißen.",
            ),
        },
        rulings=(
            Ruling(
                "three-others",
                Source("guilds_1e", examples=("GU7",)),
                "The first three cards of other names go to the hand, the rest is discarded together at the end.",
                "Die ersten drei Karten anderen Namens kommen auf die Hand, der Rest wird am Ende zusammen abgelegt.",
            ),
            Ruling(
                "any-name",
                Source("guilds_1e"),
                "Any name may be said, also one that is not in your deck.",
                "Man darf jeden Namen nennen, auch einen, der im eigenen Deck nicht vorkommt.",
            ),
            Ruling(
                "shuffles-without",
                Source("guilds_1e"),
                "Where cards are missing you shuffle, without those already revealed.",
                "Fehlen Karten, wird gemischt, ohne die schon aufgedeckten.",
            ),
            Ruling(
                "fewer",
                Source("guilds_1e"),
                "If there are fewer than three others, you take those.",
                "Gibt es weniger als drei andere, nimmst du diese.",
            ),
        ),
    ),
)
