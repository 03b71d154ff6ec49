### Was am Aufruf eines Befehls falsch ist.

usage-fault = Fehler: { $reason }
usage-call = Aufruf: { $command } { $pieces }
    Mehr dazu mit: { $command } --help
usage-no-such-command = Das Kommando { $command } gibt es nicht.
usage-no-such-option = Die Option { $option } gibt es nicht.
usage-option-without-value = Die Option { $option } braucht einen Wert.
usage-missing = Es fehlt { $parameter }.
usage-wrong-value = Ungültiger Wert für { $parameter }: { $reason }
usage-choices = erlaubt ist eins von { $choices }.
usage-number-above = erlaubt ist eine Zahl über { $low }.
usage-number-from = erlaubt ist eine Zahl ab { $low }.
usage-number-between = erlaubt ist eine Zahl von { $low } bis { $high }.
usage-number = erlaubt ist eine Zahl.
usage-whole-number = erlaubt ist eine ganze Zahl.
usage-unreadable-file = diese Datei ist nicht zu lesen.
