import FormValidation

/// What was typed of a value on a track.
///
/// It stays where no thumb can stand, for the rules to speak of, and is typed on until the typing
/// rests; then the next digit begins another number.
struct TypedNumber: Hashable, Sendable {
  /// What was typed; empty where the value is that of the thumb.
  private(set) var text: String

  /// Whether the next digit goes on from the text.
  private var goesOn = false

  /// Creates a text on which no typing goes on.
  init(_ text: String = "") {
    self.text = text
  }

  /// Whether a text is a number that keys can type.
  static func canType(_ text: some StringProtocol) -> Bool {
    Number(String(text)) != nil
      && text.allSatisfy { $0 == "-" || $0 == "." || $0.isASCIIDigit }
  }

  /// Whether nothing was typed.
  var isEmpty: Bool { text.isEmpty }

  /// The number typed, where it is one.
  var number: Number? { Number(text) }

  /// The number typed, where the next key may go on from it.
  var open: Number? { goesOn ? number : nil }

  /// The value that it is, where something was typed.
  var value: Value? {
    text.isEmpty ? nil : number.map(Value.number) ?? .text(text)
  }

  /// Takes a key that types a number, and says whether it did.
  mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character("-"): text = "-"
    case .backspace where !text.isEmpty: text.removeLast()
    default:
      guard let sign = key.typed, begins(with: sign) || goesOn && !text.isEmpty && sign.isLetter
      else { return false }
      if !goesOn { text = "" }
      text.append(sign)
    }
    goesOn = true
    return true
  }

  /// Whether typing begins with a sign: a digit, or a mark before decimals.
  ///
  /// A comma is kept for the rules to speak of, as are letters behind what was typed: without them
  /// it would be another number.
  private func begins(with sign: Character) -> Bool {
    sign == "." || sign == "," || sign.isASCIIDigit
  }

  /// Ends the typing.
  mutating func rest() {
    goesOn = false
  }
}

extension Key {
  /// Whether the key is one of those that type a number on a track.
  var typesNumber: Bool {
    self == .backspace || typed.map { "-.,%".contains($0) || $0.isASCIIDigit } ?? false
  }
}
