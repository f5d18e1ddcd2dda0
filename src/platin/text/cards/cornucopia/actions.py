"""Words of the cards of Cornucopia about the hand and the deck."""

from typing import Final

from platin.text.words import Ask, Both, ChoiceWords, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words | ChoiceWords, ...]] = (
    Words(
        "farmhands",
        en=English("Farmhands", "Farmhands"),
        de=German("Landarbeiterinnen", "Landarbeiterinnen", "pl"),
        picture="farmer",
        text=Both(
            "+1 Card\n+2 Actions\n—\n"
            "When you gain this, you may set an Action card or a Treasure of your hand aside. Play it when your next "
            "turn begins.",
            "+1 Karte\n+2 Aktionen\n—\n"
            "Wenn du sie nimmst, darfst du eine Aktions- oder Geldkarte deiner Hand beiseitelegen. Spiele sie, wenn "
            "dein nächster Zug beginnt.",
        ),
        asks={
            "aside": Ask(
                "Which card do you set aside, to play it when your next turn begins?",
                "Welche Karte legst du beiseite, um sie zu Beginn deines nächsten Zuges zu spielen?",
                none=Both("None", "Keine"),
            ),
        },
        rulings=(
            Ruling(
                "optional-then-forced",
                Source("cornucopia_guilds_2e"),
                "Setting a card aside is optional; what was set aside must be played, and takes no Action.",
                "Eine Karte beiseitezulegen ist freiwillig; was beiseitegelegt ist, muss gespielt werden und "
                "verbraucht keine Aktion.",
            ),
            Ruling(
                "treasures-too",
                Source("cornucopia_guilds_2e", examples=("CG15",)),
                "A Treasure is played at the start of the turn, and its coins are there all turn long.",
                "Eine Geldkarte wird zu Beginn des Zuges gespielt, und ihr Geld ist den ganzen Zug über da.",
            ),
            Ruling(
                "order",
                Source("cornucopia_guilds_2e"),
                "Among other things that happen at the start of the turn you choose the order.",
                "Unter allem, was zu Beginn des Zuges geschieht, wählst du die Reihenfolge.",
            ),
            Ruling(
                "in-anybodys-turn",
                Source("cornucopia_guilds_2e"),
                "It works as well when Farmhands are gained in another player's turn.",
                "Es wirkt auch, wenn man Landarbeiterinnen im Zug eines anderen nimmt.",
            ),
            Ruling(
                "themselves",
                Source("practice"),
                "Farmhands gained to the hand may be the card.",
                "Auf die Hand genommene Landarbeiterinnen dürfen selbst die Karte sein.",
            ),
            Ruling(
                "played-as-usual",
                Source("cornucopia_guilds_2e"),
                "The card comes into play as usual: it is discarded in that Clean-up, a Duration stays.",
                "Die Karte kommt wie sonst ins Spiel: Sie wird beim Aufräumen dieses Zuges abgelegt, eine Dauerkarte "
                "bleibt.",
            ),
        ),
    ),
    Words(
        "farming_village",
        en=English("Farming Village", "Farming Villages"),
        de=German("Bauerndorf", "Bauerndörfer", "n"),
        picture="barn",
        text=Both(
            "+2 Actions\n"
            "Keep revealing cards from your deck until an Action or a Treasure lies open.\n"
            "That one goes into your hand.\n"
            "Everything else you revealed is discarded.",
            "+2 Aktionen\n"
            "Du deckst deinen Nachziehstapel Karte für Karte auf, bis eine Aktions- oder Geldkarte dabei ist.\n"
            "Diese kommt auf deine Hand.\n"
            "Alles andere Aufgedeckte wird abgelegt.",
        ),
        rulings=(
            Ruling(
                "first-match",
                Source("cornucopia_1e"),
                "The first Action or Treasure is taken; there is no choice between the two.",
                "Die erste Aktions- oder Geldkarte wird genommen; eine Wahl zwischen beiden gibt es nicht.",
            ),
            Ruling(
                "playable",
                Source("cornucopia_1e"),
                "The card taken may be played in the same turn.",
                "Die genommene Karte darf noch in diesem Zug gespielt werden.",
            ),
            Ruling(
                "combined",
                Source("cornucopia_1e"),
                "A card that is also a Victory card ends the search, if it is an Action or Treasure.",
                "Auch eine Karte, die zugleich Punktekarte ist, beendet die Suche, wenn sie Aktions- oder Geldkarte "
                "ist.",
            ),
            Ruling(
                "nothing-found",
                Source("cornucopia_1e", examples=("C15",)),
                "If none is found even after shuffling, all revealed cards are discarded and none is taken.",
                "Findet sich auch nach dem Mischen keine, wird alles Aufgedeckte abgelegt und nichts genommen.",
            ),
        ),
    ),
    Words(
        "ferryman",
        en=English("Ferryman", "Ferrymen"),
        de=German("Fährmann", "Fährmänner", "m"),
        picture="paddles",
        text=Both(
            "+2 Cards\n+1 Action\nDiscard one of your hand cards.\n—\n"
            "Set-up: Lay a kingdom pile that is not used and costs 3 or 4 beside the Supply. When you gain a "
            "Ferryman, gain a card of that pile as well.",
            "+2 Karten\n+1 Aktion\nLege eine deiner Handkarten ab.\n—\n"
            "Vorbereitung: Lege einen unbenutzten Königreichstapel für 3 oder 4 neben den Vorrat. Wenn du einen "
            "Fährmann nimmst, nimm auch eine Karte dieses Stapels.",
        ),
        asks={"discard": Ask("Discard a card.", "Lege eine Karte ab.")},
        rulings=(
            Ruling(
                "every-gain",
                Source("cornucopia_guilds_2e", examples=("CG1",)),
                "However the Ferryman is gained, the other card is gained too, if there is one; you must.",
                "Wie auch immer man den Fährmann nimmt, die andere Karte nimmt man dazu, wenn es eine gibt; man muss.",
            ),
            Ruling(
                "ordinary-gain",
                Source("cornucopia_guilds_2e"),
                "The extra card is gained like any other, and what happens on gaining it happens.",
                "Die zusätzliche Karte wird wie jede andere genommen, und was dabei geschieht, geschieht.",
            ),
            Ruling(
                "not-supply",
                Source("cornucopia_guilds_2e", examples=("CG1",)),
                "The pile is not in the Supply: its cards are neither bought nor gained otherwise, no Trait lies on "
                "it, and being empty it does not count for the end of the game.",
                "Der Stapel liegt nicht im Vorrat: Seine Karten kann man weder kaufen noch anders nehmen, kein "
                "Merkmal liegt auf ihm, und dass er leer ist, zählt nicht für das Spielende.",
            ),
            Ruling(
                "cost-of-the-pile",
                Source("cornucopia_guilds_2e"),
                "The pile costs 3 or 4 coins and nothing else; what may be paid above that does not matter.",
                "Der Stapel kostet 3 oder 4 Geld und sonst nichts; was man darüber hinaus zahlen darf, ist gleich.",
            ),
            Ruling(
                "split-pile",
                Source("cornucopia_guilds_2e", examples=("CG2",)),
                "Of a split pile the top card counts for the cost, and is the one that is gained; Debt in its cost is "
                "not taken.",
                "Bei einem gemischten Stapel zählt für die Kosten die oberste Karte, und sie wird genommen; Schulden, "
                "die sie kostet, nimmt man nicht.",
            ),
            Ruling(
                "set-up-of-the-pile",
                Source("cornucopia_guilds_2e"),
                "The pile has its usual number of cards, and what it needs besides is laid out as well.",
                "Der Stapel hat seine übliche Größe, und was er sonst braucht, wird auch bereitgelegt.",
            ),
            Ruling(
                "another-than-the-bane",
                Source("practice"),
                "The Bane and this pile are two piles; neither is used otherwise.",
                "Der Bannstapel und dieser Stapel sind zwei Stapel; beide werden sonst nicht benutzt.",
            ),
            Ruling(
                "own-name-still-works",
                Source("author"),
                "What names its own card finds it there: Rats bring Rats. What asks for the Supply does not.",
                "Was die eigene Karte nennt, findet sie dort: Ratten bringen Ratten. Was nach dem Vorrat fragt, nicht.",
            ),
            Ruling(
                "discard-forced",
                Source("cornucopia_guilds_2e"),
                "After drawing a card must be discarded; it may be one of those drawn.",
                "Nach dem Ziehen muss eine Karte abgelegt werden; es darf eine gezogene sein.",
            ),
        ),
    ),
    Words(
        "hamlet",
        en=English("Hamlet", "Hamlets"),
        de=German("Weiler", "Weiler", "m"),
        picture="wood-cabin",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "If you wish, discard a card; for that: +1 Action\n"
            "If you wish, discard a card; for that: +1 Buy",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Wenn du willst, lege eine Handkarte ab; dafür: +1 Aktion\n"
            "Wenn du willst, lege eine Handkarte ab; dafür: +1 Kauf",
        ),
        asks={
            "action": Ask("You may discard a card for +1 Action.", "Du darfst eine Handkarte für +1 Aktion ablegen."),
            "buy": Ask("You may discard a card for +1 Buy.", "Du darfst eine Handkarte für +1 Kauf ablegen."),
        },
        rulings=(
            Ruling(
                "none-one-both",
                Source("cornucopia_1e", examples=("C9",)),
                "You may discard no card, one for an Action or for a Buy, or one for each.",
                "Du darfst keine Karte ablegen, eine für eine Aktion oder für einen Kauf, oder je eine für beides.",
            ),
            Ruling(
                "each-once",
                Source("cornucopia_1e", examples=("C9",)),
                "Neither of the two bonuses can be had twice.",
                "Keinen der beiden Boni gibt es zweimal.",
            ),
            Ruling(
                "draw-first",
                Source("cornucopia_1e"),
                "The card is drawn first and may be one of those discarded.",
                "Die Karte wird zuerst gezogen und darf eine der abgelegten sein.",
            ),
        ),
    ),
    Words(
        "horse_traders",
        en=English("Horse Traders", "Horse Traders"),
        de=German("Pferdehändler", "Pferdehändler", "m"),
        picture="saddle",
        text=Both(
            "+1 Buy\n"
            "+3 Coins\n"
            "Discard two cards.\n"
            "—\n"
            "When another player plays an Attack, you may set this aside from your hand before anything happens.\n"
            "If you did, it returns to your hand at the start of your next turn, and: +1 Card",
            "+1 Kauf\n"
            "+3 Geld\n"
            "Lege zwei Handkarten ab.\n"
            "—\n"
            "Spielt jemand anderes einen Angriff, darfst du zuvor diese Karte von der Hand beiseitelegen.\n"
            "Hast du das getan, kommt sie zu Beginn deines nächsten Zuges auf deine Hand zurück, und: +1 Karte",
        ),
        asks={
            "discard": Ask("Discard 2 cards.", "Lege 2 Handkarten ab."),
        },
        rulings=(
            Ruling(
                "too-few",
                Source("cornucopia_1e"),
                "With fewer than two cards in hand you discard what you have; the bonuses are yours all the same.",
                "Mit weniger als zwei Handkarten legst du ab, was du hast; die Boni bekommst du trotzdem.",
            ),
            Ruling(
                "attack-goes-on",
                Source("cornucopia_1e"),
                "Setting it aside does not stop the Attack; but the card is no longer in hand when the Attack happens.",
                "Es beiseitezulegen hält den Angriff nicht auf; aber die Karte ist nicht mehr auf der Hand, wenn er "
                "wirkt.",
            ),
            Ruling(
                "once-until-back",
                Source("cornucopia_1e", examples=("C12",)),
                "Set aside, it cannot react to further Attacks until it has returned.",
                "Beiseitegelegt, kann er auf weitere Angriffe nicht reagieren, bis er zurück ist.",
            ),
            Ruling(
                "several",
                Source("cornucopia_1e", examples=("C12",)),
                "Several may be set aside against the same Attack; each returns and draws a card.",
                "Mehrere dürfen gegen denselben Angriff beiseitegelegt werden; jeder kommt zurück und zieht eine "
                "Karte.",
            ),
            Ruling(
                "returns",
                Source("cornucopia_1e"),
                "At the start of your next turn it is back in hand and can be played in that turn.",
                "Zu Beginn deines nächsten Zuges ist er wieder auf der Hand und kann in diesem Zug gespielt werden.",
            ),
        ),
    ),
    Words(
        "remake",
        en=English("Remake", "Remakes"),
        de=German("Nachbau", "Nachbauten", "m"),
        picture="recycle",
        text=Both(
            "Choose a card in your hand and trash it.\n"
            "Then gain a card that costs exactly 1 more.\n"
            "After that, do both a second time.",
            "Wähle eine Karte auf deiner Hand und entsorge sie.\n"
            "Nimm dann eine Karte, die genau 1 mehr kostet.\n"
            "Danach tu beides noch einmal.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing exactly 1 more than the trashed one.",
                "Nimm eine Karte, die genau 1 mehr kostet als die entsorgte.",
            ),
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
        },
        rulings=(
            Ruling(
                "one-by-one",
                Source("cornucopia_1e"),
                "The first card is trashed and its replacement gained before you choose the second.",
                "Die erste Karte wird entsorgt und ihr Ersatz genommen, bevor du die zweite wählst.",
            ),
            Ruling(
                "exactly-one-more",
                Source("cornucopia_1e"),
                "The gained card costs exactly 1 more, with the same Potion in its cost or none.",
                "Die genommene Karte kostet genau 1 mehr, mit demselben Trank in den Kosten oder keinem.",
            ),
            Ruling(
                "none-at-that-cost",
                Source("cornucopia_1e"),
                "If the Supply has no card at that cost, none is gained; the card stays trashed.",
                "Hat der Vorrat keine Karte zu diesen Kosten, wird keine genommen; entsorgt bleibt die Karte.",
            ),
            Ruling(
                "forced",
                Source("cornucopia_1e"),
                "Both times you must trash a card if you hold one; with a single card it happens once.",
                "Beide Male musst du eine Karte entsorgen, wenn du eine hast; mit einer einzigen geschieht es einmal.",
            ),
        ),
    ),
    ChoiceWords(
        "ferryman.ferried",
        label=Both("Ferryman's pile", "Stapel des Fährmanns"),
        title=Both("Pile beside the Supply for Ferryman", "Stapel neben dem Vorrat für den Fährmann"),
        by_chance=Both(
            "The pile of Ferryman was chosen by chance: {cards}.",
            "Der Stapel des Fährmanns ist durch Zufall bestimmt: {cards}.",
        ),
        refused=Both(
            "{pick} cannot be the pile of Ferryman: expected a kingdom card costing 3 or 4 that is not used otherwise",
            "{pick} kann nicht der Stapel des Fährmanns sein: erwartet ist eine unbenutzte Königreichkarte für 3 oder "
            "4",
        ),
        typed=Both(("ferried",), ("Fährstapel",)),
    ),
)
