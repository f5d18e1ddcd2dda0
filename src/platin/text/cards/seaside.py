"""Words of Seaside."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "ambassador",
        en=English("Ambassador", "Ambassadors"),
        de=German("Botschafter", "Botschafter", "m"),
        text=Both(
            "Reveal one of the cards in your hand.\n"
            "Put none, one or two cards of that name from your hand back into the Supply.\n"
            "After that, all other players gain one card of that name each.",
            "Zeige eine deiner Handkarten.\n"
            "Lege keine, eine oder zwei Karten dieses Namens von der Hand in den Vorrat zurück.\n"
            "Danach nehmen alle anderen je eine Karte dieses Namens.",
        ),
        asks={
            "return": Ask(
                "Return up to 2 of these cards to the Supply. Then each other player gains one.",
                "Lege bis zu 2 dieser Karten in den Vorrat zurück. Dann nehmen alle anderen je eine.",
            ),
            "reveal": Ask(
                "Reveal a card from your hand. Each other player gains a copy of it.",
                "Zeige eine Handkarte. Alle anderen nehmen eine Karte gleichen Namens.",
            ),
        },
        rulings=(
            Ruling(
                "order",
                Source("seaside_1e"),
                "First you reveal a card from your hand, then you return copies of it, and only then the others gain "
                "theirs.",
                "Zuerst zeigst du eine Handkarte, dann legst du Karten gleichen Namens zurück, und erst dann nehmen "
                "die anderen.",
            ),
            Ruling(
                "up-to-two",
                Source("seaside_1e"),
                "You return at most two copies, however many you hold.",
                "Du legst höchstens zwei Karten zurück, egal wie viele gleichen Namens du auf der Hand hast.",
            ),
            Ruling(
                "none",
                Source("seaside_1e"),
                "You may return none at all; the others still gain a copy.",
                "Du darfst auch keine zurücklegen; die anderen nehmen trotzdem eine.",
            ),
            Ruling(
                "onto-pile",
                Source("seaside_1e"),
                "Returned cards go onto their pile and can be gained again; a pile that was empty no longer is.",
                "Zurückgelegte Karten kommen auf ihren Stapel und können wieder genommen werden; ein leerer Stapel "
                "ist dann nicht mehr leer.",
            ),
            Ruling(
                "not-itself",
                Source("seaside_1e"),
                "The Ambassador you play lies in play and cannot be revealed or returned; another one from your hand "
                "can.",
                "Der gespielte Botschafter liegt im Spiel und kann weder gezeigt noch zurückgelegt werden; ein "
                "anderer von der Hand schon.",
            ),
            Ruling(
                "no-hand",
                Source("seaside_1e"),
                "Without a card in hand nothing happens, and nobody gains anything.",
                "Ohne Handkarte geschieht nichts, und niemand nimmt etwas.",
            ),
            Ruling(
                "turn-order",
                Source("seaside_1e"),
                "If there are too few copies, they go to the others in turn order, from your left.",
                "Gibt es zu wenige, bekommen die anderen sie der Reihe nach, von links an.",
            ),
            Ruling(
                "not-supply",
                Source("seaside_1e"),
                "A card that does not belong to the Supply, a Prize for instance, cannot be returned, and nobody "
                "gains a copy.",
                "Eine Karte, die nicht zum Vorrat gehört, etwa ein Preis, kann nicht zurückgelegt werden, und niemand "
                "nimmt eine.",
            ),
        ),
    ),
    Words(
        "native_village",
        en=English("Native Village", "Native Villages"),
        de=German("Eingeborenendorf", "Eingeborenendörfer", "n"),
        text=Both(
            "+2 Actions\n"
            "Pick one: the topmost card of your deck goes face down on your Native Village mat, or all cards on the "
            "mat go into your hand.\n"
            "Your own mat you may look at whenever you like.",
            "+2 Aktionen\n"
            "Entscheide dich: Entweder kommt die oberste Karte deines Nachziehstapels verdeckt auf dein "
            "Eingeborenendorf-Tableau, oder du nimmst alle Karten vom Tableau auf die Hand.\n"
            "Dein eigenes Tableau darfst du jederzeit ansehen.",
        ),
        asks={
            "choose": Ask(
                "Put a card on your mat, or take all cards from it?",
                "Eine Karte auf dein Tableau legen oder alle davon nehmen?",
                options={
                    "put": Both(
                        "Put the top card of your deck on the mat",
                        "Die oberste Karte des Nachziehstapels auf das Tableau legen",
                    ),
                    "take": Both(
                        "Take all cards from the mat into your hand",
                        "Alle Karten vom Tableau auf die Hand nehmen",
                    ),
                },
            ),
        },
        rulings=(
            Ruling(
                "either",
                Source("seaside_1e"),
                "You may choose either option even if it does nothing: no card left to put on the mat, or none on it "
                "to take.",
                "Du darfst jede der beiden Möglichkeiten wählen, auch wenn sie nichts bewirkt, weil keine Karte mehr "
                "da ist oder keine auf dem Tableau liegt.",
            ),
            Ruling(
                "shuffle",
                Source("seaside_1e"),
                "If the deck is empty, the discard pile is shuffled to get a card for the mat.",
                "Ist der Nachziehstapel leer, wird für die Karte auf dem Tableau der Ablagestapel gemischt.",
            ),
            Ruling(
                "face-down",
                Source("seaside_1e"),
                "The card goes onto the mat face down: the others learn only how many lie there.",
                "Die Karte kommt verdeckt auf das Tableau: Die anderen erfahren nur, wie viele dort liegen.",
            ),
            Ruling(
                "take-all",
                Source("seaside_1e"),
                "If you take cards from the mat, you take all of them.",
                "Nimmst du Karten vom Tableau, dann alle.",
            ),
            Ruling(
                "scored",
                Source("seaside_1e"),
                "Cards on the mat are not in your deck, but count for you at the end of the game.",
                "Karten auf dem Tableau sind nicht in deinem Nachziehstapel, zählen am Spielende aber für dich.",
            ),
        ),
    ),
    Words(
        "outpost",
        en=English("Outpost", "Outposts"),
        de=German("Aussenposten", "Aussenposten", "m"),
        text=Both(
            "In this turn's Clean-up you draw three cards, not five.\n"
            "You take an extra turn right after this one, unless it would be your third turn in a row.",
            "In der Aufräumphase dieses Zuges ziehst du drei Karten statt fünf.\n"
            "Gleich nach diesem Zug machst du einen Extrazug, außer es wäre dein dritter Zug in Folge.",
        ),
        later={
            2: Both(
                "If you played no Outpost earlier in this turn, and the turn before it was not yours:\n"
                "You take an extra turn right after this one.\n"
                "For it you draw three cards, not five.",
                "Hast du in diesem Zug vorher keinen Aussenposten gespielt und war der Zug davor nicht deiner:\n"
                "Du machst gleich nach diesem Zug einen Extrazug.\n"
                "Dafür ziehst du drei Karten statt fünf.",
            ),
        },
        rulings=(
            Ruling(
                "three-cards",
                Source("seaside_1e"),
                "In the Clean-up of the turn you play it you draw three cards; in that of the extra turn you draw "
                "five again.",
                "In der Aufräumphase des Zuges, in dem du ihn spielst, ziehst du drei Karten, in der des Extrazuges "
                "wieder fünf.",
            ),
            Ruling(
                "normal-turn",
                Source("seaside_1e"),
                "Apart from the smaller hand the extra turn is a normal turn, with Actions, Buys and Clean-up.",
                "Bis auf die kleinere Hand ist der Extrazug ein normaler Zug mit Aktionen, Käufen und Aufräumphase.",
            ),
            Ruling(
                "durations",
                Source("seaside_1e"),
                "The extra turn is the next turn that your Durations wait for.",
                "Der Extrazug ist der nächste Zug, auf den deine Dauerkarten warten.",
            ),
            Ruling(
                "stays",
                Source("seaside_1e"),
                "It stays in play until the extra turn is over, and with it a card that played it twice.",
                "Er bleibt bis zum Ende des Extrazuges im Spiel, und mit ihm eine Karte, die ihn zweimal ausgespielt "
                "hat.",
            ),
            Ruling(
                "once",
                Source("seaside_1e"),
                "Two Outposts in one turn, or one played twice, bring one extra turn.",
                "Zwei Aussenposten in einem Zug oder ein zweimal gespielter bringen einen Extrazug.",
            ),
            Ruling(
                "not-again",
                Source("seaside_1e"),
                "Played in the extra turn, it brings no further one; you still draw only three cards, and it is "
                "discarded at once.",
                "Im Extrazug gespielt, bringt er keinen weiteren; du ziehst trotzdem nur drei Karten, und er wird "
                "gleich abgelegt.",
            ),
            Ruling(
                "third-turn",
                Source("seaside_1e"),
                "It never brings a third turn in a row, whatever gave you the second: no Outpost turn after a Journey "
                "turn, nor after a normal turn that followed a possessed one.",
                "Er bringt nie einen dritten Zug in Folge, woher der zweite auch kam: keinen nach einer Reise und "
                "keinen nach einem normalen Zug, der auf einen besessenen folgte.",
            ),
            Ruling(
                "tie-break",
                Source("seaside_1e"),
                "The extra turn does not count when a tie is decided.",
                "Der Extrazug zählt bei Gleichstand nicht.",
            ),
            Ruling(
                "first-only",
                Source("seaside_2e"),
                "Second print: only your first Outpost of a turn does anything.",
                "Zweite Auflage: Nur dein erster Aussenposten in einem Zug bewirkt etwas.",
                edition=2,
            ),
            Ruling(
                "previous-turn",
                Source("seaside_2e"),
                "Second print: if the previous turn was yours, it does nothing at all, and you draw five cards.",
                "Zweite Auflage: War schon der vorige Zug deiner, bewirkt er gar nichts, und du ziehst fünf Karten.",
                edition=2,
            ),
        ),
        aliases=("Außenposten",),
    ),
    Words(
        "pirate_ship",
        en=English("Pirate Ship", "Pirate Ships"),
        de=German("Piratenschiff", "Piratenschiffe", "n"),
        text=Both(
            "Pick one: you rob the others, or you get +1 Coin for every token on your Pirate Ship mat.\n"
            "If you rob: All other players reveal the two topmost cards of their decks, trash one Treasure among "
            "them, which you pick, and discard what remains.\n"
            "If anybody trashed a Treasure this way, put one token on your mat.",
            "Entscheide dich: Entweder plünderst du die anderen, oder du bekommst +1 Geld für jeden Marker auf deinem "
            "Piratenschiff-Tableau.\n"
            "Wenn du plünderst: Alle anderen decken die zwei obersten Karten ihres Nachziehstapels auf, entsorgen "
            "davon eine Geldkarte deiner Wahl und legen den Rest ab.\n"
            "Hat dabei jemand eine Geldkarte entsorgt, lege einen Marker auf dein Tableau.",
        ),
        asks={
            "choose": Ask(
                "Rob the other players, or take coins?",
                "Die anderen plündern oder Geld nehmen?",
                options={
                    "coins": Both("+1 Coin for each token on your mat", "+1 Geld für jeden Marker auf deinem Tableau"),
                    "rob": Both("Rob the other players", "Die anderen plündern"),
                },
            ),
            "trash": Ask(
                "Which of this player's Treasures is trashed?",
                "Welche Geldkarte dieses Spielers wird entsorgt?",
            ),
        },
        rulings=(
            Ruling(
                "reactions",
                Source("seaside_1e"),
                "The others use Reactions before you choose, even if you then take the coins.",
                "Die anderen reagieren, bevor du dich entscheidest, auch wenn du dann das Geld nimmst.",
            ),
            Ruling(
                "your-choice",
                Source("seaside_1e"),
                "If two different Treasures are revealed, you pick the one to be trashed; everything else is "
                "discarded.",
                "Werden zwei verschiedene Geldkarten aufgedeckt, bestimmst du, welche entsorgt wird; alles andere "
                "wird abgelegt.",
            ),
            Ruling(
                "one-token",
                Source("seaside_1e"),
                "One play brings at most one token, however many Treasures were trashed.",
                "Einmal gespielt, bringt es höchstens einen Marker, egal wie viele Geldkarten entsorgt wurden.",
            ),
            Ruling(
                "no-treasure",
                Source("seaside_1e"),
                "If nobody trashed a Treasure, there is no token.",
                "Hat niemand eine Geldkarte entsorgt, gibt es keinen Marker.",
            ),
            Ruling(
                "tokens-stay",
                Source("seaside_1e"),
                "The tokens stay on the mat: every later Pirate Ship can bring their coins again.",
                "Die Marker bleiben auf dem Tableau: Jedes spätere Piratenschiff kann ihr Geld wieder bringen.",
            ),
            Ruling(
                "not-coffers",
                Source("seaside_1e"),
                "The tokens on the mat are not Coffers: they cannot be spent in the Buy phase.",
                "Die Marker auf dem Tableau sind keine Taler: Sie können in der Kaufphase nicht ausgegeben werden.",
            ),
        ),
    ),
)
