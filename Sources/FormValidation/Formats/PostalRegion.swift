/// Whose postal codes a rule means.
public enum PostalRegion: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A country's, by its two letters.
  case country(String)
  /// The country's that another field holds; where it holds none that is known, every code will do.
  case field(FieldID)
  /// Those of any country that is known.
  case any

  /// Creates the region of a country.
  public init(stringLiteral country: String) {
    self = .country(country)
  }

  /// The countries whose postal codes are known, by their two letters.
  public static var knownCountries: [String] { PostalCountry.codes }
}
