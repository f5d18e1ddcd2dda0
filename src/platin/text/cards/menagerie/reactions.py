"""Words of the cards of Menagerie that are played as a reaction."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "black_cat",
        en=English("Black Cat", "Black Cats"),
        de=German("Schwarze Katze", "Schwarze Katzen", "f"),
        picture="cat",
        text=Both(
            "+2 Cards\n"
            "Unless it is your own turn, each of the others gains a Curse.\n"
            "—\n"
            "Whenever another player gains a Victory card, you are free to play this from your hand.",
            "+2 Karten\n"
            "Ist es nicht dein eigener Zug, nehmen alle anderen einen Fluch.\n"
            "—\n"
            "Immer wenn ein anderer eine Punktekarte nimmt, steht dir frei, diese Karte aus der Hand zu spielen.",
        ),
        rulings=(
            Ruling(
                "always-an-attack",
                Source("menagerie_1e"),
                "It is an Attack whenever it is played: the others may react first, in your own turn too.",
                "Sie ist immer ein Angriff, wenn sie gespielt wird: Die anderen dürfen zuerst reagieren, auch in "
                "deinem Zug.",
            ),
            Ruling(
                "curses-from-the-turn",
                Source("menagerie_1e", examples=("ME4",)),
                "The Curses are gained in turn order from the player whose turn it is, leaving you out.",
                "Die Flüche werden reihum genommen, beginnend mit dem Spieler am Zug; du wirst ausgelassen.",
            ),
            Ruling(
                "own-turn",
                Source("menagerie_1e"),
                "In your own turn it brings no Curses, also when another player's Victory card lets you play it then.",
                "In deinem Zug bringt sie keine Flüche, auch wenn du sie dann wegen der Punktekarte eines anderen "
                "spielst.",
            ),
            Ruling(
                "combined",
                Source("menagerie_1e"),
                "Combined Victory cards count as well; your own do not.",
                "Auch kombinierte Punktekarten zählen; deine eigenen nicht.",
            ),
            Ruling(
                "drawn-one",
                Source("menagerie_1e", examples=("ME4",)),
                "Another Black Cat drawn by it can be played for the same gain.",
                "Eine weitere, die du dadurch ziehst, kannst du für dasselbe Nehmen spielen.",
            ),
            Ruling(
                "as-a-way",
                Source("menagerie_1e"),
                "Used as a Way it brings no Curses, whoever's turn it is.",
                "Als Weg genutzt bringt sie keine Flüche, wessen Zug es auch ist.",
            ),
            Ruling(
                "discarded-that-turn",
                Source("menagerie_1e", examples=("ME4",)),
                "Played in another player's turn it is discarded in the Clean-up of that turn.",
                "Im Zug eines anderen gespielt, wird sie in der Aufräumphase dieses Zuges abgelegt.",
            ),
        ),
    ),
    Words(
        "falconer",
        en=English("Falconer", "Falconers"),
        de=German("Falknerin", "Falknerinnen", "f"),
        picture="hawk-emblem",
        text=Both(
            "Gain a cheaper card than this into your hand.\n"
            "—\n"
            "Whenever anybody gains a card of two or more types, you are free to play this from your hand.",
            "Nimm eine billigere Karte als diese auf die Hand.\n"
            "—\n"
            "Immer wenn jemand eine Karte mit zwei oder mehr Typen nimmt, steht dir frei, diese Karte aus der Hand zu "
            "spielen.",
        ),
        asks={"gain": Ask("Gain a cheaper card to your hand.", "Nimm eine billigere Karte auf die Hand.")},
        rulings=(
            Ruling(
                "cheaper-than-now",
                Source("menagerie_1e"),
                "What counts is what both cost now, every part of it; only cards of the Supply, and one has to be "
                "gained.",
                "Es zählt, was beide jetzt kosten, in allen Teilen; nur Karten aus dem Vorrat, und eine muss es sein.",
            ),
            Ruling(
                "any-player",
                Source("menagerie_1e", examples=("ME5",)),
                "Gains of all players count, in any turn, your own too.",
                "Es zählt, was irgendein Spieler nimmt, in jedem Zug, auch du selbst.",
            ),
            Ruling(
                "own-gain",
                Source("menagerie_1e"),
                "A Falconer gained into the hand may react to its own gain.",
                "Eine Falknerin, die auf die Hand genommen wird, kann auf ihr eigenes Nehmen reagieren.",
            ),
            Ruling(
                "chain",
                Source("menagerie_1e", examples=("ME5",)),
                "What it gains may have two types itself and lead to further Falconers, before the first gain goes on.",
                "Was sie nimmt, kann selbst zwei Typen haben und zu weiteren Falknerinnen führen, bevor es mit dem "
                "ersten "
                "Nehmen weitergeht.",
            ),
            Ruling(
                "types-now",
                Source("menagerie_1e"),
                "The types are those that the card has now.",
                "Die Typen sind die, die die Karte jetzt hat.",
            ),
        ),
    ),
    Words(
        "sheepdog",
        en=English("Sheepdog", "Sheepdogs"),
        de=German("Hirtenhund", "Hirtenhunde", "m"),
        picture="labrador-head",
        text=Both(
            "+2 Cards\n—\nWhenever you gain a card, you are free to play this from your hand.",
            "+2 Karten\n—\nImmer wenn du eine Karte nimmst, steht dir frei, diese Karte aus der Hand zu spielen.",
        ),
        rulings=(
            Ruling(
                "any-gain",
                Source("menagerie_1e"),
                "Any card gained in any turn will do, also a Sheepdog gained into the hand.",
                "Jede genommene Karte genügt, in jedem Zug, auch ein Hirtenhund, der auf die Hand genommen wird.",
            ),
            Ruling(
                "chain",
                Source("menagerie_1e"),
                "A Sheepdog drawn by it can be played for the same gain.",
                "Ein dadurch gezogener Hirtenhund kann für dasselbe Nehmen gespielt werden.",
            ),
            Ruling(
                "before-or-after",
                Source("menagerie_1e"),
                "It may be played before or after what the gained card itself does.",
                "Er darf vor oder nach dem gespielt werden, was die genommene Karte selbst tut.",
            ),
            Ruling(
                "no-action-no-treasures",
                Source("menagerie_1e"),
                "That uses no Action; Treasures drawn after a purchase cannot be played any more.",
                "Das verbraucht keine Aktion; nach einem Kauf gezogene Geldkarten kann man nicht mehr spielen.",
            ),
            Ruling(
                "as-a-way",
                Source("menagerie_1e"),
                "A Way may be followed when it is played so.",
                "Wird er so gespielt, darf man einem Weg folgen.",
            ),
            Ruling(
                "discarded-that-turn",
                Source("menagerie_1e", examples=("ME4",)),
                "Played in another player's turn it is discarded in the Clean-up of that turn.",
                "Im Zug eines anderen gespielt, wird er in der Aufräumphase dieses Zuges abgelegt.",
            ),
        ),
    ),
    Words(
        "village_green",
        en=English("Village Green", "Village Greens"),
        de=German("Dorfanger", "Dorfanger", "m"),
        picture="beech",
        text=Both(
            "Pick one:\n"
            "+1 Card and +2 Actions right now;\n"
            "or +1 Card and +2 Actions when your next turn starts.\n"
            "—\n"
            "On discarding this outside Clean-up, you are free to reveal it and play it.",
            "Wähle eins:\n"
            "+1 Karte und +2 Aktionen sofort;\n"
            "oder +1 Karte und +2 Aktionen, wenn dein nächster Zug beginnt.\n"
            "—\n"
            "Legst du diese Karte außerhalb der Aufräumphase ab, steht dir frei, sie aufzudecken und zu spielen.",
        ),
        later={
            2: Both(
                "Pick one:\n"
                "+1 Card and +2 Actions right now;\n"
                "or +1 Card and +2 Actions when your next turn starts.\n"
                "—\n"
                "On discarding this outside Clean-up, you are free to play it.",
                "Wähle eins:\n"
                "+1 Karte und +2 Aktionen sofort;\n"
                "oder +1 Karte und +2 Aktionen, wenn dein nächster Zug beginnt.\n"
                "—\n"
                "Legst du diese Karte außerhalb der Aufräumphase ab, steht dir frei, sie zu spielen.",
            )
        },
        asks={
            "choose": Ask(
                "When do you want +1 Card and +2 Actions?",
                "Wann möchtest du +1 Karte und +2 Aktionen?",
                options={
                    "now": Both("Now", "Jetzt"),
                    "next_turn": Both("At the start of your next turn", "Zu Beginn deines nächsten Zuges"),
                },
            ),
        },
        rulings=(
            Ruling(
                "now-or-later",
                Source("menagerie_1e"),
                "For now it is discarded this turn; for the next turn it stays in play until the Clean-up of that.",
                "Für jetzt wird er in diesem Zug abgelegt; für den nächsten bleibt er bis zu dessen Aufräumphase im "
                "Spiel.",
            ),
            Ruling(
                "each-play",
                Source("menagerie_1e"),
                "Played several times you choose each time; it stays, with the card that repeats it, if one of them "
                "was "
                "for later.",
                "Mehrmals gespielt, wählst du jedes Mal; war eines davon für später, bleibt er, mit der Karte, die ihn "
                "wiederholt.",
            ),
            Ruling(
                "discarded-from-anywhere",
                Source("menagerie_1e", examples=("ME1",)),
                "It may be played on being discarded from anywhere, in any turn, without an Action: hand, deck, Exile.",
                "Er darf gespielt werden, von wo immer er abgelegt wird, in jedem Zug, ohne Aktion: Hand, "
                "Nachziehstapel, "
                "Exil.",
            ),
            Ruling(
                "only-discarding",
                Source("menagerie_1e"),
                "To gain it or to put the deck into the discard pile is no discarding, and neither does Clean-up "
                "count.",
                "Ihn zu nehmen oder den Nachziehstapel auf den Ablagestapel zu legen ist kein Ablegen, und auch die "
                "Aufräumphase zählt nicht.",
            ),
            Ruling(
                "shuffled-away",
                Source("menagerie_1e"),
                "Of several discarded together all lie in the discard pile first; one that a draw has shuffled away "
                "cannot "
                "be played any more.",
                "Von mehreren zusammen abgelegten liegen zuerst alle auf dem Ablagestapel; einen, der beim Ziehen "
                "weggemischt wurde, kann man nicht mehr spielen.",
            ),
            Ruling(
                "lost-to-vassal",
                Source("practice"),
                "Vassal cannot play one that was played on being discarded.",
                "Der Vasall kann einen nicht spielen, der schon beim Ablegen gespielt wurde.",
            ),
            Ruling(
                "revealed",
                Source("menagerie_1e"),
                "In the first print you reveal it to play it.",
                "In der ersten Fassung deckst du ihn auf, um ihn zu spielen.",
            ),
            Ruling(
                "not-revealed",
                Source("menagerie_later"),
                "In the second print it is played without being revealed.",
                "In der zweiten Fassung wird er gespielt, ohne aufgedeckt zu werden.",
                edition=2,
            ),
        ),
    ),
)
