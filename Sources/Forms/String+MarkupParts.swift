import TerminalText

/// Keeps the time to read any text as markup proportional to its length.
extension String {
  /// The largest part that is read at once, in bytes, because libcmark takes quadratic time for some
  /// texts: 0.2 s for this many of `![[]()`.
  private static let partLimit = 1 << 16

  /// The largest number of quotations and lists that begin in one line.
  ///
  /// Each line of a text is compared with all that are open.
  private static let nestingLimit = 100

  /// The text in parts that are read one by one, each of them whole lines if possible.
  var markupParts: [String] {
    guard utf8.count > String.partLimit else { return [limitingNesting] }
    var parts: [String] = []
    var rest = self[...]
    while !rest.isEmpty {
      let limit = rest.utf8.index(rest.startIndex, offsetBy: String.partLimit, limitedBy: endIndex)
      let head = rest[..<(limit ?? endIndex)]
      let end = limit == nil ? nil : head.utf8.lastIndex(of: UInt8(ascii: "\n"))
      // A part ends before a character that the limit would divide.
      let part = rest[..<(end.map(utf8.index(after:)) ?? limit ?? endIndex)]
      parts.append(String(part).limitingNesting)
      rest = rest[part.endIndex...]
    }
    return parts
  }

  /// The text with the marks of quotations and lists escaped where too many begin a line.
  private var limitingNesting: String {
    var limited: String?
    var rest = self[...]
    while !rest.isEmpty {
      let last = rest.utf8.firstIndex { $0 == 0x0A || $0 == 0x0D }
      let line = rest[..<(last.map(utf8.index(after:)) ?? endIndex)]
      if let excess = line.indexOfExcessiveNesting(limit: String.nestingLimit) {
        if limited == nil { limited = String(self[..<rest.startIndex]) }
        limited? += line[..<excess] + "\\" + line[excess...]
      } else {
        limited? += line
      }
      rest = rest[line.endIndex...]
    }
    return limited ?? self
  }

  /// The text with tabs as blanks up to columns that are multiples of four, as CommonMark has them.
  var expandingTabs: String {
    guard utf8.contains(UInt8(ascii: "\t")) else { return self }
    var (text, width) = ("", 0)
    for character in self {
      let cells = character == "\t" ? 4 - width % 4 : character.cellWidth
      text += character == "\t" ? String(repeating: " ", count: cells) : String(character)
      width += cells
    }
    return text
  }
}

extension Substring {
  /// Returns the sign of the first mark of a quotation or list at the beginning of a line that is
  /// one too many: `>`, `-`, or the `.` of `1.`.
  fileprivate func indexOfExcessiveNesting(limit: Int) -> Index? {
    var (count, digits) = (0, 0)
    for index in utf8.indices {
      let byte = utf8[index]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): digits = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: ">"): count += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        // A rule has no blanks, and begins no list.
        if utf8[index...].dropFirst().first == byte { return nil }
        count += 1
      case UInt8(ascii: "."), UInt8(ascii: ")"): count += digits > 0 ? 1 : 0
      default: return nil
      }
      if count > limit { return index }
    }
    return nil
  }
}
