import Foundation
import SystemCalls
import TestSupport
import Testing

/// `--announce`: the built program on a pseudo-terminal.
@Suite(.serialized, .waiting)
struct AnnouncementTests {
  @Test func `screen changes are announced in a file`() throws {
    let folder = try PseudoFolder()
    let log = folder.file("log")
    let filling = try PseudoFilling(signUpForm, options: ["--announce", log])
    for keys in ["Ada", "\t", " ", "\u{1B}OQ"] {
      try filling.terminal.type(keys)
      filling.terminal.waitForSilence()
    }
    #expect(try filling.waitForEnd() == .status(0))
    #expect(
      try folder.read("log") == """
        Sign up
        text field, Name, required, empty, 1 of 2
        valid
        switch, News, no, 2 of 2
        yes
        Submitted.

        """
    )
  }

  @Test func `a submit is announced after the answers are written`() throws {
    let folder = try PseudoFolder()
    let log = folder.file("log")
    let target = folder.file("answers.json")
    let filling = try PseudoFilling(
      signUpForm,
      options: ["--announce", log, "--output", target]
    )
    try filling.terminal.type("Ada")
    filling.terminal.waitForSilence()
    // By then, a folder with that name is in the way.
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
    try filling.terminal.type("\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(2))
    #expect(try folder.read("log").hasSuffix("valid\n"))
  }

  @Test func `announcements can go to a descriptor`() throws {
    let folder = try PseudoFolder()
    let form = try folder.write(signUpForm, to: "form.yaml")
    let script = #"printf 'Ada\nno\nyes\n' | "$0" fill "$1" --plain --announce 3 3> "$2""#
    let program = try PseudoProcess(
      ["/bin/sh", "-c", script, PseudoFilling.program, form, folder.file("log")],
      environment: PseudoFilling.environment,
      terminal: nil,
      output: folder.file("output"),
      errors: folder.file("errors")
    )
    #expect(try program.waitForEnd() == .status(0))
    let lines = try folder.read("log").split(separator: "\n")
    #expect(
      lines.prefix(4) == [
        "Sign up", "text field, Name, required, empty, 1 of 2", "Name, Ada",
        "switch, News, no, 2 of 2",
      ]
    )
    #expect(lines.last == "Submitted.")
  }

  @Test func `a line too long for a full pipe does not block the form`() throws {
    let title = String(repeating: "x", count: 200_000)
    let filling = try PseudoFilling(
      "title: \(title)\nfields:\n  - {id: name, type: text}\n",
      // The pipe is open for reading, but is not read.
      shell: """
        mkfifo "$1.pipe"; exec 3<>"$1.pipe"; rm "$1.pipe"; "$0" fill "$1" --announce 3 > "$2"
        """
    )
    try filling.terminal.type("Ada\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(try filling.answers.contains("Ada"))
  }

  @Test func `a named pipe without a reader does not block the form`() throws {
    let filling = try PseudoFilling(
      signUpForm,
      shell: #"mkfifo "$1.pipe"; "$0" fill "$1" --announce "$1.pipe" > "$2""#
    )
    try filling.terminal.type("Ada\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(try filling.answers.contains("Ada"))
  }

  @Test func `a closed reader changes nothing`() throws {
    let folder = try PseudoFolder()
    let form = try folder.write(signUpForm, to: "form.yaml")
    let script = """
      { printf 'Ada\\nno\\nyes\\n' | "$0" fill "$1" --plain --announce 4 4>&1 >"$2" 2>/dev/null; \
      echo $? >"$3"; } | true
      """
    let program = try PseudoProcess(
      [
        "/bin/sh", "-c", script, PseudoFilling.program, form, folder.file("output"),
        folder.file("status"),
      ],
      environment: PseudoFilling.environment,
      terminal: nil
    )
    #expect(try program.waitForEnd() == .status(0))
    #expect(try folder.read("status") == "0\n")
    #expect(try folder.read("output").contains("Ada"))
  }
}
