"""The kingdoms that the rulebooks of Renaissance recommend."""

from typing import Final

LINES: Final = """\
[renaissance]
Overture|Ouvertüre|renaissance
  old_witch lackeys inventor experiment flag_bearer improve treasurer acting_troupe seer hideout
  fair
Prelude|Präludium|renaissance
  recruiter mountain_village sculptor cargo_ship swashbuckler ducat border_guard priest villain silk_merchant
  star_chart citadel
It Takes a Villager|Her mit dem Dorfbewohner|renaissance base_2e
  recruiter cargo_ship acting_troupe treasurer seer market merchant mine smithy vassal
  road_network
Capture the Flag|Holt die Fahne|renaissance base_2e
  lackeys flag_bearer swashbuckler scholar villain harbinger festival cellar remodel workshop
  pageant barracks
Memento Mori|~Memento Mori|renaissance intrigue_2e
  experiment flag_bearer patron recruiter silk_merchant ironworks lurker patrol swindler upgrade
  citadel
Clockwork Court|~Der Hof als Uhrwerk|renaissance intrigue_2e
  acting_troupe inventor research scepter scholar courtier mining_village nobles replace steward
  fleet sinister_plot
Free Shipping|Freihandel|renaissance seaside_1e
  lackeys research cargo_ship spices acting_troupe outpost embargo island smugglers wharf
  innovation
Digging for Treasure|Schatzsuche|renaissance seaside_1e
  sculptor inventor flag_bearer swashbuckler border_guard caravan native_village salvager tactician treasure_map
  crop_rotation silos
Peek-a-boo|~Kuckuck!|renaissance alchemy
  cargo_ship improve lackeys patron sculptor silk_merchant alchemist apothecary golem scrying_pool
  cathedral
Dreamers of Dreams|Traum-Träumer|renaissance prosperity_1e
  old_witch cargo_ship scholar priest scepter workers_village expand monument vault watchtower
  academy +colony
Movers and Shakers|Geld regiert die Welt|renaissance prosperity_1e
  research patron treasurer villain hideout bank rabble grand_market loan city
  capitalism citadel +colony
Sweetened Deals|~Versüßte Geschäfte|renaissance hinterlands_1e
  flag_bearer lackeys mountain_village silk_merchant spices cartographer develop farmland haggler spice_merchant
  silos
A Penny Saved|~Gespart ist verdient|renaissance hinterlands_1e
  ducat patron scepter seer swashbuckler cache crossroads noble_brigand oasis trader
  barracks guildhall
Stargazing|Sterndeutung|renaissance dark_ages
  swashbuckler border_guard patron seer silk_merchant wandering_minstrel hermit mystic procession sage
  star_chart +shelters
Sewer Rats|Kanalratten|renaissance dark_ages
  mountain_village lackeys flag_bearer research improve counterfeit graverobber count cultist rats
  sewers crop_rotation +shelters
Combo Corner|~Kombinationsecke|renaissance cornucopia_1e guilds_1e
  ducat experiment hideout sculptor seer herald horn_of_plenty horse_traders jester stonemason
  canal
Filling the Coffers|~Volle Truhen|renaissance cornucopia_1e guilds_1e
  priest recruiter spices swashbuckler treasurer baker butcher menagerie merchant_guild plaza
  city_gate star_chart
Progress|Entwicklung|renaissance adventures
  recruiter experiment improve seer silk_merchant hireling swamp_hag transmogrify ranger raze
  piazza training
Once Upon a Time|Es war einmal|renaissance adventures
  sculptor lackeys spices priest acting_troupe duplicate distant_lands haunted_woods storyteller royal_carriage
  innovation ferry
Exploring the City|Die Stadt erkunden|renaissance empires
  mountain_village sculptor experiment cargo_ship priest farmers_market groundskeeper sacrifice city_quarter wild_hunt
  exploration battlefield
Navigating the Sewers|Durch die Kanalisation|renaissance empires
  old_witch flag_bearer improve acting_troupe scepter gladiator_fortune patrician_emporium villa chariot_race
  enchantress
  sewers ritual
Becoming a Monster|Zum Monster werden|renaissance nocturne
  old_witch mountain_village experiment research spices skulk monastery shepherd devils_workshop tragic_hero
  exploration
True Believers|Wahre Gläubige|renaissance nocturne
  sculptor cargo_ship scholar border_guard villain secret_cave faithful_hound sacred_grove crypt blessed_village
  cathedral piazza
"""
