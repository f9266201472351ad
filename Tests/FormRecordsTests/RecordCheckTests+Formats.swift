import FormRecords
import TestSupport
import Testing

/// The formats of reports.
extension RecordCheckTests {
  private static let bad = "name,age\n,5\nAda,20\n\"Ada<&>\",\"\"\n"

  @Test func `violations are JSON objects by default`() throws {
    let text = try report(on: Self.bad + "x\n") { _ in }.text
    #expect(
      text == """
        {"record": 1, "field": "name", "rule": "required", "code": "required", "message": "Name is required."}
        {"record": 1, "field": "age", "rule": "range", "code": "range.below_min", "message": "Age must be between 18 and 99."}
        {"record": 3, "field": "name", "rule": "max_length", "code": "length.too_long", "message": "Name must have at most 5 characters."}
        {"record": 4, "line": 5, "rule": "record", "code": "record.malformed", "message": "expected 2 cells, found 1"}

        """
    )
  }

  @Test func `only the first violation of each record is reported on request`() throws {
    let text = try report(on: Self.bad) { ($0.format, $0.onlyFirst) = (.text, true) }.text
    #expect(text.hasPrefix("r1:2: name: Name is required.\nr1:4: name: "))
  }

  @Test func `files are named if there are several`() throws {
    let text = try report(on: "name\nAda\n", "name\n\"\"\n,x\n") { _ in }.text
    #expect(text.hasPrefix("{\"file\": \"r2\", \"record\": 1, \"field\": \"name\""))
    #expect(text.contains("{\"file\": \"r2\", \"record\": 2, \"line\": 3"))
  }

  @Test func `a summary counts violations by field and rule`() throws {
    let json = try report(on: Self.bad) { $0.isSummary = true }.text
    #expect(
      json == """
        {"field": "name", "rule": "max_length", "count": 1}
        {"field": "name", "rule": "required", "count": 1}
        {"field": "age", "rule": "range", "count": 1}
        {"records": 3, "invalid": 2}

        """
    )
    let text = try report(on: Self.bad) { ($0.isSummary, $0.format) = (true, .text) }.text
    #expect(
      text == "name max_length  1\nname required    1\nage range        1\n3 records, 2 invalid\n"
    )
  }

  @Test func `SARIF is one JSON object`() throws {
    for records in [Self.bad, "name\nAda\n"] {
      let text = try report(on: records) { $0.format = .sarif }.text
      #expect(text.hasPrefix(#"{"version": "2.1.0", "runs": [{"results": ["#))
      #expect(text.hasSuffix(#"], "tool": {"driver": {"name": "tabstop"}}}]}"# + "\n"))
      #expect(text.split(separator: ",\n").count == (records == Self.bad ? 3 : 1))
    }
  }

  @Test func `JUnit has a test case for each record that has violations`() throws {
    let text = try report(on: Self.bad) { $0.format = .junit }.text
    #expect(text.split(separator: "<testcase").count == 3)
    #expect(text.split(separator: "<failure").count == 4)
    #expect(text.hasSuffix("  </testsuite>\n</testsuites>\n"))
  }

  @Test(arguments: [
    ("t", "22", true), ("t", "9h", true), ("t", "930", true), ("t", "10pm", true),
    ("t", "x", false),
    ("t", "now", false), ("d", "2026-12-24 9", true), ("d", "2026-12-24T22", true),
    ("d", "tomorrow 9", false), ("d", "2026-12-24", false),
  ])
  func `the same times are valid in all formats, with conditions and without`(
    name: String,
    time: String,
    isValid: Bool
  ) throws {
    let form = """
      title: x
      fields:
        - {id: t, type: time}
        - {id: d, type: datetime}
      """
    for form in [form, form + "\n  - {id: o, type: text, when: {field: t, equals: x}}"] {
      for records in ["\(name)\n\(time)\n", #"{"\#(name)": "\#(time)"}"#] {
        #expect(try report(on: records, form: form).counts.isClean == isValid, "\(records)")
      }
    }
  }
}
