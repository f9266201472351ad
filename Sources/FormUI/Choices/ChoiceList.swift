import FormValidation

/// Answers to choose from, found by their values or by a part of their labels.
struct ChoiceList: Hashable, Sendable {
  /// The answers, in order.
  let choices: [Choice]

  /// The labels without case and accents, in UTF-8.
  private let folded: [[UInt8]]

  /// Creates a list.
  /// - Precondition: there is a choice, none is blank, and no two have the same value.
  /// - Complexity: O(n), in characters of all labels.
  init(_ choices: [Choice]) {
    precondition(!choices.isEmpty, "there is nothing to choose from")
    precondition(!choices.contains { $0.value.isBlank }, "a choice is blank")
    precondition(Set(choices.map(\.value)).count == choices.count, "two choices are the same")
    self.choices = choices
    folded = choices.map { $0.label.foldedBytes }
  }

  /// The place of the choice with a value, if there is one.
  /// - Complexity: O(n), in choices.
  func place(of value: Value) -> Int? {
    choices.firstIndex { $0.value == value }
  }

  /// The places of choices whose labels have a text in them, whatever case and accents: first those
  /// that begin with it, then those with a word that does, then the others, each in order; where
  /// there are none, the one of a number counted from 1.
  ///
  /// Nothing where the text leaves nothing to look for, so that all are meant.
  /// - Complexity: O(n), in characters of all labels.
  func places(matching text: String) -> [Int]? {
    let sought = text.foldedBytes
    if sought.isEmpty { return nil }
    var starting: [Int] = []
    var withWord: [Int] = []
    var others: [Int] = []
    for (place, label) in folded.enumerated() {
      switch label.match(of: sought) {
      case .start: starting.append(place)
      case .word: withWord.append(place)
      case .inside: others.append(place)
      case nil: continue
      }
    }
    let matching = starting + withWord + others
    return matching.isEmpty ? [choices.place(numbered: text)].compactMap { $0 } : matching
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

/// How well a text is found in another one.
private enum Match {
  case start, word, inside
}

extension [UInt8] {
  /// How well a text that is not empty is found in this one, if it is.
  fileprivate func match(of sought: [UInt8]) -> Match? {
    var match: Match?
    var start = 0
    while start + sought.count <= count {
      if self[start] == sought[0], self[start...].starts(with: sought) {
        if start == 0 { return .start }
        if !self[start - 1].isWordByte { return .word }
        match = .inside
      }
      start += 1
    }
    return match
  }
}

extension UInt8 {
  /// Whether the byte is a letter or digit, or part of one beyond ASCII.
  fileprivate var isWordByte: Bool {
    self >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}
