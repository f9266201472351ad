@testable import FormValidation
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
      (.phone(), "000", "No country code starts with 0.", 2..<3),
      (.phone(level: .valid), "00210", "No country has this code.", 2..<5),
      (.phone(e164: true), "00", "Start with + and the country code.", 0..<1),
      (.phone(e164: true), "+14155552671x", "\"x\" is not allowed in a phone number.", 12..<13),
      (.phone(.us), "0111212555123x", "\"x\" is not allowed in a phone number.", 13..<14),
      (.phone(.us), "2125551234 x1e", "\"e\" is not allowed in a phone number.", 13..<14),
      (.phone(.us), "2125551234 y", "A space is not allowed in a phone number.", 10..<11),
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
    (.phone(.ca), "011", .incomplete), (.phone(.ca), "012", .invalid),
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

  @Test(arguments: [
    (PhoneRegion.de, "030 23125000", "+493023125000"), (.de, "(030) 231-25000", "+493023125000"),
    (.de, "+49 (0)30 / 23 12 50 00", "+493023125000"), (.de, "0151/23456789", "+4915123456789"),
    (.es, "612 34 56 78", "+34612345678"), (.es, "+34 912.345.678", "+34912345678"),
    (.fr, "01 99 00 12 34", "+33199001234"), (.fr, "+33 (0)6.12.34.56.78", "+33612345678"),
    (.gb, "020 7946 0958", "+442079460958"), (.gb, "(01632) 960 123", "+441632960123"),
    (.gb, "0800 1111 123", "+448001111123"), (.jp, "03-1234-5678", "+81312345678"),
    (.jp, "０９０ー１２３４ー５６７８", "+819012345678"), (.jp, "+81 90-1234-5678", "+819012345678"),
  ])
  func `a number as dialed in a region passes`(
    _ region: PhoneRegion,
    _ text: String,
    _ international: String
  ) {
    #expect(Clause.phone(region).standing(of: text) == .valid)
    #expect(Normalizer.e164(region).apply(to: text) == international)
    for count in 1..<text.count {
      #expect(Clause.phone(region).standing(of: String(text.prefix(count))) != .invalid, "\(count)")
    }
  }

  @Test(arguments: [
    (PhoneRegion.de, "30 23125000", "Start with 0 or +49."), (.de, "+33", "Start with +49."),
    (.de, "03023125000000000", "Remove 3 digits."),
    (.es, "012", "No number in this country starts like this."),
    (.es, "6123456789", "Remove 1 digit."),
    (.fr, "+33 0", "No number in this country starts like this."),
    (.fr, "01990012345", "Remove 1 digit."),
    (.gb, "04", "No number in this country starts like this."),
    (.jp, "3-1234", "Start with 0 or +81."), (.jp, "03-1234-56789", "Remove 1 digit."),
  ])
  func `a number that is none in a region says why`(
    _ region: PhoneRegion,
    _ text: String,
    _ message: String
  ) {
    let verdict = Clause.phone(region).verdict(on: .text(text), among: [:])
    #expect(verdict.isInvalid)
    #expect(verdict.texts == [message])
  }

  @Test(arguments: PhoneRegion.allCases)
  func `the example of a region is a number in it`(_ region: PhoneRegion) {
    #expect(Clause.phone(region).standing(of: region.plan.example) == .valid)
    #expect(Clause.phone(region, level: .possible).standing(of: region.plan.example) == .valid)
  }

  @Test(arguments: [
    (PhoneRegion.ar, "011 2345-6789", "+541123456789"),
    (.ar, "+54 9 11 2345 6789", "+5491123456789"),
    (.ar, "011 15-2345-6789", "+5491123456789"), (.ar, "11 15 2345 6789", "+5491123456789"),
    (.ar, "0342 15 555 1234", "+5493425551234"), (.ar, "(02966) 15-551234", "+5492966551234"),
    (.es, "400 12 20 57", "+34400122057"), (.jp, "060-1234-5678", "+816012345678"),
    (.at, "0664 123456", "+43664123456"), (.au, "0412 345 678", "+61412345678"),
    (.au, "1300 123 456", "+611300123456"), (.au, "0011 61 2 5550 1234", "+61255501234"),
    (.be, "0470 12 34 56", "+32470123456"), (.ch, "044 668 18 00", "+41446681800"),
    (.cl, "9 6123 4567", "+56961234567"), (.co, "321 1234567", "+573211234567"),
    (.de, "0049 30 23125000", "+493023125000"), (.ie, "1800 123 456", "+3531800123456"),
    (.ie, "(022) 12345", "+3532212345"), (.in, "98765 43210", "+919876543210"),
    (.in, "074104 10123", "+917410410123"), (.jp, "010 81 3-1234-5678", "+81312345678"),
    (.li, "234 56 78", "+4232345678"), (.lu, "27 12 34 56", "+35227123456"),
    (.mx, "(222) 123 4567", "+522221234567"), (.nz, "021 123 4567", "+64211234567"),
    (.pe, "912 345 678", "+51912345678"), (.us, "011 1 212 555 1234", "+12125551234"),
    (.us, "001 212 555 1234", "+12125551234"), (.za, "071 123 4567", "+27711234567"),
  ])
  func `each region has its own prefixes and lengths`(
    _ region: PhoneRegion,
    _ text: String,
    _ international: String
  ) {
    #expect(Clause.phone(region).standing(of: text) == .valid)
    #expect(Normalizer.e164(region).apply(to: text) == international)
    #expect(Clause.phone(e164: true).standing(of: international) == .valid)
    for count in 1..<text.count {
      #expect(Clause.phone(region).standing(of: String(text.prefix(count))) != .invalid, "\(count)")
    }
  }

  @Test(arguments: [
    (PhoneRegion.au, "412 345 678", "Start with 0 or +61."), (.au, "0011 64", "Start with +61."),
    (.be, "02 234 56 789", "Remove 1 digit."),
    (.ch, "01", "No number in this country starts like this."),
    (.jp, "010 1", "Start with +81."), (.li, "234 56 789", "Remove 1 digit."),
    (.mx, "1", "No number in this country starts like this."), (.us, "011 44", "Start with +1."),
  ])
  func `numbers of other regions are none`(
    _ region: PhoneRegion,
    _ text: String,
    _ message: String
  ) {
    #expect(Clause.phone(region).verdict(on: .text(text), among: [:]).texts == [message])
  }

  @Test(arguments: [
    ("+1 212 555 1234 x12", "+12125551234;ext=12"), ("+12125551234;ext=1", "+12125551234;ext=1"),
    ("0049 30 1234567, ext. 12", "+49301234567;ext=12"),
    ("+49 30 1234567 Extn: 5", "+49301234567;ext=5"),
    ("+51 1 1234567 Anexo 12", "+5111234567;ext=12"),
    ("+49 30 1234567 EXTENSION 123", "+49301234567;ext=123"),
    (
      "+49301234567x\(String(repeating: "1", count: 20))",
      "+49301234567;ext=\(String(repeating: "1", count: 20))"
    ),
  ])
  func `an extension may follow`(_ text: String, _ written: String) {
    #expect(Clause.phone().standing(of: text) == .valid)
    #expect(Clause.phone(extension: .required).standing(of: text) == .valid)
    #expect(Clause.phone(extension: .refused).standing(of: text) == .invalid)
    #expect(Clause.phone(e164: true).standing(of: text) == .invalid)
    #expect(Normalizer.e164().apply(to: text) == written)
    for count in 1..<text.count {
      #expect(Clause.phone().standing(of: String(text.prefix(count))) != .invalid, "\(count)")
    }
  }

  @Test(arguments: [
    (Clause.phone(.us), "212 555 1234 ", Standing.incomplete),
    (.phone(.us), "2125551234 ex", .incomplete),
    (.phone(.us), "2125551234x", .incomplete), (.phone(.us), "212 555 123 x1", .invalid),
    (.phone(), "+49 30 x1", .invalid), (.phone(.de), "030 1234 x1", .valid),
    (.phone(extension: .required), "+14155552671", .incomplete),
    (.phone(), "+14155552671x\(String(repeating: "1", count: 21))", .invalid),
  ])
  func `an extension follows a number, and has digits`(
    _ clause: Clause,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: ["+1 212 555 1234 room 5", "+12125551234x", "+12125551234 x12y"])
  func `what is no extension leaves a number as it is`(_ text: String) {
    #expect(Normalizer.e164().apply(to: text) == text)
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
