import SourceText

/// The last commands of a case, for its report.
struct Journal {
  /// Creates a journal of performed steps.
  init(of steps: some Sequence<TapeStep> = [], isMasked: Bool = false) {
    for step in steps { record(step, isMasked: isMasked) }
  }

  /// The last performed commands, oldest first, without texts typed into secret fields.
  private(set) var last: [String] = []

  /// The line number of the last one, from 1; `nil` if there is none.
  private(set) var lastLine: Int?

  private static let limit = 4

  /// Records a performed command, perhaps without its typed text; expectations and settings are
  /// skipped.
  mutating func record(_ step: TapeStep, isMasked: Bool) {
    switch step.command.effect {
    case .input(count: 1..., _), .change: break
    default: return
    }
    last.append(step.text(isMasked: isMasked))
    lastLine = step.origin.place.line
    if last.count > Journal.limit { last.removeFirst() }
  }
}

extension Breakdown {
  /// Sets the step at which it happened, and those before it, perhaps without typed texts.
  package mutating func locate(at index: Int, of steps: [TapeStep], isMasked: Bool) {
    guard steps.indices.contains(index) else { return }
    origin = steps[index].origin.description
    line = steps[index].text(isMasked: isMasked)
    record(Journal(of: steps[..<index], isMasked: isMasked))
  }

  /// Sets the commands performed before it.
  mutating func record(_ journal: Journal) {
    after = journal.last
    afterLine = journal.lastLine
  }
}

extension TapeStep {
  /// Returns the command for a report, perhaps without its typed text.
  func text(isMasked: Bool) -> String {
    (isMasked ? command.maskedText ?? text : text).reported
  }
}
