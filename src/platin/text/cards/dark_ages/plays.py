"""Words of the cards that play others."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "band_of_misfits",
        en=English("Band of Misfits", "Bands of Misfits"),
        de=German("Vogelfreie", "Vogelfreie", "pl"),
        picture="dark-squad",
        text=Both(
            "Play this as if it were an Action card of the Supply, of your choice, that costs less than it. It is "
            "that card until it leaves play.",
            "Spiele diese Karte, als wäre sie eine Aktionskarte deiner Wahl aus dem Vorrat, die weniger kostet als "
            "sie. Sie ist diese Karte, bis sie das Spiel verlässt.",
        ),
        later={
            2: Both(
                "Play an Action card of the Supply that costs less than this and is neither a Command nor a "
                "Duration, leaving it there.",
                "Spiele eine Aktionskarte aus dem Vorrat, die weniger kostet als diese und weder Befehls- noch "
                "Dauerkarte ist, und lass sie dort liegen.",
            ),
        },
        asks={
            "play": Ask(
                "Which card of the Supply is played?",
                "Welche Karte aus dem Vorrat wird gespielt?",
            ),
        },
        rulings=(
            Ruling(
                "cheaper-action",
                Source("dark_ages_1e"),
                "Only an Action that can be seen in the Supply and costs less at that moment: nothing from an "
                "empty pile, nothing beside the Supply, of a mixed pile only the top card.",
                "Nur eine Aktionskarte, die im Vorrat zu sehen ist und in diesem Augenblick weniger kostet: nichts "
                "von einem leeren Stapel, nichts neben dem Vorrat, von einem gemischten Stapel nur die oberste.",
            ),
            Ruling(
                "none",
                Source("dark_ages_1e"),
                "With no such card it lies in play as itself and does nothing.",
                "Gibt es keine solche Karte, liegt sie als sie selbst im Spiel und tut nichts.",
            ),
            Ruling(
                "moves-itself",
                Source("dark_ages_1e"),
                "What would move the chosen card moves this one: as a Death Cart it is trashed.",
                "Was die gewählte Karte bewegen würde, bewegt diese: Als Leichenkarren wird sie entsorgt.",
            ),
            Ruling(
                "leaving-play",
                Source("dark_ages_1e"),
                "When it is trashed or discarded from play it still is that card: a Fortress goes to the hand, a "
                "Hermit is trashed for a Madman. Anywhere else it is itself again.",
                "Wird sie entsorgt oder aus dem Spiel abgelegt, ist sie noch jene Karte: Eine Festung kommt auf "
                "die Hand, ein Eremit wird für einen Verrückten entsorgt. Überall sonst ist sie wieder sie selbst.",
            ),
            Ruling(
                "duration",
                Source("dark_ages_1e"),
                "As a Duration, or as a Throne Room that played one, it stays in play as that card would.",
                "Als Dauerkarte oder als Thronsaal, der eine gespielt hat, bleibt sie im Spiel, wie jene Karte es "
                "täte.",
            ),
            Ruling(
                "chosen-once",
                Source("dark_ages_1e"),
                "Played several times by another card, it stays what was chosen first; if it left play in between, "
                "you choose anew, and only what a play does happens.",
                "Von einer anderen Karte mehrmals gespielt, bleibt sie, was zuerst gewählt wurde; hat sie das "
                "Spiel inzwischen verlassen, wählst du neu, und nur was beim Spielen geschieht, geschieht.",
            ),
            Ruling(
                "procession",
                Source("dark_ages_1e"),
                "A Procession that plays it as a Fortress: it is taken to the hand, and the card gained costs "
                "exactly 6, because there it costs 5 again.",
                "Eine Prozession, die sie als Festung spielt: Sie kommt auf die Hand, und die genommene Karte "
                "kostet genau 6, denn dort kostet sie wieder 5.",
            ),
            Ruling(
                "counts-as-it",
                Source("dark_ages_1e"),
                "In play it counts as the other card, by name and type.",
                "Im Spiel zählt sie als die andere Karte, mit Namen und Typ.",
            ),
            Ruling(
                "attack",
                Source("dark_ages_1e"),
                "As an Attack it can be reacted to.",
                "Als Angriff darf man auf sie reagieren.",
            ),
            Ruling(
                "stays-there",
                Source("dark_ages_later"),
                "Later print: the card stays in the Supply; it is never in play and cannot move itself.",
                "Späterer Druck: Die Karte bleibt im Vorrat; sie ist nie im Spiel und kann sich nicht bewegen.",
                edition=2,
            ),
            Ruling(
                "if-you-did",
                Source("dark_ages_later"),
                "Later print: what depends on such a move fails with it; what does not, happens.",
                "Späterer Druck: Was von so einer Bewegung abhängt, scheitert mit ihr; alles andere geschieht.",
                edition=2,
            ),
            Ruling(
                "anew",
                Source("dark_ages_later"),
                "Later print: you choose anew for each play.",
                "Späterer Druck: Du wählst bei jedem Spielen neu.",
                edition=2,
            ),
            Ruling(
                "no-command",
                Source("dark_ages_later"),
                "Later print: neither a Command nor a Duration may be chosen.",
                "Späterer Druck: Weder Befehls- noch Dauerkarten dürfen gewählt werden.",
                edition=2,
            ),
            Ruling(
                "two-plays",
                Source("author"),
                "It is played twice over, as itself and as the other card: both plays count, and tokens on a pile "
                "are for the play of that card.",
                "Sie wird sozusagen doppelt gespielt, als sie selbst und als die andere Karte: Beides zählt, und "
                "Marker auf einem Stapel gelten für das Spielen jener Karte.",
            ),
            Ruling(
                "tokens",
                Source("author"),
                "Later print: tokens on the pile of the played card apply.",
                "Späterer Druck: Marker auf dem Stapel der gespielten Karte gelten.",
                edition=2,
            ),
        ),
    ),
    Words(
        "counterfeit",
        en=English("Counterfeit", "Counterfeits"),
        de=German("Falschgeld", "Falschgeld", "n"),
        picture="cracked-disc",
        text=Both(
            "Worth 1 coin\n"
            "+1 Buy\n"
            "You are free to play another Treasure from your hand two times. If you do, trash that one.",
            "Wert: 1 Geld\n"
            "+1 Kauf\n"
            "Du darfst eine andere Geldkarte aus der Hand zweimal spielen. Tust du das, entsorge sie.",
        ),
        later={
            2: Both(
                "Worth 1 coin\n"
                "+1 Buy\n"
                "You are free to play a Treasure that is no Duration from your hand two times. If you do, trash it.",
                "Wert: 1 Geld\n"
                "+1 Kauf\n"
                "Du darfst eine Geldkarte aus der Hand, die keine Dauerkarte ist, zweimal spielen. Tust du das, "
                "entsorge sie.",
            ),
        },
        asks={
            "play": Ask(
                "You may play a Treasure from your hand twice, and trash it.",
                "Du darfst eine Geldkarte aus der Hand zweimal spielen und entsorgen.",
            ),
        },
        rulings=(
            Ruling(
                "money-stays",
                Source("dark_ages_1e"),
                "You keep the money of both plays; what the Treasure says happens twice.",
                "Das Geld von beidem behältst du; was auf der Geldkarte steht, geschieht zweimal.",
            ),
            Ruling(
                "another-counterfeit",
                Source("dark_ages_1e"),
                "It may be another Counterfeit.",
                "Es darf auch ein anderes Falschgeld sein.",
            ),
            Ruling(
                "spoils",
                Source("dark_ages_1e"),
                "Spoils give 6 coins and are returned to their pile, so they are not trashed.",
                "Eine Beute gibt 6 Geld und geht auf ihren Stapel zurück, wird also nicht entsorgt.",
            ),
            Ruling(
                "combined",
                Source("dark_ages_1e"),
                "A Treasure that has another type as well will do.",
                "Auch eine Geldkarte mit weiterem Typ ist erlaubt.",
            ),
            Ruling(
                "no-duration",
                Source("dark_ages_later"),
                "Later print: no Duration.",
                "Späterer Druck: keine Dauerkarte.",
                edition=2,
            ),
        ),
    ),
    Words(
        "procession",
        en=English("Procession", "Processions"),
        de=German("Prozession", "Prozessionen", "f"),
        picture="candles",
        text=Both(
            "You are free to play an Action from your hand two times. Then trash it and gain an Action that costs "
            "exactly 1 more than it.",
            "Du darfst eine Aktionskarte aus der Hand zweimal spielen. Entsorge sie dann und nimm eine "
            "Aktionskarte, die genau 1 mehr kostet.",
        ),
        later={
            2: Both(
                "You are free to play an Action that is no Duration from your hand two times. Then trash it and "
                "gain an Action that costs exactly 1 more than it.",
                "Du darfst eine Aktionskarte aus der Hand, die keine Dauerkarte ist, zweimal spielen. Entsorge sie "
                "dann und nimm eine Aktionskarte, die genau 1 mehr kostet.",
            ),
        },
        asks={
            "play": Ask(
                "You may play an Action from your hand twice, and trade it in.",
                "Du darfst eine Aktionskarte aus der Hand zweimal spielen und eintauschen.",
            ),
            "gain": Ask(
                "Gain an Action costing exactly 1 more.",
                "Nimm eine Aktionskarte, die genau 1 mehr kostet.",
            ),
        },
        rulings=(
            Ruling(
                "twice-then-trashed",
                Source("dark_ages_1e"),
                "The Action is played twice without using up Actions, then trashed; what that causes comes before "
                "the gain.",
                "Die Aktionskarte wird zweimal gespielt, ohne Aktionen zu verbrauchen, dann entsorgt; was das "
                "auslöst, kommt vor dem Nehmen.",
            ),
            Ruling(
                "nothing-played",
                Source("dark_ages_1e"),
                "If you play nothing, nothing is trashed or gained.",
                "Spielst du nichts, wird nichts entsorgt oder genommen.",
            ),
            Ruling(
                "exactly-one-more",
                Source("dark_ages_1e"),
                "You have to gain an Action that costs exactly 1 more; without one you gain none.",
                "Du musst eine Aktionskarte nehmen, die genau 1 mehr kostet; gibt es keine, nimmst du keine.",
            ),
            Ruling(
                "no-longer-in-play",
                Source("dark_ages_1e"),
                "A card that has left play is not trashed, but you gain all the same.",
                "Eine Karte, die das Spiel verlassen hat, wird nicht entsorgt, aber du nimmst trotzdem.",
            ),
            Ruling(
                "procession-on-procession",
                Source("dark_ages_1e"),
                "Playing another Procession twice: each time an Action is played twice, trashed and replaced; then "
                "that Procession is trashed and replaced.",
                "Eine andere Prozession zweimal gespielt: Jedes Mal wird eine Aktionskarte zweimal gespielt, "
                "entsorgt und ersetzt; danach wird jene Prozession entsorgt und ersetzt.",
            ),
            Ruling(
                "duration",
                Source("dark_ages_1e"),
                "A Duration played with it is trashed, acts twice in the next turn, and does not keep the "
                "Procession in play.",
                "Eine damit gespielte Dauerkarte wird entsorgt, wirkt im nächsten Zug zweimal und hält die "
                "Prozession nicht im Spiel.",
            ),
            Ruling(
                "no-duration",
                Source("dark_ages_later"),
                "Later print: no Duration may be played with it, but one may be gained.",
                "Späterer Druck: Eine Dauerkarte darf man damit nicht spielen, aber nehmen.",
                edition=2,
            ),
        ),
    ),
)
