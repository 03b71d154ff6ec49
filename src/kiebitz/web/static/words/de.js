/** The faults that the page tells, in German. */

/** @type {Omit<import("./en.js").Words, "say" | "sayOf">} */
export const german = {
  faults: {
    malformed: "Das war nicht zu verstehen.",
    "too long": "Das war zu lang.",
    "too frequent": "Zu schnell. Bitte noch einmal.",
    "too many": "Davon gibt es mit diesem Link schon zu viele. Schließe andere Tabs oder warte einen Moment.",
    "not allowed": "Dieser Link öffnet diesen Tisch nicht. Nimm den Link, den kiebitz serve zeigt.",
    "unknown table": "Diesen Tisch gibt es nicht.",
    "unknown game": "Dieses Spiel gibt es nicht.",
    held: "Ein anderes Programm spielt an diesem Tisch, etwa kiebitz play. Verlasse ihn dort zuerst.",
    outdated: "Am Tisch ist inzwischen etwas geschehen, vielleicht in einem anderen Tab.",
    "not your turn": "Du bist nicht am Zug.",
    illegal: "Das erlauben die Regeln nicht.",
    "not possible": "Das geht jetzt nicht.",
    finished: "Dieser Tisch ist zu Ende gespielt.",
    "not stored": "Es konnte nicht gespeichert werden und ist daher nicht geschehen. Ist die Platte voll?",
    "store gone":
      "Der Speicher der Tische wurde gelöscht oder ersetzt, während Kiebitz lief; darum ist das nicht geschehen. Lege kiebitz.sqlite zurück, oder starte Kiebitz neu.",
    "not a name": "Ein Name hat Buchstaben, Ziffern, einzelne Leerzeichen und - _ ' . und beginnt mit einem Buchstaben.",
    "not offered": "Dieser Spieler startet ein Programm oder liest einen Ordner. Biete ihn an mit: kiebitz serve --player",
    failed: "Hier ist etwas schiefgegangen. Der Tisch ist, wie er war.",
    unreachable: "Kiebitz antwortet nicht. Läuft er noch?",
  },
};
