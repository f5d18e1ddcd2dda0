"""What the preferences of a player in the browser are called; see preferences.ts."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "prefs.title": Both("Settings", "Einstellungen"),
        "prefs.theme": Both("Colours", "Farben"),
        "prefs.theme.system": Both("as the system has them", "wie im System"),
        "prefs.theme.light": Both("light", "hell"),
        "prefs.theme.dark": Both("dark", "dunkel"),
        "prefs.surface": Both("Table", "Tisch"),
        "prefs.surface.table": Both("felt and wood", "Filz und Holz"),
        "prefs.surface.plain": Both("plain", "schlicht"),
        "prefs.pace": Both("Other players’ turns", "Züge der anderen"),
        "prefs.pace.instant": Both("at once", "sofort"),
        "prefs.pace.quick": Both("quick", "schnell"),
        "prefs.pace.normal": Both("normal", "normal"),
        "prefs.pace.slow": Both("slow", "langsam"),
        "prefs.sound": Both("Sounds", "Töne"),
        "prefs.sound.on": Both("on", "an"),
        "prefs.sound.off": Both("off", "aus"),
        "prefs.notify": Both("Notice when you are asked", "Meldung, wenn du gefragt bist"),
        "prefs.notify.on": Both("while the page is out of sight", "solange die Seite nicht zu sehen ist"),
        "prefs.notify.off": Both("none", "keine"),
    }
)
