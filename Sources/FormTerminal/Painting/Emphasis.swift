import CNcurses
import Glibc

/// Bold text on standard output, outside a form.
package struct Emphasis {
  /// The sequences of the terminal; empty if it has none, or the database does not know it.
  private let (start, end): (String, String)

  /// Looks up the sequences of the terminal that the environment names.
  package init() {
    guard curses_find_terminal(nil, STDOUT_FILENO), let bold = capability("bold") else {
      (start, end) = ("", "")
      return
    }
    (start, end) = (bold.withoutPadding, CursesScreen.plain)
  }

  /// Returns a text in bold.
  package func callAsFunction(_ text: String) -> String { start + text + end }
}
