public import FormValidation

/// What a program adds to form files: rules and checks of its own, by the names that files use.
///
/// ```swift
/// let extensions = FormExtensions(
///   rules: ["even": .custom("even") { (text: String) in text.count.isMultiple(of: 2) }],
///   checks: ["free"]
/// )
/// let form = try Form(yaml: text, extensions: extensions)  // custom: even, remote: free
/// ```
public struct FormExtensions: Sendable {
  /// The rules that `custom:` can name.
  public var rules: [String: Clause]

  /// The checks that `remote:` can name.
  public var checks: Set<String>

  /// Whether `command:` may have programs started.
  public var allowsCommands: Bool

  /// Creates the additions of a program; none, unless they are given.
  public init(
    rules: [String: Clause] = [:],
    checks: Set<String> = [],
    allowsCommands: Bool = false
  ) {
    self.rules = rules
    self.checks = checks
    self.allowsCommands = allowsCommands
  }
}
