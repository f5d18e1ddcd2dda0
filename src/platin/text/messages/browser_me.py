"""What the page of somebody who comes back says: games, profile."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "me.title": Both("My games", "Meine Spiele"),
        "me.nameless": Both("Guest", "Gast"),
        "me.tag": Both("Tag", "Kürzel"),
        "me.tab.games": Both("Games", "Spiele"),
        "me.tab.favourites": Both("Favourites", "Lieblinge"),
        "me.tab.statistics": Both("Statistics", "Statistik"),
        "me.tab.profile": Both("Profile", "Profil"),
        # Before there is a profile.
        "me.none": Both(
            "With your first game this server begins to remember your games: how they ended, what you like to play, "
            "and how you do. You can also begin now.",
            "Mit deinem ersten Spiel beginnt dieser Server, sich deine Spiele zu merken: wie sie ausgingen, was du "
            "gern spielst und wie du abschneidest. Du kannst auch gleich anfangen.",
        ),
        "me.nickname": Both("Nickname", "Spitzname"),
        "me.make": Both("Remember my games", "Meine Spiele merken"),
        "me.how": Both(
            "There is no e-mail and no password: what shows that you are you is a secret that only this browser keeps.",
            "Es braucht weder E-Mail noch Passwort: Dass du es bist, zeigt ein Geheimnis, das nur dieser Browser hat.",
        ),
        # Games.
        "me.games.none": Both("You have no games here yet.", "Du hast hier noch keine Spiele."),
        "me.games.count.one": Both("{n} game, the newest first", "{n} Spiel"),
        "me.games.count.many": Both("{n} games, the newest first", "{n} Spiele, die neuesten zuerst"),
        "me.games.more": Both("Older games", "Ältere Spiele"),
        "me.games.daily": Both("kingdom of {day}", "Königreich vom {day}"),
        "me.games.daily_free": Both("kingdom of {day}, not ranked", "Königreich vom {day}, ohne Wertung"),
        "me.outcome.running": Both("Go on", "Läuft"),
        "me.outcome.won": Both("Won", "Gewonnen"),
        "me.outcome.shared": Both("Victory shared", "Sieg geteilt"),
        "me.outcome.lost": Both("Lost", "Verloren"),
        "me.outcome.left": Both("Left to a bot", "Einem Bot überlassen"),
        "me.points.one": Both("{n} point", "{n} Punkt"),
        "me.points.many": Both("{n} points", "{n} Punkte"),
        "me.turns.one": Both("{n} turn", "{n} Zug"),
        "me.turns.many": Both("{n} turns", "{n} Züge"),
        # Kingdoms, wherever they are seen.
        "me.favourite": Both("Favourite", "Liebling"),
        "me.favourite_of": Both("Favourite: {kingdom}", "Liebling: {kingdom}"),
        "me.share": Both("Share", "Teilen"),
        "me.share_of": Both("Share: {kingdom}", "Teilen: {kingdom}"),
        "me.share.copied": Both("Link copied.", "Link kopiert."),
        "me.favourites.none": Both(
            "A star beside a kingdom puts it on this list.",
            "Mit dem Stern neben einem Königreich kommt es auf diese Liste.",
        ),
        "me.favourites.play": Both("Play it", "Spielen"),
        "me.favourites.remove": Both("Remove", "Entfernen"),
        # Statistics.
        "me.statistics.none": Both("Nothing to count yet.", "Noch gibt es nichts zu zählen."),
        "me.statistics.all": Both("All games", "Alle Spiele"),
        "me.statistics.of.one": Both("won of {n} game", "gewonnen, von {n} Spiel"),
        "me.statistics.of.many": Both("won of {n} games", "gewonnen, von {n} Spielen"),
        "me.statistics.points": Both("{n} points on average", "im Mittel {n} Punkte"),
        "me.statistics.how": Both(
            "A shared victory counts as half of one; games that you left to a bot do not count. The line says between "
            "which shares chance would leave you in 95 of 100 cases: with few games that is a wide field.",
            "Ein geteilter Sieg zählt halb; Spiele, die du einem Bot überlassen hast, zählen nicht. Die Linie sagt, "
            "zwischen welchen Anteilen dich der Zufall in 95 von 100 Fällen ließe: Bei wenigen Spielen ist das viel.",
        ),
        "me.statistics.between": Both("between {low} and {high}", "zwischen {low} und {high}"),
        "me.statistics.bots": Both("Against one bot", "Gegen einen Bot"),
        "me.statistics.kingdoms": Both("Recommended sets", "Empfohlene Sets"),
        "me.statistics.expansions": Both("Expansions in the kingdom", "Erweiterungen im Königreich"),
        "me.statistics.cards": Both("Cards in your deck at the end", "Karten in deinem Deck am Ende"),
        "me.statistics.cards.how": Both(
            "Games in which you had the card in the end, beside those in which it only lay in the Supply. What goes "
            "together need not be the cause.",
            "Spiele, in denen du die Karte am Ende hattest, neben denen, in denen sie nur im Vorrat lag. Was zusammen "
            "auftritt, muss nicht die Ursache sein.",
        ),
        "me.statistics.games": Both("Games", "Spiele"),
        "me.statistics.won": Both("Won", "Gewonnen"),
        "me.statistics.mean": Both("Points", "Punkte"),
        "me.statistics.having": Both("With it", "Mit ihr"),
        "me.statistics.without": Both("Without", "Ohne sie"),
        "me.statistics.more": Both("All {n}", "Alle {n}"),
        # The profile.
        "me.nickname.save": Both("Save", "Speichern"),
        "me.nickname.done": Both("Saved.", "Gespeichert."),
        "me.nickname.more": Both(
            "Nicknames may be taken by several people; #{tag} tells you from the others. Games that have begun keep "
            "the name that they began with.",
            "Denselben Spitznamen können mehrere haben; #{tag} unterscheidet dich von den anderen. Begonnene Spiele "
            "behalten den Namen, mit dem sie begannen.",
        ),
        "me.move": Both("On another device", "Auf einem anderen Gerät"),
        "me.move.more": Both(
            "With this link another browser gets your profile and can go on with your games. Whoever has it can do all "
            "that you can: show it to nobody else.",
            "Mit diesem Link bekommt ein anderer Browser dein Profil und kann deine Spiele fortsetzen. Wer ihn hat, "
            "kann alles, was du kannst: Zeig ihn sonst niemandem.",
        ),
        "me.move.show": Both("Show the link", "Link zeigen"),
        "me.move.link": Both("Link for your other device", "Link für dein anderes Gerät"),
        "me.move.copy": Both("Copy the link", "Link kopieren"),
        "me.take": Both("Use this profile here?", "Dieses Profil hier verwenden?"),
        "me.take.who": Both(
            "The link belongs to {name}. From now on this browser plays in that name and goes on with those games.",
            "Der Link gehört zu {name}. Dieser Browser spielt von nun an unter diesem Namen und setzt dessen Spiele "
            "fort.",
        ),
        "me.take.instead": Both(
            "This browser already has another profile. It is given up here; without a link of its own it is lost.",
            "Dieser Browser hat schon ein anderes Profil. Es wird hier aufgegeben; ohne einen eigenen Link ist es "
            "verloren.",
        ),
        "me.take.go": Both("Use it", "Verwenden"),
        "me.take.leave": Both("Leave everything as it is", "Alles lassen, wie es ist"),
        "me.everything": Both("Everything that is kept of you", "Alles, was von dir gespeichert ist"),
        "me.export.what": Both(
            "One file with your profile, favourites and games; finished games have their whole record.",
            "Eine Datei mit deinem Profil, deinen Lieblingen und Spielen; von beendeten Spielen jeder Schritt.",
        ),
        "me.export": Both("Save everything as a file", "Alles als Datei sichern"),
        "me.export.busy": Both("Gathering …", "Wird gesammelt …"),
        "me.delete.what": Both(
            "Deleting removes your profile, your list of games, favourites and statistics. At tables with others your "
            "seat stays without a name.",
            "Beim Löschen verschwinden dein Profil, deine Spieleliste, Lieblinge und Statistik. An Tischen mit anderen "
            "bleibt dein Platz ohne Namen stehen.",
        ),
        "me.delete": Both("Delete everything", "Alles löschen"),
        "me.delete.sure": Both("Yes, delete everything", "Ja, alles löschen"),
        "me.delete.really": Both("Delete for good", "Endgültig löschen"),
        "me.delete.keep": Both("Keep it", "Behalten"),
        "me.delete.warning": Both(
            "This cannot be undone, and nobody can bring it back.",
            "Das lässt sich nicht rückgängig machen, und niemand kann es zurückholen.",
        ),
    }
)
