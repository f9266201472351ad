extension Candidate {
  /// Whether two values stand in a relation: `true` or `false`, for a rule such as `holds`.
  ///
  /// Values are compared as what they are: numbers exactly in base ten, texts by Unicode's
  /// canonical order, which for ISO dates and times is that of time. A text that spells a number is
  /// compared with a number as one; with `as: .number`, two texts are too. Values of different
  /// kinds have no order.
  ///
  /// Sameness is always decided, blank or not. Where two values have no order, or one is blank,
  /// there is nothing to compare: the value is blank, and only presence rules speak of it.
  public static func comparison(
    _ left: Candidate,
    _ relation: Relation,
    _ right: Candidate,
    as kind: ValueKind = .any
  ) -> Candidate {
    Candidate(reads: left.reads + right.reads.filter { !left.reads.contains($0) }) { answers in
      let (left, right) = (left.value(among: answers), right.value(among: answers))
      return relation.holds(between: left, and: right, as: kind).map(Value.bool) ?? .null
    }
  }
}

extension Clause {
  /// A toggle, a closure's yes or no, or a comparison must come out as true.
  ///
  /// Where it does not, the verdict is incomplete: a yes or no cannot tell what typing on mends.
  public static func holds(_ code: String, _ message: Message) -> Clause {
    Clause(Custom(code, message) { (flag: Bool) in flag })
  }
}
