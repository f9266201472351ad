import Foundation
import TestSupport
import Testing

/// Prefilled answers, and `--no-input`: the built program between pipes.
struct GivenAnswersTests {
  private static let form = """
    title: Sign up
    fields:
      - id: name
        type: text
        default: Nobody
        rules: [required, min_length: 2]
      - id: page-size
        type: slider
        min: 0
        max: 10
        step: 2
        default: 4
      - id: secret
        type: password
        when: {field: wants, accepted: true}
        rules: [required]
      - id: wants
        type: toggle
    """

  /// Runs the program on the form in a folder of its own, with some files.
  private func run(
    _ options: [String],
    files: [String: String] = [:],
    variables: [String: String] = [:],
    input: String = ""
  ) throws -> (output: String, complaint: String, status: Int32) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tabstop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files.merging(
      ["form.yaml": GivenAnswersTests.form],
      uniquingKeysWith: { given, _ in given }
    ) {
      try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
    }
    return try runProgram(
      ["fill", "form.yaml", "--no-input", "--format", "jsonl"] + options,
      in: folder,
      environment: PseudoFilling.environment.merging(variables) { $1 },
      input: input
    )
  }

  @Test(
    arguments: [
      ("", [], ["LC_ALL": "", "LANG": "de_DE.UTF-8"], "name: Name ist erforderlich."),
      ("", [], ["LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "de"], "name: Name est obligatoire."),
      ("", [], ["LC_ALL": "C.UTF-8", "LANG": "de"], "name: Name is required."),
      ("", [], ["LC_ALL": "xx_XX"], "name: Name is required."),
      ("", ["--lang", "en"], ["LC_ALL": "de_DE"], "name: Name is required."),
      ("language: en\n", [], ["LC_ALL": "de_DE"], "name: Name is required."),
    ] as [(String, [String], [String: String], String)]
  )
  func `the language is that of the option, the form or the environment`(
    key: String,
    options: [String],
    variables: [String: String],
    message: String
  ) throws {
    let form = "title: T\n\(key)fields:\n  - {id: name, type: text, label: Name, rules: [required]}"
    let run = try run(options, files: ["form.yaml": form], variables: variables)
    #expect(run.complaint == message + "\n")
    #expect(run.status == 1)
  }

  private static let file = ["a.json": #"{"name": "File", "page-size": 2}"#]

  @Test(
    arguments: [
      ([], [:], #"{"name": "Nobody", "page-size": 4, "wants": false}"#),
      (["--answers", "a.json"], [:], #"{"name": "File", "page-size": 2, "wants": false}"#),
      (
        ["--answers", "a.json"], ["TABSTOP_FIELD_NAME": "Env"],
        #"{"name": "Env", "page-size": 2, "wants": false}"#
      ),
      (
        ["--answers", "a.json", "--set", "name=Set", "--set", "wants=no"],
        ["TABSTOP_FIELD_NAME": "Env", "TABSTOP_FIELD_PAGE_SIZE": "8"],
        #"{"name": "Set", "page-size": 8, "wants": false}"#
      ),
      (
        // Between two steps, as on the screen: the nearer one.
        ["--set", "wants=yes", "--set", "page-size=7"], ["TABSTOP_FIELD_SECRET": "s"],
        #"{"name": "Nobody", "page-size": 8, "secret": "s", "wants": true}"#
      ),
    ] as [([String], [String: String], String)]
  )
  func `later sources of answers override earlier ones`(
    options: [String],
    variables: [String: String],
    answers: String
  ) throws {
    let end = try run(options, files: GivenAnswersTests.file, variables: variables)
    #expect(end.output == answers + "\n")
    #expect(end.status == 0)
    #expect(end.complaint == "")
  }

  @Test func `answers can come from standard input`() throws {
    let end = try run(["--answers", "-"], input: #"{"name": "Pipe"}"#)
    #expect(end.output == #"{"name": "Pipe", "page-size": 4, "wants": false}"# + "\n")
    let wrong = try run(["--answers", "-"], input: "{")
    #expect(wrong.complaint.hasPrefix("standard input:1:2: error: "))
    #expect(wrong.status == 2)
  }

  @Test(arguments: [
    (["--set", "name=A"], "name: At least 2 characters, 1 to go.\n"),
    (
      ["--set", "page-size=11"],
      "page-size: Page-size must be between 0 and 10.\npage-size: Use steps of 2.\n"
    ),
    (
      ["--set", "page-size=99", "--set", "name="],
      "name: Name is required.\npage-size: Page-size must be between 0 and 10.\npage-size: Use steps of 2.\n"
    ),
    (["--set", "wants=yes"], "secret: Secret is required.\n"),
  ])
  func `missing answers are listed, and nothing is submitted`(
    options: [String],
    complaint: String
  ) throws {
    let end = try run(options)
    #expect(end.complaint.lowercased() == complaint.lowercased())
    #expect(end.status == 1)
    #expect(end.output == "")
  }

  @Test(arguments: [
    (["--answers", "none.json"], "no such file"), (["--answers", "b.json"], "b.json:1:2: error: "),
    (["--set", "nmae=x"], #"did you mean "name"?"#), (["--set", "secret=x"], "--answers FILE"),
    (["--set", "name"], "field=value"), (["--plain"], "cannot be combined"),
    (["--answers", "."], ". is a folder; name a file"),
  ])
  func `unusable answers are an error`(options: [String], words: String) throws {
    let end = try run(options, files: ["b.json": #"{"nmae": "x"}"#])
    #expect(end.complaint.contains(words), "\(end.complaint)")
    #expect(end.status == 2)
    #expect(end.output == "")
  }

  @Test func `no error about answers reveals a secret`() throws {
    let secret = "hunter2"
    for text in [
      #"{"secret": "\#(secret)", "nobody": 1}"#, #"{"secret": \#(secret)}"#,
      #"{"secret": ["\#(secret)"]}"#, #"{"secret": "\#(secret)" x}"#,
    ] {
      let end = try run(["--answers", "b.json"], files: ["b.json": text])
      #expect(end.status == 2)
      #expect(end.complaint.contains("b.json:1:"), "\(end.complaint)")
      #expect(!end.complaint.contains(secret), "\(end.complaint)")
    }
  }

  @Test func `the same message of several rules is printed once`() throws {
    let form = "title: T\nfields:\n  - {id: n, type: number, rules: [number]}\n"
    for (options, input) in [
      (["--set", "n=abc"], ""), (["--answers", "-"], #"{"n": "abc"}"#),
    ] {
      let end = try run(options, files: ["form.yaml": form], input: input)
      #expect(end.complaint == "n: \"a\" is not allowed in a number.\n")
      #expect(end.status == 1)
    }
  }

  @Test func `a form and its answers cannot both be standard input`() throws {
    let end = try runProgram(["fill", "-", "--answers", "-", "--no-input"], input: "{}")
    #expect(end.complaint.contains("cannot read both"))
    #expect(end.status == 2)
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

  @Test func `text cut short by a comment gets a warning, and the form is filled`() throws {
    let form = "title: T\nfields: [{id: a, type: text, help: Use # for comments\n}]\n"
    let end = try run(["--set", "a=x"], files: ["form.yaml": form])
    #expect(end.complaint.hasPrefix("form.yaml:2:40: warning: \"help\" ends before the #;"))
    #expect(end.output.contains("\"a\": \"x\""))
    #expect(end.status == 0)
  }
}
