/// What tapes have seen of one rule of a form.
public struct RuleCoverage: Hashable, Sendable {
  /// The path by which tapes open the form.
  public let form: String

  /// The field.
  public let field: String

  /// The rule's name.
  public let rule: String

  /// The position of the rule among those of the field, from 1.
  public let number: Int

  /// Whether an answer broke it.
  public internal(set) var wasFailing = false

  /// Whether an answer met it; a blank answer counts only for rules on blank answers.
  public internal(set) var wasPassing = false

  /// Whether its message was shown below the field.
  public internal(set) var wasShown = false

  /// Whether it was seen failing, passing and shown.
  public var isWhole: Bool { wasFailing && wasPassing && wasShown }

  /// What was not seen: `failing`, `passing`, `shown`.
  public var missing: [String] {
    [("failing", wasFailing), ("passing", wasPassing), ("shown", wasShown)]
      .filter { !$0.1 }.map(\.0)
  }

  /// Returns what either has seen of the rule.
  func joined(with other: RuleCoverage) -> RuleCoverage {
    var joined = self
    joined.wasFailing = wasFailing || other.wasFailing
    joined.wasPassing = wasPassing || other.wasPassing
    joined.wasShown = wasShown || other.wasShown
    return joined
  }

  init(form: String, field: String, rule: String, number: Int) {
    self.form = form
    self.field = field
    self.rule = rule
    self.number = number
  }
}

extension [RuleCoverage] {
  /// Returns what all runs together have seen of each rule, in order of first appearance.
  public func joined() -> [RuleCoverage] {
    var places: [String: Int] = [:]
    var joined: [RuleCoverage] = []
    for coverage in self {
      let name = "\(coverage.form)\n\(coverage.field)\n\(coverage.number)"
      if let place = places[name] {
        joined[place] = joined[place].joined(with: coverage)
      } else {
        places[name] = joined.count
        joined.append(coverage)
      }
    }
    return joined
  }
}
