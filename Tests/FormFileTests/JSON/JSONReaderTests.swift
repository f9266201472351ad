import Diagnostics
import FormFile
import FormValidation
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
    ("", "1:1 the text ends where a value should stand"),
    ("  ", "1:3 the text ends where a value should stand"),
    ("[1,", "1:4 the text ends where a value should stand"),
    ("[1,]", "1:4 a value should stand here"),
    ("[1 2]", "1:4 a comma or \"]\" should stand here"),
    ("[1", "1:3 a comma or \"]\" should stand here"),
    ("{\"a\" 1}", "1:6 a colon should stand here"),
    ("{\"a\": 1,}", "1:9 a name in double quotes should stand here"),
    ("{a: 1}", "1:2 a name in double quotes should stand here"),
    ("{\"a\": 1 \"b\": 2}", "1:9 a comma or \"}\" should stand here"),
    ("{\"a\": 1, \"a\": 2}", "1:10 the name \"a\" stands in this object twice"),
    ("1 2", "1:3 something follows the value"),
    ("nul", "1:1 \"nul\" is no value of JSON"),
    ("True", "1:1 \"True\" is no value of JSON"),
    ("01", "1:1 \"01\" is no value of JSON"),
    ("+1", "1:1 \"+1\" is no value of JSON"),
    (".5", "1:1 \".5\" is no value of JSON"),
    ("1.", "1:1 \"1.\" is no value of JSON"),
    ("-", "1:1 \"-\" is no value of JSON"),
    ("1e", "1:1 \"1e\" is no value of JSON"),
    ("NaN", "1:1 \"NaN\" is no value of JSON"),
    ("'a'", "1:1 a value should stand here"),
    ("// 1", "1:1 a value should stand here"),
    ("[\n  1,\r\n  x\n]", "3:3 \"x\" is no value of JSON"),
    ("[\"漢é\", x]", "1:8 \"x\" is no value of JSON"),
  ])
  func `what is no JSON is refused at its place`(json: String, complaint: String) {
    #expect(JSONReaderTests.complaint(about: json) == complaint)
  }

  @Test func `nesting is read to a depth of 200`() {
    for (depth, complaint) in [(200, "no complaint"), (201, "1:201 nested more than 200 deep")] {
      let json = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(JSONReaderTests.complaint(about: json) == complaint)
    }
  }

  @Test func `depth counts what is open, not what was`() {
    let json = "[" + Array(repeating: "[]", count: 500).joined(separator: ",") + "]"
    #expect(JSONReaderTests.complaint(about: json) == "no complaint")
  }

  @Test func `a complaint shows the line`() {
    #expect(throws: Diagnostics.self) { try Value(json: "{\"a\": tru}", file: "value 3") }
    do throws(Diagnostics) {
      _ = try Value(json: "{\"a\": tru}", file: "value 3")
    } catch {
      #expect(
        error.description == """
          value 3:1:7: error: "tru" is no value of JSON
             1 | {"a": tru}
               |       ^^^
          """
      )
    }
  }
}
