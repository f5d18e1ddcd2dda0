"""Words of the Landmarks of Empires."""

from typing import Final

from platin.text.words import Ask, Both, ChoiceWords, Counted, English, German, Ruling, Source, Words


def _stocked(en: str, de: str) -> Both[str]:
    """Give the text of a Landmark that begins with 6 VP tokens per player."""
    return Both(
        f"{en}\nSet-up: 6 VP tokens per player go here.",
        f"{de}\nSpielvorbereitung: 6 Punktemarker je Spieler kommen hierher.",
    )


WORDS: Final[tuple[Words | ChoiceWords, ...]] = (
    Words(
        "aqueduct",
        en=English("Aqueduct", "Aqueducts"),
        de=German("Aquädukt", "Aquädukte", "n"),
        picture="aqueduct",
        text=Both(
            "Whenever you gain a Treasure, move 1 VP token from its pile to here.\n"
            "Whenever you gain a Victory card, take all VP tokens from here.\n"
            "Set-up: 8 VP tokens each go on the Silver and the Gold pile.",
            "Immer wenn du eine Geldkarte nimmst, verschiebe 1 Punktemarker von ihrem Stapel hierher.\n"
            "Immer wenn du eine Punktekarte nimmst, nimm alle Punktemarker von hier.\n"
            "Spielvorbereitung: Auf Silber- und Goldstapel kommen je 8 Punktemarker.",
        ),
        asks={
            "first": Ask(
                "The gained card is a Treasure and a Victory card. What comes first?",
                "Die genommene Karte ist Geld- und Punktekarte. Was kommt zuerst?",
                options={
                    "move": Both("move a token here", "Marker hierher verschieben"),
                    "take": Both("take the tokens", "Marker nehmen"),
                },
            ),
        },
        rulings=(
            Ruling(
                "set-up",
                Source("empires_1e"),
                "8 tokens lie on the Silver and 8 on the Gold pile, with any number of players.",
                "Auf Silber- und Goldstapel liegen je 8 Marker, bei jeder Spielerzahl.",
            ),
            Ruling(
                "any-treasure",
                Source("empires_1e"),
                "It works for every Treasure whose pile has tokens, whoever put them there.",
                "Es wirkt bei jeder Geldkarte, auf deren Stapel Marker liegen, wer sie auch hingelegt hat.",
            ),
            Ruling(
                "from-the-trash",
                Source("practice"),
                "Also a Treasure gained from the trash moves a token of its pile.",
                "Auch eine aus dem Müll genommene Geldkarte verschiebt einen Marker ihres Stapels.",
            ),
            Ruling(
                "any-turn",
                Source("empires_1e"),
                "Both happens on anybody's turn, and both must.",
                "Beides geschieht in jedermanns Zug, und beides muss sein.",
            ),
            Ruling(
                "both-types",
                Source("empires_1e"),
                "A card that is Treasure and Victory card does both, in the order its gainer likes.",
                "Eine Karte, die Geld- und Punktekarte ist, bewirkt beides, in beliebiger Reihenfolge.",
            ),
            Ruling(
                "with-defiled-shrine",
                Source("practice"),
                "A Treasure that is an Action moves a token here and one to the Defiled Shrine; of the last one its "
                "gainer chooses where it goes.",
                "Eine Geldkarte, die Aktionskarte ist, verschiebt einen Marker hierher und einen zum Entweihten "
                "Schrein; beim letzten wählt man, wohin er kommt.",
            ),
            Ruling(
                "treasure-on-the-way",
                Source("practice", examples=("EM6",)),
                "If gaining a Victory card brings a Treasure, its token may be moved first and then be taken.",
                "Bringt das Nehmen einer Punktekarte eine Geldkarte, darf man erst deren Marker verschieben und ihn "
                "dann mit nehmen.",
            ),
        ),
    ),
    Words(
        "arena",
        en=English("Arena", "Arenas"),
        de=German("Arena", "Arenen", "f"),
        picture="coliseum",
        text=_stocked(
            "When your Buy phase starts, you are free to discard an Action from your hand, to take 2 VP tokens from "
            "here.",
            "Wenn deine Kaufphase beginnt, darfst du eine Aktionskarte aus deiner Hand ablegen, um 2 Punktemarker von "
            "hier zu nehmen.",
        ),
        asks={
            "discard": Ask(
                "Discard an Action, to take 2 VP tokens from the Arena?",
                "Eine Aktionskarte ablegen, um 2 Punktemarker von der Arena zu nehmen?",
            ),
        },
        rulings=(
            Ruling(
                "each-buy-phase",
                Source("empires_1e", examples=("EM1",)),
                "Once in each Buy phase; in a second one of the same turn again.",
                "Einmal in jeder Kaufphase; in einer zweiten desselben Zuges wieder.",
            ),
            Ruling(
                "without-tokens",
                Source("practice"),
                "When the tokens are gone you may still discard an Action, for nothing.",
                "Sind die Marker weg, darfst du noch immer eine Aktionskarte ablegen, für nichts.",
            ),
        ),
    ),
    Words(
        "bandit_fort",
        en=English("Bandit Fort", "Bandit Forts"),
        de=German("Räuberfestung", "Räuberfestungen", "f"),
        picture="palisade",
        text=Both(
            "At the end of the game: −2 VP for every Silver and every Gold you own.",
            "Bei Spielende: −2 Siegpunkte für jedes Silber und jedes Gold, das du besitzt.",
        ),
        counted=Counted(
            Both("{n} Silver or Gold in the deck", "{n} Silber oder Gold im Kartendeck"),
            Both("{n} Silvers and Golds in the deck", "{n} Silber und Gold im Kartendeck"),
        ),
        rulings=(
            Ruling(
                "minus-two",
                Source("empires_1e", examples=("EM15",)),
                "3 Silvers and a Gold are −8 VP; the total may be negative.",
                "3 Silber und ein Gold sind −8 Punkte; die Summe darf negativ sein.",
            ),
        ),
    ),
    Words(
        "basilica",
        en=English("Basilica", "Basilicas"),
        de=German("Basilika", "Basiliken", "f"),
        picture="byzantin-temple",
        text=_stocked(
            "Whenever you buy a card and then have 2 coins or more left, take 2 VP tokens from here.",
            "Immer wenn du eine Karte kaufst und danach noch mindestens 2 Geld hast, nimm 2 Punktemarker von hier.",
        ),
        later={
            2: _stocked(
                "Whenever you gain a card in your Buy phase while having 2 coins or more, take 2 VP tokens from here.",
                "Immer wenn du in deiner Kaufphase eine Karte nimmst und mindestens 2 Geld hast, nimm 2 Punktemarker "
                "von hier.",
            ),
        },
        rulings=(
            Ruling(
                "each-purchase",
                Source("empires_1e", examples=("EM1",)),
                "First wording: It pays for each purchase anew, by the coins left after paying.",
                "Erster Wortlaut: Sie zahlt bei jedem Kauf aufs Neue, nach dem Geld, das nach dem Bezahlen übrig ist.",
            ),
            Ruling(
                "no-events",
                Source("empires_1e"),
                "First wording: Events are no cards: buying one pays nothing.",
                "Erster Wortlaut: Ereignisse sind keine Karten: Eines zu kaufen bringt nichts.",
            ),
            Ruling(
                "before-overpaying",
                Source("practice"),
                "First wording: It may be resolved before the overpayment is made.",
                "Erster Wortlaut: Man darf sie abhandeln, bevor man überzahlt.",
            ),
            Ruling(
                "no-coffers",
                Source("empires_1e"),
                "Tokens on the Coffers are no coins.",
                "Taler sind kein Geld.",
            ),
            Ruling(
                "gained-in-the-buy-phase",
                Source("empires_later"),
                "Later wording: it pays for each card gained in your own Buy phase, bought or not, with 2 coins or "
                "more.",
                "Späterer Wortlaut: Sie zahlt für jede in der eigenen Kaufphase genommene Karte, gekauft oder nicht, "
                "bei mindestens 2 Geld.",
                edition=2,
            ),
        ),
    ),
    Words(
        "baths",
        en=English("Baths", "Baths"),
        de=German("Badehaus", "Badehäuser", "n"),
        picture="bathtub",
        text=_stocked(
            "Whenever a turn of yours ends in which you gained no card, take 2 VP tokens from here.",
            "Immer wenn ein Zug von dir endet, in dem du keine Karte genommen hast, nimm 2 Punktemarker von hier.",
        ),
        rulings=(
            Ruling(
                "no-gain",
                Source("empires_1e"),
                "Any card gained in that turn spoils it, also a forced one; an Event without a gain does not.",
                "Jede in dem Zug genommene Karte verhindert es, auch eine erzwungene; ein Ereignis ohne Nehmen nicht.",
            ),
            Ruling(
                "extra-turns",
                Source("empires_1e"),
                "Extra turns count as well; gains in other players' turns do not matter.",
                "Extrazüge zählen auch; was in Zügen anderer genommen wurde, ist gleich.",
            ),
            Ruling(
                "last-turn",
                Source("practice"),
                "It pays before it is seen whether the game is over: also in the last turn.",
                "Es zahlt, bevor geprüft wird, ob das Spiel endet: auch im letzten Zug.",
            ),
            Ruling(
                "possessed",
                Source("practice"),
                "A possessed player gains nothing, and takes the tokens.",
                "Ein besessener Spieler nimmt nichts und bekommt die Marker.",
            ),
        ),
    ),
    Words(
        "battlefield",
        en=English("Battlefield", "Battlefields"),
        de=German("Schlachtfeld", "Schlachtfelder", "n"),
        picture="sword-clash",
        text=_stocked(
            "Whenever you gain a Victory card, take 2 VP tokens from here.",
            "Immer wenn du eine Punktekarte nimmst, nimm 2 Punktemarker von hier.",
        ),
        rulings=(
            Ruling(
                "every-gain",
                Source("empires_1e"),
                "Bought or not, on anybody's turn, for each card; several players in turn order.",
                "Gekauft oder nicht, in jedermanns Zug, für jede Karte; mehrere Spieler der Reihe nach.",
            ),
            Ruling(
                "combined",
                Source("empires_1e"),
                "Cards with further types count.",
                "Karten mit weiteren Typen zählen auch.",
            ),
        ),
    ),
    Words(
        "colonnade",
        en=English("Colonnade", "Colonnades"),
        de=German("Kolonnaden", "Kolonnaden", "pl"),
        picture="ionic-column",
        text=_stocked(
            "Whenever you buy an Action of which you have a copy in play, take 2 VP tokens from here.",
            "Immer wenn du eine Aktionskarte kaufst, von der du ein Exemplar im Spiel hast, nimm 2 Punktemarker von "
            "hier.",
        ),
        later={
            2: _stocked(
                "Whenever you gain an Action in your Buy phase of which you have a copy in play, take 2 VP tokens "
                "from here.",
                "Immer wenn du in deiner Kaufphase eine Aktionskarte nimmst, von der du ein Exemplar im Spiel hast, "
                "nimm 2 Punktemarker von hier.",
            ),
        },
        rulings=(
            Ruling(
                "same-name",
                Source("empires_1e"),
                "A copy has the same name: the cards of a mixed pile are no copies of each other.",
                "Ein Exemplar hat denselben Namen: Die Karten eines gemischten Stapels sind keine Exemplare "
                "voneinander.",
            ),
            Ruling(
                "per-card",
                Source("empires_1e"),
                "2 tokens for each card, however many copies are in play; Durations of earlier turns count.",
                "2 Marker für jede Karte, so viele Exemplare auch im Spiel sind; Dauerkarten früherer Züge zählen.",
            ),
            Ruling(
                "as-what-it-is",
                Source("practice"),
                "A card that counts as another one in play is a copy of that.",
                "Eine Karte, die im Spiel als andere gilt, ist ein Exemplar von dieser.",
            ),
            Ruling(
                "only-bought",
                Source("empires_1e"),
                "First wording: Gained without being bought, a card brings nothing.",
                "Erster Wortlaut: Ohne Kauf genommen bringt eine Karte nichts.",
            ),
            Ruling(
                "gained-in-the-buy-phase",
                Source("empires_later"),
                "Later wording: they pay for each Action gained in your own Buy phase, bought or not.",
                "Späterer Wortlaut: Sie zahlen für jede in der eigenen Kaufphase genommene Aktionskarte, gekauft oder "
                "nicht.",
                edition=2,
            ),
        ),
    ),
    Words(
        "defiled_shrine",
        en=English("Defiled Shrine", "Defiled Shrines"),
        de=German("Entweihter Schrein", "Entweihte Schreine", "m"),
        picture="crystal-shrine",
        text=Both(
            "Whenever you gain an Action, move 1 VP token from its pile to here.\n"
            "Whenever you buy a Curse, take all VP tokens from here.\n"
            "Set-up: 2 VP tokens go on every Action pile of the Supply, but for Gathering piles.",
            "Immer wenn du eine Aktionskarte nimmst, verschiebe 1 Punktemarker von ihrem Stapel hierher.\n"
            "Immer wenn du einen Fluch kaufst, nimm alle Punktemarker von hier.\n"
            "Spielvorbereitung: Auf jeden Aktionsstapel des Vorrats kommen 2 Punktemarker, außer auf Sammlungsstapel.",
        ),
        later={
            2: Both(
                "Whenever you gain an Action, move 1 VP token from its pile to here.\n"
                "Whenever you gain a Curse in your Buy phase, take all VP tokens from here.\n"
                "Set-up: 2 VP tokens go on every Action pile of the Supply, but for Gathering piles.",
                "Immer wenn du eine Aktionskarte nimmst, verschiebe 1 Punktemarker von ihrem Stapel hierher.\nImmer "
                "wenn du in deiner Kaufphase einen Fluch nimmst, nimm alle Punktemarker von hier.\nSpielvorbereitung: "
                "Auf jeden Aktionsstapel des Vorrats kommen 2 Punktemarker, außer auf Sammlungsstapel.",
            ),
        },
        rulings=(
            Ruling(
                "set-up",
                Source("empires_1e"),
                "2 tokens lie on each Action pile of the Supply, also on Ruins and the Bane, but on no Gathering "
                "pile; a split pile goes by its first card.",
                "Auf jedem Aktionsstapel des Vorrats liegen 2 Marker, auch auf Ruinen und Bann, aber auf keinem "
                "Sammlungsstapel; ein gemischter Stapel gilt als das, was seine erste Karte ist.",
            ),
            Ruling(
                "any-gain",
                Source("empires_1e"),
                "Each gain of an Action moves a token, bought or not, on any turn, also from the trash; what leaves a "
                "pile without being gained moves none.",
                "Jedes Nehmen einer Aktionskarte verschiebt einen Marker, gekauft oder nicht, in jedem Zug, auch aus "
                "dem Müll; was den Stapel ohne Nehmen verlässt, verschiebt keinen.",
            ),
            Ruling(
                "gathering",
                Source("practice"),
                "Tokens that lie on a Gathering pile later are moved too; who gains a Temple may take them first.",
                "Auch Marker, die später auf einem Sammlungsstapel liegen, werden verschoben; wer einen Tempel nimmt, "
                "darf sie vorher nehmen.",
            ),
            Ruling(
                "card-must-be-an-action",
                Source("practice"),
                "From a split pile a token moves only if the gained card is an Action itself.",
                "Von einem gemischten Stapel wird nur verschoben, wenn die genommene Karte selbst eine Aktionskarte "
                "ist.",
            ),
            Ruling(
                "bought-curse",
                Source("empires_1e", examples=("EM7",)),
                "First wording: Only a bought Curse pays; one gained by Witch or Ritual does not.",
                "Erster Wortlaut: Nur ein gekaufter Fluch zahlt, keiner, den Hexe oder Ritual brachten.",
            ),
            Ruling(
                "curse-in-the-buy-phase",
                Source("empires_later", examples=("EM7",)),
                "Later wording: each Curse gained in your own Buy phase pays, so that of a Ritual too.",
                "Späterer Wortlaut: Jeder in der eigenen Kaufphase genommene Fluch zahlt, also auch der eines Rituals.",
                edition=2,
            ),
        ),
    ),
    Words(
        "fountain",
        en=English("Fountain", "Fountains"),
        de=German("Brunnen", "Brunnen", "m"),
        picture="water-fountain",
        text=Both(
            "At the end of the game: 15 VP if you own 10 Coppers or more.",
            "Bei Spielende: 15 Siegpunkte, wenn du mindestens 10 Kupfer besitzt.",
        ),
        counted=Counted(
            Both("{n} Copper in the deck", "{n} Kupfer im Kartendeck"),
            Both("{n} Coppers in the deck", "{n} Kupfer im Kartendeck"),
        ),
        rulings=(
            Ruling(
                "fifteen-or-nothing",
                Source("empires_1e", examples=("EM15",)),
                "It is 15 VP or none, never more; other Treasures are no Coppers.",
                "Es sind 15 Punkte oder keine, nie mehr; andere Geldkarten sind keine Kupfer.",
            ),
        ),
    ),
    Words(
        "keep",
        en=English("Keep", "Keeps"),
        de=German("Bollwerk", "Bollwerke", "n"),
        picture="locked-fortress",
        text=Both(
            "At the end of the game: 5 VP for every name of a Treasure you own of which nobody owns more copies than "
            "you.",
            "Bei Spielende: 5 Siegpunkte für jeden Namen einer Geldkarte, die du besitzt und von der niemand mehr "
            "Exemplare besitzt als du.",
        ),
        counted=Counted(
            Both("most copies of {n} Treasure", "von {n} Geldkarte die meisten"),
            Both("most copies of {n} Treasures", "von {n} Geldkarten die meisten"),
        ),
        rulings=(
            Ruling(
                "ties",
                Source("empires_1e", examples=("EM15",)),
                "You need one copy at least, and a tie pays all who are tied.",
                "Du brauchst mindestens ein Exemplar, und bei Gleichstand bekommen alle Gleichen die Punkte.",
            ),
            Ruling(
                "all-treasures",
                Source("empires_1e"),
                "All Treasures count, also those with further types and those of no pile of the Supply.",
                "Alle Geldkarten zählen, auch solche mit weiteren Typen und solche ohne Stapel im Vorrat.",
            ),
        ),
    ),
    Words(
        "labyrinth",
        en=English("Labyrinth", "Labyrinths"),
        de=German("Labyrinth", "Labyrinthe", "n"),
        picture="maze",
        text=_stocked(
            "Whenever you gain your second card in a turn of yours, take 2 VP tokens from here.",
            "Immer wenn du in einem eigenen Zug deine zweite Karte nimmst, nimm 2 Punktemarker von hier.",
        ),
        rulings=(
            Ruling(
                "second-only",
                Source("empires_1e", examples=("EM12",)),
                "It pays for exactly the second card, bought or not, once in a turn; also in extra turns.",
                "Es zahlt genau für die zweite Karte, gekauft oder nicht, einmal im Zug; auch in Extrazügen.",
            ),
            Ruling(
                "own-turns",
                Source("empires_1e"),
                "Gains in other players' turns do not count, nor do those between turns.",
                "Was in Zügen anderer oder zwischen den Zügen genommen wird, zählt nicht.",
            ),
        ),
    ),
    Words(
        "mountain_pass",
        en=English("Mountain Pass", "Mountain Passes"),
        de=German("Gebirgspass", "Gebirgspässe", "m"),
        picture="mountain-road",
        text=Both(
            "After the turn in which somebody is the first to gain a Province: everybody bids once for 8 VP tokens, "
            "up to 40 Debt, beginning left of that player, who bids last. The highest bidder gets the tokens and "
            "takes the Debt.",
            "Nach dem Zug, in dem jemand als Erster eine Provinz nimmt: Alle bieten einmal um 8 Punktemarker, bis zu "
            "40 Schulden, zuerst der linke Nachbar, zuletzt, wer die Provinz nahm. Wer am höchsten bietet, bekommt "
            "die Marker und nimmt die Schulden.",
        ),
        later={
            2: Both(
                "At the end of the turn in which somebody is the first to gain a Province: everybody bids once for 8 "
                "VP tokens, up to 40 Debt, beginning left of that player, who bids last. The highest bidder gets the "
                "tokens and takes the Debt.",
                "Am Ende des Zuges, in dem jemand als Erster eine Provinz nimmt: Alle bieten einmal um 8 "
                "Punktemarker, bis zu 40 Schulden, zuerst der linke Nachbar, zuletzt, wer die Provinz nahm. Wer am "
                "höchsten bietet, bekommt die Marker und nimmt die Schulden.",
            ),
            3: Both(
                "When somebody is the first to gain a Province: everybody bids once for 8 VP tokens, up to 40 Debt, "
                "beginning left of that player, who bids last. The highest bidder gets the tokens and takes the Debt.",
                "Wenn jemand als Erster eine Provinz nimmt: Alle bieten einmal um 8 Punktemarker, bis zu 40 Schulden, "
                "zuerst der linke Nachbar, zuletzt, wer die Provinz nahm. Wer am höchsten bietet, bekommt die Marker "
                "und nimmt die Schulden.",
            ),
        },
        asks={
            "bid": Ask(
                "How much Debt do you bid for 8 VP tokens?",
                "Wie viele Schulden bietest du für 8 Punktemarker?",
                none=Both("no bid", "nicht bieten"),
            ),
        },
        rulings=(
            Ruling(
                "after-the-turn",
                Source("empires_1e", examples=("EM10",)),
                "First wording: The bidding is between turns: nobody decides for another player, and the Debt is paid "
                "off in the winner's next Buy phase at the earliest.",
                "Erster Wortlaut: Geboten wird zwischen den Zügen: Niemand entscheidet für einen anderen, und die "
                "Schulden bezahlt man frühestens in der nächsten eigenen Kaufphase.",
            ),
            Ruling(
                "each-once",
                Source("empires_1e", examples=("EM10",)),
                "Each in turn passes or bids more than the highest bid so far, from 1 to 40; after 40 nobody can bid.",
                "Jeder passt der Reihe nach oder bietet mehr als das bisher höchste Gebot, von 1 bis 40; nach 40 kann "
                "niemand mehr bieten.",
            ),
            Ruling(
                "nobody-bids",
                Source("empires_1e", examples=("EM10",)),
                "If nobody bids, nobody gets anything, and it is over for this game.",
                "Bietet niemand, bekommt niemand etwas, und für dieses Spiel ist es vorbei.",
            ),
            Ruling(
                "once-a-game",
                Source("empires_1e"),
                "Only the first Province that is gained counts, bought or not; one trashed from the Supply was not "
                "gained.",
                "Nur die erste genommene Provinz zählt, gekauft oder nicht; eine aus dem Vorrat entsorgte wurde nicht "
                "genommen.",
            ),
            Ruling(
                "end-comes-first",
                Source("practice"),
                "First wording: If the game ends with that turn, nobody bids.",
                "Erster Wortlaut: Endet das Spiel mit dem Zug, wird nicht geboten.",
            ),
            Ruling(
                "end-of-turn",
                Source("empires_later"),
                "Wording of 2021: the bidding is the end of that turn, after the new hand is drawn, also if the game "
                "ends then.",
                "Wortlaut von 2021: Geboten wird am Ende des Zuges, wenn die neue Hand gezogen ist, auch wenn das "
                "Spiel dann endet.",
                edition=2,
            ),
            Ruling(
                "at-once",
                Source("empires_later", examples=("EM10",)),
                "Wording of 2022: the bidding is at once, in the middle of the turn; the active player may pay off "
                "right away.",
                "Wortlaut von 2022: Geboten wird sofort, mitten im Zug; wer am Zug ist, darf gleich bezahlen.",
                edition=3,
            ),
            Ruling(
                "possessed",
                Source("practice"),
                "Wording of 2022, under Possession: the possessor bids for the possessed player and takes the Debt, "
                "but that player gets the tokens.",
                "Wortlaut von 2022, unter Besessenheit: Der Besitzergreifende bietet für den besessenen Spieler und "
                "nimmt die Schulden, die Marker aber bekommt dieser.",
                edition=3,
            ),
        ),
    ),
    Words(
        "museum",
        en=English("Museum", "Museums"),
        de=German("Museum", "Museen", "n"),
        picture="dinosaur-bones",
        text=Both(
            "At the end of the game: 2 VP for every different name among your cards.",
            "Bei Spielende: 2 Siegpunkte für jeden verschiedenen Namen unter deinen Karten.",
        ),
        counted=Counted(
            Both("{n} name in the deck", "{n} Name im Kartendeck"),
            Both("{n} different names in the deck", "{n} verschiedene Namen im Kartendeck"),
        ),
        rulings=(
            Ruling(
                "all-cards",
                Source("empires_1e", examples=("EM15",)),
                "All your cards count, wherever they are; cards of one pile with different names count each.",
                "Alle deine Karten zählen, wo sie auch sind; verschieden benannte Karten eines Stapels zählen einzeln.",
            ),
        ),
    ),
    Words(
        "obelisk",
        en=English("Obelisk", "Obelisks"),
        de=German("Obelisk", "Obelisken", "m"),
        picture="obelisk",
        text=Both(
            "At the end of the game: 2 VP for every card of the chosen pile that you own.\n"
            "Set-up: An Action pile of the Supply is chosen by lot.",
            "Bei Spielende: 2 Siegpunkte für jede Karte des gewählten Stapels, die du besitzt.\n"
            "Spielvorbereitung: Ein Aktionsstapel des Vorrats wird ausgelost.",
        ),
        counted=Counted(
            Both("{n} card of the pile", "{n} Karte des Stapels"),
            Both("{n} cards of the pile", "{n} Karten des Stapels"),
        ),
        rulings=(
            Ruling(
                "all-cards-of-the-pile",
                Source("empires_1e", examples=("EM15",)),
                "All cards of the pile count, whatever their names and types.",
                "Alle Karten des Stapels zählen, wie sie auch heißen und welche Typen sie haben.",
            ),
            Ruling(
                "which-piles",
                Source("empires_1e"),
                "It can be any Action pile of the Supply, also the Ruins or the Bane, by the first card of a split "
                "pile; not the Castles, and no pile beside the Supply.",
                "Es kann jeder Aktionsstapel des Vorrats sein, auch Ruinen oder Bann, bei gemischten Stapeln nach der "
                "ersten Karte; nicht die Schlösser und kein Stapel neben dem Vorrat.",
            ),
        ),
    ),
    Words(
        "orchard",
        en=English("Orchard", "Orchards"),
        de=German("Obstgarten", "Obstgärten", "m"),
        picture="fruit-tree",
        text=Both(
            "At the end of the game: 4 VP for every name of an Action of which you own 3 copies or more.",
            "Bei Spielende: 4 Siegpunkte für jeden Namen einer Aktionskarte, von der du mindestens 3 Exemplare "
            "besitzt.",
        ),
        counted=Counted(
            Both("3 or more copies of {n} Action", "von {n} Aktionskarte mindestens 3"),
            Both("3 or more copies of {n} Actions", "von {n} Aktionskarten mindestens 3"),
        ),
        rulings=(
            Ruling(
                "three-are-enough",
                Source("empires_1e", examples=("EM15",)),
                "More than 3 copies bring no more; Actions with further types count.",
                "Mehr als 3 Exemplare bringen nicht mehr; Aktionskarten mit weiteren Typen zählen.",
            ),
        ),
    ),
    Words(
        "palace",
        en=English("Palace", "Palaces"),
        de=German("Palast", "Paläste", "m"),
        picture="saint-basil-cathedral",
        text=Both(
            "At the end of the game: 3 VP for every set of a Copper, a Silver and a Gold you own.",
            "Bei Spielende: 3 Siegpunkte für jeden Satz aus Kupfer, Silber und Gold, den du besitzt.",
        ),
        counted=Counted(
            Both("{n} set in the deck", "{n} Satz im Kartendeck"),
            Both("{n} sets in the deck", "{n} Sätze im Kartendeck"),
        ),
        rulings=(
            Ruling(
                "smallest-number",
                Source("empires_1e", examples=("EM15",)),
                "The smallest of the three numbers counts: 7 Coppers, 5 Silvers and 2 Golds are 6 VP.",
                "Die kleinste der drei Zahlen gilt: 7 Kupfer, 5 Silber und 2 Gold sind 6 Punkte.",
            ),
        ),
    ),
    Words(
        "tomb",
        en=English("Tomb", "Tombs"),
        de=German("Grabmal", "Grabmäler", "n"),
        picture="grave-flowers",
        text=Both("Whenever you trash a card, +1 VP token.", "Immer wenn du eine Karte entsorgst, +1 Punktemarker."),
        rulings=(
            Ruling(
                "per-card",
                Source("empires_1e"),
                "For each card, on anybody's turn, without limit.",
                "Für jede Karte, in jedermanns Zug, ohne Grenze.",
            ),
            Ruling(
                "who-trashes",
                Source("empires_1e"),
                "Who is told to trash gets the token: the victim of a Swindler, the player who trashes from the "
                "Supply.",
                "Wer entsorgen soll, bekommt den Marker: das Opfer eines Tricksers; wer aus dem Vorrat entsorgt.",
            ),
            Ruling(
                "comes-back",
                Source("empires_1e"),
                "A card that comes back, like Fortress, was trashed.",
                "Eine Karte, die zurückkommt, wie die Festung, wurde entsorgt.",
            ),
        ),
    ),
    Words(
        "tower",
        en=English("Tower", "Towers"),
        de=German("Turm", "Türme", "m"),
        picture="stone-tower",
        text=Both(
            "At the end of the game: 1 VP for every card you own that is no Victory card and comes from an empty pile "
            "of the Supply.",
            "Bei Spielende: 1 Siegpunkt für jede Karte, die du besitzt, die keine Punktekarte ist und von einem leeren "
            "Vorratsstapel stammt.",
        ),
        counted=Counted(
            Both("{n} card of empty piles", "{n} Karte leerer Stapel"),
            Both("{n} cards of empty piles", "{n} Karten leerer Stapel"),
        ),
        rulings=(
            Ruling(
                "no-victory",
                Source("empires_1e", examples=("EM15",)),
                "Curses count, cards with the type Victory never.",
                "Flüche zählen, Karten mit dem Typ Punkte nie.",
            ),
            Ruling(
                "wholly-empty",
                Source("empires_1e"),
                "A split pile must be empty altogether.",
                "Ein gemischter Stapel muss ganz leer sein.",
            ),
            Ruling(
                "own-pile",
                Source("practice"),
                "The Coppers of the start are of the Copper pile; cards without a pile in the Supply never count.",
                "Die Kupfer des Anfangs gehören zum Kupferstapel; Karten ohne Stapel im Vorrat zählen nie.",
            ),
        ),
    ),
    Words(
        "triumphal_arch",
        en=English("Triumphal Arch", "Triumphal Arches"),
        de=German("Triumphbogen", "Triumphbögen", "m"),
        picture="arc-triomphe",
        text=Both(
            "At the end of the game: 3 VP for every copy of the Action of which you own second most.",
            "Bei Spielende: 3 Siegpunkte für jedes Exemplar der Aktionskarte, von der du am zweitmeisten besitzt.",
        ),
        counted=Counted(
            Both("{n} copy of the second Action", "{n} Exemplar der zweithäufigsten Aktionskarte"),
            Both("{n} copies of the second Action", "{n} Exemplare der zweithäufigsten Aktionskarte"),
        ),
        rulings=(
            Ruling(
                "ties",
                Source("empires_1e", examples=("EM15",)),
                "7 and 4 copies bring 12 VP; 7 and 7 bring 21; 7, 4 and 4 bring 12: of tied cards one counts.",
                "7 und 4 Exemplare bringen 12 Punkte; 7 und 7 bringen 21; 7, 4 und 4 bringen 12: Bei Gleichstand "
                "zählt eine.",
            ),
            Ruling(
                "one-name",
                Source("practice"),
                "With Actions of one name alone there is nothing.",
                "Wer nur Aktionskarten eines Namens hat, bekommt nichts.",
            ),
        ),
    ),
    Words(
        "wall",
        en=English("Wall", "Walls"),
        de=German("Mauer", "Mauern", "f"),
        picture="stone-wall",
        text=Both(
            "At the end of the game: −1 VP for every card you own after the first 15.",
            "Bei Spielende: −1 Siegpunkt für jede Karte, die du über 15 hinaus besitzt.",
        ),
        counted=Counted(
            Both("{n} card beyond 15", "{n} Karte über 15"), Both("{n} cards beyond 15", "{n} Karten über 15")
        ),
        rulings=(
            Ruling(
                "beyond-fifteen",
                Source("empires_1e", examples=("EM15",)),
                "27 cards are −12 VP; 15 or fewer are none.",
                "27 Karten sind −12 Punkte; 15 oder weniger sind keine.",
            ),
        ),
    ),
    Words(
        "wolf_den",
        en=English("Wolf Den", "Wolf Dens"),
        de=German("Wolfsbau", "Wolfsbaue", "m"),
        picture="wolf-head",
        text=Both(
            "At the end of the game: −3 VP for every card of which you own a single copy.",
            "Bei Spielende: −3 Siegpunkte für jede Karte, von der du nur ein Exemplar besitzt.",
        ),
        counted=Counted(Both("{n} single card", "{n} einzelne Karte"), Both("{n} single cards", "{n} einzelne Karten")),
        rulings=(
            Ruling(
                "single-copies",
                Source("empires_1e", examples=("EM15",)),
                "Cards of all kinds count, single Castles and Shelters too; none, two or more copies are nothing.",
                "Karten aller Art zählen, auch einzelne Schlösser und Unterschlüpfe; keins, zwei oder mehr sind "
                "nichts.",
            ),
        ),
    ),
    ChoiceWords(
        "obelisk.pile",
        label=Both("{card}", "{card}"),
        title=Both("Pile of {card}", "Stapel für {card}"),
        by_chance=Both("By lot {card} counts the pile {cards}.", "Durch das Los zählt für {card} der Stapel {cards}."),
        refused=Both(
            "{pick} cannot be the pile of {card}: expected an Action pile of the Supply.",
            "{pick} kann nicht der Stapel für {card} sein: erwartet wird ein Aktionsstapel des Vorrats.",
        ),
    ),
)
