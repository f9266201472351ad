import FormValidation
import SourceText
import Testing

@testable import FormFile

/// What each lint finds, and what it leaves alone.
struct LintTests {
  /// Returns the codes that are found in fields, with their places.
  static func findings(in fields: String) -> [String] {
    let bytes = Array("title: T\nfields:\n\(fields)\n".utf8)
    let extensions = FormExtensions(allowsCommands: true)
    return FormLint(bytes, file: "f", extensions: extensions).findings
      .map { "\($0.place) \($0.code ?? "")" }
  }

  /// The code, fields with one finding of it, and fields without any.
  private static let samples: [(code: String, wrong: String, right: String)] = [
    (
      "form.invalid", "  - {id: a, type: txt}",
      "  - {id: a, type: text}"
    ),
    (
      "bounds.contradiction",
      "  - {id: a, type: text, rules: [{length: {min: 9}}, {max_length: 3}]}",
      "  - {id: a, type: text, rules: [{length: {min: 3}}, {max_length: 3}]}"
    ),
    (
      "bounds.contradiction",
      "  - {id: a, type: text, rules: [{min_length: 4}, {rule: max_length, max: 3, unit: bytes}]}",
      "  - {id: a, type: text, rules: [{rule: min_length, min: 4, unit: bytes}, {max_length: 3}]}"
    ),
    (
      "bounds.contradiction", "  - {id: a, type: number, rules: [{min: 9}, {max: 8}]}",
      "  - {id: a, type: number, rules: [{min: 9}, {rule: max, max: 8, severity: warning}]}"
    ),
    (
      "bounds.contradiction", "  - {id: a, type: number, rules: [{exclusive_min: 9}, {max: 9}]}",
      "  - {id: a, type: number, rules: [{min: 9}, {max: 9}]}"
    ),
    (
      "bounds.contradiction",
      "  - {id: a, type: number, rules: [integer, {exclusive_min: 5}, {exclusive_max: 6}]}",
      "  - {id: a, type: number, rules: [integer, {exclusive_min: 5}, {exclusive_max: 7}]}"
    ),
    (
      "bounds.contradiction",
      "  - {id: a, type: number, step: 1, rules: [{exclusive_min: -6}, {exclusive_max: -5}]}",
      "  - {id: a, type: number, rules: [{exclusive_min: -6}, {exclusive_max: -5}]}"
    ),
    (
      "bounds.contradiction",
      "  - {id: a, type: number, rules: [{multiple_of: 10}, {range: {min: 1, max: 9}}]}",
      "  - {id: a, type: number, rules: [{multiple_of: 10}, {range: {min: 1, max: 10}}]}"
    ),
    (
      "bounds.contradiction", "  - {id: a, type: slider, min: 0, max: 10, rules: [{min: 11}]}",
      "  - {id: a, type: slider, min: 0, max: 10, rules: [{min: 10}]}"
    ),
    (
      "bounds.contradiction", "  - {id: a, type: tags, rules: [{min_items: 4}, {max_items: 3}]}",
      "  - {id: a, type: tags, rules: [{min_items: 3}, {max_items: 3}]}"
    ),
    (
      "bounds.contradiction", "  - {id: a, type: text, rules: [{one_of: [x, y]}, {min_length: 2}]}",
      "  - {id: a, type: text, rules: [{one_of: [x, yy]}, {min_length: 2}]}"
    ),
    (
      "bounds.contradiction", "  - {id: a, type: number, rules: [{min: 9}, {max: 8}]}",
      """
        - {id: b, type: toggle}
        - {id: a, type: number, rules: [{min: 9}, {rule: max, max: 8, when: {field: b, accepted: true}}]}
      """
    ),
    (
      "bounds.contradiction", "  - {id: a, type: text, rules: [prohibited, required]}",
      "  - {id: a, type: text, rules: [prohibited]}"
    ),
    (
      "rule.never_passes", "  - {id: a, type: radio, options: [S, M], rules: [{one_of: [XS, XL]}]}",
      "  - {id: a, type: radio, options: [S, M], rules: [{one_of: [XS, M]}]}"
    ),
    (
      "rule.never_passes",
      "  - {id: a, type: select, options: [s, m], rules: [{rule: pattern, matches: '[A-Z]', message: x}]}",
      "  - {id: a, type: select, options: [s, m], other: x, rules: [{rule: pattern, matches: '[A-Z]', message: x}]}"
    ),
    (
      "rule.never_passes", "  - {id: a, type: checklist, options: [x, y], rules: [{min_items: 3}]}",
      "  - {id: a, type: checklist, options: [x, y], rules: [{min_items: 2}]}"
    ),
    (
      "rule.never_fails", "  - {id: a, type: text, rules: [{max_length: 5}, {max_length: 10}]}",
      "  - {id: a, type: text, rules: [{max_length: 5}, {rule: max_length, max: 10, message: x}]}"
    ),
    (
      "rule.never_fails", "  - {id: a, type: number, rules: [{min: 1}, {min: 5}]}",
      "  - {id: a, type: number, rules: [{min: 1}, {rule: min, min: 5, severity: warning}]}"
    ),
    (
      "rule.never_fails",
      "  - {id: a, type: text, rules: [{length: {min: 3}}, {length: {min: 3, max: 9}}]}",
      "  - {id: a, type: text, rules: [{length: {min: 3}}, {length: {min: 2, max: 9}}]}"
    ),
    (
      "rule.never_fails", "  - {id: a, type: slider, min: 0, max: 10, rules: [{max: 10}]}",
      "  - {id: a, type: slider, min: 0, max: 10, rules: [{max: 9}]}"
    ),
    (
      "rule.never_fails", "  - {id: a, type: slider, min: 0, max: 10, step: 2, rules: [integer]}",
      "  - {id: a, type: slider, min: 0, max: 10, step: 0.5, rules: [integer]}"
    ),
    (
      "rule.never_fails", "  - {id: a, type: toggle, rules: [required]}",
      "  - {id: a, type: toggle, default: none, rules: [required]}"
    ),
    (
      "rule.never_fails", "  - {id: a, type: radio, options: [S, M], rules: [{none_of: [XS]}]}",
      "  - {id: a, type: radio, options: [S, M], rules: [{none_of: [S]}]}"
    ),
    (
      "rule.never_fails",
      "  - {id: a, type: text, rules: [{rule: required, when: {field: a, equals: x}}]}",
      "  - {id: a, type: text, rules: [{rule: required, unless: {field: a, equals: x}}]}"
    ),
    (
      "rule.never_fails", "  - {id: a, type: text, rules: [{min_length: 0}]}",
      "  - {id: a, type: text, rules: [{min_length: 1}]}"
    ),
    (
      "rule.never_fails", "  - {id: a, type: checklist, options: [x, y], rules: [{max_items: 2}]}",
      "  - {id: a, type: checklist, options: [x, y], rules: [{max_items: 1}]}"
    ),
    (
      "default.invalid", "  - {id: a, type: number, default: 5, rules: [{min: 10}]}",
      "  - {id: a, type: number, default: 10, rules: [{min: 10}]}"
    ),
    (
      "default.invalid", "  - {id: a, type: text, default: ab, rules: [{max_length: 1}]}",
      "  - {id: a, type: text, default: 'https://', rules: [url]}"
    ),
    (
      "default.invalid", "  - {id: a, type: slider, min: 0, max: 9, default: 3, rules: [{min: 5}]}",
      "  - {id: a, type: slider, min: 0, max: 9, default: 5, rules: [{min: 5}]}"
    ),
    (
      "form.unsubmittable", "  - {id: a, type: text, read_only: true, rules: [required]}",
      "  - {id: a, type: text, read_only: true, default: x, rules: [required]}"
    ),
    (
      "condition.never",
      """
        - {id: s, type: radio, options: [S, M]}
        - {id: a, type: text, when: {field: s, equals: XL}}
      """,
      """
        - {id: s, type: radio, options: [S, M]}
        - {id: a, type: text, when: {field: s, equals: M}}
      """
    ),
    (
      "condition.never",
      """
        - {id: n, type: number}
        - {id: a, type: text, when: {all: [{field: n, min: 18}, {field: n, max: 12}]}}
      """,
      """
        - {id: n, type: number}
        - {id: a, type: text, when: {all: [{field: n, min: 12}, {field: n, max: 18}]}}
      """
    ),
    (
      "condition.never",
      """
        - {id: n, type: text}
        - {id: a, type: text, when: {all: [{field: n, equals: x}, {field: n, equals: y}]}}
      """,
      """
        - {id: n, type: text}
        - {id: a, type: text, when: {any: [{field: n, equals: x}, {field: n, equals: y}]}}
      """
    ),
    (
      "condition.never",
      """
        - {id: l, type: checklist, options: [x, y]}
        - {id: a, type: text, when: {field: l, contains: z}}
      """,
      """
        - {id: l, type: checklist, options: [x, y]}
        - {id: a, type: text, when: {field: l, contains: y}}
      """
    ),
    (
      "condition.never",
      """
        - group: g
          fields:
            - {id: s, type: radio, options: [S, M]}
            - {id: a, type: text, rules: [{rule: required, when: {field: s, equals: XL}}]}
      """,
      """
        - {id: s, type: radio, options: [XL]}
        - group: g
          fields:
            - {id: a, type: text, rules: [{rule: required, when: {field: s, equals: XL}}]}
      """
    ),
    (
      "condition.never",
      """
        - {id: s, type: radio, options: [S, M]}
        - {id: a, type: radio, options: [x, {value: y, when: {field: s, equals: XL}}]}
      """,
      """
        - {id: s, type: radio, options: [S, M]}
        - {id: a, type: radio, options: [x, {value: y, when: {field: s, equals: M}}]}
      """
    ),
    (
      "condition.always",
      """
        - {id: s, type: radio, options: [S, M]}
        - id: a
          type: select
          options: {by: s, S: [x, {value: y, unless: {not: {field: s, equals: XL}}}], else: [z]}
      """,
      """
        - {id: s, type: radio, options: [S, M]}
        - id: a
          type: select
          options: {by: s, S: [x, {value: y, unless: {not: {field: s, equals: S}}}], else: [z]}
      """
    ),
    (
      "condition.always",
      """
        - {id: s, type: radio, options: [S, M]}
        - {id: a, type: text, when: {not: {field: s, equals: XL}}}
      """,
      """
        - {id: s, type: radio, options: [S, M]}
        - {id: a, type: text, when: {not: {field: s, equals: S}}}
      """
    ),
    (
      "options.none",
      """
        - {id: c, type: select, options: [US, CA]}
        - {id: a, type: select, options: {by: c, US: [AZ]}, rules: [required]}
      """,
      """
        - {id: c, type: select, options: [US, CA]}
        - {id: a, type: select, options: {by: c, US: [AZ], else: [x]}, rules: [required]}
      """
    ),
    (
      "default.literal", "  - {id: a, type: text, default: $USER}",
      "  - {id: a, type: text, default: {env: USER}}"
    ),
    (
      "default.literal", "  - {id: b, type: text}\n  - {id: a, type: text, default: '{{ b }}'}",
      "  - {id: b, type: text}\n  - {id: a, type: text, default: '{b}'}"
    ),
    (
      "default.literal", "  - {id: b, type: text}\n  - {hidden: a, value: '{{ b }}'}",
      "  - {id: b, type: text}\n  - {hidden: a, value: '{{b}}'}"
    ),
    (
      "default.literal", "  - {id: b, type: text}\n  - {id: a, type: tags, default: ['{b}']}",
      "  - {id: b, type: text}\n  - {id: a, type: tags, default: ['{c}']}"
    ),
    ("text.literal", "  - {id: a, type: text, placeholder: '{a}'}", "  - {id: a, type: text}"),
    (
      "default.invalid", "  - {hidden: a, value: 2, rules: [{max: 1}]}",
      "  - {hidden: a, value: 2, rules: [{max: 2}]}"
    ),
    (
      "default.invalid", "  - {hidden: a, value: ab, rules: [{min_length: 3}]}",
      "  - {hidden: a, value: abc, rules: [{min_length: 3}, {pattern: '[a-c]*'}]}"
    ),
    (
      "options.same_label", "  - {id: a, type: radio, options: [x, {value: y, label: x}]}",
      "  - {id: a, type: radio, options: [x, {value: y, label: z}]}"
    ),
    (
      "text.untranslated", "  - {id: a, type: text, label: {en: Age}}\nlanguages: [en, de]",
      "  - {id: a, type: text, label: {en: Age, de: Alter}}\nlanguages: [en, de]"
    ),
    (
      "pattern.costly",
      "  - {id: a, type: text, rules: [{rule: pattern, matches: '(a+)+', message: x}]}",
      "  - {id: a, type: text, rules: [{rule: pattern, matches: 'a+', message: x}]}"
    ),
    (
      "pattern.costly",
      "  - {id: a, type: text, rules: [{rule: pattern, matches: '([a-z]+[0-9]*)*@x', message: x}]}",
      "  - {id: a, type: text, rules: [{rule: pattern, matches: '([a-z]+[0-9]*)*@x', message: x}, {max_length: 9}]}"
    ),
    (
      "text.cut",
      "  - {id: a, type: text, help: Use # for comments}\n".replacing("}", with: "\n    }"),
      "  - {id: a, type: text, help: 'Use # for comments'}"
    ),
    (
      "rule.repeated", "  - {id: a, type: text, rules: [required, email, required]}",
      "  - {id: a, type: text, rules: [required, email]}"
    ),
    (
      "shortcut.shared", "  - {id: a, type: toggle, on: public, off: private}",
      "  - {id: a, type: toggle, on: public, off: secret}"
    ),
    (
      "pattern.no_message", "  - {id: a, type: text, rules: [{pattern: '[a-z]'}]}",
      "  - {id: a, type: text, rules: [{pattern: {matches: '[a-z]', example: b}}]}"
    ),
    (
      "password.no_help", "  - {id: a, type: password, rules: [{min_length: 8}]}",
      "  - {id: a, type: password, help: At least 8., rules: [{min_length: 8}]}"
    ),
    (
      "password.no_help", "  - {id: a, type: password, rules: [{min_length: 8}]}",
      """
        - {id: p, type: password}
        - {id: a, type: password, rules: [required, {same_as: p}]}
      """
    ),
    (
      "rule.alias", "  - {id: a, type: text, rules: [email_address]}",
      "  - {id: a, type: text, rules: [contains_digit, {ipv6: {allow_zone: true}}]}"
    ),
    (
      "rule.alias",
      """
        - {id: b, type: text}
        - {id: a, type: text, when: {field: b, eq: x}}
      """,
      """
        - {id: b, type: text}
        - {id: a, type: text, when: {field: b, equals: x}}
      """
    ),
  ]

