/// Colours for words of a report that goes to a terminal; none where nobody asked for any.
struct ReportPaint {
  /// What a word says, each with its colour.
  enum Meaning: String {
    case good = "32"
    case bad = "1;31"
    case doubtful = "33"
    case helpful = "36"
    case beside = "2"
  }

  /// Whether there are colours.
  let isOn: Bool

  /// Returns a text in the colour of its meaning.
  func callAsFunction(_ text: String, _ meaning: Meaning) -> String {
    isOn ? "\u{1B}[\(meaning.rawValue)m\(text)\u{1B}[0m" : text
  }
}
