"""How often somebody may do something: a bucket that fills with time, one for each of many."""

import time
from collections.abc import Callable
from typing import Final

_MOST_BUCKETS: Final = 10_000


class Bucket:
    """Lets `rate` things a second through, and `burst` at once."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._then = clock()

    def take(self) -> bool:
        """Take one out, if there is one."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing has been taken out for long."""
        return self._left + (self._clock() - self._then) * self._rate >= self._burst


class Buckets:
    """A bucket for each address. Full ones say nothing and are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Take one out of somebody's bucket, if there is one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= _MOST_BUCKETS:
                self._buckets = {key: one for key, one in self._buckets.items() if not one.full}
            if len(self._buckets) >= _MOST_BUCKETS:
                return False
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
        return bucket.take()
