import SystemCalls
import TestSupport
import Testing

/// What is printed on a terminal: no secrets, and nothing that a terminal obeys.
@Suite(.serialized, .waiting)
struct TerminalOutputTests {
  private static let form = """
    title: "E\\e[2Jvil"
    fields:
      - {id: a, type: text, label: "L\\e]52;c;QUFB\\a", help: "H\\x9b2J", rules: [{min_length: 1}]}
      - {id: pin, type: password, label: P}
    """

  private static let answers = #"{"a": "x\u001b[2J\u0007\u009b", "pin": "hunter2"}"#

  /// Returns what a script prints on a terminal after its start.
  private static func printed(by script: String) throws -> String {
    let filling = try PseudoFilling(
      form,
      shell: """
        cd "$(dirname "$1")"; printf '%s' '\(answers)' > given
        printf '\\033]52;c;QUFB\\007\\nb\\n' > options; echo start
        \(script)
        echo "ended $?"
        """,
      paintedFrom: "start"
    )
    try filling.terminal.waitForOutput("ended ")
    _ = try filling.waitForEnd()
    return String(filling.terminal.output.trimmingPrefix("start\r\n"))
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\r"
  }

  @Test(arguments: [
    "\"$0\" fill form.yaml --no-input --answers given",
    "\"$0\" fill form.yaml --no-input --answers given --format jsonl",
    "\"$0\" fill form.yaml --no-input --answers given --format yaml",
    "\"$0\" fill form.yaml --no-input --answers given --format env",
    "\"$0\" fill form.yaml --no-input --answers given --format nul",
    "\"$0\" fill form.yaml --no-input --answers given --output /dev/stdout",
    "\"$0\" fill form.yaml --no-input --answers given --output /dev/tty",
    "\"$0\" fill form.yaml --no-input --answers given --append /dev/tty",
  ])
  func `answers on a terminal hide secrets and show control characters`(script: String) throws {
    let output = try Self.printed(by: script)
    #expect(!output.contains("hunter2") && output.contains("********"), "\(output)")
    #expect(output.contains("note: secret answers are hidden on a terminal"))
    #expect(!output.unicodeScalars.contains(where: Self.isObeyed), "\(output.debugDescription)")
    #expect(output.hasSuffix("ended 0\r\n"))
  }

  @Test(arguments: ["> out; cat out", "| cat", "--output out; cat out", "--append out; cat out"])
  func `in a file or a pipe, answers are as they are`(redirection: String) throws {
    let output = try Self.printed(
      by: "\"$0\" fill form.yaml --no-input --answers given --format jsonl \(redirection)"
    )
    #expect(output.contains("hunter2") && !output.contains("note:"), "\(output)")
  }

  @Test func `without a secret there is no note`() throws {
    let output = try Self.printed(by: "\"$0\" fill form.yaml --no-input --set a=b --format jsonl")
    #expect(output == "{\"a\": \"b\", \"pin\": \"\"}\r\nended 0\r\n")
  }

  @Test(arguments: [
    "describe form.yaml", "describe form.yaml --json", "lint form.yaml", "check form.yaml given",
    "check form.yaml", "import form.yaml", "fill form.yaml --no-input", "form.yaml --no-input",
    "try 'one_of: {values: [\"\\u001b[2J\"]}' x", "describe \"$(printf 'a\\033[2Jb')\"",
    "choose L --options-from options --no-input --default b",
    "ask \"$(cat options)\" --no-input --default \"$(cat options)\"",
    "new --no-input --answers given new.yaml", "tape check form.yaml",
  ])
  func `no command prints what a terminal obeys`(command: String) throws {
    let output = try Self.printed(by: "\"$0\" \(command)")
    #expect(!output.unicodeScalars.contains(where: Self.isObeyed), "\(output.debugDescription)")
  }

  @Test func `reports keep their own colors only`() throws {
    let tape = "Form form.yaml\nExpect screen \"\\e[2J\"\n"
    let output = try Self.printed(
      by: "printf '%s' '\(tape)' > a.tape; CI=true \"$0\" test --color always a.tape"
    )
    let colors = ["[1;31m", "[32m", "[2m", "[33m", "[36m", "[0m"]
    let parts = output.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    #expect(parts.count > 3)
    #expect(parts.dropFirst().allSatisfy { part in colors.contains { part.hasPrefix($0) } })
  }
}
