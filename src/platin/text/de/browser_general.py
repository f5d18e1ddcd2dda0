"""What the pages in the browser have in common, in German: phrases, refusals, names of things to choose from."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "general.missing": "Hier gibt es nichts",
    "general.missing_more": "Keine Seite von Platin hat diese Adresse. Vielleicht ist sie nur zum Teil kopiert worden.",
    "general.to_start": "Zur Startseite",
}
"""Words of the client that belong to no single page."""

PHRASES: Final[dict[str, str]] = {
    "hello": "Hallo!",
    "luck": "Viel Glück und viel Spaß!",
    "thanks": "Danke!",
    "welcome": "Gern geschehen.",
    "moment": "Einen Moment, bitte.",
    "back": "Ich bin wieder da.",
    "your_turn": "Du bist dran.",
    "thinking": "Ich überlege noch.",
    "nice_card": "Schöne Karte!",
    "nice_turn": "Was für ein Zug!",
    "ouch": "Autsch!",
    "phew": "Das war knapp!",
    "unlucky": "So ein Pech.",
    "sorry": "Tut mir leid!",
    "take_back": "Darf ich das zurücknehmen?",
    "sure": "Na klar, nur zu.",
    "rather_not": "Lieber nicht.",
    "well_played": "Gut gespielt!",
    "rematch": "Revanche?",
    "bye": "Ich muss los. Tschüss!",
}
"""What can be said at the table, by key, in the order in which it is offered."""

KINDS: Final[dict[str, str]] = {
    "basic": "Basiskarte",
    "kingdom": "Königreichkarte",
    "pile": "Stapel verschiedener Karten",
    "split_pile_card": "Karte eines geteilten Stapels",
    "traveller_upgrade": "Für einen Reisenden eingetauscht",
    "non_supply": "Nicht im Vorrat",
}
"""Kinds of cards that are no types; the other kinds are called like their types."""

WANTED: Final[dict[str, str]] = {
    "buy": "Zusätzliche Käufe",
    "actions": "Dörfer (zwei Aktionen oder mehr)",
    "draw": "Karten ziehen",
    "trashing": "Entsorgen",
    "gain": "Karten nehmen",
    "curses": "Flüche für die anderen",
    "vp-tokens": "Punktemarker",
    "cheaper": "Niedrigere Kosten",
    "attack": "Angriffe",
    "reaction": "Reaktionen",
    "treasure": "Geldkarten",
    "victory": "Punktekarten",
    "duration": "Dauerkarten",
    "potion": "Tränke",
}
"""What somebody may want in a random kingdom: the kinds of `platin.kingdom`."""

HINTS: Final[dict[str, str]] = {
    "added.one": "1 Karte kam durch Zufall dazu.",
    "added.many": "{n} Karten kamen durch Zufall dazu.",
    "bane": "Der Bann ist durch Zufall bestimmt: {bane}.",
    "trait": "{trait} liegt durch Zufall auf diesem Stapel: {pile}.",
    "market": "Das Schwarzmarktdeck ist durch Zufall bestimmt.",
}
"""What there is to say about a kingdom that left something open."""

ERRORS: Final[dict[str, str]] = {
    "bad_message.json": "Diese Nachricht ist kein JSON.",
    "bad_message.type": "Diese Art von Nachricht gibt es nicht; erwartet ist eine von {expected}.",
    "bad_message.missing": "In dieser Nachricht fehlt das Feld „{field}“.",
    "bad_message.extra": "Ein Feld „{field}“ gibt es in dieser Art von Nachricht nicht.",
    "bad_message.value": "Das Feld „{field}“ dieser Nachricht hat einen Wert, der nicht möglich ist.",
    "bad_message.long": "Das Feld „{field}“ dieser Nachricht ist zu lang: Erlaubt sind höchstens {n} Zeichen.",
    "bad_message.whole": "Diese Nachricht ist kein Objekt mit Feldern.",
    "too_big": "Diese Nachricht ist zu lang: Erlaubt sind höchstens {most} Bytes.",
    "too_frequent": "Das sind zu viele Nachrichten. Bitte warte einen Moment.",
    "hello_first": "Die erste Nachricht muss sagen, um welches Spiel es geht.",
    "no_such_game": "Dieses Spiel gibt es nicht.",
    "unreadable": "Dieses Spiel stammt aus einer anderen Version von Platin und lässt sich nicht öffnen.",
    "no_such_page": "Unter dieser Adresse gibt es nichts.",
    "no_such_card": "Es gibt keine Karte „{card}“.",
    "no_such_bot": "Es gibt keinen Bot „{bot}“; erwartet ist einer von {expected}.",
    "no_such_point": "Diesen Punkt hat das Spiel nicht; erwartet ist 0 bis {last}.",
    "no_such_seat": "Diesen Platz hat der Tisch nicht.",
    "wrong_secret": "Das ist nicht dein Platz.",
    "wrong_invite": "Diese Einladung ist nicht gültig, oder jemand hat sie schon angenommen.",
    "not_your_question": "Gefragt ist jemand anderes.",
    "stale": "Diese Frage ist nicht mehr offen; jetzt ist es die Nummer {question}.",
    "illegal_answer": "Diese Antwort ist nicht möglich.",
    "illegal_answer.number": "Diese Antwort ist nicht möglich: Eine Möglichkeit {n} gibt es nicht.",
    "illegal_answer.twice": "Diese Antwort ist nicht möglich: Möglichkeit {n} ist zweimal gewählt.",
    "illegal_answer.few": "Diese Antwort ist nicht möglich: Zu wählen sind mindestens {n}.",
    "illegal_answer.many": "Diese Antwort ist nicht möglich: Zu wählen sind höchstens {n}.",
    "nothing_to_undo": "Es gibt nichts zurückzunehmen.",
    "no_such_request": "Darum bittet niemand mehr.",
    "no_such_phrase": "Diesen Spruch gibt es nicht.",
    "not_now": "Das ist jetzt nicht möglich.",
    "halted": "Dieses Spiel lässt sich nicht weiterspielen: Eine Regelauslegung ist seither berichtigt worden, und es "
    "würde ein anderes Spiel.",
    "not_over": "Dieses Spiel ist noch nicht zu Ende.",
    "over": "Das Spiel ist zu Ende.",
    "busy": "Im Moment sind es zu viele Spiele oder Leute. Bitte versuch es bald noch einmal.",
    "internal": "Hier ist etwas schiefgegangen. Dein Spiel ist sicher; bitte versuch es noch einmal.",
}
"""Why something cannot be done. What stands before the dot is the code that programs go by."""
