import FormFile
import SourceText
import Testing

/// Forms that no one can submit.
struct SubmittingLintTests {
  private func codes(_ fields: String) -> [String] {
    let text = "title: T\nfields:\n  - {id: q, type: text}\n\(fields)"
    let lint = FormLint(Array(text.utf8), file: "f.yaml", extensions: FormExtensions())
    #expect(lint.isReadable, "\(lint.findings)")
    return lint.findings.compactMap(\.code)
  }

  @Test(arguments: [
    "  - {id: a, type: toggle, read_only: true, rules: [accepted]}",
    "  - {id: a, type: text, read_only: yes, default: x, rules: [email]}",
    "  - {id: a, type: number, read_only: true, default: 3, rules: [{equals: 4}]}",
    "  - {group: g, repeat: {max: 2}, fields: [{id: a, type: text, read_only: yes, rules: [required]}]}",
    "  - {id: a, type: checklist, min: 2, options: [x, {value: y, disabled: true}]}",
    "  - {id: a, type: text, rules: [{same_as: q}]}\n  - {id: b, type: text, rules: [{different_from: q}, {same_as: a}]}",
    "  - {id: a, type: date}\n  - {id: b, type: date, rules: [{before: {field: a}}, {after: {field: a}}]}",
    "  - {id: a, type: number, rules: [{min: {field: b}}]}\n  - {id: b, type: number, rules: [{exclusive_min: {field: a}}]}",
    "  - {id: a, type: text, read_only: true}\nchecks: [{at_least: {count: 1, of: [a], at: q}}]",
    "  - {id: a, type: text, value: abc, rules: [{min_length: 4}]}",
  ])
  func `a form that cannot be right is found`(fields: String) {
    #expect(codes(fields).contains("form.unsubmittable"))
  }

  @Test(arguments: [
    "  - {id: a, type: text, rules: [required, {max_length: 0}]}",
    "  - {id: a, type: tags, rules: [required, {max_items: 0}]}",
    "  - {id: a, type: text, rules: [required, prohibited]}",
  ])
  func `rules that allow no answer contradict one that requires it`(fields: String) {
    #expect(codes(fields).contains("bounds.contradiction"))
  }

  @Test(arguments: [
    "  - {id: a, type: text, read_only: true, rules: [email]}",
    "  - {id: a, type: text, read_only: true, default: {field: q}, rules: [required]}",
    "  - {id: a, type: text, value: '{q}', rules: [required]}",
    "  - {id: a, type: text, value: abc, rules: [{min_length: 3}]}",
    "  - {id: a, type: text, read_only: true, rules: [{rule: required, when: {field: q, equals: x}}]}",
    "  - {id: a, type: checklist, min: 1, options: [x, {value: y, disabled: true}]}",
    "  - {id: a, type: text, rules: [{same_as: q}]}\n  - {id: b, type: text, rules: [{same_as: a}]}",
    "  - {id: a, type: number, rules: [{min: {field: b}}]}\n  - {id: b, type: number, rules: [{min: {field: a}}]}",
    "  - {id: a, type: text, read_only: true}\nchecks: [{at_least: {count: 1, of: [a, q], at: q}}]",
  ])
  func `a form that can be right is not`(fields: String) {
    #expect(!codes(fields).contains("form.unsubmittable"))
  }

  @Test func `many rules on a field are compared in linear time`() {
    let patterns = (0..<60).map { "{pattern: {matches: '[a-z]{\($0)}', example: a}}" }
    let lengths = (1...60).map { "{min_length: \($0)}" }
    let rules = (patterns + lengths + ["{max_length: 3}"]).joined(separator: ", ")
    #expect(codes("  - {id: a, type: text, rules: [\(rules)]}").contains("bounds.contradiction"))
  }
}
