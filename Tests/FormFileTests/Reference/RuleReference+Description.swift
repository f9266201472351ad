public import FormFile
public import Testing

extension RuleReference: CustomTestStringConvertible {
  /// Reports name the rule alone, not all that is said of it.
  public var testDescription: String { name }
}
