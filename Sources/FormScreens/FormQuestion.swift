import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// A question about the form as a whole: before a submit, before leaving, or about a draft.
package struct FormQuestion {
  /// What the filling asks.
  private let mode: Filling.Mode

  /// The answer whose button a key selected; `nil` for the default.
  private let chosen: Bool?

  /// The answer that Enter gives.
  let selectedAnswer: Bool

  /// The sentences: what is asked, and remarks on it.
  private let texts: [String]

  private let keepsDraft: Bool
  private let narrator: Narrator

  /// The question that a filling asks, with the answer that a key selected; `nil` if it asks none.
  init?(of filling: borrowing Filling, chosen: Bool?, by narrator: Narrator) {
    guard filling.mode.isAsking else { return nil }
    (mode, self.chosen, self.narrator) = (filling.mode, chosen, narrator)
    selectedAnswer = chosen ?? filling.expectsYes
    keepsDraft = filling.outside.keepsDraft
    texts =
      switch mode {
      case .offeringDraft: narrator.draftQuestion(of: filling) ?? []
      case .confirmingLeave: [narrator[keepsDraft ? .confirmQuit : .confirmCancel]]
      default: [narrator.question(of: filling) ?? ""]
      }
  }

  /// The name of the button that a key selected, if any.
  package var selectedButton: String? { chosen.map { $0 ? answerNames.yes : answerNames.no } }

  /// Returns whether a key selects the button for yes; `nil` if it selects none.
  func answer(selectedBy key: Key) -> Bool? {
    switch (key, Keymap.action(of: key)) {
    case (.left, _): false
    case (.right, _): true
    case (_, .intent(.next)), (_, .intent(.previous)): !selectedAnswer
    default: nil
    }
  }

  /// Returns whether a key means yes; `nil` if it is no answer.
  func answer(givenBy key: Key) -> Bool? {
    switch key {
    case .enter: selectedAnswer
    // A blank may have been meant for the form, unless a button was selected.
    case .space where chosen != nil: selectedAnswer
    case .escape: false
    default:
      mode == .confirmingSubmit ? key.typed.flatMap(narrator.forms.flag) : nil
    }
  }

  /// Returns its box on a screen whose form takes some rows below the title, with its text from a
  /// line on.
  func box(on size: Size, formRows: Int, from line: Int) -> QuestionBox {
    let content = QuestionBox.Content(
      question: texts[0],
      remarks: Array(texts.dropFirst()),
      names: answerNames
    )
    return QuestionBox(
      content,
      from: line,
      on: size,
      formRows: formRows,
      glyphs: narrator.glyphs
    )
  }

  /// The names of the buttons.
  private var answerNames: (no: String, yes: String) {
    if mode == .confirmingSubmit { return (narrator[.backButton], narrator[.submitButton]) }
    let words = answerWords
    return (narrator[words.no].capitalizedName, narrator[words.yes].capitalizedName)
  }

  /// The words for the answers in the key line.
  private var answerWords: (no: Word, yes: Word) {
    switch mode {
    case .offeringDraft: (.draftStartOver, .draftResume)
    case .confirmingLeave: (.stay, keepsDraft ? .quit : .discard)
    default: (.back, .submit)
    }
  }

  /// The keys that give each answer, and its word, for the key line.
  var answerKeys: [(keys: [Key], word: String)] {
    let words = answerWords
    return [(false, words.no), (true, words.yes)].map { isYes, word in
      let keys: [Key] = (isYes ? [] : [.escape]) + (isYes == selectedAnswer ? [.enter] : [])
      return (keys.isEmpty ? keysForYes : keys, narrator[word])
    }
  }

  /// The keys that mean yes, whichever button is selected.
  private var keysForYes: [Key] {
    switch mode {
    case .confirmingSubmit: [narrator.keyForYes]
    case .confirmingLeave: Keymap.key(for: .interrupt).map { [$0] } ?? []
    default: []
    }
  }

  /// Whether the answer yes is the one that loses nothing.
  var isYesHarmless: Bool { mode == .offeringDraft }
}
