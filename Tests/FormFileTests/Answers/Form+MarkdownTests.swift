@testable import FormFilling
@testable import FormScreens
import FormValidation
@testable import FormWidgets
@testable import Forms
import SourceText
import Testing

@testable import FormFile

/// Answers as an issue.
struct FormMarkdownTests {
  private func markdown(_ yaml: String, _ answers: String) throws -> String {
    var form = try Form(yaml: yaml)
    try form.hold(answers, file: "a.json")
    var screen = Screen(form)
    screen.filling.submitAtOnce()
    guard case .submitted(let given)? = screen.filling.outcome else { return "not submitted" }
    return try form.text(of: given, as: .markdown)
  }

  @Test func `an issue form becomes an issue like those of GitHub`() throws {
    let source = """
      name: Bug report
      title: '[Bug]: '
      body:
        - type: markdown
          attributes: {value: Thanks!}
        - {type: input, id: version, attributes: {label: Version}, validations: {required: true}}
        - type: dropdown
          id: browsers
          attributes: {label: Browsers, multiple: true, options: [Firefox, Safari]}
        - {type: dropdown, id: severity, attributes: {label: Severity, options: [low, high]}}
        - {type: textarea, id: logs, attributes: {label: Logs, render: shell}}
        - {type: textarea, id: more, attributes: {label: More}}
        - type: checkboxes
          id: terms
          attributes:
            label: Before you submit
            options:
              - {label: 'I searched the [issues](https://e.org).', required: true}
              - {label: I can help}
        - {type: checkboxes, id: os, attributes: {label: Systems, options: [{label: Linux}]}}
      """
    let form = try FormImport(Array(source.utf8), file: "bug.yml")
    #expect(form.notes.isEmpty)
    #expect(form.yaml.contains("heading: '{title}'\n"))
    let text = try markdown(
      form.yaml,
      """
      {"title": "[Bug]: it\\ncrashes", "version": "1.2", "browsers": ["Safari"], "logs": "a\\n```\\nb",
       "terms": {"I_searched_the_issues": true}}
      """
    )
    #expect(
      text == """
        # [Bug]: it crashes

        ### Version

        1.2

        ### Browsers

        - [ ] Firefox
        - [x] Safari

        ### Severity

        _No response_

        ### Logs

        ````shell
        a
        ```
        b
        ````

        ### More

        _No response_

        ### Before you submit

        - [x] I searched the issues (https://e.org).
        - [ ] I can help

        ### Systems

        - [ ] Linux

        """
    )
  }

  @Test(arguments: [
    ("{id: a, type: number, label: N}", #"{"a": 2.50}"#, "### N\n\n2.5\n"),
    ("{id: a, type: toggle, label: Yes?}", #"{"a": true}"#, "- [x] Yes?\n"),
    ("{id: a, type: toggle, label: L, default: none}", "{}", "### L\n\n_No response_\n"),
    ("{id: a, type: toggle, label: L, on: live, off: test}", #"{"a": false}"#, "### L\n\ntest\n"),
    ("{id: a, type: tags, label: L}", #"{"a": ["x", "y"]}"#, "### L\n\n- x\n- y\n"),
    (
      "{id: a, type: radio, label: L, options: [{value: x, label: Ex}]}", #"{"a": "x"}"#,
      "### L\n\nEx\n"
    ),
    ("{id: a, type: textarea, label: L}", #"{"a": "b\nc"}"#, "### L\n\nb\nc\n"),
    ("{id: a, type: textarea, code: sh, label: L}", #"{"a": "b\n"}"#, "### L\n\n```sh\nb\n```\n"),
    ("{id: a, type: text, submit: false}", #"{"a": "b"}"#, ""),
    ("{hidden: a, value: b}", "{}", "### a\n\nb\n"),
    (
      "{group: g, label: G, fields: [{id: a, type: text, label: A}]}", #"{"g": {"a": "b"}}"#,
      "### G\n\n#### A\n\nb\n"
    ),
    (
      "{group: g, label: 'G {n}', repeat: {min: 0}, fields: [{id: a, type: text, label: A}]}",
      #"{"g": [{"a": "b"}, {"a": "c"}]}"#, "### G 1\n\n#### A\n\nb\n\n### G 2\n\n#### A\n\nc\n"
    ),
    (
      "{group: g, label: 'G {n}', repeat: {min: 0}, fields: [{id: a, type: text, label: A}]}",
      "{}", "### G\n\n_No response_\n"
    ),
  ])
  func `each kind of answer has its form`(field: String, answers: String, text: String) throws {
    #expect(try markdown("title: T\nfields: [\(field)]", answers) == text)
  }

  @Test func `pages have headings, and a heading of several answers repeats none`() throws {
    let yaml = """
      title: T
      heading: '{a} by {b}'
      fields: [{page: P}, {id: a, type: text, label: A}, {page: Q}, {id: b, type: text, label: B}]
      """
    let text = try markdown(yaml, #"{"a": "x", "b": "y"}"#)
    #expect(text == "# x by y\n\n## P\n\n### A\n\nx\n\n## Q\n\n### B\n\ny\n")
  }

  @Test func `a heading without an answer is left out`() throws {
    let yaml = "title: T\nheading: '{a}'\nfields: [{id: a, type: text}, {id: b, type: text}]"
    #expect(try markdown(yaml, "{}") == "### b\n\n_No response_\n")
  }

  @Test(arguments: [(20, 20), (21, 1)])
  func `a long list is written without what is not checked`(count: Int, lines: Int) throws {
    let options = (1...count).map { "o\($0)" }.joined(separator: ", ")
    let text = try markdown(
      "title: T\nfields: [{id: a, type: checklist, label: L, options: [\(options)]}]",
      #"{"a": ["o1"]}"#
    )
    #expect(text.split(separator: "\n").dropFirst().count == lines)
  }

  @Test func `labels and options have the answers that the screen shows`() throws {
    let yaml = """
      title: T
      fields:
        - {id: name, type: text}
        - {id: plan, type: radio, label: '{name}?', options: [{value: a, label: 'For {name}'}]}
        - group: pet
          label: Pet of {name}
          fields: [{id: name, type: text}, {id: eats, type: toggle, label: '{name} eats {{x}} {plan}'}]
      """
    let text = try markdown(yaml, #"{"name": "Ada", "plan": "a", "pet": {"name": "Rex"}}"#)
    #expect(
      text == """
        ### name

        Ada

        ### Ada?

        For Ada

        ### Pet of Rex

        #### name

        Rex

        - [ ] Rex eats {x} For Ada

        """
    )
  }

  @Test func `an unknown name in a heading is an error`() {
    #expect(throws: Diagnostics.self) {
      try Form(yaml: "title: T\nheading: '{b}'\nfields: [{id: a, type: text}]")
    }
  }
}
