"""Words of the States of Nocturne."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "deluded",
        en=English("Deluded", "Deluded"),
        de=German("Getäuscht", "Getäuscht", "n"),
        picture="stoned-skull",
        text=Both(
            "When your Buy phase starts: give this back. In this turn you may buy no Actions.",
            "Wenn deine Kaufphase beginnt: Gib diesen Zustand zurück. In diesem Zug darfst du keine Aktionskarten "
            "kaufen.",
        ),
        rulings=(
            Ruling(
                "no-actions",
                Source("nocturne_1e"),
                "No card with the type Action can be bought, those with further types included.",
                "Keine Karte mit dem Typ Aktion kann gekauft werden, auch keine mit weiteren Typen.",
            ),
            Ruling(
                "gaining-is-free",
                Source("nocturne_1e"),
                "Actions can still be gained otherwise.",
                "Aktionskarten können auf andere Art weiterhin genommen werden.",
            ),
            Ruling(
                "this-turn-or-next",
                Source("nocturne_1e"),
                "Taken in one's own turn before the Buy phase it holds in that turn, otherwise in the next one.",
                "Vor der Kaufphase des eigenen Zuges genommen, gilt er in diesem Zug, sonst im nächsten.",
            ),
        ),
    ),
    Words(
        "envious",
        en=English("Envious", "Envious"),
        de=German("Neidisch", "Neidisch", "n"),
        picture="angry-eyes",
        text=Both(
            "When your Buy phase starts: give this back. In this turn each of your Silvers and Golds makes 1 coin.",
            "Wenn deine Kaufphase beginnt: Gib diesen Zustand zurück. In diesem Zug bringt jedes deiner Silber und "
            "Gold 1 Geld.",
        ),
        rulings=(
            Ruling(
                "silver-and-gold",
                Source("nocturne_1e"),
                "Silver and Gold make 1 coin; other Treasures are as they were.",
                "Silber und Gold bringen 1 Geld; andere Geldkarten sind wie zuvor.",
            ),
            Ruling(
                "one-turn",
                Source("nocturne_1e"),
                "It is over with the turn.",
                "Er endet mit dem Zug.",
            ),
        ),
    ),
    Words(
        "lost_in_the_woods",
        en=English("Lost in the Woods", "Lost in the Woods"),
        de=German("Im Wald verirrt", "Im Wald verirrt", "n"),
        picture="forest-entrance",
        text=Both(
            "When your turn starts: you are free to discard a card from your hand. If you did: receive a Boon.",
            "Wenn dein Zug beginnt: Du darfst eine Handkarte ablegen. Hast du das getan: Empfange eine Gabe.",
        ),
        asks={
            "discard": Ask(
                "Discard a card to receive a Boon.",
                "Lege eine Karte ab, um eine Gabe zu empfangen.",
            ),
        },
        rulings=(
            Ruling(
                "turn-after-turn",
                Source("nocturne_1e"),
                "It stays, turn after turn, and can be used once in each, extra turns included.",
                "Er bleibt Zug um Zug und kann in jedem einmal genutzt werden, auch in Extrazügen.",
            ),
            Ruling(
                "optional",
                Source("nocturne_1e"),
                "Discarding is optional; without a card in hand it is not possible.",
                "Das Ablegen ist freiwillig; ohne Handkarte ist es nicht möglich.",
            ),
            Ruling(
                "among-others",
                Source("nocturne_1e"),
                "What else happens at the start of the turn comes before or after it, as the player likes.",
                "Was sonst zu Beginn des Zuges geschieht, kommt davor oder danach, wie der Spieler möchte.",
            ),
        ),
        aliases=("Im Wald verrirrt",),
    ),
    Words(
        "miserable",
        en=English("Miserable", "Miserable"),
        de=German("Elendig", "Elendig", "n"),
        picture="raining",
        text=Both(
            "-2 VP",
            "-2 Siegpunkte",
        ),
        rulings=(
            Ruling(
                "stays",
                Source("nocturne_1e"),
                "It stays to the end of the game and costs 2 points then.",
                "Er bleibt bis zum Spielende und kostet dann 2 Punkte.",
            ),
        ),
    ),
    Words(
        "twice_miserable",
        en=English("Twice Miserable", "Twice Miserable"),
        de=German("Doppelt Elendig", "Doppelt Elendig", "n"),
        picture="heavy-rain",
        text=Both(
            "-4 VP",
            "-4 Siegpunkte",
        ),
        rulings=(
            Ruling(
                "instead-of-two",
                Source("nocturne_1e"),
                "It costs 4 points at the end, not 2 and 4.",
                "Er kostet am Ende 4 Punkte, nicht 2 und 4.",
            ),
        ),
    ),
)
