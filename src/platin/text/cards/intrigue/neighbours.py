"""Words of the cards of Intrigue that involve the other players without attacking them."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "masquerade",
        en=English("Masquerade", "Masquerades"),
        de=German("Maskerade", "Maskeraden", "f"),
        picture="carnival-mask",
        text=Both(
            "+2 Cards\n"
            "All players, you too, pick a card from hand; all at once hand theirs to the player on the left.\n"
            "Then you may trash a card from your hand.",
            "+2 Karten\n"
            "Alle, auch du, suchen sich eine Handkarte aus und geben sie gleichzeitig an die Person links von sich.\n"
            "Danach darfst du eine Handkarte entsorgen.",
        ),
        later={
            2: Both(
                "+2 Cards\n"
                "All players who hold any cards pick one; all at once hand theirs to the next such player on the "
                "left.\n"
                "Then you may trash a card from your hand.",
                "+2 Karten\n"
                "Alle, die Handkarten haben, suchen sich eine aus und geben sie gleichzeitig an die nächste solche "
                "Person links von sich.\n"
                "Danach darfst du eine Handkarte entsorgen.",
            ),
        },
        asks={
            "pass": Ask("Which card do you pass to the left?", "Welche Karte gibst du nach links weiter?"),
            "trash": Ask("You may trash a card from your hand.", "Du darfst eine Handkarte entsorgen."),
        },
        rulings=(
            Ruling(
                "choose-first",
                Source("intrigue_1e"),
                "All choose their card before they see what they get.",
                "Alle wählen ihre Karte, bevor sie sehen, was sie bekommen.",
            ),
            Ruling(
                "face-down",
                Source("intrigue_1e"),
                "Only the two players concerned see a passed card.",
                "Eine weitergegebene Karte sehen nur die beiden Beteiligten.",
            ),
            Ruling(
                "no-attack",
                Source("intrigue_1e"),
                "It is no Attack: nobody may react to it.",
                "Sie ist kein Angriff: Niemand darf darauf reagieren.",
            ),
            Ruling(
                "not-gained",
                Source("intrigue_1e"),
                "A passed card is neither gained nor discarded nor trashed.",
                "Eine weitergegebene Karte wird weder genommen noch abgelegt noch entsorgt.",
            ),
            Ruling(
                "only-you-trash",
                Source("intrigue_1e"),
                "Only you may trash a card, the others may not; you need not.",
                "Nur du darfst eine Karte entsorgen, die anderen nicht; du musst nicht.",
            ),
            Ruling(
                "possession",
                Source("alchemy_1e", "possession", examples=("B15",)),
                "A card passed on in a possessed turn does not come back.",
                "Eine in einem besessenen Zug weitergegebene Karte kommt nicht zurück.",
            ),
            Ruling(
                "empty-hand",
                Source("practice"),
                "Whoever has no card in hand passes none but still gets one.",
                "Wer keine Handkarte hat, gibt keine weiter, bekommt aber eine.",
            ),
            Ruling(
                "holders-only",
                Source("intrigue_2e"),
                "Players without cards in hand are passed over: they neither give nor get.",
                "Wer keine Handkarten hat, wird übergangen: Er gibt nichts und bekommt nichts.",
                edition=2,
            ),
            Ruling(
                "single-holder",
                Source("intrigue_2e"),
                "If only one player holds cards, that player keeps them.",
                "Hat nur ein Spieler Handkarten, behält er sie.",
                edition=2,
            ),
        ),
    ),
    Words(
        "tribute",
        en=English("Tribute", "Tributes"),
        de=German("Tribut", "Tribute", "m"),
        picture="pay-money",
        text=Both(
            "The player on your left reveals and discards the two topmost cards of the deck.\n"
            "You get these bonuses for each of them; two of the same name count as one:\n"
            "For an Action: +2 Actions\n"
            "For a Treasure: +2 Coins\n"
            "For a Victory card: +2 Cards",
            "Die Person links von dir deckt die zwei obersten Karten ihres Nachziehstapels auf und legt sie ab.\n"
            "Du bekommst diese Boni für jede davon; zwei gleichnamige zählen als eine:\n"
            "Für eine Aktionskarte: +2 Aktionen\n"
            "Für eine Geldkarte: +2 Geld\n"
            "Für eine Punktekarte: +2 Karten",
        ),
        rulings=(
            Ruling(
                "combined",
                Source("intrigue_1e"),
                "A card with two of the types brings both bonuses.",
                "Eine Karte mit zwei der Kartentypen bringt beide Boni.",
            ),
            Ruling(
                "same-name",
                Source("intrigue_1e"),
                "Two cards of the same name count once.",
                "Zwei Karten mit demselben Namen zählen einmal.",
            ),
            Ruling("curse", Source("intrigue_1e"), "A Curse brings nothing.", "Ein Fluch bringt nichts."),
            Ruling(
                "no-attack",
                Source("intrigue_1e"),
                "It is no Attack: the player on the left cannot react to it.",
                "Er ist kein Angriff: Die Person links kann nicht darauf reagieren.",
            ),
            Ruling(
                "shuffle",
                Source("intrigue_1e"),
                "A card that is already revealed stays out of the shuffle for the second.",
                "Eine schon aufgedeckte Karte wird für die zweite nicht mitgemischt.",
            ),
        ),
    ),
)
