"""Words of Tournament and the Prizes."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "bag_of_gold",
        en=English("Bag of Gold", "Bags of Gold"),
        de=German("Ein Sack voll Gold", "Säcke voll Gold", "m"),
        picture="swap-bag",
        text=Both(
            "+1 Action\nGain a Gold; it goes on top of your deck.",
            "+1 Aktion\nNimm ein Gold; es kommt oben auf deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "empty-deck",
                Source("cornucopia_1e"),
                "With an empty deck the Gold alone becomes the deck.",
                "Bei leerem Nachziehstapel bildet das Gold allein den Stapel.",
            ),
            Ruling(
                "no-gold",
                Source("cornucopia_1e"),
                "Without a Gold in the Supply nothing is gained.",
                "Ist kein Gold mehr im Vorrat, wird nichts genommen.",
            ),
        ),
    ),
    Words(
        "diadem",
        en=English("Diadem", "Diadems"),
        de=German("Diadem", "Diademe", "n"),
        picture="queen-crown",
        text=Both(
            "+2 Coins\n+1 Coin for every Action you have left (Actions to use, not Action cards)",
            "+2 Geld\n+1 Geld für jede Aktion, die dir noch bleibt (Aktionen, nicht Aktionskarten)",
        ),
        rulings=(
            Ruling(
                "no-action-played",
                Source("cornucopia_1e", examples=("C1",)),
                "If no Action was played, the one Action is unused and the Diadem brings 3.",
                "Wurde keine Aktionskarte gespielt, ist die eine Aktion unverbraucht, und das Diadem bringt 3.",
            ),
            Ruling(
                "actions-left",
                Source("cornucopia_1e", examples=("C1",)),
                "What counts are Actions left over, not Action cards in hand: after a single Farming Village it "
                "brings 4.",
                "Es zählen übrige Aktionen, nicht Aktionskarten auf der Hand: Nach einem einzigen Bauerndorf bringt "
                "es 4.",
            ),
        ),
    ),
    Words(
        "followers",
        en=English("Followers", "Followers"),
        de=German("Gefolge", "Gefolge", "n"),
        picture="backup",
        text=Both(
            "+2 Cards\n"
            "Gain an Estate.\n"
            "All other players, one after another, gain a Curse and then discard until they hold at most three cards.",
            "+2 Karten\n"
            "Nimm ein Anwesen.\n"
            "Alle anderen nehmen der Reihe nach einen Fluch und legen dann ab, bis sie höchstens drei Handkarten "
            "haben.",
        ),
        asks={
            "discard": Ask("Discard down to 3 cards in hand.", "Lege Handkarten ab, bis du drei hast."),
        },
        rulings=(
            Ruling(
                "player-by-player",
                Source("cornucopia_1e"),
                "From your left, each player first gains the Curse and then discards, before the next player does "
                "anything.",
                "Ab links von dir nimmt jeder erst den Fluch und legt dann ab, bevor der Nächste drankommt.",
            ),
            Ruling(
                "few-cards",
                Source("cornucopia_1e", examples=("C14",)),
                "Whoever holds three or fewer cards discards nothing but still gains the Curse.",
                "Wer drei oder weniger Handkarten hat, legt nichts ab, nimmt aber trotzdem den Fluch.",
            ),
            Ruling(
                "empty-piles",
                Source("cornucopia_1e"),
                "If Estates or Curses have run out, that part is skipped and the rest happens.",
                "Sind Anwesen oder Flüche ausgegangen, entfällt dieser Teil, und der Rest geschieht.",
            ),
        ),
    ),
    Words(
        "princess",
        en=English("Princess", "Princesses"),
        de=German("Prinzessin", "Prinzessinnen", "f"),
        picture="large-dress",
        text=Both(
            "+1 Buy\n—\nAs long as this is in play, every card costs 2 less, but never below 0.",
            "+1 Kauf\n—\nWährend diese Karte im Spiel ist, kostet jede Karte 2 weniger, aber nie unter 0.",
        ),
        later={
            2: Both(
                "+1 Buy\nFor the rest of this turn every card costs 2 less, but never below 0.",
                "+1 Kauf\nFür den Rest dieses Zuges kostet jede Karte 2 weniger, aber nie unter 0.",
            ),
        },
        rulings=(
            Ruling(
                "everywhere",
                Source("cornucopia_1e", examples=("C5",)),
                "All cards everywhere cost 2 less, also those in hand: a Remodel on an Estate, now 0, gains a card "
                "that now costs 2 or less.",
                "Alle Karten überall kosten 2 weniger, auch die auf der Hand: Ein Umbau mit einem Anwesen, jetzt 0, "
                "nimmt eine Karte, die jetzt höchstens 2 kostet.",
            ),
            Ruling(
                "copper-stays-zero",
                Source("cornucopia_1e", examples=("C5",)),
                "No cost falls below 0: a Copper still costs 0 while a Silver costs 1.",
                "Nichts fällt unter 0: Ein Kupfer kostet weiterhin 0, ein Silber 1.",
            ),
            Ruling(
                "played-twice",
                Source("cornucopia_1e", examples=("C6",)),
                "Played twice by Throne Room it is in play once, so cards cost only 2 less; the Buys are two.",
                "Durch den Thronsaal zweimal gespielt, ist sie einmal im Spiel, also kosten Karten nur 2 weniger; "
                "Käufe sind es zwei.",
            ),
            Ruling(
                "adds-up",
                Source("cornucopia_later"),
                "Second print: each time it is played cards cost 2 less, so 4 less with Throne Room.",
                "Späterer Druck: Jedes Mal, dass sie gespielt wird, kosten Karten 2 weniger, mit dem Thronsaal also 4 "
                "weniger.",
                edition=2,
            ),
            Ruling(
                "this-turn",
                Source("cornucopia_later"),
                "Second print: the cards stay cheaper until the end of the turn, even if the Princess leaves play; "
                "lying in play from earlier, she does nothing.",
                "Späterer Druck: Die Karten bleiben bis zum Ende des Zuges billiger, auch wenn die Prinzessin das "
                "Spiel verlässt; von früher im Spiel liegend, tut sie nichts.",
                edition=2,
            ),
        ),
    ),
    Words(
        "tournament",
        en=English("Tournament", "Tournaments"),
        de=German("Turnier", "Turniere", "n"),
        picture="trophy-cup",
        text=Both(
            "+1 Action\n"
            "If you wish, discard a Province from your hand.\n"
            "If you did, gain a Duchy or the Prize you like best, on top of your deck.\n"
            "After that, all other players may show a Province from hand.\n"
            "If nobody does: +1 Card, +1 Coin",
            "+1 Aktion\n"
            "Wenn du willst, lege eine Provinz von deiner Hand ab.\n"
            "Hast du das getan, nimm ein Herzogtum oder eine Preiskarte deiner Wahl auf deinen Nachziehstapel.\n"
            "Danach dürfen alle anderen eine Provinz von der Hand zeigen.\n"
            "Tut das niemand: +1 Karte, +1 Geld",
        ),
        later={
            2: Both(
                "+1 Action\n"
                "All players may show a Province from hand, you first.\n"
                "If you did, discard yours, then gain a Duchy or the Prize you like best, on top of your deck.\n"
                "If no other player did: +1 Card, +1 Coin",
                "+1 Aktion\n"
                "Alle dürfen eine Provinz von der Hand zeigen, du zuerst.\n"
                "Hast du das getan, lege deine ab und nimm ein Herzogtum oder eine Preiskarte deiner Wahl auf deinen "
                "Nachziehstapel.\n"
                "Hat es niemand anderes getan: +1 Karte, +1 Geld",
            ),
        },
        asks={
            "choose": Ask(
                "What do you gain for your Province?",
                "Was nimmst du für deine Provinz?",
                options={
                    "prize": Both("A Prize", "Eine Preiskarte"),
                    "duchy": Both("A Duchy", "Ein Herzogtum"),
                },
            ),
            "discard": Ask(
                "You may discard a Province to gain a Prize or a Duchy.",
                "Du darfst eine Provinz ablegen, um eine Preiskarte oder ein Herzogtum zu nehmen.",
            ),
            "prize": Ask("Choose a Prize.", "Wähle eine Preiskarte."),
            "reveal": Ask(
                "You may reveal a Province from your hand.",
                "Du darfst eine Provinz aus deiner Hand aufdecken.",
            ),
            "reveal_own": Ask(
                "You may reveal a Province, to discard it later for a Prize or a Duchy.",
                "Du darfst eine Provinz aufdecken, um sie dann für eine Preiskarte oder ein Herzogtum abzulegen.",
            ),
        },
        rulings=(
            Ruling(
                "nobody-shows",
                Source("cornucopia_1e", examples=("C8",)),
                "If no other player shows a Province, you get the card and the coin, whether you discarded a Province "
                "or not.",
                "Zeigt niemand anderes eine Provinz, bekommst du die Karte und das Geld, ob du eine Provinz abgelegt "
                "hast oder nicht.",
            ),
            Ruling(
                "somebody-shows",
                Source("cornucopia_1e", examples=("C8",)),
                "If another player shows a Province, you get neither card nor coin, but what you gained for your own "
                "Province is yours.",
                "Zeigt jemand eine Provinz, bekommst du weder Karte noch Geld; was du für deine eigene Provinz "
                "genommen hast, behältst du.",
            ),
            Ruling(
                "onto-deck",
                Source("cornucopia_1e"),
                "The Prize or Duchy goes on top of your deck, so the extra card may be just that one.",
                "Die Preiskarte oder das Herzogtum kommt auf deinen Nachziehstapel; die zusätzliche Karte kann also "
                "genau diese sein.",
            ),
            Ruling(
                "you-first",
                Source("cornucopia_1e"),
                "You decide about your Province and gain before the others show theirs.",
                "Du entscheidest über deine Provinz und nimmst, bevor die anderen ihre zeigen.",
            ),
            Ruling(
                "optional",
                Source("cornucopia_1e"),
                "Neither you nor the others have to use a Province in hand.",
                "Weder du noch die anderen müssen eine Provinz auf der Hand nutzen.",
            ),
            Ruling(
                "empty-pile",
                Source("cornucopia_1e", examples=("C8",)),
                "You may choose a Prize or a Duchy although none is left, and then gain nothing.",
                "Du darfst Preiskarte oder Herzogtum wählen, auch wenn davon nichts mehr da ist, und nimmst dann "
                "nichts.",
            ),
            Ruling(
                "shown-province-stays",
                Source("cornucopia_1e"),
                "A Province that is shown stays in its owner's hand.",
                "Eine gezeigte Provinz bleibt auf der Hand ihres Besitzers.",
            ),
            Ruling(
                "prizes-outside-supply",
                Source("cornucopia_1e", "setup"),
                "The five Prizes, one of each, lie open outside the Supply: they cannot be bought or gained "
                "otherwise, and their empty pile does not count.",
                "Die fünf Preiskarten, jede einmal, liegen offen außerhalb des Vorrats: Man kann sie nicht kaufen "
                "oder anders nehmen, und ihr leerer Stapel zählt nicht.",
            ),
            Ruling(
                "prizes-open",
                Source("cornucopia_1e"),
                "Everybody may see at any time which Prizes are left.",
                "Alle dürfen jederzeit sehen, welche Preiskarten noch da sind.",
            ),
            Ruling(
                "all-show-first",
                Source("cornucopia_later"),
                "Second print: all players, you first, decide whether to show a Province before anything is discarded "
                "or gained.",
                "Späterer Druck: Alle, du zuerst, entscheiden, ob sie eine Provinz zeigen, bevor etwas abgelegt oder "
                "genommen wird.",
                edition=2,
            ),
            Ruling(
                "shown-is-discarded",
                Source("cornucopia_later"),
                "Second print: the Province you showed is discarded for a Prize or a Duchy; those of the others stay "
                "in their hands.",
                "Späterer Druck: Die von dir gezeigte Provinz wird für eine Preiskarte oder ein Herzogtum abgelegt; "
                "die der anderen bleiben auf der Hand.",
                edition=2,
            ),
            Ruling(
                "bonus-last",
                Source("cornucopia_later"),
                "Second print: the card and the coin, if nobody else showed a Province, come after the Prize, which "
                "may be the card drawn.",
                "Späterer Druck: Karte und Geld, wenn sonst niemand eine Provinz gezeigt hat, kommen nach der "
                "Preiskarte, die die gezogene Karte sein kann.",
                edition=2,
            ),
            Ruling(
                "black-market",
                Source("cornucopia_1e"),
                "The Prizes are laid out also if the Tournament is only in the Black Market deck.",
                "Die Preise liegen auch bereit, wenn das Turnier nur im Schwarzmarktstapel ist.",
            ),
        ),
    ),
    Words(
        "trusty_steed",
        en=English("Trusty Steed", "Trusty Steeds"),
        de=German("Streitross", "Streitrösser", "n"),
        picture="cloaked-figure-on-horseback",
        text=Both(
            "Pick two different ones and carry them out in this order:\n"
            "+2 Cards\n"
            "+2 Actions\n"
            "+2 Coins\n"
            "Gain four Silvers, then your deck goes into your discard pile.",
            "Suche dir zwei unterschiedliche aus und führe sie in dieser Reihenfolge aus:\n"
            "+2 Karten\n"
            "+2 Aktionen\n"
            "+2 Geld\n"
            "Nimm vier Silber; dann wandert dein Nachziehstapel auf deinen Ablagestapel.",
        ),
        asks={
            "choose": Ask(
                "Choose two.",
                "Wähle zwei.",
                options={
                    "cards": Both("+2 Cards", "+2 Karten"),
                    "actions": Both("+2 Actions", "+2 Aktionen"),
                    "coins": Both("+2 Coins", "+2 Geld"),
                    "silvers": Both(
                        "Gain 4 Silvers and put your deck into your discard pile",
                        "4 Silber nehmen und den Nachziehstapel auf den Ablagestapel legen",
                    ),
                },
            ),
        },
        rulings=(
            Ruling(
                "two-different",
                Source("cornucopia_1e"),
                "The two options must be different and are both chosen before anything happens.",
                "Die beiden Möglichkeiten müssen unterschiedlich sein und werden beide gewählt, bevor etwas geschieht.",
            ),
            Ruling(
                "draw-before-silvers",
                Source("cornucopia_1e", examples=("C7",)),
                "With cards and Silvers chosen, you draw first, then gain the Silvers and move the deck.",
                "Sind Karten und Silber gewählt, ziehst du zuerst, nimmst dann die Silber und legst den "
                "Nachziehstapel um.",
            ),
            Ruling(
                "fewer-silvers",
                Source("cornucopia_1e", examples=("C7",)),
                "With fewer than four Silvers in the Supply you gain those there are.",
                "Sind weniger als vier Silber im Vorrat, nimmst du die vorhandenen.",
            ),
            Ruling(
                "no-look",
                Source("cornucopia_1e"),
                "You may not look through the deck before it goes to the discard pile.",
                "Du darfst den Nachziehstapel nicht durchsehen, bevor er auf den Ablagestapel kommt.",
            ),
        ),
    ),
    PileWords("prizes", "Prizes", "Preise", picture="trophies-shelf"),
)
