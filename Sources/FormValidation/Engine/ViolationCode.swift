/// A code of a rule's violations, and what its messages can mention beside the label.
package struct ViolationCode: Sendable, ExpressibleByStringLiteral {
  /// The code: `length.too_short`.
  package let code: String

  /// What a message about it can mention.
  package let placeholders: [String]

  /// What only some of its messages can mention.
  package let rarePlaceholders: [String]

  /// Creates a code whose messages can mention some parameters.
  package init(_ code: String, _ placeholders: String..., rarely rarePlaceholders: [String] = []) {
    self.code = code
    self.placeholders = placeholders
    self.rarePlaceholders = rarePlaceholders
  }

  /// Creates a code whose messages mention nothing.
  package init(stringLiteral code: String) {
    self.init(code)
  }

  /// The code of a format that a text does not have; some messages name the character to blame.
  static func format(_ name: String, _ others: String...) -> ViolationCode {
    let code = name.contains(".") ? name : "format." + name
    return ViolationCode(code, rarely: ["character", "position"] + others)
  }

  /// The code of a character that a set does not have.
  static func notAllowed(_ others: String...) -> ViolationCode {
    ViolationCode(code: "characters.not_allowed", placeholders: ["character", "position"] + others)
  }

  private init(code: String, placeholders: [String]) {
    self.code = code
    self.placeholders = placeholders
    rarePlaceholders = []
  }
}

extension ViolationCode {
  static let notANumber = ViolationCode("number.not_a_number", rarely: ["character", "position"])
  static let exponent: ViolationCode = "range.exponent"
  static let belowMin = ViolationCode(
    "range.below_min",
    "min",
    "actual",
    "other_label",
    rarely: ["max"]
  )
  static let aboveMax = ViolationCode(
    "range.above_max",
    "max",
    "actual",
    "other_label",
    rarely: ["min"]
  )
  static let notADate = ViolationCode.format("date.not_a_date", "text", "max")

  static let numberAtLeast = [belowMin, exponent, notANumber]
  static let numberAtMost = [aboveMax, exponent, notANumber]
  static let numberRange = [belowMin, aboveMax, exponent, notANumber]
  static let wholeNumber: [ViolationCode] = [
    "number.not_whole", "number.exponent", "number.leading_zero", notANumber, belowMin, aboveMax,
  ]

  static let dates: [ViolationCode] = [
    notADate, .format("date.not_a_month", "text"), .format("date.not_a_time", "text"),
    "clock.unknown",
  ]
  static let tooEarly = ViolationCode("date.too_early", "min", "max", "other_label")
  static let tooLate = ViolationCode("date.too_late", "min", "max", "other_label")
  static let datesBefore = [tooLate] + dates
  static let datesAfter = [tooEarly] + dates
  static let dateRange = [tooEarly, tooLate] + dates

  static let remote: [ViolationCode] = [
    "remote.pending", "remote.timeout", ViolationCode("remote.failed", "reason"),
  ]

  /// The codes that any rule can give: for a value of another kind, for a text too long to check,
  /// and for the two ends of a range field.
  package static let common: [ViolationCode] = [
    "kind", ViolationCode("text.too_long", "max"), "range.ends",
    ViolationCode("range.forbidden", "min", "max"), ViolationCode("range.reversed", "high", "low"),
  ]
}
