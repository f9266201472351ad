package import FormValidation
public import FormWidgets
public import Testing

// By default, each argument of a test is described with all that it contains: for the themes, that
// took 77 % of the time of their tests.

extension RuleDefinition: CustomTestStringConvertible {
  /// The name of the rule.
  package var testDescription: String { name }
}

extension Theme: CustomTestStringConvertible {
  /// The name of the theme.
  public var testDescription: String { name }
}
