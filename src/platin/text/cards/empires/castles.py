"""Words of the Castles."""

from typing import Final

from platin.text.words import LINE, Ask, Both, Counted, English, German, PileWords, Ruling, Source, Words

_CASTLES: Final = Counted(
    Both("{n} Castle in the deck", "{n} Schloss im Kartendeck"),
    Both("{n} Castles in the deck", "{n} Schlösser im Kartendeck"),
)

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "crumbling_castle",
        en=English("Crumbling Castle", "Crumbling Castles"),
        de=German("Verfallendes Schloss", "Verfallende Schlösser", "n"),
        picture="castle-ruins",
        text=Both(
            f"1 VP\n{LINE}\nWhenever you gain or trash this card: +1 VP token, and gain a Silver.",
            f"1 Siegpunkt\n{LINE}\nImmer wenn du diese Karte nimmst oder entsorgst: +1 Punktemarker, und nimm ein "
            "Silber.",
        ),
        rulings=(
            Ruling(
                "gained-and-trashed",
                Source("empires_1e"),
                "It pays both when it is gained, bought or not, and when it is trashed, on anybody's turn.",
                "Es bringt beides, wenn es genommen wird, gekauft oder nicht, und wenn es entsorgt wird, in wessen Zug "
                "auch immer.",
            ),
            Ruling(
                "from-the-supply",
                Source("empires_1e"),
                "Who trashes it from the Supply gets token and Silver.",
                "Wer es aus dem Vorrat entsorgt, bekommt Marker und Silber.",
            ),
            Ruling(
                "no-silver",
                Source("empires_1e"),
                "Without a Silver left there is still the token.",
                "Ist kein Silber mehr da, gibt es trotzdem den Marker.",
            ),
        ),
    ),
    Words(
        "grand_castle",
        en=English("Grand Castle", "Grand Castles"),
        de=German("Prunkschloss", "Prunkschlösser", "n"),
        picture="elven-castle",
        text=Both(
            f"5 VP\n{LINE}\nWhenever you gain this card, reveal your hand: +1 VP token for every Victory card in it "
            "and for every one you have in play.",
            f"5 Siegpunkte\n{LINE}\nImmer wenn du diese Karte nimmst, decke deine Hand auf: +1 Punktemarker für jede "
            "Punktekarte darin und für jede, die du im Spiel hast.",
        ),
        rulings=(
            Ruling(
                "hand-and-play",
                Source("empires_1e"),
                "All cards with the type Victory count, in your hand and in play; the Grand Castle itself does not, "
                "unless it came into your hand.",
                "Alle Karten mit dem Typ Punkte zählen, auf der Hand und im Spiel; das Prunkschloss selbst nicht, "
                "außer es kam auf die Hand.",
            ),
            Ruling(
                "own-cards",
                Source("practice"),
                "Only your own cards in play count; the English wording leaves that open.",
                "Nur eigene Karten im Spiel zählen; der englische Wortlaut lässt das offen.",
            ),
        ),
    ),
    Words(
        "haunted_castle",
        en=English("Haunted Castle", "Haunted Castles"),
        de=German("Spukschloss", "Spukschlösser", "n"),
        picture="spooky-house",
        text=Both(
            f"2 VP\n{LINE}\nWhenever you gain this card in a turn of your own: Gain a Gold. All others who hold 5 "
            "cards or more put 2 of them onto their decks.",
            f"2 Siegpunkte\n{LINE}\nImmer wenn du diese Karte in einem eigenen Zug nimmst: Nimm ein Gold. Alle "
            "anderen mit 5 oder mehr Handkarten legen 2 davon auf ihre Nachziehstapel.",
        ),
        asks={
            "topdeck": Ask(
                "Put 2 cards from your hand onto your deck.", "Lege 2 Handkarten auf deinen Nachziehstapel."
            ),
            "order": Ask(
                "Put the cards onto your deck; the last one lies on top.",
                "Lege die Karten auf deinen Nachziehstapel; die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "own-turn",
                Source("empires_1e"),
                "It happens however you gain it, but in your own turn only.",
                "Es geschieht, wie auch immer du es nimmst, aber nur in deinem eigenen Zug.",
            ),
            Ruling(
                "no-gold",
                Source("empires_1e"),
                "If no Gold is left, the others put cards back all the same.",
                "Ist kein Gold mehr da, legen die anderen trotzdem Karten zurück.",
            ),
            Ruling(
                "no-attack",
                Source("empires_1e"),
                "It is no Attack: nothing that protects from Attacks helps.",
                "Es ist kein Angriff: Was vor Angriffen schützt, hilft nicht.",
            ),
            Ruling(
                "five-cards",
                Source("empires_1e", examples=("EM13",)),
                "Only hands of 5 or more are concerned; their players choose the cards and their order, in turn order.",
                "Nur Hände von 5 oder mehr Karten sind betroffen; ihre Spieler wählen die Karten und deren "
                "Reihenfolge, der Reihe nach.",
            ),
        ),
    ),
    Words(
        "humble_castle",
        en=English("Humble Castle", "Humble Castles"),
        de=German("Bescheidenes Schloss", "Bescheidene Schlösser", "n"),
        picture="sand-castle",
        text=Both(
            f"1 coin\n{LINE}\nAt the end of the game worth 1 VP for every Castle you own.",
            f"1 Geld\n{LINE}\nBei Spielende 1 Siegpunkt wert für jedes Schloss, das du besitzt.",
        ),
        counted=_CASTLES,
        rulings=(
            Ruling(
                "pile",
                Source("empires_1e", "castles"),
                "The eight Castles are one Supply pile, the cheapest on top: one of each with two players; with more, "
                "two each of Humble, Small, Opulent and King's Castle, twelve in all.",
                "Die acht Schlösser bilden einen Vorratsstapel, das billigste liegt oben: zu zweit jedes einmal; bei "
                "mehr Spielern Bescheidenes, Kleines, Reiches Schloss und Königsschloss je zweimal, zusammen zwölf.",
            ),
            Ruling(
                "top-only",
                Source("empires_1e", "castles"),
                "Only the top Castle can be bought or gained, and the pile is empty only when all are gone. All may "
                "look through it.",
                "Nur das oberste Schloss kann gekauft oder genommen werden, und leer ist der Stapel erst, wenn alle "
                "weg sind. Alle dürfen ihn durchsehen.",
            ),
            Ruling(
                "pile-types",
                Source("practice"),
                "Whatever asks for the pile finds a Victory and Castle pile that costs 3: it is no Action or Treasure "
                "pile, so no Trait and no Obelisk may be about it.",
                "Wer nach dem Stapel fragt, findet einen Punkte- und Schloss-Stapel, der 3 kostet: Er ist weder "
                "Aktions- noch Geldstapel, also für kein Merkmal und keinen Obelisken da.",
            ),
            Ruling(
                "put-back",
                Source("practice"),
                "A Castle that is put back covers the one that was on top.",
                "Ein zurückgelegtes Schloss liegt über dem, das bisher oben lag.",
            ),
            Ruling(
                "counts-itself",
                Source("empires_1e"),
                "It counts itself and every other Castle, further Humble Castles included.",
                "Es zählt sich selbst und jedes andere Schloss mit, auch weitere Bescheidene Schlösser.",
            ),
            Ruling(
                "treasure-and-victory",
                Source("empires_1e"),
                "It is a Treasure and a Victory card in every respect.",
                "Es ist in jeder Hinsicht Geldkarte und Punktekarte.",
            ),
        ),
    ),
    Words(
        "kings_castle",
        en=English("King's Castle", "King's Castles"),
        de=German("Königsschloss", "Königsschlösser", "n"),
        picture="castle",
        text=Both(
            "At the end of the game worth 2 VP for every Castle you own.",
            "Bei Spielende 2 Siegpunkte wert für jedes Schloss, das du besitzt.",
        ),
        counted=_CASTLES,
        rulings=(
            Ruling(
                "counts-itself",
                Source("empires_1e"),
                "It counts itself and every other Castle; two King's Castles count on their own.",
                "Es zählt sich selbst und jedes andere Schloss mit; zwei Königsschlösser zählen jedes für sich.",
            ),
        ),
    ),
    Words(
        "opulent_castle",
        en=English("Opulent Castle", "Opulent Castles"),
        de=German("Reiches Schloss", "Reiche Schlösser", "n"),
        picture="indian-palace",
        text=Both(
            "Discard as many Victory cards from your hand as you like, for all to see: +2 coins for each.\n"
            f"{LINE}\n3 VP",
            f"Lege beliebig viele Punktekarten aus deiner Hand offen ab: +2 Geld für jede.\n{LINE}\n3 Siegpunkte",
        ),
        asks={
            "discard": Ask(
                "Discard any number of Victory cards, for +2 coins each.",
                "Lege beliebig viele Punktekarten ab, für je +2 Geld.",
            ),
        },
        rulings=(
            Ruling(
                "any-number",
                Source("empires_1e"),
                "You may discard none.",
                "Du darfst auch keine ablegen.",
            ),
            Ruling(
                "combined",
                Source("empires_1e"),
                "Cards with further types and other Castles count; all see them.",
                "Auch Karten mit weiteren Typen und andere Schlösser zählen; alle sehen sie.",
            ),
            Ruling(
                "discarded",
                Source("practice"),
                "They are really discarded, so what happens on discarding happens.",
                "Sie werden wirklich abgelegt; was beim Ablegen geschieht, geschieht.",
            ),
        ),
    ),
    Words(
        "small_castle",
        en=English("Small Castle", "Small Castles"),
        de=German("Kleines Schloss", "Kleine Schlösser", "n"),
        picture="chess-rook",
        text=Both(
            f"Trash this card or a Castle from your hand.\nIf you did, gain a Castle.\n{LINE}\n2 VP",
            f"Entsorge diese Karte oder ein Schloss aus deiner Hand.\nHast du das getan, nimm ein Schloss.\n{LINE}\n"
            "2 Siegpunkte",
        ),
        asks={
            "which": Ask(
                "Trash this Small Castle, or a Castle from your hand?",
                "Dieses Kleine Schloss entsorgen oder ein Schloss aus deiner Hand?",
                options={
                    "this": Both("this card", "diese Karte"),
                    "hand": Both("a Castle from hand", "ein Schloss aus der Hand"),
                },
            ),
            "trash": Ask("Trash a Castle from your hand.", "Entsorge ein Schloss aus deiner Hand."),
        },
        rulings=(
            Ruling(
                "one-of-two",
                Source("practice"),
                "One of the two has to be chosen. Without a Castle in hand you may choose the hand all the same; then "
                "nothing happens.",
                "Eins von beiden ist zu wählen. Auch ohne Schloss in der Hand darfst du die Hand wählen; dann "
                "geschieht nichts.",
            ),
            Ruling(
                "top-castle",
                Source("empires_1e"),
                "You gain the top Castle, whatever it costs; you must, and if the pile is empty there is none.",
                "Du nimmst das oberste Schloss, was es auch kostet; du musst es, und ist der Stapel leer, gibt es "
                "keines.",
            ),
            Ruling(
                "trash-first",
                Source("practice"),
                "What happens when a Castle is trashed comes before the gain.",
                "Was beim Entsorgen eines Schlosses geschieht, kommt vor dem Nehmen.",
            ),
            Ruling(
                "gone",
                Source("practice", examples=("EM13",)),
                "If it is played a second time after it was trashed, only a Castle from hand can be trashed; choosing "
                "this card brings nothing.",
                "Wird es nach dem Entsorgen noch einmal gespielt, kann nur ein Schloss aus der Hand entsorgt werden; "
                "diese Karte zu wählen bringt nichts.",
            ),
            Ruling(
                "not-in-play",
                Source("practice"),
                "Played without lying in play it cannot be trashed by itself.",
                "Wird es gespielt, ohne im Spiel zu liegen, kann es sich nicht selbst entsorgen.",
            ),
        ),
    ),
    Words(
        "sprawling_castle",
        en=English("Sprawling Castle", "Sprawling Castles"),
        de=German("Ausgedehntes Schloss", "Ausgedehnte Schlösser", "n"),
        picture="medieval-gate",
        text=Both(
            f"4 VP\n{LINE}\nWhenever you gain this card, gain a Duchy or 3 Estates.",
            f"4 Siegpunkte\n{LINE}\nImmer wenn du diese Karte nimmst, nimm ein Herzogtum oder 3 Anwesen.",
        ),
        asks={
            "gain": Ask(
                "Gain a Duchy or 3 Estates?",
                "Ein Herzogtum oder 3 Anwesen nehmen?",
                options={
                    "duchy": Both("a Duchy", "ein Herzogtum"),
                    "estates": Both("3 Estates", "3 Anwesen"),
                },
            ),
        },
        rulings=(
            Ruling(
                "either",
                Source("empires_1e"),
                "You must choose one, however many are left of it; then you gain as many as there are.",
                "Du musst eins wählen, so viele davon auch übrig sind; dann nimmst du, was da ist.",
            ),
            Ruling(
                "three-gains",
                Source("practice"),
                "Three Estates are three gains.",
                "Drei Anwesen werden dreimal genommen.",
            ),
        ),
    ),
    PileWords("castles", "Castles", "Schlösser", picture="crenulated-shield"),
)
