/// A type whose values rules can validate.
///
/// An empty extension is enough for a type that is a text, a number, or has such a raw value:
///
/// ```swift
/// enum Plan: String { case free, paid }
/// extension Plan: Validatable {}
/// extension Decimal: @retroactive Validatable {}
///
/// Plan.paid.validate(.oneOf(["free", "paid"]))
/// ```
///
/// Any other type provides the value for rules; a date is a text of its calendar's digits:
///
/// ```swift
/// extension Day: Validatable {
///   var valueToValidate: Value { .text(isoText) }
/// }
/// ```
public protocol Validatable {
  /// The value that rules validate.
  var valueToValidate: Value { get }
}

extension Validatable where Self: StringProtocol {
  public var valueToValidate: Value { .text(String(self)) }
}

extension Validatable where Self: Numeric, Self: CustomStringConvertible {
  /// The number that the description represents, exact in base ten; a text if it represents none,
  /// like infinity.
  public var valueToValidate: Value {
    Number(description).map(Value.number) ?? .text(description)
  }
}

extension Validatable where Self: RawRepresentable, RawValue: Validatable {
  public var valueToValidate: Value { rawValue.valueToValidate }
}

extension Value {
  /// Creates the value that rules validate for another type's value.
  public init(_ value: some Validatable) {
    self = value.valueToValidate
  }
}

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
  /// The wrapped value, or null.
  public var valueToValidate: Value { self?.valueToValidate ?? .null }
}

extension Array: Validatable where Element: Validatable {
  public var valueToValidate: Value { .list(map(\.valueToValidate)) }
}

extension Dictionary: Validatable where Key == String, Value: Validatable {
  public var valueToValidate: FormValidation.Value { .object(mapValues(\.valueToValidate)) }
}
