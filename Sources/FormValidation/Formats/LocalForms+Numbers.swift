extension LocalForms {
  /// Returns a typed number with a decimal point, without the marks that group its digits, a plus
  /// and surrounding white space.
  ///
  /// The other mark and spaces group digits: `1,234.5` is `1234.5`, and with a decimal comma, so is
  /// `1.234,5`. Several of them, or one and decimals, leave no doubt: `1,234,567`. With a decimal
  /// comma, a lone point precedes the decimals nonetheless, as in numbers from a form file or from
  /// data.
  package func plainNumber(_ typed: String) -> String {
    let text = typed.trimmingSpaces.withoutPlus
    if let number = GroupedNumber(text, self), number.isComplete, !number.isAmbiguous {
      return number.plain
    }
    guard decimalSeparator == .comma, let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")),
      !text[..<comma].utf8.contains(UInt8(ascii: "."))
    else { return text }
    let plain = text[..<comma] + "." + text[text.utf8.index(after: comma)...]
    return NumberScanner(String(plain)).reading == .invalid ? text : String(plain)
  }

  /// Returns whether the only mark of a typed number could group digits as well as precede decimals:
  /// `1,234`, or `1.234` with a decimal comma.
  package func isAmbiguous(_ typed: String) -> Bool {
    GroupedNumber(typed.trimmingSpaces.withoutPlus, self)?.isAmbiguous ?? false
  }

  /// Returns the verdict on a typed number whose marks leave it open: it is unfinished, or has two
  /// meanings; `nil` if rules on numbers can validate it.
  func openVerdict(onNumber typed: String) -> Verdict? {
    let text = typed.trimmingSpaces
    if text == "+" { return .goOnWithDigit }
    guard let number = GroupedNumber(text.withoutPlus, self) else { return nil }
    if number.isAmbiguous { return .incomplete([number.ambiguity]) }
    if number.isComplete || number.hasDecimals { return nil }
    guard number.isSingle, number.mark != " " else { return .goOnWithDigit }
    // A lone point precedes decimals in any language.
    return number.mark == "."
      ? nil : .incomplete("number.not_a_number", Wording.useDecimalPoint.message)
  }
}

extension String {
  /// Returns the violation of a number whose only mark could group digits as well as precede
  /// decimals; `nil` for any other text.
  func ambiguity(with decimalSeparator: DecimalSeparator) -> Violation? {
    let number = GroupedNumber(self, LocalForms(decimalSeparator: decimalSeparator))
    return number.flatMap { $0.isAmbiguous ? $0.ambiguity : nil }
  }

  /// The text without a plus before a digit or a decimal mark.
  fileprivate var withoutPlus: String {
    let bytes = utf8.prefix(2)
    guard bytes.first == UInt8(ascii: "+"), let next = bytes.dropFirst().first,
      next.decimalDigit != nil || next == UInt8(ascii: ".") || next == UInt8(ascii: ",")
    else { return self }
    return String(dropFirst())
  }
}

/// A typed number with its digits in groups of three, the last of which may be unfinished.
private struct GroupedNumber {
  /// The groups, the first with the sign.
  private let groups: [Substring]

  /// The digits after the decimal separator, if that is there.
  private let decimals: Substring?

  /// The separator of the decimals.
  private let separator: Character

  /// The mark between the groups.
  let mark: Character

  /// Reads a text; `nil` if it has no groups, or one of the wrong length.
  init?(_ text: String, _ forms: LocalForms) {
    let separator = forms.decimalSeparator.character
    let whole = text.prefix { $0 != separator }
    let other: Character = separator == "." ? "," : "."
    // The first group has at most a sign and three digits.
    guard let mark = whole.prefix(5).first(where: { $0 == other || $0 == " " }) else { return nil }
    (self.separator, self.mark) = (separator, mark)
    decimals = whole.endIndex == text.endIndex ? nil : text[whole.endIndex...].dropFirst()
    let groups = whole.split(separator: mark, omittingEmptySubsequences: false)
    self.groups = groups
    let first = groups[0].first == "-" ? groups[0].dropFirst() : groups[0]
    let others = groups.dropFirst()
    guard 1...3 ~= first.count, first.first != "0", others.last?.count ?? 4 <= 3,
      others.dropLast().allSatisfy({ $0.count == 3 }),
      ([first] + others).allSatisfy({ $0.utf8.allSatisfy { $0.decimalDigit != nil } })
    else { return nil }
  }

  /// Whether the last group has three digits.
  var isComplete: Bool { groups[groups.count - 1].count == 3 }

  /// Whether there is a decimal separator.
  var hasDecimals: Bool { decimals != nil }

  /// Whether there are two groups.
  var isSingle: Bool { groups.count == 2 }

  /// Whether the mark could also precede decimals.
  var isAmbiguous: Bool { isComplete && isSingle && !hasDecimals && mark != " " }

  /// The number with a decimal point.
  var plain: String { groups.joined() + (decimals.map { "." + $0 } ?? "") }

  /// The violation of a number with two meanings.
  var ambiguity: Violation {
    Violation(
      "number.not_a_number",
      Message(
        "number.ambiguous_point",
        "Enter {whole}, or {decimal} for three decimals.",
        judging: "{label} must be {whole}, or {decimal} with three decimals."
      ),
      [
        "whole": .text(groups.joined()),
        "decimal": .text(groups.joined(separator: String(separator))),
      ],
      isIncomplete: true
    )
  }
}
