"""Numbers about the running server, in the format of Prometheus. They tell nothing about anybody's cards."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_THINKING: Final = (0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_TOGETHER: Final = (1, 2, 5, 10, 20, 50, 100, 200, 512)

# When each number was made is a line more for each of them, and of no use.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """All numbers of one server. Its own registry: several servers in a process do not count together."""

    content_type: Final = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        mine = self.registry
        ProcessCollector(registry=mine)
        PlatformCollector(registry=mine)
        GCCollector(registry=mine)

        self.tables: Final = Gauge("platin_tables_in_memory", "Tables that are open now", registry=mine)
        self.tables_made: Final = Counter("platin_tables_made", "Tables that were made", registry=mine)
        self.games_finished: Final = Counter("platin_games_finished", "Games that came to their end", registry=mine)
        self.games_halted: Final = Counter(
            "platin_games_halted", "Loaded games that are other ones by the rules of today", registry=mine
        )
        self.connections: Final = Gauge("platin_connections", "WebSocket connections now", registry=mine)
        self.slow_clients: Final = Counter(
            "platin_slow_clients_dropped", "Connections closed because the client did not keep up", registry=mine
        )
        self.messages_in: Final = Counter(
            "platin_messages_in", "Messages from clients, by type", ["type"], registry=mine
        )
        self.messages_out: Final = Counter("platin_messages_out", "Messages to clients", registry=mine)
        self.bytes_out: Final = Counter("platin_bytes_out", "Bytes of messages to clients", registry=mine)
        self.errors: Final = Counter("platin_errors", "Errors told to clients, by code", ["code"], registry=mine)
        self.answers: Final = Counter("platin_answers", "Answers of people that were accepted", registry=mine)
        self.answer_seconds: Final = Histogram(
            "platin_answer_seconds",
            "From an answer's arrival until it is stored and on its way to everybody",
            buckets=_QUICK,
            registry=mine,
        )
        self.work_seconds: Final = Histogram(
            "platin_work_seconds",
            "How long a table works on a message: the rules, and the bots until a person is asked",
            buckets=_THINKING,
            registry=mine,
        )
        self.commit_seconds: Final = Histogram(
            "platin_store_commit_seconds", "How long a transaction of the store takes", buckets=_QUICK, registry=mine
        )
        self.commit_writes: Final = Histogram(
            "platin_store_commit_writes", "How many writes share a transaction", buckets=_TOGETHER, registry=mine
        )
        self.store_failures: Final = Counter(
            "platin_store_failures", "Transactions of the store that could not be carried out", registry=mine
        )

    def committed(self, seconds: float, writes: int, ok: bool) -> None:
        """Count a transaction of the store."""
        self.commit_seconds.observe(seconds)
        self.commit_writes.observe(writes)
        if not ok:
            self.store_failures.inc()

    def text(self) -> bytes:
        """Give all numbers in the format of Prometheus."""
        return generate_latest(self.registry)
