import FormValidation
@testable import Forms
import TestSupport
import Testing

@testable import FormFile

struct FormReaderTests {
  @Test func `a form without title and fields has both errors`() {
    #expect(
      complaint(
        about: """
          intro: Hello
          """
      ) == """
        form.yaml:1:1: error: a form needs "title"
           1 | intro: Hello
             | ^^^^^
        form.yaml:1:1: error: a form needs "fields"
           1 | intro: Hello
             | ^^^^^
        """
    )
  }

  @Test func `buttons and the question before a submit are read`() throws {
    let form = try Form(
      yaml: """
        title: T
        buttons: {submit: Book it, next: Continue, back: Back, cancel: Quit}
        confirm: Book the trip to {city} now?
        fields: [{id: city, type: text}]
        """
    )
    #expect(
      form.buttons == Buttons(submit: "Book it", next: "Continue", back: "Back", cancel: "Quit")
    )
    #expect(form.confirmation == "Book the trip to {city} now?")
  }

  @Test func `a mnemonic that another field has is marked`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, mnemonic: k}
            - {group: g, fields: [{id: b, type: text, mnemonic: k}]}
          """
      ) == """
        form.yaml:4:55: error: mnemonic "k" is already used by "a"
           4 |   - {group: g, fields: [{id: b, type: text, mnemonic: k}]}
             |                                                       ^
        """
    )
  }

  @Test(arguments: [
    ("", true), (", default: no", false), (", default: yes", true), (", default: false", false),
  ])
  func `the question can be in a mapping with its default`(settings: String, isYes: Bool) throws {
    let form = try Form(
      yaml: "title: T\nconfirm: {question: Erase {city}?\(settings)}\n"
        .replacing("Erase {city}?", with: "\"Erase {city}?\"")
        + "fields: [{id: city, type: text}]\n"
    )
    #expect(form.confirmation == "Erase {city}?")
    #expect(form.confirmsByDefault == isYes)
  }

  @Test(arguments: [
    ("{default: no}", "confirm needs \"question\""),
    ("{question: A?, default: maybe}", "expected true or false, found text"),
    ("{question: A?, defualt: no}", "did you mean \"default\"?"),
    ("{question: \"{cty}?\"}", "unknown placeholder \"{cty}\""), ("[A?]", "expected text"),
  ])
  func `errors in the mapping of the question are reported`(confirm: String, message: String) {
    let yaml = "title: T\nconfirm: \(confirm)\nfields: [{id: city, type: text}]"
    #expect(complaint(about: yaml).contains(message))
  }

  @Test func `unknown buttons and names in the question are reported`() {
    #expect(
      complaint(
        about: """
          title: T
          buttons: {submti: Book it}
          confirm: Book the trip to {cty} now?
          fields: [{id: city, type: text}]
          """
      ) == """
        form.yaml:2:11: error: unknown key "submti"; did you mean "submit"?
           2 | buttons: {submti: Book it}
             |           ^^^^^^
        form.yaml:3:27: error: unknown placeholder "{cty}"; did you mean "{city}"?
           3 | confirm: Book the trip to {cty} now?
             |                           ^^^^^
             = help: a form accepts {city}; write {{cty}} for the text itself
        """
    )
    let complaint = complaint(
      about: "title: T\nbuttons: Book it\nfields: [{id: city, type: text}]"
    )
    #expect(complaint.contains("expected a mapping of texts, found text"))
  }

  @Test func `a duplicate field is reported with the first one`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text}
            - {id: a, type: toggle}
          """
      ) == """
        form.yaml:4:10: error: duplicate field "a"; first on line 3
           4 |   - {id: a, type: toggle}
             |          ^
        """
    )
  }

  @Test func `a form without questions is refused`() {
    #expect(
      complaint(
        about: """
          title: T
          fields: []
          """
      ) == """
        form.yaml:2:9: error: fields is empty; a form needs at least one field
           2 | fields: []
             |         ^
        """
    )
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {group: g, fields: []}
          """
      ) == """
        form.yaml:3:24: error: fields is empty; a group needs at least one field
           3 |   - {group: g, fields: []}
             |                        ^
        """
    )
  }

  @Test func `a field is a mapping`() {
    #expect(
      complaint(
        about: """
          title: T
          fields: [name]
          """
      ) == """
        form.yaml:2:10: error: expected a mapping, found text
           2 | fields: [name]
             |          ^^^^
             = help: like {id: name, type: text}
        """
    )
  }

  @Test func `the introduction keeps its paragraphs`() throws {
    let form = try Form(
      yaml: "title: T\nintro: |\n  One\n  two\n\n  three\n\nfields:\n  - {id: a, type: text}"
    )
    let lines = screen(form, after: "").dropFirst().prefix(6).map {
      String($0.drop { $0 == " " })
    }
    #expect(lines[..<4] == ["One two", "", "three", ""])
    #expect(lines[4].hasPrefix("▌"))
  }

  @Test func `all errors are reported together, in the order of the file`() {
    #expect(
      complaint(
        about: """
          title: 5
          fields:
            - {id: a, type: txt}
            - {id: a, type: text, rules: [emial, {range: {min: x}}]}
          errors: none
          """
      ) == """
        form.yaml:1:8: error: expected text, found a number
           1 | title: 5
             |        ^
             = help: to make it text, quote it: "5"
        form.yaml:3:19: error: unknown type "txt"; did you mean "text"?
           3 |   - {id: a, type: txt}
             |                   ^^^
        form.yaml:4:10: error: duplicate field "a"; first on line 3
           4 |   - {id: a, type: text, rules: [emial, {range: {min: x}}]}
             |          ^
        form.yaml:4:33: error: unknown rule "emial"; did you mean "email"?
           4 |   - {id: a, type: text, rules: [emial, {range: {min: x}}]}
             |                                 ^^^^^
        form.yaml:4:41: error: range applies to numbers; a is text
           4 |   - {id: a, type: text, rules: [emial, {range: {min: x}}]}
             |                                         ^^^^^
             = help: write type: number, or use length for the length of text
        form.yaml:4:54: error: expected a number or a date, found "x"
           4 |   - {id: a, type: text, rules: [emial, {range: {min: x}}]}
             |                                                      ^
             = help: a date is 2026-03-31, 12:00, today, now, today+7d or {field: id}
        form.yaml:5:9: error: unknown value "none"
           5 | errors: none
             |         ^^^^
             = help: expected one of first, all
        """
    )
  }
}
