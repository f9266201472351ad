/// The rows of a list: its options, with a heading above each group of them.
struct ChoiceRows: Equatable, Sendable {
  /// What a row shows: a heading, or the option at an index.
  enum Content: Equatable, Sendable {
    case heading(String), option(Int)
  }

  private struct Heading: Equatable, Sendable {
    let title: String
    let row: Int
  }

  /// The column of options below headings, and of the help below them.
  static let indent = 2

  /// The number of options.
  let optionCount: Int

  private let headings: [Heading]

  /// Whether each option cannot be chosen; empty if all can.
  private let isDisabled: [Bool]

  /// Creates rows of matches, without groups.
  init(of matches: ChoiceMatches) {
    optionCount = matches.indices.count
    headings = []
    isDisabled = matches.areDisabled ? matches.indices.map { _ in true } : []
  }

  /// Creates the rows of choices; those without a group after a group are set off by a blank row.
  /// - Complexity: O(n), in choices.
  init(of choices: [Choice]) {
    optionCount = choices.count
    var headings: [Heading] = []
    var group: String?
    for (index, choice) in choices.enumerated() where choice.group != group {
      group = choice.group
      headings.append(Heading(title: group ?? "", row: index + headings.count))
    }
    self.headings = headings
    isDisabled = choices.contains(where: \.isDisabled) ? choices.map(\.isDisabled) : []
  }

  /// The number of rows.
  var count: Int { optionCount + headings.count }

  /// Whether options are in groups.
  var hasHeadings: Bool { !headings.isEmpty }

  /// Returns the row of an option.
  /// - Complexity: O(log n), in headings.
  func row(of option: Int) -> Int {
    option + headingCount { number in headings[number].row - number <= option }
  }

  /// Returns what a row shows.
  /// - Complexity: O(log n), in headings.
  func content(at row: Int) -> Content {
    let above = headingCount { number in headings[number].row <= row }
    if above > 0, headings[above - 1].row == row { return .heading(headings[above - 1].title) }
    return .option(row - above)
  }

  /// Returns the option at a row; `nil` for a heading, or beyond the rows.
  func option(at row: Int) -> Int? {
    guard 0..<count ~= row, case .option(let option) = content(at: row) else { return nil }
    return option
  }

  /// Returns whether an option can be chosen.
  func isEnabled(_ option: Int) -> Bool { isDisabled.isEmpty || !isDisabled[option] }

  /// Returns the option to move to from another one: the target, clamped to the ends, or else the
  /// next one beyond it that can be chosen, or else the last one before it.
  func option(nearest target: Int, from current: Int) -> Int {
    let target = max(0, min(target, optionCount - 1))
    if isDisabled.isEmpty || target < 0 || !isDisabled[target] { return target }
    let after = (target..<optionCount).first { !isDisabled[$0] }
    let before = (0..<target).last { !isDisabled[$0] }
    return (target < current ? before ?? after : after ?? before) ?? current
  }

  /// Returns the number of headings from the first on that meet a condition.
  private func headingCount(where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (0, headings.count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
