"""Words of Scepter."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "scepter",
        en=English("Scepter", "Scepters"),
        de=German("Zepter", "Zepter", "n"),
        picture="winged-scepter",
        text=Both(
            "Choose one: +2 Coins; or one of your Actions that you have played in this turn and that still lies in "
            "play is played again.",
            "Wähle eins: +2 Geld; oder eine deiner Aktionskarten, die du in diesem Zug gespielt hast und die noch im "
            "Spiel liegt, wird noch einmal gespielt.",
        ),
        later={
            2: Both(
                "Choose one: +2 Coins; or one of your Actions without the type Command that you have played in this "
                "turn and that still lies in play is played again.",
                "Wähle eins: +2 Geld; oder eine deiner Aktionskarten ohne den Typ Befehl, die du in diesem Zug "
                "gespielt hast und die noch im Spiel liegt, wird noch einmal gespielt.",
            ),
        },
        asks={
            "choose": Ask(
                "What does the Scepter do?",
                "Was tut das Zepter?",
                options={
                    "coins": Both("+2 Coins", "+2 Geld"),
                    "replay": Both("play an Action again", "Aktionskarte noch einmal spielen"),
                },
            ),
            "replay": Ask(
                "Which Action is played again?",
                "Welche Aktionskarte wird noch einmal gespielt?",
            ),
        },
        rulings=(
            Ruling(
                "no-action-used",
                Source("renaissance_1e"),
                "The play uses no Action; Actions that it brings in the Buy phase are of no use there, but Treasures "
                "that it draws may be played.",
                "Das Spielen verbraucht keine Aktion; Aktionen, die es in der Kaufphase bringt, nützen dort nichts, "
                "aber gezogene Geldkarten dürfen gespielt werden.",
            ),
            Ruling(
                "attack-again",
                Source("renaissance_1e"),
                "An Attack played again may be reacted to again.",
                "Auf einen noch einmal gespielten Angriff darf wieder reagiert werden.",
            ),
            Ruling(
                "this-turn",
                Source("renaissance_1e"),
                "The Action must have been played in this turn: not a Duration of an earlier one.",
                "Die Aktionskarte muss in diesem Zug gespielt worden sein: keine Dauerkarte aus einem früheren.",
            ),
            Ruling(
                "not-back-again",
                Source("author"),
                "A card that left play and came back cannot be played again, nor a Reserve card that was only called.",
                "Eine Karte, die das Spiel verlassen hat und zurückgekommen ist, kann nicht noch einmal gespielt "
                "werden, ebenso wenig eine nur aufgerufene Reservekarte.",
            ),
            Ruling(
                "still-at-work",
                Source("author"),
                "A card whose instructions are still being followed can be played again, such as the Storyteller that "
                "plays the Scepter.",
                "Eine Karte, die noch ausgeführt wird, kann noch einmal gespielt werden, etwa der "
                "Geschichtenerzähler, der das Zepter spielt.",
            ),
            Ruling(
                "no-target",
                Source("renaissance_1e"),
                "You may choose to play an Action again though there is none; then nothing happens.",
                "Du darfst das Spielen auch wählen, wenn es keine Aktionskarte dafür gibt; dann geschieht nichts.",
            ),
            Ruling(
                "stays-with-a-duration",
                Source("author"),
                "It stays in play as long as a Duration that it played again, whichever of the plays that stays for.",
                "Es bleibt so lange im Spiel wie eine Dauerkarte, die es noch einmal gespielt hat, für welches "
                "Spielen auch immer diese bleibt.",
            ),
            Ruling(
                "crown",
                Source("renaissance_1e"),
                "Played twice by a Crown you choose anew each time.",
                "Von einer Krone zweimal gespielt, wählst du jedes Mal neu.",
            ),
            Ruling(
                "any-action",
                Source("renaissance_1e"),
                "In the first print it is only a Treasure, and Commands may be played again too.",
                "In der ersten Auflage ist es nur eine Geldkarte, und auch Befehle dürfen noch einmal gespielt werden.",
            ),
            Ruling(
                "no-commands",
                Source("renaissance_later"),
                "In the later print it is a Command and plays no Command again.",
                "In der späteren Auflage ist es ein Befehl und spielt keinen Befehl noch einmal.",
                edition=2,
            ),
        ),
    ),
)
