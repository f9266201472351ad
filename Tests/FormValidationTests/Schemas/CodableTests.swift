import FormValidation
import Foundation
import Testing

struct CodableTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func read<Read: Decodable>(_ json: String, as type: Read.Type = Read.self) throws -> Read
  {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func `a verdict is its state and its violations`() throws {
    var violation = Violation(
      "length.too_long",
      "{label} is too long by {excess}.",
      ["excess": 2],
      range: 3..<5
    )
    violation.field = "email"
    violation.rule = "max_length"
    #expect(
      try json(Verdict([violation])) == """
        {"state":"invalid","violations":[{"code":"length.too_long","field":"email",\
        "incomplete":false,"message":"Is too long by 2.","parameters":{"excess":2},\
        "range":[3,5],"rule":"max_length","severity":"error"}]}
        """
    )
    #expect(try json(Verdict.valid) == #"{"state":"valid","violations":[]}"#)
  }

  @Test func `messages by field are lists of texts`() throws {
    let schema: Schema = ["name": [.required], "age": [.required]]
    #expect(
      try json(schema.messages(in: ["age": 1], labels: ["name": "Name"]))
        == #"{"name":["Name is required."]}"#
    )
  }

  @Test(arguments: [
    #"{"a":[1,-2.5,"x",true,null],"b":{"c":""}}"#, "12345678901", "0.1",
  ])
  func `values keep their kind`(_ text: String) throws {
    #expect(try json(read(text, as: Value.self)) == text)
  }

  @Test func `a number that no double equals is a text`() throws {
    let exact = try #require(Number("0.1000000000000000000001"))
    #expect(try json(exact) == "\"0.1000000000000000000001\"")
    #expect(try read(json(exact), as: Number.self) == exact)
  }

  @Test(arguments: [
    "12345678901234567891", "-9223372036854775809", "123456789012345678901234567890",
  ])
  func `a whole number of up to 38 digits is exact`(_ text: String) throws {
    #expect(try read(text, as: Value.self) == Number(text).map(Value.number))
    #expect(try read("1e20", as: Value.self) == Number("1e20").map(Value.number))
    struct Item: Decodable { var id: UInt64 }
    let answers: Answers = try read(#"{"id":12345678901234567891}"#)
    let schema: Schema = ["id": [.number]]
    #expect(try schema.validated(answers, as: Item.self).id == 12_345_678_901_234_567_891)
  }

  @Test func `answers are an object by field`() throws {
    let answers: Answers = try read(#"{"name": "Ada", "age": 36}"#)
    #expect(answers == ["name": "Ada", "age": 36])
    #expect(try json(answers) == #"{"age":36,"name":"Ada"}"#)
  }

  @Test(arguments: ["2026-03-31", "0001-01-01"])
  func `dates are texts`(_ text: String) throws {
    #expect(try read("\"\(text)\"", as: CalendarDate.self).description == text)
    #expect(try json(CalendarDate(text)) == "\"\(text)\"")
  }

  @Test func `times and moments are texts`() throws {
    #expect(try json(TimeOfDay("09:30")) == "\"09:30\"")
    #expect(
      try json(read("\"2026-03-31T09:30:00Z\"", as: Moment.self)).contains("2026-03-31T09:30")
    )
    #expect(CalendarDate("2026-02-30") == nil)
    #expect(TimeOfDay("24:30") == nil)
    #expect(TimeOfDay("09:30Z") == nil)
  }
}
