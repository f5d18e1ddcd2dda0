"""Words of the cards of Seaside that are about what players buy and gain."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "embargo",
        en=English("Embargo", "Embargoes"),
        de=German("Embargo", "Embargos", "n"),
        picture="interdiction",
        text=Both(
            "+2 Coins\n"
            "Trash this.\n"
            "One Embargo token goes onto a pile of the Supply that you pick.\n"
            "—\n"
            "Anyone buying a card off a pile gains as many Curses as there are Embargo tokens on the pile.",
            "+2 Geld\n"
            "Entsorge diese Karte.\n"
            "Ein Embargomarker kommt auf einen Stapel des Vorrats, den du aussuchst.\n"
            "—\n"
            "Wer eine Karte von einem Stapel kauft, nimmt so viele Flüche, wie Embargomarker auf dem Stapel liegen.",
        ),
        later={
            2: Both(
                "+2 Coins\n"
                "Trash this. Only if that happened, one Embargo token goes onto a pile of the Supply that you "
                "pick.\n"
                "—\n"
                "Anyone buying a card off a pile gains as many Curses, one by one, as there are Embargo tokens on "
                "the pile.",
                "+2 Geld\n"
                "Entsorge diese Karte. Nur wenn das geschehen ist, kommt ein Embargomarker auf einen Stapel des "
                "Vorrats, den du aussuchst.\n"
                "—\n"
                "Wer eine Karte von einem Stapel kauft, nimmt einzeln so viele Flüche, wie Embargomarker auf dem "
                "Stapel liegen.",
            ),
        },
        asks={
            "pile": Ask("Put the Embargo token on a pile.", "Lege den Embargomarker auf einen Stapel."),
        },
        rulings=(
            Ruling(
                "any-pile",
                Source("seaside_1e"),
                "Any pile of the Supply may get the token: basic cards, and the Embargoes themselves.",
                "Jeder Stapel des Vorrats darf den Marker bekommen, auch Basiskarten und die Embargos selbst.",
            ),
            Ruling(
                "empty-pile",
                Source("seaside_1e"),
                "Tokens stay to the end of the game, also on a pile that is empty.",
                "Marker bleiben bis zum Spielende liegen, auch auf einem leeren Stapel.",
            ),
            Ruling(
                "each-token",
                Source("seaside_1e", examples=("SE11",)),
                "Each token on the pile brings a Curse of its own, before the bought card is gained.",
                "Jeder Marker auf dem Stapel bringt einen eigenen Fluch, noch bevor die gekaufte Karte genommen wird.",
            ),
            Ruling(
                "in-between",
                Source("author"),
                "The Curses are gained one by one; other things that happen on buying may come between them.",
                "Die Flüche werden einzeln genommen; anderes, was beim Kaufen geschieht, darf dazwischenkommen.",
            ),
            Ruling(
                "everybody",
                Source("seaside_1e"),
                "It hits everybody who buys such a card, also the player who put the token there.",
                "Es trifft alle, die eine solche Karte kaufen, auch wer den Marker gelegt hat.",
            ),
            Ruling(
                "only-buying",
                Source("seaside_1e", examples=("SE11",)),
                "Gaining a card without buying it brings no Curse.",
                "Eine Karte zu nehmen, ohne sie zu kaufen, bringt keinen Fluch.",
            ),
            Ruling(
                "no-curse-left",
                Source("seaside_1e", examples=("SE11",)),
                "If no Curse is left, the token does nothing.",
                "Ist kein Fluch mehr da, bewirkt der Marker nichts.",
            ),
            Ruling(
                "whole-pile",
                Source("seaside_1e"),
                "On a mixed pile a token counts for every card that is bought from it.",
                "Auf einem gemischten Stapel gilt ein Marker für jede Karte, die davon gekauft wird.",
            ),
            Ruling(
                "not-from-the-black-market",
                Source("practice"),
                "A card bought from the Black Market deck lies on no pile of the Supply and brings no Curse.",
                "Eine Karte, die vom Schwarzmarktstapel gekauft wird, liegt auf keinem Stapel des Vorrats und bringt "
                "keinen Fluch.",
            ),
            Ruling(
                "token-anyway",
                Source("seaside_1e", examples=("SE12",)),
                "First print: the token does not depend on the trashing. Played twice, it brings 4 coins and two "
                "tokens.",
                "Erste Auflage: Der Marker hängt nicht vom Entsorgen ab. Zweimal gespielt, bringt es 4 Geld und zwei "
                "Marker.",
            ),
            Ruling(
                "only-if-trashed",
                Source("seaside_later", examples=("SE12",)),
                "Second print: without trashing no token. Played twice, it brings 4 coins and one token.",
                "Zweite Auflage: Ohne Entsorgen kein Marker. Zweimal gespielt, bringt es 4 Geld und einen Marker.",
                edition=2,
            ),
        ),
    ),
    Words(
        "smugglers",
        en=English("Smugglers", "Smugglers"),
        de=German("Schmuggler", "Schmuggler", "m"),
        picture="barrel",
        text=Both(
            "Of the cards that your right-hand neighbour gained in their last turn, pick one that costs at most 6 and "
            "gain another of that name.",
            "Unter den Karten, die dein rechter Nachbar in seinem letzten Zug genommen hat, suche eine aus, die "
            "höchstens 6 kostet, und nimm noch eine dieses Namens.",
        ),
        asks={
            "gain": Ask("Gain a copy of which card?", "Von welcher Karte nimmst du eine weitere?"),
        },
        rulings=(
            Ruling(
                "forced",
                Source("seaside_1e", examples=("SE8",)),
                "If you can gain such a card, you have to.",
                "Wenn du eine solche Karte nehmen kannst, musst du es.",
            ),
            Ruling(
                "cost-now",
                Source("seaside_1e", examples=("SE8",)),
                "The cost counts as it is now, not as it was when the card was gained.",
                "Es zählen die Kosten jetzt, nicht die beim damaligen Nehmen.",
            ),
            Ruling(
                "coins-only",
                Source("seaside_1e"),
                "A card with a Potion or Debt in its cost cannot be chosen.",
                "Eine Karte mit Trank oder Schulden in den Kosten kann nicht gewählt werden.",
            ),
            Ruling(
                "any-gain",
                Source("seaside_1e"),
                "It does not matter how the card was gained: bought, by a card, from the trash, by Smugglers.",
                "Wie die Karte genommen wurde, ist gleich: gekauft, durch eine Karte, aus dem Müll, durch Schmuggler.",
            ),
            Ruling(
                "supply-only",
                Source("seaside_1e"),
                "You gain the copy from the Supply; a card from elsewhere has none there.",
                "Du nimmst die weitere Karte aus dem Vorrat; was von anderswo kam, gibt es dort nicht.",
            ),
            Ruling(
                "top-of-pile",
                Source("seaside_1e"),
                "From a mixed pile you gain the copy only if it lies on top.",
                "Von einem gemischten Stapel nimmst du die Karte nur, wenn sie oben liegt.",
            ),
            Ruling(
                "empty-pile",
                Source("author", examples=("SE9",)),
                "Among several cards you may choose one of which there is no more in the Supply, and gain nothing.",
                "Unter mehreren Karten darfst du auch eine wählen, die es im Vorrat nicht mehr gibt, und nimmst dann "
                "nichts.",
            ),
            Ruling(
                "nothing",
                Source("seaside_1e"),
                "Without such a card you gain nothing.",
                "Ohne eine solche Karte nimmst du nichts.",
            ),
            Ruling(
                "no-attack",
                Source("seaside_1e"),
                "It is no Attack: a Moat has nothing to say to it.",
                "Sie sind kein Angriff: Ein Burggraben richtet nichts gegen sie aus.",
            ),
            Ruling(
                "last-turn",
                Source("seaside_1e"),
                "The last turn is the one that the neighbour took most recently, an extra turn included; what was "
                "gained in the turns of others does not count.",
                "Der letzte Zug ist der, den der Nachbar zuletzt gemacht hat, auch ein Extrazug; was in fremden Zügen "
                "genommen wurde, zählt nicht.",
            ),
            Ruling(
                "possessed",
                Source("author"),
                "In a turn in which somebody else decides, a possessed player gains nothing that could be smuggled.",
                "In einem Zug, in dem jemand anders entscheidet, nimmt der Besessene nichts, was zu schmuggeln wäre.",
            ),
        ),
    ),
    Words(
        "treasury",
        en=English("Treasury", "Treasuries"),
        de=German("Schatzkammer", "Schatzkammern", "f"),
        picture="locked-chest",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "+1 Coin\n"
            "—\n"
            "If this is discarded from play in a turn in which you bought no Victory card, you may lay it onto your "
            "deck.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "+1 Geld\n"
            "—\n"
            "Wird diese Karte aus dem Spiel abgelegt und hast du in diesem Zug keine Punktekarte gekauft, darfst du "
            "sie auf deinen Nachziehstapel legen.",
        ),
        later={
            2: Both(
                "+1 Card\n"
                "+1 Action\n"
                "+1 Coin\n"
                "When a Buy phase of this turn ends in which you gained no Victory card, you may lay this onto "
                "your deck.",
                "+1 Karte\n"
                "+1 Aktion\n"
                "+1 Geld\n"
                "Endet in diesem Zug eine Kaufphase, in der du keine Punktekarte genommen hast, darfst du diese "
                "Karte auf deinen Nachziehstapel legen.",
            ),
            3: Both(
                "+1 Card\n"
                "+1 Action\n"
                "+1 Coin\n"
                "—\n"
                "If this is discarded from play in a turn without a Victory card gained in your Buy phases, you "
                "may lay it onto your deck.",
                "+1 Karte\n"
                "+1 Aktion\n"
                "+1 Geld\n"
                "—\n"
                "Wird diese Karte aus dem Spiel abgelegt und hast du in den Kaufphasen dieses Zuges keine "
                "Punktekarte genommen, darfst du sie auf deinen Nachziehstapel legen.",
            ),
        },
        rulings=(
            Ruling(
                "drawn-at-once",
                Source("seaside_1e"),
                "First print: it goes onto the deck before the new hand is drawn, so you draw it at once.",
                "Erste Auflage: Sie kommt auf den Nachziehstapel, bevor du die neue Hand ziehst; du ziehst sie also "
                "gleich.",
            ),
            Ruling(
                "each-of-them",
                Source("seaside_1e"),
                "You decide for each Treasury separately.",
                "Du entscheidest für jede Schatzkammer einzeln.",
            ),
            Ruling(
                "two-types",
                Source("seaside_1e", examples=("SE10",)),
                "A card that is a Victory card among other things counts as one.",
                "Eine Karte, die unter anderem Punktekarte ist, zählt als solche.",
            ),
            Ruling(
                "only-bought",
                Source("seaside_1e", examples=("SE10",)),
                "First print: Victory cards gained without buying them do not matter.",
                "Erste Auflage: Punktekarten, die du nicht gekauft hast, spielen keine Rolle.",
            ),
            Ruling(
                "left-before",
                Source("seaside_1e"),
                "A Treasury that has left play before cannot go onto the deck.",
                "Eine Schatzkammer, die das Spiel vorher verlassen hat, kann nicht auf den Nachziehstapel kommen.",
            ),
            Ruling(
                "end-of-buys",
                Source("seaside_2e", examples=("SE10",)),
                "Second print: it goes onto the deck when the Buy phase ends, before Night and Clean-up.",
                "Zweite Auflage: Sie kommt am Ende der Kaufphase auf den Nachziehstapel, noch vor Nacht und Aufräumen.",
                edition=2,
            ),
            Ruling(
                "gained-buying",
                Source("seaside_2e", examples=("SE10",)),
                "Second print: any Victory card gained in the Buy phase prevents it, bought or not; gains before it "
                "do not.",
                "Zweite Auflage: Jede in der Kaufphase genommene Punktekarte verhindert es, gekauft oder nicht; "
                "vorher genommene nicht.",
                edition=2,
            ),
            Ruling(
                "second-buy-phase",
                Source("seaside_2e"),
                "Second print: with a second Buy phase it can be put back, drawn and played again; each Buy phase "
                "counts by itself.",
                "Zweite Auflage: Bei einer zweiten Kaufphase kann sie zurückkommen, gezogen und noch einmal gespielt "
                "werden; jede Kaufphase zählt für sich.",
                edition=2,
            ),
            Ruling(
                "all-buy-phases",
                Source("seaside_later", examples=("SE10",)),
                "Third print: it goes back when it is discarded from play, if no Buy phase of the turn brought a "
                "Victory card, bought or not.",
                "Dritte Auflage: Sie kommt zurück, wenn sie aus dem Spiel abgelegt wird, sofern keine Kaufphase des "
                "Zuges eine Punktekarte gebracht hat, gekauft oder nicht.",
                edition=3,
            ),
        ),
    ),
)
