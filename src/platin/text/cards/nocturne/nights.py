"""Words of the Night cards of Nocturne that have nothing to do with Boons and Hexes."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "changeling",
        en=English("Changeling", "Changelings"),
        de=German("Wechselbalg", "Wechselbälge", "m"),
        picture="baby-face",
        text=Both(
            "Trash this. Gain another copy of a card that you have in play.\n"
            "—\n"
            "For everybody in games with this: on gaining a card that costs 3 coins or more, you are free to exchange "
            "it for a Changeling.",
            "Entsorge diese Karte. Nimm ein weiteres Exemplar einer Karte, die du im Spiel hast.\n"
            "—\n"
            "Für alle in Spielen mit dieser Karte: Nimmst du eine Karte, die 3 Geld oder mehr kostet, darfst du sie "
            "gegen einen Wechselbalg tauschen.",
        ),
        asks={
            "copy": Ask(
                "Choose a card that you have in play: you gain a copy of it.",
                "Wähle eine Karte, die du im Spiel hast: Du nimmst ein Exemplar davon.",
            ),
        },
        rulings=(
            Ruling(
                "any-card-in-play",
                Source("nocturne_1e"),
                "Any card in play can be copied: Actions, Treasures, Night cards, Durations of earlier turns. The "
                "Changeling itself is gone from play by then.",
                "Jede Karte im Spiel kann nachgebildet werden: Aktions-, Geld- und Nachtkarten, Dauerkarten früherer "
                "Züge. Der Wechselbalg selbst ist dann nicht mehr im Spiel.",
            ),
            Ruling(
                "nothing-to-gain",
                Source("author"),
                "A card may be chosen of which no copy can be gained: its pile is empty or covered, not in the Supply, "
                "or there is none. Then nothing is gained.",
                "Man darf eine Karte wählen, von der es nichts zu nehmen gibt: Ihr Stapel ist leer oder verdeckt, "
                "nicht im Vorrat, oder es gibt keinen. Dann wird nichts genommen.",
            ),
            Ruling(
                "exchange-on-gain",
                Source("nocturne_1e"),
                "Whoever gains a card costing 3 or more, in whatever turn and way, may exchange it, as long as there "
                "is a Changeling.",
                "Wer eine Karte für 3 oder mehr nimmt, egal in wessen Zug und wie, darf sie tauschen, solange es einen "
                "Wechselbalg gibt.",
            ),
            Ruling(
                "cost-now",
                Source("nocturne_1e"),
                "What counts are the coins that the card costs when it is gained: Potions and Debt do not, reductions "
                "do.",
                "Es zählt das Geld, das die Karte kostet, wenn sie genommen wird: Tränke und Schulden zählen nicht, "
                "Ermäßigungen schon.",
            ),
            Ruling(
                "needs-a-pile",
                Source("nocturne_1e"),
                "Only a card that can go back to its pile can be exchanged, no Heirloom, Shelter or card of the Black "
                "Market deck; one from a pile beside the Supply can.",
                "Nur eine Karte, die auf ihren Stapel zurückkann, kann getauscht werden, kein Erbstück, kein "
                "Unterschlupf und keine Karte aus dem Schwarzmarktstapel; eine von einem Stapel neben dem Vorrat "
                "schon.",
            ),
            Ruling(
                "to-the-discard-pile",
                Source("nocturne_1e"),
                "The Changeling goes to the discard pile, wherever the gained card was.",
                "Der Wechselbalg kommt auf den Ablagestapel, wo auch immer die genommene Karte war.",
            ),
            Ruling(
                "was-gained",
                Source("nocturne_1e"),
                "The card given back was gained: what it does then happens all the same, before or after the exchange, "
                "and it counts as gained this turn. The Changeling was not gained.",
                "Die zurückgegebene Karte wurde genommen: Was sie dann tut, geschieht trotzdem, vor oder nach dem "
                "Tausch, und sie zählt als in diesem Zug genommen. Der Wechselbalg wurde nicht genommen.",
            ),
            Ruling(
                "lost-track",
                Source("author"),
                "A card that has been moved since it was gained can no longer be exchanged.",
                "Eine Karte, die seit dem Nehmen bewegt wurde, kann man nicht mehr tauschen.",
            ),
            Ruling(
                "only-in-the-supply",
                Source("nocturne_1e"),
                "There is no exchange if the Changeling is not in the Supply.",
                "Liegt der Wechselbalg nicht im Vorrat, gibt es keinen Tausch.",
            ),
        ),
    ),
    Words(
        "cobbler",
        en=English("Cobbler", "Cobblers"),
        de=German("Schuster", "Schuster", "m"),
        picture="leather-boot",
        text=Both(
            "When your next turn starts, gain a card that costs 4 coins at most, into your hand.",
            "Zu Beginn deines nächsten Zuges nimm eine Karte, die höchstens 4 Geld kostet, auf die Hand.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 4 to your hand.",
                "Nimm eine Karte, die bis zu 4 kostet, auf die Hand.",
            ),
        },
        rulings=(
            Ruling(
                "into-the-hand",
                Source("nocturne_1e"),
                "The card must be gained and comes into the hand, whatever place it names itself; it can be used this "
                "turn.",
                "Die Karte muss genommen werden und kommt auf die Hand, welchen Ort auch immer sie selbst nennt; man "
                "kann sie in diesem Zug nutzen.",
            ),
            Ruling(
                "no-debt-or-potion",
                Source("nocturne_1e"),
                "A card with Debt or a Potion in its cost cannot be gained with it.",
                "Eine Karte mit Schulden oder einem Trank in den Kosten kann man damit nicht nehmen.",
            ),
            Ruling(
                "until-that-turn",
                Source("nocturne_1e"),
                "It is discarded in the Clean-up of that turn.",
                "Er wird in der Aufräumphase dieses Zuges abgelegt.",
            ),
        ),
    ),
    Words(
        "crypt",
        en=English("Crypt", "Crypts"),
        de=German("Krypta", "Krypten", "f"),
        picture="sarcophagus",
        text=Both(
            "Lay as many of your Treasures in play as you like face down under this. As long as there is one, each of "
            "your turns starts with one of them coming into your hand.",
            "Lege beliebig viele deiner Geldkarten im Spiel verdeckt unter diese Karte. Solange eine da ist, beginnt "
            "jeder deiner Züge damit, dass du eine davon auf die Hand nimmst.",
        ),
        later={
            2: Both(
                "Lay as many of your Treasures in play as you like face down under this, but no Durations. As long as "
                "there is one, each of your turns starts with one of them coming into your hand.",
                "Lege beliebig viele deiner Geldkarten im Spiel verdeckt unter diese Karte, nur keine Dauerkarten. "
                "Solange eine da ist, beginnt jeder deiner Züge damit, dass du eine davon auf die Hand nimmst.",
            ),
        },
        asks={
            "aside": Ask(
                "Set aside any number of your Treasures in play.",
                "Lege beliebig viele deiner Geldkarten im Spiel zur Seite.",
            ),
            "take": Ask("Take one of these Treasures into your hand.", "Nimm eine dieser Geldkarten auf die Hand."),
        },
        rulings=(
            Ruling(
                "one-a-turn",
                Source("nocturne_1e"),
                "Each of your turns one of the Treasures must be taken into the hand, whichever you like.",
                "In jedem deiner Züge muss eine der Geldkarten auf die Hand genommen werden, welche, bestimmst du.",
            ),
            Ruling(
                "until-the-last",
                Source("nocturne_1e"),
                "It stays in play until the Clean-up of the turn in which the last one is taken.",
                "Sie bleibt bis zur Aufräumphase des Zuges im Spiel, in dem die letzte genommen wird.",
            ),
            Ruling(
                "none-set-aside",
                Source("nocturne_1e"),
                "If none was set aside, it is discarded this turn.",
                "Wurde keine zur Seite gelegt, wird sie in diesem Zug abgelegt.",
            ),
            Ruling(
                "face-down",
                Source("nocturne_1e"),
                "Its player may look at the Treasures, the others may not.",
                "Ihr Spieler darf die Geldkarten ansehen, die anderen nicht.",
            ),
            Ruling(
                "money-stays",
                Source("nocturne_1e"),
                "What the Treasures have brought this turn is not taken back.",
                "Was die Geldkarten in diesem Zug gebracht haben, wird nicht zurückgenommen.",
            ),
            Ruling(
                "any-treasure",
                Source("nocturne_1e"),
                "First print: a Treasure that is a Duration can be set aside as well; what it has yet to do, happens.",
                "Erster Druck: Auch eine Geldkarte, die Dauerkarte ist, kann zur Seite gelegt werden; was sie noch zu "
                "tun hat, geschieht.",
            ),
            Ruling(
                "no-durations",
                Source("nocturne_later"),
                "Later print: Treasures that are Durations cannot be set aside.",
                "Späterer Druck: Geldkarten, die Dauerkarten sind, kann man nicht zur Seite legen.",
                edition=2,
            ),
        ),
    ),
    Words(
        "den_of_sin",
        en=English("Den of Sin", "Dens of Sin"),
        de=German("Sündenpfuhl", "Sündenpfuhle", "m"),
        picture="temptation",
        text=Both(
            "When your next turn starts: +2 Cards\n—\nInstead of the discard pile this is gained to your hand.",
            "Zu Beginn deines nächsten Zuges: +2 Karten\n"
            "—\n"
            "Diese Karte wird statt auf den Ablagestapel auf die Hand genommen.",
        ),
        rulings=(
            Ruling(
                "same-night",
                Source("nocturne_1e"),
                "It is gained straight to the hand and can be played in the same night.",
                "Er wird direkt auf die Hand genommen und kann noch in derselben Nacht gespielt werden.",
            ),
            Ruling(
                "another-place",
                Source("author"),
                "What gains it may name another place, such as the deck: then it goes there.",
                "Nennt das, womit man ihn nimmt, einen anderen Ort, etwa den Nachziehstapel, kommt er dorthin.",
            ),
            Ruling(
                "two-cards",
                Source("nocturne_1e"),
                "The two cards come at the start of the next turn.",
                "Die zwei Karten kommen zu Beginn des nächsten Zuges.",
            ),
        ),
    ),
    Words(
        "devils_workshop",
        en=English("Devil's Workshop", "Devil's Workshops"),
        de=German("Teufelswerkstatt", "Teufelswerkstätten", "f"),
        picture="devil-mask",
        text=Both(
            "As many cards as you gained in this turn so far: 2 or more, gain an Imp; 1, gain a card that costs 4 "
            "coins at most; none, gain a Gold.",
            "Je nachdem, wie viele Karten du in diesem Zug bisher genommen hast: 2 oder mehr, nimm ein Teufelchen; 1, "
            "nimm eine Karte, die höchstens 4 Geld kostet; keine, nimm ein Gold.",
        ),
        asks={"gain": Ask("Gain a card costing up to 4.", "Nimm eine Karte, die bis zu 4 kostet.")},
        rulings=(
            Ruling(
                "no-choice",
                Source("nocturne_1e"),
                "The number of gained cards decides what is gained, not the player.",
                "Die Zahl der genommenen Karten bestimmt, was genommen wird, nicht der Spieler.",
            ),
            Ruling(
                "whole-turn",
                Source("nocturne_1e"),
                "All that you gained this turn counts, in every phase, also earlier in this night; what others gained "
                "does not.",
                "Alles zählt, was du in diesem Zug genommen hast, in jeder Phase, auch vorher in dieser Nacht; was "
                "andere genommen haben, zählt nicht.",
            ),
            Ruling(
                "exchanged",
                Source("nocturne_1e"),
                "A card that came by an exchange was not gained.",
                "Eine Karte, die durch einen Tausch kam, wurde nicht genommen.",
            ),
            Ruling(
                "no-imp-left",
                Source("nocturne_1e"),
                "If an Imp is due and none is left, nothing is gained.",
                "Ist ein Teufelchen fällig und keines mehr da, wird nichts genommen.",
            ),
            Ruling(
                "imps",
                Source("nocturne_1e"),
                "In games with the Devil's Workshop the pile of the Imps is laid out.",
                "In Spielen mit der Teufelswerkstatt liegt der Stapel der Teufelchen bereit.",
            ),
        ),
    ),
    Words(
        "exorcist",
        en=English("Exorcist", "Exorcists"),
        de=German("Exorzistin", "Exorzistinnen", "f"),
        picture="crucifix",
        text=Both(
            "Trash a card from your hand. Gain one of the Spirits, one that is cheaper than the trashed card.",
            "Entsorge eine Karte aus der Hand. Nimm eine Geisterkarte, die weniger kostet als die entsorgte.",
        ),
        asks={
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Karte aus der Hand."),
            "gain": Ask("Gain a cheaper Spirit.", "Nimm eine billigere Geisterkarte."),
        },
        rulings=(
            Ruling(
                "forced",
                Source("nocturne_1e"),
                "The trashing is forced, and so is the gain if a Spirit is cheaper; with an empty hand nothing "
                "happens.",
                "Das Entsorgen ist Pflicht, ebenso das Nehmen, wenn eine Geisterkarte billiger ist; mit leerer Hand "
                "geschieht nichts.",
            ),
            Ruling(
                "any-cheaper",
                Source("nocturne_1e"),
                "Which of the cheaper Spirits it is, the player chooses; it need not be the dearest.",
                "Welche der billigeren Geisterkarten es ist, wählt der Spieler; es muss nicht die teuerste sein.",
            ),
            Ruling(
                "costs-nothing",
                Source("nocturne_1e"),
                "A card that costs 0 brings nothing.",
                "Eine Karte, die 0 kostet, bringt nichts.",
            ),
            Ruling(
                "all-parts",
                Source("nocturne_1e"),
                "A Spirit is cheaper if no part of its cost is higher and one is lower: for Debt or a Potion alone "
                "only a Will-o'-Wisp comes.",
                "Eine Geisterkarte ist billiger, wenn kein Teil ihrer Kosten höher und einer niedriger ist: Für "
                "Schulden oder einen Trank allein kommt nur ein Irrlicht.",
            ),
            Ruling(
                "reductions",
                Source("nocturne_1e"),
                "Reductions lower the cost of the trashed card and of the Spirits alike.",
                "Ermäßigungen senken die Kosten der entsorgten Karte und der Geisterkarten gleichermaßen.",
            ),
            Ruling(
                "trashed-first",
                Source("nocturne_1e"),
                "What the card does on being trashed comes before the Spirit.",
                "Was die Karte beim Entsorgen tut, kommt vor der Geisterkarte.",
            ),
            Ruling(
                "all-spirits",
                Source("nocturne_1e"),
                "In games with the Exorcist all three piles of Spirits are laid out: 12 Will-o'-Wisps, 13 Imps, 6 "
                "Ghosts.",
                "In Spielen mit der Exorzistin liegen alle drei Stapel bereit: 12 Irrlichter, 13 Teufelchen, 6 "
                "Geister.",
            ),
        ),
    ),
    Words(
        "ghost_town",
        en=English("Ghost Town", "Ghost Towns"),
        de=German("Geisterstadt", "Geisterstädte", "f"),
        picture="plain/ghost-town",
        text=Both(
            "When your next turn starts: +1 Card, +1 Action\n—\nInstead of the discard pile this is gained to your "
            "hand.",
            "Zu Beginn deines nächsten Zuges: +1 Karte, +1 Aktion\n"
            "—\n"
            "Diese Karte wird statt auf den Ablagestapel auf die Hand genommen.",
        ),
        rulings=(
            Ruling(
                "same-night",
                Source("nocturne_1e"),
                "Bought in the Buy phase it can be played in the same night.",
                "In der Kaufphase gekauft, kann sie noch in derselben Nacht gespielt werden.",
            ),
            Ruling(
                "card-and-action",
                Source("nocturne_1e"),
                "The card and the Action come at the start of the next turn.",
                "Karte und Aktion kommen zu Beginn des nächsten Zuges.",
            ),
        ),
    ),
    Words(
        "guardian",
        en=English("Guardian", "Guardians"),
        de=German("Wächterin", "Wächterinnen", "f"),
        picture="templar-shield",
        text=Both(
            "Until your next turn you are not affected by Attacks that others play. When it starts: +1 coin\n"
            "—\n"
            "Instead of the discard pile this is gained to your hand.",
            "Bis zu deinem nächsten Zug betreffen dich Angriffe der anderen nicht. Zu dessen Beginn: +1 Geld\n"
            "—\n"
            "Diese Karte wird statt auf den Ablagestapel auf die Hand genommen.",
        ),
        rulings=(
            Ruling(
                "forced",
                Source("nocturne_1e"),
                "Nobody can do without the protection, and it covers all that such a play does, also later.",
                "Auf den Schutz kann niemand verzichten, und er gilt für alles, was ein solches Spielen bewirkt, auch "
                "später.",
            ),
            Ruling(
                "played-before",
                Source("nocturne_1e"),
                "Attacks that were played before are not stopped.",
                "Angriffe, die vorher gespielt wurden, werden nicht aufgehalten.",
            ),
            Ruling(
                "reactions",
                Source("nocturne_1e"),
                "Reactions to those Attacks can be used all the same.",
                "Reaktionen auf diese Angriffe kann man trotzdem nutzen.",
            ),
            Ruling(
                "until-next-turn",
                Source("nocturne_1e"),
                "The protection ends when the next turn begins, an extra turn too, though the card stays in play until "
                "its Clean-up.",
                "Der Schutz endet, wenn der nächste Zug beginnt, auch ein Extrazug, obwohl die Karte bis zu dessen "
                "Aufräumphase im Spiel bleibt.",
            ),
            Ruling(
                "several",
                Source("nocturne_1e"),
                "Several Guardians bring 1 coin each.",
                "Mehrere Wächterinnen bringen je 1 Geld.",
            ),
            Ruling(
                "attacks-only",
                Source("nocturne_1e"),
                "What is no Attack is not stopped, though it may hurt.",
                "Was kein Angriff ist, wird nicht aufgehalten, auch wenn es schadet.",
            ),
            Ruling(
                "same-night",
                Source("nocturne_1e"),
                "It is gained straight to the hand and can be played in the same night.",
                "Sie wird direkt auf die Hand genommen und kann noch in derselben Nacht gespielt werden.",
            ),
        ),
    ),
    Words(
        "monastery",
        en=English("Monastery", "Monasteries"),
        de=German("Kloster", "Klöster", "n"),
        picture="monk-face",
        text=Both(
            "As often as you gained a card in this turn, you are free to trash a card from your hand or one of your "
            "Coppers in play.",
            "Sooft du in diesem Zug eine Karte genommen hast, darfst du eine Karte aus der Hand oder eines deiner "
            "Kupfer im Spiel entsorgen.",
        ),
        asks={
            "trash": Ask(
                "You may trash a card from your hand or a Copper in play.",
                "Du darfst eine Karte aus der Hand oder ein Kupfer im Spiel entsorgen.",
            ),
        },
        rulings=(
            Ruling(
                "any-mixture",
                Source("nocturne_1e"),
                "Cards from the hand and Coppers in play in any mixture, from none up to the number of gained cards.",
                "Handkarten und Kupfer im Spiel in beliebiger Mischung, von keiner bis zur Zahl der genommenen Karten.",
            ),
            Ruling(
                "number-is-fixed",
                Source("author"),
                "The number is fixed when it is played; what is gained by the trashing does not raise it.",
                "Die Zahl steht beim Spielen fest; was durch das Entsorgen genommen wird, erhöht sie nicht.",
            ),
            Ruling(
                "one-at-a-time",
                Source("author"),
                "The cards are trashed one at a time, so a card drawn on the way may be one of them.",
                "Die Karten werden einzeln entsorgt; auch eine unterwegs gezogene Karte darf dabei sein.",
            ),
            Ruling(
                "coins-stay",
                Source("nocturne_1e"),
                "The coin of a trashed Copper stays.",
                "Das Geld eines entsorgten Kupfers bleibt.",
            ),
            Ruling(
                "all-gains",
                Source("nocturne_1e"),
                "All gains of the turn count, also earlier in this night; a card received by an exchange does not, one "
                "given away in it does.",
                "Alles zählt, was in diesem Zug genommen wurde, auch vorher in dieser Nacht; eine durch Tausch "
                "erhaltene Karte nicht, eine dabei weggegebene schon.",
            ),
            Ruling(
                "no-gains",
                Source("nocturne_1e"),
                "With nothing gained nothing can be trashed.",
                "Wurde nichts genommen, kann nichts entsorgt werden.",
            ),
        ),
    ),
    Words(
        "night_watchman",
        en=English("Night Watchman", "Night Watchmen"),
        de=German("Nachtwache", "Nachtwachen", "f"),
        picture="old-lantern",
        text=Both(
            "Have a look at the topmost 5 cards of your deck. Discard as many as you like; the rest goes back on top "
            "in the order you like.\n"
            "—\n"
            "Instead of the discard pile this is gained to your hand.",
            "Sieh dir die obersten 5 Karten deines Nachziehstapels an. Lege beliebig viele ab; die übrigen kommen in "
            "beliebiger Reihenfolge zurück.\n"
            "—\n"
            "Diese Karte wird statt auf den Ablagestapel auf die Hand genommen.",
        ),
        asks={
            "discard": Ask("Discard any number of these cards.", "Lege beliebig viele dieser Karten ab."),
            "order": Ask(
                "Put these cards back onto your deck: the last one lies on top.",
                "Lege diese Karten auf deinen Nachziehstapel zurück: Die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "five-cards",
                Source("nocturne_1e"),
                "With fewer than five cards, even after shuffling, it is those that there are.",
                "Sind es auch nach dem Mischen weniger als fünf Karten, dann die, die da sind.",
            ),
            Ruling(
                "really-discarded",
                Source("nocturne_1e"),
                "The cards are really discarded: what they do then happens.",
                "Die Karten werden wirklich abgelegt: Was sie dann tun, geschieht.",
            ),
            Ruling(
                "same-night",
                Source("nocturne_1e"),
                "It is gained straight to the hand and can be played in the same night.",
                "Sie wird direkt auf die Hand genommen und kann noch in derselben Nacht gespielt werden.",
            ),
        ),
    ),
    Words(
        "raider",
        en=English("Raider", "Raiders"),
        de=German("Plünderer", "Plünderer", "m"),
        picture="drakkar-dragon",
        text=Both(
            "The others with 5 or more cards in hand each discard one that you have a copy of in play, or reveal that "
            "there is none in their hand.\n"
            "When your next turn starts: +3 coins",
            "Die anderen mit 5 oder mehr Handkarten legen je eine ab, von der du ein Exemplar im Spiel hast, oder "
            "decken auf, dass sie keine auf der Hand haben.\n"
            "Zu Beginn deines nächsten Zuges: +3 Geld",
        ),
        asks={
            "discard": Ask(
                "Discard a card of which the Raider's player has a copy in play.",
                "Lege eine Karte ab, von der der Spieler des Plünderers ein Exemplar im Spiel hat.",
            ),
        },
        rulings=(
            Ruling(
                "copy-in-play",
                Source("nocturne_1e"),
                "In play are the Raider itself, Treasures, Actions, Night cards of this night and Durations of earlier "
                "turns; a copy has the same name.",
                "Im Spiel sind der Plünderer selbst, Geld- und Aktionskarten, Nachtkarten dieser Nacht und Dauerkarten "
                "früherer Züge; ein Exemplar hat denselben Namen.",
            ),
            Ruling(
                "victim-chooses",
                Source("nocturne_1e"),
                "In turn order; each victim chooses among all cards that match.",
                "Der Reihe nach; jeder Betroffene wählt unter allen passenden Karten.",
            ),
            Ruling(
                "four-or-fewer",
                Source("nocturne_1e"),
                "Who has four cards or fewer neither discards nor shows the hand.",
                "Wer vier Karten oder weniger hat, legt nichts ab und zeigt die Hand nicht.",
            ),
            Ruling(
                "an-attack",
                Source("nocturne_1e"),
                "It is an Attack: Reactions can be used when it is played.",
                "Er ist ein Angriff: Beim Ausspielen kann man Reaktionen nutzen.",
            ),
            Ruling(
                "coins-anyway",
                Source("nocturne_1e"),
                "The 3 coins come even if nobody discards.",
                "Die 3 Geld kommen auch, wenn niemand ablegt.",
            ),
        ),
    ),
)
