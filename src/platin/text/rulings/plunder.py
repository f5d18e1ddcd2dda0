"""Rulings for Plunder (Plünderer), first print."""

from typing import Final

from platin.text.rulings.ruling import Ruling

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "flagship.forced",
        "flagship",
        "Plünderer, Flaggschiff",
        "Playing the Action again is not optional.",
        "Die Aktionskarte noch einmal zu spielen ist nicht freiwillig.",
    ),
    Ruling(
        "flagship.card-gone",
        "flagship",
        "Plünderer, Flaggschiff; example E16",
        "The card is played again even if it trashed itself the first time.",
        "Die Karte wird auch dann noch einmal gespielt, wenn sie sich beim ersten Mal selbst entsorgt hat.",
    ),
    Ruling(
        "flagship.other-turns",
        "flagship",
        "Plünderer, Flaggschiff; example E16",
        "It also repeats an Action you play on another player's turn.",
        "Es wiederholt auch eine Aktionskarte, die du in einem fremden Zug spielst.",
    ),
    Ruling(
        "flagship.ignores-commands",
        "flagship",
        "Plünderer, Flaggschiff",
        "A Command card, such as another Flagship, is not repeated, and the Flagship keeps waiting.",
        "Eine Karte vom Typ Befehl, etwa ein weiteres Flaggschiff, wird nicht wiederholt, und das "
        "Flaggschiff wartet weiter.",
    ),
    Ruling(
        "flagship.two",
        "flagship",
        "Plünderer, Flaggschiff; example E15",
        "Two Flagships and then a Village: the Village is played three times.",
        "Zwei Flaggschiffe und dann ein Dorf: Das Dorf wird dreimal gespielt.",
    ),
    Ruling(
        "flagship.waits",
        "flagship",
        "Plünderer, Dauerkarten",
        "It stays in play over the turns until an Action has been repeated and is discarded in the Clean-"
        "up of that turn.",
        "Es bleibt über die Züge im Spiel, bis eine Aktionskarte wiederholt wurde, und wird in der "
        "Aufräumphase dieses Zuges abgelegt.",
    ),
    Ruling(
        "frigate.every-time",
        "frigate",
        "Plünderer, Fregatte",
        "Another player discards after each Action played, not just after the first.",
        "Ein Mitspieler legt nach jeder gespielten Aktionskarte ab, nicht nur nach der ersten.",
    ),
    Ruling(
        "frigate.your-own-turn",
        "frigate",
        "Plünderer, Fregatte; example E33",
        "It also hits a player who plays an Action, such as a Stowaway, later in your own turn.",
        "Sie trifft auch einen Spieler, der später in deinem eigenen Zug eine Aktionskarte spielt, etwa "
        "einen Blinden Passagier.",
    ),
    Ruling(
        "frigate.that-player-only",
        "frigate",
        "Plünderer, Fregatte; example E33",
        "Only the player who played the Action discards.",
        "Nur wer die Aktionskarte gespielt hat, legt ab.",
    ),
    Ruling(
        "frigate.after-the-action",
        "frigate",
        "Plünderer, Fregatte",
        "The Action is carried out completely before that player discards.",
        "Die Aktionskarte wird ganz ausgeführt, bevor dieser Spieler ablegt.",
    ),
    Ruling(
        "frigate.until-your-turn",
        "frigate",
        "Plünderer, Fregatte",
        "It ends at the start of your next turn; your own Actions are not affected.",
        "Sie endet zu Beginn deines nächsten Zuges; deine eigenen Aktionskarten sind nicht betroffen.",
    ),
    Ruling(
        "landing_party.waits",
        "landing_party",
        "Plünderer, Landungstrupp",
        "It stays in play until you begin a turn with a Treasure as the first card played.",
        "Er bleibt im Spiel, bis du in einem Zug als erste Karte eine Geldkarte spielst.",
    ),
    Ruling(
        "landing_party.first-card-only",
        "landing_party",
        "Plünderer, Landungstrupp",
        "A Treasure played after another card of the turn does not count.",
        "Eine Geldkarte, die nach einer anderen Karte des Zuges gespielt wird, zählt nicht.",
    ),
    Ruling(
        "landing_party.combined",
        "landing_party",
        "Plünderer, Landungstrupp",
        "A combined Treasure, such as Spell Scroll played as an Action, counts.",
        "Eine kombinierte Geldkarte zählt, auch die als Aktion gespielte Zauberrolle.",
    ),
    Ruling(
        "landing_party.treasure-first",
        "landing_party",
        "Plünderer, Landungstrupp; example E22",
        "The Treasure is carried out completely first: cards drawn through it do not include the Landing "
        "Party.",
        "Die Geldkarte wird erst ganz ausgeführt: Unter dadurch gezogenen Karten ist der Landungstrupp "
        "nicht.",
    ),
    Ruling(
        "quartermaster.nothing-at-once",
        "quartermaster",
        "Plünderer, Quartiermeister",
        "It does nothing when it is played; the first choice comes at the start of your next turn.",
        "Beim Spielen geschieht nichts; die erste Wahl kommt zu Beginn deines nächsten Zuges.",
    ),
    Ruling(
        "quartermaster.forever",
        "quartermaster",
        "Plünderer, Quartiermeister",
        "It stays in play for the rest of the game and offers its choice in each of your turns.",
        "Er bleibt bis zum Spielende im Spiel und lässt dich in jedem deiner Züge wählen.",
    ),
    Ruling(
        "quartermaster.separate-stores",
        "quartermaster",
        "Plünderer, Quartiermeister; example E36",
        "Two Quartermasters keep their cards apart: each gives back only cards lying on it.",
        "Zwei Quartiermeister halten ihre Karten getrennt: Jeder gibt nur Karten her, die auf ihm liegen.",
    ),
    Ruling(
        "quartermaster.throne-room",
        "quartermaster",
        "Plünderer, Quartiermeister; example E36",
        "Played twice by Throne Room it has one store and two choices a turn.",
        "Durch den Thronsaal zweimal gespielt, hat er nur einen Platz für Karten, aber zwei "
        "Entscheidungen pro Zug.",
    ),
    Ruling(
        "quartermaster.not-in-play",
        "quartermaster",
        "Plünderer, Sumpfhütten",
        "Cards lying on it are not in play: Actions there do not make a Peddler cheaper.",
        "Karten auf ihm sind nicht im Spiel: Aktionskarten dort machen einen Hausierer nicht billiger.",
    ),
    Ruling(
        "search.waits",
        "search",
        "Plünderer, Suche",
        "It waits for a pile that becomes empty after it was played, on anyone's turn; piles already "
        "empty do not count.",
        "Sie wartet auf einen Stapel, der nach dem Spielen leer wird, egal in wessen Zug; schon leere "
        "zählen nicht.",
    ),
    Ruling(
        "search.throne-room",
        "search",
        "Plünderer, Suche; example E9",
        "Played twice by Throne Room, both stay until a pile becomes empty; then Search is trashed once "
        "and two Loots are gained.",
        "Durch den Thronsaal zweimal gespielt, bleiben beide, bis ein Stapel leer wird; dann wird die "
        "Suche einmal entsorgt, und du nimmst zwei Kostbarkeiten.",
    ),
    Ruling(
        "search.throne-room-leaves",
        "search",
        "Plünderer, Suche; example E9",
        "That Throne Room is discarded in the Clean-up of the turn in which the pile became empty.",
        "Dieser Thronsaal wird in der Aufräumphase des Zuges abgelegt, in dem der Stapel leer wurde.",
    ),
    Ruling(
        "shaman.everyone",
        "shaman",
        "Plünderer, Schamanin; example E8",
        "It applies to every player at the start of every turn, even if nobody has a Shaman.",
        "Sie gilt für alle zu Beginn jedes Zuges, auch wenn niemand eine Schamanin hat.",
    ),
    Ruling(
        "shaman.first-turn",
        "shaman",
        "Plünderer, Schamanin; example E8",
        "It applies from the very first turn.",
        "Sie gilt vom allerersten Zug an.",
    ),
    Ruling(
        "shaman.forced",
        "shaman",
        "Plünderer, Schamanin; example E8",
        "If there is a fitting card in the trash, one must be gained; which one is that player's choice.",
        "Ist eine passende Karte im Müll, muss eine genommen werden; welche, wählt der Spieler.",
    ),
    Ruling(
        "shaman.nothing-fitting",
        "shaman",
        "Plünderer, Schamanin; example E8",
        "If no card in the trash costs 6 or less, nothing happens; a Loot, costing 7, cannot be gained.",
        "Kostet keine Karte im Müll höchstens 6, geschieht nichts; eine Kostbarkeit für 7 kann nicht "
        "genommen werden.",
    ),
    Ruling(
        "shaman.counts-as-gained",
        "shaman",
        "Plünderer, Schamanin; example E8",
        "The card goes to the discard pile and counts as gained: a Siren, for instance, asks for an "
        "Action at once.",
        "Die Karte kommt auf den Ablagestapel und gilt als genommen: Eine Sirene zum Beispiel verlangt "
        "sofort eine Aktionskarte.",
    ),
    Ruling(
        "shaman.extra-turns",
        "shaman",
        "Plünderer, Schamanin",
        "It also applies at the start of extra turns.",
        "Sie gilt auch zu Beginn von Extra-Zügen.",
    ),
    Ruling(
        "shaman.trashing-optional",
        "shaman",
        "Plünderer, Schamanin",
        "Trashing a card when it is played is optional.",
        "Beim Spielen eine Karte zu entsorgen ist freiwillig.",
    ),
    Ruling(
        "siren.gained",
        "siren",
        "Plünderer, Sirene",
        "If you trash no Action from hand, the gained Siren is trashed, even if you have an Action.",
        "Entsorgst du keine Aktionskarte von der Hand, wird die genommene Sirene entsorgt, auch wenn du "
        "eine hättest.",
    ),
    Ruling(
        "siren.kept",
        "siren",
        "Plünderer, Sirene",
        "If you trash an Action from hand, the Siren stays where it was gained.",
        "Entsorgst du eine Aktionskarte von der Hand, bleibt die Sirene, wo du sie hingenommen hast.",
    ),
    Ruling(
        "siren.moved",
        "siren",
        "Plünderer, Sirene; example E11",
        "A Siren that was moved away first, for instance onto the deck by Insignia, is not trashed.",
        "Eine Sirene, die zuvor wegbewegt wurde, etwa durch Insignien auf den Nachziehstapel, wird nicht "
        "entsorgt.",
    ),
    Ruling(
        "siren.moved-may-trash",
        "siren",
        "Plünderer, Sirene; example E11",
        "Even then you may trash an Action from hand.",
        "Auch dann darfst du eine Aktionskarte von der Hand entsorgen.",
    ),
    Ruling(
        "siren.eight-already",
        "siren",
        "Plünderer, Sirene",
        "With eight or more cards in hand at the start of the turn you draw none.",
        "Mit acht oder mehr Handkarten zu Zugbeginn ziehst du keine.",
    ),
    Ruling(
        "stowaway.anyone",
        "stowaway",
        "Plünderer, Blinder Passagier; example E10",
        "You may play it when any player gains a Duration, yourself included.",
        "Du darfst ihn spielen, wenn irgendjemand eine Dauerkarte nimmt, auch du selbst.",
    ),
    Ruling(
        "stowaway.another-turn",
        "stowaway",
        "Plünderer, Blinder Passagier; example E10",
        "Played on another player's turn, it stays in play and draws at the start of your next turn.",
        "In einem fremden Zug gespielt, bleibt er im Spiel und zieht zu Beginn deines nächsten Zuges.",
    ),
    Ruling(
        "amphora.now",
        "amphora",
        "Plünderer, Amphore",
        "Chosen for now, it brings its bonus at once and is discarded this turn.",
        "Für jetzt gewählt, bringt sie ihren Bonus sofort und wird in diesem Zug abgelegt.",
    ),
    Ruling(
        "amphora.next-turn",
        "amphora",
        "Plünderer, Amphore",
        "Chosen for the next turn, it brings nothing now, stays in play and brings Buy and coins then.",
        "Für den nächsten Zug gewählt, bringt sie jetzt nichts, bleibt im Spiel und bringt dann Kauf und "
        "Geld.",
    ),
    Ruling(
        "doubloons.gold",
        "doubloons",
        "Plünderer, Dublonen",
        "The Gold is gained each time Doubloons are gained, in whatever way; without a Gold in the Supply"
        " there is none.",
        "Das Gold wird jedes Mal genommen, wenn Dublonen genommen werden, egal wie; ist kein Gold im "
        "Vorrat, gibt es keins.",
    ),
    Ruling(
        "endless_chalice.forever",
        "endless_chalice",
        "Plünderer, Endloser Kelch",
        "It is never discarded and brings its coin and Buy in each of your turns to the end of the game.",
        "Er wird nie abgelegt und bringt Geld und Kauf in jedem deiner Züge bis zum Spielende.",
    ),
    Ruling(
        "figurehead.next-turn",
        "figurehead",
        "Plünderer, Galionsfigur",
        "It stays in play until your next turn, draws two cards at its start and is discarded in that turn.",
        "Sie bleibt bis zu deinem nächsten Zug im Spiel, zieht zu dessen Beginn zwei Karten und wird in "
        "diesem Zug abgelegt.",
    ),
    Ruling(
        "hammer.forced",
        "hammer",
        "Plünderer, Hammer",
        "The gain is not optional.",
        "Das Nehmen ist nicht freiwillig.",
    ),
    Ruling(
        "insignia.each-card",
        "insignia",
        "Plünderer, Insignien",
        "For each card gained later in the turn you decide anew: none, some or all may go on the deck.",
        "Für jede danach in diesem Zug genommene Karte entscheidest du neu: Keine, einige oder alle "
        "dürfen auf den Nachziehstapel.",
    ),
    Ruling(
        "insignia.outlive-the-card",
        "insignia",
        "Plünderer, Insignien",
        "The effect lasts to the end of the turn even if Insignia have left play.",
        "Die Wirkung hält bis zum Ende des Zuges an, auch wenn die Insignien nicht mehr im Spiel sind.",
    ),
    Ruling(
        "jewels.to-the-bottom",
        "jewels",
        "Plünderer, Juwelen",
        "They stay in play and go to the bottom of the deck at the start of your next turn; they are not "
        "discarded.",
        "Sie bleiben im Spiel und kommen zu Beginn deines nächsten Zuges unter den Nachziehstapel; "
        "abgelegt werden sie nicht.",
    ),
    Ruling(
        "orb.discard-pile",
        "orb",
        "Plünderer, Kugel",
        "It is the discard pile, not the deck, that is searched and played from.",
        "Durchsucht wird der Ablagestapel, nicht der Nachziehstapel, und die Karte wird von dort gespielt.",
    ),
    Ruling(
        "orb.look-first",
        "orb",
        "Plünderer, Kugel",
        "You see the cards before you decide between playing one and the bonus.",
        "Du siehst die Karten, bevor du dich zwischen Spielen und Bonus entscheidest.",
    ),
    Ruling(
        "orb.no-action-used",
        "orb",
        "Plünderer, Kugel",
        "Playing an Action from the discard pile uses up no Action.",
        "Eine Aktionskarte vom Ablagestapel zu spielen verbraucht keine Aktion.",
    ),
    Ruling(
        "prize_goat.optional",
        "prize_goat",
        "Plünderer, Zuchtziege",
        "Trashing is optional.",
        "Das Entsorgen ist freiwillig.",
    ),
    Ruling(
        "puzzle_box.optional",
        "puzzle_box",
        "Plünderer, Rätselschatulle",
        "Setting a card aside is optional; it lies face down.",
        "Eine Karte beiseitezulegen ist freiwillig; sie liegt verdeckt.",
    ),
    Ruling(
        "puzzle_box.after-drawing",
        "puzzle_box",
        "Plünderer, Rätselschatulle",
        "The card comes to hand after the new hand has been drawn, so that hand has six cards.",
        "Die Karte kommt nach dem Ziehen der neuen Hand dazu, die dann sechs Karten hat.",
    ),
    Ruling(
        "puzzle_box.discarded-normally",
        "puzzle_box",
        "Plünderer, Rätselschatulle",
        "The Puzzle Box itself is discarded in the turn it is played.",
        "Die Rätselschatulle selbst wird in dem Zug abgelegt, in dem sie gespielt wird.",
    ),
    Ruling(
        "sextant.any-mixture",
        "sextant",
        "Plünderer, Sextant",
        "All five cards may be discarded, all put back, or any mixture.",
        "Alle fünf Karten dürfen abgelegt, alle zurückgelegt oder beliebig aufgeteilt werden.",
    ),
    Ruling(
        "shield.before-the-attack",
        "shield",
        "Plünderer, Schild",
        "Like a Moat it is revealed before the Attack does anything, and its owner is then unaffected.",
        "Wie ein Burggraben wird er gezeigt, bevor der Angriff etwas bewirkt; sein Besitzer ist dann "
        "nicht betroffen.",
    ),
    Ruling(
        "shield.several-attacks",
        "shield",
        "Plünderer, Schild; example E41",
        "It may be revealed against several Attacks of the same turn.",
        "Er darf im selben Zug gegen mehrere Angriffe gezeigt werden.",
    ),
    Ruling(
        "shield.stays-in-hand",
        "shield",
        "Plünderer, Schild; example E41",
        "It stays in hand and can be played in your own turn.",
        "Er bleibt auf der Hand und kann in deinem eigenen Zug gespielt werden.",
    ),
    Ruling(
        "spell_scroll.uses-an-action",
        "spell_scroll",
        "Plünderer, Zauberrolle; example E42",
        "Played in the Action phase it uses up an Action.",
        "In der Aktionsphase gespielt, verbraucht sie eine Aktion.",
    ),
    Ruling(
        "spell_scroll.buy-phase",
        "spell_scroll",
        "Plünderer, Zauberrolle",
        "It may be played in the Buy phase instead, and then needs no Action.",
        "Sie darf stattdessen in der Kaufphase gespielt werden und braucht dann keine Aktion.",
    ),
    Ruling(
        "spell_scroll.gained-card-free",
        "spell_scroll",
        "Plünderer, Zauberrolle; example E42",
        "Playing the gained card uses up no Action, also in the Buy phase, and is optional.",
        "Die genommene Karte zu spielen verbraucht keine Aktion, auch in der Kaufphase, und ist freiwillig.",
    ),
    Ruling(
        "spell_scroll.cheaper",
        "spell_scroll",
        "Plünderer, Zauberrolle",
        "The gained card must cost less than the Spell Scroll at that moment, so 6 or less, and no Potion.",
        "Die genommene Karte muss in diesem Moment weniger kosten als die Zauberrolle, also höchstens 6 "
        "und keinen Trank.",
    ),
    Ruling(
        "spell_scroll.only-if-trashed",
        "spell_scroll",
        "Plünderer, Zauberrolle",
        "If it is played a second time by Throne Room it cannot be trashed again, and nothing more is "
        "gained.",
        "Wird sie durch den Thronsaal ein zweites Mal gespielt, kann sie nicht nochmals entsorgt werden, "
        "und du nimmst nichts mehr.",
    ),
    Ruling(
        "spell_scroll.other-cards",
        "spell_scroll",
        "Plünderer, Zauberrolle",
        "A gained card that is neither Action nor Treasure just stays in the discard pile.",
        "Eine genommene Karte, die weder Aktions- noch Geldkarte ist, bleibt einfach im Ablagestapel.",
    ),
    Ruling(
        "staff.optional",
        "staff",
        "Plünderer, Stab",
        "Playing an Action is optional and uses up no Action.",
        "Eine Aktionskarte zu spielen ist freiwillig und verbraucht keine Aktion.",
    ),
    Ruling(
        "sword.is-an-attack",
        "sword",
        "Plünderer, Schwert",
        "It is an Attack although it is a Treasure: Moat, Shield and Horse Traders may react.",
        "Es ist ein Angriff, obwohl es eine Geldkarte ist: Burggraben, Schild und Pferdehändler dürfen "
        "reagieren.",
    ),
    Ruling(
        "sword.four-or-fewer",
        "sword",
        "Plünderer, Schwert",
        "Whoever holds four or fewer cards discards nothing.",
        "Wer vier oder weniger Handkarten hat, legt nichts ab.",
    ),
    Ruling(
        "avoid.no-shuffle",
        "avoid",
        "Plünderer, Ausweichen",
        "If you do not shuffle in this turn, nothing comes of it; it does not last into the next turn.",
        "Mischst du in diesem Zug nicht, bewirkt es nichts; es gilt nicht im nächsten Zug weiter.",
    ),
    Ruling(
        "avoid.chosen-before-shuffling",
        "avoid",
        "Plünderer, Ausweichen",
        "You see the cards to be shuffled, pick up to three, shuffle the others; the picked ones are your"
        " discard pile afterwards.",
        "Du siehst die zu mischenden Karten, wählst bis zu drei und mischst die übrigen; die gewählten "
        "bilden danach deinen Ablagestapel.",
    ),
    Ruling(
        "avoid.cumulative",
        "avoid",
        "Plünderer, Ausweichen; example E49",
        "Bought three times, it keeps up to nine cards out of the one shuffle.",
        "Dreimal erworben, hält es bis zu neun Karten aus dem einen Mischen heraus.",
    ),
    Ruling(
        "avoid.no-second-shuffle",
        "avoid",
        "Plünderer, Ausweichen; example E49",
        "If too few cards are left to draw, you draw what there is; the cards kept out are not shuffled "
        "in the same draw.",
        "Bleiben zum Ziehen zu wenige Karten, ziehst du, was da ist; die herausgehaltenen werden dabei "
        "nicht gemischt.",
    ),
    Ruling(
        "journey.extra-turn",
        "journey",
        "Plünderer, Reise; example E50",
        "If the turn before was another player's, an extra turn of yours follows.",
        "War der vorige Zug der eines anderen, folgt ein Extra-Zug von dir.",
    ),
    Ruling(
        "journey.previous-turn-yours",
        "journey",
        "Plünderer, Reise; example E50",
        "Bought in a turn that follows a turn of yours, it brings no extra turn, and your cards in play "
        "are discarded as usual.",
        "In einem Zug erworben, vor dem du schon am Zug warst, bringt sie keinen Extra-Zug, und deine "
        "Karten im Spiel werden normal abgelegt.",
    ),
    Ruling(
        "journey.once-a-turn",
        "journey",
        "Plünderer, Reise; example E50",
        "It can be bought only once in a turn.",
        "Sie kann nur einmal pro Zug erworben werden.",
    ),
    Ruling(
        "journey.hand-discarded",
        "journey",
        "Plünderer, Reise; example E50",
        "Your hand is discarded and a new one drawn; the cards in play stay in play.",
        "Deine Handkarten legst du ab und ziehst neue; die Karten im Spiel bleiben im Spiel.",
    ),
    Ruling(
        "journey.cards-do-nothing",
        "journey",
        "Plünderer, Reise; example E50",
        "Cards that stayed in play do nothing again: a Copper brings no coin in the extra turn.",
        "Im Spiel gebliebene Karten tun nichts noch einmal: Ein Kupfer bringt im Extra-Zug kein Geld.",
    ),
    Ruling(
        "journey.while-in-play",
        "journey",
        "Plünderer, Reise; example E50",
        '"As long as this is in play" goes on: a Talisman or a Princess still works in the extra turn.',
        "„Während diese Karte im Spiel ist“ gilt weiter: Ein Talisman oder eine Prinzessin wirkt auch im "
        "Extra-Zug.",
    ),
    Ruling(
        "journey.count-as-in-play",
        "journey",
        "Plünderer, Reise; example E50",
        "They count as cards in play: Actions among them make a Peddler cheaper in the extra turn.",
        "Sie zählen als Karten im Spiel: Aktionskarten darunter machen einen Hausierer im Extra-Zug "
        "billiger.",
    ),
    Ruling(
        "journey.durations",
        "journey",
        "Plünderer, Reise; example E50",
        "Durations do what they would have done anyway, at the start of the extra turn.",
        "Dauerkarten tun, was sie ohnehin getan hätten, zu Beginn des Extra-Zugs.",
    ),
    Ruling(
        "journey.tie-break",
        "journey",
        "Plünderer, Reise; example E50",
        "The extra turn does not count when a tie is decided.",
        "Der Extra-Zug zählt bei Gleichstand nicht.",
    ),
    Ruling(
        "mirror.cumulative",
        "mirror",
        "Plünderer, Spiegeln; example E49",
        "Bought three times and then one Action gained: four copies in all.",
        "Dreimal erworben und dann eine Aktionskarte genommen: insgesamt vier Stück.",
    ),
    Ruling(
        "mirror.as-many-as-left",
        "mirror",
        "Plünderer, Spiegeln; example E49",
        "If the pile has fewer, as many are gained as there are.",
        "Hat der Stapel weniger, werden so viele genommen, wie da sind.",
    ),
    Ruling(
        "mirror.any-gain",
        "mirror",
        "Plünderer, Spiegeln",
        "It waits for the next Action gained in whatever way; other cards do not use it up.",
        "Es wartet auf die nächste irgendwie genommene Aktionskarte; andere Karten verbrauchen es nicht.",
    ),
    Ruling(
        "mirror.copy-not-mirrored",
        "mirror",
        "Plünderer, Spiegeln",
        "The copy is not mirrored again: one Mirror brings one copy.",
        "Die gleiche Karte wird nicht wieder gespiegelt: Einmal Spiegeln bringt eine Karte.",
    ),
    Ruling(
        "rush.played-once",
        "rush",
        "Plünderer, Beeilung; example E49",
        "Bought twice before one Action is gained, that Action is played only once.",
        "Zweimal erworben, bevor eine Aktionskarte genommen wird, wird diese nur einmal gespielt.",
    ),
    Ruling(
        "rush.again",
        "rush",
        "Plünderer, Beeilung; example E49",
        "After the gained Action was played, Rush may be bought again for the next one.",
        "Nachdem die genommene Aktionskarte gespielt ist, darf Beeilung für die nächste wieder erworben "
        "werden.",
    ),
    Ruling(
        "rush.forced",
        "rush",
        "Plünderer, Beeilung",
        "Playing the gained Action is not optional; it uses up no Action.",
        "Die genommene Aktionskarte zu spielen ist nicht freiwillig; eine Aktion verbraucht es nicht.",
    ),
    Ruling(
        "fated.top-and-bottom",
        "fated",
        "Plünderer, Vorherbestimmt; example E47",
        "Of five Fated cards three may be taken out before shuffling and then two put on top and one at "
        "the bottom.",
        "Von fünf Vorherbestimmten Karten darfst du drei vor dem Mischen herausnehmen und dann zwei nach "
        "oben und eine nach unten legen.",
    ),
    Ruling(
        "fated.shown",
        "fated",
        "Plünderer, Vorherbestimmt",
        "The Fated cards taken out are shown to everybody.",
        "Die herausgenommenen Vorherbestimmten Karten werden allen gezeigt.",
    ),
    Ruling(
        "fated.optional",
        "fated",
        "Plünderer, Vorherbestimmt",
        "You may leave any of them, or all, in the shuffle.",
        "Du darfst beliebig viele davon, auch alle, mitmischen.",
    ),
    Ruling(
        "fated.may-always-look",
        "fated",
        "Plünderer, Vorherbestimmt",
        "Before every shuffle you may look through the cards, even if no Fated one can be among them.",
        "Vor jedem Mischen darfst du die Karten ansehen, auch wenn keine Vorherbestimmte darunter sein kann.",
    ),
    Ruling(
        "inherited.choose-in-turn-order",
        "inherited",
        "Plünderer, Geerbt",
        "Beginning with the starting player, everybody chooses which starting card to replace.",
        "Beginnend mit dem Startspieler wählen alle, welche Startkarte sie ersetzen.",
    ),
    Ruling(
        "inherited.copper-to-pile",
        "inherited",
        "Plünderer, Geerbt; example E45",
        "A replaced Copper goes to its pile in the Supply.",
        "Ein ersetztes Kupfer kommt auf seinen Stapel im Vorrat.",
    ),
    Ruling(
        "inherited.estate-out",
        "inherited",
        "Plünderer, Geerbt; example E45",
        "A replaced Estate leaves the game; the Estate pile does not grow.",
        "Ein ersetztes Anwesen verlässt das Spiel; der Anwesenstapel wächst nicht.",
    ),
    Ruling(
        "inherited.from-the-pile",
        "inherited",
        "Plünderer, Geerbt",
        "The Inherited cards are taken from their pile, which is smaller by one for each player.",
        "Die Geerbten Karten stammen aus ihrem Stapel, der um eine Karte je Spieler kleiner ist.",
    ),
    Ruling(
        "inherited.not-gained",
        "inherited",
        "Plünderer, Geerbt; example E45",
        "The cards do not count as gained: an Inherited Siren is not trashed.",
        "Die Karten gelten nicht als genommen: Eine Geerbte Sirene wird nicht entsorgt.",
    ),
    Ruling(
        "patient.several",
        "patient",
        "Plünderer, Geduldig",
        "Several Patient cards may be set aside at once; you choose the order of playing them.",
        "Mehrere Geduldige Karten dürfen auf einmal beiseitegelegt werden; in welcher Reihenfolge du sie "
        "spielst, bestimmst du.",
    ),
    Ruling(
        "patient.optional",
        "patient",
        "Plünderer, Geduldig",
        "Setting them aside is optional; only cards in hand can be set aside, not those in play.",
        "Sie beiseitezulegen ist freiwillig; das geht nur mit Handkarten, nicht mit Karten im Spiel.",
    ),
    Ruling(
        "patient.played-at-start",
        "patient",
        "Plünderer, Geduldig",
        "They are played at the start of your next turn, by force and without using up Actions, and "
        "discarded in its Clean-up.",
        "Sie werden zu Beginn deines nächsten Zuges gespielt, zwingend und ohne Aktionen zu verbrauchen, "
        "und in dessen Aufräumphase abgelegt.",
    ),
    Ruling(
        "patient.before-drawing",
        "patient",
        "Plünderer, Geduldig",
        "They are set aside at the start of Clean-up, so five other cards make up the new hand.",
        "Sie werden zu Beginn der Aufräumphase beiseitegelegt; die neue Hand besteht also aus fünf "
        "anderen Karten.",
    ),
    Ruling(
        "reckless.twice",
        "reckless",
        "Plünderer, Waghalsig",
        "The card is carried out completely once and then completely once more.",
        "Die Karte wird einmal ganz und dann noch einmal ganz ausgeführt.",
    ),
    Ruling(
        "reckless.returns",
        "reckless",
        "Plünderer, Waghalsig",
        "When it is discarded from play it goes back to its pile, so it can be bought again.",
        "Wird sie aus dem Spiel abgelegt, kommt sie auf ihren Stapel zurück und kann wieder gekauft werden.",
    ),
    Ruling(
        "reckless.duration-later",
        "reckless",
        "Plünderer, Waghalsig",
        "A Reckless Duration goes back only in the later turn in which it is discarded.",
        "Eine Waghalsige Dauerkarte kommt erst in dem späteren Zug zurück, in dem sie abgelegt wird.",
    ),
    Ruling(
        "reckless.one-play",
        "reckless",
        "Plünderer, Waghalsig",
        "It is one play, not two: against a Frigate its player discards once, after both times.",
        "Es ist ein einziges Spielen, nicht zwei: Gegen eine Fregatte wird einmal abgelegt, nach beiden "
        "Malen.",
    ),
    Ruling(
        "reckless.from-hand",
        "reckless",
        "Plünderer, Waghalsig",
        "Only discarding from play returns it; discarded from hand it stays in the discard pile.",
        "Nur beim Ablegen aus dem Spiel kommt sie zurück; von der Hand abgelegt, bleibt sie im Ablagestapel.",
    ),
)
