"""What the set-up assistant says."""

from typing import Final

from platin.text.words import Both, Dictionary

KINDS: Final[Dictionary[tuple[str, ...]]] = Dictionary(
    {
        "buy": Both(("+buy", "buys"), ("+kauf", "+käufe", "käufe")),
        "actions": Both(
            ("+actions", "village", "villages", "+2 actions"),
            ("+aktionen", "dorf", "dörfer", "+2 aktionen"),
        ),
        "draw": Both(("draw", "drawing", "+cards", "cards"), ("ziehen", "+karten", "karten", "nachziehen")),
        "trashing": Both(("trashing", "trash", "trasher"), ("entsorgen", "entsorger")),
        "gain": Both(("gain", "gaining", "gainer"), ("nehmen", "nehmer")),
        "curses": Both(("curses", "curse", "curser"), ("flüche", "fluch")),
        "vp-tokens": Both(("vp-tokens", "vp", "tokens"), ("punktemarker", "siegpunktmarker", "marker")),
        "cheaper": Both(("cheaper", "cost reduction", "reduction"), ("billiger", "kostensenkung")),
        "attack": Both(("attack", "attacks"), ("angriff", "angriffe")),
        "reaction": Both(("reaction", "reactions"), ("reaktion", "reaktionen")),
        "treasure": Both(("treasure", "treasures"), ("geld", "geldkarte", "geldkarten")),
        "victory": Both(("victory",), ("punkte", "punktekarte", "punktekarten")),
        "duration": Both(("duration", "durations"), ("dauer", "dauerkarte", "dauerkarten")),
        "potion": Both(("potion", "potions"), ("trank", "tränke")),
    }
)
"""What is typed for a kind of card, the usual word first."""

LANDSCAPES: Final[Dictionary[tuple[str, ...]]] = Dictionary(
    {
        "landscape": Both(("landscape", "landscapes", "landscape cards"), ("Querformatkarte", "Querformatkarten")),
        "event": Both(("Event", "Events"), ("Ereignis", "Ereignisse", "Ereignissen")),
        "trait": Both(("Trait", "Traits"), ("Merkmal", "Merkmale", "Merkmalen")),
        "project": Both(("Project", "Projects"), ("Projekt", "Projekte", "Projekten")),
        "landmark": Both(("Landmark", "Landmarks"), ("Landmarke", "Landmarken")),
        "way": Both(("Way", "Ways"), ("Weg", "Wege", "Wegen")),
        "ally": Both(("Ally", "Allies"), ("Verbündeter", "Verbündete", "Verbündeten")),
        "prophecy": Both(("Prophecy", "Prophecies"), ("Prophezeiung", "Prophezeiungen")),
    }
)
"""What is typed for landscapes and for the kinds of them: singular, plural, other forms."""

