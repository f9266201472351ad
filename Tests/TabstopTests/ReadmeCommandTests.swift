import Foundation
import SystemCalls
import TestSupport
import Testing

/// The commands in the README, run by a shell in the project's folder.
struct ReadmeCommandTests {
  private let readme: String

  /// The search path with the built program, as if installed.
  private let path: String

  init() throws {
    readme = try String(contentsOfFile: Corpus.folder + "README.md", encoding: .utf8)
    let program = URL(filePath: PseudoFilling.program)
    path = "\(program.deletingLastPathComponent().path):/usr/local/bin:/usr/bin:/bin"
  }

  private func blocks(_ language: String) -> [String] {
    readme.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  @Test func `each command prints the output below it`() throws {
    let blocks = blocks("console")
    #expect(blocks.count == 4)
    for block in blocks {
      let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      #expect(lines[0].hasPrefix("$ "))
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "exec 2>&1\n\(lines[0].dropFirst(2))"]
      process.currentDirectoryURL = URL(filePath: Corpus.folder)
      process.environment = PseudoFilling.environment.merging(["PATH": path]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(String(decoding: bytes, as: UTF8.self) == lines[1], "\(lines[0])")
    }
  }

  @Test func `the script greets the user`() throws {
    let script = try #require(blocks("bash").first { $0.contains("eval") })
    let filling = try PseudoFilling(
      "",
      environment: ["PATH": path],
      shell: "cd '\(Corpus.folder)'; { \(script)} > \"$2\""
    )
    try filling.terminal.type("Ada\tada@example.org\t\t \u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(try filling.answers == "Welcome, Ada\n")
  }

  @Test func `the script exits with the status of a canceled form`() throws {
    let script = try #require(blocks("bash").first { $0.contains("eval") })
    let filling = try PseudoFilling(
      "",
      environment: ["PATH": path],
      shell: "cd '\(Corpus.folder)'; { \(script)} > \"$2\""
    )
    try filling.terminal.type("\u{3}")
    #expect(try filling.waitForEnd() == .status(130))
    #expect(try filling.answers == "")
  }
}
