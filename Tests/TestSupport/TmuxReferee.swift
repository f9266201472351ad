package import FormTape
package import FormWidgets
import Glibc
import SystemCalls
import TerminalEmulation

/// What tmux shows of a program's output: a second opinion on what a terminal should show.
package struct TmuxReferee {
  /// What a terminal shows.
  package struct Picture {
    /// The screen; characters that tmux joins are separate in it.
    package let grid: CellGrid

    /// The position of the cursor; `nil` if hidden.
    package let cursor: ScreenPosition?

    /// Returns how a screen differs from this one; `nil` if it does not.
    ///
    /// The styles of blanks are ignored: tmux does not report those at the end of a row.
    package func difference(from screen: CellGrid, cursor: ScreenPosition?) -> String? {
      for (row, (line, seen)) in zip(screen.lines, grid.lines).enumerated() where line != seen {
        return "row \(row + 1) is \(line.debugDescription), tmux shows \(seen.debugDescription)"
      }
      if self.cursor != cursor {
        return "the cursor is at \(cursor.map(\.description) ?? "none"), "
          + "tmux shows it at \(self.cursor.map(\.description) ?? "none")"
      }
      let pairs = zip(screen.rows.joined(), grid.rows.joined()).enumerated()
      for (index, (cell, seen)) in pairs where cell.text != " " && cell.look != seen.look {
        let (row, column) = index.quotientAndRemainder(dividingBy: screen.size.columns)
        return "the cell at \(row + 1) \(column + 1) is \(cell.look), tmux shows \(seen.look)"
      }
      return nil
    }
  }

  /// The path of tmux; `nil` if it is not installed.
  package static let path: String? = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"].first {
    access($0, X_OK) == 0
  }

  private static let environment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
    "SHELL": "/bin/sh",
  ]

  private let path: String
  private let socket: String
  private let folder: PseudoFolder

  /// Creates a referee of its own server.
  package init(path: String) throws {
    self.path = path
    folder = try PseudoFolder()
    socket = folder.file("socket")
  }

  /// Shows output on a screen of a size.
  package func picture(of output: String, on size: Size) throws -> Picture {
    let settings = try folder.write("set -g status off\n", to: "settings")
    let stream = try folder.write(output + "\u{1B}[5n", to: "stream")
    let answer = folder.file("answer")
    unlink(answer)
    // A status request at the end is answered once tmux has handled everything before.
    let show = "stty raw -echo; cat \(stream); dd bs=1 count=4 of=\(answer) 2>/dev/null; sleep 60"
    _ = try run([
      "-u", "-f", settings, "new-session", "-d", "-x", "\(size.columns)", "-y", "\(size.rows)",
      show,
    ])
    defer { _ = try? run(["kill-server"]) }
    let deadline = ContinuousClock.now + .seconds(20)
    while (try? folder.read("answer").utf8.count) != 4, ContinuousClock.now < deadline {
      usleep(2000)
    }
    let capture = try run(["capture-pane", "-p", "-e", "-N"])
    let place = try run(["display-message", "-p", "#{cursor_x} #{cursor_y} #{cursor_flag}"])
    let numbers = place.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 3 else {
      throw PseudoTerminalError.waitedInVain(for: path, output: place)
    }
    var terminal = TerminalEmulator(size: size)
    // It captures line-drawing characters as a VT100 sends them, so they are drawn that way.
    terminal.receive("\u{1B})0\(capture.dropLast().replacing("\n", with: "\r\n"))".utf8)
    let cursor = ScreenPosition(row: numbers[1] + 1, column: min(numbers[0] + 1, size.columns))
    return Picture(grid: terminal.grid, cursor: numbers[2] == 1 ? cursor : nil)
  }

  /// Runs tmux, and returns its output.
  private func run(_ arguments: [String]) throws -> String {
    let output = folder.file("output")
    let process = try PseudoProcess(
      [path, "-S", socket] + arguments,
      environment: TmuxReferee.environment,
      terminal: nil,
      output: output
    )
    _ = try process.waitForEnd()
    return try folder.read("output")
  }
}
