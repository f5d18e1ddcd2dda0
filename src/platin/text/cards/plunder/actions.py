"""Words of the Actions of Plunder whose instructions are over with the turn."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "first_mate",
        en=English("First Mate", "First Mates"),
        de=German("Erste Maatin", "Erste Maatinnen", "f"),
        picture="pirate-hat",
        text=Both(
            "Play as many Actions from your hand as you like, provided that all of them have the same name.\n"
            "Then draw cards until your hand holds six.",
            "Spiele beliebig viele Aktionskarten von deiner Hand, sofern sie alle gleich heißen.\n"
            "Ziehe danach Karten, bis du sechs auf der Hand hast.",
        ),
        asks={
            "more": Ask(
                "You may play another of these from your hand.",
                "Du darfst noch eine davon aus deiner Hand spielen.",
            ),
            "play": Ask(
                "You may play an Action from your hand, and then others with the same name.",
                "Du darfst eine Aktionskarte aus deiner Hand spielen und danach weitere mit demselben Namen.",
            ),
        },
        rulings=(
            Ruling(
                "one-name",
                Source("plunder_1e"),
                "All Actions it plays have the same name; the first one played decides which.",
                "Alle so gespielten Aktionskarten haben denselben Namen; die erste entscheidet, welchen.",
            ),
            Ruling(
                "any-number",
                Source("plunder_1e"),
                "You may stop at any time, even if more such cards are in your hand, and you may play none.",
                "Du darfst jederzeit aufhören, auch wenn du weitere solche Karten hast, und auch gar keine spielen.",
            ),
            Ruling(
                "drawn-copies",
                Source("plunder_1e", examples=("E31",)),
                "A copy drawn by a card played this way may be played too.",
                "Ziehst du durch eine so gespielte Karte eine gleiche, darfst du auch diese spielen.",
            ),
            Ruling(
                "nested",
                Source("plunder_1e"),
                "It may play other First Mates. Each is finished, with its own drawing, before the outer one goes on.",
                "Sie kann weitere Erste Maatinnen spielen. Jede wird mit ihrem eigenen Ziehen beendet, bevor die "
                "äußere weitergeht.",
            ),
            Ruling(
                "draws-anyway",
                Source("plunder_1e", examples=("E31",)),
                "If you cannot or will not play an Action, you still draw until you have six cards in hand.",
                "Kannst oder willst du keine Aktionskarte spielen, ziehst du trotzdem, bis du sechs Handkarten hast.",
            ),
            Ruling(
                "draws-last",
                Source("plunder_1e"),
                "You draw only after all Actions were played and carried out.",
                "Gezogen wird erst, wenn alle Aktionskarten gespielt und ausgeführt sind.",
            ),
        ),
    ),
    Words(
        "fortune_hunter",
        en=English("Fortune Hunter", "Fortune Hunters"),
        de=German("Abenteurerin", "Abenteurerinnen", "f"),
        picture="sword-spade",
        text=Both(
            "+2 Coins\n"
            "Look at the three topmost cards of your deck.\n"
            "One Treasure among them you may play at once.\n"
            "The others return to the top in the order you like.",
            "+2 Geld\n"
            "Schau dir die drei obersten Karten deines Nachziehstapels an.\n"
            "Eine Geldkarte davon darfst du gleich spielen.\n"
            "Der Rest kommt in beliebiger Reihenfolge wieder obenauf.",
        ),
        asks={
            "order": Ask(
                "Put the cards back onto your deck. The last one lies on top.",
                "Lege die Karten auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
            ),
            "play": Ask(
                "You may play one of the Treasures you are looking at.",
                "Du darfst eine der angesehenen Geldkarten spielen.",
            ),
        },
        rulings=(
            Ruling(
                "treasure-first",
                Source("plunder_1e", examples=("E13",)),
                "The Treasure is carried out completely before the other cards return: a Figurine draws the cards "
                "below those you looked at.",
                "Die Geldkarte wird ganz ausgeführt, bevor die übrigen zurückkommen: Eine Figurine zieht die Karten "
                "unter den angesehenen.",
            ),
            Ruling(
                "optional",
                Source("plunder_1e"),
                "Playing a Treasure is optional, and it is one at most.",
                "Eine Geldkarte zu spielen ist freiwillig, und es ist höchstens eine.",
            ),
            Ruling(
                "any-order",
                Source("plunder_1e"),
                "The cards that are not played go back onto the deck in the order you choose.",
                "Die nicht gespielten Karten kommen in beliebiger Reihenfolge auf den Nachziehstapel zurück.",
            ),
        ),
    ),
    Words(
        "harbor_village",
        en=English("Harbor Village", "Harbor Villages"),
        de=German("Hafendorf", "Hafendörfer", "n"),
        picture="plain/harbor-village",
        text=Both(
            "+1 Card\n"
            "+2 Actions\n"
            "When the next Action you play this turn is done: +1 Coin, provided that it gave you Coins itself",
            "+1 Karte\n"
            "+2 Aktionen\n"
            "Ist die nächste Aktionskarte, die du in diesem Zug spielst, ausgeführt: +1 Geld, sofern sie selbst dir "
            "Geld gegeben hat",
        ),
        rulings=(
            Ruling(
                "gives-coins",
                Source("plunder_1e"),
                "You get the bonus only if the next Action itself gives you at least one coin; +0 is not enough.",
                "Du bekommst den Bonus nur, wenn die nächste Aktionskarte selbst dir mindestens ein Geld gibt; +0 "
                "reicht nicht.",
            ),
            Ruling(
                "next-action",
                Source("plunder_1e"),
                "Only the very next Action of this turn counts, whether it earns the bonus or not.",
                "Nur die allernächste Aktionskarte dieses Zuges zählt, ob sie den Bonus bringt oder nicht.",
            ),
            Ruling(
                "afterwards",
                Source("plunder_1e"),
                "The bonus comes when that Action has been carried out.",
                "Der Bonus kommt, wenn jene Aktionskarte ausgeführt ist.",
            ),
            Ruling(
                "triggered-coins",
                Source("plunder_1e", examples=("E19",)),
                "Coins from something else that the Action sets off, such as a waiting card or a token, do not count.",
                "Geld durch etwas anderes, das die Aktionskarte auslöst, etwa eine wartende Karte oder einen Marker, "
                "zählt nicht.",
            ),
            Ruling(
                "coins-spent",
                Source("plunder_1e", examples=("E19",)),
                "It does not matter if the coins are spent again before the Action is over.",
                "Es schadet nicht, wenn das Geld wieder ausgegeben ist, bevor die Aktionskarte endet.",
            ),
            Ruling(
                "ways",
                Source("plunder_1e", examples=("E19",)),
                "Coins that the Action gives you through a Way count; those of its own that the Way replaces do not.",
                "Geld, das du mit der Aktionskarte durch einen Weg bekommst, zählt; ihr eigenes, das der Weg ersetzt, "
                "nicht.",
            ),
            Ruling(
                "coffers",
                Source("plunder_1e", examples=("E19",)),
                "Coffers are not coins.",
                "Taler sind kein Geld.",
            ),
            Ruling(
                "throne-room",
                Source("plunder_1e", examples=("E18",)),
                "Played twice and followed by a Militia, only the second play earns the bonus: after the first, the "
                "next Action was the Harbor Village again.",
                "Zweimal gespielt und dann eine Miliz: Nur das zweite Spielen bringt den Bonus, denn auf das erste "
                "folgte wieder das Hafendorf.",
            ),
        ),
    ),
    Words(
        "mapmaker",
        en=English("Mapmaker", "Mapmakers"),
        de=German("Kartenzeichnerin", "Kartenzeichnerinnen", "f"),
        picture="plain/mapmaker",
        text=Both(
            "Look at the four topmost cards of your deck.\n"
            "Two of them come into your hand; discard the others.\n"
            "—\n"
            "Whenever a Victory card is gained, no matter by whom, you may play this from your hand.",
            "Schau dir die vier obersten Karten deines Nachziehstapels an.\n"
            "Zwei davon kommen auf deine Hand; lege den Rest ab.\n"
            "—\n"
            "Wird eine Punktekarte genommen, ganz gleich von wem, darfst du diese Karte von der Hand spielen.",
        ),
        asks={
            "take": Ask(
                "Take 2 of these cards into your hand. The rest is discarded.",
                "Nimm 2 dieser Karten auf die Hand. Der Rest wird abgelegt.",
            ),
        },
        rulings=(
            Ruling(
                "fewer-cards",
                Source("plunder_1e", examples=("E21",)),
                "If there are fewer than four cards even after shuffling, you look at those.",
                "Sind es auch nach dem Mischen weniger als vier Karten, siehst du dir diese an.",
            ),
            Ruling(
                "anyone",
                Source("plunder_1e"),
                "Any player who gains a Victory card lets you play it from your hand, also you yourself and also on "
                "other players' turns.",
                "Nimmt irgendjemand eine Punktekarte, auch du selbst, darfst du sie aus der Hand spielen, auch in "
                "fremden Zügen.",
            ),
            Ruling(
                "combined",
                Source("plunder_1e"),
                "Combined Victory cards count.",
                "Kombinierte Punktekarten zählen auch.",
            ),
            Ruling(
                "chain",
                Source("plunder_1e", examples=("E20",)),
                "For the same gain you may play further Mapmakers, even one that you have just picked up with the "
                "last.",
                "Für dasselbe Nehmen darfst du weitere Kartenzeichnerinnen spielen, auch eine, die du eben erst mit "
                "der letzten bekommen hast.",
            ),
            Ruling(
                "optional",
                Source("plunder_1e"),
                "Playing it as a Reaction is optional.",
                "Sie als Reaktion zu spielen ist freiwillig.",
            ),
        ),
    ),
    Words(
        "maroon",
        en=English("Maroon", "Maroons"),
        de=German("Ausgesetzter", "Ausgesetzte", "m"),
        picture="coconuts",
        text=Both(
            "Choose a card in your hand and trash it.\nFor every type that it has: +2 Cards",
            "Wähle eine deiner Handkarten und entsorge sie.\nFür jeden Kartentyp, den sie hat: +2 Karten",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand, for +2 Cards per type.",
                "Entsorge eine Handkarte, für +2 Karten pro Kartentyp.",
            ),
        },
        rulings=(
            Ruling(
                "types",
                Source("plunder_1e", examples=("E14",)),
                "Every type on the bottom line of the trashed card counts: a Cage, Treasure and Duration, brings four "
                "cards.",
                "Jeder Typ unten auf der entsorgten Karte zählt: Ein Käfig, Geld und Dauer, bringt vier Karten.",
            ),
            Ruling(
                "forced",
                Source("plunder_1e"),
                "You must trash a card if you have one in hand; without one you draw nothing.",
                "Du musst eine Karte entsorgen, wenn du eine auf der Hand hast; ohne Handkarte ziehst du nichts.",
            ),
        ),
    ),
    Words(
        "mining_road",
        en=English("Mining Road", "Mining Roads"),
        de=German("Bergbaustraße", "Bergbaustraßen", "f"),
        picture="railway",
        text=Both(
            "+1 Action\n+1 Buy\n+2 Coins\nOne of the Treasures that you gain later this turn may be played right away.",
            "+1 Aktion\n"
            "+1 Kauf\n"
            "+2 Geld\n"
            "Eine der Geldkarten, die du später in diesem Zug nimmst, darfst du sofort nach dem Nehmen spielen.",
        ),
        rulings=(
            Ruling(
                "optional",
                Source("plunder_1e"),
                "Playing the Treasure is optional; if you do not, you may play a later one.",
                "Die Geldkarte zu spielen ist freiwillig; tust du es nicht, darfst du es bei einer späteren.",
            ),
            Ruling(
                "once",
                Source("plunder_1e"),
                "Each time it was played lets you play one gained Treasure.",
                "Jedes Spielen der Straße lässt dich eine genommene Geldkarte spielen.",
            ),
            Ruling(
                "two",
                Source("plunder_1e", examples=("E30",)),
                "Two of them let you play two gained Treasures.",
                "Mit zweien darfst du zwei genommene Geldkarten spielen.",
            ),
            Ruling(
                "not-the-same",
                Source("plunder_1e", examples=("E30",)),
                "Two of them do not let you play the same Treasure twice.",
                "Dieselbe Geldkarte darfst du auch mit zweien nicht zweimal spielen.",
            ),
            Ruling(
                "any-way",
                Source("plunder_1e"),
                "It does not matter whether the Treasure is bought or gained otherwise, also in the Action phase.",
                "Egal ist, ob die Geldkarte gekauft oder anders genommen wird, auch in der Aktionsphase.",
            ),
        ),
        aliases=("Bergbaustrasse",),
    ),
    Words(
        "pilgrim",
        en=English("Pilgrim", "Pilgrims"),
        de=German("Pilger", "Pilger", "m"),
        picture="sandal",
        text=Both(
            "+4 Cards\nOne card of your hand goes on top of your deck.",
            "+4 Karten\nEine deiner Handkarten kommt oben auf deinen Nachziehstapel.",
        ),
        asks={
            "topdeck": Ask(
                "Put a card from your hand onto your deck.",
                "Lege eine Handkarte auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "any-card",
                Source("plunder_1e"),
                "The card that goes onto the deck need not be one just drawn.",
                "Die Karte, die auf den Nachziehstapel kommt, muss keine der gerade gezogenen sein.",
            ),
        ),
    ),
    Words(
        "shaman",
        en=English("Shaman", "Shamans"),
        de=German("Schamanin", "Schamaninnen", "f"),
        picture="totem-mask",
        text=Both(
            "+1 Action\n"
            "+1 Coin\n"
            "If you wish, trash a card from your hand.\n"
            "—\n"
            "In games with this, every player's turns begin with gaining a card for 6 or less from the trash.",
            "+1 Aktion\n"
            "+1 Geld\n"
            "Wenn du willst, entsorge eine Handkarte.\n"
            "—\n"
            "In Spielen mit dieser Karte beginnen alle ihre Züge damit, eine Karte für höchstens 6 aus dem Müll zu "
            "nehmen.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 6 from the trash.",
                "Nimm eine Karte, die höchstens 6 kostet, aus dem Müll.",
            ),
            "trash": Ask("You may trash a card from your hand.", "Du darfst eine Handkarte entsorgen."),
        },
        rulings=(
            Ruling(
                "everyone",
                Source("plunder_1e", examples=("E8",)),
                "It applies to every player at the start of every turn, even if nobody has a Shaman.",
                "Sie gilt für alle zu Beginn jedes Zuges, auch wenn niemand eine Schamanin hat.",
            ),
            Ruling(
                "first-turn",
                Source("plunder_1e", examples=("E8",)),
                "It applies from the very first turn.",
                "Sie gilt vom allerersten Zug an.",
            ),
            Ruling(
                "forced",
                Source("plunder_1e", examples=("E8",)),
                "If there is a fitting card in the trash, one must be gained; which one is that player's choice.",
                "Ist eine passende Karte im Müll, muss eine genommen werden; welche, wählt der Spieler.",
            ),
            Ruling(
                "nothing-fitting",
                Source("plunder_1e", examples=("E8",)),
                "If no card in the trash costs 6 or less, nothing happens; a Loot, costing 7, cannot be gained.",
                "Kostet keine Karte im Müll höchstens 6, geschieht nichts; eine Kostbarkeit für 7 kann nicht genommen "
                "werden.",
            ),
            Ruling(
                "counts-as-gained",
                Source("plunder_1e", examples=("E8",)),
                "The card goes to the discard pile and counts as gained: a Siren, for instance, asks for an Action at "
                "once.",
                "Die Karte kommt auf den Ablagestapel und gilt als genommen: Eine Sirene zum Beispiel verlangt sofort "
                "eine Aktionskarte.",
            ),
            Ruling(
                "extra-turns",
                Source("plunder_1e"),
                "It also applies at the start of extra turns.",
                "Sie gilt auch zu Beginn von Extrazügen.",
            ),
            Ruling(
                "trashing-optional",
                Source("plunder_1e"),
                "Trashing a card when it is played is optional.",
                "Beim Spielen eine Karte zu entsorgen ist freiwillig.",
            ),
        ),
    ),
    Words(
        "swamp_shacks",
        en=English("Swamp Shacks", "Swamp Shacks"),
        de=German("Sumpfhütten", "Sumpfhütten", "pl"),
        picture="plain/swamp-shacks",
        text=Both(
            "+2 Actions\n+1 Card for every full three cards you have in play, this one included",
            "+2 Aktionen\n+1 Karte für je drei Karten, die du im Spiel hast, diese mitgezählt",
        ),
        rulings=(
            Ruling(
                "counts-itself",
                Source("plunder_1e", examples=("E26",)),
                "It counts itself.",
                "Sie zählen selbst mit.",
            ),
            Ruling(
                "rounds-down",
                Source("plunder_1e", examples=("E26",)),
                "What is left over does not count: with eight cards in play you draw two.",
                "Was übrig bleibt, zählt nicht: Mit acht Karten im Spiel ziehst du zwei.",
            ),
            Ruling(
                "durations",
                Source("plunder_1e"),
                "Durations from earlier turns count.",
                "Dauerkarten aus früheren Zügen zählen mit.",
            ),
            Ruling(
                "treasures",
                Source("plunder_1e"),
                "Treasures in play count, such as one that a Fortune Hunter has played.",
                "Geldkarten im Spiel zählen mit, etwa eine, die eine Abenteurerin gespielt hat.",
            ),
            Ruling(
                "not-aside",
                Source("plunder_1e"),
                "Cards set aside do not count, nor do those on a Quartermaster.",
                "Zur Seite gelegte Karten zählen nicht, auch nicht die auf einem Quartiermeister.",
            ),
        ),
    ),
    Words(
        "trickster",
        en=English("Trickster", "Tricksters"),
        de=German("Gauner", "Gauner", "m"),
        picture="poker-hand",
        text=Both(
            "All other players gain one Curse each.\n"
            "One Treasure that you discard from play this turn you may lay aside; when the turn ends it is back in "
            "your hand.",
            "Alle anderen nehmen je einen Fluch.\n"
            "Eine Geldkarte, die du in diesem Zug aus dem Spiel ablegst, darfst du beiseitelegen; am Ende des Zuges "
            "kommt sie auf deine Hand zurück.",
        ),
        rulings=(
            Ruling(
                "two",
                Source("plunder_1e", examples=("E34",)),
                "Two of them let you set aside up to two Treasures.",
                "Mit zweien darfst du bis zu zwei Geldkarten zur Seite legen.",
            ),
            Ruling(
                "one-each",
                Source("plunder_1e"),
                "One play lets you keep one Treasure.",
                "Einmal gespielt behältst du damit eine Geldkarte.",
            ),
            Ruling(
                "after-drawing",
                Source("plunder_1e", examples=("E34",)),
                "The Treasure is taken after the new hand was drawn.",
                "Du nimmst die Geldkarte nach dem Ziehen der neuen Kartenhand.",
            ),
            Ruling(
                "optional",
                Source("plunder_1e"),
                "Setting a Treasure aside is optional.",
                "Eine Geldkarte zur Seite zu legen ist freiwillig.",
            ),
            Ruling(
                "from-play",
                Source("plunder_1e"),
                "Only a Treasure that is discarded from play can be set aside, not one from your hand.",
                "Nur eine Geldkarte, die aus dem Spiel abgelegt wird, kann zur Seite gelegt werden, keine Handkarte.",
            ),
        ),
    ),
    Words(
        "wealthy_village",
        en=English("Wealthy Village", "Wealthy Villages"),
        de=German("Wohlhabendes Dorf", "Wohlhabende Dörfer", "n"),
        picture="coins-pile",
        text=Both(
            "+1 Card\n"
            "+2 Actions\n"
            "—\n"
            "On gaining this while your Treasures in play have at least three different names, you gain a Loot as "
            "well.",
            "+1 Karte\n"
            "+2 Aktionen\n"
            "—\n"
            "Nimmst du diese Karte, während deine Geldkarten im Spiel mindestens drei verschiedene Namen haben, nimm "
            "eine Kostbarkeit dazu.",
        ),
        rulings=(
            Ruling(
                "three-names",
                Source("plunder_1e", examples=("E39",)),
                "On gaining it you gain a Loot if your Treasures in play have at least three names; several of one "
                "name count once.",
                "Nimmst du es, nimmst du eine Kostbarkeit, wenn deine Geldkarten im Spiel mindestens drei Namen "
                "haben; gleiche zählen einmal.",
            ),
            Ruling(
                "durations",
                Source("plunder_1e", examples=("E39",)),
                "Treasure Durations from earlier turns count.",
                "Geld-Dauerkarten aus früheren Zügen zählen mit.",
            ),
            Ruling(
                "loots",
                Source("plunder_1e", examples=("E39",)),
                "Loots in play count.",
                "Kostbarkeiten im Spiel zählen mit.",
            ),
            Ruling(
                "on-gain",
                Source("plunder_1e"),
                "The Loot comes when it is gained, bought or not, and not when it is played.",
                "Die Kostbarkeit kommt, wenn es genommen wird, ob gekauft oder nicht, und nicht, wenn es gespielt "
                "wird.",
            ),
        ),
    ),
)
