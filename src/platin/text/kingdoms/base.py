"""The kingdoms that the rulebooks of the base game recommend."""

from typing import Final

LINES: Final = """\
[base_1e]
First Game|Erstes Spiel|base_1e
  cellar market militia mine moat remodel smithy village woodcutter workshop
Big Money|Großes Geld|base_1e
  adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne_room
Interaction|~Interaktion|base_1e
  bureaucrat chancellor council_room festival library militia moat spy thief village
Size Distortion|Im Wandel|base_1e
  cellar chapel feast gardens laboratory thief village witch woodcutter workshop
Village Square|Dorfplatz|base_1e
  bureaucrat cellar festival library market remodel smithy throne_room village woodcutter
[base_2e]
First Game|~Erstes Spiel|base_2e
  cellar market merchant militia mine moat remodel smithy village workshop
Size Distortion|~Größenverzerrung|base_2e
  artisan bandit bureaucrat chapel festival gardens sentry throne_room witch workshop
Deck Top|~Deck Top|base_2e
  artisan bureaucrat council_room festival harbinger laboratory moneylender sentry vassal village
Sleight of Hand|~Fingerfertigkeit|base_2e
  cellar council_room festival gardens library harbinger militia poacher smithy throne_room
Improvements|~Verbesserungen|base_2e
  artisan cellar market merchant mine moat moneylender poacher remodel witch
Silver & Gold|~Silber & Gold|base_2e
  bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne_room vassal
Underlings|~Untergebene|base_2e intrigue_2e
  cellar festival library sentry vassal courtier diplomat minion nobles pawn
Grand Scheme|~Großer Plan|base_2e intrigue_2e
  artisan council_room market militia workshop bridge mill mining_village patrol shanty_town
Deconstruction|~Rückbau|base_2e intrigue_2e
  bandit mine remodel throne_room village diplomat harem lurker replace swindler
Reach for Tomorrow|~Griff nach dem Morgen|base_2e seaside_1e
  artisan cellar council_room vassal village cutpurse ghost_ship lookout sea_hag treasure_map
Repetition|~Wiederholung|base_2e seaside_1e
  festival harbinger militia workshop caravan explorer outpost pearl_diver pirate_ship treasury
Forbidden Arts|~Verbotene Künste|base_2e alchemy
  bandit cellar council_room gardens laboratory throne_room apprentice familiar possession university
Potion Mixers|~Trankmischer|base_2e alchemy
  cellar festival militia poacher smithy alchemist apothecary golem herbalist transmute
Chemistry Lesson|~Chemiestunde|base_2e alchemy
  bureaucrat market moat remodel vassal witch alchemist golem philosophers_stone university
Biggest Money|~Haufenweise Geld|base_2e prosperity_1e
  artisan harbinger laboratory mine moneylender bank grand_market mint royal_seal venture
  +colony
The King's Army|~Die Armee des Königs|base_2e prosperity_1e
  bureaucrat council_room merchant moat village expand goons kings_court rabble vault
  +colony
The Good Life|~Ein gutes Leben|base_2e prosperity_1e
  artisan bureaucrat cellar gardens village contraband counting_house hoard monument mountebank
  +colony
Bad Omens|~Böses Omen|base_2e cornucopia_1e
  bureaucrat laboratory merchant poacher throne_room fortune_teller hamlet horn_of_plenty jester remake
The Jester's Workshop|~Wanderzirkus|base_2e cornucopia_1e
  artisan laboratory market remodel workshop fairgrounds farming_village horse_traders jester young_witch
  young_witch=merchant
Clean Living|~Ein reines Leben|base_2e guilds_1e
  bandit militia moneylender gardens village butcher baker candlestick_maker doctor soothsayer
Gilding the Lily|~Des Guten zu viel|base_2e guilds_1e
  library merchant remodel market sentry plaza masterpiece candlestick_maker taxman herald
Adventures Abroad|Abenteuerfahrt|base_2e hinterlands_1e
  festival laboratory remodel sentry vassal crossroads farmland fools_gold oracle spice_merchant
Level Up|~Stufenaufstieg|base_2e adventures
  market merchant militia throne_room workshop dungeon gear guide lost_city miser
  training
Son of Size Distortion|~Sohn der Größenverzerrung|base_2e adventures
  bandit bureaucrat gardens moneylender witch amulet duplicate giant messenger treasure_trove
  bonfire raid
"""
