import Glibc
package import SystemCalls

/// A form being filled by the built program on a pseudo-terminal.
package final class PseudoFilling {
  /// The program named in the environment, else the one built beside the tests.
  package static let program = getenv("TABSTOP_PROGRAM").map { String(cString: $0) } ?? built

  /// The program that was built beside the tests.
  package static let built: String = {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    let path = String(
      decoding: bytes.prefix(max(0, count)).map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
    return path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/tabstop"
  }()

  /// An environment like a user's, as far as the program reads it.
  package static let environment: [String: String] = {
    var variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
    ]
    // Where a program built to count covered lines writes them, instead of its folder.
    let profile = "LLVM_PROFILE_FILE"
    variables[profile] = getenv(profile).map { String(cString: $0) }
    return variables
  }()

  /// The terminal that the form is filled on.
  package let terminal: PseudoTerminal

  /// The running program.
  package let program: PseudoProcess

  /// The terminal's settings before the program started.
  package let settings: String

  private let folder: PseudoFolder

  /// Starts filling a form, and waits for its first frame.
  /// - Parameters:
  ///   - form: The form file's text.
  ///   - options: Further arguments of the program.
  ///   - output: The file for standard output, if not the one that `answers` reads.
  ///   - type: The terminal's type.
  ///   - variables: Further environment variables.
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  ///   - shell: A script that starts the program `$0` with the form `$1` and the output `$2`.
  ///   - start: What the first paint begins with: on a whole screen, clearing it.
  /// - Throws: `PseudoTerminalError`, also if no first frame is drawn.
  package init(
    _ form: String,
    options: [String] = [],
    output: String? = nil,
    type: String = "xterm-256color",
    environment variables: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24,
    shell: String? = nil,
    paintedFrom start: String = "\u{1B}[H\u{1B}["
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    folder = try PseudoFolder()
    settings = terminal.settings
    let path = try folder.write(form, to: "form.yaml")
    let answers = output ?? folder.file("answers")
    let direct = [PseudoFilling.program, "fill", path] + options
    let script = shell.map { ["/bin/sh", "-c", $0, PseudoFilling.program, path, answers] }
    var environment = PseudoFilling.environment
    environment["TERM"] = type
    environment.merge(variables) { $1 }
    program = try PseudoProcess(
      script ?? direct,
      environment: environment,
      terminal: terminal,
      output: shell == nil ? answers : nil
    )
    try terminal.waitForOutput(start)
    terminal.waitForSilence(.milliseconds(50))
  }

  /// Waits until the program has ended, and returns how.
  package func waitForEnd() throws -> ChildProcess.End {
    try program.waitForEnd()
  }

  /// The program's standard output.
  package var answers: String {
    get throws { try folder.read("answers") }
  }

  /// Returns the content of a file beside the program's standard output.
  package func text(of file: String) throws -> String { try folder.read(file) }

  /// Whether settings, screen, cursor and pasting are restored.
  package var isTerminalGivenBack: Bool {
    terminal.settings == settings && isLast("\u{1B}[?1049l", over: "\u{1B}[?1049h")
      && isLast("\u{1B}[?2004l", over: "\u{1B}[?2004h")
      && (isLast("\u{1B}[?25h", over: "\u{1B}[?25l") || !terminal.output.contains("\u{1B}[?25l"))
  }

  /// Returns whether the last occurrence of one sequence is after that of another.
  private func isLast(_ sequence: String, over other: String) -> Bool {
    guard let after = terminal.output.start(ofLast: sequence) else { return false }
    guard let before = terminal.output.start(ofLast: other) else { return true }
    return before < after
  }
}

extension String {
  /// Returns where a text begins for the last time, in bytes.
  fileprivate func start(ofLast text: String) -> Int? {
    let bytes = Array(utf8)
    let sought = Array(text.utf8)
    return (0..<max(0, bytes.count - sought.count + 1)).last {
      bytes[$0] == sought[0] && bytes[$0..<($0 + sought.count)].elementsEqual(sought)
    }
  }
}