  @Test(arguments: samples)
  func `a lint finds its mistake, and nothing else`(
    code: String,
    wrong: String,
    right: String
  ) {
    let found = LintTests.findings(in: wrong).map { $0.split(separator: " ").last ?? "" }
    #expect(found.map(String.init) == [code], "\(wrong)")
    #expect(LintTests.findings(in: right) == [], "\(right)")
  }

  @Test func `every lint has a sample, a unique code and a page that fits a terminal`() {
    let codes = Lint.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(Set(codes) == Set(LintTests.samples.map(\.code)))
    for lint in Lint.all {
      #expect(lint.title.hasSuffix("."), "\(lint.code)")
      #expect(lint.text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(lint.code)")
    }
  }

  @Test func `nothing is found in the example forms`() throws {
    let extensions = FormExtensions(allowsCommands: true, file: Folder.file)
    let forms = try Folder.texts(in: "Forms", ending: ".yaml")
    #expect(forms.count >= 10)
    for form in forms {
      let lint = FormLint(Array(form.text.utf8), file: form.name, extensions: extensions)
      #expect(lint.findings.map(\.description) == [])
    }
  }

  @Test func `a finding has a position, an excerpt and help`() {
    let yaml = """
      title: T
      fields:
        - id: a
          type: text
          rules:
            - length: {min: 9}
            - length: {max: 3}
      """
    let lint = FormLint(Array(yaml.utf8), file: "f.yaml", extensions: FormExtensions())
    #expect(
      lint.findings.map(\.description) == [
        """
        f.yaml:7:9: error[bounds.contradiction]: length contradicts length on line 6; no answer meets both
           7 |       - length: {max: 3}
             |         ^^^^^^
             = help: change or remove one of the rules
        """
      ]
    )
    #expect(lint.fixed == nil)
  }
}
