/// A number must be a latitude or a longitude in degrees.
extension InRange {
  fileprivate static let latitudes = NumberRange(min: -90, max: 90)
  fileprivate static let longitudes = NumberRange(min: -180, max: 180)

  fileprivate static var ofLatitude: InRange {
    let demand = Wording(
      "needs.latitude",
      "A latitude from -90 to 90",
      judging: "{label} must be a latitude from -90 to 90."
    )
    return InRange("latitude", latitudes, demand)
  }

  fileprivate static var ofLongitude: InRange {
    let demand = Wording(
      "needs.longitude",
      "A longitude from -180 to 180",
      judging: "{label} must be a longitude from -180 to 180."
    )
    return InRange("longitude", longitudes, demand)
  }

  package static let latitude = RuleDefinition(
    "latitude",
    "A latitude in degrees",
    details: "From -90 to 90; south is negative.",
    standard: "ISO 6709, 6.4 and 6.5",
    codes: ViolationCode.numberRange,
    example: RuleExample("latitude", passes: #""-33.86""#, fails: #""90.1""#)
  ) { _ in InRange.ofLatitude }

  package static let longitude = RuleDefinition(
    "longitude",
    "A longitude in degrees",
    details: "From -180 to 180; west is negative.",
    standard: "ISO 6709, 6.4 and 6.5",
    codes: ViolationCode.numberRange,
    example: RuleExample("longitude", passes: #""-0.12""#, fails: #""180.1""#)
  ) { _ in InRange.ofLongitude }
}

/// Text must be a latitude and a longitude in degrees, separated by a comma.
struct LatLong: Rule {
  let name = "lat_long"
  var traits: RuleTraits { RuleTraits(trims: true).readingDigits }
  let requirement = Wording(
    "needs.lat_long",
    "A latitude and a longitude, like 51.5, -0.12",
    judging: "{label} must be a latitude and a longitude, like 51.5, -0.12."
  )

  func verdict(on text: String, among _: Answers) -> Verdict {
    guard let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) else {
      let verdict = LatLong.verdictOnLatitude(text)
      return verdict.isValid
        ? .incomplete(
          "format.lat_long",
          Message("lat_long.enter_comma", "Enter a comma and the longitude.")
        ) : verdict
    }
    if LatLong.isPlain(text, comma) { return .valid }
    let latitude = LatLong.verdictOnLatitude(String(text[..<comma]))
    guard latitude.isValid else { return latitude.afterEnd }
    var rest = text[text.utf8.index(after: comma)...]
    if rest.utf8.first == UInt8(ascii: " ") { rest.unicodeScalars.removeFirst() }
    guard !rest.isEmpty else {
      return .incomplete(
        "format.lat_long",
        Message("lat_long.enter_longitude", "Enter the longitude.")
      )
    }
    return LatLong.verdict(
      on: String(rest),
      InRange.longitudes,
      Message("lat_long.longitude", "The longitude must be between {min} and {max}.")
    )
  }

  /// Returns whether both are within limits by a fast check of few digits; others can also be.
  private static func isPlain(_ text: String, _ comma: String.Index) -> Bool {
    var rest = text[text.utf8.index(after: comma)...]
    if rest.utf8.first == UInt8(ascii: " ") {
      rest = rest[rest.utf8.index(after: rest.startIndex)...]
    }
    guard let latitude = PlainNumber(text[..<comma]), let longitude = PlainNumber(rest) else {
      return false
    }
    return latitude.isWithin(90) && longitude.isWithin(180)
  }

  private static func verdictOnLatitude(_ text: String) -> Verdict {
    verdict(
      on: text,
      InRange.latitudes,
      Message("lat_long.latitude", "The latitude must be between {min} and {max}.")
    )
  }

  /// Returns the verdict on one of the two, without a position in the text; the message says which
  /// of them is out of range.
  private static func verdict(
    on text: String,
    _ range: NumberRange,
    _ limits: @autoclosure () -> Message
  ) -> Verdict {
    range.verdict(on: NumericText(text)).mapViolations { violation in
      violation.range = nil
      if violation.parameters["min"] != nil { violation.message = limits() }
    }
  }

  package static let definition = RuleDefinition(
    "lat_long",
    "A latitude and longitude, like 51.5, -0.12",
    details: "Both in degrees; one space is allowed after the comma.",
    standard: "ISO 6709, 6.4 and 6.5, for the limits; the comma is the convention of online maps",
    codes: ["format.lat_long"] + ViolationCode.numberRange,
    example: RuleExample("lat_long", passes: #""51.5, -0.12""#, fails: #""91,""#)
  ) { _ in LatLong() }
}

extension Verdict {
  /// The verdict if nothing more can be typed there.
  fileprivate var afterEnd: Verdict {
    .invalid(
      violations.map { violation in
        var violation = violation
        violation.isIncomplete = false
        return violation
      }
    )
  }
}

extension Clause {
  /// A number must be a latitude in degrees.
  public static var latitude: Clause { Clause(InRange.ofLatitude) }

  /// A number must be a longitude in degrees.
  public static var longitude: Clause { Clause(InRange.ofLongitude) }

  /// Text must be a latitude and a longitude.
  public static var latLong: Clause { Clause(LatLong()) }
}

/// The magnitude of a short number in plain notation, read from a text without allocating.
struct PlainNumber {
  private let magnitude: UInt64
  private let fractionCount: Int

  /// The largest number of digits, which cannot overflow.
  private static let limit = 15

  /// Reads a text by HTML's grammar, without an exponent; `nil` if it has more digits or is not a
  /// number.
  init?(_ text: Substring) {
    var bytes = text.utf8[...]
    // Only the distance from zero matters.
    if bytes.first == UInt8(ascii: "-") { bytes.removeFirst() }
    var magnitude: UInt64 = 0
    var digits = 0
    var point: Int?
    for byte in bytes {
      if let digit = byte.decimalDigit, digits < PlainNumber.limit {
        magnitude = magnitude * 10 + UInt64(digit)
        digits += 1
      } else if byte == UInt8(ascii: "."), point == nil {
        point = digits
      } else {
        return nil
      }
    }
    guard digits > 0, point != digits else { return nil }
    self.magnitude = magnitude
    fractionCount = point.map { digits - $0 } ?? 0
  }

  /// Returns whether the magnitude is within a limit.
  func isWithin(_ distance: Int) -> Bool {
    let scale = (0..<fractionCount).reduce(into: UInt64(1)) { power, _ in power *= 10 }
    let (limit, overflows) = UInt64(distance).multipliedReportingOverflow(by: scale)
    return overflows || magnitude <= limit
  }
}
