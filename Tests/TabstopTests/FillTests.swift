import Glibc
import SystemCalls
import TestSupport
import Testing

/// `tabstop fill` as used: the real program on a pseudo-terminal.
@Suite(.serialized, .waiting)
struct FillTests {
  /// Returns the answers to the form as the program writes them.
  private func record(name: String) -> String {
    """
    {
      "name": "\(name)",
      "news": false
    }

    """
  }

  @Test func `a submitted form returns its answers and restores the terminal`() throws {
    let filling = try PseudoFilling(signUpForm)
    try filling.terminal.type("Ada")
    try filling.terminal.type("\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(try filling.answers == record(name: "Ada"))
    #expect(filling.isTerminalGivenBack)
  }

  @Test(
    arguments: [
      ("\u{1B}", .status(1)), ("\u{3}", .status(130)), ("Ada\u{3}\u{3}", .status(130)),
      ("\u{1C}", .signal(SIGQUIT)),
    ] as [(String, ChildProcess.End)]
  )
  func `a canceled form returns no answers and restores the terminal`(
    keys: String,
    end: ChildProcess.End
  ) throws {
    let filling = try PseudoFilling(signUpForm)
    try filling.terminal.type(keys)
    #expect(try filling.waitForEnd() == end)
    #expect(try filling.answers == "")
    #expect(filling.isTerminalGivenBack)
  }

  @Test(
    arguments: [
      (SIGHUP, .status(129)), (SIGINT, .status(130)), (SIGTERM, .status(143)),
      (SIGQUIT, .signal(SIGQUIT)), (SIGSEGV, .signal(SIGSEGV)), (SIGILL, .signal(SIGILL)),
      (SIGUSR1, .signal(SIGUSR1)), (SIGALRM, .signal(SIGALRM)), (SIGXCPU, .signal(SIGXCPU)),
      (SIGIO, .signal(SIGIO)), (SIGPWR, .signal(SIGPWR)), (SIGSTKFLT, .signal(SIGSTKFLT)),
      (__libc_current_sigrtmin(), .signal(__libc_current_sigrtmin())),
      (__libc_current_sigrtmax(), .signal(__libc_current_sigrtmax())),
    ] as [(Int32, ChildProcess.End)]
  )
  func `a signal that ends the program restores the terminal`(
    signal: Int32,
    end: ChildProcess.End
  ) throws {
    let filling = try PseudoFilling(signUpForm)
    try filling.terminal.type("Ada")
    try filling.terminal.waitForOutput("a")
    filling.program.send(signal)
    #expect(try filling.waitForEnd() == end)
    #expect(filling.isTerminalGivenBack)
  }

  @Test func `answers that cannot be written are an error, with the terminal restored`() throws {
    let filling = try PseudoFilling(signUpForm, output: "/dev/full")
    try filling.terminal.type("Ada\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(2))
    #expect(filling.isTerminalGivenBack)
  }

  @Test func `Ctrl-Z suspends the program, and it resumes unchanged`() throws {
    // Only a shell with job control can resume a stopped program.
    let script = #"set -m; "$0" fill "$1" > "$2"; echo "stopped $?"; read go; fg; echo "ended $?""#
    let filling = try PseudoFilling(signUpForm, shell: script)
    let before = filling.settings
    try filling.terminal.type("Ada\u{1A}")
    try filling.terminal.waitForOutput("stopped ")
    #expect(filling.terminal.settings == before)
    let called = filling.terminal.output.endIndex
    filling.terminal.resize(columns: 60, rows: 20)
    try filling.terminal.type("go\n")
    try filling.terminal.waitForOutput("Sign up", after: called)
    try filling.terminal.waitForOutput("Ada", after: called)
    // Until the screen is taken over again, the cursor is the shell's.
    let resumed = filling.terminal.output[called...]
    let shell = try #require(resumed.firstRange(of: "\u{1B}[?1049h")).lowerBound
    #expect(resumed[..<shell].firstMatch(of: /\e\[[0-9;]*H/) == nil)
    try filling.terminal.type("\u{1B}OQ")
    try filling.terminal.waitForOutput("ended 0", after: called)
    #expect(try filling.answers == record(name: "Ada"))
    #expect(filling.terminal.settings == before)
  }

  @Test func `a submit that ends while the form is stopped gives the terminal back`() throws {
    let folder = try PseudoFolder()
    let flag = folder.file("flag")
    let program = try folder.writeScript(
      "cat > /dev/null; until test -e \(flag); do sleep 0.02; done",
      to: "reg"
    )
    let script = """
      set -m; "$0" fill "$1" --submit \(program) > "$2"; echo "stopped $?"
      read go; fg; echo "ended $?"
      """
    let filling = try PseudoFilling(signUpForm, shell: script)
    try filling.terminal.type("Ada\u{1B}OQ")
    try filling.terminal.waitForOutput("Submitting")
    try filling.terminal.type("\u{1A}")
    try filling.terminal.waitForOutput("stopped ")
    _ = try folder.write("", to: "flag")
    filling.terminal.waitForSilence()
    try filling.terminal.type("go\n")
    try filling.terminal.waitForOutput("ended 0")
    #expect(filling.isTerminalGivenBack)
  }

  @Test func `only a part of a huge terminal is used, from the start and after resizing`() throws {
    let filling = try PseudoFilling(signUpForm, columns: 65_535, rows: 65_535)
    try filling.terminal.type("A")
    for (columns, rows) in [(40_000, 1), (1, 40_000), (65_535, 65_535), (80, 24)] {
      filling.terminal.resize(columns: columns, rows: rows)
      filling.terminal.waitForSilence(.milliseconds(100))
    }
    try filling.terminal.type("da\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(try filling.answers == record(name: "Ada"))
  }

  @Test func `a resized terminal is redrawn`() throws {
    let filling = try PseudoFilling(signUpForm)
    try filling.terminal.type("Ada")
    filling.terminal.waitForSilence()
    let resized = filling.terminal.output.endIndex
    filling.terminal.resize(columns: 50, rows: 12)
    try filling.terminal.waitForOutput("Sign up", after: resized)
    try filling.terminal.waitForOutput("Ada", after: resized)
  }

  @Test func `a paste is one text, and its line breaks submit nothing`() throws {
    let filling = try PseudoFilling(signUpForm)
    try filling.terminal.type("\u{1B}[200~Ada\r\nLovelace\u{1B}[A\u{1B}[201~")
    try filling.terminal.type("!\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(try filling.answers.contains("Ada Lovelace"))
    #expect(try filling.answers.contains("!"))
  }

  @Test func `a paste submits nothing even if the terminal cannot distinguish it from typing`()
    throws
  {
    let filling = try PseudoFilling(signUpForm, type: "linux")
    try filling.terminal.type("Ada\rLovelace\rByron")
    filling.terminal.waitForSilence()
    let drawn = filling.terminal.output.endIndex
    try filling.terminal.type("\u{C}")
    try filling.terminal.waitForOutput("paces. Ctrl-_", after: drawn)
    try filling.terminal.type("\u{1B}[[B")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(try filling.answers.contains("Ada Lovelace Byron"))
    #expect(filling.terminal.settings == filling.settings)
  }

  @Test func `keys typed without a pause end up as typed, and no key writes much`() throws {
    let filling = try PseudoFilling(signUpForm)
    let text = String(repeating: "abcdefghij", count: 500)
    try filling.terminal.type(text)
    filling.terminal.waitForSilence()
    let typed = filling.terminal.output.utf8.count
    try filling.terminal.type("x")
    filling.terminal.waitForSilence()
    #expect(filling.terminal.output.utf8.count - typed <= 120, "a field scrolling sideways")
    try filling.terminal.type("\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(try filling.answers == record(name: text + "x"))
  }

  private static let asking = """
    title: Join
    fields:
      - id: name
        type: text
        label: Name
        rules:
          - command: {run: [test, ada, "="], debounce: 0ms}
    """

  @Test(arguments: [("ada", "", 0), ("bob", "\u{3}\u{3}", 130)])
  func `an allowed program is run`(text: String, leaving: String, status: Int32) throws {
    let filling = try PseudoFilling(FillTests.asking, options: ["--allow-commands"])
    try filling.terminal.type(text + "\u{1B}OQ")
    if status != 0 { try filling.terminal.waitForOutput("needs another answer") }
    try filling.terminal.type(leaving)
    #expect(try filling.waitForEnd() == .status(status))
    #expect(try filling.answers.contains(text) == (status == 0))
    #expect(filling.isTerminalGivenBack)
  }

  @Test(arguments: [("2000-01-01", "", 0), ("9999-01-01", "\u{3}\u{3}", 130)])
  func `clock rules get the time`(text: String, leaving: String, status: Int32) throws {
    let filling = try PseudoFilling(
      """
      title: Born
      fields:
        - id: born
          type: text
          rules: [before: today]
      """
    )
    try filling.terminal.type(text)
    try filling.terminal.type("\u{1B}OQ" + leaving)
    #expect(try filling.waitForEnd() == .status(status))
    #expect(try filling.answers.contains(text) == (status == 0))
  }
}
