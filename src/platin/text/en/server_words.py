"""What the server says to the one who runs it, in English."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    # Command line.
    "serve.help": (
        "Play in the browser: start the server and open its page. Every option can also be set by an environment "
        "variable (PLATIN_PORT, ...)."
    ),
    "serve.host": "The address to listen at (127.0.0.1: this machine only; 0.0.0.0: all networks).",
    "serve.port": "The port (8765; 0: any that is free).",
    "serve.database": (
        "Where the games are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Without it, a file in your "
        "data directory."
    ),
    "serve.public_url": "What players type to get here, if it is not host and port: https://example.org.",
    "serve.trusted_proxies": "Addresses of proxies that are believed whom they speak for (127.0.0.1).",
    "serve.most_message_bytes": "The largest message of a client, in bytes (16384).",
    "serve.messages_per_second": "How many messages a client may send a second in the long run (100).",
    "serve.message_burst": "How many messages a client may send at once (200).",
    "serve.most_connections": "The most connections at a time (5000).",
    "serve.tables_per_minute": "How many tables one address may open in a minute (30).",
    "serve.most_tables_in_memory": "The most tables that are open at a time (2000).",
    "serve.idle_seconds": "Put a table away when nobody has looked at it for so long (600).",
    "serve.away_seconds": "Let a bot replace somebody who has been away for so long (60).",
    "serve.workers": "In how many threads bots think (2).",
    "serve.log_level": "How much is logged: debug, info, warning, error (info).",
    "serve.log_format": "How it is logged: json, plain, or auto (plain in a terminal, otherwise json).",
    "serve.lan": "Let the local network in, and show the address and a QR code for phones (as --host 0.0.0.0).",
    "serve.open": "Open the page in the browser.",
    "serve.ready": "Platin is at {url}",
    "serve.machine": "Only this machine can reach it. To let others in your network join: platin serve --lan",
    "serve.network": "In your network it is at {urls}. For a phone:",
    "serve.offline": "It listens to the network, but this machine is in none: nobody else can reach it now.",
    "serve.stop": "Ctrl-C stops the server. The games are kept in {database}.",
    "serve.stopping": "Stopping ...",
    "serve.stopped": "Stopped. All games are kept.",
    # What can go wrong.
    "serve.error.lan": "--lan listens to the whole network, --host at one address: give one of them.",
    "serve.error.port": "{host}:{port} cannot be used: {cause}",
    "serve.error.database": "The database {database} cannot be opened: {cause}",
    "serve.error.newer": (
        "The database {database} was made by a later version of Platin. Update Platin, or name another database."
    ),
    "serve.error.static": "The page for the browser has not been built. In the source directory, say: make play",
    "settings.whole_number": "{name} is {value}: expected a whole number from {least} to {most}.",
    "settings.number": "{name} is {value}: expected a number from {least} to {most}.",
    "settings.choice": "{name} is {value}: expected one of {among}.",
    "settings.public_url": "{name} is {value}: expected an address like https://example.org, with nothing behind it.",
    "settings.database.form": (
        "{name} is not the address of a database: expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
    ),
    "settings.database.kind": "{name} is a database of an unknown kind: expected sqlite:///... or postgresql://...",
    "settings.database.driver": '{name} is a PostgreSQL database, which needs: pip install "platin[postgres]"',
    "settings.database.file": "{name} needs a file, because games must survive a restart: expected sqlite:///FILE.",
}
