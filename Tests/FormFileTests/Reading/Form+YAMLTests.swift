import FormFile
import FormValidation
import FormWidgets
import Forms
import SourceText
import Testing

struct FormYAMLTests {
  private static let small = "title: T\nfields: [{id: a, type: text}]\n"

  private static func refusal(of bytes: [UInt8]) -> String {
    do throws(Diagnostics) {
      _ = try Form(bytes: bytes, file: "f.yaml")
      return "no complaint"
    } catch {
      return error.description
    }
  }

  @Test func `a form needs only a title and a field`() throws {
    let form = try Form(yaml: FormYAMLTests.small)
    #expect(form == Form(title: "T", fields: [Field("a", TextField())]))
  }

  @Test func `every key of form and field is read`() throws {
    let form = try Form(
      yaml: """
        title: T
        intro: I
        reveal: on-submit
        errors: all
        enter: submit
        fields:
          - id: a-1_B
            type: password
            label: L
            placeholder: P
            help: H
            normalize: [trim_start, collapse_spaces]
            checklist: true
            submit: false
            reveal: immediately
            rules: [not_empty]
        """
    )
    let field = Field(
      "a-1_B",
      label: "L",
      PasswordField(placeholder: "P"),
      help: "H",
      normalizers: [.trimStart, .collapseSpaces],
      rules: [.required],
      hasChecklist: true,
      isSubmitted: false,
      reveal: .immediately
    )
    let twin = Form(
      title: "T",
      intro: "I",
      reveal: .onSubmit,
      errorsShown: .all,
      enterUse: .submit,
      fields: [field]
    )
    #expect(form == twin)
  }

  @Test func `bytes are read as UTF-8, with or without a byte order mark`() throws {
    let form = try Form(yaml: FormYAMLTests.small)
    let bytes = Array(FormYAMLTests.small.utf8)
    #expect(try Form(bytes: bytes, file: "f") == form)
    #expect(try Form(bytes: [0xEF, 0xBB, 0xBF] + bytes, file: "f") == form)
  }

  @Test func `line ends of every system are accepted`() throws {
    let form = try Form(yaml: FormYAMLTests.small)
    for end in ["\r\n", "\r"] {
      #expect(try Form(yaml: FormYAMLTests.small.replacing("\n", with: end)) == form)
    }
  }

  @Test(
    arguments: [
      ([], "f.yaml:1:1: error: the file is empty"),
      ([0xEF, 0xBB, 0xBF], "f.yaml:1:1: error: the file is empty"),
      (
        Array("# nothing\n\n".utf8),
        "f.yaml:1:1: error: the file contains no form\n   1 | # nothing\n     | ^"
      ),
      (Array("~".utf8), "f.yaml:1:1: error: the file contains no form\n   1 | ~\n     | ^"),
      (
        Array("title: gr".utf8) + [0xFC, 0x6E],
        "f.yaml:1:10: error: not UTF-8: byte 0xFC, number 10 of the file"
      ),
      (
        Array("title: é\r\nx: ".utf8) + [0xE6, 0xBC],
        "f.yaml:2:4: error: not UTF-8: byte 0xE6, number 15 of the file"
      ),
      ([0xFF], "f.yaml:1:1: error: not UTF-8: byte 0xFF, number 1 of the file"),
      ([0xFF, 0xFE, 0x61, 0], "f.yaml:1:1: error: the file is in UTF-16; save it as UTF-8"),
    ] as [([UInt8], String)]
  )
  func `a file that is not a form is reported`(bytes: [UInt8], complaint: String) {
    #expect(FormYAMLTests.refusal(of: bytes) == complaint)
  }

  @Test func `a file over 4 MiB is rejected immediately`() {
    let limit = Form.byteLimit
    let comment = FormYAMLTests.small + "#"
    let full = comment + String(repeating: "x", count: limit - comment.utf8.count)
    #expect(FormYAMLTests.refusal(of: Array(full.utf8)) == "no complaint")
    let tooLong = "1:1: error: the file is larger than 4 MiB"
    #expect(FormYAMLTests.refusal(of: Array((full + "x").utf8)) == "f.yaml:" + tooLong)
    #expect(complaint(about: full + "x") == "form.yaml:" + tooLong)
  }

  @Test func `ten thousand fields with one key per line are a form`() throws {
    var yaml = "title: Long\nfields:\n"
    for number in 1...10_000 {
      yaml += """
          - id: field\(number)
            type: text
            label: Field number \(number)
            rules:
              - required
              - max_length: 40

        """
    }
    let form = try Form(yaml: yaml)
    #expect(form.fields.count == 10_000)
    #expect(form.fields.last?.rules.clauses.count == 2)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "'", "&a [*a, ", "\u{0}", "%", "a:\n "])
  func `nonsense of any size is refused`(piece: String) {
    let text = String(repeating: piece, count: 50_000)
    #expect(complaint(about: text) != "no complaint")
  }

  @Test func `endlessly expanding aliases are refused`() {
    var bomb = "a: &a [x, x, x, x, x, x, x, x, x]\n"
    for (name, other) in zip("bcdefghijklmnopq", "abcdefghijklmnop") {
      bomb += "\(name): &\(name) [" + String(repeating: "*\(other), ", count: 9) + "]\n"
    }
    bomb += "? *q\n: 1\n? *p\n: 2\n"
    #expect(
      complaint(about: bomb) == """
        form.yaml:1:4: error: anchors and aliases are not supported; write out the value
           1 | a: &a [x, x, x, x, x, x, x, x, x]
             |    ^^
        """
    )
  }

  @Test func `blank labels and messages are refused`() {
    let yaml = """
      title: ''
      fields:
        - id: a
          type: text
          label: '  '
          rules: [{rule: email, message: ''}]

      """
    #expect(
      complaint(about: yaml) == """
        form.yaml:1:8: error: title is empty; add text or remove it
           1 | title: ''
             |        ^^
        form.yaml:5:12: error: label is empty; add text or remove it
           5 |     label: '  '
             |            ^^^^
        form.yaml:6:36: error: message is empty; add text or remove it
           6 |     rules: [{rule: email, message: ''}]
             |                                    ^^
        """
    )
  }

  @Test func `only the first hundred errors are kept`() throws {
    let yaml = "title: T\nfields:\n" + String(repeating: "- 1\n", count: 1_000)
    let diagnostics = #expect(throws: Diagnostics.self) { try Form(yaml: yaml) }
    #expect(diagnostics?.all.count == 100)
    #expect(diagnostics?.omittedCount == 900)
    #expect(diagnostics?.all.last?.place == Place(line: 102, column: 3))
  }

  @Test func `columns count characters, carets cells`() {
    #expect(
      complaint(about: "title: T\nfields: [{id: a, 漢字: x, type: text, é: y}]\n") == """
        form.yaml:2:18: error: unknown key "漢字"
           2 | fields: [{id: a, 漢字: x, type: text, é: y}]
             |                  ^^^^
             = help: a field accepts id, label, help, type, placeholder, suggestions, default, normalize, rules, \
        checklist, submit, unanswered, when, unless, mnemonic, reveal, read_only, value, width, beside, member, column
        form.yaml:2:37: error: unknown key "é"
           2 | fields: [{id: a, 漢字: x, type: text, é: y}]
             |                                       ^
             = help: a field accepts id, label, help, type, placeholder, suggestions, default, normalize, rules, \
        checklist, submit, unanswered, when, unless, mnemonic, reveal, read_only, value, width, beside, member, column
        """
    )
  }
}
