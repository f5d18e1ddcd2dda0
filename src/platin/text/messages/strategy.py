"""The words of strategies: what files are written with, and what is said about them."""

from typing import Final

from platin.text.words import Both, Dictionary

KEYS: Final[Dictionary[tuple[str, ...]]] = Dictionary(
    {
        "strategy": Both(("strategy",), ("Strategie",)),
        "note": Both(("note",), ("Anmerkung", "Notiz")),
        "kingdom": Both(("kingdom",), ("Königreich",)),
        "gain": Both(("gain",), ("nehmen",)),
        "play": Both(("play",), ("spielen", "ausspielen")),
        "treasures": Both(("treasures",), ("Geldkarten", "Schätze")),
        "trash": Both(("trash",), ("entsorgen",)),
        "discard": Both(("discard",), ("ablegen", "abwerfen")),
        "topdeck": Both(("put back", "topdeck"), ("zurücklegen",)),
        "keep": Both(("keep",), ("behalten",)),
        "improvise": Both(("improvise",), ("improvisieren",)),
        "cards": Both(("cards",), ("Karten",)),
        "use": Both(("use",), ("einsetzen", "nutzen")),
        "choose": Both(("choose",), ("wählen",)),
        "pass": Both(("pass",), ("weitergeben",)),
        "take": Both(("take",), ("aufnehmen",)),
        "aside": Both(("set aside", "aside"), ("zur Seite legen",)),
        "return": Both(("return",), ("zurückgeben",)),
        "reveal": Both(("reveal",), ("aufdecken",)),
        "name": Both(("name",), ("nennen",)),
    }
)
"""The keys of a strategy and of a card's preferences, the usual word first."""

LOGIC: Final[Dictionary[tuple[str, ...]]] = Dictionary(
    {
        "when": Both(("when", "if", "while"), ("wenn", "falls", "solange")),
        "unless": Both(("unless",), ("außer wenn", "es sei denn", "außer")),
        "until": Both(("until",), ("bis",)),
        "and": Both(("and",), ("und",)),
        "or": Both(("or",), ("oder",)),
        "not": Both(("not", "no"), ("nicht", "kein", "keine", "keinen")),
        "always": Both(("always", "yes"), ("immer", "ja")),
        "never": Both(("never", "no"), ("nie", "niemals", "nein")),
    }
)
"""The small words of conditions."""

PLACES: Final[Dictionary[tuple[str, ...]]] = Dictionary(
    {
        "deck": Both(("in deck", "in the deck", "in my deck"), ("im Deck", "in meinem Deck")),
        "hand": Both(("in hand", "in my hand"), ("auf der Hand", "in der Hand")),
        "play": Both(("in play",), ("im Spiel",)),
        "others": Both(("in other decks", "in the other decks"), ("in anderen Decks", "in den anderen Decks")),
        "left": Both(("left", "in the supply"), ("übrig", "im Vorrat")),
    }
)
"""Where cards are counted."""

MEASURES: Final[Dictionary[tuple[str, ...]]] = Dictionary(
    {
        "coins": Both(("coins", "coin"), ("Münzen", "Geld")),
        "turn": Both(("turn", "turns"), ("Zug", "Züge")),
        "buys": Both(("buys", "buy"), ("Käufe", "Kauf")),
        "actions": Both(("actions", "action"), ("Aktionen", "Aktion")),
        "cards": Both(
            ("cards in deck", "cards in the deck", "cards in my deck"),
            ("Karten im Deck", "Karten in meinem Deck"),
        ),
        "empty": Both(("empty piles",), ("leere Stapel",)),
        "hand": Both(("cards in hand", "cards in my hand"), ("Karten auf der Hand", "Karten in der Hand")),
        "potions": Both(("potions", "potion"), ("Tränke", "Trank")),
        "money": Both(
            ("money in deck", "money in the deck", "money in my deck"),
            ("Geld im Deck", "Geld in meinem Deck"),
        ),
        "play": Both(("cards in play",), ("Karten im Spiel",)),
        "coffers": Both(("Coffers",), ("Taler",)),
        "villagers": Both(("Villagers",), ("Dorfbewohner",)),
        "debt": Both(("Debt",), ("Schulden",)),
        "tokens": Both(("VP tokens",), ("Siegpunktmarker",)),
        "players": Both(("players",), ("Spieler",)),
        "points": Both(("points",), ("Punkte",)),
        "lead": Both(("lead",), ("Vorsprung",)),
    }
)
"""Numbers of the turn and the table."""

