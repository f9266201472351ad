package import FormUI
package import FormValidation
package import SourceText

/// An answer that a form does not accept: for an unknown field, or of the wrong kind.
package struct UnfitAnswer {
  /// Why the answer is not accepted.
  package enum Reason: Equatable, Sendable {
    /// The form has no such field.
    case unknownField
    /// The answer is of the wrong kind.
    case wrongKind
    /// A repeated group has too many entries, given what a report says of that.
    case tooManyEntries(String)
  }

  /// The name of the field or group, as in the form or as given.
  package let field: FieldID

  package let reason: Reason

  let finding: Finding

  init(_ field: FieldID, _ finding: Finding, _ reason: Reason = .wrongKind) {
    self.field = field
    self.finding = finding
    self.reason = reason
  }

  /// The nearest name of a field, if the name is unknown and another is near.
  package var suggestion: String? { finding.suggestion }

  /// The error, with the nearest name.
  package var message: String {
    if case .tooManyEntries(let sentence) = reason { return sentence }
    if finding.isAboutSpelling, let note = finding.note { return "\(finding.message); \(note)" }
    return finding.message + (finding.suggestion.map { "; did you mean \($0.quoted)?" } ?? "")
  }
}

extension Form {
  /// Returns the error for a value that the field at an index does not accept.
  package func misfit(of value: Node, forFieldAt index: Int) -> UnfitAnswer {
    UnfitAnswer(fields[index].id, misfit(value, at: index))
  }

  /// Returns the error for a typed text that the field at an index does not accept.
  package func misfit(ofTyped text: String, forFieldAt index: Int) -> UnfitAnswer {
    let field = fields[index]
    let message =
      answerNamedTwice(in: text, for: field).map { "\($0.quoted) is given twice" }
      ?? demand(of: field, for: text)
    return UnfitAnswer(field.id, Finding(Mark(line: 1, column: 1), message))
  }

  /// Returns the error for a name that no field has.
  package func misfit(
    ofName name: String,
    among names: AnswerNames,
    as kind: String = "field"
  ) -> UnfitAnswer {
    let nearest = name.utf8.count > 100 ? nil : names.all.nearest(to: name)
    let finding = Finding(
      Mark(line: 1, column: 1),
      "unknown \(kind) \(name.quoted)",
      // A group is no column, but its name is known.
      suggestion: nearest == name ? nil : nearest
    )
    return UnfitAnswer(FieldID(name), finding, .unknownField)
  }
}

/// The names of a form's fields and groups, for answers given by name.
package struct AnswerNames: Sendable {
  /// The maximum number of unknown names reported; the nearest name is searched for no others.
  package static let unknownLimit = 100

  /// The indices of fields, by name.
  package let fields: [FieldID: Int]
  let groups: [FieldID: Range<Int>]
  let lists: [FieldID: Form.EntryList]
  let all: [String]

  /// Collects the names of a form.
  package init(of form: Form) {
    lists = Dictionary(form.lists.map { ($0.id, $0) }) { first, _ in first }
    groups = Dictionary(form.groups.map { ($0.id, $0.indices) }) { first, _ in first }
    let indices = form.fields.indices.filter { !form.fields[$0].isControl }
    fields = Dictionary(indices.map { (form.fields[$0].id, $0) }) { first, _ in first }
    all = (indices.map { form.fields[$0].id } + lists.keys + groups.keys).map(\.rawValue)
  }

  /// Returns the names of the members of a group, without the group's; all names for `nil`.
  func members(of group: FieldID?) -> [String] {
    guard let prefix = group.map({ $0.rawValue + "." }) else { return all }
    return all.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  /// Returns the indices of the fields that a name refers to: all of those in a group; empty if the
  /// name is unknown.
  package func indices(of name: FieldID) -> Range<Int> {
    fields[name].map { $0..<$0 + 1 } ?? lists[name]?.indices ?? groups[name] ?? 0..<0
  }
}
