/// The scalars that a rule on letters allows.
struct Alphabet: Hashable, Sendable {
  /// What is allowed beside letters and the marks on them.
  enum Extent: Hashable {
    case letters
    case lettersAndDigits
    case lettersDigitsAndDashes
  }

  private let extent: Extent
  private let ascii: Bool
  private let ignored: String

  /// Creates the scalars of an extent; those of another text are allowed too.
  init(_ extent: Extent, ascii: Bool, ignoring ignored: String) {
    self.extent = extent
    self.ascii = ascii
    self.ignored = ignored
  }

  /// The verdict on a text that must consist of these scalars.
  func verdict(on text: String, _ message: Message) -> Verdict {
    .only(message, in: text) { scalar, isFirst in
      if scalar.isASCII || !ascii {
        if scalar.isLetter || !isFirst && scalar.isMark { return true }
        if extent != .letters, scalar.isDecimalDigit { return true }
        if extent == .lettersDigitsAndDashes, scalar == "-" || scalar == "_" { return true }
      }
      return ignored.unicodeScalars.contains(scalar)
    }
  }
}
