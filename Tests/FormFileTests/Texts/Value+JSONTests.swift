import FormFile
import FormValidation
import SourceText
import Testing

struct ValueJSONTests {
  @Test(
    arguments: [
      ("null", .null), ("true", true), ("false", false), ("0", 0), ("-0", 0), ("12", 12),
      ("1.50", .number(Number("1.5") ?? 0)), ("1e3", 1_000), ("1E-2", .number(Number("0.01") ?? 0)),
      ("9007199254740993", 9_007_199_254_740_993),
      ("\"\"", ""), ("\"a\"", "a"), (" [ ] ", []), ("[1, \"1\", [true]]", [1, "1", [true]]),
      ("{}", .object([:])), ("{\"a\": {\"b\": null}}", .object(["a": .object(["b": .null])])),
      ("\t\r\n1\n", 1),
    ] as [(String, Value)]
  )
  func `JSON is read with its kinds`(json: String, value: Value) throws {
    #expect(try Value(json: json) == value)
  }

  @Test(arguments: [
    "null", "true", "false", "0", "-0.5", "1200", "0.1", "1.50", "-2.0",
    "123456789012345678901234567890",
    "\"\"", "\"a\\\"b\\\\c\"", "\"\\n\\r\\t\"", "\"\\u0000\\u001b\\u007f\\u0085\\u2028\"",
    "\"é漢😀\"", "[]", "[1, \"1\", null]", "{}", "{\"a\": [1], \"b\": {\"c\": false}}",
  ])
  func `reading and writing are inverse`(json: String) throws {
    #expect(try Value(json: json).json == json)
  }

  @Test func `a number too large to store is a text`() throws {
    #expect(try Value(json: "1e6145") == "1e6145")
    #expect(try Value(json: "-1e-999999999999") == "-1e-999999999999")
    #expect(try Value(json: "1e6144").json.count == 6_145)
  }

  @Test func `names are in alphabetical order`() {
    #expect(Value.object(["b": 1, "a": 2, "c": 3]).json == #"{"a": 2, "b": 1, "c": 3}"#)
  }
}
