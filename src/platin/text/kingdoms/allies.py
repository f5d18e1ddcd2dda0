"""The kingdoms that the rulebooks of Allies recommend."""

from typing import Final

LINES: Final = """\
[allies]
Decisions, Decisions|~Qual der Wahl|allies
  bauble courier highwayman hunter innkeeper marquis merchant_camp modify royal_galley townsfolk
  city_state
Foresight|~Weitblick|allies
  augurs barbarian carpenter emissary galleria sentinel skirmisher specialist town underling
  order_of_astrologers
Allies for Beginners|~Verbündete für Anfänger|allies base_2e
  broker capital_city galleria odysseys sycophant gardens harbinger market remodel vassal
  crafters_guild
Warring Shopkeepers|~Krämerkrieg|allies base_2e
  clashes emissary guildmaster royal_galley town bandit laboratory merchant moat moneylender
  league_of_shopkeepers
Dark Dealings|~Dunkle Geschäfte|allies intrigue_2e
  broker contract courier hunter townsfolk courtier lurker nobles secret_passage steward
  circle_of_witches
Pawns and Underlings|~Handlanger und Untergebene|allies intrigue_2e
  innkeeper merchant_camp swap underling wizards baron conspirator patrol pawn replace
  plateau_shepherds
Forward Thinking|~Vorausschauend|allies seaside_1e
  guildmaster highwayman odysseys royal_galley sentinel cutpurse native_village smugglers tactician warehouse
  cave_dwellers
Treasure Hunt|~Schatzjagd|allies seaside_1e
  emissary forts marquis swap town haven lookout outpost treasure_map treasury
  market_towns
Recursion|~Rekursion|allies alchemy
  barbarian galleria importer merchant_camp modify wizards alchemist apprentice golem scrying_pool
  coastal_haven
Inventing Mania|~Erfinderboom|allies prosperity_1e
  augurs bauble capital_city carpenter importer expand kings_court quarry rabble talisman
  family_of_inventors +colony
Bank of Toadies|~Schmeicheln macht reich|allies prosperity_1e
  broker marquis odysseys sycophant town bank city mint trade_route vault
  league_of_bankers +colony
Huge Collections|~Riesige Sammlungen|allies cornucopia_1e guilds_1e
  clashes contract forts galleria sentinel advisor fairgrounds hunting_party menagerie plaza
  woodworkers_guild
Forest Scouts|~Waldspäher|allies cornucopia_1e guilds_1e
  augurs emissary innkeeper royal_galley sentinel baker candlestick_maker farming_village jester journeyman
  forest_dwellers
Longest Tunnel|~Der längste Tunnel|allies hinterlands_1e
  bauble capital_city carpenter contract innkeeper farmland haggler jack_of_all_trades margrave tunnel
  fellowship_of_scribes
Expertise|~Sachverstand|allies hinterlands_1e
  barbarian highwayman specialist townsfolk underling border_village crossroads highway inn spice_merchant
  order_of_masons
Grave Matters|~Grabesernst|allies dark_ages
  barbarian broker contract highwayman wizards bandit_camp beggar forager graverobber poor_house
  cave_dwellers +shelters
Rat Traders|~Rattenhändler|allies dark_ages
  emissary importer skirmisher swap townsfolk count death_cart knights rats squire
  desert_guides +shelters
Adventures in Pickpocketing|~Abenteuer eines Taschendiebs|allies adventures
  augurs bauble innkeeper modify specialist artificer duplicate lost_city miser treasure_trove
  gang_of_pickpockets mission
Future Perfect|~Vollendete Zukunft|allies adventures
  forts marquis sentinel skirmisher sycophant caravan_guard gear haunted_woods port transmogrify
  market_towns seaway
Island Empire|~Inselreich|allies empires
  contract forts specialist swap sycophant city_quarter enchantress farmers_market settlers_bustling_village wild_hunt
  island_folk orchard
Castle Wars|~Krieg der Schlösser|allies empires
  capital_city carpenter clashes hunter importer castles catapult_rocks charm crown patrician_emporium
  trappers_lodge triumph
Love and Death|~Liebe und Tod|allies nocturne
  augurs bauble carpenter hunter sycophant conclave den_of_sin faithful_hound idol necromancer
  peaceful_cult
Play It Again, Sam|~Spiel’s noch einmal, Sam|allies nocturne
  wizards swap royal_galley courier hunter blessed_village leprechaun skulk tormentor tracker
  woodworkers_guild
Production Line|~Fließband|allies renaissance
  courier importer modify townsfolk wizards experiment mountain_village patron spices treasurer
  band_of_nomads exploration
Age of Scribes|~Zeitalter der Schreiber|allies renaissance
  capital_city galleria odysseys specialist underling acting_troupe inventor old_witch research villain
  fellowship_of_scribes sinister_plot
Wise Owls|~Weise Eulen|allies menagerie
  barbarian marquis merchant_camp town wizards animal_fair black_cat bounty_hunter hostelry hunting_lodge
  architects_guild way_of_the_owl
Mountain Kings|~Bergkönige|allies menagerie
  broker courier forts guildmaster skirmisher barge coven scrap snowy_village supplies
  mountain_folk toil
"""
