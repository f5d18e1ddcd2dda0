"""What a bot says for a reason when somebody asks it for a hint: by the codes of `bots.reasons`.

Where "it" is a card, German has a word for it by its gender (see `language.pronouns`).
"""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "treasures": Both(
            "Money in hand is worth nothing after the turn, so play all of it.",
            "Geld auf der Hand ist nach dem Zug nichts mehr wert, also alles ausspielen.",
        ),
        "debt": Both("Nothing can be bought while there is Debt.", "Mit Schulden lässt sich nichts kaufen."),
        "coffers": Both("With it you can afford something better.", "Damit reicht es für etwas Besseres."),
        "villager": Both(
            "There is still an Action in your hand worth playing.",
            "Du hast noch eine Aktion auf der Hand, die es wert ist.",
        ),
        "rather_not": Both("It brings you nothing here.", "Hier bringt es dir nichts."),
        # Purchases and gains.
        "buy.nothing": Both(
            "Nothing that you can afford makes your deck better.",
            "Nichts, was du dir leisten kannst, macht dein Deck besser.",
        ),
        "buy.event": Both(
            "Right now it brings more than any card for this money.",
            "Im Moment bringt das mehr als jede Karte für dieses Geld.",
        ),
        "buy.wins": Both("It ends the game, and you are ahead then.", "Damit endet das Spiel, und du liegst vorn."),
        "buy.near_end": Both(
            "The end is near ({card} left: {n}), so now it is points that count.",
            "Das Ende ist nah ({card}: noch {n}), jetzt zählen Punkte.",
        ),
        "buy.points": Both(
            "{n} points: they decide the game, and there are only so many.",
            "{n} Punkte: Sie entscheiden das Spiel, und es gibt nur wenige.",
        ),
        "buy.curses": Both(
            "{It} gives the others Curses, which cost them points and clog their hands.",
            "{It} beschert den anderen Flüche; die kosten Punkte und verstopfen ihre Hände.",
        ),
        "buy.village": Both(
            "{It} gives {n} Actions, so that you can play more of your other cards.",
            "{It} bringt {n} Aktionen, damit du mehr von deinen anderen Karten ausspielen kannst.",
        ),
        "buy.trasher": Both(
            "{It} gets weak cards out of your deck, so that you draw the good ones more often.",
            "{It} räumt schwache Karten aus deinem Deck, dann ziehst du die guten öfter.",
        ),
        "buy.draw": Both(
            "{It} draws about {n} cards each time you play it.",
            "{It} zieht jedes Mal etwa {n} Karten.",
        ),
        "buy.money": Both(
            "More money makes the coming hands richer (here {n} a play).",
            "Mehr Geld macht deine nächsten Hände reicher (hier je {n}).",
        ),
        "buy.attack": Both(
            "{It} hinders the others each time you play {it_acc}.",
            "{It} behindert die anderen, wann immer du {it_acc} ausspielst.",
        ),
        "buy.free": Both(
            "{It} replaces itself, so it does good without costing an Action.",
            "{It} ersetzt sich selbst und nützt, ohne eine Aktion zu kosten.",
        ),
        "buy.coins": Both("{It} brings about {n} coins each time.", "{It} bringt jedes Mal etwa {n} Geld."),
        "buy.gainer": Both("{It} gains you further cards.", "{It} bringt dir weitere Karten."),
        "buy.best": Both(
            "{It} is the strongest card here for this money.", "{It} ist hier die stärkste Karte für dieses Geld."
        ),
        # Plays.
        "play.treasure": Both(
            "{It} brings about {n} coins for your purchases.", "{It} bringt etwa {n} Geld für deine Käufe."
        ),
        "play.none": Both("None of these Actions would help you now.", "Keine dieser Aktionen würde dir jetzt helfen."),
        "play.village": Both(
            "{It} gives {n} Actions: first these, then the other cards.",
            "{It} bringt {n} Aktionen: erst die, dann die anderen Karten.",
        ),
        "play.free_draw": Both(
            "{It} costs you no Action and draws ({n}): play it before the others.",
            "{It} kostet dich keine Aktion und zieht ({n}): vor den anderen ausspielen.",
        ),
        "play.free": Both(
            "{It} gives its Action back, so nothing is lost by it.",
            "{It} gibt die Aktion zurück, du verlierst also nichts.",
        ),
        "play.attack": Both(
            "{It} hinders the others, and does you good besides.", "{It} behindert die anderen und nützt dir dazu."
        ),
        "play.draw": Both("{It} draws about {n} cards.", "{It} zieht etwa {n} Karten."),
        "play.coins": Both(
            "{It} brings about {n} coins for your purchases.", "{It} bringt etwa {n} Geld für deine Käufe."
        ),
        "play.trasher": Both(
            "{It} gets rid of weak cards: every later hand is better for it.",
            "{It} räumt schwache Karten weg: Jede spätere Hand wird besser.",
        ),
        "play.best": Both("{It} does most for you of these Actions.", "{It} nützt dir von diesen Aktionen am meisten."),
        "play.only": Both("An Action that is not played is lost.", "Eine nicht genutzte Aktion ist verloren."),
        # What goes.
        "away.none": Both("All of these are worth keeping.", "Die sind es alle wert, behalten zu werden."),
        "away.card": Both("You are better off without {it_acc}.", "Ohne {it_acc} bist du besser dran."),
        "away.junk": Both("{card} does nothing but harm in a deck.", "{card} schadet in einem Deck nur."),
        "away.points": Both(
            "{card} only clogs your hands now; its points hardly matter yet.",
            "{card} verstopft jetzt nur deine Hände; die Punkte fallen noch kaum ins Gewicht.",
        ),
        "away.weak": Both(
            "{card} is weaker than what you would draw instead.",
            "{card} ist schwächer als das, was du stattdessen ziehst.",
        ),
        "discard.none": Both("You still need these.", "Die brauchst du noch."),
        "discard.useless": Both(
            "These cards do nothing for you in this turn.", "Diese Karten nützen dir in diesem Zug nichts."
        ),
        "discard.least": Both("Of these you will miss it least.", "Die fehlen dir von diesen am wenigsten."),
        # Everything else, by the intent of the question.
        "do.none": Both("Of these it brings you most.", "Davon bringt es dir am meisten."),
        "do.topdeck": Both(
            "You want to draw {That_acc} again soon, or lose least by {it}.",
            "{That_acc} willst du bald wieder ziehen, oder {it} fehlt dir am wenigsten.",
        ),
        "do.bottom": Both("You do not need {That_acc} soon.", "{That_acc} brauchst du so bald nicht."),
        "do.take": Both("{It} does most for you in hand.", "{It} nützt dir auf der Hand am meisten."),
        "do.keep": Both("{That} is worth most to you.", "{That} ist dir am meisten wert."),
        "do.set_aside": Both("{It} is of more use there than now.", "{It} nützt dort mehr als jetzt."),
        "do.reveal": Both("It protects you, or helps, and costs nothing.", "Das schützt oder hilft und kostet nichts."),
        "do.name": Both(
            "It is the most likely, or the most useful.", "Das ist am wahrscheinlichsten oder nützlichsten."
        ),
        "do.order": Both("In this order you lose nothing.", "In dieser Reihenfolge geht nichts verloren."),
        "do.use": Both("It helps, and costs you nothing.", "Das hilft und kostet dich nichts."),
        "do.follow": Both(
            "Here the Way brings more than the card itself.", "Hier bringt der Weg mehr als die Karte selbst."
        ),
        "do.spend": Both("This much is worth it here.", "So viel lohnt sich hier."),
        "do.rotate": Both("Then the better card lies on top.", "Dann liegt die bessere Karte oben."),
        "do.put_token": Both("There it will help most often.", "Dort hilft er am häufigsten."),
        "do.end": Both("There is nothing left to do.", "Mehr ist nicht zu tun."),
        "do.place": Both("There {it} comes at the right time.", "Dort kommt {it} zur rechten Zeit."),
        "do.receive": Both("It helps you most of these.", "Davon hilft dir das am meisten."),
    }
)
