extension String: Validatable {
  @inlinable
  public var valueToValidate: Value { .text(self) }
}

extension Substring: Validatable {}

extension Int: Validatable {
  public var valueToValidate: Value { .number(Number(self)) }
}

extension Int8: Validatable {}
extension Int16: Validatable {}
extension Int32: Validatable {}
extension Int64: Validatable {}
extension UInt: Validatable {}
extension UInt8: Validatable {}
extension UInt16: Validatable {}
extension UInt32: Validatable {}
extension UInt64: Validatable {}
extension Double: Validatable {}
extension Float: Validatable {}

extension Number: Validatable {
  public var valueToValidate: Value { .number(self) }
}

extension Bool: Validatable {
  public var valueToValidate: Value { .bool(self) }
}

extension Value: Validatable {
  public var valueToValidate: Value { self }
}

extension Optional: Validatable where Wrapped: Validatable {
  /// The value wrapped, or none.
  public var valueToValidate: Value { self?.valueToValidate ?? .null }
}

extension Array: Validatable where Element: Validatable {
  public var valueToValidate: Value { .list(map(\.valueToValidate)) }
}

extension Dictionary: Validatable where Key == String, Value: Validatable {
  public var valueToValidate: FormValidation.Value { .object(mapValues(\.valueToValidate)) }
}
