import FormValidation

/// What tapes have seen of the rules of the forms that they open.
///
/// ```
/// RULE signup.yaml  email  email: never failing, never shown
///
/// 11 of 12 rules seen failing, passing and shown (91 %)
/// ```
public struct CoverageReport: Sendable {
  /// The rules, in the order in which they came first.
  public let rules: [RuleCoverage]

  /// Creates the report of a run in which it was noted what is seen of each rule.
  public init(of run: RunReport) {
    rules = run.tapes.flatMap { $0.cases.flatMap(\.coverage) }.joined()
  }

  /// How many rules were seen in all ways, of a hundred, rounded down; 100 where there are none.
  public var percentage: Int {
    rules.isEmpty ? 100 : rules.count(where: \.isWhole) * 100 / rules.count
  }

  /// The rules that were not seen in all ways, a line each, and how many were.
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
