"""Words of the Actions of Seaside that are done when they have been played."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "bazaar",
        en=English("Bazaar", "Bazaars"),
        de=German("Bazar", "Bazare", "m"),
        picture="arabic-door",
        text=Both("+1 Card\n+2 Actions\n+1 Coin", "+1 Karte\n+2 Aktionen\n+1 Geld"),
        rulings=(
            Ruling(
                "forced",
                Source("seaside_1e"),
                "You have to draw the card; there is nothing to decide.",
                "Du musst die Karte ziehen; zu entscheiden gibt es nichts.",
            ),
        ),
    ),
    Words(
        "explorer",
        en=English("Explorer", "Explorers"),
        de=German("Entdecker", "Entdecker", "m"),
        picture="globe",
        text=Both(
            "If you like, show a Province that you have in your hand.\n"
            "If you showed one, gain a Gold, otherwise a Silver; it goes into your hand.",
            "Wenn du möchtest, zeige eine Provinz, die du auf der Hand hast.\n"
            "Hast du eine gezeigt, nimm ein Gold, sonst ein Silber; es kommt auf deine Hand.",
        ),
        asks={
            "reveal": Ask(
                "Reveal a Province to gain a Gold instead of a Silver?",
                "Eine Provinz zeigen, um ein Gold statt eines Silbers zu nehmen?",
                none=Both("Do not reveal it", "Nicht zeigen"),
            ),
        },
        rulings=(
            Ruling(
                "may-decline",
                Source("seaside_1e"),
                "Even with a Province in hand you may decline to show it; then you gain a Silver.",
                "Auch mit einer Provinz auf der Hand brauchst du sie nicht zu zeigen; dann nimmst du ein Silber.",
            ),
            Ruling(
                "forced",
                Source("seaside_1e"),
                "Without a Province you have to gain a Silver.",
                "Ohne Provinz musst du ein Silber nehmen.",
            ),
            Ruling(
                "into-hand",
                Source("seaside_1e"),
                "The Treasure goes straight into your hand and may be played in this turn.",
                "Die Geldkarte kommt sofort auf deine Hand und darf noch in diesem Zug gespielt werden.",
            ),
            Ruling(
                "no-gold-left",
                Source("practice"),
                "If you showed a Province and no Gold is left, you gain nothing, not a Silver.",
                "Hast du eine Provinz gezeigt und ist kein Gold mehr da, nimmst du nichts, auch kein Silber.",
            ),
        ),
    ),
    Words(
        "lookout",
        en=English("Lookout", "Lookouts"),
        de=German("Ausguck", "Ausgucke", "m"),
        picture="crow-nest",
        text=Both(
            "+1 Action\n"
            "Look at the three topmost cards of your deck.\n"
            "One of them is trashed, one is discarded, and the last one goes back onto the deck.",
            "+1 Aktion\n"
            "Sieh dir die drei obersten Karten deines Nachziehstapels an.\n"
            "Eine davon entsorgst du, eine legst du ab, und die letzte kommt zurück auf den Nachziehstapel.",
        ),
        asks={
            "discard": Ask(
                "Discard one of these cards. The other goes back onto your deck.",
                "Lege eine dieser Karten ab. Die andere kommt zurück auf deinen Nachziehstapel.",
            ),
            "trash": Ask("Trash one of these cards.", "Entsorge eine dieser Karten."),
        },
        rulings=(
            Ruling(
                "all-first",
                Source("seaside_1e"),
                "You look at all three cards before you decide about any of them.",
                "Du siehst alle drei Karten an, bevor du über eine entscheidest.",
            ),
            Ruling(
                "forced",
                Source("seaside_1e"),
                "You have to trash a card, however good all three are.",
                "Du musst eine Karte entsorgen, so gut alle drei auch sind.",
            ),
            Ruling(
                "two-cards",
                Source("seaside_1e"),
                "With only two cards you trash one and discard the other.",
                "Bei nur zwei Karten entsorgst du eine und legst die andere ab.",
            ),
            Ruling(
                "one-card",
                Source("seaside_1e"),
                "With only one card you trash it.",
                "Bei nur einer Karte entsorgst du diese.",
            ),
        ),
    ),
    Words(
        "navigator",
        en=English("Navigator", "Navigators"),
        de=German("Navigator", "Navigatoren", "m"),
        picture="compass",
        text=Both(
            "+2 Coins\n"
            "Look at the five topmost cards of your deck.\n"
            "Discard every one of them, or put every one back, in whatever order you like.",
            "+2 Geld\n"
            "Sieh dir die fünf obersten Karten deines Nachziehstapels an.\n"
            "Lege sie sämtlich ab, oder lege sie sämtlich zurück, in welcher Reihenfolge du willst.",
        ),
        asks={
            "choose": Ask(
                "Discard all of these cards, or put them back?",
                "Alle diese Karten ablegen oder zurücklegen?",
                options={
                    "discard": Both("Discard them all", "Alle ablegen"),
                    "keep": Both("Put them back in any order", "In beliebiger Reihenfolge zurücklegen"),
                },
            ),
            "order": Ask(
                "In which order do the cards go back? The last one lies on top.",
                "In welcher Reihenfolge kommen die Karten zurück? Die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "all-or-nothing",
                Source("seaside_1e"),
                "You discard all of the cards or none of them.",
                "Du legst alle Karten ab oder keine.",
            ),
            Ruling(
                "fewer",
                Source("seaside_1e"),
                "If there are fewer than five cards even after shuffling, you look at those; cards you already look "
                "at stay out of the shuffle.",
                "Sind es auch nach dem Mischen weniger als fünf, siehst du diese an; Karten, die du schon ansiehst, "
                "werden nicht mitgemischt.",
            ),
            Ruling(
                "private",
                Source("seaside_1e"),
                "Only you see the cards that you put back.",
                "Die zurückgelegten Karten siehst nur du.",
            ),
            Ruling(
                "real-discard",
                Source("seaside_1e"),
                "The cards are really discarded: what happens on discarding a card happens.",
                "Die Karten werden wirklich abgelegt: Was beim Ablegen einer Karte geschieht, geschieht.",
            ),
        ),
    ),
    Words(
        "pearl_diver",
        en=English("Pearl Diver", "Pearl Divers"),
        de=German("Perlentaucher", "Perlentaucher", "m"),
        picture="oyster-pearl",
        text=Both(
            "+1 Card\n+1 Action\nLook at the lowest card of your deck. If you like, it goes on top.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Sieh dir die unterste Karte deines Nachziehstapels an. Wenn du möchtest, kommt sie nach oben.",
        ),
        asks={
            "topdeck": Ask(
                "Put this card on top of your deck?",
                "Diese Karte oben auf deinen Nachziehstapel legen?",
                none=Both("Leave it at the bottom", "Unten lassen"),
            ),
        },
        rulings=(
            Ruling(
                "draw-first",
                Source("seaside_1e"),
                "You draw before you look at the bottom card.",
                "Du ziehst, bevor du die unterste Karte ansiehst.",
            ),
            Ruling(
                "shuffle",
                Source("seaside_1e"),
                "If the deck is empty, the discard pile is shuffled first.",
                "Ist der Nachziehstapel leer, wird zuerst der Ablagestapel gemischt.",
            ),
            Ruling(
                "one-card",
                Source("seaside_1e"),
                "The only card of a deck is its bottom and its top.",
                "Die einzige Karte eines Nachziehstapels liegt zugleich unten und oben.",
            ),
            Ruling(
                "private",
                Source("seaside_1e"),
                "The others do not see the card.",
                "Die anderen sehen die Karte nicht.",
            ),
            Ruling(
                "not-drawn",
                Source("seaside_1e"),
                "The card put on top is not drawn.",
                "Die nach oben gelegte Karte wird nicht gezogen.",
            ),
        ),
    ),
    Words(
        "salvager",
        en=English("Salvager", "Salvagers"),
        de=German("Müllverwerter", "Müllverwerter", "m"),
        picture="ship-wreck",
        text=Both(
            "+1 Buy\nChoose a card in your hand and trash it; each coin that it costs is +1 Coin for you.",
            "+1 Kauf\nWähle eine Handkarte und entsorge sie; für jedes Geld, das sie kostet, bekommst du +1 Geld.",
        ),
        asks={
            "trash": Ask(
                "Trash a card; its cost in coins is yours to spend.",
                "Entsorge eine Karte; was sie an Geld kostet, bekommst du.",
            ),
        },
        rulings=(
            Ruling(
                "forced",
                Source("seaside_1e"),
                "You have to trash a card if you have one.",
                "Du musst eine Karte entsorgen, wenn du eine hast.",
            ),
            Ruling(
                "empty-hand",
                Source("seaside_1e"),
                "With an empty hand you get the Buy and no coins.",
                "Ohne Handkarte bekommst du den Kauf und kein Geld.",
            ),
            Ruling(
                "current-cost",
                Source("seaside_1e"),
                "What counts is what the card costs now.",
                "Es zählt, was die Karte gerade kostet.",
            ),
            Ruling(
                "coins-only",
                Source("author"),
                "A Potion or Debt in the cost brings nothing.",
                "Ein Trank oder Schulden in den Kosten bringen nichts.",
            ),
            Ruling(
                "trashed-first",
                Source("seaside_1e"),
                "What happens on trashing the card happens before you get the coins.",
                "Was beim Entsorgen der Karte geschieht, geschieht, bevor du das Geld bekommst.",
            ),
        ),
    ),
    Words(
        "sea_chart",
        en=English("Sea Chart", "Sea Charts"),
        de=German("Seekarte", "Seekarten", "f"),
        picture="plain/sea-chart",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "Reveal the topmost card of your deck. If a card of its name is among those you have in play, take it "
            "into your hand.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Decke die oberste Karte deines Nachziehstapels auf. Hast du eine Karte dieses Namens im Spiel, nimm sie "
            "auf die Hand.",
        ),
        rulings=(
            Ruling(
                "itself",
                Source("seaside_2e"),
                "The Sea Chart that you play is in play itself: another one on top of your deck comes into your hand.",
                "Die gespielte Seekarte ist selbst im Spiel: Eine weitere oben auf deinem Nachziehstapel kommt auf "
                "deine Hand.",
            ),
            Ruling(
                "waiting-durations",
                Source("seaside_2e"),
                "Durations from earlier turns are in play too.",
                "Auch Dauerkarten aus früheren Zügen sind im Spiel.",
            ),
            Ruling(
                "stays",
                Source("seaside_2e"),
                "A card of which you have no copy in play stays on your deck.",
                "Eine Karte, die du nicht noch einmal im Spiel hast, bleibt auf deinem Nachziehstapel.",
            ),
            Ruling(
                "your-own",
                Source("practice"),
                "Only your own cards in play count.",
                "Nur deine eigenen Karten im Spiel zählen.",
            ),
        ),
    ),
    Words(
        "treasure_map",
        en=English("Treasure Map", "Treasure Maps"),
        de=German("Schatzkarte", "Schatzkarten", "f"),
        picture="treasure-map",
        text=Both(
            "Trash this together with another Treasure Map from your hand.\n"
            "If two were trashed, four Golds come onto your deck, gained by you.",
            "Entsorge diese Karte zusammen mit einer weiteren Schatzkarte von der Hand.\n"
            "Wurden zwei entsorgt, nimm vier Gold auf deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "alone",
                Source("seaside_1e"),
                "You may play it without a second one; then it is trashed and brings nothing.",
                "Du darfst sie auch ohne eine zweite spielen; dann wird sie entsorgt und bringt nichts.",
            ),
            Ruling(
                "onto-deck",
                Source("seaside_1e"),
                "The Golds go onto the deck; if it is empty, they are the deck.",
                "Das Gold kommt auf den Nachziehstapel; ist er leer, bildet es ihn.",
            ),
            Ruling(
                "fewer-golds",
                Source("seaside_1e"),
                "If fewer than four Golds are left, you gain those.",
                "Sind weniger als vier Gold übrig, nimmst du diese.",
            ),
            Ruling(
                "played-twice",
                Source("seaside_1e"),
                "Played twice with two more in hand, it brings four Golds the first time; the second time only one is "
                "trashed, for nothing.",
                "Zweimal gespielt mit zwei weiteren auf der Hand, bringt sie beim ersten Mal vier Gold; beim zweiten "
                "wird nur eine entsorgt, ohne Ertrag.",
            ),
        ),
    ),
    Words(
        "warehouse",
        en=English("Warehouse", "Warehouses"),
        de=German("Lagerhaus", "Lagerhäuser", "n"),
        picture="warehouse",
        text=Both(
            "+3 Cards\n+1 Action\nThen discard three cards.",
            "+3 Karten\n+1 Aktion\nDanach lege drei Karten ab.",
        ),
        asks={
            "discard": Ask("Discard 3 cards.", "Lege 3 Karten ab."),
        },
        rulings=(
            Ruling(
                "any-cards",
                Source("seaside_1e"),
                "You may discard cards you just drew and cards you held before.",
                "Du darfst eben gezogene Karten ablegen und solche, die du schon hattest.",
            ),
            Ruling(
                "fewer-drawn",
                Source("seaside_1e"),
                "Even if you could draw fewer than three cards, you discard three.",
                "Auch wenn du weniger als drei Karten ziehen konntest, legst du drei ab.",
            ),
            Ruling(
                "fewer-in-hand",
                Source("seaside_1e"),
                "With fewer than three cards in hand you discard them all.",
                "Hast du weniger als drei Handkarten, legst du alle ab.",
            ),
            Ruling(
                "action-afterwards",
                Source("seaside_1e"),
                "The extra Action can be used only after discarding.",
                "Die zusätzliche Aktion kannst du erst nach dem Ablegen nutzen.",
            ),
        ),
    ),
)
