import FormValidation

/// Answers to choose from, searchable by value and label.
struct ChoiceList: Hashable, Sendable {
  /// The answers, in order.
  let choices: [Choice]

  /// The labels without case and accents, in UTF-8.
  private let folded: [[UInt8]]

  /// The values without case and accents; empty if a value equals its label.
  private let values: [[UInt8]]

  /// Creates a list.
  /// - Precondition: `choices` is not empty, no value is blank, and no two are equal.
  /// - Complexity: O(n), in characters of all labels.
  init(_ choices: [Choice]) {
    precondition(!choices.isEmpty, "there is nothing to choose from")
    precondition(!choices.contains { $0.value.isBlank }, "a choice is blank")
    precondition(Set(choices.map(\.value)).count == choices.count, "two choices are the same")
    self.choices = choices
    folded = choices.map { $0.label.foldedBytes }
    values = choices.map { choice in
      let value = choice.value.description
      return value == choice.label ? [] : value.foldedBytes
    }
  }

  /// Returns the index of the choice with a value, if there is one.
  /// - Complexity: O(n), in choices.
  func index(of value: Value) -> Int? {
    choices.firstIndex { $0.value == value }
  }

  /// Returns the choices that match a text, best first: those with exactly that name, then in the
  /// order in which `FuzzyMatch` ranks their labels; if no label matches, the one with that number,
  /// counted from 1.
  ///
  /// A value matches as a whole, from two letters on: `de` finds "Germany" before "Denmark" if that
  /// is its value. `nil` if the text is empty, so that all choices are left.
  /// - Complexity: O(n), in characters of all labels and values.
  func matches(of text: String) -> ChoiceMatches? {
    let sought = text.foldedBytes
    if sought.isEmpty { return nil }
    var found: [(rank: Int, distance: Int, index: Int)] = []
    for (index, label) in folded.enumerated() {
      if sought.count > 1, label.isCalled(sought) || values[index].isCalled(sought) {
        found.append((-1, 0, index))
      } else if let match = FuzzyMatch(of: sought, in: label) {
        found.append((match.kind.rawValue, match.distance, index))
      }
    }
    guard !found.isEmpty else {
      let numbered = [choices.index(numbered: text)].compactMap { $0 }
      return ChoiceMatches(indices: numbered, bestCount: numbered.count)
    }
    found.sort { $0 < $1 }
    let best = found.prefix { $0.rank == found[0].rank }
    return ChoiceMatches(indices: found.map(\.index), bestCount: best.count)
  }

  /// Returns the index of the next choice whose label begins with a text, wrapping around; if there
  /// is none, of the one with that number, counted from 1.
  /// - Complexity: O(n), in choices.
  func index(startingWith text: String, from start: Int) -> Int? {
    let sought = text.foldedBytes
    guard !sought.isEmpty else { return nil }
    let indices = Array(start..<folded.count) + Array(0..<start)
    return indices.first { folded[$0].starts(with: sought) } ?? choices.index(numbered: text)
  }
}

/// The choices that match a text.
struct ChoiceMatches: Hashable, Sendable {
  /// Their indices, best first.
  let indices: [Int]

  /// The number of matches of the best kind; a single one is unambiguous.
  let bestCount: Int
}

extension [UInt8] {
  /// Returns whether this equals a name as a whole.
  fileprivate func isCalled(_ name: [UInt8]) -> Bool {
    count == name.count && self == name
  }
}
