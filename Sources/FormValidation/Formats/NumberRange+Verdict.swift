/// Validation of numbers, and of texts in plain notation that may become numbers.
extension NumberRange {
  /// Returns the verdict on a number, or on a text that may become one.
  func verdict(on input: NumericText, among answers: Answers) -> Verdict {
    guard readsField else { return verdict(on: input) }
    let range = resolved(among: answers)
    // Without bounds, every notation of a number is accepted.
    if range.min == nil, range.max == nil { return .valid }
    let verdict = range.verdict(on: input)
    return verdict.isValid ? .valid : naming(verdict, in: range)
  }

  /// Returns the verdict, mentioning the field that provides its only bound, if one does.
  // Out of line: a number within the bounds takes longer if space is reserved for the wording.
  @inline(never)
  private func naming(_ verdict: consuming Verdict, in range: NumberRange) -> Verdict {
    guard range.min == nil || range.max == nil,
      let field = range.min == nil ? maxField : minField
    else { return verdict }
    return verdict.mapViolations { violation in
      guard violation.code.hasPrefix("range.") else { return }
      violation.parameters["other_label"] = .text(field.rawValue)
      if violation.code != "range.exponent" { violation.message = range.messageOfField }
    }
  }

  /// Returns the verdict on a number, or on a text that may become one, regardless of other fields.
  func verdict(on input: NumericText) -> Verdict {
    if let number = input.number, !input.isTyped {
      return contains(number) ? .valid : verdict(outside: NumberScanner(number.description))
    }
    let scan = input.scan
    if scan.reading == .invalid { return scan.misplaced(in: input.text) }
    if scan.hasExponent {
      return .invalid("range.exponent", .withoutExponent)
    }
    guard contains(scan.plainNumber) else { return verdict(outside: scan) }
    if scan.reading == .number { return .valid }
    return isReachable(from: scan)
      ? .goOnWithDigit : verdict(on: scan.plainNumber, isIncomplete: false)
  }

  /// Returns the verdict on a number outside the range, which may still be being typed.
  func verdict(outside scan: NumberScanner) -> Verdict {
    let verdict = verdict(on: scan.plainNumber, isIncomplete: isReachable(from: scan))
    return scan.reading == .number ? verdict : verdict.mapViolations { $0.isUnread = true }
  }

  /// Returns whether typing digits or a point at the end can turn a text into an allowed number.
  ///
  /// It is exact for texts in plain notation, with leading zeros allowed; a text with an exponent
  /// reaches no number.
  func isReachable(from scan: NumberScanner) -> Bool {
    guard scan.reading != .invalid, !scan.hasExponent else { return false }
    if let min, let max, max < min { return false }
    if scan.end == 0 { return true }
    // From an excluded bound, digits only lead away from zero.
    if scan.isNegative
      ? excludesMin && scan.plainNumber == min : excludesMax && scan.plainNumber == max
    {
      return false
    }
    let low = scan.isNegative ? max.map { -$0 } : min
    let high = scan.isNegative ? min.map { -$0 } : max
    if let high, high < 0 { return false }
    // Whatever follows, the magnitude is from `first` to below `beyond`, both shifted by as many
    // places as digits are typed before the point.
    let first = scan.magnitude
    if first.isZero, !scan.hasPoint { return true }
    let beyond = first + Number(isNegative: false, digits: [1], exponent: -scan.fractionCount)
    var shift = 0
    if let low, low >= beyond {
      guard !scan.hasPoint else { return false }
      shift = Swift.max(0, low.place - beyond.place)
      if low >= beyond.shifted(by: shift) { shift += 1 }
    }
    return high.map { first.shifted(by: shift) <= $0 } ?? true
  }

  /// Returns the verdict on a number outside the range.
  @inline(never)
  func verdict(on number: Number, isIncomplete: Bool) -> Verdict {
    let violation = Violation(
      isBelow(number) ? "range.below_min" : "range.above_max",
      message,
      parameters(actual: number),
      isIncomplete: isIncomplete
    )
    return isIncomplete ? .incomplete([violation]) : .invalid([violation])
  }

  /// The requirement of the range: "13 to 120".
  var requirement: Wording {
    var parameters = parameters(actual: nil)
    if let minField { parameters[words: "min"] = .one(.field(minField)) }
    if let maxField { parameters[words: "max"] = .one(.field(maxField)) }
    return Wording(demand, parameters)
  }

