import FormTape
import FormWidgets
import Forms
import SourceText
import Testing

struct TapeReadingTests {
  @Test func `a file without Test is one case named after it`() throws {
    let tape = try tape("Tab 2\nWait /x/\n", file: "tapes/happy path.tape")
    #expect(tape.name == "happy path")
    #expect(tape.preamble.isEmpty)
    #expect(tape.cases.map(\.name) == ["happy path"])
    #expect(tape.cases[0].steps.map(\.text) == ["Tab 2", "Wait /x/"])
    #expect(tape.warnings.isEmpty)
  }

  @Test func `commands before the first Test start every case`() throws {
    let tape = try tape(
      """
      Form signup.yaml
      Test "one"
      Expect focus name
      Test "two" skip "not yet"
      Tab Enter
      """
    )
    #expect(tape.preamble.map(\.text) == ["Form signup.yaml"])
    #expect(tape.cases.map(\.name) == ["one", "two"])
    #expect(tape.cases.map(\.skipReason) == [nil, "not yet"])
    #expect(tape.cases[1].steps.map(\.text) == ["Tab", "Enter"])
    #expect(tape.steps(of: tape.cases[1]).map(\.text) == ["Form signup.yaml", "Tab", "Enter"])
  }

  @Test func `a step knows its position`() throws {
    let tape = try tape("Wait /x/\n  Type \"é\"  Tab # on\n")
    let step = tape.cases[0].steps[2]
    #expect(step.text == "Tab")
    #expect(step.origin.place.line == 2)
    #expect(step.origin.place.column == 13)
    #expect(step.origin.line == "  Type \"é\"  Tab # on")
    #expect("\(step.origin)" == "t.tape:2")
  }

