"""Words of the Actions of Nocturne that have nothing to do with Boons and Hexes, of Cemetery and the Zombies."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "cemetery",
        en=English("Cemetery", "Cemeteries"),
        de=German("Friedhof", "Friedhöfe", "m"),
        picture="graveyard",
        text=Both(
            "2 VP\n—\nOn gaining this, trash 0 to 4 cards from your hand.\nHeirloom: Haunted Mirror.",
            "2 Punkte\n—\nNimmst du diese Karte, entsorge 0 bis 4 Karten aus der Hand.\nErbstück: Zauberspiegel.",
        ),
        asks={"trash": Ask("Trash up to 4 cards from your hand.", "Entsorge bis zu 4 Karten aus der Hand.")},
        rulings=(
            Ruling(
                "up-to-four",
                Source("nocturne_1e"),
                "None to four cards can be trashed, all at once; what they do then comes in the order their player "
                "chooses.",
                "Man kann keine bis vier Karten entsorgen, alle auf einmal; was sie dann tun, kommt in der "
                "Reihenfolge, die ihr Spieler wählt.",
            ),
            Ruling(
                "any-gain",
                Source("nocturne_1e"),
                "It does not matter how it is gained, and in whose turn.",
                "Es kommt nicht darauf an, wie er genommen wird und in wessen Zug.",
            ),
            Ruling(
                "itself",
                Source("nocturne_1e"),
                "Gained to the hand it can be trashed itself.",
                "Auf die Hand genommen, kann er selbst entsorgt werden.",
            ),
            Ruling(
                "ghosts",
                Source("nocturne_1e"),
                "In games with the Cemetery the pile of the Ghosts is laid out, and there is a Night phase.",
                "In Spielen mit dem Friedhof liegt der Stapel der Geister bereit, und es gibt eine Nachtphase.",
            ),
        ),
    ),
    Words(
        "conclave",
        en=English("Conclave", "Conclaves"),
        de=German("Konklave", "Konklaven", "n"),
        picture="tarot-05-the-hierophant",
        text=Both(
            "+2 coins\n"
            "You are free to play an Action from your hand that you have no copy of in play. If you did, +1 Action.",
            "+2 Geld\n"
            "Du darfst eine Aktionskarte aus der Hand spielen, von der du kein Exemplar im Spiel hast. Hast du das "
            "getan, +1 Aktion.",
        ),
        asks={
            "play": Ask(
                "You may play an Action that you have no copy of in play.",
                "Du darfst eine Aktionskarte spielen, von der du kein Exemplar im Spiel hast.",
            ),
        },
        rulings=(
            Ruling(
                "no-copy-in-play",
                Source("nocturne_1e"),
                "What counts is what is in play now: a Duration of the turn before blocks its copies, a card that "
                "trashed itself does not.",
                "Es zählt, was jetzt im Spiel ist: Eine Dauerkarte vom vorigen Zug sperrt ihre Exemplare, eine Karte, "
                "die sich entsorgt hat, nicht.",
            ),
            Ruling(
                "another-conclave",
                Source("nocturne_1e"),
                "It is in play itself, so it cannot play another Conclave.",
                "Es ist selbst im Spiel und kann daher kein weiteres Konklave spielen.",
            ),
            Ruling(
                "action-afterwards",
                Source("nocturne_1e"),
                "The play uses no Action; +1 Action comes when the played card is finished, and only then, and may be "
                "used for anything, also for a Conclave.",
                "Das Spielen verbraucht keine Aktion; +1 Aktion kommt, wenn die gespielte Karte fertig ist, und nur "
                "dann, und darf für alles genutzt werden, auch für ein Konklave.",
            ),
            Ruling(
                "played-twice",
                Source("nocturne_1e"),
                "Played twice, the card that it played the first time usually blocks its copies the second time.",
                "Zweimal gespielt, sperrt die beim ersten Mal gespielte Karte beim zweiten Mal meist ihre Exemplare.",
            ),
        ),
    ),
    Words(
        "faithful_hound",
        en=English("Faithful Hound", "Faithful Hounds"),
        de=German("Getreuer Hund", "Getreue Hunde", "m"),
        picture="hound",
        text=Both(
            "+2 Cards\n"
            "—\n"
            "If you discard this at another time than Clean-up, you are free to set it aside. It comes back into your "
            "hand as the turn ends.",
            "+2 Karten\n"
            "—\n"
            "Legst du diese Karte zu einer anderen Zeit als in der Aufräumphase ab, darfst du sie zur Seite legen. Am "
            "Ende des Zuges kommt sie auf deine Hand zurück.",
        ),
        rulings=(
            Ruling(
                "not-in-cleanup",
                Source("nocturne_1e"),
                "Discarding it in Clean-up brings nothing.",
                "Ihn in der Aufräumphase abzulegen, bringt nichts.",
            ),
            Ruling(
                "any-turn",
                Source("nocturne_1e"),
                "It works in everybody's turn; it comes back at the end of that turn, after a new hand was drawn.",
                "Es gilt in jedem Zug; er kommt am Ende dieses Zuges zurück, nachdem eine neue Hand gezogen wurde.",
            ),
            Ruling(
                "from-anywhere",
                Source("nocturne_1e"),
                "It works also if it is discarded from the deck.",
                "Es gilt auch, wenn er vom Nachziehstapel abgelegt wird.",
            ),
            Ruling(
                "really-discarded",
                Source("nocturne_1e"),
                "Being gained, or put into the discard pile with the whole deck, is no discarding.",
                "Genommen oder mit dem ganzen Nachziehstapel auf den Ablagestapel gelegt zu werden, ist kein Ablegen.",
            ),
            Ruling(
                "optional",
                Source("nocturne_1e"),
                "Nobody has to set it aside.",
                "Niemand muss ihn zur Seite legen.",
            ),
        ),
    ),
    Words(
        "necromancer",
        en=English("Necromancer", "Necromancers"),
        de=German("Totenbeschwörer", "Totenbeschwörer", "m"),
        picture="raise-zombie",
        text=Both(
            "Play an Action from the trash that lies there face up and is no Duration. It stays in the trash, face "
            "down until this turn is over.\n"
            "—\n"
            "Set-up: the three Zombies go into the trash.",
            "Spiele aus dem Müll eine offen liegende Aktionskarte, die keine Dauerkarte ist. Sie bleibt im Müll, und "
            "zwar verdeckt, bis dieser Zug vorbei ist.\n"
            "—\n"
            "Vorbereitung: Die drei Zombies kommen in den Müll.",
        ),
        asks={
            "play": Ask(
                "Play an Action from the trash. It stays there.",
                "Spiele eine Aktionskarte aus dem Müll. Sie bleibt dort.",
            ),
        },
        rulings=(
            Ruling(
                "zombies",
                Source("nocturne_1e"),
                "In games with the Necromancer the three Zombies are in the trash from the beginning.",
                "In Spielen mit dem Totenbeschwörer liegen die drei Zombies von Anfang an im Müll.",
            ),
            Ruling(
                "forced",
                Source("nocturne_1e"),
                "If there is an Action that can be played, one must be played; if not, nothing happens.",
                "Gibt es eine Aktionskarte, die gespielt werden kann, muss eine gespielt werden; sonst geschieht "
                "nichts.",
            ),
            Ruling(
                "any-action",
                Source("nocturne_1e"),
                "Any Action in the trash will do that is no Duration, not only Zombies.",
                "Jede Aktionskarte im Müll kommt in Frage, die keine Dauerkarte ist, nicht nur Zombies.",
            ),
            Ruling(
                "once-a-turn",
                Source("nocturne_1e"),
                "Each card of the trash can be played that way once a turn; in the next turn it can be again.",
                "Jede Karte im Müll kann so einmal pro Zug gespielt werden; im nächsten Zug wieder.",
            ),
            Ruling(
                "left-the-trash",
                Source("nocturne_1e"),
                "A card that has left the trash and come back to it lies face up again.",
                "Eine Karte, die den Müll verlassen hat und zurückgekommen ist, liegt wieder offen.",
            ),
            Ruling(
                "stays",
                Source("nocturne_1e"),
                "The card stays in the trash; it is not in play.",
                "Die Karte bleibt im Müll; sie ist nicht im Spiel.",
            ),
            Ruling(
                "cannot-move",
                Source("nocturne_1e"),
                "The card cannot trash itself: what depends on that fails, and the rest works.",
                "Die Karte kann sich nicht entsorgen: Was davon abhängt, entfällt, der Rest wirkt.",
            ),
            Ruling(
                "while-in-play",
                Source("nocturne_1e"),
                "What a card does while it is in play does not happen.",
                "Was eine Karte tut, solange sie im Spiel ist, geschieht nicht.",
            ),
            Ruling(
                "another",
                Source("nocturne_1e"),
                "It can play another Necromancer in the trash, which then plays a further card.",
                "Er kann einen anderen Totenbeschwörer im Müll spielen, der dann eine weitere Karte spielt.",
            ),
        ),
    ),
    Words(
        "pooka",
        en=English("Pooka", "Pookas"),
        de=German("Puka", "Pukas", "m"),
        picture="rabbit-head",
        text=Both(
            "You are free to trash a Treasure from your hand, but no Cursed Gold. If you did, +4 Cards.\n"
            "—\n"
            "Heirloom: Cursed Gold.",
            "Du darfst eine Geldkarte aus der Hand entsorgen, nur kein Verfluchtes Gold. Hast du das getan, +4 "
            "Karten.\n—\n"
            "Erbstück: Verfluchtes Gold.",
        ),
        asks={
            "trash": Ask(
                "You may trash a Treasure other than Cursed Gold for +4 Cards.",
                "Du darfst für +4 Karten eine Geldkarte entsorgen, die kein Verfluchtes Gold ist.",
            ),
        },
        rulings=(
            Ruling(
                "only-if-trashed",
                Source("nocturne_1e"),
                "Only who trashes a Treasure draws; it is optional.",
                "Nur wer eine Geldkarte entsorgt, zieht Karten; das ist freiwillig.",
            ),
            Ruling(
                "any-other-treasure",
                Source("nocturne_1e"),
                "Any Treasure but Cursed Gold will do, also another Heirloom or one with a further type.",
                "Jede Geldkarte außer Verfluchtem Gold genügt, auch ein anderes Erbstück oder eine mit weiterem Typ.",
            ),
            Ruling(
                "draws-afterwards",
                Source("nocturne_1e"),
                "What the trashed card does on being trashed comes before the four cards are drawn.",
                "Was die entsorgte Karte beim Entsorgen tut, kommt vor dem Ziehen der vier Karten.",
            ),
        ),
    ),
    Words(
        "secret_cave",
        en=English("Secret Cave", "Secret Caves"),
        de=German("Geheime Höhle", "Geheime Höhlen", "f"),
        picture="mountain-cave",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "You are free to discard 3 cards. If you did, +3 coins when your next turn starts.\n"
            "—\n"
            "Heirloom: Magic Lamp.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Du darfst 3 Karten ablegen. Hast du das getan, +3 Geld zu Beginn deines nächsten Zuges.\n"
            "—\n"
            "Erbstück: Wunderlampe.",
        ),
        asks={
            "may_discard": Ask(
                "Discard 3 cards for +3 coins at the start of your next turn?",
                "3 Karten ablegen, für +3 Geld zu Beginn deines nächsten Zuges?",
            ),
            "discard": Ask("Discard 3 cards.", "Lege 3 Karten ab."),
        },
        rulings=(
            Ruling(
                "exactly-three",
                Source("nocturne_1e"),
                "With three or more cards in hand exactly three are discarded, or none.",
                "Mit drei oder mehr Handkarten legt man genau drei ab oder keine.",
            ),
            Ruling(
                "fewer-for-nothing",
                Source("nocturne_1e"),
                "With fewer cards in hand all of them can be discarded, for nothing.",
                "Mit weniger Handkarten kann man alle ablegen, aber für nichts.",
            ),
            Ruling(
                "stays-only-then",
                Source("nocturne_1e"),
                "It stays in play until the next turn only if the coins are to come; if not, it is discarded this "
                "turn.",
                "Sie bleibt nur dann bis zum nächsten Zug im Spiel, wenn das Geld noch kommt; sonst wird sie in diesem "
                "Zug abgelegt.",
            ),
            Ruling(
                "played-twice",
                Source("nocturne_1e"),
                "Played twice with three cards discarded each time it brings 6 coins; what played it twice stays too.",
                "Zweimal gespielt und jedes Mal drei Karten abgelegt, bringt sie 6 Geld; was sie zweimal gespielt hat, "
                "bleibt ebenfalls.",
            ),
            Ruling(
                "wishes",
                Source("nocturne_1e"),
                "In games with the Secret Cave the pile of the Wishes is laid out.",
                "In Spielen mit der Geheimen Höhle liegt der Stapel der Wünsche bereit.",
            ),
        ),
    ),
    Words(
        "shepherd",
        en=English("Shepherd", "Shepherds"),
        de=German("Schäferin", "Schäferinnen", "f"),
        picture="shepherds-crook",
        text=Both(
            "+1 Action\n"
            "Reveal and discard as many Victory cards from your hand as you like. +2 Cards for each of them.\n"
            "—\n"
            "Heirloom: Pasture.",
            "+1 Aktion\n"
            "Decke beliebig viele Punktekarten aus der Hand auf und lege sie ab. Für jede davon +2 Karten.\n"
            "—\n"
            "Erbstück: Weideland.",
        ),
        asks={
            "discard": Ask(
                "Discard any number of Victory cards, for +2 Cards each.",
                "Lege beliebig viele Punktekarten ab, für je +2 Karten.",
            ),
        },
        rulings=(
            Ruling(
                "any-number",
                Source("nocturne_1e"),
                "None is allowed; all are shown and discarded at once, and then the cards are drawn.",
                "Auch keine ist erlaubt; alle werden gezeigt und auf einmal abgelegt, dann werden die Karten gezogen.",
            ),
            Ruling(
                "combined",
                Source("nocturne_1e"),
                "Victory cards that have another type as well count too.",
                "Punktekarten, die noch einen anderen Typ haben, zählen ebenfalls.",
            ),
            Ruling(
                "shuffled-in",
                Source("nocturne_1e"),
                "A shuffle for the draw includes the cards just discarded.",
                "Wird zum Ziehen gemischt, sind die eben abgelegten Karten dabei.",
            ),
        ),
    ),
    Words(
        "tragic_hero",
        en=English("Tragic Hero", "Tragic Heroes"),
        de=German("Tragischer Held", "Tragische Helden", "m"),
        picture="shattered-sword",
        text=Both(
            "+3 Cards\n+1 Buy\nWith 8 or more cards in your hand after that, trash this and gain a Treasure.",
            "+3 Karten\n"
            "+1 Kauf\n"
            "Hast du danach 8 oder mehr Karten auf der Hand, entsorge diese Karte und nimm eine Geldkarte.",
        ),
        asks={"gain": Ask("Gain a Treasure.", "Nimm eine Geldkarte.")},
        rulings=(
            Ruling(
                "eight-cards",
                Source("nocturne_1e"),
                "The cards in hand are counted after drawing; with fewer than eight nothing more happens.",
                "Die Handkarten werden nach dem Ziehen gezählt; mit weniger als acht geschieht nichts weiter.",
            ),
            Ruling(
                "any-treasure",
                Source("nocturne_1e"),
                "The Treasure comes from the Supply and may cost anything; it must be gained.",
                "Die Geldkarte kommt aus dem Vorrat und darf kosten, was sie will; sie muss genommen werden.",
            ),
            Ruling(
                "gains-without-trashing",
                Source("nocturne_1e"),
                "The gain does not depend on the trashing: a second play gains again.",
                "Das Nehmen hängt nicht vom Entsorgen ab: Beim zweiten Spielen wird wieder genommen.",
            ),
        ),
    ),
    Words(
        "zombie_apprentice",
        en=English("Zombie Apprentice", "Zombie Apprentices"),
        de=German("Zombie-Lehrling", "Zombie-Lehrlinge", "m"),
        picture="shambling-zombie",
        text=Both(
            "You are free to trash an Action from your hand. If you did: +3 Cards, +1 Action.",
            "Du darfst eine Aktionskarte aus der Hand entsorgen. Hast du das getan: +3 Karten, +1 Aktion.",
        ),
        asks={
            "trash": Ask(
                "You may trash an Action from your hand for +3 Cards and +1 Action.",
                "Du darfst für +3 Karten und +1 Aktion eine Aktionskarte aus der Hand entsorgen.",
            ),
        },
        rulings=(
            Ruling(
                "only-if-trashed",
                Source("nocturne_1e", "zombies"),
                "Only who trashes an Action from the hand draws; it is optional.",
                "Nur wer eine Aktionskarte aus der Hand entsorgt, zieht Karten; das ist freiwillig.",
            ),
        ),
    ),
    Words(
        "zombie_mason",
        en=English("Zombie Mason", "Zombie Masons"),
        de=German("Zombie-Maurer", "Zombie-Maurer", "m"),
        picture="half-dead",
        text=Both(
            "Trash the topmost card of your deck.\nYou are free to gain a card that costs 1 coin more than it at most.",
            "Entsorge die oberste Karte deines Nachziehstapels.\n"
            "Du darfst eine Karte nehmen, die höchstens 1 Geld mehr kostet als sie.",
        ),
        asks={
            "gain": Ask(
                "You may gain a card costing up to 1 more than the trashed one.",
                "Du darfst eine Karte nehmen, die bis zu 1 mehr kostet als die entsorgte.",
            ),
        },
        rulings=(
            Ruling(
                "top-card",
                Source("nocturne_1e", "zombies"),
                "The top card of the deck is trashed in any case; gaining is optional.",
                "Die oberste Karte des Nachziehstapels wird auf jeden Fall entsorgt; das Nehmen ist freiwillig.",
            ),
            Ruling(
                "up-to-one-more",
                Source("nocturne_1e", "zombies"),
                "The gained card may cost 1 more, the same or less.",
                "Die genommene Karte darf 1 mehr, gleich viel oder weniger kosten.",
            ),
            Ruling(
                "no-card",
                Source("nocturne_1e", "zombies"),
                "Without a card in deck and discard pile nothing is trashed or gained.",
                "Ohne Karte im Nachzieh- und Ablagestapel wird nichts entsorgt und nichts genommen.",
            ),
        ),
    ),
    Words(
        "zombie_spy",
        en=English("Zombie Spy", "Zombie Spies"),
        de=German("Zombie-Spion", "Zombie-Spione", "m"),
        picture="bleeding-eye",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "Have a look at the topmost card of your deck. It goes back there or into your discard pile, as you like.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Sieh dir die oberste Karte deines Nachziehstapels an. Lege sie nach Wunsch dorthin zurück oder ab.",
        ),
        asks={
            "discard": Ask(
                "Discard this card? If not, it goes back onto your deck.",
                "Diese Karte ablegen? Sonst kommt sie auf deinen Nachziehstapel zurück.",
            ),
        },
        rulings=(
            Ruling(
                "draw-first",
                Source("nocturne_1e", "zombies"),
                "You draw first and then look at the card that is on top then; only your own deck is looked at.",
                "Du ziehst zuerst und siehst dann die Karte an, die danach oben liegt; nur dein eigener "
                "Nachziehstapel wird angesehen.",
            ),
        ),
    ),
)
