import Foundation
import SystemCalls
import TestSupport
import Testing

/// Drafts that must not be lost: set aside, resumed by number, left by killed programs.
@Suite(.serialized, .waiting)
struct DraftKeepingTests {
  /// Types at the start of a form, and ends the program once an answer is saved.
  private static func fill(
    _ home: DraftHome,
    _ options: [String] = [],
    keys: [String],
    until text: String
  ) throws {
    let filling = try DraftFilling(home, options)
    for key in keys {
      try filling.terminal.type(key)
      filling.terminal.waitForSilence(.milliseconds(50))
    }
    home.wait(for: text)
    filling.program.send(SIGTERM)
    #expect(try filling.waitForEnd() == .status(143))
  }

  /// Returns how the program ends that resumes a draft in line mode, and what it prints.
  private static func resume(
    _ home: DraftHome,
    _ options: [String],
    lines: String = ""
  ) throws -> (output: String, complaint: String, status: Int32) {
    try runProgram(
      ["fill", home.form.path, "--plain"] + options,
      environment: PseudoFilling.environment.merging(["XDG_STATE_HOME": home.folder.path]) { $1 },
      input: lines
    )
  }

  @Test func `a typed key does not answer the offer, and loses nothing`() throws {
    let home = try DraftHome.withDraft()
    let before = home.everything
    for keys in ["x", "y\t", "\u{1B}[200~pasted\u{1B}[201~"] {
      let filling = try DraftFilling(home)
      try filling.terminal.type(keys)
      try filling.terminal.waitForOutput("to start over.")
      try filling.terminal.type("\u{3}")
      #expect(try filling.waitForEnd() == .status(130))
      #expect(home.everything == before)
    }
  }

  @Test func `drafts that were set aside are all kept, listed, and resumed by number`() throws {
    let home = try DraftHome.withDraft()
    try Self.fill(home, keys: ["\u{1B}[27u", "bob"], until: "bob")
    try Self.fill(home, keys: ["\u{1B}[27u", "eve"], until: "eve")
    #expect(home.files.count == 3)
    for name in ["ada", "bob", "eve"] { #expect(home.everything.contains(name)) }
    let list = try Self.resume(home, ["--resume"])
    #expect(list.status == 2)
    #expect(list.complaint.contains("--resume: this form has 3 drafts"))
    #expect(list.complaint.contains("  2 answers\n"))
    #expect(list.complaint.components(separatedBy: "  1 answer\n").count == 3)
    for (number, problem) in [("4", "this form has 3 drafts"), ("0", "this form has 3 drafts")] {
      let run = try Self.resume(home, ["--draft", number])
      #expect(run.status == 2 && run.complaint.contains("--draft \(number): \(problem)"))
    }
    let number = try #require(
      list.complaint.split(separator: "\n").first { $0.hasSuffix("2 answers") }?
        .split(separator: " ")[1]
    )
    let resumed = try Self.resume(home, ["--draft", "\(number)"], lines: ":submit\n")
    #expect(resumed.output.contains(#""age": 12"#) && resumed.output.contains("ada"))
    #expect(home.files.count == 2 && !home.everything.contains("ada"))
  }

  @Test func `a submit after starting over keeps the draft, and the next start mentions it`() throws
  {
    let home = try DraftHome.withDraft()
    for isTyping in [true, false] {
      let filling = try DraftFilling(home)
      try filling.terminal.type("\u{1B}")
      try filling.terminal.waitForOutput("draft is kept")
      try filling.terminal.type("bob\u{1B}OQ")
      #expect(try filling.waitForEnd() == .status(0))
      #expect(home.files.count == 1 && home.everything.contains("ada"), "\(isTyping)")
      let next = try DraftFilling(home)
      try next.terminal.waitForOutput("1 other draft is kept; see --resume.")
      try next.terminal.type("\u{1B}")
      #expect(try next.waitForEnd() == .status(1))
      guard isTyping else { break }
      try Self.fill(home, ["--resume"], keys: ["!"], until: "ada!")
    }
    #expect(try Self.resume(home, ["--resume"], lines: ":submit\n").output.contains("ada"))
    #expect(home.files.isEmpty)
  }

  @Test(arguments: [["--resume"], ["--draft", "1"]])
  func `without a draft, only a number is an error`(options: [String]) throws {
    let run = try Self.resume(try DraftHome(), options, lines: "bob\n\n\nyes\n")
    #expect(run.status == (options.count == 1 ? 0 : 2))
    #expect(options.count == 1 || run.complaint.contains("--draft 1: this form has no draft"))
  }

  /// Returns a home with a draft of a long answer and a number of 19 digits, where the user is last.
  private static func withLongNumber() throws -> DraftHome {
    let home = try DraftHome()
    let answer = "an answer that is much longer than the number below it"
    try fill(home, keys: [answer, "\t\t1234567890123456789"], until: "1234567890123456789")
    return home
  }

