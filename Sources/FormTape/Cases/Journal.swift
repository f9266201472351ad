import SourceText

/// The last commands of a case, for its report.
struct Journal {
  /// Creates a journal of performed steps.
  init(of steps: some Sequence<TapeStep> = []) {
    for step in steps { note(step) }
  }

  /// The last performed commands, oldest first.
  private(set) var last: [TapeStep] = []

  private static let limit = 4

  /// Records a performed command; expectations and settings are skipped.
  mutating func note(_ step: TapeStep) {
    switch step.command.effect {
    case .input(count: 1..., _), .change: break
    default: return
    }
    last.append(step)
    if last.count > Journal.limit { last.removeFirst() }
  }
}

extension Breakdown {
  /// Sets the step at which it happened, and those before it.
  package mutating func locate(at index: Int, of steps: [TapeStep]) {
    guard steps.indices.contains(index) else { return }
    origin = steps[index].origin.description
    line = steps[index].text.reported
    note(Journal(of: steps[..<index]))
  }

  /// Sets the commands performed before it.
  mutating func note(_ journal: Journal) {
    after = journal.last.map(\.text.reported)
    afterLine = journal.last.last?.origin.place.line
  }
}
