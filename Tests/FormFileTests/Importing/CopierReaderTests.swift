import SourceText
import Testing

@testable import FormFile

/// Questions of Copier templates.
struct CopierReaderTests {
  private func imported(_ text: String) throws -> (yaml: String, notes: [String]) {
    let result = try FormImport(Array(text.utf8), file: "copier.yml")
    let notes = result.notes.map { "\($0.place): \($0.message)" }
    return (String(result.yaml.split(separator: "fields:\n", maxSplits: 1)[1]), notes)
  }

  @Test(arguments: [
    ("{{ name|lower }}", "'{name|lower}'"), ("{{ name | upper }}", "'{name|upper}'"),
    ("{{ name.strip() }}", "'{name|trim}'"), ("{{ name|trim|title }}", "'{name|trim|title_case}'"),
    ("{{name|slugify}}-x", "'{name|slug}-x'"),
    ("{{ name.lower().replace(' ', '-') }}", #"'{name|lower|replace: " ", "-"}'"#),
    ("{{ name | replace(\"'\", '\"') }}", #"'{name|replace: "''", ''"''}'"#),
    ("a {{ name|lower }} {{ short }}", "'a {name|lower} {short}'"),
    ("{{ name|random }}", nil), ("{{ name.lower(1) }}", nil), ("{{ name|replace('a') }}", nil),
    ("{{ name|replace('', 'b') }}", nil), ("{{ name.lower }}", nil), ("{{ name[0] }}", nil),
    ("{{ name|replace('\"', \"'\"|x) }}", nil), ("{{ other|lower }}", nil),
    ("{{ name|lower + 'x' }}", nil), ("{{ name|replace('a', 'b'), c }}", nil),
  ])
  func `filters that texts have, too, are kept`(template: String, yaml: String?) throws {
    let (text, notes) = try imported(
      "_x: 1\nname: {default: Ada}\nshort: {default: a}\nslug: {default: \(template.json)}\n"
    )
    let start = text.split(separator: "\n").last { $0.hasPrefix("    default: ") }
    #expect(start == (yaml.map { "    default: \($0)" } ?? "    default: a"))
    #expect(notes.contains { $0.contains("a template, is left out") } == (yaml == nil))
  }

  @Test func `each type of question has a field`() throws {
    let (yaml, notes) = try imported(
      """
      _subdirectory: t
      name: {type: str, help: "Your name\\nIn full", placeholder: Ada, default: Eve}
      short: plain
      count: 3
      ratio: {type: float, default: 0.5}
      git: {type: bool, default: yes, when: '{{ name }}'}
      notes: {type: str, multiline: true}
      token: {type: str, secret: true, default: x}
      meta: {type: json, default: {a: 1}}
      file: {type: path, default: src}
      license: {choices: {MIT License: mit, BSD: {value: bsd}}, default: MIT License}
      tags: {multiselect: true, choices: [[A, a], [B, b]], default: [b]}
      slug: {default: '{{ name }}'}
      composed: {default: '{{ name }}-{{ short }}'}
      full: {when: false, default: '{{ name }} {{ short }}'}
      upper: {when: false, default: '{{ name|upper }}'}
      odd: {type: knob}
      """
    )
    #expect(
      yaml == """
          - id: name
            type: text
            label: Your name
            help: In full
            placeholder: Ada
            default: Eve
          - id: short
            type: text
            label: Short
            default: plain
          - id: count
            type: number
            label: Count
            default: 3
            rules:
              - integer
          - id: ratio
            type: number
            label: Ratio
            default: 0.5
          - id: git
            type: toggle
            label: Git
            default: true
            when: {field: name, required: true}
          - id: notes
            type: textarea
            label: Notes
            rules:
              - required
          - id: token
            type: password
            label: Token
          - id: meta
            type: textarea
            label: Meta
            default: '{"a": 1}'
            rules:
              - json
          - id: file
            type: path
            label: File
            default: src
          - id: license
            type: select
            options: [{value: mit, label: MIT License}, {value: bsd, label: BSD}]
            label: License
            default: mit
          - id: tags
            type: checklist
            options: [{value: a, label: A}, {value: b, label: B}]
            label: Tags
            default: [b]
          - id: slug
            type: text
            label: Slug
            default: {field: name}
          - id: composed
            type: text
            label: Composed
            default: '{name}-{short}'
          - hidden: full
            value: '{name} {short}'
          - hidden: upper
            value: '{name|upper}'
          - id: odd
            type: text
            label: Odd
            rules:
              - required

        """
    )
    #expect(
      notes == [
        "8:43: default, a secret, is left out",
        "17:13: type \"knob\" of odd is not known; it is asked for as text",
        "1:1: keys that forms do not support are left out: _subdirectory",
      ]
    )
  }

