extension FormatScanner {
  /// Reads parts with commas between up to the end of the text; white space around a part is no
  /// part of it.
  /// - Source: HTML Living Standard, 4.10.5.1.5, "valid email address list".
  mutating func readList(
    _ read: (inout FormatScanner) throws(FormatFinding) -> Void
  ) throws(FormatFinding) {
    repeat {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: ",")) ?? bytes.count
      let start = bytes[index..<end].firstIndex { !$0.isHTMLSpace } ?? end
      let last = bytes[start..<end].lastIndex { !$0.isHTMLSpace } ?? start - 1
      var part = FormatScanner(UnsafeBufferPointer(rebasing: bytes[start..<last + 1]))
      do throws(FormatFinding) {
        try read(&part)
        try part.finish()
      } catch {
        if case .lacking = error, end < bytes.count {
          throw .wrong(end, "email.part_before_comma", "Complete the part before this comma.")
        }
        throw error.moved(by: start)
      }
      index = end
    } while skip(",")
  }
}

extension UInt8 {
  /// Whether HTML calls the byte white space.
  /// - Source: Infra Standard, "ASCII whitespace".
  fileprivate var isHTMLSpace: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }
}
