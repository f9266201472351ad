/// The running sum of the Luhn check over the digits read so far.
/// - Source: ISO/IEC 7812-1, annex B.
struct LuhnSum {
  /// The number of digits added.
  private(set) var count = 0

  // Which digits are doubled depends on how many follow, so both alternatives are summed.
  private var evenDoubled = 0
  private var oddDoubled = 0

  /// Adds the next digit.
  mutating func add(_ digit: Int) {
    let doubled = digit > 4 ? digit * 2 - 9 : digit * 2
    evenDoubled += count.isMultiple(of: 2) ? doubled : digit
    oddDoubled += count.isMultiple(of: 2) ? digit : doubled
    count += 1
  }

  /// Whether the last digit is the check digit of those before it.
  var holds: Bool {
    count > 1 && (count.isMultiple(of: 2) ? evenDoubled : oddDoubled).isMultiple(of: 10)
  }
}
