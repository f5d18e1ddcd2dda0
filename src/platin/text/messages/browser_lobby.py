"""Public tables, hints, clocks, giving up, chat and looking on, in the browser."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "lobby.page_title": Both("Open tables · Platin", "Offene Tische · Platin"),
        "lobby.title": Both("Open tables", "Offene Tische"),
        "lobby.door": Both("Sit down with others, or watch them.", "Setz dich zu anderen oder sieh zu."),
        "lobby.lead": Both(
            "Tables of this server that their hosts made public. The list renews itself.",
            "Tische dieses Servers, die für alle offen sind. Die Liste erneuert sich von selbst.",
        ),
        "lobby.none": Both(
            "No table is open just now. Set up a game with a friend’s seat, and make the table public.",
            "Gerade ist kein Tisch offen. Stell selbst ein Spiel mit einem Platz für andere auf und mach den Tisch "
            "öffentlich.",
        ),
        "lobby.count.one": Both("1 table", "1 Tisch"),
        "lobby.count.many": Both("{n} tables", "{n} Tische"),
        "lobby.free": Both("free seat", "freier Platz"),
        "lobby.waiting": Both("Waits for players", "Wartet auf Mitspieler"),
        "lobby.playing": Both("Being played, turn {n}", "Wird gespielt, Zug {n}"),
        "lobby.kingdom": Both("The kingdom", "Das Königreich"),
        "lobby.sit": Both("Sit down", "Hinsetzen"),
        "lobby.watch": Both("Watch", "Zusehen"),
        "lobby.back": Both("Back to my seat", "Zurück an meinen Platz"),
        "lobby.name_first": Both("Please give your name first.", "Gib bitte erst deinen Namen an."),
        # Hints.
        "hint.ask": Both("What would you do? Ask a bot.", "Was würdest du tun? Frag einen Bot."),
        "hint.short": Both("Hint", "Tipp"),
        "hint.would": Both("The {bot} would choose:", "Der {bot} würde wählen:"),
        # Giving up, and clocks.
        "resign.button": Both("Resign", "Aufgeben"),
        "resign.title": Both("Do you want to resign?", "Möchtest du aufgeben?"),
        "resign.two": Both(
            "The game is over then, and the other player has won.",
            "Dann ist das Spiel zu Ende, und die andere Person hat gewonnen.",
        ),
        "resign.more": Both(
            "A bot plays on for you, and the result says that you resigned.",
            "Ein Bot spielt für dich weiter, und im Ergebnis steht, dass du aufgegeben hast.",
        ),
        "resign.stay": Both("Play on", "Weiterspielen"),
        "resign.sure": Both("Resign", "Aufgeben"),
        "left.resigned": Both("resigned", "hat aufgegeben"),
        "left.time": Both("ran out of time", "Zeit abgelaufen"),
        "left.resigned_for": Both("for {player}, who resigned", "für {player}, aufgegeben"),
        "left.time_for": Both("for {player}, who ran out of time", "für {player}, Zeit abgelaufen"),
        "clock.left": Both("{time} left", "noch {time}"),
        # Chat.
        "chat.title": Both("Chat", "Chat"),
        "chat.kept": Both(
            "All at the table can read it, also who looks on. It is not kept with the game.",
            "Alle am Tisch können es lesen, auch wer zusieht. Es wird nicht mit dem Spiel aufbewahrt.",
        ),
        "chat.lines": Both("What was written", "Was geschrieben wurde"),
        "chat.field": Both("Write something", "Schreib etwas"),
        "chat.send": Both("Send", "Senden"),
        "chat.mute": Both("Do not show what {player} writes", "Nicht zeigen, was {player} schreibt"),
        # Looking on.
        "watch.watching.one": Both("1 looks on", "1 sieht zu"),
        "watch.watching.many": Both("{n} look on", "{n} sehen zu"),
        "watch.nobody": Both("Nobody looks on.", "Niemand sieht zu."),
        "watch.copy": Both("Copy the link to watch", "Link zum Zusehen kopieren"),
        "watch.listed": Both("This table is listed for everybody.", "Dieser Tisch steht für alle auf der Liste."),
        "watch.unlist": Both("Take it off the list", "Von der Liste nehmen"),
    }
)
