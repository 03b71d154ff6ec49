### Der Speicher der Tische und Spiele: `kiebitz store`, und was mit ihm sein kann.

store-copied = Der Speicher wurde nach { $path } kopiert ({ NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB).
store-sound = { $path } ist in Ordnung: Tische { $tables }, Spiele { $games }, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
store-compacted = { $path } wurde neu geschrieben: vorher { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, jetzt { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
store-copy-exists = { $path } gibt es schon; nenne eine neue Datei

store-fault = Der Speicher der Tische ist nicht benutzbar. { $path }: { $reason }
