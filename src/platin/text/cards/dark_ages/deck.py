"""Words of the cards that look at the deck or the discard pile."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "ironmonger",
        en=English("Ironmonger", "Ironmongers"),
        de=German("Eisenhändler", "Eisenhändler", "m"),
        picture="metal-bar",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "Reveal the topmost card of your deck. You are free to discard it. Either way, if it is\n"
            "· an Action: +1 Action\n"
            "· a Treasure: +1 Coin\n"
            "· a Victory card: +1 Card",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Decke die oberste Karte deines Nachziehstapels auf. Du darfst sie ablegen. So oder so, ist sie eine\n"
            "· Aktionskarte: +1 Aktion\n"
            "· Geldkarte: +1 Geld\n"
            "· Punktekarte: +1 Karte",
        ),
        asks={
            "discard": Ask(
                "You may discard this card.",
                "Du darfst diese Karte ablegen.",
            ),
        },
        rulings=(
            Ruling(
                "draw-first",
                Source("dark_ages_1e"),
                "You draw before you reveal.",
                "Du ziehst, bevor du aufdeckst.",
            ),
            Ruling(
                "either-way",
                Source("dark_ages_1e"),
                "You get the bonus whether you discard the card or not.",
                "Den Bonus bekommst du, ob du die Karte ablegst oder nicht.",
            ),
            Ruling(
                "decide-first",
                Source("dark_ages_1e"),
                "You decide before you get the bonus: a Victory card put back is the one that you draw for it.",
                "Du entscheidest, bevor du den Bonus bekommst: Eine zurückgelegte Punktekarte ist die Karte, die "
                "du dafür ziehst.",
            ),
            Ruling(
                "all-types",
                Source("dark_ages_1e"),
                "A card of several types brings the bonus for each.",
                "Eine Karte mit mehreren Typen bringt den Bonus für jeden.",
            ),
        ),
    ),
    Words(
        "mystic",
        en=English("Mystic", "Mystics"),
        de=German("Medium", "Medien", "n"),
        picture="dream-catcher",
        text=Both(
            "+1 Action\n"
            "+2 Coins\n"
            "Name a card. Reveal the topmost card of your deck. If it is the named one, take it into your hand.",
            "+1 Aktion\n"
            "+2 Geld\n"
            "Nenne eine Karte. Decke die oberste Karte deines Nachziehstapels auf. Ist es die genannte, nimm sie "
            "auf die Hand.",
        ),
        asks={
            "name": Ask(
                "Name a card.",
                "Nenne eine Karte.",
            ),
        },
        rulings=(
            Ruling(
                "hit-or-miss",
                Source("dark_ages_1e"),
                "The named card goes to your hand; any other stays where it was.",
                "Die genannte Karte kommt auf die Hand; jede andere bleibt, wo sie war.",
            ),
            Ruling(
                "single-name",
                Source("dark_ages_1e"),
                "A mixed pile has no name to be named by: you name a single Knight or Ruins.",
                "Ein gemischter Stapel hat keinen Namen, den man nennen könnte: Man nennt einen einzelnen Ritter, "
                "eine einzelne Ruine.",
            ),
            Ruling(
                "no-card",
                Source("dark_ages_1e"),
                "With no card to reveal nothing happens.",
                "Gibt es keine Karte aufzudecken, geschieht nichts.",
            ),
        ),
    ),
    Words(
        "rebuild",
        en=English("Rebuild", "Rebuilds"),
        de=German("Neubau", "Neubauten", "m"),
        picture="brick-wall",
        text=Both(
            "+1 Action\n"
            "Name a card. Reveal cards from your deck up to a Victory card with another name. Discard the others. "
            "Trash that one and gain a Victory card that costs at most 3 more than it.",
            "+1 Aktion\n"
            "Nenne eine Karte. Decke Karten von deinem Nachziehstapel auf, bis eine Punktekarte mit anderem Namen "
            "kommt. Lege die übrigen ab. Entsorge diese und nimm eine Punktekarte, die höchstens 3 mehr kostet.",
        ),
        asks={
            "name": Ask(
                "Name a card. A Victory card of that name will be passed over.",
                "Nenne eine Karte. Eine Punktekarte dieses Namens wird übergangen.",
            ),
            "gain": Ask(
                "Gain a Victory card costing up to 3 more than the trashed one.",
                "Nimm eine Punktekarte, die höchstens 3 mehr kostet als die entsorgte.",
            ),
        },
        rulings=(
            Ruling(
                "named-is-passed-over",
                Source("dark_ages_1e"),
                "A Victory card of the named name is passed over and discarded.",
                "Eine Punktekarte mit dem genannten Namen wird übergangen und abgelegt.",
            ),
            Ruling(
                "combined",
                Source("dark_ages_1e"),
                "A Victory card that has another type as well can be found, and gained.",
                "Auch eine Punktekarte mit weiterem Typ kann gefunden und genommen werden.",
            ),
            Ruling(
                "none-found",
                Source("dark_ages_1e"),
                "With none found all revealed cards are discarded, and nothing is trashed or gained; the revealed "
                "cards are not shuffled in on the way.",
                "Wird keine gefunden, werden alle aufgedeckten Karten abgelegt, und nichts wird entsorgt oder "
                "genommen; unterwegs werden die aufgedeckten Karten nicht mitgemischt.",
            ),
            Ruling(
                "discard-first",
                Source("dark_ages_1e"),
                "The other revealed cards are discarded before the trashing, and what the trashed card does comes "
                "before the gain.",
                "Die übrigen aufgedeckten Karten werden vor dem Entsorgen abgelegt, und was die entsorgte Karte "
                "tut, kommt vor dem Nehmen.",
            ),
            Ruling(
                "same-or-cheaper",
                Source("dark_ages_1e"),
                "The gained card may be the same one again or a cheaper one; you have to gain one if you can.",
                "Die genommene Karte darf auch dieselbe oder eine billigere sein; kannst du eine nehmen, musst du.",
            ),
        ),
    ),
    Words(
        "sage",
        en=English("Sage", "Sages"),
        de=German("Weiser", "Weise", "m"),
        picture="wisdom",
        text=Both(
            "+1 Action\n"
            "Reveal cards from your deck up to one that costs 3 or more. Take that one into your hand and discard "
            "the others.",
            "+1 Aktion\n"
            "Decke Karten von deinem Nachziehstapel auf, bis eine kommt, die 3 oder mehr kostet. Nimm diese auf "
            "die Hand und lege die übrigen ab.",
        ),
        rulings=(
            Ruling(
                "three-or-more",
                Source("dark_ages_1e"),
                "The first card that costs 3 or more goes to your hand, the others are discarded.",
                "Die erste Karte, die 3 oder mehr kostet, kommt auf die Hand, die übrigen werden abgelegt.",
            ),
            Ruling(
                "shuffle-without",
                Source("dark_ages_1e"),
                "If you have to shuffle, the revealed cards are not among what is shuffled.",
                "Musst du mischen, sind die aufgedeckten Karten nicht dabei.",
            ),
            Ruling(
                "none-found",
                Source("dark_ages_1e"),
                "With none found all are discarded.",
                "Wird keine gefunden, werden alle abgelegt.",
            ),
            Ruling(
                "costs-now",
                Source("dark_ages_1e"),
                "What cards cost now counts, and of that the coins.",
                "Es zählt, was die Karten jetzt kosten, und davon das Geld.",
            ),
        ),
    ),
    Words(
        "scavenger",
        en=English("Scavenger", "Scavengers"),
        de=German("Lumpensammler", "Lumpensammler", "m"),
        picture="vulture",
        text=Both(
            "+2 Coins\n"
            "You are free to put your deck into your discard pile. Then put a card of your discard pile onto your "
            "deck.",
            "+2 Geld\n"
            "Du darfst deinen Nachziehstapel auf deinen Ablagestapel legen. Lege dann eine Karte deines "
            "Ablagestapels auf deinen Nachziehstapel.",
        ),
        asks={
            "dump": Ask(
                "Put your deck into your discard pile?",
                "Den Nachziehstapel auf den Ablagestapel legen?",
            ),
            "topdeck": Ask(
                "Put a card of your discard pile onto your deck.",
                "Lege eine Karte deines Ablagestapels auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "any-card",
                Source("dark_ages_1e"),
                "You have to put a card onto your deck unless your discard pile is empty, whether you moved the "
                "deck or not; any card will do.",
                "Ist dein Ablagestapel nicht leer, musst du eine Karte auf den Nachziehstapel legen, ob du ihn "
                "umgelegt hast oder nicht; egal welche.",
            ),
            Ruling(
                "no-discarding",
                Source("dark_ages_1e"),
                "Putting the deck into the discard pile is not discarding.",
                "Den Nachziehstapel auf den Ablagestapel zu legen, ist kein Ablegen.",
            ),
            Ruling(
                "nothing-there",
                Source("dark_ages_1e"),
                "With an empty discard pile and the deck kept nothing happens.",
                "Ist der Ablagestapel leer und bleibt der Nachziehstapel liegen, geschieht nichts.",
            ),
        ),
    ),
    Words(
        "vagrant",
        en=English("Vagrant", "Vagrants"),
        de=German("Landstreicher", "Landstreicher", "m"),
        picture="barefoot",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "Reveal the topmost card of your deck. If it is a Curse, Ruins, Shelter or Victory card, take it into "
            "your hand.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Decke die oberste Karte deines Nachziehstapels auf. Ist sie ein Fluch, eine Ruine, ein Unterschlupf "
            "oder eine Punktekarte, nimm sie auf die Hand.",
        ),
        rulings=(
            Ruling(
                "one-type-is-enough",
                Source("dark_ages_1e"),
                "One of these types is enough; any other card stays on the deck.",
                "Einer dieser Typen genügt; jede andere Karte bleibt auf dem Nachziehstapel.",
            ),
            Ruling(
                "draw-first",
                Source("dark_ages_1e"),
                "You draw before you reveal.",
                "Du ziehst, bevor du aufdeckst.",
            ),
        ),
    ),
    Words(
        "wandering_minstrel",
        en=English("Wandering Minstrel", "Wandering Minstrels"),
        de=German("Barde", "Barden", "m"),
        picture="lyre",
        text=Both(
            "+1 Card\n"
            "+2 Actions\n"
            "Reveal the three topmost cards of your deck. Put the Actions back in an order you like and discard "
            "the others.",
            "+1 Karte\n"
            "+2 Aktionen\n"
            "Decke die drei obersten Karten deines Nachziehstapels auf. Lege die Aktionskarten in beliebiger "
            "Reihenfolge zurück und die übrigen ab.",
        ),
        asks={
            "order": Ask(
                "Put the Actions back onto your deck. The last one lies on top.",
                "Lege die Aktionskarten auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "actions-back",
                Source("dark_ages_1e"),
                "Actions go back in the order you like, all other cards are discarded.",
                "Aktionskarten kommen in beliebiger Reihenfolge zurück, alle anderen werden abgelegt.",
            ),
            Ruling(
                "combined",
                Source("dark_ages_1e"),
                "An Action that has another type as well goes back.",
                "Auch eine Aktionskarte mit weiterem Typ kommt zurück.",
            ),
            Ruling(
                "few",
                Source("dark_ages_1e"),
                "You draw first; with too few cards you shuffle, and reveal what there is.",
                "Du ziehst zuerst; sind es zu wenige Karten, mischst du und deckst auf, was da ist.",
            ),
        ),
    ),
)
