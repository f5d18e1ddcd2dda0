"""Words of the Events of Adventures that put a player's token on a pile."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "ferry",
        en=English("Ferry", "Ferries"),
        de=German("Überfahrt", "Überfahrten", "f"),
        picture="canoe",
        text=Both(
            "Put your −2 token on a Supply pile of Actions, from wherever it lies.\n"
            "In your turns the cards of that pile cost 2 less, but not less than 0.",
            "Lege deinen −2-Marker auf einen Aktionsstapel des Vorrats, wo auch immer er bisher liegt.\n"
            "In deinen Zügen kosten die Karten dieses Stapels 2 weniger, aber nicht weniger als 0.",
        ),
        asks={
            "pile": Ask(
                "Put your −2 token on a pile of Actions.",
                "Lege deinen −2-Marker auf einen Aktionsstapel.",
            ),
        },
        rulings=(
            Ruling(
                "your-turns",
                Source("adventures_1e"),
                "The cards of the pile cost 2 less in your turns only, wherever they are and whoever has them, for all "
                "purposes, but never less than 0.",
                "Die Karten des Stapels kosten nur in deinen Zügen 2 weniger, wo immer sie sind und wem sie gehören, "
                "für alle Zwecke, aber nie weniger als 0.",
            ),
            Ruling(
                "moves",
                Source("adventures_1e"),
                "Bought again, Ferry moves the token: the first pile costs as much as before.",
                "Wieder gekauft, versetzt die Überfahrt den Marker: Der erste Stapel kostet so viel wie zuvor.",
            ),
            Ruling(
                "split-pile",
                Source("adventures_1e"),
                "On a split pile all its cards are cheaper.",
                "Auf einem gemischten Stapel sind alle seine Karten billiger.",
            ),
        ),
    ),
    Words(
        "lost_arts",
        en=English("Lost Arts", "Lost Arts"),
        de=German("Verlorene Kunst", "Verlorene Künste", "f"),
        picture="easel",
        text=Both(
            "Put your +1 Action token on a Supply pile of Actions, from wherever it lies.\n"
            "Each time you play a card of that pile, the token gives you +1 Action before anything else.",
            "Lege deinen +1-Aktion-Marker auf einen Aktionsstapel des Vorrats, wo auch immer er bisher liegt.\n"
            "Jedes Mal, wenn du eine Karte dieses Stapels spielst, gibt dir der Marker zuallererst +1 Aktion.",
        ),
        asks={
            "pile": Ask(
                "Put your +1 Action token on a pile of Actions.",
                "Lege deinen +1-Aktion-Marker auf einen Aktionsstapel.",
            ),
        },
        rulings=(
            Ruling(
                "action-first",
                Source("adventures_1e"),
                "Each play of a card of the pile begins with +1 Action; bought again, Lost Arts moves the token.",
                "Jedes Spielen einer Karte des Stapels beginnt mit +1 Aktion; wieder gekauft, versetzt die Verlorene "
                "Kunst den Marker.",
            ),
        ),
    ),
    Words(
        "pathfinding",
        en=English("Pathfinding", "Pathfindings"),
        de=German("Wegsuche", "Wegsuchen", "f"),
        picture="footsteps",
        text=Both(
            "Put your +1 Card token on a Supply pile of Actions, from wherever it lies.\n"
            "Each time you play a card of that pile, the token gives you +1 Card before anything else.",
            "Lege deinen +1-Karte-Marker auf einen Aktionsstapel des Vorrats, wo auch immer er bisher liegt.\n"
            "Jedes Mal, wenn du eine Karte dieses Stapels spielst, gibt dir der Marker zuallererst +1 Karte.",
        ),
        asks={
            "pile": Ask(
                "Put your +1 Card token on a pile of Actions.",
                "Lege deinen +1-Karte-Marker auf einen Aktionsstapel.",
            ),
        },
        rulings=(
            Ruling(
                "card-first",
                Source("adventures_1e"),
                "The card is drawn before the played card does anything, so it may be one to discard or to play.",
                "Die Karte wird gezogen, bevor die gespielte Karte irgendetwas tut; sie kann also schon abgelegt oder "
                "gespielt werden.",
            ),
        ),
    ),
    Words(
        "plan",
        en=English("Plan", "Plans"),
        de=German("Planung", "Planungen", "f"),
        picture="checklist",
        text=Both(
            "Put your Trashing token on a Supply pile of Actions, from wherever it lies.\n"
            "Each time you buy a card of that pile, you may trash one card of your hand.",
            "Lege deinen Entsorgungsmarker auf einen Aktionsstapel des Vorrats, wo auch immer er bisher liegt.\n"
            "Jedes Mal, wenn du eine Karte dieses Stapels kaufst, darfst du eine Handkarte entsorgen.",
        ),
        later={
            2: Both(
                "Put your Trashing token on a Supply pile of Actions, from wherever it lies.\n"
                "Each time you gain a card of that pile, you may trash one card of your hand.",
                "Lege deinen Entsorgungsmarker auf einen Aktionsstapel des Vorrats, wo auch immer er bisher liegt.\n"
                "Jedes Mal, wenn du eine Karte dieses Stapels nimmst, darfst du eine Handkarte entsorgen.",
            ),
        },
        asks={
            "pile": Ask(
                "Put your Trashing token on a pile of Actions.",
                "Lege deinen Entsorgungsmarker auf einen Aktionsstapel.",
            ),
            "trash": Ask("You may trash a card from your hand.", "Du darfst eine Handkarte entsorgen."),
        },
        rulings=(
            Ruling(
                "on-buying",
                Source("adventures_1e"),
                "First print: you may trash a card when you buy a card of the pile, before you gain it, once for each "
                "purchase; not for other gains, and not when others buy.",
                "Erster Druck: Du darfst eine Karte entsorgen, wenn du eine Karte des Stapels kaufst, bevor du sie "
                "nimmst, einmal je Kauf; nicht, wenn du sie anders nimmst, und nicht, wenn andere kaufen.",
            ),
            Ruling(
                "moves",
                Source("adventures_1e"),
                "Bought again, Plan moves the token.",
                "Wieder gekauft, versetzt die Planung den Marker.",
            ),
            Ruling(
                "on-gaining",
                Source("adventures_later"),
                "Later print: you may trash a card for every gain of a card that started in that pile, bought or not, "
                "also in another player's turn, also from the trash.",
                "Späterer Druck: Du darfst bei jedem Nehmen einer Karte aus diesem Stapel eine Karte entsorgen, "
                "gekauft oder nicht, auch in einem fremden Zug, auch aus dem Müll.",
                edition=2,
            ),
        ),
    ),
    Words(
        "seaway",
        en=English("Seaway", "Seaways"),
        de=German("Seeweg", "Seewege", "m"),
        picture="boat-horizon",
        text=Both(
            "Gain an Action card that costs 4 or less. Put your +1 Buy token on the pile it came from, from wherever "
            "it lies.\nEach time you play a card of that pile, the token gives you +1 Buy before anything else.",
            "Nimm eine Aktionskarte, die höchstens 4 kostet. Lege deinen +1-Kauf-Marker auf den Stapel, von dem sie "
            "kommt, wo auch immer er bisher liegt.\n"
            "Jedes Mal, wenn du eine Karte dieses Stapels spielst, gibt dir der Marker zuallererst +1 Kauf.",
        ),
        asks={"gain": Ask("Gain an Action costing up to 4.", "Nimm eine Aktionskarte, die höchstens 4 kostet.")},
        rulings=(
            Ruling(
                "cost-now",
                Source("adventures_1e"),
                "Only what the gained card costs and is at that moment matters; it comes from the Supply into the "
                "discard pile.",
                "Es zählt nur, was die genommene Karte in diesem Augenblick kostet und ist; sie kommt aus dem Vorrat "
                "auf den Ablagestapel.",
            ),
            Ruling(
                "its-pile",
                Source("adventures_1e"),
                "The token goes on the pile that the gained card is from: that of the Knights for one of them.",
                "Der Marker kommt auf den Stapel, aus dem die genommene Karte stammt: bei einem Ritter auf den der "
                "Ritter.",
            ),
            Ruling(
                "nothing-gained",
                Source("adventures_1e"),
                "If nothing is gained the token stays where it is; an empty pile cannot be chosen.",
                "Wird nichts genommen, bleibt der Marker, wo er ist; ein leerer Stapel kann nicht gewählt werden.",
            ),
            Ruling(
                "after-the-gain",
                Source("author"),
                "The token moves when all that happens on the gain is done.",
                "Der Marker wird gelegt, wenn alles, was beim Nehmen geschieht, abgehandelt ist.",
            ),
        ),
    ),
    Words(
        "training",
        en=English("Training", "Trainings"),
        de=German("Training", "Trainings", "n"),
        picture="target-dummy",
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
