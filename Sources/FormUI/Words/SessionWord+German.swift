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
    case .allErrors: "alle Meldungen"
    case .oneError: "erste Meldung"
    case .problem: "nächster Fehler"
    case .help: "Hilfe"
    case .previousProblem: "voriger Fehler"
    case .previousPage: "vorige Seite"
    case .quote: "die nächste Taste wörtlich einfügen, etwa Tab in langen Texten"
    case .advance: "weiter; auf einem Knopf: drücken"
    case .enterSubmits: "absenden; in einem längeren Feld: weiter"
    case .leave: "beenden, ohne abzusenden"
    case .redraw: "Bildschirm neu zeichnen"
    case .suspend: "anhalten; `fg` setzt fort"
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
    case .takeProposal: "Korrektur übernehmen"
    case .keyWords: "voriges Wort, nächstes Wort"
    case .keySelect: "auswählen"
    case .keyDeleteWord: "voriges Wort löschen, nächstes Wort löschen"
    case .keyDeleteLine: "bis zum Anfang löschen, bis zum Ende"
    case .keyYank: "zuletzt Gelöschtes einfügen"
    case .keyUndo: "rückgängig, wiederholen"
    case .keyReveal: "anzeigen oder verbergen"
    case .keyShow: "zeigen"
    case .keyHide: "verbergen"
    case .keyNewLine: "neue Zeile"
    case .keyToggle: "umschalten"
    case .keyOffOn: "aus, ein"
    case .keyYesNo: "ja, nein"
    case .keyChange: "ändern"
    case .keyStep: "Schritt"
    case .keySteps: "ein Schritt"
    case .keyLargeStep: "großer Schritt"
    case .keyEnds: "Minimum, Maximum"
    case .keyType: "den Wert eingeben"
    case .keyPercent: "nach einer Zahl: zu diesem Prozentwert springen"
    case .keyUpperEnd: "nach der unteren Zahl: die obere eingeben"
    case .keyOtherThumb: "Griff wechseln"
    case .takeSuggestion: "übernehmen"
    case .keyTakeSuggestion: "den Vorschlag übernehmen"
    case .keyOpenList: "die Liste öffnen"
    case .keyOpen: "öffnen"
    case .keyNarrow: "tippen, um zu filtern"
    case .keyMark: "ankreuzen oder nicht"
    case .keyCheck: "ankreuzen"
    case .keyJump: "zu einer Option springen"
    case .keyOpenCalendar: "den Kalender öffnen"
    case .keyCalendar: "Kalender"
    case .dateForm: "TT.MM.JJJJ"
    case .timeForm: "hh:mm"
    case .writtenAs: "Schreib es als {form}."
    case .keyChoose: "wählen"
    case .keyClose: "schließen"
    case .keyDays: "voriger Tag, nächster Tag"
    case .keyWeeks: "vorige Woche, nächste Woche"
    case .keyWeekEnds: "Wochenanfang, Wochenende"
    case .keyMonth: "Monat"
    case .keyMonths: "voriger Monat, nächster Monat"
    case .keyYears: "voriges Jahr, nächstes Jahr"
    case .keyToday: "heute"
    case .ruleNotAsked: "wird wegen anderer Antworten nicht gefragt"
    }
  }
}
