import FormTerminal
import Glibc

/// What the program shows without arguments in a terminal: what it is, and what to try.
enum Greeting {
  /// Whether a person reads it.
  static var isWanted: Bool { StandardOutput.isTerminal && isatty(STDIN_FILENO) == 1 }

  /// Shows it; it fits a terminal of 40 columns and 10 rows, with the prompt.
  static func show() throws(CommandError) {
    let bold = Emphasis()
    let trials = [
      ("tabstop demo", "watch a form"), ("tabstop ask 'Your name'", "try a field"),
      ("tabstop new my.yaml", "make a form"),
    ]
    let rows = trials.map { command, purpose in
      "  " + bold(command) + String(repeating: " ", count: 25 - command.count) + purpose
    }
    try StandardOutput.offer(
      own: """
        \(bold("Tabstop")): forms in the terminal that
        validate while you type. A form is a
        YAML file; answers come out as JSON.

        \(rows.joined(separator: "\n"))

        All commands: \(bold("tabstop --help"))

        """
    )
  }
}
