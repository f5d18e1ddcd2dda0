"""Words of the cards of Allies that play other cards."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "courier",
        en=English("Courier", "Couriers"),
        de=German("Botin", "Botinnen", "f"),
        picture="run",
        text=Both(
            "+1 Coin\n"
            "Discard the top card of your deck. Go through your discard pile; you are free to play one Action or "
            "Treasure out of it.",
            "+1 Geld\n"
            "Lege die oberste Karte deines Nachziehstapels ab. Sieh deinen Ablagestapel durch; du darfst daraus "
            "eine Aktionskarte oder Geldkarte spielen.",
        ),
        asks={
            "play": Ask(
                "You may play an Action or a Treasure from your discard pile.",
                "Du darfst eine Aktionskarte oder Geldkarte aus dem Ablagestapel spielen.",
            ),
        },
        rulings=(
            Ruling(
                "any-card-there",
                Source("allies_1e"),
                "It may be any Action or Treasure of the discard pile, also the one just discarded; it uses no Action.",
                "Es darf jede Aktions- oder Geldkarte des Ablagestapels sein, auch die eben abgelegte; das "
                "verbraucht keine Aktion.",
            ),
            Ruling(
                "discard-first",
                Source("allies_1e"),
                "What happens on discarding comes first: the Gold that a Tunnel brings can be played.",
                "Was beim Ablegen geschieht, kommt zuerst: Das Gold eines Tunnels kann man spielen.",
            ),
            Ruling(
                "shuffle",
                Source("allies_1e"),
                "With an empty deck you shuffle for the card that is discarded.",
                "Bei leerem Nachziehstapel wird für die abzulegende Karte gemischt.",
            ),
        ),
    ),
    Words(
        "royal_galley",
        en=English("Royal Galley", "Royal Galleys"),
        de=German("Königliche Galeere", "Königliche Galeeren", "f"),
        picture="galley",
        text=Both(
            "+1 Card\n"
            "You are free to play an Action from your hand that is no Duration. When it is done, set it aside. "
            "If you did, play it again as your next turn begins.",
            "+1 Karte\n"
            "Du darfst eine Aktionskarte aus der Hand spielen, die keine Dauerkarte ist. Lege sie danach zur "
            "Seite. Hast du das getan, spiele sie zu Beginn deines nächsten Zuges noch einmal.",
        ),
        later={
            2: Both(
                "+1 Card\n"
                "You are free to play an Action from your hand that is no Duration. It stays in play, and is "
                "played again as your next turn begins.",
                "+1 Karte\n"
                "Du darfst eine Aktionskarte aus der Hand spielen, die keine Dauerkarte ist. Sie bleibt im Spiel "
                "und wird zu Beginn deines nächsten Zuges noch einmal gespielt.",
            ),
        },
        asks={
            "play": Ask(
                "You may play an Action that is no Duration.",
                "Du darfst eine Aktionskarte spielen, die keine Dauerkarte ist.",
            ),
        },
        rulings=(
            Ruling(
                "play-again",
                Source("allies_1e"),
                "The play uses no Action. Set aside, the card is not in play; next turn it comes into play "
                "again, and both are discarded in its Clean-up.",
                "Das Spielen verbraucht keine Aktion. Zur Seite gelegt ist die Karte nicht im Spiel; im nächsten "
                "Zug kommt sie wieder ins Spiel, und beide werden in dessen Aufräumphase abgelegt.",
            ),
            Ruling(
                "nothing-aside",
                Source("allies_1e"),
                "If the card has moved, or none was played, there is nothing to set aside, and she is discarded "
                "this turn.",
                "Hat die Karte sich bewegt oder wurde keine gespielt, liegt nichts zur Seite, und sie wird in "
                "diesem Zug abgelegt.",
            ),
            Ruling(
                "no-duration",
                Source("allies_1e"),
                "A Duration cannot be played by her.",
                "Eine Dauerkarte kann man mit ihr nicht spielen.",
            ),
            Ruling(
                "must-not-stay",
                Source("author"),
                "The card is set aside even if it ought to stay in play, as a Throne Room that played a Duration.",
                "Die Karte wird auch zur Seite gelegt, wenn sie im Spiel bleiben müsste, wie ein Thronsaal, der "
                "eine Dauerkarte gespielt hat.",
            ),
            Ruling(
                "twice",
                Source("practice"),
                "Played twice she may play two cards and set both aside.",
                "Zweimal gespielt darf sie zwei Karten spielen und beide zur Seite legen.",
            ),
            Ruling(
                "goes-alone",
                Source("author"),
                "A Throne Room that plays a Duration next turn stays in play; she does not.",
                "Ein Thronsaal, der im nächsten Zug eine Dauerkarte spielt, bleibt im Spiel; sie nicht.",
            ),
            Ruling(
                "stays-in-play",
                Source("allies_later"),
                "By the later text the card stays in play, and so do its abilities there; next turn it is played "
                "again if it is still there.",
                "Nach dem späteren Text bleibt die Karte im Spiel und mit ihr, was sie dort bewirkt; im nächsten "
                "Zug wird sie noch einmal gespielt, wenn sie noch da ist.",
                edition=2,
            ),
            Ruling(
                "left-play",
                Source("allies_later"),
                "If the card leaves play later in the turn, she is discarded this turn.",
                "Verlässt die Karte später im Zug das Spiel, wird sie in diesem Zug abgelegt.",
                edition=2,
            ),
        ),
    ),
    Words(
        "specialist",
        en=English("Specialist", "Specialists"),
        de=German("Spezialistin", "Spezialistinnen", "f"),
        picture="steampunk-goggles",
        text=Both(
            "You are free to play an Action or a Treasure from your hand. When it is done, choose: play it "
            "again; or gain a copy of it.",
            "Du darfst eine Aktionskarte oder Geldkarte aus der Hand spielen. Wähle danach: Spiele sie noch "
            "einmal; oder nimm eine gleiche.",
        ),
        asks={
            "play": Ask(
                "You may play an Action or a Treasure.",
                "Du darfst eine Aktionskarte oder Geldkarte spielen.",
            ),
            "choose": Ask(
                "Choose one.",
                "Wähle eines.",
                options={
                    "play": Both(
                        "play it again",
                        "noch einmal spielen",
                    ),
                    "gain": Both(
                        "gain a copy",
                        "eine gleiche nehmen",
                    ),
                },
            ),
        },
        rulings=(
            Ruling(
                "must-choose",
                Source("allies_1e"),
                "Playing a card is optional and uses no Action; after it you have to choose.",
                "Eine Karte zu spielen ist freiwillig und verbraucht keine Aktion; danach muss man wählen.",
            ),
            Ruling(
                "card-gone",
                Source("allies_1e"),
                "It is played again even if it has left play.",
                "Noch einmal gespielt wird sie auch, wenn sie nicht mehr im Spiel ist.",
            ),
            Ruling(
                "copy",
                Source("allies_1e"),
                "The copy comes from the Supply, if one lies on top of its pile; without any the option can be "
                "chosen all the same.",
                "Die gleiche Karte kommt aus dem Vorrat, wenn sie dort oben auf ihrem Stapel liegt; gibt es "
                "keine, kann man die Möglichkeit trotzdem wählen.",
            ),
            Ruling(
                "treasure",
                Source("allies_1e"),
                "A Treasure brings its money although it is the Action phase.",
                "Eine Geldkarte bringt ihr Geld, obwohl es die Aktionsphase ist.",
            ),
            Ruling(
                "duration",
                Source("allies_1e"),
                "With a Duration that she played twice she stays in play; for a copy she is discarded as usual.",
                "Mit einer Dauerkarte, die sie zweimal gespielt hat, bleibt sie im Spiel; für eine gleiche wird "
                "sie wie üblich abgelegt.",
            ),
            Ruling(
                "elder",
                Source("allies_1e"),
                "With an Elder it may be both, first the second play.",
                "Mit einer Ältesten darf es beides sein, zuerst das zweite Spielen.",
            ),
        ),
    ),
)
