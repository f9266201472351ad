import FormValidation

extension SpokenWord {
  /// The wording in German, which says "du".
  var german: Message {
    switch self {
    case .required: "Pflichtfeld"
    case .empty: "leer"
    case .hidden: "verdeckt"
    case .valid: "gültig"
    case .textRole: "Textfeld"
    case .secretRole: "Passwortfeld"
    case .numberRole: "Zahlenfeld"
    case .toggleRole: "Schalter"
    case .sliderRole: "Schieberegler"
    case .rangeRole: "Schieberegler mit zwei Enden"
    case .dateRole: "Datumsfeld"
    case .timeRole: "Uhrzeitfeld"
    case .choiceRole: "Liste, eine Antwort"
    case .choicesRole: "Liste, mehrere Antworten"
    case .listRole: "Listenfeld"
    case .buttonRole: "Knopf"
    case .answerRole: "Antwort"
    case .error: "Fehler"
    case .missing: "fehlt noch"
    case .incomplete: "unvollständig"
    case .warning: "Warnung"
    case .remark: "Hinweis"
    case .open: "noch nicht"
    case .opening:
      """
      Antworte Zeile für Zeile. Eine leere Zeile behält die Antwort in Klammern. :help nennt \
      die Befehle.
      """
    case .typeSecret: "Was du tippst, wird nicht gezeigt."
    case .typeNumber: "Gib eine Zahl ein."
    case .typeNumberFrom: "Gib eine Zahl ab {min} ein."
    case .typeNumberTo: "Gib eine Zahl bis {max} ein."
    case .typeNumberBetween: "Gib eine Zahl von {min} bis {max} ein."
    case .typeInSteps: "Sie geht in Schritten von {step}."
    case .typeYesOrNo: "Gib ja oder nein ein."
    case .typeOnTrack: "Gib eine Zahl von {min} bis {max} in Schritten von {step} ein."
    case .typeRange:
      "Gib zwei Zahlen von {min} bis {max} in Schritten von {step} ein, wie {min} - {max}."
    case .typeDate: "Gib ein Datum ein, wie {example}."
    case .typeTime: "Gib eine Uhrzeit ein, wie {example}."
    case .hint: "Tipp"
    case .typeChoice: "Gib die Nummer oder den Namen einer Antwort ein."
    case .typeChoices: "Gib Nummern oder Namen von Antworten mit Kommas dazwischen ein."
    case .typeLines: "Eine Zeile, die mit \\ endet, geht in der nächsten weiter."
    case .typeList: "Gib Werte mit Kommas dazwischen ein."
    case .anotherOrNext: "Gib eine andere Antwort ein, oder :next, um weiterzugehen."
    case .proposalToTake: "Meintest du {proposal}? :take übernimmt es."
    case .isNow: "{field} ist jetzt {answer}."
    case .askSubmit: "Absenden? Gib ja oder nein ein."
    case .notSubmitted:
      """
      Noch ist nichts gesendet. Gib die Nummer einer Antwort ein, um sie zu ändern, oder \
      :cancel zum Beenden.
      """
    case .submitted: "Gesendet."
    case .left: "Beendet, ohne abzusenden."
    case .inputEnded: "Die Eingabe endete vor dem Absenden; es wurden keine Antworten geschrieben."
    case .firstQuestion: "Das ist die erste Frage."
    case .alwaysAnswered: "Diese Frage hat immer eine Antwort; gib eine andere ein."
    case .nothingProposed: "Hier ist nichts vorgeschlagen."
    case .noSuchQuestion: "Eine solche Frage gibt es nicht. :review nennt alle mit ihren Nummern."
    case .severalQuestions: "Mehrere Fragen beginnen so: {list}."
    case .severalOptions: "Mehrere Antworten beginnen mit „{text}“: {list}."
    case .nearestName: "Meintest du {name}?"
    case .noSuchCommand:
      """
      Einen solchen Befehl gibt es nicht. :help nennt alle; :: beginnt eine Antwort mit \
      Doppelpunkt.
      """
    case .confirmLeaving: "Noch einmal :cancel beendet und verwirft deine Antworten."
    case .confirmInterrupt: "Noch einmal Strg-C beendet und verwirft deine Antworten."
    case .commands: "Befehle"
    case .doesNext: "die nächste Frage, was auch immer zu dieser Antwort gesagt ist"
    case .doesBack: "die Frage davor"
    case .doesTake: "die vorgeschlagene Antwort"
    case .doesGo: "die Frage einer Nummer oder mit diesem Anfang, wie :go 3"
    case .doesClear: "keine Antwort hier"
    case .doesReview: "alle Antworten"
    case .doesHelp: "was hier gelten muss, und die Befehle"
    case .doesSubmit: "absenden"
    case .doesCancel: "beenden, ohne abzusenden"
    case .doesColon: "eine Antwort, die mit Doppelpunkt beginnt"
    }
  }
}
