"""The kingdoms that the rulebooks of Dark Ages recommend."""

from typing import Final

LINES: Final = """\
[dark_ages]
Grim Parade|Leichenzug|dark_ages
  fortress hunting_grounds catacombs cultist market_square forager procession knights band_of_misfits armory
  +shelters
Playing Chess With Death|Spiel mit dem Teufel|dark_ages
  bandit_camp graverobber storeroom vagrant scavenger mystic rats pillage junk_dealer sage
  +shelters
High and Low|Auf und Ab|dark_ages base_1e
  poor_house wandering_minstrel hermit hunting_grounds mystic moneylender witch cellar throne_room workshop
  +shelters
Chivalry and Revelry|~Ritterlichkeit und Gelage|dark_ages base_1e
  altar knights rats scavenger squire festival gardens laboratory library remodel
  +shelters
Prophecy|~Weissagung|dark_ages intrigue_1e
  armory ironmonger mystic rebuild vagrant baron conspirator great_hall nobles wishing_well
  +shelters
Invasion|~Invasion|dark_ages intrigue_1e
  beggar marauder rogue squire urchin harem mining_village swindler torturer upgrade
  +shelters
Watery Graves|~Nasse Gräber|dark_ages seaside_1e
  count graverobber hermit scavenger urchin native_village pirate_ship salvager treasure_map treasury
  +shelters
Peasants|~Kleine Leute|dark_ages seaside_1e
  death_cart feodum poor_house urchin vagrant fishing_village haven island lookout warehouse
  +shelters
Infestations|~Ungezieferplage|dark_ages alchemy
  armory cultist feodum market_square rats wandering_minstrel apprentice scrying_pool transmute vineyard
  +shelters
Lamentations|~Klagelieder|dark_ages alchemy
  beggar catacombs counterfeit forager ironmonger pillage apothecary golem herbalist university
  +shelters
One Man's Trash|~Müllabfuhr|dark_ages prosperity_1e
  counterfeit forager graverobber market_square rogue city grand_market monument talisman venture
  +colony +shelters
Honor Among Thieves|~Ganovenehre|dark_ages prosperity_1e
  bandit_camp procession rebuild rogue squire forge hoard peddler quarry watchtower
  +colony +shelters
Dark Carnival|~Dunkler Jahrmarkt|dark_ages cornucopia_1e
  band_of_misfits cultist fortress hermit junk_dealer knights fairgrounds hamlet horn_of_plenty menagerie
  +shelters
To the Victor|~Dem Sieger die Beute|dark_ages cornucopia_1e
  bandit_camp counterfeit death_cart marauder pillage sage harvest hunting_party remake tournament
  +shelters
Far From Home|In der Ferne|dark_ages hinterlands_1e
  develop embassy haggler cartographer fools_gold wandering_minstrel beggar count feodum marauder
  +shelters
Expeditions|Expeditionen|dark_ages hinterlands_1e
  highway farmland spice_merchant tunnel crossroads altar poor_house ironmonger catacombs storeroom
  +shelters
"""
