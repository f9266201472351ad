import Glibc
import SystemCalls
import TestSupport
import Testing

/// The program as a job of a shell, which uses the terminal while the job is in the background.
@Suite(.serialized, .waiting)
struct JobTests {
  /// Waits in a shell until a process is stopped.
  private static let waiting = #"until grep -q ') T ' /proc/$job/stat; do sleep 0.02; done"#

  @Test(arguments: [
    ("fill \"$1\"", "Ada\u{1B}OQ"), ("fill \"$1\" --inline", "Ada\u{1B}OQ"),
    ("ask Name --type password", "Ada\r"), ("ask Name --type password --plain", "Ada\n"),
  ])
  func `a job that is started in the background waits for the foreground`(
    command: String,
    keys: String
  ) throws {
    let filling = try PseudoFilling(
      signUpForm,
      shell: """
        set -m; "$0" \(command) > "$2" & job=$!; \(Self.waiting)
        stty -echo -icanon; echo stopped; read go; stty echo icanon
        fg > /dev/null; echo "ended $?"
        """,
      paintedFrom: "stopped"
    )
    #expect(!filling.terminal.output.contains(/Name|\e/))
    let called = filling.terminal.output.endIndex
    try filling.terminal.type("go\n")
    try filling.terminal.waitForOutput("Name", after: called)
    filling.terminal.waitForSilence()
    try filling.terminal.type(keys)
    try filling.terminal.waitForOutput("ended 0", after: called)
    #expect(try filling.answers.contains("Ada"))
    #expect(filling.terminal.settings == filling.settings)
    if command.contains("password") {
      #expect(!filling.terminal.output.contains("Ada"))
    }
  }

  @Test(arguments: [("", "Name", "\u{15}Ada\r"), (" --plain", "> ", "Ada\n")])
  func `a job that is continued in the background stops again`(
    option: String,
    prompt: String,
    keys: String
  ) throws {
    let filling = try PseudoFilling(
      "",
      shell: """
        set -m; "$0" ask Name --type password\(option) > "$2"
        jobs -p > "$2.job"; read job < "$2.job"; stty -echo -icanon
        echo stopped; read bg; bg > /dev/null; sleep 0.3; \(Self.waiting)
        echo again; read go; stty echo icanon; fg > /dev/null; echo "ended $?"
        """,
      paintedFrom: "Name"
    )
    try filling.terminal.type("half\u{1A}")
    try filling.terminal.waitForOutput("stopped")
    try filling.terminal.type("bg\n")
    try filling.terminal.waitForOutput("again")
    let called = filling.terminal.output.endIndex
    try filling.terminal.type("go\n")
    try filling.terminal.waitForOutput(prompt, after: called)
    filling.terminal.waitForSilence()
    try filling.terminal.type(keys)
    try filling.terminal.waitForOutput("ended 0", after: called)
    #expect(try filling.answers == "Ada\n")
    #expect(filling.terminal.settings == filling.settings)
    #expect(!filling.terminal.output.contains(/Ada|half/))
  }

  @Test(arguments: ["", " --plain"])
  func `a job that waits for the foreground ends when it is asked to`(option: String) throws {
    let filling = try PseudoFilling(
      "",
      shell: """
        set -m; "$0" ask Name\(option) & job=$!; \(Self.waiting)
        kill $job; kill -CONT $job
        # It counts as stopped until the shell hears more of it.
        until wait $job; end=$?; test $end -ne 150; do sleep 0.02; done; echo "ended $end"
        """,
      paintedFrom: "ended"
    )
    #expect(filling.terminal.output.contains("ended 143"))
  }

  @Test func `a secret is hidden again after a stop that was not the user's`() throws {
    let filling = try PseudoFilling(
      "",
      shell: """
        set -m; sh -c 'echo $$ > "$2.pid"; exec "$0" ask Key --type password --plain' "$0" "$1" "$2" \
        > "$2"
        stty echo icanon; echo stopped; read go; fg > /dev/null; echo "ended $?"
        """,
      paintedFrom: "> "
    )
    kill(try #require(Int32(filling.text(of: "answers.pid").filter(\.isNumber))), SIGSTOP)
    try filling.terminal.waitForOutput("stopped")
    let called = filling.terminal.output.endIndex
    try filling.terminal.type("go\n")
    try filling.terminal.waitForOutput("> ", after: called)
    try filling.terminal.type("hunter2\n")
    try filling.terminal.waitForOutput("ended 0", after: called)
    #expect(try filling.answers == "hunter2\n")
    #expect(!filling.terminal.output.contains("hunter2"))
  }
}
