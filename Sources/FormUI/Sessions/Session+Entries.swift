import FormValidation

/// An entry that was removed from a repeated group, with its answers and their history.
struct RemovedEntry: Sendable {
  /// The name of the group, and the number of the entry in it, from 0.
  let list: FieldID
  let number: Int

  let entry: Form.Structure.Entry

  /// The fields of the form and of the session, by their keys.
  let fields: [FieldID: (field: Field, state: SessionField)]
}

/// The entries of repeated groups.
extension Session {
  /// Presses the focused button of a repeated group, and returns whether there is one.
  mutating func pressControl() -> Bool {
    guard let index = focusedIndex, measures.fields[index].isControl else { return false }
    guard Session.isFillable(on: screen) else { return true }
    if let list = form.lists.first(where: { $0.control == index }) {
      addEntry(to: list)
    } else if let buttons = fields[index].widget as? EntryButtons {
      perform(buttons.action, onEntryOf: index)
    }
    return true
  }

  /// Returns the button of a repeated group at a cell of its field; `nil` if there is none.
  func control(at index: Int, cell: Position, columns: Int) -> View.Target? {
    if var buttons = fields[index].widget as? EntryButtons {
      guard buttons.highlight(at: cell, columns: columns) else { return nil }
      return .control(index, buttons.action)
    }
    guard let count = fields[index].widget as? EntryCount,
      0..<count.text(in: measures.words).cellWidth + 4 ~= cell.column, cell.row >= 0
    else { return nil }
    return .control(index, nil)
  }

  /// Highlights the button of a repeated group at a cell of its field.
  mutating func highlightControl(at index: Int, cell: Position, columns: Int) {
    guard var buttons = fields[index].widget as? EntryButtons,
      buttons.highlight(at: cell, columns: columns)
    else { return }
    fields[index].widget = buttons
  }

  /// Returns the label of the button of a repeated group at an index, the highlighted one with its
  /// entry; `nil` if there is none.
  func textOfControl(at index: Int) -> String? {
    guard measures.fields[index].isControl else { return nil }
    if let count = fields[index].widget as? EntryCount { return count.text(in: measures.words) }
    guard let buttons = fields[index].widget as? EntryButtons else { return nil }
    return "\(measures.words[buttons.action.word]), \(form.fields[index].label)"
  }

  /// Returns the label of the entry of a repeated group that a field is in; `nil` if it is in none.
  func entry(ofFieldAt index: Int) -> String? {
    guard let list = form.list(ofFieldAt: index), let number = list.entry(ofFieldAt: index) else {
      return nil
    }
    return label(ofEntry: number, of: list)
  }

  private func label(ofEntry number: Int, of list: Form.EntryList) -> String? {
    form.groups.first { $0.id == list.id.entry(number) }?.label
  }

  /// Applies the action of a key to the focused entry; without one, adds an entry to the only
  /// repeated group.
  mutating func changeEntries(_ action: Keymap.Action) {
    let index = focusedIndex
    let focused = index.flatMap { index in
      form.lists.last { $0.control == index || $0.entry(ofFieldAt: index) != nil }
    }
    guard let list = focused ?? (form.lists.count == 1 ? form.lists[0] : nil) else { return }
    if action == .addEntry { return addEntry(to: list) }
    guard let index, form.list(ofFieldAt: index) != nil else { return }
    switch action {
    case .removeEntry: perform(.remove, onEntryOf: index)
    case .moveEntryUp: perform(.moveUp, onEntryOf: index)
    case .moveEntryDown: perform(.moveDown, onEntryOf: index)
    default: break
    }
  }

  private mutating func perform(_ action: EntryButtons.Action, onEntryOf index: Int) {
    guard let list = form.list(ofFieldAt: index), let number = list.entry(ofFieldAt: index) else {
      return
    }
    switch action {
    case .remove: removeEntry(number, of: list)
    case .moveUp: swapEntry(number, with: number - 1, of: list, following: index)
    case .moveDown: swapEntry(number, with: number + 1, of: list, following: index)
    }
  }

  /// Adds an entry and moves the focus to it; at the limit, a notice is shown.
  mutating func addEntry(to list: Form.EntryList) {
    let count = list.entries.count
    guard count < list.counts.upperBound else {
      return notice = .mostEntries(list.counts.upperBound)
    }
    guard isAsked(fieldAt: list.control) else { return }
    restructure { $0.change(list.id) { $0.add() } }
    focusEntry(count, of: list.id)
  }

  /// Removes an entry, with a notice that says how to undo it.
  private mutating func removeEntry(_ number: Int, of list: Form.EntryList) {
    let count = list.entries.count
    guard count > list.counts.lowerBound else {
      return notice = .fewestEntries(list.counts.lowerBound)
    }
    // Typed text becomes part of the answer first.
    moveFocus(to: .field(list.control))
    let label = label(ofEntry: number, of: list) ?? ""
    let states = list.entries[number].map { (form.keys[$0], (form.fields[$0], fields[$0])) }
    var entry: Form.Structure.Entry?
    restructure { $0.change(list.id) { entry = $0.remove(at: number) } }
    if let entry {
      removed.append(
        RemovedEntry(
          list: list.id,
          number: number,
          entry: entry,
          fields: Dictionary(states) { first, _ in first }
        )
      )
    }
    if number < count - 1 { focusEntry(number, of: list.id) }
    notice = .entryRemoved(label)
  }

  /// Restores the last removed entry, if a key means that: undo while the notice about it is shown,
  /// or on a button of a repeated group.
  mutating func restoreEntry(with key: Key) -> Bool {
    guard EditingCommand(key) == .undo else { return false }
    let isNoticed = notice?.word == .entryRemoved
    guard isNoticed || focusedIndex.map({ measures.fields[$0].isControl }) == true else {
      return false
    }
    return restoreEntry()
  }

  /// Restores the last removed entry, and returns whether there was one and room for it.
  mutating func restoreEntry() -> Bool {
    guard let last = removed.last, let list = form.lists.first(where: { $0.id == last.list }),
      list.entries.count < list.counts.upperBound
    else { return false }
    removed.removeLast()
    _ = endMode()
    let number = min(last.number, list.entries.count)
    restructure(restoring: last.fields) {
      $0.change(list.id) { $0.insert(last.entry, at: number) }
    }
    focusEntry(number, of: list.id)
    return true
  }

  /// Swaps two neighboring entries, and moves the focus with the field at an index.
  private mutating func swapEntry(
    _ number: Int,
    with other: Int,
    of list: Form.EntryList,
    following index: Int
  ) {
    guard list.entries.indices ~= other else { return }
    settle(index)
    adoptValue(of: index)
    let key = form.keys[index]
    moveFocus(to: .field(list.control))
    restructure { $0.change(list.id) { $0.swap(number, other) } }
    if let target = form.keys.firstIndex(of: key), isAsked(fieldAt: target) {
      moveFocus(to: .field(target))
    } else {
      focusEntry(other, of: list.id)
    }
  }

  /// Moves the focus to the first field of an entry.
  private mutating func focusEntry(_ number: Int, of id: FieldID) {
    guard let list = form.lists.first(where: { $0.id == id }) else { return }
    let first = list.entries[number].first(where: isAsked)
    moveFocus(to: .field(first ?? list.control))
  }
}
