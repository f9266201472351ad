import FormValidation

/// Something that a session says in its own name.
///
/// A form's language words it: first by the phrases it was made with, then as this module words it in
/// the language of that code, then in English.
enum SessionWord: Int, CaseIterable, Sendable {
  /// What keys do, on the help line.
  case next, submit, cancel, back, allErrors, oneError, problem
  /// The button that submits.
  case submitButton
  /// Where the focus is among the fields, and how many there are.
  case place, fields
  /// How a toggle stands.
  case yes, no
  /// Nothing to choose has in it what was typed.
  case noMatch
  /// The months of a year and the days of a week from Monday, with a bar between two of them.
  case monthNames, weekdayNames
  /// Something outside is asked about an answer.
  case checking
  /// Leaving would lose what was typed.
  case confirmCancel, confirmCancelBriefly
  /// A submit was refused.
  case refused
  /// A submit waits for answers from outside.
  case waiting, waitingBriefly
  /// Line breaks of a paste became spaces.
  case pastedAsOneLine
  /// How many messages a field shows.
  case allErrorsShown, firstErrorShown
  /// The screen is too small for a form.
  case tooSmall

  /// The wording in English.
  var english: Message {
    switch self {
    case .next: "next"
    case .submit: "submit"
    case .cancel: "cancel"
    case .back: "back"
    case .allErrors: "all errors"
    case .oneError: "one error"
    case .problem: "problem"
    case .submitButton: "Submit"
    case .place: "{place} of {count}"
    case .fields: Message("{count} fields", one: "{count} field", counting: "count")
    case .yes: "yes"
    case .no: "no"
    case .noMatch: "no match"
    case .monthNames:
      Message(
        "January {year}|February {year}|March {year}|April {year}|May {year}"
          + "|June {year}|July {year}|August {year}|September {year}|October {year}"
          + "|November {year}|December {year}"
      )
    case .weekdayNames: "Mo|Tu|We|Th|Fr|Sa|Su"
    case .checking: "Checking"
    case .confirmCancel: "Lose your answers? Esc or Ctrl-C leaves."
    case .confirmCancelBriefly: "Esc leaves, for good"
    case .refused:
      Message(
        "{count} answers need you: {list}",
        one: "{count} answer needs you: {list}",
        counting: "count"
      )
    case .waiting: "Checking {list}{sign} Esc stops."
    case .waitingBriefly: "Checking{sign} Esc stops"
    case .pastedAsOneLine: "The pasted line breaks became spaces."
    case .allErrorsShown: "Showing every message of a field."
    case .firstErrorShown: "Showing the first message of a field."
    case .tooSmall: "Make this window {columns} by {rows} or more."
    }
  }

  /// The wording in a language.
  func wording(in language: PhraseBook) -> Message {
    if let wording = language.wording(for: english) { return wording }
    return switch language.code {
    case "de": german
    case "ja": japanese
    default: english
    }
  }
}
