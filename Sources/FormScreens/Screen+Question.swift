import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// The questions about the form as a whole: before a submit, before leaving, and about a draft.
extension Screen {
  /// The answer that Enter gives to the question.
  private var selectedAnswer: Bool { view.answer ?? filling.expectsYes }

  /// The name of the button that a key selected, if any.
  package var selectedButton: String? {
    guard filling.isAsking, let isYes = view.answer else { return nil }
    return isYes ? answerNames.yes : answerNames.no
  }

  /// Handles a key while a question is asked, and returns whether it was consumed.
  ///
  /// Tab and the arrow keys select a button, and Enter presses it. Esc means no, so that a key held
  /// down loses nothing. Before a submit, the letters for yes and no answer, too. About a draft, any
  /// other key makes the question name the keys: a draft must not be lost to a key that was meant for
  /// the form. Before leaving, Ctrl-C leaves.
  mutating func pressOnQuestion(_ key: Key) -> Bool {
    let (mode, isSeen) = (filling.mode, Screen.isFillable(on: size))
    if Keymap.action(of: key) == .intent(.interrupt) {
      if mode != .confirmingSubmit { filling.end(as: .interrupted(.interrupt)) }
      return mode != .confirmingSubmit
    }
    if isSeen, let selected = answer(selectedBy: key) {
      view.answer = selected
      return true
    }
    switch (mode, answer(givenBy: key)) {
    // An invisible question cannot be answered with yes.
    case (.offeringDraft, _) where !isSeen, (_, true?) where !isSeen: break
    case (_, let isYes?): answerQuestion(isYes: isYes)
    case (.offeringDraft, nil): filling.insistOnDraft()
    default: break
    }
    return true
  }

  /// Answers the question.
  mutating func answerQuestion(isYes: Bool) {
    holding { $0.answerQuestion(isYes: isYes) }
  }

  /// Returns whether a key selects the button for yes; `nil` if it selects none.
  private func answer(selectedBy key: Key) -> Bool? {
    switch (key, Keymap.action(of: key)) {
    case (.left, _): false
    case (.right, _): true
    case (_, .intent(.next)), (_, .intent(.previous)): !selectedAnswer
    default: nil
    }
  }

  /// Returns whether a key means yes; `nil` if it is no answer.
  private func answer(givenBy key: Key) -> Bool? {
    switch key {
    case .enter: selectedAnswer
    // A blank may have been meant for the form, unless a button was selected.
    case .space where view.answer != nil: selectedAnswer
    case .escape: false
    default:
      filling.mode == .confirmingSubmit
        ? key.typed.flatMap(facts.form.messages.language.forms.flag) : nil
    }
  }

  /// Returns the box of the question on a screen; `nil` if none is asked.
  func questionBox(on size: Size) -> QuestionBox? {
    guard filling.isAsking else { return nil }
    let end = layout(on: size).blocks.last.map { $0.row + $0.height } ?? 0
    return questionBox(on: size, formRows: min(end, Screen.rowsOfForm(on: size)))
  }

  /// Draws the question, if one is asked, over the rows of a screen, and returns the cursor.
  func drawQuestion(over rows: inout [[Span]], on size: Size) -> Position? {
    guard filling.isAsking else { return nil }
    let box = questionBox(on: size, formRows: rows.count - 1)
    let blank = canvas(Size(columns: size.columns, rows: box.size.rows))
    return box.draw(over: &rows, on: blank, selected: selectedAnswer)
  }

  private func questionBox(on size: Size, formRows: Int) -> QuestionBox {
    let texts: [String] =
      switch filling.mode {
      case .offeringDraft: narrator.draftQuestion(of: filling) ?? []
      case .confirmingLeave: [narrator[filling.keepsDraft ? .confirmQuit : .confirmCancel]]
      default: [narrator.question(of: filling) ?? ""]
      }
    let content = QuestionBox.Content(
      question: texts[0],
      remarks: Array(texts.dropFirst()),
      names: answerNames
    )
    return QuestionBox(content, on: size, formRows: formRows, glyphs: narrator.glyphs)
  }

  /// The names of the buttons.
  private var answerNames: (no: String, yes: String) {
    if filling.mode == .confirmingSubmit { return (narrator[.backButton], narrator[.submitButton]) }
    let words = answerWords
    return (narrator[words.no].capitalizedName, narrator[words.yes].capitalizedName)
  }

  /// The words for the answers in the key line.
  private var answerWords: (no: Word, yes: Word) {
    switch filling.mode {
    case .offeringDraft: (.draftStartOver, .draftResume)
    case .confirmingLeave: (.stay, filling.keepsDraft ? .quit : .discard)
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
    switch filling.mode {
    case .confirmingSubmit: [narrator.keyForYes]
    case .confirmingLeave: Keymap.key(for: .interrupt).map { [$0] } ?? []
    default: []
    }
  }

  /// Whether the answer yes is the one that loses nothing.
  var isYesHarmless: Bool { filling.mode == .offeringDraft }
}

extension String {
  /// The words of an action as the name of a button.
  fileprivate var capitalizedName: String { prefix(1).uppercased() + dropFirst() }
}
