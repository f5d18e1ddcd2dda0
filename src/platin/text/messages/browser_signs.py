"""How texts speak of amounts that the browser shows by signs: alternatives of a regular expression (see signed.ts)."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "signs.card": Both("[Cc]ards?", "Karten?"),
        "signs.action": Both("[Aa]ctions?", "Aktion(?:en)?"),
        "signs.buy": Both("[Bb]uys?", "Käufe|Kauf"),
        "signs.coin": Both("[Cc]oins?", "Geld"),
        "signs.potion": Both("[Pp]otions?", "Tränke|Trank"),
        "signs.debt": Both("[Dd]ebt", "Schulden?"),
        "signs.vp": Both("VP(?: tokens?)?", "Siegpunkt(?:e|marker)?|Punktemarker"),
        "signs.coffers": Both("[Cc]offers", "Taler"),
        "signs.villagers": Both("[Vv]illagers?", "Dorfbewohner"),
        "signs.favors": Both("[Ff]avors?", "Gefallen"),
        "signs.sun": Both("[Ss]uns?", "Sonnen?"),
        # What stands before or behind a number that is a cost.
        "signs.cost_before": Both(
            "[Cc]ost(?:s|ing)?(?: exactly| at most| at least| up to| less than| more than)?"
            "|cost of(?: at most| up to)?",
            "[Kk]ost(?:et|en)(?: sie)?(?: genau| höchstens| mindestens| bis zu)?"
            "|Kosten von(?: genau| höchstens| mindestens| bis zu)?|Karte für(?: höchstens| bis zu)?",
        ),
        "signs.cost_after": Both(
            "(?:to \\d+ )?costs?", "(?:(?:oder|bis) \\d+ )?(?:mehr |weniger |oder mehr |oder weniger )?koste(?:t|n)"
        ),
    }
)
