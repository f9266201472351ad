package import FormValidation
package import FormWidgets
import Forms

/// An entry that was removed from a repeated group, with its answers and their history.
package struct RemovedEntry: Sendable {
  /// The name of the group, and the number of the entry in it, from 0.
  package let list: FieldID
  let number: Int

  let entry: Form.Structure.Entry

  /// The fields of the form and of the filling, by their keys.
  let fields: [FieldID: (field: Field, state: FillingField)]
}

/// A move of an entry of a repeated group, which undo reverses until an answer changes.
struct MovedEntry: Sendable {
  /// The name of the group, the number of the entry in it, from 0, and the one it had before.
  let list: FieldID
  let number: Int
  let before: Int

  /// The number of changes of answers after it.
  var changeCount: Int
}

/// The changes of entries that undo reverses.
package struct EntryHistory: Sendable {
  /// The entries removed from repeated groups, in the order of removal.
  package internal(set) var removed: [RemovedEntry] = []

  /// The last moves of entries.
  var moved: [MovedEntry] = []

  /// Whether there are any.
  package var isEmpty: Bool { removed.isEmpty && moved.isEmpty }

  /// Drops the last move and the one that reversed it; the moves before them can be reversed next.
  mutating func dropMoveAndReversal(at changeCount: Int) {
    moved.removeLast(min(2, moved.count))
    for index in moved.indices { moved[index].changeCount = changeCount }
  }
}

/// The entries of repeated groups.
extension Filling {
  /// Presses the focused button of a repeated group, and returns the element to focus; `nil` if
  /// nothing changed.
  package mutating func pressControl() -> Focus? {
    guard let index = sheet.focusedIndex, sheet.facts.fields[index].isControl else { return nil }
    if let list = form.lists.first(where: { $0.control == index }) { return addEntry(to: list) }
    return sheet.fields[index].buttons?.change.flatMap { perform($0, onEntryOf: index) }
  }

  /// Changes the entry that has the focus, or adds one to its group or to the only one, and returns
  /// the element to focus; `nil` if nothing changed.
  package mutating func changeEntries(_ change: EntryChange) -> Focus? {
    let index = sheet.focusedIndex
    let focused = index.flatMap { index in
      form.lists.last { $0.control == index || $0.entry(ofFieldAt: index) != nil }
    }
    guard let list = focused ?? (form.lists.count == 1 ? form.lists[0] : nil) else { return nil }
    guard change != .add else { return addEntry(to: list) }
    guard let index else { return nil }
    return perform(change, onEntryOf: index)
  }

  private mutating func perform(_ change: EntryChange, onEntryOf index: Int) -> Focus? {
    guard let list = form.list(ofFieldAt: index), let number = list.entry(ofFieldAt: index) else {
      return nil
    }
    return switch change {
    case .add: addEntry(to: list)
    case .remove: removeEntry(number, of: list)
    case .moveUp: swapEntry(number, with: number - 1, of: list, following: index)
    case .moveDown: swapEntry(number, with: number + 1, of: list, following: index)
    }
  }

  /// Adds an entry; at the limit, a notice is shown.
  private mutating func addEntry(to list: Form.EntryList) -> Focus? {
    let count = list.entries.count
    guard count < list.counts.upperBound else {
      notice = .mostEntries(list.counts.upperBound)
      return nil
    }
    guard sheet.isAsked(fieldAt: list.control) else { return nil }
    entryHistory.moved = []
    restructure { $0.change(list.id) { $0.add() } }
    return sheet.firstStop(ofEntry: count, of: list.id)
  }

  /// Removes an entry, with a notice that says how to undo it.
  private mutating func removeEntry(_ number: Int, of list: Form.EntryList) -> Focus? {
    let count = list.entries.count
    guard count > list.counts.lowerBound else {
      notice = .fewestEntries(list.counts.lowerBound)
      return nil
    }
    // Typed text becomes part of the answer first.
    moveFocus(to: .field(list.control))
    let label = sheet.facts.label(ofEntry: number, of: list) ?? ""
    let states = list.entries[number].map { (form.keys[$0], (form.fields[$0], sheet.fields[$0])) }
    var entry: Form.Structure.Entry?
    entryHistory.moved = []
    restructure { $0.change(list.id) { entry = $0.remove(at: number) } }
    if let entry {
      entryHistory.removed.append(
        RemovedEntry(
          list: list.id,
          number: number,
          entry: entry,
          fields: Dictionary(states) { first, _ in first }
        )
      )
    }
    notice = .entryRemoved(label)
    return number < count - 1 ? sheet.firstStop(ofEntry: number, of: list.id) : sheet.focus
  }

  /// Reverses the last move of the entry with the focus, if no answer has changed since, or the last
  /// removal, and returns the element to focus; `nil` if there is neither.
  package mutating func undoOfEntries() -> Focus? {
    if let stop = moveEntryBack() { return stop }
    // While the notice about a removal is shown, or on a button of a repeated group.
    let concernsRemoval =
      notice?.word == .entryRemoved
      || sheet.focusedIndex.map { sheet.facts.fields[$0].isControl } ?? false
    return concernsRemoval ? restoreEntry() : nil
  }

  private mutating func moveEntryBack() -> Focus? {
    guard let last = entryHistory.moved.last, last.changeCount == sheet.changeCount,
      let index = sheet.focusedIndex,
      let list = form.lists.first(where: { $0.id == last.list }),
      list.entry(ofFieldAt: index) == last.number
    else { return nil }
    let stop = swapEntry(last.number, with: last.before, of: list, following: index)
    entryHistory.dropMoveAndReversal(at: sheet.changeCount)
    return stop
  }

  /// Restores the last removed entry, and returns the element to focus; `nil` if there was none, or
  /// no room for it.
  package mutating func restoreEntry() -> Focus? {
    guard let last = entryHistory.removed.last,
      let list = form.lists.first(where: { $0.id == last.list }),
      list.entries.count < list.counts.upperBound
    else { return nil }
    entryHistory.removed.removeLast()
    entryHistory.moved = []
    _ = endMode()
    let number = min(last.number, list.entries.count)
    restructure(restoring: last.fields) {
      $0.change(list.id) { $0.insert(last.entry, at: number) }
    }
    return sheet.firstStop(ofEntry: number, of: list.id)
  }

  /// Swaps two neighboring entries, and returns the field at an index in its new place.
  private mutating func swapEntry(
    _ number: Int,
    with other: Int,
    of list: Form.EntryList,
    following index: Int
  ) -> Focus? {
    guard list.entries.indices ~= other else { return nil }
    settle(index)
    adoptValue(of: index)
    let key = form.keys[index]
    moveFocus(to: .field(list.control))
    restructure { $0.change(list.id) { $0.swap(number, other) } }
    entryHistory.moved.append(
      MovedEntry(list: list.id, number: other, before: number, changeCount: sheet.changeCount)
    )
    guard let target = form.keys.firstIndex(of: key), sheet.isAsked(fieldAt: target) else {
      return sheet.firstStop(ofEntry: other, of: list.id)
    }
    return .field(target)
  }
}
