public import FormValidation
public import Foundation
import Testing

private enum Plan: String {
  case free
  case paid
}

private enum Stars: Int {
  case one = 1
  case five = 5
}

private struct Day {
  let year: Int
  let month: Int
  let day: Int
}

extension Plan: Validatable {}
extension Stars: Validatable {}
extension Decimal: Validatable {}

extension Day: Validatable {
  var valueToValidate: Value {
    .text([year, month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-"))
  }
}

extension Date: Validatable {
  public var valueToValidate: Value { .text(formatted(.iso8601)) }
}

struct ValidatableTests {
  @Test func `the standard types are values already`() {
    #expect(Value("é") == .text("é"))
    #expect(Value("abc".dropFirst()) == .text("bc"))
    #expect(Value(42) == .number(42))
    #expect(Value(UInt8.max) == .number(255))
    #expect(Value(Int64.min) == .number("-9223372036854775808"))
    #expect(Value(true) == .bool(true))
    #expect(Value(["a", nil]) == .list(["a", .null]))
    #expect(Value([[1], []]) == .list([[1], []]))
    #expect(Value(["n": 1]) == .object(["n": 1]))
    #expect(Value(nil as String?) == .null)
    #expect(Value(7 as Int?) == .number(7))
  }

  @Test func `a binary fraction becomes the decimal it is printed as`() {
    #expect(Value(0.1) == .number("0.1"))
    #expect(Value(Float(0.1)) == .number("0.1"))
    #expect(Value(1e20) == .number("100000000000000000000"))
    #expect(Value(-0.0) == .number(0))
    #expect(0.3.validate(.multipleOf(1)).standing != .valid)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `NaN and infinity break rules on numbers`(_ odd: Double) {
    #expect(odd.validate(.number).standing == .invalid)
    #expect(odd.validate(.range(min: 0)).standing == .invalid)
    #expect(Value(odd) == .text("\(odd)"))
  }

  @Test func `an empty conformance opts a raw value in`() {
    #expect(Plan.paid.validate(.oneOf(["free", "paid"])).isValid)
    #expect(Plan.free.validate(.equals("paid")).standing == .invalid)
    #expect(Stars.five.validate(.range(1...5)).isValid)
    #expect(Stars.one.validate(.range(2...5)).codes == ["range.below_min"])
  }

  @Test func `an empty conformance opts a decimal in without losing digits`() throws {
    let price = try #require(Decimal(string: "12345678901234567890.05"))
    #expect(Value(price) == .number("12345678901234567890.05"))
    #expect(price.validate(.decimal(maxFractionDigits: 2)).isValid)
    #expect(!price.validate(.decimal(maxFractionDigits: 1)).isValid)
  }

  @Test func `a date is validated as a text`() {
    #expect(Day(year: 2024, month: 2, day: 29).validate(.date).isValid)
    #expect(Day(year: 2023, month: 2, day: 29).validate(.date).standing == .invalid)
    #expect(Value(Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00Z")
  }
}
