import FormTerminal
import Testing

struct TerminalErrorTests {
  @Test(
    arguments: [
      (
        .noTerminal(reason: "No such device or address"),
        "there is no terminal to fill the form in (/dev/tty: No such device or address); "
          + "run this from a terminal"
      ),
      (
        .noType,
        "TERM is not set, so the terminal's type is unknown; set it, as in TERM=xterm-256color"
      ),
      (
        .unknownType("abacus"),
        "the terminal type TERM=abacus is unknown here; try TERM=xterm-256color"
      ),
      (
        .tooSimple("dumb", lacks: "move its cursor"),
        "the terminal type TERM=dumb cannot move its cursor, which a full screen needs; "
          + "try TERM=xterm-256color"
      ),
      (
        .refused(reason: "Too many open files"),
        "the terminal could not be opened: Too many open files"
      ),
      (
        .unheard(reason: "Broken pipe"),
        "the questions cannot be written to standard error: Broken pipe"
      ),
    ] as [(TerminalError, String)]
  )
  func `an error says what is wrong and what to do`(error: TerminalError, text: String) {
    #expect(error.description == text)
  }
}
