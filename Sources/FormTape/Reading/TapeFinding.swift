import SourceText

/// An error or warning in a line of a tape, cheap to create; only printed ones become diagnostics.
struct TapeFinding: Error, Hashable {
  /// The kind of error or warning.
  let code: TapeCode

  /// The range to mark, in bytes of the line.
  let range: Range<Int>

  /// What is wrong, without a period at the end.
  let message: String

  /// The name that was probably meant.
  var suggestion: String?

  /// Further help.
  var note: String?
}

extension SourceText {
  /// Returns the diagnostic of a finding in a line, numbered from 1.
  func diagnostic(of finding: TapeFinding, line number: Int) -> Diagnostic {
    let line = self[line: number]
    let start = line.character(atByte: finding.range.lowerBound)
    let end = line.character(atByte: finding.range.upperBound)
    return Diagnostic(
      code: finding.code.rawValue,
      severity: finding.code.severity,
      file: file,
      place: Place(line: number, column: start + 1),
      length: end - start,
      message: finding.message,
      suggestion: finding.suggestion,
      note: finding.note,
      line: String(line)
    )
  }
}

extension Substring {
  /// Returns the number of characters before a byte.
  /// - Complexity: O(n), in bytes.
  fileprivate func character(atByte offset: Int) -> Int {
    let end = utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    let before = self[..<end]
    return before.utf8.allSatisfy { $0 < 0x80 } ? before.utf8.count : before.count
  }
}
