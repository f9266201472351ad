/// A password must be long enough, and have enough of each kind of character asked for.
///
/// Every part that is not met is a violation of its own, and a line of the check-list. Lengths and
/// counts are in graphemes. Digits are 0 to 9; capitals and small letters are those of any script;
/// symbols are the characters given or, without any, all punctuation and symbols of Unicode.
///
/// With at least 8 and 1 digit: passes `"rosebud1"`; fails `"rose"`, incomplete, for both reasons.
public struct Password: Rule {
  public let name = "password"

  /// The shortest allowed length.
  public let min: Int
  /// The longest allowed length, if there is one.
  public let max: Int?
  /// How many capitals there must be.
  public let minUppercase: Int
  /// How many small letters there must be.
  public let minLowercase: Int
  /// How many digits there must be.
  public let minDigits: Int
  /// How many symbols there must be.
  public let minSymbols: Int
  /// The characters that count as symbols; without any, punctuation and symbols of Unicode.
  public let symbols: String?

  /// Creates the rule.
  public init(
    min: Int = 0,
    max: Int? = nil,
    minUppercase: Int = 0,
    minLowercase: Int = 0,
    minDigits: Int = 0,
    minSymbols: Int = 0,
    symbols: String? = nil
  ) {
    self.min = min
    self.max = max
    self.minUppercase = minUppercase
    self.minLowercase = minLowercase
    self.minDigits = minDigits
    self.minSymbols = minSymbols
    self.symbols = symbols
  }

  public var requirement: Requirement {
    let texts = parts(of: PasswordCounts()).map(\.requirement.text)
    let list = texts.prefix(1) + texts.dropFirst().map { $0.lowercased() }
    return Requirement(Message(list.joined(separator: ", ")))
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    let counts = PasswordCounts(text, symbols: symbols)
    return isMet(by: counts) ? .valid : Verdict(parts(of: counts).compactMap(\.violation))
  }

  public func checklist(on text: String, among _: Answers) -> [ChecklistLine] {
    parts(of: PasswordCounts(text, symbols: symbols)).map(\.checklistLine)
  }

  private func isMet(by counts: PasswordCounts) -> Bool {
    counts.length >= min && counts.length <= max ?? .max && counts.uppercase >= minUppercase
      && counts.lowercase >= minLowercase && counts.digits >= minDigits
      && counts.symbols >= minSymbols
  }

  private func parts(of counts: PasswordCounts) -> [PasswordPart] {
    let parts = [
      PasswordPart("too_short", atLeast: min, counts.length, "characters", one: "character"),
      PasswordPart("too_long", atMost: max, counts.length),
      PasswordPart(
        "uppercase",
        atLeast: minUppercase,
        counts.uppercase,
        "capitals",
        one: "capital"
      ),
      PasswordPart(
        "lowercase",
        atLeast: minLowercase,
        counts.lowercase,
        "small letters",
        one: "small letter"
      ),
      PasswordPart("digits", atLeast: minDigits, counts.digits, "digits", one: "digit"),
      PasswordPart("symbols", atLeast: minSymbols, counts.symbols, "symbols", one: "symbol"),
    ]
    return parts.compactMap(\.self)
  }
}

extension Clause {
  /// A password must be long enough, and have enough of each kind of character asked for.
  public static func password(
    min: Int = 0,
    max: Int? = nil,
    minUppercase: Int = 0,
    minLowercase: Int = 0,
    minDigits: Int = 0,
    minSymbols: Int = 0,
    symbols: String? = nil
  ) -> Clause {
    Clause(
      Password(
        min: min,
        max: max,
        minUppercase: minUppercase,
        minLowercase: minLowercase,
        minDigits: minDigits,
        minSymbols: minSymbols,
        symbols: symbols
      )
    )
  }
}
