/// The letters and digits of an identity number, in capitals and without separators.
struct NationalNumber {
  let bytes: [UInt8]

  init(_ text: some Sequence<UInt8>) {
    bytes = text.compactMap { $0.decimalDigit != nil ? $0 : $0.capital }
  }

  /// The number of letters and digits.
  var count: Int { bytes.count }

  /// The digit at an index; a letter counts 10 to 35.
  subscript(index: Int) -> Int { FormatScanner.ibanValue(bytes[index]) ?? 0 }

  /// The last letter or digit.
  var last: UInt8 { bytes[count - 1] }

  /// Returns the number that some digits are.
  func number(_ range: Range<Int>) -> Int { range.reduce(0) { $0 * 10 + self[$1] } }

  /// Returns the sum of the first digits, each times a weight.
  func sum(_ weights: [Int]) -> Int {
    weights.indices.reduce(0) { $0 + self[$1] * weights[$1] }
  }

  /// Whether all are the same.
  var isMonotonous: Bool { bytes.allSatisfy { $0 == bytes[0] } }

  /// Returns whether the last is the one that a remainder stands for in a list.
  func ends(in letters: String, at remainder: Int) -> Bool {
    Array(letters.utf8)[remainder] == last
  }
}

/// Common check digits.
extension NationalNumber {
  /// Whether the last digit is the Luhn check digit of those from an index on.
  /// - Source: ISO/IEC 7812-1, annex B.
  func holdsLuhn(from start: Int = 0) -> Bool {
    var sum = LuhnSum()
    for index in start..<count { sum.add(self[index]) }
    return sum.holds
  }

  /// Whether the last digit is the check digit of the others.
  /// - Source: ISO/IEC 7064, MOD 11,10.
  var holdsMod1110: Bool {
    var product = 10
    for index in 0..<count - 1 {
      let sum = (product + self[index]) % 10
      product = (sum == 0 ? 10 : sum) * 2 % 11
    }
    return (product + self[count - 1]) % 10 == 1
  }

  /// Whether the last digit is the Verhoeff check digit of the others.
  /// - Source: J. Verhoeff, "Error Detecting Decimal Codes", 1969.
  var holdsVerhoeff: Bool {
    var check = 0
    for index in 0..<count {
      var digit = self[count - 1 - index]
      for _ in 0..<index % 8 { digit = Self.permuted[digit] }
      check = Self.product(check, digit)
    }
    return check == 0
  }

  private static let permuted = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

  /// Returns the product of two elements of the dihedral group of order 10.
  private static func product(_ left: Int, _ right: Int) -> Int {
    switch (left < 5, right < 5) {
    case (true, true): (left + right) % 5
    case (true, false): (left + right - 5) % 5 + 5
    case (false, true): (left - 5 - right + 5) % 5 + 5
    case (false, false): (left - right + 5) % 5
    }
  }
}

/// Dates in numbers.
extension NationalNumber {
  /// Returns whether two pairs of digits are a day and a month, which may have something added.
  func hasDate(day: Int, month: Int, dayOffsets: [Int] = [0], monthOffsets: [Int] = [0]) -> Bool {
    let (typedDay, typedMonth) = (number(day..<day + 2), number(month..<month + 2))
    return monthOffsets.contains { monthOffset in
      let month = typedMonth - monthOffset
      guard 1...12 ~= month else { return false }
      let last = month == 2 ? 29 : [4, 6, 9, 11].contains(month) ? 30 : 31
      return dayOffsets.contains { 1...last ~= typedDay - $0 }
    }
  }
}
