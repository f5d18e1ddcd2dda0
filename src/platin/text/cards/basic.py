"""Words of the basic cards."""

from typing import Final

from platin.text.words import Both, English, German, OptionWords, Ruling, Source, Words

WORDS: Final[tuple[Words | OptionWords, ...]] = (
    Words(
        "colony",
        en=English("Colony", "Colonies"),
        de=German("Kolonie", "Kolonien", "f"),
        picture="own/colony",
        text=Both("10 VP", "10 Siegpunkte"),
        rulings=(
            Ruling(
                "pile",
                Source("prosperity_1e", "setup", examples=("D4",)),
                "There are 8 Colonies with two players and 12 with more.",
                "Es gibt 8 Kolonien bei zwei Spielern, sonst 12.",
            ),
            Ruling(
                "no-kingdom-card",
                Source("prosperity_1e"),
                "Colony and Platinum are basic cards: they lie in the Supply in addition to the ten kingdom piles.",
                "Kolonie und Platin sind Basiskarten: Sie liegen zusätzlich zu den zehn Königreichstapeln im Vorrat.",
            ),
        ),
    ),
    Words(
        "copper",
        en=English("Copper", "Coppers"),
        de=German("Kupfer", "Kupfer", "n"),
        picture="own/copper",
        text=Both("+1 Coin", "+1 Geld"),
        rulings=(
            Ruling(
                "pile",
                Source("base_1e", "setup"),
                "Of the 60 Coppers, 46, 39 or 32 remain in the pile with two, three or four players.",
                "Von den 60 Kupfern bleiben bei zwei, drei oder vier Spielern 46, 39 oder 32 im Stapel.",
            ),
        ),
    ),
    Words(
        "curse",
        en=English("Curse", "Curses"),
        de=German("Fluch", "Flüche", "m"),
        picture="own/curse",
        text=Both("-1 VP", "-1 Siegpunkt"),
        later={
            # In a game with Charlatan: a Treasure too.
            3: Both("-1 VP\n+1 Coin", "-1 Siegpunkt\n+1 Geld"),
        },
        rulings=(
            Ruling(
                "pile",
                Source("base_1e", "setup"),
                "There are 10 Curses for each player beyond the first: 10, 20, 30, 40 or 50.",
                "Es gibt 10 Flüche für jeden Spieler außer einem: 10, 20, 30, 40 oder 50.",
            ),
            Ruling(
                "can-be-bought",
                Source("base_1e"),
                "The Curse pile is part of the Supply in every game, and a Curse may be bought for 0.",
                "Der Fluchstapel gehört in jedem Spiel zum Vorrat, und ein Fluch darf für 0 gekauft werden.",
            ),
            Ruling(
                "type",
                Source("base_1e"),
                "A Curse is no Victory card, no Action and no Treasure; a Bureaucrat does not touch it.",
                "Ein Fluch ist keine Punkte-, Aktions- oder Geldkarte; ein Bürokrat rührt ihn nicht an.",
            ),
            Ruling(
                "in-turn-order",
                Source("base_1e"),
                "If there are too few Curses for everyone, they are given out in turn order from the left of the "
                "player who plays the Attack.",
                "Reichen die Flüche nicht für alle, werden sie in Zugreihenfolge ab links vom Angreifer verteilt.",
            ),
        ),
    ),
    Words(
        "duchy",
        en=English("Duchy", "Duchies"),
        de=German("Herzogtum", "Herzogtümer", "n"),
        picture="own/duchy",
        text=Both("3 VP", "3 Siegpunkte"),
        rulings=(
            Ruling(
                "pile",
                Source("base_1e", "setup"),
                "There are 8 Duchies with two players and 12 with more.",
                "Es gibt 8 Herzogtümer bei zwei Spielern, sonst 12.",
            ),
        ),
    ),
    Words(
        "estate",
        en=English("Estate", "Estates"),
        de=German("Anwesen", "Anwesen", "n"),
        picture="own/estate",
        text=Both("1 VP", "1 Siegpunkt"),
        rulings=(
            Ruling(
                "pile",
                Source("base_1e", "setup"),
                "Besides the three Estates each player starts with, 8 are in the pile with two players and 12 with "
                "more.",
                "Neben den drei Anwesen, mit denen jeder beginnt, liegen bei zwei Spielern 8 im Stapel, sonst 12.",
            ),
        ),
    ),
    Words(
        "gold",
        en=English("Gold", "Golds"),
        de=German("Gold", "Gold", "n"),
        picture="own/gold",
        text=Both("+3 Coins", "+3 Geld"),
        rulings=(
            Ruling(
                "pile",
                Source("base_1e", "setup"),
                "There are 30 Golds in the pile, and 60 with five or six players.",
                "Im Stapel liegen 30 Gold, bei fünf oder sechs Spielern 60.",
            ),
        ),
    ),
    Words(
        "platinum",
        en=English("Platinum", "Platinums"),
        de=German("Platin", "Platin", "n"),
        picture="own/platinum",
        text=Both("+5 Coins", "+5 Geld"),
        rulings=(
            Ruling(
                "pile",
                Source("prosperity_1e", "setup", examples=("D4",)),
                "There are always 12 Platinums.",
                "Es gibt immer 12 Platin.",
            ),
        ),
    ),
    Words(
        "potion",
        en=English("Potion", "Potions"),
        de=German("Trank", "Tränke", "m"),
        picture="own/potion",
        text=Both("+1 Potion", "+1 Trank"),
        rulings=(
            Ruling(
                "set-up",
                Source("alchemy_1e", "setup"),
                "The 16 Potions are in the Supply exactly if a card with a Potion in its cost is.",
                "Die 16 Tränke liegen genau dann im Vorrat, wenn eine Karte mit Trank in den Kosten dabei ist.",
            ),
            Ruling(
                "no-coins",
                Source("alchemy_1e", "new_rules"),
                "A Potion brings no coins, and coins cannot replace a Potion in a cost.",
                "Ein Trank bringt kein Geld, und Geld ersetzt keinen Trank in den Kosten.",
            ),
            Ruling(
                "one-a-card",
                Source("alchemy_1e", "new_rules"),
                "Each Potion played pays for one card with a Potion in its cost: for two such cards two Potions are "
                "needed.",
                "Jeder gespielte Trank bezahlt eine Karte mit Trank in den Kosten: Für zwei solche Karten braucht es "
                "zwei Tränke.",
            ),
            Ruling(
                "reductions",
                Source("alchemy_1e", "new_rules"),
                "Cheaper cards, as with the Princess, still need their Potion.",
                "Verbilligte Karten, etwa durch die Prinzessin, brauchen weiterhin ihren Trank.",
            ),
            Ruling(
                "counts-as-more",
                Source("alchemy_1e", "new_rules"),
                "A cost with a Potion is more than the same coins without: a card costing 4 coins and a Potion does "
                "not cost 4 or less.",
                "Kosten mit Trank sind mehr als dasselbe Geld ohne: Eine Karte für 4 Geld und einen Trank kostet "
                "nicht höchstens 4.",
            ),
            Ruling(
                "black-market",
                Source("alchemy_1e", "setup"),
                "The Potions are laid out also if a card with a Potion in its cost is only in the Black Market deck.",
                "Die Tränke liegen auch bereit, wenn eine Karte mit Trank in den Kosten nur im Schwarzmarktstapel ist.",
            ),
        ),
    ),
    Words(
        "province",
        en=English("Province", "Provinces"),
        de=German("Provinz", "Provinzen", "f"),
        picture="own/province",
        text=Both("6 VP", "6 Siegpunkte"),
        rulings=(
            Ruling(
                "pile",
                Source("base_1e", "setup"),
                "There are 8, 12, 12, 15 or 18 Provinces with two, three, four, five or six players.",
                "Bei zwei, drei, vier, fünf oder sechs Spielern gibt es 8, 12, 12, 15 oder 18 Provinzen.",
            ),
        ),
    ),
    Words(
        "silver",
        en=English("Silver", "Silvers"),
        de=German("Silber", "Silber", "n"),
        picture="own/silver",
        text=Both("+2 Coins", "+2 Geld"),
        rulings=(
            Ruling(
                "pile",
                Source("base_1e", "setup"),
                "There are 40 Silvers in the pile, and 80 with five or six players.",
                "Im Stapel liegen 40 Silber, bei fünf oder sechs Spielern 80.",
            ),
        ),
    ),
    OptionWords(
        "coffers_any_time",
        name=Both("Coffers any time", "Taler jederzeit"),
        title=Both(
            "Coffers may be spent any time in your turn", "Taler dürfen jederzeit im eigenen Zug ausgegeben werden"
        ),
        used=Both("Coffers may be spent any time in your turn.", "Taler darf man jederzeit im eigenen Zug ausgeben."),
        unused=Both(
            "Coffers are spent in the Buy phase before the first purchase.",
            "Taler gibt man in der Kaufphase vor dem ersten Kauf aus.",
        ),
        typed=Both(("Coffers any time",), ("Taler jederzeit",)),
    ),
    OptionWords(
        "colony",
        name=Both("Platinum and Colony", "Platin und Kolonie"),
        title=Both("Platinum and Colony", "Platin und Kolonie"),
        used=Both("With Platinum and Colony.", "Mit Platin und Kolonie."),
        unused=Both("Without Platinum and Colony.", "Ohne Platin und Kolonie."),
        typed=Both(("Colony", "Platinum", "Colonies"), ("Kolonie", "Platin", "Kolonien")),
    ),
    OptionWords(
        "debt_any_time",
        name=Both("Debt any time", "Schulden jederzeit"),
        title=Both(
            "Debt may be paid off any time in your turn", "Schulden dürfen jederzeit im eigenen Zug abgezahlt werden"
        ),
        used=Both(
            "Debt may be paid off any time in your turn.", "Schulden darf man jederzeit im eigenen Zug abzahlen."
        ),
        unused=Both(
            "Debt is paid off in the Buy phase, and no Treasures are played after that.",
            "Schulden zahlt man in der Kaufphase ab, und danach spielt man keine Geldkarten mehr.",
        ),
        typed=Both(("Debt any time",), ("Schulden jederzeit",)),
    ),
    OptionWords(
        "leaving_ends",
        name=Both("Durations end when they leave play", "Dauerkarten enden, wenn sie das Spiel verlassen"),
        title=Both(
            "A Duration that has left play does nothing in later turns (rule of 2025)",
            "Eine Dauerkarte, die nicht mehr im Spiel ist, bewirkt in späteren Zügen nichts (Regel von 2025)",
        ),
        used=Both(
            "A Duration that has left play does nothing in later turns.",
            "Eine Dauerkarte, die nicht mehr im Spiel ist, bewirkt in späteren Zügen nichts mehr.",
        ),
        unused=Both(
            "What a Duration has begun goes on if the card leaves play.",
            "Was eine Dauerkarte begonnen hat, geht weiter, auch wenn sie das Spiel verlässt.",
        ),
        typed=Both(("Durations end",), ("Dauerkarten enden",)),
    ),
)
