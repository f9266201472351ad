import Diagnostics

/// The last commands of a case, for its report.
struct Journal {
  /// Creates a journal of steps that were carried out.
  init(of steps: some Sequence<TapeStep> = []) {
    for step in steps { note(step) }
  }

  /// The command under way.
  var current: TapeStep?

  /// The commands that were carried out last, oldest first.
  private(set) var last: [TapeStep] = []

  private static let limit = 4

  /// Notes that a command was carried out; expectations and settings do nothing to a program.
  mutating func note(_ step: TapeStep) {
    guard step.command.actions.contains(where: \.doesSomething) else { return }
    last.append(step)
    if last.count > Journal.limit { last.removeFirst() }
  }
}

extension TapeAction {
  /// Whether a program can notice it.
  fileprivate var doesSomething: Bool {
    switch self {
    case .press, .paste, .pasteCopied, .mouse, .resize, .sleep: true
    default: false
    }
  }
}

extension Breakdown {
  /// Says that it happened at a step, from 0, after those before it.
  public mutating func locate(at index: Int, of steps: [TapeStep]) {
    guard steps.indices.contains(index) else { return }
    origin = steps[index].origin.description
    line = steps[index].text
    note(Journal(of: steps[..<index]))
  }

  /// Notes what was carried out before it.
  mutating func note(_ journal: Journal) {
    after = journal.last.map(\.text)
    afterLine = journal.last.last?.origin.place.line
  }
}
