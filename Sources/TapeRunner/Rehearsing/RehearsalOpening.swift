import FormTape
import FormValidation
import SourceText

/// The instructions that a rehearsed program receives before it starts.
struct RehearsalOpening: JSONLine {
  /// The initial date and time.
  let start: Moment

  /// The prefilled answers.
  let answers: [FieldID: Value]

  /// The answers of external checks.
  let staged: [StagedAnswer]

  /// The results of editing texts.
  let edits: [StagedEdit]

  /// Whether rules may run programs for other checks, and fields the user's editor.
  let allowsCommands: Bool

  /// Creates the opening of a case with prefilled answers.
  init(of setup: CaseSetup, _ answers: [OpenedForm.Answer], allowsCommands: Bool) {
    start = setup.start
    self.answers = Dictionary(answers.map { ($0.field, $0.value) }) { _, last in last }
    staged = setup.answers
    edits = setup.edits
    self.allowsCommands = allowsCommands
  }
}
