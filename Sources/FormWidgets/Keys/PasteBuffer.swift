/// A bracketed paste as it arrives: data up to the closing bracket, with any content.
package struct PasteBuffer: Sendable {
  /// The largest number of bytes kept of one paste; the rest is dropped, with a notice.
  package static let limit = 1 << 20

  private static let closing = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []

  /// The number of bytes of the closing bracket matched so far.
  private var matched = 0

  /// Creates a buffer before the first byte.
  package init() {}

  /// Whether the closing bracket has arrived.
  package var isComplete: Bool { matched == PasteBuffer.closing.count }

  /// Whether some of the paste was dropped.
  package private(set) var isCut = false

  /// Appends bytes up to the closing bracket, and returns how many those are.
  package mutating func append(_ more: ArraySlice<UInt8>) -> Int {
    var index = more.startIndex
    while index < more.endIndex, !isComplete {
      if more[index] == PasteBuffer.closing[matched] {
        matched += 1
        index += 1
      } else if matched > 0 {
        // The bracket's first byte occurs nowhere else in it, so a match can only restart here.
        keep(PasteBuffer.closing[..<matched])
        matched = 0
      } else {
        let end = more[index...].firstIndex(of: PasteBuffer.closing[0]) ?? more.endIndex
        keep(more[index..<end])
        index = end
      }
    }
    return index - more.startIndex
  }

  /// The pasted text, with line feeds as line breaks; the beginning of a closing bracket is not part
  /// of it.
  package var text: String {
    let kept = PasteBuffer.decodingKeys(in: bytes)
    var unified: [UInt8] = []
    unified.reserveCapacity(kept.count)
    for (index, byte) in kept.enumerated() {
      if byte == 0x0D {
        unified.append(0x0A)
      } else if byte != 0x0A || index == 0 || kept[index - 1] != 0x0D {
        unified.append(byte)
      }
    }
    return String(decoding: unified, as: UTF8.self)
  }

  /// Returns bytes with the characters that some terminals encode even in a paste, like line breaks
  /// as `ESC [ 13 ; 1 u`, as themselves; other sequences are data.
  private static func decodingKeys(in bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x1B) else { return bytes }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: 0x1B) {
      decoded += rest[..<start]
      rest = rest[start...]
      let parameters = rest.dropFirst(2).prefix(longestKey).prefix { 0x30...0x3B ~= $0 }
      if rest.dropFirst().first == UInt8(ascii: "["), parameters.endIndex < rest.endIndex,
        let text = XtermSequence(parameters: parameters, final: rest[parameters.endIndex])
          .pastedText
      {
        decoded += text.utf8
        rest = rest[(parameters.endIndex + 1)...]
      } else {
        decoded.append(0x1B)
        rest = rest.dropFirst()
      }
    }
    return decoded + rest
  }

  /// The longest parameters of a key: those with many digits for a text.
  private static let longestKey = 64

  private mutating func keep(_ more: some Collection<UInt8>) {
    if isCut { return }
    let room = PasteBuffer.limit - bytes.count
    bytes.append(contentsOf: more.prefix(room))
    guard more.count > room else { return }
    isCut = true
    dropBegunScalar()
  }

  /// Drops an incomplete last scalar.
  private mutating func dropBegunScalar() {
    guard let start = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[start] >= 0xC0 else {
      return
    }
    let count = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
    if bytes.count - start < count { bytes.removeSubrange(start...) }
  }
}
