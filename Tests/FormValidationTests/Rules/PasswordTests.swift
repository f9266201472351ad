@testable import FormValidation
import Testing

struct PasswordTests {
  private static let strong = Password(
    min: 8,
    max: 12,
    minUppercase: 1,
    minLowercase: 1,
    minDigits: 2,
    minSymbols: 1
  )

  @Test func `every unmet part is its own violation, in order`() {
    let verdict = Self.strong.verdict(on: "abc", among: [:])
    #expect(verdict.standing == .incomplete)
    #expect(
      verdict.texts == [
        "Add 5 more characters.", "Add 1 more uppercase letter.", "Add 2 more digits.",
        "Add 1 more symbol.",
      ]
    )
    #expect(
      verdict.codes == [
        "password.too_short", "password.uppercase", "password.digits", "password.symbols",
      ]
    )
  }

  @Test func `an overlong password is invalid, whatever else is missing`() throws {
    let verdict = Self.strong.verdict(on: "abcdefghijklmn", among: [:])
    #expect(verdict.standing == .invalid)
    let violation = try #require(verdict.violations.first)
    #expect(violation.text(whileTyping: true) == "Remove 2 characters.")
    #expect(violation.range == 12..<14)
    #expect(verdict.violations.map(\.isIncomplete) == [false, true, true, true])
  }

  @Test func `the checklist has a line for each part`() {
    #expect(
      Clause(Self.strong).checklist(on: "Abcdefgh1", among: [:]) == [
        ChecklistLine("At least 8 characters", .met), ChecklistLine("At most 12 characters", .met),
        ChecklistLine("At least 1 uppercase letter", .met),
        ChecklistLine("At least 1 lowercase letter", .met),
        ChecklistLine("At least 2 digits", .open), ChecklistLine("At least 1 symbol", .open),
      ]
    )
    let long = Clause(Password(max: 1)).checklist(on: "ab", among: [:])
    #expect(long == [ChecklistLine("At most 1 character", .broken)])
  }

  @Test(arguments: [
    (Password(min: 3), "abc", Standing.valid), (Password(min: 3), "ab", .incomplete),
    (Password(max: 3), "abc", .valid), (Password(max: 3), "abcd", .invalid),
    (Password(), "", .valid), (Password(min: 1), "e\u{301}", .valid),
    (Password(min: 2), "👨‍👩‍👧", .incomplete), (Password(minUppercase: 1), "É", .valid),
    (Password(minUppercase: 1), "é", .incomplete), (Password(minLowercase: 1), "ß", .valid),
    (Password(minLowercase: 1), "E\u{301}", .incomplete),
    (Password(minDigits: 1), "٣", .incomplete),
    (Password(minDigits: 1), "3", .valid), (Password(minSymbols: 1), " ", .incomplete),
    (Password(minSymbols: 1), "€", .valid), (Password(minSymbols: 1), "~", .valid),
    (Password(minSymbols: 2), "!!", .valid), (Password(minSymbols: 1), "日", .incomplete),
    (Password(minSymbols: 1, symbols: "+-"), "!", .incomplete),
    (Password(minSymbols: 1, symbols: "+-"), "+", .valid),
    (Password(minSymbols: 1, symbols: " "), " ", .valid), (Password(min: 2), "\r\n", .incomplete),
  ])
  func `each part is tested on both sides of its limit`(
    _ rule: Password,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(rule.verdict(on: text, among: [:]).standing == standing)
  }

  @Test func `the requirement lists the parts`() {
    let rule = Password(min: 12, minDigits: 1)
    #expect(rule.requirement.text == "At least 12 characters, at least 1 digit")
    #expect(Clause(rule) == .password(min: 12, minDigits: 1))
    #expect(Clause(rule) != .password(min: 12, minDigits: 2))
  }

  @Test(arguments: [
    (Password.nist(), "correct horse b", Standing.valid),
    (.nist(), "correct horse ", .incomplete), (.nist(singleFactor: false), "ocelot 9", .valid),
    (.nist(singleFactor: false), "ocelot9", .incomplete),
    (.nist(singleFactor: false), "password", .incomplete),
    (.nist(singleFactor: false), "e\u{301}e\u{301}e\u{301}e\u{301}", .incomplete),
    (.nist(), "日本語の長い合言葉は強いのです", .valid),
    (.nist(), String(repeating: "ocelot ", count: 100), .valid),
  ])
  func `NIST requires length and no common password`(
    _ rule: Password,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(rule.verdict(on: text, among: [:]).standing == standing)
  }

  @Test func `NIST's parts are checklist lines`() {
    #expect(
      Clause(Password.nist(singleFactor: false)).checklist(on: "password", among: [:]) == [
        ChecklistLine("At least 8 characters", .met), ChecklistLine("Not a common password", .open),
      ]
    )
    #expect(
      Password.nist().requirement.text == "At least 15 characters, not a common password"
    )
  }

  @Test func `an overlong text is incomplete while its end may compose`() {
    let rule = Password(max: 1, unit: .scalars, normalization: .nfc)
    #expect(rule.verdict(on: "L\u{304}", among: [:]).standing == .incomplete)
    #expect(rule.verdict(on: "L\u{304}\u{323}", among: [:]).standing == .valid)
    #expect(rule.verdict(on: "ab", among: [:]).standing == .invalid)
    #expect(Password(max: 2, unit: .bytes).verdict(on: "日", among: [:]).standing == .invalid)
  }
}
