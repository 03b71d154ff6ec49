### Pictures of tables, deals and games.

picture-title = Skat: { $contract }, declarer: { $name }
picture-tricks = tricks { $declarer } : { $defenders }
picture-value = value { $value }
picture-won = won { $value }
picture-lost = lost { $value }
