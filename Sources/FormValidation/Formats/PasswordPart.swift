/// One requirement on a password, and how far a password meets it.
struct PasswordPart {
  /// The type of requirement.
  private enum Want {
    case atLeast(Int, isLength: Bool)
    /// No composition reduces the length of a password below the settled length.
    case atMost(Int, settled: Int, hasRange: Bool)
    case uncommon
  }

  /// The unit that is counted, whose words only messages need.
  enum Counted {
    case length(LengthUnit)
    case characters(CharacterSetName)
    case symbols

    fileprivate var term: Wording {
      switch self {
      case .length(let unit): unit.term
      case .characters(let set): set.term
      case .symbols: Wording(counted: "set.symbols", "symbols", "symbol")
      }
    }
  }

  private let code: String
  private let want: Want
  private let counted: Counted
  private let actual: Int

  private init(_ code: String, _ want: Want, _ counted: Counted, _ actual: Int) {
    self.code = code
    self.want = want
    self.counted = counted
    self.actual = actual
  }

  /// Creates a minimum length; `nil` if it is zero.
  init?(_ code: String, atLeast min: Int, _ actual: Int, _ unit: LengthUnit) {
    guard min > 0 else { return nil }
    self.init(code, .atLeast(min, isLength: true), .length(unit), actual)
  }

  /// Creates a minimum number of some characters; `nil` if it is zero.
  init?(_ code: String, atLeast min: Int, _ actual: Int, _ counted: Counted) {
    guard min > 0 else { return nil }
    self.init(code, .atLeast(min, isLength: false), counted, actual)
  }

  /// Creates a maximum length; `nil` if there is none.
  init?(_ code: String, atMost max: Int?, _ actual: Int, settled: Int, _ unit: LengthUnit) {
    guard let max else { return nil }
    let want = Want.atMost(max, settled: settled, hasRange: unit == .graphemes)
    self.init(code, want, .length(unit), actual)
  }

  /// Creates the requirement that a password be uncommon.
  init(isCommon: Bool) {
    self.init("password.common", .uncommon, .symbols, isCommon ? 1 : 0)
  }

  var requirement: Wording {
    switch want {
    case .atLeast(let min, let isLength):
      Wording(
        isLength
          ? Message(
            "length.at_least",
            "At least {min} {unit:min}",
            judging: "{label} must have at least {min} {unit:min}."
          )
          : Message(
            "characters.at_least",
            "At least {min} {unit:min}",
            judging: "{label} must contain at least {min} {unit:min}."
          ),
        .term("unit", counted.term, ["min": .number(Number(min))])
      )
    case .atMost(let max, _, _):
      Wording(
        "length.at_most",
        "At most {max} {unit:max}",
        judging: "{label} must have at most {max} {unit:max}.",
        .term("unit", counted.term, ["max": .number(Number(max))])
      )
    case .uncommon:
      Wording(
        "needs.uncommon",
        "Not a common password",
        judging: "{label} must not be a common password."
      )
    }
  }

  /// Whether the password meets the requirement.
  private var isMet: Bool {
    switch want {
    case .atLeast(let min, _): actual >= min
    case .atMost(let max, _, _): actual <= max
    case .uncommon: actual == 0
    }
  }

  /// The violation, if the requirement is not met.
  var violation: Violation? {
    if isMet { return nil }
    switch want {
    case .atLeast(let min, let isLength):
      return Violation(
        code,
        Message(
          isLength ? "length.add" : "characters.too_few",
          "Add {missing} more {unit:missing}.",
          judging: requirement.message.judgment
        ),
        parameters("min", min, "missing", min - actual),
        isIncomplete: true
      )
    case .atMost(let max, let settled, let hasRange):
      return Violation(
        code,
        Message(
          "length.remove",
          "Remove {excess} {unit:excess}.",
          judging: requirement.message.judgment
        ),
        parameters("max", max, "excess", actual - max),
        range: hasRange ? max..<actual : nil,
        isIncomplete: settled <= max
      )
    case .uncommon: return .common
    }
  }

  private func parameters(
    _ limitName: String,
    _ limit: Int,
    _ differenceName: String,
    _ difference: Int
  ) -> Parameters {
    let parameters: Parameters = [
      limitName: .number(Number(limit)), "actual": .number(Number(actual)),
      differenceName: .number(Number(difference)),
    ]
    return .term("unit", counted.term, parameters)
  }

  /// The line of a live checklist.
  var checklistLine: ChecklistLine {
    guard let violation else { return ChecklistLine(requirement, .met) }
    var line = ChecklistLine(requirement, Verdict([violation]))
    guard case .atLeast(let min, let isLength) = want else { return line }
    line.share = Double(actual) / Double(min)
    line.missing =
      isLength
      ? Wording("length.more", "{missing} more {unit:missing}", violation.parameters)
      : Wording("characters.more", "{missing} more {unit:missing}", violation.parameters)
    return line
  }
}

/// The number of characters of each kind in a password.
struct PasswordCounts {
  private(set) var length = 0
  private(set) var uppercase = 0
  private(set) var lowercase = 0
  private(set) var digits = 0
  private(set) var symbols = 0

  /// The length that the password keeps, whatever composes with its end.
  private(set) var settledLength = 0

  /// Whether the password is among the most common ones.
  var isCommon = false

  /// Counts the characters of a password, whose end may still compose with what follows.
  /// - Complexity: O(n), in bytes.
  init(
    _ text: String,
    unit: LengthUnit = .graphemes,
    symbols chosen: String?,
    canCompose: Bool = false
  ) {
    var copy = text
    let isCounted = chosen == nil && copy.withUTF8 { countSimple($0) }
    if !isCounted {
      for character in text { count(character, symbols: chosen) }
      if unit != .graphemes { length = unit.length(of: text) }
    } else if unit == .words {
      length = text.wordCount
    }
    settledLength = length
    if canCompose, !isCounted {
      settledLength = min(length, unit.length(of: text.withoutLastCharacter) + 1)
    }
  }

  private mutating func count(_ character: Character, symbols chosen: String?) {
    length += 1
    // Not `asciiValue`, which compares texts first, because a two-byte line break has one.
    if character.utf8.count == 1, let byte = character.utf8.first {
      count(byte, isSymbol: chosen == nil)
    } else {
      if character.isUppercase { uppercase += 1 }
      if character.isLowercase { lowercase += 1 }
      if chosen == nil, character.isPunctuation || character.isSymbol { symbols += 1 }
    }
    if let chosen, chosen.contains(character) { symbols += 1 }
  }

  /// Counts an ASCII password, where each byte is a character; does nothing for any other.
  private mutating func countSimple(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.areCharacters else { return false }
    length = bytes.count
    for byte in bytes { count(byte, isSymbol: true) }
    return true
  }

  private mutating func count(_ byte: UInt8, isSymbol: Bool) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): uppercase += 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"): lowercase += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
    case 0x21...0x7E: symbols += isSymbol ? 1 : 0
    default: break
    }
  }
}

extension String {
  /// The text up to the last scalar that begins a character; the text before it can no longer
  /// compose.
  fileprivate var withoutLastCharacter: String {
    let last = unicodeScalars.lastIndex {
      $0.properties.canonicalCombiningClass == .notReordered
    }
    return String(unicodeScalars[..<(last ?? startIndex)])
  }
}
