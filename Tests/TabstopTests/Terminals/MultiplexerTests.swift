import Glibc
import SystemCalls
import TestSupport
import Testing

/// The program within programs that are terminals themselves.
@Suite(
  .serialized,
  .waiting,
  .enabled(if: access(PseudoFilling.program, X_OK) == 0, "the program is not built")
)
struct MultiplexerTests {
  private static let form = """
    title: Sign up
    fields:
      - {id: name, type: text, label: Name, rules: [required]}
      - {id: seats, type: slider, label: Seats, min: 1, max: 10, step: 1}
    """

  private static let answers = #"{"name":"Ada","seats":2}"#

  private static func path(_ name: String) -> String? {
    ["/usr/bin/", "/usr/local/bin/", "/bin/"].map { $0 + name }.first { access($0, X_OK) == 0 }
  }

  /// A folder with a form, and a script that fills it between two reads of the terminal's settings.
  private struct Desk {
    let folder: PseudoFolder
    let script: String

    init() throws {
      folder = try PseudoFolder()
      let form = try folder.write(MultiplexerTests.form, to: "form.yaml")
      let (before, after) = (folder.file("before"), folder.file("after"))
      script = try folder.write(
        """
        stty -g > \(before)
        \(PseudoFilling.program) fill \(form) > \(folder.file("answers"))
        stty -g > \(after)
        sleep 60
        """,
        to: "script"
      )
    }

    func waitForEnd() throws {
      let deadline = ContinuousClock.now + .seconds(20)
      while (try? folder.read("after").isEmpty) ?? true, ContinuousClock.now < deadline {
        usleep(5000)
      }
      #expect(try folder.read("after") == folder.read("before"))
      let answers = try folder.read("answers").filter { !$0.isWhitespace }
      #expect(answers == MultiplexerTests.answers)
    }
  }

  /// Runs a program to its end, and returns its output.
  ///
  /// Its background processes keep the output open, so it goes to a file.
  @discardableResult
  private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> String {
    let folder = try PseudoFolder()
    let process = try PseudoProcess(
      arguments,
      environment: PseudoFilling.environment.merging(environment) { $1 },
      terminal: nil,
      output: folder.file("output"),
      errors: folder.file("errors")
    )
    _ = try process.waitForEnd()
    return try folder.read("output")
  }

  /// Checks repeatedly until a condition is met.
  private func wait(until isMet: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
      if try isMet() { return }
      usleep(20_000)
    }
    Issue.record("it was not so within 20 seconds")
  }

  @Test(.enabled(if: path("tmux") != nil, "tmux is not installed"))
  func `a form is filled out in tmux`() throws {
    let tmux = try #require(MultiplexerTests.path("tmux"))
    let desk = try Desk()
    let server = [tmux, "-S", desk.folder.file("socket"), "-f", "/dev/null"]
    try run(
      server + ["-u", "new-session", "-d", "-x", "60", "-y", "14", "/bin/sh \(desk.script)"]
    )
    defer { _ = try? run(server + ["kill-server"]) }
    let capture = server + ["capture-pane", "-p"]
    try wait { try run(capture).contains("Seats") }
    #expect(try run(server + ["display-message", "-p", "#{alternate_on}"]) == "1\n")
    for keys in ["Ada", "Down", "Right", "BTab", "Home", "End", "Escape"] {
      try run(server + ["send-keys", keys])
      usleep(60_000)
    }
    try wait { try run(capture).contains("Discard your answers?") }
    try run(server + ["send-keys", "Escape"])
    try wait { try !run(capture).contains("Discard your answers?") }
    try run(server + ["send-keys", "F2"])
    try desk.waitForEnd()
    let modes = "#{alternate_on} #{cursor_flag} #{keypad_cursor_flag} #{mouse_any_flag}"
    #expect(try run(server + ["display-message", "-p", modes]) == "0 1 0 0\n")
    #expect(try !run(capture).contains("Seats"))
  }

  @Test(.enabled(if: path("tmux") != nil, "tmux is not installed"))
  func `a form that was resized leaves nothing behind in tmux`() throws {
    let tmux = try #require(MultiplexerTests.path("tmux"))
    let folder = try PseudoFolder()
    let fields = (1...30).map { "  - {id: f\($0), type: text, label: Field \($0)}\n" }.joined()
    let form = try folder.write("title: T\nfields:\n" + fields, to: "form.yaml")
    let script = try folder.write(
      "\(PseudoFilling.program) fill \(form); echo done; sleep 60",
      to: "script"
    )
    let server = [tmux, "-S", folder.file("socket"), "-f", "/dev/null"]
    try run(server + ["-u", "new-session", "-d", "-x", "40", "-y", "10", "/bin/sh \(script)"])
    defer { _ = try? run(server + ["kill-server"]) }
    let capture = server + ["capture-pane", "-p"]
    try wait { try run(capture).contains("Field 2") }
    try run(server + ["resize-window", "-x", "80", "-y", "24"])
    try wait { try run(capture).contains("Field 9") }
    try run(server + ["send-keys", "C-c"])
    try wait { try run(capture).contains("done") }
    #expect(try run(capture).filter { $0 != "\n" } == "done")
  }

  @Test(.enabled(if: path("screen") != nil, "GNU screen is not installed"))
  func `a form is filled out in GNU screen`() throws {
    let screen = try #require(MultiplexerTests.path("screen"))
    let desk = try Desk()
    let directory = try PseudoFolder()
    let environment = ["SCREENDIR": directory.path, "TERM": "xterm-256color"]
    let session = [screen, "-c", "/dev/null", "-S", "tabstop-test"]
    try run(session + ["-U", "-d", "-m", "/bin/sh", desk.script], environment)
    defer { _ = try? run(session + ["-X", "quit"], environment) }
    let picture = desk.folder.file("picture")
    func shows(_ text: String) throws -> Bool {
      try run(session + ["-p", "0", "-X", "hardcopy", picture], environment)
      return (try? desk.folder.read("picture").contains(text)) ?? false
    }
    try wait { try shows("Seats") }
    // The sequences that GNU Screen sends for Down, Right, Shift-Tab and F2.
    for keys in ["Ada", "\u{1B}OB", "\u{1B}OC", "\u{1B}[Z", "\u{1B}OQ"] {
      try run(session + ["-p", "0", "-X", "stuff", keys], environment)
      usleep(60_000)
    }
    try desk.waitForEnd()
  }
}
