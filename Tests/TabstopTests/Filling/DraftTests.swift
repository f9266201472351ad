import Foundation
import TapeRunner
import TestSupport
import Testing

@testable import tabstop

/// Drafts as used: the real program on a pseudo-terminal, ended in every way.
@Suite(.serialized)
struct DraftTests {
  private static let form = """
    title: Join
    fields:
      - {id: user, type: text, label: User, rules: [required]}
      - {id: key, type: password, label: Key}
      - {id: age, type: number, label: Age}
    """

  /// A user's folder with a form, and the folder of drafts below it.
  private final class Home {
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "tabstop-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try DraftTests.form.write(to: form, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var form: URL { folder.appending(path: "form.yaml") }

    var drafts: URL { folder.appending(path: "tabstop/drafts") }

    /// The drafts; not the file by which programs reserve one.
    var files: [URL] {
      let names = try? FileManager.default.contentsOfDirectory(atPath: drafts.path)
      return (names ?? []).filter { $0 != "lock" }.sorted().map { drafts.appending(path: $0) }
    }

    /// The content of all files below the folder, but the form.
    var everything: String { content(of: files) }

    /// The content of the drafts that are in place, not of one that is being written.
    var saved: String { content(of: files.filter { $0.pathExtension == "json" }) }

    private func content(of files: [URL]) -> String {
      files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
    }
  }

  /// The program filling the form on a terminal.
  private final class Filling {
    let terminal: PseudoTerminal
    let program: PseudoProcess

    init(_ home: Home, _ options: [String] = [], state: String? = nil) throws {
      terminal = try PseudoTerminal()
      program = try PseudoProcess(
        [PseudoFilling.program, "fill", home.form.path] + options,
        environment: PseudoFilling.environment.merging(
          ["XDG_STATE_HOME": state ?? home.folder.path]
        ) { $1 },
        terminal: terminal,
        output: home.folder.appending(path: "answers").path
      )
      try terminal.waitForOutput(options.contains("--plain") ? "> " : "\u{1B}[H\u{1B}[")
      terminal.waitForSilence(.milliseconds(50))
    }

    func waitForEnd() throws -> ChildProcess.End { try program.waitForEnd() }
  }

  /// Waits until a draft has a text.
  private static func wait(for text: String, in home: Home) {
    for _ in 0..<1_000 where !home.saved.contains(text) { usleep(10_000) }
    #expect(home.saved.contains(text))
  }

