import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// The questions about the form as a whole: before a submit, before leaving, and about a draft.
extension Screen {
  /// The question that is asked, if any.
  package var question: FormQuestion? {
    FormQuestion(of: filling, chosen: view.answer, by: narrator)
  }

  /// Handles a key while a question is asked, and returns whether it was consumed.
  ///
  /// Tab and the arrow keys select a button, and Enter presses it. PgDn and PgUp scroll a long text. Esc means no, so that a key held
  /// down loses nothing. Before a submit, the letters for yes and no answer, too. About a draft, any
  /// other key makes the question name the keys: a draft must not be lost to a key that was meant for
  /// the form. Before leaving, Ctrl-C leaves.
  mutating func press(_ key: Key, on question: FormQuestion) -> Bool {
    let (mode, isSeen) = (filling.mode, size.isFillable)
    if Keymap.action(of: key) == .intent(.interrupt) {
      if mode != .confirmingSubmit { filling.end(as: .interrupted(.interrupt)) }
      return mode != .confirmingSubmit
    }
    if isSeen, let selected = question.answer(selectedBy: key) {
      view.answer = selected
      return true
    }
    if isSeen, let line = questionBox(on: size)?.firstLine(after: key) {
      view.questionLine = line
      return true
    }
    switch (mode, question.answer(givenBy: key)) {
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

  /// Returns the box of the question on a screen; `nil` if none is asked.
  func questionBox(on size: Size) -> QuestionBox? {
    guard let question else { return nil }
    let end = layout(on: size).blocks.last.map { $0.row + $0.height } ?? 0
    return question.box(on: size, formRows: min(end, size.rowsOfForm), from: view.questionLine)
  }

  /// Draws the question, if one is asked, over the rows of a screen, and returns the cursor.
  func drawQuestion(over rows: inout [[Span]], on size: Size) -> Position? {
    guard let question else { return nil }
    let box = question.box(on: size, formRows: rows.count - 1, from: view.questionLine)
    let blank = canvas(Size(columns: size.columns, rows: box.size.rows))
    return box.draw(over: &rows, on: blank, selected: question.selectedAnswer)
  }
}
