### What every command may have to say: how it ended, who worked, what went wrong with its output.

program-output = output
program-interrupted = Interrupted.
program-goes-on = Interrupted; the same command goes on from here.
program-worker-died = a worker has died; the same command goes on from here
program-jobs-or-cluster = --jobs is for this machine; a cluster has its own workers
program-version = { $program }, version { $version }

## The frame of help

program-usage = Usage:
program-any-options = { "[OPTIONS]" }
program-any-command = COMMAND [ARGS]...
program-options = Options
program-commands = Commands
program-default = default: { $value }
program-required = required
program-type-text = TEXT
program-type-integer = INTEGER
program-type-integer-range = INTEGER RANGE
program-type-float = FLOAT
program-type-float-range = FLOAT RANGE
program-type-filename = FILENAME
program-type-file = FILE
program-type-directory = DIRECTORY
program-type-path = PATH