  /// Leaves a draft with two answers.
  private static func home(keys: String = "ada\t\t12") throws -> Home {
    let home = try Home()
    let filling = try Filling(home)
    try filling.terminal.type(keys)
    wait(for: #""age": 12"#, in: home)
    filling.program.send(SIGKILL)
    _ = try filling.waitForEnd()
    return home
  }

  @Test func `a second after the last key, kill -9 loses nothing, and only the user can read it`()
    throws
  {
    let home = try Self.home()
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
    let home = try Home()
    let filling = try Filling(home)
    try filling.terminal.type("ada")
    Self.wait(for: "a", in: home)
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
      ("\u{1B}\u{1B}", nil, 1), ("\u{3}\u{3}", nil, 130), ("", SIGHUP, 129), ("", SIGTERM, 143),
    ] as [(String, Int32?, Int32)]
  )
  func `every end except a submit keeps the last key`(keys: String, signal: Int32?, status: Int32)
    throws
  {
    let home = try Home()
    let filling = try Filling(home)
    try filling.terminal.type("ada")
    Self.wait(for: "a", in: home)
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
    let home = try Self.home()
    let filling = try Filling(home)
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
    let home = try Self.home()
    let before = home.everything
    let filling = try Filling(home, [option])
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
    let home = try Home()
    let filling = try Filling(home, ["--output", "/dev/full"])
    try filling.terminal.type("ada\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(2))
    #expect(home.everything.contains("ada"))
  }

  @Test(arguments: ["", "\t\t", "a\u{7F}"])
  func `without an answer there is no draft`(keys: String) throws {
    let home = try Home()
    let filling = try Filling(home)
    try filling.terminal.type(keys)
    filling.terminal.waitForSilence(.milliseconds(100))
    filling.program.send(SIGTERM)
    _ = try filling.waitForEnd()
    #expect(home.files.isEmpty)
  }

  @Test(arguments: [[], ["--plain"]])
  func `a secret is never written to disk`(options: [String]) throws {
    let home = try Home()
    let filling = try Filling(home, options)
    let isPlain = !options.isEmpty
    try filling.terminal.type(isPlain ? "ada\n" : "ada\t")
    if isPlain { try filling.terminal.waitForOutput("not shown.\r\n> ") }
    try filling.terminal.type(isPlain ? "hunter22\n" : "hunter22\t")
    if isPlain { try filling.terminal.waitForOutput("3 of 3") }
    try filling.terminal.type(isPlain ? "12\n" : "12")
    Self.wait(for: #""age": 12"#, in: home)
    filling.program.send(SIGTERM)
    #expect(try filling.waitForEnd() == .status(143))
    #expect(!home.everything.contains("hunter"))
    #expect(home.everything.contains("ada"))
  }

  @Test func `line mode offers a draft, and keeps each line`() throws {
    let home = try Self.home()
    let filling = try Filling(home, ["--plain"])
    try filling.terminal.waitForOutput("Enter yes or no.\r\n> ")
    try filling.terminal.type("yes\n")
    try filling.terminal.waitForOutput("[ada] > ")
    try filling.terminal.type("grace\n")
    Self.wait(for: "grace", in: home)
    filling.program.send(SIGKILL)
    _ = try filling.waitForEnd()
    #expect(home.everything.contains(#""age": 12"#))
  }

  @Test(arguments: [[], ["--plain"]])
  func `a form that another program runs keeps that program's draft`(options: [String]) throws {
    let home = try Self.home()
    let first = try Filling(home, ["--resume"])
    try first.terminal.waitForOutput("ada")
    let second = try Filling(home, options)
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
    try first.terminal.type("\u{1B}")
    #expect(try first.waitForEnd() == .status(1))
    #expect(home.everything.contains(#""user": "ada!""#))
    let third = try Filling(home)
    try third.terminal.waitForOutput("Resume your draft")
    try third.terminal.type("\u{3}\u{3}")
    _ = try third.waitForEnd()
  }

  @Test(arguments: [true, false])
  func `of two programs that found no draft, the first to write one keeps it`(submits: Bool) throws
  {
    let home = try Home()
    let (late, early) = (try Filling(home), try Filling(home))
    #expect(!FileManager.default.fileExists(atPath: home.drafts.path))
    try early.terminal.type("bob")
    Self.wait(for: #""user": "bob""#, in: home)
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
    let home = try Self.home()
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
    let home = try Self.home()
    try Self.form.replacing("id: age", with: "id: years").write(
      to: home.form,
      atomically: true,
      encoding: .utf8
    )
    let filling = try Filling(home, ["--resume"])
    try filling.terminal.waitForOutput("no longer fit: age")
    try filling.terminal.type("x")
    Self.wait(for: "adax", in: home)
    #expect(home.everything.contains(#""age": 12"#), "what does not fit is kept beside the draft")
    try filling.terminal.type("\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(home.everything.isEmpty)
  }

  @Test func `a damaged draft is moved, and a notice names it`() throws {
    let home = try Self.home()
    let draft = home.files[0]
    for count in 1...2 {
      try "{\"time\": 1".write(to: draft, atomically: true, encoding: .utf8)
      let filling = try Filling(home)
      try filling.terminal.waitForOutput("damaged draft was moved to /")
      try filling.terminal.waitForOutput(".json.damaged")
      try filling.terminal.type("\u{1B}")
      #expect(try filling.waitForEnd() == .status(1))
      #expect(home.files.count == count)
      #expect(home.files.allSatisfy { $0.lastPathComponent.contains(".damaged") })
    }
  }

  @Test func `if no draft can be written, a notice says so once, and filling continues`() throws {
    let home = try Home()
    let filling = try Filling(home, state: "/dev/null/none")
    try filling.terminal.type("ada")
    try filling.terminal.waitForOutput("Drafts cannot be saved")
    try filling.terminal.type("\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
  }

  @Test(arguments: [["--resume", "--no-draft"], ["--resume", "--no-input"]])
  func `options that exclude each other are an error`(options: [String]) throws {
    let home = try Home()
    let run = try runProgram(["fill", home.form.path] + options)
    #expect(run.status == 2)
    #expect(run.complaint.contains("cannot be combined"))
  }
}
