/// A region whose own way of writing telephone numbers is known.
/// - Source: NANPA, "About the North American Numbering Plan", for the countries that share it.
public enum PhoneRegion: String, Hashable, Sendable, CaseIterable {
  /// The United States.
  case us = "US"
  /// Canada.
  case ca = "CA"
}
