"""Rulings for the Loot of Plunder (Plünderer, first print)."""

from typing import Final

from platin.text.rulings.ruling import Ruling
from platin.text.rulings.source import Source

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "amphora.now",
        "amphora",
        Source("plunder_1e"),
        "Chosen for now, it brings its bonus at once and is discarded this turn.",
        "Für jetzt gewählt, bringt sie ihren Bonus sofort und wird in diesem Zug abgelegt.",
    ),
    Ruling(
        "amphora.next-turn",
        "amphora",
        Source("plunder_1e"),
        "Chosen for the next turn, it brings nothing now, stays in play and brings Buy and coins then.",
        "Für den nächsten Zug gewählt, bringt sie jetzt nichts, bleibt im Spiel und bringt dann Kauf und Geld.",
    ),
    Ruling(
        "amphora.choose-each-time",
        "amphora",
        Source("plunder_1e", examples=("E40",)),
        "Played several times, for instance by King's Cache, you choose each time.",
        "Mehrmals gespielt, etwa durch die Königstruhe, wählst du jedes Mal.",
    ),
    Ruling(
        "amphora.stays-if-any",
        "amphora",
        Source("plunder_1e", examples=("E40",)),
        "It stays, and King's Cache with it, only if at least one choice was the next turn.",
        "Sie bleibt, und mit ihr die Königstruhe, nur wenn mindestens eine Wahl auf den nächsten Zug fiel.",
    ),
    Ruling(
        "doubloons.gold",
        "doubloons",
        Source("plunder_1e"),
        "The Gold is gained each time Doubloons are gained, in whatever way; without a Gold in the Supply"
        " there is none.",
        "Das Gold wird jedes Mal genommen, wenn Dublonen genommen werden, egal wie; ist kein Gold im "
        "Vorrat, gibt es keins.",
    ),
    Ruling(
        "endless_chalice.forever",
        "endless_chalice",
        Source("plunder_1e"),
        "It is never discarded and brings its coin and Buy in each of your turns to the end of the game.",
        "Er wird nie abgelegt und bringt Geld und Kauf in jedem deiner Züge bis zum Spielende.",
    ),
    Ruling(
        "figurehead.next-turn",
        "figurehead",
        Source("plunder_1e"),
        "It stays in play until your next turn, draws two cards at its start and is discarded in that turn.",
        "Sie bleibt bis zu deinem nächsten Zug im Spiel, zieht zu dessen Beginn zwei Karten und wird in "
        "diesem Zug abgelegt.",
    ),
    Ruling(
        "hammer.forced",
        "hammer",
        Source("plunder_1e"),
        "The gain is not optional.",
        "Das Nehmen ist nicht freiwillig.",
    ),
    Ruling(
        "insignia.each-card",
        "insignia",
        Source("plunder_1e"),
        "For each card gained later in the turn you decide anew: none, some or all may go on the deck.",
        "Für jede danach in diesem Zug genommene Karte entscheidest du neu: Keine, einige oder alle "
        "dürfen auf den Nachziehstapel.",
    ),
    Ruling(
        "insignia.outlive-the-card",
        "insignia",
        Source("plunder_1e"),
        "The effect lasts to the end of the turn even if Insignia have left play.",
        "Die Wirkung hält bis zum Ende des Zuges an, auch wenn die Insignien nicht mehr im Spiel sind.",
    ),
    Ruling(
        "jewels.to-the-bottom",
        "jewels",
        Source("plunder_1e"),
        "They stay in play and go to the bottom of the deck at the start of your next turn; they are not discarded.",
        "Sie bleiben im Spiel und kommen zu Beginn deines nächsten Zuges unter den Nachziehstapel; "
        "abgelegt werden sie nicht.",
    ),
    Ruling(
        "orb.discard-pile",
        "orb",
        Source("plunder_1e"),
        "It is the discard pile, not the deck, that is searched and played from.",
        "Durchsucht wird der Ablagestapel, nicht der Nachziehstapel, und die Karte wird von dort gespielt.",
    ),
    Ruling(
        "orb.look-first",
        "orb",
        Source("plunder_1e"),
        "You see the cards before you decide between playing one and the bonus.",
        "Du siehst die Karten, bevor du dich zwischen Spielen und Bonus entscheidest.",
    ),
    Ruling(
        "orb.no-action-used",
        "orb",
        Source("plunder_1e"),
        "Playing an Action from the discard pile uses up no Action.",
        "Eine Aktionskarte vom Ablagestapel zu spielen verbraucht keine Aktion.",
    ),
    Ruling(
        "prize_goat.optional",
        "prize_goat",
        Source("plunder_1e"),
        "Trashing is optional.",
        "Das Entsorgen ist freiwillig.",
    ),
    Ruling(
        "puzzle_box.optional",
        "puzzle_box",
        Source("plunder_1e"),
        "Setting a card aside is optional; it lies face down.",
        "Eine Karte beiseitezulegen ist freiwillig; sie liegt verdeckt.",
    ),
    Ruling(
        "puzzle_box.after-drawing",
        "puzzle_box",
        Source("plunder_1e"),
        "The card comes to hand after the new hand has been drawn, so that hand has six cards.",
        "Die Karte kommt nach dem Ziehen der neuen Hand dazu, die dann sechs Karten hat.",
    ),
    Ruling(
        "puzzle_box.discarded-normally",
        "puzzle_box",
        Source("plunder_1e"),
        "The Puzzle Box itself is discarded in the turn it is played.",
        "Die Rätselschatulle selbst wird in dem Zug abgelegt, in dem sie gespielt wird.",
    ),
    Ruling(
        "sextant.any-mixture",
        "sextant",
        Source("plunder_1e"),
        "All five cards may be discarded, all put back, or any mixture.",
        "Alle fünf Karten dürfen abgelegt, alle zurückgelegt oder beliebig aufgeteilt werden.",
    ),
    Ruling(
        "shield.before-the-attack",
        "shield",
        Source("plunder_1e"),
        "Like a Moat it is revealed before the Attack does anything, and its owner is then unaffected.",
        "Wie ein Burggraben wird er gezeigt, bevor der Angriff etwas bewirkt; sein Besitzer ist dann nicht betroffen.",
    ),
    Ruling(
        "shield.several-attacks",
        "shield",
        Source("plunder_1e", examples=("E41",)),
        "It may be revealed against several Attacks of the same turn.",
        "Er darf im selben Zug gegen mehrere Angriffe gezeigt werden.",
    ),
    Ruling(
        "shield.stays-in-hand",
        "shield",
        Source("plunder_1e", examples=("E41",)),
        "It stays in hand and can be played in your own turn.",
        "Er bleibt auf der Hand und kann in deinem eigenen Zug gespielt werden.",
    ),
    Ruling(
        "spell_scroll.uses-an-action",
        "spell_scroll",
        Source("plunder_1e", examples=("E42",)),
        "Played in the Action phase it uses up an Action.",
        "In der Aktionsphase gespielt, verbraucht sie eine Aktion.",
    ),
    Ruling(
        "spell_scroll.buy-phase",
        "spell_scroll",
        Source("plunder_1e"),
        "It may be played in the Buy phase instead, and then needs no Action.",
        "Sie darf stattdessen in der Kaufphase gespielt werden und braucht dann keine Aktion.",
    ),
    Ruling(
        "spell_scroll.gained-card-free",
        "spell_scroll",
        Source("plunder_1e", examples=("E42",)),
        "Playing the gained card uses up no Action, also in the Buy phase, and is optional.",
        "Die genommene Karte zu spielen verbraucht keine Aktion, auch in der Kaufphase, und ist freiwillig.",
    ),
    Ruling(
        "spell_scroll.cheaper",
        "spell_scroll",
        Source("plunder_1e"),
        "The gained card must cost less than the Spell Scroll at that moment, so normally 6 or less, and neither "
        "Potion nor Debt.",
        "Die genommene Karte muss in diesem Moment weniger kosten als die Zauberrolle, also normalerweise "
        "höchstens 6, und weder Trank noch Schulden.",
    ),
    Ruling(
        "spell_scroll.only-if-trashed",
        "spell_scroll",
        Source("plunder_1e"),
        "If it is played a second time by Throne Room it cannot be trashed again, and nothing more is gained.",
        "Wird sie durch den Thronsaal ein zweites Mal gespielt, kann sie nicht nochmals entsorgt werden, "
        "und du nimmst nichts mehr.",
    ),
    Ruling(
        "spell_scroll.other-cards",
        "spell_scroll",
        Source("plunder_1e"),
        "A gained card that is neither Action nor Treasure just stays in the discard pile.",
        "Eine genommene Karte, die weder Aktions- noch Geldkarte ist, bleibt einfach im Ablagestapel.",
    ),
    Ruling(
        "staff.optional",
        "staff",
        Source("plunder_1e"),
        "Playing an Action is optional and uses up no Action.",
        "Eine Aktionskarte zu spielen ist freiwillig und verbraucht keine Aktion.",
    ),
    Ruling(
        "sword.is-an-attack",
        "sword",
        Source("plunder_1e"),
        "It is an Attack although it is a Treasure: Moat, Shield and Horse Traders may react.",
        "Es ist ein Angriff, obwohl es eine Geldkarte ist: Burggraben, Schild und Pferdehändler dürfen reagieren.",
    ),
    Ruling(
        "sword.four-or-fewer",
        "sword",
        Source("plunder_1e"),
        "Whoever holds four or fewer cards discards nothing.",
        "Wer vier oder weniger Handkarten hat, legt nichts ab.",
    ),
)
