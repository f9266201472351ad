/// A bracketed paste as it arrives: data up to the closing bracket, whatever it holds.
public struct PasteBuffer: Sendable {
  /// The most bytes kept of one paste; what follows is read and dropped, and the person is told.
  public static let limit = 1 << 20

  private static let closing = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []

  /// How much of the closing bracket the last bytes are.
  private var matched = 0

  /// Creates a buffer before the first byte.
  public init() {}

  /// Whether the closing bracket has come.
  public var isComplete: Bool { matched == PasteBuffer.closing.count }

  /// Whether more came than is kept.
  public private(set) var isCut = false

  /// The paste as an event.
  public var event: Event { .paste(text, isCut: isCut) }

  /// How many bytes the paste needs at least to be complete; reading no more at a time leaves what
  /// follows the paste to whoever reads keys.
  public var missing: Int { PasteBuffer.closing.count - matched }

  /// Takes bytes, at most `missing` of them.
  public mutating func append(_ more: some Sequence<UInt8>) {
    for byte in more {
      if byte == PasteBuffer.closing[matched] {
        matched += 1
      } else {
        keep(PasteBuffer.closing[..<matched])
        // The bracket's first byte is nowhere else in it, so a match can only begin anew here.
        matched = byte == PasteBuffer.closing[0] ? 1 : 0
        if matched == 0 { keep([byte]) }
      }
    }
  }

  /// The text pasted, every kind of line break a line feed.
  public var text: String {
    let kept = isComplete || isCut ? bytes : bytes + PasteBuffer.closing[..<matched]
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

  private mutating func keep(_ more: some Collection<UInt8>) {
    if isCut { return }
    let room = PasteBuffer.limit - bytes.count
    bytes.append(contentsOf: more.prefix(room))
    guard more.count > room else { return }
    isCut = true
    dropBegunScalar()
  }

  /// Drops the last scalar where only its first bytes were kept.
  private mutating func dropBegunScalar() {
    guard let start = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[start] >= 0xC0 else {
      return
    }
    let count = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
    if bytes.count - start < count { bytes.removeSubrange(start...) }
  }
}
