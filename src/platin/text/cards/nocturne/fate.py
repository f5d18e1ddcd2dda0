"""Words of the Fate cards of Nocturne."""

from typing import Final

from platin.text.words import Ask, Both, ChoiceWords, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words | ChoiceWords, ...]] = (
    Words(
        "bard",
        en=English("Bard", "Bards"),
        de=German("Minnesängerin", "Minnesängerinnen", "f"),
        picture="love-song",
        text=Both(
            "+2 Coins\nReceive a Boon.",
            "+2 Geld\nEmpfange eine Gabe.",
        ),
        rulings=(
            Ruling(
                "forced",
                Source("nocturne_1e"),
                "The top Boon is turned over and must be followed.",
                "Die oberste Gabe wird aufgedeckt und muss befolgt werden.",
            ),
        ),
    ),
    Words(
        "blessed_village",
        en=English("Blessed Village", "Blessed Villages"),
        de=German("Seliges Dorf", "Selige Dörfer", "n"),
        picture="angel-wings",
        text=Both(
            "+1 Card\n"
            "+2 Actions\n"
            "—\n"
            "When you gain this: take a Boon. Receive it at once or when your next turn starts.",
            "+1 Karte\n"
            "+2 Aktionen\n"
            "—\n"
            "Wenn du diese Karte nimmst: Nimm dir eine Gabe. Empfange sie sofort oder wenn dein nächster Zug beginnt.",
        ),
        asks={
            "when": Ask(
                "When do you receive the Boon?",
                "Wann empfängst du die Gabe?",
                options={
                    "now": Both("now", "sofort"),
                    "later": Both("at the start of your next turn", "zu Beginn deines nächsten Zuges"),
                },
            ),
        },
        rulings=(
            Ruling(
                "seen-before-deciding",
                Source("nocturne_1e"),
                "The Boon is turned over before it is decided when it is received.",
                "Die Gabe wird aufgedeckt, bevor entschieden wird, wann sie empfangen wird.",
            ),
            Ruling(
                "lies-before-you",
                Source("nocturne_1e"),
                "A Boon kept for later lies before the player until it is received, and is discarded then.",
                "Eine aufgehobene Gabe liegt vor dem Spieler, bis sie empfangen wird, und wird dann abgelegt.",
            ),
            Ruling(
                "keep-boon-later",
                Source("nocturne_1e"),
                "A Boon of the lasting kind that is received in the next turn stays until the Clean-up of that turn.",
                "Eine bleibende Gabe, die im nächsten Zug empfangen wird, bleibt bis zur Aufräumphase dieses Zuges.",
            ),
            Ruling(
                "on-other-turns",
                Source("practice"),
                "Gained in another player's turn, the Boon can be received at once too.",
                "Im Zug eines anderen genommen, kann die Gabe ebenfalls sofort empfangen werden.",
            ),
        ),
    ),
    Words(
        "druid",
        en=English("Druid", "Druids"),
        de=German("Druidin", "Druidinnen", "f"),
        picture="sickle",
        text=Both(
            "+1 Buy\n"
            "Receive one of the Boons that lie beside the Druids. It stays there.\n"
            "—\n"
            "Set-up: after shuffling, the topmost 3 Boons are laid face up beside the Druids.",
            "+1 Kauf\n"
            "Empfange eine der Gaben, die neben den Druidinnen liegen. Sie bleibt dort.\n"
            "—\n"
            "Vorbereitung: Nach dem Mischen werden die obersten 3 Gaben offen neben die Druidinnen gelegt.",
        ),
        asks={
            "receive": Ask(
                "Receive one of these Boons.",
                "Empfange eine dieser Gaben.",
            ),
        },
        rulings=(
            Ruling(
                "your-choice",
                Source("nocturne_1e"),
                "Each play is a new choice among the three Boons; one must be received.",
                "Jedes Spielen ist eine neue Wahl unter den drei Gaben; eine muss empfangen werden.",
            ),
            Ruling(
                "out-of-the-pile",
                Source("nocturne_1e"),
                "These three stay there for the whole game; other cards give the other nine.",
                "Diese drei bleiben das ganze Spiel dort; andere Karten geben die übrigen neun.",
            ),
            Ruling(
                "keep-boons-stay",
                Source("nocturne_1e"),
                "A Boon of the lasting kind stays there too, and works as always.",
                "Auch eine bleibende Gabe bleibt dort, und sie wirkt wie immer.",
            ),
            Ruling(
                "three-of-them",
                Source("nocturne_1e"),
                "It needs three different Boons.",
                "Sie braucht drei verschiedene Gaben.",
            ),
        ),
    ),
    Words(
        "fool",
        en=English("Fool", "Fools"),
        de=German("Narr", "Narren", "m"),
        picture="dunce-cap",
        text=Both(
            "If you are not Lost in the Woods: take that State, then take 3 Boons and receive them in an order of "
            "your choice.",
            "Bist du nicht im Wald verirrt: Nimm diesen Zustand, dann nimm dir 3 Gaben und empfange sie in beliebiger"
            " Reihenfolge.",
        ),
        asks={
            "receive": Ask(
                "Which Boon do you receive next?",
                "Welche Gabe empfängst du als nächste?",
            ),
        },
        rulings=(
            Ruling(
                "nothing-if-lost",
                Source("nocturne_1e"),
                "Who has Lost in the Woods gets nothing at all from it.",
                "Wer Im Wald verirrt hat, bekommt durch ihn gar nichts.",
            ),
            Ruling(
                "taken-from-another",
                Source("nocturne_1e"),
                "The State is taken from the player who has it.",
                "Der Zustand wird dem Spieler weggenommen, der ihn hat.",
            ),
            Ruling(
                "one-after-the-other",
                Source("nocturne_1e"),
                "All three are turned over first; then one is received to the end before the next is chosen.",
                "Erst werden alle drei aufgedeckt; dann wird eine zu Ende empfangen, bevor die nächste gewählt wird.",
            ),
            Ruling(
                "fewer-than-three",
                Source("nocturne_1e"),
                "If the pile runs out, the discarded Boons are shuffled; if there are not enough even so, it is those"
                " there are.",
                "Reicht der Stapel nicht, werden die abgelegten Gaben gemischt; reichen auch sie nicht, sind es die "
                "vorhandenen.",
            ),
        ),
    ),
    Words(
        "idol",
        en=English("Idol", "Idols"),
        de=German("Götze", "Götzen", "m"),
        picture="moai",
        text=Both(
            "+2 Coins\n"
            "If you have an odd number of Idols in play, receive a Boon. If it is even, each other player gains a "
            "Curse.",
            "+2 Geld\n"
            "Hast du eine ungerade Zahl von Götzen im Spiel, empfange eine Gabe. Ist sie gerade, nimmt jeder andere "
            "Spieler einen Fluch.",
        ),
        rulings=(
            Ruling(
                "in-play-counts",
                Source("nocturne_1e"),
                "Idols in play count, not plays: one that is played twice gives two Boons.",
                "Es zählen die Götzen im Spiel, nicht das Spielen: Einer, der zweimal gespielt wird, gibt zwei Gaben.",
            ),
            Ruling(
                "attack-either-way",
                Source("nocturne_1e"),
                "It is an Attack in either case, so Reactions to Attacks can be used.",
                "Er ist in jedem Fall ein Angriff, auf den reagiert werden kann.",
            ),
            Ruling(
                "even-curses",
                Source("nocturne_1e"),
                "The second Idol in play gives the others a Curse each, but for those who are protected, and no Boon.",
                "Der zweite Götze im Spiel gibt jedem anderen, der nicht geschützt ist, einen Fluch und keine Gabe.",
            ),
        ),
    ),
    Words(
        "pixie",
        en=English("Pixie", "Pixies"),
        de=German("Fee", "Feen", "f"),
        picture="fairy",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "The topmost Boon is turned over and discarded.\n"
            "You are free to trash this. If you did: receive that Boon twice.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Die oberste Gabe wird aufgedeckt und abgelegt.\n"
            "Du darfst diese Karte entsorgen. Hast du das getan: Empfange die Gabe zweimal.",
        ),
        asks={
            "trash": Ask(
                "Trash the Pixie to receive the Boon twice?",
                "Die Fee entsorgen, um die Gabe zweimal zu empfangen?",
            ),
        },
        rulings=(
            Ruling(
                "not-trashed",
                Source("nocturne_1e"),
                "If the Pixie is not trashed, the Boon is not received at all.",
                "Wird die Fee nicht entsorgt, wird die Gabe gar nicht empfangen.",
            ),
            Ruling(
                "twice",
                Source("nocturne_1e"),
                "Twice means: follow it to the end, then again.",
                "Zweimal heißt: ganz befolgen, dann noch einmal.",
            ),
            Ruling(
                "keep-boon",
                Source("nocturne_1e"),
                "A Boon of the lasting kind lies before the player until Clean-up and works twice.",
                "Eine bleibende Gabe liegt bis zur Aufräumphase vor dem Spieler und wirkt zweimal.",
            ),
            Ruling(
                "cannot-be-trashed",
                Source("nocturne_1e"),
                "If it cannot be trashed, the Boon is discarded all the same and not received.",
                "Kann sie nicht entsorgt werden, wird die Gabe trotzdem abgelegt und nicht empfangen.",
            ),
        ),
    ),
    Words(
        "sacred_grove",
        en=English("Sacred Grove", "Sacred Groves"),
        de=German("Heiliger Hain", "Heilige Haine", "m"),
        picture="holy-oak",
        text=Both(
            "+1 Buy\n+3 Coins\nReceive a Boon.\nIf it has no +1 Coin on it, each other player may receive it as well.",
            "+1 Kauf\n"
            "+3 Geld\n"
            "Empfange eine Gabe.\n"
            "Steht kein +1 Geld darauf, darf jeder andere Spieler sie ebenfalls empfangen.",
        ),
        asks={
            "receive": Ask(
                "Receive the Boon as well?",
                "Die Gabe ebenfalls empfangen?",
            ),
        },
        rulings=(
            Ruling(
                "others-may",
                Source("nocturne_1e"),
                "You must, the others may, in turn order after you and knowing the Boon.",
                "Du musst, die anderen dürfen, reihum nach dir und in Kenntnis der Gabe.",
            ),
            Ruling(
                "coin-is-not-shared",
                Source("nocturne_1e"),
                "The Field's and the Forest's Gift are never shared.",
                "Die Geschenke des Feldes und des Waldes werden nie geteilt.",
            ),
            Ruling(
                "river-this-turn",
                Source("nocturne_1e"),
                "Who has taken the River's Gift too draws at the end of this turn.",
                "Wer das Geschenk des Flusses mitgenommen hat, zieht am Ende dieses Zuges.",
            ),
            Ruling(
                "own-cards",
                Source("nocturne_1e"),
                "The others follow it with their own cards.",
                "Die anderen befolgen sie mit ihren eigenen Karten.",
            ),
        ),
    ),
    Words(
        "tracker",
        en=English("Tracker", "Trackers"),
        de=German("Fährtensucher", "Fährtensucher", "m"),
        picture="paw-print",
        text=Both(
            "+1 Coin\n"
            "Receive a Boon.\n"
            "—\n"
            "While this is in play: when you gain a card, you are free to put it onto your deck.",
            "+1 Geld\n"
            "Empfange eine Gabe.\n"
            "—\n"
            "Solange diese Karte im Spiel ist: Wenn du eine Karte nimmst, darfst du sie auf deinen Nachziehstapel "
            "legen.",
        ),
        later={
            2: Both(
                "+1 Coin\nIn this turn, when you gain a card, you are free to put it onto your deck.\nReceive a Boon.",
                "+1 Geld\n"
                "Wenn du in diesem Zug eine Karte nimmst, darfst du sie auf deinen Nachziehstapel legen.\n"
                "Empfange eine Gabe.",
            ),
        },
        rulings=(
            Ruling(
                "gain-by-gain",
                Source("nocturne_1e"),
                "It is decided anew for each card, a card gained by the Boon included.",
                "Für jede Karte wird neu entschieden, auch für eine, die durch die Gabe genommen wird.",
            ),
            Ruling(
                "only-in-play",
                Source("nocturne_1e"),
                "A Tracker that is not in play any more does nothing for later gains.",
                "Ein Fährtensucher, der nicht mehr im Spiel ist, hilft bei späteren Karten nicht.",
            ),
            Ruling(
                "whole-turn",
                Source("nocturne_later"),
                "It works for the rest of the turn wherever the card is by then, and before the Boon is received.",
                "Er wirkt für den Rest des Zuges, wo die Karte auch ist, und schon bevor die Gabe empfangen wird.",
                edition=2,
            ),
        ),
    ),
    ChoiceWords(
        "druid.boons",
        label=Both("Druid's Boons", "Gaben der Druidin"),
        title=Both("Druid's Boons", "Gaben der Druidin"),
        by_chance=Both(
            "The Boons beside the Druids were drawn by lot: {cards}.",
            "Die Gaben neben den Druidinnen sind ausgelost: {cards}.",
        ),
        refused=Both(
            "{pick} cannot lie beside the Druids: expected three different Boons",
            "{pick} kann nicht neben den Druidinnen liegen: erwartet sind drei verschiedene Gaben",
        ),
        typed=Both(("Druid's Boons", "Druid"), ("Gaben der Druidin", "Druidin")),
    ),
)
