/// An answer must be in the list for the answer to another field.
struct InListByField: Rule {
  let name = "one_of"

  /// The other field.
  let field: FieldID

  /// The lists, by the answer to the other field as text.
  let lists: [String: InList]

  /// The list for any other answer.
  let otherwise: InList

  var reads: [FieldID] { [field] }

  var requirement: Wording {
    Wording(
      Message("needs.option", "One of the options", judging: "{label} must be one of the options.")
    )
  }

  func requirement(among answers: Answers) -> Wording {
    let list = list(among: answers)
    return list.values.isEmpty ? requirement : list.requirement
  }

  var traits: RuleTraits { RuleTraits(textLimit: 100_000) }

  func verdict(on value: Value, among answers: Answers) -> Verdict {
    list(among: answers).verdict(on: value, among: answers)
  }

  private func list(among answers: Answers) -> InList {
    lists[answers[field].description] ?? otherwise
  }
}

extension Clause {
  /// An answer must be in the list for the answer to another field, or else in the last one.
  package static func oneOf(
    _ lists: [String: [Value]],
    else otherwise: [Value],
    by field: FieldID
  ) -> Clause {
    Clause(
      InListByField(
        field: field,
        lists: lists.mapValues { InList($0) },
        otherwise: InList(otherwise)
      )
    )
  }
}