  @Test(arguments: [
    ("'{{ git }}'", "{field: git, equals: true}"),
    ("'{{ not git }}'", "{not: {field: git, equals: true}}"),
    ("git", "{field: git, equals: true}"),
    (
      "\"{{ kind == 'app' and git }}\"",
      "{all: [{field: kind, equals: app}, {field: git, equals: true}]}"
    ),
    (
      "\"{{ kind != 'app' or (git) }}\"",
      "{any: [{field: kind, not_equals: app}, {field: git, equals: true}]}"
    ),
    ("\"{{ kind in ['app', \\\"lib\\\"] }}\"", "{field: kind, one_of: [app, lib]}"),
    ("\"{{ kind not in ['app'] }}\"", "{field: kind, none_of: [app]}"),
    ("'{{ size >= 3 }}'", "{field: size, min: 3}"),
    ("'{{ size < 3 }}'", "{field: size, exclusive_max: 3}"),
    ("\"{{ 'x' in name }}\"", "{field: name, contains: x}"),
    ("'{% if git %}true{% endif %}'", "{field: git, equals: true}"),
    ("'{% if git %}True{% else %}False{% endif %}'", "{field: git, equals: true}"),
    ("'{{ git and }}'", nil), ("'{{ unknown }}'", nil), ("'{{ name|length > 3 }}'", nil),
    ("'{{ (git }}'", nil), ("'{{ kind in [] }}'", nil), ("'{{ a }}-{{ b }}'", nil),
  ])
  func `a condition is kept if a form can have it`(when: String, condition: String?) throws {
    let (yaml, notes) = try imported(
      """
      git: {type: bool, default: false}
      kind: {choices: [app, lib], default: app}
      size: {type: int, default: 1}
      name: {type: str, default: x}
      last: {type: str, default: x, when: \(when)}
      """
    )
    if let condition {
      #expect(yaml.contains("when: \(condition)\n"), "\(yaml)")
      #expect(notes == [])
    } else {
      #expect(!yaml.contains("when:"))
      #expect(notes == ["5:37: when of last is left out; it is always asked"])
    }
  }

