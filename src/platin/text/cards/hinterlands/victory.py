"""Words of the Victory cards of Hinterlands."""

from typing import Final

from platin.text.words import Ask, Both, Counted, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "farmland",
        en=English("Farmland", "Farmlands"),
        de=German("Fruchtbares Land", "Fruchtbare Länder", "n"),
        picture="plow",
        text=Both(
            "2 VP\n"
            "—\n"
            "When you buy this, trash one of your hand cards. For it, gain a card that costs exactly 2 Coins more.",
            "2 Siegpunkte\n"
            "—\n"
            "Wenn du diese Karte kaufst, entsorge eine deiner Handkarten. Nimm dafür eine Karte, die genau 2 Geld "
            "mehr kostet.",
        ),
        later={
            2: Both(
                "2 VP\n"
                "—\n"
                "When you gain this, trash one of your hand cards. For it, gain a card that costs exactly 2 Coins "
                "more and is no Farmland.",
                "2 Siegpunkte\n"
                "—\n"
                "Wenn du diese Karte nimmst, entsorge eine deiner Handkarten. Nimm dafür eine Karte, die genau 2 "
                "Geld mehr kostet und kein Fruchtbares Land ist.",
            ),
        },
        asks={
            "trash": Ask(
                "Trash a card from your hand.",
                "Entsorge eine Handkarte.",
            ),
            "gain": Ask(
                "Gain a card that costs exactly 2 more than the trashed one.",
                "Nimm eine Karte, die genau 2 mehr kostet als die entsorgte.",
            ),
        },
        rulings=(
            Ruling(
                "on-buy",
                Source("hinterlands_1e", examples=("HI3", "HI6")),
                "First print: it happens on buying, before the Farmland is gained, and not on other gains.",
                "Erste Auflage: Es geschieht beim Kaufen, bevor man das Fruchtbare Land nimmt, und nicht, wenn man "
                "es anders nimmt.",
            ),
            Ruling(
                "forced",
                Source("hinterlands_1e"),
                "Trashing is not optional, and neither is gaining if there is a card of that cost.",
                "Entsorgen ist Pflicht, und Nehmen ebenso, wenn es eine Karte zu diesem Preis gibt.",
            ),
            Ruling(
                "empty-hand",
                Source("hinterlands_1e"),
                "With an empty hand nothing happens.",
                "Mit leerer Hand geschieht nichts.",
            ),
            Ruling(
                "no-such-card",
                Source("hinterlands_1e"),
                "If no card costs exactly 2 more, nothing is gained.",
                "Kostet keine Karte genau 2 mehr, nimmt man nichts.",
            ),
            Ruling(
                "another-farmland",
                Source("hinterlands_1e", examples=("HI4", "HI5")),
                "First print: another Farmland may be gained this way, and brings nothing further.",
                "Erste Auflage: Man darf so ein weiteres Fruchtbares Land nehmen; das bringt nichts Weiteres.",
            ),
            Ruling(
                "trader",
                Source("practice"),
                "First print: a Trader that takes the Farmland away does not stop it.",
                "Erste Auflage: Eine Fahrende Händlerin, die das Fruchtbare Land ersetzt, ändert nichts daran.",
            ),
            Ruling(
                "potion-and-debt",
                Source("hinterlands_1e"),
                "Potion and Debt of the trashed card have to be the same.",
                "Trank und Schulden müssen dieselben sein wie bei der entsorgten Karte.",
            ),
            Ruling(
                "on-gain",
                Source("hinterlands_2e", examples=("HI3", "HI6")),
                "Second print: it happens whenever the Farmland is gained, after that.",
                "Zweite Auflage: Es geschieht immer, wenn man das Fruchtbare Land nimmt, und zwar danach.",
                edition=2,
            ),
            Ruling(
                "no-farmland",
                Source("hinterlands_2e", examples=("HI4",)),
                "Second print: the card gained may not be a Farmland.",
                "Zweite Auflage: Die genommene Karte darf kein Fruchtbares Land sein.",
                edition=2,
            ),
        ),
    ),
    Words(
        "silk_road",
        en=English("Silk Road", "Silk Roads"),
        de=German("Seidenstraße", "Seidenstraßen", "f"),
        picture="rolled-cloth",
        text=Both(
            "1 VP for every 4 Victory cards you have; fewer than 4 that are left over do not count",
            "1 Siegpunkt für je 4 Punktekarten, die du hast; weniger als 4 übrige zählen nicht",
        ),
        rulings=(
            Ruling(
                "rounded-down",
                Source("hinterlands_1e"),
                "Only full fours count: 11 Victory cards make it worth 2.",
                "Nur volle Vierer zählen: Mit 11 Punktekarten ist sie 2 wert.",
            ),
            Ruling(
                "itself-and-combined",
                Source("hinterlands_1e"),
                "It counts itself, other Silk Roads and Victory cards with another type as well.",
                "Sie zählt sich selbst, andere Seidenstraßen und Punktekarten mit einem weiteren Typ mit.",
            ),
            Ruling(
                "wherever",
                Source("hinterlands_1e"),
                "All cards that you own count, wherever they are.",
                "Alle eigenen Karten zählen, wo auch immer sie sind.",
            ),
            Ruling(
                "each-apart",
                Source("hinterlands_1e"),
                "Each Silk Road is counted separately.",
                "Jede Seidenstraße wird für sich gewertet.",
            ),
        ),
        counted=Counted(
            Both("{n} Victory card in the deck", "{n} Punktekarte im Kartendeck"),
            Both("{n} Victory cards in the deck", "{n} Punktekarten im Kartendeck"),
        ),
    ),
    Words(
        "tunnel",
        en=English("Tunnel", "Tunnels"),
        de=German("Tunnel", "Tunnel", "m"),
        picture="plain/tunnel",
        text=Both(
            "2 VP\n—\nWhen you discard this outside of Clean-up, you may show it and gain a Gold.",
            "2 Siegpunkte\n"
            "—\n"
            "Wenn du diese Karte außerhalb der Aufräumphase ablegst, darfst du sie zeigen und ein Gold nehmen.",
        ),
        rulings=(
            Ruling(
                "from-anywhere",
                Source("hinterlands_1e"),
                "It works when an instruction lets you discard it, in any turn, from the hand, from the deck or set "
                "aside.",
                "Er wirkt, wenn man ihn auf Anweisung ablegt, in jedem Zug, ob von der Hand, vom Nachziehstapel oder "
                "beiseitegelegt.",
            ),
            Ruling(
                "optional",
                Source("hinterlands_1e"),
                "Revealing it is optional, even if everybody sees it anyway.",
                "Ihn zu zeigen ist freiwillig, auch wenn ihn ohnehin alle sehen.",
            ),
            Ruling(
                "each-its-own",
                Source("hinterlands_1e", examples=("HI14",)),
                "Each of several Tunnels brings a Gold of its own, once per discard.",
                "Jeder von mehreren Tunneln bringt ein eigenes Gold, einmal je Ablegen.",
            ),
            Ruling(
                "no-gold",
                Source("hinterlands_1e", examples=("HI14",)),
                "If there is no Gold left there is none.",
                "Ist kein Gold mehr da, gibt es keins.",
            ),
            Ruling(
                "not-in-clean-up",
                Source("hinterlands_1e"),
                "In Clean-up it brings nothing.",
                "In der Aufräumphase bringt er nichts.",
            ),
            Ruling(
                "not-a-discard",
                Source("hinterlands_1e"),
                "Gaining or trashing it is no discarding, and neither is putting the deck into the discard pile.",
                "Ihn zu nehmen oder zu entsorgen ist kein Ablegen, und den Nachziehstapel auf den Ablagestapel zu "
                "legen auch nicht.",
            ),
            Ruling(
                "shuffled-away",
                Source("hinterlands_1e"),
                "The Gold is there even if the Tunnel has been shuffled away in between.",
                "Das Gold gibt es auch, wenn der Tunnel inzwischen eingemischt wurde.",
            ),
        ),
    ),
)
