/// A type whose values rules can judge.
///
/// Opting a type in is an empty extension where the type is a text, a number, or stands for a raw
/// value of one:
///
/// ```swift
/// enum Plan: String { case free, paid }
/// extension Plan: Validatable {}
/// extension Decimal: @retroactive Validatable {}
///
/// Plan.paid.validate(.oneOf(["free", "paid"]))
/// ```
///
/// Any other type says what rules are to see; a date is a text of its calendar's digits:
///
/// ```swift
/// extension Day: Validatable {
///   var valueToValidate: Value { .text(isoText) }
/// }
/// ```
public protocol Validatable {
  /// The value that rules judge.
  var valueToValidate: Value { get }
}

extension Validatable where Self: StringProtocol {
  public var valueToValidate: Value { .text(String(self)) }
}

extension Validatable where Self: Numeric, Self: CustomStringConvertible {
  /// The number that the description spells, exact in base ten; a text where it spells none, as
  /// that of an infinity.
  public var valueToValidate: Value {
    Number(description).map(Value.number) ?? .text(description)
  }
}

extension Validatable where Self: RawRepresentable, RawValue: Validatable {
  public var valueToValidate: Value { rawValue.valueToValidate }
}

extension Value {
  /// Creates the value that rules judge in place of another type's.
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
  /// The value wrapped, or none.
  public var valueToValidate: Value { self?.valueToValidate ?? .null }
}

extension Array: Validatable where Element: Validatable {
  public var valueToValidate: Value { .list(map(\.valueToValidate)) }
}

extension Dictionary: Validatable where Key == String, Value: Validatable {
  public var valueToValidate: FormValidation.Value { .object(mapValues(\.valueToValidate)) }
}
