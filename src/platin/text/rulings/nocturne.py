"""Rulings for the cards of Nocturne."""

from typing import Final

from platin.text.rulings.ruling import Ruling
from platin.text.rulings.source import Source

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "necromancer.zombies",
        "necromancer",
        Source("nocturne_1e"),
        "In games with the Necromancer the three Zombies are in the trash from the beginning.",
        "In Spielen mit dem Totenbeschwörer liegen die drei Zombies von Anfang an im Müll.",
    ),
    Ruling(
        "necromancer.forced",
        "necromancer",
        Source("nocturne_1e"),
        "If there is an Action that can be played, one must be played; if not, nothing happens.",
        "Gibt es eine Aktionskarte, die gespielt werden kann, muss eine gespielt werden; sonst geschieht nichts.",
    ),
    Ruling(
        "necromancer.any-action",
        "necromancer",
        Source("nocturne_1e"),
        "Any Action in the trash will do that is no Duration, not only Zombies.",
        "Jede Aktionskarte im Müll kommt in Frage, die keine Dauerkarte ist, nicht nur Zombies.",
    ),
    Ruling(
        "necromancer.once-a-turn",
        "necromancer",
        Source("nocturne_1e"),
        "Each card of the trash can be played that way once a turn; in the next turn it can be again.",
        "Jede Karte im Müll kann so einmal pro Zug gespielt werden; im nächsten Zug wieder.",
    ),
    Ruling(
        "necromancer.left-the-trash",
        "necromancer",
        Source("nocturne_1e"),
        "A card that has left the trash and come back to it lies face up again.",
        "Eine Karte, die den Müll verlassen hat und zurückgekommen ist, liegt wieder offen.",
    ),
    Ruling(
        "necromancer.stays",
        "necromancer",
        Source("nocturne_1e"),
        "The card stays in the trash; it is not in play.",
        "Die Karte bleibt im Müll; sie ist nicht im Spiel.",
    ),
    Ruling(
        "necromancer.cannot-move",
        "necromancer",
        Source("nocturne_1e"),
        "The card cannot trash itself: what depends on that fails, and the rest works.",
        "Die Karte kann sich nicht entsorgen: Was davon abhängt, entfällt, der Rest wirkt.",
    ),
    Ruling(
        "necromancer.while-in-play",
        "necromancer",
        Source("nocturne_1e"),
        "What a card does while it is in play does not happen.",
        "Was eine Karte tut, solange sie im Spiel ist, geschieht nicht.",
    ),
    Ruling(
        "necromancer.another",
        "necromancer",
        Source("nocturne_1e"),
        "It can play another Necromancer in the trash, which then plays a further card.",
        "Er kann einen anderen Totenbeschwörer im Müll spielen, der dann eine weitere Karte spielt.",
    ),
    Ruling(
        "zombie_apprentice.only-if-trashed",
        "zombie_apprentice",
        Source("nocturne_1e", "zombies"),
        "Only who trashes an Action from the hand draws; it is optional.",
        "Nur wer eine Aktionskarte aus der Hand entsorgt, zieht Karten; das ist freiwillig.",
    ),
    Ruling(
        "zombie_mason.top-card",
        "zombie_mason",
        Source("nocturne_1e", "zombies"),
        "The top card of the deck is trashed in any case; gaining is optional.",
        "Die oberste Karte des Nachziehstapels wird auf jeden Fall entsorgt; das Nehmen ist freiwillig.",
    ),
    Ruling(
        "zombie_mason.up-to-one-more",
        "zombie_mason",
        Source("nocturne_1e", "zombies"),
        "The gained card may cost 1 more, the same or less.",
        "Die genommene Karte darf 1 mehr, gleich viel oder weniger kosten.",
    ),
    Ruling(
        "zombie_mason.no-card",
        "zombie_mason",
        Source("nocturne_1e", "zombies"),
        "Without a card in deck and discard pile nothing is trashed or gained.",
        "Ohne Karte im Nachzieh- und Ablagestapel wird nichts entsorgt und nichts genommen.",
    ),
    Ruling(
        "zombie_spy.draw-first",
        "zombie_spy",
        Source("nocturne_1e", "zombies"),
        "You draw first and then look at the card that is on top then; only your own deck is looked at.",
        "Du ziehst zuerst und siehst dann die Karte an, die danach oben liegt; nur dein eigener "
        "Nachziehstapel wird angesehen.",
    ),
)
