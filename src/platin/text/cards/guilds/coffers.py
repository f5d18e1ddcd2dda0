"""Words of the cards of Guilds that bring Coffers, or take them."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "baker",
        en=English("Baker", "Bakers"),
        de=German("Bäcker", "Bäcker", "m"),
        picture="bread",
        text=Both(
            "+1 Card\n+1 Action\n+1 Coffers\n—\nSet-up: everybody begins with one token on the Coffers.",
            "+1 Karte\n+1 Aktion\n+1 Taler\n—\nVorbereitung: Alle beginnen mit einem Taler.",
        ),
        rulings=(
            Ruling(
                "coffers",
                Source("guilds_1e"),
                "It gives a card, an Action and a token, not coins of this turn.",
                "Er gibt eine Karte, eine Aktion und einen Taler, kein Geld für diesen Zug.",
            ),
            Ruling(
                "set-up",
                Source("guilds_1e"),
                "In games with the Baker everybody begins with one token.",
                "In Spielen mit dem Bäcker beginnen alle mit einem Taler.",
            ),
            Ruling(
                "black-market",
                Source("guilds_1e"),
                "That holds as well if the Baker is only in the Black Market deck.",
                "Das gilt auch, wenn der Bäcker nur im Schwarzmarktstapel ist.",
            ),
        ),
    ),
    Words(
        "butcher",
        en=English("Butcher", "Butchers"),
        de=German("Metzger", "Metzger", "m"),
        picture="meat-cleaver",
        text=Both(
            "+2 Coffers\n"
            "You may trash one of your hand cards. If you do, pay as many of your Coffers as you like: gain a card "
            "that costs at most 1 Coin per token more than the trashed one.",
            "+2 Taler\n"
            "Du darfst eine deiner Handkarten entsorgen. Wenn du es tust, zahle beliebig viele deiner Taler: Nimm eine "
            "Karte, die höchstens 1 Geld je Taler mehr kostet als die entsorgte.",
        ),
        asks={
            "trash": Ask(
                "Do you trash a card to gain another one for your Coffers?",
                "Entsorgst du eine Karte, um für deine Taler eine andere zu nehmen?",
                none=Both("Trash nothing", "Nichts entsorgen"),
            ),
            "pay": Ask(
                "How many of your Coffers do you pay? Each makes the card that you gain worth up to 1 Coin more.",
                "Wie viele deiner Taler zahlst du? Jeder erlaubt eine Karte, die bis zu 1 Geld mehr kostet.",
            ),
            "gain": Ask("Gain a card within the limit.", "Nimm eine Karte bis zur Grenze."),
        },
        rulings=(
            Ruling(
                "new-tokens-too",
                Source("guilds_1e", examples=("GU1",)),
                "The two tokens that it brings may be among those paid.",
                "Auch die beiden Taler, die er bringt, dürfen gezahlt werden.",
            ),
            Ruling(
                "only-for-a-trashed-card",
                Source("guilds_1e", examples=("GU2",)),
                "Trashing is optional; whoever trashes nothing gains nothing and pays nothing.",
                "Entsorgen ist freiwillig; wer nichts entsorgt, nimmt nichts und zahlt nichts.",
            ),
            Ruling(
                "gain-forced",
                Source("guilds_1e"),
                "After trashing you must gain a card within the limit; it may be a cheaper one, or a copy of the "
                "trashed card.",
                "Nach dem Entsorgen musst du eine Karte bis zur Grenze nehmen; auch eine billigere oder dieselbe noch "
                "einmal.",
            ),
            Ruling(
                "none-paid",
                Source("guilds_1e", examples=("GU1",)),
                "You may pay no token: another Butcher trashed becomes a Duchy.",
                "Du darfst auch keinen Taler zahlen: Aus einem anderen Metzger wird ein Herzogtum.",
            ),
            Ruling(
                "estate-to-province",
                Source("guilds_1e"),
                "With six tokens an Estate becomes a Province.",
                "Mit sechs Talern wird aus einem Anwesen eine Provinz.",
            ),
            Ruling(
                "paid-after-trashing",
                Source("guilds_1e"),
                "You decide how many tokens to pay after the card was trashed and what that causes has happened.",
                "Wie viele Taler du zahlst, entscheidest du, wenn die Karte entsorgt und alles geschehen ist, was das "
                "auslöst.",
            ),
            Ruling(
                "no-coins",
                Source("guilds_1e"),
                "Tokens paid for it give no coins.",
                "Taler, die du dafür zahlst, geben kein Geld.",
            ),
            Ruling(
                "potion-and-debt",
                Source("practice"),
                "A card with a Potion in its cost can be gained only for one with a Potion, one with Debt only for one "
                "with as much Debt.",
                "Eine Karte mit Trank in den Kosten gibt es nur für eine mit Trank, eine mit Schulden nur für eine mit "
                "ebenso vielen.",
            ),
            Ruling(
                "not-itself",
                Source("guilds_1e"),
                "It cannot trash itself, being in play and not in the hand.",
                "Sich selbst kann er nicht entsorgen: Er ist im Spiel, nicht auf der Hand.",
            ),
            Ruling(
                "cost-now",
                Source("cornucopia_guilds_2e", examples=("GU3",)),
                "Costs are those of this moment, for the trashed card and for the gained one.",
                "Es gelten die Kosten in diesem Moment, für die entsorgte wie für die genommene Karte.",
            ),
        ),
    ),
    Words(
        "candlestick_maker",
        en=English("Candlestick Maker", "Candlestick Makers"),
        de=German("Leuchtenmacher", "Leuchtenmacher", "m"),
        picture="candle-holder",
        text=Both("+1 Action\n+1 Buy\n+1 Coffers", "+1 Aktion\n+1 Kauf\n+1 Taler"),
        rulings=(
            Ruling(
                "usable-at-once",
                Source("guilds_1e"),
                "Its token may be spent in the Buy phase of the same turn.",
                "Seinen Taler darf man in der Kaufphase desselben Zuges ausgeben.",
            ),
            Ruling(
                "not-after-a-purchase",
                Source("guilds_1e", examples=("GU6",)),
                "After the first purchase its token has to wait for a later turn.",
                "Nach dem ersten Kauf muss sein Taler auf einen späteren Zug warten.",
            ),
        ),
    ),
    Words(
        "merchant_guild",
        en=English("Merchant Guild", "Merchant Guilds"),
        de=German("Kaufmannsgilde", "Kaufmannsgilden", "f"),
        picture="kitchen-scale",
        text=Both(
            "+1 Buy\n+1 Coin\n—\nAs long as this is in play, every card you buy brings you: +1 Coffers",
            "+1 Kauf\n+1 Geld\n—\nSolange diese Karte im Spiel ist, bringt dir jede Karte, die du kaufst: +1 Taler",
        ),
        later={
            2: Both(
                "+1 Buy\n+1 Coin\nWhen your Buy phase ends: +1 Coffers for each card you gained in it",
                "+1 Kauf\n+1 Geld\nWenn deine Kaufphase endet: +1 Taler für jede Karte, die du in ihr genommen hast",
            )
        },
        rulings=(
            Ruling(
                "each-in-play",
                Source("guilds_1e"),
                "Two in play bring two tokens a purchase; one that was played twice brings one.",
                "Zwei im Spiel bringen zwei Taler je Kauf; eine, die zweimal gespielt wurde, bringt einen.",
            ),
            Ruling(
                "only-bought",
                Source("guilds_1e"),
                "A card that is gained without being bought brings no token.",
                "Eine Karte, die ohne Kauf genommen wird, bringt keinen Taler.",
            ),
            Ruling(
                "not-this-turn",
                Source("guilds_1e"),
                "Its tokens cannot be spent in the same turn any more, as something was bought.",
                "Ihre Taler kann man im selben Zug nicht mehr ausgeben: Es wurde ja schon gekauft.",
            ),
            Ruling(
                "no-events",
                Source("guilds_1e"),
                "An Event is no card: buying one brings no token.",
                "Ein Ereignis ist keine Karte: Es zu kaufen bringt keinen Taler.",
            ),
            Ruling(
                "every-gain",
                Source("cornucopia_guilds_2e"),
                "Every card gained in the Buy phase counts, bought or not; the tokens come when the phase ends.",
                "Jede in der Kaufphase genommene Karte zählt, gekauft oder nicht; die Taler kommen, wenn die Phase "
                "endet.",
                edition=2,
            ),
            Ruling(
                "each-play",
                Source("cornucopia_guilds_2e"),
                "Each play counts: two Merchant Guilds, or one played twice, bring two tokens a card.",
                "Es zählt, wie oft gespielt wird: Zwei Kaufmannsgilden oder eine zweimal gespielte bringen zwei Taler "
                "je Karte.",
                edition=2,
            ),
            Ruling(
                "second-buy-phase",
                Source("cornucopia_guilds_2e"),
                "At the end of a second Buy phase of the turn it counts again, but only the cards gained in that one.",
                "Am Ende einer zweiten Kaufphase des Zuges zählt sie noch einmal, aber nur die Karten aus dieser.",
                edition=2,
            ),
        ),
    ),
    Words(
        "plaza",
        en=English("Plaza", "Plazas"),
        de=German("Platz", "Plätze", "m"),
        picture="park-bench",
        text=Both(
            "+1 Card\n+2 Actions\nYou may discard one of your Treasures for +1 Coffers.",
            "+1 Karte\n+2 Aktionen\nDu darfst eine deiner Geldkarten ablegen, für +1 Taler.",
        ),
        asks={
            "discard": Ask(
                "Do you discard a Treasure for 1 token?",
                "Legst du eine Geldkarte für 1 Taler ab?",
                none=Both("Discard nothing", "Nichts ablegen"),
            ),
        },
        rulings=(
            Ruling(
                "the-drawn-card-too",
                Source("guilds_1e"),
                "The card drawn with it may be the one.",
                "Es darf auch die damit gezogene Karte sein.",
            ),
            Ruling(
                "once",
                Source("guilds_1e"),
                "One play takes one Treasure at most, and nothing but a Treasure; a combined one will do.",
                "Einmal gespielt, nimmt er höchstens eine Geldkarte und nichts als Geldkarten; eine kombinierte geht "
                "auch.",
            ),
            Ruling(
                "optional",
                Source("guilds_1e"),
                "You may discard nothing, and then get no token.",
                "Du darfst auch nichts ablegen und bekommst dann keinen Taler.",
            ),
        ),
    ),
)
