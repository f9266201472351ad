import FormTerminal
import FormWidgets
import Testing

struct TerminalErrorTests {
  @Test(
    arguments: [
      (
        .noTerminal(reason: "No such device or address"),
        "no terminal found (/dev/tty: No such device or address); "
          + "run this from a terminal"
      ),
      (
        .noType,
        "TERM is not set; set TERM to your terminal's type, like xterm-256color"
      ),
      (
        .unknownType("abacus"),
        "the terminal database has no entry for \"abacus\" or xterm; "
          + "install terminfo (ncurses-base), or set TERMINFO to its folder"
      ),
      (
        .tooSimple("dumb", lacks: "move its cursor"),
        "a terminal of type \"dumb\" cannot move its cursor; "
          + "set TERM to your terminal's type, like xterm-256color"
      ),
      (
        .refused(reason: "Too many open files"),
        "cannot open the terminal: Too many open files"
      ),
      (
        .unheard(reason: "Broken pipe"),
        "cannot write to standard error: Broken pipe"
      ),
    ] as [(TerminalError, String)]
  )
  func `an error describes the problem and the fix`(error: TerminalError, text: String) {
    #expect(error.description == text)
  }
}
