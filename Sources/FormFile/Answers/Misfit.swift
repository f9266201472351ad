package import FormUI
package import FormValidation
package import SourceText

/// An answer that a form does not accept: for an unknown field, or of the wrong kind.
package struct Misfit {
  /// The name of the field, as in the form or as given.
  package let field: FieldID

  /// Whether the form has no such field.
  package let isUnknown: Bool

  let finding: Finding

  init(_ field: FieldID, _ finding: Finding, isUnknown: Bool = false) {
    self.field = field
    self.finding = finding
    self.isUnknown = isUnknown
  }

  /// The error, with the nearest name.
  package var message: String {
    finding.message + (finding.suggestion.map { "; did you mean \($0.quoted)?" } ?? "")
  }
}

extension Form {
  /// Returns the error for a value that the field at an index does not accept.
  package func misfit(of value: Node, forFieldAt index: Int) -> Misfit {
    Misfit(fields[index].id, misfit(value, at: index))
  }

  /// Returns the error for a typed text that the field at an index does not accept.
  package func misfit(ofTyped text: String, forFieldAt index: Int) -> Misfit {
    let field = fields[index]
    let message =
      answerNamedTwice(in: text, for: field).map { "\($0.quoted) is given twice" }
      ?? demand(of: field, for: text)
    return Misfit(field.id, Finding(Mark(line: 1, column: 1), message))
  }

  /// Returns the error for a name that no field has.
  package func misfit(
    ofName name: String,
    among names: AnswerNames,
    as kind: String = "field"
  ) -> Misfit {
    let finding = Finding(
      Mark(line: 1, column: 1),
      "unknown \(kind) \(name.quoted)",
      suggestion: name.utf8.count > 100 ? nil : names.all.nearest(to: name)
    )
    return Misfit(FieldID(name), finding, isUnknown: true)
  }
}

/// The names of a form's fields and groups, for answers given by name.
package struct AnswerNames: Sendable {
  /// The indices of fields, by name.
  package let fields: [FieldID: Int]
  let groups: Set<FieldID>
  let lists: [FieldID: Form.EntryList]
  let all: [String]

  /// Collects the names of a form.
  package init(of form: Form) {
    lists = Dictionary(form.lists.map { ($0.id, $0) }) { first, _ in first }
    groups = Set(form.groups.map(\.id))
    let indices = form.fields.indices.filter { !form.fields[$0].isControl }
    fields = Dictionary(indices.map { (form.fields[$0].id, $0) }) { first, _ in first }
    all = (indices.map { form.fields[$0].id } + lists.keys + groups).map(\.rawValue)
  }
}
