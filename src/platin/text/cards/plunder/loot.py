"""Words of the Loot, and of the pile it comes from."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "amphora",
        en=English("Amphora", "Amphoras"),
        de=German("Amphore", "Amphoren", "f"),
        picture="amphora",
        text=Both(
            "Pick one:\n+1 Buy and +3 Coins right now;\nor +1 Buy and +3 Coins when your next turn starts.",
            "Wähle eins:\n+1 Kauf und +3 Geld sofort;\noder +1 Kauf und +3 Geld, wenn dein nächster Zug beginnt.",
        ),
        asks={
            "choose": Ask(
                "When do you want +1 Buy and +3 coins?",
                "Wann möchtest du +1 Kauf und +3 Geld?",
                options={
                    "now": Both("Now", "Jetzt"),
                    "next_turn": Both("At the start of your next turn", "Zu Beginn deines nächsten Zuges"),
                },
            ),
        },
        rulings=(
            Ruling(
                "now",
                Source("plunder_1e"),
                "Chosen for now, it brings its bonus at once and is discarded this turn.",
                "Für jetzt gewählt, bringt sie ihren Bonus sofort und wird in diesem Zug abgelegt.",
            ),
            Ruling(
                "next-turn",
                Source("plunder_1e"),
                "Chosen for the next turn, it brings nothing now, stays in play and brings Buy and coins then.",
                "Für den nächsten Zug gewählt, bringt sie jetzt nichts, bleibt im Spiel und bringt dann Kauf und Geld.",
            ),
            Ruling(
                "choose-each-time",
                Source("plunder_1e", examples=("E40",)),
                "Played several times, for instance by King's Cache, you choose each time.",
                "Mehrmals gespielt, etwa durch die Königstruhe, wählst du jedes Mal.",
            ),
            Ruling(
                "stays-if-any",
                Source("plunder_1e", examples=("E40",)),
                "It stays, and King's Cache with it, only if at least one choice was the next turn.",
                "Sie bleibt, und mit ihr die Königstruhe, nur wenn mindestens eine Wahl auf den nächsten Zug fiel.",
            ),
        ),
    ),
    Words(
        "doubloons",
        en=English("Doubloons", "Doubloons"),
        de=German("Dublonen", "Dublonen", "pl"),
        picture="plain/doubloons",
        text=Both(
            "+3 Coins\n—\nOn gaining this, you gain a Gold as well.",
            "+3 Geld\n—\nNimmst du diese Karte, nimmst du auch ein Gold.",
        ),
        rulings=(
            Ruling(
                "gold",
                Source("plunder_1e"),
                "The Gold is gained each time Doubloons are gained, in whatever way; without a Gold in the Supply "
                "there is none.",
                "Das Gold wird jedes Mal genommen, wenn Dublonen genommen werden, egal wie; ist kein Gold im Vorrat, "
                "gibt es keins.",
            ),
        ),
        aliases=("Dublolen",),
    ),
    Words(
        "endless_chalice",
        en=English("Endless Chalice", "Endless Chalices"),
        de=German("Endloser Kelch", "Endlose Kelche", "m"),
        picture="pouring-chalice",
        text=Both(
            "Now, and whenever one of your turns starts until the game ends:\n+1 Coin\n+1 Buy",
            "Jetzt und immer, wenn einer deiner Züge beginnt, bis das Spiel endet:\n+1 Geld\n+1 Kauf",
        ),
        rulings=(
            Ruling(
                "forever",
                Source("plunder_1e"),
                "It is never discarded and brings its coin and Buy in each of your turns to the end of the game.",
                "Er wird nie abgelegt und bringt Geld und Kauf in jedem deiner Züge bis zum Spielende.",
            ),
        ),
    ),
    Words(
        "figurehead",
        en=English("Figurehead", "Figureheads"),
        de=German("Galionsfigur", "Galionsfiguren", "f"),
        picture="figurehead",
        text=Both(
            "+3 Coins\nAt the start of your next turn: +2 Cards",
            "+3 Geld\nZu Beginn deines nächsten Zuges: +2 Karten",
        ),
        rulings=(
            Ruling(
                "next-turn",
                Source("plunder_1e"),
                "It stays in play until your next turn, draws two cards at its start and is discarded in that turn.",
                "Sie bleibt bis zu deinem nächsten Zug im Spiel, zieht zu dessen Beginn zwei Karten und wird in "
                "diesem Zug abgelegt.",
            ),
        ),
    ),
    Words(
        "hammer",
        en=English("Hammer", "Hammers"),
        de=German("Hammer", "Hämmer", "m"),
        picture="flat-hammer",
        text=Both("+3 Coins\nGain a card that costs 4 or less.", "+3 Geld\nNimm eine Karte für höchstens 4."),
        asks={
            "gain": Ask("Gain a card costing up to 4.", "Nimm eine Karte, die höchstens 4 kostet."),
        },
        rulings=(
            Ruling("forced", Source("plunder_1e"), "The gain is not optional.", "Das Nehmen ist nicht freiwillig."),
        ),
    ),
    Words(
        "insignia",
        en=English("Insignia", "Insignias"),
        de=German("Insignien", "Insignien", "pl"),
        picture="star-medal",
        text=Both(
            "+3 Coins\nUntil the turn ends, any card you gain may go on top of your deck.",
            "+3 Geld\nBis der Zug endet, darf jede Karte, die du nimmst, oben auf deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "each-card",
                Source("plunder_1e"),
                "For each card gained later in the turn you decide anew: none, some or all may go on the deck.",
                "Für jede danach in diesem Zug genommene Karte entscheidest du neu: Keine, einige oder alle dürfen "
                "auf den Nachziehstapel.",
            ),
            Ruling(
                "outlive-the-card",
                Source("plunder_1e"),
                "The effect lasts to the end of the turn even if Insignia have left play.",
                "Die Wirkung hält bis zum Ende des Zuges an, auch wenn die Insignien nicht mehr im Spiel sind.",
            ),
        ),
    ),
    Words(
        "jewels",
        en=English("Jewels", "Jewels"),
        de=German("Juwelen", "Juwelen", "pl"),
        picture="emerald",
        text=Both(
            "+3 Coins\n+1 Buy\nWhen your next turn starts, this goes to the bottom of your deck.",
            "+3 Geld\n+1 Kauf\nWenn dein nächster Zug beginnt, kommt diese Karte unter deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "to-the-bottom",
                Source("plunder_1e"),
                "They stay in play and go to the bottom of the deck at the start of your next turn; they are not "
                "discarded.",
                "Sie bleiben im Spiel und kommen zu Beginn deines nächsten Zuges unter den Nachziehstapel; abgelegt "
                "werden sie nicht.",
            ),
        ),
    ),
    Words(
        "orb",
        en=English("Orb", "Orbs"),
        de=German("Kugel", "Kugeln", "f"),
        picture="holy-hand-grenade",
        text=Both(
            "Search your discard pile, then pick one:\n"
            "Play an Action or a Treasure out of it;\n"
            "or +1 Buy and +3 Coins.",
            "Durchsuche deinen Ablagestapel und wähle dann eins:\n"
            "Spiele eine Aktions- oder Geldkarte daraus;\n"
            "oder +1 Kauf und +3 Geld.",
        ),
        asks={
            "choose": Ask(
                "You have looked through your discard pile. Choose one.",
                "Du hast deinen Ablagestapel durchgesehen. Wähle eins.",
                options={
                    "bonus": Both("+1 Buy and +3 coins", "+1 Kauf und +3 Geld"),
                    "play_card": Both("Play a card from the discard pile", "Eine Karte aus dem Ablagestapel spielen"),
                },
            ),
            "play": Ask(
                "Play an Action or a Treasure from your discard pile.",
                "Spiele eine Aktions- oder Geldkarte aus deinem Ablagestapel.",
            ),
        },
        rulings=(
            Ruling(
                "discard-pile",
                Source("plunder_1e"),
                "It is the discard pile, not the deck, that is searched and played from.",
                "Durchsucht wird der Ablagestapel, nicht der Nachziehstapel, und die Karte wird von dort gespielt.",
            ),
            Ruling(
                "look-first",
                Source("plunder_1e"),
                "You see the cards before you decide between playing one and the bonus.",
                "Du siehst die Karten, bevor du dich zwischen Spielen und Bonus entscheidest.",
            ),
            Ruling(
                "no-action-used",
                Source("plunder_1e"),
                "Playing an Action from the discard pile uses up no Action.",
                "Eine Aktionskarte vom Ablagestapel zu spielen verbraucht keine Aktion.",
            ),
        ),
    ),
    Words(
        "prize_goat",
        en=English("Prize Goat", "Prize Goats"),
        de=German("Zuchtziege", "Zuchtziegen", "f"),
        picture="plain/prize-goat",
        text=Both(
            "+3 Coins\n+1 Buy\nIf you wish, trash a card from your hand.",
            "+3 Geld\n+1 Kauf\nWenn du willst, entsorge eine Handkarte.",
        ),
        asks={
            "trash": Ask("You may trash a card from your hand.", "Du darfst eine Handkarte entsorgen."),
        },
        rulings=(Ruling("optional", Source("plunder_1e"), "Trashing is optional.", "Das Entsorgen ist freiwillig."),),
    ),
    Words(
        "puzzle_box",
        en=English("Puzzle Box", "Puzzle Boxes"),
        de=German("Rätselschatulle", "Rätselschatullen", "f"),
        picture="jigsaw-box",
        text=Both(
            "+3 Coins\n"
            "+1 Buy\n"
            "If you wish, lay a card from your hand aside face down; when the turn ends it is back in your hand.",
            "+3 Geld\n"
            "+1 Kauf\n"
            "Wenn du willst, lege eine Handkarte verdeckt beiseite; am Ende des Zuges kommt sie auf deine Hand zurück.",
        ),
        asks={
            "aside": Ask(
                "You may set aside a card from your hand face down until the end of the turn.",
                "Du darfst eine Handkarte bis zum Ende des Zuges verdeckt beiseitelegen.",
            ),
        },
        rulings=(
            Ruling(
                "optional",
                Source("plunder_1e"),
                "Setting a card aside is optional; it lies face down.",
                "Eine Karte beiseitezulegen ist freiwillig; sie liegt verdeckt.",
            ),
            Ruling(
                "after-drawing",
                Source("plunder_1e"),
                "The card comes to hand after the new hand has been drawn, so that hand has six cards.",
                "Die Karte kommt nach dem Ziehen der neuen Hand dazu, die dann sechs Karten hat.",
            ),
            Ruling(
                "discarded-normally",
                Source("plunder_1e"),
                "The Puzzle Box itself is discarded in the turn it is played.",
                "Die Rätselschatulle selbst wird in dem Zug abgelegt, in dem sie gespielt wird.",
            ),
        ),
    ),
    Words(
        "sextant",
        en=English("Sextant", "Sextants"),
        de=German("Sextant", "Sextanten", "m"),
        picture="sextant",
        text=Both(
            "+3 Coins\n"
            "+1 Buy\n"
            "Look at the five topmost cards of your deck.\n"
            "Discard those you do not want; the others return to the top in the order you like.",
            "+3 Geld\n"
            "+1 Kauf\n"
            "Schau dir die fünf obersten Karten deines Nachziehstapels an.\n"
            "Lege ab, was du nicht willst; der Rest kommt in beliebiger Reihenfolge wieder obenauf.",
        ),
        asks={
            "discard": Ask(
                "Discard any of these cards. The rest goes back onto your deck.",
                "Lege von diesen Karten ab, welche du willst. Der Rest kommt auf den Stapel zurück.",
            ),
            "order": Ask(
                "Put the cards back onto your deck. The last one lies on top.",
                "Lege die Karten auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "any-mixture",
                Source("plunder_1e"),
                "All five cards may be discarded, all put back, or any mixture.",
                "Alle fünf Karten dürfen abgelegt, alle zurückgelegt oder beliebig aufgeteilt werden.",
            ),
        ),
    ),
    Words(
        "shield",
        en=English("Shield", "Shields"),
        de=German("Schild", "Schilde", "m"),
        picture="round-shield",
        text=Both(
            "+3 Coins\n"
            "+1 Buy\n"
            "—\n"
            "When another player plays an Attack, you may show this from your hand before anything happens.\n"
            "That Attack then leaves you untouched.",
            "+3 Geld\n"
            "+1 Kauf\n"
            "—\n"
            "Spielt jemand anderes einen Angriff, darfst du zuvor diese Karte von der Hand zeigen.\n"
            "Der Angriff lässt dich dann unberührt.",
        ),
        rulings=(
            Ruling(
                "before-the-attack",
                Source("plunder_1e"),
                "Like a Moat it is revealed before the Attack does anything, and its owner is then unaffected.",
                "Wie ein Burggraben wird er gezeigt, bevor der Angriff etwas bewirkt; sein Besitzer ist dann nicht "
                "betroffen.",
            ),
            Ruling(
                "several-attacks",
                Source("plunder_1e", examples=("E41",)),
                "It may be revealed against several Attacks of the same turn.",
                "Er darf im selben Zug gegen mehrere Angriffe gezeigt werden.",
            ),
            Ruling(
                "stays-in-hand",
                Source("plunder_1e", examples=("E41",)),
                "It stays in hand and can be played in your own turn.",
                "Er bleibt auf der Hand und kann in deinem eigenen Zug gespielt werden.",
            ),
        ),
    ),
    Words(
        "spell_scroll",
        en=English("Spell Scroll", "Spell Scrolls"),
        de=German("Zauberrolle", "Zauberrollen", "f"),
        picture="scroll-unfurled",
        text=Both(
            "This card goes to the trash.\n"
            "If it did, gain a card that is cheaper than this.\n"
            "Should that be an Action or a Treasure, you are free to play it.",
            "Diese Karte kommt auf den Müll.\n"
            "Ist das geschehen, nimm eine Karte, die billiger ist als diese.\n"
            "Ist es eine Aktions- oder Geldkarte, steht dir frei, sie zu spielen.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing less than the Spell Scroll.",
                "Nimm eine Karte, die weniger kostet als die Zauberrolle.",
            ),
            "play": Ask("You may play the card you gained.", "Du darfst die genommene Karte spielen."),
        },
        rulings=(
            Ruling(
                "uses-an-action",
                Source("plunder_1e", examples=("E42",)),
                "Played in the Action phase it uses up an Action.",
                "In der Aktionsphase gespielt, verbraucht sie eine Aktion.",
            ),
            Ruling(
                "buy-phase",
                Source("plunder_1e"),
                "It may be played in the Buy phase instead, and then needs no Action.",
                "Sie darf stattdessen in der Kaufphase gespielt werden und braucht dann keine Aktion.",
            ),
            Ruling(
                "gained-card-free",
                Source("plunder_1e", examples=("E42",)),
                "Playing the gained card uses up no Action, also in the Buy phase, and is optional.",
                "Die genommene Karte zu spielen verbraucht keine Aktion, auch in der Kaufphase, und ist freiwillig.",
            ),
            Ruling(
                "cheaper",
                Source("plunder_1e"),
                "The gained card must cost less than the Spell Scroll at that moment, so normally 6 or less, and "
                "neither Potion nor Debt.",
                "Die genommene Karte muss in diesem Moment weniger kosten als die Zauberrolle, also normalerweise "
                "höchstens 6, und weder Trank noch Schulden.",
            ),
            Ruling(
                "only-if-trashed",
                Source("plunder_1e"),
                "If it is played a second time by Throne Room it cannot be trashed again, and nothing more is gained.",
                "Wird sie durch den Thronsaal ein zweites Mal gespielt, kann sie nicht nochmals entsorgt werden, und "
                "du nimmst nichts mehr.",
            ),
            Ruling(
                "other-cards",
                Source("plunder_1e"),
                "A gained card that is neither Action nor Treasure just stays in the discard pile.",
                "Eine genommene Karte, die weder Aktions- noch Geldkarte ist, bleibt einfach im Ablagestapel.",
            ),
        ),
    ),
    Words(
        "staff",
        en=English("Staff", "Staffs"),
        de=German("Stab", "Stäbe", "m"),
        picture="wizard-staff",
        text=Both(
            "+3 Coins\n+1 Buy\nIf you wish, play an Action from your hand.",
            "+3 Geld\n+1 Kauf\nWenn du willst, spiele eine Aktionskarte von deiner Hand.",
        ),
        asks={
            "play": Ask(
                "You may play an Action from your hand.",
                "Du darfst eine Aktionskarte aus deiner Hand spielen.",
            ),
        },
        rulings=(
            Ruling(
                "optional",
                Source("plunder_1e"),
                "Playing an Action is optional and uses up no Action.",
                "Eine Aktionskarte zu spielen ist freiwillig und verbraucht keine Aktion.",
            ),
        ),
    ),
    Words(
        "sword",
        en=English("Sword", "Swords"),
        de=German("Schwert", "Schwerter", "n"),
        picture="broadsword",
        text=Both(
            "+3 Coins\n+1 Buy\nAll other players who hold more than four cards discard until four are left.",
            "+3 Geld\n+1 Kauf\nAlle anderen mit mehr als vier Handkarten legen ab, bis ihnen vier bleiben.",
        ),
        asks={
            "discard": Ask("Discard down to 4 cards in hand.", "Lege Handkarten ab, bis du nur noch 4 hast."),
        },
        rulings=(
            Ruling(
                "is-an-attack",
                Source("plunder_1e"),
                "It is an Attack although it is a Treasure: Moat, Shield and Horse Traders may react.",
                "Es ist ein Angriff, obwohl es eine Geldkarte ist: Burggraben, Schild und Pferdehändler dürfen "
                "reagieren.",
            ),
            Ruling(
                "four-or-fewer",
                Source("plunder_1e"),
                "Whoever holds four or fewer cards discards nothing.",
                "Wer vier oder weniger Handkarten hat, legt nichts ab.",
            ),
        ),
    ),
    PileWords("loot", "Loot", "Kostbarkeiten", picture="diamond-trophy"),
)
