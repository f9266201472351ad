import Foundation
import TestSupport
import Testing

/// Options of `tabstop test` that concern what is not in a tape.
struct TestOptionTests {
  @Test(arguments: ["pretty", "tap", "junit", "json", "json=report.json"])
  func `a closed output is an error before the first case`(report: String) throws {
    let folder = try TapeFolder(["a.tape": .passing("one")])
    let (_, complaint, status) = try runProgram(
      ["-c", "\"$0\" test --report \(report) >&-", TapeFolder.program],
      in: folder.url,
      of: "/bin/sh"
    )
    #expect(complaint == "tabstop: error: standard output is closed\n")
    #expect(status == 2)
    #expect(folder.read("report.json") == nil)
  }

  @Test(arguments: [["junit=x.xml", "json=./x.xml"], ["html=x", "html=x"]])
  func `each report has a file of its own`(reports: [String]) throws {
    let folder = try TapeFolder(["a.tape": .passing("one")])
    let (_, complaint, status) = try folder.test(reports.flatMap { ["--report", $0] })
    #expect(complaint.contains("each report needs a file of its own"))
    #expect(status == 2)
  }

  @Test(arguments: ["a.tape", "./part.tape", "form.yaml", "choices.json"])
  func `a report does not replace what is tested`(file: String) throws {
    let folder = try TapeFolder([
      "a.tape": .passing("one") + "Source part.tape\n", "part.tape": "Tab\n",
      "b.tape": "Test \"b\"\nForm choices.yaml\nExpect focus a\n",
      "choices.json": "[\"one\", \"two\"]",
      "choices.yaml":
        "title: T\nfields: [{id: a, type: select, options: {file: choices.json}}]\n",
    ])
    let kept = folder.read(file)
    let (output, complaint, status) = try folder.test("--report", "json=\(file)")
    #expect(complaint.contains("\"\(file)\" is a file of the tapes"), "\(output)\(complaint)")
    #expect(status == 2)
    #expect(folder.read(file) == kept)
  }

  @Test func `without a case that failed last, all are run`() throws {
    let folder = try TapeFolder(["a.tape": .failing("one") + .passing("two")])
    let state = ["XDG_STATE_HOME": folder.url.appending(path: "state").path]
    #expect(try folder.test("--last-failed", environment: state).status == 1)
    let again = try folder.test("--last-failed", environment: state)
    #expect(again.output.hasSuffix("\n0 passed, 1 failed\n"))
    try folder.write(.passing("other") + .passing("two"), to: "a.tape")
    let fixed = try folder.test("--last-failed", environment: state)
    #expect(fixed.output.hasSuffix("\n2 passed, 0 failed\n"))
    #expect(fixed.complaint == "tabstop: no failed cases are known here; running all\n")
    #expect(fixed.status == 0)
  }
}
