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

  @Test func `every block of commands is run`() throws {
    // The suites for a language run those of other languages.
    let languages = Set(readme.matches(of: /(?m)^```(\w+)/).map { String($0.1) })
    #expect(languages == ["sh", "bash", "console", "screen", "yaml", "tape", "swift"])
    #expect(blocks("bash").count == 2)
    let shell = blocks("sh")
    #expect(shell.count == 4 && shell[1].hasSuffix(" && .ci/package\n"))
    #expect(try gate("run").contains("\n.ci/package --try\n"))
    // What the gate finds in the README by its first words.
    let sought = try gate("try-packages").matches(of: /\(readme '?([^')]+)'?\)/).map(\.1)
    let commands = shell[2].split(separator: "\n")
    #expect(commands.count == 3)
    for command in commands { #expect(sought.contains(where: command.hasPrefix), "\(command)") }
    // The first fills a form on a screen, as the suites of `fill` do; the gate runs the last.
    #expect(shell[0].hasSuffix("tabstop fill Forms/signup.yaml\n"))
    #expect(shell[3].hasSuffix("swift test --disable-xctest\n"))
  }

  /// Returns a script of the gate.
  private func gate(_ name: String) throws -> String {
    try String(contentsOfFile: "\(Corpus.folder).ci/\(name)", encoding: .utf8)
  }

  @Test func `each command prints the output below it`() throws {
    let blocks = blocks("console")
    #expect(blocks.count == 3)
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

  @Test func `the questions are answered, and the branch is deleted`() throws {
    let script = try #require(blocks("bash").first { $0.contains("tabstop ask") })
    let identity = "-c user.name=Ada -c user.email=ada@example.org"
    let filling = try PseudoFilling(
      "",
      environment: ["PATH": path],
      shell: """
        cd "${2%/*}"
        git init --quiet -b main
        git \(identity) commit --quiet --allow-empty -m Begin
        git branch done
        \(script)
        git branch > "$2"
        """,
      paintedFrom: "\u{1B}[J\r"
    )
    try filling.terminal.type("Ada\r")
    try filling.terminal.waitForOutput("Branch")
    try filling.terminal.type("done\r")
    try filling.terminal.waitForOutput("Delete done?")
    try filling.terminal.type("y")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(try filling.answers == "* main\n")
  }
}
