import FormTape
import FormValidation
import FormWidgets
import Forms
import Foundation
import SystemCalls
import TerminalEmulation
import TestSupport
import Testing

/// `tabstop ask`, `choose`, `confirm` and `fill --inline` below the prompt of a pseudo-terminal.
@Suite(.waiting)
struct QuestionTests {
  /// Returns a program on a terminal on which some lines were printed before.
  private func filling(
    _ command: String,
    form: String = "",
    lines: Int = 2,
    type: String = "xterm-256color",
    columns: Int = 60,
    rows: Int = 12
  ) throws -> PseudoFilling {
    try PseudoFilling(
      form,
      type: type,
      columns: columns,
      rows: rows,
      shell: "seq 1 \(lines); \(command) > \"$2\"; echo \"ended $?\"",
      paintedFrom: "\u{1B}[J\r"
    )
  }

  /// Returns what a terminal shows of an output, without blank rows at the end.
  private func shown(
    _ output: some StringProtocol,
    columns: Int = 60,
    rows: Int = 12
  ) -> [String] {
    var emulator = TerminalEmulator(size: Size(columns: columns, rows: rows))
    emulator.receive(output.utf8)
    var lines = emulator.grid.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// A command, the keys that answer it, and what becomes of it.
  struct Run: Sendable {
    let command: String
    let keys: String
    var output = ""
    var left: [String] = []
    var status = 0
  }

  private static let down = "\u{1B}OB"
  private static let submit = "\u{1B}OQ"

  private static let runs: [Run] = [
    Run(command: "ask Name --rule required", keys: "Ada\r", output: "Ada\n", left: ["✓ Name  Ada"]),
    Run(
      command: "ask Name --rule 'length: {min: 3}'",
      keys: "ab\rc\r",
      output: "abc\n",
      left: ["✓ Name  abc"]
    ),
    Run(command: "ask Name --default Ada", keys: "\r", output: "Ada\n", left: ["✓ Name  Ada"]),
    Run(command: "ask Name", keys: "日本 é\r", output: "日本 é\n", left: ["✓ Name  日本 é"]),
    Run(command: "ask Name", keys: "\r", output: "\n"),
    Run(
      command: "ask Name",
      keys: "\u{1B}[200~a\nb\u{1B}[201~\r",
      output: "a b\n",
      left: ["✓ Name  a b"]
    ),
    Run(
      command: "ask Key --type password",
      keys: "hunter2\r",
      output: "hunter2\n",
      left: ["✓ Key  ********"]
    ),
    Run(
      command: "ask Age --type number --format json",
      keys: "42\r",
      output: "42\n",
      left: ["✓ Age  42"]
    ),
    Run(
      command: "ask Note --type textarea",
      keys: "a\rb" + submit,
      output: "a\nb\n",
      left: ["✓ Note  a / b"]
    ),
    Run(command: "ask Name", keys: "Ada\u{1B}", status: 1),
    Run(command: "ask Name", keys: "Ada\u{3}", status: 130),
    Run(
      command: "ask Name --timeout 0.2",
      keys: "",
      left: ["tabstop: error: timed out after 200 ms"],
      status: 124
    ),
    Run(command: "choose Size small large", keys: "\r", output: "small\n", left: ["✓ Size  small"]),
    Run(
      command: "choose Size small large",
      keys: down + "\r",
      output: "large\n",
      left: ["✓ Size  large"]
    ),
    Run(
      command: "choose Size small large --default large --format json",
      keys: "\r",
      output: "\"large\"\n",
      left: ["✓ Size  large"]
    ),
    Run(
      command: "choose Size small large",
      keys: "la\r",
      output: "large\n",
      left: ["✓ Size  large"]
    ),
    Run(
      command: "choose Size a b c --multiple",
      keys: " \(down)\(down) \r",
      output: "a\nc\n",
      left: ["✓ Size  a, c"]
    ),
    Run(command: "choose Size small large", keys: "la\u{3}", status: 130),
    Run(command: "confirm 'Sure?'", keys: "y", left: ["✓ Sure?  yes"]),
    Run(command: "confirm 'Sure?'", keys: "n", left: ["✓ Sure?  no"], status: 1),
    Run(command: "confirm 'Sure?'", keys: "\r", left: ["✓ Sure?  yes"]),
    Run(command: "confirm 'Sure?' --default no", keys: "\r", left: ["✓ Sure?  no"], status: 1),
    Run(command: "confirm 'Sure?' --lang de", keys: "j", left: ["✓ Sure?  ja"]),
    Run(command: "confirm 'Sure?'", keys: "\u{1B}", status: 130),
    Run(command: "confirm 'Sure?'", keys: "\u{3}", status: 130),
  ]

  @Test(arguments: runs, [2, 30])
  func `a question leaves one line, wherever the prompt is`(run: Run, lines: Int) throws {
    let filling = try filling("\"$0\" \(run.command)", lines: lines)
    try filling.terminal.type(run.keys)
    try filling.terminal.waitForOutput("ended ")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(try filling.answers == run.output)
    let before = (1...lines).map(String.init)
    let rows = (before + run.left + ["ended \(run.status)"]).suffix(lines > 12 ? 2 : 12)
    let screen = shown(filling.terminal.output)
    #expect(Array(screen.suffix(rows.count)) == Array(rows))
    #expect(isGivenBack(filling))
  }

  @Test(arguments: [2, 30], [("Ada\r", ["✓ Name  Ada", "ended 0"]), ("\u{1B}", ["ended 1"])])
  func `a question begins after the text of other programs`(
    lines: Int,
    end: (keys: String, left: [String])
  ) throws {
    let filling = try filling("printf 'half a line'; \"$0\" ask Name", lines: lines)
    #expect(shown(filling.terminal.output).contains("half a line"))
    try filling.terminal.type(end.keys)
    try filling.terminal.waitForOutput("ended ")
    let left = ["half a line"] + end.left
    #expect(shown(filling.terminal.output).suffix(left.count) == left[...])
  }

  /// Returns whether settings, keys and pasting are restored, and no other screen was shown.
  private func isGivenBack(_ filling: PseudoFilling) -> Bool {
    let output = filling.terminal.output
    return filling.terminal.settings == filling.settings && !output.contains("\u{1B}[?1049h")
      && ["2004", "1"].allSatisfy { mode in
        let last = output.components(separatedBy: "\u{1B}[?\(mode)h").last
        return last?.contains("\u{1B}[?\(mode)l") == true
      }
  }

  @Test func `options come from a pipe, and keys from the terminal`() throws {
    let filling = try filling(#"seq 1 1000 | "$0" choose Number"#)
    #expect(shown(filling.terminal.output)[2].hasSuffix("1 of 1000"))
    try filling.terminal.type("999\r")
    try filling.terminal.waitForOutput("ended 0")
    #expect(try filling.answers == "999\n")
  }

  @Test(
    arguments: [
      (SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130), (SIGQUIT, 131), (SIGSEGV, 139),
    ] as [(Int32, Int)]
  )
  func `a signal leaves nothing of a question`(signal: Int32, status: Int) throws {
    let script = #"sh -c 'echo $$ > "$2.pid"; exec "$0" ask Name' "$0" "$1" "$2""#
    let filling = try filling("exec 2> /dev/null; " + script)
    try filling.terminal.type("Ada")
    try filling.terminal.waitForOutput("Ada")
    let id = try #require(Int32(filling.text(of: "answers.pid").filter(\.isNumber)))
    kill(id, signal)
    try filling.terminal.waitForOutput("ended \(status)")
    #expect(shown(filling.terminal.output) == ["1", "2", "ended \(status)"])
    #expect(isGivenBack(filling))
  }

  @Test func `Ctrl-Z removes a question, and it comes back below what followed`() throws {
    let script =
      #"set -m; exec 2> /dev/null; "$0" ask Name > "$2.kept"; echo "stopped $?"; read go; fg > /dev/null; (exit $?)"#
    let filling = try filling(script)
    let before = filling.settings
    try filling.terminal.type("Ada\u{1A}")
    try filling.terminal.waitForOutput("stopped ")
    #expect(filling.terminal.settings == before)
    #expect(shown(filling.terminal.output).count == 3)
    let called = filling.terminal.output.endIndex
    try filling.terminal.type("go\n")
    try filling.terminal.waitForOutput("Ada", after: called)
    try filling.terminal.type("!\r")
    try filling.terminal.waitForOutput("ended 0", after: called)
    #expect(try filling.text(of: "answers.kept") == "Ada!\n")
    #expect(shown(filling.terminal.output).suffix(2) == ["✓ Name  Ada!", "ended 0"])
    #expect(filling.terminal.settings == before)
  }

  @Test func `a resized terminal is repainted from the first row`() throws {
    let filling = try filling("\"$0\" ask Name --default 'Ada Lovelace'")
    filling.terminal.waitForSilence()
    let resized = filling.terminal.output.endIndex
    filling.terminal.resize(columns: 30, rows: 8)
    try filling.terminal.waitForOutput("Ada", after: resized)
    filling.terminal.waitForSilence()
    let output = filling.terminal.output[resized...]
    #expect(!output.contains("\u{1B}[A"), "the cursor is in the first row")
    #expect(
      shown(output, columns: 30, rows: 8) == [
        "▌ Name", "▌ Ada Lovelace", "", " Enter submit  Ctrl-C cancel",
      ]
    )
  }

  @Test func `a key writes little`() throws {
    let filling = try filling("\"$0\" ask Name --rule 'length: {min: 9}'")
    try filling.terminal.type("Ada")
    filling.terminal.waitForSilence()
    let typed = filling.terminal.output.utf8.count
    try filling.terminal.type("x")
    filling.terminal.waitForSilence()
    // Of these, 44 set the colors of a character and of a digit.
    #expect(filling.terminal.output.utf8.count - typed <= 64, "a character and a digit")
  }

  @Test(arguments: ["vt100", "linux", "screen"])
  func `any terminal that moves its cursor up is enough`(type: String) throws {
    guard try TerminalEntry(type) != nil else { return }
    let filling = try filling("\"$0\" ask Name --rule required", type: type)
    // The Linux console has neither the bar nor the check mark.
    let (bar, mark) = type == "linux" ? ("█", "√") : ("▌", "✓")
    #expect(shown(filling.terminal.output)[2] == "\(bar) Name")
    // Without brackets around a paste, it is recognized by its speed.
    try filling.terminal.type("Ada")
    filling.terminal.waitForSilence()
    try filling.terminal.type("\r")
    try filling.terminal.waitForOutput("ended 0")
    #expect(shown(filling.terminal.output) == ["1", "2", "\(mark) Name  Ada", "ended 0"])
  }

  @Test func `a character that only some terminals join moves nothing after it`() throws {
    let filling = try filling("\"$0\" ask Name")
    for keys in ["👩‍👧x", "\u{1}", "a"] {
      try filling.terminal.type(keys)
      filling.terminal.waitForSilence(.milliseconds(60))
    }
    #expect(shown(filling.terminal.output)[2] == "▌ Name  a👩‍👧x")
  }

  @Test func `a full-screen form also times out`() throws {
    let filling = try PseudoFilling(signUpForm, options: ["--timeout", "2s"])
    #expect(try filling.waitForEnd() == .status(124))
    #expect(filling.terminal.output.contains("2 seconds left."))
    #expect(filling.terminal.output.hasSuffix("tabstop: error: timed out after 2 s\r\n"))
    #expect(filling.isTerminalGivenBack)
    #expect(try filling.answers == "")
  }

  @Test func `a question in line mode also times out`() throws {
    let filling = try PseudoFilling(
      "",
      shell: #""$0" ask Name --plain --timeout 2; echo "ended $?""#,
      paintedFrom: "> "
    )
    try filling.terminal.waitForOutput("ended 124")
    #expect(filling.terminal.output.contains("2 seconds left.\r\n"))
    #expect(filling.terminal.output.contains("timed out after 2 s"))
  }

  @Test func `a form is filled out below the prompt, and its answers stay`() throws {
    let form = """
      title: Sign up
      fields:
        - {id: name, type: text, label: Name, rules: [required]}
        - {id: pin, type: password, label: PIN}
        - {id: news, type: toggle, label: News}
      """
    let filling = try filling("\"$0\" fill \"$1\" --inline", form: form)
    #expect(shown(filling.terminal.output)[2].hasPrefix(" Sign up "))
    try filling.terminal.type("Ada\t1234\t \u{1B}OQ")
    try filling.terminal.waitForOutput("ended 0")
    #expect(
      shown(filling.terminal.output) == [
        "1", "2", "✓ Sign up", "  Name  Ada", "  PIN   ********", "  News  yes", "ended 0",
      ]
    )
    #expect(try filling.answers.contains(#""pin": "1234""#))
    #expect(isGivenBack(filling))
  }

