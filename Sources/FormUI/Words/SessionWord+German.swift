import FormValidation

extension SessionWord {
  /// The wording in German, which says "du".
  var german: Message {
    switch self {
    case .next: "vor"
    case .submit: "senden"
    case .cancel: "Abbruch"
    case .back: "zurück"
    case .allErrors: "alle Fehler"
    case .oneError: "ein Fehler"
    case .problem: "Fehler"
    case .submitButton: "Absenden"
    case .place: "{place} von {count}"
    case .fields: Message("{count} Felder", one: "{count} Feld", counting: "count")
    case .yes: "ja"
    case .no: "nein"
    case .checking: "Wird geprüft"
    case .confirmCancel: "Antworten verwerfen? Esc oder Ctrl-C beendet."
    case .confirmCancelBriefly: "Esc verwirft alles"
    case .refused:
      Message(
        "{count} Antworten brauchen dich: {list}",
        one: "{count} Antwort braucht dich: {list}",
        counting: "count"
      )
    case .waiting: "Prüfe {list}{sign} Esc bricht ab."
    case .waitingBriefly: "Prüfe{sign} Esc stoppt"
    case .pastedAsOneLine: "Zeilenumbrüche wurden zu Leerzeichen."
    case .allErrorsShown: "Zeigt alle Meldungen eines Felds."
    case .firstErrorShown: "Zeigt die erste Meldung eines Felds."
    case .tooSmall: "Mach dieses Fenster mindestens {columns} mal {rows} groß."
    }
  }
}
