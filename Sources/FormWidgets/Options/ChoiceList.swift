package import FormValidation

/// Answers to choose from, searchable by value and label.
public struct ChoiceList: Equatable, Sendable {
  /// The answers, in order.
  public let choices: [Choice]

  /// The label of an additional option at the end for a typed answer; `nil` if there is none.
  private(set) var other: String?

  /// The options shown: the answers, and the one for a typed answer.
  private(set) var entries: [Choice]

  /// The rows of the entire list.
  private(set) var rows: ChoiceRows

  /// The longest help of a choice, if any has one.
  let longestHelp: String?

  /// The labels without case and accents, in UTF-8.
  private var folded: [[UInt8]]

  /// The values without case and accents; empty if a value equals its label.
  private var values: [[UInt8]]

  /// Creates a list of the choices that are not blank; of several with the same value, the first is
  /// kept.
  /// - Complexity: O(n), in characters of all labels.
  public init(_ choices: [Choice]) {
    self.init(distinct: choices.areDistinct ? choices : choices.distinct)
  }

  /// Creates a list of the options in the answer to a request, of which there are none in others.
  /// - Complexity: O(n), in characters of all labels.
  package init(_ answer: CheckAnswer) {
    let values = if case .options(let values) = answer { values } else { [Value]() }
    self.init(values.compactMap(Choice.init(described:)))
  }

  /// Creates a list of choices, none of which is blank, and no two of which have the same value.
  init(distinct choices: [Choice]) {
    self.choices = choices
    entries = choices
    rows = ChoiceRows(of: choices)
    longestHelp = choices.compactMap(\.help).max { $0.utf8.count < $1.utf8.count }
    folded = choices.map(\.label.foldedBytes)
    values = choices.map { choice in
      let value = choice.value.description
      return value == choice.label ? [] : value.foldedBytes
    }
  }

  /// Returns the list with an additional option at the end for a typed answer, if it has a label.
  func with(other label: String?) -> ChoiceList {
    guard let label else { return self }
    var list = self
    list.other = label
    list.entries.append(Choice(.null, label: label))
    list.rows = ChoiceRows(of: list.entries)
    list.folded.append(label.foldedBytes)
    list.values.append([])
    return list
  }

  /// Returns whether there is an option at an index, and it can be chosen.
  func isEnabled(_ index: Int) -> Bool { entries.indices ~= index && rows.isEnabled(index) }

  /// Returns the index of the choice with a value, if there is one and it can be chosen.
  /// - Complexity: O(n), in choices.
  func index(of value: Value) -> Int? {
    choices.firstIndex { $0.value == value && !$0.isDisabled }
  }

  /// Returns the index of the choice with a value that is, or may become, an answer: one that can be
  /// chosen, or could with other answers.
  /// - Complexity: O(n), in choices.
  func index(ofHeld value: Value) -> Int? {
    choices.firstIndex { $0.value == value && (!$0.isDisabled || $0.isBarred) }
  }

  /// Returns the index of the choice with a name, if there is one and it can be chosen.
  /// - Complexity: O(n), in characters of all labels and values.
  func index(named text: String) -> Int? {
    choices.index(named: text).flatMap { choices[$0].isDisabled ? nil : $0 }
  }

  /// Returns the index of the choice with a number, counted from 1, if it can be chosen.
  private func index(numbered text: String) -> Int? {
    entries.index(numbered: text).flatMap { entries[$0].isDisabled ? nil : $0 }
  }

  /// Returns the options that can be chosen and match a text, best first: those with that name, in
  /// the order of `SoughtName`, then in the order in which `FuzzyMatch` ranks their labels; if no
  /// label matches, the one with that number, counted from 1, or else the one for a typed answer.
  ///
  /// Without any of these, those that match but cannot be chosen are shown.
  ///
  /// A value matches only in full: `de` finds "Germany" before "Denmark" if that is its value. `nil`
  /// if the text is empty, which matches all choices.
  /// - Complexity: O(n), in characters of all labels and values.
  func matches(of text: String) -> ChoiceMatches? {
    let sought = text.foldedBytes
    if sought.isEmpty { return nil }
    let found = ranked(sought, text, areDisabled: false)
    guard !found.isEmpty else {
      let otherIndex = other == nil ? nil : choices.count
      let best = [index(numbered: text) ?? otherIndex].compactMap { $0 }
      let disabled = best.isEmpty ? ranked(sought, text, areDisabled: true).map(\.index) : []
      return ChoiceMatches(indices: best + disabled, bestCount: best.count)
    }
    let best = found.prefix { $0.rank == found[0].rank }
    return ChoiceMatches(indices: found.map(\.index), bestCount: best.count)
  }

  /// Returns the options that match a text, best first, either all that can be chosen or all others.
  private func ranked(
    _ sought: [UInt8],
    _ text: String,
    areDisabled: Bool
  ) -> [(rank: Int, distance: Int, index: Int)] {
    let name = SoughtName(text)
    var found: [(rank: Int, distance: Int, index: Int)] = []
    for (index, label) in folded.enumerated() where entries[index].isDisabled == areDisabled {
      if let kind = name?.kind(of: entries[index], label: label, value: values[index]) {
        found.append((kind.rawValue - SoughtName.Kind.allCases.count, 0, index))
      } else if let match = FuzzyMatch(of: sought, in: label) {
        found.append((match.kind.rawValue, match.distance, index))
      }
    }
    found.sort { $0 < $1 }
    return found
  }

  /// Returns whether a label goes on after a text, which may end with a space and begins the label or
  /// one of its words.
  /// - Complexity: O(n), in characters of all labels.
  func goesOn(after text: String) -> Bool {
    let sought = text.foldedBytes
    return folded.contains { label in
      FuzzyMatch(of: sought, in: label).map { $0.kind.rawValue < FuzzyMatch.Kind.inside.rawValue }
        ?? false
    }
  }

  /// Returns the choices that can be chosen and match a text, best first; all if it is empty.
  package func choices(matching text: String) -> [Choice] {
    let matches = matches(of: text).map { $0.areDisabled ? [] : $0.indices }
    let indices = matches ?? choices.indices.filter { isEnabled($0) }
    return indices.map { choices[$0] }
  }

  /// Returns the index of the option that can be chosen and is named by a text, or else of the next
  /// one whose label begins with it, wrapping around; if there is none, of the one with that number,
  /// counted from 1.
  /// - Complexity: O(n), in choices.
  func index(startingWith text: String, from start: Int) -> Int? {
    let sought = text.foldedBytes
    guard !sought.isEmpty else { return nil }
    if let index = index(named: text) { return index }
    let indices = Array(start..<folded.count) + Array(0..<start)
    return indices.first { !entries[$0].isDisabled && folded[$0].starts(with: sought) }
      ?? index(numbered: text)
  }
}

/// The choices that match a text.
struct ChoiceMatches: Equatable, Sendable {
  /// Their indices, best first.
  let indices: [Int]

  /// The number of matches of the best kind; a single one is unambiguous, and without any, none can
  /// be chosen.
  let bestCount: Int

  /// Whether none of them can be chosen.
  var areDisabled: Bool { bestCount == 0 && !indices.isEmpty }
}

extension [Choice] {
  /// Whether no value is blank or occurs twice.
  var areDistinct: Bool {
    !contains { $0.value.isBlank } && Set(lazy.map(\.value)).count == count
  }

  /// The choices whose values are not blank and did not occur before.
  fileprivate var distinct: [Choice] {
    var known: Set<Value> = [.null]
    return filter { !$0.value.isBlank && known.insert($0.value).inserted }
  }
}
