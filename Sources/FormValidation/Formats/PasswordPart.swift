/// One thing that a password must have, and how far a password has it.
struct PasswordPart {
  /// The requirement.
  let requirement: Requirement

  /// What is broken, if it does not hold.
  let violation: Violation?

  /// Creates a lower limit of the length; `nil` if it is zero.
  init?(_ code: String, atLeast min: Int, _ actual: Int, _ unit: LengthUnit) {
    self.init(
      code,
      atLeast: min,
      actual,
      unit.term,
      demand: Message("length.at_least", "At least {min} {unit:min}"),
      lack: Message("length.add", "Add {missing} more {unit:missing}.")
    )
  }

  /// Creates a lower limit of some characters; `nil` if it is zero.
  init?(
    _ code: String,
    atLeast min: Int,
    _ actual: Int,
    _ counted: Wording,
    demand: Message = Message("characters.at_least", "At least {min} {unit:min}"),
    lack: Message = Message("characters.too_few", "Add {missing} more {unit:missing}.")
  ) {
    guard min > 0 else { return nil }
    requirement = Requirement(
      demand,
      .term("unit", counted, ["min": .number(Number(min))])
    )
    violation =
      actual >= min
      ? nil
      : Violation(
        "password.\(code)",
        lack,
        .term(
          "unit",
          counted,
          [
            "min": .number(Number(min)), "actual": .number(Number(actual)),
            "missing": .number(Number(min - actual)),
          ]
        ),
        isIncomplete: true
      )
  }

  /// Creates an upper limit of the length; `nil` if there is none.
  ///
  /// Below the settled length no composing brings a password any more.
  init?(
    _ code: String,
    atMost max: Int?,
    _ actual: Int,
    settled: Int? = nil,
    _ unit: LengthUnit = .graphemes
  ) {
    guard let max else { return nil }
    requirement = Requirement(
      "length.at_most",
      "At most {max} {unit:max}",
      .term("unit", unit.term, ["max": .number(Number(max))])
    )
    violation =
      actual <= max
      ? nil
      : Violation(
        "password.\(code)",
        Message("length.remove", "Remove {excess} {unit:excess}."),
        .term(
          "unit",
          unit.term,
          [
            "max": .number(Number(max)), "actual": .number(Number(actual)),
            "excess": .number(Number(actual - max)),
          ]
        ),
        range: unit == .graphemes ? max..<actual : nil,
        isIncomplete: settled ?? actual <= max
      )
  }

  /// Creates the demand that a password be uncommon.
  init(isCommon: Bool) {
    requirement = Requirement("needs.uncommon", "Not a common password")
    violation = isCommon ? .common : nil
  }

  /// The line of a live check-list.
  var checklistLine: ChecklistLine {
    ChecklistLine(requirement, violation.map { Verdict([$0]) } ?? .valid)
  }
}

/// How many characters of each kind a password has.
struct PasswordCounts {
  private(set) var length = 0
  private(set) var uppercase = 0
  private(set) var lowercase = 0
  private(set) var digits = 0
  private(set) var symbols = 0

  /// How long the password is for good, whatever is composed with its end.
  private(set) var settledLength = 0

  /// Whether the password is among the most common ones.
  var isCommon = false

  /// Creates the counts of an empty password.
  init() {}

  /// Counts the characters of a password, which what follows may still compose with.
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
    if let byte = character.asciiValue, character != "\r\n" {
      count(byte, isSymbol: chosen == nil)
    } else {
      if character.isUppercase { uppercase += 1 }
      if character.isLowercase { lowercase += 1 }
      if chosen == nil, character.isPunctuation || character.isSymbol { symbols += 1 }
    }
    if let chosen, chosen.contains(character) { symbols += 1 }
  }

  /// Counts a password of ASCII, where a byte is a character; any other is left alone.
  private mutating func countSimple(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) else { return false }
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
  /// The text up to the last scalar that begins something: what is before can compose no further.
  fileprivate var withoutLastCharacter: String {
    let last = unicodeScalars.lastIndex {
      $0.properties.canonicalCombiningClass == .notReordered
    }
    return String(unicodeScalars[..<(last ?? startIndex)])
  }
}