  private var demand: Message {
    switch (hasMin, hasMax) {
    case (false, false):
      Message("needs.any_number", "Any number", judging: "{label} must be a number.")
    case (true, true) where isSingle: Message("needs.exactly", "Exactly {min}", judging: judgment)
    case (true, true): Message("needs.between", "{min} to {max}", judging: judgment)
    case (true, false):
      excludesMin
        ? Message("needs.more_than", "Greater than {min}", judging: judgment)
        : Message("needs.at_least", "At least {min}", judging: judgment)
    case (false, true):
      excludesMax
        ? Message("needs.less_than", "Less than {max}", judging: judgment)
        : Message("needs.at_most", "At most {max}", judging: judgment)
    }
  }

  /// The sentence about an answer that is no number; whether one is allowed may depend on another
  /// field.
  private var judgment: Message {
    readsField ? Message("needs.any_number.judging", "{label} must be a number.") : message
  }

  private var message: Message {
    switch (min, max) {
    case (_, nil):
      excludesMin
        ? Message("range.more_than", "{label} must be greater than {min}.")
        : Message("range.at_least", "{label} must be at least {min}.")
    case (nil, _):
      excludesMax
        ? Message("range.less_than", "{label} must be less than {max}.")
        : Message("range.at_most", "{label} must be at most {max}.")
    case (_, _) where isSingle: Message("range.exactly", "{label} must be {min}.")
    case (_, _): Message("range.between", "{label} must be between {min} and {max}.")
    }
  }

  /// Whether both bounds are the same number.
  private var isSingle: Bool { min != nil && min == max }

  /// The message about a single bound, mentioning the field that provides it.
  private var messageOfField: Message {
    if max == nil {
      excludesMin
        ? Message("range.more_than.field", "{label} must be greater than {other_label}.")
        : Message("range.at_least.field", "{label} must be at least {other_label}.")
    } else {
      excludesMax
        ? Message("range.less_than.field", "{label} must be less than {other_label}.")
        : Message("range.at_most.field", "{label} must be at most {other_label}.")
    }
  }

  private func parameters(actual: Number?) -> Parameters {
    var parameters: Parameters = [:]
    parameters["min"] = min.map(Value.number)
    parameters["max"] = max.map(Value.number)
    parameters["actual"] = actual.map(Value.number)
    return parameters
  }
}

extension NumberScanner {
  /// The number read so far, without its sign.
  var magnitude: Number {
    Number(isNegative: false, digits: digits, exponent: -fractionCount)
  }

  /// The number read so far in plain notation; of `-1.`, -1.
  var plainNumber: Number { isNegative ? -magnitude : magnitude }
}

extension Number {
  /// Returns the number times a power of ten.
  fileprivate func shifted(by places: Int) -> Number {
    Number(isNegative: isNegative, digits: digits, exponent: exponent + places)
  }
}

extension Verdict {
  /// The verdict on a number that needs at least one more digit.
  static var goOnWithDigit: Verdict {
    .incomplete("number.not_a_number", Wording.enterDigit.message)
  }
}

extension NumberScanner {
  /// Returns the verdict on a text that is neither a number nor the start of one.
  /// - Precondition: The text was read by this scan, which found it invalid.
  func misplaced(in text: String) -> Verdict {
    let code = "number.not_a_number"
    let (character, position) = text.character(atByte: end)
    let range = position..<position + 1
    if character == ",", !hasPoint {
      if text.hasGroupedDigits {
        let message = Message(
          "use.no_commas",
          "Enter the number without commas.",
          judging: "{label} must be a number without commas."
        )
        return .invalid(code, message, range: range)
      }
      let scan = NumberScanner(text.withPoint(atByte: end))
      if scan.reading == .invalid { return .misplaced(code, at: scan.end, in: text, "a number") }
      if var violation = text.ambiguity(with: .point) {
        (violation.range, violation.isIncomplete) = (range, false)
        return .invalid([violation])
      }
      return .invalid(code, Wording.useDecimalPoint.message, range: range)
    }
    if character.unicodeScalars.first?.properties.numericType == .decimal, !character.isASCII {
      return .invalid(code, Message("use.ascii_digits", "Use the digits 0-9."), range: range)
    }
    return .misplaced(code, at: end, in: text, "a number")
  }
}

extension String {
  /// Whether several commas, or one before a point, group digits: `1,234.5`, but not `1,234`.
  fileprivate var hasGroupedDigits: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first else { return false }
    let groups = whole.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    return groups.count + parts.count > 3 && groups.count > 1
      && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// Returns the text with a point instead of a comma.
  fileprivate func withPoint(atByte offset: Int) -> String {
    let comma = utf8.index(utf8.startIndex, offsetBy: offset)
    return self[..<comma] + "." + self[utf8.index(after: comma)...]
  }
}
