### Bilder von Tischen, Verteilungen und Spielen.

picture-title = Skat: { $contract }, Alleinspieler: { $name }
picture-tricks = Stiche { $declarer } : { $defenders }
picture-value = Wert { $value }
picture-won = gewonnen { $value }
picture-lost = verloren { $value }
