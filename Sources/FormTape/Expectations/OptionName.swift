package import FormValidation
import FormWidgets
import SourceText

/// What a tape calls an option: its label or value.
package enum OptionName: Equatable, Sendable {
  /// A label or value as text, or a pattern for the label.
  case text(TextMatch)
  /// A value of another kind.
  case value(Value)

  /// Creates the name of the option with a value.
  init(_ value: Value) {
    if case .text(let text) = value { self = .text(.exactly(text)) } else { self = .value(value) }
  }

  /// The name without quotation marks.
  var words: String {
    switch self {
    case .text(.exactly(let text)), .text(.containing(let text)): text
    case .text(let match): "\(match)"
    case .value(let value): value.description
    }
  }

  /// Returns the option that is meant.
  /// - Throws: `Unmet` if there is none, several, or it cannot be chosen.
  func choice(among choices: [Choice]) throws(Unmet) -> Choice {
    let named = indices(in: choices)
    guard named.count == 1 else {
      throw Unmet(
        "option",
        expected: [description],
        actual: [named.isEmpty ? "no such option" : "\(named.count) options"],
        hints: hints(choices, named)
      )
    }
    let choice = choices[named[0]]
    guard !choice.isDisabled else {
      let reason = choice.shownLabel == choice.label ? "" : ": \(choice.shownLabel)"
      throw Unmet("option", expected: [description], actual: ["disabled\(reason)"])
    }
    return choice
  }

  /// Returns the indices of the options that the name fits: by label, or else by value, or else
  /// without case and accents.
  func indices(in choices: [Choice]) -> [Int] {
    switch self {
    case .value(let value):
      let equal = choices.indices.filter { choices[$0].value == value }
      return equal.isEmpty
        ? OptionName.text(.exactly(value.description)).indices(in: choices) : equal
    case .text(.exactly(let text)), .text(.containing(let text)):
      let labels = choices.indices.filter { choices[$0].label == text }
      if !labels.isEmpty { return labels }
      let values = choices.indices.filter { choices[$0].value.description == text }
      return values.isEmpty ? choices.index(named: text).map { [$0] } ?? [] : values
    case .text(let match): return choices.indices.filter { match.matches(choices[$0].label) }
    }
  }

  private func hints(_ choices: [Choice], _ named: [Int]) -> [Unmet.Hint] {
    if choices.isEmpty { return [Unmet.Hint("options", ["none"])] }
    if !named.isEmpty { return [Unmet.Hint("options", named.map { choices[$0].inReport })] }
    let names = choices.flatMap { [$0.label, $0.value.description] }
    if let nearest = names.nearest(to: words) {
      return [Unmet.Hint("nearest option", [nearest.tapeQuoted])]
    }
    let limit = 10
    let rest = choices.count - limit
    return [
      Unmet.Hint(
        "options",
        choices.prefix(limit).map(\.inReport) + (rest > 0 ? ["and \(rest) more"] : [])
      )
    ]
  }
}

extension OptionName: CustomStringConvertible {
  /// The name as written in a tape.
  package var description: String {
    switch self {
    case .text(let match): "\(match)"
    case .value(let value): value.tapeSpelling
    }
  }
}

extension Choice {
  /// The label, and the value if it is another one.
  fileprivate var inReport: String {
    let value = value.description
    return label == value ? label.tapeQuoted : "\(label.tapeQuoted) (\(value))"
  }
}

extension OptionName {
  /// Returns whether a value is the named one; a pattern matches part of a text.
  func isValue(_ value: Value) -> Bool {
    switch self {
    case .text(let match): value.text.map(match.matches) ?? false
    case .value(let wanted): value == wanted
    }
  }

  /// Returns whether a text contains the name.
  func isFound(in text: String) -> Bool {
    switch self {
    case .text(.exactly(let part)), .text(.containing(let part)):
      TextMatch.containing(part).matches(text)
    case .text(let match): match.matches(text)
    case .value(let value): text.contains(value.description)
    }
  }
}
