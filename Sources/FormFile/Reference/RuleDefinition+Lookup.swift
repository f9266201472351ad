import SourceText
import FormValidation

extension RuleDefinition {
  /// Returns the name or alias of a rule that a misspelled one probably meant.
  package static func nearest(to misspelled: String) -> String? {
    allNames.nearest(to: misspelled) ?? all.flatMap(\.aliases).nearest(to: misspelled)
  }

  /// The keys that every rule accepts besides its own parameters.
  package static var modifiers: [(name: String, meaning: String)] {
    [
      ("message", "replaces the rule's message; {label} is the field's label"),
      ("hint", "replaces the message while the answer is incomplete"),
      ("code", "replaces the rule's code"),
      ("severity", "error, or warning and info, which never block"),
      ("stop", "true to skip the field's later rules if it fails"),
      ("id", "a name for the rule in messages"),
      ("reveal", "polite, immediately, on-leave or on-submit; default: the field's"),
      ("when", "a condition for the rule: {field: country, equals: US}"),
      ("unless", "a condition to skip the rule"),
    ]
  }
}
