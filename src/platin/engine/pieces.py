"""Pieces of the table that are no cards: Boons and Hexes are received, States and Artifacts are taken.

They lie on piles beside the Supply, before players, or discarded (`spent`). Nobody owns, gains, trashes or names them.
"""

from platin.engine.card import Card
from platin.engine.const import BEFORE, SPENT, SUPPLY
from platin.engine.moving import Moving
from platin.engine.table import take_out


class Pieces(Moving):
    """A game with pieces that are no cards."""

    def pieces_before(self, me: int) -> list[Card]:
        """Give the pieces that lie before a player."""
        return self.state.players[me].mats.get("before", [])

    def has_piece(self, me: int, name: str) -> bool:
        """Tell whether a player has a State or Artifact."""
        for piece in self.pieces_before(me):
            if piece.name == name:
                return True
        return False

    def take_piece(self, me: int, name: str) -> None:
        """Take a State or Artifact from its pile; from the player who has it, if there is none left."""
        st = self.state
        pile = self.pile_of(name)
        if pile >= 0 and st.piles[pile]:
            piece = st.piles[pile][-1]
            self.move(piece, me, SUPPLY, BEFORE)
            self.note("take_piece", me, [piece])
            return
        for other in self.others(me):
            for piece in self.pieces_before(other):
                if piece.name == name:
                    take_out(self.pieces_before(other), piece)
                    self.put(piece, me, BEFORE)
                    self.note("take_piece", me, [piece], other=other)
                    return

    def return_piece(self, me: int, name: str) -> None:
        """Put a State or Artifact back, if a player has it."""
        for piece in self.pieces_before(me):
            if piece.name == name:
                self.return_to_pile(piece, me, BEFORE)
                return

    def turn_over(self, me: int, name: str) -> Card | None:
        """Turn over the next Boon or Hex of a pile, which then lies before a player; nothing if there is none at all.

        If the pile has run out, the discarded ones are shuffled first.
        """
        st = self.state
        pile = self.pile_named(name)
        if pile < 0:
            return None
        if not st.piles[pile]:
            for piece in [piece for piece in st.spent if piece.home == pile]:
                self.move(piece, me, SPENT, SUPPLY)
            self.shuffle_list(st.own_pile(pile))
            if st.piles[pile]:
                self.note("shuffle_pile", me, source=name)
        if not st.piles[pile]:
            return None
        st.secrets += 1
        piece = st.piles[pile][-1]
        self.move(piece, me, SUPPLY, BEFORE)
        self.note("turn_over", me, [piece])
        return piece

    def receive(self, me: int, piece: Card) -> None:
        """Let a player follow a Boon or Hex, in the middle of whatever caused it, and not as a part of that."""
        asker = self.asker
        asking = self.asking
        frame = self.frame
        self.note("receive", me, [piece])
        self.asker = piece.name
        self.asking = piece
        self.frame = None
        self.depth += 1
        piece.defn.on_play(self.as_game(), me, piece)
        self.depth -= 1
        self.asker = asker
        self.asking = asking
        self.frame = frame

    def put_away(self, me: int, piece: Card) -> None:
        """Discard a Boon or Hex that lies before a player, unless it stays there until Clean-up."""
        if not piece.defn.kept:
            self.move(piece, me, BEFORE, SPENT)

    def receive_next(self, me: int, name: str) -> None:
        """Let a player receive the next Boon or Hex of a pile."""
        piece = self.turn_over(me, name)
        if piece is not None:
            self.receive(me, piece)
            self.put_away(me, piece)

    def let_receive_next(self, me: int, name: str, receivers: list[int]) -> None:
        """Let several players, one after the other, receive the same next Hex that a player turns over."""
        piece = self.turn_over(me, name)
        if piece is not None:
            for other in receivers:
                self.receive(other, piece)
            self.put_away(me, piece)
