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
    traits.normalizers = [.plainDigits]
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

extension RuleSet {
  /// The normalizers by which the rules read an answer, each once.
  ///
  /// A rule that applies only sometimes has them too, so that an answer that it accepts is submitted
  /// as it was read.
  var readings: [Normalizer] {
    var readings: [Normalizer] = []
    for normalizer in clauses.lazy.flatMap(\.normalizers) where !readings.contains(normalizer) {
      readings.append(normalizer)
    }
    return readings
  }

  /// The normalizers by which each of the rules reads an answer.
  var sharedReadings: [Normalizer] {
    readings.filter { reading in clauses.allSatisfy { $0.normalizers.contains(reading) } }
  }

  /// Returns all normalizers of an answer, given its own: before them, those by which the rules
  /// read it; after them, those that give it the spelling of a listed one, from unconditional rules
  /// that ignore case.
  package func normalizers(around own: [Normalizer]) -> [Normalizer] {
    let spellings = clauses.compactMap { $0.condition == nil ? $0.proposing?.spelling : nil }
    return readings.filter { !own.contains($0) } + own + spellings.filter { !own.contains($0) }
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
