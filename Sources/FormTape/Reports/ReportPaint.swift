/// The colors of a report on a terminal, if requested.
struct ReportPaint {
  /// The meaning of a word, with its color.
  enum Meaning: String {
    case good = "32"
    case bad = "1;31"
    case doubtful = "33"
    case helpful = "36"
    case beside = "2"
  }

  /// Whether to use colors.
  let isOn: Bool

  /// Returns a text in the color of its meaning.
  func callAsFunction(_ text: String, _ meaning: Meaning) -> String {
    isOn ? "\u{1B}[\(meaning.rawValue)m\(text)\u{1B}[0m" : text
  }
}
