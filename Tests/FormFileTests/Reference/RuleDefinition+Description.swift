package import FormValidation
import Testing

extension RuleDefinition: CustomTestStringConvertible {
  /// Reports name the rule alone, not everything about it.
  package var testDescription: String { name }
}
