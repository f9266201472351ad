import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import tabstop

/// Drafts as used: the real program on a pseudo-terminal, ended in every way.
@Suite(.serialized, .waiting)
struct DraftTests {
  @Test func `a second after the last key, kill -9 loses nothing, and only the user can read it`()
    throws
  {
    let home = try DraftHome.withDraft()
    #expect(home.files.count == 1)
    #expect(home.everything.contains(#""age": 12"#))
    #expect(home.everything.contains(#""user": "ada""#))
    for (path, mode) in [(home.files[0].path, 0o600), (home.drafts.path, 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? Int) == mode)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task"), "needs /proc"))
  func `after a write, no thread is left that would wake the program`() throws {
    let home = try DraftHome()
    let filling = try DraftFilling(home)
    try filling.terminal.type("ada")
    home.wait(for: "a")
    var threads: [String] = []
    for _ in 0..<1_000 where threads.count != 1 {
      threads = try FileManager.default.contentsOfDirectory(
        atPath: "/proc/\(filling.program.id)/task"
      )
      usleep(10_000)
    }
    #expect(threads.count == 1)
    filling.program.send(SIGKILL)
    _ = try filling.waitForEnd()
  }

  @Test(
    arguments: [
      ("\u{1B}\t\r", nil, 1), ("\u{3}\u{3}", nil, 130), ("", SIGHUP, 129), ("", SIGTERM, 143),
    ] as [(String, Int32?, Int32)]
  )
  func `every end except a submit keeps the last key`(keys: String, signal: Int32?, status: Int32)
    throws
  {
    let home = try DraftHome()
    let filling = try DraftFilling(home)
    try filling.terminal.type("ada")
    home.wait(for: "a")
    try filling.terminal.type("lovelace")
    try filling.terminal.waitForOutput("e")
    filling.terminal.waitForSilence(.milliseconds(100))
    for key in keys {
      try filling.terminal.type("\(key)")
      filling.terminal.waitForSilence(.milliseconds(100))
    }
    if let signal { filling.program.send(signal) }
    #expect(try filling.waitForEnd() == .status(status))
    #expect(home.everything.contains("adalovelace"))
  }

  @Test func `a draft is offered, resumed, and deleted by a submit`() throws {
    let home = try DraftHome.withDraft()
    let filling = try DraftFilling(home)
    try filling.terminal.waitForOutput("Resume your draft")
    try filling.terminal.type("\r")
    try filling.terminal.waitForOutput("ada")
    try filling.terminal.type("!\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    let answers = try String(contentsOf: home.folder.appending(path: "answers"), encoding: .utf8)
    #expect(answers.contains(#""user": "ada!""#))
    #expect(answers.contains(#""age": 12"#))
    #expect(home.files.isEmpty)
  }

  @Test(arguments: [("--resume", true), ("--no-draft", false)])
  func `options resume a draft without asking, or ignore it`(option: String, isTaken: Bool)
    throws
  {
    let home = try DraftHome.withDraft()
    let before = home.everything
    let filling = try DraftFilling(home, [option])
    try filling.terminal.type("bob")
    filling.terminal.waitForSilence(.milliseconds(100))
    #expect(!filling.terminal.output.contains("Resume your draft"))
    try filling.terminal.type("\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    let answers = try String(contentsOf: home.folder.appending(path: "answers"), encoding: .utf8)
    #expect(answers.contains(isTaken ? #""user": "adabob""# : #""user": "bob""#))
    #expect(home.everything == (isTaken ? "" : before))
  }

  @Test func `answers that were submitted but could not be written stay a draft`() throws {
    let home = try DraftHome()
    let filling = try DraftFilling(home, ["--output", "/dev/full"])
    try filling.terminal.type("ada\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(2))
    #expect(home.everything.contains("ada"))
  }

  @Test(arguments: ["", "\t\t", "a\u{7F}"])
  func `without an answer there is no draft`(keys: String) throws {
    let home = try DraftHome()
    let filling = try DraftFilling(home)
    try filling.terminal.type(keys)
    filling.terminal.waitForSilence(.milliseconds(100))
    filling.program.send(SIGTERM)
    _ = try filling.waitForEnd()
    #expect(home.files.isEmpty)
  }

  @Test(arguments: [[], ["--plain"]])
  func `a secret is never written to disk`(options: [String]) throws {
    let home = try DraftHome()
    let filling = try DraftFilling(home, options)
    let isPlain = !options.isEmpty
    try filling.terminal.type(isPlain ? "ada\n" : "ada\t")
    if isPlain { try filling.terminal.waitForOutput("not shown.\r\n> ") }
    try filling.terminal.type(isPlain ? "hunter22\n" : "hunter22\t")
    if isPlain { try filling.terminal.waitForOutput("3 of 3") }
    try filling.terminal.type(isPlain ? "12\n" : "12")
    home.wait(for: #""age": 12"#)
    filling.program.send(SIGTERM)
    #expect(try filling.waitForEnd() == .status(143))
    #expect(!home.everything.contains("hunter"))
    #expect(home.everything.contains("ada"))
  }

  @Test func `line mode offers a draft, and keeps each line`() throws {
    let home = try DraftHome.withDraft()
    let filling = try DraftFilling(home, ["--plain"])
    try filling.terminal.waitForOutput("Enter yes or no.\r\n> ")
    try filling.terminal.type("yes\n")
    try filling.terminal.waitForOutput("[ada] > ")
    try filling.terminal.type("grace\n")
    home.wait(for: "grace")
    filling.program.send(SIGKILL)
    _ = try filling.waitForEnd()
    #expect(home.everything.contains(#""age": 12"#))
  }

  @Test(arguments: [[], ["--plain"]])
  func `a form that another program runs keeps that program's draft`(options: [String]) throws {
    let home = try DraftHome.withDraft()
    let first = try DraftFilling(home, ["--resume"])
    try first.terminal.waitForOutput("ada")
    let second = try DraftFilling(home, options)
    #expect(!second.terminal.output.contains("Resume your draft"))
    try second.terminal.type(options.isEmpty ? "bob\u{1B}OQ" : "bob\n:submit\n")
    #expect(try second.waitForEnd() == .status(0))
    #expect(home.everything.contains(#""user": "ada""#))
    let resumed = try runProgram(
      ["fill", home.form.path, "--plain", "--resume"],
      environment: PseudoFilling.environment.merging(["XDG_STATE_HOME": home.folder.path]) { $1 }
    )
    #expect(resumed.status == 2)
    #expect(resumed.complaint.contains("--resume: another tabstop that fills this form"))
    try first.terminal.type("!\u{1B}")
    try first.terminal.waitForOutput("keep a draft")
    try first.terminal.type("\t\r")
    #expect(try first.waitForEnd() == .status(1))
    #expect(home.everything.contains(#""user": "ada!""#))
    let third = try DraftFilling(home)
    try third.terminal.waitForOutput("Resume your draft")
    try third.terminal.type("\u{3}\u{3}")
    _ = try third.waitForEnd()
  }

  @Test(arguments: [true, false])
  func `of two programs that found no draft, the first keeps one, and the other says so`(
    submits: Bool
  ) throws {
    let home = try DraftHome()
    let early = try DraftFilling(home)
    let late = try DraftFilling(home)
    #expect(late.terminal.output.contains("No draft") || late.terminal.output.contains("no draft"))
    try early.terminal.type("bob")
    home.wait(for: #""user": "bob""#)
    try late.terminal.type(submits ? "ada\u{1B}OQ" : "ada")
    if !submits {
      late.terminal.waitForSilence(.milliseconds(200))
      late.program.send(SIGTERM)
    }
    #expect(try late.waitForEnd() == .status(submits ? 0 : 143))
    #expect(home.everything.contains(#""user": "bob""#) && !home.everything.contains("ada"))
    try early.terminal.type("\u{1B}OQ")
    #expect(try early.waitForEnd() == .status(0))
    #expect(home.files.isEmpty)
  }

  @Test func `lines from a pipe neither read nor write a draft, unless they resume it`() throws {
    let home = try DraftHome.withDraft()
    let before = home.everything
    let variables = PseudoFilling.environment.merging(["XDG_STATE_HOME": home.folder.path]) { $1 }
    let lines = "bob\n\n\nyes\n"
    let plain = ["fill", home.form.path, "--plain"]
    let run = try runProgram(plain, environment: variables, input: lines)
    #expect(run.output.contains(#""user": "bob""#))
    #expect(run.output.contains(#""age": null"#))
    #expect(home.everything == before)
    let resumed = try runProgram(plain + ["--resume"], environment: variables, input: lines)
    #expect(resumed.output.contains(#""age": 12"#))
    #expect(home.files.isEmpty)
  }

  @Test func `a draft of an older form is used as far as it fits`() throws {
    let home = try DraftHome.withDraft()
    try DraftHome.text.replacing("id: age", with: "id: years").write(
      to: home.form,
      atomically: true,
      encoding: .utf8
    )
    let filling = try DraftFilling(home, ["--resume"])
    try filling.terminal.waitForOutput("no longer fit: age")
    try filling.terminal.type("x")
    home.wait(for: "adax")
    #expect(home.everything.contains(#""age": 12"#), "what does not fit is kept beside the draft")
    try filling.terminal.type("\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(home.everything.contains(#""age": 12"#) && !home.everything.contains("adax"))
  }

  @Test func `a damaged draft is moved, and a notice names it`() throws {
    let home = try DraftHome.withDraft()
    let draft = home.files[0]
    for count in 1...2 {
      try "{\"time\": 1".write(to: draft, atomically: true, encoding: .utf8)
      let filling = try DraftFilling(home)
      // The path is in one row.
      filling.terminal.resize(columns: 160, rows: 24)
      try filling.terminal.waitForOutput("damaged draft was moved to")
      try filling.terminal.waitForOutput(".json.damaged")
      try filling.terminal.type("\u{1B}")
      #expect(try filling.waitForEnd() == .status(1))
      #expect(home.files.count == count)
      #expect(home.files.allSatisfy { $0.lastPathComponent.contains(".damaged") })
    }
  }

  @Test func `if no draft can be written, a notice says so once, and filling continues`() throws {
    let home = try DraftHome()
    let filling = try DraftFilling(home, state: "/dev/null/none")
    try filling.terminal.type("ada")
    try filling.terminal.waitForOutput("Drafts cannot be saved")
    try filling.terminal.type("\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
  }

  @Test(arguments: [["--resume", "--no-draft"], ["--resume", "--no-input"]])
  func `options that exclude each other are an error`(options: [String]) throws {
    let home = try DraftHome()
    let run = try runProgram(["fill", home.form.path] + options)
    #expect(run.status == 2)
    #expect(run.complaint.contains("cannot be combined"))
  }
}
