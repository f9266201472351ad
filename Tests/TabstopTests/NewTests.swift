import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import tabstop

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

  /// Runs `tabstop new` without a terminal.
  private func copy(_ arguments: String...) throws -> (
    output: String, complaint: String, status: Int32
  ) {
    try runProgram(["new"] + arguments, in: url, environment: PseudoFilling.environment)
  }

  @Test(arguments: EmbeddedText.sampleNames)
  func `an example is copied with what it needs, and its tape passes`(name: String) throws {
    let run = try copy("--from", name)
    #expect(run.output == "" && run.status == 0)
    #expect(run.complaint.hasPrefix("wrote \(name).yaml"))
    let original = try String(contentsOfFile: Corpus.folder + "Forms/\(name).yaml", encoding: .utf8)
    #expect(folder?.read("\(name).yaml") == original.replacing("Forms/", with: ""))
    let test = try runProgram(["test", "\(name).tape"], in: url)
    #expect(test.status == 0, "\(test.output)")
    let other = try copy("my form.yaml", "--from", name)
    #expect(other.status == 0, "\(other.complaint)")
    try FileManager.default.removeItem(at: url.appending(path: "\(name).yaml"))
    let again = try runProgram(["test", "my form.tape"], in: url)
    #expect(again.status == 0, "\(again.output)")
    #expect(folder?.read("my form.tape")?.contains("tabstop test \(name)") == false)
  }

  @Test func `an example is copied beside a form in a folder, and is printed for a hyphen`() throws
  {
    try folder?.write("[]", to: "countries.json")
    #expect(try copy("--from", "conference").complaint.contains("countries.json already exists"))
    try folder?.write("", to: "sub/x")
    #expect(try copy("sub/c.yaml", "--from", "conference.yaml").status == 0)
    #expect(folder?.read("sub/countries.json")?.contains("Germany") == true)
    #expect(
      try copy("sub/d.yaml", "--from", "conference").complaint.hasPrefix("wrote sub/d.yaml and")
    )
    let printed = try copy("-", "--from", "hello")
    let original = try String(contentsOfFile: Corpus.folder + "Forms/hello.yaml", encoding: .utf8)
    #expect(printed.output == original && printed.complaint == "" && printed.status == 0)
  }

  @Test func `every form of the folder and what it needs can be copied`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Corpus.folder + "Forms")
      .filter { !$0.hasSuffix(".svg") && $0 != "new.tape" }
    #expect(EmbeddedText.names == files.sorted())
    for name in files {
      let text = try String(contentsOfFile: Corpus.folder + "Forms/" + name, encoding: .utf8)
      #expect(EmbeddedText.file(named: name) == text, "\(name)")
    }
  }

  @Test func `the page of forms to copy has the command for each`() throws {
    let file = Corpus.folder + "Sources/FormFile/FormFile.docc/FormsToCopy.md"
    let page = try String(contentsOfFile: file, encoding: .utf8)
    for name in EmbeddedText.sampleNames {
      #expect(page.contains("`tabstop new --from \(name)`"), "\(name)")
    }
    let parts = page.components(separatedBy: "```screen Forms/")
    for (before, part) in zip(parts, parts.dropFirst()) {
      let name = part.prefix { $0 != "." }
      let paragraph = before.components(separatedBy: "\n\n").dropLast().last ?? ""
      #expect(paragraph.contains("`tabstop new --from \(name)`"), "\(name)")
    }
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
