import Foundation
import SystemCalls
import TestSupport
import Testing

/// `tabstop new` and `tabstop demo` as used: the real program.
struct NewTests {
  private let folder = try? TapeFolder()
  private let url: URL

  private static let answers = #"""
    {"title": "Sign up", "fields": [{"label": "Email", "rule": "email"}]}
    """#

  init() throws {
    url = try #require(folder).url
  }

  private func new(
    _ arguments: String...,
    answers: String = NewTests.answers
  ) throws -> (output: String, complaint: String, status: Int32) {
    try runProgram(
      ["new", "--no-input", "--answers", "-"] + arguments,
      in: url,
      environment: PseudoFilling.environment,
      input: answers
    )
  }

  @Test func `a form and its tape are written, and the tape passes`() throws {
    let run = try new("sub folder.yaml")
    #expect(run.output == "")
    #expect(run.complaint.hasPrefix("wrote sub folder.yaml and sub folder.tape\n"))
    #expect(run.complaint.contains("tabstop test 'sub folder.tape'"))
    #expect(run.status == 0)
    let test = try runProgram(["test", "sub folder.tape"], in: url)
    #expect(test.output.contains("3 passed, 0 failed"), "\(test.output)")
    #expect(test.status == 0)
  }

  @Test(arguments: ["n.yaml", "n.tape"])
  func `existing files are overwritten only with --force`(existing: String) throws {
    try folder?.write("mine", to: existing)
    let refused = try new("n.yaml")
    #expect(
      refused.complaint == "tabstop: error: \(existing) already exists; --force overwrites it\n"
    )
    #expect(refused.status == 2)
    #expect(folder?.read(existing) == "mine")
    let other = existing == "n.yaml" ? "n.tape" : "n.yaml"
    #expect(folder?.read(other) == nil)
    #expect(try new("n.yaml", "--force").status == 0)
    #expect(folder?.read("n.yaml")?.contains("title: Sign up\n") == true)
    #expect(folder?.read("n.tape")?.contains("Form \"n.yaml\"\n") == true)
  }

  @Test(arguments: [
    (["n.yaml"], "{}", 1, "title: Title is required.\n"),
    (["n.yaml"], #"{"name": 1}"#, 1, #"unknown field "name""#),
    (["n.txt"], "{}", 2, #"expected a form file like signup.yaml, found "n.txt""#),
    (["none/n.yaml"], "{}", 2, "no such folder: none"),
    ([], "{}", 2, "missing argument <form>\n"),
  ])
  func `nothing is written without valid answers`(
    arguments: [String],
    answers: String,
    status: Int32,
    complaint: String
  ) throws {
    let run = try runProgram(
      ["new", "--no-input", "--answers", "-"] + arguments,
      in: url,
      input: answers
    )
    #expect(run.complaint.contains(complaint), "\(run.complaint)")
    #expect(run.status == status)
    #expect(folder?.read("n.yaml") == nil)
    #expect(folder?.read("n.tape") == nil)
  }

  @Test(arguments: [
    (["new", "--questions"], "new.yaml"), (["demo", "--form"], "signup.yaml"),
  ])
  func `the program contains the forms of the project`(arguments: [String], name: String) throws {
    let run = try runProgram(arguments)
    let file = URL(filePath: Corpus.folder + "Forms/\(name)")
    #expect(try run.output == String(contentsOf: file, encoding: .utf8))
    #expect(run.status == 0)
  }

  @Test func `the demo's form and tape can be saved, and the tape passes`() throws {
    try folder?.write(runProgram(["demo", "--form"]).output, to: "signup.yaml")
    try folder?.write(runProgram(["demo", "--tape"]).output, to: "signup.tape")
    let test = try runProgram(["test", "signup.tape"], in: url)
    #expect(test.status == 0, "\(test.output)")
    #expect(folder?.read("Forms/demo.svg") == nil)
  }
}

/// The demo on a pseudo-terminal.
@Suite(.serialized, .waiting)
struct DemoTests {
  private let folder: PseudoFolder
  private let terminal: PseudoTerminal

  init() throws {
    folder = try PseudoFolder()
    terminal = try PseudoTerminal(columns: 80, rows: 24)
  }

  private func start() throws -> PseudoProcess {
    try PseudoProcess(
      [PseudoFilling.program, "demo"],
      environment: PseudoFilling.environment,
      terminal: terminal,
      errors: folder.file("errors")
    )
  }

  @Test func `a key hands the form over, and next steps are printed`() throws {
    let settings = terminal.settings
    let demo = try start()
    try terminal.waitForOutput("Any key: try it")
    try terminal.type("x")
    try terminal.waitForOutput("your turn")
    terminal.waitForSilence(.milliseconds(50))
    try terminal.type("\u{3}")
    #expect(try demo.waitForEnd() == .status(130))
    #expect(try folder.read("errors").contains("tabstop new my.yaml"))
    #expect(terminal.settings == settings)
  }

  @Test(arguments: ["q", "\u{1B}", "\u{3}"])
  func `a key that quits shows no form`(key: String) throws {
    let demo = try start()
    try terminal.waitForOutput("Any key: try it")
    try terminal.type(key)
    #expect(try demo.waitForEnd() == .status(0))
    #expect(!terminal.output.contains("your turn"))
    #expect(try folder.read("errors").hasPrefix("Next:\n"))
  }
}
