/// A code of a rule's violations, and the placeholders of its messages besides the label.
package struct ViolationCode: Sendable, ExpressibleByStringLiteral {
  /// The code: `length.too_short`.
  package let code: String

  /// The placeholders of its messages.
  package let placeholders: [String]

  /// The placeholders that only some of its messages have.
  package let rarePlaceholders: [String]

  /// Creates a code whose messages have placeholders.
  package init(_ code: String, _ placeholders: String..., rarely rarePlaceholders: [String] = []) {
    self.code = code
    self.placeholders = placeholders
    self.rarePlaceholders = rarePlaceholders
  }

  /// Creates a code whose messages have no placeholders.
  package init(stringLiteral code: String) {
    self.init(code)
  }

  /// Returns the code of a format; some messages name the wrong character, or count digits.
  static func format(_ name: String, _ others: String...) -> ViolationCode {
    let code = name.contains(".") ? name : "format." + name
    return ViolationCode(code, rarely: ["character", "position", "excess", "plain"] + others)
  }

  /// Returns the code of a character outside a set.
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
  static let notANumber = ViolationCode(
    "number.not_a_number",
    rarely: ["character", "position", "plain", "whole", "decimal"]
  )
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
    "remote.pending", "remote.timeout", "remote.cancelled",
    ViolationCode("remote.failed", "reason"),
  ]

  /// The codes of the check of path fields.
  private static let paths: [ViolationCode] = [
    "path.denied", "path.exists", "path.is_file", "path.is_folder", "path.no_file",
    "path.no_folder",
    "path.nothing", ViolationCode("path.outside", "root"),
  ]

  /// The codes that any rule can produce: for a value of the wrong kind, a text too long to check,
  /// the two ends of a range field, a path, and an answer that was submitted and not accepted.
  package static let common: [ViolationCode] =
    [
      "kind", ViolationCode("text.too_long", "max"), "range.ends",
      ViolationCode("range.forbidden", "min", "max"),
      ViolationCode("range.reversed", "high", "low"), "submit.rejected",
    ] + paths
}
