/// How much a broken rule matters.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// Blocks submitting.
  case error
  /// Is shown, and never blocks.
  case warning
  /// Is shown as a remark, and never blocks.
  case info
}
