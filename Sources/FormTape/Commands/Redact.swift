public import FormValidation

/// `Redact /\d{4}-\d\d-\d\d/ "<date>"`: replaces text in snapshots and reports.
public struct Redact: ReadableCommand {
  static let words = ["Redact"]
  static let dialect = CommandDialect.native

  /// The text to replace.
  public let pattern: SearchPattern

  /// The replacement, cut or padded to the same width.
  public let replacement: String

  /// Creates the command.
  public init(_ pattern: SearchPattern, _ replacement: String) {
    self.pattern = pattern
    self.replacement = replacement
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    pattern = try arguments.pattern()
    replacement = try arguments.text("a replacement text")
  }

  public var actions: [TapeAction] { [.redact(pattern, replacement: replacement)] }
}