  @Test(arguments: [
    (
      "{% if not (a | regex_search('^[a-z]+$')) %}Use letters.{% endif %}",
      "{rule: pattern, matches: '^[a-z]+$', anchored: false, message: Use letters.}"
    ),
    ("{%- if not a -%}Say it.{%- endif -%}", "{rule: required, message: Say it.}"),
    ("{% if a|length > 3 %}Too long.{% endif %}", nil),
    ("{% if not b %}Say it.{% endif %}", nil),
  ])
  func `a usual validator is a rule with its message`(validator: String, rule: String?) throws {
    let (yaml, notes) = try imported(
      "a: {type: str, default: x, validator: \"\(validator)\"}"
    )
    if let rule { #expect(yaml.contains("- \(rule)\n"), "\(yaml)") }
    #expect(notes == (rule == nil ? ["1:39: validator of a is left out"] : []))
  }

  @Test(arguments: [(1_000, true), (1_001, false)])
  func `a condition has at most 1,000 bytes`(length: Int, isKept: Bool) throws {
    let condition = "b == 'x'"
    let blanks = String(repeating: " ", count: length - condition.utf8.count - 4)
    let (yaml, notes) = try imported(
      "b: {type: str}\na: {type: str, when: \"{{\(condition)\(blanks)}}\"}\n"
    )
    #expect(yaml.contains("when: {field: b, equals: x}") == isKept, "\(yaml)")
    #expect(notes.isEmpty == isKept, "\(notes)")
  }

  /// A question `a`, parts of its field, and what is reported of it.
  @Test(arguments: [
    ("{type: str, secret: true}", ["type: password"], []),
    ("{type: int, secret: true, default: 1}", ["type: number"], ["secret of a is left out"]),
    ("{type: bool, default: 'on'}", ["type: toggle", "default: true"], []),
    ("{type: bool, default: '0'}", ["type: toggle", "default: false"], []),
    ("{type: bool, default: 1}", ["type: toggle", "default: true"], []),
    ("{type: bool, choices: [true, false]}", ["type: toggle"], []),
    (
      "{type: bool, choices: {Sure: yes, Never: no}, default: no}",
      ["type: toggle", "on: Sure", "off: Never", "default: false"], []
    ),
    ("{type: bool, choices: [yes, later]}", ["options: ['yes', later]"], []),
    ("{choices: [[X, x], [Z, z]]}", ["options: [{value: x, label: X}, {value: z, label: Z}]"], []),
    (
      "{choices: {X: {value: x, validator: '{{ b }}'}}}", ["options: [{value: x, label: X}]"],
      ["validator of the option \"X\" is left out"]
    ),
    (
      "{choices: '{{ b }}', default: x}", ["type: text"], ["choices of a, a template, are left out"]
    ),
    ("{choices: ['{{ b }}', z]}", ["options: [z]"], ["the option '{{ b }}' is left out"]),
    ("{choices: [x, z], multiselect: true}", ["type: checklist"], []),
    (
      "{choices: [x, z], multiselect: '{{ b }}'}", ["type: select"],
      ["multiselect of a is left out"]
    ),
    (
      "{multiselect: true, default: x}", ["type: text"],
      ["keys that forms do not support are left out: multiselect"]
    ),
    ("{type: yaml, default: [1]}", ["type: textarea"], ["type yaml of a is asked for as text"]),
    ("{type: json, default: {b: 1}}", ["default: '{\"b\": 1}'", "- json"], []),
    ("{default: x, placeholder: '{{ b }}'}", [], ["placeholder of a, a template, is left out"]),
    ("{default: x, help: '{{ b }}'}", ["label: A"], ["help of a, a template, is left out"]),
    ("{default: x, multiline: '{{ b }}'}", ["type: text"], ["multiline of a is left out"]),
    ("{when: false, default: 3}", ["hidden: a", "value: 3"], []),
    ("{type: bool, when: 'no', default: 'yes'}", ["hidden: a", "value: true"], []),
    ("{when: '{{ false }}', default: x}", ["hidden: a"], []),
    ("{when: 'true', default: x}", ["id: a"], []),
    ("{when: false}", [], ["a, which is never asked for, has no value; it is left out"]),
    ("{default: x, validator: ''}", ["default: x"], []),
  ])
  func `what a question says is kept or reported`(
    question: String,
    parts: [String],
    notes: [String]
  ) throws {
    let (yaml, reported) = try imported("b: {default: x}\na: \(question)\n")
    let lines = yaml.split(separator: "\n").map { $0.drop { " -".contains($0) } }
    for part in parts {
      #expect(lines.contains { $0 == part.drop { " -".contains($0) } }, "\(yaml)")
    }
    #expect(reported.map { String($0.split(separator: ": ", maxSplits: 1)[1]) } == notes)
  }

  @Test func `answers that are secrets are listed apart`() throws {
    let (yaml, notes) = try imported(
      "_secret_questions: [token, pin, none]\ntoken: {default: x}\npin: {type: int, default: 1}\n"
    )
    #expect(yaml.contains("type: password") && yaml.contains("type: number"))
    #expect(
      notes == [
        "1:33: none, a secret, is no question", "2:18: default, a secret, is left out",
        "3:1: secret of pin is left out",
      ]
    )
  }
}
