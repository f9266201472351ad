import FormValidation

/// What tapes have seen of the rules of their forms.
///
/// ```
/// RULE signup.yaml  email  email: never failing, never shown
///
/// 11 of 12 rules seen failing, passing and shown (91 %)
/// ```
public struct CoverageReport: Sendable {
  /// The rules, in order of first appearance.
  public let rules: [RuleCoverage]

  /// Creates the report of a run with rule coverage.
  public init(of run: RunReport) {
    rules = run.tapes.flatMap { $0.cases.flatMap(\.coverage) }.joined()
  }

  /// The percentage of rules seen failing, passing and shown, rounded down; 100 if there are no
  /// rules.
  public var percentage: Int {
    rules.isEmpty ? 100 : rules.count(where: \.isWhole) * 100 / rules.count
  }

  /// A line for each rule not fully seen, and the total.
  public var text: String {
    let lines = rules.filter { !$0.isWhole }.map { rule in
      let missing = rule.missing.map { "never \($0)" }.joined(separator: ", ")
      let names = [rule.form, rule.field, rule.rule].map(\.printable).joined(separator: "  ")
      return "RULE \(names): \(missing)\n"
    }
    let count = rules.count(where: \.isWhole)
    let sum = "\(count) of \(rules.count) rules seen failing, passing and shown (\(percentage)%)\n"
    return lines.joined() + (lines.isEmpty ? "" : "\n") + sum
  }
}
