/// What a line asks for that is not an answer: a word behind a colon.
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
}
