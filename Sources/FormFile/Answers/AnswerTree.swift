import FormValidation
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
    self = .object(AnswerTree.members(form.parts, in: nil, answers, form.unanswered))
  }

  /// Creates an object of the entries of a repeated group, of which one without a name is left out.
  private init(_ entries: [[(name: String, tree: AnswerTree)]], naming: Form.EntryNaming) {
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

  /// Returns the answers to some parts, all in one group or in none.
  private static func members(
    _ parts: [Form.Part],
    in group: FieldID?,
    _ answers: Answers,
    _ policy: Unanswered
  ) -> [(name: String, tree: AnswerTree)] {
    func full(_ id: FieldID) -> FieldID { group?.member(id) ?? id }
    return parts.flatMap { part -> [(name: String, tree: AnswerTree)] in
      switch part {
      case .field(let field):
        let id = full(field.id)
        guard answers.contains(id), field.writes(answers[id], policy) else { return [] }
        return [(field.member ?? field.id.rawValue, .answer(answers[id]))]
      case .group(let group):
        let id = full(group.id)
        let inner = members(group.parts, in: id, answers, policy)
        // A group whose answers were all left out is an object without members.
        let isLeftOut =
          inner.isEmpty
          && (group.unanswered == .omit || members(group.parts, in: id, answers, .null).isEmpty)
        return isLeftOut ? [] : [(group.member ?? group.id.rawValue, .object(inner))]
      case .repeated(let list):
        let id = full(list.id)
        guard answers.contains(id) else { return [] }
        let count = [Value](answers[id])?.count ?? 0
        if count == 0, (list.unanswered ?? policy) == .omit { return [] }
        let entries = (0..<count).map { number in
          members(list.parts, in: id.entry(number), answers, policy)
        }
        let tree = list.naming.map { AnswerTree(entries, naming: $0) }
        return [(list.member ?? list.id.rawValue, tree ?? .list(entries.map(AnswerTree.object)))]
      case .section(let heading), .page(let heading):
        return members(heading.parts, in: group, answers, policy)
      case .note, .check: return []
      }
    }
  }
}

extension Field {
  /// Whether an answer is written; if it is blank, the field's or else the form's policy decides.
  ///
  /// A toggle with a policy of its own counts as blank while it is off.
  func writes(_ answer: Value, _ policy: Unanswered) -> Bool {
    if unanswered == .omit, answer == .bool(false) { return false }
    return isSubmitted && !(answer.isBlank && (unanswered ?? policy) == .omit)
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
