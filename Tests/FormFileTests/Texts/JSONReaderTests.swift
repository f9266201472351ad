import FormFile
import FormValidation
import SourceText
import Testing

struct JSONReaderTests {
  private static func complaint(about json: String) -> String {
    do throws(Diagnostics) {
      _ = try Value(json: json)
      return "no complaint"
    } catch {
      return "\(error.all[0].place) \(error.all[0].message)"
    }
  }

  @Test(arguments: [
    ("", "1:1 expected a value, found the end of the text"),
    ("  ", "1:3 expected a value, found the end of the text"),
    ("[1,", "1:4 expected a value, found the end of the text"),
    ("[1,]", "1:4 expected a value"),
    ("[1 2]", "1:4 expected a comma or \"]\""),
    ("[1", "1:3 expected a comma or \"]\""),
    ("{\"a\" 1}", "1:6 expected a colon"),
    ("{\"a\": 1,}", "1:9 expected a name in double quotes"),
    ("{a: 1}", "1:2 expected a name in double quotes"),
    ("{\"a\": 1 \"b\": 2}", "1:9 expected a comma or \"}\""),
    ("{\"a\": 1, \"a\": 2}", "1:10 duplicate name \"a\""),
    ("1 2", "1:3 unexpected text after the value"),
    ("nul", "1:1 not a JSON value"),
    ("True", "1:1 not a JSON value"),
    ("01", "1:1 not a JSON value"),
    ("+1", "1:1 not a JSON value"),
    (".5", "1:1 not a JSON value"),
    ("1.", "1:1 not a JSON value"),
    ("-", "1:1 not a JSON value"),
    ("1e", "1:1 not a JSON value"),
    ("NaN", "1:1 not a JSON value"),
    ("'a'", "1:1 expected a value"),
    ("// 1", "1:1 expected a value"),
    ("[\n  1,\r\n  x\n]", "3:3 not a JSON value"),
    ("[\"漢é\", x]", "1:8 not a JSON value"),
  ])
  func `invalid JSON is reported at its position`(json: String, complaint: String) {
    #expect(JSONReaderTests.complaint(about: json) == complaint)
  }

  @Test func `nesting is read to a depth of 200`() {
    for (depth, complaint) in [
      (200, "no complaint"), (201, "1:201 nested more than 200 levels deep"),
    ] {
      let json = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(JSONReaderTests.complaint(about: json) == complaint)
    }
  }

  @Test func `depth counts open levels, not closed ones`() {
    let json = "[" + Array(repeating: "[]", count: 500).joined(separator: ",") + "]"
    #expect(JSONReaderTests.complaint(about: json) == "no complaint")
  }

  @Test func `an error shows the line`() {
    #expect(throws: Diagnostics.self) { try Value(json: "{\"a\": tru}", file: "value 3") }
    do throws(Diagnostics) {
      _ = try Value(json: "{\"a\": tru}", file: "value 3")
    } catch {
      #expect(
        error.description == """
          value 3:1:7: error: not a JSON value
             1 | {"a": tru}
               |       ^^^
          """
      )
    }
  }
}
