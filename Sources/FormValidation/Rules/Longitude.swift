/// A number must be a longitude in degrees.
///
/// It is a decimal number from -180 to 180; western ones are below zero.
///
/// Passes: `"-33.86"`. Fails: `"-"`, incomplete, and `"180.1"`, invalid.
/// - Source: ISO 6709, 6.4 and 6.5.
public struct Longitude: Rule {
  public let name = "longitude"
  public let requirement = Requirement("needs.longitude", "A longitude from -180 to 180")

  static let range = NumberRange(min: -180, max: 180)

  /// Creates the rule.
  public init() {}

  public var numberRange: NumberRange { Longitude.range }

  public func verdict(on input: NumericText, among _: Answers) -> Verdict {
    Longitude.range.verdict(on: input)
  }
}

extension Longitude {
  package static let definition = RuleDefinition(
    "longitude",
    "A longitude in degrees",
    details: "From -180 to 180; west is negative.",
    standard: "ISO 6709, 6.4 and 6.5",
    codes: ViolationCode.numberRange,
    example: RuleExample("longitude", passes: #""-0.12""#, fails: #""180.1""#)
  ) { _ in Longitude() }
}

extension Clause {
  /// A number must be a longitude in degrees.
  public static var longitude: Clause { Clause(Longitude()) }
}
