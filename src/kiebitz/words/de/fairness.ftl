### Prüfen, ob so gegeben wurde wie versprochen.

fairness = Wurde ehrlich gegeben?
fairness-sealed = Die Karten standen vor dem ersten Gebot fest. Dies ist der Hash aus dem Geheimnis des Spiels und einem Salz; beides wird am Ende gezeigt.
fairness-opened = Geheimnis und Salz dieses Spiels. Die Prüfung läuft in deinem Browser und gibt die Karten noch einmal.
fairness-seeded = Die Karten dieses Tisches folgen aus einer Nummer. Wer sie kennt oder findet, kennt alle Karten; für ein ernstes Spiel ist dieser Tisch nichts. Das Siegel verrät sie nicht.
fairness-given = Die Karten dieses Spiels waren vorgegeben, es gibt nichts zu prüfen.
fairness-commitment = Siegel
fairness-secret = Geheimnis
fairness-salt = Salz
fairness-without-mine = An diesem Spiel hat keine Zahl dieses Browsers Anteil.
fairness-check = Prüfen
fairness-holds = Es passt: Der Hash ist der von Geheimnis und Salz, und es wurden die Karten gegeben, die aus dem Geheimnis folgen.
fairness-fails = Es passt NICHT!
fairness-elsewhere = Dein Browser kann auf dieser Seite keine Hashes berechnen. Nimm: kiebitz verify
