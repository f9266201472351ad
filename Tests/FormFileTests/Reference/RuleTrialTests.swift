import FormFile
import FormValidation
import SourceText
import Testing

struct RuleTrialTests {
  @Test(arguments: [
    ("email", "ada@example.org", #"{"verdict": "valid"}"#),
    ("email", "", #"{"verdict": "valid"}"#),
    (
      "length: {min: 3}", "ab",
      """
      {"verdict": "incomplete", "code": "length.too_short", \
      "message": "At least 3 characters, 1 to go.", \
      "params": {"min": 3, "actual": 2, "missing": 1}}
      """
    ),
    (
      "max_length: 2", "abc",
      """
      {"verdict": "invalid", "code": "length.too_long", \
      "message": "At most 2 characters, 1 too many.", \
      "params": {"max": 2, "actual": 3, "excess": 1}, "range": [2, 3]}
      """
    ),
    (
      "max_length: {max: 2, severity: warning}", "abc",
      """
      {"verdict": "valid", "remarks": [{"severity": "warning", "code": "length.too_long", \
      "message": "At most 2 characters, 1 too many."}]}
      """
    ),
    (
      "max_length: {max: 2, message: '{value} is over {max}.', severity: warning}", "abc",
      """
      {"verdict": "valid", "remarks": [{"severity": "warning", "code": "length.too_long", \
      "message": "abc is over 2."}]}
      """
    ),
    ("accepted", "true", #"{"verdict": "valid"}"#),
    ("equals: [1, two]", #"[1.0, "two"]"#, #"{"verdict": "valid"}"#),
    ("equals: two", "two", #"{"verdict": "valid"}"#),
    ("range: {min: 1, max: 5}", "5", #"{"verdict": "valid"}"#),
    (#"{"pattern": {"matches": "\\d+"}}"#, "12", #"{"verdict": "valid"}"#),
  ])
  func `a typed value gets a JSON object`(rule: String, value: String, answer: String) throws {
    #expect(try RuleTrial(rule).answer(toTyped: value).json == answer)
  }

  @Test func `a JSON value can be of any kind`() throws {
    let range = try RuleTrial("range: {min: 1, max: 5}")
    #expect(try range.answer(toJSON: "5.0", line: 1).json == #"{"verdict": "valid"}"#)
    #expect(try range.answer(toJSON: #""5""#, line: 2).json == #"{"verdict": "valid"}"#)
    #expect(try range.answer(toJSON: "null", line: 3).json == #"{"verdict": "valid"}"#)
  }

  @Test func `a value that is not JSON is reported by its line`() throws {
    let trial = try RuleTrial("email")
    let error = #expect(throws: (any Error).self) { try trial.answer(toJSON: "{", line: 7) }
    #expect("\(error as Any)".contains("value 7:1:"))
  }

  @Test func `text is normalized first`() throws {
    let trial = try RuleTrial("max_length: 2", normalizers: [.trim])
    #expect(trial.answer(toTyped: " ab ").json == #"{"verdict": "valid"}"#)
  }

  @Test func `null and an empty list are passed to rules on any value`() throws {
    let trial = try RuleTrial("one_of: [6, []]")
    #expect(try trial.answer(toJSON: "null", line: 1).json.hasPrefix(#"{"verdict": "incomplete""#))
    #expect(try trial.answer(toJSON: "[]", line: 2).json == #"{"verdict": "valid"}"#)
    #expect(try trial.answer(toJSON: #""""#, line: 3).json == #"{"verdict": "valid"}"#)
    let length = try RuleTrial("min_length: 2")
    #expect(try length.answer(toJSON: "null", line: 4).json == #"{"verdict": "valid"}"#)
  }

  @Test func `an empty list can be evaluated, with a warning`() throws {
    let trial = try RuleTrial("one_of: []")
    #expect(trial.doubts?.description.contains("one_of is an empty list") == true)
    #expect(try trial.answer(toJSON: "42", line: 1).json.hasPrefix(#"{"verdict": "invalid""#))
    #expect(try RuleTrial("one_of: [1]").doubts == nil)
    #expect(throws: Diagnostics.self) { try RuleTrial("rule: one_of\nvalues: []\nvalue: 1") }
  }
}
