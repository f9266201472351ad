import FormValidation
import SourceText

/// Fields of one member that alternatives have in different forms.
extension SchemaFields {
  /// Gives a field that is shown in one branch the rules that it has in another, and returns whether
  /// it differs only in these and in texts.
  mutating func join(
    _ item: ImportedForm.Item,
    to number: Int,
    when condition: String
  ) -> Bool {
    let known = items[number]
    guard let own = known.condition, !known.isHidden, known.hasKeys(of: item) else { return false }
    guard known.fields.isEmpty, item.fields.isEmpty else {
      return join(groupWith: item.fields, to: number, shown: own, when: condition)
    }
    change(number) { $0.join(rulesOf: item, shown: own, when: condition) }
    return true
  }

  /// Gives a group that is shown in one branch the fields that it has in another, each of which is
  /// shown in its own branches, and returns whether it can have both.
  private mutating func join(
    groupWith others: [ImportedForm.Item],
    to number: Int,
    shown own: String,
    when condition: String
  ) -> Bool {
    let known = items[number].fields.filter { !$0.isNote }
    let others = others.filter { !$0.isNote }
    let areOfBranches = known.allSatisfy { field in
      (field.condition ?? "").matches(of: /\{field: [^{}]*\}/).allSatisfy {
        own.contains($0.output)
      }
    }
    let isShadowed = (known + others).contains { condition.contains("{field: \($0.name),") }
    let isKnown = others.allSatisfy { other in
      known.allSatisfy { field in
        field.name != other.name || field.isSame(as: other, butFor: "when")
          || field.fields.isEmpty && other.fields.isEmpty && field.hasKeys(of: other)
      }
    }
    guard !known.isEmpty, !others.isEmpty, areOfBranches, !isShadowed, isKnown,
      others.allSatisfy({ $0.condition == nil })
    else { return false }
    change(number) { group in
      for index in group.fields.indices where !group.fields[index].isNote {
        let other = others.first { $0.name == group.fields[index].name }
        let shown = group.fields[index].condition
        if let other, other.fields.isEmpty {
          group.fields[index].join(rulesOf: other, shown: shown ?? own, when: condition)
        }
        // Without a condition, it is shown in all branches so far.
        if (other == nil) == (shown == nil) {
          group.fields[index].show(when: shown == nil ? own : condition)
        }
      }
      for var other in others where !known.contains(where: { $0.name == other.name }) {
        other.show(when: condition)
        group.fields.append(other)
      }
    }
    return true
  }
}

extension ImportedForm.Item {
  /// Gives it the rules that it has while another condition holds than that for which it is shown.
  fileprivate mutating func join(
    rulesOf item: ImportedForm.Item,
    shown own: String,
    when condition: String
  ) {
    let (known, common) = (rules, rules.filter(item.rules.contains))
    rules = common
    for (rules, condition) in [(known, own), (item.rules, condition)] {
      var others = rules.filter { !common.contains($0) }
      if others.contains(where: { $0.hasPrefix("required") }) { require(when: condition) }
      others.removeAll { $0.hasPrefix("required") }
      let rule = "{rule: all, rules: [\(others.inBraces)], when: \(condition)}"
      if !others.isEmpty { _ = add(rule) }
    }
  }

  fileprivate var isNote: Bool { keys.first?.name == "note" }

  /// Returns whether it has the keys of another item, except those that only describe it.
  fileprivate func hasKeys(of other: ImportedForm.Item) -> Bool {
    let words = ["when", "label", "help", "placeholder"]
    let own = keys.filter { !words.contains($0.name) }
    return own.elementsEqual(other.keys.filter { !words.contains($0.name) }, by: ==)
  }
}
