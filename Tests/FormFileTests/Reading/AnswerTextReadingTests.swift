import FormValidation
import Testing

@testable import FormFile
@testable import FormWidgets
@testable import Forms

struct AnswerTextReadingTests {
  @Test func `texts and defaults read the same from YAML as from Swift`() throws {
    let form = try Form(
      yaml: """
        title: T
        intro: Dear {name}
        fields:
          - {id: name, type: text, label: Name, help: 'Not {{name}}'}
          - {id: slug, type: text, label: 'For {name}', default: '{name|slug}'}
          - {id: code, type: text, default: '{{name}} {"a":1}'}
          - {id: kind, type: radio, options: [{value: a, label: 'Of {name}', help: '{slug}'}]}
          - {hidden: raw, value: '{{name}}'}
          - group: home
            label: '{city}, {/name}'
            fields: [{id: city, type: text, default: '{name}'}]
          - note: '{name} {home.city} ${HOME}'
        """
    )
    #expect(
      form
        == Form("T", intro: "Dear {name}") {
          Field("name", label: "Name", TextField(), help: "Not {{name}}")
          Field("slug", label: "For {name}", TextField(), source: .suggested("{name|slug}"))
          Field("code", TextField(text: "{name} {\"a\":1}"))
          Field("kind", Radio([Choice("a", label: "Of {name}", help: "{slug}")]))
          Field.hidden("raw", "{name}")
          Group("home", label: "{city}, {/name}") {
            Field("city", TextField(), source: .suggested("{name}"))
          }
          Note("{name} {home.city} ${HOME}")
        }
    )
  }

  @Test(arguments: [
    ("label: 'To {nam}'", "5:42: error: unknown placeholder \"{nam}\"; did you mean \"{name}\"?"),
    ("help: 'A {zzz}'", "unknown placeholder \"{zzz}\""),
    ("help: 'A {zzz}'", "; write {{zzz}} for the text itself"),
    ("label: '{name|slugg}'", "error: unknown filter \"slugg\"; did you mean \"slug\"?"),
    ("label: '{name|replace}'", "help: write replace: \"old\", \"new\""),
    (
      "label: '{name|replace: \"\", \"x\"}'",
      "replace takes two texts, and the first must not be empty"
    ),
    ("label: '{name|slug: \"x\"}'", "error: the filter slug takes no texts"),
    ("default: '{nam|slug}'", "5:41: error: unknown placeholder \"{nam}\"; did you mean"),
    ("default: '{a}'", "error: a is filled from its own answer"),
    ("value: '{a}'", "error: a is filled from its own answer"),
    ("label: '{guests[3].b}'", "unknown placeholder \"{guests[3].b}\""),
    ("label: '{guests}'", "unknown placeholder \"{guests}\""),
    ("help: 'A {zzz}'", "a field accepts {name}, {a}, {guests[0].b}; write"),
    ("default: {field: guests}", "it is a group; name one of its fields: guests[0].b"),
  ])
  func `unknown names, filters and cycles are reported`(keys: String, message: String) {
    let text = complaint(
      about: """
        title: T
        fields:
          - {id: name, type: text}
          # The next line is the one.
          - {id: a, type: text,       \(keys)}
          - {group: guests, repeat: {max: 3}, fields: [{id: b, type: text}]}
        """
    )
    #expect(text.contains(message), "\(text)")
  }

  @Test(arguments: [
    ("- section: '{b}'", "unknown placeholder \"{b}\""),
    ("- note: 'A {b}'", "unknown placeholder \"{b}\""),
    (
      "- {group: g, label: '{b} {a}', fields: [{id: a, type: text}]}", "unknown placeholder \"{b}\""
    ),
    ("- {id: r, type: radio, options: [{value: x, label: '{b}'}]}", "unknown placeholder \"{b}\""),
    (
      "- {id: p, type: text, default: '{q}'}\n  - {id: q, type: text, default: '{p}'}",
      "fields are filled from each other: p, then q, then p"
    ),
    (
      "- {id: p, type: password}\n  - {id: q, type: text, default: '{p}'}",
      "q would show a secret"
    ),
  ])
  func `they are reported wherever they are`(part: String, message: String) {
    let text = complaint(
      about: "title: T\nfields:\n  - {id: x, type: text}\n  \(part)\n  - {id: y, type: text}"
    )
    #expect(text.contains(message), "\(text)")
  }

  @Test func `braces of other files stay text`() throws {
    let schema = """
      {"type": "object", "description": "{intro}", "properties": {
        "a": {"type": "string", "title": "A {b}", "description": "{{c}}", "default": "{d}"},
        "e": {"type": "string", "const": "{f}"},
        "g": {"oneOf": [{"const": "h", "title": "{i}"}, {"const": "j"}]}}}
      """
    let form = try Form(yaml: FormImport(Array(schema.utf8), file: "s.json").yaml)
    #expect(form.fieldsInTexts == [])
    #expect(form.fields[0].widget.value == "{d}")
    #expect(form.fields[0].source == nil)
    #expect(form.fields[1].widget.value == "{f}")
    let texts = [form.intro ?? "", form.fields[0].label, form.fields[0].help ?? ""]
    #expect(texts.map { AnswerText($0).wordsAlone } == ["{intro}", "A {b}", "{{c}}"])
    let option = form.fields[2].widget.description.choices[0].label
    #expect(AnswerText(option).wordsAlone == "{i}")
  }
}
