"""What the table in the browser says about others' turns as they are shown: pace, story, replay; sounds and notices."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "pace.skip": Both("Skip", "Überspringen"),
        "pace.skip_more": Both(
            "Show the present table at once: any key, or a click on the table",
            "Gleich zeigen, wie es jetzt steht: beliebige Taste oder ein Klick auf den Tisch",
        ),
        "pace.notice": Both("Platin: your decision", "Platin: Du bist gefragt"),
        "pace.notice_more": Both("It is your turn: {kingdom}", "Du bist dran: {kingdom}"),
        "pace.notice_asked": Both("You are asked something: {kingdom}", "Du wirst etwas gefragt: {kingdom}"),
        "pace.jump": Both("Go to a turn", "Zu einem Zug"),
        "pace.own_turns": Both("Your turns", "Deine Züge"),
        "pace.all_turns": Both("All turns", "Alle Züge"),
        "pace.turn_back": Both("A turn back", "Einen Zug zurück"),
        "pace.turn_back_key": Both("A turn back (key , in the log)", "Einen Zug zurück (Taste , im Protokoll)"),
        "pace.turn_on": Both("A turn on", "Einen Zug weiter"),
        "pace.turn_on_key": Both("A turn on (key . in the log)", "Einen Zug weiter (Taste . im Protokoll)"),
        "pace.again": Both("Replay", "Noch einmal"),
        "pace.again_more": Both(
            "Show again what the others did (key R)", "Noch einmal zeigen, was die anderen getan haben (Taste R)"
        ),
    }
)
