package import FormValidation
package import FormWidgets
package import Forms

/// The settings of a case that apply before its first key, regardless of their position.
package struct CaseSetup: Sendable {
  /// The form and its prefilled answers; `nil` if the tape opens none.
  package internal(set) var form: OpenedForm?

  /// The program that is started in place of a form; `nil` if none is.
  package internal(set) var program: TapedProgram?

  /// Whether the program's standard output is captured instead of drawn, because the case expects
  /// something of it.
  package internal(set) var capturesOutput = false

  /// Whether its standard error is.
  package internal(set) var capturesErrors = false

  /// The language that the form is opened in; `nil` for its own.
  package internal(set) var language: Language?

  /// The size of the screen.
  package internal(set) var size: Size

  /// The initial date and time.
  package internal(set) var start = Moment.startOf2000

  /// Environment variables of the program, in the order of the tape.
  package internal(set) var environment: [(name: String, value: String)] = []

  /// Recordings to write, by their paths.
  package internal(set) var outputs: [String] = []

  /// The answers of external checks, in the order of the tape.
  package internal(set) var answers: [StagedAnswer] = []

  /// The results of editing texts in a program, in the order of the tape.
  package internal(set) var edits: [StagedEdit] = []

  /// The text replaced in snapshots and reports.
  package internal(set) var redactions = Redactions()

  /// Collects the setup of a case from its steps, with a default size.
  package init(of steps: [TapeStep], size: Size = Size(columns: 80, rows: 24)) {
    self.size = size
    for step in steps { step.command.prepare(&self) }
  }

  /// Adds answers of external checks.
  package mutating func add(_ answers: [StagedAnswer]) {
    self.answers += answers
  }

  /// The theme that the environment requests, as shown by a terminal of 256 colors.
  package var theme: Theme {
    let theme = variable(Theme.variable).flatMap(Theme.init(named:)) ?? .default
    let isColorless = variable("NO_COLOR").map { !$0.isEmpty } ?? false
    return theme.reduced(to: isColorless ? .none : .palette)
  }

  /// The form with the answers from the environment and the tape; `nil` if the tape opens none.
  package var filledForm: Form? {
    form?.filled.starting(inEnvironment: variable)
  }

  private func variable(_ name: String) -> String? {
    environment.last { $0.name == name }?.value
  }

  /// The error for a case without a form, and how to fix it.
  static let opensNoForm = "the case opens no form; start it with a line like Form signup.yaml"

  /// Returns the form.
  /// - Throws: `Breakdown` if the tape opens none.
  package func requiredForm() throws(Breakdown) -> OpenedForm {
    guard let form else { throw Breakdown(.unavailable, CaseSetup.opensNoForm) }
    return form
  }
}
