/// The last commands of a case, for its report.
struct Journal {
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
