/// A line in which the values of a table's row replace placeholders.
struct Substitution {
  /// A replaced part.
  private struct Piece {
    let range: Range<Int>
    let original: Range<Int>
    let cell: TapeToken?
    let name: String
  }

  /// What is wrong with placeholders, by their ranges in the original line.
  var findings: [TapeFinding] = []

  /// The columns whose values are in the line.
  var used: Set<String> = []

  private let original: TapeLine
  private var pieces: [Piece] = []
  private var bytes: [UInt8] = []
  private var end = 0

  /// Begins with a line as it is.
  init(of line: TapeLine) {
    original = line
  }

  /// Whether anything was found in the line.
  var hasChanged: Bool { !pieces.isEmpty || !findings.isEmpty }

  /// Replaces a range of the original line, behind those replaced before, by a value.
  mutating func replace(_ range: Range<Int>, by text: String, cell: TapeToken?, _ name: String) {
    bytes += original.bytes[end..<range.lowerBound]
    let start = bytes.count
    bytes += text.utf8
    end = range.upperBound
    pieces.append(Piece(range: start..<bytes.count, original: range, cell: cell, name: name))
    used.insert(name)
  }

  /// The line with the values.
  var line: TapeLine {
    let whole = bytes + original.bytes[end...]
    return TapeLine(String(decoding: whole, as: UTF8.self)[...], number: original.number)
  }

  /// Returns a finding in the line as one at the cell of the row that it is about, or else in the
  /// original line.
  func located(_ finding: TapeFinding, in row: TableRow) -> (finding: TapeFinding, line: Int) {
    let cell = pieces.first { piece in
      piece.cell != nil && piece.range.lowerBound <= finding.range.lowerBound
        && finding.range.upperBound <= piece.range.upperBound
    }
    var located = TapeFinding(
      code: finding.code,
      range: cell?.cell?.range ?? originalRange(finding.range),
      message: finding.message,
      suggestion: finding.suggestion,
      note: finding.note
    )
    guard let cell else {
      located.note = [finding.note, row.description].compactMap(\.self).joined(separator: "; ")
      return (located, original.number)
    }
    let place = "{\(cell.name)} on line \(original.number)"
    located.note = [finding.note, place].compactMap(\.self).joined(separator: "; ")
    return (located, row.line)
  }

  /// Returns the range of the original line that a range of the line came from.
  func originalRange(_ range: Range<Int>) -> Range<Int> {
    let start = originalOffset(range.lowerBound)
    return start..<max(start + 1, originalOffset(range.upperBound))
  }

  /// Returns the offset in the original line that an offset in the line came from.
  func originalOffset(_ offset: Int) -> Int {
    var shift = 0
    for piece in pieces {
      if offset < piece.range.lowerBound { break }
      if offset < piece.range.upperBound { return piece.original.lowerBound }
      shift = piece.range.upperBound - piece.original.upperBound
    }
    return offset - shift
  }
}
