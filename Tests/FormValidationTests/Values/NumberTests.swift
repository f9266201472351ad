@testable import FormValidation
import Testing

struct NumberTests {
  @Test(arguments: [
    ("1.50", "1.5"), ("-0", "0"), ("1e3", "1000"), ("1.5e-3", "0.0015"), (".5", "0.5"),
    ("007", "7"),
    ("-12.30e1", "-123"), ("0.000", "0"), ("100", "100"), ("1e-2", "0.01"), ("0e99", "0"),
    ("12345678901234567890.000000000000001", "12345678901234567890.000000000000001"),
  ])
  func `a number is shown plainly and keeps how it was written`(
    _ text: String,
    _ shown: String
  ) throws {
    let number = try #require(Number(text))
    #expect(number.description == shown)
    #expect(number.text == text)
    #expect(Number(shown) == number)
  }

  @Test(arguments: [
    "", "-", "+1", "1.", "1e", " 1", "1 ", "0x1", "١", "1e6145", "1e-6145", "1,0", "NaN",
  ])
  func `invalid text makes no number`(_ text: String) {
    #expect(Number(text) == nil)
  }

  @Test func `decimal literals are exact`() {
    #expect((0.1 as Number).description == "0.1")
    #expect(0.1 + 0.2 as Number == 0.3)
    #expect(["price": 9.99] as Answers == ["price": .number(Number("9.99")!)])
    #expect(5.5.validate(.range(0.5...9.5)).isValid)
    #expect((1e-7 as Number) == Number("0.0000001"))
  }

  @Test(arguments: [Int.min, -1_200, -1, 0, 1, 10, Int.max])
  func `whole numbers round-trip`(_ whole: Int) {
    #expect(Number(whole).wholeValue == whole)
    #expect(Number(whole).description == String(whole))
    #expect(Number(whole).isWhole)
    #expect(Number(String(whole)) == Number(whole))
  }

  @Test(arguments: ["0.5", "9223372036854775808", "1e6144"])
  func `a number that does not fit an integer has no whole value`(_ text: String) throws {
    #expect(try #require(Number(text)).wholeValue == nil)
  }

  @Test func `a number without decimals is whole`() throws {
    #expect(try #require(Number("1.0")).isWhole)
    #expect(try #require(Number("15e-1")).isWhole == false)
    #expect(try #require(Number("0.0")).isZero)
  }
}
