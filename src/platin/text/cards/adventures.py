"""Words of Adventures (Abenteuer)."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "storyteller",
        en=English("Storyteller", "Storytellers"),
        de=German("Geschichtenerzähler", "Geschichtenerzähler", "m"),
        text=Both(
            "+1 Action\n"
            "+1 Coin\n"
            "You are free to play one, two or three Treasures from your hand.\n"
            "After that, all your coins are spent, and each of them draws you a card.",
            "+1 Aktion\n"
            "+1 Geld\n"
            "Du darfst eine, zwei oder drei Geldkarten aus der Hand spielen.\n"
            "Danach gibst du dein ganzes Geld aus und ziehst für jedes Geld eine Karte.",
        ),
        later={
            2: Both(
                "+1 Action\n"
                "You are free to play one, two or three Treasures from your hand.\n"
                "+1 Card\n"
                "After that, all your coins are spent, and each of them draws you one more card.",
                "+1 Aktion\n"
                "Du darfst eine, zwei oder drei Geldkarten aus der Hand spielen.\n"
                "+1 Karte\n"
                "Danach gibst du dein ganzes Geld aus und ziehst für jedes Geld noch eine Karte.",
            ),
        },
        asks={
            "play": Ask(
                "You may play a Treasure from your hand, three in all.",
                "Du darfst eine Geldkarte aus der Hand spielen, insgesamt drei.",
            ),
        },
        rulings=(
            Ruling(
                "up-to-three",
                Source("adventures_1e"),
                "You may play up to three Treasures from your hand, one after another, or none.",
                "Du darfst bis zu drei Geldkarten aus der Hand spielen, eine nach der anderen, oder keine.",
            ),
            Ruling(
                "all-coins",
                Source("adventures_1e"),
                "Then you spend all coins of this turn, also those left from earlier, and draw a card for each; they "
                "are gone.",
                "Dann gibst du alles Geld dieses Zuges aus, auch übriges von vorher, und ziehst für jedes Geld eine "
                "Karte; das Geld ist weg.",
            ),
            Ruling(
                "its-own-coin",
                Source("adventures_1e"),
                "The coin that the Storyteller gives is spent as well: without Treasures you draw one card.",
                "Auch das Geld, das der Geschichtenerzähler gibt, wird ausgegeben: Ohne Geldkarten ziehst du eine "
                "Karte.",
            ),
            Ruling(
                "potions-stay",
                Source("adventures_1e"),
                "Potions are not spent.",
                "Tränke werden nicht ausgegeben.",
            ),
            Ruling(
                "really-played",
                Source("adventures_1e"),
                "The Treasures are really played: they do what they do, and stay in play.",
                "Die Geldkarten werden wirklich gespielt: Sie tun, was sie tun, und bleiben im Spiel.",
            ),
            Ruling(
                "later",
                Source("adventures_later"),
                "Later print: it gives no coin; you draw one card and then, for all your coins, one each.",
                "Späterer Druck: Er gibt kein Geld; du ziehst eine Karte und dann für all dein Geld je eine.",
                edition=2,
            ),
        ),
    ),
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
