"""Words of the cards that play others, or as others."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "crown",
        en=English("Crown", "Crowns"),
        de=German("Krone", "Kronen", "f"),
        picture="crown",
        text=Both(
            "In your Action phase you may play an Action card from your hand twice.\n"
            "In your Buy phase you may play a Treasure from your hand twice.",
            "In deiner Aktionsphase darfst du eine Aktionskarte aus der Hand zweimal spielen.\n"
            "In deiner Kaufphase darfst du eine Geldkarte aus der Hand zweimal spielen.",
        ),
        asks={
            "action": Ask("You may play an Action twice.", "Du darfst eine Aktionskarte zweimal spielen."),
            "treasure": Ask("You may play a Treasure twice.", "Du darfst eine Geldkarte zweimal spielen."),
        },
        rulings=(
            Ruling(
                "phase-decides",
                Source("empires_1e"),
                "The phase decides, not as what it is played: as a Treasure in the Action phase it doubles an Action.",
                "Die Phase entscheidet, nicht als was sie gespielt wird: Als Geldkarte in der Aktionsphase verdoppelt "
                "sie eine Aktionskarte.",
            ),
            Ruling(
                "optional",
                Source("empires_1e"),
                "You need not play anything with it.",
                "Du musst nichts mit ihr spielen.",
            ),
            Ruling(
                "no-actions",
                Source("empires_1e"),
                "The doubled card uses up no Actions; in the Buy phase the Crown does not either.",
                "Die verdoppelte Karte verbraucht keine Aktionen; in der Kaufphase auch die Krone nicht.",
            ),
            Ruling(
                "crown-on-crown",
                Source("empires_1e"),
                "A Crown on a Crown lets you play two further cards twice each.",
                "Eine Krone auf eine Krone lässt dich zwei weitere Karten je zweimal spielen.",
            ),
            Ruling(
                "duration",
                Source("empires_1e", "durations"),
                "It stays in play as long as a Duration that it played twice.",
                "Sie bleibt so lange im Spiel wie eine Dauerkarte, die sie zweimal gespielt hat.",
            ),
        ),
    ),
    Words(
        "overlord",
        en=English("Overlord", "Overlords"),
        de=German("Lehnsherr", "Lehnsherren", "m"),
        picture="overlord-helm",
        text=Both(
            "Play this as if it were an Action card of the Supply, of your choice, that costs 5 Coins at most. It is "
            "that card until it leaves play.",
            "Spiele diese Karte, als wäre sie eine Aktionskarte deiner Wahl aus dem Vorrat, die höchstens 5 Geld "
            "kostet. Sie ist diese Karte, bis sie das Spiel verlässt.",
        ),
        later={
            2: Both(
                "Play an Action card of the Supply that costs 5 Coins at most and is no Command, leaving it there.",
                "Spiele eine Aktionskarte aus dem Vorrat, die höchstens 5 Geld kostet und keine Befehlskarte ist, und "
                "lass sie dort liegen.",
            ),
            3: Both(
                "Play an Action card of the Supply that costs 5 Coins at most and is neither a Command nor a Duration, "
                "leaving it there.",
                "Spiele eine Aktionskarte aus dem Vorrat, die höchstens 5 Geld kostet und weder Befehls- noch "
                "Dauerkarte ist, und lass sie dort liegen.",
            ),
        },
        asks={
            "play": Ask("Which card of the Supply is played?", "Welche Karte aus dem Vorrat wird gespielt?"),
        },
        rulings=(
            Ruling(
                "up-to-five",
                Source("empires_1e"),
                "Only an Action that lies open in the Supply and costs up to 5 coins at that moment, without Debt or "
                "Potion: never another Overlord, nothing from an empty pile, of a mixed pile only the top card.",
                "Nur eine Aktionskarte, die offen im Vorrat liegt und in diesem Augenblick höchstens 5 Geld kostet, "
                "ohne Schulden und Trank: nie ein anderer Lehnsherr, nichts von einem leeren Stapel, von einem "
                "gemischten nur die oberste.",
            ),
            Ruling(
                "none",
                Source("empires_1e"),
                "With no such card it does nothing.",
                "Gibt es keine solche Karte, tut er nichts.",
            ),
            Ruling(
                "moves-itself",
                Source("empires_1e"),
                "First print: what would move the chosen card moves this one. As an Encampment it is set aside, and "
                "returns to its own pile when Clean-up begins.",
                "Erster Druck: Was die gewählte Karte bewegen würde, bewegt diese. Als Feldlager wird er zur Seite "
                "gelegt und kehrt bei Beginn der Aufräumphase auf seinen eigenen Stapel zurück.",
            ),
            Ruling(
                "duration",
                Source("empires_1e", examples=("EM11",)),
                "First print: as a Duration, or as a Throne Room that played one, it stays in play as that card would.",
                "Erster Druck: Als Dauerkarte oder als Thronsaal, der eine gespielt hat, bleibt er im Spiel, wie jene "
                "Karte es täte.",
            ),
            Ruling(
                "chosen-once",
                Source("empires_1e", examples=("EM11",)),
                "First print: played several times by another card, it is the card that was chosen at first.",
                "Erster Druck: Von einer anderen Karte mehrmals gespielt, ist er die zuerst gewählte.",
            ),
            Ruling(
                "itself-again",
                Source("empires_1e"),
                "First print: in play it is the other card, by name, cost and types; anywhere else it is an Overlord "
                "again and costs 8 Debt.",
                "Erster Druck: Im Spiel ist er die andere Karte, mit Namen, Kosten und Typen; überall sonst ist er "
                "wieder ein Lehnsherr und kostet 8 Schulden.",
            ),
            Ruling(
                "no-treasure",
                Source("empires_1e"),
                "It cannot be played in the Buy phase to be a Crown: in hand it is no Treasure.",
                "Er kann nicht in der Kaufphase gespielt werden, um eine Krone zu sein: Auf der Hand ist er keine "
                "Geldkarte.",
            ),
            Ruling(
                "enchanted",
                Source("empires_1e"),
                "Hit by an Enchantress it becomes no other card.",
                "Von einer Zauberin getroffen, wird er zu keiner anderen Karte.",
            ),
            Ruling(
                "stays-there",
                Source("empires_later"),
                "Later prints: the card stays in the Supply; it is never in play and cannot move itself. What depends "
                "on such a move fails with it; what does not, happens.",
                "Spätere Drucke: Die Karte bleibt im Vorrat; sie ist nie im Spiel und kann sich nicht bewegen. Was von "
                "so einer Bewegung abhängt, scheitert mit ihr; alles andere geschieht.",
                edition=2,
            ),
            Ruling(
                "anew",
                Source("empires_later", examples=("EM11",)),
                "Later prints: you choose anew for each play.",
                "Spätere Drucke: Du wählst bei jedem Spielen neu.",
                edition=2,
            ),
            Ruling(
                "no-command",
                Source("empires_later"),
                "Later prints: no Command may be chosen.",
                "Spätere Drucke: Es darf keine Befehlskarte gewählt werden.",
                edition=2,
            ),
            Ruling(
                "as-long-as-it",
                Source("empires_later"),
                "Second print: it stays in play as long as a Duration that it played would have to.",
                "Zweiter Druck: Er bleibt so lange im Spiel, wie es eine von ihm gespielte Dauerkarte müsste.",
                edition=2,
            ),
            Ruling(
                "no-duration",
                Source("empires_later"),
                "Third print: no Duration may be chosen.",
                "Dritter Druck: Es darf keine Dauerkarte gewählt werden.",
                edition=3,
            ),
        ),
    ),
)
