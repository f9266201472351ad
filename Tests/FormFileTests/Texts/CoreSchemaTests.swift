import FormValidation
import Testing

@testable import FormFile

struct CoreSchemaTests {
  @Test(arguments: ["", "~", "null", "Null", "NULL"])
  func `null has five spellings`(plain: String) {
    #expect(CoreSchema.value(of: plain) == .null)
  }

  @Test(arguments: [
    ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false),
    ("FALSE", false),
  ])
  func `true and false have three spellings each`(plain: String, flag: Bool) {
    #expect(CoreSchema.value(of: plain) == .bool(flag))
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("12", "12"), ("+12", "12"), ("-12", "-12"), ("012", "12"),
    ("0o17", "15"), ("0x1F", "31"), ("0xffffffffffffffff", "18446744073709551615"),
    ("1.5", "1.5"), ("1.", "1"), (".5", "0.5"), ("-.5", "-0.5"), ("+.5", "0.5"), ("1.e2", "100"),
    ("-1.", "-1"), ("1e3", "1000"), ("1E-3", "0.001"), ("1e+3", "1000"), ("0.10", "0.1"),
  ])
  func `numbers are exact`(plain: String, number: String) {
    #expect(CoreSchema.value(of: plain) == .number(Number(number) ?? -1))
  }

  @Test(arguments: [
    "yes", "no", "on", "off", "y", "n", "tRUE", "nULL", "abc", "1_000", "0b11", "0o8", "0xG", "0x",
    "0x-1", "1.2.3", "2026-03-31", "12:30", ".", "-", "+", "+-1", "--1", "..5", ".inf", "-.inf",
    ".nan", "1e", "1e9999999", "0xfffffffffffffffff", "+ 1", "-\u{661}",
  ])
  func `everything else is a text`(plain: String) {
    #expect(CoreSchema.value(of: plain) == .text(plain))
  }
}
