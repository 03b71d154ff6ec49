### Der Speicher der Tische und Spiele: `kiebitz store`, und was mit ihm sein kann.

store-copied = Der Speicher wurde nach { $path } kopiert ({ NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB).
store-sound = { $path } ist in Ordnung: Tische { $tables }, Spiele { $games }, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
store-compacted = { $path } wurde neu geschrieben: vorher { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, jetzt { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
store-copy-exists = { $path } gibt es schon; nenne eine neue Datei

store-fault = Der Speicher der Tische ist nicht benutzbar. { $path }: { $reason }
store-damaged = Der Speicher der Tische ist nicht benutzbar. { $path } ist beschädigt ({ $reason }) und blieb, wie er ist. Beende alle Programme und lege eine Sicherung an seine Stelle, oder lege ihn weg, um neu zu beginnen; mehr sagt kiebitz store check.
store-foreign = Der Speicher der Tische ist nicht benutzbar. { $path } gehört einem anderen Programm und blieb unberührt; lege die Datei weg, um neu zu beginnen.
store-newer = Der Speicher der Tische ist nicht benutzbar. { $path } wurde von einem neueren Kiebitz geschrieben. Aktualisiere diesen; geändert wurde nichts.
store-gone = Der Speicher der Tische wurde gelöscht oder ersetzt, während er offen war. { $path }: lege ihn zurück, oder starte neu.
store-not-there = Es gibt noch keinen Speicher. { $path } entsteht mit dem ersten Tisch.
