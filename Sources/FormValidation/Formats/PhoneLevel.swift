/// How closely a telephone number is looked at.
public enum PhoneLevel: String, Hashable, Sendable, CaseIterable {
  /// It has as many digits as a number can have.
  case possible
  /// Its country, its area and its exchange can be given out, too.
  case valid
}
