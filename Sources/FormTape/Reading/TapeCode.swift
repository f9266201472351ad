public import Diagnostics

/// What sort of thing is wrong with a tape.
public enum TapeCode: String, Hashable, Sendable, CaseIterable {
  /// A character has no meaning where it stands.
  case character = "T001"
  /// A string is not closed on its line.
  case openString = "T002"
  /// A pattern is not closed on its line.
  case openPattern = "T003"
  /// A bracket of JSON is not closed on its line.
  case openJSON = "T004"
  /// Something else is wanted where it stands.
  case unexpected = "T005"
  /// Something follows that a command has no use for.
  case surplus = "T006"
  /// A number, time or date is beyond its limits, or none.
  case number = "T007"
  /// The file as a whole is no tape.
  case file = "T008"

  /// No command has this name.
  case command = "T101"
  /// No setting has this name.
  case setting = "T102"
  /// A form is needed, and none is open.
  case noForm = "T103"
  /// The form has no such field.
  case field = "T104"
  /// A snapshot has the name of an earlier one of its case.
  case snapshot = "T105"
  /// A case has the name of an earlier one.
  case caseName = "T106"
  /// A pattern is ill-formed.
  case pattern = "T107"
  /// JSON is ill-formed.
  case json = "T108"
  /// Another file cannot be used.
  case otherFile = "T109"
  /// A value is of another kind than its field.
  case valueKind = "T110"
  /// `Skip` and `End` do not match.
  case skip = "T112"
  /// Tapes name each other as sources in a circle, or without bound.
  case cycle = "T113"
  /// Nothing to expect has this name.
  case subject = "T114"
  /// A command must begin its line.
  case lineStart = "T115"
  /// An expectation is met by anything, or by nothing.
  case pointless = "T116"

  /// The tape expects nothing.
  case assertsNothing = "T201"
  /// VHS would type the line, or refuse it later than it should.
  case typedByVHS = "T203"
  /// A comment looks like an expectation.
  case comment = "T204"
  /// A `Wait` waits for a prompt, which no form has.
  case bareWait = "T205"
  /// A text is not as wide on every terminal.
  case width = "T206"
  /// A terminal cannot tell a key from another one.
  case alias = "T207"
  /// A word is typed that looks like a command.
  case typedCommand = "T208"

  /// A setting has no effect here.
  case idleSetting = "T209"

  /// VHS refuses this.
  case refusedByVHS = "T301"
  /// VHS reads this as something else.
  case misreadByVHS = "T302"

  /// How much it matters.
  public var severity: Diagnostic.Severity {
    rawValue.hasPrefix("T0") || rawValue.hasPrefix("T1") ? .error : .warning
  }
}
