"""The kingdoms that the rulebooks of Empires recommend."""

from typing import Final

LINES: Final = """\
[empires]
Basic Intro|~Einfacher Einstieg|empires
  castles chariot_race city_quarter engineer farmers_market forum legionary patrician_emporium sacrifice villa
  wedding tower
Advanced Intro|~Einstieg für Fortgeschrittene|empires
  archive capital catapult_rocks crown enchantress gladiator_fortune groundskeeper royal_blacksmith
  settlers_bustling_village temple
  arena triumphal_arch
Everything in Moderation|~Alles in Maßen|empires base_2e
  cellar library remodel village workshop enchantress forum legionary overlord temple
  windfall orchard
Silver Bullets|~Silberkugeln|empires base_2e
  bureaucrat gardens laboratory market moneylender catapult_rocks charm farmers_market groundskeeper patrician_emporium
  conquest aqueduct
Delicious Torture|~Süße Qual|empires intrigue_2e
  castles crown enchantress sacrifice settlers_bustling_village baron bridge harem ironworks torturer
  banquet arena
Buddy System|~Zu zweit geht’s leichter|empires intrigue_2e
  archive capital catapult_rocks engineer forum masquerade mining_village nobles pawn trading_post
  salt_the_earth wolf_den
Boxed In|~Eingekeilt|empires seaside_1e
  castles chariot_race encampment_plunder enchantress gladiator_fortune salvager smugglers tactician warehouse wharf
  tax wall
King of the Sea|~König der Meere|empires seaside_1e
  archive farmers_market overlord temple wild_hunt explorer haven native_village pirate_ship sea_hag
  delve fountain
Collectors|~Die Sammler|empires alchemy
  apothecary apprentice herbalist transmute university city_quarter crown encampment_plunder enchantress farmers_market
  colonnade museum
Big Time|~Big Time|empires prosperity_1e
  capital gladiator_fortune patrician_emporium royal_blacksmith villa bank forge grand_market loan royal_seal
  dominate obelisk=patrician_emporium +colony
Gilded Gates|~Geschmiedete Tore|empires prosperity_1e
  chariot_race city_quarter encampment_plunder groundskeeper wild_hunt bishop mint monument peddler talisman
  basilica palace +colony
Zookeepers|~Tierpfleger|empires cornucopia_1e
  fairgrounds horse_traders jester menagerie tournament overlord sacrifice settlers_bustling_village villa wild_hunt
  annex colonnade
Cash Flow|~Geldfluss|empires guilds_1e
  castles city_quarter engineer gladiator_fortune royal_blacksmith baker butcher doctor herald soothsayer
  baths mountain_pass
Simple Plans|Einfache Pläne|empires hinterlands_1e
  develop ill_gotten_gains haggler border_village stables forum catapult_rocks patrician_emporium temple villa
  labyrinth donate
Expansion|Expansion|empires hinterlands_1e
  highway farmland spice_merchant cache tunnel encampment_plunder engineer legionary castles charm
  fountain battlefield
Tomb of the Rat King|Grab des Rattenkönigs|empires dark_ages
  fortress storeroom death_cart rats pillage legionary sacrifice castles city_quarter chariot_race
  advance tomb +shelters
Triumph of the Bandit King|~Triumph des Banditenkönigs|empires dark_ages
  bandit_camp catacombs hunting_grounds market_square procession capital charm engineer groundskeeper legionary
  triumph defiled_shrine +shelters
The Squire's Ritual|~Das Ritual des Knappen|empires dark_ages
  feodum hermit ironmonger rogue squire archive catapult_rocks crown patrician_emporium settlers_bustling_village
  ritual museum +shelters
Area Control|~Gebietsherrschaft|empires adventures
  coin_of_the_realm page relic treasure_trove wine_merchant capital catapult_rocks charm crown farmers_market
  banquet keep
No Money No Problems|~Kein Geld, keine Sorgen|empires adventures
  dungeon duplicate hireling peasant transmogrify archive encampment_plunder royal_blacksmith temple villa
  mission bandit_fort
"""
