package import FormValidation
import FormWidgets

/// The entries of repeated groups that exist, and the optional groups that are there.
extension Form {
  /// Changes which entries of repeated groups exist; fields keep what they were given.
  /// - Parameters:
  ///   - removed: Fields that were removed before, by their keys.
  ///   - change: The change.
  /// - Complexity: O(n), in fields.
  package mutating func restructure(
    restoring removed: [FieldID: Field] = [:],
    _ change: (inout Structure) -> Void
  ) {
    var structure = structure
    change(&structure)
    guard structure != self.structure else { return }
    let old = removed.merging(zip(keys, fields)) { $1 }
    expansion = Expansion(of: parts, structure, in: messages.language)
    for (index, key) in keys.enumerated() {
      if let field = old[key] {
        fields[index].adopt(field)
      } else {
        _ = fields[index].widget.handle(.language(messages.language.forms), in: .line)
      }
    }
    markSecrets()
  }

  /// Gives repeated groups as many entries as they have in another version of the form, if allowed.
  package mutating func adoptEntries(of other: Form) {
    for list in other.lists {
      guard let own = lists.first(where: { $0.id == list.id }) else { continue }
      let count = min(max(list.entries.count, own.counts.lowerBound), own.counts.upperBound)
      restructure { $0.change(list.id) { $0.set(count: count) } }
    }
  }

  /// The form with an entry in every repeated group, for everything that is about the form itself
  /// rather than its answers.
  /// - Complexity: O(n), in fields.
  package var specimen: Form {
    guard !lists.isEmpty else { return self }
    var form = self
    form.expansion = Expansion(of: parts, nil, in: messages.language)
    form.updateWidgets(for: messages.language)
    form.markSecrets()
    return form
  }

  /// Returns a copy with as many entries in repeated groups as answers have.
  package func withEntries(of answers: Answers) -> Form {
    var form = self
    // The groups in an entry follow the one that contains it.
    var number = 0
    while number < form.lists.count {
      let list = form.lists[number]
      if case .list(let items) = answers[list.id] {
        form.setEntryCount(of: list, to: items.count)
      }
      number += 1
    }
    return form
  }

  /// Returns the index of a field, for which the entries of repeated groups that it is in are added;
  /// `nil` if the form has no such field.
  /// - Complexity: O(n), in fields.
  package mutating func index(adding field: FieldID) -> Int? {
    if let index = index(of: field) { return index }
    addEntries(of: field)
    return index(of: field)
  }

  /// Returns the field with a name, which may be in an entry that can be added; `nil` if there is
  /// none.
  package func field(named name: FieldID) -> Field? {
    var form = self
    if let index = form.index(adding: name) { return form.fields[index] }
    form.allowRemoval(of: name)
    return form.index(of: name).map { form.fields[$0] }
  }

  /// Adds entries until one of a name can be removed, which is also the name of its control.
  private mutating func allowRemoval(of name: FieldID) {
    let list = lists.first { list in list.entries.indices.contains { list.id.entry($0) == name } }
    guard let list, list.entries.count <= list.counts.lowerBound else { return }
    setEntryCount(of: list, to: list.counts.lowerBound + 1)
  }

  /// Returns the indices of the fields that a name refers to: all of those in a group; empty if the
  /// name is unknown.
  /// - Complexity: O(n), in fields.
  package func indices(of name: FieldID) -> Range<Int> {
    lists.first { $0.id == name }?.indices ?? groups.first { $0.id == name }?.indices
      ?? index(of: name).map { $0..<$0 + 1 } ?? 0..<0
  }

  /// Returns whether a group has a name, or an entry that can be added.
  package func hasGroup(named name: FieldID) -> Bool {
    var form = self
    form.addEntries(of: name)
    return form.groups.contains { $0.id == name }
  }

  /// Adds the entries of repeated groups that a name is in, as far as they can be added.
  private mutating func addEntries(of name: FieldID) {
    if lists.isEmpty { return }
    var entry: FieldID?
    for step in name.steps {
      switch step {
      case .name(let name): entry = entry.map { $0.member(FieldID(name)) } ?? FieldID(name)
      case .index(let number):
        guard let id = entry, let list = lists.first(where: { $0.id == id }),
          number < list.counts.upperBound
        else { return }
        if number >= list.entries.count { setEntryCount(of: list, to: number + 1) }
        entry = id.entry(number)
      }
    }
  }

  /// Turns on the optional groups that contain a field.
  mutating func includeGroups(ofFieldAt index: Int) {
    for group in groups where !group.hasHeading && group.indices ~= index { include(group.id) }
  }

  /// Turns on a group, if it is optional.
  package mutating func include(_ group: FieldID) {
    guard let index = index(of: group), fields[index].isPresence else { return }
    fields[index].widget.value = true
    fields[index].isGiven = true
  }

  /// Sets the number of entries of a repeated group, and returns whether it can have that many.
  @discardableResult
  package mutating func setEntryCount(of list: EntryList, to count: Int) -> Bool {
    guard 0...list.counts.upperBound ~= count else { return false }
    restructure { $0.change(list.id) { $0.set(count: count) } }
    if let control = index(of: list.id) { fields[control].isGiven = true }
    return true
  }
}
