import FormValidation

/// A verdict without its violations, for tables.
enum Standing: Equatable, Sendable {
  case valid
  case incomplete
  case invalid
}

extension Verdict {
  var standing: Standing {
    switch self {
    case .valid: .valid
    case .incomplete: .incomplete
    case .invalid: .invalid
    }
  }

  /// The messages with their placeholders filled in.
  var texts: [String] { violations.map { $0.text(whileTyping: true) } }

  var codes: [String] { violations.map(\.code) }
}

extension Clause {
  func standing(of value: Value, among answers: Answers = [:]) -> Standing {
    verdict(on: value, among: answers).standing
  }

  func standing(of text: String) -> Standing {
    standing(of: .text(text))
  }
}

extension Value {
  /// A number as it is written in data.
  static func number(_ text: String) -> Value {
    .number(Number(text) ?? 0)
  }
}
