/// The word, number or text in quotes that begins somewhere in a line.
struct Token {
  /// The most scalars that are looked at; an excerpt is not as wide.
  private static let limit = 200

  /// The scalars from its first to the end of the line, or to the limit.
  private let scalars: [Unicode.Scalar]

  /// Creates the token that begins at an offset, in scalars.
  init(in line: Substring, at offset: Int) {
    scalars = Array(line.unicodeScalars.dropFirst(offset).prefix(Token.limit))
  }

  /// How long it is, quotation marks included, in scalars.
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

  /// The scalars of the line that a part of the text stands at, counted from the token's first.
  ///
  /// Nothing where the text goes on over several lines, or hides behind escapes.
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

  /// Where each scalar of a text in quotes stands, up to the closing mark or the first long escape.
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
