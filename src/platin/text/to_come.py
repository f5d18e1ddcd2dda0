"""The cards, landscapes and piles of Dominion that cannot be played here yet. Whoever adds one deletes its line."""

from typing import Final

LINES: Final = """\
alley|Alley|Gasse|rising_sun|kingdom|4|0|0|action shadow|
aristocrat|Aristocrat|Aristokratin|rising_sun|kingdom|3|0|0|action|
artist|Artist|Künstlerin|rising_sun|kingdom|0|0|8|action|
change|Change|Wandel|rising_sun|kingdom|4|0|0|action|
craftsman|Craftsman|Handwerker|rising_sun|kingdom|3|0|0|action|
daimyo|Daimyo|Daimyo|rising_sun|kingdom|0|0|6|action command|
fishmonger|Fishmonger|Fischhändlerin|rising_sun|kingdom|2|0|0|action shadow|
gold_mine|Gold Mine|Goldmine|rising_sun|kingdom|5|0|0|action|
imperial_envoy|Imperial Envoy|Kaiserlicher Gesandter|rising_sun|kingdom|5|0|0|action|
kitsune|Kitsune|Kitsune|rising_sun|kingdom|5|0|0|action attack omen|
litter|Litter|Sänfte|rising_sun|kingdom|5|0|0|action|
mountain_shrine|Mountain Shrine|Bergschrein|rising_sun|kingdom|0|0|5|action omen|
ninja|Ninja|Ninja|rising_sun|kingdom|4|0|0|action attack shadow|
poet|Poet|Dichterin|rising_sun|kingdom|4|0|0|action omen|
rice|Rice|Reis|rising_sun|kingdom|7|0|0|treasure|
rice_broker|Rice Broker|Reismakler|rising_sun|kingdom|5|0|0|action|
river_shrine|River Shrine|Flussschrein|rising_sun|kingdom|4|0|0|action omen|
riverboat|Riverboat|Flussboot|rising_sun|kingdom|3|0|0|action duration|
ronin|Ronin|Ronin|rising_sun|kingdom|5|0|0|action shadow|
root_cellar|Root Cellar|Erdkeller|rising_sun|kingdom|3|0|0|action|
rustic_village|Rustic Village|Rustikales Dorf|rising_sun|kingdom|4|0|0|action omen|
samurai|Samurai|Samurai|rising_sun|kingdom|6|0|0|action duration attack|
snake_witch|Snake Witch|Schlangenhexe|rising_sun|kingdom|2|0|0|action attack|
tanuki|Tanuki|Tanuki|rising_sun|kingdom|5|0|0|action shadow|
tea_house|Tea House|Teehaus|rising_sun|kingdom|5|0|0|action omen|
divine_wind|Divine Wind|Göttlicher Wind|rising_sun|prophecy||0|0|prophecy|
"""
"""id|English|German|set|kind|coins|potion|debt|types|other names in print"""
