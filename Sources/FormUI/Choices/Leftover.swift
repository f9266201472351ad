/// Text typed in a widget that could not become its answer.
public enum Leftover: Hashable, Sendable {
  /// No choice has this name or contains it.
  case noChoice(String)
  /// Several choices contain this text, and none has it as its name.
  case severalChoices(String, count: Int)

  /// The typed text.
  public var text: String {
    switch self {
    case .noChoice(let text), .severalChoices(let text, _): text
    }
  }
}
