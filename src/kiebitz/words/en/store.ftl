### The store of tables and games: `kiebitz store`, and what can be wrong with it.

store-copied = The store was copied to { $path } ({ NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB).
store-sound = { $path } is in order: tables { $tables }, games { $games }, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
store-compacted = { $path } was written anew: { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB before, { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB now.
store-copy-exists = { $path } is there already; name a new file

store-fault = The store of tables cannot be used. { $path }: { $reason }
