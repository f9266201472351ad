/// The requirement of a rule as data, for tools that compare rules or translate them into other
/// languages.
///
/// It includes only what always holds: a rule that depends on other answers or the time has no
/// shape.
package enum RuleShape: Equatable, Sendable {
  /// An answer is given.
  case presence
  /// No answer is given.
  case absence
  /// A toggle is on, or off.
  case consent(Bool)
  /// A text of a certain length; a missing limit does not limit it.
  case length(min: Int?, max: Int?, LengthUnit)
  /// A text that begins with one of some texts.
  case start([String], ignoreCase: Bool)
  /// A text of characters from any of some selections, and their marks.
  case characters([CharacterSelection])
  /// A number in a range.
  case numbers(NumberRange)
  /// An ISO 8601 date, possibly followed by a time, within a range of days; a missing day does not
  /// limit it.
  case dates(first: CalendarDate?, last: CalendarDate?)
  /// A number of items; a missing limit does not limit it.
  case itemCount(min: Int?, max: Int?)
  /// No duplicate items.
  case distinctItems
  /// Items that meet rules.
  case items(RuleSet)
  /// One of some values, or none of them.
  case values([Value], isRefused: Bool, ignoreCase: Bool)
  /// A text that matches a PCRE2 expression entirely or in part, or that does not.
  case pattern(String, isWhole: Bool, isRefused: Bool, ignoreCase: Bool)
  /// All of some rules.
  case all(RuleSet)
  /// A format that JSON Schema has a name for; its own definition may differ in details.
  case format(String)
}

extension Clause {
  /// The requirement of the rule as data; `nil` if it is too complex.
  package var shape: RuleShape? { traits.shape }

  /// Returns the requirement of the rule as data at a time; `nil` if it does not depend on the time,
  /// or not only on it.
  package func shape(at now: Moment) -> RuleShape? {
    guard !rule.reads.isEmpty, rule.reads.allSatisfy({ $0 == .now }) else { return nil }
    return traits.comparing?.shape(among: [.now: .text(now.description)])
  }

  /// The rules that the rule is composed of; empty if there are none.
  package var members: RuleSet { traits.members ?? [] }
}
