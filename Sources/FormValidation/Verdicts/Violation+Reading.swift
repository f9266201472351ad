/// Values that rules cannot read.
///
/// A number in a range must be a number first: of `x`, each rule on numbers says that it is none.
/// That is one fault, and the rule that says what the value must be reports it.
extension Violation {
  /// The codes of values that a rule cannot read.
  private static let unreadCodes: Set<String> = [
    "kind", "number.not_a_number", "number.exponent", "range.exponent", "date.not_a_date",
    "date.not_a_time", "date.not_a_date_time", "date.not_a_month", "date.not_a_week",
    "date.not_a_duration",
  ]

  /// Returns whether the rule could not read the value.
  static func isUnread(_ code: String) -> Bool { unreadCodes.contains(code) }
}

extension [Violation] {
  /// The violations without those that repeat that a value could not be read.
  ///
  /// Each value keeps one: an invalid one if there is any, and among these the first of a rule that
  /// says what a value must be.
  var readOnce: [Violation] {
    count > 1 && count(where: \.isUnread) > 1 ? filteredReading(told: []) : self
  }

  /// Returns the remarks without those on values that could not be read, given the violations.
  func readOnce(after violations: [Violation]) -> [Violation] {
    isEmpty ? self : filteredReading(told: Set(violations.filter(\.isUnread).map(\.path)))
  }

  private func filteredReading(told: Set<[Int]>) -> [Violation] {
    var kept: [[Int]: Int] = [:]
    for index in indices where self[index].isUnread && !told.contains(self[index].path) {
      let path = self[index].path
      guard let best = kept[path], self[best].readingRank <= self[index].readingRank else {
        kept[path] = index
        continue
      }
    }
    return indices.filter { !self[$0].isUnread || kept[self[$0].path] == $0 }.map { self[$0] }
  }
}

extension Violation {
  /// The rank among the violations of a value that could not be read; the lowest is reported.
  fileprivate var readingRank: Int {
    (isIncomplete ? 2 : 0) + (broken?.rule.comparesReading == true ? 1 : 0)
  }
}
