import Foundation
import TestSupport
import Testing

/// `tabstop check` as used in a script: the real program between pipes.
final class CheckTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tabstop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(
      """
      title: Guests
      fields:
        - {id: name, type: text, label: Name, rules: [required]}
        - {id: age, type: number, label: Age, rules: [{min: 18}]}
      """,
      to: "form.yaml"
    )
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
  }

  private func check(_ arguments: String..., input: String = "") throws -> (
    output: String, complaint: String, status: Int32
  ) {
    let run = try runProgram(
      ["check"] + arguments,
      in: folder,
      environment: PseudoFilling.environment,
      input: input
    )
    return (run.output, run.complaint, run.status)
  }

  @Test func `without records, the form alone is checked`() throws {
    let good = try check("form.yaml")
    #expect(good.output.isEmpty && good.complaint.isEmpty && good.status == 0)
    try write("title: Guests\nfields: [{id: name, type: txt}]\n", to: "bad.yaml")
    let bad = try check("bad.yaml")
    #expect(bad.complaint.contains(#"bad.yaml:2:27: error: unknown type "txt""#))
    #expect(bad.status == 2)
  }

  @Test(
    arguments: [
      (["-"], "{\"name\": \"Ada\"}\n", "", 0),
      (
        ["-", "--format", "text"], "name,age\nAda,5\n",
        "standard input:2: age: Age must be at least 18.\n", 1
      ),
      (
        ["-", "--format", "text", "--lang", "de"], "[{}]",
        "standard input:1: name: Name ist erforderlich.\n", 1
      ),
      (
        ["-", "--input", "csv", "--format", "text"], "{name\n5\n",
        "standard input:1: {name: unknown column \"{name\"; did you mean \"name\"?\n"
          + "standard input:2: name: Name is required.\n", 1
      ),
      (
        ["-", "--summary"], "{}\n{\"name\": \"Ada\"}\n",
        "{\"field\": \"name\", \"rule\": \"required\", \"count\": 1}\n{\"records\": 2, \"invalid\": 1}\n",
        1
      ),
    ] as [([String], String, String, Int32)]
  )
  func `records come from standard input`(
    options: [String],
    input: String,
    output: String,
    status: Int32
  ) throws {
    let run = try runProgram(
      ["check", "form.yaml"] + options,
      in: folder,
      environment: PseudoFilling.environment,
      input: input
    )
    #expect(run.output == output)
    #expect(run.complaint == "")
    #expect(run.status == status)
  }

  @Test func `the records of several files are checked in order`() throws {
    try write("[{}]", to: "a.json")
    try write("name\n\"\"\n,\n", to: "b.csv")
    let run = try check("form.yaml", "a.json", "b.csv")
    let files = run.output.split(separator: "\n").map { $0.prefix(30) }
    #expect(
      files
        == [
          #"{"file": "a.json", "record": 1"#, #"{"file": "b.csv", "record": 1,"#,
          #"{"file": "b.csv", "record": 2,"#,
        ].map { $0.prefix(30) }
    )
    #expect(run.status == 1)
  }

  @Test(
    arguments: [
      (["form.yaml", "form.yml"], "tabstop: error: form.yml: no such file"),
      (["form.yaml", "."], "tabstop: error: . is a folder; name a file of records"),
      (["-", "-"], "tabstop: error: standard input can be read only once"),
      (
        ["form.yaml", "-", "--summary", "--format", "sarif"],
        "tabstop: error: --summary cannot be combined with --format sarif"
      ),
      (["form.yaml", "-", "--format", "xml"], "--format: \"xml\" is not one of jsonl, text"),
    ] as [([String], String)]
  )
  func `what cannot be read is an error`(arguments: [String], complaint: String) throws {
    let run = try runProgram(["check"] + arguments, in: folder)
    #expect(run.complaint.contains(complaint))
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func `a full disk is an error`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let program = PseudoFilling.program
    process.arguments = ["-c", "echo '{}' | '\(program)' check form.yaml - > /dev/full"]
    process.currentDirectoryURL = folder
    let complaint = Pipe()
    process.standardError = complaint
    try process.run()
    let bytes = try complaint.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "tabstop: error: cannot write to standard output: No space left on device\n"
    )
    #expect(process.terminationStatus == 2)
  }

  @Test func `programs are asked only if that is allowed`() throws {
    try write(
      """
      title: Names
      fields:
        - {id: name, type: text, rules: [{command: [test, x, =]}]}
      """,
      to: "asking.yaml"
    )
    let refused = try check("asking.yaml", "-")
    #expect(refused.complaint.contains("--allow-commands") && refused.status == 2)
    let records = "{\"name\": \"x\"}\n{\"name\": \"y\"}\n"
    let run = try check("asking.yaml", "-", "--allow-commands", "--format", "text", input: records)
    #expect(run.output.hasPrefix("standard input:2: name: "))
    #expect(run.output.split(separator: "\n").count == 1)
  }
}

/// Records are judged as `fill --no-input` judges prefilled answers.
struct CheckParityTests {
  private static let forms = [
    "application", "checkout", "conference", "hello", "settings", "signup", "survey", "trip",
  ]

  /// Answers by the names that the forms use, right and wrong.
  private static let records = [
    "{}", #"{"name": "A", "email": "ada@", "terms": false, "monthly": 3}"#,
    #"{"name": "Ada Lovelace", "email": "ada@example.org", "password": "x", "confirm": "y", "age": 7}"#,
    #"{"username": "ada", "email": "ada@example.org", "terms": true, "age": 36.5, "volume": 11}"#,
  ]

  @Test(arguments: forms)
  func `a record has the verdict and the messages of prefilled answers`(name: String) throws {
    let form = Corpus.folder + "Forms/\(name).yaml"
    let known = try String(contentsOfFile: form, encoding: .utf8)
    for record in Self.records {
      // Answers to other fields are refused in other words.
      let members = try JSONSerialization.jsonObject(with: Data(record.utf8)) as? [String: Any]
      let kept = (members ?? [:]).filter { known.contains("id: \($0.key)") }
      let data = try JSONSerialization.data(withJSONObject: kept)
      let text = String(decoding: data, as: UTF8.self)
      let filled = try runProgram(
        ["fill", form, "--no-input", "--answers", "-"],
        environment: PseudoFilling.environment,
        input: text
      )
      let checked = try runProgram(
        ["check", form, "-", "--format", "text"],
        environment: PseudoFilling.environment,
        input: text
      )
      #expect((filled.status == 0) == (checked.status == 0), "\(text)")
      guard filled.status < 2 else { continue }
      let lines = checked.output.replacing("standard input:1: ", with: "")
      #expect(lines == filled.complaint, "\(text)")
    }
  }
}
