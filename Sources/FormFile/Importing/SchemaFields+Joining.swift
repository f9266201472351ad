import FormValidation
import SourceText

/// Fields of one member that alternatives have in different forms.
extension SchemaFields {
  /// Gives a field that is shown in one branch the rules that it has in another, and returns the names
  /// of the fields in it that only one branch can have; `nil` if it differs in more than these.
  mutating func join(
    _ item: ImportedForm.Item,
    to number: Int,
    when condition: String
  ) -> [String]? {
    let known = items[number]
    guard let own = known.condition, !known.isHidden, known.hasKeys(of: item) else { return nil }
    var omitted: [String]? = []
    if known.fields.isEmpty, item.fields.isEmpty {
      change(number) { $0.join(rulesOf: item, shown: own, when: condition) }
    } else {
      omitted = join(groupWith: item.fields, to: number, shown: own, when: condition)
    }
    guard omitted != nil else { return nil }
    change(number) { group in
      if known.isKept != item.isKept { group.keep(when: known.isKept ? own : condition) }
      group.isNeeded = known.isNeeded && item.isNeeded
    }
    return omitted
  }

  /// Gives a group that is shown in one branch the fields that it has in another, each of which is
  /// shown in its own branches, and returns the names of those that differ; `nil` if all do.
  private mutating func join(
    groupWith others: [ImportedForm.Item],
    to number: Int,
    shown own: String,
    when condition: String
  ) -> [String]? {
    let known = items[number].fields.filter { !$0.isNote }
    let all = others.filter { !$0.isNote }
    let others = all.filter { other in
      known.allSatisfy { field in
        field.name != other.name || field.isSame(as: other, butFor: "when")
          || field.fields.isEmpty && other.fields.isEmpty && field.hasKeys(of: other)
      }
    }
    let areOfBranches = known.allSatisfy { field in
      (field.condition ?? "").matches(of: /\{field: [^{}]*\}/).allSatisfy {
        own.contains($0.output)
      }
    }
    let isShadowed = (known + others).contains { condition.contains("{field: \($0.name),") }
    guard !known.isEmpty, !others.isEmpty, areOfBranches, !isShadowed,
      others.allSatisfy({ $0.condition == nil })
    else { return nil }
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
    let joined = others.map(\.name)
    return all.map(\.name).filter { !joined.contains($0) }
  }
}

extension ImportedForm.Item {
  /// Gives it the rules that it has while another condition holds than that for which it is shown.
  fileprivate mutating func join(
    rulesOf item: ImportedForm.Item,
    shown own: String,
    when condition: String
  ) {
    let common = rules.filter(item.rules.contains)
    let known = rules.filter { !common.contains($0) }
    // Those of one branch stay as they are: a form can nest only so many rules.
    let settled = known.filter(rulesOfBranches.contains)
    rules = common + settled
    for (given, condition) in [(known, own), (item.rules, condition)] {
      var others = given.filter { !common.contains($0) && !rulesOfBranches.contains($0) }
      if others.contains(where: { $0.hasPrefix("required") }) { require(when: condition) }
      others.removeAll { $0.hasPrefix("required") }
      let rule = "{rule: all, rules: [\(others.inBraces)], when: \(condition)}"
      if !others.isEmpty { _ = add(rule) }
    }
    rulesOfBranches.formUnion(rules.dropFirst(common.count + settled.count))
  }

  /// Requires an object, which must be there in some branches only, while a condition holds; a list
  /// could not be empty then.
  fileprivate mutating func keep(when condition: String) {
    keys.removeAll { $0.name == "unanswered" }
    guard !fields.isEmpty, self["repeat"] == nil else { return }
    keys.append(("optional", "true"))
    require(when: condition)
  }

  fileprivate var isNote: Bool { self["note"] != nil }

  /// Returns whether it has the keys of another item, except those that only describe it.
  fileprivate func hasKeys(of other: ImportedForm.Item) -> Bool {
    let isGroup = !fields.isEmpty && !other.fields.isEmpty
    let words = ["when", "label", "help", "placeholder"]
    func needed(_ item: ImportedForm.Item) -> [(name: String, yaml: String)] {
      let keys = item.keys.filter { !words.contains($0.name) }
      return isGroup || type == "tags" || type == "checklist"
        ? keys.filter { $0 != ("unanswered", "null") } : keys
    }
    return needed(self).elementsEqual(needed(other), by: ==)
  }
}
