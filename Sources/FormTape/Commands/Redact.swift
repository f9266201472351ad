public import FormValidation

/// `Redact /\d{4}-\d\d-\d\d/ "<date>"`: what snapshots and reports show in the place of a text.
public struct Redact: ReadableCommand {
  static let words = ["Redact"]
  static let dialect = CommandDialect.native

  /// What is not shown.
  public let pattern: SearchPattern

  /// What is shown instead, cut or filled up to the same width.
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
