import FormFilling
import FormScreens
import FormValidation
import FormWidgets
import Forms
import SourceText

/// Adding and removing entries of repeated groups.
extension FormTrial {
  /// Presses the button that adds an entry to a repeated group.
  /// - Throws: `Unmet` if the button cannot be reached, or adds none.
  mutating func addEntry(to group: FieldID) throws(Unmet) {
    try focus(group)
    guard let list = screen.form.list(named: group) else { throw FormTrial.noGroup(group) }
    if pressesButton(leavingEntries: list.entries.count + 1, of: group) { return }
    let most = "there can be at most \(list.counts.upperBound.entryWords)"
    throw Unmet("group", expected: ["one more entry of \(group)"], actual: [most])
  }

  /// Presses the button that removes an entry of a repeated group, named like `items[1]`.
  /// - Throws: `Unmet` if there is no such entry, or it cannot be removed.
  mutating func remove(entry: FieldID) throws(Unmet) {
    guard let (list, number) = screen.form.entry(named: entry) else {
      throw Unmet(
        "entry",
        expected: [entry.rawValue],
        actual: ["not in the form now"],
        hints: [screen.hint(aboutMissing: entry)].compactMap(\.self)
      )
    }
    let button = list.entries[number].last { index in
      screen.form.fields[index].isControl && screen.form.list(ofFieldAt: index)?.id == list.id
    }
    if let button {
      try focus(screen.form.fields[button].id)
      if pressesButton(leavingEntries: list.entries.count - 1, of: list.id) { return }
    }
    let least = "there must be at least \(list.counts.lowerBound.entryWords)"
    throw Unmet("entry", expected: ["\(entry) removed"], actual: [least])
  }

  /// Presses the button with the focus if a group then has a number of entries, and returns whether
  /// it has.
  private mutating func pressesButton(leavingEntries count: Int, of group: FieldID) -> Bool {
    reaches({ $0.screen.form.list(named: group)?.entries.count == count }, by: { $0.press(.enter) })
  }

  private static func noGroup(_ name: FieldID) -> Unmet {
    Unmet("group", expected: [name.rawValue], actual: ["not a group with entries"])
  }
}

extension Form {
  /// Returns the repeated group with a name, if it is in the form now.
  func list(named name: FieldID) -> EntryList? { lists.first { $0.id == name } }

  /// Returns the repeated group of an entry named like `items[1]`, and its number from 0; `nil` if
  /// it is not in the form now.
  func entry(named name: FieldID) -> (list: EntryList, number: Int)? {
    for list in lists {
      if let number = list.entries.indices.first(where: { list.id.entry($0) == name }) {
        return (list, number)
      }
    }
    return nil
  }
}

extension Screen {
  /// Returns what helps if a field is not in the form now: how to add the entry that it is in, or the
  /// most similar name.
  func hint(aboutMissing field: FieldID) -> Unmet.Hint? {
    let list = form.lists.last { field.rawValue.hasPrefix("\($0.id.rawValue)[") }
    if let list, form.hasGroup(named: list.id.entry(list.entries.count)) {
      let advice = "add one by Add \(list.id.tapeSpelling)"
      return Unmet.Hint("note", ["\(list.id) has \(list.entries.count.entryWords); \(advice)"])
    }
    let names = form.fields.filter(\.hasAnswer).map(\.id.rawValue)
    return names.nearest(to: field.rawValue).map { Unmet.Hint("nearest field", [$0]) }
  }
}

extension Int {
  /// The number of entries in words.
  fileprivate var entryWords: String { self == 1 ? "1 entry" : "\(self) entries" }
}
