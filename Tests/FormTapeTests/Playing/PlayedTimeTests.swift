import FormFile
import FormScreens
import FormTape
import FormValidation
import FormWidgets
import Forms
import SourceText
import Testing

struct PlayedTimeTests {
  /// A form with an external check of the name, 300 ms after typing pauses.
  private static let form = Form(
    title: "Names",
    fields: [
      Field("name", TextField(), rules: [.remote("names")]),
      Field("born", TextField(), rules: [.minAge(18)]),
    ]
  )

  private func play(_ lines: String, _ options: PlayOptions = answering()) throws -> CaseReport {
    let surroundings = TapeSurroundings(form: { _ in .found(PlayedTimeTests.form) })
    let tape = try Tape("Test \"t\"\nForm names.yaml\n" + lines, file: "t.tape", in: surroundings)
    return tape.play(tape.cases[0], options).report
  }

  /// Returns options in which the name `taken` is refused, 200 ms after the request.
  private static func answering() -> PlayOptions {
    var options = PlayOptions()
    options.checks["names"] = StagedCheck(after: .milliseconds(200)) { request in
      request.value == "taken"
        ? .verdict(.invalid([Violation("taken", "Already in use")])) : .verdict(.valid)
    }
    return options
  }

  @Test(arguments: [
    "Type@0ms \"taken\"\nExpect field name pending\nExpect@500ms field name error \"Already in use\"",
    "Type@0ms \"taken\"\nSleep 499ms\nExpect field name pending\nSleep 1ms\nExpect field name not pending",
    "Type@0ms \"free\"\nExpect@1s field name ok\nExpect@1s field name not pending\nExpect field name ok",
    "Type@0ms \"taken\"\nWait+Screen@2s /Already in use/",
    "Type@0ms \"taken\" Ctrl+S\nExpect screen \"Checking\"\nExpect@1s focus name\nExpect@1s not form pending",
  ])
  func `time passes as the tape specifies`(lines: String) throws {
    #expect(try play(lines).ending == .passed)
  }

  @Test(arguments: [
    "Submit accepts\nType \"a\" Ctrl+S\nExpect@1s exit 0",
    "Submit accepts after 2s\nType@0ms \"a\" Ctrl+S\nExpect@1s screen \"Submitting\"\nExpect@2s exit 0",
    """
    Submit rejects name "Taken." "Sorry." after 200ms
    Submit fails "./reg was killed"
    Submit rejects "Again."
    Submit accepts
    Type "a" Ctrl+S
    Expect@1s field name error "Taken."
    Expect screen "Sorry."
    Type "b"
    Expect@1s field name ok
    Ctrl+S
    Expect@1s screen "Not submitted: ./reg was killed"
    Ctrl+S
    Expect screen "Again."
    Ctrl+S
    Expect exit 0
    """,
    "Submit accepts after 40s\nType \"a\" Ctrl+S\nExpect@31s screen \"took too long\"",
  ])
  func `a tape replies to submits`(lines: String) throws {
    #expect(try play(lines).ending == .passed)
  }

  @Test(arguments: [
    ("Submit", "accepts, rejects or fails"), ("Submit yes", "accepts, rejects or fails"),
    ("Submit rejects nobody \"a\"", "has no field"), ("Submit rejects name", "a message"),
    ("Submit accepts \"x\"", "x"),
  ])
  func `an invalid reply to a submit is an error`(line: String, words: String) {
    let error = #expect(throws: Diagnostics.self) { try play(line + "\nExpect focus name") }
    #expect(error?.description.contains(words) == true)
  }

  @Test func `a failure suggests the wait that would have helped`() throws {
    let report = try play("Type@0ms \"taken\"\nExpect field name error \"Already in use\"")
    guard case .failed(let found) = report.ending else {
      Issue.record("the case should fail")
      return
    }
    #expect(
      found[0].hint == "would pass with Expect@500ms: the check of name is due in 500ms"
    )
  }

  @Test func `a wait that does not help takes its full time`() throws {
    let report = try play("Type@0ms \"taken\"\nExpect@400ms field name error \"Already in use\"")
    #expect(report.ending != .passed)
    #expect(report.tapeSeconds == 0.4)
  }

  @Test(arguments: [
    "Type@0ms \"taken\"\nExpect field name pending\nExpect@500ms field name incomplete \"Already in use.\"",
    "Type@0ms \"taken\"\nSleep 499ms\nExpect not field name ok\nSleep 1ms\nExpect field name shows \"Already in use.\"",
    "Type@0ms \"free\"\nExpect@1s field name ok\nExpect field name not pending",
    "Type@0ms \"free\"\nSleep 300ms\nExpect field name ok",
  ])
  func `a tape answers external checks`(lines: String) throws {
    let answers = "Answer name * yes\nAnswer name \"taken\" no \"Already in use.\" after 200ms\n"
    #expect(try play(answers + lines, PlayOptions()).ending == .passed)
    #expect(try play(lines + "\n" + answers, PlayOptions()).ending == .passed, "in any order")
  }

  @Test func `a refusal without a reason has the rule's message`() throws {
    let report = try play(
      "Answer name \"a\" no\nType \"a\"\nExpect@1s field name incomplete /another/",
      PlayOptions()
    )
    #expect(report.ending == .passed)
  }

  @Test func `the hint names the wait for the tape's answer`() throws {
    let report = try play(
      "Answer name * no \"x\" after 200ms\nType@0ms \"a\"\nExpect field name incomplete",
      PlayOptions()
    )
    guard case .failed(let found) = report.ending else {
      Issue.record("the case should fail")
      return
    }
    #expect(
      found[0].hint == "would pass with Expect@500ms: the check of name is due in 500ms"
    )
  }

  @Test func `a check without an answer stops the case`() throws {
    let report = try play("Type \"a\"\nSleep 1s\nExpect field name ok", PlayOptions())
    guard case .broken(let found) = report.ending else {
      Issue.record("the case should stop")
      return
    }
    #expect(found.kind == .unavailable)
    #expect(found.reason.contains("no answer for check \"names\" of name = \"a\""))
    #expect(found.reason.hasSuffix("add a line like Answer name \"a\" yes"))
    #expect(found.origin == "t.tape:4")
  }

  @Test(arguments: [
    ("", "1982-01-01", true), ("", "1982-01-02", false),
    ("Clock 2001-01-01T00:00:00Z\n", "1983-01-01", true),
    ("Clock 2000-12-31T23:59:00Z\nSleep 1m\n", "1983-01-01", true),
    ("Clock 2000-12-31T23:59:00Z\n", "1983-01-01", false),
  ])
  func `the clock is the tape's`(start: String, date: String, isOldEnough: Bool) throws {
    let expected = isOldEnough ? "ok" : "error /18/"
    let report = try play(start + "Tab\nType@0ms \"\(date)\"\nExpect field born \(expected)")
    #expect(report.ending == .passed)
  }
}
