extension String {
  /// The verdict on how a text begins, which nothing typed later mends.
  func verdictOnStart(anyWhitespace: Bool) -> Verdict {
    guard let first = unicodeScalars.first, first.isSpace(any: anyWhitespace) else { return .valid }
    return .invalid("space.leading", "Remove the space at the start.", range: 0..<1)
  }

  /// The verdict on how a text ends, which what is typed next mends.
  func verdictOnEnd(anyWhitespace: Bool) -> Verdict {
    guard let last = unicodeScalars.last, last.isSpace(any: anyWhitespace) else { return .valid }
    return .incomplete(
      "space.trailing",
      "Remove the space at the end.",
      range: count - 1..<count
    )
  }
}
