"""Words of Events and cards of Adventures that put a player's tokens on piles."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "training",
        en=English("Training", "Trainings"),
        de=German("Training", "Trainings", "n"),
        text=Both(
            "Put your +1 Coin token on a Supply pile of Actions, from wherever it lies.\n"
            "Each time you play a card of that pile, the token gives you +1 Coin before anything else.",
            "Lege deinen +1-Geld-Marker auf einen Aktionsstapel des Vorrats, wo auch immer er bisher liegt.\n"
            "Jedes Mal, wenn du eine Karte dieses Stapels spielst, gibt dir der Marker zuallererst +1 Geld.",
        ),
        asks={
            "pile": Ask(
                "Put your +1 Coin token on a pile of Actions.",
                "Lege deinen +1-Geld-Marker auf einen Aktionsstapel.",
            ),
        },
        rulings=(
            Ruling(
                "coin-first",
                Source("adventures_1e"),
                "Playing a card of the pile begins with the coin, before its instructions.",
                "Wer eine Karte des Stapels spielt, bekommt zuerst das Geld, vor ihren Anweisungen.",
            ),
            Ruling(
                "each-play",
                Source("adventures_1e"),
                "A card that is played several times brings the coin each time.",
                "Eine mehrmals gespielte Karte bringt das Geld jedes Mal.",
            ),
            Ruling(
                "moves",
                Source("adventures_1e"),
                "Each player has one such token: bought again, Training moves it.",
                "Jeder hat nur einen solchen Marker: Wieder gekauft, versetzt das Training ihn.",
            ),
            Ruling(
                "own-token",
                Source("adventures_1e"),
                "Your token works only for you, but for all your cards of the pile, also those you had before.",
                "Dein Marker wirkt nur für dich, aber für all deine Karten des Stapels, auch für schon vorhandene.",
            ),
            Ruling(
                "action-piles",
                Source("adventures_1e"),
                "It goes on an Action pile of the Supply, also an empty one, and nowhere else.",
                "Er kommt auf einen Aktionsstapel des Vorrats, auch einen leeren, und nirgends sonst hin.",
            ),
            Ruling(
                "with-a-way",
                Source("menagerie_1e", "ways"),
                "The coin comes even if you then follow a Way instead of the card.",
                "Das Geld gibt es auch, wenn du dann einem Weg statt der Karte folgst.",
            ),
            Ruling(
                "not-the-card",
                Source("plunder_1e", "harbor_village"),
                "The coin comes from the token, not from the card: Harbor Village does not count it.",
                "Das Geld kommt vom Marker, nicht von der Karte: Das Hafendorf zählt es nicht.",
            ),
        ),
    ),
)
