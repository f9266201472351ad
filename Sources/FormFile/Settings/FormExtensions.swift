public import FormValidation

/// The rules and checks that a program adds to form files, by name.
///
/// ```swift
/// let extensions = FormExtensions(
///   rules: ["even": .custom("even") { (text: String) in text.count.isMultiple(of: 2) }],
///   checks: ["free"]
/// )
/// let form = try Form(yaml: text, extensions: extensions)  // custom: even, remote: free
/// ```
public struct FormExtensions: Sendable {
  /// The rules that `custom:` can use.
  public var rules: [String: Clause]

  /// The checks that `remote:` can use.
  public var checks: Set<String>

  /// Whether `command:` may run programs.
  public var allowsCommands: Bool

  /// Creates extensions; empty by default.
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
