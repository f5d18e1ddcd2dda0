"""Words of the promotional cards."""

from typing import Final

from platin.text.words import Ask, Both, ChoiceWords, Counted, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords | ChoiceWords, ...]] = (
    Words(
        "avanto",
        en=English("Avanto", "Avantos"),
        de=German("Eisloch", "Eislöcher", "n"),
        picture="ice-cube",
        text=Both(
            "+3 Cards\nYou may play a Sauna from your hand.",
            "+3 Karten\nDu darfst eine Sauna von deiner Hand spielen.",
        ),
        asks={"play": Ask("You may play a Sauna.", "Du darfst eine Sauna spielen.")},
        rulings=(
            Ruling(
                "chain",
                Source("promo_1e"),
                "The Sauna uses up no Action, gives its own, and may in turn play an Avanto.",
                "Die Sauna verbraucht keine Aktion, gibt ihre eigene und darf ihrerseits ein Eisloch spielen.",
            ),
        ),
    ),
    Words(
        "black_market",
        en=English("Black Market", "Black Markets"),
        de=German("Schwarzmarkt", "Schwarzmärkte", "m"),
        picture="balaclava",
        text=Both(
            "+2 Coins\n"
            "Turn over the three topmost cards of the Black Market deck.\n"
            "If you wish, buy one of them on the spot.\n"
            "The cards you do not buy go under that deck in whatever order you like.\n"
            "—\n"
            "Before the game, a Black Market deck is put together from kingdom cards that are not in the Supply, one "
            "of each.",
            "+2 Geld\n"
            "Drehe die drei obersten Karten des Schwarzmarktstapels um.\n"
            "Wenn du willst, kaufe sofort eine davon.\n"
            "Was du nicht kaufst, kommt in einer Reihenfolge deiner Wahl unter den Stapel.\n"
            "—\n"
            "Vor dem Spiel wird aus Königreichkarten, die nicht im Vorrat sind, ein Schwarzmarktstapel gebildet, von "
            "jeder Karte eine.",
        ),
        later={
            2: Both(
                "+2 Coins\n"
                "Turn over the three topmost cards of the Black Market deck.\n"
                "Play as many Treasures from your hand as you like.\n"
                "If you wish, buy one of the revealed cards.\n"
                "The others go under that deck in whatever order you like.\n"
                "—\n"
                "Before the game, a Black Market deck is put together from different unused kingdom cards.",
                "+2 Geld\n"
                "Drehe die drei obersten Karten des Schwarzmarktstapels um.\n"
                "Spiele beliebig viele Geldkarten von deiner Hand.\n"
                "Wenn du willst, kaufe eine der aufgedeckten Karten.\n"
                "Die übrigen kommen in einer Reihenfolge deiner Wahl unter den Stapel.\n"
                "—\n"
                "Vor dem Spiel wird aus verschiedenen unbenutzten Königreichkarten ein Schwarzmarktstapel gebildet.",
            ),
        },
        asks={
            "buy": Ask(
                "You may buy one of the revealed cards you can pay for.",
                "Du darfst eine der aufgedeckten Karten kaufen, die du bezahlen kannst.",
            ),
            "order": Ask(
                "Put the cards under the Black Market deck. The last one lies at the bottom.",
                "Lege die Karten unter den Schwarzmarktstapel. Die letzte liegt ganz unten.",
            ),
            "treasure": Ask(
                "You may play another Treasure before you buy.",
                "Du darfst noch eine Geldkarte spielen, bevor du kaufst.",
            ),
        },
        rulings=(
            Ruling(
                "set-up",
                Source("promo_1e", "setup"),
                "The Black Market deck holds one copy each of kingdom cards that are not used otherwise; it is "
                "shuffled and lies face down.",
                "Der Schwarzmarktstapel besteht aus je einer Karte von sonst nicht benutzten Königreichkarten; er "
                "wird gemischt und liegt verdeckt.",
            ),
            Ruling(
                "not-supply",
                Source("promo_1e"),
                "The deck is no part of the Supply: its cards cannot be gained, bought in the Buy phase or returned "
                "to it, and emptying it does not bring the end nearer.",
                "Der Stapel gehört nicht zum Vorrat: Seine Karten können nicht genommen, in der Kaufphase gekauft "
                "oder zurückgelegt werden, und ist er leer, zählt das nicht für das Spielende.",
            ),
            Ruling(
                "optional",
                Source("promo_1e"),
                "You need not buy any of the revealed cards.",
                "Du musst keine der aufgedeckten Karten kaufen.",
            ),
            Ruling(
                "rest-under",
                Source("promo_1e"),
                "What is not bought goes under the deck in an order you choose.",
                "Was nicht gekauft wird, kommt in einer Reihenfolge deiner Wahl unter den Stapel.",
            ),
            Ruling(
                "few-cards",
                Source("promo_1e"),
                "If fewer than three cards are left in the deck, those are revealed.",
                "Sind weniger als drei Karten im Stapel, werden diese aufgedeckt.",
            ),
            Ruling(
                "empty-deck",
                Source("promo_1e"),
                "With an empty deck it brings only +2 coins.",
                "Ist der Stapel leer, bringt er nur +2 Geld.",
            ),
            Ruling(
                "treasures",
                Source("promo_1e"),
                "Once the cards are revealed, you may play Treasures from your hand to pay for one of them, though it "
                "is the Action phase.",
                "Sind die Karten aufgedeckt, darfst du Geldkarten von der Hand spielen, um eine davon zu bezahlen, "
                "obwohl es die Aktionsphase ist.",
            ),
            Ruling(
                "money-left",
                Source("promo_1e"),
                "You may play more Treasures than needed, and even if you then buy nothing; coins left over remain "
                "for the Buy phase.",
                "Du darfst mehr Geldkarten spielen als nötig, auch wenn du dann nichts kaufst; übriges Geld bleibt "
                "für die Kaufphase.",
            ),
            Ruling(
                "no-buy-used",
                Source("promo_1e"),
                "Buying here uses up no Buy: in the Buy phase you still have all of yours.",
                "Der Kauf hier verbraucht keinen Kauf: In der Kaufphase hast du noch alle.",
            ),
            Ruling(
                "treasures-later",
                Source("promo_1e"),
                "It is no purchase of the Buy phase: there you may still play Treasures.",
                "Es ist kein Kauf der Kaufphase: Dort darfst du weiterhin Geldkarten spielen.",
            ),
            Ruling(
                "payable",
                Source("promo_1e"),
                "You can only buy what you can pay for now, a Potion in the cost included, and what nothing forbids "
                "you to buy.",
                "Kaufen kannst du nur, was du jetzt bezahlen kannst, einen Trank in den Kosten eingeschlossen, und "
                "was dir nichts zu kaufen verbietet.",
            ),
            Ruling(
                "bought",
                Source("promo_1e"),
                "The card counts as bought, for Goons and Hoard for instance.",
                "Die Karte gilt als gekauft, etwa für Halsabschneider und Hort.",
            ),
            Ruling(
                "treasures-anyway",
                Source("promo_later"),
                "Later print: Treasures may be played even if the deck is empty.",
                "Späterer Druck: Geldkarten dürfen auch gespielt werden, wenn der Stapel leer ist.",
                edition=2,
            ),
        ),
    ),
    Words(
        "captain",
        en=English("Captain", "Captains"),
        de=German("Kapitän Tobias", "Kapitäne Tobias", "m"),
        picture="captain-hat-profile",
        text=Both(
            "Now and when your next turn begins:\n"
            "Play an Action of the Supply costing 4 Coins at most that is no Duration. It stays where it is.",
            "Jetzt und zu Beginn deines nächsten Zuges:\n"
            "Spiele eine Aktion aus dem Vorrat, die höchstens 4 kostet und keine Dauerkarte ist. Sie bleibt dort.",
        ),
        later={
            2: Both(
                "Now and when your next turn begins:\n"
                "Play an Action of the Supply costing 4 Coins at most that is neither Duration nor Command. It stays "
                "where it is.",
                "Jetzt und zu Beginn deines nächsten Zuges:\n"
                "Spiele eine Aktion aus dem Vorrat, die höchstens 4 kostet und weder Dauer- noch Befehlskarte ist. Sie "
                "bleibt dort liegen.",
            ),
        },
        asks={
            "play": Ask(
                "Choose an Action of the Supply to play. It stays there.",
                "Wähle eine Aktion aus dem Vorrat, die du spielst. Sie bleibt dort.",
            ),
        },
        rulings=(
            Ruling(
                "forced",
                Source("promo_1e"),
                "Both times a card has to be played if there is one that fits; it may be the same or another.",
                "Beide Male muss eine passende Karte gespielt werden, wenn es eine gibt; dieselbe oder eine andere.",
            ),
            Ruling(
                "top-of-a-pile",
                Source("promo_1e"),
                "Only the visible top card of a Supply pile can be played, and none with Potion or Debt in its cost.",
                "Gespielt werden kann nur die oberste Karte eines Vorratsstapels, keine mit Trank oder Schulden in den "
                "Kosten.",
            ),
            Ruling(
                "cannot-move-itself",
                Source("promo_1e"),
                "The card played cannot move or trash itself; what depends on that does not happen.",
                "Die gespielte Karte kann sich nicht selbst bewegen oder entsorgen; was davon abhängt, entfällt.",
            ),
            Ruling(
                "a-real-play",
                Source("promo_1e"),
                "It is a play like any other: an Attack can be reacted to, and Conspirator counts it.",
                "Es ist ein Ausspielen wie jedes andere: Auf einen Angriff darf reagiert werden, und der Verschwörer "
                "zählt es.",
            ),
            Ruling(
                "stays-anyway",
                Source("promo_1e"),
                "Without a card that fits, he stays in play all the same and tries again next turn.",
                "Gibt es keine passende Karte, bleibt er trotzdem im Spiel und versucht es im nächsten Zug wieder.",
            ),
            Ruling(
                "twice",
                Source("promo_1e"),
                "Played twice, he plays two cards now and two when your next turn begins.",
                "Zweimal gespielt spielt er jetzt zwei Karten und zu Beginn deines nächsten Zuges zwei.",
            ),
            Ruling(
                "not-longer",
                Source("promo_1e"),
                "A Duration that the played card plays in turn does not keep him in play any longer.",
                "Eine Dauerkarte, die von der gespielten Karte gespielt wird, hält ihn nicht länger im Spiel.",
            ),
            Ruling(
                "may-gain-itself",
                Source("promo_1e"),
                "A card that gains from the Supply may gain the very card that is being played.",
                "Nimmt die gespielte Karte etwas aus dem Vorrat, darf das sie selbst sein.",
            ),
            Ruling(
                "no-commands",
                Source("promo_later"),
                "Later print: no Command card can be played.",
                "Späterer Druck: Befehlskarten können nicht gespielt werden.",
                edition=2,
            ),
        ),
    ),
    Words(
        "church",
        en=English("Church", "Churches"),
        de=German("Schweriner Dom", "Schweriner Dome", "m"),
        picture="carillon",
        text=Both(
            "+1 Action\n"
            "Set 0 to 3 cards from your hand aside, face down.\n"
            "When your next turn begins, take them back; you may then trash a card from your hand.",
            "+1 Aktion\n"
            "Lege 0 bis 3 Handkarten verdeckt zur Seite.\n"
            "Zu Beginn deines nächsten Zuges nimm sie zurück; danach darfst du eine Handkarte entsorgen.",
        ),
        asks={
            "aside": Ask("Set up to 3 cards aside.", "Lege bis zu 3 Karten zur Seite."),
            "trash": Ask("You may trash a card.", "Du darfst eine Karte entsorgen."),
        },
        rulings=(
            Ruling(
                "none-set-aside",
                Source("promo_1e"),
                "Also with no card set aside it stays until the next turn, and a card may be trashed then.",
                "Auch ohne zur Seite gelegte Karte bleibt er bis zum nächsten Zug, und dann darf eine Karte entsorgt "
                "werden.",
            ),
            Ruling(
                "any-card",
                Source("promo_1e"),
                "The card trashed may be any of the hand, set aside or not.",
                "Die entsorgte Karte darf jede Handkarte sein, ob sie zur Seite lag oder nicht.",
            ),
            Ruling(
                "batch-by-batch",
                Source("promo_1e"),
                "After several plays each lot of cards is taken back on its own, in an order you choose, with a card "
                "trashed or not in between.",
                "Nach mehreren Ausspielen wird jede Gruppe von Karten für sich zurückgenommen, in einer Reihenfolge "
                "deiner Wahl; dazwischen darf jeweils eine Karte entsorgt werden.",
            ),
            Ruling(
                "counts-at-the-end",
                Source("promo_1e"),
                "Cards set aside count at the end of the game.",
                "Zur Seite gelegte Karten zählen am Spielende mit.",
            ),
        ),
    ),
    Words(
        "dismantle",
        en=English("Dismantle", "Dismantles"),
        de=German("Abbruch", "Abbrüche", "m"),
        picture="wrecking-ball",
        text=Both(
            "Trash a card from your hand. If it costs 1 Coin or more, gain a card that costs less, and a Gold.",
            "Entsorge eine Handkarte. Kostet sie mindestens 1 Geld, nimm eine billigere Karte und ein Gold.",
        ),
        asks={
            "trash": Ask("Trash a card.", "Entsorge eine Karte."),
            "gain": Ask("Gain a card that costs less.", "Nimm eine billigere Karte."),
        },
        rulings=(
            Ruling(
                "both-gains",
                Source("promo_1e"),
                "Both cards have to be gained, the cheaper one first; if one cannot be, the other still is.",
                "Beide Karten müssen genommen werden, die billigere zuerst; geht das eine nicht, geschieht doch das "
                "andere.",
            ),
            Ruling(
                "no-coins-in-the-cost",
                Source("promo_1e"),
                "A card that costs nothing, or only a Potion or Debt, brings nothing.",
                "Für eine Karte, die nichts oder nur einen Trank oder Schulden kostet, gibt es nichts.",
            ),
        ),
    ),
    Words(
        "envoy",
        en=English("Envoy", "Envoys"),
        de=German("Gesandter", "Gesandte", "m"),
        picture="envelope",
        text=Both(
            "Turn over your top 5 cards. The player to your left picks one; you discard it and take the others.",
            "Decke deine obersten 5 Karten auf. Wer links von dir sitzt, bestimmt eine; die legst du ab, die anderen "
            "nimmst du auf die Hand.",
        ),
        asks={
            "discard": Ask(
                "Choose the card that the other player has to discard.",
                "Wähle die Karte, die die andere Person ablegen muss.",
            ),
        },
        rulings=(
            Ruling(
                "fewer-cards",
                Source("promo_1e"),
                "With fewer than five cards, those are turned over, and one of them is discarded all the same.",
                "Sind es weniger als fünf Karten, werden diese aufgedeckt, und eine davon wird trotzdem abgelegt.",
            ),
            Ruling(
                "left-neighbour-picks",
                Source("promo_1e"),
                "The player to the left picks the card; the other cards go to the hand.",
                "Wer links sitzt, bestimmt die Karte; die anderen kommen auf die Hand.",
            ),
            Ruling(
                "really-discarded",
                Source("promo_1e"),
                "The card is really discarded: a Tunnel may be revealed for it.",
                "Die Karte wird wirklich abgelegt: Ein Tunnel darf dafür aufgedeckt werden.",
            ),
        ),
    ),
    Words(
        "governor",
        en=English("Governor", "Governors"),
        de=German("Gouverneur", "Gouverneure", "m"),
        picture="banging-gavel",
        text=Both(
            "+1 Action\n"
            "Choose one for all: you draw 3 cards and the others 1; or you gain a Gold and the others a Silver; or you "
            "may trash a card from hand for one costing exactly 2 more, and the others for one costing exactly 1 more.",
            "+1 Aktion\n"
            "Wähle eins für alle: Du ziehst 3 Karten, die anderen 1; oder du nimmst ein Gold, die anderen ein Silber; "
            "oder du darfst eine Handkarte entsorgen und eine nehmen, die genau 2 mehr kostet, die anderen eine, die "
            "genau 1 mehr kostet.",
        ),
        asks={
            "choose": Ask(
                "What do all players do?",
                "Was tun alle?",
                options={
                    "cards": Both("you draw 3 cards, the others 1", "du ziehst 3 Karten, die anderen 1"),
                    "gold": Both("you gain a Gold, the others a Silver", "du nimmst ein Gold, die anderen ein Silber"),
                    "trash": Both("all may trash a card for a better one", "alle dürfen eine Karte aufwerten"),
                },
            ),
            "trash": Ask(
                "You may trash a card for one that costs more.",
                "Du darfst eine Karte entsorgen, um eine teurere zu nehmen.",
            ),
            "gain": Ask("Gain a card.", "Nimm eine Karte."),
        },
        rulings=(
            Ruling(
                "you-first",
                Source("promo_1e"),
                "You come first, then the others in turn order; that matters where a pile runs short.",
                "Du bist zuerst an der Reihe, dann die anderen im Uhrzeigersinn; wichtig ist das bei kleinen Stapeln.",
            ),
            Ruling(
                "forced-but-for-trashing",
                Source("promo_1e"),
                "Drawing and gaining are forced. Nobody has to trash; whoever does gains a card if there is any.",
                "Ziehen und Nehmen sind Pflicht. Niemand muss eine Karte entsorgen; wer es tut, nimmt eine, wenn es "
                "eine gibt.",
            ),
            Ruling(
                "exactly",
                Source("promo_1e"),
                "The card gained costs exactly 2 more for you and exactly 1 more for the others.",
                "Die genommene Karte kostet bei dir genau 2 mehr, bei den anderen genau 1 mehr.",
            ),
            Ruling(
                "no-attack",
                Source("promo_1e"),
                "It is no Attack.",
                "Er ist kein Angriff.",
            ),
        ),
    ),
    Words(
        "marchland",
        en=English("Marchland", "Marchlands"),
        de=German("Grenzregion", "Grenzregionen", "f"),
        picture="stakes-fence",
        text=Both(
            "1 VP for every 3 Victory cards that you have\n"
            "—\n"
            "When you gain this: +1 Buy; discard as many cards as you like, for +1 Coin each.",
            "1 Siegpunkt für je 3 Punktekarten, die du hast\n"
            "—\n"
            "Wenn du sie nimmst: +1 Kauf; lege beliebig viele Handkarten ab, für je +1 Geld.",
        ),
        asks={
            "discard": Ask(
                "Discard any number of cards, for 1 Coin each.",
                "Lege beliebig viele Karten ab, für je 1 Geld.",
            ),
        },
        rulings=(
            Ruling(
                "counts-itself",
                Source("promo_1e"),
                "It counts itself and every card that is a Victory card among other things.",
                "Sie zählt sich selbst mit und jede Karte, die unter anderem Punktekarte ist.",
            ),
            Ruling(
                "buy-then-discard",
                Source("promo_1e"),
                "First comes the Buy, then all cards are discarded together; none need be.",
                "Erst kommt der Kauf, dann werden alle Karten zusammen abgelegt; es muss keine sein.",
            ),
            Ruling(
                "any-time",
                Source("promo_1e"),
                "It works whenever it is gained, also in the turn of another player; Buy and Coins are of no use then.",
                "Sie wirkt immer, wenn sie genommen wird, auch im Zug anderer; Kauf und Geld nützen dann nichts.",
            ),
            Ruling(
                "gained-to-the-hand",
                Source("promo_1e"),
                "Gained to the hand, it may be one of the cards discarded.",
                "Auf die Hand genommen darf sie selbst unter den abgelegten Karten sein.",
            ),
            Ruling(
                "really-discarded",
                Source("promo_1e"),
                "The cards are really discarded: a Trail may be played for it.",
                "Die Karten werden wirklich abgelegt: Ein Pfad darf dafür gespielt werden.",
            ),
        ),
        counted=Counted(Both("{n} Victory card", "{n} Punktekarte"), Both("{n} Victory cards", "{n} Punktekarten")),
    ),
    Words(
        "prince",
        en=English("Prince", "Princes"),
        de=German("Prinz", "Prinzen", "m"),
        picture="jewel-crown",
        text=Both(
            "You may set this aside; then set an Action from your hand aside that costs 4 Coins at most.\n"
            "Each of your turns begins with playing that Action. When it is discarded from play, it is set aside again "
            "instead; once it is not, it is played no more.",
            "Du darfst ihn zur Seite legen; dann lege eine Aktion von deiner Hand zur Seite, die höchstens 4 kostet.\n"
            "Jeder deiner Züge beginnt damit, dass du diese Aktion spielst. Wird sie aus dem Spiel abgelegt, kommt sie "
            "stattdessen wieder zur Seite; sonst wird sie nie mehr gespielt.",
        ),
        later={
            2: Both(
                "You may set an Action from your hand aside on this that costs 4 Coins at most and is neither Duration "
                "nor Command.\n"
                "Each of your turns begins with playing it where it lies.",
                "Du darfst eine Aktion von deiner Hand auf ihn legen, die höchstens 4 kostet und weder Dauer- noch "
                "Befehlskarte ist.\n"
                "Jeder deiner Züge beginnt damit, dass du sie dort spielst, wo sie liegt.",
            ),
        },
        asks={
            "aside": Ask("Do you set the Prince aside?", "Legst du den Prinzen zur Seite?"),
            "action": Ask("Choose an Action to set aside.", "Wähle eine Aktion, die du zur Seite legst."),
        },
        rulings=(
            Ruling(
                "every-turn",
                Source("promo_1e"),
                "From your next turn on the Action is played when each of your turns begins, without using up an "
                "Action.",
                "Von deinem nächsten Zug an wird die Aktion zu Beginn jedes deiner Züge gespielt, ohne eine Aktion zu "
                "verbrauchen.",
            ),
            Ruling(
                "aside-again",
                Source("promo_1e"),
                "Meanwhile it is in play; in Clean-up it is set aside again.",
                "Solange ist sie im Spiel; in der Aufräumphase kommt sie wieder zur Seite.",
            ),
            Ruling(
                "stops-when-it-is-gone",
                Source("promo_1e"),
                "If the Action leaves play in another way, or stays there as a Duration, it is played no more.",
                "Verlässt die Aktion das Spiel anders oder bleibt sie als Dauerkarte dort, wird sie nie mehr gespielt.",
            ),
            Ruling(
                "cost-now",
                Source("promo_1e"),
                "What the Action costs is looked at when it is set aside, as it is then.",
                "Was die Aktion kostet, wird beim Zur-Seite-Legen betrachtet, so wie es dann ist.",
            ),
            Ruling(
                "action-up-to-four",
                Source("promo_1e"),
                "It has to be an Action from hand that costs 4 at most, without Potion or Debt.",
                "Es muss eine Aktion aus der Hand sein, die höchstens 4 kostet, ohne Trank und Schulden.",
            ),
            Ruling(
                "once",
                Source("promo_1e"),
                "Played twice, it still sets only one Action aside: it cannot be set aside again.",
                "Zweimal gespielt legt er doch nur eine Aktion zur Seite: Er kann nicht noch einmal zur Seite gelegt "
                "werden.",
            ),
            Ruling(
                "extra-turns",
                Source("promo_1e"),
                "It is played in extra turns too, also where another player decides.",
                "Sie wird auch in Extrazügen gespielt, auch wenn jemand anders darin entscheidet.",
            ),
            Ruling(
                "without-an-action",
                Source("practice"),
                "Without such an Action he may be set aside as well; then it is for nothing.",
                "Auch ohne solche Aktion darf er zur Seite gelegt werden; dann bringt es nichts.",
            ),
            Ruling(
                "both-are-yours",
                Source("promo_1e"),
                "Both cards belong to you at the end.",
                "Beide Karten gehören am Ende dir.",
            ),
            Ruling(
                "plays-where-it-lies",
                Source("promo_later"),
                "Later print: the Action stays on the Prince and cannot move itself; it is played every turn.",
                "Späterer Druck: Die Aktion bleibt auf dem Prinzen und kann sich nicht selbst bewegen; sie wird in "
                "jedem Zug gespielt.",
                edition=2,
            ),
            Ruling(
                "twice-two-actions",
                Source("promo_later"),
                "Later print: played twice, it may take two Actions, and both are played every turn.",
                "Späterer Druck: Zweimal gespielt darf er zwei Aktionen nehmen; beide werden in jedem Zug gespielt.",
                edition=2,
            ),
            Ruling(
                "nothing-set-aside",
                Source("promo_later"),
                "Later print: with nothing set aside he is discarded in Clean-up; otherwise he stays for good.",
                "Späterer Druck: Ohne eine Karte wird er in der Aufräumphase abgelegt; sonst bleibt er für immer.",
                edition=2,
            ),
        ),
    ),
    Words(
        "sauna",
        en=English("Sauna", "Saunas"),
        de=German("Sauna", "Saunen", "f"),
        picture="hot-surface",
        text=Both(
            "+1 Card\n+1 Action\nYou may play an Avanto from your hand.\n—\n"
            "While this is in play, you may trash a card from your hand with each Silver that you play.",
            "+1 Karte\n+1 Aktion\nDu darfst ein Eisloch von deiner Hand spielen.\n—\n"
            "Solange sie im Spiel ist, darfst du mit jedem Silber, das du spielst, eine Handkarte entsorgen.",
        ),
        later={
            2: Both(
                "+1 Card\n+1 Action\nYou may play an Avanto from your hand.\n"
                "In this turn you may trash a card from your hand with each Silver that you play.",
                "+1 Karte\n+1 Aktion\nDu darfst ein Eisloch von deiner Hand spielen.\n"
                "In diesem Zug darfst du mit jedem Silber, das du spielst, eine Handkarte entsorgen.",
            ),
        },
        asks={
            "play": Ask("You may play an Avanto.", "Du darfst ein Eisloch spielen."),
            "trash": Ask("You may trash a card.", "Du darfst eine Karte entsorgen."),
        },
        rulings=(
            Ruling(
                "only-an-avanto",
                Source("promo_1e"),
                "Only an Avanto can be played by it, not another Sauna, and without using up an Action.",
                "Sie spielt nur ein Eisloch, keine andere Sauna, und ohne eine Aktion zu verbrauchen.",
            ),
            Ruling(
                "each-silver-each-sauna",
                Source("promo_1e"),
                "Each Silver allows trashing a card once for each Sauna in play.",
                "Jedes Silber erlaubt je Sauna im Spiel einmal, eine Karte zu entsorgen.",
            ),
            Ruling(
                "this-turn",
                Source("promo_later"),
                "Later print: it holds for the turn, once for each play, wherever the Sauna is by then.",
                "Späterer Druck: Es gilt für den Zug, einmal je Ausspielen, wo immer die Sauna dann ist.",
                edition=2,
            ),
        ),
    ),
    Words(
        "stash",
        en=English("Stash", "Stashes"),
        de=German("Geldversteck", "Geldverstecke", "n"),
        picture="pillow",
        text=Both(
            "2 Coins\n—\nWhen this is among the cards that you shuffle, you may put it anywhere among them.",
            "2 Geld\n—\nWenn es unter den Karten ist, die du mischst, darfst du es an eine beliebige Stelle unter "
            "ihnen legen.",
        ),
        rulings=(
            Ruling(
                "each-on-its-own",
                Source("promo_1e"),
                "Each of several Stashes can be put somewhere else.",
                "Von mehreren Geldverstecken kann jedes woanders liegen.",
            ),
            Ruling(
                "below-what-is-left",
                Source("promo_later"),
                "It is put among the shuffled cards: those that were still in the deck are drawn before.",
                "Es liegt unter den gemischten Karten: Was noch im Nachziehstapel war, wird vorher gezogen.",
            ),
            Ruling(
                "whole-deck",
                Source("promo_1e"),
                "Where the whole deck is shuffled, as with an Inn, it may go anywhere in it.",
                "Wird der ganze Nachziehstapel gemischt, etwa vom Gasthaus, darf es überall darin liegen.",
            ),
            Ruling(
                "optional",
                Source("promo_1e"),
                "You may also leave it to chance.",
                "Du darfst es auch dem Zufall überlassen.",
            ),
        ),
    ),
    Words(
        "summon",
        en=English("Summon", "Summons"),
        de=German("Einladung", "Einladungen", "f"),
        picture="magic-portal",
        text=Both(
            "Gain an Action that costs 4 Coins at most, and set it aside. If you did, it is played when your next turn "
            "begins.",
            "Nimm eine Aktion, die höchstens 4 kostet, und lege sie zur Seite. Hast du das getan, wird sie zu Beginn "
            "deines nächsten Zuges gespielt.",
        ),
        asks={"gain": Ask("Gain an Action to set aside.", "Nimm eine Aktion, die du zur Seite legst.")},
        rulings=(
            Ruling(
                "played-next-turn",
                Source("promo_1e"),
                "The card is played without using up an Action; in Clean-up it is discarded like others.",
                "Die Karte wird gespielt, ohne eine Aktion zu verbrauchen; in der Aufräumphase wird sie wie andere "
                "abgelegt.",
            ),
            Ruling(
                "moved-meanwhile",
                Source("promo_1e"),
                "If something moves the card on when it is gained, it is not set aside and not played.",
                "Bewegt etwas die Karte weiter, wenn sie genommen wird, kommt sie nicht zur Seite und wird nicht "
                "gespielt.",
            ),
            Ruling(
                "wherever-it-was-gained",
                Source("promo_1e"),
                "A card that is gained to another place is set aside from there.",
                "Eine Karte, die an einen anderen Ort genommen wird, kommt von dort zur Seite.",
            ),
            Ruling(
                "several",
                Source("promo_1e"),
                "Bought several times, all the cards are played, in an order you choose.",
                "Mehrmals gekauft, werden alle Karten gespielt, in einer Reihenfolge deiner Wahl.",
            ),
            Ruling(
                "possessed",
                Source("promo_1e"),
                "If another player gains the card, because of Possession, it is neither set aside nor played.",
                "Nimmt jemand anders die Karte, wegen Besessenheit, kommt sie nicht zur Seite und wird nicht gespielt.",
            ),
            Ruling(
                "replaced",
                Source("promo_1e"),
                "If a Trader turns the card into a Silver or exchanges it, nothing is set aside.",
                "Wird aus der Karte durch eine Fahrende Händlerin ein Silber, oder wird sie getauscht, kommt nichts "
                "zur Seite.",
            ),
        ),
    ),
    Words(
        "walled_village",
        en=English("Walled Village", "Walled Villages"),
        de=German("Befestigtes Dorf", "Befestigte Dörfer", "n"),
        picture="defensive-wall",
        text=Both(
            "+1 Card\n+2 Actions\n—\n"
            "When Clean-up begins and you have at most one other Action in play, you may put this onto your deck.",
            "+1 Karte\n+2 Aktionen\n—\n"
            "Wenn die Aufräumphase beginnt und du höchstens eine andere Aktion im Spiel hast, darfst du es auf deinen "
            "Nachziehstapel legen.",
        ),
        rulings=(
            Ruling(
                "before-the-new-hand",
                Source("promo_1e"),
                "It goes onto the deck before the new hand is drawn, so it is in that hand.",
                "Es kommt auf den Nachziehstapel, bevor die neue Hand gezogen wird; es ist also darin.",
            ),
            Ruling(
                "actions-in-play",
                Source("promo_1e"),
                "All Actions count that are in play then, Durations of earlier turns too.",
                "Es zählen alle Aktionen, die dann im Spiel sind, auch Dauerkarten früherer Züge.",
            ),
            Ruling(
                "two-of-them",
                Source("promo_1e"),
                "Two of them alone may both go.",
                "Liegen nur zwei davon da, dürfen beide gehen.",
            ),
        ),
    ),
    PileWords("sauna_avanto", "Sauna / Avanto", "Sauna/Eisloch", picture="thermometer-cold"),
    ChoiceWords(
        "black_market.deck",
        label=Both("Black Market deck", "Schwarzmarktstapel"),
        title=Both("Black Market deck", "Schwarzmarktstapel"),
        by_chance=Both("The Black Market was stocked by chance.", "Der Schwarzmarktstapel ist durch Zufall bestimmt."),
        refused=Both(
            "{pick} cannot be in the Black Market deck: expected kingdom cards that are not used otherwise",
            "{pick} kann nicht im Schwarzmarktstapel sein: erwartet sind unbenutzte Königreichkarten",
        ),
        typed=Both(("Black Market deck",), ("Schwarzmarktstapel", "Schwarzmarktdeck")),
    ),
)
