public import FormValidation

/// Answers that a form is to hold from the start, one at a time.
extension Form {
  /// The place of a field in the form, from 0, if there is one of the name.
  /// - Complexity: O(n), in fields.
  public func place(of field: FieldID) -> Int? {
    fields.firstIndex { $0.id == field }
  }

  /// Holds an answer from the start, and says whether the field at a place could take it.
  ///
  /// One that breaks rules is held, too, and judged as if it were typed. Where several answers can
  /// be chosen, their order does not count.
  public mutating func start(fieldAt place: Int, with value: Value) -> Bool {
    guard case .choices = fields[place].widget.role, let items = [Value](value) else {
      return fields[place].widget.adopt(value)
    }
    let sorted = fields[place].widget.choices.map(\.value).filter(items.contains)
    return sorted.count == items.count && fields[place].widget.adopt(.list(sorted))
  }

  /// Holds an answer typed as a line, as if the field were then left, and returns whether the field at
  /// an index could take it.
  public mutating func start(fieldAt place: Int, withTyped line: String) -> Bool {
    guard fields[place].widget.enter(line) else { return false }
    _ = fields[place].widget.settle()
    return true
  }
}
