"""What the cards, Traits and Events of Plunder ask, in English."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "amphora.choose": "When do you want +1 Buy and +3 coins?",
    "avoid.keep": "Keep up to 3 of these cards out of the shuffle. They stay in your discard pile.",
    "fated.bottom": "Which Fated cards go to the bottom of your deck?",
    "fated.order": "Put the Fated cards in order. The last one lies uppermost.",
    "fated.top": "Which Fated cards go on top of your deck?",
    "frigate.discard": "Discard down to 4 cards in hand.",
    "hammer.gain": "Gain a card costing up to 4.",
    "inherited.replace": "Which of your starting cards do you replace with an Inherited card?",
    "orb.choose": "You have looked through your discard pile. Choose one.",
    "orb.play": "Play an Action or a Treasure from your discard pile.",
    "patient.aside": "Which Patient cards from your hand do you set aside, to play them next turn?",
    "patient.play": "Which of your Patient cards do you play next?",
    "prize_goat.trash": "You may trash a card from your hand.",
    "puzzle_box.aside": "You may set aside a card from your hand face down until the end of the turn.",
    "quartermaster.empty": "Your Quartermaster is empty. Choose one.",
    "quartermaster.gain": "Gain a card costing up to 4 onto your Quartermaster.",
    "quartermaster.take": "Take a card from your Quartermaster into your hand, or none to gain one onto it.",
    "sextant.discard": "Discard any of these cards. The rest goes back onto your deck.",
    "sextant.order": "Put the cards back onto your deck. The last one lies on top.",
    "shaman.gain": "Gain a card costing up to 6 from the trash.",
    "shaman.trash": "You may trash a card from your hand.",
    "siren.trash": "Trash an Action from your hand? Otherwise the Siren is trashed.",
    "spell_scroll.gain": "Gain a card costing less than the Spell Scroll.",
    "spell_scroll.play": "You may play the card you gained.",
    "staff.play": "You may play an Action from your hand.",
    "sword.discard": "Discard down to 4 cards in hand.",
}

OPTIONS: Final[dict[str, str]] = {
    "amphora.choose.now": "Now",
    "amphora.choose.next_turn": "At the start of your next turn",
    "orb.choose.bonus": "+1 Buy and +3 coins",
    "orb.choose.play_card": "Play a card from the discard pile",
    "quartermaster.empty.gain": "Gain a card onto it",
    "quartermaster.empty.take": "Take one of no cards",
}
