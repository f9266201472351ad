/// The difference between two lists of lines, row by row: lines are rows of a screen, so equal
/// indices belong together.
struct LineDifference {
  private let rows: [(number: Int, old: String?, new: String?)]

  init(_ old: [String], _ new: [String]) {
    rows = (0..<max(old.count, new.count)).compactMap { index in
      let pair = (old.at(index), new.at(index))
      return pair.0 == pair.1 ? nil : (index + 1, pair.0, pair.1)
    }
  }

  /// Returns the difference under a name, with row numbers before the old and new lines; empty if
  /// there is none.
  func hint(_ name: String) -> [Unmet.Hint] {
    guard !rows.isEmpty else { return [] }
    let lines = rows.flatMap { row in
      [row.old.map { "- \(row.number) \($0)" }, row.new.map { "+ \(row.number) \($0)" }]
        .compactMap { $0 }
    }
    return [Unmet.Hint(name, lines)]
  }
}

extension [String] {
  /// Returns the element at an index; `nil` after the end.
  fileprivate func at(_ index: Int) -> String? {
    index < count ? self[index] : nil
  }
}
