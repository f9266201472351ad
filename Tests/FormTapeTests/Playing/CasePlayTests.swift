import FormFile
import FormFilling
import FormScreens
import FormTape
import FormValidation
import FormWidgets
import Forms
import SourceText
import Testing

/// Returns the result of playing lines after `Form signup.yaml`.
private func play(_ lines: String, _ options: PlayOptions = PlayOptions()) throws -> CaseReport {
  let tape = try tape("Test \"t\"\nForm signup.yaml\n" + lines)
  return tape.play(tape.cases[0], options).report
}

/// Returns the mismatches of a failed case.
private func mismatches(_ report: CaseReport) -> [Mismatch] {
  if case .failed(let mismatches) = report.ending { mismatches } else { [] }
}

/// Returns the breakdown of a case, if any.
private func breakdown(_ report: CaseReport) -> Breakdown? {
  if case .broken(let breakdown) = report.ending { breakdown } else { nil }
}

struct CasePlayTests {
  @Test(arguments: [
    "Expect focus name\nExpect form pristine",
    "Type \"Ada\"\nExpect field name value \"Ada\"\nExpect field name caret 3\nExpect form dirty",
    "Type \"Ada\" Left Backspace\nExpect field name value \"Aa\"\nExpect field name caret 1",
    "Tab\nExpect focus email\nShift+Tab\nExpect focus name",
    "Tab 5\nExpect focus none",
    "Expect field name required\nExpect not field email required",
    "Tab 3\nRight 2\nExpect field seats value 3\nTab Space\nExpect field terms on",
    "Paste \"Ada\"\nExpect field name value \"Ada\"\nExpect row 3 \"Ada\"",
    "Paste \"it's \" + '\"so\"'\nExpect field name value \"it's \" + '\"so\"'",
    "Paste \"one\" \"two\"\nExpect field name value \"one two\"\nCtrl+/\nExpect field name value \"\"",
    "Copy \"Grace\"\nPaste\nExpect field name value \"Grace\"",
    "Paste \"a\\tb\"\nExpect field name value \"a\\tb\"",
    "Type \"Ada\" Ctrl+S\nExpect submitted has {\"name\": \"Ada\"}\nExpect exit 0",
    "Ctrl+S\nExpect not submitted\nExpect form first-error name\nExpect focus name\nExpect running",
    "Escape\nExpect exit 1",
    "Type \"x\" Escape\nExpect running\nExpect screen \"Discard your answers?\"\nEscape\nExpect running\nEscape Ctrl+C\nExpect exit 130",
    "Ctrl+C\nExpect exit 130\nExpect not submitted",
    "Type \"é界😀\"\nExpect field name value \"é界😀\"\nBackspace 2\nExpect field name value \"é\"",
    "Expect row 3 \"▌ name\"\nDown 2\nExpect row 7 \"▌ age\"",
    "Resize 40x10\nExpect row 10 \"Tab next\"\nExpect screen \"Sign up\"",
    "Wait+Screen /Sign up/",
    "Alt+e\nExpect screen \"Showing every message\"",
    "Expect cursor 3 11",
    "Expect style 1 2..8 bold\nExpect style 1 2..8 title",
    "Type \"A\"\nCtrl+L\nExpect field name value \"A\"\nF5\nExpect field name value \"A\"",
  ])
  func `a case passes if its expectations hold`(lines: String) throws {
    let report = try play(lines)
    #expect(report.ending == .passed)
    #expect(report.metCount > 0)
    #expect(report.unknowns == [])
  }

  @Test func `a soft expectation fails the case only at its end`() throws {
    let report = try play(
      "Expect? focus email\nTab\nExpect?@1s field name ok\nExpect focus email\nTab\nExpect focus age"
    )
    #expect(mismatches(report).map(\.line) == [3, 5])
    #expect(report.metCount == 2)
    #expect(report.tapeSeconds == 1.1)
    let stopped = try play("Expect? focus email\nExpect focus seats\nTab\nExpect focus age")
    #expect(mismatches(stopped).map(\.line) == [3, 4])
  }

  @Test func `a form can have initial answers and still be pristine`() throws {
    let tape = try tape(
      """
      Test "t"
      Form signup.yaml name="Ada" seats=7
      Expect field name value "Ada"
      Expect field seats value 7
      Expect form pristine
      """
    )
    #expect(tape.play(tape.cases[0]).report.ending == .passed)
  }

  @Test func `a failed case reports what failed, where, and after which command`() throws {
    let report = try play("Type \"Al\" Tab\nExpect focus name\nExpect field name ok\nTab")
    let found = try #require(mismatches(report).first)
    #expect(mismatches(report).count == 1)
    #expect(found.file == "t.tape")
    #expect(found.line == 4)
    #expect(found.text == "Expect focus name")
    #expect(found.expected == ["name"])
    #expect(found.actual == ["email"])
    #expect(found.details == [Unmet.Hint("tab order", ["name email age seats terms"])])
    #expect(found.after == ["Type \"Al\"", "Tab"])
    #expect(found.afterLine == 3)
    #expect(found.state == "focus=email  clock=2000-01-01T00:00:00.15+00:00  form=valid")
    #expect(found.screen.first == " Sign up\(String(repeating: " ", count: 58))━━━━━━━━━━━━")
    #expect(report.metCount == 1, "the other expectation of the block was looked at too")
  }

