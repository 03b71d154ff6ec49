### The store of tables and games: `kiebitz store`, and what can be wrong with it.

store-copied = The store was copied to { $path } ({ NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB).
store-sound = { $path } is in order: tables { $tables }, games { $games }, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
store-compacted = { $path } was written anew: { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB before, { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB now.
store-copy-exists = { $path } is there already; name a new file

store-fault = The store of tables cannot be used. { $path }: { $reason }
store-damaged = The store of tables cannot be used. { $path }: it is damaged ({ $reason }). It was left as it is. End all programs and put a backup in its place, or move it away to begin anew; kiebitz store check tells more.
store-foreign = The store of tables cannot be used. { $path }: this file belongs to another program. It was not touched; move it away to begin anew.
store-newer = The store of tables cannot be used. { $path }: it was written by a newer release of Kiebitz. Update this one; nothing was changed.
store-gone = The store of tables was deleted or replaced while it was open. { $path }: put it back, or start again.
store-not-there = There is no store yet. { $path } comes with the first table.
