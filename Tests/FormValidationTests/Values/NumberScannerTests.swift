@testable import FormValidation
import Testing

struct NumberScannerTests {
  @Test(arguments: [
    ("", NumberScanner.Reading.incomplete, 0), ("-", .incomplete, 1), (".", .incomplete, 1),
    ("1.", .incomplete, 2), ("1e", .incomplete, 2), ("1e-", .incomplete, 3), ("12", .number, 2),
    ("-.5E+07", .number, 7), ("+1", .invalid, 0), ("1..", .invalid, 2), ("1.e", .invalid, 2),
    ("1e5.", .invalid, 3), ("1e+-", .invalid, 3), ("--", .invalid, 1), ("e", .invalid, 0),
    ("1é", .invalid, 1), ("1e5\0", .invalid, 3),
  ])
  func `a number is read to its end or to the first wrong byte`(
    _ text: String,
    _ reading: NumberScanner.Reading,
    _ end: Int
  ) {
    let scan = NumberScanner(text)
    #expect(scan.reading == reading)
    #expect(scan.end == end)
  }

  @Test func `the parts of a number are found`() {
    let scan = NumberScanner("-01.250e-07")
    #expect(scan.isNegative && scan.hasPoint && scan.hasExponent && scan.isExponentNegative)
    #expect(scan.digits == [0, 1, 2, 5, 0])
    #expect(scan.fractionCount == 3)
    #expect(scan.exponent == -7)
  }

  @Test func `an exponent of any length is read`() {
    let digits = String(repeating: "9", count: 10_000)
    #expect(NumberScanner("1e\(digits)").exponent == 1_000_000)
    #expect(NumberScanner("1e-\(digits)").exponent == -1_000_000)
    #expect(NumberScanner("1e\(digits)").reading == .number)
  }

  @Test func `a part of a text is read the same way`() {
    #expect(Number("x12.5".dropFirst()) == Number("12.5"))
  }
}