  @Test func `a form that is taller than the terminal scrolls in it`() throws {
    let fields = (1...30).map { "  - {id: f\($0), type: text, label: Field \($0)}" }
    let form = "title: Long\nfields:\n" + fields.joined(separator: "\n")
    let filling = try filling("\"$0\" fill \"$1\" --inline", form: form, rows: 10)
    #expect(shown(filling.terminal.output, rows: 10)[1] == " Long")
    try filling.terminal.type(String(repeating: "\t", count: 29) + "last")
    filling.terminal.waitForSilence()
    let screen = shown(filling.terminal.output, rows: 10)
    #expect(screen.count == 10)
    #expect(screen.contains("▌ Field 30  last"))
    try filling.terminal.type("\u{1B}OQ")
    try filling.terminal.waitForOutput("ended 0")
    #expect(
      shown(filling.terminal.output, rows: 10).suffix(3)
        == ["✓ Long", "  Field 30  last", "ended 0"]
    )
  }

  @Test(arguments: [
    ("\"$0\" ask Name", "Ada\n", "Ada\n"), ("\"$0\" choose Size a b", "2\n", "b\n"),
    ("seq 1 3 | \"$0\" choose Size", "3\n", "3\n"),
  ])
  func `a terminal that cannot draw uses line mode`(
    command: String,
    keys: String,
    output: String
  ) throws {
    let filling = try PseudoFilling(
      "",
      type: "dumb",
      shell: "\(command) > \"$2\"; echo \"ended $?\"",
      paintedFrom: "> "
    )
    try filling.terminal.type(keys)
    try filling.terminal.waitForOutput("ended 0")
    #expect(try filling.answers == output)
    #expect(!filling.terminal.output.contains("\u{1B}"))
  }
}
