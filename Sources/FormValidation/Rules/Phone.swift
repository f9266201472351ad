/// Text must be a phone number.
struct Phone: Rule {
  let name = "phone"
  var traits: RuleTraits { RuleTraits(trims: true).readingDigits }
  let level: PhoneLevel

  /// Whether an international number must consist of a plus and digits only, as in E.164.
  let isE164: Bool

  /// Whether an extension may or must follow.
  let `extension`: PhoneExtension

  /// How numbers are dialed in the region, if there is one.
  private let plan: PhonePlan?

  init(
    _ region: PhoneRegion? = nil,
    level: PhoneLevel? = nil,
    e164: Bool = false,
    extension: PhoneExtension = .allowed
  ) {
    plan = region?.plan
    isE164 = e164 && region == nil
    self.level = level ?? (region == nil ? .possible : .valid)
    self.extension = isE164 ? .refused : `extension`
  }

  var requirement: Wording {
    let example = plan?.example ?? "+14155552671"
    guard `extension` != .refused || isE164 else {
      return Wording(
        "needs.phone_plain",
        "A phone number without an extension, like {example}",
        judging: "{label} must be a phone number without an extension, like {example}.",
        ["example": .text(example)]
      )
    }
    return Wording(
      "needs.phone",
      "A phone number, like {example}",
      judging: "{label} must be a phone number, like {example}.",
      ["example": .text(`extension` == .required ? example + " x12" : example)]
    )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.phone", "a phone number") { scanner throws(FormatFinding) in
      switch plan {
      case nil: try readInternational(&scanner)
      case let plan? where plan.isNorthAmerican: try readNANP(&scanner, plan)
      case let plan?: try read(&scanner, plan)
      }
      if `extension` != .refused {
        try scanner.readPhoneExtension(isRequired: `extension` == .required)
      }
    }
  }

  private func readInternational(_ scanner: inout FormatScanner) throws(FormatFinding) {
    if !scanner.skip("+") {
      let isExit = !isE164 && scanner.skip("0")
      guard isExit, scanner.skip("0") else {
        throw scanner.isAtEnd ? .lacking(Phone.start) : .wrong(0, Phone.start)
      }
      try Phone.readSeparator(&scanner)
    }
    let start = scanner.index
    var number = try scanner.digit()
    guard number > 0 else {
      throw .wrong(start, fact: "phone.no_zero", "No country code starts with 0.")
    }
    if level == .valid, number == 1 {
      if !isE164, !scanner.isAtEnd { try Phone.readSeparator(&scanner) }
      return try readNationalNumber(&scanner)
    }
    var count = 1
    var parenthesis = Parenthesis.none
    while !scanner.isAtEnd, count < 7 || !isAtExtension(scanner, parenthesis) {
      if !isE164 { try Phone.readMarks(&scanner, &parenthesis) }
      if scanner.isAtEnd { break }
      guard count < 15 else {
        throw .wrong(scanner.index, "phone.at_most", "Enter at most 15 digits.")
      }
      let digit = try scanner.digit()
      // The 0 of +49 (0)30 is not dialed from abroad.
      if digit == 0, parenthesis == .open(scanner.index - 1) {
        if scanner.isAtEnd { break }
        if scanner.next == UInt8(ascii: ")") { continue }
      }
      count += 1
      guard level == .valid, count <= 3 else { continue }
      number = number * 10 + digit
      guard CallingCode.canBegin(with: number, count: count) else {
        throw .wrong(start..<scanner.index, fact: "phone.no_country", "No country has this code.")
      }
    }
    if case .open = parenthesis { throw .lacking(.closeParenthesis) }
    guard count >= 7 else { throw .lacking(.enterDigit) }
  }

  private static func start(with code: String) -> Wording {
    Wording("phone.plus_code", "Start with +{code}.", ["code": .text(code)])
  }

  private static var start: Wording {
    Wording("phone.start", "Start with + and the country code.")
  }

  /// The state of the only pair of parentheses.
  private enum Parenthesis: Equatable {
    case none
    /// Opened before an offset.
    case open(Int)
    case closed
  }

  /// Reads the separators allowed between two digits of an international number; with long marks,
  /// also a slash, and spaces around each.
  private static func readMarks(
    _ scanner: inout FormatScanner,
    _ parenthesis: inout Parenthesis,
    hasLongMarks: Bool = false
  ) throws(FormatFinding) {
    if case .open(let start) = parenthesis, scanner.index > start, scanner.skip(")") {
      parenthesis = .closed
      if scanner.isAtEnd { return }
    }
    let start = scanner.index
    if !scanner.skip("."), !scanner.skip(" "), !scanner.skip("-"), hasLongMarks {
      _ = scanner.skip("/")
    }
    if hasLongMarks, scanner.index > start {
      if !scanner.skip("-") { _ = scanner.skip("/") }
      _ = scanner.skip(" ")
    }
    if parenthesis == .none, scanner.skip("(") { parenthesis = .open(scanner.index) }
    if scanner.isAtEnd, scanner.index > start { throw .lacking(.enterDigit) }
  }

  private func readNANP(
    _ scanner: inout FormatScanner,
    _ plan: PhonePlan
  ) throws(FormatFinding) {
    if try Phone.skipPrefix(&scanner, of: plan) {
      try scanner.expect("1", orAdd: Phone.start(with: "1"))
      try Phone.readSeparator(&scanner)
    } else if scanner.skip("1") {
      try Phone.readSeparator(&scanner)
    }
    try readNationalNumber(&scanner)
  }

  /// Skips a plus, or what is dialed before a country code, and returns whether there is one.
  private static func skipPrefix(
    _ scanner: inout FormatScanner,
    of plan: PhonePlan
  ) throws(FormatFinding) -> Bool {
    if scanner.skip("+") { return true }
    for exit in [plan.exit, "00"] {
      let agreement = scanner.agreement(with: exit, from: scanner.index)
      if agreement == exit.utf8.count {
        scanner.index += agreement
        try readSeparator(&scanner)
        return true
      }
      // A number that is dialed within the region may begin like it.
      if agreement > 0, scanner.index + agreement == scanner.bytes.count {
        throw .lacking(.enterDigit)
      }
    }
    return false
  }

  /// Reads the ten digits of a North American number.
  private func readNationalNumber(_ scanner: inout FormatScanner) throws(FormatFinding) {
    let isOpen = !isE164 && scanner.skip("(")
    try readCode(&scanner)
    if isOpen { try scanner.expect(")", orAdd: .closeParenthesis) }
    if !isE164 { try Phone.readSeparator(&scanner) }
    try readCode(&scanner)
    for _ in 0..<4 {
      if !isE164 { try Phone.readSeparator(&scanner) }
      _ = try scanner.digit()
    }
  }

  /// Reads an area code or an exchange.
  private func readCode(_ scanner: inout FormatScanner) throws(FormatFinding) {
    let first = try scanner.digit()
    guard first > 1 || level == .possible else {
      throw .wrong(scanner.index - 1, "phone.2_to_9", "Use 2 to 9 here.")
    }
    if !isE164 { try Phone.readSeparator(&scanner) }
    let second = try scanner.digit()
    if !isE164 { try Phone.readSeparator(&scanner) }
    let third = try scanner.digit()
    guard second != 1 || third != 1 || level == .possible else {
      throw .wrong(
        scanner.index - 1,
        fact: "phone.service_code",
        "Codes ending in 11 are for services."
      )
    }
  }

  private static func readSeparator(_ scanner: inout FormatScanner) throws(FormatFinding) {
    if !scanner.skip("."), !scanner.skip(" ") { _ = scanner.skip("-") }
    guard !scanner.isAtEnd else { throw .lacking(.enterDigit) }
  }

  /// Reads a number as written in a region: with its country code, or with the 0 before it if the
  /// region has one.
  private func read(_ scanner: inout FormatScanner, _ plan: PhonePlan) throws(FormatFinding) {
    var parenthesis = Parenthesis.none
    let isDialedThere = try !Phone.skipPrefix(&scanner, of: plan)
    if !isDialedThere {
      for digit in plan.code.unicodeScalars {
        try scanner.expect(digit, orAdd: Phone.start(with: plan.code))
      }
      try Phone.readMarks(&scanner, &parenthesis, hasLongMarks: true)
      // The 0 of +49 (0)30 is not dialed from abroad.
      if case .open = parenthesis, plan.zero != .none, scanner.skip("0") {
        try scanner.expect(")", orAdd: .closeParenthesis)
        parenthesis = .closed
        try Phone.readMarks(&scanner, &parenthesis, hasLongMarks: true)
      }
    } else {
      if scanner.skip("(") { parenthesis = .open(scanner.index) }
      if plan.zero != .none, scanner.skip("0") {
        try Phone.readMarks(&scanner, &parenthesis, hasLongMarks: true)
      } else if plan.zero == .required, !scanner.isAtDigit(plan.whole) {
        let start = Wording(
          "phone.start_in_region",
          "Start with 0 or +{code}.",
          ["code": .text(plan.code)]
        )
        throw scanner.isAtEnd ? .lacking(start) : .wrong(scanner.index, start)
      }
    }
    try readDigits(&scanner, plan, &parenthesis, isDialedThere: isDialedThere)
    if case .open = parenthesis { throw .lacking(.closeParenthesis) }
  }

  /// Reads the digits after the country code, or after the 0.
  private func readDigits(
    _ scanner: inout FormatScanner,
    _ plan: PhonePlan,
    _ parenthesis: inout Parenthesis,
    isDialedThere: Bool
  ) throws(FormatFinding) {
    let isMarked = isDialedThere && plan.mobileMark(in: scanner.phoneDigits) != nil
    let first = try scanner.digit()
    let lengths =
      isMarked
      ? [PhonePlan.markedLength] : level == .possible ? plan.lengths : plan.lengths(after: first)
    guard let longest = lengths.last else {
      throw .wrong(
        scanner.index - 1,
        "phone.no_number",
        "No number in this country starts like this."
      )
    }
    var count = 1
    while count < longest, !scanner.isAtEnd,
      !lengths.contains(count) || !isAtExtension(scanner, parenthesis)
    {
      try Phone.readMarks(&scanner, &parenthesis, hasLongMarks: true)
      if scanner.isAtEnd { break }
      _ = try scanner.digit()
      count += 1
    }
    if case .open(let start) = parenthesis, scanner.index > start, scanner.skip(")") {
      parenthesis = .closed
    }
    guard lengths.contains(count) || !scanner.isAtEnd else { throw .lacking(.enterDigit) }
  }

  /// Returns whether an extension begins at a position, after the spaces and the comma before it.
  private func isAtExtension(_ scanner: FormatScanner, _ parenthesis: Parenthesis) -> Bool {
    if case .open = parenthesis { return false }
    return `extension` != .refused && scanner.isAtPhoneExtension
  }

  /// The notations of phone numbers.
  private enum Form: String, CaseIterable {
    case e164
  }

  /// The standards of phone numbers.
  private enum Standard: String, CaseIterable {
    case e164, nanp
  }

  /// Creates the rule from the parameters.
  private init(_ arguments: RuleArguments) throws(RuleArgumentError) {
    let region: PhoneRegion? = arguments[optional: "region"]
    let standard: Standard? = arguments[optional: "standard"]
    if standard == .nanp, arguments.has("format") {
      throw RuleArgumentError("format", "standard cannot be combined with format")
    }
    if standard == .e164, region != nil {
      throw RuleArgumentError("standard", "region cannot be combined with standard e164")
    }
    let `extension`: PhoneExtension? = arguments[optional: "extension"]
    if `extension` != nil, standard == .e164 || arguments.has("format") {
      throw RuleArgumentError("extension", "E.164 has no extensions")
    }
    self.init(
      region ?? (standard == .nanp ? .us : nil),
      level: arguments[optional: "level"],
      e164: arguments.has("format") || standard == .e164,
      extension: `extension` ?? .allowed
    )
  }

  package static let definition = RuleDefinition(
    "phone",
    aliases: ["phone_number", "mobile"],
    "A phone number",
    details: """
      Without a region, a plus or 00 and 7 to 15 digits; a space, hyphen or dot may be between two
      digits, and some digits in parentheses. With e164, a plus and digits only. In the United
      States and Canada, ten digits, optionally after 1, +1 or 011 1; the area code may be in
      parentheses, with a space, hyphen or dot between two digits. In the other regions, a number as
      dialed there, or with the country code after a plus, 00 or what is dialed there for other
      countries. An extension of up to 20 digits may follow: x12, ext. 12 or ;ext=12.
      """,
    standard: """
      ITU-T E.164, 6; NANPA, "NANP numbering"; ITU, "National numbering plans"; RFC 3966, 3, for \
      extensions
      """,
    deviations: """
      E.164 has no shortest length; 7 digits is the shortest in use.
      """,
    parameters: [
      RuleParameter(
        "region",
        .choice(PhoneRegion.self),
        "the region whose national form to accept",
        isMain: true
      ), RuleParameter("format", .choice(Form.self), "the notation"),
      RuleParameter("standard", .choice(Standard.self), "the standard"),
      RuleParameter(
        "level",
        .choice(PhoneLevel.self),
        "possible checks the length only; valid, the default with a region, more"
      ),
      RuleParameter(
        "extension",
        .choice(PhoneExtension.self),
        "whether an extension may follow, the default, or must"
      ),
    ],
    constraints: [.excludes("region", ["format"])],
    codes: [.format("phone", "code")],
    example: RuleExample("phone", passes: #""+14155552671""#, fails: #""+0""#)
  ) { arguments throws(RuleArgumentError) in
    try Phone(arguments)
  }
}

extension Clause {
  /// Text must be a phone number: with a country code, or in a region's format.
  public static func phone(
    _ region: PhoneRegion? = nil,
    level: PhoneLevel? = nil,
    e164: Bool = false,
    extension: PhoneExtension = .allowed
  ) -> Clause {
    Clause(Phone(region, level: level, e164: e164, extension: `extension`))
  }
}

/// How strictly a phone number is checked.
public enum PhoneLevel: String, Hashable, Sendable, CaseIterable {
  /// It has a possible number of digits.
  case possible
  /// Its country code, area code and exchange are also assignable.
  case valid
}
