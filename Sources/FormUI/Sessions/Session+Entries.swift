import FormValidation

/// An entry that was removed from a repeated group, with its answers and their history.
struct RemovedEntry: Sendable {
  let list: Int
  let number: Int
  let fields: [SessionField]
}

/// The entries of repeated groups.
///
/// The fields of every entry exist from the beginning. Adding an entry causes the fields of the
/// next one to be asked; removing one moves up the answers of those after it.
extension Session {
  /// Returns the number of entries of a repeated group.
  func entryCount(of list: Form.EntryList) -> Int {
    (fields[list.control].widget as? EntryCount)?.count ?? 0
  }

  /// Presses the focused button of a repeated group, and returns whether there is one.
  mutating func pressControl() -> Bool {
    guard let index = focusedIndex, measures.fields[index].isControl else { return false }
    guard Session.isFillable(on: screen) else { return true }
    if let list = form.lists.firstIndex(where: { $0.control == index }) {
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
    for list in form.lists {
      guard let number = list.entry(ofFieldAt: index) else { continue }
      return form.fields[list.indices(ofEntry: number).upperBound - 1].label
    }
    return nil
  }

  /// Applies the action of a key to the focused entry; without one, adds an entry to the only
  /// repeated group.
  mutating func changeEntries(_ action: Keymap.Action) {
    let index = focusedIndex.flatMap { index in form.lists.firstIndex { $0.indices ~= index } }
    guard let list = index ?? (form.lists.count == 1 ? 0 : nil) else { return }
    if action == .addEntry { return addEntry(to: list) }
    guard let focused = focusedIndex, form.lists[list].entry(ofFieldAt: focused) != nil else {
      return
    }
    switch action {
    case .removeEntry: perform(.remove, onEntryOf: focused)
    case .moveEntryUp: perform(.moveUp, onEntryOf: focused)
    case .moveEntryDown: perform(.moveDown, onEntryOf: focused)
    default: break
    }
  }

  private mutating func perform(_ action: EntryButtons.Action, onEntryOf index: Int) {
    guard let list = form.lists.firstIndex(where: { $0.indices ~= index }),
      let number = form.lists[list].entry(ofFieldAt: index)
    else { return }
    switch action {
    case .remove: removeEntry(number, of: list)
    case .moveUp: swapEntry(number, with: number - 1, of: list, following: index)
    case .moveDown: swapEntry(number, with: number + 1, of: list, following: index)
    }
  }

  /// Adds an entry and moves the focus to it; at the limit, a notice is shown.
  mutating func addEntry(to number: Int) {
    let list = form.lists[number]
    let count = entryCount(of: list)
    guard count < list.counts.upperBound else {
      return notice = .mostEntries(list.counts.upperBound)
    }
    guard isAsked(fieldAt: list.control) else { return }
    put(
      list.indices(ofEntry: count).map(initialField),
      at: count,
      of: list
    )
    setEntryCount(of: list, to: count + 1)
    for index in list.indices(ofEntry: count) where form.fields[index].source?.isAsked == false {
      follow(index)
    }
    focusEntry(count, of: list)
  }

  /// Removes an entry, with a notice that says how to undo it.
  mutating func removeEntry(_ number: Int, of listNumber: Int) {
    let list = form.lists[listNumber]
    let count = entryCount(of: list)
    guard number < count else { return }
    guard count > list.counts.lowerBound else {
      return notice = .fewestEntries(list.counts.lowerBound)
    }
    // Typed text becomes part of the answer first.
    moveFocus(to: .field(list.control))
    let entries = (number..<count).map { list.indices(ofEntry: $0).map { fields[$0] } }
    removed.append(RemovedEntry(list: listNumber, number: number, fields: entries[0]))
    for (offset, entry) in entries.dropFirst().enumerated() {
      put(entry, at: number + offset, of: list)
    }
    let blank = list.indices(ofEntry: count - 1).map(initialField)
    put(blank, at: count - 1, of: list)
    setEntryCount(of: list, to: count - 1)
    if number < count - 1 { focusEntry(number, of: list) }
    notice = .entryRemoved(form.fields[list.indices(ofEntry: number).upperBound - 1].label)
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
    guard let last = removed.last else { return false }
    let list = form.lists[last.list]
    let count = entryCount(of: list)
    guard count < list.counts.upperBound else { return false }
    removed.removeLast()
    _ = endMode()
    let number = min(last.number, count)
    let entries = (number..<count).map { list.indices(ofEntry: $0).map { fields[$0] } }
    setEntryCount(of: list, to: count + 1)
    put(last.fields, at: number, of: list)
    for (offset, entry) in entries.enumerated() { put(entry, at: number + offset + 1, of: list) }
    focusEntry(number, of: list)
    return true
  }

  /// Swaps two neighboring entries, and moves the focus with the field at an index.
  private mutating func swapEntry(
    _ number: Int,
    with other: Int,
    of listNumber: Int,
    following index: Int
  ) {
    let list = form.lists[listNumber]
    guard 0..<entryCount(of: list) ~= other else { return }
    settle(index)
    adoptValue(of: index)
    let (first, second) = (list.indices(ofEntry: number), list.indices(ofEntry: other))
    let (entry, otherEntry) = (first.map { fields[$0] }, second.map { fields[$0] })
    moveFocus(to: .field(list.control))
    put(otherEntry, at: number, of: list)
    put(entry, at: other, of: list)
    let target = index + (other - number) * list.size
    isAsked(fieldAt: target) ? moveFocus(to: .field(target)) : focusEntry(other, of: list)
  }

  /// Moves the fields of an entry to the position of another one; its buttons stay.
  private mutating func put(
    _ entry: [SessionField],
    at number: Int,
    of list: Form.EntryList
  ) {
    for (index, field) in zip(list.indices(ofEntry: number).dropLast(), entry) {
      fields[index] = SessionField(field, replacing: fields[index])
      update(ruler.setValue(fields[index].value, at: index))
    }
  }

  /// Sets the number of entries, on which their buttons depend.
  private mutating func setEntryCount(of list: Form.EntryList, to count: Int) {
    fields[list.control].widget.value = .list(Array(repeating: .null, count: count))
    adoptValue(of: list.control)
    updateButtons(of: list)
    for number in 0..<count { list.indices(ofEntry: number).forEach { openDefault(at: $0) } }
  }

  /// Passes the number of entries to the buttons of the entries.
  mutating func updateButtons(of list: Form.EntryList) {
    let count = entryCount(of: list)
    for number in 0..<count {
      let index = list.indices(ofEntry: number).upperBound - 1
      guard var buttons = fields[index].widget as? EntryButtons, buttons.count != count else {
        continue
      }
      buttons.adjust(to: count, in: measures.words)
      fields[index].widget = buttons
    }
  }

  /// Moves the focus to the first field of an entry.
  private mutating func focusEntry(_ number: Int, of list: Form.EntryList) {
    let first = list.indices(ofEntry: number).first(where: isAsked)
    moveFocus(to: .field(first ?? list.control))
  }
}

extension Session {
  /// Returns whether the field at an index can be asked: its entry exists, and it is more than the
  /// entry's buttons.
  package func isInUse(fieldAt index: Int) -> Bool {
    if fields[index].widget is EntryButtons { return false }
    return !form.lists.contains { unused(in: $0) ~= index }
  }
}

/// The fields of a page without those of entries that do not exist, which may be many.
extension Session {
  /// Returns the fields of entries that do not exist, if the field at an index is one of them.
  private func unused(in list: Form.EntryList) -> Range<Int> {
    list.indices.lowerBound + entryCount(of: list) * list.size..<list.control
  }

  /// Returns the index, or the next one in a direction, of a field that is not in a nonexistent
  /// entry.
  func skippingUnused(_ index: Int, step: Int) -> Int {
    for list in form.lists where list.indices ~= index {
      let unused = unused(in: list)
      if unused ~= index { return step > 0 ? unused.upperBound : unused.lowerBound - 1 }
    }
    return index
  }

  /// Returns the number of fields between a start and an index that are in nonexistent entries.
  func unusedCount(from start: Int, before index: Int) -> Int {
    form.lists.reduce(0) { count, list in
      guard list.indices.lowerBound >= start else { return count }
      return count + unused(in: list).clamped(to: start..<max(start, index)).count
    }
  }

  /// Returns the index of a field by its number from a start, not counting nonexistent entries.
  func index(ofField number: Int, from start: Int) -> Int {
    var index = start + number
    for list in form.lists where list.indices.lowerBound >= start {
      let unused = unused(in: list)
      if index >= unused.lowerBound { index += unused.count }
    }
    return index
  }
}
