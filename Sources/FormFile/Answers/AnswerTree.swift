import FormUI
import FormValidation
import SourceText

/// The answers of a form as they are written: groups are nested, and answers are in the order of
/// the fields.
indirect enum AnswerTree {
  /// One answer, as JSON.
  case answer(Value)
  /// The answers of a group, by name.
  case object([(name: String, tree: AnswerTree)])
  /// The entries of a repeated group.
  case list([AnswerTree])

  /// Creates the tree of the given answers that are submitted.
  init(of answers: Answers, to form: Form) {
    var builder = Builder(form: form, answers: answers)
    self = .object(builder.members(of: form.fields.indices, in: nil))
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

  /// Builds the tree in one pass over the fields.
  private struct Builder {
    let form: Form
    let answers: Answers

    /// The groups and repeated groups that were not reached yet.
    private var groups: ArraySlice<Form.FieldGroup>
    private var lists: ArraySlice<Form.EntryList>

    init(form: Form, answers: Answers) {
      self.form = form
      self.answers = answers
      groups = form.groups[...]
      lists = form.lists[...]
    }

    /// Returns the answers to some fields, all in one group or in none.
    mutating func members(
      of indices: Range<Int>,
      in parent: FieldID?
    ) -> [(name: String, tree: AnswerTree)] {
      var members: [(name: String, tree: AnswerTree)] = []
      var index = indices.lowerBound
      while index < indices.upperBound {
        if let list = lists.first, list.indices.lowerBound == index {
          lists.removeFirst()
          if let entries = entries(of: list) {
            members.append((list.id.name(in: parent), .list(entries)))
          }
          index = list.indices.upperBound
          continue
        }
        if let group = groups.first, group.indices.lowerBound == index,
          group.indices.upperBound <= indices.upperBound
        {
          groups.removeFirst()
          add(self.members(of: group.indices, in: group.id), of: group, in: parent, to: &members)
          index = group.indices.upperBound
          continue
        }
        let field = form.fields[index]
        if field.isSubmitted, answers.contains(field.id) {
          members.append((field.id.name(in: parent), .answer(answers[field.id])))
        }
        index += 1
      }
      return members
    }

    /// Returns the entries of a repeated group; `nil` if it was not asked.
    private mutating func entries(of list: Form.EntryList) -> [AnswerTree]? {
      var entries: [AnswerTree] = []
      let count = if case .list(let items) = answers[list.id] { items.count } else { 0 }
      while let group = groups.first, list.indices ~= group.indices.lowerBound {
        groups.removeFirst()
        guard entries.count < count, group.id == list.id.entry(entries.count) else { continue }
        entries.append(.object(members(of: group.indices, in: group.id)))
      }
      return answers.contains(list.id) ? entries : nil
    }

    private func add(
      _ inner: [(name: String, tree: AnswerTree)],
      of group: Form.FieldGroup,
      in parent: FieldID?,
      to members: inout [(name: String, tree: AnswerTree)]
    ) {
      guard !inner.isEmpty else { return }
      members.append((group.id.name(in: parent), .object(inner)))
    }
  }
}

extension FieldID {
  /// Returns the name without that of the enclosing group.
  fileprivate func name(in group: FieldID?) -> String {
    group.map { String(rawValue.dropFirst($0.rawValue.count + 1)) } ?? rawValue
  }
}
