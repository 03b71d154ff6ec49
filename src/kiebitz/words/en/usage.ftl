### What is wrong with the call of a command.

usage-fault = Error: { $reason }
usage-call = Usage: { $command } { $pieces }
    Try '{ $command } --help' for help.
usage-no-such-command = No such command: { $command }
usage-no-such-option = No such option: { $option }
usage-option-without-value = Option '{ $option }' requires an argument.
usage-missing = Missing { $parameter }.
usage-wrong-value = Invalid value for { $parameter }: { $reason }
usage-choices = it is one of { $choices }.
usage-number-above = it is a number above { $low }.
usage-number-from = it is a number of { $low } or more.
usage-number-between = it is a number from { $low } to { $high }.
usage-number = it is a number.
usage-whole-number = it is a whole number.
usage-unreadable-file = this file cannot be read.
