@testable import FormValidation
import Testing

struct IsJSONTests {
  @Test(
    arguments: [
      (.json, "1", .valid),
      (.json, "-0.5e+3", .valid),
      (.json, "\"a\\u00e9\\n\"", .valid),
      (.json, "\"é\"", .valid),
      (.json, "true", .valid),
      (.json, " { \"a\" : [ 1 , {} , [] , null ] , \"b\" : false } ", .valid),
      (.json, "[[],[[]]]", .valid),
      (.json, "", .incomplete),
      (.json, "t", .incomplete),
      (.json, "-", .incomplete),
      (.json, "1.", .incomplete),
      (.json, "1e", .incomplete),
      (.json, "\"", .incomplete),
      (.json, "\"\\", .incomplete),
      (.json, "\"\\u00", .incomplete),
      (.json, "[", .incomplete),
      (.json, "[1", .incomplete),
      (.json, "[1,", .incomplete),
      (.json, "{", .incomplete),
      (.json, "{\"a\"", .incomplete),
      (.json, "{\"a\":", .incomplete),
      (.json, "{\"a\":1", .incomplete),
      (.json, "{\"a\":1,", .incomplete),
      (.json, "01", .invalid),
      (.json, "+1", .invalid),
      (.json, ".5", .invalid),
      (.json, "tru ", .invalid),
      (.json, "[1,]", .invalid),
      (.json, "{\"a\":1,}", .invalid),
      (.json, "{a", .invalid),
      (.json, "{1", .invalid),
      (.json, "[1}", .invalid),
      (.json, "[,", .invalid),
      (.json, "1 2", .invalid),
      (.json, "{\"a\" 1", .invalid),
      (.json, "\"\t", .invalid),
      (.json, "\"\\x", .invalid),
      (.json, "\"\\ug", .invalid),
      (.json, "'", .invalid),
      (.json, "NaN", .invalid),
      (.json, "é", .invalid),
      (.json, "[}", .invalid),
    ] as [(Clause, String, Standing)]
  )
  func `a value is read completely`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("{", "Enter a name in quotation marks."),
    ("[1", "Enter a comma or ]."),
    ("{\"a\"", "Enter a colon."),
    ("\"", "Close the quotation mark."),
    ("nu", "Enter null."),
  ])
  func `messages say what to do`(_ text: String, _ message: String) {
    #expect(IsJSON().verdict(on: text, among: [:]).texts == [message])
  }

  @Test func `nesting has a limit`() {
    let limit = 512
    let open = String(repeating: "[", count: limit)
    let close = String(repeating: "]", count: limit)
    #expect(Clause.json.standing(of: open + close) == .valid)
    #expect(Clause.json.standing(of: open + "[") == .invalid)
  }
}
