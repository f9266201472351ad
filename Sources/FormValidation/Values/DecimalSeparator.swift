/// The decimal separator of a number.
public enum DecimalSeparator: String, Hashable, Sendable, CaseIterable {
  /// As in `1.5`.
  case point
  /// As in `1,5`.
  case comma

  package var character: Character { self == .point ? "." : "," }

  /// Creates a separator from a character; `nil` for any other.
  package init?(_ character: String) {
    guard let separator = Self.allCases.first(where: { String($0.character) == character }) else {
      return nil
    }
    self = separator
  }

  /// The byte of the character.
  var byte: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }

  /// Returns the text with this separator and the point swapped, byte for byte.
  ///
  /// Errors are at the same offset in both.
  func plain(_ text: String) -> String {
    guard self == .comma, text.utf8.contains(where: { $0 == 0x2C || $0 == 0x2E }) else {
      return text
    }
    return String(
      decoding: text.utf8.lazy.map { $0 == 0x2C ? 0x2E : $0 == 0x2E ? 0x2C : $0 },
      as: UTF8.self
    )
  }
}
