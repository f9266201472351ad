/// Groups of digits with a separator, like those of a date, which users need not type.
struct DigitGroups: Equatable, Sendable {
  /// The number of digits in each group.
  let lengths: [Int]

  /// The separator between two groups.
  let separator: Character

  /// The largest number of the first group, if limited: after a larger one, digits are not grouped,
  /// as in `930`.
  var limit = Int.max

  /// The groups of a date, `2026-03-31`.
  static let date = DigitGroups(lengths: [4, 2, 2], separator: "-")

  /// The groups of a time, `23:59`.
  static let time = DigitGroups(lengths: [2, 2], separator: ":", limit: 23)

  /// Returns the text with a digit or separator appended, if that adds more than the character
  /// itself: a digit after a full group adds a separator before it, and a separator after a single
  /// digit adds a zero.
  ///
  /// `nil` if the character should be typed unchanged.
  func text(_ text: String, typing character: Character) -> String? {
    let groups = text.split(separator: separator, omittingEmptySubsequences: false)
    guard let last = groups.last, groups.count < lengths.count,
      zip(groups.dropLast(), lengths).allSatisfy({ $0.isDigits && $0.count == $1 }), last.isDigits
    else { return nil }
    let length = lengths[groups.count - 1]
    if groups.count == 1, last.count == length, Int(last) ?? 0 > limit { return nil }
    if character.isASCIIDigit, last.count == length { return "\(text)\(separator)\(character)" }
    guard character == separator, last.count == 1, length == 2 else { return nil }
    return "\(text.dropLast())0\(last)\(separator)"
  }

  /// Returns a run of digits in groups; any other text is unchanged.
  func grouped(_ text: String) -> String {
    guard text.count == lengths.reduce(0, +), text[...].isDigits else { return text }
    return text.reduce(into: "") { $0 = self.text($0, typing: $1) ?? $0 + String($1) }
  }

  /// Returns the numbers of a complete text; `nil` if it is incomplete or has another form.
  func numbers(in text: String) -> [Int]? {
    let groups = text.split(separator: separator, omittingEmptySubsequences: false)
    guard groups.count == lengths.count,
      zip(groups, lengths).allSatisfy({ $0.isDigits && $0.count == $1 })
    else { return nil }
    return groups.compactMap { Int($0) }
  }
}

extension Substring {
  /// Whether the text is one or more digits 0 to 9.
  fileprivate var isDigits: Bool { !isEmpty && allSatisfy(\.isASCIIDigit) }
}

extension Character {
  /// Whether the character is one of the digits 0 to 9, without a mark.
  ///
  /// A character range is not enough: `1` with an accent is also between `0` and `9`.
  var isASCIIDigit: Bool { asciiValue.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false }
}

/// Digits in groups being typed on a line, with automatic separators.
struct TypedGroups: Equatable, Sendable {
  let groups: DigitGroups

  private(set) var line: TextLine

  /// Creates a line with the caret after its text.
  init(_ groups: DigitGroups, text: String) {
    self.groups = groups
    line = TextLine(text)
  }

  /// The text as typed.
  var text: String { line.text }

  /// Replaces the text, without undo.
  mutating func replace(with text: String) {
    line.replace(with: text)
  }

  /// Replaces the text, with undo.
  mutating func write(_ text: String) {
    _ = line.press(.home)
    _ = line.press(.shift(.end))
    line.paste(text)
  }

  /// Handles a key like a line.
  mutating func press(_ key: Key) -> KeyUse {
    guard line.edited.caret == text.utf8.count, line.edited.selection == nil,
      let character = key.typed, let helped = groups.text(text, typing: character)
    else { return line.press(key) }
    // Automatic characters are also typed, so that they are undone with the rest.
    if !helped.hasPrefix(text) { _ = line.press(.backspace) }
    for character in helped.dropFirst(text.count) { _ = line.press(.character(character)) }
    return .used
  }

  /// Pastes a text, adding separators if it has only digits.
  mutating func paste(_ text: String) {
    line.paste(line.text.isEmpty ? groups.grouped(String(text.trimmingLineBreaks)) : text)
  }

  /// Handles the mouse like a line.
  mutating func point(_ pointer: Pointer, columns: Int) -> KeyUse {
    line.point(pointer, columns: columns)
  }

  /// Ends editing when the focus leaves.
  mutating func leave() {
    line.leave()
  }
}