  @Test func `a resumed draft of which one long answer was replaced is set aside`() throws {
    let home = try Self.withLongNumber()
    try Self.fill(home, ["--resume"], keys: ["\u{15}7"], until: #""age": 7"#)
    #expect(home.everything.contains("1234567890123456789"))
    #expect(home.files.count == 2)
  }

  @Test(arguments: ["!\u{1B}OQ", "\u{1B}OQ"])
  func `what the form no longer asks is kept when the rest is submitted`(keys: String) throws {
    let home = try Self.withLongNumber()
    try DraftHome.text.replacing("  - {id: age, type: number, label: Age}", with: "")
      .write(to: home.form, atomically: true, encoding: .utf8)
    let filling = try DraftFilling(home, ["--resume"])
    try filling.terminal.type(keys)
    #expect(try filling.waitForEnd() == .status(0))
    #expect(home.everything.contains("1234567890123456789"))
  }

  @Test(arguments: ["\u{15}", "\u{15}b"])
  func `a resumed draft of which most was deleted is set aside`(keys: String) throws {
    let home = try DraftHome()
    try Self.fill(home, keys: ["a long answer"], until: "a long answer")
    let filling = try DraftFilling(home, ["--resume"])
    try filling.terminal.type(keys)
    for _ in 0..<1_000 where home.files.count(where: { $0.pathExtension != "json" }) == 0 {
      usleep(10_000)
    }
    filling.program.send(SIGTERM)
    _ = try filling.waitForEnd()
    #expect(home.everything.contains("a long answer"))
    let next = try DraftFilling(home, ["--draft", keys == "\u{15}" ? "1" : "2"])
    try next.terminal.waitForOutput("a long answer")
    try next.terminal.type("\u{1B}OQ")
    #expect(try next.waitForEnd() == .status(0))
  }

  @Test func `a draft with an answer that was also given is kept`() throws {
    let home = try DraftHome.withDraft()
    try Self.fill(home, ["--resume", "--set", "user=bob"], keys: ["3"], until: "bob3")
    #expect(home.everything.contains("ada"))
  }

  @Test func `a resumed draft opens at the field where the user was`() throws {
    let home = try DraftHome()
    try Self.fill(home, keys: ["ada\t\t12"], until: "12")
    try Self.fill(home, ["--resume"], keys: ["3"], until: "123")
    let filling = try DraftFilling(home, ["--resume"])
    try filling.terminal.type("\u{1B}[Z\u{1B}[Z!")
    home.wait(for: "ada!")
    try filling.terminal.type("\t")
    filling.terminal.waitForSilence(.milliseconds(100))
    filling.program.send(SIGHUP)
    _ = try filling.waitForEnd()
    #expect(home.everything.contains(#""field": "key""#))
  }

  @Test(arguments: [[], ["--plain"]])
  func `a second program says at its start that it keeps no draft`(options: [String]) throws {
    let home = try DraftHome()
    let first = try DraftFilling(home)
    let second = try DraftFilling(home, options)
    #expect(second.terminal.output.contains("no draft is kept here"))
    try second.terminal.type(options.isEmpty ? "bob\u{1B}" : "bob\n:cancel\n")
    try second.terminal.waitForOutput(options.isEmpty ? "Discard your answers?" : "discard")
    try second.terminal.type(options.isEmpty ? "\t\r" : ":cancel\n")
    #expect(try second.waitForEnd() == .status(1))
    #expect(home.files.isEmpty)
    first.program.send(SIGTERM)
    _ = try first.waitForEnd()
  }

  @Test(arguments: ["\u{1B}", "\u{1B}OQ"])
  func `what a killed program left half-written is removed`(keys: String) throws {
    let home = try DraftHome.withDraft()
    let draft = home.files[0]
    let remains = draft.appendingPathExtension("a1B2c3")
    let others = ["before", "before-2", "damaged", "a1B2c3d"].map(draft.appendingPathExtension)
    for file in [remains] + others {
      try FileManager.default.copyItem(at: draft, to: file)
    }
    let filling = try DraftFilling(home)
    try filling.terminal.type("\r")
    filling.terminal.waitForSilence(.milliseconds(50))
    try filling.terminal.type("!" + keys)
    if keys.count == 1 {
      home.wait(for: "ada!")
      filling.program.send(SIGTERM)
    }
    _ = try filling.waitForEnd()
    let names = Set(home.files.map(\.lastPathComponent))
    #expect(!names.contains(remains.lastPathComponent))
    #expect(others.allSatisfy { names.contains($0.lastPathComponent) })
  }

  @Test(arguments: ["pipe", "folder", "device"])
  func `a draft that is not a file is moved, and the program still ends at once`(
    kind: String
  ) throws {
    let home = try DraftHome.withDraft()
    let draft = home.files[0]
    try FileManager.default.removeItem(at: draft)
    switch kind {
    case "pipe": mkfifo(draft.path, 0o600)
    case "folder": mkdir(draft.path, 0o700)
    default: symlink("/dev/tty", draft.path)
    }
    let filling = try DraftFilling(home)
    try filling.terminal.waitForOutput("damaged draft was moved")
    try filling.terminal.type("bob")
    home.wait(for: "bob")
    filling.program.send(SIGTERM)
    #expect(try filling.waitForEnd() == .status(143))
  }
}
