import Glibc
import SystemCalls

/// A window of a tmux server of its own, with a shell in it.
package final class TmuxWindow {
  private let server: [String]
  private let folder: PseudoFolder

  /// Opens a window of a size, and waits for the shell's prompt, `$ `.
  package init(path: String, columns: Int, rows: Int) throws {
    folder = try PseudoFolder()
    server = [path, "-S", folder.file("socket"), "-f", "/dev/null"]
    let size = ["-x", "\(columns)", "-y", "\(rows)"]
    try run(["-u", "new-session", "-d"] + size + ["env ENV= PS1='$ ' /bin/sh"])
    try run(["pipe-pane", "cat > '\(folder.file("received"))'"])
    try wait { $0.hasPrefix("$") }
  }

  deinit {
    _ = try? run(["kill-server"])
  }

  /// Types keys, as tmux names them.
  package func type(_ keys: String...) throws {
    try run(["send-keys"] + keys)
  }

  /// Changes the size of the window.
  package func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The lines of the scrollback and of the screen, without blanks at their ends.
  package var lines: [Substring] {
    get throws {
      try run(["capture-pane", "-p", "-S", "-500"])
        .split(separator: "\n", omittingEmptySubsequences: false)
    }
  }

  /// How often the window has received a text since it was opened.
  package func countReceived(_ text: String) throws -> Int {
    try folder.read("received").split(separator: text, omittingEmptySubsequences: false).count - 1
  }

  /// Waits until the scrollback and the screen meet a condition.
  package func wait(until isMet: (String) -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(30)
    var text = ""
    while ContinuousClock.now < deadline {
      text = try lines.joined(separator: "\n")
      if isMet(text) { return }
      usleep(20_000)
    }
    throw PseudoTerminalError.waitedInVain(for: "a change", output: text)
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let process = try PseudoProcess(
      server + arguments,
      environment: PseudoFilling.environment.merging(["SHELL": "/bin/sh"]) { $1 },
      terminal: nil,
      output: folder.file("output"),
      errors: folder.file("errors")
    )
    _ = try process.waitForEnd()
    return try folder.read("output")
  }
}