NUMBERS: Final[Both[dict[str, int]]] = Both(
    {"no": 0, "zero": 0, "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4},
    {
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
    },
)
"""Numbers and articles before them."""

WISHES: Final[Dictionary[tuple[str, ...]]] = Dictionary(
    {
        "with": Both(("with",), ("mit",)),
        "without": Both(("without", "no"), ("ohne", "kein", "keine", "keinen", "keinem")),
        "on": Both(("on",), ("auf",)),
        "the": Both(("the",), ("der", "die", "das", "dem", "den")),
        "and": Both(("and",), ("und",)),
    }
)
"""The small words of wishes."""

BOXES: Final[Dictionary[tuple[str, ...]]] = Dictionary(
    {
        "base": Both(
            ("base", "base set", "dominion", "base cards"),
            ("basis", "grundspiel", "dominion", "basiskarten"),
        ),
        "intrigue": Both((), ("intrige",)),
        "alchemy": Both((), ("alchemisten", "alchemie")),
        "prosperity": Both((), ()),
        "cornucopia": Both((), ("ernte",)),
        "plunder": Both((), ()),
        "hinterlands": Both(("hinterland",), ("hinterland",)),
        "guilds": Both((), ("gilden",)),
        "allies": Both((), ("verbündete",)),
    }
)
"""Other names of the boxes."""

EDITIONS: Final[Both[tuple[str, ...]]] = Both(
    ("{n}e", "{n}. edition", "edition {n}", "{n}. print"), ("{n}. auflage", "auflage {n}", "{n}. aufl.", "{n}. ausgabe")
)
ORDINALS: Final[Both[tuple[tuple[str, ...], ...]]] = Both(
    (("1st edition", "first edition", "1st print", "first print"), ("2nd edition", "second edition", "second print")),
    (("erste auflage", "erste edition"), ("zweite auflage", "zweite edition")),
)
"""What is typed for an edition, with its number and in words."""

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        # Names of boxes and sets.
        "box.in_print": Both("{box} ({n}E)", "{box} ({n}. Auflage)"),
        "box.print_plain": Both("{box} {n}E", "{box}, {n}. Auflage"),
        # Command lines.
        "kingdom.help": Both(
            "Set up a game: recommended sets, random kingdoms, and what to take out of the boxes.",
            "Bereite ein Spiel vor: empfohlene Sets, zufällige Königreiche, und was aus den Schachteln zu nehmen ist.",
        ),
        "list.help": Both(
            "List the recommended sets: which can be played, and what the others still lack.",
            "Liste die empfohlenen Sets auf: welche spielbar sind, und was den anderen noch fehlt.",
        ),
        "show.help": Both(
            "Show a set or list of cards, and what to take out of the boxes for it.",
            "Zeige ein Set oder eine Liste von Karten, und was dafür aus den Schachteln zu nehmen ist.",
        ),
        "random.help": Both(
            "Draw a kingdom by chance, as you like it, and tell what to take out of the boxes.",
            "Lose ein Königreich nach Wunsch aus, und sage, was aus den Schachteln zu nehmen ist.",
        ),
        "list.playable": Both("Only sets whose cards can all be played.", "Nur Sets, deren Karten alle spielbar sind."),
        "list.expansion": Both("Only sets that use this expansion.", "Nur Sets mit dieser Erweiterung."),
        "random.expansion": Both(
            "Draw from this expansion, in either language; can be given several times. “Prosperity (2E)” is the "
            "later print.",
            "Aus dieser Erweiterung auslosen, in beiden Sprachen; mehrfach möglich. „Blütezeit (2. Auflage)“ ist die "
            "spätere Auflage.",
        ),
        "random.wishes": Both(
            "What you want goes behind the options, in your own words: “two landscapes, a Trait on Smithy, a "
            "village, no Moat”.",
            "Was du möchtest, steht hinter den Optionen, in deinen Worten: „zwei Querformatkarten, ein Merkmal auf "
            "Schmiede, ein Dorf, kein Burggraben“.",
        ),
        "random.include": Both(
            "Cards and landscapes that must be in, with commas.",
            "Karten und Querformatkarten, die dabei sein müssen, mit Kommas.",
        ),
        "random.exclude": Both(
            "Cards and landscapes that must not be in, with commas.",
            "Karten und Querformatkarten, die nicht dabei sein dürfen, mit Kommas.",
        ),
        "random.need": Both(
            "At least one card of this kind; can be given several times. Kinds: {kinds}.",
            "Mindestens eine Karte dieser Art; mehrfach möglich. Arten: {kinds}.",
        ),
        "random.spread": Both(
            "At least one card each for 2, 3, 4 and 5.",
            "Mindestens je eine Karte für 2, 3, 4 und 5.",
        ),
        "random.landscapes": Both(
            "Exactly so many landscapes; without it, those that come up, at most 2.",
            "Genau so viele Querformatkarten; ohne Angabe die, die gezogen werden, höchstens 2.",
        ),
        "random.prints": Both(
            "Cards of the first or of the later print of the boxes; without it, all.",
            "Karten der ersten (first) oder der späteren (later) Auflage; ohne Angabe alle.",
        ),
        "random.seed": Both("Draw the same kingdom again.", "Dasselbe Königreich noch einmal auslosen."),
        "show.prints": Both(
            "The print of cards whose names do not say it.",
            "Die Auflage von Karten, deren Name sie nicht nennt.",
        ),
        "show.seed": Both(
            "Other picks for what the list leaves open, such as the pile of a Trait.",
            "Eine andere Wahl, wo die Liste etwas offen lässt, etwa den Stapel eines Merkmals.",
        ),
        "show.plan": Both(
            "Tell the best deck here in words, and how much it wins.",
            "Erzähle das beste Deck für dieses Königreich, und wie viel es gewinnt.",
        ),
        "show.seconds": Both(
            "With --plan: how long to search if nobody knows the best deck yet, in seconds (30).",
            "Mit --plan: wie lange gesucht wird, wenn das beste Deck noch niemand kennt, in Sekunden (30).",
        ),
        # The plan.
        "plan.title": Both("The best deck here", "Das beste Deck hier"),
        "plan.kept": Both(
            "The plan was found before, by a search of {games} games.",
            "Der Plan wurde früher gefunden, durch eine Suche mit {games} Partien.",
        ),
        "plan.learnt": Both(
            "The plan was found just now in {seconds} seconds; a longer search (--seconds) may find a better one.",
            "Der Plan wurde eben in {seconds} Sekunden gefunden; eine längere Suche (--seconds) findet vielleicht "
            "einen besseren.",
        ),
        "plan.general": Both(
            "A search of {games} games found nothing better: this is how the all-rounder plays here.",
            "Eine Suche mit {games} Partien fand nichts Besseres: So spielt der Allrounder hier.",
        ),
        "plan.fresh": Both(
            "{games} games each that no search has seen; 95% intervals.",
            "Je {games} Partien, die keine Suche kennt; 95-%-Intervalle.",
        ),
        "plan.interrupted": Both("Stopped.", "Abgebrochen."),
        "kingdom.players": Both("How many play.", "Wie viele spielen."),
        "kingdom.json": Both("Print JSON instead of text.", "JSON statt Text ausgeben."),
        # The sets.
        "sets.count": Both("{playable} of {all} can be played", "{playable} von {all} spielbar"),
        "sets.lacks": Both("not yet playable: {cards}", "noch nicht spielbar: {cards}"),
        "sets.with": Both("with {boxes}", "mit {boxes}"),
        "name.ours": Both("The German name is our translation.", "Der deutsche Name ist unsere Übersetzung."),
        "sets.none_playable": Both(
            "No recommended set that uses {boxes} can be played yet.",
            "Noch ist kein empfohlenes Set spielbar, das {boxes} benutzt.",
        ),
        "sets.none": Both("No recommended set uses {boxes}.", "Kein empfohlenes Set benutzt {boxes}."),
        # A kingdom.
        "title.puzzle": Both("Puzzle", "Rätsel"),
        "title.random": Both("Random kingdom", "Zufälliges Königreich"),
        "title.list": Both("Kingdom", "Königreich"),
        "by_book": Both("Recommended in the rulebook of {box}", "Empfohlen in der Anleitung von {box}"),
        "seed": Both("Seed {seed}", "Startzahl {seed}"),
        "players": Both("{n} players", "{n} Spieler"),
        "choice.proposed": Both("{choice} (proposed)", "{choice} (Vorschlag)"),
        "landscapes": Both("Landscapes", "Querformatkarten"),
        "loot.unused": Both(
            "Loot: no. Nothing in this kingdom refers to it.",
            "Kostbarkeiten: nein. Nichts in diesem Königreich bezieht sich darauf.",
        ),
        "pile.used": Both("{pile}: yes, for {cards}.", "{pile}: ja, für {cards}."),
        "option.used": Both("{option}: yes. {why}", "{option}: ja. {why}"),
        "option.unused": Both("{option}: no. {why}", "{option}: nein. {why}"),
        "option.set": Both("The set says so.", "So will es das Set."),
        "option.set_not": Both("The set goes without.", "Das Set kommt ohne aus."),
        "option.all": Both("All kingdom cards are from {boxes}.", "Alle Königreichkarten sind aus {boxes}."),
        "option.none": Both("No kingdom card is from {boxes}.", "Keine Königreichkarte ist aus {boxes}."),
        "option.lot": Both(
            "Of the kingdom cards one was drawn by lot: {card}, from {boxes}.",
            "Unter den Königreichkarten fiel das Los auf {card} aus {boxes}.",
        ),
        "option.lot_not": Both(
            "Of the kingdom cards one was drawn by lot: {card}, not from {boxes}.",
            "Unter den Königreichkarten fiel das Los auf {card}, nicht aus {boxes}.",
        ),
        "option.rulebook": Both("That is the rule of {boxes}.", "So ist die Regel von {boxes}."),
        "option.rulebook_not": Both("A later rule, by agreement.", "Eine spätere Regel, nach Absprache."),
        "option.wanted": Both("You decided so.", "So hast du es bestimmt."),
        "option.unwanted": Both("You decided so.", "So hast du es bestimmt."),
        "option.said": Both("The list says so.", "So steht es in der Liste."),
        "option.said_not": Both("The list says so.", "So steht es in der Liste."),
        "option.open": Both("The list does not ask for it.", "Die Liste verlangt es nicht."),
        "missing": Both("Cannot be played here yet: {cards}.", "Hier noch nicht spielbar: {cards}."),
        "missing.boxes": Both(
            "Without these cards the piles cannot be counted.",
            "Ohne diese Karten lassen sich die Stapel nicht abzählen.",
        ),
        # Hints.
        "hints": Both("Hints", "Hinweise"),
        "hint.option": Both(
            "{n} kingdom cards are from {boxes}, and its rulebook then recommends: {option}.",
            "{n} Königreichkarten sind aus {boxes}, und die Anleitung empfiehlt dann: {option}.",
        ),
        "hint.alchemy.one": Both(
            "1 kingdom card is from Alchemy. Recommended are 3 to 5 of its cards together, or none.",
            "1 Königreichkarte ist aus Die Alchemisten. Empfohlen sind 3 bis 5 davon zusammen oder keine.",
        ),
        "hint.alchemy.many": Both(
            "{n} kingdom cards are from Alchemy. Recommended are 3 to 5 of its cards together, or none.",
            "{n} Königreichkarten sind aus Die Alchemisten. Empfohlen sind 3 bis 5 davon zusammen oder keine.",
        ),
        "hint.landscapes": Both(
            "{n} landscapes. At most 2 are recommended.",
            "{n} Querformatkarten. Empfohlen sind höchstens 2.",
        ),
        "hint.players": Both(
            "{n} players need the Treasures of two base games.",
            "{n} Spieler brauchen die Geldkarten von zwei Basisspielen.",
        ),
        "hint.size.one": Both(
            "Only 1 kingdom card; a game has 10.",
            "Nur 1 Königreichkarte; zu einem Spiel gehören 10.",
        ),
        "hint.size.many": Both(
            "Only {n} kingdom cards; a game has 10.",
            "Nur {n} Königreichkarten; zu einem Spiel gehören 10.",
        ),
        # What to take out of the boxes.
        "boxes": Both("Out of the boxes", "Aus den Schachteln"),
        "boxes.basic": Both("Basic cards", "Basiskarten"),
        "boxes.start": Both("To deal", "Auszuteilen"),
        "boxes.start_each": Both(
            "{cards} to each player, besides the piles",
            "je Spieler {cards}, zusätzlich zu den Stapeln",
        ),
        "boxes.beside": Both("{pile} (beside the Supply)", "{pile} (neben dem Vorrat)"),
        "boxes.face_down": Both(
            "{pile} (beside the Supply, shuffled, face down)",
            "{pile} (neben dem Vorrat, gemischt, verdeckt)",
        ),
        "boxes.shuffled": Both("{pile} (of all {n}, shuffled)", "{pile} (von allen {n}, gemischt)"),
        "boxes.trash": Both("In the trash", "In den Müll"),
        "boxes.chosen": Both("{pile} ({choice})", "{pile} ({choice})"),
        "boxes.landscape": Both("{kind} {name}", "{kind} {name}"),
        "boxes.about": Both("{kind} {name} (for {pile})", "{kind} {name} (für {pile})"),
        "boxes.trait": Both("{kind} {name} (under {pile})", "{kind} {name} (unter {pile})"),
        "boxes.material": Both("Mats and tokens", "Tableaus und Marker"),
        "material.trash": Both("the Trash card or mat", "Müllkarte oder Mülltableau"),
        "material.vp_tokens": Both("VP tokens, as many as are needed", "Punktemarker, so viele wie nötig"),
        "material.debt_tokens": Both("Debt tokens, as many as are needed", "Schuldenmarker, so viele wie nötig"),
        "material.coffers": Both(
            "coin tokens for the Coffers, as many as are needed",
            "Geldmarker als Taler, so viele wie nötig",
        ),
        "material.villagers": Both(
            "coin tokens for the Villagers, as many as are needed",
            "Geldmarker als Dorfbewohner, so viele wie nötig",
        ),
        "material.token_mats": Both("{n} mats for Coffers and Villagers", "{n} Tableaus für Taler und Dorfbewohner"),
        "material.favors": Both(
            "{n} Favors mats, and tokens as Favors, as many as are needed",
            "{n} Gefallen-Tableaus, und Marker als Gefallen, so viele wie nötig",
        ),
        "material.player_mats": Both("{n} player mats for the VP tokens", "{n} Spieler-Tableaus für die Punktemarker"),
        "material.cubes": Both("{n} cubes, two of a colour for each player", "{n} Würfel, für jeden zwei einer Farbe"),
        "material.trade_route_mat": Both("the Trade Route mat", "das Handelsrouten-Tableau"),
        "material.coin_tokens": Both("{n} coin tokens, one each on {piles}", "{n} Geldmarker, je einer auf {piles}"),
        "material.mats": Both("{n} {card} mats", "{n} Tableaus {card}"),
        "material.card_tokens": Both(
            "tokens for {card}, as many as are needed",
            "Marker für {card}, so viele wie nötig",
        ),
        "material.vp_on_piles": Both("{n} VP tokens in all on {piles}", "zusammen {n} Punktemarker auf {piles}"),
        "material.debt_on_piles": Both("{n} Debt tokens in all on {piles}", "zusammen {n} Schuldenmarker auf {piles}"),
        "material.vp_on_landscape": Both("{n} VP tokens on {card}", "{n} Punktemarker auf {card}"),
        "material.debt_on_landscape": Both("{n} Debt tokens on {card}", "{n} Schuldenmarker auf {card}"),
        "material.sun_on_landscape": Both("{n} Sun tokens on {card}", "{n} Sonnenmarker auf {card}"),
        "material.tokens": Both("{n} tokens on {piles}", "{n} Marker auf {piles}"),
        "list.pass_on": Both("The list to pass on", "Die Liste zum Weitergeben"),
        # Wishes that cannot be granted.
        "kind.cost": Both("a card for {n}", "eine Karte für {n}"),
        "error.box": Both(
            "There is no expansion {name!r}: expected {boxes}.",
            "Es gibt keine Erweiterung {name!r}; erwartet: {boxes}.",
        ),
        "error.box_empty": Both("Nothing of {boxes} can be played yet.", "Aus {boxes} ist noch nichts spielbar."),
        "error.kind": Both(
            "There is no kind of card {name!r}: expected {kinds}.",
            "Es gibt keine Kartenart {name!r}; erwartet: {kinds}.",
        ),
        "error.both": Both("{cards}: to be in and not to be in.", "{cards}: soll dabei und nicht dabei sein."),
        "error.too_few": Both(
            "Only {n} kingdom cards are left to choose from ({boxes}), and 10 are needed, besides those that cards "
            "ask for.",
            "Nur {n} Königreichkarten stehen zur Wahl ({boxes}); gebraucht werden 10, und dazu die, die Karten "
            "zusätzlich verlangen.",
        ),
        "error.need_choice": Both(
            "{choice}: no card is left that fits, is not used otherwise and leaves room for the other wishes "
            "({boxes}).",
            "{choice}: Es ist keine Karte übrig, die passt, sonst nicht benutzt wird und den anderen Wünschen Platz "
            "lässt ({boxes}).",
        ),
        "error.choice_unused": Both("{choice}: only used with {card}.", "{choice}: nur zusammen mit {card}."),
        "error.option": Both("There is no option {name!r}.", "Es gibt keine Option {name!r}."),
        "error.choice": Both("{problem}.", "{problem}."),
        "error.need": Both(
            "No card is left for the wish “{kinds}” ({boxes}).",
            "Für den Wunsch „{kinds}“ ist keine Karte übrig ({boxes}).",
        ),
        "error.room.one": Both(
            "Only 1 pile is still free, which is too few for these wishes together: {kinds}.",
            "Nur 1 Stapel ist noch frei, zu wenig für diese Wünsche zusammen: {kinds}.",
        ),
        "error.room.many": Both(
            "Only {n} piles are still free, which is too few for these wishes together: {kinds}.",
            "Nur {n} Stapel sind noch frei, zu wenige für diese Wünsche zusammen: {kinds}.",
        ),
        "error.landscapes.one": Both(
            "Only 1 landscape is left to choose from ({boxes}).",
            "Nur 1 Querformatkarte steht zur Wahl ({boxes}).",
        ),
        "error.landscapes.many": Both(
            "Only {n} landscapes are left to choose from ({boxes}).",
            "Nur {n} Querformatkarten stehen zur Wahl ({boxes}).",
        ),
        "error.landscape_kind": Both(
            "Not enough {kinds} are left to choose from ({boxes}): {n}.",
            "Es stehen nicht genug {kinds} zur Wahl ({boxes}): {n}.",
        ),
        "error.landscapes_in.one": Both(
            "1 landscape is to be in: {cards}. That is more than you asked for.",
            "1 Querformatkarte soll dabei sein: {cards}. Das ist mehr, als du verlangt hast.",
        ),
        "error.landscapes_in.many": Both(
            "{n} landscapes are to be in: {cards}. That is more than you asked for.",
            "{n} Querformatkarten sollen dabei sein: {cards}. Das ist mehr, als du verlangt hast.",
        ),
        "error.not_landscapes": Both(
            "--landscapes takes a number from 0 on, not {n}.",
            "Nach --landscapes kommt eine Zahl ab 0, nicht {n}.",
        ),
    }
)
