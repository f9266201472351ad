import FormValidation

/// Answers to choose from, found by their values or by letters of their labels.
struct ChoiceList: Hashable, Sendable {
  /// The answers, in order.
  let choices: [Choice]

  /// The labels without case and accents, in UTF-8.
  private let folded: [[UInt8]]

  /// The values likewise; empty where a value is its label.
  private let values: [[UInt8]]

  /// Creates a list.
  /// - Precondition: there is a choice, none is blank, and no two have the same value.
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

  /// The place of the choice with a value, if there is one.
  /// - Complexity: O(n), in choices.
  func place(of value: Value) -> Int? {
    choices.firstIndex { $0.value == value }
  }

  /// The choices that a text matches, best first: those called so, then as `FuzzyMatch` ranks their
  /// labels; where no label matches, the one of a number counted from 1.
  ///
  /// A value matches as a whole, from two letters on: `de` finds "Germany" before "Denmark" where
  /// that is its value. `nil` where the text leaves nothing to look for, so that all are meant.
  /// - Complexity: O(n), in characters of all labels and values.
  func matches(of text: String) -> ChoiceMatches? {
    let sought = text.foldedBytes
    if sought.isEmpty { return nil }
    var found: [(rank: Int, distance: Int, place: Int)] = []
    for (place, label) in folded.enumerated() {
      if sought.count > 1, label.isCalled(sought) || values[place].isCalled(sought) {
        found.append((-1, 0, place))
      } else if let match = FuzzyMatch(of: sought, in: label) {
        found.append((match.kind.rawValue, match.distance, place))
      }
    }
    guard !found.isEmpty else {
      let numbered = [choices.place(numbered: text)].compactMap { $0 }
      return ChoiceMatches(places: numbered, bestCount: numbered.count)
    }
    found.sort { $0 < $1 }
    let best = found.prefix { $0.rank == found[0].rank }
    return ChoiceMatches(places: found.map(\.place), bestCount: best.count)
  }

  /// The place of the first choice behind another one whose label begins with a text, around the
  /// end; where there is none, of the one of a number counted from 1.
  /// - Complexity: O(n), in choices.
  func place(startingWith text: String, from start: Int) -> Int? {
    let sought = text.foldedBytes
    guard !sought.isEmpty else { return nil }
    let places = Array(start..<folded.count) + Array(0..<start)
    return places.first { folded[$0].starts(with: sought) } ?? choices.place(numbered: text)
  }
}

/// The choices that a text matches.
struct ChoiceMatches: Hashable, Sendable {
  /// Their places, best first.
  let places: [Int]

  /// How many of them are of the best kind: one that is alone is meant.
  let bestCount: Int
}

extension [UInt8] {
  /// Whether this is another name, as a whole.
  fileprivate func isCalled(_ name: [UInt8]) -> Bool {
    count == name.count && self == name
  }
}
