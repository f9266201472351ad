import FormValidation
import FormWidgets
import Forms
import SourceText

/// The answers of a form as they are written: groups are nested, and answers are in the order of
/// the fields.
indirect enum AnswerTree {
  /// One answer, as JSON.
  case answer(Value)
  /// The answers of a group, by name.
  case object([(name: String, tree: AnswerTree)])
  /// The entries of a repeated group whose answers are no object.
  case list([AnswerTree])

  /// Creates the tree of the given answers that are submitted.
  init(of answers: Answers, to form: Form) {
    let writer = AnswerWriter(answers: answers, emptied: form.listsEmptied(in: answers))
    self = .object(writer.members(form.parts, in: nil, form.unanswered))
  }

  /// Creates an object of the entries of a repeated group, of which one without a name is left out.
  fileprivate init(_ entries: [[(name: String, tree: AnswerTree)]], naming: Form.EntryNaming) {
    self = .object(
      entries.compactMap { members in
        let key = members.first { $0.name == naming.key.rawValue }?.tree
        guard case .answer(.text(let name))? = key else { return nil }
        guard let value = naming.value else {
          return (name, .object(members.filter { $0.name != naming.key.rawValue }))
        }
        return (name, members.first { $0.name == value.rawValue }?.tree ?? .answer(.null))
      }
    )
  }

  /// The answers by name; empty if there are none.
  var members: [(name: String, tree: AnswerTree)] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The tree as JSON on one line.
  var json: String {
    switch self {
    case .answer(let value): value.json
    case .object(let members):
      "{\(members.map { "\($0.name.json): \($0.tree.json)" }.joined(separator: ", "))}"
    case .list(let trees): "[\(trees.map(\.json).joined(separator: ", "))]"
    }
  }
}

/// Makes the tree of answers.
private struct AnswerWriter {
  let answers: Answers

  /// The lists whose lack of items is an answer.
  let emptied: Set<FieldID>

  /// Returns the answers to some parts, all in one group or in none.
  func members(
    _ parts: [Form.Part],
    in group: FieldID?,
    _ policy: Unanswered
  ) -> [(name: String, tree: AnswerTree)] {
    parts.answered.compactMap { part in
      let id = group?.member(part.id) ?? part.id
      return tree(of: part, named: id, policy).map { (part.member ?? part.id.rawValue, $0) }
    }
  }

  /// Returns the answer to a part with a full name; `nil` if it is left out.
  private func tree(
    of part: Form.AnsweredPart,
    named id: FieldID,
    _ policy: Unanswered
  ) -> AnswerTree? {
    switch part {
    case .field(let field):
      let isWritten =
        answers.contains(id) && field.writes(answers[id], policy, isEmptied: emptied.contains(id))
      return isWritten ? .answer(field.written(answers[id])) : nil
    case .group(let group):
      let inner = members(group.parts, in: id, policy)
      let isOmitted = (group.unanswered ?? (group.isOptional ? .null : policy)) == .omit
      // Otherwise, one whose answers were all left out is an object without members.
      let isLeftOut = inner.isEmpty && (isOmitted || !asks(group.parts, in: id))
      return isLeftOut ? nil : .object(inner)
    case .repeated(let list): return entries(of: list, named: id, policy)
    }
  }

  /// Whether any of the parts of a group was asked.
  private func asks(_ parts: [Form.Part], in group: FieldID) -> Bool {
    parts.answered.contains { part in
      let id = group.member(part.id)
      return if case .group(let inner) = part { asks(inner.parts, in: id) } else {
        answers.contains(id)
      }
    }
  }

  /// Returns the entries of a repeated group; `nil` if they are left out.
  private func entries(
    of list: Form.PartList,
    named id: FieldID,
    _ policy: Unanswered
  ) -> AnswerTree? {
    guard answers.contains(id) else { return nil }
    let count = [Value](answers[id])?.count ?? 0
    let isAnswer = list.unanswered == nil && emptied.contains(id)
    if count == 0, (list.unanswered ?? policy) == .omit, !isAnswer { return nil }
    let entries = (0..<count).map { members(list.parts, in: id.entry($0), policy) }
    return list.naming.map { AnswerTree(entries, naming: $0) }
      ?? .list(entries.map(AnswerTree.object))
  }
}

extension Field {
  /// Whether an answer is written; if it is blank, the field's or else the form's policy decides.
  ///
  /// A toggle with a policy of its own counts as blank while it is off, unless it began without an
  /// answer, and a list that was emptied does not unless it has one.
  func writes(_ answer: Value, _ policy: Unanswered, isEmptied: Bool) -> Bool {
    if unanswered == .omit, answer == .bool(false) {
      var widget = widget
      return isSubmitted && widget.clear()
    }
    if unanswered == nil, isEmptied { return isSubmitted }
    return isSubmitted && !(answer.isBlank && (unanswered ?? policy) == .omit)
  }

  /// Returns an answer as it is written: a blank text is null if the field says so itself.
  func written(_ answer: Value) -> Value {
    unanswered == .null && answer == .text("") ? .null : answer
  }
}

extension Form {
  /// The lists without an item that were given like that, or that had items to begin with.
  func listsEmptied(in answers: Answers) -> Set<FieldID> {
    let emptied = fields.lazy.filter { field in
      (field.isGiven || !field.widget.value.isBlank) && answers[field.id] == .list([])
    }
    return Set(emptied.map(\.id))
  }
}

extension Node {
  /// Returns a list of the members of an object if the entries of a repeated group are named;
  /// something else is then no list.
  func listed(by naming: Form.EntryNaming?) -> Node {
    guard let naming, !isNull else { return self }
    guard case .mapping(let members) = content else { return Node(.mapping([]), at: mark) }
    let entries = members.map { member in
      let key = Node(.scalar(.text(member.name)), at: member.mark)
      var fields = [Node.Entry(name: naming.key.rawValue, mark: member.mark, value: key)]
      if let value = naming.value {
        let mark = member.value.mark
        fields.append(Node.Entry(name: value.rawValue, mark: mark, value: member.value))
      } else if case .mapping(let others) = member.value.content {
        fields += others
      } else if !member.value.isNull {
        return member.value
      }
      return Node(.mapping(fields), at: member.mark)
    }
    return Node(.list(entries), at: mark)
  }
}
