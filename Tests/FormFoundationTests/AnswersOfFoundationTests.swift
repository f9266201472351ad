import FormFilling
import FormFoundation
import FormScreens
import FormValidation
import FormWidgets
import Forms
import Foundation
import Testing

struct AnswersOfFoundationTests {
  private struct Offer: Decodable, Equatable, Sendable {
    var price: Decimal
    var day: Date
    var site: URL
    var id: UUID?
  }

  private static let id = "123e4567-e89b-12d3-a456-426614174000"

  private func form() throws -> TypedForm<Offer> {
    try TypedForm<Offer>("Offer") {
      TypedField("Price", \.price, NumberField(), rules: [.positive])
      TypedField("Day", \.day, DateField())
      TypedField("Site", \.site, TextField())
      TypedField("Id", \.id, TextField())
    }
  }

  private func submit(_ changes: Answers) throws -> (offer: Offer?, codes: [String]) {
    var answers: Answers = ["price": 1.5, "day": "2001-01-01", "site": "https://a.example"]
    for field: FieldID in ["price", "day", "site", "id"] where changes.contains(field) {
      answers[field] = changes[field]
    }
    let form = try form()
    var screen = Screen(form.form.starting(with: answers))
    screen.filling.submitAtOnce()
    let codes = form.form.fields.indices.flatMap { index in
      screen.messages(ofFieldAt: index).map(\.violation.code)
    }
    return (try form.result(of: screen.filling.outcome ?? .cancelled), codes)
  }

  @Test func `a form yields values of Foundation`() throws {
    let offer = try #require(try submit(["id": .text(Self.id)]).offer)
    #expect(offer.price == Decimal(string: "1.5"))
    #expect(offer.day == Date(timeIntervalSince1970: 978_307_200))
    #expect(offer.site == URL(string: "https://a.example"))
    #expect(offer.id == UUID(uuidString: Self.id))
    #expect(try submit([:]).offer?.id == nil)
  }

  @Test(
    arguments: [
      ("price", .number(Number("0.1000000000000000000000000000000000001")!), true),
      ("price", .number(Number("0.100000000000000000000000000000000000001")!), false),
      ("price", .number(Number("99999999999999999999999999999999999999")!), true),
      ("price", .number(Number("999999999999999999999999999999999999999")!), false),
      ("site", "no url", false), ("site", "example", false), ("id", "x", false),
      ("day", "2001-02-30", false),
    ] as [(FieldID, Value, Bool)]
  )
  func `a valid answer can be decoded, another is refused`(
    field: FieldID,
    answer: Value,
    isValid: Bool
  ) throws {
    var changes: Answers = [:]
    changes[field] = answer
    let (offer, codes) = try submit(changes)
    #expect((offer != nil) == isValid)
    #expect(codes.isEmpty == isValid)
  }

  @Test(
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -86_400), ("2000-03-01", 951_868_800),
      ("2001-01-01T00:00:00Z", 978_307_200), ("2001-01-01T01:30:00+01:30", 978_307_200),
      ("0001-01-01", -62_135_596_800),
    ]
  )
  func `a date is in UTC`(text: String, seconds: Double) throws {
    let date = try #require(Date(answer: .text(text)))
    #expect(date == Date(timeIntervalSince1970: seconds))
    #expect(Date(answer: date.valueToValidate) == date)
  }

  @Test(
    arguments: [
      (.nan, "nan"), (.infinity, "inf"), (-6.3e10, "-63000000000.0"),
      (253_402_300_800, "253402300800.0"), (253_402_300_799, "9999-12-31T23:59:59+00:00"),
      (-62_167_219_200, "0000-01-01T00:00:00+00:00"),
    ] as [(Double, String)]
  )
  func `a date that RFC 3339 cannot express is a number, which is no date`(
    seconds: Double,
    text: String
  ) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(date.valueToValidate == .text(text))
    #expect(text.contains("T") || !date.validate(.dateTime).isValid)
  }

  @Test func `a form accepts the dates and times that have a value`() throws {
    struct Event: Decodable, Sendable { var start: Date }
    let form = try TypedForm<Event>("Event") { TypedField("Start", \.start, TextField()) }
    for (text, isValid) in [
      ("2026-12-24T22:30:00+01:00", true), ("2026-12-24T21:30", true), ("2026-12-24", true),
      ("2026-12-24T", false), ("22:30", false),
    ] {
      var filling = Filling(form.form.starting(with: ["start": .text(text)]))
      filling.submitAtOnce()
      #expect((filling.outcome != nil) == isValid, "\(text)")
      #expect((Date(answer: .text(text)) != nil) == isValid, "\(text)")
    }
    let moments = ["2026-12-24T22:30:00+01:00", "2026-12-24T21:30"]
    #expect(Set(moments.map { Date(answer: .text($0)) }).count == 1)
  }

  @Test func `an answer with a value meets the rules of the type`() {
    let answers: [(any AnswerConvertible.Type, Value)] = [
      (Decimal.self, .number(Number("1e100")!)), (Decimal.self, "1e3"), (Decimal.self, "12"),
      (URL.self, "mailto:a@b.co"), (URL.self, "https://a.example/b"), (URL.self, "a b"),
      (Date.self, "2026-12-24T22:30+01:00"), (Date.self, "2026-12-24 22:30:00Z"),
      (UUID.self, "00000000-0000-0000-0000-000000000000"), (UUID.self, .text(Self.id)),
      (Locale.self, "de"),
    ]
    for (type, answer) in answers {
      let isValid = answer.validate(type.answerRules).isValid
      #expect((type.init(answer: answer) != nil) == isValid, "\(type) \(answer)")
    }
  }

  @Test func `other answers have no value`() {
    #expect(Date(answer: 17) == nil && Date(answer: "x") == nil)
    #expect(URL(answer: 1) == nil && UUID(answer: .null) == nil && Locale(answer: "") == nil)
    #expect(Decimal(answer: "x") == nil && Decimal(answer: "0.10") == Decimal(string: "0.1"))
    #expect(Locale(answer: "de-DE")?.identifier == "de-DE")
  }

  @Test func `values of Foundation are validated directly`() throws {
    #expect(Decimal(17).validate(.range(18...)).isInvalid == false)
    #expect(!Decimal(17).validate(.range(18...)).isValid)
    #expect(try #require(URL(string: "https://example.com")).validate(.url()).isValid)
    #expect(UUID().validate(.uuid).isValid)
    #expect(Date(timeIntervalSince1970: 0).validate(.dateTime).isValid)
  }

  @Test func `errors have localized descriptions`() throws {
    let schema: Schema = ["name": [.required]]
    let thrown: [(any Error)?] = [
      #expect(throws: InvalidAnswers.self) { try schema.validated([:]) },
      #expect(throws: AnswerDecodingError.self) { try Answers().decode(as: Offer.self) },
      #expect(throws: PatternError.self) { try Clause.pattern("(") },
      TerminalError.busy,
    ]
    let errors = thrown.compactMap { $0 }
    #expect(errors.count == 4)
    for error in errors {
      #expect(!error.localizedDescription.contains("could not be completed"))
      #expect("\(error)".hasPrefix(error.localizedDescription))
    }
    let binding = #expect(throws: BindingError.self) {
      _ = try TypedForm<Offer>("x") { TypedField("Price", \.price, NumberField()) }
    }
    #expect(binding?.localizedDescription == binding?.description)
  }
}
