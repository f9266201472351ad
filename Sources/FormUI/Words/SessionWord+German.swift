import FormValidation

extension SessionWord {
  /// The wording in German, which says "du".
  var german: Message {
    switch self {
    case .next: "weiter"
    case .nextPage: "nächste Seite"
    case .submit: "absenden"
    case .cancel: "Abbruch"
    case .back: "zurück"
    case .allErrors: "alle Fehler"
    case .oneError: "ein Fehler"
    case .problem: "Fehler"
    case .help: "Hilfe"
    case .previousProblem: "voriger Fehler"
    case .previousPage: "vorige Seite"
    case .quote: "die nächste Taste tippen, auch Tab in langen Texten"
    case .advance: "weiter; auf einem Knopf: drücken"
    case .enterSubmits: "absenden; in einem längeren Feld: weiter"
    case .leave: "beenden, ohne abzusenden"
    case .redraw: "Bildschirm neu zeichnen"
    case .suspend: "anhalten; fg in der Shell macht weiter"
    case .submitButton: "Absenden"
    case .nextButton: "Weiter"
    case .reviewButton: "Prüfen"
    case .place: "{place} von {count}"
    case .fields: Message("{count} Felder", one: "{count} Feld", counting: "count")
    case .page: "Seite {page} von {pages}"
    case .review: "Prüfe deine Antworten. Eingabe auf einer führt zu ihr zurück."
    case .noAnswer: "keine Antwort"
    case .yes: "ja"
    case .no: "nein"
    case .noMatch: "kein Treffer"
    case .monthNames:
      Message(
        "Januar {year}|Februar {year}|März {year}|April {year}|Mai {year}"
          + "|Juni {year}|Juli {year}|August {year}|September {year}|Oktober {year}"
          + "|November {year}|Dezember {year}"
      )
    case .weekdayNames: "Mo|Di|Mi|Do|Fr|Sa|So"
    case .tooEarly: "zu früh"
    case .tooLate: "zu spät"
    case .checking: "Wird geprüft"
    case .confirmCancel: "Antworten verwerfen? Esc oder Strg-C beendet."
    case .confirmCancelBriefly: "Esc verwirft alles"
    case .refused:
      Message(
        "Prüfe noch {count} Antworten: {list}",
        one: "Prüfe noch {count} Antwort: {list}",
        counting: "count"
      )
    case .problemsAndKey:
      Message(
        "Prüfe noch {count} Antworten. {key} geht hin.",
        one: "Prüfe noch {count} Antwort.",
        counting: "count"
      )
    case .problemsBriefly:
      Message("Noch {count}: {key}", one: "Noch {count} Antwort", counting: "count")
    case .problems:
      Message("Prüfe noch {count} Antworten", one: "Prüfe noch {count} Antwort", counting: "count")
    case .leftBehind:
      Message(
        "Prüfe noch {count} Antworten vor dieser Seite. {key} geht zurück.",
        one: "Prüfe noch {count} Antwort vor dieser Seite. {key} geht zurück.",
        counting: "count"
      )
    case .leftBehindBriefly: "{key}: noch {count}"
    case .nothingNeeded: "Alles in Ordnung."
    case .moreProblems: "und {count} weitere"
    case .waiting: "Prüfung läuft: {list}{sign} Esc bricht ab."
    case .waitingBriefly: "Prüft{sign} Esc stoppt"
    case .pastedAsOneLine: "Zeilenumbrüche wurden zu Leerzeichen. {key} macht es rückgängig."
    case .pastedAsOneLineBriefly: "Umbrüche zu Leerzeichen. {key} zurück."
    case .pasteToUndo: "Umbruch weg: {key}"
    case .quoting: "Die nächste Taste wird getippt."
    case .quotingBriefly: "Taste wird getippt"
    case .typesNothing: "Diese Taste tippt hier nichts."
    case .typesNothingBriefly: "Tippt hier nichts."
    case .pasteUnfit: "Der eingefügte Text passt hier nicht."
    case .pasteUnfitBriefly: "Passt hier nicht."
    case .pasteCut: "Der eingefügte Text war zu lang: sein Ende fehlt."
    case .pasteCutBriefly: "Das Ende fehlt."
    case .noChoice: "Keine Antwort heißt „{text}“."
    case .noChoiceBriefly: "Nichts heißt so."
    case .severalChoices: "{count} Antworten enthalten „{text}“."
    case .severalChoicesBriefly: "Mehrere Antworten"
    case .lowerEnd: "Das untere Ende von {field}"
    case .upperEnd: "Das obere Ende von {field}"
    case .allErrorsShown: "Zeigt alle Meldungen je Feld."
    case .allErrorsShownBriefly: "Alle Meldungen"
    case .firstErrorShown: "Zeigt die erste Meldung je Feld."
    case .firstErrorShownBriefly: "Nur erste Meldung"
    case .tooSmall: "Mach dieses Fenster mindestens {columns} mal {rows} groß."
    case .aboutField: "Über {field}"
    case .mustHold: "Was gelten muss"
    case .anythingGoes: "Hier darf alles stehen."
    case .saidOfAnswer: "Was zu deiner Antwort zu sagen ist"
    case .keysHere: "Tasten in diesem Feld"
    case .keysAnywhere: "Tasten"
    case .backToForm: "zurück zum Formular"
    case .moreBelow: "mehr"
    case .isShown: "steht jetzt da"
    case .shownOnceLeft: "erscheint, wenn du das Feld verlassen hast"
    case .shownOnceSubmitted: "erscheint, wenn du gesendet hast"
    case .shownWithAll: "erscheint mit allen Meldungen, durch F9"
    case .shownInChecklist: "steht in der Prüfliste"
    case .proposal: "Meintest du {proposal}? {key} übernimmt es."
    case .proposalKept: "Meintest du {proposal}?"
    case .takeProposal: "Vorschlag übernehmen"
    case .keyWords: "Wort für Wort"
    case .keyCaret: "ein Zeichen zurück, vor"
    case .keySelect: "auswählen"
    case .keyDeleteWord: "ein Wort löschen, zurück oder vor"
    case .keyDeleteLine: "bis zum Anfang oder Ende löschen"
    case .keyYank: "zuletzt Gelöschtes einsetzen"
    case .keyUndo: "rückgängig, wiederholen"
    case .keyReveal: "zeigen oder wieder verbergen"
    case .keyNewLine: "neue Zeile"
    case .keyTurn: "umschalten"
    case .keyYesNo: "ja, nein"
    case .keyStep: "ein Schritt"
    case .keyLargeStep: "ein großer Schritt"
    case .keyEnds: "die Enden"
    case .keyType: "den Wert eingeben"
    case .keyPercent: "nach Ziffern: dieser Teil der Strecke"
    case .keyUpperEnd: "nach dem unteren Ende: weiter zum oberen"
    case .keyOtherThumb: "der andere Griff"
    case .takeSuggestion: "übernehmen"
    case .keyTakeSuggestion: "den Vorschlag hinter dem Cursor übernehmen"
    case .keyOpenList: "die Liste öffnen"
    case .keyNarrow: "Buchstaben suchen in der Liste"
    case .keyMark: "ankreuzen oder nicht"
    case .keyJump: "Buchstaben springen in der Liste"
    case .keyCalendar: "den Kalender öffnen"
    case .keyDay: "ein Tag vor, ein Tag zurück"
    case .keyMinutes: "später, früher"
    case .dateForm: "JJJJ-MM-TT"
    case .timeForm: "hh:mm"
    case .writtenAs: "Schreib es als {form}."
    case .keyChoose: "wählen"
    case .keyClose: "schließen"
    case .keyMonth: "Monat"
    case .keyToday: "heute"
    case .ruleNotAsked: "wird wegen anderer Antworten nicht gefragt"
    }
  }
}
