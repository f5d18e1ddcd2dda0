"""Words of the cards of Renaissance that draw, trash, gain or attack, and no Durations."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "experiment",
        en=English("Experiment", "Experiments"),
        de=German("Experiment", "Experimente", "n"),
        picture="test-tubes",
        text=Both(
            "+2 Cards\n+1 Action\nPut this back to the Supply.\n—\nWhen you gain this: gain a second Experiment, "
            "which brings no third one.",
            "+2 Karten\n+1 Aktion\nLege diese Karte in den Vorrat zurück.\n—\nWenn du diese Karte nimmst: Nimm ein "
            "zweites Experiment, das kein drittes mit sich bringt.",
        ),
        rulings=(
            Ruling(
                "two-of-them",
                Source("renaissance_1e"),
                "However it is gained, a second one comes with it, and that brings no third.",
                "Wie auch immer es genommen wird, ein zweites kommt mit, und dieses bringt kein drittes.",
            ),
            Ruling(
                "second-to-the-discard-pile",
                Source("renaissance_1e"),
                "The second one goes to the discard pile, wherever the first one went.",
                "Das zweite kommt auf den Ablagestapel, wohin das erste auch kam.",
            ),
            Ruling(
                "another-gain-another-pair",
                Source("practice"),
                "An Experiment that is gained because of the second one for another reason brings one of its own.",
                "Ein Experiment, das wegen des zweiten aus einem anderen Grund genommen wird, bringt wieder eines mit.",
            ),
            Ruling(
                "not-in-play",
                Source("renaissance_1e"),
                "If it is not in play, as one that a Necromancer plays in the trash, it cannot go back.",
                "Ist es nicht im Spiel wie eines, das ein Totenbeschwörer im Müll spielt, kann es nicht zurück.",
            ),
            Ruling(
                "played-twice",
                Source("renaissance_1e"),
                "Played twice it goes back once, and brings its cards and Action twice.",
                "Zweimal gespielt kehrt es einmal zurück und bringt Karten und Aktion zweimal.",
            ),
            Ruling(
                "without-a-pile",
                Source("practice"),
                "One from the Black Market deck has no pile: it stays in play, and brings no second one.",
                "Eines aus dem Schwarzmarktstapel hat keinen Stapel: Es bleibt im Spiel und bringt kein zweites mit.",
            ),
        ),
    ),
    Words(
        "hideout",
        en=English("Hideout", "Hideouts"),
        de=German("Versteck", "Verstecke", "n"),
        picture="treehouse",
        text=Both(
            "+1 Card\n+2 Actions\nTrash a card from your hand. If it is a Victory card, gain a Curse.",
            "+1 Karte\n+2 Aktionen\nEntsorge eine Handkarte. Ist sie eine Punktekarte, nimm einen Fluch.",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand.",
                "Entsorge eine Handkarte.",
            ),
        },
        rulings=(
            Ruling(
                "drawn-first",
                Source("renaissance_1e"),
                "You draw first and have to trash a card; with an empty hand nothing happens.",
                "Du ziehst zuerst und musst eine Karte entsorgen; mit leerer Hand geschieht nichts.",
            ),
            Ruling(
                "combined-victory-cards",
                Source("renaissance_1e"),
                "A Victory card with further types brings the Curse too.",
                "Auch eine Punktekarte mit weiteren Typen bringt den Fluch.",
            ),
            Ruling(
                "curse-is-none",
                Source("renaissance_1e"),
                "A Curse is no Victory card and brings none.",
                "Ein Fluch ist keine Punktekarte und bringt keinen.",
            ),
            Ruling(
                "own-effect-first",
                Source("practice"),
                "What the trashed card does comes before the Curse.",
                "Was die entsorgte Karte bewirkt, kommt vor dem Fluch.",
            ),
            Ruling(
                "no-curses-left",
                Source("renaissance_1e"),
                "If there are no Curses left, none is gained.",
                "Gibt es keine Flüche mehr, wird keiner genommen.",
            ),
        ),
    ),
    Words(
        "improve",
        en=English("Improve", "Improves"),
        de=German("Fortschritt", "Fortschritte", "m"),
        picture="progression",
        text=Both(
            "+2 Coins\nWhen Clean-up of this turn starts: you may trash an Action that you would discard from play in "
            "this turn. If you do, gain a card that costs exactly 1 more than it.",
            "+2 Geld\nWenn die Aufräumphase dieses Zuges beginnt: Du darfst eine Aktionskarte entsorgen, die du in "
            "diesem Zug aus dem Spiel ablegen würdest. Wenn du es tust, nimm eine Karte, die genau 1 mehr kostet als "
            "sie.",
        ),
        asks={
            "trash": Ask(
                "Do you trash an Action in play, to gain a card that costs 1 more?",
                "Entsorgst du eine Aktionskarte im Spiel, um eine Karte zu nehmen, die 1 mehr kostet?",
                none=Both("trash nothing", "nichts entsorgen"),
            ),
            "gain": Ask(
                "Gain a card that costs exactly 1 more.",
                "Nimm eine Karte, die genau 1 mehr kostet.",
            ),
        },
        rulings=(
            Ruling(
                "any-leaving-action",
                Source("renaissance_1e"),
                "Every Action that is about to be discarded from play may be trashed: Improve itself, a called "
                "Reserve card, a Duration that has done its work.",
                "Jede Aktionskarte, die gleich aus dem Spiel abgelegt würde, darf entsorgt werden: auch der "
                "Fortschritt selbst, eine aufgerufene Reservekarte, eine Dauerkarte, die fertig ist.",
            ),
            Ruling(
                "not-what-stays",
                Source("renaissance_1e"),
                "A Duration that stays, the Throne Room that stays with it and Treasures cannot be trashed.",
                "Eine Dauerkarte, die liegen bleibt, der Thronsaal, der mit ihr bleibt, und Geldkarten können nicht "
                "entsorgt werden.",
            ),
            Ruling(
                "exactly-one-more",
                Source("renaissance_1e", examples=("RE3",)),
                "The gained card may have any type; if there is one, you must gain it.",
                "Die genommene Karte darf jeden Typ haben; gibt es eine, musst du sie nehmen.",
            ),
            Ruling(
                "before-discarding",
                Source("renaissance_1e", examples=("RE4",)),
                "It is gained onto the discard pile before hand and play are discarded, and may be drawn into the new "
                "hand after a shuffle.",
                "Sie kommt auf den Ablagestapel, bevor Hand und Spiel abgelegt werden, und kann nach dem Mischen "
                "schon in die neue Hand kommen.",
            ),
            Ruling(
                "costs-of-this-turn",
                Source("renaissance_1e", examples=("RE3",)),
                "What costs less in this turn costs less here.",
                "Was in diesem Zug billiger ist, ist es auch hier.",
            ),
            Ruling(
                "potion-and-debt",
                Source("renaissance_1e"),
                "Potion and Debt of both cards must be the same.",
                "Trank und Schulden beider Karten müssen gleich sein.",
            ),
            Ruling(
                "not-discarded",
                Source("renaissance_1e"),
                "The trashed card is not discarded from play: a Traveller is not exchanged.",
                "Die entsorgte Karte wird nicht aus dem Spiel abgelegt: Ein Reisender wird nicht getauscht.",
            ),
            Ruling(
                "once-for-each-play",
                Source("practice", examples=("RE4",)),
                "Each play of Improve may trash one card, even if that Improve has been trashed meanwhile.",
                "Jedes Spielen eines Fortschritts darf eine Karte entsorgen, selbst wenn dieser Fortschritt "
                "inzwischen entsorgt ist.",
            ),
            Ruling(
                "villa",
                Source("practice"),
                "A Villa gained this way does not lead back to the Action phase.",
                "Eine Villa, die so genommen wird, führt nicht in die Aktionsphase zurück.",
            ),
        ),
    ),
    Words(
        "inventor",
        en=English("Inventor", "Inventors"),
        de=German("Erfinder", "Erfinder", "m"),
        picture="vitruvian-man",
        text=Both(
            "Gain a card that costs at most 4. Afterwards all cards cost 1 less for the rest of this turn (never less "
            "than 0).",
            "Nimm eine Karte, die höchstens 4 kostet. Danach kosten alle Karten für den Rest dieses Zuges 1 weniger "
            "(niemals weniger als 0).",
        ),
        asks={
            "gain": Ask(
                "Gain a card for at most 4.",
                "Nimm eine Karte für höchstens 4.",
            ),
        },
        rulings=(
            Ruling(
                "after-the-gain",
                Source("renaissance_1e"),
                "Cards become cheaper when the gain is over with all that it causes.",
                "Billiger werden die Karten erst, wenn das Nehmen mit allem, was es auslöst, vorbei ist.",
            ),
            Ruling(
                "adds-up",
                Source("renaissance_1e", examples=("RE3",)),
                "Each play counts; a second Inventor may gain a Duchy.",
                "Jedes Spielen zählt; ein zweiter Erfinder kann ein Herzogtum nehmen.",
            ),
            Ruling(
                "all-cards",
                Source("renaissance_1e"),
                "All cards are cheaper, wherever they are and whosever they are, also those beside the Supply.",
                "Alle Karten sind billiger, wo sie auch liegen und wem sie auch gehören, auch die neben dem Vorrat.",
            ),
            Ruling(
                "not-landscapes",
                Source("renaissance_1e"),
                "Events and Projects cost what they cost.",
                "Ereignisse und Projekte kosten, was sie kosten.",
            ),
            Ruling(
                "need-not-stay",
                Source("renaissance_1e"),
                "It need not stay in play for that.",
                "Er muss dafür nicht im Spiel bleiben.",
            ),
            Ruling(
                "no-potion-or-debt",
                Source("renaissance_1e"),
                "Cards with Potion or Debt in their cost are not within the limit.",
                "Karten mit Trank oder Schulden in den Kosten liegen nicht innerhalb der Grenze.",
            ),
        ),
    ),
    Words(
        "mountain_village",
        en=English("Mountain Village", "Mountain Villages"),
        de=German("Bergdorf", "Bergdörfer", "n"),
        picture="mountains",
        text=Both(
            "+2 Actions\nLook through your discard pile and put a card of it into your hand; if the pile is empty, +1 "
            "Card.",
            "+2 Aktionen\nSieh deinen Ablagestapel durch und nimm eine Karte daraus auf die Hand; ist er leer, +1 "
            "Karte.",
        ),
        asks={
            "take": Ask(
                "Put a card of your discard pile into your hand.",
                "Nimm eine Karte aus deinem Ablagestapel auf die Hand.",
            ),
        },
        rulings=(
            Ruling(
                "forced",
                Source("renaissance_1e"),
                "As long as a card lies in the discard pile you have to take one, and cannot draw instead.",
                "Solange eine Karte im Ablagestapel liegt, musst du eine nehmen und kannst nicht stattdessen ziehen.",
            ),
            Ruling(
                "empty-pile",
                Source("renaissance_1e"),
                "With an empty discard pile you draw, if there is a deck.",
                "Bei leerem Ablagestapel ziehst du, sofern es einen Nachziehstapel gibt.",
            ),
            Ruling(
                "no-gain",
                Source("renaissance_1e"),
                "Taking the card is neither a gain nor a draw, and the others do not see which it is.",
                "Die Karte wird weder genommen noch gezogen, und die anderen sehen nicht, welche es ist.",
            ),
        ),
    ),
    Words(
        "old_witch",
        en=English("Old Witch", "Old Witches"),
        de=German("Alte Hexe", "Alte Hexen", "f"),
        picture="witch-face",
        text=Both(
            "+3 Cards\nEach of the others gains a Curse and is then free to trash a Curse from the hand.",
            "+3 Karten\nAlle anderen nehmen einen Fluch und dürfen danach einen Fluch von der Hand entsorgen.",
        ),
        asks={
            "trash": Ask(
                "Do you trash a Curse from your hand?",
                "Entsorgst du einen Fluch von deiner Hand?",
                none=Both("keep it", "behalten"),
            ),
        },
        rulings=(
            Ruling(
                "one-after-the-other",
                Source("practice"),
                "Player by player: one gains and decides before the next gains.",
                "Einer nach dem anderen: Wer an der Reihe ist, nimmt und entscheidet, bevor der Nächste nimmt.",
            ),
            Ruling(
                "not-the-new-one",
                Source("renaissance_1e"),
                "The new Curse lies in the discard pile and is not the one to trash.",
                "Der neue Fluch liegt im Ablagestapel und ist nicht der, den man entsorgen darf.",
            ),
            Ruling(
                "no-curses-left",
                Source("practice"),
                "If there are no Curses left, a Curse of the hand may still be trashed.",
                "Gibt es keine Flüche mehr, darf ein Fluch von der Hand trotzdem entsorgt werden.",
            ),
            Ruling(
                "moat",
                Source("renaissance_1e"),
                "Whom a Moat protects gains no Curse and may trash none.",
                "Wen ein Burggraben schützt, der nimmt keinen Fluch und darf keinen entsorgen.",
            ),
        ),
    ),
    Words(
        "priest",
        en=English("Priest", "Priests"),
        de=German("Priester", "Priester", "m"),
        picture="aspergillum",
        text=Both(
            "+2 Coins\nTrash a card from your hand. After that, every card that you trash in this turn brings +2 "
            "Coins.",
            "+2 Geld\nEntsorge eine Handkarte. Danach bringt dir in diesem Zug jede Karte, die du entsorgst, +2 Geld.",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand.",
                "Entsorge eine Handkarte.",
            ),
        },
        rulings=(
            Ruling(
                "not-its-own-card",
                Source("renaissance_1e"),
                "The card that it trashes itself brings nothing, nor does what is trashed because of that card.",
                "Die Karte, die er selbst entsorgt, bringt nichts, und auch nicht, was wegen dieser Karte entsorgt "
                "wird.",
            ),
            Ruling(
                "adds-up",
                Source("renaissance_1e", examples=("RE1",)),
                "Several plays add up.",
                "Mehrmaliges Spielen summiert sich.",
            ),
            Ruling(
                "every-trash",
                Source("renaissance_1e", examples=("RE1",)),
                "Every card that you trash counts, from the hand, from play or from the Supply, each of several.",
                "Jede Karte zählt, die du entsorgst, aus der Hand, aus dem Spiel oder aus dem Vorrat, von mehreren "
                "jede.",
            ),
            Ruling(
                "not-what-others-trash",
                Source("renaissance_1e"),
                "Cards that others trash do not count, even because of your Attack.",
                "Karten, die andere entsorgen, zählen nicht, auch nicht durch deinen Angriff.",
            ),
            Ruling(
                "empty-hand",
                Source("renaissance_1e"),
                "With an empty hand nothing is trashed, but later cards count.",
                "Mit leerer Hand wird nichts entsorgt, aber spätere Karten zählen.",
            ),
            Ruling(
                "need-not-stay",
                Source("renaissance_1e"),
                "It need not stay in play for that.",
                "Er muss dafür nicht im Spiel bleiben.",
            ),
        ),
    ),
    Words(
        "scholar",
        en=English("Scholar", "Scholars"),
        de=German("Gelehrte", "Gelehrte", "f"),
        picture="spectacles",
        text=Both(
            "Discard all cards of your hand.\n+7 Cards",
            "Lege alle deine Handkarten ab.\n+7 Karten",
        ),
        rulings=(
            Ruling(
                "discarded-cards-shuffled",
                Source("renaissance_1e"),
                "If the deck has to be shuffled, the discarded cards are among those.",
                "Muss gemischt werden, sind die abgelegten Karten dabei.",
            ),
            Ruling(
                "empty-hand",
                Source("renaissance_1e"),
                "With no other card in hand you draw all the same.",
                "Auch ohne andere Karte auf der Hand wird gezogen.",
            ),
        ),
    ),
    Words(
        "seer",
        en=English("Seer", "Seers"),
        de=German("Seher", "Seher", "m"),
        picture="eye-of-horus",
        text=Both(
            "+1 Card\n+1 Action\nReveal the first 3 cards of your deck. Those that cost from 2 to 4 go to your hand, "
            "the others back in an order of your choice.",
            "+1 Karte\n+1 Aktion\nDecke die ersten 3 Karten deines Nachziehstapels auf. Die, die zwischen 2 und 4 "
            "kosten, kommen auf deine Hand, die anderen in beliebiger Reihenfolge zurück.",
        ),
        asks={
            "order": Ask(
                "Put the cards back onto your deck.",
                "Lege die Karten auf deinen Nachziehstapel zurück.",
            ),
        },
        rulings=(
            Ruling(
                "all-that-match",
                Source("renaissance_1e"),
                "All cards that cost 2, 3 or 4 go to the hand, whether you want them or not.",
                "Alle Karten, die 2, 3 oder 4 kosten, kommen auf die Hand, ob du willst oder nicht.",
            ),
            Ruling(
                "coins-alone",
                Source("renaissance_1e"),
                "Cards with Potion or Debt in their cost do not.",
                "Karten mit Trank oder Schulden in den Kosten nicht.",
            ),
            Ruling(
                "drawn-first",
                Source("renaissance_1e"),
                "You draw before you reveal.",
                "Du ziehst, bevor du aufdeckst.",
            ),
        ),
    ),
)
