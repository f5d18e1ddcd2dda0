"""Rulings for Duration cards of Plunder that act at the start of later turns (Plünderer, first print)."""

from typing import Final

from platin.text.rulings.ruling import Ruling

RULINGS: Final[tuple[Ruling, ...]] = (
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
        "Durch den Thronsaal zweimal gespielt, hat er nur einen Platz für Karten, aber zwei Entscheidungen pro Zug.",
    ),
    Ruling(
        "quartermaster.not-in-play",
        "quartermaster",
        "Plünderer, Sumpfhütten",
        "Cards lying on it are not in play: Actions there do not make a Peddler cheaper.",
        "Karten auf ihm sind nicht im Spiel: Aktionskarten dort machen einen Hausierer nicht billiger.",
    ),
    Ruling(
        "siren.gained",
        "siren",
        "Plünderer, Sirene",
        "If you trash no Action from hand, the gained Siren is trashed, even if you have an Action.",
        "Entsorgst du keine Aktionskarte von der Hand, wird die genommene Sirene entsorgt, auch wenn du eine hättest.",
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
        "Eine Sirene, die zuvor wegbewegt wurde, etwa durch Insignien auf den Nachziehstapel, wird nicht entsorgt.",
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
)
