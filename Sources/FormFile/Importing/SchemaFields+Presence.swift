import FormValidation
import SourceText

/// Which answers tell that members are there.
extension JSONSchemaReader {
  /// Lets answers tell whether their members are there, with a note on lists that can be there without
  /// items, and returns whether all of them can.
  mutating func tellPresence(
    of numbers: [Int],
    in fields: inout SchemaFields,
    at mark: Mark
  ) -> Bool {
    guard fields.tellPresence(of: numbers) else { return false }
    for number in numbers where fields.items[number].canBeEmptyList {
      note(mark, "an empty list of \(fields.items[number].name) counts as none")
    }
    return true
  }
}

/// Which answers tell that members are there, and the rules that they are.
extension SchemaFields {
  /// Lets answers tell whether their members are there, and returns whether all of them can.
  fileprivate mutating func tellPresence(of numbers: [Int]) -> Bool {
    var told = self
    for number in numbers { told.change(number) { $0.leaveOutIfOff() } }
    guard numbers.allSatisfy({ told.items[$0].tellsPresence }) else { return false }
    self = told
    return true
  }

  /// Returns the condition that a member is there: that its field is answered, or that its toggle or
  /// that of its group is on.
  func presence(ofFieldAt number: Int) -> String {
    "{field: \(items[number].name), \(items[number].isSwitched ? "equals" : "required"): true}"
  }
}

extension ImportedForm.Item {
  /// Whether it must be in records.
  var isKept: Bool { self["unanswered"] == "null" }

  /// Whether it is a group that is in all records, be it empty.
  var isAlwaysThere: Bool { !fields.isEmpty && (isKept || isNeeded) }

  /// Whether its presence can be required; toggles always have an answer.
  var isRequirable: Bool { !isHidden && type != "toggle" }

  /// The rule that it is there.
  var presenceRule: String { isSwitched ? "accepted" : "required" }

  /// The rule that it is not there.
  var absenceRule: String { isSwitched ? "declined" : "prohibited" }

  /// Requires it while a condition holds.
  mutating func require(when condition: String) {
    guard isRequirable else { return }
    rules.append("{rule: \(presenceRule), when: \(condition)}")
  }

  /// Whether it is a list that a record can have without an item.
  fileprivate var canBeEmptyList: Bool {
    let isRepeated = self["repeat"]?.hasPrefix("{min: 0") == true
    return (isRepeated || type == "tags" || type == "checklist") && self["min"] == nil
      && self["unanswered"] != "omit"
  }

  /// Whether it is there while a toggle is on.
  fileprivate var isSwitched: Bool { type == "toggle" || self["optional"] != nil }

  /// Whether its answer tells that it is there; a group that is always written does not.
  fileprivate var tellsPresence: Bool {
    fields.isEmpty || isSwitched || self["repeat"] != nil
  }

  /// Leaves out what is off, because its presence requires something, unless it must be there or is
  /// on to begin with: a toggle, or a group.
  fileprivate mutating func leaveOutIfOff() {
    let isDecided = ["unanswered", "repeat", "optional"].contains { self[$0] != nil }
    if isDecided || self["default"] == "true" { return }
    if type == "toggle" { keys.append(("unanswered", "omit")) }
    guard !fields.isEmpty else { return }
    keys.append(("optional", "true"))
    if isNeeded { rules.append("accepted") }
  }
}
