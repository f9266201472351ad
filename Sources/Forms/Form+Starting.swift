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
    let isTaken = fields[index].widget.adopt(given: value)
    replaceDefault(at: index)
    guard isTaken else { return false }
    give(toFieldAt: index, isBlank: value == .null)
    return true
  }

  /// Records that a field was given an answer.
  private mutating func give(toFieldAt index: Int, isBlank: Bool) {
    fields[index].isGiven = true
    if !isBlank { includeGroups(ofFieldAt: index) }
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
    give(toFieldAt: index, isBlank: line.isEmpty)
    return true
  }

  /// Prefills the field at an index with a line of a record, and returns whether it accepts the line.
  package mutating func start(fieldAt index: Int, withStored line: String) -> Bool {
    if lists.contains(where: { $0.control == index }) {
      return start(fieldAt: index, withTyped: line)
    }
    guard fields[index].widget.enter(stored: line) else { return false }
    replaceDefault(at: index)
    give(toFieldAt: index, isBlank: line.isEmpty)
    return true
  }

  /// Sets the default of the field at an index to a typed line, and returns whether it accepts the
  /// line.
  mutating func begin(fieldAt index: Int, withTyped line: String) -> Bool {
    guard fields[index].widget.enter(completed: line) else { return false }
    replaceDefault(at: index)
    return true
  }
}
