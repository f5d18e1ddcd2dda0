"""Was der Server dem sagt, der ihn betreibt, auf Deutsch."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    # Kommandozeile.
    "serve.help": (
        "Im Browser spielen: startet den Server und öffnet seine Seite. Jede Option lässt sich auch durch eine "
        "Umgebungsvariable setzen (PLATIN_PORT, ...)."
    ),
    "serve.host": "Die Adresse des Servers (127.0.0.1: nur auf diesem Rechner; 0.0.0.0: in allen Netzen).",
    "serve.port": "Der Port (8765; 0: irgendein freier).",
    "serve.database": (
        "Wo die Partien bleiben: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK. Ohne diese Option "
        "eine Datei in deinem Datenverzeichnis."
    ),
    "serve.public_url": "Was Spieler eingeben, wenn es nicht Adresse und Port ist: https://example.org.",
    "serve.trusted_proxies": "Adressen von Proxys, denen geglaubt wird, für wen sie sprechen (127.0.0.1).",
    "serve.most_message_bytes": "Die größte Nachricht eines Clients in Bytes (16384).",
    "serve.messages_per_second": "Wie viele Nachrichten ein Client auf Dauer je Sekunde schicken darf (100).",
    "serve.message_burst": "Wie viele Nachrichten ein Client auf einmal schicken darf (200).",
    "serve.most_connections": "So viele Verbindungen gibt es höchstens gleichzeitig (5000).",
    "serve.tables_per_minute": "Wie viele Tische eine Adresse in einer Minute eröffnen darf (30).",
    "serve.most_tables_in_memory": "So viele Tische sind höchstens gleichzeitig offen (2000).",
    "serve.idle_seconds": "Einen Tisch wegräumen, den so lange niemand angesehen hat (600).",
    "serve.away_seconds": "Wer so lange weg war, darf durch einen Bot ersetzt werden (60).",
    "serve.workers": "In wie vielen Threads Bots nachdenken (2).",
    "serve.log_level": "Wie viel protokolliert wird: debug, info, warning, error (info).",
    "serve.log_format": "Wie protokolliert wird: json, plain oder auto (im Terminal plain, sonst json).",
    "serve.lan": "Das lokale Netz hereinlassen; zeigt die Adresse und einen QR-Code für Handys (wie --host 0.0.0.0).",
    "serve.open": "Die Seite im Browser öffnen.",
    "serve.ready": "Platin ist unter {url} zu finden",
    "serve.machine": "Nur dieser Rechner erreicht ihn. Damit andere in deinem Netz mitspielen: platin serve --lan",
    "serve.network": "In deinem Netz ist er unter {urls} zu finden. Fürs Handy:",
    "serve.offline": "Er ist für das Netz offen, aber dieser Rechner ist in keinem: Niemand sonst erreicht ihn jetzt.",
    "serve.stop": "Strg-C hält den Server an. Die Partien bleiben in {database}.",
    "serve.stopping": "Der Server hält an ...",
    "serve.stopped": "Angehalten. Alle Partien sind gespeichert.",
    # Was schiefgehen kann.
    "serve.error.lan": "--lan öffnet den Server für das ganze Netz, --host für eine Adresse: Gib nur eines davon an.",
    "serve.error.port": "{host}:{port} lässt sich nicht verwenden: {cause}",
    "serve.error.database": "Die Datenbank {database} lässt sich nicht öffnen: {cause}",
    "serve.error.newer": (
        "Die Datenbank {database} stammt von einer neueren Version von Platin. Aktualisiere Platin oder nenne eine "
        "andere Datenbank."
    ),
    "serve.error.static": "Die Seite für den Browser ist noch nicht gebaut. Gib im Quellverzeichnis ein: make play",
    "settings.whole_number": "{name} ist {value}; erwartet wird eine ganze Zahl von {least} bis {most}.",
    "settings.number": "{name} ist {value}; erwartet wird eine Zahl von {least} bis {most}.",
    "settings.choice": "{name} ist {value}; erwartet wird eines von {among}.",
    "settings.public_url": "{name} ist {value}; erwartet wird eine Adresse wie https://example.org, nichts dahinter.",
    "settings.database.form": (
        "{name} ist nicht die Adresse einer Datenbank; erwartet wird sqlite:///DATEI oder "
        "postgresql://NAME:PASSWORT@RECHNER/DATENBANK."
    ),
    "settings.database.kind": (
        "{name} ist eine Datenbank von unbekannter Art; erwartet wird sqlite:///... oder postgresql://..."
    ),
    "settings.database.driver": '{name} ist eine PostgreSQL-Datenbank; dazu braucht es: pip install "platin[postgres]"',
    "settings.database.file": (
        "{name} braucht eine Datei, weil Partien einen Neustart überdauern müssen; erwartet wird sqlite:///DATEI."
    ),
}
