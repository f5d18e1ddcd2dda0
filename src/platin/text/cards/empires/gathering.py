"""Words of the Gathering cards."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "farmers_market",
        en=English("Farmers' Market", "Farmers' Markets"),
        de=German("Bauernmarkt", "Bauernmärkte", "m"),
        picture="cabbage",
        text=Both(
            "+1 Buy\nAre there 4 VP or more on the Farmers' Market pile, take all of them and trash this.\n"
            "Otherwise put 1 VP there, and then +1 Coin for each VP on the pile.",
            "+1 Kauf\nLiegen 4 oder mehr Siegpunkte auf dem Bauernmarkt-Stapel, nimm sie alle und entsorge diese "
            "Karte.\nAndernfalls lege 1 Siegpunkt darauf, und dann +1 Geld für jeden Siegpunkt auf dem Stapel.",
        ),
        rulings=(
            Ruling(
                "grows",
                Source("empires_1e"),
                "The plays bring 1, 2, 3 and 4 coins, then 4 VP and no coins, then it begins again, whoever plays it.",
                "Die Spielzüge bringen 1, 2, 3 und 4 Geld, dann 4 Siegpunkte und kein Geld, dann beginnt es von vorn, "
                "wer immer ihn spielt.",
            ),
            Ruling(
                "empty-pile",
                Source("empires_1e"),
                "It works the same when the pile is empty.",
                "Es geht ebenso, wenn der Stapel leer ist.",
            ),
            Ruling(
                "again",
                Source("practice"),
                "Played again after it was trashed, it puts a token on the pile as usual.",
                "Nach dem Entsorgen noch einmal gespielt, legt er wie üblich einen Marker auf den Stapel.",
            ),
            Ruling(
                "no-pile",
                Source("author"),
                "From the Black Market, without a pile, no token is put down and it brings no coins.",
                "Vom Schwarzmarkt, ohne Stapel, wird kein Marker abgelegt, und es gibt kein Geld.",
            ),
        ),
    ),
    Words(
        "temple",
        en=English("Temple", "Temples"),
        de=German("Tempel", "Tempel", "m"),
        picture="greek-temple",
        text=Both(
            "+1 VP\nTrash one to three cards from your hand, no two of the same name.\nPut 1 VP on the Temple "
            "pile.\n—\nWhen you gain this: take all VP from the Temple pile.",
            "+1 Siegpunkt\nEntsorge eine bis drei Handkarten, keine zwei mit demselben Namen.\nLege 1 Siegpunkt auf "
            "den Tempel-Stapel.\n—\nWenn du diese Karte nimmst: Nimm alle Siegpunkte vom Tempel-Stapel.",
        ),
        asks={"trash": Ask("Trash 1 to 3 differently named cards.", "Entsorge 1 bis 3 verschiedene Karten.")},
        rulings=(
            Ruling(
                "one-to-three",
                Source("empires_1e"),
                "You must trash at least one card, and at most three that all have different names.",
                "Du musst mindestens eine Karte entsorgen und höchstens drei, die alle verschieden heißen.",
            ),
            Ruling(
                "together",
                Source("empires_1e"),
                "The cards are trashed together; what happens on that comes then, and the token on the pile last.",
                "Die Karten werden zusammen entsorgt; was dabei geschieht, kommt danach, der Marker auf dem Stapel "
                "zuletzt.",
            ),
            Ruling(
                "empty-hand",
                Source("practice"),
                "With no card in hand nothing is trashed; the tokens come all the same.",
                "Ohne Handkarten wird nichts entsorgt; die Marker kommen trotzdem.",
            ),
            Ruling(
                "empty-pile",
                Source("empires_1e"),
                "The pile gets the token even if no cards are left; whoever gains a Temple later takes it.",
                "Der Stapel bekommt den Marker, auch wenn keine Karten mehr da sind; wer später einen Tempel nimmt, "
                "bekommt ihn.",
            ),
            Ruling(
                "any-gain",
                Source("empires_1e"),
                "Bought, gained or taken from the trash: whoever gains one takes all tokens, whoever put them there.",
                "Gekauft, genommen oder aus dem Müll: Wer einen nimmt, bekommt alle Marker, wer immer sie hingelegt "
                "hat.",
            ),
            Ruling(
                "played-twice",
                Source("empires_1e"),
                "Played twice it brings 2 VP and puts 2 on the pile.",
                "Zweimal gespielt bringt er 2 Siegpunkte und legt 2 auf den Stapel.",
            ),
            Ruling(
                "exchanged",
                Source("practice"),
                "Who exchanges the gained Temple for another card keeps the tokens.",
                "Wer den genommenen Tempel gegen eine andere Karte tauscht, behält die Marker.",
            ),
            Ruling(
                "no-pile",
                Source("from_author"),
                "From the Black Market, without a pile, it puts no token down.",
                "Vom Schwarzmarkt, ohne Stapel, legt er keinen Marker ab.",
            ),
        ),
    ),
    Words(
        "wild_hunt",
        en=English("Wild Hunt", "Wild Hunts"),
        de=German("Wilde Jagd", "Wilde Jagden", "f"),
        picture="wolf-howl",
        text=Both(
            "Choose one of the two:\n+3 Cards, and put 1 VP on the Wild Hunt pile;\nor gain an Estate, and if you did, "
            "take all VP from the Wild Hunt pile.",
            "Wähle eins von beiden:\n+3 Karten, und lege 1 Siegpunkt auf den Stapel Wilde Jagd;\noder nimm ein "
            "Anwesen, und hast du das getan, nimm alle Siegpunkte vom Stapel Wilde Jagd.",
        ),
        asks={
            "choose": Ask(
                "Choose one.",
                "Wähle eins.",
                options={
                    "cards": Both("+3 Cards, 1 VP on the pile", "+3 Karten, 1 Siegpunkt auf den Stapel"),
                    "estate": Both("An Estate and the VP of the pile", "Ein Anwesen und die Siegpunkte des Stapels"),
                },
            ),
        },
        rulings=(
            Ruling(
                "no-estate",
                Source("empires_1e"),
                "With no Estates left that option may be chosen, but brings nothing.",
                "Gibt es keine Anwesen mehr, darf man das wählen, aber es bringt nichts.",
            ),
            Ruling(
                "empty-pile",
                Source("empires_1e"),
                "It works the same when the pile is empty.",
                "Es geht ebenso, wenn der Stapel leer ist.",
            ),
            Ruling(
                "tokens-stay",
                Source("empires_1e"),
                "The tokens stay on the pile when its cards are gained.",
                "Die Marker bleiben auf dem Stapel, wenn jemand Karten von ihm nimmt.",
            ),
        ),
    ),
)
