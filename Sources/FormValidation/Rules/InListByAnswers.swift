/// An answer must be in the list for the answers to other fields.
struct InListByAnswers: Rule {
  let name = "one_of"

  /// The lists, by the answers to the other fields.
  let lists: Branch<InList>

  let reads: [FieldID]

  init(lists: Branch<InList>) {
    (self.lists, reads) = (lists, lists.fields)
  }

  var requirement: Wording {
    Wording(
      Message("needs.option", "One of the options", judging: "{label} must be one of the options.")
    )
  }

  func requirement(among answers: Answers) -> Wording {
    let list = lists.leaf(among: answers)
    return list.values.isEmpty ? requirement : list.requirement
  }

  var traits: RuleTraits { RuleTraits(textLimit: 100_000) }

  func verdict(on value: Value, among answers: Answers) -> Verdict {
    lists.leaf(among: answers).verdict(on: value, among: answers)
  }
}

extension Clause {
  /// An answer must be in the list for the answers to other fields.
  package static func oneOf(_ lists: Branch<[Value]>) -> Clause {
    Clause(InListByAnswers(lists: lists.map { InList($0) }))
  }
}
