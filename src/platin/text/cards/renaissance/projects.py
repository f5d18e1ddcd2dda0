"""Words of the Projects of Renaissance that act when something happens."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "academy",
        en=English("Academy", "Academies"),
        de=German("Akademie", "Akademien", "f"),
        picture="classical-knowledge",
        text=Both(
            "Whenever you gain an Action: +1 Villager.",
            "Immer wenn du eine Aktionskarte nimmst: +1 Dorfbewohner.",
        ),
        rulings=(
            Ruling(
                "any-gain",
                Source("renaissance_1e"),
                "It pays for every Action that is gained, bought or not, on anybody's turn, Ruins and cards from "
                "outside the Supply too, each by itself.",
                "Sie zahlt für jede genommene Aktionskarte, gekauft oder nicht, in jedermanns Zug, auch für Ruinen "
                "und Karten von außerhalb des Vorrats, für jede einzeln.",
            ),
            Ruling(
                "combined-types",
                Source("renaissance_1e"),
                "A card that is an Action among other things counts.",
                "Eine Karte, die unter anderem Aktionskarte ist, zählt.",
            ),
            Ruling(
                "no-gain",
                Source("renaissance_1e"),
                "What comes by an exchange was not gained, and brings no Villager.",
                "Was durch einen Tausch kommt, wurde nicht genommen und bringt keinen Dorfbewohner.",
            ),
        ),
    ),
    Words(
        "barracks",
        en=English("Barracks", "Barracks"),
        de=German("Kaserne", "Kasernen", "f"),
        picture="medieval-barracks",
        text=Both(
            "At the start of each of your turns: +1 Action.",
            "Zu Beginn jedes deiner Züge: +1 Aktion.",
        ),
        rulings=(
            Ruling(
                "each-turn",
                Source("renaissance_1e"),
                "It gives an Action in every turn, extra turns too; not in the turn it is bought in.",
                "Sie gibt in jedem Zug eine Aktion, auch in Extrazügen; nicht im Zug, in dem man sie kauft.",
            ),
        ),
    ),
    Words(
        "cathedral",
        en=English("Cathedral", "Cathedrals"),
        de=German("Kathedrale", "Kathedralen", "f"),
        picture="pipe-organ",
        text=Both(
            "At the start of each of your turns: trash one of your hand cards.",
            "Zu Beginn jedes deiner Züge: Entsorge eine deiner Handkarten.",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand.",
                "Entsorge eine Handkarte.",
            ),
        },
        rulings=(
            Ruling(
                "must-trash",
                Source("renaissance_1e"),
                "You must trash, in every turn for the rest of the game, whatever you have in hand.",
                "Du musst entsorgen, in jedem Zug bis zum Ende des Spiels, was auch immer du auf der Hand hast.",
            ),
            Ruling(
                "empty-hand",
                Source("renaissance_1e"),
                "With no card in hand nothing happens.",
                "Ohne Handkarten geschieht nichts.",
            ),
        ),
    ),
    Words(
        "city_gate",
        en=English("City Gate", "City Gates"),
        de=German("Stadttor", "Stadttore", "n"),
        picture="open-gate",
        text=Both(
            "At the start of each of your turns: +1 Card; then one card of your hand goes onto your deck.",
            "Zu Beginn jedes deiner Züge: +1 Karte; dann kommt eine deiner Handkarten auf deinen Nachziehstapel.",
        ),
        asks={
            "topdeck": Ask(
                "Put a card from your hand onto your deck.",
                "Lege eine Handkarte auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "drawn-card-too",
                Source("renaissance_1e"),
                "It may be the card just drawn that goes back.",
                "Zurücklegen darfst du auch die eben gezogene Karte.",
            ),
            Ruling(
                "without-a-draw",
                Source("renaissance_1e"),
                "A card goes onto the deck also when none could be drawn.",
                "Eine Karte kommt auch dann auf den Nachziehstapel, wenn keine gezogen werden konnte.",
            ),
        ),
    ),
    Words(
        "crop_rotation",
        en=English("Crop Rotation", "Crop Rotations"),
        de=German("Fruchtwechsel", "Fruchtwechsel", "m"),
        picture="corn",
        text=Both(
            "At the start of each of your turns: you are free to discard a Victory card from your hand, for +2 Cards.",
            "Zu Beginn jedes deiner Züge: Du darfst eine Punktekarte aus deiner Hand ablegen, für +2 Karten.",
        ),
        asks={
            "discard": Ask(
                "Discard a Victory card, to draw 2 cards?",
                "Eine Punktekarte ablegen, um 2 Karten zu ziehen?",
            ),
        },
        rulings=(
            Ruling(
                "once",
                Source("renaissance_1e"),
                "Once a turn, also if a Victory card is drawn.",
                "Einmal je Zug, auch wenn man eine Punktekarte zieht.",
            ),
            Ruling(
                "discard-first",
                Source("renaissance_1e"),
                "The card is discarded first; if the deck has to be shuffled for the draw, it is shuffled in.",
                "Die Karte wird erst abgelegt; muss man zum Ziehen mischen, wird sie mit eingemischt.",
            ),
            Ruling(
                "combined-types",
                Source("renaissance_1e"),
                "A card that is a Victory card among other things will do, a Curse will not.",
                "Eine Karte, die unter anderem Punktekarte ist, genügt, ein Fluch nicht.",
            ),
            Ruling(
                "is-discarding",
                Source("renaissance_1e"),
                "It is discarding: a Tunnel may be revealed.",
                "Es ist ein Ablegen: Ein Tunnel darf aufgedeckt werden.",
            ),
        ),
    ),
    Words(
        "exploration",
        en=English("Exploration", "Explorations"),
        de=German("Erkundung", "Erkundungen", "f"),
        picture="telescope",
        text=Both(
            "At the end of your Buy phase, if you bought no card in it: +1 Coffers and +1 Villager.",
            "Am Ende deiner Kaufphase, wenn du in ihr keine Karte gekauft hast: +1 Taler und +1 Dorfbewohner.",
        ),
        later={
            2: Both(
                "At the end of your Buy phase, if you gained no card in it: +1 Coffers and +1 Villager.",
                "Am Ende deiner Kaufphase, wenn du in ihr keine Karte genommen hast: +1 Taler und +1 Dorfbewohner.",
            ),
        },
        rulings=(
            Ruling(
                "no-cards",
                Source("renaissance_1e", examples=("RE7",)),
                "Events and Projects are no cards: whoever buys only Exploration gets both at once.",
                "Ereignisse und Projekte sind keine Karten: Wer nur die Erkundung kauft, bekommt beides sofort.",
            ),
            Ruling(
                "gains-do-not-matter",
                Source("renaissance_1e", examples=("RE7",)),
                "Cards gained without being bought do not matter.",
                "Karten, die man nimmt, ohne sie zu kaufen, spielen keine Rolle.",
            ),
            Ruling(
                "outside-the-buy-phase",
                Source("renaissance_1e", examples=("RE7",)),
                "A card bought outside the Buy phase does not matter.",
                "Eine außerhalb der Kaufphase gekaufte Karte spielt keine Rolle.",
            ),
            Ruling(
                "that-buy-phase",
                Source("practice"),
                "Of several Buy phases in a turn it looks at the one that ends.",
                "Von mehreren Kaufphasen eines Zuges betrachtet sie die, die endet.",
            ),
            Ruling(
                "gains-spoil",
                Source("renaissance_later", examples=("RE7",)),
                "Any card gained in the Buy phase counts, however it was gained and wherever it is now.",
                "Jede in der Kaufphase genommene Karte zählt, wie auch immer sie genommen wurde und wo auch immer sie "
                "jetzt ist.",
                edition=2,
            ),
        ),
    ),
    Words(
        "fair",
        en=English("Fair", "Fairs"),
        de=German("Kleiner Markt", "Kleine Märkte", "m"),
        picture="balloons",
        text=Both(
            "At the start of each of your turns: +1 Buy.",
            "Zu Beginn jedes deiner Züge: +1 Kauf.",
        ),
        rulings=(
            Ruling(
                "each-turn",
                Source("renaissance_1e"),
                "It gives a Buy in every turn, extra turns too; not in the turn it is bought in.",
                "Er gibt in jedem Zug einen Kauf, auch in Extrazügen; nicht im Zug, in dem man ihn kauft.",
            ),
        ),
    ),
    Words(
        "guildhall",
        en=English("Guildhall", "Guildhalls"),
        de=German("Gildenhaus", "Gildenhäuser", "n"),
        picture="saloon",
        text=Both(
            "Whenever you gain a Treasure: +1 Coffers.",
            "Immer wenn du eine Geldkarte nimmst: +1 Taler.",
        ),
        rulings=(
            Ruling(
                "any-gain",
                Source("renaissance_1e"),
                "It pays for every Treasure that is gained, bought or not, on anybody's turn, from outside the Supply "
                "too.",
                "Es zahlt für jede genommene Geldkarte, gekauft oder nicht, in jedermanns Zug, auch von außerhalb des "
                "Vorrats.",
            ),
            Ruling(
                "from-the-trash",
                Source("renaissance_1e", examples=("RE14",)),
                "A Treasure gained from the trash counts too.",
                "Auch eine aus dem Müll genommene Geldkarte zählt.",
            ),
            Ruling(
                "not-for-overpaying",
                Source("practice"),
                "The token comes too late to overpay for the same card.",
                "Der Taler kommt zu spät, um dieselbe Karte zu überzahlen.",
            ),
        ),
    ),
    Words(
        "innovation",
        en=English("Innovation", "Innovations"),
        de=German("Innovation", "Innovationen", "f"),
        picture="light-bulb",
        text=Both(
            "When you gain your first Action of a turn of your own, you are free to set it aside. If you do, play it.",
            "Wenn du in einem eigenen Zug deine erste Aktionskarte nimmst, darfst du sie zur Seite legen. Wenn du es "
            "tust, spiele sie.",
        ),
        later={
            2: Both(
                "Once in each of your turns, when you gain an Action, you are free to play it.",
                "Einmal in jedem deiner Züge, wenn du eine Aktionskarte nimmst, darfst du sie spielen.",
            ),
        },
        rulings=(
            Ruling(
                "only-the-first",
                Source("renaissance_1e", examples=("RE8",)),
                "Only the first Action gained in the turn, also if it was not played.",
                "Nur die erste genommene Aktionskarte des Zuges, auch wenn sie nicht gespielt wurde.",
            ),
            Ruling(
                "where-it-was-gained",
                Source("renaissance_1e"),
                "The card must still lie where it was gained.",
                "Die Karte muss noch dort liegen, wohin sie genommen wurde.",
            ),
            Ruling(
                "own-turns",
                Source("renaissance_1e"),
                "Only in your own turns.",
                "Nur in deinen eigenen Zügen.",
            ),
            Ruling(
                "uses-no-action",
                Source("renaissance_1e"),
                "It uses no Action. In the Buy phase further Actions are of no use, and Treasures drawn after a "
                "purchase can no longer be played.",
                "Es verbraucht keine Aktion. In der Kaufphase nützen weitere Aktionen nichts, und nach einem Kauf "
                "gezogene Geldkarten kann man nicht mehr spielen.",
            ),
            Ruling(
                "in-play-as-usual",
                Source("renaissance_1e"),
                "The card is in play as any other: one that trashes itself can do so, a Duration stays.",
                "Die Karte ist wie jede andere im Spiel: Eine, die sich selbst entsorgt, kann das tun, eine "
                "Dauerkarte bleibt.",
            ),
            Ruling(
                "order-of-gaining",
                Source("renaissance_1e"),
                "What else happens when the card is gained may come before or after.",
                "Was beim Nehmen der Karte sonst geschieht, darf davor oder danach kommen.",
            ),
            Ruling(
                "once-a-turn",
                Source("renaissance_later", examples=("RE8",)),
                "Once a turn: whoever lets an Action go may still play a later one.",
                "Einmal je Zug: Wer eine Aktionskarte auslässt, darf noch eine spätere spielen.",
                edition=2,
            ),
        ),
    ),
    Words(
        "pageant",
        en=English("Pageant", "Pageants"),
        de=German("Festzug", "Festzüge", "m"),
        picture="trumpet",
        text=Both(
            "At the end of your Buy phase you are free to pay 1 Coin, for +1 Coffers.",
            "Am Ende deiner Kaufphase darfst du 1 Geld zahlen, für +1 Taler.",
        ),
        rulings=(
            Ruling(
                "unspent-coins",
                Source("renaissance_1e"),
                "The Coin must be one that was not spent; with none left there is nothing to pay with.",
                "Die Münze muss eine nicht ausgegebene sein; ohne übriges Geld kann man nicht zahlen.",
            ),
            Ruling(
                "once",
                Source("renaissance_1e"),
                "Exactly 1 Coin, once at the end of the Buy phase.",
                "Genau 1 Geld, einmal am Ende der Kaufphase.",
            ),
            Ruling(
                "is-optional",
                Source("renaissance_1e"),
                "You may keep from paying.",
                "Du darfst auch nicht zahlen.",
            ),
            Ruling(
                "no-purchase",
                Source("renaissance_1e"),
                "It is no purchase and needs no Buy.",
                "Es ist kein Kauf und braucht keinen.",
            ),
        ),
    ),
    Words(
        "piazza",
        en=English("Piazza", "Piazzas"),
        de=German("Piazza", "Piazzas", "f"),
        picture="pisa-tower",
        text=Both(
            "At the start of each of your turns: reveal the top card of your deck. An Action is played.",
            "Zu Beginn jedes deiner Züge: Decke die oberste Karte deines Nachziehstapels auf. Eine Aktionskarte wird "
            "gespielt.",
        ),
        rulings=(
            Ruling(
                "must-play",
                Source("renaissance_1e", examples=("RE15",)),
                "An Action must be played; no Action is used for it.",
                "Eine Aktionskarte muss gespielt werden; das verbraucht keine Aktion.",
            ),
            Ruling(
                "others-stay",
                Source("renaissance_1e"),
                "Any other card stays on the deck.",
                "Jede andere Karte bleibt auf dem Nachziehstapel.",
            ),
            Ruling(
                "shuffles",
                Source("renaissance_1e"),
                "If the deck is empty you shuffle.",
                "Ist der Nachziehstapel leer, wird gemischt.",
            ),
            Ruling(
                "first-for-citadel",
                Source("renaissance_1e", examples=("RE15",)),
                "The played card is the first Action of the turn, and Citadel plays it again.",
                "Die gespielte Karte ist die erste Aktionskarte des Zuges, und die Zitadelle spielt sie noch einmal.",
            ),
            Ruling(
                "patron",
                Source("author"),
                "A Patron that is revealed pays; then it is played.",
                "Ein aufgedeckter Patron zahlt; dann wird er gespielt.",
            ),
        ),
    ),
    Words(
        "road_network",
        en=English("Road Network", "Road Networks"),
        de=German("Straßennetz", "Straßennetze", "n"),
        picture="mesh-network",
        text=Both(
            "Whenever another player gains a Victory card: +1 Card.",
            "Immer wenn ein anderer Spieler eine Punktekarte nimmt: +1 Karte.",
        ),
        rulings=(
            Ruling(
                "each-other-player",
                Source("renaissance_1e", examples=("RE9",)),
                "All others who have it draw, in turn order from the player whose turn it is.",
                "Alle anderen, die es haben, ziehen, der Reihe nach von dem aus, der am Zug ist.",
            ),
            Ruling(
                "any-turn",
                Source("renaissance_1e", examples=("RE9",)),
                "On anybody's turn, your own too, and however the card is gained; never for your own gains.",
                "In jedermanns Zug, auch im eigenen, und wie auch immer die Karte genommen wird; nie für das eigene "
                "Nehmen.",
            ),
            Ruling(
                "combined-types",
                Source("renaissance_1e", examples=("RE9",)),
                "A card that is a Victory card among other things counts, a Curse does not.",
                "Eine Karte, die unter anderem Punktekarte ist, zählt, ein Fluch nicht.",
            ),
        ),
    ),
    Words(
        "sewers",
        en=English("Sewers", "Sewers"),
        de=German("Abwassertunnel", "Abwassertunnel", "m"),
        picture="warp-pipe",
        text=Both(
            "Whenever you trash a card otherwise than with Sewers, you are free to trash one of your hand cards.",
            "Immer wenn du eine Karte anders als mit dem Abwassertunnel entsorgst, darfst du eine deiner Handkarten "
            "entsorgen.",
        ),
        asks={
            "trash": Ask(
                "Trash another card with Sewers?",
                "Noch eine Karte mit dem Abwassertunnel entsorgen?",
            ),
        },
        rulings=(
            Ruling(
                "each-card",
                Source("renaissance_1e"),
                "Once for each card trashed, after all that are trashed together are in the trash.",
                "Einmal je entsorgter Karte, nachdem alle zusammen entsorgten im Müll liegen.",
            ),
            Ruling(
                "any-card",
                Source("renaissance_1e"),
                "Any card from hand, whatever the other effect was limited to.",
                "Jede Handkarte, worauf auch immer der andere Effekt beschränkt war.",
            ),
            Ruling(
                "not-by-itself",
                Source("renaissance_1e", examples=("RE2",)),
                "What is trashed with it does not set it off again, but everything else that looks at trashing.",
                "Was damit entsorgt wird, löst ihn nicht noch einmal aus, aber alles andere, was aufs Entsorgen "
                "achtet.",
            ),
            Ruling(
                "any-turn",
                Source("renaissance_1e"),
                "On other players' turns too, when they make you trash a card.",
                "Auch in Zügen anderer, wenn sie dich eine Karte entsorgen lassen.",
            ),
            Ruling(
                "order-is-free",
                Source("practice"),
                "What the trashed card does itself may come before or after.",
                "Was die entsorgte Karte selbst bewirkt, darf davor oder danach kommen.",
            ),
            Ruling(
                "cathedral",
                Source("practice"),
                "With Cathedral up to two cards at the start of the turn.",
                "Mit der Kathedrale bis zu zwei Karten zu Beginn des Zuges.",
            ),
        ),
    ),
    Words(
        "silos",
        en=English("Silos", "Silos"),
        de=German("Speicher", "Speicher", "m"),
        picture="granary",
        text=Both(
            "At the start of each of your turns: discard as many Coppers from your hand as you like, showing them, "
            "then draw as many cards.",
            "Zu Beginn jedes deiner Züge: Lege beliebig viele Kupfer aus deiner Hand offen ab, dann ziehe ebenso "
            "viele Karten.",
        ),
        asks={
            "discard": Ask(
                "Which Coppers do you discard, to draw as many cards?",
                "Welche Kupfer legst du ab, um ebenso viele Karten zu ziehen?",
            ),
        },
        rulings=(
            Ruling(
                "one-step",
                Source("renaissance_1e"),
                "All are discarded together: Coppers drawn now stay in hand.",
                "Alle werden zusammen abgelegt: Jetzt gezogene Kupfer bleiben auf der Hand.",
            ),
            Ruling(
                "shuffled-in",
                Source("renaissance_1e"),
                "If the deck has to be shuffled for the draw, the discarded Coppers are shuffled in.",
                "Muss man zum Ziehen mischen, werden die abgelegten Kupfer mit eingemischt.",
            ),
            Ruling(
                "none",
                Source("renaissance_1e"),
                "You may discard none.",
                "Du darfst auch keines ablegen.",
            ),
        ),
    ),
    Words(
        "sinister_plot",
        en=English("Sinister Plot", "Sinister Plots"),
        de=German("Finsterer Plan", "Finstere Pläne", "m"),
        picture="death-note",
        text=Both(
            "At the start of each of your turns: either put a token of yours here; or take all your tokens away from "
            "here: +1 Card for each of them.",
            "Zu Beginn jedes deiner Züge: Entweder lege einen Marker von dir hierher; oder nimm alle deine Marker von "
            "hier weg: je Marker +1 Karte.",
        ),
        asks={
            "plot": Ask(
                "Sinister Plot: add a token, or remove all of yours and draw?",
                "Finsterer Plan: Marker dazulegen, oder alle eigenen entfernen und ziehen?",
                options={
                    "token": Both("add a token", "Marker dazulegen"),
                    "cards": Both("remove all, a card each", "alle entfernen, je eine Karte"),
                },
            ),
        },
        rulings=(
            Ruling(
                "from-the-next-turn",
                Source("renaissance_1e", examples=("RE11",)),
                "The first token comes at the start of the turn after the purchase.",
                "Der erste Marker kommt zu Beginn des Zuges nach dem Kauf.",
            ),
            Ruling(
                "all-or-none",
                Source("renaissance_1e", examples=("RE11",)),
                "All your tokens are removed or none; each brings a card.",
                "Es werden alle deine Marker entfernt oder keiner; jeder bringt eine Karte.",
            ),
            Ruling(
                "remove-none",
                Source("practice", examples=("RE11",)),
                "Without tokens you may choose to remove them, for nothing.",
                "Ohne Marker darfst du das Entfernen wählen, für nichts.",
            ),
            Ruling(
                "own-tokens",
                Source("renaissance_1e"),
                "The tokens of each player are their own; they are no Coffers and no Villagers.",
                "Jeder hat eigene Marker; sie sind weder Taler noch Dorfbewohner.",
            ),
        ),
    ),
    Words(
        "star_chart",
        en=English("Star Chart", "Star Charts"),
        de=German("Sternenkarte", "Sternenkarten", "f"),
        picture="ursa-major",
        text=Both(
            "Whenever you shuffle, you are free to look through the cards and pick one: it goes on top of them.",
            "Immer wenn du mischst, darfst du die Karten durchsehen und eine auswählen: Sie kommt obenauf.",
        ),
        asks={
            "top": Ask(
                "Which card goes on top of the shuffled ones?",
                "Welche Karte kommt auf die gemischten?",
                none=Both("leave it to chance", "dem Zufall überlassen"),
            ),
        },
        rulings=(
            Ruling(
                "on-top-of-the-shuffled",
                Source("renaissance_1e", examples=("RE10",)),
                "It lies on top of the shuffled cards, under what was left of the deck.",
                "Sie liegt auf den gemischten Karten, unter dem, was vom Nachziehstapel übrig war.",
            ),
            Ruling(
                "see-what-is-drawn",
                Source("renaissance_1e", examples=("RE10",)),
                "You may look at the cards left in the deck, which are drawn first, before you choose.",
                "Die übrigen Karten des Nachziehstapels, die zuerst gezogen werden, darfst du vor der Wahl ansehen.",
            ),
            Ruling(
                "every-shuffle",
                Source("renaissance_1e"),
                "With every shuffle of your cards, once each, in anybody's turn and in Clean-up, from the turn of the "
                "purchase on; also when the whole deck is shuffled.",
                "Bei jedem Mischen deiner Karten, je einmal, in jedermanns Zug und beim Aufräumen, schon im Zug des "
                "Kaufs; auch wenn der ganze Nachziehstapel gemischt wird.",
            ),
            Ruling(
                "is-optional",
                Source("renaissance_1e"),
                "You may leave it to chance.",
                "Du darfst es dem Zufall überlassen.",
            ),
        ),
    ),
)
