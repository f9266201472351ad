public import FormValidation

/// One of the answers to choose from: a value, its label, and further details.
public struct Choice: Hashable, Sendable {
  /// The answer.
  public let value: Value

  /// The label shown.
  public package(set) var label: String

  /// The help shown below the list while the choice is highlighted, if any.
  public package(set) var help: String?

  /// The heading that it shares with neighboring choices, if any.
  public let group: String?

  /// Whether it is shown but cannot be chosen.
  public internal(set) var isDisabled: Bool

  /// The condition on other answers for it to be chosen; `nil` if there is none.
  public let condition: Condition?

  /// Why it cannot be chosen while it is disabled or its condition does not hold; `nil` for the
  /// condition in words.
  public private(set) var reason: String?

  /// Whether it is disabled because its condition does not hold; if it was chosen before, it stays
  /// chosen, and is invalid.
  package private(set) var isBarred = false

  /// Creates a choice; the label defaults to the value.
  public init(
    _ value: Value,
    label: String? = nil,
    help: String? = nil,
    group: String? = nil,
    isDisabled: Bool = false,
    when condition: Condition? = nil,
    reason: String? = nil
  ) {
    self.value = value
    self.label = label ?? value.description
    self.help = help
    self.group = group
    self.isDisabled = isDisabled
    self.condition = condition
    self.reason = reason
  }

  /// When it can be chosen; `nil` if that does not depend on other answers.
  package var availability: Availability? {
    isDisabled ? nil : condition.map { Availability($0, reason: reason) }
  }

  /// Returns the choice with another condition.
  func with(_ condition: Condition) -> Choice {
    Choice(
      value,
      label: label,
      help: help,
      group: group,
      isDisabled: isDisabled,
      when: condition,
      reason: reason
    )
  }

  /// Returns the choice as it cannot be chosen now, for a reason.
  package func barred(because reason: String) -> Choice {
    var choice = self
    (choice.isDisabled, choice.isBarred, choice.reason) = (true, true, reason)
    return choice
  }

  /// The label, and in parentheses why it cannot be chosen.
  package var shownLabel: String {
    guard isDisabled || isBarred, let reason else { return label }
    // Most reasons are sentences.
    let isSentence = reason.last.map { ".。".contains($0) } ?? false
    return "\(label) (\(isSentence ? String(reason.dropLast()) : reason))"
  }

  /// The room for the words of a condition.
  private static let reasonWidth = 40

  /// The width of the label, with the reason if there may be one.
  package var wantedColumns: Int {
    let width = label.printable.cellWidth
    if let reason { return width + reason.printable.cellWidth + 3 }
    return availability == nil ? width : width + Choice.reasonWidth
  }

  /// The label with the group and help, as announced.
  var spokenLabel: String {
    [shownLabel, group, help].compactMap { $0 }.joined(separator: ", ")
  }
}

extension Choice: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  public init(stringLiteral text: String) {
    self.init(.text(text))
  }

  public init(integerLiteral number: Int) {
    self.init(.number(Number(number)))
  }

  public init(floatLiteral number: Double) {
    self.init(.number(Number(floatLiteral: number)))
  }
}

extension [Choice] {
  /// The values that can be chosen, some of them only with certain other answers.
  var enabledValues: [Value] { filter { !$0.isDisabled }.map(\.value) }

  /// When those can be chosen that depend on other answers, by their values.
  var availabilities: [Value: Availability] {
    let pairs = compactMap { choice in choice.availability.map { (choice.value, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns the index of the choice with a name: the first of the best kind.
  ///
  /// White space around the name is ignored.
  /// - Complexity: O(n), in characters of all labels and values.
  package func index(named text: String) -> Int? {
    guard let name = SoughtName(text) else { return nil }
    var best: (kind: SoughtName.Kind, index: Int)?
    for (index, choice) in enumerated() {
      guard let kind = name.kind(of: choice) else { continue }
      if kind == .label { return index }
      if best.map({ kind.rawValue < $0.kind.rawValue }) ?? true { best = (kind, index) }
    }
    return best?.index
  }

  /// Returns the index of the choice with a name, or else the indices of those that can be chosen
  /// and whose labels begin with it.
  /// - Complexity: O(n), in characters of all labels and values.
  package func indices(begunBy text: String) -> [Int] {
    if let index = index(named: text) { return [index] }
    let beginning = String(text[...].trimmingWhitespace).foldedBytes
    return beginning.isEmpty
      ? []
      : indices.filter {
        !self[$0].isDisabled && self[$0].label.foldedBytes.starts(with: beginning)
      }
  }

  /// Returns the index of the choice whose value is the number that a text spells, like 3.1 for
  /// `3.10`.
  func index(equalTo text: String) -> Int? {
    Number(text.withPlainDigits).flatMap { number in firstIndex { $0.value == .number(number) } }
  }

  /// Returns the index of the choice with a number, counted from 1, if it exists; white space around
  /// the number is ignored.
  package func index(numbered text: String) -> Int? {
    Int(text.withPlainDigits[...].trimmingWhitespace).flatMap {
      $0 > 0 && $0 <= count ? $0 - 1 : nil
    }
  }
}

extension String {
  /// The text without case and accents, and with base letters for those with strokes and ligatures,
  /// for searching parts of it byte by byte.
  package var foldedBytes: [UInt8] {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= $0 ? $0 | 0x20 : $0 }
    }
    var folded: [UInt8] = []
    folded.reserveCapacity(utf8.count)
    for scalar in foldedLoosely {
      if let base = scalar.baseLetters { folded += base.utf8 } else { folded += scalar.utf8 }
    }
    return folded
  }
}
