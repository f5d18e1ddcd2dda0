"""Words of the cards of Intrigue that gain or trade in."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "ironworks",
        en=English("Ironworks", "Ironworks"),
        de=German("Eisenhütte", "Eisenhütten", "f"),
        picture="foundry-bucket",
        text=Both(
            "Gain a card that costs 4 or less.\n"
            "For an Action: +1 Action\n"
            "For a Treasure: +1 Coin\n"
            "For a Victory card: +1 Card",
            "Nimm eine Karte, die höchstens 4 kostet.\n"
            "Für eine Aktionskarte: +1 Aktion\n"
            "Für eine Geldkarte: +1 Geld\n"
            "Für eine Punktekarte: +1 Karte",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 4. Its types bring you bonuses.",
                "Nimm eine Karte, die höchstens 4 kostet. Ihre Kartentypen bringen dir Boni.",
            ),
        },
        rulings=(
            Ruling(
                "combined",
                Source("intrigue_1e"),
                "A card with two of the types brings both bonuses.",
                "Eine Karte mit zwei der Kartentypen bringt beide Boni.",
            ),
            Ruling(
                "forced",
                Source("intrigue_1e"),
                "You have to gain a card if there is one.",
                "Du musst eine Karte nehmen, wenn es eine gibt.",
            ),
            Ruling(
                "no-potion",
                Source("intrigue_1e"),
                "A card with a Potion in its cost cannot be gained.",
                "Eine Karte mit einem Trank in den Kosten kann nicht genommen werden.",
            ),
            Ruling(
                "nothing-gained",
                Source("intrigue_1e"),
                "If nothing is gained, there is no bonus.",
                "Wird nichts genommen, gibt es keinen Bonus.",
            ),
            Ruling(
                "possession",
                Source("author", "possession"),
                "In a possessed turn the other player gains the card, so there is no bonus for it.",
                "In einem besessenen Zug nimmt die Karte der andere Spieler; es gibt also keinen Bonus dafür.",
            ),
        ),
    ),
    Words(
        "lurker",
        en=English("Lurker", "Lurkers"),
        de=German("Herumtreiberin", "Herumtreiberinnen", "f"),
        picture="cowled",
        text=Both(
            "+1 Action\n"
            "Pick one:\n"
            "An Action card of the Supply goes to the trash.\n"
            "Gain an Action card out of the trash.",
            "+1 Aktion\n"
            "Suche dir eins aus:\n"
            "Eine Aktionskarte aus dem Vorrat kommt auf den Müll.\n"
            "Nimm eine Aktionskarte aus dem Müll.",
        ),
        asks={
            "choose": Ask(
                "What does the Lurker do?",
                "Was tut die Herumtreiberin?",
                options={
                    "gain": Both("Gain an Action card from the trash", "Eine Aktionskarte aus dem Müll nehmen"),
                    "trash": Both("Trash an Action card from the Supply", "Eine Aktionskarte aus dem Vorrat entsorgen"),
                },
            ),
            "gain": Ask("Gain an Action card from the trash.", "Nimm eine Aktionskarte aus dem Müll."),
            "trash": Ask(
                "Which Action card of the Supply is trashed?",
                "Welche Aktionskarte aus dem Vorrat wird entsorgt?",
            ),
        },
        rulings=(
            Ruling(
                "combined",
                Source("intrigue_2e"),
                "Actions that are something else besides can be trashed and gained too.",
                "Auch Aktionskarten, die noch etwas anderes sind, können entsorgt und genommen werden.",
            ),
            Ruling(
                "supply-only",
                Source("intrigue_2e"),
                "What is not in the Supply, such as a Prize, cannot be trashed.",
                "Was nicht zum Vorrat gehört, etwa ein Preis, kann nicht entsorgt werden.",
            ),
            Ruling(
                "not-yours",
                Source("intrigue_2e"),
                "A card trashed from the Supply was never one of your cards.",
                "Eine aus dem Vorrat entsorgte Karte war nie eine deiner Karten.",
            ),
            Ruling(
                "gain-is-a-gain",
                Source("intrigue_2e"),
                "Taking a card out of the trash is gaining it, with all that follows from that.",
                "Eine Karte aus dem Müll zu holen heißt, sie zu nehmen, mit allem, was daraus folgt.",
            ),
            Ruling(
                "impossible",
                Source("intrigue_2e"),
                "You may choose to gain from the trash although no Action lies there; nothing happens then.",
                "Du darfst das Nehmen aus dem Müll wählen, auch wenn dort keine Aktionskarte liegt; dann geschieht "
                "nichts.",
            ),
        ),
    ),
    Words(
        "trading_post",
        en=English("Trading Post", "Trading Posts"),
        de=German("Handelsposten", "Handelsposten", "m"),
        picture="wooden-sign",
        text=Both(
            "Trash two cards from your hand.\nIf you did, gain a Silver straight into your hand.",
            "Entsorge zwei Handkarten.\nHast du das getan, nimm ein Silber direkt auf die Hand.",
        ),
        asks={
            "trash": Ask("Trash 2 cards from your hand for a Silver.", "Entsorge 2 Handkarten für ein Silber."),
        },
        rulings=(
            Ruling(
                "forced",
                Source("intrigue_1e"),
                "With two or more cards in hand you have to trash two.",
                "Mit zwei oder mehr Handkarten musst du zwei entsorgen.",
            ),
            Ruling(
                "single-card",
                Source("intrigue_1e"),
                "With a single card in hand you trash it and get no Silver.",
                "Mit einer einzigen Handkarte entsorgst du diese und bekommst kein Silber.",
            ),
            Ruling(
                "no-silver",
                Source("intrigue_1e"),
                "If no Silver is left, you trash the two cards all the same.",
                "Ist kein Silber mehr da, entsorgst du die zwei Karten trotzdem.",
            ),
        ),
    ),
    Words(
        "upgrade",
        en=English("Upgrade", "Upgrades"),
        de=German("Anbau", "Anbauten", "m"),
        picture="upgrade",
        text=Both(
            "+1 Card\n+1 Action\nTrash a card from your hand.\nGain a card that costs exactly 1 more.",
            "+1 Karte\n+1 Aktion\nEntsorge eine Handkarte.\nNimm eine Karte, die genau 1 mehr kostet.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing exactly 1 more than the trashed one.",
                "Nimm eine Karte, die genau 1 mehr kostet als die entsorgte.",
            ),
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
        },
        rulings=(
            Ruling(
                "no-match",
                Source("intrigue_1e"),
                "If no card costs exactly 1 more, you gain nothing, but the card is trashed.",
                "Kostet keine Karte genau 1 mehr, nimmst du nichts, die Karte ist aber entsorgt.",
            ),
            Ruling(
                "forced",
                Source("intrigue_1e"),
                "Neither trashing nor gaining is optional.",
                "Weder das Entsorgen noch das Nehmen ist freiwillig.",
            ),
            Ruling(
                "bridge",
                Source("intrigue_1e"),
                "With a Bridge a Copper still costs 0 and becomes a card that now costs 1.",
                "Mit einer Brücke kostet ein Kupfer weiter 0 und wird zu einer Karte, die nun 1 kostet.",
            ),
        ),
    ),
)
