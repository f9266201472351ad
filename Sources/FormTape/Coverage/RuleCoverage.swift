/// What tapes have seen of one rule of a form.
public struct RuleCoverage: Hashable, Sendable, Codable {
  /// The form, by the path under which tapes open it.
  public let form: String

  /// The field.
  public let field: String

  /// The rule, by its name.
  public let rule: String

  /// The rule's place among those on the field, from 1.
  public let number: Int

  /// Whether an answer broke it.
  public internal(set) var wasFailing = false

  /// Whether an answer met it; a blank one meets rules that are not about blank ones in no way that
  /// counts.
  public internal(set) var wasPassing = false

  /// Whether what it says stood under the field.
  public internal(set) var wasShown = false

  /// Whether it was seen in all three ways.
  public var isWhole: Bool { wasFailing && wasPassing && wasShown }

  /// The ways in which it was not seen: `failing`, `passing`, `shown`.
  public var missing: [String] {
    [("failing", wasFailing), ("passing", wasPassing), ("shown", wasShown)]
      .filter { !$0.1 }.map(\.0)
  }

  /// What is seen of the rule here or there.
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
  /// What all of several playings have seen of each rule, in the order in which rules came first.
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
