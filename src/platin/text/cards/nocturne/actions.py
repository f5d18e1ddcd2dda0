"""Words of Nocturne."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "necromancer",
        en=English("Necromancer", "Necromancers"),
        de=German("Totenbeschwörer", "Totenbeschwörer", "m"),
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
        "zombie_apprentice",
        en=English("Zombie Apprentice", "Zombie Apprentices"),
        de=German("Zombie-Lehrling", "Zombie-Lehrlinge", "m"),
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
