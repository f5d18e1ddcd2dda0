"""Words of the Durations of Adventures."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "amulet",
        en=English("Amulet", "Amulets"),
        de=German("Amulett", "Amulette", "n"),
        picture="gem-pendant",
        text=Both(
            "Pick one: +1 Coin; or a card from your hand is trashed; or you gain a Silver.\n"
            "When your next turn starts, you pick once more.",
            "Wähle eins: +1 Geld; oder eine Handkarte wird entsorgt; oder du nimmst ein Silber.\n"
            "Wenn dein nächster Zug beginnt, wählst du noch einmal.",
        ),
        asks={
            "choose": Ask(
                "Choose one.",
                "Wähle eins.",
                options={
                    "coins": Both("+1 Coin", "+1 Geld"),
                    "silver": Both("Gain a Silver", "Ein Silber nehmen"),
                    "trash": Both("Trash a card from your hand", "Eine Handkarte entsorgen"),
                },
            ),
            "trash": Ask(
                "Trash a card from your hand.",
                "Entsorge eine Handkarte.",
            ),
        },
        rulings=(
            Ruling(
                "chosen-anew",
                Source("adventures_1e"),
                "What you pick in the next turn is decided then, and may differ from the first.",
                "Was du im nächsten Zug wählst, entscheidest du erst dann; es darf etwas anderes sein.",
            ),
            Ruling(
                "impossible",
                Source("adventures_1e"),
                "You may pick what cannot be done, trashing with no card in hand or a Silver when there is none: "
                "nothing happens.",
                "Du darfst wählen, was nicht geht, etwa ohne Handkarten zu entsorgen oder ein Silber, wenn keins "
                "mehr da ist: Nichts geschieht.",
            ),
            Ruling(
                "trashing-forced",
                Source("adventures_1e"),
                "Who picks the trashing must trash a card if there is one in hand.",
                "Wer das Entsorgen wählt, muss eine Karte entsorgen, falls er eine hat.",
            ),
            Ruling(
                "twice",
                Source("adventures_1e"),
                "Played twice, it lets you pick twice now and twice in the next turn, each time anew.",
                "Zweimal gespielt, lässt es dich jetzt zweimal und im nächsten Zug zweimal wählen, jedes Mal neu.",
            ),
        ),
    ),
    Words(
        "bridge_troll",
        en=English("Bridge Troll", "Bridge Trolls"),
        de=German("Brückentroll", "Brückentrolle", "m"),
        picture="troll",
        text=Both(
            "All other players receive their −1 Coin token.\n"
            "+1 Buy, now and when your next turn starts.\n"
            "—\n"
            "As long as this lies in play, all cards are 1 Coin cheaper during your turns (never below 0).",
            "Alle anderen Spieler erhalten ihren −1-Geld-Marker.\n"
            "+1 Kauf, jetzt und wenn dein nächster Zug beginnt.\n"
            "—\n"
            "Solange diese Karte im Spiel liegt, sind alle Karten in deinen Zügen um 1 Geld billiger (nie unter 0).",
        ),
        later={
            2: Both(
                "All other players receive their −1 Coin token.\n"
                "Now, and once more when your next turn starts: +1 Buy, and until that turn ends all cards are 1 "
                "Coin cheaper (never below 0).",
                "Alle anderen Spieler erhalten ihren −1-Geld-Marker.\n"
                "Jetzt und noch einmal, wenn dein nächster Zug beginnt: +1 Kauf, und bis dieser Zug endet, sind "
                "alle Karten um 1 Geld billiger (nie unter 0).",
            ),
        },
        rulings=(
            Ruling(
                "own-turns",
                Source("adventures_1e"),
                "Cards are cheaper in your own turns, this one and the next, and not in those of the others.",
                "Billiger sind die Karten in deinen eigenen Zügen, in diesem und im nächsten, nicht in denen der "
                "anderen.",
            ),
            Ruling(
                "everywhere",
                Source("adventures_1e"),
                "All cards are cheaper wherever they are and for whatever the cost matters, but Events are not.",
                "Billiger sind alle Karten, wo auch immer sie liegen und wofür auch immer die Kosten zählen, aber "
                "keine Ereignisse.",
            ),
            Ruling(
                "adds-up",
                Source("adventures_1e"),
                "Several Bridge Trolls in play add up.",
                "Mehrere Brückentrolle im Spiel wirken zusammen.",
            ),
            Ruling(
                "one-card-in-play",
                Source("practice"),
                "First print: played twice it is still one card in play: cards are 1 cheaper, but each of the two "
                "turns has two more Buys.",
                "Erste Auflage: Zweimal gespielt, liegt er doch nur einmal im Spiel: Karten sind um 1 billiger, "
                "aber es gibt in beiden Zügen zwei Käufe mehr.",
            ),
            Ruling(
                "leaves-play",
                Source("practice"),
                "First print: if it leaves play, cards cost as much as before; the Buy of the next turn still comes.",
                "Erste Auflage: Verlässt er das Spiel, kosten die Karten wieder so viel wie vorher; der Kauf im "
                "nächsten Zug kommt trotzdem.",
            ),
            Ruling(
                "token-once",
                Source("adventures_1e"),
                "Who has the −1 Coin token already gets no second one.",
                "Wer den −1-Geld-Marker schon hat, bekommt keinen zweiten.",
            ),
            Ruling(
                "token-is-the-attack",
                Source("adventures_1e"),
                "A Moat keeps the token away.",
                "Ein Burggraben hält den Marker fern.",
            ),
            Ruling(
                "later",
                Source("adventures_later"),
                "Later print: that cards are cheaper comes from playing it: twice for two plays, and also if it is "
                "no longer in play.",
                "Späterer Druck: Billiger werden Karten durch das Spielen: zweimal bei zweimaligem Spielen und "
                "auch, wenn er nicht mehr im Spiel ist.",
                edition=2,
            ),
        ),
    ),
    Words(
        "caravan_guard",
        en=English("Caravan Guard", "Caravan Guards"),
        de=German("Karawanenwächter", "Karawanenwächter", "m"),
        picture="attached-shield",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "When your next turn starts: +1 Coin\n"
            "—\n"
            "If somebody else plays an Attack, this may be played from your hand.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Wenn dein nächster Zug beginnt: +1 Geld\n"
            "—\n"
            "Spielt jemand anders einen Angriff, darfst du diese Karte aus der Hand spielen.",
        ),
        rulings=(
            Ruling(
                "before-the-attack",
                Source("adventures_1e", examples=("AD2",)),
                "As a Reaction it is really played, before the Attack does anything: you draw first.",
                "Als Reaktion wird er wirklich gespielt, bevor der Angriff etwas bewirkt: Du ziehst vorher.",
            ),
            Ruling(
                "coin-next-turn",
                Source("adventures_1e"),
                "Played in another player's turn, it stays in play until your very next turn, gives the coin there "
                "and is discarded in that turn.",
                "Im Zug eines anderen gespielt, bleibt er bis zu deinem nächsten Zug im Spiel, gibt dort das Geld "
                "und wird in diesem Zug abgelegt.",
            ),
            Ruling(
                "no-use-elsewhere",
                Source("adventures_1e"),
                "The Action it gives in another player's turn is of no use, to nobody.",
                "Die Aktion, die er im Zug eines anderen gibt, nützt nichts und niemandem.",
            ),
            Ruling(
                "react-again",
                Source("adventures_1e"),
                "After that you may react to the same Attack with further cards, also with one just drawn.",
                "Danach darfst du auf denselben Angriff mit weiteren Karten reagieren, auch mit einer gerade "
                "gezogenen.",
            ),
            Ruling(
                "no-protection",
                Source("adventures_1e"),
                "It does not protect from the Attack.",
                "Er schützt nicht vor dem Angriff.",
            ),
        ),
    ),
    Words(
        "dungeon",
        en=English("Dungeon", "Dungeons"),
        de=German("Verlies", "Verliese", "n"),
        picture="dungeon-gate",
        text=Both(
            "+1 Action\n"
            "+2 Cards, then you discard two cards.\n"
            "When your next turn starts: +2 Cards, and again you discard two.",
            "+1 Aktion\n"
            "+2 Karten, dann legst du zwei Karten ab.\n"
            "Wenn dein nächster Zug beginnt: +2 Karten, und wieder legst du zwei ab.",
        ),
        asks={
            "discard": Ask(
                "Discard 2 cards.",
                "Lege 2 Karten ab.",
            ),
        },
        rulings=(
            Ruling(
                "whole-hand",
                Source("adventures_1e"),
                "You discard after you have drawn, and choose among all your cards in hand.",
                "Du legst nach dem Ziehen ab und wählst aus allen Handkarten.",
            ),
            Ruling(
                "as-many-as-there-are",
                Source("adventures_1e"),
                "Who has fewer than two cards discards those.",
                "Wer weniger als zwei Karten hat, legt diese ab.",
            ),
            Ruling(
                "next-turn-too",
                Source("adventures_1e"),
                "The same happens at the start of your next turn; until then it stays in play.",
                "Dasselbe geschieht zu Beginn deines nächsten Zuges; so lange bleibt es im Spiel.",
            ),
        ),
    ),
    Words(
        "gear",
        en=English("Gear", "Gears"),
        de=German("Ausrüstung", "Ausrüstungen", "f"),
        picture="backpack",
        text=Both(
            "+2 Cards\n"
            "From your hand, lay one or two cards face down under this, or none.\n"
            "When your next turn starts, they return to your hand.",
            "+2 Karten\n"
            "Lege aus der Hand eine oder zwei Karten verdeckt unter diese Karte, oder keine.\n"
            "Wenn dein nächster Zug beginnt, kommen sie auf deine Hand zurück.",
        ),
        asks={
            "aside": Ask(
                "Set up to 2 cards from your hand aside.",
                "Lege bis zu 2 Handkarten beiseite.",
            ),
        },
        rulings=(
            Ruling(
                "nothing-aside",
                Source("adventures_1e"),
                "If no card was set aside, it is discarded in the same turn.",
                "Wurde keine Karte beiseitegelegt, wird sie noch in diesem Zug abgelegt.",
            ),
            Ruling(
                "any-cards",
                Source("adventures_1e"),
                "Any cards of the hand may be set aside, one, two or none; they come back at the start of your "
                "next turn.",
                "Beiseitegelegt werden dürfen beliebige Handkarten, eine, zwei oder keine; sie kommen zu Beginn "
                "deines nächsten Zuges zurück.",
            ),
            Ruling(
                "face-down",
                Source("adventures_1e"),
                "The others do not see the cards; you may look at them.",
                "Die anderen sehen die Karten nicht; du darfst sie ansehen.",
            ),
        ),
    ),
    Words(
        "haunted_woods",
        en=English("Haunted Woods", "Haunted Woods"),
        de=German("Geisterwald", "Geisterwälder", "m"),
        picture="evil-tree",
        text=Both(
            "When your next turn starts: +3 Cards\n"
            "Up to that point, every other player who buys a card must lay all cards left in hand onto the deck, "
            "in any order.",
            "Wenn dein nächster Zug beginnt: +3 Karten\n"
            "Bis dahin muss jeder andere Spieler, der eine Karte kauft, alle übrigen Handkarten auf seinen "
            "Nachziehstapel legen, in beliebiger Reihenfolge.",
        ),
        later={
            2: Both(
                "When your next turn starts: +3 Cards\n"
                "Up to that point, every other player who gains a card after buying it must lay all cards left in "
                "hand onto the deck, in any order.",
                "Wenn dein nächster Zug beginnt: +3 Karten\n"
                "Bis dahin muss jeder andere Spieler, der eine gekaufte Karte nimmt, alle übrigen Handkarten auf "
                "seinen Nachziehstapel legen, in beliebiger Reihenfolge.",
            ),
        },
        asks={
            "order": Ask(
                "Put your hand onto your deck, the last card on top.",
                "Lege deine Handkarten auf deinen Nachziehstapel, die letzte zuoberst.",
            ),
        },
        rulings=(
            Ruling(
                "each-purchase",
                Source("adventures_1e"),
                "Every purchase of a card counts; the player chooses the order of the cards, which nobody else sees.",
                "Jeder Kauf einer Karte zählt; die Reihenfolge wählt der Spieler selbst, ohne dass die anderen die "
                "Karten sehen.",
            ),
            Ruling(
                "not-events",
                Source("adventures_1e"),
                "Who buys an Event buys no card, and keeps the hand.",
                "Wer ein Ereignis erwirbt, kauft keine Karte und behält seine Hand.",
            ),
            Ruling(
                "moat",
                Source("adventures_1e"),
                "A Moat helps only when Haunted Woods is played, but then for the whole time.",
                "Ein Burggraben hilft nur, wenn der Geisterwald gespielt wird, dann aber für die ganze Zeit.",
            ),
            Ruling(
                "extra-turn",
                Source("adventures_1e"),
                "An extra turn of its player right after ends it before anybody was hit.",
                "Ein Extrazug seines Spielers gleich danach beendet ihn, bevor er jemanden trifft.",
            ),
            Ruling(
                "black-market",
                Source("practice"),
                "A card bought from the Black Market counts as well.",
                "Auch eine vom Schwarzmarkt gekaufte Karte zählt.",
            ),
            Ruling(
                "before-the-gain",
                Source("adventures_1e"),
                "First print: it happens on buying, before the bought card is gained.",
                "Erste Auflage: Es geschieht beim Kauf, bevor die gekaufte Karte genommen wird.",
            ),
            Ruling(
                "later",
                Source("adventures_later"),
                "Later print: it happens when a player gains a card that they bought.",
                "Späterer Druck: Es geschieht, wenn ein Spieler eine Karte nimmt, die er gekauft hat.",
                edition=2,
            ),
        ),
    ),
    Words(
        "hireling",
        en=English("Hireling", "Hirelings"),
        de=German("Gefolgsmann", "Gefolgsmänner", "m"),
        picture="sharp-halberd",
        text=Both(
            "From now on to the end of the game, each of your turns starts with +1 Card.\n(This remains in play.)",
            "Von jetzt an bis zum Spielende beginnt jeder deiner Züge mit +1 Karte.\n(Diese Karte bleibt im Spiel.)",
        ),
        rulings=(
            Ruling(
                "from-the-next-turn",
                Source("adventures_1e"),
                "It begins with your next turn and goes on in all that follow; it stays in play.",
                "Er wirkt ab deinem nächsten Zug in allen folgenden und bleibt im Spiel.",
            ),
            Ruling(
                "at-the-start-of-a-turn",
                Source("practice"),
                "Played at the start of a turn, it draws in that very turn.",
                "Zu Beginn eines Zuges gespielt, wirkt er noch in diesem Zug.",
            ),
            Ruling(
                "twice",
                Source("adventures_1e"),
                "Played twice by a Throne Room, it draws two cards a turn, and the Throne Room stays in play too.",
                "Von einem Thronsaal zweimal gespielt, bringt er jeden Zug zwei Karten, und auch der Thronsaal "
                "bleibt im Spiel.",
            ),
            Ruling(
                "leaves-play",
                Source("practice"),
                "If it leaves play, the cards still come.",
                "Verlässt er das Spiel, kommen die Karten trotzdem weiter.",
            ),
        ),
        aliases=("Gefolgsman",),
    ),
    Words(
        "swamp_hag",
        en=English("Swamp Hag", "Swamp Hags"),
        de=German("Sumpfhexe", "Sumpfhexen", "f"),
        picture="voodoo-doll",
        text=Both(
            "When your next turn starts: +3 Coins\n"
            "Up to that point, every other player gains a Curse for each card bought.",
            "Wenn dein nächster Zug beginnt: +3 Geld\n"
            "Bis dahin nimmt jeder andere Spieler für jede Karte, die er kauft, einen Fluch.",
        ),
        later={
            2: Both(
                "When your next turn starts: +3 Coins\n"
                "Up to that point, every other player who gains a card after buying it gains a Curse too.",
                "Wenn dein nächster Zug beginnt: +3 Geld\n"
                "Bis dahin nimmt jeder andere Spieler, der eine gekaufte Karte nimmt, auch einen Fluch.",
            ),
        },
        rulings=(
            Ruling(
                "each-card",
                Source("adventures_1e"),
                "Each card bought brings a Curse, and each Swamp Hag that was played brings one of its own.",
                "Jede gekaufte Karte bringt einen Fluch, und jede gespielte Sumpfhexe einen eigenen.",
            ),
            Ruling(
                "not-events",
                Source("adventures_1e"),
                "Who buys an Event buys no card, and gains no Curse.",
                "Wer ein Ereignis erwirbt, kauft keine Karte und nimmt keinen Fluch.",
            ),
            Ruling(
                "only-purchases",
                Source("adventures_1e"),
                "Cards gained in another way bring no Curse.",
                "Anders genommene Karten bringen keinen Fluch.",
            ),
            Ruling(
                "black-market",
                Source("practice"),
                "A card bought from the Black Market counts as well.",
                "Auch eine vom Schwarzmarkt gekaufte Karte zählt.",
            ),
            Ruling(
                "moat",
                Source("adventures_1e"),
                "A Moat helps only when the Swamp Hag is played, but then for the whole time.",
                "Ein Burggraben hilft nur, wenn die Sumpfhexe gespielt wird, dann aber für die ganze Zeit.",
            ),
            Ruling(
                "extra-turn",
                Source("adventures_1e", examples=("AD14",)),
                "In an extra turn right after it gives its 3 coins, is discarded there, and never hits anybody.",
                "In einem Extrazug gleich danach gibt sie ihre 3 Geld, wird dort abgelegt und trifft nie jemanden.",
            ),
            Ruling(
                "left-play",
                Source("adventures_1e", "durations"),
                "It ends with the start of your next turn, also if the card has left play.",
                "Sie endet mit dem Beginn deines nächsten Zuges, auch wenn die Karte nicht mehr im Spiel ist.",
            ),
            Ruling(
                "before-the-gain",
                Source("adventures_1e"),
                "First print: the Curse comes on buying, before the bought card is gained.",
                "Erste Auflage: Der Fluch kommt beim Kauf, bevor die gekaufte Karte genommen wird.",
            ),
            Ruling(
                "later",
                Source("adventures_later"),
                "Later print: the Curse comes when a player gains a card that they bought.",
                "Späterer Druck: Der Fluch kommt, wenn ein Spieler eine Karte nimmt, die er gekauft hat.",
                edition=2,
            ),
        ),
    ),
)
