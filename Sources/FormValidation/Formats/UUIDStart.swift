/// What matters of the digits of a UUID read so far.
struct UUIDStart {
  /// The digit that all of them are, or nothing where they differ.
  private(set) var only: Int?

  /// The digit of the version, once it is read.
  private(set) var version: Int?

  /// Adds the next digit.
  mutating func add(_ digit: Int, at place: Int) {
    only = place == 0 || only == digit ? digit : nil
    if place == UUIDVersion.versionPlace { version = digit }
  }
}
