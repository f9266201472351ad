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