  @Test func `a report quotes the start of a long text`() throws {
    for (length, quoted) in [(900, 900), (5_000, 1_000)] {
      let text = String(repeating: "a", count: length)
      let report = try play("Type \"\(text)\"\nExpect field name value \"b\"")
      let found = try #require(mismatches(report).first)
      #expect(found.after[0].count { $0 == "a" } <= quoted)
      #expect(found.actual[0].count { $0 == "a" } <= quoted)
      #expect(found.actual[0].hasSuffix("…") == (length > quoted))
    }
  }

  @Test func `the tab order includes the buttons of entries, and is that of the page`() throws {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - page: One
          - group: guests
            label: Guests
            repeat: {min: 1, max: 3}
            fields: [{id: name, type: text, label: Name}]
          - {id: note, type: text, label: Note}
          - page: Two
          - {id: last, type: text, label: Last}
        """
    )
    let surroundings = TapeSurroundings(form: { _ in .found(form) })
    let start = "Test \"t\"\nForm f.yaml\nTab\n"
    for (lines, order) in [
      ("Expect focus last", "guests[0].name guests note"),
      (
        "Enter\nExpect focus last",
        "guests[0].name guests[0] guests[1].name guests[1] guests note"
      ),
    ] {
      let tape = try Tape(start + lines, in: surroundings)
      let found = try #require(mismatches(tape.play(tape.cases[0]).report).first)
      #expect(found.details == [Unmet.Hint("tab order", [order])])
    }
  }

  @Test(arguments: [
    "Expect values {}", "Expect not values has {\"name\": \"Ada\"}", "Expect submitted {}",
    "Expect stdout {}", "Expect stdout \"zz\"", "Expect field code value \"x\"",
    "Expect field copy value \"x\"",
  ])
  func `the details of a failure are redacted, and omit secrets`(line: String) throws {
    let form = Form(
      title: "T",
      fields: [
        Field("code", PasswordField()), Field("copy", TextField(), source: .field("code")),
        Field("name", TextField()),
      ]
    )
    let tape = try Tape(
      "Form f.yaml\nRedact /Ad./ \"<n>\"\nType '7\"3 Hx1'\nTab 2\nType \"Ada\"\nCtrl+S\n\(line)",
      in: TapeSurroundings(form: { _ in .found(form) })
    )
    var options = PlayOptions()
    options.printed = { _, outcome in
      if case .submitted(let answers) = outcome { Value.object(answers.nested).json } else { "" }
    }
    let found = try #require(mismatches(tape.play(tape.cases[0], options).report).first)
    let lines = found.actual + found.details.flatMap(\.lines)
    #expect(!lines.contains { $0.contains("Hx1") || $0.contains("Ada") }, "\(lines)")
  }

  @Test func `a short secret is left out where it is a word`() throws {
    let form = Form(title: "T", fields: [Field("pin", PasswordField()), Field("a1", TextField())])
    let tape = try Tape(
      "Form f.yaml\nType \"1\"\nExpect values {}",
      in: TapeSurroundings(form: { _ in .found(form) })
    )
    let found = try #require(mismatches(tape.play(tape.cases[0]).report).first)
    #expect(found.actual == ["{\"a1\": \"\", \"pin\": \"(hidden)\"}"])
  }

  @Test(arguments: [
    ("Expect submitted", "not submitted"), ("Expect form submitted", "not submitted"),
    ("Expect exit 0", "not exited yet"), ("Expect not running", "found running"),
    ("Ctrl+C\nExpect running", "found exit 130"), ("Expect screen \"x!\"", "not on the screen"),
    ("Expect row 99 \"x\"", "not on the 80x24 screen"), ("Expect focus none", "found name"),
    ("Tab 5\nExpect focus name", "found none"), ("Expect form errors 3", "found 1"),
    ("Expect field email error \"x\"", "found none"), ("Expect field email errors 2", "found 0"),
    ("Expect field name shows \"x\"", "found nothing"), ("Expect field terms on", "found off"),
    ("Expect field terms focused", "not focused"), ("Expect field terms hidden", "found visible"),
    ("Expect not form pristine", "found form pristine"), ("Expect cursor hidden", "found 3 11"),
    ("Expect field email incomplete", "found valid"), ("Expect stdout \"x\"", "found nothing"),
    ("Expect field email options \"a\"", "found none"),
    ("Expect snapshot \"x\"", "found no stored snapshot"),
  ])
  func `a failure in one line is English`(lines: String, found: String) throws {
    let mismatch = try #require(mismatches(try play(lines)).first)
    #expect(mismatch.message == "\(mismatch.text): \(found)")
  }

  @Test func `adjacent expectations are all evaluated, and nothing is sent after a failure`() throws
  {
    let lines = "Expect focus email\nExpect focus age\nType \"x\"\nExpect focus seats"
    #expect(mismatches(try play(lines)).map(\.line) == [3, 4])
    var options = PlayOptions()
    options.keepsGoing = true
    #expect(mismatches(try play(lines, options)).map(\.line) == [3, 4, 6])
  }

  @Test func `keys for a program that has ended are counted`() throws {
    let report = try play("Escape\nType \"abc\"\nTab 2")
    let found = try #require(breakdown(report))
    #expect(found.kind == .ended)
    #expect(found.reason == "the program ended (exit 1); 5 keys were not sent")
    #expect(found.origin == "t.tape:4")
    #expect(found.line == "Type \"abc\"")
    #expect(found.after == ["Escape"])
    #expect(found.afterLine == 3)
  }

  @Test func `a case with unmet expectations says where it stopped`() throws {
    var options = PlayOptions()
    options.keepsGoing = true
    let report = try play("Expect focus age\nEscape\nType \"a\"", options)
    #expect(mismatches(report).map(\.line) == [3])
    #expect(
      report.notes == ["stopped at t.tape:5: the program ended (exit 1); 1 key was not sent"]
    )
  }

  @Test func `a tape without a form cannot be played here`() throws {
    let tape = try tape("Type \"a\"\nWait /a/")
    let found = try #require(breakdown(tape.play(tape.cases[0]).report))
    #expect(found.kind == .unavailable)
    #expect(found.reason.contains("opens no form"))
  }

  @Test func `a program required by a tape must exist`() throws {
    let tape = try tape("Require zzz\nTest \"t\"\nForm signup.yaml\nExpect focus name")
    var options = PlayOptions()
    options.hasProgram = { $0 != "zzz" }
    let found = try #require(breakdown(tape.play(tape.cases[0], options).report))
    #expect(found.reason == "program \"zzz\" is not on the PATH")
  }

  @Test func `a case can be skipped`() throws {
    let tape = try tape("Test \"t\" skip \"later\"\nForm signup.yaml\nExpect focus email")
    #expect(tape.play(tape.cases[0]).report.ending == .skipped(reason: "later"))
  }

  @Test func `a case that cannot be evaluated is skipped, in every report`() throws {
    let report = try play("Ctrl+C\nExpect stderr \"x\"\nExpect not stderr \"x\"")
    let reason = "no expectation could be checked in this mode"
    #expect(report.ending == .skipped(reason: reason))
    #expect(report.metCount == 0)
    #expect(report.unknowns.count == 2)
    let run = RunReport(tapes: [TapeReport("t.tape", cases: [report])])
    #expect(PrettyReport().text(of: run).hasPrefix("SKIP t.tape:1  t: \(reason)\n     t.tape:4 "))
    #expect(PrettyReport().text(of: run).hasSuffix("0 passed, 0 failed, 1 skipped\n"))
    #expect(TAPReport().text(of: run).contains("ok 1 - t.tape: t # SKIP \(reason)\n"))
    #expect(JUnitReport().text(of: run).contains("<skipped message=\"\(reason)\"/>"))
    #expect(JSONReport().text(of: run).contains("\"ending\": \"skipped\""))
    let some = try play("Expect focus name\nExpect stderr \"x\"")
    #expect(some.ending == .passed)
  }

  @Test func `a key that raises a signal ends the program`() throws {
    let found = try #require(breakdown(try play("Type \"a\"\nCtrl+\"\\\"\nExpect running")))
    #expect(found.kind == .ended)
    #expect(found.origin == "t.tape:4")
  }

  @Test func `the program's output comes from the caller`() throws {
    var options = PlayOptions()
    options.printed = { form, outcome in "\(form.title) \(outcome.exitStatus)\n" }
    #expect(
      try play("Expect stdout \"\"\nCtrl+C\nExpect stdout \"Sign up 130\"", options).ending
        == .passed
    )
  }

  @Test func `playing a case twice gives the same result`() throws {
    var options = PlayOptions()
    options.isRecording = true
    let tape = try tape(
      "Test \"t\"\nForm signup.yaml\nType \"Ada\" Tab\nResize 40x10\nExpect focus age"
    )
    let (first, second) = (tape.play(tape.cases[0], options), tape.play(tape.cases[0], options))
    #expect(first.report == second.report)
    #expect(first.recording == second.recording)
    #expect(first.recording.count == 6)
    #expect(first.recording.map(\.time) == [0, 0, 50, 100, 150, 200].map { .milliseconds($0) })
  }

  @Test(arguments: [
    ("a.txt", "a.txt", " Sign up"), ("a.ansi", "a.ansi", "\u{1B}["), ("a.svg", "a.svg", "<svg"),
    ("a.json", "a.json", "{"),
  ])
  func `a picture of the screen is stored in the format of its path`(
    path: String,
    kept: String,
    start: String
  ) throws {
    let tape = try tape("Test \"t\"\nForm signup.yaml\nType \"Ada\"\nScreenshot \(path)")
    let play = tape.play(tape.cases[0])
    #expect(play.files.map(\.path) == [kept])
    let text = try #require(play.files.first).text
    #expect(text.contains(start))
    #expect(text.contains("Ada"))
    #expect(play.report.kept == [kept])
  }
}
