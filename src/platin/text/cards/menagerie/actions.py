"""Words of the Actions of Menagerie that need none of its own mechanisms."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "barge",
        en=English("Barge", "Barges"),
        de=German("Lastkahn", "Lastkähne", "m"),
        picture="raft",
        text=Both(
            "Pick one:\n+3 Cards and +1 Buy right now;\nor +3 Cards and +1 Buy when your next turn starts.",
            "Wähle eins:\n+3 Karten und +1 Kauf sofort;\noder +3 Karten und +1 Kauf, wenn dein nächster Zug beginnt.",
        ),
        asks={
            "choose": Ask(
                "When do you want +3 Cards and +1 Buy?",
                "Wann möchtest du +3 Karten und +1 Kauf?",
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
                "For now it is discarded this turn; for the next turn it stays in play.",
                "Für jetzt wird er in diesem Zug abgelegt; für den nächsten bleibt er im Spiel.",
            ),
            Ruling(
                "each-play",
                Source("menagerie_1e"),
                "Played several times you choose each time; it stays if one of them was for the next turn.",
                "Mehrmals gespielt, wählst du jedes Mal; er bleibt, wenn eines davon für den nächsten Zug war.",
            ),
        ),
    ),
    Words(
        "goatherd",
        en=English("Goatherd", "Goatherds"),
        de=German("Ziegenhirtin", "Ziegenhirtinnen", "f"),
        picture="cheese-wedge",
        text=Both(
            "+1 Action\n"
            "If you like, trash one of your hand cards.\n"
            "+1 Card for every card that the player on your right trashed in their most recent turn.",
            "+1 Aktion\n"
            "Wenn du möchtest, entsorge eine Handkarte.\n"
            "+1 Karte für jede Karte, die der Spieler rechts von dir in seinem letzten Zug entsorgt hat.",
        ),
        asks={"trash": Ask("You may trash a card from your hand.", "Du darfst eine Karte aus der Hand entsorgen.")},
        rulings=(
            Ruling(
                "not-for-your-own",
                Source("menagerie_1e"),
                "The Cards do not depend on your trashing anything, nor on how much.",
                "Die Karten hängen nicht davon ab, ob und wie viel du selbst entsorgst.",
            ),
            Ruling(
                "only-that-turn",
                Source("menagerie_1e", examples=("ME18",)),
                "Only what that player trashed in that turn counts, not what others did then or that player in other "
                "turns.",
                "Es zählt nur, was jener Spieler in jenem Zug entsorgt hat, nicht, was andere dann oder er in anderen "
                "Zügen "
                "entsorgt haben.",
            ),
            Ruling(
                "every-trashing",
                Source("menagerie_1e"),
                "Every trashing counts, from wherever; the same card twice counts twice.",
                "Jedes Entsorgen zählt, von wo auch immer; dieselbe Karte zweimal zählt zweimal.",
            ),
            Ruling(
                "most-recent-turn",
                Source("menagerie_1e"),
                "The most recent turn may be an extra turn; before the first turn it is nothing.",
                "Der letzte Zug kann ein Extrazug sein; vor dem ersten Zug ist es nichts.",
            ),
        ),
    ),
    Words(
        "hunting_lodge",
        en=English("Hunting Lodge", "Hunting Lodges"),
        de=German("Jagdhütte", "Jagdhütten", "f"),
        picture="stag-head",
        text=Both(
            "+1 Card\n+2 Actions\nIf you like, discard your whole hand; then +5 Cards.",
            "+1 Karte\n+2 Aktionen\nWenn du möchtest, lege alle Handkarten ab; dann +5 Karten.",
        ),
        asks={"discard": Ask("Discard your hand for +5 Cards?", "Alle Handkarten ablegen für +5 Karten?")},
        rulings=(
            Ruling(
                "drawn-card-too",
                Source("menagerie_1e"),
                "The card just drawn is part of the hand.",
                "Die eben gezogene Karte gehört zur Hand.",
            ),
            Ruling(
                "empty-hand",
                Source("practice"),
                "An empty hand can be discarded as well, for +5 Cards.",
                "Auch eine leere Hand kann man ablegen, für +5 Karten.",
            ),
            Ruling(
                "shuffled-in",
                Source("menagerie_1e"),
                "If you have to shuffle, the discarded cards are among the shuffled ones.",
                "Musst du mischen, sind die abgelegten Karten dabei.",
            ),
        ),
    ),
    Words(
        "kiln",
        en=English("Kiln", "Kilns"),
        de=German("Brennofen", "Brennöfen", "m"),
        picture="plain/kiln",
        text=Both(
            "+2 Coins\nWhen you next play a card in this turn, you are free to gain a copy of it beforehand.",
            "+2 Geld\nWenn du in diesem Zug das nächste Mal eine Karte spielst, steht dir frei, vorher eine gleiche zu "
            "nehmen.",
        ),
        rulings=(
            Ruling(
                "any-card",
                Source("menagerie_1e"),
                "A card of any type will do, but the copy comes from the Supply alone.",
                "Eine Karte beliebigen Typs genügt, aber die gleiche kommt nur aus dem Vorrat.",
            ),
            Ruling(
                "before-everything",
                Source("menagerie_1e"),
                "The copy is gained before the instructions are followed, and before Reactions to an Attack.",
                "Die gleiche Karte wird genommen, bevor die Anweisungen befolgt werden und bevor jemand auf einen "
                "Angriff "
                "reagiert.",
            ),
            Ruling(
                "played-twice",
                Source("menagerie_1e"),
                "With Throne Room the first Kiln may copy the second play of it, and the second waits for another "
                "card.",
                "Mit dem Thronsaal kann der erste Brennofen sein zweites Spielen kopieren, und der zweite wartet auf "
                "eine "
                "weitere Karte.",
            ),
            Ruling(
                "next-play-only",
                Source("menagerie_1e"),
                "It is about the very next play; if that is not copied, the chance is gone.",
                "Es geht um das allernächste Spielen; wird dabei nichts genommen, ist die Gelegenheit vorbei.",
            ),
            Ruling(
                "with-a-way",
                Source("menagerie_1e"),
                "It does not matter whether the card is then used as a Way.",
                "Ob die Karte dann als Weg genutzt wird, spielt keine Rolle.",
            ),
            Ruling(
                "this-turn",
                Source("menagerie_1e"),
                "If you play no further card this turn, nothing comes of it.",
                "Spielst du in diesem Zug keine Karte mehr, wird nichts daraus.",
            ),
        ),
    ),
    Words(
        "mastermind",
        en=English("Mastermind", "Masterminds"),
        de=German("Drahtzieher", "Drahtzieher", "m"),
        picture="puppet",
        text=Both(
            "When your next turn starts, you are free to play an Action from your hand three times.",
            "Wenn dein nächster Zug beginnt, steht dir frei, eine Aktionskarte aus der Hand dreimal zu spielen.",
        ),
        asks={
            "play": Ask(
                "You may play an Action from your hand three times.",
                "Du darfst eine Aktionskarte aus der Hand dreimal spielen.",
            ),
        },
        rulings=(
            Ruling(
                "no-actions-used",
                Source("menagerie_1e"),
                "It is optional and uses no Actions.",
                "Das ist freiwillig und verbraucht keine Aktionen.",
            ),
            Ruling(
                "stays-with-a-duration",
                Source("menagerie_1e"),
                "If it plays a Duration, it stays in play as long as that.",
                "Spielt er eine Dauerkarte, bleibt er so lange im Spiel wie sie.",
            ),
            Ruling(
                "mastermind-of-masterminds",
                Source("menagerie_1e"),
                "A Mastermind played three times plays three Actions three times each in the turn after.",
                "Ein dreimal gespielter Drahtzieher spielt im Zug darauf drei Aktionskarten je dreimal.",
            ),
            Ruling(
                "horse",
                Source("menagerie_1e"),
                "A Horse brings +6 Cards and +3 Actions, and is returned once.",
                "Ein Pferd bringt +6 Karten und +3 Aktionen und wird einmal zurückgelegt.",
            ),
        ),
    ),
    Words(
        "snowy_village",
        en=English("Snowy Village", "Snowy Villages"),
        de=German("Verschneites Dorf", "Verschneite Dörfer", "n"),
        picture="plain/snowy-village",
        text=Both(
            "+1 Card\n+4 Actions\n+1 Buy\nFor the rest of this turn +Actions give you nothing.",
            "+1 Karte\n+4 Aktionen\n+1 Kauf\nFür den Rest dieses Zuges bringen dir +Aktionen nichts.",
        ),
        rulings=(
            Ruling(
                "kept-actions",
                Source("menagerie_1e"),
                "You keep the Actions that you had before you played it.",
                "Du behältst die Aktionen, die du vor dem Ausspielen hattest.",
            ),
            Ruling(
                "no-more-actions",
                Source("menagerie_1e"),
                "Cards played later in the turn give no Actions; all else that they bring you get.",
                "Später im Zug gespielte Karten geben keine Aktionen; alles andere, was sie bringen, bekommst du.",
            ),
            Ruling(
                "its-own-copies",
                Source("menagerie_1e"),
                "Another Snowy Village, or playing the same one again, gives no Actions either.",
                "Auch ein weiteres Verschneites Dorf gibt keine Aktionen, auch nicht dasselbe noch einmal gespielt.",
            ),
            Ruling(
                "plays-without-actions",
                Source("menagerie_1e"),
                "Cards that are played because another card says so need no Action, and can still be played.",
                "Karten, die auf Anweisung einer anderen gespielt werden, brauchen keine Aktion und bleiben spielbar.",
            ),
            Ruling(
                "this-turn-only",
                Source("menagerie_1e"),
                "It concerns you and this turn: in later turns +Actions count again.",
                "Es betrifft dich und diesen Zug: In späteren Zügen zählen +Aktionen wieder.",
            ),
        ),
    ),
)
