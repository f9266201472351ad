import Foundation
import TestSupport
import Testing

/// Programs that `--no-input` runs: the built program between pipes.
@Suite(.waiting)
struct GivenAnswersTests {
  /// Runs the program on `form.yaml` in a folder of its own, with some files.
  private func run(
    _ options: [String],
    files: [String: String],
    variables: [String: String] = [:],
    input: String = ""
  ) throws -> (output: String, complaint: String, status: Int32) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tabstop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
    }
    return try runProgram(
      ["fill", "form.yaml", "--no-input", "--format", "jsonl"] + options,
      in: folder,
      environment: PseudoFilling.environment.merging(variables) { $1 },
      input: input
    )
  }

  @Test func `the same message of several rules is printed once`() throws {
    let form = "title: T\nfields:\n  - {id: n, type: number, rules: [number]}\n"
    for (options, input) in [
      (["--set", "n=abc"], ""), (["--answers", "-"], #"{"n": "abc"}"#),
    ] {
      let end = try run(options, files: ["form.yaml": form], input: input)
      #expect(end.complaint == "n: n must be a number.\n")
      #expect(end.status == 1)
    }
  }

  @Test func `an answer that is no option now has only that error`() throws {
    let form = """
      title: T
      fields:
        - {id: c, type: text}
        - {id: s, type: select, options: {by: c, US: [a], else: [b]}, rules: [required]}
      """
    let answers = #"{"c": "US", "s": "b"}"#
    let end = try run(["--answers", "-"], files: ["form.yaml": form], input: answers)
    #expect(end.complaint == #"s: "b" is not one of a"# + "\n")
    #expect(end.status == 1)
  }

  @Test(arguments: [
    (#"{"version": 3}"#, "name: name is required.\nversion: version must be 2.\n"),
    (#"{"name": "x", "version": 3}"#, "version: version must be 2.\n"),
  ])
  func `problems of hidden answers are among the others`(answers: String, complaint: String) throws
  {
    let form = """
      title: T
      fields:
        - {id: name, type: text, rules: [required]}
        - {hidden: version, value: 2, rules: [{equals: 2}]}
      """
    let end = try run(["--answers", "-"], files: ["form.yaml": form], input: answers)
    #expect(end.complaint == complaint)
    #expect(end.status == 1)
  }

  @Test func `rules that run programs also run with --no-input`() throws {
    let form = """
      title: Ask
      fields:
        - id: name
          type: text
          rules:
            - command: {run: [test, ada, "="], debounce: 0ms}
      """
    for (name, status) in [("ada", 0), ("bob", 1)] as [(String, Int32)] {
      let options = ["--allow-commands", "--set", "name=\(name)"]
      let end = try run(options, files: ["form.yaml": form])
      #expect(end.status == status, "\(end)")
    }
  }

  @Test func `defaults from programs also come with --no-input`() throws {
    let form = """
      title: Ask
      fields:
        - {id: name, type: text, default: {command: [echo, ' Ada ']}, rules: [required]}
        - {id: nick, type: text, default: {command: [sh, -c, 'echo no luck >&2; exit 3']}}
      """
    let end = try run(["--allow-commands"], files: ["form.yaml": form])
    #expect(end.output == #"{"name": "Ada", "nick": ""}"# + "\n")
    #expect(
      end.complaint == "nick: The default could not be loaded. sh exited with status 3: no luck.\n"
    )
    #expect(end.status == 0)
    let refused = try run([], files: ["form.yaml": form])
    #expect(refused.complaint.contains("this form runs a program: \"echo\""))
    #expect(refused.status == 2)
  }

  @Test func `a check's program does not see answer variables from the environment`() throws {
    let form = """
      title: Ask
      fields:
        - {id: pin, type: password}
        - id: name
          type: text
          rules:
            - command: [sh, -c, 'test -z "$TABSTOP_FIELD_PIN" && test -n "$PATH"']
            # With a secret in it, the program leaves no core behind.
            - command: [sh, -c, 'test "$(ulimit -c)" = 0']
      """
    let options = ["--allow-commands", "--set", "name=ada"]
    let end = try run(
      options,
      files: ["form.yaml": form],
      variables: ["TABSTOP_FIELD_PIN": "1234"]
    )
    #expect(end.status == 0, "\(end)")
  }

  @Test func `a program gets the answers that its rule names`() throws {
    let form = """
      title: Connect
      fields:
        - {id: db-host, type: text}
        - {id: pin, type: password}
        - id: port
          type: number
          rules:
            - command: {run: [sh, ./connect], with: [db-host]}
      """
    let script = """
      test -z "$TABSTOP_FIELD_PIN" || exit 2
      test "$TABSTOP_FIELD_DB_HOST:$1" = db:5432 && exit
      echo "no answer from $TABSTOP_FIELD_DB_HOST:$1"; exit 1
      """
    for (host, status, complaint) in [
      ("db", 0, ""), ("web", 1, "port: no answer from web:5432\n"),
    ] as [(String, Int32, String)] {
      let end = try run(
        ["--allow-commands", "--set", "port=5432", "--set", "db-host=\(host)"],
        files: ["form.yaml": form, "connect": script],
        variables: ["TABSTOP_FIELD_PIN": "1234"]
      )
      #expect(end.status == status, "\(end)")
      #expect(end.complaint == complaint)
    }
  }
}
