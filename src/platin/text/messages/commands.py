"""What the command line says about itself and about scenarios."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "platin": Both("Dominion by the book.", "Dominion, wie es in der Anleitung steht."),
        "version": Both("Show the version and leave.", "Zeigt die Version und endet."),
        "version.compiled": Both("platin {version} (compiled engine)", "platin {version} (kompilierte Spielmaschine)"),
        "version.interpreted": Both(
            "platin {version} (interpreted engine)",
            "platin {version} (interpretierte Spielmaschine)",
        ),
        "missing": Both(
            "The command “{name}” is not part of this installation.",
            "Der Befehl „{name}“ gehört nicht zu dieser Installation.",
        ),
        "serve": Both(
            "Play in the browser: against bots, friends, or at one screen.",
            "Im Browser spielen: gegen Bots, mit Freunden oder an einem Bildschirm.",
        ),
        "load": Both(
            "Put a server under load: many games at once, and how quick its answers are.",
            "Einen Server belasten: viele Partien zugleich, und wie schnell er antwortet.",
        ),
        "play": Both(
            "Play a game against bots in the terminal.",
            "Spielt eine Partie gegen Computergegner im Terminal.",
        ),
        "card": Both(
            "Show a card (platin card NAME), or begin a new one.",
            "Zeigt eine Karte (platin card NAME) oder fängt eine neue an.",
        ),
        "card.show": Both(
            "Show a card: cost, types, text and rulings.",
            "Zeigt eine Karte: Kosten, Typen, Text und Regelentscheide.",
        ),
        "card.new": Both(
            "Write the three files of a new card, with all that is known of it. Of a card of Dominion that cannot be "
            "played yet the name is enough; of a card of your own the options tell it.",
            "Schreibt die drei Dateien einer neuen Karte mit allem, was von ihr bekannt ist. Bei einer noch nicht "
            "spielbaren Karte von Dominion genügt der Name, bei einer eigenen Karte sagen es die Optionen.",
        ),
        "card.new.german_option": Both(
            "The German name of a card of your own; the one before it is the English name.",
            "Der deutsche Name einer eigenen Karte; der davor ist der englische.",
        ),
        "card.new.cost_option": Both(
            "The cost of a card of your own: 4, 4P with a Potion, 8D in Debt.",
            "Die Kosten einer eigenen Karte: 4, 4P mit einem Trank, 8D für Schulden.",
        ),
        "card.new.types_option": Both(
            'The types of a card of your own, such as "action attack"; or the kind of landscape, such as "event".',
            'Die Typen einer eigenen Karte, etwa "Aktion Angriff"; oder die Art der Querformatkarte, etwa "Ereignis".',
        ),
        "card.new.expansion_option": Both(
            "The expansion of a card of your own; the fan cards unless told.",
            "Die Erweiterung einer eigenen Karte; ohne Angabe die Fankarten.",
        ),
        "card.new.module_option": Both(
            "The module of the card, where its expansion has several.",
            "Das Modul der Karte, wo ihre Erweiterung mehrere hat.",
        ),
        "card.new.written": Both(
            "{card} is begun, its line in to_come.py is deleted. Left to write:",
            "{card} ist angelegt, ihre Zeile in to_come.py gelöscht. Zu schreiben bleibt:",
        ),
        "card.new.begun": Both("{card} is begun. Left to write:", "{card} ist angelegt. Zu schreiben bleibt:"),
        "card.new.left.rules": Both(
            "the docstring (the text in your words), what it brings, and the instructions instead of the error",
            "der Docstring (der Text in eigenen Worten), was sie bringt, und die Anweisungen statt des Fehlers",
        ),
        "card.new.left.words": Both(
            "both plurals, the German gender, a picture, the text in both languages, its questions, a ruling for each "
            "statement",
            "beide Plurale, das Geschlecht, ein Bild, der Text in beiden Sprachen, ihre Fragen, ein Regelentscheid je "
            "Aussage",
        ),
        "card.new.left.proof": Both(
            "a scenario for each ruling that fails when the ruling is broken",
            "ein Szenario für jeden Regelentscheid, das scheitert, wenn er verletzt wird",
        ),
        "card.new.left.book": Both(
            "The rulebook {book} has to be added in src/platin/text/sources.py.",
            "Die Spielregel {book} muss in src/platin/text/sources.py dazukommen.",
        ),
        "card.new.then": Both(
            "Then: platin scenario run {file}, and make test. Until then both fail.",
            "Danach: platin scenario run {file}, und make test. Bis dahin scheitert beides.",
        ),
        "card.new.no_checkout": Both(
            "{directory} is not in a checkout of Platin: expected src/platin and scenarios there or above.",
            "{directory} liegt in keiner Arbeitskopie von Platin: Erwartet werden src/platin und scenarios dort "
            "oder darüber.",
        ),
        "card.new.exists": Both(
            "{card} is there already, and not among what is to come.",
            "{card} gibt es schon, nicht erst unter dem, was noch kommt.",
        ),
        "card.new.own": Both(
            "A card of your own needs --german, --cost and --types.",
            "Eine eigene Karte braucht --german, --cost und --types.",
        ),
        "card.new.taken": Both(
            "{card} cannot be a card of your own: there is {en} ({de}) already.",
            "{card} kann keine eigene Karte sein: Es gibt schon {de} ({en}).",
        ),
        "card.new.no_class": Both(
            "No class can be named after {card}: expected words of letters, and no digit at the end.",
            "Nach {card} kann keine Klasse heißen: Erwartet werden Wörter aus Buchstaben ohne Ziffer am Ende.",
        ),
        "card.new.type": Both(
            "There is no type '{type}': expected types such as action, treasure, victory, attack, reaction, duration.",
            "Es gibt keinen Typ '{type}': Erwartet werden Typen wie Aktion, Geld, Punkte, Angriff, Reaktion, Dauer.",
        ),
        "card.new.cost": Both(
            "'{cost}' is no cost: expected --cost 4, 4P with a Potion, or 8D in Debt.",
            "'{cost}' sind keine Kosten: Erwartet wird --cost 4, 4P mit einem Trank oder 8D für Schulden.",
        ),
        "card.new.expansion": Both(
            "There is no expansion '{expansion}': a new one is declared in SETS of {file}.",
            "Es gibt keine Erweiterung '{expansion}': Eine neue wird unter SETS in {file} genannt.",
        ),
        "card.new.file": Both("{file} is there already.", "{file} gibt es schon."),
        "card.new.pile": Both(
            "{card} is a mixed pile: it is described (PileDef) beside the first of its cards.",
            "{card} ist ein gemischter Stapel: Er wird neben der ersten seiner Karten beschrieben (PileDef).",
        ),
        "card.new.mechanism": Both(
            "{card} needs a mechanism that the engine lacks: there is no class for its kind ({kind}) in "
            "src/platin/engine/landscape.py.",
            "{card} braucht einen Mechanismus, der der Spielmaschine fehlt: Für diese Art ({kind}) gibt es keine "
            "Klasse in src/platin/engine/landscape.py.",
        ),
        "card.new.module": Both(
            "The expansion of {card} has several modules: say which by --module ({modules}, or a new one).",
            "Die Erweiterung von {card} hat mehrere Module: Nenne eines mit --module ({modules} oder ein neues).",
        ),
        "card.new.no_package": Both(
            "The expansion of {card} has one module, {file}: leave out --module.",
            "Die Erweiterung von {card} hat nur ein Modul, {file}: Lass --module weg.",
        ),
        "kingdom": Both(
            "Set up a game: recommended sets, random kingdoms, what to take out of the boxes.",
            "Bereitet ein Spiel vor: Sets, zufällige Königreiche, was aus den Schachteln kommt.",
        ),
        "learn": Both(
            "Find the best strategy for a kingdom, and say how good it is.",
            "Findet die beste Strategie für ein Königreich und sagt, wie gut sie ist.",
        ),
        "analyse": Both(
            "Where did I go wrong? The coach looks at a game that was played.",
            "Wo lag mein Fehler? Der Trainer sieht sich eine gespielte Partie an.",
        ),
        "simulate": Both(
            "Play many games of bots against each other: who is better, and how sure is that?",
            "Lässt Computergegner viele Partien spielen: Wer ist besser, und wie sicher ist das?",
        ),
        "tournament": Both(
            "Let many bots play all against all, and rate them.",
            "Lässt viele Computergegner jeder gegen jeden spielen und bewertet sie.",
        ),
        "strategy": Both(
            "Strategies for bots: check files, show them in German or English, list the built-in ones.",
            "Strategien für Computergegner: Dateien prüfen, zeigen, die eingebauten auflisten.",
        ),
        "rl": Both(
            "For researchers: rate a player, or write a data set of decisions.",
            "Für die Forschung: einen Spieler bewerten oder einen Datensatz von Entscheidungen schreiben.",
        ),
        "fuzz": Both(
            "Play random games and check the engine at every decision.",
            "Spielt zufällige Partien und prüft die Spielmaschine bei jeder Entscheidung.",
        ),
        "completion": Both("Print the completion script of a shell.", "Gibt das Ergänzungsskript einer Shell aus."),
        "lesson": Both("Lessons for people who learn the game.", "Lektionen für Leute, die das Spiel lernen."),
        "lesson.check": Both(
            "Play lessons along the answers that they want, and see whether all that they say holds. Without files: "
            "the lessons that come with Platin.",
            "Spielt Lektionen mit den Antworten, die sie sich wünschen, und prüft, ob alles stimmt, was sie sagen. "
            "Ohne Dateien: die Lektionen, die zu Platin gehören.",
        ),
        "lesson.checked": Both("{sound} lessons hold, {wrong} do not.", "{sound} Lektionen stimmen, {wrong} nicht."),
        "puzzle": Both("Puzzles: positions with a goal.", "Rätsel: Stellungen mit einem Ziel."),
        "puzzle.check": Both(
            "Look for all solutions of puzzles, and see whether the one that is kept works and nobody finds it without "
            "thinking. Without files: the puzzles that come with Platin.",
            "Sucht alle Lösungen von Rätseln und prüft, ob die aufgeschriebene stimmt und niemand sie findet, ohne zu "
            "überlegen. Ohne Dateien: die Rätsel, die zu Platin gehören.",
        ),
        "puzzle.most": Both(
            "The most points that the search looks at; 0 for none.",
            "So viele Punkte sieht sich die Suche höchstens an; 0: keine.",
        ),
        "puzzle.easy": Both(
            "{file}: too easy, it is solved by {players}", "{file}: zu leicht, es wird gelöst von {players}"
        ),
        "puzzle.searched": Both(
            "{name}: {solutions} different solutions, all of {points} points looked at",
            "{name}: {solutions} verschiedene Lösungen, alle {points} Punkte angesehen",
        ),
        "puzzle.searched_partly": Both(
            "{name}: {solutions} different solutions so far, {points} points looked at",
            "{name}: bisher {solutions} verschiedene Lösungen, {points} Punkte angesehen",
        ),
        "puzzle.checked": Both("{sound} puzzles hold, {wrong} do not.", "{sound} Rätsel stimmen, {wrong} nicht."),
        "scenario": Both(
            "Executable rulings: run them, see what they cover, write new ones.",
            "Ausführbare Regelentscheide: laufen lassen, Abdeckung zeigen, neue schreiben.",
        ),
        "scenario.run": Both(
            "Run the scenarios of files and directories (without any: ./scenarios).",
            "Lässt die Szenarien von Dateien und Verzeichnissen laufen (ohne Angabe: ./scenarios).",
        ),
        "scenario.coverage": Both(
            "Show which rulings and examples of the rulebooks have scenarios.",
            "Zeigt, welche Regelentscheide und Beispiele der Anleitungen Szenarien haben.",
        ),
        "scenario.new": Both(
            "Make a scenario of a saved game, at its current decision.",
            "Macht aus einem gespeicherten Spiel ein Szenario, bei der anstehenden Entscheidung.",
        ),
        "scenario.words": Both(
            "List the words for a card: effects, questions, lines of the log (without one: general ones).",
            "Listet die Wörter zu einer Karte: Effekte, Fragen, Protokollzeilen (ohne sie: die allgemeinen).",
        ),
        "scenario.trace": Both(
            "Run the scenarios of a file and show each question with its possible answers.",
            "Lässt die Szenarien einer Datei laufen und zeigt jede Frage mit den möglichen Antworten.",
        ),
        "scenario.name": Both("Only scenarios whose names contain this.", "Nur Szenarien, deren Namen das enthalten."),
        "scenario.json": Both("Print JSON instead of text.", "Gibt JSON statt Text aus."),
        "scenario.missing_only": Both("Show only what is missing.", "Zeigt nur, was fehlt."),
        "scenario.out": Both(
            "Write to this file instead of the terminal.",
            "Schreibt in diese Datei statt ins Terminal.",
        ),
        "run.summary": Both("{passed} passed, {failed} failed.", "{passed} bestanden, {failed} gescheitert."),
        "run.unreadable": Both("{n} files cannot be read.", "{n} Dateien sind nicht lesbar."),
        "run.none": Both("No scenarios in {paths}.", "Keine Szenarien in {paths}."),
        "coverage.rulings": Both(
            "Rulings: {covered} of {all} have scenarios ({scenarios} scenarios in all).",
            "Regelentscheide: {covered} von {all} haben Szenarien (insgesamt {scenarios} Szenarien).",
        ),
        "coverage.examples": Both(
            "Examples of the rulebooks: {covered} of {all} have scenarios.",
            "Beispiele der Anleitungen: {covered} von {all} haben Szenarien.",
        ),
        "coverage.general": Both("general rules", "allgemeine Regeln"),
        "coverage.card": Both("Card", "Karte"),
        "coverage.with": Both("Rulings", "Entscheide"),
        "coverage.scenarios": Both("Scenarios", "Szenarien"),
        "coverage.missing": Both("Without a scenario", "Ohne Szenario"),
        "coverage.unknown": Both("Unknown: {name} in {where}", "Unbekannt: {name} in {where}"),
        "new.title": Both("say here what this shows", "hier steht, was das zeigt"),
        "new.over": Both(
            "The game is over: there is no decision to make a scenario of.",
            "Das Spiel ist zu Ende: Es gibt keine Entscheidung für ein Szenario.",
        ),
        "new.written": Both("Written to {file}.", "Geschrieben nach {file}."),
        "new.unreadable": Both(
            "{file} cannot be read as a saved game: {problem}",
            "{file} ist nicht als gespeichertes Spiel lesbar: {problem}",
        ),
        "new.exists": Both("{file} is there already.", "{file} gibt es schon."),
        "words.effects": Both("Effects (effects: in a position)", "Effekte (effects: in einer Stellung)"),
        "words.later": Both("later", "später"),
        "words.questions": Both("Questions", "Fragen"),
        "words.log": Both(
            "Lines of the log, in short (A play Smithy) or in full",
            "Protokollzeilen, kurz (A play Schmiede) oder als Satz",
        ),
        "trace.answers": Both("{how_many}: {options}", "{how_many}: {options}"),
        "trace.or_nothing": Both("{answers}; or nothing", "{answers}; oder nichts"),
        "trace.only_nothing": Both("only: nothing", "nur: nichts"),
        "trace.for": Both("{who} for {other}", "{who} für {other}"),
        "trace.expected": Both("as expected", "wie erwartet"),
        "trace.end": Both("at the end as expected", "am Ende wie erwartet"),
        "trace.next": Both("Now:", "Jetzt:"),
        "trace.over": Both("The game is over.", "Das Spiel ist zu Ende."),
        "trace.none": Both("No scenario of this name in {file}.", "Kein Szenario dieses Namens in {file}."),
    }
)
