package import FormValidation
import FormWidgets
import Forms

/// The answers: held by the widgets, validated by the ruler, and restored by undo.
extension Filling {
  /// Makes typed text of a field its answer, as when leaving the field, and returns whether all of
  /// it was accepted; otherwise, a notice is shown.
  @discardableResult
  mutating func settle(_ index: Int) -> Bool {
    guard let refusal = sheet.change(index, { $0.handle(.commit) }).refusal else { return true }
    notice = refusal
    return false
  }

  /// Passes a widget's value to the ruler, and updates the fields that depend on it.
  ///
  /// An answer that follows others does not count as a change by the user.
  package mutating func adoptValue(of index: Int, isFollowing: Bool = false) {
    // Calling it in place would copy the entire field.
    let widget = sheet.fields[index].widget
    let value = widget.value
    guard !value.isSame(as: sheet.fields[index].value) else { return }
    // An equal number in another notation is the same answer.
    if isFollowing {
      sheet.fields[index].initial = value
    } else if value != sheet.fields[index].value {
      sheet.fields[index].state.isChanged = true
      if !sheet.loads.isEmpty { sheet.loads.cancel(.answer(index)) }
    }
    defer { if !isFollowing, sheet.followsAgain(index) { follow(index) } }
    sheet.fields[index].value = value
    sheet.changeCount += 1
    sheet.fields[index].rejections = []
    update(sheet.ruler.setValue(value, at: index))
    if sheet.facts.asksOutside { update(sheet.loadChanged(at: index)) }
  }

  /// Passes the time to the ruler, and updates the fields that depend on it.
  mutating func setTime(_ now: Moment) {
    let before = String(sheet.ruler.answers[.now])
    let text = now.description
    update(sheet.ruler.setValue(.text(text), of: .now))
    if sheet.facts.optionReaders[.now] != nil { settleOptions(after: [.now]) }
    if before?.prefix(minuteLength) != text.prefix(minuteLength) { updateWidgets(now) }
  }

  /// The number of characters of a time to its minutes.
  private var minuteLength: Int { "2026-11-28T09:30".utf8.count }

  /// Passes the time to the widgets that depend on it, some of which have an answer only then.
  private mutating func updateWidgets(_ now: Moment) {
    for index in sheet.fields.indices where sheet.facts.fields[index].traits.needsNow {
      let value = sheet.fields[index].widget.value
      _ = sheet.fields[index].handle(.now(now))
      if sheet.fields[index].widget.value != value { adoptValue(of: index) }
    }
  }

  /// Updates the fields whose rules ran, and the options that depend on them.
  mutating func update(_ affected: [FieldID]) {
    updateVerdicts(affected)
    if !sheet.facts.optionReaders.isEmpty { settleOptions(after: affected) }
  }

  /// Updates the fields whose rules ran.
  mutating func updateVerdicts(_ affected: [FieldID]) {
    // An answer may have changed which fields are asked.
    if sheet.facts.hasConditions, affected.count > 1 {
      if !sheet.areRanked(affected) { sheet.rank() }
      settleFocus()
    }
    for field in affected {
      guard let index = sheet.ruler.position(of: field) else { continue }
      sheet.updateVerdict(at: index)
      if let followers = sheet.facts.followers[field] { follow(all: followers) }
    }
    if affected.contains(where: sheet.facts.fieldsInTexts.contains) { sheet.fillTexts() }
  }

  /// Undoes the last change of a field's answer, or redoes the one last undone.
  package mutating func undo(at index: Int, isRedo: Bool) {
    let widget = sheet.fields[index].widget
    let step =
      isRedo ? sheet.fields[index].history.redo(widget) : sheet.fields[index].history.undo(widget)
    guard var step else { return }
    _ = step.handle(.leave, in: .line)
    sheet.fields[index].widget = step
    adoptValue(of: index)
  }
}

extension Value {
  /// Returns whether two values are the same to the last scalar; canonically equivalent texts and
  /// equal numbers in other notations are not.
  /// - Complexity: O(n), in bytes of texts.
  package func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let otherText)):
      // Lengths first: a typed character changes them, and bytes are compared one by one.
      text.utf8.count == otherText.utf8.count && text.utf8.elementsEqual(otherText.utf8)
    case (.number(let number), .number(let otherNumber)): number.text == otherNumber.text
    default: self == other
    }
  }
}
