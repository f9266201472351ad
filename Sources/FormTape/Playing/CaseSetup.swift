public import FormUI
public import FormValidation

/// What a case says before its first key, wherever in it that stands.
public struct CaseSetup: Sendable {
  /// The form, and answers it holds from the start; nothing where the tape opens none.
  public private(set) var form: OpenForm?

  /// The size of the screen.
  public private(set) var size: Size

  /// The date and time to begin at.
  public private(set) var start = Moment.startOf2000

  /// Environment variables of the program, in the order of the tape.
  public private(set) var environment: [(name: String, value: String)] = []

  /// Recordings to write, by their paths.
  public private(set) var outputs: [String] = []

  /// What checks outside the form answer, in the order of the tape.
  public private(set) var answers: [StagedAnswer] = []

  /// What snapshots and reports do not show.
  public private(set) var redactions = Redactions()

  /// Gathers the setup of a case from its steps; a size they do not say is another one.
  public init(of steps: [TapeStep], size: Size = Size(columns: 80, rows: 24)) {
    self.size = size
    for action in steps.lazy.flatMap(\.command.actions) { take(action) }
  }

  private mutating func take(_ action: TapeAction) {
    switch action {
    case .open(let opened): form = opened
    case .size(let size): self.size = size
    case .clock(let moment): start = moment
    case .environment(let name, let value): environment.append((name, value))
    case .output(let path): outputs.append(path)
    case .answer(let answer): answers.append(answer)
    case .redact(let pattern, let replacement): redactions.add(pattern, replacement)
    default: break
    }
  }

  /// The theme that the environment asks for, as a terminal of 256 colours shows it.
  public var theme: Theme {
    func value(_ name: String) -> String? { environment.last { $0.name == name }?.value }
    let theme = value(Theme.variable).flatMap(Theme.init(named:)) ?? .default
    let isColorless = value("NO_COLOR").map { !$0.isEmpty } ?? false
    return theme.reduced(to: isColorless ? .none : .palette)
  }

  /// The form as it stands before the first key.
  public var openedForm: Form? {
    guard let form else { return nil }
    var answers: Answers = [:]
    for answer in form.answers { answers[answer.field] = answer.value }
    return form.answers.isEmpty ? form.form : form.form.starting(with: answers)
  }
}
