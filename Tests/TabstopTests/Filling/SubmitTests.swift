import FormFilling
import FormValidation
import Glibc
import SystemCalls
import TestSupport
import Testing

@testable import tabstop

/// Programs that the answers are submitted to.
@Suite(.serialized, .waiting)
struct SubmitTests {
  private static let form = """
    title: Join
    fields:
      - {id: user, type: text, label: User, rules: [required]}
      - {id: mail, type: text, label: Mail}
    """

  /// Returns the reply of a shell script to answers.
  private static func reply(_ body: String, to answers: String = "{}\n") async throws -> CheckAnswer
  {
    let folder = try PseudoFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = try folder.writeScript(body, to: "reg")
    let answer = await SubmitProgram(words: [path]).reply(to: answers) { _ in }
    guard case .failed(let reason) = answer else { return answer }
    return .failed(reason.replacing(path, with: "reg"))
  }

  @Test(
    arguments: [
      ("cat > /dev/null", .accepted), ("exec <&-; exit 0", .accepted),
      ("grep -q 1 || exit 1", .failed("reg exited with status 1")),
      ("echo '{\"errors\": {\"a\": \"No.\"}}'; exit 1", .rejected(["a": "No."])),
      ("echo why >&2; exit 9", .rejected([:], "why")),
      ("exit 9", .failed("reg exited with status 9")),
      ("kill -9 $$", .failed("reg was killed")),
      // What it leaves in the background holds its streams open.
      ("sleep 30 & echo no; exit 1", .rejected([:], "no")),
    ] as [(String, CheckAnswer)]
  )
  func `a program replies`(body: String, answer: CheckAnswer) async throws {
    #expect(try await Self.reply(body) == answer)
  }

  @Test func `a program reads long answers, and writes much`() async throws {
    let long = String(repeating: "a", count: 300_000)
    #expect(try await Self.reply("[ $(wc -c) = 300000 ]", to: long) == .accepted)
    let noise =
      "i=0; while [ $i -lt 3000 ]; do echo \(String(repeating: "x", count: 99)); i=$((i+1)); done"
    #expect(try await Self.reply(noise + "; echo why; exit 1") == .rejected([:], "why"))
  }

  @Test func `a missing program is a failure`() async {
    let answer = await SubmitProgram(words: ["tabstop-none"]).reply(to: "") { _ in }
    #expect(answer == .failed("tabstop-none was not found"))
  }

  /// Returns how the program ends without questions, with a script that it submits to.
  private static func unattended(
    _ body: String,
    _ options: [String] = []
  ) throws -> (output: String, complaint: String, status: Int32) {
    let folder = try PseudoFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = try folder.write(form, to: "form.yaml")
    let script = try folder.writeScript(body, to: "reg")
    let run = try runProgram(
      ["fill", path, "--no-input", "--set", "user=ada", "--submit", script] + options
    )
    return (run.output, run.complaint.replacing(script, with: "reg"), run.status)
  }

  @Test(
    arguments: [
      ("exit 0", 0, ""),
      (
        "echo '{\"errors\": {\"user\": \"Taken.\"}, \"message\": \"Sorry.\"}'; exit 1", 1,
        "Sorry.\nuser: Taken.\n"
      ),
      ("echo down >&2; exit 1", 1, "down\n"),
      ("exit 2", 2, "Not submitted: reg exited with status 2\n"),
      ("sleep 600", 2, "reg did not finish within 0.3 seconds. Submit again to retry.\n"),
    ] as [(String, Int32, String)]
  )
  func `without questions, rejections are printed`(
    body: String,
    status: Int32,
    complaint: String
  ) throws {
    let options = body.hasPrefix("sleep") ? ["--submit-timeout", "300ms"] : []
    let run = try Self.unattended(body, options)
    #expect(run.status == status)
    #expect(run.complaint == complaint)
    #expect(run.output.isEmpty == (status != 0))
  }

