"""From where the server can be reached: this machine alone, the local network, or an address that its owner names.

Addresses are read from the interfaces of this machine: nothing is sent, so it works without any network, too.
"""

from collections.abc import Iterator
from ipaddress import AddressValueError, IPv4Address
from typing import Final, Literal, NamedTuple

import ifaddr

from platin.server.settings import Settings

# Listening at these means listening at every address of the machine; at those, at none that others could use.
EVERYWHERE: Final = ("0.0.0.0", "::", "")
_HERE: Final = ("localhost", "::1")
# Interfaces of virtual machines, containers and tunnels: their networks end inside this machine, or far away.
_VIRTUAL: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vbox", "vethernet", "tun", "tap", "utun", "wg", "zt")

Who = Literal["machine", "offline", "network"]


class Reach(NamedTuple):
    """Who can come: this machine alone, nobody else for lack of a network, or others at these addresses."""

    who: Who
    # The best first.
    urls: tuple[str, ...] = ()

    @property
    def url(self) -> str:
        """The address to pass on; "" if there is none."""
        return self.urls[0] if self.urls else ""


def reach_of(settings: Settings, port: int) -> Reach:
    """Tell from where a server with these settings can be reached, at the port that it has got."""
    if settings.public_url:
        return Reach("network", (settings.public_url,))
    host = settings.host
    if host in _HERE or host.startswith("127."):
        return Reach("machine")
    if host not in EVERYWHERE:
        return Reach("network", (f"http://{f'[{host}]' if ':' in host else host}:{port}",))
    found = addresses()
    return Reach("network", tuple(f"http://{one}:{port}" for one in found)) if found else Reach("offline")


def addresses() -> list[str]:
    """Give this machine's addresses in its local networks, those of real interfaces first."""
    return [str(address) for _, address in sorted(_found())]


def _found() -> Iterator[tuple[tuple[bool, int], IPv4Address]]:
    for adapter in ifaddr.get_adapters():
        virtual = adapter.nice_name.casefold().startswith(_VIRTUAL) or str(adapter.name).startswith(_VIRTUAL)
        for one in adapter.ips:
            if not one.is_IPv4:
                continue
            try:
                address = IPv4Address(one.ip)
            except AddressValueError:
                continue
            if not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast):
                yield (virtual, _rank(address)), address


def _rank(address: IPv4Address) -> int:
    """Sort networks at home before those of firms, and both before what is no private network."""
    first, second = address.packed[:2]
    if (first, second) == (192, 168):
        return 0
    if first == 10:
        return 1
    return 2 if address.is_private else 3
