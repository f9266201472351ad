/// How one list of lines differs from another, row by row: the lines are rows of a screen, so that
/// the third of one list and the third of the other belong together.
struct LineDifference {
  private let rows: [(number: Int, old: String?, new: String?)]

  init(_ old: [String], _ new: [String]) {
    rows = (0..<max(old.count, new.count)).compactMap { index in
      let pair = (old.at(index), new.at(index))
      return pair.0 == pair.1 ? nil : (index + 1, pair.0, pair.1)
    }
  }

  /// The difference under a name, a row's number before what was and what is; empty where there is
  /// none.
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
  /// The element at an index; nothing beyond the end.
  fileprivate func at(_ index: Int) -> String? {
    index < count ? self[index] : nil
  }
}
