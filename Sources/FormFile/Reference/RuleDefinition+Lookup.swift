import Diagnostics
import FormValidation

extension RuleDefinition {
  /// Returns the name or alias of a rule that a misspelled one probably meant.
  package static func nearest(to misspelled: String) -> String? {
    allNames.nearest(to: misspelled) ?? all.flatMap(\.aliases).nearest(to: misspelled)
  }

  /// The keys that every rule accepts besides its own parameters.
  package static var modifiers: [(name: String, meaning: String)] {
    [
      ("message", "the words instead of the rule's own; {label} is the field's"),
      ("hint", "the words while the answer is incomplete"),
      ("code", "the code instead of the rule's own"),
      ("severity", "error, or warning and info, which never block"),
      ("stop", "true to skip the field's later rules while it is broken"),
      ("id", "a name of its own, by which messages can word it"),
      ("reveal", "polite, immediately, on-leave or on-submit, where it differs from the field"),
      ("when", "a condition under which it counts: {field: country, equals: US}"),
      ("unless", "a condition under which it does not count"),
    ]
  }
}
