/// A number must be a latitude in degrees.
///
/// It is a decimal number from -90 to 90; southern ones are below zero.
///
/// Passes: `"-33.86"`. Fails: `"-"`, incomplete, and `"90.1"`, invalid.
/// - Source: ISO 6709, 6.4 and 6.5.
public struct Latitude: Rule {
  public let name = "latitude"
  public let requirement = Requirement("needs.latitude", "A latitude from -90 to 90")

  static let range = NumberRange(min: -90, max: 90)

  /// Creates the rule.
  public init() {}

  public var numberRange: NumberRange { Latitude.range }

  public func verdict(on input: NumericText, among _: Answers) -> Verdict {
    Latitude.range.verdict(on: input)
  }
}

extension Latitude {
  package static let definition = RuleDefinition(
    "latitude",
    "A latitude in degrees",
    details: "From -90 to 90; south is negative.",
    standard: "ISO 6709, 6.4 and 6.5",
    codes: ViolationCode.numberRange,
    example: RuleExample("latitude", passes: #""-33.86""#, fails: #""90.1""#)
  ) { _ in Latitude() }
}

extension Clause {
  /// A number must be a latitude in degrees.
  public static var latitude: Clause { Clause(Latitude()) }
}
