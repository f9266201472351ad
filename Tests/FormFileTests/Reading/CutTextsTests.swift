import FormFile
import Forms
import SourceText
import Testing

struct CutTextsTests {
  private func form(_ keys: String, title: String = "T", end: String = "") -> String {
    "title: \(title)\nfields:\n  - id: a\n    type: text\n    label: A\n    \(keys)\n\(end)"
  }

  private func warnings(_ yaml: String) throws -> [String] {
    try FormReading(yaml: yaml, file: "f.yaml").warnings.map(\.description)
  }

  @Test func `text cut short by a comment gets a warning`() throws {
    let yaml = form("help: Use # for comments")
    #expect(
      try warnings(yaml) == [
        """
        f.yaml:6:15: warning: "help" ends before the #; the rest of the line is a comment
           6 |     help: Use # for comments
             |               ^^^^^^^^^^^^^^
             = help: quote the text to keep the rest, or put two spaces before a comment
        """
      ]
    )
    #expect(try Form(yaml: yaml).fields[0].help == "Use")
    #expect(try FormReading(bytes: Array(yaml.utf8), file: "f").warnings.count == 1)
  }

  @Test(
    arguments: [
      "placeholder: Item #1", "placeholder: Item #", "label: Größe # in cm",
      "rules: [{rule: required, message: Say # please\n}]",
      "rules:\n      - rule: required\n        hint: Type # first",
    ]
  )
  func `every displayed text is checked`(keys: String) throws {
    let yaml = form(keys).replacing("    label: A\n    label", with: "    label")
    #expect(try warnings(yaml).count == 1)
  }

  @Test func `titles, options and messages also get a warning`() throws {
    let title = form("help: h", title: "Issue #7", end: "messages:\n  required: Give # or name\n")
    #expect(try warnings(title).map { $0.prefix(12) } == ["f.yaml:1:14:", "f.yaml:8:18:"])
    let select = """
      title: T
      fields:
        - section: Part #1
        - id: a
          type: select
          label: A
          options:
            - value: c # a comment
              label: C #
      """
    #expect(try warnings(select).map { $0.prefix(11) } == ["f.yaml:3:19", "f.yaml:9:18"])
  }

  @Test(
    arguments: [
      "help: 'Use # for comments'", "help: \"Use\" # for comments", "help: Use  # for comments",
      "help: Use#7", "help: |\n      Use # for comments", "default: c # the language",
      "help: one\n      two", "# help: Use # for comments", "placeholder: Use\n    # a comment",
    ]
  )
  func `no other text gets a warning`(keys: String) throws {
    #expect(try warnings(form(keys)).isEmpty)
  }

  @Test func `the number of warnings is limited like that of errors`() throws {
    let fields = (0..<200).map { "  - {id: f\($0), type: text, help: h, label: L #\n}\n" }
    #expect(try warnings("title: T\nfields:\n" + fields.joined()).count == Diagnostics.limit)
  }
}
