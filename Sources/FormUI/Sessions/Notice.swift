/// What a session has to say about itself, on a line of its own.
enum Notice: Hashable, Sendable {
  /// Leaving would lose what was typed; the same again leaves.
  case confirmCancel
  /// A submit was refused.
  case refused(problems: Int, labels: [String])
  /// A submit waits for answers from outside.
  case checking(labels: [String])
  /// Line breaks of a paste became spaces.
  case pastedAsOneLine
  /// Every message is shown, or the first of each field.
  case errorsShown(ErrorsShown)

  /// The words, fewer where there is little room.
  func text(glyphs: Glyphs, columns: Int) -> String {
    switch self {
    case .confirmCancel:
      columns < 40 ? "Esc leaves, for good" : "Lose your answers? Esc or Ctrl-C leaves."
    case .refused(let problems, let labels):
      (problems == 1 ? "1 answer needs you: " : "\(problems) answers need you: ")
        + labels.joined(separator: ", ") + (labels.count < problems ? ", \(glyphs.hint)" : "")
    case .checking(let labels):
      columns < 40
        ? "Checking\(glyphs.hint) Esc stops"
        : "Checking \(labels.joined(separator: ", "))\(glyphs.hint) Esc stops."
    case .pastedAsOneLine:
      "The pasted line breaks became spaces."
    case .errorsShown(.all):
      "Showing every message of a field."
    case .errorsShown(.first):
      "Showing the first message of a field."
    }
  }
}
