"""German questions of the cards of Cornucopia (Reiche Ernte)."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "followers.discard": "Lege Handkarten ab, bis du drei hast.",
    "hamlet.action": "Du darfst eine Handkarte für +1 Aktion ablegen.",
    "hamlet.buy": "Du darfst eine Handkarte für +1 Kauf ablegen.",
    "horn_of_plenty.gain": "Nimm eine Karte, die höchstens 1 je unterschiedlichem Namen deiner Karten im Spiel kostet.",
    "horse_traders.discard": "Lege 2 Handkarten ab.",
    "jester.gain": "Wer nimmt eine gleiche Karte wie die abgelegte?",
    "remake.gain": "Nimm eine Karte, die genau 1 mehr kostet als die entsorgte.",
    "remake.trash": "Entsorge eine Handkarte.",
    "tournament.choose": "Was nimmst du für deine Provinz?",
    "tournament.discard": "Du darfst eine Provinz ablegen, um eine Preiskarte oder ein Herzogtum zu nehmen.",
    "tournament.prize": "Wähle eine Preiskarte.",
    "tournament.reveal": "Du darfst eine Provinz aus deiner Hand aufdecken.",
    "tournament.reveal_own": (
        "Du darfst eine Provinz aufdecken, um sie dann für eine Preiskarte oder ein Herzogtum abzulegen."
    ),
    "trusty_steed.choose": "Wähle zwei.",
    "young_witch.discard": "Lege 2 Handkarten ab.",
    "young_witch.reveal": "Du darfst eine Bannkarte aus deiner Hand aufdecken, um keinen Fluch zu nehmen.",
}

OPTIONS: Final[dict[str, str]] = {
    "tournament.choose.prize": "Eine Preiskarte",
    "tournament.choose.duchy": "Ein Herzogtum",
    "trusty_steed.choose.cards": "+2 Karten",
    "trusty_steed.choose.actions": "+2 Aktionen",
    "trusty_steed.choose.coins": "+2 Geld",
    "trusty_steed.choose.silvers": "4 Silber nehmen und den Nachziehstapel auf den Ablagestapel legen",
}