  @Test func `a program that ignores the request to end is killed`() throws {
    let folder = try PseudoFolder()
    let pid = folder.file("pid")
    let run = try Self.unattended(
      "trap '' TERM; echo $$ > \(pid); while :; do sleep 0.1; done",
      ["--submit-timeout", "500ms"]
    )
    #expect(run.status == 2)
    let number = try #require(Int32(folder.read("pid").dropLast()))
    for _ in 0..<500 where kill(number, 0) == 0 { usleep(10_000) }
    #expect(kill(number, 0) != 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `without questions, a signal that ends the program ends what it started`(signal: Int32)
    throws
  {
    let folder = try PseudoFolder()
    let path = try folder.write(Self.form, to: "form.yaml")
    let (start, end) = (folder.file("start"), folder.file("end"))
    let script = try folder.writeScript(
      "trap 'echo ended > \(end); exit 1' TERM; echo started > \(start); sleep 600 & wait",
      to: "reg"
    )
    let program = try PseudoProcess(
      [
        PseudoFilling.program, "fill", path, "--no-input", "--set", "user=ada", "--submit", script,
      ],
      environment: PseudoFilling.environment,
      terminal: nil,
      output: folder.file("answers")
    )
    for _ in 0..<500 where !Posix.exists(start) { usleep(10_000) }
    program.send(signal)
    #expect(try program.waitForEnd() == .signal(signal))
    #expect(Posix.exists(end))
    #expect(try folder.read("answers") == "")
  }

  @Test func `a signal that is ignored from the start stays ignored`() throws {
    let folder = try PseudoFolder()
    let path = try folder.write(Self.form, to: "form.yaml")
    let script = try folder.writeScript("kill -HUP $PPID; sleep 0.2", to: "reg")
    let run = try runProgram(
      [
        "-c", #"trap '' HUP; exec "$0" fill "$@""#, PseudoFilling.program, path, "--no-input",
        "--set", "user=ada", "--submit", script,
      ],
      of: "/bin/sh"
    )
    #expect(run.status == 0)
  }

  @Test func `the program reads what would be printed`() throws {
    let folder = try PseudoFolder()
    let run = try Self.unattended("cat > \(folder.file("got")); echo noise")
    #expect(try folder.read("got") == run.output)
    #expect(run.output.contains("\"user\": \"ada\""))
  }

  @Test func `a program that closes its input early may accept long answers`() throws {
    let run = try Self.unattended(
      "exec <&-; sleep 0.2; exit 0",
      [
        "--set", "mail=" + String(repeating: "a", count: 100_000),
      ]
    )
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (["--submit", "./none"], "--submit ./none: no such program"),
    (["--submit", "."], "--submit .: not an executable program"),
    (["--submit", "true --quiet"], "give arguments as a JSON list"),
    (["--submit", "[1"], "expected a JSON list of strings"),
    (["--submit", "[]"], "expected a JSON list of strings"),
    (["--submit", "[1]"], "error: --submit: expected a JSON list of strings, found \"[1]\"\n"),
    (["--submit", ""], "missing program"),
    (["--submit", "/"], "--submit /: not an executable program"),
    (["--submit-timeout", "5s"], "--submit-timeout requires --submit"),
    (["--submit", "true", "--submit-timeout", "0"], "expected a time"),
    (["--submit", "true", "--submit-timeout", "5 s"], "expected a time"),
  ])
  func `an invalid option is an error before the start`(options: [String], words: String) throws {
    let folder = try PseudoFolder()
    let path = try folder.write(Self.form, to: "form.yaml")
    let run = try runProgram(["fill", path, "--no-input", "--set", "user=ada"] + options)
    #expect(run.status == 2)
    #expect(run.complaint.contains(words), "\(run.complaint)")
  }

  @Test(arguments: [#"["sh", "-c", "exit 0"]"#, "true"])
  func `arguments are a list, and a name is looked up`(program: String) throws {
    let folder = try PseudoFolder()
    let path = try folder.write(Self.form, to: "form.yaml")
    let run = try runProgram(
      [
        "fill", path, "--no-input", "--set", "user=ada", "--submit", program, "--submit-timeout",
        "1m",
      ]
    )
    #expect(run.status == 0, "\(run.complaint)")
  }

  @Test func `on the screen, a rejected form stays open, and its answers can be corrected`() throws
  {
    let folder = try PseudoFolder()
    let script = try folder.writeScript(
      """
      grep -q ada && { echo '{"errors": {"user": "Taken."}}'; exit 1; }
      exit 0
      """,
      to: "reg"
    )
    let filling = try PseudoFilling(Self.form, options: ["--submit", script])
    try filling.terminal.type("ada\u{1B}OQ")
    try filling.terminal.waitForOutput("Taken.")
    try filling.terminal.type("\u{15}bob\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(try filling.answers.contains("\"user\": \"bob\""))
    #expect(filling.isTerminalGivenBack)
  }

  @Test(arguments: [("\u{1B}", true), ("\u{3}\u{3}", false)])
  func `a program that hangs is ended with Esc or Ctrl-C`(keys: String, stays: Bool) throws {
    let folder = try PseudoFolder()
    let script = try folder.writeScript(
      "trap 'echo ended > \(folder.file("end")); exit 1' TERM; echo working; sleep 600 & wait",
      to: "reg"
    )
    let filling = try PseudoFilling(Self.form, options: ["--submit", script])
    try filling.terminal.type("ada\u{1B}OQ")
    try filling.terminal.waitForOutput("working")
    try filling.terminal.type(keys)
    if stays {
      try filling.terminal.waitForOutput("canceled.")
      filling.program.send(SIGTERM)
    }
    #expect(try filling.waitForEnd() == .status(stays ? 143 : 130))
    #expect(filling.isTerminalGivenBack)
    for _ in 0..<500 where !Posix.exists(folder.file("end")) { usleep(10_000) }
    #expect(Posix.exists(folder.file("end")))
  }

  @Test func `with --plain, rejected answers are asked for again`() throws {
    let folder = try PseudoFolder()
    let path = try folder.write(Self.form, to: "form.yaml")
    let script = try folder.writeScript(
      "grep -q ada && { echo '{\"errors\": {\"user\": \"Taken.\"}}'; exit 1; }; exit 0",
      to: "reg"
    )
    let run = try runProgram(
      ["fill", path, "--plain", "--submit", script],
      input: "ada\n\nyes\nbob\nyes\n"
    )
    #expect(run.status == 0)
    #expect(run.output.contains("\"user\": \"bob\""))
    #expect(run.complaint.contains("error: Taken."))
  }
}
