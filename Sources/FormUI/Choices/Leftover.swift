/// What was typed in a widget and could not be made its answer.
public enum Leftover: Hashable, Sendable {
  /// No choice is called so, nor has it in its name.
  case noChoice(String)
  /// Several choices have it in their names, and none is called so.
  case severalChoices(String, count: Int)

  /// What was typed.
  public var text: String {
    switch self {
    case .noChoice(let text), .severalChoices(let text, _): text
    }
  }
}
