public import FormValidation

/// Prefilled answers, one at a time.
extension Form {
  /// Returns the index of a field in the form, if it exists.
  /// - Complexity: O(n), in fields.
  public func place(of field: FieldID) -> Int? {
    fields.firstIndex { $0.id == field }
  }

  /// Prefills the field at an index, and returns whether it accepts the value.
  ///
  /// An answer that breaks rules is accepted, and judged as if it were typed. For several choices,
  /// the order does not matter.
  public mutating func start(fieldAt place: Int, with value: Value) -> Bool {
    guard case .choices = fields[place].widget.description.role, let items = [Value](value) else {
      return fields[place].widget.adopt(value)
    }
    let sorted = fields[place].widget.description.choices.map(\.value).filter(items.contains)
    return sorted.count == items.count && fields[place].widget.adopt(.list(sorted))
  }

  /// Prefills the field at an index with a typed line, as if the field were then left, and returns
  /// whether it accepts the line.
  public mutating func start(fieldAt place: Int, withTyped line: String) -> Bool {
    guard fields[place].widget.enter(line) else { return false }
    _ = fields[place].widget.handle(.commit, in: .line)
    return true
  }
}
