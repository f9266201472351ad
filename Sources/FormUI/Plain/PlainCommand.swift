import FormValidation

/// A command in a line: a word after a colon.
enum PlainCommand: String, CaseIterable, Sendable {
  case next, back, go, take, clear, review, help, submit, cancel

  /// What it does, in words.
  var word: SpokenWord {
    switch self {
    case .next: .doesNext
    case .back: .doesBack
    case .go: .doesGo
    case .take: .doesTake
    case .clear: .doesClear
    case .review: .doesReview
    case .help: .doesHelp
    case .submit: .doesSubmit
    case .cancel: .doesCancel
    }
  }

  /// Creates the command probably meant by a word: the only one that begins with it, or one that is
  /// a typo away.
  init?(nearestTo word: String) {
    let begun = PlainCommand.allCases.filter { !word.isEmpty && $0.rawValue.hasPrefix(word) }
    let slipped = PlainCommand.allCases.first { word.isOneSlip(from: $0.rawValue) }
    guard let nearest = begun.count == 1 ? begun[0] : slipped else { return nil }
    self = nearest
  }
}
