/// The output of a program in whole characters; incomplete bytes wait for the rest.
public struct CastOutput: Hashable, Sendable {
  private var assembler = UTF8Assembler()

  /// Creates an empty output.
  public init() {}

  /// Appends bytes and returns the characters they complete; invalid bytes become a replacement
  /// character.
  public mutating func take(_ bytes: some Sequence<UInt8>) -> String {
    var text = ""
    for byte in bytes {
      let (isBroken, scalar) = assembler.take(byte)
      if isBroken { text.unicodeScalars.append("\u{FFFD}") }
      if let scalar { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
