package import FormValidation
package import FormWidgets
package import Forms
package import SourceText

/// An answer that a form does not accept: for an unknown field, or of the wrong kind.
package struct UnfitAnswer {
  /// Why the answer is not accepted.
  package enum Reason: Equatable, Sendable {
    /// The form has no such field.
    case unknownField
    /// The answer is of the wrong kind.
    case wrongKind
    /// The field already has an answer.
    case repeated
    /// A repeated group has too many entries.
    case tooManyEntries
  }

  /// The name of the field or group, as in the form or as given.
  package let field: FieldID

  package let reason: Reason

  let finding: Finding

  /// What a report says of it, if not the error.
  private let judgment: String?

  init(
    _ field: FieldID,
    _ finding: Finding,
    _ reason: Reason = .wrongKind,
    judgment: String? = nil
  ) {
    self.field = field
    self.finding = finding
    self.reason = reason
    self.judgment = judgment
  }

  /// The nearest name of a field, if the name is unknown and another is near.
  package var suggestion: String? { finding.suggestion }

  /// The error, with the nearest name.
  package var message: String {
    if let judgment { return judgment }
    if finding.isAboutSpelling, let note = finding.note { return "\(finding.message); \(note)" }
    return finding.message + finding.suggestion.didYouMean
  }
}

extension Form {
  /// Returns the error for a value that the field at an index does not accept.
  package func misfit(of value: Node, forFieldAt index: Int) -> UnfitAnswer {
    unfit(value, finding: misfit(value, at: index), at: index)
  }

  /// Returns the error for a typed text that the field at an index does not accept.
  package func misfit(ofTyped text: String, forFieldAt index: Int) -> UnfitAnswer {
    let field = fields[index]
    let repeated = answerNamedTwice(in: text, for: field)
    let message =
      repeated.map { "\($0.quoted) is given twice" } ?? demand(of: field, for: text)
    let items = repeated.map { [$0, $0] } ?? [text]
    let value: Value =
      field.widget.traits.role.facts.kind == .list ? .list(items.map(Value.text)) : .text(text)
    return UnfitAnswer(
      field.id,
      Finding(Mark(line: 1, column: 1), message),
      judgment: judgment(of: value, at: index, suggestion: field.optionNames.nearest(to: text))
    )
  }

  /// Returns an answer that the field at an index does not accept, with a finding about it.
  func unfit(_ node: Node, finding: Finding, at index: Int) -> UnfitAnswer {
    UnfitAnswer(
      fields[index].id,
      finding,
      judgment: judgment(of: node.value, at: index, suggestion: finding.suggestion)
    )
  }

  /// Returns the error for a name that no field has, given those that fields have.
  package func misfit(
    ofName name: String,
    among names: [String],
    as word: Word = .unknownField
  ) -> UnfitAnswer {
    let nearest = name.utf8.count > 100 ? nil : names.meant(by: name)
    return UnfitAnswer(
      FieldID(name),
      Finding(Mark(line: 1, column: 1), words(word, about: name), suggestion: nearest),
      .unknownField,
      judgment: judgment(word, about: name, suggestion: nearest)
    )
  }
}

extension [String] {
  /// Returns the name of a field that was probably meant by an unknown one: the nearest, or the first
  /// in a group with that name.
  func meant(by name: String) -> String? {
    nearest(to: name)
      ?? first { $0.hasPrefix(name) && ".[".contains($0.dropFirst(name.count).prefix(1)) }
  }
}

/// The names of a form's fields and groups, for answers given by name.
///
/// Of a repeated group, they are those of every entry that can be added.
package struct AnswerNames: Sendable {
  /// The maximum number of unknown names reported; the nearest name is searched for no others.
  package static let unknownLimit = 100

  /// The form with an entry in every repeated group, which stands for all of them.
  package let form: Form

  /// The names of members.
  package let members: MemberNames

  private let fields: [FieldID: Int]
  private let groups: [FieldID: Range<Int>]
  private let lists: [FieldID: Form.EntryList]

  /// The names of the members that answer fields; of a repeated group, those of the first entry.
  package let fieldNames: [String]

  /// All names of members, also those of groups.
  package let all: [String]

  /// Collects the names of a form.
  package init(of form: Form) {
    let form = form.specimen
    self.form = form
    members = MemberNames(of: form)
    lists = Dictionary(form.lists.map { ($0.id, $0) }) { first, _ in first }
    groups = Dictionary(form.groups.map { ($0.id, $0.indices) }) { first, _ in first }
    let indices = form.fields.indices.filter {
      !form.fields[$0].isControl && !form.fields[$0].isPresence
    }
    fields = Dictionary(indices.map { (form.fields[$0].id, $0) }) { first, _ in first }
    fieldNames = indices.map { form.fields[$0].id }.map(members.path)
    all = fieldNames + (Array(lists.keys) + groups.keys).map(members.path)
  }

  /// Returns the name of the field or group that a member of a group answers; `nil` if there can be
  /// none.
  package func field(of member: String, in group: FieldID? = nil) -> FieldID? {
    members.field(of: member, in: group).map { group?.member($0) ?? $0 }
  }

  /// Returns the index in `form` of the field with a name; `nil` if there is none.
  package func index(of name: FieldID) -> Int? {
    fields[name] ?? first(name).flatMap { fields[$0] }
  }

  /// Returns whether a name is that of a group or of an entry.
  package func isGroup(_ name: FieldID) -> Bool {
    groups[name] != nil || first(name).map { groups[$0] != nil } ?? false
  }

  /// Returns the repeated group with a name; `nil` if there is none.
  func list(_ name: FieldID) -> Form.EntryList? {
    lists[name] ?? first(name).flatMap { lists[$0] }
  }

  /// Returns the name in the first entry of each repeated group; `nil` if there can be no such entry.
  func first(_ name: FieldID) -> FieldID? {
    if lists.isEmpty { return nil }
    var first: FieldID?
    for step in name.steps {
      switch step {
      case .name(let name): first = first.map { $0.member(FieldID(name)) } ?? FieldID(name)
      case .index(let number):
        guard let list = first, number < lists[list]?.counts.upperBound ?? 0 else { return nil }
        first = list.entry(0)
      }
    }
    return first
  }

  /// Returns the names of the members of a group, without the group's; all names for `nil`.
  func members(of group: FieldID?) -> [String] {
    guard let group else { return all }
    let prefix = members.path(of: first(group) ?? group) + "."
    return all.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  /// Returns the indices of the fields that a name refers to: all of those in a group; empty if the
  /// name is unknown.
  package func indices(of name: FieldID) -> Range<Int> {
    index(of: name).map { $0..<$0 + 1 } ?? list(name)?.indices
      ?? groups[first(name) ?? name] ?? 0..<0
  }
}

extension AnswerNames {
  /// Returns the fields, groups and repeated groups that an object has members for; null is none
  /// for a group.
  package func given(in record: [Node.Entry]) -> Set<FieldID> {
    var given: Set<FieldID> = []
    collect(record, in: nil, &given)
    return given
  }

  private func collect(_ entries: [Node.Entry], in group: FieldID?, _ given: inout Set<FieldID>) {
    for entry in entries {
      guard let id = field(of: entry.name, in: group) else { continue }
      let list = list(id)
      if list != nil || isGroup(id), entry.value.isNull { continue }
      given.insert(id)
      guard let list else {
        if isGroup(id) { collect(entry.value.members, in: id, &given) }
        continue
      }
      for (number, item) in entry.value.listed(by: list.naming).entries.enumerated() {
        collect(item.members, in: id.entry(number), &given)
      }
    }
  }
}
