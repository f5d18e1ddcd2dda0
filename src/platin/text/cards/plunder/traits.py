"""Words of the Traits of Plunder."""

from typing import Final

from platin.text.words import Ask, Both, ChoiceWords, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words | ChoiceWords, ...]] = (
    Words(
        "cheap",
        en=English("Cheap", "Cheap"),
        de=German("Billig", "Billige", "adj"),
        picture="price-tag",
        text=Both(
            "All game long, Cheap cards cost 1 coin less.",
            "Das ganze Spiel über kosten Billige Karten 1 Geld weniger.",
        ),
        rulings=(
            Ruling(
                "all-game",
                Source("plunder_1e"),
                "Cheap cards cost 1 less for all purposes from the start of the game to its scoring, not only when "
                "they are bought.",
                "Billige Karten kosten von Spielbeginn bis zur Wertung für alle Belange 1 weniger, nicht nur beim "
                "Kaufen.",
            ),
            Ruling(
                "only-its-pile",
                Source("plunder_1e"),
                "Only cards of the marked pile are cheaper.",
                "Nur Karten des markierten Stapels sind billiger.",
            ),
            Ruling(
                "not-below-zero",
                Source("plunder_1e"),
                "The cost cannot fall below 0.",
                "Die Kosten können nicht unter 0 fallen.",
            ),
            Ruling(
                "coins-only",
                Source("plunder_1e", examples=("E43",)),
                "Only the coins are reduced: Potions and Debt in a cost stay.",
                "Nur das Geld wird weniger: Tränke und Schulden in den Kosten bleiben.",
            ),
            Ruling(
                "not-in-setup",
                Source("plunder_1e", examples=("E43",)),
                "It does not apply during set-up: a card that costs 4 cannot become the Bane by it.",
                "In der Spielvorbereitung gilt es nicht: Eine Karte, die 4 kostet, wird dadurch nicht zum Bann.",
            ),
        ),
    ),
    Words(
        "cursed",
        en=English("Cursed", "Cursed"),
        de=German("Verflucht", "Verfluchte", "adj"),
        picture="cursed-star",
        text=Both(
            "Along with every Cursed card you gain, you gain a Loot and a Curse.",
            "Mit jeder Verfluchten Karte, die du nimmst, nimmst du auch eine Kostbarkeit und einen Fluch.",
        ),
        rulings=(
            Ruling(
                "loot-and-curse",
                Source("plunder_1e"),
                "Each time you gain a Cursed card you gain a Loot and then a Curse.",
                "Jedes Mal, wenn du eine Verfluchte Karte nimmst, nimmst du eine Kostbarkeit und dann einen Fluch.",
            ),
            Ruling(
                "no-curse-left",
                Source("plunder_1e"),
                "If no Curse is left you gain only the Loot.",
                "Ist kein Fluch mehr da, nimmst du nur die Kostbarkeit.",
            ),
        ),
    ),
    Words(
        "fated",
        en=English("Fated", "Fated"),
        de=German("Vorherbestimmt", "Vorherbestimmte", "adj"),
        picture="tarot-10-wheel-of-fortune",
        text=Both(
            "Whenever you shuffle, you may first search the cards, show Fated ones among them and put these on top or "
            "at the bottom.",
            "Immer wenn du mischst, darfst du zuvor die Karten durchsuchen, Vorherbestimmte davon zeigen und diese "
            "nach oben oder unten legen.",
        ),
        asks={
            "bottom": Ask(
                "Which Fated cards go to the bottom of your deck?",
                "Welche Vorherbestimmten Karten kommen unter deinen Nachziehstapel?",
            ),
            "order": Ask(
                "Put the Fated cards in order. The last one lies uppermost.",
                "Bringe die Vorherbestimmten Karten in eine Reihenfolge. Die letzte liegt zuoberst.",
            ),
            "top": Ask(
                "Which Fated cards go on top of your deck?",
                "Welche Vorherbestimmten Karten kommen oben auf deinen Nachziehstapel?",
            ),
        },
        rulings=(
            Ruling(
                "top-and-bottom",
                Source("plunder_1e", examples=("E47",)),
                "Of five Fated cards three may be taken out before shuffling and then two put on top and one at the "
                "bottom.",
                "Von fünf Vorherbestimmten Karten darfst du drei vor dem Mischen herausnehmen und dann zwei nach oben "
                "und eine nach unten legen.",
            ),
            Ruling(
                "shown",
                Source("plunder_1e"),
                "The Fated cards taken out are shown to everybody.",
                "Die herausgenommenen Vorherbestimmten Karten werden allen gezeigt.",
            ),
            Ruling(
                "optional",
                Source("plunder_1e"),
                "You may leave any of them, or all, in the shuffle.",
                "Du darfst beliebig viele davon, auch alle, mitmischen.",
            ),
            Ruling(
                "may-always-look",
                Source("plunder_1e"),
                "Before every shuffle you may look through the cards, even if no Fated one can be among them.",
                "Vor jedem Mischen darfst du die Karten ansehen, auch wenn keine Vorherbestimmte darunter sein kann.",
            ),
        ),
    ),
    Words(
        "fawning",
        en=English("Fawning", "Fawning"),
        de=German("Aufdringlich", "Aufdringliche", "adj"),
        picture="kneeling",
        text=Both(
            "Along with every Province you gain, you gain a Fawning card.",
            "Mit jeder Provinz, die du nimmst, nimmst du auch eine Aufdringliche Karte.",
        ),
        rulings=(
            Ruling(
                "forced",
                Source("plunder_1e"),
                "Gaining the Fawning card with a Province is not optional.",
                "Die Aufdringliche Karte zu einer Provinz zu nehmen ist nicht freiwillig.",
            ),
            Ruling(
                "any-gain",
                Source("plunder_1e"),
                "It does not matter how the Province is gained, nor in whose turn.",
                "Es ist gleich, wie und in wessen Zug die Provinz genommen wird.",
            ),
        ),
    ),
    Words(
        "friendly",
        en=English("Friendly", "Friendly"),
        de=German("Freundlich", "Freundliche", "adj"),
        picture="high-five",
        text=Both(
            "When your Clean-up begins, you may discard a Friendly card from your hand and gain a Friendly card for "
            "it.",
            "Wenn dein Aufräumen beginnt, darfst du eine Freundliche Karte von der Hand ablegen und dafür eine "
            "Freundliche Karte nehmen.",
        ),
        asks={
            "discard": Ask(
                "You may discard a Friendly card from your hand, to gain a Friendly card.",
                "Du darfst eine Freundliche Handkarte ablegen, um eine Freundliche Karte zu nehmen.",
            ),
        },
        rulings=(
            Ruling(
                "one-a-turn",
                Source("plunder_1e"),
                "Only one Friendly card a turn may be discarded for another.",
                "Nur eine Freundliche Karte pro Zug darf dafür abgelegt werden.",
            ),
            Ruling(
                "optional",
                Source("plunder_1e"),
                "You need not discard one, and without discarding you gain none; only a card in hand can be discarded.",
                "Du musst keine ablegen, und ohne abzulegen nimmst du keine; ablegen kannst du nur eine Handkarte.",
            ),
            Ruling(
                "before-drawing",
                Source("plunder_1e"),
                "It happens at the start of Clean-up: both cards are in your discard pile before you draw your new "
                "hand.",
                "Es geschieht zu Beginn der Aufräumphase: Beide Karten liegen auf dem Ablagestapel, bevor du neue "
                "Karten ziehst.",
            ),
        ),
    ),
    Words(
        "hasty",
        en=English("Hasty", "Hasty"),
        de=German("Eilig", "Eilige", "adj"),
        picture="sprint",
        text=Both(
            "You lay aside every Hasty card you gain.\nYou play it when your next turn starts.",
            "Jede Eilige Karte, die du nimmst, legst du beiseite.\nDu spielst sie, wenn dein nächster Zug beginnt.",
        ),
        rulings=(
            Ruling(
                "set-aside",
                Source("plunder_1e"),
                "A gained Hasty card is set aside, not optionally; it is played at the start of your next turn "
                "without using up an Action.",
                "Eine genommene Eilige Karte wird zwingend beiseitegelegt; sie wird zu Beginn deines nächsten Zuges "
                "gespielt, ohne eine Aktion zu verbrauchen.",
            ),
            Ruling(
                "discarded-that-turn",
                Source("plunder_1e"),
                "It is discarded in the Clean-up of the turn in which it is played.",
                "In der Aufräumphase des Zuges, in dem sie gespielt wird, wird sie abgelegt.",
            ),
            Ruling(
                "without-instructions",
                Source("plunder_1e", examples=("E44",)),
                "A Hasty card that normally cannot be played, such as a Territory, comes into play all the same, does "
                "nothing and is discarded in that turn.",
                "Auch eine Eilige Karte, die man normalerweise nicht spielen kann, wie ein Territorium, kommt ins "
                "Spiel, tut nichts und wird in diesem Zug abgelegt.",
            ),
        ),
    ),
    Words(
        "inherited",
        en=English("Inherited", "Inherited"),
        de=German("Geerbt", "Geerbte", "adj"),
        picture="cuckoo-clock",
        text=Both(
            "Setup: all players swap a starting card they choose for an Inherited card.",
            "Spielvorbereitung: Alle tauschen eine Startkarte ihrer Wahl gegen eine Geerbte Karte.",
        ),
        asks={
            "replace": Ask(
                "Which of your starting cards do you replace with an Inherited card?",
                "Welche deiner Startkarten ersetzt du durch eine Geerbte Karte?",
            ),
        },
        rulings=(
            Ruling(
                "choose-in-turn-order",
                Source("plunder_1e"),
                "Beginning with the starting player, everybody chooses which starting card to replace.",
                "Beginnend mit dem Startspieler wählen alle, welche Startkarte sie ersetzen.",
            ),
            Ruling(
                "copper-to-pile",
                Source("plunder_1e", examples=("E45",)),
                "A replaced Copper goes to its pile in the Supply.",
                "Ein ersetztes Kupfer kommt auf seinen Stapel im Vorrat.",
            ),
            Ruling(
                "estate-out",
                Source("plunder_1e", examples=("E45",)),
                "A replaced Estate leaves the game; the Estate pile does not grow.",
                "Ein ersetztes Anwesen verlässt das Spiel; der Anwesenstapel wächst nicht.",
            ),
            Ruling(
                "others-out",
                Source("plunder_1e", examples=("E45",)),
                "Other starting cards that are replaced, such as Shelters, leave the game too.",
                "Auch andere ersetzte Startkarten, etwa Unterschlüpfe, verlassen das Spiel.",
            ),
            Ruling(
                "split-pile",
                Source("plunder_1e", examples=("E45",)),
                "From a split pile everybody takes the top card in turn order: of six players with the Townsfolk the "
                "first four start with a Town Crier, the last two with a Blacksmith.",
                "Von einem gemischten Stapel bekommen alle in Zugreihenfolge die oberste Karte: Von sechs Spielern "
                "beginnen mit den Bürgern die ersten vier mit einer Ausruferin, die letzten beiden mit einem "
                "Eisenschmied.",
            ),
            Ruling(
                "from-the-pile",
                Source("plunder_1e"),
                "The Inherited cards are taken from their pile, which becomes smaller by one for each player.",
                "Die Geerbten Karten kommen von ihrem Stapel, der um eine Karte je Spieler kleiner wird.",
            ),
            Ruling(
                "not-gained",
                Source("plunder_1e", examples=("E45",)),
                "The cards do not count as gained: an Inherited Siren is not trashed.",
                "Die Karten gelten nicht als genommen: Eine Geerbte Sirene wird nicht entsorgt.",
            ),
        ),
    ),
    Words(
        "inspiring",
        en=English("Inspiring", "Inspiring"),
        de=German("Inspirierend", "Inspirierende", "adj"),
        picture="inspiration",
        text=Both(
            "Once you have played an Inspiring card in your own turn, you may play an Action from your hand next, if "
            "no copy of it is among your cards in play.",
            "Hast du in deinem eigenen Zug eine Inspirierende Karte gespielt, darfst du danach eine Aktionskarte von "
            "der Hand spielen, wenn keine gleiche unter deinen Karten im Spiel ist.",
        ),
        asks={
            "play": Ask(
                "You may play an Action from your hand of which you have no copy in play.",
                "Du darfst eine Aktionskarte aus deiner Hand spielen, von der du keine gleiche im Spiel hast.",
            ),
        },
        rulings=(
            Ruling(
                "after-resolving",
                Source("plunder_1e"),
                "The further Action is played only after the Inspiring card has been carried out; it uses up no "
                "Action.",
                "Die weitere Aktionskarte wird erst gespielt, wenn die Inspirierende Karte ausgeführt ist; eine "
                "Aktion verbraucht sie nicht.",
            ),
            Ruling(
                "optional",
                Source("plunder_1e"),
                "Playing the further Action is optional.",
                "Die weitere Aktionskarte zu spielen ist freiwillig.",
            ),
            Ruling(
                "no-copy-in-play",
                Source("plunder_1e"),
                "It must be an Action of which you have no copy in play; so normally it is no second Inspiring card.",
                "Es muss eine Aktionskarte sein, von der du keine gleiche im Spiel hast; normalerweise also keine "
                "zweite Inspirierende.",
            ),
            Ruling(
                "split-pile",
                Source("plunder_1e"),
                "From an Inspiring split pile a card with another name may follow, and inspires in its turn.",
                "Von einem Inspirierenden gemischten Stapel darf eine Karte mit anderem Namen folgen; auch sie "
                "inspiriert.",
            ),
            Ruling(
                "durations-in-play",
                Source("plunder_1e"),
                "Durations from earlier turns are in play.",
                "Dauerkarten aus früheren Zügen sind im Spiel.",
            ),
            Ruling(
                "left-play",
                Source("plunder_1e", examples=("E46",)),
                "A card that has left play, such as a Mining Village that trashed itself, is not in play: another one "
                "may follow.",
                "Eine Karte, die das Spiel verlassen hat, wie ein Bergwerk, das sich entsorgt hat, ist nicht im "
                "Spiel: Eine gleiche darf folgen.",
            ),
            Ruling(
                "own-turn",
                Source("plunder_1e"),
                "It works only in your own turn.",
                "Es wirkt nur in deinem eigenen Zug.",
            ),
        ),
    ),
    Words(
        "nearby",
        en=English("Nearby", "Nearby"),
        de=German("Benachbart", "Benachbarte", "adj"),
        picture="hobbit-door",
        text=Both("For every Nearby card you gain: +1 Buy", "Für jede Benachbarte Karte, die du nimmst: +1 Kauf"),
        rulings=(
            Ruling(
                "each-time",
                Source("plunder_1e"),
                "Each Nearby card you gain brings +1 Buy, bought or not.",
                "Jede Benachbarte Karte, die du nimmst, bringt +1 Kauf, gekauft oder nicht.",
            ),
        ),
    ),
    Words(
        "patient",
        en=English("Patient", "Patient"),
        de=German("Geduldig", "Geduldige", "adj"),
        picture="snail",
        text=Both(
            "When your Clean-up begins, you may lay Patient cards from your hand aside.\n"
            "You play them when your next turn starts.",
            "Wenn dein Aufräumen beginnt, darfst du Geduldige Karten von der Hand beiseitelegen.\n"
            "Du spielst sie, wenn dein nächster Zug beginnt.",
        ),
        asks={
            "aside": Ask(
                "Which Patient cards from your hand do you set aside, to play them next turn?",
                "Welche Geduldigen Handkarten legst du beiseite, um sie im nächsten Zug zu spielen?",
            ),
            "play": Ask(
                "Which of your Patient cards do you play next?",
                "Welche deiner Geduldigen Karten spielst du als Nächstes?",
            ),
        },
        rulings=(
            Ruling(
                "several",
                Source("plunder_1e"),
                "Several Patient cards may be set aside at once; you choose the order of playing them.",
                "Mehrere Geduldige Karten dürfen auf einmal beiseitegelegt werden; in welcher Reihenfolge du sie "
                "spielst, bestimmst du.",
            ),
            Ruling(
                "optional",
                Source("plunder_1e"),
                "Setting them aside is optional; only cards in hand can be set aside, not those in play.",
                "Sie beiseitezulegen ist freiwillig; das geht nur mit Handkarten, nicht mit Karten im Spiel.",
            ),
            Ruling(
                "played-at-start",
                Source("plunder_1e"),
                "They are played at the start of your next turn, by force and without using up Actions, and discarded "
                "in its Clean-up.",
                "Sie werden zu Beginn deines nächsten Zuges gespielt, zwingend und ohne Aktionen zu verbrauchen, und "
                "in dessen Aufräumphase abgelegt.",
            ),
            Ruling(
                "before-drawing",
                Source("plunder_1e"),
                "They are set aside at the start of Clean-up, so five other cards make up the new hand.",
                "Sie werden zu Beginn der Aufräumphase beiseitegelegt; die neue Hand besteht also aus fünf anderen "
                "Karten.",
            ),
            Ruling(
                "without-instructions",
                Source("plunder_1e", examples=("E44",)),
                "A Patient card that does nothing when played, such as a Territory, may be set aside too: it comes "
                "into play in the next turn and is discarded in its Clean-up.",
                "Auch eine Geduldige Karte, die beim Spielen nichts tut, wie ein Territorium, darfst du "
                "beiseitelegen: Sie kommt im nächsten Zug ins Spiel und wird in dessen Aufräumphase abgelegt.",
            ),
        ),
    ),
    Words(
        "pious",
        en=English("Pious", "Pious"),
        de=German("Fromm", "Fromme", "adj"),
        picture="prayer",
        text=Both(
            "Every Pious card you gain lets you trash a card from your hand, if you wish.",
            "Bei jeder Frommen Karte, die du nimmst, darfst du eine Handkarte entsorgen.",
        ),
        asks={
            "trash": Ask("You may trash a card from your hand.", "Du darfst eine Handkarte entsorgen."),
        },
        rulings=(
            Ruling(
                "each-time",
                Source("plunder_1e"),
                "Each time you gain a Pious card you may trash one card from your hand.",
                "Jedes Mal, wenn du eine Fromme Karte nimmst, darfst du eine Handkarte entsorgen.",
            ),
            Ruling("optional", Source("plunder_1e"), "Trashing is optional.", "Das Entsorgen ist freiwillig."),
        ),
    ),
    Words(
        "reckless",
        en=English("Reckless", "Reckless"),
        de=German("Waghalsig", "Waghalsige", "adj"),
        picture="tightrope",
        text=Both(
            "A Reckless card you play does everything it says, and then all of it once more.\n"
            "Discarded from play, it goes back to its pile.",
            "Eine Waghalsige Karte, die du spielst, tut alles, was darauf steht, und dann alles noch einmal.\n"
            "Legst du sie aus dem Spiel ab, kommt sie auf ihren Stapel zurück.",
        ),
        rulings=(
            Ruling(
                "twice",
                Source("plunder_1e"),
                "The card is carried out completely once and then completely once more.",
                "Die Karte wird einmal ganz und dann noch einmal ganz ausgeführt.",
            ),
            Ruling(
                "returns",
                Source("plunder_1e"),
                "When it is discarded from play it goes back to its pile, so it can be bought again.",
                "Wird sie aus dem Spiel abgelegt, kommt sie auf ihren Stapel zurück und kann wieder gekauft werden.",
            ),
            Ruling(
                "duration-later",
                Source("plunder_1e"),
                "A Reckless Duration goes back only in the later turn in which it is discarded.",
                "Eine Waghalsige Dauerkarte kommt erst in dem späteren Zug zurück, in dem sie abgelegt wird.",
            ),
            Ruling(
                "one-play",
                Source("plunder_1e"),
                "It is one play, not two: against a Frigate its player discards once, after both times.",
                "Es ist ein einziges Spielen, nicht zwei: Gegen eine Fregatte wird einmal abgelegt, nach beiden Malen.",
            ),
            Ruling(
                "from-hand",
                Source("plunder_1e"),
                "Only discarding from play returns it; discarded from hand it stays in the discard pile.",
                "Nur beim Ablegen aus dem Spiel kommt sie zurück; von der Hand abgelegt, bleibt sie im Ablagestapel.",
            ),
            Ruling(
                "not-followed",
                Source("plunder_1e", examples=("E48",)),
                "If its instructions are not followed, because a Way is used, there is no second time; it goes back "
                "to its pile all the same.",
                "Werden ihre Anweisungen nicht ausgeführt, weil ein Weg benutzt wird, gibt es kein zweites Mal; auf "
                "ihren Stapel zurück kommt sie trotzdem.",
            ),
        ),
    ),
    Words(
        "rich",
        en=English("Rich", "Rich"),
        de=German("Reich", "Reiche", "adj"),
        picture="gold-bar",
        text=Both(
            "Along with every Rich card you gain, you gain a Silver.",
            "Mit jeder Reichen Karte, die du nimmst, nimmst du auch ein Silber.",
        ),
        rulings=(
            Ruling(
                "each-time",
                Source("plunder_1e"),
                "Each time you gain a Rich card you gain a Silver.",
                "Jedes Mal, wenn du eine Reiche Karte nimmst, nimmst du ein Silber.",
            ),
        ),
    ),
    Words(
        "shy",
        en=English("Shy", "Shy"),
        de=German("Scheu", "Scheue", "adj"),
        picture="hedgehog",
        text=Both(
            "When your turn starts, you may discard one Shy card from your hand and get +2 Cards for it.",
            "Wenn dein Zug beginnt, darfst du eine Scheue Karte von der Hand ablegen und bekommst dafür +2 Karten.",
        ),
        asks={
            "discard": Ask(
                "You may discard a Shy card from your hand, for +2 Cards.",
                "Du darfst eine Scheue Handkarte ablegen und bekommst dafür +2 Karten.",
            ),
        },
        rulings=(
            Ruling(
                "one-a-turn",
                Source("plunder_1e"),
                "Only one Shy card a turn may be discarded for +2 Cards.",
                "Nur eine Scheue Karte pro Zug darf für +2 Karten abgelegt werden.",
            ),
            Ruling(
                "optional",
                Source("plunder_1e"),
                "Discarding it is optional; without it there are no cards.",
                "Sie abzulegen ist freiwillig; ohne das gibt es keine Karten.",
            ),
        ),
    ),
    Words(
        "tireless",
        en=English("Tireless", "Tireless"),
        de=German("Unermüdlich", "Unermüdliche", "adj"),
        picture="infinity",
        text=Both(
            "A Tireless card that you discard from play is laid aside.\n"
            "When the turn is over, it goes on top of your deck.",
            "Eine Unermüdliche Karte, die du aus dem Spiel ablegst, legst du beiseite.\n"
            "Ist der Zug vorbei, kommt sie auf deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "forced",
                Source("plunder_1e"),
                "A Tireless card discarded from play is set aside, and this is not optional.",
                "Eine aus dem Spiel abgelegte Unermüdliche Karte wird beiseitegelegt, und das ist nicht freiwillig.",
            ),
            Ruling(
                "after-drawing",
                Source("plunder_1e"),
                "It goes onto the deck only after you have drawn your new hand.",
                "Sie kommt erst auf den Nachziehstapel, nachdem du deine neue Hand gezogen hast.",
            ),
            Ruling(
                "from-play",
                Source("plunder_1e"),
                "Only cards discarded from play are set aside, not those discarded from hand.",
                "Nur aus dem Spiel abgelegte Karten werden beiseitegelegt, nicht von der Hand abgelegte.",
            ),
            Ruling(
                "duration-later",
                Source("plunder_1e"),
                "A Tireless Duration is set aside only in the turn in which it is discarded.",
                "Eine Unermüdliche Dauerkarte wird erst in dem Zug beiseitegelegt, in dem sie abgelegt wird.",
            ),
        ),
        aliases=("Unermüdllich",),
    ),
    ChoiceWords(
        "trait.pile",
        label=Both("{card}", "{card}"),
        title=Both("{card}: on the pile", "{card}: auf dem Stapel"),
        by_chance=Both(
            "{card} was put on a pile by chance: {cards}.",
            "{card} liegt durch Zufall auf diesem Stapel: {cards}.",
        ),
        refused=Both(
            "{card} cannot lie on {pick}: expected a kingdom pile of Actions or Treasures without another Trait",
            "{card} kann nicht auf {pick} liegen: erwartet ist ein Aktions- oder Geldstapel des Königreichs ohne ein "
            "anderes Merkmal",
        ),
    ),
)
