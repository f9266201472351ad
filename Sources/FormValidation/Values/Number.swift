/// A decimal number, exact at any length, that remembers how it was written.
///
/// Two numbers are equal if their values are, regardless of spelling: 1.50 equals 1.5. Arithmetic
/// never uses binary floating point, so 0.1 + 0.2 is 0.3.
public struct Number: Sendable {
  /// The largest magnitude of an exponent that a number can be written with.
  ///
  /// It bounds the digits that arithmetic can produce from a short text such as `1e999999999`.
  /// - Source: the exponent range of decimal128, IEEE 754-2019, table 3.6, is 6,144.
  package static let exponentLimit = 6_144

  /// Whether the number is below zero; zero is not.
  public let isNegative: Bool

  /// The significant digits, 0 to 9, highest first, without zeros at either end; empty for zero.
  let digits: [UInt8]

  /// The power of ten of the last digit; 0 for zero.
  let exponent: Int

  /// The number as an `Int`; `nil` if it has a fraction or does not fit.
  public let wholeValue: Int?

  /// The number as written, or in plain notation if computed.
  public var text: String { written ?? description }

  private let written: String?

  /// Creates a number from digits, dropping zeros at both ends.
  init(isNegative: Bool, digits: some Collection<UInt8>, exponent: Int, text: String? = nil) {
    let leading = digits.drop { $0 == 0 }
    var significant = Array(leading)
    var power = exponent
    while significant.last == 0 {
      significant.removeLast()
      power += 1
    }
    self.digits = significant
    self.exponent = significant.isEmpty ? 0 : power
    self.isNegative = isNegative && !significant.isEmpty
    self.written = text
    wholeValue = Number.whole(significant, exponent: power, isNegative: isNegative)
  }

  private static func whole(_ digits: [UInt8], exponent: Int, isNegative: Bool) -> Int? {
    // Numbers with more digits than this never fit.
    guard !digits.isEmpty else { return 0 }
    guard exponent >= 0, digits.count + exponent <= 19 else { return nil }
    var whole = 0
    for index in 0..<digits.count + exponent {
      let digit = index < digits.count ? Int(digits[index]) : 0
      let (product, overflowsAtOnce) = whole.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(isNegative ? -digit : digit)
      if overflowsAtOnce || overflows { return nil }
      whole = sum
    }
    return whole
  }

  /// Creates a whole number.
  public init(_ whole: Int) {
    self.init(whole, text: nil)
  }

  /// Creates a whole number that is written as a text.
  init(_ whole: Int, text: String?) {
    var (rest, power) = (whole.magnitude, 0)
    while rest > 0, rest % 10 == 0 { (rest, power) = (rest / 10, power + 1) }
    var digits: [UInt8] = []
    while rest > 0 {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
    digits.reverse()
    (self.digits, exponent, isNegative) = (digits, power, whole < 0)
    (wholeValue, written) = (whole, text)
  }

  /// The power of ten just above the highest digit: 0 for 0.5, 1 for 5.
  var place: Int { digits.count + exponent }

  /// Whether the number has no fraction.
  public var isWhole: Bool { exponent >= 0 }

  /// Whether the number is zero.
  public var isZero: Bool { digits.isEmpty }
}

extension Number: CustomStringConvertible {
  /// The number in plain notation, without unnecessary zeros: `-0.5`, `1200`.
  public var description: String {
    wholeValue.map { String($0) }
      ?? Number.plainText(isNegative: isNegative, digits: digits, exponent: exponent)
  }

  private static func plainText(isNegative: Bool, digits: [UInt8], exponent: Int) -> String {
    guard !digits.isEmpty else { return "0" }
    var text = isNegative ? "-" : ""
    let wholeCount = digits.count + exponent
    if wholeCount <= 0 {
      text += "0." + String(repeating: "0", count: -wholeCount)
    }
    for (index, digit) in digits.enumerated() {
      if index == wholeCount, index > 0 { text += "." }
      text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit))
    }
    return text + String(repeating: "0", count: max(0, exponent))
  }
}

extension Number: ExpressibleByIntegerLiteral {
  public init(integerLiteral whole: Int) {
    self.init(whole)
  }
}

extension Number: ExpressibleByFloatLiteral {
  /// Creates the number as written, which is exact up to 15 digits; a text is exact at any length.
  public init(floatLiteral number: Double) {
    guard let exact = Number(number.description) else {
      preconditionFailure("a number has to be finite")
    }
    self = exact
  }
}
