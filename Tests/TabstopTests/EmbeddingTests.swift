import Foundation
import SystemCalls
import TestSupport
import Testing

/// Programs that fill a form with the library, on a pseudo-terminal.
@Suite(.serialized, .waiting)
struct EmbeddingTests {
  /// Starts a program built beside the tests, and waits for its form.
  private func filling(
    _ name: String,
    _ arguments: String...,
    variables: [String: String] = [:]
  ) throws -> (terminal: PseudoTerminal, program: PseudoProcess, settings: String) {
    let folder = URL(filePath: PseudoFilling.built).deletingLastPathComponent()
    let terminal = try PseudoTerminal(columns: 60, rows: 12)
    let settings = terminal.settings
    let program = try PseudoProcess(
      [folder.appending(path: name).path] + arguments,
      environment: PseudoFilling.environment.merging(variables) { $1 },
      terminal: terminal
    )
    return (terminal, program, settings)
  }

  /// Returns what follows after the screen was restored; `nil` if it was not.
  private func afterScreen(_ terminal: PseudoTerminal) -> String? {
    let parts = terminal.output.components(separatedBy: "\u{1B}[?1049l")
    return parts.count > 1 ? parts.last : nil
  }

  @Test func `the README's form is filled and prints what the README shows`() throws {
    let (terminal, program, settings) = try filling("readme-form")
    try terminal.waitForOutput("Volume")
    try terminal.type("Ada\u{1B}OQ")
    #expect(try program.waitForEnd() == .status(0))
    #expect(afterScreen(terminal)?.contains("Hello, Ada!") == true)
    #expect(terminal.settings == settings)
  }

  @Test func `the README's form is asked line by line on a dumb terminal`() throws {
    let (terminal, program, _) = try filling("readme-form", variables: ["TERM": "dumb"])
    try terminal.waitForOutput("Your name")
    try terminal.type("Ada\n\nyes\n")
    #expect(try program.waitForEnd() == .status(0))
    #expect(terminal.output.contains("Hello, Ada!"))
  }

  @Test func `the program in the README is the tested one`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let program = try String(
      contentsOf: root.appending(path: "Tests/Embedding/ReadmeForm/main.swift"),
      encoding: .utf8
    )
    #expect(readme.contains("```swift\n\(program)```"))
    let tutorial = "Sources/FormTerminal/FormTerminal.docc/Tutorials/Resources/main-2.swift"
    #expect(try String(contentsOf: root.appending(path: tutorial), encoding: .utf8) == program)
  }

  @Test func `the README's package differs from the gate's by its names alone`() throws {
    let readme = try String(contentsOfFile: Corpus.folder + "README.md", encoding: .utf8)
    let lines = try #require(readme.components(separatedBy: "```swift\n  dependencies:").last)
    var block = "  dependencies:" + (lines.components(separatedBy: "```").first ?? "")
    for (shown, built) in [
      ("../tabstop", "../../.."), ("greet", "rules-alone"), ("\"Tabstop\"", "\"FormValidation\""),
      ("\"tabstop\")]\n", "\"tabstop\")],\n      path: \".\"\n"),
    ] {
      block = block.replacing(shown, with: built)
    }
    let package = Corpus.folder + "Tests/Embedding/RulesAlone/Package.swift"
    #expect(try String(contentsOfFile: package, encoding: .utf8).contains(block))
    let manifest = try String(contentsOfFile: Corpus.folder + "Package.swift", encoding: .utf8)
    for product in ["Tabstop", "TabstopYAML", "FormFoundation", "FormValidation"] {
      #expect(readme.contains("`\(product)`"))
      #expect(manifest.contains(".library(name: \"\(product)\","))
    }
  }

  @Test(arguments: ["exit-while-open", "throw-while-open"])
  func `a terminal stored in a global is restored`(way: String) throws {
    let (terminal, program, settings) = try filling("open-terminal", way)
    let end = try program.waitForEnd()
    #expect(way == "exit-while-open" ? end == .status(3) : end != .status(0))
    #expect(afterScreen(terminal) != nil)
    #expect(terminal.settings == settings)
  }

  @Test func `output after a form is visible, without the password`() throws {
    let (terminal, program, settings) = try filling("open-terminal")
    try terminal.waitForOutput("PIN")
    try terminal.type("\thunter2\u{1B}OQ")
    #expect(try program.waitForEnd() == .status(0))
    let printed = try #require(afterScreen(terminal))
    #expect(printed.contains("pin: (hidden)") && printed.contains("Filling("))
    #expect(!printed.contains("hunter2"))
    #expect(terminal.settings == settings)
  }

  @Test func `a second form is refused, and canceling it leaves the first open`() throws {
    let (terminal, program, settings) = try filling("open-terminal", "busy")
    try terminal.waitForOutput("PIN")
    try terminal.type("\u{1B}OQ")
    #expect(try program.waitForEnd() == .status(0))
    #expect(terminal.output.contains("true"))
    #expect(afterScreen(terminal)?.contains("submitted") == true)
    #expect(terminal.settings == settings)
  }

  @Test func `a terminal shows one form after another`() throws {
    let (terminal, program, _) = try filling("open-terminal", "twice")
    for printed in ["PIN", "interrupted"] {
      try terminal.waitForOutput(printed)
      terminal.waitForSilence(.milliseconds(100))
      try terminal.type("\u{3}")
    }
    #expect(try program.waitForEnd() == .status(0))
    #expect(terminal.output.components(separatedBy: "\u{1B}[?1049h").count == 3)
  }
}
