/// How a telephone number is written.
public enum PhoneForm: String, Hashable, Sendable, CaseIterable {
  /// A plus, the country and the number, digits only.
  case e164
  /// A number of the North American Numbering Plan, as people write it there.
  case us = "US"
}
