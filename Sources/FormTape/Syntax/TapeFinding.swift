package import SourceText

/// An error or warning in a line of a tape, cheap to create; only printed ones become diagnostics.
package struct TapeFinding: Error, Equatable {
  /// The kind of error or warning.
  let code: TapeCode

  /// The range to mark, in bytes of the line.
  let range: Range<Int>

  /// The message, without a period at the end.
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

/// A kind of error or warning in a tape.
package enum TapeCode: String, Hashable, Sendable, CaseIterable {
  /// An unexpected character.
  case character = "T001"
  /// An unterminated string.
  case openString = "T002"
  /// An unterminated pattern.
  case openPattern = "T003"
  /// Unterminated JSON.
  case openJSON = "T004"
  /// Something else is expected.
  case unexpected = "T005"
  /// An argument too many.
  case surplus = "T006"
  /// An invalid number, time or date, or one out of range.
  case number = "T007"
  /// The file is not a tape.
  case file = "T008"

  /// An unknown command.
  case command = "T101"
  /// An unknown setting.
  case setting = "T102"
  /// No form is open.
  case noForm = "T103"
  /// An unknown field.
  case field = "T104"
  /// A duplicate snapshot name in a case.
  case snapshot = "T105"
  /// A duplicate case name, or one with the same files.
  case caseName = "T106"
  /// An invalid pattern.
  case pattern = "T107"
  /// Invalid JSON.
  case json = "T108"
  /// Another file cannot be used.
  case otherFile = "T109"
  /// A value of the wrong kind for its field.
  case valueKind = "T110"
  /// A form has errors or cannot be read, reported once for each form.
  case contentOfForm = "T111"
  /// `Skip` and `End` do not match.
  case skip = "T112"
  /// Tapes include each other in a cycle, or too many.
  case cycle = "T113"
  /// An unknown subject of an expectation.
  case subject = "T114"
  /// A command must start its line.
  case lineStart = "T115"
  /// An expectation that is always or never met.
  case pointless = "T116"
  /// A table below `Each` is wrong, or a placeholder has no column.
  case table = "T117"
  /// A program is started that is not allowed to.
  case program = "T118"

  /// The tape has no expectations.
  case assertsNothing = "T201"
  /// VHS would type the line, or reject it too late.
  case typedByVHS = "T203"
  /// A comment looks like an expectation.
  case comment = "T204"
  /// A `Wait` waits for a shell prompt, which forms do not have.
  case bareWait = "T205"
  /// Terminals disagree on the width of a text.
  case width = "T206"
  /// Terminals cannot tell a key from another.
  case alias = "T207"
  /// A typed word looks like a command.
  case typedCommand = "T208"

  /// A setting has no effect.
  case idleSetting = "T209"
  /// VHS cannot press a key.
  case missingFromVHS = "T210"
  /// No placeholder uses a column of a table.
  case unusedColumn = "T211"
  /// Part of a text looks like a misspelled placeholder.
  case doubtfulPlaceholder = "T212"
  /// What only a shell understands is an argument of a program.
  case shellSyntax = "T213"
  /// Several cases write the same file.
  case sharedFile = "T214"

  package var severity: Diagnostic.Severity {
    rawValue.hasPrefix("T0") || rawValue.hasPrefix("T1") ? .error : .warning
  }
}
