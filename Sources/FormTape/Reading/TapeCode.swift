public import SourceText

/// A kind of error or warning in a tape.
public enum TapeCode: String, Hashable, Sendable, CaseIterable {
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
  /// A duplicate case name.
  case caseName = "T106"
  /// An invalid pattern.
  case pattern = "T107"
  /// Invalid JSON.
  case json = "T108"
  /// Another file cannot be used.
  case otherFile = "T109"
  /// A value of the wrong kind for its field.
  case valueKind = "T110"
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

  /// How serious it is.
  public var severity: Diagnostic.Severity {
    rawValue.hasPrefix("T0") || rawValue.hasPrefix("T1") ? .error : .warning
  }
}
