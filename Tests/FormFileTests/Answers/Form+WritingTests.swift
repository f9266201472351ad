import FormValidation
@testable import FormWidgets
@testable import Forms
import Foundation
import SourceText
import Testing

@testable import FormFile

struct FormWritingTests {
  private static let form = Form(
    title: "T",
    fields: [
      Field("name", TextField()), Field("page-size", NumberField()), Field("yes", Toggle()),
      Field("again", PasswordField(), isSubmitted: false), Field("goal", NumberField()),
    ]
  )

  private static let answers: Answers = [
    "name": "Ada \"L\"", "page-size": .number(Number("12.5") ?? 0), "yes": true, "again": "x",
    "goal": .null,
  ]

  @Test(
    arguments: [
      (
        .json,
        "{\n  \"name\": \"Ada \\\"L\\\"\",\n  \"page-size\": 12.5,\n  \"yes\": true,\n  \"goal\": null\n}\n"
      ),
      (
        .jsonl,
        "{\"name\": \"Ada \\\"L\\\"\", \"page-size\": 12.5, \"yes\": true, \"goal\": null}\n"
      ),
      (
        .env,
        """
        TABSTOP_FIELD_NAME='Ada "L"'
        TABSTOP_FIELD_PAGE_SIZE='12.5'
        TABSTOP_FIELD_YES='true'
        TABSTOP_FIELD_GOAL=''

        """
      ),
      (.nul, "name=Ada \"L\"\u{0}page-size=12.5\u{0}yes=true\u{0}goal=\u{0}"),
      (.yaml, "name: \"Ada \\\"L\\\"\"\npage-size: 12.5\n\"yes\": true\ngoal: null\n"),
    ] as [(AnswerFormat, String)]
  )
  func `answers are written in the order of the form`(format: AnswerFormat, text: String) throws {
    #expect(try FormWritingTests.form.text(of: FormWritingTests.answers, as: format) == text)
  }

  private static let nasty = [
    "'", "''", "\\'", "$(touch broken)", "`id`", "\"; exit 3; \"", "a\nb\n", "\t\u{1B}[31m",
    "*", "~", "!!", "-n", "$HOME", "é日本", " ", "'; exit 3; '", "\u{2028}", "#", "%s", "\r\n",
    "\u{301}x",
  ]

  /// Quotation marks that form one character with what follows them, around a command.
  private static let joined = ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{1F3FB}", "\u{20E3}"].map {
    "x'\($0);exit 3;:'\($0)\"\($0)\\\($0)`\($0)"
  }

  @Test(arguments: nasty + joined, ["sh", "bash"])
  func `a shell gets every answer back unchanged`(text: String, shell: String) throws {
    let form = Form(title: "T", fields: [Field("a", TextField())])
    let script = try form.text(of: ["a": .text(text)], as: .env)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let command = #"eval "$1"; printf '%s|' "$TABSTOP_FIELD_A""#
    process.arguments = [shell, "-c", command, shell, script]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(Array(data) == Array((text + "|").utf8))
    #expect(process.terminationStatus == 0)
  }

  @Test(
    arguments: nasty + joined + [
      "\u{FFFE}\u{FFFF}", "yes", "12", "null", "", "- a", "a: b",
    ]
  )
  func `YAML restores every answer`(text: String) throws {
    let form = Form(title: "T", fields: [Field("a", TextField())])
    let source = SourceText(try form.text(of: ["a": .text(text)], as: .yaml), file: "answers.yaml")
    #expect(try YAML.node(of: source)?.value == .object(["a": .text(text)]))
  }

  @Test(arguments: [AnswerFormat.env, .nul])
  func `a NUL is refused if it cannot be written`(format: AnswerFormat) {
    let form = Form(title: "T", fields: [Field("a", TextField())])
    #expect(throws: AnswerFault.holdsNUL("a", format)) {
      try form.text(of: ["a": "x\u{0}y"], as: format)
    }
    #expect(throws: Never.self) { try form.text(of: ["a": "x\u{0}y"], as: .json) }
  }

  @Test func `two fields with one variable name are refused before any answer`() {
    let form = Form(title: "T", fields: [Field("a-b", TextField()), Field("A_b", TextField())])
    let fault = AnswerFault.sameVariable("a-b", "A_b", name: "TABSTOP_FIELD_A_B")
    #expect(throws: fault) { try form.check(.env) }
    #expect(throws: Never.self) { try form.check(.json) }
    #expect(fault.description.contains("use another format"))
  }

  @Test func `variables written for a shell match those of the environment`() throws {
    var form = FormWritingTests.form
    let text = try form.text(of: FormWritingTests.answers, as: .env)
    let pairs = text.split(separator: "\n").map { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      return (String(parts[0]), String(parts[1].dropFirst().dropLast()))
    }
    let environment = Dictionary(uniqueKeysWithValues: pairs)
    let typed = TypedAnswers(environment: environment, of: form)
    let wrong = typed.prefill(&form)
    #expect(wrong.errors == [] && wrong.misfits.isEmpty)
    #expect(
      form.fields.map(\.widget.value) == [
        "Ada \"L\"", .number(Number("12.5") ?? 0), true, "", .null,
      ]
    )
  }

  @Test func `an empty set of answers is an empty mapping`() throws {
    #expect(try FormWritingTests.form.text(of: [:], as: .yaml) == "{}\n")
    #expect(try FormWritingTests.form.text(of: [:], as: .env) == "")
  }
}
