/// The word, number or quoted text that begins at a position in a line.
struct Token {
  /// The largest number of scalars considered; an excerpt is narrower.
  private static let limit = 200

  /// The scalars from its first to the end of the line, or to the limit.
  private let scalars: [Unicode.Scalar]

  /// Creates the token that begins at an offset, in scalars.
  init(in line: Substring, at offset: Int) {
    scalars = Array(line.unicodeScalars.dropFirst(offset).prefix(Token.limit))
  }

  /// Its length in scalars, including quotation marks.
  var length: Int {
    guard let first = scalars.first else { return 0 }
    switch first {
    case "[", "]", "{", "}", "|", ">", ",": return 1
    case "'", "\"":
      return offsets.count < scalars.count - 1 ? (offsets.last.map { $0 + 2 } ?? 2) : scalars.count
    case "&", "*", "!": return scalars.firstIndex(of: " ") ?? scalars.count
    default: return plainLength
    }
  }

  /// Returns the scalars of the line for a part of the text, counted from the token's first.
  ///
  /// `nil` if the text spans several lines, or the part is after an escape.
  func part(_ part: Range<Int>) -> Range<Int>? {
    guard let first = scalars.first, first != "|", first != ">" else { return nil }
    guard first == "'" || first == "\"" else {
      return part.lowerBound <= scalars.count ? part : nil
    }
    let offsets = offsets
    guard part.lowerBound <= offsets.count else { return nil }
    let start = part.lowerBound < offsets.count ? offsets[part.lowerBound] : end(of: offsets)
    let end = part.upperBound < offsets.count ? offsets[part.upperBound] : end(of: offsets)
    return start..<max(start + 1, end)
  }

  private func end(of offsets: [Int]) -> Int { offsets.last.map { $0 + 1 } ?? 1 }

  /// The offset of each scalar of a quoted text, up to the closing mark or the first long escape.
  private var offsets: [Int] {
    guard let quote = scalars.first else { return [] }
    var offsets: [Int] = []
    var index = 1
    while index < scalars.count {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if quote == "'", scalars[index] == quote {
        guard next == quote else { break }
        index += 1
      } else if quote == "\"", scalars[index] == "\\" {
        if let next, "xuU".unicodeScalars.contains(next) { break }
        index += 1
      } else if scalars[index] == quote {
        break
      }
      offsets.append(index)
      index += 1
    }
    return offsets
  }

  private var plainLength: Int {
    var index = 0
    while index < scalars.count {
      let isLast = index + 1 == scalars.count || scalars[index + 1] == " "
      if scalars[index] == ":", isLast { break }
      if ",]}".unicodeScalars.contains(scalars[index]) { break }
      if scalars[index] == " ", index + 1 < scalars.count, scalars[index + 1] == "#" { break }
      index += 1
    }
    while index > 0, scalars[index - 1] == " " { index -= 1 }
    return index
  }
}
