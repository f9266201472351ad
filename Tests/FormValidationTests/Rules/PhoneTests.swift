import FormValidation
import Testing

struct PhoneTests {
  @Test(
    arguments: [
      (.phone(), "+14155552671"),
      (.phone(), "+1234567"),
      (.phone(), "+141555526710000"),
      (.phone(.us), "2125551234"),
      (.phone(.us), "(212) 555-1234"),
      (.phone(.us), "+1 212.555.1234"),
      (.phone(.us), "1-212-555-1234"),
    ] as [(Clause, String)]
  )
  func `valid texts pass`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.phone(), "", "Start with + and the country code."),
      (.phone(), "+1", "Enter a digit."),
      (.phone(), "+123456", "Enter a digit."),
      (.phone(.us), "", "Enter a digit."),
      (.phone(.us), "+", "Start with +1."),
      (.phone(.us), "(212", "Close the parenthesis."),
      (.phone(.us), "212 ", "Enter a digit."),
    ] as [(Clause, String, String)]
  )
  func `the start of a text says what to add`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.phone(), "1", "Start with + and the country code.", 0..<1),
      (.phone(), "030", "Start with + and the country code.", 0..<1),
      (.phone(), "(415)", "Start with + and the country code.", 0..<1),
      (.phone(.us), "+44", "Start with +1.", 1..<2),
      (.phone(), "+0", "No country code starts with 0.", 1..<2),
      (.phone(), "+1415555267100001", "Enter at most 15 digits.", 16..<17),
      (.phone(e164: true), "+1 ", "A space is not allowed in a phone number.", 2..<3),
      (.phone(e164: true), "+1(", "\"(\" is not allowed in a phone number.", 2..<3),
      (.phone(), "+49  ", "A space is not allowed in a phone number.", 4..<5),
      (.phone(), "+49 (30) (", "\"(\" is not allowed in a phone number.", 9..<10),
      (.phone(), "+49 ()", "\")\" is not allowed in a phone number.", 5..<6),
      (.phone(), "+49 30)", "\")\" is not allowed in a phone number.", 6..<7),
      (.phone(), "+49 30\u{301}", "\"0\u{301}\" is not allowed in a phone number.", 5..<6),
      (.phone(.us), "112", "Use 2 to 9 here.", 1..<2),
      (.phone(.us), "211", "Codes ending in 11 are for services.", 2..<3),
      (.phone(.us), "212)", "\")\" is not allowed in a phone number.", 3..<4),
      (.phone(.us), "212 555 12e", "\"e\" is not allowed in a phone number.", 10..<11),
      (.phone(.us), "21255512345", "Remove 1 digit.", 10..<11),
    ] as [(Clause, String, String, Range<Int>)]
  )
  func `errors that typing cannot fix are reported`(
    _ clause: Clause,
    _ text: String,
    _ message: String,
    _ range: Range<Int>
  ) {
    clause.expectBreak(text, says: message, at: range)
  }

  @Test(arguments: [
    (Clause.phone(level: .valid), "+14155552671", Standing.valid),
    (.phone(level: .valid), "+4930123456", .valid),
    (.phone(level: .valid), "+1415555267", .incomplete),
    (.phone(level: .valid), "+11", .invalid), (.phone(level: .valid), "+1411", .invalid),
    (.phone(level: .valid), "+210", .invalid), (.phone(level: .valid), "+21", .incomplete),
    (.phone(level: .valid), "+28", .invalid), (.phone(level: .valid), "+999", .invalid),
    (.phone(level: .valid), "+141555526710", .invalid), (.phone(), "+2101234567", .valid),
    (.phone(.us, level: .possible), "1125551234", .incomplete),
    (.phone(.us, level: .possible), "(011) 555-1234", .valid),
    (.phone(.ca), "604-555-1234", .valid),
    (.phone(.ca), "011", .invalid),
  ])
  func `the level sets how strict it is`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    "+49 30 1234567", "+49-30-1234567", "+49 (0)30 1234567", "+1 (212) 555-1234",
    "+44 20.7946.0958", "+49 30 12345 (67)", "+1 415 555 2671",
  ])
  func `an international number can have common separators`(_ text: String) {
    #expect(Clause.phone().standing(of: text) == .valid)
    #expect(Clause.phone(level: .valid).standing(of: text) == .valid)
    #expect(Clause.phone(e164: true).standing(of: text) == .invalid)
    for count in 1..<text.count {
      #expect(Clause.phone().standing(of: String(text.prefix(count))) != .invalid, "\(count)")
    }
  }

  @Test(arguments: ["+49 30 1234567 ", "+49 (30 1234567", "+49 (0", "+49 30-"])
  func `separators need digits after them`(_ text: String) {
    #expect(Clause.phone().standing(of: text) == .incomplete)
  }

  @Test func `E.164 omits the trunk prefix`() {
    #expect(Normalizer.e164().apply(to: "+44 (0)20 7946 0958") == "+442079460958")
    #expect(Normalizer.e164().apply(to: "(0)20 7946") == "(0)20 7946")
  }
}