TYPES: Final[Dictionary[tuple[str, ...]]] = Dictionary(
    {
        "action": Both(("Actions", "Action", "Action cards"), ("Aktionskarten", "Aktionen")),
        "treasure": Both(("Treasures", "Treasure", "Treasure cards"), ("Geldkarten", "Schätze")),
        "victory": Both(("Victory cards", "Victory"), ("Punktekarten",)),
        "attack": Both(("Attacks", "Attack", "Attack cards"), ("Angriffskarten", "Angriffe")),
        "reaction": Both(("Reactions", "Reaction", "Reaction cards"), ("Reaktionskarten", "Reaktionen")),
        "duration": Both(("Durations", "Duration", "Duration cards"), ("Dauerkarten",)),
        "prize": Both(("Prizes", "Prize"), ("Preiskarten", "Preise")),
        "loot": Both(("Loots", "Loot"), ("Beutekarten", "Beuten", "Beute")),
    }
)
"""Types of cards that can be counted."""

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "where": Both("{file}, line {line}: {problem}", "{file}, Zeile {line}: {problem}"),
        "did_you_mean": Both("{problem} Did you mean {names}?", "{problem} Gemeint: {names}?"),
        # What can be wrong with a file.
        "error.missing": Both("There is no file {name}.", "Es gibt keine Datei {name}."),
        "error.unreadable": Both(
            "The file {name} cannot be read: {problem}.",
            "Die Datei {name} ist nicht lesbar: {problem}.",
        ),
        "error.utf8": Both("Expected text in UTF-8.", "Erwartet ist Text in UTF-8."),
        "error.big": Both(
            "The file is too large: expected at most {most} KiB.",
            "Die Datei ist zu groß: erwartet sind höchstens {most} KiB.",
        ),
        "error.empty": Both(
            "Nothing is here: expected a strategy, at least {example}.",
            "Hier steht nichts: erwartet ist eine Strategie, mindestens {example}.",
        ),
        "error.yaml": Both(
            "Not readable as YAML at column {column}: {problem}.",
            "Nicht als YAML lesbar bei Spalte {column}: {problem}.",
        ),
        "error.yaml.plain": Both(
            "Not readable as YAML at column {column}.",
            "Nicht als YAML lesbar bei Spalte {column}.",
        ),
        "error.anchor": Both(
            "Anchors and aliases (“{found}”) are not allowed in a strategy.",
            "Anker und Verweise („{found}“) sind in einer Strategie nicht erlaubt.",
        ),
        "error.tag": Both(
            "Tags (“{found}”) are not allowed in a strategy.",
            "Typangaben („{found}“) sind in einer Strategie nicht erlaubt.",
        ),
        "error.deep": Both(
            "Nested too deeply: expected at most {most} levels.",
            "Zu tief geschachtelt: erwartet sind höchstens {most} Ebenen.",
        ),
        "error.long_list": Both(
            "Too long a list: expected at most {most} entries.",
            "Die Liste ist zu lang: erwartet sind höchstens {most} Einträge.",
        ),
        "error.long": Both(
            "Too long: expected at most {most} words and signs.",
            "Zu lang: erwartet sind höchstens {most} Wörter und Zeichen.",
        ),
        "error.mapping": Both(
            "Expected keys with their values ({example}), not {found}.",
            "Erwartet sind Schlüssel mit ihren Werten ({example}), nicht {found}.",
        ),
        "error.key": Both(
            "“{name}” is no key of a strategy; expected {expected}.",
            "„{name}“ ist kein Schlüssel einer Strategie; erwartet: {expected}.",
        ),
        "error.card_key": Both(
            "“{name}” is nothing that can be said about a card; expected {expected}.",
            "„{name}“ lässt sich über eine Karte nicht sagen; erwartet: {expected}.",
        ),
        "error.language": Both(
            "“{name}” is no language; expected {expected}.",
            "„{name}“ ist keine Sprache; erwartet: {expected}.",
        ),
        "error.twice": Both("“{name}” is named twice.", "„{name}“ ist zweimal genannt."),
        "error.no_gain": Both(
            "The strategy does not say what to gain; expected, for example, {example}.",
            "Die Strategie sagt nicht, was sie nehmen will; erwartet ist zum Beispiel {example}.",
        ),
        "error.text": Both("Expected text, not {found}.", "Erwartet ist Text, nicht {found}."),
        "error.list": Both(
            "Expected a list of cards, not {found}.",
            "Erwartet ist eine Liste von Karten, nicht {found}.",
        ),
        "error.gap": Both(
            "There is nothing between two commas; expected a card.",
            "Zwischen zwei Kommas steht nichts; erwartet ist eine Karte.",
        ),
        "error.not_wish": Both(
            "{name} can be neither gained nor bought; expected a card, an Event or a Project.",
            "{name} kann man weder nehmen noch kaufen; erwartet: eine Karte, ein Ereignis oder ein Projekt.",
        ),
        "error.not_treasure": Both(
            "{card} is no Treasure; expected are Treasures here.",
            "{card} ist keine Geldkarte; erwartet sind hier Geldkarten.",
        ),
        "error.no_card": Both("There is no card “{name}”.", "Es gibt keine Karte „{name}“."),
        "error.no_name": Both(
            "There is no card, Event or Project “{name}”.",
            "Es gibt keine Karte, kein Ereignis und kein Projekt „{name}“.",
        ),
        "error.name": Both("{problem}.", "{problem}."),
        "error.kingdom": Both("{problem}", "{problem}"),
        "error.not_asked": Both(
            "That cannot be said about {card}; expected {expected}.",
            "Das lässt sich über {card} nicht sagen; erwartet: {expected}.",
        ),
        "error.yes_or_no": Both(
            "“{found}” is neither yes nor no; expected is {expected}.",
            "„{found}“ ist weder ja noch nein; erwartet ist {expected}.",
        ),
        "error.never_asked": Both(
            "Nothing can be said about {card}: it asks nothing that a strategy decides.",
            "Über {card} lässt sich nichts sagen: Die Karte fragt nichts, was eine Strategie entscheidet.",
        ),
        "error.mode": Both(
            "“{name}” is no option of {card}; expected {expected}.",
            "„{name}“ steht bei {card} nicht zur Wahl; erwartet: {expected}.",
        ),
        "error.use": Both(
            "“{name}” is not understood here; expected {expected}.",
            "„{name}“ ist hier nicht zu verstehen; erwartet: {expected}.",
        ),
        "error.word": Both(
            "“{found}” is not understood here; expected {expected}.",
            "„{found}“ ist hier nicht zu verstehen; erwartet: {expected}.",
        ),
        "error.word_after": Both(
            "“{found}” is not understood after “{before}”; expected {expected}.",
            "„{found}“ ist nach „{before}“ nicht zu verstehen; erwartet: {expected}.",
        ),
        "error.end": Both(
            "Something is missing after “{before}”; expected {expected}.",
            "Nach „{before}“ fehlt etwas; erwartet: {expected}.",
        ),
        "error.sign": Both("The sign “{found}” is not understood.", "Das Zeichen „{found}“ ist nicht zu verstehen."),
        "error.unnamed": Both(
            "“{found}” stands alone; expected {expected}.",
            "„{found}“ steht allein; erwartet: {expected}.",
        ),
        "error.chain": Both(
            "Only two values can be compared at a time; expected {expected} before “{found}”.",
            "Nur zwei Werte lassen sich auf einmal vergleichen; erwartet: {expected} vor „{found}“.",
        ),
        "error.number": Both(
            "The number {found} is too large: expected at most {most}.",
            "Die Zahl {found} ist zu groß: erwartet ist höchstens {most}.",
        ),
        # What would have been expected.
        "expect.clause": Both("“when”, “unless” or “until”", "„wenn“, „außer wenn“ oder „bis“"),
        "expect.value": Both(
            "a number, a count (“Provinces left”, “Copper in deck”) or one of: {measures}",
            "eine Zahl, eine Anzahl („Provinzen übrig“, „Kupfer im Deck“) oder eins von: {measures}",
        ),
        "expect.place": Both(
            "where it is to be counted (“in deck”, “in hand”, “in play”, “in other decks”, “left”)",
            "wo gezählt wird („im Deck“, „auf der Hand“, „im Spiel“, „in anderen Decks“, „übrig“)",
        ),
        "expect.more": Both(
            "a comparison (< <= > >= = !=), “and”, “or”, or + - * /",
            "ein Vergleich (< <= > >= = !=), „und“, „oder“ oder + - * /",
        ),
        "expect.close": Both("a closing bracket", "eine schließende Klammer"),
        "expect.logic": Both("“and” or “or”", "„und“ oder „oder“"),
        "expect.use": Both(
            "“always”, “never”, “when ...” or “unless ...”",
            "„immer“, „nie“, „wenn ...“ oder „außer wenn ...“",
        ),
        "kind.list": Both("a list", "eine Liste"),
        "kind.mapping": Both("keys with values", "Schlüssel mit Werten"),
        "kind.text": Both("the text “{text}”", "der Text „{text}“"),
        "example.gain": Both("gain: [Province, Gold, Silver]", "nehmen: [Provinz, Gold, Silber]"),
        # What YAML readers complain about.
        "yaml.mapping values are not allowed in this context": Both(
            "a colon stands where none may be",
            "ein Doppelpunkt steht, wo keiner stehen darf",
        ),
        "yaml.did not find expected key": Both(
            "expected a key here; is the line indented like those around it?",
            "erwartet ist ein Schlüssel; ist die Zeile so eingerückt wie die anderen?",
        ),
        "yaml.could not find expected ':'": Both(
            "expected a colon after the key",
            "erwartet ist ein Doppelpunkt nach dem Schlüssel",
        ),
        "yaml.did not find expected ',' or ']'": Both(
            "expected a comma or the closing ]",
            "erwartet ist ein Komma oder die schließende ]",
        ),
        "yaml.did not find expected ',' or '}'": Both(
            "expected a comma or the closing }}",
            "erwartet ist ein Komma oder die schließende }}",
        ),
        "yaml.did not find expected '-' indicator": Both(
            "expected “- ” before each entry of the list",
            "erwartet ist „- “ vor jedem Eintrag der Liste",
        ),
        "yaml.found character that cannot start any token": Both(
            "no entry can begin with this sign; put it in quotes",
            "mit diesem Zeichen beginnt kein Eintrag; setze ihn in Anführungszeichen",
        ),
        "yaml.found a tab character that violates indentation": Both(
            "a line is indented with a tab; use blanks",
            "eine Zeile ist mit Tabulator eingerückt; nimm Leerzeichen",
        ),
        "yaml.found unexpected end of stream": Both(
            "quotes are opened and never closed",
            "Anführungszeichen werden geöffnet und nie geschlossen",
        ),
        "yaml.did not find expected node content": Both("expected an entry here", "erwartet ist hier ein Eintrag"),
        "yaml.expected a single document in the stream": Both(
            "expected only one document in the file",
            "erwartet ist nur ein Dokument in der Datei",
        ),
        # Who can play.
        "error.contestant": Both(
            "There is no bot, strategy or file “{name}”; expected {expected}.",
            "Niemand heißt „{name}“, auch keine Strategie und keine Datei; erwartet: {expected}.",
        ),
        "error.contestant_card": Both(
            "Big Money with {card} is not possible: expected an Action card of a kingdom.",
            "Big Money mit {card} geht nicht: erwartet ist eine Aktionskarte eines Königreichs.",
        ),
        "error.no_module": Both(
            "“{name}” cannot be loaded: there is no module {module}.",
            "„{name}“ lässt sich nicht laden: Es gibt kein Modul {module}.",
        ),
        "error.no_class": Both(
            "“{name}” cannot be loaded: {module} has no class {found}.",
            "„{name}“ lässt sich nicht laden: {module} hat keine Klasse {found}.",
        ),
        "error.import": Both("“{name}” cannot be loaded: {problem}.", "„{name}“ lässt sich nicht laden: {problem}."),
        "error.not_player": Both(
            "“{name}” cannot play: expected a subclass of platin.bots.seen.Player, or a class of agents.",
            "„{name}“ kann nicht spielen: erwartet ist eine Unterklasse von platin.bots.seen.Player oder eine Klasse "
            "von Agenten.",
        ),
        "contestants": Both(
            "random, easy, general, master, master:look, big-money, big-money:CARD, a strategy (platin strategy list), "
            "the path of a strategy file, or a Python class (module:Class, file.py:Class)",
            "zufall, lehrling, allgemein, meister, meister:voraus, big-money, big-money:KARTE, eine Strategie (platin "
            "strategy list), der Pfad einer Strategiedatei oder eine Python-Klasse (modul:Klasse, datei.py:Klasse)",
        ),
        "name.random": Both("Random", "Zufall"),
        "name.easy": Both("Apprentice", "Lehrling"),
        "name.general": Both("All-rounder", "Allrounder"),
        "name.master": Both("Master", "Meister"),
        "name.master:look": Both("Master, looking ahead", "Meister mit Vorausschau"),
        "master.look": Both("look", "voraus"),
        "error.master": Both(
            "“{name}”: expected master, or master:look for one that also looks ahead",
            "„{name}“: erwartet wird meister oder meister:voraus für einen, der auch vorausschaut",
        ),
        "name.with": Both("{name} with {card}", "{name} mit {card}"),
        "for.random": Both(
            "Any legal answer, all equally likely.",
            "Irgendeine erlaubte Antwort, alle gleich wahrscheinlich.",
        ),
        "for.easy": Both(
            "Plays with sense and buys what looks dear: for a first evening.",
            "Spielt mit Verstand und kauft, was teuer aussieht: für einen ersten Abend.",
        ),
        "for.general": Both("Plays any kingdom; the usual opponent.", "Spielt jedes Königreich; der übliche Gegner."),
        # How strong they are, measured as docs/tournament.md says.
        "level.random": Both(
            "Does anything that is allowed: wins 2 of 100 games against the Apprentice.",
            "Tut irgendetwas Erlaubtes: gewinnt gegen den Lehrling 2 von 100 Spielen.",
        ),
        "level.easy": Both(
            "Buys what looks dear: wins 98 of 100 games against Random, 12 against Big Money.",
            "Kauft, was teuer aussieht: gewinnt gegen Zufall 98 von 100 Spielen, gegen Big Money 12.",
        ),
        "level.big-money": Both(
            "Buys money and Provinces, nothing else: wins 88 of 100 games against the Apprentice, 12 against the "
            "All-rounder.",
            "Kauft Geld und Provinzen, sonst nichts: gewinnt gegen den Lehrling 88 von 100 Spielen, gegen den "
            "Allrounder 12.",
        ),
        "level.general": Both(
            "Looks for the best cards of each kingdom: wins 88 of 100 games against Big Money.",
            "Sucht in jedem Königreich die besten Karten: gewinnt gegen Big Money 88 von 100 Spielen.",
        ),
        "for.master": Both(
            "Learns the kingdom before it plays there; master:look also looks ahead before each purchase.",
            "Lernt das Königreich, bevor er dort spielt; meister:voraus schaut auch vor jedem Kauf voraus.",
        ),
        "level.master": Both(
            "Studies the kingdom and looks ahead before each purchase: wins more than half of its games against the "
            "All-rounder.",
            "Studiert das Königreich und schaut vor jedem Kauf voraus: gewinnt gegen den Allrounder mehr als die "
            "Hälfte seiner Spiele.",
        ),
        "for.big-money:CARD": Both(
            "Big Money with an Action of the kingdom, for example big-money:smithy.",
            "Big Money mit einer Aktion des Königreichs, zum Beispiel big-money:schmiede.",
        ),
        # The commands.
        "strategy.help": Both(
            "Strategies: check files, show them in German or English, list the built-in ones.",
            "Strategien: Dateien prüfen, auf Deutsch oder Englisch zeigen, die eingebauten auflisten.",
        ),
        "check.help": Both(
            "Check strategy files; exit status 1 if one of them is wrong.",
            "Prüft Strategiedateien; Endestatus 1, wenn eine nicht stimmt.",
        ),
        "show.help": Both(
            "Show a strategy, a built-in one or that of a file, in German or English.",
            "Zeigt eine Strategie, eine eingebaute oder die einer Datei, auf Deutsch oder Englisch.",
        ),
        "list.help": Both(
            "List the built-in bots and strategies, and what they are for.",
            "Listet die eingebauten Computergegner und Strategien auf, und wofür sie da sind.",
        ),
        "json": Both("Print JSON instead of text.", "Gibt JSON statt Text aus."),
        "checked.good.one": Both("{file}: {name}, 1 wish. All right.", "{file}: {name}, 1 Wunsch. In Ordnung."),
        "checked.good": Both(
            "{file}: {name}, {wishes} wishes. All right.",
            "{file}: {name}, {wishes} Wünsche. In Ordnung.",
        ),
        "checked.summary": Both("{good} all right, {bad} wrong.", "{good} in Ordnung, {bad} fehlerhaft."),
        "list.bots": Both("Bots", "Computergegner"),
        "big_money_card": Both("big-money:CARD", "big-money:KARTE"),
        "list.decks": Both("Decks with their kingdoms", "Decks mit ihren Königreichen"),
        "list.hint": Both(
            "platin strategy show NAME shows one of them.",
            "platin strategy show NAME zeigt eins davon.",
        ),
        "show.kingdom": Both("Kingdom", "Königreich"),
        "show.only": Both(
            "{name} is not written as a strategy, so there is nothing to show.",
            "{name} ist nicht als Strategie geschrieben, also gibt es nichts zu zeigen.",
        ),
    }
)
