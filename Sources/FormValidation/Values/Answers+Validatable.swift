extension Answers {
  /// Creates answers from values by the names of their fields.
  public init(_ values: [String: some Validatable]) {
    self.init()
    for (name, value) in values { self[FieldID(name)] = value.valueToValidate }
  }
}
