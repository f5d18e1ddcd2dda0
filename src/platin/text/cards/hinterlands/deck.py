"""Words of the cards of Hinterlands that look at decks, and that bring cards back onto them."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "cartographer",
        en=English("Cartographer", "Cartographers"),
        de=German("Kartograph", "Kartographen", "m"),
        picture="atlas",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "Look at the 4 cards on top of your deck. Discard as many of them as you like; the others go back in an "
            "order of your choice.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Sieh dir die obersten 4 Karten deines Nachziehstapels an. Lege beliebig viele davon ab; die übrigen "
            "kommen in einer Reihenfolge deiner Wahl zurück.",
        ),
        asks={
            "discard": Ask(
                "Discard any number of these cards.",
                "Lege beliebig viele dieser Karten ab.",
            ),
            "order": Ask(
                "Put the cards back onto your deck; the last one lies on top.",
                "Lege die Karten auf deinen Nachziehstapel zurück; die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "draw-first",
                Source("hinterlands_1e"),
                "The card is drawn before you look at the next four.",
                "Die Karte wird gezogen, bevor man sich die nächsten vier ansieht.",
            ),
            Ruling(
                "none-or-all",
                Source("hinterlands_1e", examples=("HI14",)),
                "Any number from none to all four is discarded, all at once.",
                "Abgelegt werden null bis vier Karten, alle auf einmal.",
            ),
            Ruling(
                "fewer-cards",
                Source("hinterlands_1e"),
                "If there are fewer than four even after shuffling, you look at those.",
                "Sind es auch nach dem Mischen weniger als vier, sieht man sich diese an.",
            ),
            Ruling(
                "private",
                Source("practice"),
                "The others see neither the cards put back nor more of the discarded ones than the top of the "
                "discard pile.",
                "Die anderen sehen weder die zurückgelegten Karten noch von den abgelegten mehr als die oberste des "
                "Ablagestapels.",
            ),
        ),
    ),
    Words(
        "duchess",
        en=English("Duchess", "Duchesses"),
        de=German("Herzogin", "Herzoginnen", "f"),
        picture="pearl-necklace",
        text=Both(
            "+2 Coins\n"
            "All players, you among them, look at their deck's top card and decide whether to discard it.\n"
            "—\n"
            "Rule of the game: whoever gains a Duchy may gain a Duchess with it.",
            "+2 Geld\n"
            "Alle, auch du, sehen sich die oberste Karte ihres Nachziehstapels an und entscheiden, ob sie sie "
            "ablegen.\n"
            "—\n"
            "Regel für dieses Spiel: Wer ein Herzogtum nimmt, darf dazu eine Herzogin nehmen.",
        ),
        asks={
            "discard": Ask(
                "Discard the top card of your deck? Otherwise it stays there.",
                "Die oberste Karte deines Nachziehstapels ablegen? Sonst bleibt sie dort.",
                none=Both("leave it there", "dort lassen"),
            ),
        },
        rulings=(
            Ruling(
                "you-first",
                Source("hinterlands_1e"),
                "You begin, then it goes on in turn order.",
                "Man selbst beginnt, dann geht es der Reihe nach weiter.",
            ),
            Ruling(
                "private",
                Source("hinterlands_1e"),
                "Only you look at your own top card, and you decide for yourself.",
                "Nur man selbst sieht sich die eigene oberste Karte an, und jeder entscheidet für sich.",
            ),
            Ruling(
                "shuffle",
                Source("hinterlands_1e"),
                "Whoever has no deck shuffles first.",
                "Wer keinen Nachziehstapel hat, mischt erst.",
            ),
            Ruling(
                "no-attack",
                Source("hinterlands_1e"),
                "It is no Attack: a Moat does not help.",
                "Sie ist kein Angriff: Ein Burggraben hilft nicht.",
            ),
            Ruling(
                "any-duchy",
                Source("hinterlands_1e"),
                "A Duchess may be gained with every Duchy, bought or gained otherwise, in any player's turn.",
                "Zu jedem Herzogtum, ob gekauft oder anders genommen, darf man in jedem Zug eine Herzogin nehmen.",
            ),
            Ruling(
                "for-everybody",
                Source("hinterlands_1e"),
                "The rule holds for all players, even if nobody has a Duchess yet.",
                "Die Regel gilt für alle, auch wenn noch niemand eine Herzogin hat.",
            ),
            Ruling(
                "once-per-duchy",
                Source("hinterlands_1e"),
                "One Duchess for each Duchy, into the discard pile, and nobody has to.",
                "Eine Herzogin je Herzogtum, auf den Ablagestapel, und niemand muss.",
            ),
            Ruling(
                "none-left",
                Source("hinterlands_1e"),
                "If there is no Duchess left in the Supply, none can be gained.",
                "Ist keine Herzogin mehr im Vorrat, kann man keine nehmen.",
            ),
            Ruling(
                "black-market",
                Source("hinterlands_1e"),
                "A Duchess that is only in the Black Market deck changes nothing: there is no pile of her.",
                "Eine Herzogin nur im Schwarzmarkt-Stapel ändert nichts: Es gibt keinen Stapel von ihr.",
            ),
        ),
    ),
    Words(
        "oracle",
        en=English("Oracle", "Oracles"),
        de=German("Orakel", "Orakel", "n"),
        picture="all-seeing-eye",
        text=Both(
            "All players, you among them, reveal the 2 cards on top of their deck. For each of them you decide: "
            "discard both, or put both back in an order that the owner chooses.\n"
            "+2 Cards",
            "Alle, auch du, decken die obersten 2 Karten ihres Nachziehstapels auf. Du entscheidest jeweils: beide "
            "ablegen oder beide zurücklegen, in einer Reihenfolge, die der Besitzer wählt.\n"
            "+2 Karten",
        ),
        asks={
            "discard_own": Ask(
                "Your own cards: discard both or put both back?",
                "Deine eigenen Karten: beide ablegen oder beide zurücklegen?",
                options={
                    "discard": Both("Discard both", "Beide ablegen"),
                    "back": Both("Put both back", "Beide zurücklegen"),
                },
            ),
            "discard": Ask(
                "This player's cards: discard both or put both back?",
                "Die Karten dieses Spielers: beide ablegen oder beide zurücklegen?",
                options={
                    "discard": Both("Discard both", "Beide ablegen"),
                    "back": Both("Put both back", "Beide zurücklegen"),
                },
            ),
            "order": Ask(
                "Put your cards back onto your deck; the last one lies on top.",
                "Lege deine Karten auf deinen Nachziehstapel zurück; die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "you-first",
                Source("hinterlands_1e"),
                "You reveal first, then the others in turn order.",
                "Man deckt selbst zuerst auf, dann die anderen der Reihe nach.",
            ),
            Ruling(
                "both-or-none",
                Source("hinterlands_1e"),
                "Either both cards of a player are discarded or both are put back.",
                "Entweder werden beide Karten eines Spielers abgelegt oder beide zurückgelegt.",
            ),
            Ruling(
                "owner-orders",
                Source("hinterlands_1e"),
                "The owner chooses the order of cards put back and need not show it.",
                "Die Reihenfolge zurückgelegter Karten wählt der Besitzer und muss sie nicht zeigen.",
            ),
            Ruling(
                "one-by-one",
                Source("practice"),
                "You decide about a player's cards before the next player reveals.",
                "Über die Karten eines Spielers wird entschieden, bevor der nächste aufdeckt.",
            ),
            Ruling(
                "protected",
                Source("hinterlands_1e"),
                "Players whom the Attack does not affect do not reveal.",
                "Spieler, die der Angriff nicht betrifft, decken nicht auf.",
            ),
            Ruling(
                "draw-what-was-put-back",
                Source("hinterlands_1e"),
                "The two cards are drawn last: your own cards that were put back are among them.",
                "Die zwei Karten zieht man zuletzt: eigene zurückgelegte Karten sind darunter.",
            ),
        ),
    ),
    Words(
        "scheme",
        en=English("Scheme", "Schemes"),
        de=German("Komplott", "Komplotte", "n"),
        picture="cobweb",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "When this turn's Clean-up begins, you may choose an Action card that you have in play. As soon as you "
            "discard it from play this turn, put it onto your deck.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Zu Beginn der Aufräumphase dieses Zuges darfst du eine Aktionskarte wählen, die du im Spiel hast. "
            "Sobald du sie in diesem Zug aus dem Spiel ablegst, lege sie auf deinen Nachziehstapel.",
        ),
        later={
            2: Both(
                "+1 Card\n"
                "+1 Action\n"
                "Once in this turn, when you discard an Action card from play, you may put it onto your deck.",
                "+1 Karte\n"
                "+1 Aktion\n"
                "Einmal in diesem Zug, wenn du eine Aktionskarte aus dem Spiel ablegst, darfst du sie auf deinen "
                "Nachziehstapel legen.",
            ),
        },
        asks={
            "topdeck": Ask(
                "You may choose an Action card in play that goes onto your deck when it is discarded.",
                "Du darfst eine Aktionskarte im Spiel wählen, die beim Ablegen auf deinen Nachziehstapel kommt.",
            ),
        },
        rulings=(
            Ruling(
                "chosen-at-clean-up",
                Source("hinterlands_1e"),
                "First print: the card is chosen when Clean-up begins, among those then in play.",
                "Erste Auflage: Die Karte wählt man zu Beginn der Aufräumphase unter denen, die dann im Spiel sind.",
            ),
            Ruling(
                "one-per-play",
                Source("hinterlands_1e"),
                "Each Scheme that was played brings back one card.",
                "Jedes gespielte Komplott bringt eine Karte zurück.",
            ),
            Ruling(
                "itself",
                Source("hinterlands_1e"),
                "It may be the Scheme itself.",
                "Es darf das Komplott selbst sein.",
            ),
            Ruling(
                "durations-that-stay",
                Source("hinterlands_1e"),
                "A Duration that stays in play is not discarded and does not come onto the deck.",
                "Eine Dauerkarte, die im Spiel bleibt, wird nicht abgelegt und kommt nicht auf den Nachziehstapel.",
            ),
            Ruling(
                "before-the-new-hand",
                Source("hinterlands_1e"),
                "It lies on the deck before the new hand is drawn.",
                "Sie liegt auf dem Nachziehstapel, bevor die neue Hand gezogen wird.",
            ),
            Ruling(
                "when-discarded",
                Source("hinterlands_2e"),
                "Second print: you decide when the card is discarded from play.",
                "Zweite Auflage: Man entscheidet, wenn die Karte aus dem Spiel abgelegt wird.",
                edition=2,
            ),
        ),
    ),
)
