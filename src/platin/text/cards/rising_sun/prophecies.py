"""Words of the Prophecies of Rising Sun."""

from typing import Final

from platin.text.words import Ask, Both, ChoiceWords, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words | ChoiceWords, ...]] = (
    Words(
        "approaching_army",
        en=English("Approaching Army", "Approaching Armies"),
        de=German("Herannahende Armee", "Herannahende Armeen", "f"),
        picture="meeple-army",
        text=Both(
            "After each Attack you play: +1 Coin.\nSet-up: Add an Attack pile to the kingdom.",
            "Nach jedem Angriff, den du ausspielst: +1 Münze.\nSpielvorbereitung: Ein Angriffsstapel kommt zum "
            "Königreich hinzu.",
        ),
        rulings=(
            Ruling(
                "one-more-pile",
                Source("rising_sun_1e"),
                "The Attack pile is one more pile of the Supply from the start, whatever it costs and however many "
                "Attacks there are.",
                "Der Angriffsstapel ist von Anfang an ein weiterer Stapel des Vorrats, was er auch kostet und wie "
                "viele Angriffe es auch gibt.",
            ),
            Ruling(
                "none-left",
                Source("practice"),
                "If no Attack pile is left, none is added.",
                "Ist kein Angriffsstapel mehr da, kommt keiner hinzu.",
            ),
            Ruling(
                "what-a-pile-is",
                Source("rising_sun_1e"),
                "Of mixed piles those fit that are taken for an Attack as a whole.",
                "Von den gemischten Stapeln passen die, die als Ganzes für einen Angriff stehen.",
            ),
            Ruling(
                "last-of-all",
                Source("rising_sun_1e", examples=("RS2",)),
                "The coin comes last, also if nobody was hit or something else was done instead of the instructions.",
                "Die Münze kommt zuletzt, auch wenn niemand getroffen oder statt der Anweisungen etwas anderes getan "
                "wurde.",
            ),
            Ruling(
                "each-play",
                Source("practice"),
                "Every play of an Attack brings it, also of a Treasure or Night card.",
                "Jedes Ausspielen eines Angriffs bringt sie, auch das einer Geld- oder Nachtkarte.",
            ),
            Ruling(
                "durations-once",
                Source("rising_sun_1e"),
                "A Duration brings it only when it is played, not in later turns.",
                "Eine Dauerkarte bringt sie nur beim Ausspielen, nicht in späteren Zügen.",
            ),
            Ruling(
                "not-of-the-card",
                Source("practice"),
                "The coin is not one of the card: Way of the Chameleon makes no card of it.",
                "Die Münze ist keine der Karte: Der Weg des Chamäleons macht keine Karte aus ihr.",
            ),
        ),
    ),
    Words(
        "biding_time",
        en=English("Biding Time", "Biding Times"),
        de=German("Wartezeit", "Wartezeiten", "f"),
        picture="sands-of-time",
        text=Both(
            "At the start of your Clean-up, set your hand aside face down. At the start of your next turn, take it "
            "into your hand.",
            "Lege zu Beginn deiner Aufräumphase deine Hand verdeckt zur Seite. Nimm sie zu Beginn deines nächsten "
            "Zuges auf die Hand.",
        ),
        rulings=(
            Ruling(
                "hand-is-drawn",
                Source("rising_sun_1e", examples=("RS19",)),
                "Only the discarding of the hand falls away: you draw five cards as always.",
                "Nur das Ablegen der Hand entfällt: Du ziehst wie immer fünf Karten.",
            ),
            Ruling(
                "no-discard",
                Source("rising_sun_1e"),
                "The cards are not discarded, so nothing reacts to that.",
                "Die Karten werden nicht abgelegt, also reagiert nichts darauf.",
            ),
            Ruling(
                "your-order",
                Source("practice"),
                "You order it among all that happens at the start of Clean-up; what is to use the hand comes before.",
                "Du ordnest es in das ein, was zu Beginn der Aufräumphase geschieht; was die Hand nutzen soll, kommt "
                "davor.",
            ),
            Ruling(
                "extra-turns",
                Source("practice"),
                "Your next turn is the next one you take, also an extra turn.",
                "Dein nächster Zug ist der nächste, den du ausführst, auch ein Extrazug.",
            ),
            Ruling(
                "still-yours",
                Source("rising_sun_1e", examples=("RS19",)),
                "The cards are safe from what concerns the hand, but remain yours and count at the end.",
                "Die Karten sind sicher vor allem, was die Hand betrifft, bleiben aber deine und zählen am Ende.",
            ),
        ),
    ),
    Words(
        "bureaucracy",
        en=English("Bureaucracy", "Bureaucracies"),
        de=German("Bürokratie", "Bürokratien", "f"),
        picture="files",
        text=Both(
            "Whenever you gain a card that does not cost 0, gain a Copper.",
            "Immer wenn du eine Karte nimmst, die nicht 0 kostet, nimm ein Kupfer.",
        ),
        rulings=(
            Ruling(
                "debt-and-potions",
                Source("rising_sun_1e", examples=("RS14",)),
                "A card that costs Debt or a Potion does not cost 0.",
                "Eine Karte, die Schulden oder einen Trank kostet, kostet nicht 0.",
            ),
            Ruling(
                "cost-now",
                Source("practice", examples=("RS14",)),
                "What it costs at that moment counts: one that has become free brings no Copper.",
                "Es zählt, was sie in diesem Augenblick kostet: Ist sie kostenlos geworden, bringt sie kein Kupfer.",
            ),
            Ruling(
                "any-gain",
                Source("rising_sun_1e"),
                "That holds for every gain, from wherever and in anybody's turn. Copper brings no further Copper.",
                "Das gilt für jedes Nehmen, woher auch immer und in wessen Zug auch immer. Kupfer bringt kein "
                "weiteres Kupfer.",
            ),
        ),
    ),
    Words(
        "divine_wind",
        en=English("Divine Wind", "Divine Winds"),
        de=German("Göttlicher Wind", "Göttliche Winde", "m"),
        picture="tornado",
        text=Both(
            "When the last Sun is removed, remove all kingdom piles from the Supply and set up 10 new ones.",
            "Wenn die letzte Sonne entfernt wird, entferne alle Königreichstapel aus dem Vorrat und baue 10 neue auf.",
        ),
        rulings=(
            Ruling(
                "at-once",
                Source("rising_sun_1e", examples=("RS20",)),
                "It happens in the middle of the Omen; what is left of that sees the new Supply.",
                "Es geschieht mitten im Omen; was von diesem bleibt, sieht den neuen Vorrat.",
            ),
            Ruling(
                "what-goes",
                Source("rising_sun_1e", examples=("RS20",)),
                "All kingdom piles go, chosen ones such as the Bane too; basic cards and piles outside the Supply "
                "stay.",
                "Alle Königreichstapel gehen, auch dazugewählte wie der Bann; Basiskarten und Stapel außerhalb des "
                "Vorrats "
                "bleiben.",
            ),
            Ruling(
                "gone-is-not-empty",
                Source("rising_sun_1e", examples=("RS20",)),
                "A pile that is gone is no empty pile.",
                "Ein Stapel, der fort ist, ist kein leerer Stapel.",
            ),
            Ruling(
                "no-way-back",
                Source("rising_sun_1e", examples=("RS20",)),
                "Cards that players have work on, but nothing can be returned to a pile that is gone, or exchanged "
                "for it.",
                "Karten der Spieler wirken weiter, aber auf einen Stapel, der fort ist, kann nichts zurück, auch "
                "nicht durch "
                "Tauschen.",
            ),
            Ruling(
                "tokens",
                Source("practice"),
                "Tokens of players go back to them; all others on those piles are lost.",
                "Marker der Spieler gehen an sie zurück; alle anderen auf diesen Stapeln sind verloren.",
            ),
            Ruling(
                "what-comes",
                Source("practice"),
                "The new piles are drawn among the cards of the expansions in use that are not in the game, but for "
                "those "
                "that would need a choice before it.",
                "Die neuen Stapel werden aus den Karten der benutzten Erweiterungen gezogen, die nicht im Spiel sind, "
                "außer "
                "denen, für die vorher etwas zu wählen wäre.",
            ),
            Ruling(
                "traits-stay",
                Source("rising_sun_1e"),
                "Traits hold on for the cards of their piles, and rules for the whole game go on.",
                "Merkmale gelten weiter für die Karten ihrer Stapel, und Regeln für das ganze Spiel gehen weiter.",
            ),
        ),
    ),
    Words(
        "enlightenment",
        en=English("Enlightenment", "Enlightenments"),
        de=German("Erleuchtung", "Erleuchtungen", "f"),
        picture="enlightenment",
        text=Both(
            "Treasures are also Actions. A Treasure played in an Action phase gives +1 Card, +1 Action instead of its "
            "own instructions.",
            "Geldkarten sind auch Aktionen. Eine in einer Aktionsphase ausgespielte Geldkarte gibt +1 Karte, +1 "
            "Aktion statt ihrer eigenen Anweisungen.",
        ),
        rulings=(
            Ruling(
                "in-the-action-phase",
                Source("rising_sun_1e", examples=("RS16",)),
                "To play a Treasure in the Action phase uses an Action; in the Buy phase it is played as usual.",
                "Eine Geldkarte in der Aktionsphase auszuspielen, verbraucht eine Aktion; in der Kaufphase wird sie "
                "wie sonst ausgespielt.",
            ),
            Ruling(
                "for-all-purposes",
                Source("rising_sun_1e", examples=("RS16",)),
                "Treasures are Actions for all purposes, in all phases and when points are counted.",
                "Geldkarten sind in jeder Hinsicht Aktionen, in allen Phasen und bei der Wertung.",
            ),
            Ruling(
                "no-piles",
                Source("practice"),
                "That holds for cards, not for piles: the Copper pile is no Action pile.",
                "Das gilt für Karten, nicht für Stapel: Der Kupferstapel ist kein Aktionsstapel.",
            ),
            Ruling(
                "however-played",
                Source("practice"),
                "It also holds if another card plays the Treasure in the Action phase, and for cards that are both.",
                "Es gilt auch, wenn eine andere Karte die Geldkarte in der Aktionsphase ausspielt, und für Karten, "
                "die beides sind.",
            ),
            Ruling(
                "ways",
                Source("practice"),
                "A Way may be followed instead. Way of the Chameleon leaves +1 Card, +1 Action as they are; in the "
                "Buy phase it makes cards of coins.",
                "Stattdessen darf ein Weg befolgt werden. Der Weg des Chamäleons lässt +1 Karte, +1 Aktion, wie sie "
                "sind; in der Kaufphase macht er Karten aus Münzen.",
            ),
            Ruling(
                "what-stays",
                Source("practice"),
                "What the card does otherwise than by its instructions, and what others do when it is played, is not "
                "changed.",
                "Was die Karte anders als durch ihre Anweisungen tut, und was andere tun, wenn sie ausgespielt wird, "
                "bleibt unverändert.",
            ),
        ),
    ),
    Words(
        "flourishing_trade",
        en=English("Flourishing Trade", "Flourishing Trades"),
        de=German("Florierender Handel", "Florierende Handel", "m"),
        picture="spoted-flower",
        text=Both(
            "Cards cost 1 less. You may use Actions as Buys.",
            "Karten kosten 1 weniger. Du darfst Aktionen als Käufe nutzen.",
        ),
        rulings=(
            Ruling(
                "all-cards",
                Source("rising_sun_1e", examples=("RS17",)),
                "All cards cost 1 coin less everywhere and always, not less than 0; Debt, Events and Projects stay as "
                "they are.",
                "Alle Karten kosten überall und immer 1 Münze weniger, nicht weniger als 0; Schulden, Ereignisse und "
                "Projekte bleiben unverändert.",
            ),
            Ruling(
                "at-the-end",
                Source("practice"),
                "Cards also cost less when points are counted.",
                "Auch bei der Wertung kosten die Karten weniger.",
            ),
            Ruling(
                "actions-as-buys",
                Source("rising_sun_1e", examples=("RS17",)),
                "In the Buy phase each Action play that is left may serve as a Buy, also one got in that phase.",
                "In der Kaufphase darf jede übrige Aktion als Kauf dienen, auch eine, die erst in ihr dazukam.",
            ),
            Ruling(
                "when-buying",
                Source("practice"),
                "An Action takes the place of a Buy at the moment of the purchase; it is not turned into one before.",
                "Eine Aktion tritt beim Kaufen an die Stelle eines Kaufs; sie wird nicht vorher in einen umgewandelt.",
            ),
        ),
    ),
    Words(
        "good_harvest",
        en=English("Good Harvest", "Good Harvests"),
        de=German("Gute Ernte", "Gute Ernten", "f"),
        picture="pumpkin",
        text=Both(
            "The first time you play each differently named Treasure in a turn, first: +1 Buy, +1 Coin.",
            "Wenn du eine Geldkarte eines Namens in einem Zug zum ersten Mal ausspielst, zuerst: +1 Kauf, +1 Münze.",
        ),
        rulings=(
            Ruling(
                "once-for-each-name",
                Source("rising_sun_1e"),
                "Each name counts once a turn: four Coppers and a Silver bring 2 Buys and 2 coins.",
                "Jeder Name zählt einmal pro Zug: Vier Kupfer und ein Silber bringen 2 Käufe und 2 Münzen.",
            ),
            Ruling(
                "played-before",
                Source("practice"),
                "A name played earlier in the turn, before the last Sun went, is used up.",
                "Ein Name, der in dem Zug schon ausgespielt wurde, bevor die letzte Sonne ging, ist verbraucht.",
            ),
            Ruling(
                "whatever-it-does",
                Source("practice"),
                "It comes in any phase, and also if the Treasure does something else or nothing.",
                "Das gilt in jeder Phase und auch, wenn die Geldkarte etwas anderes oder nichts tut.",
            ),
            Ruling(
                "no-replays",
                Source("practice"),
                "Playing the same card again brings nothing more.",
                "Dieselbe Karte noch einmal auszuspielen, bringt nichts weiter.",
            ),
        ),
    ),
    Words(
        "great_leader",
        en=English("Great Leader", "Great Leaders"),
        de=German("Großer Anführer", "Große Anführer", "m"),
        picture="tarot-04-the-emperor",
        text=Both(
            "After each Action you play: +1 Action.",
            "Nach jeder Aktion, die du ausspielst: +1 Aktion.",
        ),
        rulings=(
            Ruling(
                "after-each-play",
                Source("rising_sun_1e", examples=("RS1",)),
                "The Action comes when the card is resolved, after every play of it, also one by another card and in "
                "any phase.",
                "Die Aktion kommt, wenn die Karte abgehandelt ist, nach jedem Ausspielen, auch durch eine andere "
                "Karte und in jeder Phase.",
            ),
            Ruling(
                "snowy-village",
                Source("rising_sun_1e"),
                "Who gets no more Actions this turn gets none from it either.",
                "Wer in diesem Zug keine Aktionen mehr bekommt, bekommt auch von ihm keine.",
            ),
        ),
    ),
    Words(
        "growth",
        en=English("Growth", "Growths"),
        de=German("Wachstum", "Wachstümer", "n"),
        picture="tree-growth",
        text=Both(
            "Whenever you gain a Treasure, gain a cheaper card.",
            "Immer wenn du eine Geldkarte nimmst, nimm eine billigere Karte.",
        ),
        asks={"gain": Ask("Gain a cheaper card.", "Nimm eine billigere Karte.")},
        rulings=(
            Ruling(
                "chains",
                Source("rising_sun_1e", examples=("RS14",)),
                "A Treasure gained by it brings one more cheaper card. For what costs 0 there is none.",
                "Eine dadurch genommene Geldkarte bringt eine weitere billigere Karte. Für das, was 0 kostet, gibt es "
                "keine.",
            ),
            Ruling(
                "forced",
                Source("rising_sun_1e"),
                "You must gain one if there is one, of any type you like.",
                "Du musst eine nehmen, wenn es eine gibt, von beliebiger Art.",
            ),
            Ruling(
                "all-parts",
                Source("practice", examples=("RS9",)),
                "Cheaper means that no part of the cost is higher and one is lower: 6 Debt are not cheaper than 6 "
                "coins.",
                "Billiger heißt, dass kein Teil der Kosten höher und einer niedriger ist: 6 Schulden sind nicht "
                "billiger als 6 Münzen.",
            ),
            Ruling(
                "anywhere",
                Source("rising_sun_1e"),
                "That holds for Treasures from anywhere and in anybody's turn.",
                "Das gilt für Geldkarten, woher auch immer und in wessen Zug auch immer.",
            ),
        ),
    ),
    Words(
        "harsh_winter",
        en=English("Harsh Winter", "Harsh Winters"),
        de=German("Strenger Winter", "Strenge Winter", "m"),
        picture="person-in-blizzard",
        text=Both(
            "Whenever you gain a card in your turn, take the Debt on its pile; if there is none, put 2 Debt there.",
            "Immer wenn du in deinem Zug eine Karte nimmst, nimm die Schulden von ihrem Stapel; liegen dort keine, "
            "lege 2 Schulden darauf.",
        ),
        rulings=(
            Ruling(
                "put-or-taken",
                Source("rising_sun_1e", examples=("RS13",)),
                "Whether the card was bought does not matter. 2 Debt go onto a pile without Debt; those on a pile are "
                "all taken.",
                "Ob die Karte gekauft wurde, ist gleich. Auf einen Stapel ohne Schulden kommen 2; liegen dort welche, "
                "werden alle genommen.",
            ),
            Ruling(
                "own-turn",
                Source("rising_sun_1e", examples=("RS13",)),
                "In another player's turn nothing is put or taken.",
                "Im Zug eines anderen wird nichts gelegt und nichts genommen.",
            ),
            Ruling(
                "the-pile-it-belongs-to",
                Source("rising_sun_1e", examples=("RS13",)),
                "The pile is the one that the card belongs to, also outside the Supply, if the card comes from the "
                "trash, and if it is empty now.",
                "Gemeint ist der Stapel, zu dem die Karte gehört, auch außerhalb des Vorrats, wenn sie aus dem Müll "
                "kommt, und wenn er nun leer ist.",
            ),
            Ruling(
                "no-pile",
                Source("practice"),
                "For a card that has no pile nothing happens.",
                "Bei einer Karte, die keinen Stapel hat, geschieht nichts.",
            ),
            Ruling(
                "after-the-gain",
                Source("rising_sun_1e"),
                "The Debt comes after the gain: the purchase stands, further ones wait until it is paid off.",
                "Die Schulden kommen nach dem Nehmen: Der Kauf gilt, weitere warten, bis sie bezahlt sind.",
            ),
            Ruling(
                "possession",
                Source("practice"),
                "In a turn in which another player gets all cards it does nothing.",
                "In einem Zug, in dem ein anderer alle Karten bekommt, tut er nichts.",
            ),
            Ruling(
                "tax",
                Source("practice"),
                "With Tax you choose what comes first.",
                "Bei Steuern bestimmst du, was zuerst kommt.",
            ),
        ),
    ),
    Words(
        "kind_emperor",
        en=English("Kind Emperor", "Kind Emperors"),
        de=German("Gütiger Kaiser", "Gütige Kaiser", "m"),
        picture="crowned-heart",
        text=Both(
            "At the start of your turn, and when you remove the last Sun, gain an Action to your hand.",
            "Nimm zu Beginn deines Zuges, und wenn du die letzte Sonne entfernst, eine Aktion auf die Hand.",
        ),
        asks={"gain": Ask("Gain an Action to your hand.", "Nimm eine Aktion auf die Hand.")},
        rulings=(
            Ruling(
                "any-cost",
                Source("rising_sun_1e"),
                "You must gain one of the Supply, whatever it costs; Debt in the cost is not taken.",
                "Du musst eine aus dem Vorrat nehmen, was sie auch kostet; Schulden in den Kosten werden nicht "
                "genommen.",
            ),
            Ruling(
                "last-sun",
                Source("rising_sun_1e", examples=("RS3",)),
                "With the last Sun only who removed it gains one, at once and before the rest of the Omen.",
                "Mit der letzten Sonne nimmt nur, wer sie entfernt hat, eine, sofort und vor dem Rest des Omens.",
            ),
            Ruling(
                "twice",
                Source("practice", examples=("RS3",)),
                "Who removes it at the start of the own turn gains two in this turn.",
                "Wer sie zu Beginn des eigenen Zuges entfernt, nimmt in diesem Zug zwei.",
            ),
            Ruling(
                "none-left",
                Source("practice"),
                "If the Supply has no Action, nothing happens.",
                "Hat der Vorrat keine Aktion, geschieht nichts.",
            ),
        ),
    ),
    Words(
        "panic",
        en=English("Panic", "Panics"),
        de=German("Panik", "Paniken", "f"),
        picture="screaming",
        text=Both(
            "Whenever you play a Treasure: +2 Buys. Whenever you discard one from play, return it to its pile.",
            "Immer wenn du eine Geldkarte ausspielst: +2 Käufe. Immer wenn du eine aus dem Spiel ablegst, lege sie "
            "auf ihren Stapel zurück.",
        ),
        rulings=(
            Ruling(
                "two-abilities",
                Source("practice", examples=("RS15",)),
                "A Treasure played before the last Sun went brings no Buys, but is returned.",
                "Eine Geldkarte, die ausgespielt wurde, bevor die letzte Sonne ging, bringt keine Käufe, wird aber "
                "zurückgelegt.",
            ),
            Ruling(
                "each-play",
                Source("practice"),
                "Every play brings the Buys, in any phase and whatever the Treasure does.",
                "Jedes Ausspielen bringt die Käufe, in jeder Phase und was die Geldkarte auch tut.",
            ),
            Ruling(
                "only-from-play",
                Source("rising_sun_1e"),
                "Only Treasures that are discarded from play go back, not those from the hand.",
                "Nur Geldkarten, die aus dem Spiel abgelegt werden, gehen zurück, nicht solche aus der Hand.",
            ),
            Ruling(
                "really-discarded",
                Source("practice"),
                "It is discarded first: what happens on that happens. Where something else moves it too, you choose.",
                "Zuerst wird sie abgelegt: Was dabei geschieht, geschieht. Bewegt auch anderes sie, wählst du.",
            ),
            Ruling(
                "no-pile",
                Source("rising_sun_1e"),
                "A Treasure without a pile stays discarded; one that belongs to a pile outside the Supply goes back "
                "there.",
                "Eine Geldkarte ohne Stapel bleibt abgelegt; eine, die zu einem Stapel außerhalb des Vorrats gehört, "
                "geht dorthin zurück.",
            ),
            Ruling(
                "durations",
                Source("practice"),
                "A Duration goes back when it is discarded in the end.",
                "Eine Dauerkarte geht zurück, wenn sie schließlich abgelegt wird.",
            ),
            Ruling(
                "end-of-the-game",
                Source("practice", examples=("RS15",)),
                "Piles fill up before it is checked whether the game ends.",
                "Die Stapel füllen sich, bevor geprüft wird, ob das Spiel endet.",
            ),
        ),
    ),
    Words(
        "progress",
        en=English("Progress", "Progresses"),
        de=German("Entwicklung", "Entwicklungen", "f"),
        picture="gears",
        text=Both(
            "Whenever you gain a card, put it onto your deck.",
            "Immer wenn du eine Karte nimmst, lege sie auf deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "forced",
                Source("rising_sun_1e"),
                "You must, with every card and in anybody's turn; the later one lies on top.",
                "Du musst, mit jeder Karte und in wessen Zug auch immer; die spätere liegt oben.",
            ),
            Ruling(
                "wherever-gained",
                Source("practice"),
                "That holds wherever the card was gained to: what should go to the hand goes onto the deck.",
                "Das gilt, wohin die Karte auch genommen wurde: Was auf die Hand kommen sollte, kommt auf den "
                "Nachziehstapel.",
            ),
            Ruling(
                "competing-moves",
                Source("practice"),
                "Where something else moves the card when it is gained, you choose; the first one moves it.",
                "Bewegt auch anderes die Karte beim Nehmen, wählst du; das Erste bewegt sie.",
            ),
            Ruling(
                "only-gains",
                Source("practice"),
                "Cards that are exchanged are not gained.",
                "Eingetauschte Karten werden nicht genommen.",
            ),
        ),
    ),
    Words(
        "rapid_expansion",
        en=English("Rapid Expansion", "Rapid Expansions"),
        de=German("Schnelle Expansion", "Schnelle Expansionen", "f"),
        picture="plain/rapid-expansion",
        text=Both(
            "Whenever you gain an Action or Treasure, set it aside. At the start of your next turn, play it.",
            "Immer wenn du eine Aktion oder Geldkarte nimmst, lege sie zur Seite. Spiele sie zu Beginn deines "
            "nächsten Zuges aus.",
        ),
        rulings=(
            Ruling(
                "next-turn",
                Source("rising_sun_1e", examples=("RS18",)),
                "It is played at the start of your next turn without using an Action, in the order you like with all "
                "else there.",
                "Sie wird zu Beginn deines nächsten Zuges ausgespielt, ohne eine Aktion zu verbrauchen, in beliebiger "
                "Reihenfolge mit allem anderen dort.",
            ),
            Ruling(
                "wherever-gained",
                Source("practice"),
                "That holds wherever the card was gained to: a Treasure gained to the hand cannot be used this turn.",
                "Das gilt, wohin die Karte auch genommen wurde: Eine auf die Hand genommene Geldkarte ist in diesem "
                "Zug nicht nutzbar.",
            ),
            Ruling(
                "competing-moves",
                Source("practice"),
                "Where something else moves the card when it is gained, you choose; the first one moves it.",
                "Bewegt auch anderes die Karte beim Nehmen, wählst du; das Erste bewegt sie.",
            ),
            Ruling(
                "other-turns",
                Source("practice"),
                "A card gained in another player's turn is played in your next turn.",
                "Eine im Zug eines anderen genommene Karte wird in deinem nächsten Zug ausgespielt.",
            ),
            Ruling(
                "other-types",
                Source("rising_sun_1e"),
                "Cards that are neither Action nor Treasure are not touched.",
                "Karten, die weder Aktion noch Geldkarte sind, sind nicht betroffen.",
            ),
        ),
    ),
    Words(
        "sickness",
        en=English("Sickness", "Sicknesses"),
        # No source has the German name: this one is ours.
        de=German("Krankheit", "Krankheiten", "f"),
        picture="person-in-bed",
        text=Both(
            "At the start of your turn, choose one: Gain a Curse onto your deck; or discard 3 cards.",
            "Wähle zu Beginn deines Zuges eins: Nimm einen Fluch auf deinen Nachziehstapel; oder lege 3 Karten ab.",
        ),
        asks={
            "choose": Ask(
                "What does Sickness do to you?",
                "Was tut dir die Krankheit?",
                options={
                    "curse": Both("gain a Curse onto your deck", "einen Fluch auf den Nachziehstapel nehmen"),
                    "discard": Both("discard 3 cards", "3 Karten ablegen"),
                },
            ),
            "discard": Ask("Discard 3 cards.", "Lege 3 Karten ab."),
        },
        rulings=(
            Ruling(
                "choose-the-impossible",
                Source("rising_sun_1e"),
                "You may choose what cannot be done: with no Curse left nothing happens, with fewer than 3 cards you "
                "discard them all.",
                "Du darfst auch wählen, was nicht geht: Ist kein Fluch mehr da, geschieht nichts; mit weniger als 3 "
                "Karten legst du alle ab.",
            ),
            Ruling(
                "three-cards",
                Source("practice"),
                "You discard three cards at once, not down to three; what reacts to that does afterwards.",
                "Du legst drei Karten zugleich ab, nicht bis auf drei; was darauf reagiert, tut das danach.",
            ),
        ),
    ),
    ChoiceWords(
        "approaching_army.army",
        label=Both("Army", "Armee"),
        title=Both("Attack pile of Approaching Army", "Angriffsstapel der Herannahenden Armee"),
        by_chance=Both(
            "The pile of Approaching Army was chosen by chance: {cards}.",
            "Der Stapel der Herannahenden Armee ist durch Zufall bestimmt: {cards}.",
        ),
        refused=Both(
            "{pick} cannot be the pile of Approaching Army: expected an Attack that is not used otherwise",
            "{pick} kann nicht der Stapel der Herannahenden Armee sein: erwartet ist ein unbenutzter Angriff",
        ),
        typed=Both(("Army",), ("Armee",)),
    ),
)
