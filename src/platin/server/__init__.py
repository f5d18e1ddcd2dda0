"""Games in the browser: a server that keeps them, and what goes over the wire. The client is in `web/`."""
