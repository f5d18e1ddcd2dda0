"""What the pages in the browser have in common: phrases, refusals, names of things to choose from."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "general.missing": Both("There is nothing here", "Hier gibt es nichts"),
        "general.missing_more": Both(
            "No page of Platin has this address. Perhaps it was copied only in part.",
            "Keine Seite von Platin hat diese Adresse. Vielleicht ist sie nur zum Teil kopiert worden.",
        ),
        "general.to_start": Both("To the start page", "Zur Startseite"),
    }
)
"""Words of the client that belong to no single page."""

PHRASES: Final[Dictionary[str]] = Dictionary(
    {
        "hello": Both("Hello!", "Hallo!"),
        "luck": Both("Good luck, have fun!", "Viel Glück und viel Spaß!"),
        "thanks": Both("Thank you!", "Danke!"),
        "welcome": Both("You’re welcome.", "Gern geschehen."),
        "moment": Both("One moment, please.", "Einen Moment, bitte."),
        "back": Both("I’m back.", "Ich bin wieder da."),
        "your_turn": Both("It’s your turn.", "Du bist dran."),
        "thinking": Both("I’m still thinking.", "Ich überlege noch."),
        "nice_card": Both("Nice card!", "Schöne Karte!"),
        "nice_turn": Both("What a turn!", "Was für ein Zug!"),
        "ouch": Both("Ouch!", "Autsch!"),
        "phew": Both("That was close!", "Das war knapp!"),
        "unlucky": Both("Just my luck.", "So ein Pech."),
        "sorry": Both("Sorry!", "Tut mir leid!"),
        "take_back": Both("May I take that back?", "Darf ich das zurücknehmen?"),
        "sure": Both("Sure, go ahead.", "Na klar, nur zu."),
        "rather_not": Both("I’d rather not.", "Lieber nicht."),
        "well_played": Both("Well played!", "Gut gespielt!"),
        "rematch": Both("Rematch?", "Revanche?"),
        "bye": Both("I have to go. Goodbye!", "Ich muss los. Tschüss!"),
    }
)
"""What can be said at the table, by key, in the order in which it is offered."""

KINDS: Final[Dictionary[str]] = Dictionary(
    {
        "basic": Both("Basic card", "Basiskarte"),
        "kingdom": Both("Kingdom card", "Königreichkarte"),
        "pile": Both("Pile of different cards", "Stapel verschiedener Karten"),
        "split_pile_card": Both("Card of a split pile", "Karte eines geteilten Stapels"),
        "non_supply": Both("Not in the Supply", "Nicht im Vorrat"),
    }
)
"""Kinds of cards that are no types; the other kinds are called like their types."""

WANTED: Final[Dictionary[str]] = Dictionary(
    {
        "buy": Both("Extra Buys", "Zusätzliche Käufe"),
        "actions": Both("Villages (two Actions or more)", "Dörfer (zwei Aktionen oder mehr)"),
        "draw": Both("Drawing cards", "Karten ziehen"),
        "trashing": Both("Trashing", "Entsorgen"),
        "gain": Both("Gaining cards", "Karten nehmen"),
        "curses": Both("Curses for the others", "Flüche für die anderen"),
        "vp-tokens": Both("Victory point tokens", "Punktemarker"),
        "cheaper": Both("Lower costs", "Niedrigere Kosten"),
        "attack": Both("Attacks", "Angriffe"),
        "reaction": Both("Reactions", "Reaktionen"),
        "treasure": Both("Treasures", "Geldkarten"),
        "victory": Both("Victory cards", "Punktekarten"),
        "duration": Both("Durations", "Dauerkarten"),
        "potion": Both("Potions", "Tränke"),
    }
)
"""What somebody may want in a random kingdom: the kinds of `platin.kingdom`."""

HINTS: Final[Dictionary[str]] = Dictionary(
    {
        "added.one": Both("1 card was added by chance.", "1 Karte kam durch Zufall dazu."),
        "added.many": Both("{n} cards were added by chance.", "{n} Karten kamen durch Zufall dazu."),
    }
)
"""What there is to say about a kingdom that left something open."""

ERRORS: Final[Dictionary[str]] = Dictionary(
    {
        "bad_message.json": Both("This message is not JSON.", "Diese Nachricht ist kein JSON."),
        "bad_message.type": Both(
            "There is no such type of message: expected one of {expected}.",
            "Diese Art von Nachricht gibt es nicht; erwartet ist eine von {expected}.",
        ),
        "bad_message.missing": Both(
            "The field “{field}” is missing in this message.",
            "In dieser Nachricht fehlt das Feld „{field}“.",
        ),
        "bad_message.extra": Both(
            "There is no field “{field}” in a message of this type.",
            "Ein Feld „{field}“ gibt es in dieser Art von Nachricht nicht.",
        ),
        "bad_message.value": Both(
            "The field “{field}” of this message has a value that is not possible.",
            "Das Feld „{field}“ dieser Nachricht hat einen Wert, der nicht möglich ist.",
        ),
        "bad_message.long": Both(
            "The field “{field}” of this message is too long: at most {n} characters are allowed.",
            "Das Feld „{field}“ dieser Nachricht ist zu lang: Erlaubt sind höchstens {n} Zeichen.",
        ),
        "bad_message.whole": Both(
            "This message is not an object with fields.",
            "Diese Nachricht ist kein Objekt mit Feldern.",
        ),
        "too_big": Both(
            "This message is too long: at most {most} bytes are allowed.",
            "Diese Nachricht ist zu lang: Erlaubt sind höchstens {most} Bytes.",
        ),
        "too_frequent": Both(
            "Too many messages. Please wait a moment.",
            "Das sind zu viele Nachrichten. Bitte warte einen Moment.",
        ),
        "hello_first": Both(
            "The first message has to say which game it is about.",
            "Die erste Nachricht muss sagen, um welches Spiel es geht.",
        ),
        "no_such_game": Both("There is no such game.", "Dieses Spiel gibt es nicht."),
        "unreadable": Both(
            "This game was kept by another version of Platin and cannot be opened.",
            "Dieses Spiel stammt aus einer anderen Version von Platin und lässt sich nicht öffnen.",
        ),
        "no_such_page": Both("There is nothing at this address.", "Unter dieser Adresse gibt es nichts."),
        "no_such_card": Both("There is no card “{card}”.", "Es gibt keine Karte „{card}“."),
        "no_such_bot": Both(
            "There is no bot “{bot}”: expected one of {expected}.",
            "Es gibt keinen Bot „{bot}“; erwartet ist einer von {expected}.",
        ),
        "no_such_point": Both(
            "The game has no such point: expected 0 to {last}.",
            "Diesen Punkt hat das Spiel nicht; erwartet ist 0 bis {last}.",
        ),
        "no_such_seat": Both("The table has no such seat.", "Diesen Platz hat der Tisch nicht."),
        "wrong_secret": Both("This seat is not yours.", "Das ist nicht dein Platz."),
        "wrong_invite": Both(
            "This invitation is not valid, or somebody has accepted it already.",
            "Diese Einladung ist nicht gültig, oder jemand hat sie schon angenommen.",
        ),
        "no_such_profile": Both(
            "This server does not know the profile of this browser: it has been deleted.",
            "Dieser Server kennt das Profil dieses Browsers nicht: Es ist gelöscht worden.",
        ),
        "no_such_day": Both("There is no kingdom of that day.", "Zu diesem Tag gibt es kein Königreich."),
        "day_running": Both(
            "Your game of today that counts is not over yet.",
            "Dein Spiel von heute, das zählt, ist noch nicht zu Ende.",
        ),
        "too_many_favourites": Both(
            "You have {most} favourites already. Take one off the list first.",
            "Du hast schon {most} Lieblingskönigreiche. Nimm zuerst eines von der Liste.",
        ),
        "not_your_question": Both("Somebody else is asked.", "Gefragt ist jemand anderes."),
        "stale": Both(
            "This question is not pending any more; now it is number {question}.",
            "Diese Frage ist nicht mehr offen; jetzt ist es die Nummer {question}.",
        ),
        "illegal_answer": Both("This answer is not possible.", "Diese Antwort ist nicht möglich."),
        "illegal_answer.number": Both(
            "This answer is not possible: there is no option {n}.",
            "Diese Antwort ist nicht möglich: Eine Möglichkeit {n} gibt es nicht.",
        ),
        "illegal_answer.twice": Both(
            "This answer is not possible: option {n} is picked twice.",
            "Diese Antwort ist nicht möglich: Möglichkeit {n} ist zweimal gewählt.",
        ),
        "illegal_answer.few": Both(
            "This answer is not possible: at least {n} must be picked.",
            "Diese Antwort ist nicht möglich: Zu wählen sind mindestens {n}.",
        ),
        "illegal_answer.many": Both(
            "This answer is not possible: at most {n} may be picked.",
            "Diese Antwort ist nicht möglich: Zu wählen sind höchstens {n}.",
        ),
        "nothing_to_undo": Both("There is nothing to take back.", "Es gibt nichts zurückzunehmen."),
        "no_such_request": Both("Nobody asks for this any more.", "Darum bittet niemand mehr."),
        "no_such_phrase": Both("There is no such phrase.", "Diesen Spruch gibt es nicht."),
        "no_chat": Both(
            "Free chat is not allowed on this server.", "Freies Schreiben ist auf diesem Server nicht erlaubt."
        ),
        "nothing_written": Both("There is nothing to read in this.", "Darin steht nichts."),
        "no_hints": Both("No hints were agreed on at this table.", "An diesem Tisch sind keine Tipps vereinbart."),
        "time_up": Both("Your time is up.", "Deine Zeit ist abgelaufen."),
        "not_host": Both("Only who made the table can do this.", "Das kann nur, wer den Tisch eröffnet hat."),
        "not_public": Both("This table is not public.", "Dieser Tisch ist nicht öffentlich."),
        "no_free_seat": Both("All seats are taken.", "Alle Plätze sind besetzt."),
        "no_analysis": Both("This server does not analyse games.", "Dieser Server wertet keine Spiele aus."),
        "no_lobby": Both("Tables are not listed on this server.", "Auf diesem Server werden keine Tische aufgelistet."),
        "guide": Both("{text}", "{text}"),
        "no_such_puzzle": Both("There is no such puzzle.", "Dieses Rätsel gibt es nicht."),
        "no_such_lesson": Both("There is no such lesson.", "Diese Lektion gibt es nicht."),
        "not_now": Both("This is not possible now.", "Das ist jetzt nicht möglich."),
        "halted": Both(
            "This game cannot be played on: a ruling has been corrected since, and it would become another game.",
            "Dieses Spiel lässt sich nicht weiterspielen: Eine Regelauslegung ist seither berichtigt worden, und es "
            "würde ein anderes Spiel.",
        ),
        "not_over": Both("This game is not over yet.", "Dieses Spiel ist noch nicht zu Ende."),
        "over": Both("The game is over.", "Das Spiel ist zu Ende."),
        "busy": Both(
            "There are too many games or players at the moment. Please try again soon.",
            "Im Moment sind es zu viele Spiele oder Leute. Bitte versuch es bald noch einmal.",
        ),
        "internal": Both(
            "Something went wrong here. Your game is safe; please try again.",
            "Hier ist etwas schiefgegangen. Dein Spiel ist sicher; bitte versuch es noch einmal.",
        ),
    }
)
"""Why something cannot be done. What stands before the dot is the code that programs go by."""
