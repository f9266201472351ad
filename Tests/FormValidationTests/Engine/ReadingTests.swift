@testable import FormValidation
import Testing

struct ReadingTests {
  @Test(arguments: [
    ("１２", "12"), ("٤٢", "42"), ("४२", "42"), ("𝟗", "9"), ("－１．５", "-1.5"), ("−5", "-5"),
    ("２０２６／１２／２４", "2026/12/24"), ("２２：３０", "22:30"), ("＋４９", "+49"), ("１００％", "100%"),
    ("03ー1234", "03-1234"), ("1\u{2011}2‐3–4", "1-2-3-4"), ("1。5", "1.5"), ("1、2", "1,2"),
    ("\u{202A}+44\u{A0}20\u{202C}", "+44 20"), ("1\u{3000}2\u{2009}3", "1 2 3"), ("ＧＢ８２", "GB82"),
    ("é²①", "é²①"), ("", ""), ("12", "12"),
  ])
  func `digits and signs of any script are read as those of ASCII`(_ text: String, _ read: String) {
    #expect(text.withPlainDigits == read)
    #expect(read.withPlainDigits == read)
  }

  private static let rules: [(Clause, String, String)] = [
    (.integer, "－１２", "-12"), (.number, "１．５", "1.5"), (.range(max: 20), "１２", "12"),
    (.digits(4), "١٢٣٤", "1234"), (.phone(), "＋４９ ３０ １２３４５６", "+49 30 123456"),
    (.phone(), "\u{202A}+49\u{A0}30\u{2011}123456\u{202C}", "+49 30-123456"),
    (.paymentCard(), "４１１１１１１１１１１１１１１１", "4111111111111111"),
    (.iban(), "ＧＢ８２\u{A0}WEST 1234 5698 7654 32", "GB82 WEST 1234 5698 7654 32"),
    (.date, "２０２６－１２－２４", "2026-12-24"), (.time, "２２：３０", "22:30"),
    (.week, "２０２６－Ｗ１０", "2026-W10"), (.dateTimeLocal, "２０２６－０３－０１Ｔ１０：００", "2026-03-01T10:00"),
    (.dateTime, "２０２６－０３－０１ １０：００：００Ｚ", "2026-03-01 10:00:00Z"),
    (.after(date("2026-01-01")), "２０２６－１２－２４", "2026-12-24"),
    (.any([.digits(4), .luhn()]), "１２３４", "1234"),
    (Clause(AllOf([.digits(4)])), "１２３４", "1234"),
    (Clause.digits(4).when(.all([])), "１２３４", "1234"),
  ]

  private static func date(_ text: String) -> DateReference {
    guard let date = DateReference(text) else { preconditionFailure("\(text) is not a date") }
    return date
  }

  @Test(arguments: rules)
  func `a rule on digits reads those of any script, and the answer has those of ASCII`(
    _ clause: Clause,
    _ typed: String,
    _ answer: String
  ) throws {
    #expect(clause.standing(of: typed) == .valid)
    for count in 1..<typed.count {
      #expect(
        clause.standing(of: String(typed.prefix(count))) != .invalid,
        "\(typed.prefix(count))"
      )
    }
    let schema: Schema = ["code": [clause]]
    #expect(try schema.validated(["code": .text(typed)])["code"] == .text(answer))
    var ruler = schema.ruler(answers: ["code": .text(typed)])
    ruler.setValue(.text(typed), of: "code")
    #expect(ruler.answers["code"] == .text(answer))
  }

  @Test func `each item of a list is read so`() throws {
    let schema: Schema = ["codes": [.each([.digits(2)])]]
    let answers: Answers = ["codes": ["１２", "34"]]
    #expect(try schema.validated(answers)["codes"] == ["12", "34"])
  }

  @Test(arguments: [
    Clause.date(.rfc3339), .date(.html), .dateTime(.rfc3339), .any([.digits(2), .minLength(2)]),
    .digits(anyScript: true),
    .minLength(2),
  ])
  func `a named standard, or a rule on any text, leaves the answer as it is`(_ clause: Clause)
    throws
  {
    #expect(!RuleSet([clause]).normalizers.contains(.plainDigits))
  }
}
