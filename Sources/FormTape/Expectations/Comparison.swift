package import FormValidation
import SourceText

/// How a value is compared with an expected one: `>= 3`.
package enum Comparison: String, Hashable, Sendable, CaseIterable {
  case equal = ""
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// Returns whether it holds between a value and the expected one.
  package func holds<Compared: Comparable>(_ value: Compared, _ expected: Compared) -> Bool {
    switch self {
    case .equal: value == expected
    case .notEqual: value != expected
    case .less: value < expected
    case .lessOrEqual: value <= expected
    case .greater: value > expected
    case .greaterOrEqual: value >= expected
    }
  }

  /// Returns it with the expected value, as written in a tape.
  func spelling(_ expected: some CustomStringConvertible) -> String {
    self == .equal ? "\(expected)" : "\(rawValue) \(expected)"
  }
}

/// A number that another one must equal, or be above or below: `3`, `>= 3`.
package struct CountMatch: Equatable, Sendable {
  package let comparison: Comparison

  /// The expected number.
  package let count: Int

  package init(_ comparison: Comparison = .equal, _ count: Int) {
    self.comparison = comparison
    self.count = count
  }

  /// Returns whether a number matches.
  package func matches(_ number: Int) -> Bool { comparison.holds(number, count) }
}

extension CountMatch: CustomStringConvertible, ExpressibleByIntegerLiteral {
  /// The match as written in a tape.
  package var description: String { comparison.spelling(count) }

  package init(integerLiteral count: Int) {
    self.init(.equal, count)
  }
}

/// A value that another one must equal, be above or below, match, or contain.
package enum AnswerMatch: Equatable, Sendable {
  /// It equals, or is above or below.
  case compared(Comparison, Value)
  /// A pattern matches part of it.
  case found(SearchPattern)
  /// It contains texts, or has items.
  case has([OptionName])

  /// Returns whether a value matches.
  package func matches(_ value: Value) -> Bool {
    switch self {
    case .compared(.equal, let wanted): value == wanted
    case .compared(.notEqual, let wanted): value != wanted
    case .compared(let comparison, .number(let wanted)):
      if case .number(let number) = value { comparison.holds(number, wanted) } else { false }
    // Dates and times in ISO 8601 are in the order of their texts.
    case .compared(let comparison, .text(let wanted)):
      if case .text(let text) = value {
        !text.isEmpty && comparison.holds(text, wanted)
      } else {
        false
      }
    case .compared: false
    case .found(let pattern): pattern.isFound(in: value.text ?? value.json)
    case .has(let names):
      names.allSatisfy { name in
        if case .text(let text) = value { return name.isFound(in: text) }
        return value.items.contains(where: name.isValue)
      }
    }
  }
}

extension AnswerMatch: CustomStringConvertible {
  /// The match as written in a tape.
  package var description: String {
    switch self {
    case .compared(let comparison, let value): comparison.spelling(value.tapeSpelling)
    case .found(let pattern): pattern.tapeSpelling
    case .has(let names): "has " + names.map(\.description).joined(separator: " ")
    }
  }
}
