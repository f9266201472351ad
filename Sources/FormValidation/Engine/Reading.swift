/// Answers as rules read them: in ASCII digits, for example.
extension RuleTraits {
  /// Returns the normalizers of a rule on a kind of value; the digits of a number may be those of
  /// any script.
  func normalizers(reading kind: ValueKind) -> [Normalizer] {
    kind == .number && !normalizers.contains(.plainDigits)
      ? [.plainDigits] + normalizers : normalizers
  }
}

extension RuleTraits {
  /// The traits of a rule that reads digits of any script.
  var readingDigits: RuleTraits {
    var traits = self
    traits.readings = [.plainDigits]
    return traits
  }

  /// Returns the traits of a rule that reads digits of any script, unless a named standard allows
  /// only those of ASCII.
  func readingDigits(by format: DateFormat?) -> RuleTraits {
    switch format {
    case .html?, .rfc3339?: self
    case .custom?, nil: readingDigits
    }
  }
}

extension Value {
  /// Returns the value as read by normalizers; `nil` if that is the same.
  func read(by normalizers: [Normalizer]) -> Value? {
    guard !normalizers.isEmpty else { return nil }
    guard case .text(let text) = self else {
      let read = normalizers.apply(to: self)
      return read == self ? nil : read
    }
    let read = normalizers.reduce(text) { $1.apply(to: $0) }
    return read.utf8.elementsEqual(text.utf8) ? nil : .text(read)
  }
}

extension RuleTraits {
  /// Returns `judge` with the rule's text limit, for the answer as read.
  func limitedJudge(_ normalizers: [Normalizer]) -> Judge? {
    guard let judge else { return nil }
    let limit = textLimit
    return { value, answers in
      if value.isText(longerThan: limit) { return .judged(.textTooLong(limit)) }
      return judge(value.read(by: normalizers) ?? value, answers)
    }
  }
}

extension Value {
  func isText(longerThan limit: Int) -> Bool {
    if case .text(let text) = self { text.utf8.count > limit } else { false }
  }
}

extension Verdict {
  /// The verdict on a text that is too long to validate.
  static func textTooLong(_ limit: Int) -> Verdict {
    .invalid(
      "text.too_long",
      Message(
        "Shorten it to {max} bytes so it can be checked.",
        judging: "{label} must have at most {max} bytes."
      ),
      ["max": .number(Number(limit))]
    )
  }
}
