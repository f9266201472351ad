import SourceText

/// The last commands of a case, for its report.
struct Journal {
  /// Creates a journal of performed steps.
  init(of steps: some Sequence<TapeStep> = []) {
    for step in steps { note(step) }
  }

  /// The current command.
  var current: TapeStep?

  /// The last performed commands, oldest first.
  private(set) var last: [TapeStep] = []

  private static let limit = 4

  /// Records a performed command; expectations and settings are skipped.
  mutating func note(_ step: TapeStep) {
    guard step.command.actions.contains(where: \.doesSomething) else { return }
    last.append(step)
    if last.count > Journal.limit { last.removeFirst() }
  }
}

extension TapeAction {
  /// Whether it affects the program.
  fileprivate var doesSomething: Bool {
    switch self {
    case .press, .paste, .pasteCopied, .mouse, .resize, .sleep: true
    default: false
    }
  }
}

extension Breakdown {
  /// Sets the step at which it happened, and those before it.
  package mutating func locate(at index: Int, of steps: [TapeStep]) {
    guard steps.indices.contains(index) else { return }
    origin = steps[index].origin.description
    line = steps[index].text
    note(Journal(of: steps[..<index]))
  }

  /// Sets the commands performed before it.
  mutating func note(_ journal: Journal) {
    after = journal.last.map(\.text)
    afterLine = journal.last.last?.origin.place.line
  }
}
