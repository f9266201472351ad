package import FormValidation
import Testing

extension RuleDefinition: CustomTestStringConvertible {
  /// Only the name of the rule, in reports.
  package var testDescription: String { name }
}
