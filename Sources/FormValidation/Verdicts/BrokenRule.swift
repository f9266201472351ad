/// A rule as far as its violations know it.
protocol Breakable: AnyObject, Sendable {
  var requirement: Wording { get }

  /// Whether the rule compares what its value reads as, and another rule says what it must be.
  var comparesReading: Bool { get }

  /// Returns what a value must be that the rule could not read, by the code of that violation.
  func requirement(ofUnread code: String) -> Wording?
}

/// The rule that a violation is of, for its sentence about a finished answer, and for its rank.
///
/// Its requirement is determined when it is needed, so that a violation is quick to make.
struct BrokenRule: Sendable {
  let rule: any Breakable

  init(_ rule: any Breakable) {
    self.rule = rule
  }

  /// Returns the requirement that a violation with a code is about.
  func requirement(brokenWith code: String) -> Wording {
    rule.requirement(ofUnread: code) ?? rule.requirement
  }
}

extension BrokenRule: Hashable {
  static func == (left: BrokenRule, right: BrokenRule) -> Bool {
    left.rule === right.rule
      || left.rule.requirement == right.rule.requirement
        && left.rule.comparesReading == right.rule.comparesReading
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(rule.requirement)
  }
}
