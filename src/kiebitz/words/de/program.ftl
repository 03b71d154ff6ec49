### Was jedes Kommando sagen kann: wie es endete, wer arbeitete, was mit seiner Ausgabe war.

program-output = Ausgabe
program-interrupted = Abgebrochen.
program-goes-on = Abgebrochen; derselbe Aufruf macht hier weiter.
program-worker-died = ein Arbeitsprozess ist gestorben; derselbe Aufruf macht hier weiter
program-jobs-or-cluster = --jobs gilt für diesen Rechner; ein Cluster hat seine eigenen Arbeiter
program-version = { $program }, Version { $version }

## Der Rahmen der Hilfe

program-usage = Aufruf:
program-any-options = { "[OPTIONEN]" }
program-any-command = KOMMANDO [ANGABEN]...
program-options = Optionen
program-commands = Kommandos
program-default = sonst: { $value }
program-required = notwendig
program-type-text = TEXT
program-type-integer = GANZE ZAHL
program-type-integer-range = GANZE ZAHL
program-type-float = ZAHL
program-type-float-range = ZAHL
program-type-filename = DATEI
program-type-file = DATEI
program-type-directory = ORDNER
program-type-path = PFAD
