"""What the set-up assistant says, in German."""

from typing import Final

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "buy": ("+kauf", "+käufe", "käufe"),
    "actions": ("+aktionen", "dorf", "dörfer", "+2 aktionen"),
    "draw": ("ziehen", "+karten", "karten", "nachziehen"),
    "trashing": ("entsorgen", "entsorger"),
    "gain": ("nehmen", "nehmer"),
    "curses": ("flüche", "fluch"),
    "vp-tokens": ("punktemarker", "siegpunktmarker", "marker"),
    "cheaper": ("billiger", "kostensenkung"),
    "attack": ("angriff", "angriffe"),
    "reaction": ("reaktion", "reaktionen"),
    "treasure": ("geld", "geldkarte", "geldkarten"),
    "victory": ("punkte", "punktekarte", "punktekarten"),
    "duration": ("dauer", "dauerkarte", "dauerkarten"),
    "potion": ("trank", "tränke"),
}
"""What is typed for a kind of card, the usual word first."""

LANDSCAPES: Final[dict[str, tuple[str, ...]]] = {
    "landscape": ("Querformatkarte", "Querformatkarten"),
    "event": ("Ereignis", "Ereignisse", "Ereignissen"),
    "trait": ("Merkmal", "Merkmale", "Merkmalen"),
    "way": ("Weg", "Wege", "Wegen"),
}
"""What is typed for landscapes and for the kinds of them: singular, plural, other forms."""

NUMBERS: Final[dict[str, int]] = {
    "kein": 0,
    "keine": 0,
    "keinen": 0,
    "keinem": 0,
    "ein": 1,
    "eine": 1,
    "einen": 1,
    "einem": 1,
    "einer": 1,
    "zwei": 2,
    "drei": 3,
    "vier": 4,
}
"""Numbers and articles before them."""

WISHES: Final[dict[str, tuple[str, ...]]] = {
    "with": ("mit",),
    "without": ("ohne", "kein", "keine", "keinen", "keinem"),
    "on": ("auf",),
    "the": ("der", "die", "das", "dem", "den"),
    "and": ("und",),
    "shelters": ("Unterschlüpfe", "Unterschlüpfen"),
    "colony": ("Kolonie", "Platin"),
}
"""The small words of wishes."""

BOXES: Final[dict[str, tuple[str, ...]]] = {
    "base": ("basis", "grundspiel", "dominion", "basiskarten"),
    "intrigue": ("intrige",),
    "alchemy": ("alchemisten", "alchemie"),
    "prosperity": (),
    "cornucopia": ("ernte",),
    "plunder": (),
    "hinterlands": ("hinterland",),
    "guilds": ("gilden",),
    "allies": ("verbündete",),
}
"""Other names of the boxes."""

