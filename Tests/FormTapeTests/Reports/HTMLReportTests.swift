import FormTape
import FormValidation
import FormWidgets
import Forms
import Foundation
import TestSupport
import Testing

/// The report to look at in a browser: its text.
struct HTMLReportTests {
  private static let odd = "</script><script>alert(1)</script>\"'&{{body}}"

  /// Plays a case that fails, and returns its report with a trace.
  static func failure(
    _ lines: String,
    fields: [Field] = [Field("a", TextField()), Field("pin", PasswordField())]
  ) throws -> CaseReport {
    let form = Form(title: odd, fields: fields)
    let text = "Test \"t\"\nForm f.yaml\nSize 50x8\n\(lines)"
    let tape = try Tape(text, file: "t.tape", in: TapeSurroundings(form: { _ in .found(form) }))
    var options = PlayOptions()
    options.isRecording = true
    let play = tape.play(tape.cases[0], options)
    var report = play.report
    report.trace = CaseTrace(of: play, tape.steps(of: tape.cases[0]))?.json
    return report
  }

  private func page(_ cases: CaseReport...) -> String {
    HTMLReport().text(of: RunReport(tapes: [TapeReport("<t>.tape", cases: cases)]))
  }

  @Test func `texts of tapes and forms do not run`() throws {
    let report = try HTMLReportTests.failure("Type \"<b>\"\nExpect field a value \"</script>\"")
    let page = page(report, CaseReport(HTMLReportTests.odd))
    #expect(page.hasPrefix("<!doctype html><!-- A report by Tabstop -->\n"))
    #expect(page.contains("<title>1 failed, 1 passed</title>"))
    #expect(!page.contains("<script>alert") && !page.contains("<b>\""))
    #expect(page.components(separatedBy: "</script>").count == 4)
    #expect(page.contains("&lt;t&gt;.tape"))
    #expect(page.contains("expected value"))
  }

  @Test func `a trace has each step with its screens, and what was not reached`() throws {
    let report = try HTMLReportTests.failure(
      "Type \"ab\" Tab\nExpect focus a\nType \"later\"\nTab"
    )
    let data = try JSONSerialization.jsonObject(with: Data(try #require(report.trace).utf8))
    let trace = try #require(data as? [String: Any])
    let steps = try #require(trace["steps"] as? [[String: Any]])
    let lines = steps.map { step in
      "\(step["text"] ?? "") \(step["state"] ?? "") \(step["before"] ?? "")-\(step["after"] ?? "")"
    }
    #expect(
      lines == [
        "Form f.yaml done 0-0", "Size 50x8 done 0-0", "Type \"ab\" done 0-2", "Tab done 2-3",
        "Expect focus a failed 3-3", "Type \"later\" left 3-3", "Tab left 3-3",
      ]
    )
  }

  @Test func `secrets and redacted texts are in no part`() throws {
    let report = try HTMLReportTests.failure(
      """
      Redact /order \\d+/ "order <n>"
      Type "order 4711" Tab
      Type "Zq7xS!" Ctrl+R
      Expect screen "nothing"
      """
    )
    let page = page(report)
    let trace = try #require(report.trace)
    #expect(!trace.contains("order 4") && trace.contains("order \\u003cn>"))
    #expect(!page.contains("Zq7xS"))
    #expect(page.contains("********"))
  }

  @Test func `a stored snapshot is beside the screen`() throws {
    var mismatch = Mismatch.sample
    mismatch.aspect = "snapshot"
    mismatch.details = [Unmet.Hint("text", ["- 2 old <row>", "+ 2 new", "+ 3 more"])]
    mismatch.screen = ["same", "new", "more"]
    let page = page(CaseReport("x", ending: .failed([mismatch])))
    #expect(
      page.contains("<tr><th scope=\"row\">1</th><td><code>same</code></td><td><code>same</code>")
    )
    #expect(
      page.contains(
        "<tr class=\"differs\"><th scope=\"row\">2 ≠</th><td><code>old &lt;row&gt;</code></td><td><code>new</code>"
      )
    )
    #expect(page.contains("3 ≠</th><td><code></code></td><td><code>more</code>"))
  }

  @Test func `rows after one that is new or gone are beside their stored ones`() throws {
    var mismatch = Mismatch.sample
    mismatch.aspect = "snapshot"
    mismatch.details = [Unmet.Hint("text", ["+ 1 new", "- 3 gone", "- 5 x", "+ 5 y"])]
    mismatch.screen = ["new", "a", "b", "c", "y", "d"]
    let sides = try #require(SnapshotSides(of: mismatch))
    let stored = [nil, "a", "b", "gone", "c", "x", "d"]
    #expect(sides.rows.map(\.stored) == stored)
    #expect(sides.rows.map(\.actual) == ["new", "a", "b", nil, "c", "y", "d"])
  }

  @Test func `without a stored snapshot, all rows are new`() throws {
    let report = try HTMLReportTests.failure("Type \"ab\"\nExpect snapshot \"x\"")
    guard case .failed(let mismatches) = report.ending else {
      throw Browser.Failure(reason: "passed")
    }
    let sides = try #require(SnapshotSides(of: mismatches[0]))
    #expect(sides.rows.map(\.actual) == mismatches[0].screen)
    #expect(sides.rows.allSatisfy { $0.stored == nil && $0.differs })
    let other = try HTMLReportTests.failure("Expect focus pin")
    guard case .failed(let others) = other.ending else { throw Browser.Failure(reason: "passed") }
    #expect(SnapshotSides(of: others[0]) == nil)
  }

  @Test func `many failures take little, and the page says what is left out`() throws {
    var report = try HTMLReportTests.failure("Type \"ab\"\nExpect focus pin")
    report.name = "case"
    let cases =
      Array(repeating: report, count: 10_000) + Array(repeating: CaseReport("p"), count: 3_000)
    let start = ContinuousClock.now
    let page = HTMLReport().text(of: RunReport(tapes: [TapeReport("t.tape", cases: cases)]))
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(page.utf8.count < 4_000_000)
    #expect(page.contains("<li>9000 more failed cases</li>"))
    #expect(page.contains("<li>1000 more cases that did not fail</li>"))
    #expect(page.contains("<li>900 failed cases without their screens</li>"))
    #expect(page.components(separatedBy: "class=\"trace-data\"").count == 101)
  }
}
