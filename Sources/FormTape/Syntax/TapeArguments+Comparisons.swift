import FormValidation
import SourceText

extension SearchPattern {
  /// The pattern as written in a tape, followed by its flags: `/ada/i`.
  var tapeSpelling: String {
    guard expression.hasPrefix("(?"), let end = expression.firstIndex(of: ")"),
      case let flags = expression[..<end].dropFirst(2), !flags.isEmpty,
      flags.allSatisfy(TapeToken.flags.contains)
    else { return "/\(expression)/" }
    return "/\(expression[expression.index(after: end)...])/\(flags)"
  }
}

extension TapeArguments {
  /// Takes a comparison; `nil` if there is none.
  mutating func comparison() throws(TapeFinding) -> Comparison? {
    let equals = remaining.prefix { $0.kind == .sign && $0.text == "=" }.map(\.text).joined()
    if !equals.isEmpty {
      throw finding(
        .unexpected,
        at: next,
        "there is no comparison \(equals.quoted)",
        note: "write the value alone"
      )
    }
    guard let sign = next, sign.kind == .fault(.character), ["<", ">", "!"].contains(sign.text)
    else {
      return nil
    }
    take()
    let isWithEqual = next?.range.lowerBound == end && take(sign: "=")
    guard let comparison = Comparison(rawValue: sign.text + (isWithEqual ? "=" : "")) else {
      throw finding(
        .unexpected,
        at: sign,
        "unknown comparison \(sign.text.quoted)",
        suggestion: "!="
      )
    }
    return comparison
  }

  /// Takes a whole number within limits, which may be compared.
  mutating func countMatch(
    _ wanted: String,
    in limits: ClosedRange<Int>
  ) throws(TapeFinding) -> CountMatch {
    let comparison = try comparison() ?? .equal
    return CountMatch(comparison, try whole(wanted, in: limits))
  }

  /// Whether a number follows, which may be compared.
  var isAtCount: Bool {
    next?.kind == .number || next?.kind == .sign && next?.text == "="
      || next?.kind == .fault(.character) && "<>!".contains(next?.text ?? "-")
  }
}
