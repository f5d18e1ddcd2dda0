"""Words of Page and Peasant and of the Travellers that they are exchanged for."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "champion",
        en=English("Champion", "Champions"),
        de=German("Champion", "Champions", "m"),
        picture="champions",
        text=Both(
            "+1 Action\nThis stays in play for good: from now on Attacks of others do not touch you, and every Action "
            "card you play brings +1 Action.",
            "+1 Aktion\nDiese Karte bleibt für immer im Spiel: Ab jetzt treffen dich Angriffe anderer nicht mehr, und "
            "jede Aktionskarte, die du spielst, bringt +1 Aktion.",
        ),
        rulings=(
            Ruling(
                "for-good",
                Source("adventures_1e"),
                "It stays in play until the game ends, and so does a card that played it twice; if it leaves play all "
                "the same, what it does goes on.",
                "Er bleibt bis zum Spielende im Spiel, ebenso eine Karte, die ihn zweimal gespielt hat; verlässt er "
                "das Spiel trotzdem, geht seine Wirkung weiter.",
            ),
            Ruling(
                "later-attacks",
                Source("adventures_1e"),
                "The protection is not optional, and only against Attacks played after it: what was played before "
                "still hits.",
                "Der Schutz ist nicht freiwillig und gilt nur gegen danach gespielte Angriffe: Was vorher gespielt "
                "wurde, trifft weiter.",
            ),
            Ruling(
                "only-attacks",
                Source("author"),
                "It does not help against what is no Attack.",
                "Gegen alles, was kein Angriff ist, hilft er nicht.",
            ),
            Ruling(
                "each-action",
                Source("adventures_1e"),
                "Every later play of an Action brings +1 Action first, also each play by a Throne Room and those of "
                "Duration and Reserve cards; its own play brings only what is printed.",
                "Jedes spätere Spielen einer Aktionskarte bringt zuerst +1 Aktion, auch jedes durch einen Thronsaal "
                "und das von Dauer- und Reservekarten; sein eigenes Spielen bringt nur, was darauf steht.",
            ),
            Ruling(
                "played-twice",
                Source("practice", examples=("AD13",)),
                "Played twice, its second play already profits from the first, and later Actions bring +2 Actions.",
                "Zweimal gespielt, profitiert das zweite Spielen schon vom ersten, und spätere Aktionskarten bringen "
                "+2 Aktionen.",
            ),
            Ruling(
                "no-traveller",
                Source("adventures_1e"),
                "Champion is no Traveller: it cannot be exchanged.",
                "Der Champion ist kein Reisender: Er kann nicht getauscht werden.",
            ),
        ),
    ),
    Words(
        "disciple",
        en=English("Disciple", "Disciples"),
        de=German("Schüler", "Schüler", "m"),
        picture="read",
        text=Both(
            "You may play one Action card of your hand two times; after that you gain a card of the same name.\n—\nOn "
            "discarding this from play, you may exchange it for a Teacher.",
            "Du darfst eine Aktionskarte aus der Hand zweimal spielen; danach nimmst du eine Karte desselben Namens.\n"
            "—\nLegst du diese Karte aus dem Spiel ab, darfst du sie gegen einen Lehrer tauschen.",
        ),
        asks={
            "play": Ask(
                "You may play an Action from your hand twice.",
                "Du darfst eine Aktionskarte aus der Hand zweimal spielen.",
            ),
        },
        rulings=(
            Ruling(
                "copy-forced",
                Source("adventures_1e"),
                "The copy has to be gained if its Supply pile shows one, whatever it costs; a card from beside the "
                "Supply is played twice without a copy; nothing played, nothing gained.",
                "Die gleiche Karte muss genommen werden, wenn ihr Vorratsstapel eine zeigt, egal was sie kostet; eine "
                "Karte von außerhalb des Vorrats wird zweimal gespielt, ohne dass eine dazukommt; nichts gespielt, "
                "nichts genommen.",
            ),
            Ruling(
                "no-actions-used",
                Source("adventures_1e"),
                "The plays use no Actions, and nothing else is played in between.",
                "Das Spielen verbraucht keine Aktionen, und dazwischen wird nichts anderes gespielt.",
            ),
            Ruling(
                "with-a-duration",
                Source("adventures_1e"),
                "With a Duration it stays in play until that is discarded; the exchange waits for that.",
                "Mit einer Dauerkarte bleibt er im Spiel, bis diese abgelegt wird; so lange wartet der Tausch.",
            ),
            Ruling(
                "played-nothing",
                Source("practice"),
                "It may be exchanged even if it played nothing.",
                "Er darf auch getauscht werden, wenn er nichts gespielt hat.",
            ),
        ),
    ),
    Words(
        "fugitive",
        en=English("Fugitive", "Fugitives"),
        de=German("Flüchtling", "Flüchtlinge", "m"),
        picture="breaking-chain",
        text=Both(
            "+2 Cards\n+1 Action\nDiscard a card.\n—\nOn discarding this from play, you may exchange it for a "
            "Disciple.",
            "+2 Karten\n+1 Aktion\nLege eine Karte ab.\n—\nLegst du diese Karte aus dem Spiel ab, darfst du sie gegen "
            "einen Schüler tauschen.",
        ),
        asks={"discard": Ask("Discard a card.", "Lege eine Karte ab.")},
        rulings=(
            Ruling(
                "forced",
                Source("adventures_1e"),
                "One card of the hand has to be discarded, any of them, also one just drawn.",
                "Eine Handkarte muss abgelegt werden, irgendeine, auch eine gerade gezogene.",
            ),
        ),
    ),
    Words(
        "hero",
        en=English("Hero", "Heroes"),
        de=German("Held", "Helden", "m"),
        picture="sword-brandish",
        text=Both(
            "+2 Coins\nYou gain a Treasure.\n—\nOn discarding this from play, you may exchange it for a Champion.",
            "+2 Geld\nDu nimmst eine Geldkarte.\n—\nLegst du diese Karte aus dem Spiel ab, darfst du sie gegen einen "
            "Champion tauschen.",
        ),
        asks={"gain": Ask("Gain a Treasure.", "Nimm eine Geldkarte.")},
        rulings=(
            Ruling(
                "any-treasure",
                Source("adventures_1e"),
                "Any Treasure of the Supply at any cost, one of the kingdom too; but none from beside the Supply.",
                "Jede Geldkarte des Vorrats, egal was sie kostet, auch aus dem Königreich; aber keine von außerhalb "
                "des Vorrats.",
            ),
            Ruling(
                "forced",
                Source("adventures_1e"),
                "The gain is forced if there is a Treasure; it goes to the discard pile.",
                "Du musst eine nehmen, wenn es eine gibt; sie kommt auf den Ablagestapel.",
            ),
        ),
    ),
    Words(
        "page",
        en=English("Page", "Pages"),
        de=German("Page", "Pagen", "m"),
        picture="plain/page",
        text=Both(
            "+1 Card\n+1 Action\n—\nOn discarding this from play, you may exchange it for a Treasure Hunter.",
            "+1 Karte\n+1 Aktion\n—\nLegst du diese Karte aus dem Spiel ab, darfst du sie gegen einen Schatzsucher "
            "tauschen.",
        ),
        rulings=(
            Ruling(
                "line",
                Source("adventures_1e"),
                "Discarded from play, a Page may be exchanged for a Treasure Hunter, that for a Warrior, that for a "
                "Hero, and that for a Champion.",
                "Aus dem Spiel abgelegt, darf ein Page gegen einen Schatzsucher getauscht werden, dieser gegen eine "
                "Kriegerin, diese gegen einen Helden und dieser gegen einen Champion.",
            ),
        ),
    ),
    Words(
        "peasant",
        en=English("Peasant", "Peasants"),
        de=German("Kleinbauer", "Kleinbauern", "m"),
        picture="pitchfork",
        text=Both(
            "+1 Buy\n+1 Coin\n—\nOn discarding this from play, you may exchange it for a Soldier.",
            "+1 Kauf\n+1 Geld\n—\nLegst du diese Karte aus dem Spiel ab, darfst du sie gegen einen Soldaten tauschen.",
        ),
        rulings=(
            Ruling(
                "line",
                Source("adventures_1e"),
                "Discarded from play, a Peasant may be exchanged for a Soldier, that for a Fugitive, that for a "
                "Disciple, and that for a Teacher.",
                "Aus dem Spiel abgelegt, darf ein Kleinbauer gegen einen Soldaten getauscht werden, dieser gegen einen "
                "Flüchtling, dieser gegen einen Schüler und dieser gegen einen Lehrer.",
            ),
        ),
    ),
    Words(
        "soldier",
        en=English("Soldier", "Soldiers"),
        de=German("Soldat", "Soldaten", "m"),
        picture="swordman",
        text=Both(
            "+2 Coins\n+1 Coin for every other Attack card you have in play.\nEverybody else with 4 or more cards in "
            "hand discards one of them.\n—\nOn discarding this from play, you may exchange it for a Fugitive.",
            "+2 Geld\n+1 Geld für jede andere Angriffskarte, die du im Spiel hast.\nAlle anderen mit mindestens 4 "
            "Handkarten legen eine davon ab.\n—\nLegst du diese Karte aus dem Spiel ab, darfst du sie gegen einen "
            "Flüchtling tauschen.",
        ),
        asks={"discard": Ask("Discard a card.", "Lege eine Karte ab.")},
        rulings=(
            Ruling(
                "cards-not-plays",
                Source("adventures_1e"),
                "Other cards with the type Attack in play are counted, not plays: played twice, it does not count "
                "itself; Durations from last turn and Attacks that are no Actions count.",
                "Gezählt werden andere Karten mit dem Typ Angriff im Spiel, nicht wie oft gespielt wurde: Zweimal "
                "gespielt, zählt er sich selbst nicht; Dauerkarten vom letzten Zug und Angriffe, die keine Aktionen "
                "sind, zählen.",
            ),
            Ruling(
                "four-or-more",
                Source("adventures_1e"),
                "Who has four or more cards in hand discards one of their choice, in turn order.",
                "Wer vier oder mehr Handkarten hat, legt reihum eine nach eigener Wahl ab.",
            ),
            Ruling(
                "two-sources",
                Source("adventures_1e", "tokens", examples=("AD3",)),
                "The two coins and the coins for other Attacks come separately: a −1 Coin token takes one off the "
                "first alone.",
                "Die zwei Geld und das Geld für andere Angriffe kommen getrennt: Ein −1-Geld-Marker nimmt nur vom "
                "Ersten eines weg.",
            ),
        ),
    ),
    Words(
        "treasure_hunter",
        en=English("Treasure Hunter", "Treasure Hunters"),
        de=German("Schatzsucher", "Schatzsucher", "m"),
        picture="dig-hole",
        text=Both(
            "+1 Action\n+1 Coin\nYou gain as many Silvers as the player to your right has gained cards in that "
            "player's latest turn.\n—\nOn discarding this from play, you may exchange it for a Warrior.",
            "+1 Aktion\n+1 Geld\nDu nimmst so viele Silber, wie der Spieler rechts von dir in seinem letzten Zug "
            "Karten genommen hat.\n—\nLegst du diese Karte aus dem Spiel ab, darfst du sie gegen eine Kriegerin "
            "tauschen.",
        ),
        rulings=(
            Ruling(
                "all-gains",
                Source("adventures_1e", examples=("AD11",)),
                "All gains of that turn count: bought or not, Curses too, in the Clean-up too, from the trash or from "
                "beside the Supply; exchanges do not.",
                "Es zählt alles, was in jenem Zug genommen wurde: gekauft oder nicht, auch Flüche, auch in der "
                "Aufräumphase, aus dem Müll oder von außerhalb des Vorrats; Getauschtes nicht.",
            ),
            Ruling(
                "that-turn-only",
                Source("adventures_1e", examples=("AD11",)),
                "What that player has gained on other players' turns does not count.",
                "Was jener Spieler in fremden Zügen genommen hat, zählt nicht.",
            ),
            Ruling(
                "latest-turn",
                Source("practice"),
                "The latest turn may be an extra turn; who has had none yet has gained nothing.",
                "Der letzte Zug kann ein Extrazug sein; wer noch keinen hatte, hat nichts genommen.",
            ),
            Ruling(
                "forced",
                Source("adventures_1e"),
                "The Silvers have to be gained, one after the other, as many as there are.",
                "Die Silber müssen genommen werden, eines nach dem anderen, so viele da sind.",
            ),
        ),
    ),
    Words(
        "warrior",
        en=English("Warrior", "Warriors"),
        de=German("Kriegerin", "Kriegerinnen", "f"),
        picture="spartan",
        aliases=("Krieger",),
        text=Both(
            "+2 Cards\nAs many times as you have Travellers in play, this one among them, everybody else discards the "
            "top card of their deck; it is trashed if it costs 3 or 4.\n—\nOn discarding this from play, you may "
            "exchange it for a Hero.",
            "+2 Karten\nSo oft, wie du Reisende im Spiel hast, diese mitgezählt, legen alle anderen die oberste Karte "
            "ihres Nachziehstapels ab; kostet sie 3 oder 4, wird sie entsorgt.\n—\nLegst du diese Karte aus dem Spiel "
            "ab, darfst du sie gegen einen Helden tauschen.",
        ),
        rulings=(
            Ruling(
                "travellers-in-play",
                Source("adventures_1e", examples=("AD10",)),
                "All Travellers in play count, of either line, but not Champion and Teacher; a Warrior played twice is "
                "one.",
                "Es zählen alle Reisenden im Spiel, aus beiden Reihen, aber nicht Champion und Lehrer; eine zweimal "
                "gespielte Kriegerin ist eine.",
            ),
            Ruling(
                "counted-after-drawing",
                Source("adventures_1e"),
                "You draw before the others discard.",
                "Du ziehst, bevor die anderen ablegen.",
            ),
            Ruling(
                "player-by-player",
                Source("adventures_1e", examples=("AD10",)),
                "Player by player in turn order, each discards all the cards one at a time, shuffling if needed.",
                "Reihum legt jeder alle Karten einzeln nacheinander ab und mischt dabei nötigenfalls.",
            ),
            Ruling(
                "three-or-four",
                Source("adventures_1e", examples=("AD10",)),
                "A card is trashed if it costs exactly 3 or 4 at that moment, without Potion or Debt.",
                "Eine Karte wird entsorgt, wenn sie in diesem Augenblick genau 3 oder 4 kostet, ohne Trank und "
                "Schulden.",
            ),
            Ruling(
                "discarded-first",
                Source("author"),
                "The card is really discarded first, with all that happens then. If that moves it away it is not "
                "trashed; a card that another one merely covers is.",
                "Die Karte wird zuerst wirklich abgelegt, mit allem, was dann geschieht. Kommt sie dadurch weg, wird "
                "sie nicht entsorgt; eine Karte, die nur verdeckt wird, schon.",
            ),
            Ruling(
                "not-revealed",
                Source("author"),
                "The cards are discarded, not revealed.",
                "Die Karten werden abgelegt, nicht aufgedeckt.",
            ),
        ),
    ),
)
