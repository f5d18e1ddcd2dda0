"""The kingdoms that the rulebooks of Nocturne recommend."""

from typing import Final

LINES: Final = """\
[nocturne]
Dusk|Abenddämmerung|nocturne
  tormentor faithful_hound monastery night_watchman fool shepherd cobbler blessed_village den_of_sin tragic_hero
Midnight|Mitternacht|nocturne
  druid exorcist secret_cave leprechaun conclave crypt raider pooka devils_workshop cursed_village
  druid=the_flames_gift+the_swamps_gift+the_winds_gift
Night Shift|Nachtschicht|nocturne base_2e
  druid exorcist ghost_town idol night_watchman bandit gardens mine smithy poacher
  druid=the_earths_gift+the_flames_gift+the_forests_gift
Idle Hands|Müßiggang|nocturne base_2e
  conclave bard devils_workshop tragic_hero cursed_village moneylender merchant cellar market harbinger
Shadowy Figures|~Schattengestalten|nocturne intrigue_2e
  bridge conspirator mill nobles secret_passage cobbler conclave faithful_hound shepherd tragic_hero
Impending Doom|~Drohendes Unheil|nocturne intrigue_2e
  courtier lurker mining_village swindler upgrade leprechaun monastery necromancer tormentor werewolf
The New Black|Das neue Schwarz|nocturne seaside_1e
  secret_cave ghost_town raider cobbler den_of_sin outpost haven merchant_ship caravan tactician
Forbidden Isle|~Die verbotene Insel|nocturne seaside_1e
  blessed_village cemetery idol tracker tragic_hero fishing_village ghost_ship lookout salvager treasure_map
Nightmare Fuel|~Stoff für Albträume|nocturne alchemy
  alchemist apprentice transmute vineyard bard blessed_village cemetery sacred_grove skulk tracker
Treasures of the Night|~Schätze der Nacht|nocturne prosperity_1e
  crypt guardian night_watchman raider vampire bank contraband loan royal_seal venture
  +colony
Day at the Races|~Ein Tag beim Pferderennen|nocturne prosperity_1e
  blessed_village cemetery druid tormentor tragic_hero bishop peddler talisman trade_route watchtower
  druid=the_forests_gift+the_rivers_gift+the_swamps_gift +colony
Search Party|Auf zur Party|nocturne hinterlands_1e
  highway inn cartographer scheme oasis druid faithful_hound conclave cobbler werewolf
  druid=the_mountains_gift+the_skys_gift+the_suns_gift
Counting Sheep|Schafe zählen|nocturne hinterlands_1e
  noble_brigand haggler farmland tunnel crossroads leprechaun crypt bard pooka shepherd
Grave Matters|~Grabesernst|nocturne dark_ages
  armory forager graverobber market_square squire cemetery cursed_village necromancer skulk tormentor
  +shelters
Rats and Bats|~Ratten und Fledermäuse|nocturne dark_ages
  catacombs count fortress hermit rats changeling devils_workshop sacred_grove tracker vampire
  +shelters
Monster Mash|~Monstertanz|nocturne adventures
  bridge_troll giant messenger ratcatcher storyteller conclave guardian pixie vampire werewolf
  quest
Lost in the Woods|~Im Wald verirrt|nocturne adventures
  caravan_guard guide haunted_woods hireling ranger blessed_village druid fool sacred_grove tracker
  pilgrimage druid=the_fields_gift+the_seas_gift+the_skys_gift
Luftschloss|Luftschloss|nocturne empires
  exorcist cemetery fool shepherd changeling archive catapult_rocks engineer castles temple
  tomb
Pooka Pranks|Puka-Possen|nocturne empires
  skulk pixie ghost_town faithful_hound pooka forum groundskeeper sacrifice settlers_bustling_village chariot_race
  banquet
"""
