"""Words of Joust and the Rewards."""

from typing import Final

from platin.text.words import Ask, Both, Counted, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "coronet",
        en=English("Coronet", "Coronets"),
        de=German("Adelskrone", "Adelskronen", "f"),
        picture="crenel-crown",
        text=Both(
            "You may choose an Action card of your hand that is no Reward, and play it twice.\n"
            "After that you may choose a Treasure of your hand that is no Reward, and play it twice.",
            "Du darfst eine Aktionskarte deiner Hand, die keine Belohnung ist, zweimal spielen.\n"
            "Danach darfst du eine Geldkarte deiner Hand, die keine Belohnung ist, zweimal spielen.",
        ),
        asks={
            "action": Ask(
                "Which Action do you play twice?",
                "Welche Aktionskarte spielst du zweimal?",
                none=Both("No Action", "Keine Aktionskarte"),
            ),
            "treasure": Ask(
                "Which Treasure do you play twice?",
                "Welche Geldkarte spielst du zweimal?",
                none=Both("No Treasure", "Keine Geldkarte"),
            ),
        },
        rulings=(
            Ruling(
                "action-then-treasure",
                Source("cornucopia_guilds_2e", examples=("CG5",)),
                "First the Action is played twice to the end, then the Treasure is chosen; it may have been drawn "
                "meanwhile.",
                "Erst wird die Aktionskarte zweimal ganz ausgeführt, dann die Geldkarte gewählt; sie darf inzwischen "
                "gezogen worden sein.",
            ),
            Ruling(
                "each-optional",
                Source("cornucopia_guilds_2e"),
                "Either may be left out.",
                "Beides darf man auch lassen.",
            ),
            Ruling(
                "no-rewards",
                Source("cornucopia_guilds_2e", examples=("CG5",)),
                "A Reward cannot be chosen.",
                "Eine Belohnung kann nicht gewählt werden.",
            ),
            Ruling(
                "in-the-buy-phase",
                Source("cornucopia_guilds_2e", examples=("CG6",)),
                "In the Buy phase it is played as a Treasure and takes no Action; it still plays an Action too.",
                "In der Kaufphase spielt man sie als Geldkarte, ohne eine Aktion zu verbrauchen; auch dann spielt sie "
                "eine Aktionskarte.",
            ),
            Ruling(
                "actions-of-no-use",
                Source("author", examples=("CG6",)),
                "Actions that such a play brings in the Buy phase do not allow playing more Action cards.",
                "Aktionen, die das in der Kaufphase bringt, erlauben keine weiteren Aktionskarten.",
            ),
            Ruling(
                "combined-in-either",
                Source("cornucopia_guilds_2e"),
                "A card that is Action and Treasure may be chosen for either part.",
                "Eine Karte, die Aktions- und Geldkarte ist, darf in beiden Teilen gewählt werden.",
            ),
            Ruling(
                "stays-with-a-duration",
                Source("practice"),
                "It stays in play with a Duration that it has played twice.",
                "Sie bleibt mit einer Dauerkarte im Spiel, die sie zweimal gespielt hat.",
            ),
        ),
    ),
    Words(
        "courser",
        en=English("Courser", "Coursers"),
        de=German("Rennpferd", "Rennpferde", "n"),
        picture="pegasus",
        text=Both(
            "Two different of these: +2 Cards; +2 Actions; +2 Coins; gain 4 Silvers",
            "Zwei verschiedene davon: +2 Karten; +2 Aktionen; +2 Geld; nimm 4 Silber",
        ),
        asks={
            "choose": Ask(
                "Choose two.",
                "Wähle zwei.",
                options={
                    "cards": Both("+2 Cards", "+2 Karten"),
                    "actions": Both("+2 Actions", "+2 Aktionen"),
                    "coins": Both("+2 Coins", "+2 Geld"),
                    "silvers": Both("Gain 4 Silvers", "4 Silber nehmen"),
                },
            ),
        },
        rulings=(
            Ruling(
                "printed-order",
                Source("cornucopia_guilds_2e"),
                "Two different ones are chosen first, and done in the order in which they are printed.",
                "Erst werden zwei verschiedene gewählt, dann in der gedruckten Reihenfolge ausgeführt.",
            ),
            Ruling(
                "fewer-silvers",
                Source("cornucopia_guilds_2e"),
                "With fewer than four Silvers you gain those; the deck stays as it is.",
                "Gibt es weniger als vier Silber, nimmst du diese; der Nachziehstapel bleibt, wie er ist.",
            ),
            Ruling(
                "one-more-with-elder",
                Source("author"),
                "An Elder that plays it allows one option more.",
                "Eine Älteste, die es spielt, erlaubt eine Möglichkeit mehr.",
            ),
        ),
    ),
    Words(
        "demesne",
        en=English("Demesne", "Demesnes"),
        de=German("Landsitz", "Landsitze", "m"),
        picture="family-house",
        text=Both(
            "+2 Actions\n+2 Buys\nGain a Gold.\n—\nAt the end of the game: 1 VP for each Gold among your cards",
            "+2 Aktionen\n+2 Käufe\nNimm ein Gold.\n—\nAm Spielende: 1 Siegpunkt für jedes Gold unter deinen Karten",
        ),
        counted=Counted(
            Both("{n} Gold in the deck", "{n} Gold im Kartendeck"),
            Both("{n} Golds in the deck", "{n} Gold im Kartendeck"),
        ),
        rulings=(
            Ruling(
                "all-your-golds",
                Source("cornucopia_guilds_2e", examples=("CG14",)),
                "All your Golds count wherever they are, for each Demesne anew.",
                "Alle deine Gold zählen, wo sie auch sind, für jeden Landsitz von Neuem.",
            ),
            Ruling(
                "only-gold",
                Source("cornucopia_guilds_2e"),
                "Only cards named Gold count.",
                "Nur Karten, die Gold heißen, zählen.",
            ),
            Ruling(
                "victory-card",
                Source("cornucopia_guilds_2e"),
                "It is a Victory card for every purpose.",
                "Er ist in jeder Hinsicht eine Punktekarte.",
            ),
            Ruling(
                "gold-gained",
                Source("cornucopia_guilds_2e"),
                "Playing it brings two Actions, two Buys and a Gold, if there is one.",
                "Gespielt bringt er zwei Aktionen, zwei Käufe und ein Gold, wenn es eins gibt.",
            ),
        ),
    ),
    Words(
        "housecarl",
        en=English("Housecarl", "Housecarls"),
        de=German("Leibgardist", "Leibgardisten", "m"),
        picture="viking-head",
        text=Both(
            "+1 Card for each different name among the Action cards you have in play",
            "+1 Karte für jeden unterschiedlichen Namen unter deinen Aktionskarten im Spiel",
        ),
        rulings=(
            Ruling(
                "names-in-play",
                Source("cornucopia_guilds_2e", examples=("CG12",)),
                "Each name counts once: it itself, waiting Durations and combined Actions too, but nothing else.",
                "Jeder Name zählt einmal: auch er selbst, wartende Dauerkarten und kombinierte Aktionskarten, sonst "
                "nichts.",
            ),
            Ruling(
                "not-from-elsewhere",
                Source("cornucopia_guilds_2e"),
                "It does not count itself if it is played without coming into play.",
                "Sich selbst zählt er nicht, wenn er gespielt wird, ohne ins Spiel zu kommen.",
            ),
            Ruling(
                "counted-before-drawing",
                Source("cornucopia_guilds_2e"),
                "The names are counted before anything is drawn.",
                "Die Namen werden gezählt, bevor gezogen wird.",
            ),
        ),
    ),
    Words(
        "huge_turnip",
        en=English("Huge Turnip", "Huge Turnips"),
        de=German("Riesenrübe", "Riesenrüben", "f"),
        picture="beet",
        text=Both(
            "+2 Coffers\nAfter that: +1 Coin for each token on your Coffers",
            "+2 Taler\nDanach: +1 Geld für jeden Taler, den du hast",
        ),
        rulings=(
            Ruling(
                "new-tokens-count",
                Source("cornucopia_guilds_2e", examples=("CG7",)),
                "The two new tokens count; all tokens stay and may be spent as well.",
                "Die beiden neuen Taler zählen mit; alle Taler bleiben und dürfen auch noch ausgegeben werden.",
            ),
            Ruling(
                "played-twice",
                Source("cornucopia_guilds_2e", examples=("CG7",)),
                "Played twice, it counts four new tokens the second time.",
                "Zweimal gespielt, zählt sie beim zweiten Mal vier neue Taler.",
            ),
        ),
    ),
    Words(
        "joust",
        en=English("Joust", "Jousts"),
        de=German("Ritterkampf", "Ritterkämpfe", "m"),
        picture="mounted-knight",
        text=Both(
            "+1 Card\n+1 Action\n+1 Coin\n"
            "You may set a Province of your hand aside. If you do, gain a Reward of your choice; it goes to your "
            "hand.\nThe Province is discarded when you clean up.",
            "+1 Karte\n+1 Aktion\n+1 Geld\n"
            "Du darfst eine Provinz deiner Hand beiseitelegen. Wenn du es tust, nimm eine Belohnung deiner Wahl; sie "
            "kommt auf deine Hand.\n"
            "Die Provinz wird beim Aufräumen abgelegt.",
        ),
        asks={
            "aside": Ask(
                "Do you set a Province aside for a Reward?",
                "Legst du eine Provinz für eine Belohnung beiseite?",
                none=Both("No", "Nein"),
            ),
            "reward": Ask("Which Reward do you gain?", "Welche Belohnung nimmst du?"),
        },
        rulings=(
            Ruling(
                "reward-to-hand",
                Source("cornucopia_guilds_2e"),
                "Any Reward that is left may be chosen; it goes to the hand and may be played this turn.",
                "Man wählt unter allen Belohnungen, die noch da sind; sie kommt auf die Hand und darf noch in diesem "
                "Zug gespielt werden.",
            ),
            Ruling(
                "optional",
                Source("cornucopia_guilds_2e"),
                "Without setting a Province aside there is no Reward; you need not.",
                "Ohne beiseitegelegte Provinz gibt es keine Belohnung; man muss nicht.",
            ),
            Ruling(
                "twice",
                Source("cornucopia_guilds_2e", examples=("CG3",)),
                "Played twice it may take two Provinces for two Rewards; that is decided for each play.",
                "Zweimal gespielt, kann er zwei Provinzen für zwei Belohnungen nehmen; darüber entscheidet man jedes "
                "Mal.",
            ),
            Ruling(
                "none-left",
                Source("cornucopia_guilds_2e", examples=("CG4",)),
                "With no Reward left a Province may still be set aside, for nothing.",
                "Sind keine Belohnungen mehr da, darf man trotzdem eine Provinz beiseitelegen, für nichts.",
            ),
            Ruling(
                "back-in-clean-up",
                Source("cornucopia_guilds_2e", examples=("CG3",)),
                "The Province lies open and is yours; it is discarded in Clean-up, before the new hand is drawn.",
                "Die Provinz liegt offen und gehört dir; sie wird beim Aufräumen abgelegt, bevor man die neue Hand "
                "zieht.",
            ),
            Ruling(
                "ordinary-gain",
                Source("cornucopia_guilds_2e"),
                "The Reward is gained like any card: Watchtower and Footpad take part.",
                "Die Belohnung wird wie jede Karte genommen: Wachturm und Straßenräuber wirken mit.",
            ),
            Ruling(
                "rewards-set-up",
                Source("cornucopia_guilds_2e", "setup"),
                "With two players there is one of each Reward, with more there are two.",
                "Zu zweit gibt es jede Belohnung einmal, zu mehreren zweimal.",
            ),
            Ruling(
                "rewards-not-supply",
                Source("cornucopia_guilds_2e", "rewards"),
                "Rewards are not in the Supply: they are neither bought nor gained by other cards, and when they are "
                "gone that counts for nothing.",
                "Belohnungen liegen nicht im Vorrat: Man kann sie weder kaufen noch mit anderen Karten nehmen, und "
                "dass sie aus sind, zählt nicht.",
            ),
            Ruling(
                "rewards-from-trash",
                Source("cornucopia_guilds_2e", "rewards"),
                "A trashed Reward stays in the trash; cards that gain from there may gain it.",
                "Eine entsorgte Belohnung bleibt im Müll; Karten, die von dort nehmen, dürfen sie nehmen.",
            ),
            Ruling(
                "two-of-a-kind",
                Source("cornucopia_guilds_2e", "rewards"),
                "A player may own two of the same Reward; each Reward is a name of its own.",
                "Man darf zwei gleiche Belohnungen besitzen; jede Belohnung ist ein eigener Name.",
            ),
            Ruling(
                "not-returned",
                Source("from_author", "rewards"),
                "An Ambassador cannot return a Reward.",
                "Ein Botschafter kann keine Belohnung zurücklegen.",
            ),
            Ruling(
                "black-market",
                Source("practice"),
                "The Rewards lie ready as well if the Joust is only in the Black Market deck; they are never in that "
                "deck.",
                "Die Belohnungen liegen auch bereit, wenn der Ritterkampf nur im Schwarzmarktstapel ist; in diesem "
                "sind sie nie.",
            ),
        ),
    ),
    Words(
        "renown",
        en=English("Renown", "Renowns"),
        de=German("Ruhm", "Ruhme", "m"),
        picture="laurels",
        text=Both(
            "+1 Buy\nFor the rest of this turn every card costs 2 Coins less, but never less than 0.",
            "+1 Kauf\nFür den Rest des Zuges kostet jede Karte 2 Geld weniger, aber nie weniger als 0.",
        ),
        rulings=(
            Ruling(
                "each-play",
                Source("cornucopia_guilds_2e"),
                "Each play counts: after a Throne Room cards cost 4 less, and not less than 0.",
                "Es zählt, wie oft er gespielt wird: Nach einem Thronsaal kosten Karten 4 weniger, und nicht weniger "
                "als 0.",
            ),
            Ruling(
                "this-turn",
                Source("cornucopia_guilds_2e"),
                "It holds until the end of the turn, also if it leaves play.",
                "Er gilt bis zum Ende des Zuges, auch wenn er das Spiel verlässt.",
            ),
            Ruling(
                "everywhere",
                Source("cornucopia_guilds_2e"),
                "All cards everywhere cost less: a Remake makes a Silver of a Copper.",
                "Alle Karten überall kosten weniger: Ein Nachbau macht aus einem Kupfer ein Silber.",
            ),
            Ruling(
                "overpaid-coins",
                Source("cornucopia_guilds_2e"),
                "A coin paid more remains a coin, however cheap the card is.",
                "Ein mehr gezahltes Geld bleibt ein Geld, wie billig die Karte auch ist.",
            ),
        ),
    ),
    PileWords("rewards", "Rewards", "Belohnungen", picture="ribbon-medal"),
)
