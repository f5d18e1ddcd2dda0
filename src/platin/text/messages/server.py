"""What the server says to the one who runs it."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        # Command line.
        "serve.help": Both(
            "Play in the browser: start the server and open its page. Every option can also be set by an environment "
            "variable (PLATIN_PORT, ...).",
            "Im Browser spielen: startet den Server und öffnet seine Seite. Jede Option lässt sich auch durch eine "
            "Umgebungsvariable setzen (PLATIN_PORT, ...).",
        ),
        "serve.host": Both(
            "The address to listen at (127.0.0.1: this machine only; 0.0.0.0: all networks).",
            "Die Adresse des Servers (127.0.0.1: nur auf diesem Rechner; 0.0.0.0: in allen Netzen).",
        ),
        "serve.port": Both("The port (8765; 0: any that is free).", "Der Port (8765; 0: irgendein freier)."),
        "serve.database": Both(
            "Where the games are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Without it, a file in "
            "your data directory.",
            "Wo die Partien bleiben: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK. Ohne diese "
            "Option eine Datei in deinem Datenverzeichnis.",
        ),
        "serve.public_url": Both(
            "What players type to get here, if it is not host and port: https://example.org.",
            "Was Spieler eingeben, wenn es nicht Adresse und Port ist: https://example.org.",
        ),
        "serve.trusted_proxies": Both(
            "Addresses of proxies that are believed whom they speak for (127.0.0.1).",
            "Adressen von Proxys, denen geglaubt wird, für wen sie sprechen (127.0.0.1).",
        ),
        "serve.most_message_bytes": Both(
            "The largest message of a client, in bytes (16384).",
            "Die größte Nachricht eines Clients in Bytes (16384).",
        ),
        "serve.messages_per_second": Both(
            "How many messages a client may send a second in the long run (100).",
            "Wie viele Nachrichten ein Client auf Dauer je Sekunde schicken darf (100).",
        ),
        "serve.message_burst": Both(
            "How many messages a client may send at once (200).",
            "Wie viele Nachrichten ein Client auf einmal schicken darf (200).",
        ),
        "serve.most_connections": Both(
            "The most connections at a time (5000).",
            "So viele Verbindungen gibt es höchstens gleichzeitig (5000).",
        ),
        "serve.tables_per_minute": Both(
            "How many tables one address may open in a minute (30).",
            "Wie viele Tische eine Adresse in einer Minute eröffnen darf (30).",
        ),
        "serve.most_tables_in_memory": Both(
            "The most tables that are open at a time (2000).",
            "So viele Tische sind höchstens gleichzeitig offen (2000).",
        ),
        "serve.idle_seconds": Both(
            "Put a table away when nobody has looked at it for so long (600).",
            "Einen Tisch wegräumen, den so lange niemand angesehen hat (600).",
        ),
        "serve.away_seconds": Both(
            "Let a bot replace somebody who has been away for so long (60).",
            "Wer so lange weg war, darf durch einen Bot ersetzt werden (60).",
        ),
        "serve.workers": Both("In how many threads bots think (2).", "In wie vielen Threads Bots nachdenken (2)."),
        "serve.learn_seconds": Both(
            "How long to study, in the background, a kingdom in which a Master plays and for which there is no plan; "
            "0: never (45).",
            "Wie lange im Hintergrund ein Königreich studiert wird, in dem ein Meister spielt und für das es noch "
            "keinen Plan gibt; 0: gar nicht (45).",
        ),
        "serve.lobby": Both(
            "Whether tables may be listed for everybody on this server: allowed, forbidden (allowed).",
            "Ob Tische für alle auf diesem Server aufgelistet werden dürfen: allowed, forbidden (allowed).",
        ),
        "serve.chat": Both(
            "Whether people may write what they like at a table that wants it: allowed, forbidden (allowed).",
            "Ob man an einem Tisch, der es wünscht, frei schreiben darf: allowed, forbidden (allowed).",
        ),
        "serve.analyse_seconds": Both(
            "How long the coach looks at a finished game if somebody asks (30; 0: not at all).",
            "Wie lange der Trainer sich auf Wunsch ein beendetes Spiel ansieht (30; 0: gar nicht).",
        ),
        "serve.log_level": Both(
            "How much is logged: debug, info, warning, error (info).",
            "Wie viel protokolliert wird: debug, info, warning, error (info).",
        ),
        "serve.log_format": Both(
            "How it is logged: json, plain, or auto (plain in a terminal, otherwise json).",
            "Wie protokolliert wird: json, plain oder auto (im Terminal plain, sonst json).",
        ),
        "serve.lan": Both(
            "Let the local network in, and show the address and a QR code for phones (as --host 0.0.0.0).",
            "Das lokale Netz hereinlassen; zeigt die Adresse und einen QR-Code für Handys (wie --host 0.0.0.0).",
        ),
        "serve.open": Both("Open the page in the browser.", "Die Seite im Browser öffnen."),
        "serve.ready": Both("Platin is at {url}", "Platin ist unter {url} zu finden"),
        "serve.machine": Both(
            "Only this machine can reach it. To let others in your network join: platin serve --lan",
            "Nur dieser Rechner erreicht ihn. Damit andere in deinem Netz mitspielen: platin serve --lan",
        ),
        "serve.network": Both(
            "In your network it is at {urls}. For a phone:",
            "In deinem Netz ist er unter {urls} zu finden. Fürs Handy:",
        ),
        "serve.offline": Both(
            "It listens to the network, but this machine is in none: nobody else can reach it now.",
            "Er ist für das Netz offen, aber dieser Rechner ist in keinem: Niemand sonst erreicht ihn jetzt.",
        ),
        "serve.stop": Both(
            "Ctrl-C stops the server. The games are kept in {database}.",
            "Strg-C hält den Server an. Die Partien bleiben in {database}.",
        ),
        "serve.stopping": Both("Stopping ...", "Der Server hält an ..."),
        "serve.stopped": Both("Stopped. All games are kept.", "Angehalten. Alle Partien sind gespeichert."),
        # What can go wrong.
        "serve.error.lan": Both(
            "--lan listens to the whole network, --host at one address: give one of them.",
            "--lan öffnet den Server für das ganze Netz, --host für eine Adresse: Gib nur eines davon an.",
        ),
        "serve.error.port": Both(
            "{host}:{port} cannot be used: {cause}",
            "{host}:{port} lässt sich nicht verwenden: {cause}",
        ),
        "serve.error.database": Both(
            "The database {database} cannot be opened: {cause}",
            "Die Datenbank {database} lässt sich nicht öffnen: {cause}",
        ),
        "serve.error.newer": Both(
            "The database {database} was made by a later version of Platin. Update Platin, or name another database.",
            "Die Datenbank {database} stammt von einer neueren Version von Platin. Aktualisiere Platin oder nenne "
            "eine andere Datenbank.",
        ),
        "serve.error.static": Both(
            "The page for the browser has not been built. In the source directory, say: make play",
            "Die Seite für den Browser ist noch nicht gebaut. Gib im Quellverzeichnis ein: make play",
        ),
        "settings.whole_number": Both(
            "{name} is {value}: expected a whole number from {least} to {most}.",
            "{name} ist {value}; erwartet wird eine ganze Zahl von {least} bis {most}.",
        ),
        "settings.number": Both(
            "{name} is {value}: expected a number from {least} to {most}.",
            "{name} ist {value}; erwartet wird eine Zahl von {least} bis {most}.",
        ),
        "settings.choice": Both(
            "{name} is {value}: expected one of {among}.",
            "{name} ist {value}; erwartet wird eines von {among}.",
        ),
        "settings.public_url": Both(
            "{name} is {value}: expected an address like https://example.org, with nothing behind it.",
            "{name} ist {value}; erwartet wird eine Adresse wie https://example.org, nichts dahinter.",
        ),
        "settings.database.form": Both(
            "{name} is not the address of a database: expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
            "{name} ist nicht die Adresse einer Datenbank; erwartet wird sqlite:///DATEI oder "
            "postgresql://NAME:PASSWORT@RECHNER/DATENBANK.",
        ),
        "settings.database.kind": Both(
            "{name} is a database of an unknown kind: expected sqlite:///... or postgresql://...",
            "{name} ist eine Datenbank von unbekannter Art; erwartet wird sqlite:///... oder postgresql://...",
        ),
        "settings.database.driver": Both(
            '{name} is a PostgreSQL database, which needs: pip install "platin[postgres]"',
            '{name} ist eine PostgreSQL-Datenbank; dazu braucht es: pip install "platin[postgres]"',
        ),
        "settings.database.file": Both(
            "{name} needs a file, because games must survive a restart: expected sqlite:///FILE.",
            "{name} braucht eine Datei, weil Partien einen Neustart überdauern müssen; erwartet wird sqlite:///DATEI.",
        ),
    }
)
