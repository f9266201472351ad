import FormValidation
@testable import FormWidgets
@testable import Forms
import SourceText
import Testing

@testable import FormFile

struct SettingsTests {
  @Test func `an unknown key names the nearest one`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, lable: A}
          """
      ) == """
        form.yaml:3:25: error: unknown key "lable"; did you mean "label"?
           3 |   - {id: a, type: text, lable: A}
             |                         ^^^^^
        """
    )
  }

  @Test func `an unknown key unlike any other comes with the valid ones`() {
    #expect(
      complaint(
        about: """
          title: T
          when: now
          fields: [{id: a, type: text}]
          """
      ) == """
        form.yaml:2:1: error: unknown key "when"
           2 | when: now
             | ^^^^
             = help: a form accepts title, languages, intro, reveal, errors, enter, review, unanswered, \
        buttons, rules, fields, checks, language, locale, messages, confirm, heading
        """
    )
  }

  @Test func `the keys that a reader knows are collected once`() {
    var settings = Settings([], of: "a field", at: Mark(line: 1, column: 1))
    for _ in 0..<12 { settings.know { ($0.text("a"), $0.flag("b")) } }
    #expect(settings.asked.count == 24)
    #expect(settings.known == ["a", "b"])
  }

  @Test func `a missing key is reported where its owner begins`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - id: a
              label: A
          """
      ) == """
        form.yaml:3:5: error: a field needs "type"
           3 |   - id: a
             |     ^^
        """
    )
  }

  @Test func `a misspelled key is not also reported as missing`() {
    #expect(
      complaint(
        about: """
          titel: T
          fields: [{id: a, type: text}]
          """
      ) == """
        form.yaml:1:1: error: unknown key "titel"; did you mean "title"?
           1 | titel: T
             | ^^^^^
        """
    )
  }

  @Test func `a value of the wrong kind is reported with the expected kind`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [length: {min: short}]}
          """
      ) == """
        form.yaml:3:47: error: expected a whole number, found text
           3 |   - {id: a, type: text, rules: [length: {min: short}]}
             |                                               ^^^^^
        """
    )
  }

  @Test func `a number as a label belongs in quotes`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, label: 2024}
          """
      ) == """
        form.yaml:3:32: error: expected text, found a number
           3 |   - {id: a, type: text, label: 2024}
             |                                ^^^^
             = help: to make it text, quote it: "2024"
        """
    )
  }

  @Test(arguments: [("yes", true), ("On", true), ("no", false), ("off", false), ("true", true)])
  func `a toggle can start as a word`(word: String, isOn: Bool) throws {
    let form = try Form(yaml: "title: T\nfields:\n  - {id: a, type: toggle, default: \(word)}")
    #expect(form.fields[0].widget.value == .bool(isOn))
  }

  @Test func `a number that should be text keeps its zeros in quotes`() {
    #expect(
      complaint(about: "title: T\nfields:\n  - {id: a, type: text, default: 0123}")
        .hasSuffix(#"= help: to make it text, quote it: "0123""#)
    )
  }

  @Test func `an empty value counts as missing`() {
    #expect(
      complaint(
        about: """
          title:
          fields: [{id: a, type: text}]
          """
      ) == """
        form.yaml:1:1: error: expected text, found nothing
           1 | title:
             | ^^^^^
        """
    )
  }

  @Test func `a value that is not an option names the nearest`() {
    #expect(
      complaint(
        about: """
          title: T
          reveal: politely
          fields: [{id: a, type: text}]
          """
      ) == """
        form.yaml:2:9: error: unknown value "politely"; did you mean "polite"?
           2 | reveal: politely
             |         ^^^^^^^^
        """
    )
  }

  @Test func `a value far from all options lists them`() {
    #expect(
      complaint(
        about: """
          title: T
          errors: 5 of them
          fields: [{id: a, type: text}]
          """
      ) == """
        form.yaml:2:9: error: unknown value "5 of them"
           2 | errors: 5 of them
             |         ^^^^^^^^^
             = help: expected one of first, all
        """
    )
  }

  @Test func `an unknown normalizer is marked in its list`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, normalize: [trim, lowercas]}
          """
      ) == """
        form.yaml:3:43: error: unknown value "lowercas"; did you mean "lowercase"?
           3 |   - {id: a, type: text, normalize: [trim, lowercas]}
             |                                           ^^^^^^^^
        """
    )
  }

  @Test func `a negative length is refused`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [max_length: -1]}
          """
      ) == """
        form.yaml:3:45: error: expected 0 or more, found -1
           3 |   - {id: a, type: text, rules: [max_length: -1]}
             |                                             ^^
        """
    )
  }

  @Test func `a fractional length is refused`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [min_length: 2.5]}
          """
      ) == """
        form.yaml:3:45: error: expected a whole number, found 2.5
           3 |   - {id: a, type: text, rules: [min_length: 2.5]}
             |                                             ^^^
        """
    )
  }

  @Test func `a huge length is refused`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [max_length: 1e30]}
          """
      ) == """
        form.yaml:3:45: error: max_length is too large
           3 |   - {id: a, type: text, rules: [max_length: 1e30]}
             |                                             ^^^^
        """
    )
  }

  @Test func `an empty list of options is refused`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [one_of: []]}
          """
      ) == """
        form.yaml:3:41: error: one_of is an empty list, which no answer can match
           3 |   - {id: a, type: text, rules: [one_of: []]}
             |                                         ^
        """
    )
  }

  @Test func `a list among the options is refused`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [one_of: [a, [b]]]}
          """
      ) == """
        form.yaml:3:45: error: one_of compares with a list; a is text
           3 |   - {id: a, type: text, rules: [one_of: [a, [b]]]}
             |                                             ^
        """
    )
  }

  @Test func `another field's name is looked up`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: password, type: password}
            - {id: confirm, type: password, rules: [same_as: pasword]}
          """
      ) == """
        form.yaml:4:52: error: unknown field "pasword"; did you mean "password"?
           4 |   - {id: confirm, type: password, rules: [same_as: pasword]}
             |                                                    ^^^^^^^
        """
    )
  }

  @Test func `an unknown placeholder is marked inside the message`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - id: a
              type: text
              rules:
                - {rule: max_length, max: 3, message: 'It''s {maks} at most.'}
          """
      ) == """
        form.yaml:6:52: error: unknown placeholder "{maks}"
           6 |       - {rule: max_length, max: 3, message: 'It''s {maks} at most.'}
             |                                                    ^^^^^^
             = help: max_length accepts {label}, {value}, {max}, {actual}, {excess}; write {{maks}} for the text itself
        """
    )
  }

  @Test func `hints are also checked`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - id: a
              type: text
              rules:
                - rule: email
                  hint: Like {sample}.
          """
      ) == """
        form.yaml:7:20: error: unknown placeholder "{sample}"
           7 |         hint: Like {sample}.
             |                    ^^^^^^^^
             = help: email accepts {label}, {value}; write {{sample}} for the text itself
        """
    )
  }
}