  @Test func `directives are commands, other comments are not`() throws {
    let tape = try tape(
      """
      #: Test "both"
      #: Form signup.yaml
      ##: Expect focus email
      # a comment
      Type "a" # another
        #: Expect focus name
      """
    )
    #expect(
      tape.cases[0].steps.map(\.text) == ["Form signup.yaml", "Type \"a\"", "Expect focus name"]
    )
  }

  @Test func `a byte order mark and any line ends are accepted`() throws {
    let tape = try tape("\u{FEFF}Tab\r\nType \"a\u{2028}b\"\rWait /x/")
    #expect(tape.cases[0].steps.map(\.text) == ["Tab", "Type \"a\u{2028}b\"", "Wait /x/"])
    #expect(tape.cases[0].steps.map(\.origin.place.line) == [1, 2, 3])
  }

  @Test func `skipped lines are not read`() throws {
    let tape = try tape(
      """
      #: Skip "only vhs starts a shell"
      Type "tabstop signup.yaml" Enter Nonsense !!
      #: End
      End
      Wait /x/
      """
    )
    #expect(tape.cases[0].steps.map(\.text) == ["End", "Wait /x/"])
    #expect((tape.cases[0].steps[0].command as? PressKey)?.keys == [.end])
  }

  @Test func `a misspelled End is reported`() {
    #expect(
      complaints("#: Skip\nTab\n#: Ende\n#: Expect focus name\n") == """
        t.tape:1:4: error[T112]: Skip without End; the rest of the tape is ignored
           1 | #: Skip
             |    ^^^^
        t.tape:3:4: error[T112]: ignored by the Skip above; close it with End
           3 | #: Ende
             |    ^^^^
        t.tape:4:4: error[T112]: ignored by the Skip above; close it with End
           4 | #: Expect focus name
             |    ^^^^^^
        """
    )
  }

  @Test func `a source is included in place and found relative to its tape`() throws {
    let beside = ["a/login.tape": "Source more.tape\nTab", "more.tape": "Type \"x\""]
    let tape = try tape("Source login.tape\nWait /x/", file: "a/t.tape", beside: beside)
    #expect(tape.cases[0].steps.map(\.text) == ["Type \"x\"", "Tab", "Wait /x/"])
    #expect(tape.cases[0].steps.map(\.origin.file) == ["more.tape", "a/login.tape", "a/t.tape"])
  }

  @Test func `circular sources are refused`() {
    let beside = ["b.tape": "Source t.tape", "t.tape": "Source b.tape"]
    #expect(
      complaints("Source b.tape", beside: beside) == """
        b.tape:1:1: error[T113]: "t.tape" includes itself
           1 | Source t.tape
             | ^^^^^^^^^^^^^
        """
    )
    #expect(complaints("Source c.tape").contains("error[T109]: no such tape: \"c.tape\""))
    #expect(complaints("Source c.txt").contains("expected a .tape file, found"))
  }

  @Test func `nested sources have a total limit`() {
    var beside = ["l0.tape": "Up"]
    for level in 1...7 {
      let lines = Array(repeating: "Source l\(level - 1).tape", count: 10)
      beside["l\(level).tape"] = lines.joined(separator: "\n")
    }
    #expect(
      complaints("Source l7.tape", beside: beside) == """
        l1.tape:8:1: error[T113]: more than 10000 sources
           8 | Source l0.tape
             | ^^^^^^^^^^^^^^
        """
    )
    beside["l0.tape"] = "# " + String(repeating: "x", count: 1 << 21) + "\nUp"
    #expect(
      complaints("Source l7.tape", beside: beside) == """
        l1.tape:8:1: error[T113]: the sources are larger than 16 MiB in total
           8 | Source l0.tape
             | ^^^^^^^^^^^^^^
        """
    )
  }

  @Test func `a line of many commands is read in one pass`() throws {
    let count = 100_000
    let tape = try tape("Type \"é\"" + String(repeating: " Up", count: count))
    let steps = tape.cases[0].steps
    #expect(steps.count == count + 1)
    #expect(steps[count].origin.place.column == 7 + 3 * count)
    let complaints = complaints(String(repeating: "Up , ", count: 10_000))
    #expect(complaints.hasSuffix("t.tape: 9900 more errors"))
  }

  @Test func `names are unique`() {
    let text = """
      Test "a"
      Form signup.yaml
      Expect snapshot "s"
      Expect snapshot "s"
      Test "a"
      Form signup.yaml
      Expect snapshot "s"
      """
    #expect(
      complaints(text) == """
        t.tape:4:1: error[T105]: duplicate snapshot "s", first on line 3
           4 | Expect snapshot "s"
             | ^^^^^^^^^^^^^^^^^^^
        t.tape:5:1: error[T106]: duplicate case "a", first on line 1
           5 | Test "a"
             | ^^^^^^^^
        """
    )
  }

  @Test func `cases whose snapshots would have the same names are errors`() {
    let text = """
      Test "Happy path"
      Form signup.yaml
      Expect snapshot "s"
      Test "happy, path!"
      Form signup.yaml
      Expect running
      Expect snapshot "t"
      Expect snapshot "u"
      """
    #expect(
      complaints(text) == """
        t.tape:7:1: error[T106]: case "happy, path!" has the same snapshots as "Happy path" on line 1
           7 | Expect snapshot "t"
             | ^^^^^^^^^^^^^^^^^^^
             = help: rename a case; snapshots are named by its letters and digits, ignoring case
        """
    )
    #expect(complaints("Test \"a1\"\nForm signup.yaml\nExpect running\nTest \"a 1\"") == "")
    #expect(
      complaints("Form signup.yaml\nExpect snapshot \"s\"\nTest \"C++\"\nTest \"C#\"").contains(
        "t.tape:4:1: error[T106]: case \"C#\" has the same snapshots as \"C++\" on line 3"
      )
    )
  }

  @Test(arguments: [
    ("Test \"C++\"", "Test \"C#\""), ("Test \"a\"", "Test \"A\""), ("Test \"é\"", "Test \"e\""),
  ])
  func `cases without snapshots only need different names`(first: String, second: String) {
    #expect(complaints("Form signup.yaml\nExpect running\n\(first)\n\(second)") == "")
  }

  @Test func `a form with an error is reported once`() {
    let text = (1...4).map { "Test \"\($0)\"\nForm broken.yaml\nExpect focus x\n" }.joined()
    #expect(
      complaints(text) == """
        t.tape:2:6: error[T111]: form "broken.yaml" has an error at 3:5: no such key
           2 | Form broken.yaml
             |      ^^^^^^^^^^^
        """
    )
    #expect(complaints("Form no.yaml\nForm no.yaml").split(separator: "T109").count == 3)
  }

  @Test func `each case has the preamble's form or its own`() {
    let text = """
      Test "a"
      Expect focus name
      Test "b"
      Form signup.yaml
      Expect focus name
      """
    #expect(
      complaints(text) == """
        t.tape:2:1: error[T103]: no form is open
           2 | Expect focus name
             | ^^^^^^
             = help: add a line above, like Form signup.yaml
        """
    )
    #expect(complaints("Form nope.yaml\nExpect focus x").contains("T103") == false)
  }

  @Test func `each error in a line is reported`() {
    let found = complaints("Slep 1 Sleep x Tab\nWait /x/")
    #expect(found.contains("unknown command \"Slep\""))
    #expect(found.contains("expected a time"))
  }

  @Test func `a native tape begins so that VHS refuses it`() {
    #expect(
      complaints("Type \"a\"\nForm signup.yaml\nExpect focus name") == """
        t.tape:2:1: warning[T203]: VHS would type this line into the program
           2 | Form signup.yaml
             | ^^^^
             = help: start the line with #:, or the file with Test
        """
    )
    let preamble = "Clock 2026-11-21T09:00:00Z\nEnv A b\n"
    #expect(complaints(preamble + "Test \"a\"\nForm signup.yaml\nExpect focus name") == "")
    #expect(complaints(preamble + "Form signup.yaml\nExpect focus name").contains("T203"))
  }

  @Test func `a tape without expectations gets a warning`() {
    #expect(
      complaints("Tab") == """
        t.tape:1:1: warning[T201]: the tape has no expectations
             = help: add an Expect or a Wait
        """
    )
  }

  @Test(arguments: ["", "\n\n", "# nothing\n"])
  func `a tape without commands is refused`(text: String) {
    #expect(complaints(text) == "t.tape:1:1: error[T008]: the tape has no commands")
  }

  @Test func `invalid bytes are not a tape`() {
    #expect(throws: (any Error).self) { try Tape(bytes: [0x54, 0xFF], file: "t.tape") }
    let long = String(repeating: "#", count: Tape.byteLimit + 1)
    #expect(
      complaints(long)
        == "t.tape:1:1: error[T008]: the file is larger than 8 MiB, the limit for a tape"
    )
  }
}
