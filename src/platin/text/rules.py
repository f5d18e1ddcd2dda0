"""The rulings that belong to no card: what the rulebooks say of turns, costs, Attacks and all the rest."""

from typing import Final

from platin.text.words import Ruling, Source

RULES: Final[tuple[Ruling, ...]] = (
    Ruling(
        "turn-phases",
        Source("base_1e", "rules"),
        "A turn goes from the Action phase to the Buy phase and then to Clean-up; the Night phase between Buy phase "
        "and Clean-up exists only in games with Night cards.",
        "Ein Zug geht von der Aktionsphase über die Kaufphase zur Aufräumphase; die Nachtphase zwischen Kauf- und "
        "Aufräumphase gibt es nur in Spielen mit Nachtkarten.",
    ),
    Ruling(
        "night-any-number",
        Source("nocturne_1e", "night"),
        "At night any number of Night cards are played one after the other, each finished before the next, without "
        "using Actions; no other cards, and nothing is bought.",
        "In der Nacht werden beliebig viele Nachtkarten nacheinander gespielt, jede ganz vor der nächsten und ohne "
        "Aktionen zu verbrauchen; keine anderen Karten, und nichts wird gekauft.",
    ),
    Ruling(
        "night-drawn",
        Source("nocturne_1e", "night"),
        "Night cards that come into the hand during the night can still be played.",
        "Nachtkarten, die während der Nacht auf die Hand kommen, kann man noch spielen.",
    ),
    Ruling(
        "night-otherwise",
        Source("nocturne_1e", "night"),
        "There is a Night phase also if a Night card can be had only from beside the Supply.",
        "Eine Nachtphase gibt es auch, wenn man eine Nachtkarte nur von neben dem Vorrat bekommen kann.",
    ),
    Ruling(
        "one-action-one-buy",
        Source("base_1e", "rules"),
        "Every turn starts with one Action and one Buy; playing an Action card from hand in the Action phase uses up "
        "one Action.",
        "Jeder Zug beginnt mit einer Aktion und einem Kauf; eine Aktionskarte, die in der Aktionsphase von der Hand "
        "gespielt wird, verbraucht eine Aktion.",
    ),
    Ruling(
        "no-way-back",
        Source("base_1e", "rules"),
        "Once the Buy phase has begun, Actions left over cannot be used any more, even if a Treasure lets you draw "
        "Action cards.",
        "Hat die Kaufphase begonnen, sind übrige Aktionen nicht mehr nutzbar, auch wenn dir eine Geldkarte "
        "Aktionskarten auf die Hand bringt.",
    ),
    Ruling(
        "top-to-bottom",
        Source("prosperity_1e", "glossary"),
        "The instructions of a card are carried out from top to bottom, each as far as possible.",
        "Die Anweisungen einer Karte werden von oben nach unten ausgeführt, jede so weit wie möglich.",
    ),
    Ruling(
        "below-the-line",
        Source("prosperity_1e", "new_rules"),
        "What stands below the dividing line does not happen on playing the card but only at its own time: playing a "
        "Mint trashes nothing.",
        "Was unter der Trennlinie steht, geschieht nicht beim Spielen, sondern nur zu seinem eigenen Zeitpunkt: Einen "
        "Münzer zu spielen entsorgt nichts.",
    ),
    Ruling(
        "drawing-forced",
        Source("prosperity_1e", "glossary", examples=("D1",)),
        '"+n Cards" is no offer: the cards are drawn at once and must be drawn.',
        "„+n Karten“ ist kein Angebot: Die Karten werden sofort gezogen und müssen gezogen werden.",
    ),
    Ruling(
        "unused-lost",
        Source("prosperity_1e", "glossary", examples=("D2",)),
        "Coins, Potions, Actions and Buys that are not used in a turn are gone when the next turn begins.",
        "Geld, Tränke, Aktionen und Käufe, die in einem Zug nicht genutzt werden, sind beim nächsten Zug verfallen.",
    ),
    Ruling(
        "clean-up",
        Source("base_1e", "rules"),
        "In Clean-up you discard the cards in play that are finished and your whole hand, and then draw five cards.",
        "In der Aufräumphase legst du die erledigten Karten im Spiel und alle Handkarten ab und ziehst dann fünf "
        "Karten.",
    ),
    Ruling(
        "clean-up-before-drawing",
        Source("base_1e", "rules"),
        "If the deck is too short for the new hand, the cards discarded in the same Clean-up are shuffled in.",
        "Reicht der Nachziehstapel für die neue Hand nicht, werden die in derselben Aufräumphase abgelegten Karten "
        "mitgemischt.",
    ),
    Ruling(
        "end-of-turn-after-drawing",
        Source("plunder_1e", "puzzle_box"),
        'What happens "at the end of the turn" happens after the new hand has been drawn.',
        "Was „am Ende des Zuges“ geschieht, geschieht nach dem Ziehen der neuen Kartenhand.",
    ),
    Ruling(
        "start-of-turn-first",
        Source("plunder_1e", "durations"),
        "Effects for the start of your turn are carried out before you play your first card; with several, you choose "
        "the order.",
        "Was zu Beginn deines Zuges geschieht, wird vor deiner ersten gespielten Karte ausgeführt; bei mehrerem "
        "bestimmst du die Reihenfolge.",
    ),
    Ruling(
        "starting-deck",
        Source("base_1e", "setup"),
        "Every player starts with seven Coppers and three Estates, shuffled, and a hand of five cards.",
        "Alle beginnen mit sieben Kupfern und drei Anwesen, gemischt, und fünf Karten auf der Hand.",
    ),
    Ruling(
        "victory-piles",
        Source("hinterlands_1e", "setup"),
        "A kingdom pile of Victory cards, combined ones too, has 8 cards with two players and 12 with more.",
        "Ein Königreichstapel aus Punktekarten, auch kombinierten, hat zu zweit 8 Karten, sonst 12.",
    ),
    Ruling(
        "basic-cards",
        Source("base_1e", "setup"),
        "Copper, Silver, Gold, Estate, Duchy, Province and Curse are in the Supply in every game, in addition to the "
        "ten kingdom piles.",
        "Kupfer, Silber, Gold, Anwesen, Herzogtum, Provinz und Fluch liegen in jedem Spiel zusätzlich zu den zehn "
        "Königreichstapeln im Vorrat.",
    ),
    Ruling(
        "treasures-one-at-a-time",
        Source("prosperity_1e", "new_rules"),
        "Treasures are played one by one in the order you like, and everything a Treasure says is done before the "
        "next is played.",
        "Geldkarten werden einzeln in beliebiger Reihenfolge gespielt, und alles, was eine Geldkarte verlangt, "
        "geschieht vor der nächsten.",
    ),
    Ruling(
        "treasures-optional",
        Source("prosperity_1e", "new_rules"),
        "You need not play all Treasures in your hand.",
        "Du musst nicht alle Geldkarten spielen, die du auf der Hand hast.",
    ),
    Ruling(
        "no-treasure-after-purchase",
        Source("prosperity_1e", "new_rules", examples=("A11",)),
        "After the first purchase of a Buy phase no further Treasures may be played in it, however many Buys are left.",
        "Nach dem ersten Kauf einer Kaufphase dürfen darin keine Geldkarten mehr gespielt werden, egal wie viele "
        "Käufe übrig sind.",
    ),
    Ruling(
        "money-fixed",
        Source("prosperity_1e", "money", examples=("D3",)),
        "The money of a Treasure is fixed when it is played: later changes do not alter it.",
        "Das Geld einer Geldkarte steht fest, sobald sie gespielt ist: Spätere Änderungen ändern es nicht.",
    ),
    Ruling(
        "money-stays",
        Source("prosperity_1e", "money", examples=("D3",)),
        "Money a Treasure has produced can still be spent when the card has left play.",
        "Geld, das eine Geldkarte gebracht hat, bleibt nutzbar, auch wenn die Karte nicht mehr im Spiel ist.",
    ),
    Ruling(
        "treasure-via-action",
        Source("plunder_1e", "spell_scroll"),
        "A Treasure may also be played in the Action phase if an instruction says so; its money counts for the turn.",
        "Eine Geldkarte darf auch in der Aktionsphase gespielt werden, wenn eine Anweisung das sagt; ihr Geld zählt "
        "für den Zug.",
    ),
    Ruling(
        "action-in-buy-phase",
        Source("base_1e", "rules"),
        'An Action played in the Buy phase by an instruction gives its bonuses, but its "+Actions" allow no Action '
        "to be played from hand there.",
        "Eine Aktionskarte, die durch eine Anweisung in der Kaufphase gespielt wird, gibt ihre Boni, aber ihre "
        "„+Aktionen“ erlauben dort kein Ausspielen von der Hand.",
    ),
    Ruling(
        "drawn-treasure-before-purchase",
        Source("base_1e", "rules"),
        "Treasures that such an Action draws may still be played, provided nothing has been bought yet in this Buy "
        "phase.",
        "Geldkarten, die man dadurch zieht, dürfen noch gespielt werden, sofern in dieser Kaufphase noch nichts "
        "gekauft wurde.",
    ),
    Ruling(
        "draw-shuffles",
        Source("prosperity_1e", "glossary"),
        "If the deck runs out while drawing, revealing or looking, take what is there, shuffle the discard pile into "
        "a new deck and go on.",
        "Geht der Nachziehstapel beim Ziehen, Aufdecken oder Ansehen aus, nimm, was da ist, mische den Ablagestapel "
        "als neuen Nachziehstapel und mach weiter.",
    ),
    Ruling(
        "draw-what-there-is",
        Source("prosperity_1e", "glossary"),
        "If there are still too few cards after shuffling, you do with those there are.",
        "Sind es auch nach dem Mischen zu wenige Karten, bleibt es bei denen, die da sind.",
    ),
    Ruling(
        "no-shuffle-without-need",
        Source("base_1e", "rules"),
        "An empty deck is not refilled before a card of it is needed.",
        "Ein leerer Nachziehstapel wird erst ersetzt, wenn eine Karte davon gebraucht wird.",
    ),
    Ruling(
        "set-aside-not-shuffled",
        Source("base_1e", "rules"),
        "Cards that lie revealed or set aside stay out of a shuffle that happens meanwhile.",
        "Karten, die gerade aufgedeckt oder beiseitegelegt sind, werden beim Mischen zwischendurch nicht mitgemischt.",
    ),
    Ruling(
        "gain-to-discard",
        Source("prosperity_1e", "glossary"),
        "A gained card comes from the Supply and goes to your discard pile unless something else is said.",
        "Eine genommene Karte kommt aus dem Vorrat auf deinen Ablagestapel, wenn nichts anderes gesagt ist.",
    ),
    Ruling(
        "gain-forced",
        Source("base_1e", "rules"),
        'An instruction to gain that does not say "may" must be followed if there is a fitting card, even if it is '
        "only a Curse.",
        "Eine Anweisung zum Nehmen ohne „darf“ muss befolgt werden, wenn es eine passende Karte gibt, und sei es ein "
        "Fluch.",
    ),
    Ruling(
        "gain-empty-pile",
        Source("base_1e", "rules"),
        "From an empty pile nothing is gained, and nothing takes its place.",
        "Von einem leeren Stapel wird nichts genommen, und es gibt keinen Ersatz.",
    ),
    Ruling(
        "buying-is-gaining",
        Source("prosperity_1e", "glossary"),
        "A bought card is also gained, so abilities that wait for a gain see it.",
        "Eine gekaufte Karte wird auch genommen; Fähigkeiten, die auf das Nehmen warten, sehen sie.",
    ),
    Ruling(
        "buy-before-gain",
        Source("prosperity_1e", "mint"),
        "What happens when a card is bought happens before that card is gained.",
        "Was beim Kaufen einer Karte geschieht, geschieht, bevor diese Karte genommen wird.",
    ),
    Ruling(
        "gain-ability-without-the-card",
        Source("hinterlands_1e", "new_rules"),
        "What happens on gaining a card and does not need that card happens even if it was moved away or trashed on "
        "being gained.",
        "Was beim Nehmen einer Karte geschieht und diese Karte nicht braucht, geschieht auch dann, wenn sie dabei "
        "wegbewegt oder entsorgt wurde.",
    ),
    Ruling(
        "gain-to-a-place",
        Source("hinterlands_1e", "new_rules"),
        "A card gained onto the deck or into the hand goes there straight away, never through the discard pile.",
        "Eine Karte, die man auf den Nachziehstapel oder auf die Hand nimmt, kommt sofort dorthin, nie über den "
        "Ablagestapel.",
    ),
    Ruling(
        "exchange",
        Source("hinterlands_2e", "new_rules"),
        "Exchanging a card means returning it to its pile and getting the other one into the discard pile: neither a "
        "gain nor a trash nor a discard, and possible only if both have a pile and the other one is there.",
        "Eine Karte zu tauschen heißt, sie auf ihren Stapel zurückzulegen und die andere auf den Ablagestapel zu "
        "bekommen: weder Nehmen noch Entsorgen noch Ablegen, und nur möglich, wenn beide einen Stapel haben und die "
        "andere da ist.",
    ),
    Ruling(
        "trash-not-supply",
        Source("prosperity_1e", "glossary"),
        "The trash is not part of the Supply: trashed cards can be neither bought nor gained unless an instruction "
        "names the trash.",
        "Der Müll gehört nicht zum Vorrat: Entsorgte Karten kann man weder kaufen noch nehmen, wenn keine Anweisung "
        "den Müll nennt.",
    ),
    Ruling(
        "cost-limit-no-potion",
        Source("alchemy_1e", "university"),
        '"Costs n or less" allows no card with a Potion in its cost.',
        "„Kostet höchstens n“ erlaubt keine Karte mit Trank in den Kosten.",
    ),
    Ruling(
        "cost-limit-relative",
        Source("alchemy_1e", "new_rules"),
        '"At most n more than it" allows a card with a Potion in its cost only if the compared card has one too.',
        "„Höchstens n mehr als sie“ erlaubt eine Karte mit Trank in den Kosten nur, wenn die verglichene Karte auch "
        "einen hat.",
    ),
    Ruling(
        "cost-lower",
        Source("alchemy_1e", "new_rules"),
        "A cost is lower than another only if no part of it is higher and one part is lower.",
        "Kosten sind nur dann niedriger als andere, wenn kein Teil höher und ein Teil niedriger ist.",
    ),
    Ruling(
        "cost-exactly",
        Source("hinterlands_1e", "new_rules"),
        '"Costs exactly n more" or "less" means so many coins with the same Potion and Debt; nothing costs less than '
        "0.",
        "„Kostet genau n mehr“ oder „weniger“ heißt so viel Geld bei gleichem Trank und gleichen Schulden; nichts "
        "kostet weniger als 0.",
    ),
    Ruling(
        "cost-reduction-coins",
        Source("alchemy_1e", "new_rules"),
        "Cost reductions lower the coins only, never the Potion, and never below 0.",
        "Verbilligungen senken nur das Geld, nie den Trank, und nie unter 0.",
    ),
    Ruling(
        "cost-reduction-everywhere",
        Source("prosperity_1e", "variable_costs"),
        "A reduced cost counts for everything that looks at costs, for cards in the Supply, in hands, decks and "
        "discard piles alike.",
        "Gesenkte Kosten gelten für alles, was auf Kosten schaut, im Vorrat wie auf der Hand, im Nachzieh- und im "
        "Ablagestapel.",
    ),
    Ruling(
        "choose-impossible",
        Source("cornucopia_1e", "tournament"),
        "From a list of options one may be chosen that cannot be carried out; then as much of it happens as possible.",
        "Aus einer Auswahl darf man auch etwas wählen, das nicht ausführbar ist; dann geschieht davon so viel wie "
        "möglich.",
    ),
    Ruling(
        "choose-first-then-do",
        Source("cornucopia_1e", "trusty_steed"),
        "Several options are all chosen first and then carried out in the order of the card.",
        "Mehrere Möglichkeiten werden erst alle gewählt und dann in der Reihenfolge der Karte ausgeführt.",
    ),
    Ruling(
        "if-you-did",
        Source("base_1e", "rules"),
        'What depends on "if you did" happens only if the first half was really done.',
        "Was an „wenn du das getan hast“ hängt, geschieht nur, wenn die erste Hälfte wirklich getan wurde.",
    ),
    Ruling(
        "independent-sentences",
        Source("base_1e", "feast"),
        "Instructions without such a condition are independent: if one fails, the next still happens.",
        "Anweisungen ohne solche Bedingung sind unabhängig: Scheitert die eine, geschieht die nächste trotzdem.",
    ),
    Ruling(
        "simultaneous-own-order",
        Source("base_1e", "rules"),
        "If several abilities of one player want to happen at the same time, that player picks the order.",
        "Wollen mehrere Fähigkeiten eines Spielers gleichzeitig wirken, bestimmt er die Reihenfolge.",
    ),
    Ruling(
        "simultaneous-turn-order",
        Source("base_1e", "rules"),
        "If abilities of several players want to happen at the same time, they follow in turn order from the player "
        "whose turn it is.",
        "Wollen Fähigkeiten mehrerer Spieler gleichzeitig wirken, geht es in Zugreihenfolge ab dem Spieler, der am "
        "Zug ist.",
    ),
    Ruling(
        "simultaneous-look-again",
        Source("base_1e", "rules"),
        "After each of several simultaneous abilities it is looked anew which still apply; one that has become "
        "possible meanwhile may be used.",
        "Nach jeder von mehreren gleichzeitigen Fähigkeiten wird neu geschaut, welche noch gelten; eine inzwischen "
        "möglich gewordene darf genutzt werden.",
    ),
    Ruling(
        "new-trigger-first",
        Source("base_1e", "rules"),
        "A new event that arises while abilities are being carried out is handled completely before the others go on.",
        "Ein neues Ereignis, das beim Ausführen von Fähigkeiten entsteht, wird ganz abgehandelt, bevor es mit den "
        "anderen weitergeht.",
    ),
    Ruling(
        "discard-at-once",
        Source("base_1e", "rules"),
        "Cards that one instruction makes you discard are chosen and discarded together.",
        "Karten, die du durch eine Anweisung ablegst, werden zusammen ausgesucht und abgelegt.",
    ),
    Ruling(
        "what-is-no-discard",
        Source("hinterlands_1e", "new_rules"),
        "Discarding is only what an instruction calls so: a card that gets into the discard pile by being gained, "
        "exchanged, returned by a Possession or with the whole deck was not discarded.",
        "Ablegen ist nur, was eine Anweisung so nennt: Eine Karte, die durch Nehmen, Tauschen, Rückgabe bei einer "
        "Besessenheit oder mit dem ganzen Nachziehstapel auf den Ablagestapel kommt, wurde nicht abgelegt.",
    ),
    Ruling(
        "losing-track",
        Source("base_1e", "rules"),
        "An effect can move a card only from where it expects it: a gained card that has been moved on stays where it "
        "is now.",
        "Ein Effekt kann eine Karte nur von dort bewegen, wo er sie erwartet: Eine genommene Karte, die schon "
        "weiterbewegt wurde, bleibt, wo sie nun ist.",
    ),
    Ruling(
        "covered-not-lost",
        Source("base_1e", "rules"),
        "A gained card in the discard pile that has been covered by another card can still be moved.",
        "Eine genommene Karte im Ablagestapel, die inzwischen von einer anderen bedeckt ist, kann noch bewegt werden.",
    ),
    Ruling(
        "in-play",
        Source("prosperity_1e", "in_play"),
        "In play are the cards played and not yet discarded, also Durations of earlier turns; cards in hand, set "
        "aside or trashed are not.",
        "Im Spiel sind gespielte, noch nicht abgelegte Karten, auch Dauerkarten früherer Züge; Karten auf der Hand, "
        "beiseitegelegte und entsorgte nicht.",
    ),
    Ruling(
        "in-play-once",
        Source("prosperity_1e", "peddler"),
        "A card that is played several times is in play only once.",
        "Eine Karte, die mehrfach gespielt wird, ist nur einmal im Spiel.",
    ),
    Ruling(
        "revealed-reaction-not-in-play",
        Source("prosperity_1e", "in_play", examples=("D5",)),
        "A Reaction that is only revealed from hand is not in play.",
        "Eine Reaktionskarte, die nur von der Hand gezeigt wird, ist nicht im Spiel.",
    ),
    Ruling(
        "combined-types",
        Source("prosperity_1e", "glossary"),
        "A card with several types counts as each of them.",
        "Eine Karte mit mehreren Kartentypen zählt als jeder davon.",
    ),
    Ruling(
        "same-name",
        Source("cornucopia_1e", "new_rules", examples=("C16",)),
        "A copy of a card is a card with the same name; Copper and Silver are different although both are Treasures.",
        "Eine gleiche Karte ist eine mit demselben Namen; Kupfer und Silber sind verschieden, obwohl beide Geldkarten "
        "sind.",
    ),
    Ruling(
        "reaction-before-attack",
        Source("base_1e", "rules"),
        "Reactions to an Attack are used when it is played, before any of its instructions and choices.",
        "Auf einen Angriff wird reagiert, wenn er gespielt wird, vor allen seinen Anweisungen und Entscheidungen.",
    ),
    Ruling(
        "reactions-any-number",
        Source("base_1e", "rules"),
        "Against one Attack a player may use several Reactions, one after another.",
        "Gegen einen Angriff darf ein Spieler mehrere Reaktionen nacheinander verwenden.",
    ),
    Ruling(
        "reaction-though-not-hit",
        Source("base_1e", "rules"),
        "A player may react to an Attack that would not harm that player anyway.",
        "Auch wer von einem Angriff ohnehin nichts zu befürchten hat, darf darauf reagieren.",
    ),
    Ruling(
        "attack-by-type",
        Source("base_1e", "rules"),
        "A card is an Attack if its type says so, Treasures included; what merely harms others is none.",
        "Ein Angriff ist eine Karte, wenn ihr Kartentyp das sagt, auch als Geldkarte; was anderen bloß schadet, ist "
        "keiner.",
    ),
    Ruling(
        "unaffected-later",
        Source("base_1e", "rules"),
        "Being unaffected covers everything that this play of the Attack does, also in later turns.",
        "Nicht betroffen zu sein umfasst alles, was dieses Ausspielen des Angriffs bewirkt, auch in späteren Zügen.",
    ),
    Ruling(
        "reaction-plays-itself",
        Source("plunder_1e", "stowaway"),
        "A Reaction that is played from hand uses no Action, also on another player's turn.",
        "Eine Reaktionskarte, die man von der Hand spielt, verbraucht keine Aktion, auch in fremden Zügen.",
    ),
    Ruling(
        "multiplier-plays-on",
        Source("base_1e", "throne_room"),
        "A card that is to be played several times is played on even if it has left play; it just cannot move itself "
        "again.",
        "Eine Karte, die mehrmals gespielt werden soll, wird weitergespielt, auch wenn sie nicht mehr im Spiel ist; "
        "nur bewegen kann sie sich nicht noch einmal.",
    ),
    Ruling(
        "each-play-counts",
        Source("base_1e", "throne_room"),
        "Each of several plays of a card is a play of its own for everything that waits for cards being played.",
        "Jedes mehrmalige Spielen einer Karte zählt einzeln für alles, was auf das Spielen von Karten wartet.",
    ),
    Ruling(
        "duration-stays",
        Source("plunder_1e", "durations"),
        "A Duration is not discarded while it has something left to do, but in the Clean-up of the turn of its last "
        "effect.",
        "Eine Dauerkarte wird nicht abgelegt, solange sie noch etwas zu tun hat, sondern in der Aufräumphase des "
        "Zuges ihrer letzten Anweisung.",
    ),
    Ruling(
        "duration-nothing-left",
        Source("plunder_1e", "amphora"),
        "A Duration that has nothing left to do after being played is discarded in the same turn.",
        "Eine Dauerkarte, die nach dem Spielen nichts mehr zu tun hat, wird im selben Zug abgelegt.",
    ),
    Ruling(
        "duration-next-turn",
        Source("plunder_1e", "durations"),
        "The next turn of a Duration is the next turn its owner takes, extra turns included.",
        "Der nächste Zug einer Dauerkarte ist der nächste Zug ihres Besitzers, auch ein Extrazug.",
    ),
    Ruling(
        "duration-effect-goes-on",
        Source("plunder_1e", "durations"),
        "What a Duration has set up for later happens even if the card has left play meanwhile.",
        "Was eine Dauerkarte für später angekündigt hat, geschieht auch, wenn die Karte inzwischen nicht mehr im "
        "Spiel ist.",
    ),
    Ruling(
        "until-next-turn",
        Source("seaside_2e", "durations"),
        "What lasts until your next turn is over when that turn begins, before anything happens at its start.",
        "Was bis zu deinem nächsten Zug dauert, ist vorbei, wenn dieser Zug beginnt, noch bevor an seinem Anfang etwas "
        "geschieht.",
    ),
    Ruling(
        "played-twice-apart",
        Source("seaside_1e", "durations"),
        "What a Duration played twice does later happens twice, each by itself; something else may come in between.",
        "Was eine zweimal gespielte Dauerkarte später tut, geschieht zweimal, jedes für sich; anderes darf "
        "dazwischenkommen.",
    ),
    Ruling(
        "set-aside-is-yours",
        Source("author", "durations"),
        "A card that a Duration has set aside is yours, neither in play nor in your hand; each play returns the card "
        "that it set aside.",
        "Eine Karte, die eine Dauerkarte beiseitegelegt hat, gehört dir, ist aber weder im Spiel noch auf der Hand; "
        "jedes Spielen bringt die Karte zurück, die es beiseitegelegt hat.",
    ),
    Ruling(
        "duration-on-another-turn",
        Source("plunder_1e", "stowaway"),
        "A Duration played on another player's turn waits for its owner's next turn and stays in play until then.",
        "Eine in einem fremden Zug gespielte Dauerkarte wartet auf den nächsten Zug ihres Besitzers und bleibt bis "
        "dahin im Spiel.",
    ),
    Ruling(
        "multiplier-stays",
        Source("plunder_1e", "durations"),
        "A card that plays a Duration several times (Throne Room, King's Court, Flagship) stays in play as long as "
        "that Duration.",
        "Eine Karte, die eine Dauerkarte mehrmals spielt (Thronsaal, Königshof, Flaggschiff), bleibt so lange im "
        "Spiel wie die Dauerkarte.",
    ),
    Ruling(
        "outer-multiplier-leaves",
        Source("base_1e", "throne_room"),
        "A Throne Room that only played another Throne Room is discarded as usual, even if the inner one stays with a "
        "Duration.",
        "Ein Thronsaal, der nur einen anderen Thronsaal gespielt hat, wird normal abgelegt, auch wenn der innere bei "
        "einer Dauerkarte bleibt.",
    ),
    Ruling(
        "single-play-leaves",
        Source("plunder_1e", "durations"),
        "A card that plays a Duration only once (Vassal, Golem, Staff) is discarded as usual.",
        "Eine Karte, die eine Dauerkarte nur einmal spielt (Vasall, Golem, Stab), wird normal abgelegt.",
    ),
    Ruling(
        "next-time",
        Source("plunder_1e", "durations"),
        'A Duration that waits for the "next time" stays until it happens, be it in the same turn, on another '
        "player's turn or much later, and acts only once.",
        "Eine Dauerkarte, die auf das „nächste Mal“ wartet, bleibt, bis es eintritt, ob im selben Zug, in einem "
        "fremden oder viel später, und wirkt nur einmal.",
    ),
    Ruling(
        "end-province",
        Source("base_1e", "end", examples=("D4",)),
        "The game ends after a turn if the Province pile is empty.",
        "Das Spiel endet nach einem Zug, wenn der Provinzstapel leer ist.",
    ),
    Ruling(
        "end-colony",
        Source("prosperity_1e", "end", examples=("D4",)),
        "With Colonies in use, the game also ends after a turn if the Colony pile is empty.",
        "Wird mit Kolonien gespielt, endet das Spiel nach einem Zug auch, wenn der Koloniestapel leer ist.",
    ),
    Ruling(
        "end-three-piles",
        Source("base_1e", "end", examples=("D4",)),
        "The game ends after a turn if any three Supply piles are empty, basic cards included.",
        "Das Spiel endet nach einem Zug, wenn drei beliebige Vorratsstapel leer sind, Basiskarten eingeschlossen.",
    ),
    Ruling(
        "end-four-piles",
        Source("base_1e", "end"),
        "With five or six players it takes four empty Supply piles.",
        "Bei fünf oder sechs Spielern braucht es vier leere Vorratsstapel.",
    ),
    Ruling(
        "end-after-the-turn",
        Source("base_1e", "end"),
        "When an ending condition comes true, the turn is still played to its end.",
        "Tritt eine Bedingung für das Spielende ein, wird der Zug noch zu Ende gespielt.",
    ),
    Ruling(
        "end-supply-only",
        Source("plunder_1e", "loot"),
        "Empty piles outside the Supply, such as Loot or Prizes, do not count for the end of the game.",
        "Leere Stapel außerhalb des Vorrats, wie Kostbarkeiten oder Preise, zählen nicht für das Spielende.",
    ),
    Ruling(
        "tie-fewer-turns",
        Source("base_1e", "end"),
        "With equal points the player who has had fewer turns wins.",
        "Bei gleicher Punktzahl gewinnt, wer weniger Züge hatte.",
    ),
    Ruling(
        "tie-shared",
        Source("base_1e", "end"),
        "With equal points and equally many turns the victory is shared.",
        "Bei gleicher Punktzahl und gleich vielen Zügen wird der Sieg geteilt.",
    ),
    Ruling(
        "extra-turns-not-counted",
        Source("alchemy_1e", "possession"),
        "Extra turns do not count as turns when a tie is decided.",
        "Extrazüge zählen bei Gleichstand nicht als Züge.",
    ),
    Ruling(
        "score-all-cards",
        Source("base_1e", "end"),
        "All cards a player owns are scored: deck, hand, discard pile, in play, set aside and lying on other cards.",
        "Gewertet werden alle Karten eines Spielers: Nachziehstapel, Hand, Ablagestapel, im Spiel, beiseitegelegt und "
        "auf anderen Karten.",
    ),
    Ruling(
        "vp-tokens",
        Source("prosperity_1e", "new_rules", examples=("A20",)),
        "Victory point tokens are added to the points of the cards at the end.",
        "Siegpunktmarker werden am Ende zu den Punkten der Karten gezählt.",
    ),
    Ruling(
        "platinum-and-colony",
        Source("prosperity_1e", "setup"),
        "If all kingdom cards come from Prosperity, Platinum and Colony join the Supply; otherwise only if the "
        "players want them.",
        "Stammen alle Königreichkarten aus Blütezeit, kommen Platin und Kolonie in den Vorrat; sonst nur, wenn die "
        "Spieler das wollen.",
    ),
    Ruling(
        "event-uses-buy",
        Source("plunder_1e", "events", examples=("E4",)),
        "Buying an Event takes one Buy and its cost, just as buying a card; with two Buys a card and an Event may be "
        "bought, in either order.",
        "Ein Ereignis zu erwerben verbraucht einen Kauf und seine Kosten, so wie der Kauf einer Karte; mit zwei "
        "Käufen geht beides, in beliebiger Reihenfolge.",
    ),
    Ruling(
        "event-repeatable",
        Source("plunder_1e", "events"),
        "With enough Buys the same Event may be bought several times in a turn, unless it says otherwise.",
        "Mit genügend Käufen darf dasselbe Ereignis in einem Zug mehrmals erworben werden, wenn es selbst nichts "
        "anderes sagt.",
    ),
    Ruling(
        "event-no-card",
        Source("plunder_1e", "events", examples=("E4",)),
        "Buying an Event is neither buying nor gaining a card: a Talisman does not react to it.",
        "Ein Ereignis zu erwerben ist weder Kaufen noch Nehmen einer Karte: Ein Talisman reagiert nicht darauf.",
    ),
    Ruling(
        "event-not-reducible",
        Source("plunder_1e", "events", examples=("E4",)),
        "Cost reductions for cards, such as the Princess, do not make Events cheaper.",
        "Verbilligungen für Karten, wie die Prinzessin, machen Ereignisse nicht billiger.",
    ),
    Ruling(
        "no-treasure-after-event",
        Source("plunder_1e", "events"),
        "After buying an Event no Treasures may be played in this Buy phase unless an instruction says so.",
        "Nach dem Erwerb eines Ereignisses dürfen in dieser Kaufphase keine Geldkarten mehr gespielt werden, außer "
        "eine Anweisung erlaubt es.",
    ),
    Ruling(
        "trait-whole-pile",
        Source("plunder_1e", "traits"),
        "A Trait applies to every card of its pile, whoever owns it and wherever it is.",
        "Ein Merkmal gilt für jede Karte seines Stapels, wem sie auch gehört und wo sie auch ist.",
    ),
    Ruling(
        "trait-empty-pile",
        Source("plunder_1e", "traits"),
        "A Trait still applies to the cards when their pile is empty.",
        "Ein Merkmal gilt für die Karten auch dann noch, wenn ihr Stapel leer ist.",
    ),
    Ruling(
        "trait-kingdom-pile",
        Source("plunder_1e", "traits"),
        "A Trait can only be put on an Action or Treasure pile of the kingdom, never on a basic pile.",
        "Ein Merkmal darf nur auf einen Aktions- oder Geldkartenstapel des Königreichs, nie auf Basiskarten.",
    ),
    Ruling(
        "trait-one-a-pile",
        Source("plunder_1e", "traits"),
        "Two Traits never share a pile.",
        "Zwei Merkmale liegen nie am selben Stapel.",
    ),
    Ruling(
        "trait-not-for-sale",
        Source("plunder_1e", "traits"),
        "A Trait can be neither bought nor gained.",
        "Ein Merkmal kann weder gekauft noch genommen werden.",
    ),
    Ruling(
        "loot-top-card",
        Source("plunder_1e", "loot"),
        "To gain a Loot is to take the top card of the face-down Loot pile, show it and put it into the discard pile.",
        "Eine Kostbarkeit zu nehmen heißt, die oberste Karte des verdeckten Kostbarkeitenstapels zu zeigen und auf "
        "den Ablagestapel zu legen.",
    ),
    Ruling(
        "loot-not-supply",
        Source("plunder_1e", "loot"),
        "Loot is not in the Supply: it can be neither bought nor gained by an instruction that does not name it.",
        "Kostbarkeiten liegen nicht im Vorrat: Man kann sie weder kaufen noch durch eine Anweisung nehmen, die sie "
        "nicht nennt.",
    ),
    Ruling(
        "loot-set-up",
        Source("plunder_1e", "loot"),
        "In a game with a card that gives Loot, such as Search, the fifteen Loot cards are laid out shuffled, two of "
        "each.",
        "In einem Spiel mit einer Karte, die Kostbarkeiten bringt, wie der Suche, liegen die fünfzehn Kostbarkeiten "
        "je zweimal gemischt bereit.",
    ),
    Ruling(
        "loot-not-looked-through",
        Source("plunder_1e", "loot"),
        "Nobody may look at the cards of the Loot pile.",
        "Niemand darf die Karten des Kostbarkeitenstapels ansehen.",
    ),
    Ruling(
        "debt-when-buying",
        Source("empires_1e", "debt"),
        "Who buys a card with Debt in its cost pays the coins and takes as many Debt tokens.",
        "Wer eine Karte mit Schulden in den Kosten kauft, bezahlt das Geld und nimmt so viele Schuldenmarker.",
    ),
    Ruling(
        "debt-no-buying",
        Source("empires_1e", "debt"),
        "Who has Debt can buy neither cards nor Events.",
        "Wer Schulden hat, kann weder Karten noch Ereignisse kaufen.",
    ),
    Ruling(
        "debt-gaining-is-free",
        Source("empires_1e", "debt"),
        "Who gains such a card without buying it takes no Debt.",
        "Wer eine solche Karte nimmt, ohne sie zu kaufen, nimmt keine Schulden.",
    ),
    Ruling(
        "debt-pay-off",
        Source("empires_1e", "debt"),
        "In your Buy phase you may pay off Debt with one coin each, before and after buying, and as much as you like.",
        "In deiner Kaufphase darfst du Schulden mit je einem Geld abbezahlen, vor und nach dem Kaufen und so viel du "
        "willst.",
    ),
    Ruling(
        "debt-uses-no-buy",
        Source("empires_1e", "debt"),
        "Paying off is no purchase and uses no Buy.",
        "Abbezahlen ist kein Kauf und verbraucht keinen Kauf.",
    ),
    Ruling(
        "debt-no-treasures-after",
        Source("empires_1e", "debt"),
        "Who has begun to pay off may play no more Treasures and spend no more Coffers in this Buy phase.",
        "Wer mit dem Abbezahlen begonnen hat, darf in dieser Kaufphase keine Geldkarten mehr spielen und keine Taler "
        "mehr ausgeben.",
    ),
    Ruling(
        "debt-not-in-the-action-phase",
        Source("empires_1e", "debt"),
        "It cannot be paid off outside the Buy phase, not even at the Black Market, where who has Debt buys nothing.",
        "Außerhalb der Kaufphase kann man nicht abbezahlen, auch nicht beim Schwarzmarkt, wo mit Schulden nichts "
        "gekauft wird.",
    ),
    Ruling(
        "debt-stays",
        Source("empires_1e", "debt"),
        "Debt that is not paid off stays; at the end of the game it costs no points.",
        "Nicht abbezahlte Schulden bleiben; am Ende des Spiels kosten sie keine Punkte.",
    ),
    Ruling(
        "nobody-can-do-anything",
        Source("practice", "end"),
        "If nobody can do anything any more, say because all have Debt and no money left, the game is over as it "
        "stands: once everybody has had a hundred turns without anything to decide.",
        "Kann niemand mehr etwas tun, etwa weil alle Schulden und kein Geld mehr haben, so ist das Spiel zu Ende, wie "
        "es steht: sobald alle hundert Züge lang nichts zu entscheiden hatten.",
    ),
    Ruling(
        "debt-is-not-coins",
        Source("empires_1e", "debt"),
        "Debt in a cost counts as no coins, and a reduction does not touch it.",
        "Schulden in den Kosten zählen nicht als Geld, und eine Verbilligung ändert sie nicht.",
    ),
    Ruling(
        "debt-comparison",
        Source("empires_1e", "debt"),
        "A cost is higher only if no part of it is lower; coins and Debt alone cannot be compared.",
        "Kosten sind nur höher, wenn kein Teil niedriger ist; bloßes Geld und bloße Schulden sind nicht vergleichbar.",
    ),
    Ruling(
        "overpay-any-amount",
        Source("guilds_1e", "overpay"),
        "Whoever buys a card that may be overpaid pays any number of coins more, and Potions too; how many is fixed "
        "before anything comes of it.",
        "Wer eine Karte kauft, für die man mehr zahlen darf, zahlt beliebig viel Geld mehr, auch Tränke; wie viel, "
        "steht fest, bevor daraus etwas folgt.",
    ),
    Ruling(
        "overpay-only-bought",
        Source("guilds_1e", "overpay"),
        "Whoever gains such a card without buying it cannot pay more for it.",
        "Wer eine solche Karte nimmt, ohne sie zu kaufen, kann nicht mehr dafür zahlen.",
    ),
    Ruling(
        "overpay-cost-stays",
        Source("guilds_1e", "overpay", ("GU5",)),
        "What is paid more does not change what the card costs; if it costs less, more is left to pay.",
        "Was mehr gezahlt wird, ändert nichts an den Kosten der Karte; kostet sie weniger, bleibt mehr zu zahlen.",
    ),
    Ruling(
        "overpay-when-buying",
        Source("guilds_1e", "overpay"),
        "In first prints paying more is one of the things that happen on buying; the buyer puts them in order, before "
        "the card is gained.",
        "In ersten Auflagen gehört das Mehrzahlen zu dem, was beim Kauf geschieht; der Käufer bestimmt die "
        "Reihenfolge, bevor er die Karte nimmt.",
    ),
    Ruling(
        "overpay-when-gaining",
        Source("cornucopia_guilds_2e", "overpay"),
        "In later prints it is paid with the cost, and takes effect among the things that happen on gaining the card.",
        "In späteren Auflagen wird es mit den Kosten gezahlt und wirkt unter dem, was beim Nehmen der Karte geschieht.",
    ),
    Ruling(
        "overpay-black-market",
        Source("practice", "black_market"),
        "A card bought from the Black Market may be overpaid like any other.",
        "Für eine Karte vom Schwarzmarkt darf man mehr zahlen wie für jede andere.",
    ),
    Ruling(
        "coffers-no-points",
        Source("guilds_1e", "coffers"),
        "Tokens on the Coffers are worth nothing at the end.",
        "Taler sind am Spielende nichts wert.",
    ),
    Ruling(
        "coffers-before-buying",
        Source("guilds_1e", "coffers"),
        "Coffers can be spent in your Buy phase, as many as you like, but not after the first purchase.",
        "Taler kann man in der eigenen Kaufphase ausgeben, beliebig viele, aber nicht mehr nach dem ersten Kauf.",
    ),
    Ruling(
        "coffers-stay",
        Source("guilds_1e", "coffers"),
        "What you do not spend stays for later turns.",
        "Was du nicht ausgibst, bleibt für spätere Züge.",
    ),
    Ruling(
        "coffers-one-coin",
        Source("guilds_1e", "coffers"),
        "Each token gives one coin.",
        "Jeder Taler gibt ein Geld.",
    ),
    Ruling(
        "coffers-any-time",
        Source("cornucopia_guilds_2e", "coffers"),
        "By the later rule Coffers can be spent at any time of your own turn, also in the Action phase and after a "
        "purchase.",
        "Nach der späteren Regel kann man Taler jederzeit im eigenen Zug ausgeben, auch in der Aktionsphase und nach "
        "einem Kauf.",
    ),
    Ruling(
        "debt-any-time",
        Source("rising_sun_1e", "debt"),
        "By the later rule Debt can be paid off at any time of your own turn, as much and as often as you like; that "
        "does not end the playing of Treasures, nor does it allow it.",
        "Nach der späteren Regel kann man Schulden jederzeit im eigenen Zug abzahlen, so viel und so oft man will; das "
        "beendet das Spielen von Geldkarten nicht und erlaubt es auch nicht.",
    ),
    Ruling(
        "debt-any-time-between",
        Source("practice", "debt"),
        "By that rule it can also be paid off in the middle of a card for which it matters, at the Black Market too.",
        "Nach dieser Regel kann man auch mitten in einer Karte abzahlen, für die es darauf ankommt, auch beim "
        "Schwarzmarkt.",
    ),
    Ruling(
        "debt-by-ability",
        Source("rising_sun_1e", "debt"),
        "What gives Debt does so also to who has some already; Debt keeps nobody from playing or gaining cards.",
        "Was Schulden bringt, bringt sie auch dem, der schon welche hat; Schulden hindern niemanden daran, Karten zu "
        "spielen oder zu nehmen.",
    ),
    Ruling(
        "shadow-under",
        Source("rising_sun_1e", "shadows", ("RS6",)),
        "Whenever you shuffle cards, the Shadow cards among them go under the others, in the order you like.",
        "Immer wenn du Karten mischst, kommen die Schattenkarten davon unter die übrigen, in beliebiger Reihenfolge.",
    ),
    Ruling(
        "shadow-with-others-below",
        Source("rising_sun_1e", "shadows"),
        "They may be mixed with other cards that go to the bottom in that shuffle.",
        "Sie dürfen mit anderen Karten gemischt liegen, die beim selben Mischen nach unten kommen.",
    ),
    Ruling(
        "shadow-only-shuffled",
        Source("rising_sun_1e", "shadows"),
        "Only a shuffle does that: gained or put onto the deck they lie like other cards, and what is not shuffled "
        "does not move.",
        "Das gilt nur beim Mischen: Genommen oder auf den Nachziehstapel gelegt liegen sie wie andere Karten, und was "
        "nicht gemischt wird, bleibt liegen.",
    ),
    Ruling(
        "shadow-backs",
        Source("practice", "shadows"),
        "Their backs are different, so everybody sees which Shadow card lies where in a deck.",
        "Ihre Rückseiten sind anders, also sehen alle, welche Schattenkarte wo in einem Nachziehstapel liegt.",
    ),
    Ruling(
        "shadow-from-the-deck",
        Source("rising_sun_1e", "shadows", ("RS6",)),
        "Where you could play an Action from your hand you may play a Shadow card from anywhere in your deck instead; "
        "that uses an Action as usual.",
        "Wo du eine Aktionskarte aus der Hand spielen dürftest, darfst du stattdessen eine Schattenkarte von jeder "
        "Stelle deines Nachziehstapels spielen; das verbraucht wie sonst eine Aktion.",
    ),
    Ruling(
        "shadow-for-instructions",
        Source("rising_sun_1e", "shadows", ("RS7",)),
        "So you may when a card lets you play one from your hand.",
        "Das darfst du auch, wenn eine Karte dich eine aus der Hand spielen lässt.",
    ),
    Ruling(
        "shadow-not-in-hand",
        Source("rising_sun_1e", "shadows"),
        "In the deck it is not in your hand: it cannot be discarded, trashed or revealed from there and does not count "
        "for the size of the hand, but it belongs to you.",
        "Im Nachziehstapel ist sie nicht auf deiner Hand: Sie kann nicht von dort abgelegt, entsorgt oder aufgedeckt "
        "werden und zählt nicht zur Handgröße, aber sie gehört dir.",
    ),
    Ruling(
        "shadow-leaves-first",
        Source("rising_sun_1e", "shadows", ("RS6",)),
        "It has left the deck before its instructions are followed.",
        "Sie hat den Nachziehstapel verlassen, bevor ihre Anweisungen ausgeführt werden.",
    ),
    Ruling(
        "shadow-looked-at",
        Source("practice", "shadows"),
        "A card that is looked at or revealed is not in the deck meanwhile, and cannot be played from there.",
        "Eine Karte, die angesehen oder aufgedeckt wird, ist währenddessen nicht im Nachziehstapel und kann nicht von "
        "dort gespielt werden.",
    ),
    Ruling(
        "shadow-as-from-the-hand",
        Source("practice", "shadows"),
        "Played from the deck it counts as played from the hand where something forbids or limits that.",
        "Aus dem Nachziehstapel gespielt gilt sie als aus der Hand gespielt, wo etwas das verbietet oder begrenzt.",
    ),
    Ruling(
        "leaving-ends",
        Source("practice", "durations"),
        "By the rule of 2025 a Duration that has left play does nothing in later turns.",
        "Nach der Regel von 2025 bewirkt eine Dauerkarte, die nicht mehr im Spiel ist, in späteren Zügen nichts mehr.",
    ),
    Ruling(
        "leaving-multiplies-no-more",
        Source("practice", "durations"),
        "By the rule of 2025 a card that had played a Duration several times multiplies nothing once it has left play.",
        "Nach der Regel von 2025 vervielfacht eine Karte, die eine Dauerkarte mehrmals gespielt hat, nichts mehr, wenn "
        "sie das Spiel verlassen hat.",
    ),
    Ruling(
        "coffers-between-treasures",
        Source("guilds_1e", "coffers"),
        "Treasures may still be played after Coffers were spent.",
        "Nach dem Ausgeben von Talern darf man noch Geldkarten spielen.",
    ),
    Ruling(
        "favors-first",
        Source("allies_1e", "favors"),
        "In a game with a Liaison everybody begins with one Favor, however many Liaisons there are.",
        "In einem Spiel mit einem Kontakt beginnen alle mit einem Gefallen, wie viele Kontakte es auch sind.",
    ),
    Ruling(
        "favors-of-unused-liaisons",
        Source("practice", "favors"),
        "It is enough that the Liaison lies beside the ten piles, or is one of the cards of the Black Market.",
        "Es genügt, dass der Kontakt neben den zehn Stapeln liegt oder zu den Karten des Schwarzmarkts gehört.",
    ),
    Ruling(
        "favors-stay",
        Source("allies_1e", "favors"),
        "Favors stay until they are spent; everybody sees them, and at the end they are worth nothing in themselves.",
        "Gefallen bleiben, bis sie ausgegeben werden; alle sehen sie, und am Spielende sind sie für sich nichts wert.",
    ),
    Ruling(
        "favors-possession",
        Source("practice", "favors"),
        "In a turn in which another player decides, the Favors are got and paid by the one whose turn it is.",
        "In einem Zug, in dem jemand anders entscheidet, bekommt und zahlt die Gefallen, wessen Zug es ist.",
    ),
    Ruling(
        "villagers-action-phase",
        Source("renaissance_1e", "villagers"),
        "Villagers can be spent in your own Action phase, as many as you like, also with no Action left; not in the "
        "Buy phase and not in the turns of others.",
        "Dorfbewohner kann man in der eigenen Aktionsphase ausgeben, beliebig viele, auch ohne übrige Aktion; nicht "
        "in der Kaufphase und nicht in den Zügen anderer.",
    ),
    Ruling(
        "villagers-one-action",
        Source("renaissance_1e", "villagers"),
        "Each Villager gives one Action.",
        "Jeder Dorfbewohner gibt eine Aktion.",
    ),
    Ruling(
        "villagers-stay",
        Source("renaissance_1e", "villagers"),
        "Villagers that you do not spend stay for later turns.",
        "Dorfbewohner, die du nicht ausgibst, bleiben für spätere Züge.",
    ),
    Ruling(
        "villagers-between-plays",
        Source("practice", "villagers"),
        "They are spent between two plays, not while a card is carried out.",
        "Sie werden zwischen zwei gespielten Karten ausgegeben, nicht während eine Karte ausgeführt wird.",
    ),
    Ruling(
        "villagers-after-return",
        Source("practice", "villagers"),
        "Whoever returns from the Buy phase to the Action phase may spend Villagers again.",
        "Wer aus der Kaufphase in die Aktionsphase zurückkehrt, darf wieder Dorfbewohner ausgeben.",
    ),
    Ruling(
        "villagers-no-points",
        Source("renaissance_1e", "villagers"),
        "Villagers are worth nothing at the end.",
        "Dorfbewohner sind am Spielende nichts wert.",
    ),
    Ruling(
        "artifacts-taken",
        Source("renaissance_1e", "artifacts"),
        "There is one of each Artifact: taking it takes it from whoever has it, and that player's ability ends at "
        "once; what it has done stays.",
        "Jedes Artefakt gibt es einmal: Wer es nimmt, nimmt es dem weg, der es hat, und dessen Fähigkeit endet "
        "sofort; was sie bewirkt hat, bleibt.",
    ),
    Ruling(
        "artifacts-no-cards",
        Source("renaissance_1e", "artifacts"),
        "Artifacts are no cards: taking one is no gain, and nobody can name or trash one.",
        "Artefakte sind keine Karten: Eines zu nehmen ist kein Nehmen einer Karte, und niemand kann eines nennen oder "
        "entsorgen.",
    ),
    Ruling(
        "artifacts-nobodys",
        Source("renaissance_1e", "artifacts"),
        "At the beginning nobody has an Artifact.",
        "Zu Beginn hat niemand ein Artefakt.",
    ),
    Ruling(
        "split-pile-top",
        Source("allies_1e", "split_piles"),
        "Only the top card of a split pile can be bought or gained.",
        "Von einem gemischten Stapel kann man nur die oberste Karte kaufen oder nehmen.",
    ),
    Ruling(
        "split-pile-ten",
        Source("empires_1e", "split_piles"),
        "A split pile of Empires has five each of two different cards, the cheaper one on top, with any number of "
        "players.",
        "Ein gemischter Stapel aus Empires hat je fünf von zwei verschiedenen Karten, die billigere oben, bei jeder "
        "Spielerzahl.",
    ),
    Ruling(
        "split-pile-sixteen",
        Source("allies_1e", "split_piles"),
        "A split pile of Allies has four each of four different cards, the cheapest on top, with any number of "
        "players.",
        "Ein gemischter Stapel der Verbündeten hat je vier von vier verschiedenen Karten, die billigste oben, bei "
        "jeder Spielerzahl.",
    ),
    Ruling(
        "split-pile-one-pile",
        Source("allies_1e", "split_piles"),
        "It is one pile of the Supply and empty only when all its cards are gone.",
        "Er ist ein einziger Stapel des Vorrats und erst leer, wenn alle seine Karten weg sind.",
    ),
    Ruling(
        "split-pile-open",
        Source("allies_1e", "split_piles"),
        "Everybody may look through a split pile.",
        "Alle dürfen einen gemischten Stapel durchsehen.",
    ),
    Ruling(
        "setup-order",
        Source("empires_1e", "landmarks"),
        "Set-up is done in an order in which all of it applies: first all piles are laid out, then tokens and marks "
        "are put on them.",
        "Die Spielvorbereitung geschieht so, dass alles davon wirkt: Erst liegen alle Stapel aus, dann kommen Marker "
        "darauf.",
    ),
    Ruling(
        "landmark-for-all",
        Source("empires_1e", "landmarks"),
        "A Landmark holds for all players all game long; it is never bought, and no card.",
        "Eine Landmarke gilt das ganze Spiel über für alle; sie wird nie gekauft und ist keine Karte.",
    ),
    Ruling(
        "landmark-tokens",
        Source("empires_1e", "landmarks"),
        "What is taken from a Landmark comes from the tokens there: if there are fewer it is what there is, and when "
        "they are gone it brings nothing.",
        "Was man von einer Landmarke nimmt, kommt von den Markern dort: Sind es weniger, ist es, was da ist, und sind "
        "sie weg, bringt sie nichts.",
    ),
    Ruling(
        "tokens-on-piles-stay",
        Source("empires_1e", "landmarks"),
        "Tokens on a pile belong to nobody; they stay when its cards leave it in another way, and when it is empty.",
        "Marker auf einem Stapel gehören niemandem; sie bleiben, wenn seine Karten ihn auf andere Art verlassen und "
        "wenn er leer ist.",
    ),
    Ruling(
        "project-bought",
        Source("renaissance_1e", "projects"),
        "A Project is bought like an Event, with a Buy and its cost, and not with Debt; what makes cards cheaper does "
        "not change it. Its buyer lays a cube there and has its ability for the rest of the game.",
        "Ein Projekt wird wie ein Ereignis gekauft, mit einem Kauf und seinen Kosten und nicht mit Schulden; was "
        "Karten verbilligt, ändert daran nichts. Wer es kauft, legt einen Würfel darauf und hat es bis zum Ende des "
        "Spiels.",
    ),
    Ruling(
        "project-two-cubes",
        Source("renaissance_1e", "projects"),
        "Everybody has two cubes, so at most two Projects, and none of them twice; several players may have the same.",
        "Jeder hat zwei Würfel, also höchstens zwei Projekte, und keines doppelt; mehrere können dasselbe haben.",
    ),
    Ruling(
        "project-no-card",
        Source("renaissance_1e", "projects"),
        "A Project is no card: to buy one is not to buy or gain a card. But no Treasures may follow in this Buy phase.",
        "Ein Projekt ist keine Karte: Es zu kaufen ist kein Kaufen oder Nehmen einer Karte. Doch Geldkarten dürfen in "
        "dieser Kaufphase nicht mehr folgen.",
    ),
    Ruling(
        "project-order",
        Source("renaissance_1e", "projects"),
        "What happens at the start of a turn happens one by one in the order its player likes, and each is finished "
        "before the next.",
        "Was zu Beginn eines Zuges geschieht, geschieht einzeln in beliebiger Reihenfolge, jedes ganz vor dem "
        "nächsten.",
    ),
    Ruling(
        "project-possession",
        Source("practice", "projects"),
        "In a turn in which another player decides, the Projects of the one whose turn it is work, and a Project "
        "bought then is theirs; what is gained is seen by the Projects of who really gains it.",
        "In einem Zug, in dem ein anderer entscheidet, wirken die Projekte dessen, der am Zug ist, und ein dann "
        "gekauftes gehört ihm; Genommenes sehen die Projekte dessen, der es wirklich nimmt.",
    ),
    Ruling(
        "split-pile-own-cost",
        Source("allies_1e", "split_piles"),
        "Each card of it has its own cost and types; those of the pile are those of its first card.",
        "Jede Karte darin hat eigene Kosten und Typen; die des Stapels sind die seiner ersten Karte.",
    ),
    Ruling(
        "split-pile-trait",
        Source("plunder_1e", "traits"),
        "A Trait on a split pile applies to all its cards.",
        "Ein Merkmal auf einem gemischten Stapel gilt für alle seine Karten.",
    ),
    Ruling(
        "one-token-each",
        Source("adventures_1e", "tokens"),
        "Every player has one token of each kind. Putting it on a pile moves it there from wherever it lies.",
        "Jeder hat von jeder Art einen Marker. Wer ihn auf einen Stapel legt, versetzt ihn dorthin, wo auch immer "
        "er bisher liegt.",
    ),
    Ruling(
        "token-piles",
        Source("adventures_1e", "tokens"),
        "Tokens of players go on piles of Actions of the Supply, Knights and Ruins too and empty ones too; which "
        "those are is told by the card that stands for the pile.",
        "Marker der Spieler kommen auf Aktionsstapel des Vorrats, auch die der Ritter und Ruinen und auch leere; "
        "welche das sind, sagt die Karte, die für den Stapel steht.",
    ),
    Ruling(
        "token-not-for-upgrades",
        Source("adventures_1e", "tokens"),
        "A card belongs to the pile in which it started: a token on the Pages does nothing for what they are "
        "exchanged for.",
        "Eine Karte gehört zu dem Stapel, in dem sie angefangen hat: Ein Marker auf den Pagen bewirkt nichts für "
        "das, wogegen sie getauscht werden.",
    ),
    Ruling(
        "token-first",
        Source("adventures_1e", "tokens"),
        "The +1 tokens give their bonus first of all, at each play of such a card by their owner, whatever plays "
        "it, also in another player's turn.",
        "Die +1-Marker geben ihren Bonus zuallererst, bei jedem Spielen einer solchen Karte durch ihren Besitzer, "
        "wodurch auch immer, auch in einem fremden Zug.",
    ),
    Ruling(
        "token-only-for-plays",
        Source("adventures_1e", "tokens"),
        "A card that is called or gained without being played gets no bonus of a token.",
        "Eine Karte, die aufgerufen oder genommen, aber nicht gespielt wird, bekommt keinen Bonus eines Markers.",
    ),
    Ruling(
        "tokens-add-up",
        Source("adventures_1e", "tokens"),
        "Several tokens of a player on one pile all work.",
        "Mehrere Marker eines Spielers auf einem Stapel wirken alle.",
    ),
    Ruling(
        "reserve-to-the-mat",
        Source("adventures_1e", "reserve"),
        "Playing a Reserve card moves it onto the Tavern mat of its player. It is then not in play; Actions and "
        "coins that it gave stay.",
        "Eine Reservekarte zu spielen bringt sie auf das Wirtshaustableau ihres Spielers. Sie ist dann nicht im "
        "Spiel; Aktionen und Geld, die sie gebracht hat, bleiben.",
    ),
    Ruling(
        "reserve-played-twice",
        Source("adventures_1e", "reserve"),
        "Played twice, a Reserve card moves onto the mat once and gives its bonuses twice.",
        "Zweimal gespielt, kommt eine Reservekarte einmal auf das Tableau und gibt ihre Boni zweimal.",
    ),
    Ruling(
        "tavern-open",
        Source("adventures_1e", "reserve"),
        "The cards on a Tavern mat lie open and belong to their player.",
        "Die Karten auf einem Wirtshaustableau liegen offen und gehören ihrem Spieler.",
    ),
    Ruling(
        "calling-is-no-play",
        Source("adventures_1e", "reserve"),
        "Calling is optional. It moves the card from the mat into play and does only what its call says; it is no "
        "play and uses no Action.",
        "Aufrufen ist freiwillig. Die Karte kommt vom Tableau ins Spiel und tut nur, was ihr Aufruf sagt; das ist "
        "kein Spielen und verbraucht keine Aktion.",
    ),
    Ruling(
        "called-until-clean-up",
        Source("adventures_1e", "reserve"),
        "A called card is discarded in the Clean-up of the turn in which it was called, whoever's turn it is.",
        "Eine aufgerufene Karte wird in der Aufräumphase des Zuges abgelegt, in dem sie aufgerufen wurde, wessen "
        "Zug es auch ist.",
    ),
    Ruling(
        "calls-in-any-order",
        Source("adventures_1e", "reserve"),
        "Several cards may be called for the same occasion, one after the other, in any order and mixed with what "
        "else happens then.",
        "Zum selben Anlass dürfen mehrere Karten aufgerufen werden, eine nach der anderen, in beliebiger "
        "Reihenfolge und gemischt mit allem, was dann sonst geschieht.",
    ),
    Ruling(
        "not-called-in-disguise",
        Source("adventures_1e", "reserve"),
        "A card that came onto the mat by playing it as a Reserve card (Band of Misfits) cannot be called.",
        "Eine Karte, die als Reservekarte gespielt wurde und so auf das Tableau kam (Vogelfreie), kann nicht "
        "aufgerufen werden.",
    ),
    Ruling(
        "traveller-exchange",
        Source("adventures_1e", "travellers"),
        "When you discard a Traveller from play, you may exchange it: it returns to its pile, and a card of the "
        "next stage goes to your discard pile.",
        "Legst du einen Reisenden aus dem Spiel ab, darfst du ihn tauschen: Er kommt auf seinen Stapel zurück und "
        "eine Karte der nächsten Stufe auf deinen Ablagestapel.",
    ),
    Ruling(
        "traveller-from-play",
        Source("adventures_1e", "travellers"),
        "A Traveller that is discarded from the hand, or stays in play, is not exchanged.",
        "Ein Reisender, der aus der Hand abgelegt wird oder im Spiel bleibt, wird nicht getauscht.",
    ),
    Ruling(
        "traveller-piles",
        Source("adventures_1e", "travellers"),
        "A Traveller is exchanged only if the next pile has a card and there is a pile that it returns to itself: "
        "not one from a Black Market.",
        "Getauscht wird nur, wenn der nächste Stapel eine Karte hat und es einen Stapel gibt, auf den der "
        "Reisende zurückkommt: nicht einer vom Schwarzmarkt.",
    ),
    Ruling(
        "traveller-no-gain",
        Source("adventures_1e", "travellers"),
        "What a Traveller is exchanged for is not gained, and the Traveller is not trashed.",
        "Wogegen ein Reisender getauscht wird, wird nicht genommen, und der Reisende wird nicht entsorgt.",
    ),
    Ruling(
        "traveller-order",
        Source("adventures_1e", "travellers", examples=("AD4",)),
        "You discard your cards in the order you like: one exchange may bring back the card that another one needs.",
        "Du legst deine Karten in beliebiger Reihenfolge ab: Ein Tausch kann die Karte zurückbringen, die ein "
        "anderer braucht.",
    ),
    Ruling(
        "traveller-before-drawing",
        Source("adventures_1e", "travellers"),
        "The new card lies in the discard pile before the new hand is drawn, and may be shuffled in.",
        "Die neue Karte liegt auf dem Ablagestapel, bevor die neue Hand gezogen wird, und kann eingemischt werden.",
    ),
    Ruling(
        "traveller-refills",
        Source("adventures_1e", "travellers", examples=("AD5",)),
        "A Page or Peasant that returns fills its Supply pile again, also for the end of the game.",
        "Ein zurückgelegter Page oder Kleinbauer füllt seinen Vorratsstapel wieder auf, auch für das Spielende.",
    ),
    Ruling(
        "upgrades-beside",
        Source("adventures_1e", "travellers"),
        "The later stages lie beside the Supply, 5 cards each: they cannot be bought or gained, and an empty pile "
        "of theirs does not count.",
        "Die späteren Stufen liegen neben dem Vorrat, je 5 Karten: Sie können weder gekauft noch genommen werden, "
        "und ein leerer Stapel von ihnen zählt nicht.",
    ),
    Ruling(
        "split-pile-token",
        Source("adventures_1e", "tokens"),
        "A token on a split pile works for all its cards.",
        "Ein Marker auf einem gemischten Stapel wirkt für alle seine Karten.",
    ),
    Ruling(
        "split-pile-returned",
        Source("allies_1e", "split_piles"),
        "A card that returns to its split pile goes on top.",
        "Eine Karte, die auf ihren gemischten Stapel zurückkehrt, kommt obenauf.",
    ),
    Ruling(
        "rotate",
        Source("allies_1e", "rotating"),
        "To rotate a pile, its top card and all equal cards directly under it go to the bottom.",
        "Um einen Stapel zu rotieren, legt man seine oberste Karte und alle gleichen direkt darunter nach unten.",
    ),
    Ruling(
        "rotate-outside-supply",
        Source("practice", "rotating"),
        "A card that names a pile rotates that also if it lies beside the Supply.",
        "Eine Karte, die einen Stapel nennt, rotiert ihn auch, wenn er neben dem Vorrat liegt.",
    ),
    Ruling(
        "way-any-action",
        Source("menagerie_1e", "ways"),
        "Whenever you play an Action, you may follow the Way instead of its instructions.",
        "Immer wenn du eine Aktionskarte spielst, darfst du dem Weg statt ihren Anweisungen folgen.",
    ),
    Ruling(
        "way-not-treasures",
        Source("menagerie_1e", "ways"),
        "A Treasure cannot be played as a Way.",
        "Geldkarten kann man nicht als Weg spielen.",
    ),
    Ruling(
        "way-each-play",
        Source("menagerie_1e", "ways"),
        "A card that is played several times lets you decide anew each time.",
        "Bei einer mehrmals gespielten Karte entscheidest du jedes Mal neu.",
    ),
    Ruling(
        "way-below-the-line",
        Source("menagerie_1e", "ways"),
        "What a card does at other times than when it is played stays as it is.",
        "Was eine Karte zu anderer Zeit tut als beim Spielen, bleibt, wie es ist.",
    ),
    Ruling(
        "way-after-reactions",
        Source("menagerie_1e", "ways"),
        "What happens first when a card is played, such as showing a Moat, comes before the decision.",
        "Was beim Spielen einer Karte zuerst geschieht, etwa das Zeigen eines Burggrabens, kommt vor der Entscheidung.",
    ),
    Ruling(
        "way-any-time",
        Source("menagerie_1e", "ways"),
        "It also works for Actions played outside the Action phase or on another player's turn.",
        "Das gilt auch für Aktionskarten, die außerhalb der Aktionsphase oder im Zug eines anderen gespielt werden.",
    ),
    Ruling(
        "way-duration",
        Source("menagerie_1e", "ways"),
        "A Duration played as a Way is discarded in the same turn; one that was played several times stays if it "
        "followed its own instructions once.",
        "Eine als Weg gespielte Dauerkarte wird im selben Zug abgelegt; eine mehrmals gespielte bleibt, wenn sie "
        "einmal ihren eigenen Anweisungen gefolgt ist.",
    ),
    Ruling(
        "way-instead-of-anything",
        Source("menagerie_1e", "ways"),
        "A Way is followed also where something else would take the place of the instructions (Enchantress).",
        "Einem Weg folgt man auch dort, wo sonst etwas anderes an die Stelle der Anweisungen träte, wie bei der "
        "Zauberin.",
    ),
    Ruling(
        "way-not-in-play",
        Source("menagerie_1e", "ways"),
        "A Way can be followed also with a card that is played without coming into play; it cannot move that card.",
        "Einem Weg kann man auch mit einer Karte folgen, die gespielt wird, ohne ins Spiel zu kommen; dann kann er sie "
        "nicht bewegen.",
    ),
    Ruling(
        "several-ways",
        Source("menagerie_1e", "ways"),
        "If several Ways are used, one of them may be followed with each play.",
        "Sind mehrere Wege im Spiel, darf man bei jedem Spielen einem von ihnen folgen.",
    ),
    Ruling(
        "way-reserve",
        Source("menagerie_1e", "ways"),
        "A Reserve card played as a Way does not go onto the Tavern mat.",
        "Eine als Weg gespielte Reservekarte kommt nicht auf das Wirtshaus-Tableau.",
    ),
    Ruling(
        "ruins-pile",
        Source("dark_ages_1e", "ruins"),
        "In games with a Looter ten Ruins for each player but one are in the Supply, shuffled.",
        "In Spielen mit einem Plünderer liegen je Spieler bis auf einen zehn Ruinen gemischt im Vorrat.",
    ),
    Ruling(
        "ruins-top",
        Source("dark_ages_1e", "ruins"),
        "Only the top one is seen, and only it can be bought or gained.",
        "Nur die oberste ist zu sehen, und nur sie kann man kaufen oder nehmen.",
    ),
    Ruling(
        "ruins-supply-pile",
        Source("dark_ages_1e", "ruins"),
        "The Ruins are a pile of the Supply: empty, they count for the end of the game.",
        "Die Ruinen sind ein Stapel des Vorrats: Leer zählen sie für das Spielende.",
    ),
    Ruling(
        "ruins-names",
        Source("dark_ages_1e", "ruins"),
        "The five kinds of Ruins are different cards with different names.",
        "Die fünf Sorten Ruinen sind verschiedene Karten mit verschiedenen Namen.",
    ),
    Ruling(
        "ruins-returned",
        Source("dark_ages_1e", "ruins"),
        "A Ruins card that returns to the pile covers the one on top.",
        "Eine Ruine, die auf den Stapel zurückkehrt, verdeckt die oberste.",
    ),
    Ruling(
        "ruins-no-trait",
        Source("plunder_1e", "traits"),
        "No Trait can be put on the Ruins: they are no kingdom pile.",
        "Auf die Ruinen kann kein Merkmal kommen: Sie sind kein Königreichstapel.",
    ),
    Ruling(
        "shelters-set-up",
        Source("dark_ages_1e", "shelters"),
        "With Shelters everybody begins with a Hovel, a Necropolis and an Overgrown Estate instead of three Estates; "
        "the Estate pile is as usual.",
        "Mit Unterschlüpfen beginnen alle mit Hütte, Totenstadt und Verfallenem Anwesen statt drei Anwesen; der "
        "Stapel der Anwesen ist wie immer.",
    ),
    Ruling(
        "shelters-no-pile",
        Source("dark_ages_1e", "shelters"),
        "Shelters have no pile: they cannot be bought, gained or returned to the Supply.",
        "Unterschlüpfe haben keinen Stapel: Man kann sie weder kaufen noch nehmen noch in den Vorrat zurücklegen.",
    ),
    Ruling(
        "heirlooms-set-up",
        Source("nocturne_1e", "heirlooms"),
        "For each kingdom card with an Heirloom everybody begins with that Heirloom instead of one Copper, which "
        "stays on its pile.",
        "Für jede Königreichkarte mit einem Erbstück beginnen alle mit diesem Erbstück statt einem Kupfer, das auf "
        "seinem Stapel bleibt.",
    ),
    Ruling(
        "heirlooms-for-all-seven",
        Source("nocturne_1e", "heirlooms"),
        "With several such kingdom cards everybody has several Heirlooms and so many Coppers fewer, none with all "
        "seven.",
        "Mit mehreren solchen Königreichkarten haben alle mehrere Erbstücke und entsprechend weniger Kupfer, mit "
        "allen sieben keines.",
    ),
    Ruling(
        "heirlooms-no-pile",
        Source("nocturne_1e", "heirlooms"),
        "Heirlooms have no pile: they cannot be bought, gained from the Supply or returned to it.",
        "Erbstücke haben keinen Stapel: Man kann sie weder kaufen noch aus dem Vorrat nehmen noch dorthin zurücklegen.",
    ),
    Ruling(
        "heirlooms-not-in-the-supply",
        Source("practice", "heirlooms"),
        "Everybody has the Heirloom also if its kingdom card is only in the Black Market deck or beside the Supply.",
        "Alle haben das Erbstück auch dann, wenn seine Königreichkarte nur im Schwarzmarktstapel oder neben dem "
        "Vorrat liegt.",
    ),
    Ruling(
        "when-trashed-at-once",
        Source("dark_ages_1e", "rules"),
        "What a card does when it is trashed happens at once, before the next instruction of whatever trashed it.",
        "Was eine Karte tut, wenn sie entsorgt wird, geschieht sofort, noch vor der nächsten Anweisung dessen, was "
        "sie entsorgt hat.",
    ),
    Ruling(
        "when-trashed-whose",
        Source("dark_ages_1e", "rules"),
        "It is for the player whose card it was, on any player's turn, whoever caused it.",
        "Es gilt für den, dessen Karte es war, in wessen Zug auch immer und wer es auch verursacht hat.",
    ),
    Ruling(
        "when-trashed-together",
        Source("dark_ages_1e", "rules"),
        "Of several cards trashed together all are in the trash first; then their player chooses the order of what "
        "they do.",
        "Werden mehrere Karten zusammen entsorgt, liegen erst alle im Müll; dann wählt ihr Spieler die Reihenfolge "
        "dessen, was sie tun.",
    ),
    Ruling(
        "trashed-from-the-supply",
        Source("author", "rules"),
        "Who trashes a card from the Supply does what it does when it is trashed.",
        "Wer eine Karte aus dem Vorrat entsorgt, tut, was sie beim Entsorgen tut.",
    ),
    Ruling(
        "gained-from-the-trash",
        Source("dark_ages_1e", "rules"),
        "A card from the trash is gained like any other.",
        "Eine Karte aus dem Müll wird genommen wie jede andere.",
    ),
    Ruling(
        "beside-the-supply",
        Source("dark_ages_1e", "rules"),
        "Piles beside the Supply are not bought or gained from, but for the cards that name them, and do not count "
        "for the end of the game.",
        "Von Stapeln neben dem Vorrat kauft und nimmt man nichts, außer mit Karten, die sie nennen; für das "
        "Spielende zählen sie nicht.",
    ),
    Ruling(
        "looter-for-sale",
        Source("author", "rules"),
        "A Looter in the Black Market deck brings the Ruins into the game too.",
        "Auch ein Plünderer im Schwarzmarktstapel bringt die Ruinen ins Spiel.",
    ),
    Ruling(
        "mixed-pile-copies",
        Source("dark_ages_1e", "ruins"),
        "A copy of a card from a mixed pile can be gained only if the next card on top is one.",
        "Eine weitere Karte von einem gemischten Stapel lässt sich nur nehmen, wenn die nächste oben eine gleiche ist.",
    ),
    Ruling(
        "knights-pile",
        Source("dark_ages_1e", "knights"),
        "The ten Knights are one kingdom pile, shuffled; only the top one is seen, and only it can be bought or "
        "gained.",
        "Die zehn Ritter sind ein gemischter Königreichstapel; nur der oberste ist zu sehen, und nur ihn kann man "
        "kaufen oder nehmen.",
    ),
    Ruling(
        "knights-range",
        Source("dark_ages_1e", "knights"),
        "Each victim has to trash a card costing from 3 to 6 in coins alone, as it costs now, and chooses only if "
        "both cards do.",
        "Jedes Opfer muss eine Karte entsorgen, die jetzt 3 bis 6 Geld und sonst nichts kostet, und wählt nur, "
        "wenn beide das tun.",
    ),
    Ruling(
        "knights-trash-at-once",
        Source("dark_ages_1e", "knights"),
        "What the trashed card does comes before the other one is discarded and before the next victim reveals.",
        "Was die entsorgte Karte tut, kommt, bevor die andere abgelegt wird und bevor das nächste Opfer aufdeckt.",
    ),
    Ruling(
        "knights-fall",
        Source("dark_ages_1e", "knights"),
        "If a Knight was trashed by the attack, the played Knight is trashed after all victims; choosing the other "
        "card spares it.",
        "Wurde beim Angriff ein Ritter entsorgt, wird nach allen Opfern der gespielte Ritter entsorgt; wer die "
        "andere Karte wählt, verschont ihn.",
    ),
    Ruling(
        "knights-second-play",
        Source("dark_ages_1e", "knights"),
        "A Knight that is no longer in play when it is played again cannot be trashed again, but attacks all the same.",
        "Ein Ritter, der beim zweiten Spielen nicht mehr im Spiel ist, kann nicht noch einmal entsorgt werden, "
        "greift aber trotzdem an.",
    ),
    Ruling(
        "knights-names",
        Source("dark_ages_1e", "knights"),
        "The ten Knights are different cards with different names.",
        "Die zehn Ritter sind verschiedene Karten mit verschiedenen Namen.",
    ),
    Ruling(
        "knights-kind-of-pile",
        Source("dark_ages_1e", "knights"),
        "The pile costs 5 and is no Victory pile, also with Dame Josephine on top: it gets no Trade Route token.",
        "Der Stapel kostet 5 und ist kein Punktestapel, auch nicht mit Dame Josephine obenauf: Er bekommt keinen "
        "Marker der Handelsroute.",
    ),
    Ruling(
        "knights-returned",
        Source("dark_ages_1e", "knights"),
        "A Knight that returns to the pile covers the one on top.",
        "Ein Ritter, der auf den Stapel zurückkehrt, verdeckt den obersten.",
    ),
    Ruling(
        "knight-for-sale",
        Source("dark_ages_1e", "knights"),
        "Of the Knights one single card is in the Black Market deck.",
        "Von den Rittern liegt eine einzelne Karte im Schwarzmarktstapel.",
    ),
    Ruling(
        "knights-tokens",
        Source("dark_ages_1e", "knights"),
        "Tokens and Traits on the pile of the Knights hold for all its cards.",
        "Marker und Merkmale auf dem Stapel der Ritter gelten für alle seine Karten.",
    ),
    Ruling(
        "event-again-in-an-extra-turn",
        Source("adventures_1e", "events"),
        "An Event that can be bought once a turn can be bought again in the next turn, an extra turn too.",
        "Ein Ereignis, das einmal je Zug zu haben ist, kann im nächsten Zug wieder erworben werden, auch in einem "
        "Extrazug.",
    ),
    Ruling(
        "event-in-vain",
        Source("adventures_1e", "events"),
        "An Event that is bought where its condition does not hold is paid for and used up, and does nothing.",
        "Ein Ereignis, das erworben wird, obwohl seine Bedingung nicht erfüllt ist, ist bezahlt und verbraucht und "
        "bewirkt nichts.",
    ),
    Ruling(
        "minus-card",
        Source(
            "adventures_1e",
            "tokens",
            examples=(
                "AD1",
                "AD2",
            ),
        ),
        "Who has the −1 Card token on the deck draws a card less the next time, whatever number it is, and takes "
        "the token off: +1 Card draws nothing, a new hand has four cards.",
        "Wer den −1-Karte-Marker auf dem Nachziehstapel hat, zieht beim nächsten Mal, wie viele es auch sind, eine "
        "Karte weniger und nimmt den Marker weg: +1 Karte zieht nichts, eine neue Hand hat vier Karten.",
    ),
    Ruling(
        "minus-card-up-to",
        Source("adventures_1e", "tokens"),
        "Who draws up to a number of cards in hand takes the token off, and still draws up to that number.",
        "Wer bis zu einer bestimmten Zahl von Handkarten zieht, nimmt den Marker weg und zieht trotzdem bis zu "
        "dieser Zahl.",
    ),
    Ruling(
        "minus-card-not-drawing",
        Source("adventures_1e", "tokens", examples=("AD12",)),
        "Looking at cards of the deck, revealing them or taking them without drawing does not use the token; it "
        "stays on top, also when the deck is shuffled.",
        "Karten vom Nachziehstapel anzusehen, aufzudecken oder ohne Ziehen zu nehmen verbraucht den Marker nicht; "
        "er bleibt obenauf, auch wenn gemischt wird.",
    ),
    Ruling(
        "minus-card-nothing-there",
        Source("practice", "tokens"),
        "A draw that finds no card takes the token off all the same.",
        "Auch ein Ziehen, bei dem keine Karte da ist, entfernt den Marker.",
    ),
    Ruling(
        "minus-coin",
        Source("adventures_1e", "tokens"),
        "Who has the −1 Coin token gets a coin less the next time, and gives it back: a Copper gives nothing, +2 "
        "Coins give one.",
        "Wer den −1-Geld-Marker hat, bekommt beim nächsten Mal ein Geld weniger und gibt ihn zurück: Ein Kupfer "
        "gibt nichts, +2 Geld geben eins.",
    ),
    Ruling(
        "minus-coin-getting-none",
        Source("adventures_1e", "tokens"),
        "Getting no coins does not use the token.",
        "Kein Geld zu bekommen verbraucht den Marker nicht.",
    ),
    Ruling(
        "minus-coin-any-turn",
        Source("adventures_1e", "tokens"),
        "Coins that somebody would get in another player's turn use the token as well.",
        "Auch Geld, das jemand im Zug eines anderen bekäme, verbraucht den Marker.",
    ),
    Ruling(
        "minus-coin-each",
        Source("adventures_1e", "tokens"),
        "Each getting of coins counts by itself, so only the first one is less.",
        "Jedes Bekommen von Geld zählt für sich, also fällt nur das erste geringer aus.",
    ),
    Ruling(
        "boons-are-no-cards",
        Source("nocturne_1e", "boons_and_hexes"),
        "Boons, Hexes and States are no cards: nobody owns, gains, buys or names them, and they do not count.",
        "Gaben, Plagen und Zustände sind keine Karten: Niemand besitzt, nimmt, kauft oder nennt sie, und sie zählen "
        "nicht mit.",
    ),
    Ruling(
        "receive",
        Source("nocturne_1e", "boons_and_hexes"),
        "To receive a Boon or Hex the top one is turned over, followed at once and then discarded.",
        "Wer eine Gabe oder Plage empfängt, deckt die oberste auf, befolgt sie sofort und legt sie dann ab.",
    ),
    Ruling(
        "kept-boons",
        Source("nocturne_1e", "boons_and_hexes"),
        "The Field's, Forest's and River's Gift lie before who has received them until the Clean-up of that turn.",
        "Die Geschenke des Feldes, des Waldes und des Flusses liegen bis zur Aufräumphase dieses Zuges vor dem, der "
        "sie empfangen hat.",
    ),
    Ruling(
        "boons-run-out",
        Source("nocturne_1e", "boons_and_hexes"),
        "When a pile of Boons or Hexes has run out and one is needed, the discarded ones are shuffled; those before "
        "players stay out.",
        "Ist der Stapel der Gaben oder Plagen leer und eine wird gebraucht, werden die abgelegten gemischt; die vor "
        "Spielern bleiben draußen.",
    ),
    Ruling(
        "no-boon-left",
        Source("nocturne_1e", "boons_and_hexes"),
        "If there is none at all, nobody receives one.",
        "Gibt es gar keine, empfängt niemand eine.",
    ),
    Ruling(
        "received-with-own-cards",
        Source("nocturne_1e", "boons_and_hexes"),
        "Who receives one follows it with their own cards, in the middle of what caused it, also in another player's "
        "turn.",
        "Wer eine empfängt, befolgt sie mit den eigenen Karten, mitten in dem, was sie ausgelöst hat, auch im Zug "
        "eines anderen.",
    ),
    Ruling(
        "one-hex-for-all",
        Source("nocturne_1e", "boons_and_hexes"),
        "Where several players receive the next Hex it is one and the same: all follow it in turn order, then it is "
        "discarded.",
        "Empfangen mehrere Spieler die nächste Plage, ist es ein und dieselbe: Alle befolgen sie reihum, dann wird "
        "sie abgelegt.",
    ),
    Ruling(
        "protected-from-hexes",
        Source("nocturne_1e", "boons_and_hexes"),
        "Who is protected from an Attack does not receive its Hex; the others receive the same one.",
        "Wer vor einem Angriff geschützt ist, empfängt dessen Plage nicht; die anderen empfangen dieselbe.",
    ),
    Ruling(
        "all-protected",
        Source("practice", "boons_and_hexes"),
        "If everybody is protected, the Hex is turned over and discarded all the same.",
        "Sind alle geschützt, wird die Plage trotzdem aufgedeckt und abgelegt.",
    ),
    Ruling(
        "fate-set-up",
        Source("nocturne_1e", "boons_and_hexes"),
        "A Fate card brings the shuffled Boons and twelve Will-o'-Wisps, a Doom card the shuffled Hexes and their "
        "States; none of it is part of the Supply.",
        "Eine Schicksalskarte bringt die gemischten Gaben und zwölf Irrlichter mit, eine Verhängniskarte die "
        "gemischten Plagen und ihre Zustände; nichts davon gehört zum Vorrat.",
    ),
    Ruling(
        "exiling",
        Source("menagerie_1e", "exile"),
        "To exile a card is to move it onto one's Exile mat, face up, from wherever it lies. It is neither gained, "
        "trashed "
        "nor discarded by that.",
        "Eine Karte ins Exil zu legen heißt, sie von wo auch immer offen auf das eigene Exiltableau zu legen. Damit "
        "wird "
        "sie weder genommen noch entsorgt noch abgelegt.",
    ),
    Ruling(
        "exiled-from-the-supply",
        Source("menagerie_1e", "exile"),
        "From the Supply the top card of a pile is exiled; that can empty the pile and end the game.",
        "Aus dem Vorrat kommt die oberste Karte eines Stapels ins Exil; das kann den Stapel leeren und das Spiel "
        "beenden.",
    ),
    Ruling(
        "freed-from-exile",
        Source("menagerie_1e", "exile", ("ME1",)),
        "Whoever gains a card, in whatever way and turn, may discard all other copies of it from their Exile mat, or "
        "none.",
        "Wer eine Karte nimmt, gleich wie und in wessen Zug, darf alle gleichen von seinem Exiltableau ablegen oder "
        "keine.",
    ),
    Ruling(
        "freed-in-any-order",
        Source("menagerie_1e", "exile"),
        "That is one of the things that happen when a card is gained; their order is up to the gainer.",
        "Das ist eines von dem, was beim Nehmen geschieht; die Reihenfolge bestimmt, wer nimmt.",
    ),
    Ruling(
        "freed-by-discarding",
        Source("menagerie_1e", "exile", ("ME1",)),
        "The copies are really discarded: cards that react to that do, other than in Clean-up.",
        "Die gleichen Karten werden wirklich abgelegt: Karten, die darauf reagieren, tun das, außer in der "
        "Aufräumphase.",
    ),
    Ruling(
        "exile-goes-by-name",
        Source("menagerie_1e", "exile"),
        "Only cards of exactly the same name are copies, also in mixed piles.",
        "Gleich sind nur Karten mit genau demselben Namen, auch bei gemischten Stapeln.",
    ),
    Ruling(
        "exiled-cards-count",
        Source("menagerie_1e", "exile"),
        "Exiled cards are not in play, hand or deck, but belong to their player and count at the end.",
        "Karten im Exil sind weder im Spiel noch auf der Hand noch im Nachziehstapel, gehören aber ihrem Spieler und "
        "zählen am Ende.",
    ),
    Ruling(
        "exile-and-possession",
        Source("practice", "exile"),
        "In a possessed turn cards go to the Exile of the player whose turn it is; who gains a card instead of that "
        "player "
        "frees copies from their own.",
        "In einem besessenen Zug kommen Karten ins Exil des Spielers, der am Zug ist; wer an seiner Stelle eine Karte "
        "nimmt, befreit gleiche aus dem eigenen.",
    ),
    Ruling(
        "horses-by-name",
        Source("menagerie_1e", "horses"),
        "Horses come from a pile of 30 beside the Supply, only by what names them, never by their cost.",
        "Pferde kommen von einem Stapel mit 30 Karten neben dem Vorrat, nur durch das, was sie nennt, nie über ihre "
        "Kosten.",
    ),
    Ruling(
        "horses-run-out",
        Source("menagerie_1e", "horses"),
        "If there are too few Horses, one gets those that are left; all else goes on.",
        "Gibt es zu wenige Pferde, bekommt man die übrigen; alles andere geht weiter.",
    ),
    Ruling(
        "cost-of-a-gain",
        Source("practice", "variable_costs"),
        "What happens when a card of a certain cost is gained asks what it cost at that moment, before the gain itself "
        "changed that.",
        "Was beim Nehmen einer Karte mit bestimmten Kosten geschieht, fragt danach, was sie in diesem Augenblick "
        "kostete, "
        "bevor das Nehmen selbst das geändert hat.",
    ),
    Ruling(
        "suns-by-players",
        Source("rising_sun_1e", "prophecies"),
        "A game with Omens has exactly one Prophecy; with two to six players 5, 8, 10, 12 or 13 Suns lie on it at "
        "first.",
        "Ein Spiel mit Omen hat genau eine Prophezeiung; bei zwei bis sechs Spielern liegen auf ihr anfangs 5, 8, 10, "
        "12 oder 13 Sonnen.",
    ),
    Ruling(
        "sun-is-removed",
        Source("rising_sun_1e", "prophecies"),
        "+1 Sun takes one Sun off the Prophecy. Where there is none, nothing happens and the Omen goes on.",
        "+1 Sonne nimmt eine Sonne von der Prophezeiung. Liegt dort keine, geschieht nichts, und das Omen geht weiter.",
    ),
    Ruling(
        "prophecy-before",
        Source("rising_sun_1e", "prophecies"),
        "As long as a Sun lies on it, a Prophecy does nothing but its set-up.",
        "Solange eine Sonne auf ihr liegt, tut eine Prophezeiung nichts außer ihrer Spielvorbereitung.",
    ),
    Ruling(
        "prophecy-comes-true",
        Source("rising_sun_1e", "prophecies", ("RS1",)),
        "With its last Sun it holds at once, for everybody and to the end: also for the rest of the Omen, and for what "
        "comes after that was played.",
        "Mit der letzten Sonne gilt sie sofort, für alle und bis zum Ende: auch für den Rest des Omens, und für das, "
        "was "
        "auf dessen Ausspielen folgt.",
    ),
    Ruling(
        "prophecy-too-late",
        Source("practice", "prophecies"),
        "Nothing is made up for: what comes before a play is too late for the Omen that removes the last Sun.",
        "Nichts wird nachgeholt: Was einem Ausspielen vorausgeht, kommt für das Omen zu spät, das die letzte Sonne "
        "entfernt.",
    ),
    Ruling(
        "prophecy-at-start-of-turn",
        Source("practice", "prophecies", ("RS3",)),
        "If the last Sun goes at the start of a turn, what the Prophecy does at the start of turns still happens in "
        "it.",
        "Geht die letzte Sonne zu Beginn eines Zuges, geschieht noch in diesem, was die Prophezeiung zu Beginn von "
        "Zügen "
        "tut.",
    ),
    Ruling(
        "prophecy-is-no-attack",
        Source("rising_sun_1e", "prophecies"),
        "A Prophecy is neither a card nor an Attack: nothing protects from it.",
        "Eine Prophezeiung ist weder Karte noch Angriff: Nichts schützt vor ihr.",
    ),
)
