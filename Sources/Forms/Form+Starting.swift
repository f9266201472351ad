public import FormValidation
import FormWidgets

/// Prefilled answers.
extension Form {
  /// Returns a copy with prefilled answers.
  ///
  /// Answers of the wrong kind and answers to unknown fields are ignored.
  public func starting(with answers: Answers) -> Form {
    let answers = answers.flattened
    var form = withEntries(of: answers)
    for index in form.fields.indices {
      let answer = answers[form.fields[index].id]
      guard answer != .null else { continue }
      form.fields[index].widget.value = answer
      form.replaceDefault(at: index)
      form.fields[index].isGiven = true
      form.includeGroups(ofFieldAt: index)
    }
    return form
  }

  /// Prefills the field at an index, and returns whether it accepts the value.
  ///
  /// An answer that breaks rules is accepted, and validated as if it were typed. For several
  /// choices, the order does not matter.
  public mutating func start(fieldAt index: Int, with value: Value) -> Bool {
    if let list = lists.first(where: { $0.control == index }) {
      guard case .list(let items) = value else { return value == .null }
      return setEntryCount(of: list, to: items.count)
    }
    guard begin(fieldAt: index, with: value) else { return false }
    fields[index].isGiven = true
    if value != .null { includeGroups(ofFieldAt: index) }
    return true
  }

  private mutating func begin(fieldAt index: Int, with value: Value) -> Bool {
    let widget = fields[index].widget
    let choices = widget.description.choices
    defer { replaceDefault(at: index) }
    guard case .choices = widget.traits.role, !choices.isEmpty, let items = [Value](value)
    else {
      return fields[index].widget.adopt(value)
    }
    guard let sorted = widget.inOrder(items) else { return false }
    return fields[index].widget.adopt(.list(sorted))
  }

  /// Records that an answer replaces the default.
  private mutating func replaceDefault(at index: Int) {
    if fields[index].source?.yieldsToAnswers == true {
      fields[index].source = nil
      if fields[index].repeatsSecret { markSecrets() }
    }
    fields[index].unfitDefault = nil
  }

  /// Prefills the field at an index with a typed line, as if the user then left the field, and
  /// returns whether it accepts the line.
  public mutating func start(fieldAt index: Int, withTyped line: String) -> Bool {
    if let list = lists.first(where: { $0.control == index }) {
      return Number(line)?.wholeValue.map { setEntryCount(of: list, to: $0) } ?? false
    }
    guard begin(fieldAt: index, withTyped: line) else { return false }
    fields[index].isGiven = true
    if !line.isEmpty { includeGroups(ofFieldAt: index) }
    return true
  }

  /// Prefills the field at an index with a line of a record, and returns whether it accepts the line.
  ///
  /// Unlike a typed date, a stored one has digits only: what `tomorrow` and `Dec 28` mean depends on
  /// the day they were written. An empty line unchecks a box, whatever its default.
  package mutating func start(fieldAt index: Int, withStored line: String) -> Bool {
    if line.isEmpty, fields[index].widget.traits.kind == .toggle {
      return start(fieldAt: index, withTyped: line) || start(fieldAt: index, with: .bool(false))
    }
    guard [.date, .dateTime].contains(fields[index].widget.traits.role), line.hasDateWords else {
      return start(fieldAt: index, withTyped: line)
    }
    return start(fieldAt: index, with: .text(line))
  }

  /// Sets the default of the field at an index to a typed line, and returns whether it accepts the
  /// line.
  mutating func begin(fieldAt index: Int, withTyped line: String) -> Bool {
    guard fields[index].widget.enter(given: line) else { return false }
    _ = fields[index].widget.handle(.commit, in: .line)
    replaceDefault(at: index)
    return true
  }
}
