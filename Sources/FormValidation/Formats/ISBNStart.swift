/// What the digits of a book number read so far can become.
/// - Source: ISO 2108, annex A: weights 10 to 1 modulo 11, and 1 and 3 in turn modulo 10.
struct ISBNStart {
  /// How many digits were added.
  private(set) var count = 0

  private let version: ISBNVersion
  private var weightedBy10 = 0
  private var weightedBy1And3 = 0
  private var hasPrefix13 = true

  /// Creates the start of a number without any digit.
  init(_ version: ISBNVersion) {
    self.version = version
  }

  /// Adds the next digit; X is ten.
  mutating func add(_ digit: Int) {
    switch count {
    case 0: hasPrefix13 = digit == 9
    case 1: hasPrefix13 = hasPrefix13 && digit == 7
    case 2: hasPrefix13 = hasPrefix13 && (digit == 8 || digit == 9)
    // An X ends a number of 10, so it never is a digit of one of 13.
    default: hasPrefix13 = hasPrefix13 && digit < 10
    }
    if count < 10 { weightedBy10 += digit * (10 - count) }
    weightedBy1And3 += digit * (count.isMultiple(of: 2) ? 1 : 3)
    count += 1
  }

  /// Whether these digits are a number.
  var isComplete: Bool {
    switch count {
    case 10: version != .isbn13 && weightedBy10.isMultiple(of: 11)
    case 13: version != .isbn10 && hasPrefix13 && weightedBy1And3.isMultiple(of: 10)
    default: false
    }
  }

  /// Whether more digits can make these a number.
  var canGoOn: Bool {
    (version != .isbn13 && count < 10) || (version != .isbn10 && count < 13 && hasPrefix13)
  }

  /// Whether an X can be next.
  var canTakeX: Bool { version != .isbn13 && count == 9 }
}
