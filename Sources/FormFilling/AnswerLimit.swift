package import FormValidation
import FormWidgets

/// The largest length, or number of items, that the rules allow an answer whatever the others are.
package struct AnswerLimit: Equatable, Sendable {
  /// The limit.
  package let max: Int

  /// What is counted; `nil` for items.
  package let unit: LengthUnit?

  /// Whether the count is shown from the start.
  ///
  /// Nobody counts the characters of a name or an address, so a line of text shows them only within a
  /// fifth of the limit or above it; words, items and the characters of a long text are always shown.
  package let isAlwaysShown: Bool

  /// Determines the limit of the answers of a widget; `nil` if there is none, or if only one length
  /// is allowed, as that of a code.
  ///
  /// Of several limits, the first rule's unit counts.
  init?(in rules: RuleSet, of traits: WidgetTraits) {
    guard traits.role == .text || traits.role.takesTexts else { return nil }
    let limits = AnswerLimit.limits(in: rules)
    guard let first = limits.first else { return nil }
    unit = first.unit
    max = limits.lazy.filter { $0.unit == first.unit }.map(\.max).min() ?? first.max
    isAlwaysShown = unit == nil || unit == .words || traits.keepsLineBreaks
  }

  private static func limits(in rules: RuleSet) -> [(unit: LengthUnit?, max: Int)] {
    rules.clauses.flatMap { clause -> [(unit: LengthUnit?, max: Int)] in
      guard clause.condition == nil, clause.severity == .error else { return [] }
      return switch clause.shape {
      case .length(let min, let max?, let unit)? where max > 0 && min != max: [(unit, max)]
      case .itemCount(_, let max?)? where max > 0: [(nil, max)]
      case .all(let members)?: limits(in: members)
      default: []
      }
    }
  }

  /// Returns how much of an answer counts.
  /// - Complexity: O(n), in bytes.
  package func count(of answer: Value) -> Int {
    switch answer {
    case .text(let text): unit?.length(of: text) ?? 0
    case .list(let items): items.count
    default: 0
    }
  }

  /// Returns whether a count is shown.
  package func shows(_ count: Int) -> Bool { isAlwaysShown || count >= max - max / 5 }
}
