"""Rulings for the cards of Allies: Townsfolk and Clashes."""

from typing import Final

from platin.text.rulings.ruling import Ruling
from platin.text.rulings.source import Source

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "town_crier.choose-then-rotate",
        "town_crier",
        Source("allies_1e"),
        "First comes what you chose, then you may rotate the Townsfolk.",
        "Zuerst kommt, was du gewählt hast, dann darfst du die Bürger rotieren.",
    ),
    Ruling(
        "town_crier.own-pile",
        "town_crier",
        Source("allies_1e"),
        "Only the Townsfolk can be rotated with it.",
        "Nur die Bürger kann man damit rotieren.",
    ),
    Ruling(
        "blacksmith.choose",
        "blacksmith",
        Source("allies_1e"),
        "You choose one of the three before anything is drawn; filling up draws nothing with six cards or more.",
        "Du wählst eins von dreien, bevor etwas gezogen wird; Auffüllen bringt mit sechs oder mehr Karten nichts.",
    ),
    Ruling(
        "miller.fewer",
        "miller",
        Source("allies_1e"),
        "With fewer than four cards you look at what there is.",
        "Bei weniger als vier Karten siehst du an, was da ist.",
    ),
    Ruling(
        "miller.rest-discarded",
        "miller",
        Source("allies_1e"),
        "One card has to be taken, and the others are discarded.",
        "Eine Karte muss genommen werden, die anderen werden abgelegt.",
    ),
    Ruling(
        "elder.one-more",
        "elder",
        Source("allies_1e"),
        "Where the played card lets you choose among printed options, you may choose one more, and "
        "they are followed in printed order.",
        "Wo die gespielte Karte dich unter aufgedruckten Möglichkeiten wählen lässt, darfst du eine "
        "mehr wählen; ausgeführt werden sie in der aufgedruckten Reihenfolge.",
    ),
    Ruling(
        "elder.different",
        "elder",
        Source("allies_1e"),
        "The additional option has to be another one, and you may do without it.",
        "Die zusätzliche Möglichkeit muss eine andere sein, und du darfst auf sie verzichten.",
    ),
    Ruling(
        "elder.printed-lists",
        "elder",
        Source("allies_1e"),
        "Other choices, such as which card to gain, are not doubled.",
        "Andere Entscheidungen, etwa welche Karte man nimmt, werden nicht mehr.",
    ),
    Ruling(
        "elder.that-card-only",
        "elder",
        Source("allies_1e"),
        "It is only about the card that the Elder played, not about cards played by that one.",
        "Es geht nur um die Karte, die die Älteste gespielt hat, nicht um Karten, die jene spielt.",
    ),
    Ruling(
        "elder.this-turn",
        "elder",
        Source("allies_1e"),
        "It holds each time that this card lets you choose in this turn, also if its instructions are followed twice.",
        "Es gilt jedes Mal, wenn diese Karte dich in diesem Zug wählen lässt, auch wenn ihre Anweisungen "
        "zweimal ausgeführt werden.",
    ),
    Ruling(
        "elder.number-of-choices",
        "elder",
        Source("allies_1e"),
        "A card that lets you choose several, such as Courtier, lets you choose one more in all.",
        "Eine Karte, die dich mehrere wählen lässt, etwa die Höflinge, lässt dich insgesamt eine mehr wählen.",
    ),
    Ruling(
        "elder.others-choices",
        "elder",
        Source("allies_1e"),
        "Choices that the card gives to other players stay as they are.",
        "Was andere wegen dieser Karte wählen, bleibt, wie es ist.",
    ),
    Ruling(
        "elder.optional",
        "elder",
        Source("allies_1e"),
        "The coins come in any case; playing an Action is optional.",
        "Das Geld gibt es auf jeden Fall; eine Aktionskarte zu spielen ist freiwillig.",
    ),
    Ruling(
        "battle_plan.reveal-for-a-card",
        "battle_plan",
        Source("allies_1e"),
        "An Attack that is revealed stays in hand; the first card drawn may be the one.",
        "Die gezeigte Angriffskarte bleibt auf der Hand; es darf auch die zuerst gezogene sein.",
    ),
    Ruling(
        "battle_plan.any-pile",
        "battle_plan",
        Source("allies_1e"),
        "It rotates any pile of the Supply, last of all, and optionally; it makes a difference for "
        "piles of different cards.",
        "Er rotiert einen beliebigen Stapel des Vorrats, als Letztes und freiwillig; bei Stapeln "
        "verschiedener Karten macht das etwas aus.",
    ),
    Ruling(
        "archer.five-or-more",
        "archer",
        Source("allies_1e"),
        "Players with four cards or fewer are not hit.",
        "Wer vier Karten oder weniger hat, ist nicht betroffen.",
    ),
    Ruling(
        "archer.hidden-card",
        "archer",
        Source("allies_1e"),
        "Who is hit chooses the card that stays hidden; you choose among the revealed ones.",
        "Wer betroffen ist, wählt die verdeckte Karte; du wählst unter den gezeigten.",
    ),
    Ruling(
        "warlord.two-in-play",
        "warlord",
        Source("allies_1e"),
        "The others cannot play an Action from hand of which they have two copies in play; a third copy has to wait.",
        "Die anderen können keine Aktionskarte aus der Hand spielen, die sie schon zweimal im Spiel "
        "haben; die dritte muss warten.",
    ),
    Ruling(
        "warlord.from-hand-only",
        "warlord",
        Source("allies_1e"),
        "Playing from elsewhere, and playing a card again, stay possible.",
        "Von anderswo zu spielen und eine Karte noch einmal zu spielen, bleibt möglich.",
    ),
    Ruling(
        "warlord.by-other-cards",
        "warlord",
        Source("allies_1e"),
        "Cards that play an Action from hand, such as Throne Room, cannot choose it either.",
        "Auch Karten, die eine Aktionskarte aus der Hand spielen, etwa der Thronsaal, können sie nicht wählen.",
    ),
    Ruling(
        "warlord.actions-only",
        "warlord",
        Source("allies_1e"),
        "Treasures are not affected.",
        "Geldkarten sind nicht betroffen.",
    ),
    Ruling(
        "warlord.until-next-turn",
        "warlord",
        Source("allies_1e"),
        "It ends when your next turn starts, and you draw two cards then.",
        "Es endet, wenn dein nächster Zug beginnt; dann ziehst du zwei Karten.",
    ),
    Ruling(
        "warlord.moat",
        "warlord",
        Source("allies_1e"),
        "Who reveals a Moat when it is played is not restricted; and you yourself are not either.",
        "Wer beim Ausspielen einen Burggraben zeigt, ist nicht eingeschränkt, du selbst auch nicht.",
    ),
    Ruling(
        "territory.names",
        "territory",
        Source("allies_1e"),
        "It counts names of your Victory cards, its own among them.",
        "Es zählt Namen deiner Punktekarten, den eigenen eingeschlossen.",
    ),
    Ruling(
        "territory.gold",
        "territory",
        Source("allies_1e"),
        "When you gain it, you gain a Gold for each empty pile of the Supply, the Clashes among them "
        "if this gain emptied them.",
        "Nimmst du es, nimmst du ein Gold für jeden leeren Stapel des Vorrats, auch für die Konflikte, "
        "wenn dieses Nehmen sie geleert hat.",
    ),
    Ruling(
        "territory.not-played",
        "territory",
        Source("allies_1e"),
        "It cannot be played; if a Trait puts it into play, nothing happens.",
        "Man kann es nicht spielen; bringt ein Merkmal es ins Spiel, geschieht nichts.",
    ),
)
