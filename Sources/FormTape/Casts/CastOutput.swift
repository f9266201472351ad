/// What a program writes, in whole characters: bytes of one that is not complete wait for the rest.
public struct CastOutput: Hashable, Sendable {
  private var assembler = UTF8Assembler()

  /// Creates an output of which nothing is written.
  public init() {}

  /// Takes bytes, and returns the characters that they complete; a stand-in for what is none.
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
