/// The rule that a violation is of, for its sentence about a finished answer, and for its rank.
///
/// Its requirement is determined when it is needed, so that a violation is quick to make.
struct BrokenRule: Sendable {
  private let known: KnownRule

  init(_ known: KnownRule) {
    self.known = known
  }

  /// The requirement of the rule.
  var requirement: Wording { known.rule.requirement }

  /// Whether the rule compares what its value reads as, and another rule says what it must be.
  var comparesReading: Bool { known.traits.comparesReading }

  /// Returns the requirement that a violation with a code is about.
  func requirement(brokenWith code: String) -> Wording {
    known.traits.dates?.requirement(ofUnread: code) ?? requirement
  }
}

extension BrokenRule: Hashable {
  static func == (left: BrokenRule, right: BrokenRule) -> Bool {
    left.known === right.known
      || left.requirement == right.requirement && left.comparesReading == right.comparesReading
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(requirement)
  }
}
