import FormValidation

/// The observed coverage of one rule of a form by tapes.
package struct RuleCoverage: Equatable, Sendable {
  /// The path by which tapes open the form.
  package let form: String

  package let field: String

  /// The rule's name.
  package let rule: String

  /// The position of the rule among those of the field, from 1.
  package let number: Int

  /// Whether an answer broke it.
  package internal(set) var wasFailing = false

  /// Whether an answer met it; a blank answer counts only for rules on blank answers.
  package internal(set) var wasPassing = false

  /// Whether its message was shown below the field.
  package internal(set) var wasShown = false

  /// Whether it was seen failing, passing and shown.
  package var isWhole: Bool { wasFailing && wasPassing && wasShown }

  /// The missing observations: `failing`, `passing`, `shown`.
  package var missing: [String] {
    [("failing", wasFailing), ("passing", wasPassing), ("shown", wasShown)]
      .filter { !$0.1 }.map(\.0)
  }

  /// Returns the combined observations of both.
  func joined(with other: RuleCoverage) -> RuleCoverage {
    var joined = self
    joined.wasFailing = wasFailing || other.wasFailing
    joined.wasPassing = wasPassing || other.wasPassing
    joined.wasShown = wasShown || other.wasShown
    return joined
  }
}

extension [RuleCoverage] {
  /// Returns the combined observations of each rule in all runs, in order of first appearance.
  package func joined() -> [RuleCoverage] {
    var indices: [String: Int] = [:]
    var joined: [RuleCoverage] = []
    for coverage in self {
      let name = "\(coverage.form)\n\(coverage.field)\n\(coverage.number)"
      if let index = indices[name] {
        joined[index] = joined[index].joined(with: coverage)
      } else {
        indices[name] = joined.count
        joined.append(coverage)
      }
    }
    return joined
  }
}

/// The coverage of the rules of forms by tapes.
///
/// ```
/// RULE signup.yaml  email  email: never failing, never shown
///
/// 11 of 12 rules seen failing, passing and shown (91 %)
/// ```
package struct CoverageReport: Sendable {
  /// The rules, in order of first appearance.
  package let rules: [RuleCoverage]

  /// Creates the report of a run with rule coverage.
  package init(of run: RunReport) {
    rules = run.tapes.flatMap { $0.cases.flatMap(\.coverage) }.joined()
  }

  /// The percentage of rules seen failing, passing and shown, rounded down; 100 if there are no
  /// rules.
  package var percentage: Int {
    rules.isEmpty ? 100 : rules.count(where: \.isWhole) * 100 / rules.count
  }

  /// A line for each rule not fully seen, and the total.
  package var text: String {
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
