import FormValidation

extension SessionWord {
  /// The wording in German, which says "du".
  var german: Message {
    switch self {
    case .next: "weiter"
    case .submit: "senden"
    case .cancel: "Ende"
    case .back: "zurück"
    case .allErrors: "alle Fehler"
    case .oneError: "ein Fehler"
    case .problem: "Fehler"
    case .submitButton: "Absenden"
    case .place: "{place} von {count}"
    case .fields: Message("{count} Felder", one: "{count} Feld", counting: "count")
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
    case .checking: "Wird geprüft"
    case .confirmCancel: "Antworten verwerfen? Esc oder Ctrl-C beendet."
    case .confirmCancelBriefly: "Esc verwirft alles"
    case .refused:
      Message(
        "Prüfe noch {count} Antworten: {list}",
        one: "Prüfe noch {count} Antwort: {list}",
        counting: "count"
      )
    case .waiting: "Prüfung läuft: {list}{sign} Esc bricht ab."
    case .waitingBriefly: "Prüfung läuft{sign} Esc stoppt"
    case .pastedAsOneLine: "Zeilenumbrüche wurden zu Leerzeichen."
    case .allErrorsShown: "Zeigt alle Meldungen je Feld."
    case .firstErrorShown: "Zeigt die erste Meldung je Feld."
    case .tooSmall: "Mach dieses Fenster mindestens {columns} mal {rows} groß."
    }
  }
}
