/// What a rule demands, as data: for tools that compare rules, or write them in other languages.
///
/// Only what always holds: a rule that depends on other answers or the time has no shape.
package enum RuleShape: Equatable, Sendable {
  /// An answer is given.
  case presence
  /// No answer is given.
  case absence
  /// A toggle is on, or off.
  case consent(Bool)
  /// A text of a length; a missing limit does not limit.
  case length(min: Int?, max: Int?, LengthUnit)
  /// A number in a range.
  case numbers(NumberRange)
  /// A date by ISO 8601, which a time may follow, from one day to another; a missing day does not
  /// limit.
  case dates(first: CalendarDate?, last: CalendarDate?)
  /// A number of items; a missing limit does not limit.
  case itemCount(min: Int?, max: Int?)
  /// No item twice.
  case distinctItems
  /// Items that meet rules.
  case items(RuleSet)
  /// One of some values, or none of them.
  case values([Value], isRefused: Bool, ignoreCase: Bool)
  /// A text that matches an expression of PCRE2 as a whole or in a part, or that does not.
  case pattern(String, isWhole: Bool, isRefused: Bool, ignoreCase: Bool)
  /// All of some rules.
  case all(RuleSet)
  /// A format that JSON Schema has a name for; its own definition may differ in details.
  case format(String)
}

extension Clause {
  /// What the rule demands, as data; `nil` if it is not that simple.
  package var shape: RuleShape? { rule.traits.shape }

  /// The numbers that the rule allows for any other answers, as bounds and steps.
  package var numberRange: NumberRange { rule.traits.numberRange }

  /// The rules that the rule is made of; empty if there are none.
  package var members: RuleSet { rule.traits.members ?? [] }
}