WORDS: Final[dict[str, str]] = {
    # Command lines.
    "kingdom.help": "Bereite ein Spiel vor: empfohlene Sets, zufällige Königreiche, und was aus den Schachteln "
    "zu nehmen ist.",
    "list.help": "Liste die empfohlenen Sets auf: welche spielbar sind, und was den anderen noch fehlt.",
    "show.help": "Zeige ein Set oder eine Liste von Karten, und was dafür aus den Schachteln zu nehmen ist.",
    "random.help": "Lose ein Königreich nach Wunsch aus, und sage, was aus den Schachteln zu nehmen ist.",
    "list.expansion": "Nur Sets mit dieser Erweiterung.",
    "random.expansion": "Aus dieser Erweiterung auslosen, in beiden Sprachen; mehrfach möglich. „Blütezeit "
    "(2. Auflage)“ ist die spätere Auflage.",
    "random.wishes": "Was du möchtest, steht hinter den Optionen, in deinen Worten: „zwei Querformatkarten, ein "
    "Merkmal auf Schmiede, ein Dorf, kein Burggraben“.",
    "random.include": "Karten und Querformatkarten, die dabei sein müssen, mit Kommas.",
    "random.exclude": "Karten und Querformatkarten, die nicht dabei sein dürfen, mit Kommas.",
    "random.need": "Mindestens eine Karte dieser Art; mehrfach möglich. Arten: {kinds}.",
    "random.spread": "Mindestens je eine Karte für 2, 3, 4 und 5.",
    "random.landscapes": "Genau so viele Querformatkarten; ohne Angabe die, die gezogen werden, höchstens 2.",
    "random.prints": "Karten der ersten (first) oder der späteren (later) Auflage; ohne Angabe alle.",
    "random.seed": "Dasselbe Königreich noch einmal auslosen.",
    "show.prints": "Die Auflage von Karten, deren Name sie nicht nennt.",
    "show.seed": "Ein anderer Bannstapel oder Merkmalstapel, wo die Liste ihn offen lässt.",
    "kingdom.players": "Wie viele spielen.",
    "kingdom.colony": "Mit oder ohne Platin und Kolonie.",
    "kingdom.shelters": "Mit oder ohne Unterschlüpfe statt der Anwesen zu Beginn.",
    "kingdom.json": "JSON statt Text ausgeben.",
    "commands": "Befehle",
    "error.command": "Es gibt keinen Befehl {name}; erwartet: {expected}.",
    # The sets.
    "sets.count": "{playable} von {all} spielbar",
    "sets.lacks": "noch nicht spielbar: {cards}",
    "sets.with": "mit {boxes}",
    "sets.none": "Kein empfohlenes Set benutzt {boxes}.",
    # A kingdom.
    "title.random": "Zufälliges Königreich",
    "title.list": "Königreich",
    "by_book": "Empfohlen in der Anleitung von {box}",
    "seed": "Startzahl {seed}",
    "players": "{n} Spieler",
    "bane": "Bann",
    "bane.proposed": "Bann (Vorschlag)",
    "landscapes": "Querformatkarten",
    "trait": "{trait}: {pile}",
    "trait.proposed": "{kind}, Stapel als Vorschlag",
    "loot.unused": "Kostbarkeiten: nein. Nichts in diesem Königreich bezieht sich darauf.",
    "pile.used": "{pile}: ja, für {cards}.",
    "listed": "{first} und {last}",
    "shelters.used": "Unterschlüpfe: ja. {why}",
    "shelters.unused": "Unterschlüpfe: nein. {why}",
    "shelters.set": "So will es das Set.",
    "shelters.said": "So steht es in der Liste.",
    "shelters.wanted": "So hast du es bestimmt.",
    "shelters.unwanted": "So hast du es bestimmt.",
    "shelters.open": "Sie gehören zu Dark Ages, aber nur, wenn alle es so wollen (--shelters).",
    "shelters.none": "Keine Königreichkarte ist aus Dark Ages.",
    "colony.used": "Platin und Kolonie: ja. {why}",
    "colony.unused": "Platin und Kolonie: nein. {why}",
    "colony.set": "So will es das Set.",
    "colony.set_not": "Das Set kommt ohne sie aus.",
    "colony.all": "Alle Königreichkarten sind aus Blütezeit.",
    "colony.none": "Keine Königreichkarte ist aus Blütezeit.",
    "colony.lot": "Unter den Königreichkarten fiel das Los auf {card} aus Blütezeit.",
    "colony.lot_not": "Unter den Königreichkarten fiel das Los auf {card}, nicht aus Blütezeit.",
    "colony.wanted": "So hast du es bestimmt.",
    "colony.unwanted": "So hast du es bestimmt.",
    "colony.said": "So steht es in der Liste.",
    "colony.said_not": "So steht es in der Liste.",
    "colony.open": "Die Liste verlangt sie nicht.",
    "missing": "Hier noch nicht spielbar: {cards}.",
    "missing.boxes": "Ohne diese Karten lassen sich die Stapel nicht abzählen.",
    # Hints.
    "hints": "Hinweise",
    "hint.colony": "{n} Königreichkarten sind aus Blütezeit. Ab 4 empfiehlt die Anleitung Platin und Kolonie.",
    "hint.alchemy.one": "1 Königreichkarte ist aus Die Alchemisten. Empfohlen sind 3 bis 5 davon zusammen oder keine.",
    "hint.alchemy.many": "{n} Königreichkarten sind aus Die Alchemisten. Empfohlen sind 3 bis 5 davon zusammen oder "
    "keine.",
    "hint.landscapes": "{n} Querformatkarten. Empfohlen sind höchstens 2.",
    "hint.players": "{n} Spieler brauchen die Geldkarten von zwei Basisspielen.",
    "hint.size.one": "Nur 1 Königreichkarte; zu einem Spiel gehören 10.",
    "hint.size.many": "Nur {n} Königreichkarten; zu einem Spiel gehören 10.",
    # What to take out of the boxes.
    "boxes": "Aus den Schachteln",
    "boxes.basic": "Basiskarten",
    "boxes.start": "Auszuteilen",
    "boxes.start_each": "je Spieler {cards}, zusätzlich zu den Stapeln",
    "boxes.beside": "{pile} (neben dem Vorrat)",
    "boxes.face_down": "{pile} (neben dem Vorrat, gemischt, verdeckt)",
    "boxes.shuffled": "{pile} (von allen {n}, gemischt)",
    "boxes.trash": "In den Müll",
    "boxes.bane": "{pile} (Bann)",
    "boxes.market": "Schwarzmarktdeck",
    "boxes.landscape": "{kind} {name}",
    "boxes.trait": "{kind} {name} (unter {pile})",
    "boxes.material": "Tableaus und Marker",
    "material.trash": "Müllkarte oder Mülltableau",
    "material.vp_tokens": "Punktemarker, so viele wie nötig",
    "material.debt_tokens": "Schuldenmarker, so viele wie nötig",
    "material.player_mats": "{n} Spieler-Tableaus für die Punktemarker",
    "material.trade_route_mat": "das Handelsrouten-Tableau",
    "material.coin_tokens": "{n} Geldmarker, je einer auf {piles}",
    "material.bane_marker": "die Platzhalterkarte der Jungen Hexe, quer unter {piles}",
    "material.mats": "{n} Tableaus {card}",
    "material.card_tokens": "Marker für {card}, so viele wie nötig",
    "material.tokens": "{n} Marker auf {piles}",
    "list.pass_on": "Die Liste zum Weitergeben",
    # Wishes that cannot be granted.
    "kind.cost": "eine Karte für {n}",
    "error.box": "Es gibt keine Erweiterung {name!r}; erwartet: {boxes}.",
    "error.box_empty": "Aus {boxes} ist noch nichts spielbar.",
    "error.kind": "Es gibt keine Kartenart {name!r}; erwartet: {kinds}.",
    "error.both": "{cards}: soll dabei und nicht dabei sein.",
    "error.too_few": "Nur {n} Königreichkarten stehen zur Wahl ({boxes}), gebraucht werden 10.",
    "error.too_few_bane": "Nur {n} Königreichkarten stehen zur Wahl ({boxes}); mit dem Bann werden 11 gebraucht.",
    "error.need": "Für den Wunsch „{kinds}“ ist keine Karte übrig ({boxes}).",
    "error.room.one": "Nur 1 Stapel ist noch frei, zu wenig für diese Wünsche zusammen: {kinds}.",
    "error.room.many": "Nur {n} Stapel sind noch frei, zu wenige für diese Wünsche zusammen: {kinds}.",
    "error.need_bane": "Für den Bann von {card} ist keine Karte übrig: Sie muss 2 oder 3 kosten, unbenutzt sein und "
    "den anderen Wünschen Platz lassen ({boxes}).",
    "error.landscapes.one": "Nur 1 Querformatkarte steht zur Wahl ({boxes}).",
    "error.landscapes.many": "Nur {n} Querformatkarten stehen zur Wahl ({boxes}).",
    "error.landscape_kind": "Es stehen nicht genug {kinds} zur Wahl ({boxes}): {n}.",
    "error.landscapes_in.one": "1 Querformatkarte soll dabei sein: {cards}. Das ist mehr, als du verlangt hast.",
    "error.landscapes_in.many": "{n} Querformatkarten sollen dabei sein: {cards}. Das ist mehr, als du verlangt hast.",
    "error.trait_type": "{trait} kann nicht auf {pile} liegen: Ein Merkmal gehört auf einen Aktions- oder Geldstapel "
    "des Königreichs.",
    "error.trait_pile": "Auf {card} kann kein Merkmal liegen: Es gehört auf einen Aktions- oder Geldstapel des "
    "Königreichs.",
    "error.trait_twice": "{trait} kann nicht auch auf {pile} liegen: Ein Stapel hat höchstens ein Merkmal.",
    "error.not_landscapes": "Nach --landscapes kommt eine Zahl ab 0, nicht {n}.",
}
