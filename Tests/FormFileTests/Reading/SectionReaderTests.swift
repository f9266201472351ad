import FormValidation
@testable import Forms
import Testing

@testable import FormFile

struct SectionReaderTests {
  @Test func `pages and sections begin at the next field`() throws {
    let form = try Form(
      yaml: """
        title: T
        review: true
        fields:
          - {id: a, type: toggle}
          - page: First
            when: {field: a, accepted: true}
          - section: Both
          - {id: b, type: text}
          - section: Other
            unless: {field: a, accepted: true}
          - {id: c, type: text, when: {field: a, accepted: true}, unless: {field: b, equals: x}}
        """
    )
    let accepted = Condition.field("a", [.accepted])
    #expect(
      form.sections == [
        Form.Section(.page, "First", from: 1, when: accepted),
        Form.Section(.section, "Both", from: 1),
        Form.Section(.section, "Other", from: 2, when: .not(accepted)),
      ]
    )
    #expect(form.pages.map(\.indices) == [0..<1, 1..<3])
    #expect(form.pages.map(\.title) == [nil, "First"])
    #expect(form.fields[2].condition == .all([accepted, .not(.field("b", [.equals("x")]))]))
    #expect(form.hasReview)
  }

  @Test func `notes are read with their text and condition, also at the end`() throws {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - note: First
          - page: One
          - section: S
          - note: |
              Two
              lines
            when: {field: a, accepted: true}
          - {id: a, type: toggle}
          - note: Last
        """
    )
    #expect(
      form.sections == [
        Form.Section(.note, "First", from: 0),
        Form.Section(.page, "One", from: 0),
        Form.Section(.section, "S", from: 0),
        Form.Section(.note, "Two\nlines\n", from: 0, when: .field("a", [.accepted])),
        Form.Section(.note, "Last", from: 1),
      ]
    )
    #expect(form.pages.map(\.indices) == [0..<1])
  }

  @Test(arguments: [
    (
      "- section: P\n  - note: N\n  - page: Q\n  - {id: a, type: text}",
      "form.yaml:3:5: error: no field belongs to this section"
    ),
    (
      "- note: ''\n  - {id: a, type: text}",
      "form.yaml:3:11: error: note is empty; add text or remove it"
    ),
    ("- note: N", "form.yaml:3:3: error: fields is empty; a form needs at least one field"),
    (
      "- page: P\n  - page: Q\n  - {id: a, type: text}",
      "form.yaml:3:5: error: no field belongs to this page"
    ),
    (
      "- section: P\n  - page: Q\n  - {id: a, type: text}",
      "form.yaml:3:5: error: no field belongs to this section"
    ),
    (
      "- {id: a, type: text}\n  - section: P",
      "form.yaml:4:5: error: no field belongs to this section"
    ),
    (
      "- {id: a, type: text}\n  - {page: P, wen: 1}\n  - {id: b, type: text}",
      "form.yaml:4:15: error: unknown key \"wen\"; did you mean \"when\"?"
    ),
    (
      "- {id: a, type: text}\n  - {page: P, when: {field: x, required: true}}\n"
        + "  - {id: b, type: text}",
      "form.yaml:4:29: error: unknown field \"x\""
    ),
    (
      "- {id: a, type: text}\n  - {page: P, when: {field: b, not_blank: true}}\n"
        + "  - {id: b, type: text}",
      "form.yaml:4:21: error: b depends on its own answer"
    ),
    (
      "- {page: P, when: {field: a, not_blank: true}}\n  - {section: S, unless: {field: b, equals: x}}"
        + "\n  - {id: b, type: text}\n  - {page: Q}\n  - {id: a, type: text}",
      "form.yaml:4:26: error: b depends on its own answer"
    ),
  ])
  func `an error in a page or section is reported where it is`(fields: String, complaint: String) {
    let text = self.complaint("title: T\nfields:\n  " + fields)
    #expect(text.hasPrefix(complaint), "\(text)")
  }

  @Test(arguments: [
    ("a", "a", "a depends on its own answer"),
    ("b", "a", "fields depend on each other: a, then b, then a"),
  ])
  func `circular conditions are errors`(first: String, second: String, words: String) {
    let text = complaint(
      """
      title: T
      fields:
        - {id: a, type: text, when: {field: \(first), not_blank: true}}
        - {id: b, type: text, when: {field: \(second), not_blank: true}}
        - {id: c, type: text, when: {field: d, not_blank: true}}
        - {id: d, type: text, when: {field: c, not_blank: true}}
      """
    )
    #expect(text.contains("fields depend on each other: c, then d, then c"))
    #expect(text.hasPrefix("form.yaml:3:10: error: \(words)"), "\(text)")
  }

  private func complaint(_ text: String) -> String {
    FormFileTests.complaint(about: text)
  }
}
