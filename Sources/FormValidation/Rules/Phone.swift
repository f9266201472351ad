/// Text must be a phone number.
struct Phone: Rule {
  let name = "phone"
  var traits: RuleTraits { RuleTraits(trims: true).readingDigits }
  let region: PhoneRegion?
  let level: PhoneLevel

  /// Whether an international number must consist of a plus and digits only, as in E.164.
  let isE164: Bool

  init(_ region: PhoneRegion? = nil, level: PhoneLevel? = nil, e164: Bool = false) {
    self.region = region
    isE164 = e164 && region == nil
    self.level = level ?? (region == nil ? .possible : .valid)
  }

  var requirement: Wording {
    let example = region?.example ?? "+14155552671"
    return Wording(
      "needs.phone",
      "A phone number, like {example}",
      judging: "{label} must be a phone number, like {example}.",
      ["example": .text(example)]
    )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.phone", "a phone number") { scanner throws(FormatFinding) in
      switch region {
      case nil: try readInternational(&scanner)
      case .us?, .ca?: try readNANP(&scanner)
      case let region?: try read(&scanner, in: region)
      }
    }
  }

  private func readInternational(_ scanner: inout FormatScanner) throws(FormatFinding) {
    guard scanner.skip("+") else {
      throw scanner.isAtEnd ? .lacking(Phone.start) : .wrong(0, Phone.start)
    }
    var number = try scanner.digit()
    guard number > 0 else {
      throw .wrong(1, fact: "phone.no_zero", "No country code starts with 0.")
    }
    if level == .valid, number == 1 {
      if !isE164, !scanner.isAtEnd { try Phone.readSeparator(&scanner) }
      return try readNationalNumber(&scanner)
    }
    var count = 1
    var parenthesis = Parenthesis.none
    while !scanner.isAtEnd {
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
        throw .wrong(1..<scanner.index, fact: "phone.no_country", "No country has this code.")
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

  private func readNANP(_ scanner: inout FormatScanner) throws(FormatFinding) {
    if scanner.skip("+") {
      try scanner.expect("1", orAdd: Phone.start(with: "1"))
      try Phone.readSeparator(&scanner)
    } else if scanner.skip("1") {
      try Phone.readSeparator(&scanner)
    }
    try readNationalNumber(&scanner)
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
  private func read(_ scanner: inout FormatScanner, in region: PhoneRegion) throws(FormatFinding) {
    var parenthesis = Parenthesis.none
    if scanner.skip("+") {
      for digit in region.callingCode.unicodeScalars {
        try scanner.expect(digit, orAdd: Phone.start(with: region.callingCode))
      }
      try Phone.readMarks(&scanner, &parenthesis, hasLongMarks: true)
      // The 0 of +49 (0)30 is not dialed from abroad.
      if case .open = parenthesis, region.hasTrunkPrefix, scanner.skip("0") {
        try scanner.expect(")", orAdd: .closeParenthesis)
        parenthesis = .closed
        try Phone.readMarks(&scanner, &parenthesis, hasLongMarks: true)
      }
    } else if region.hasTrunkPrefix {
      if scanner.skip("(") { parenthesis = .open(scanner.index) }
      guard !scanner.isAtEnd, scanner.skip("0") else {
        let start = Wording(
          "phone.start_in_region",
          "Start with 0 or +{code}.",
          ["code": .text(region.callingCode)]
        )
        throw scanner.isAtEnd ? .lacking(start) : .wrong(scanner.index, start)
      }
      try Phone.readMarks(&scanner, &parenthesis, hasLongMarks: true)
    }
    try readDigits(&scanner, in: region, &parenthesis)
    if case .open = parenthesis { throw .lacking(.closeParenthesis) }
  }

  /// Reads the digits after the country code, or after the 0.
  private func readDigits(
    _ scanner: inout FormatScanner,
    in region: PhoneRegion,
    _ parenthesis: inout Parenthesis
  ) throws(FormatFinding) {
    let first = try scanner.digit()
    let lengths = level == .possible ? region.lengths : region.lengths(after: first)
    guard let longest = lengths.last else {
      throw .wrong(
        scanner.index - 1,
        "phone.no_number",
        "No number in this country starts like this."
      )
    }
    var count = 1
    while count < longest, !scanner.isAtEnd {
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
    self.init(
      region ?? (standard == .nanp ? .us : nil),
      level: arguments[optional: "level"],
      e164: arguments.has("format") || standard == .e164
    )
  }

  package static let definition = RuleDefinition(
    "phone",
    aliases: ["phone_number", "mobile"],
    "A phone number",
    details: """
      Without a region, a plus and 7 to 15 digits; a space, hyphen or dot may be between two
      digits, and some digits in parentheses. With e164, digits only. In the United States and
      Canada, ten digits, optionally after 1 or +1; the area code may be in parentheses, with a
      space, hyphen or dot between two digits. In the other regions, a number as dialed there, or
      with the country code.
      """,
    standard: "ITU-T E.164, 6; NANPA, \"NANP numbering\"; ITU, \"National numbering plans\"",
    deviations: "E.164 has no shortest length; 7 digits is the shortest in use.",
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
    e164: Bool = false
  ) -> Clause {
    Clause(Phone(region, level: level, e164: e164))
  }
}

/// The country and service codes of international phone numbers.
/// - Source: ITU-T, "List of Recommendation ITU-T E.164 assigned country codes", annex to the
///   Operational Bulletin 1114, December 15, 2016; codes reserved or spare are left out.
enum CallingCode {
  /// Returns whether the first digits are a code or the start of one; at most three matter.
  static func canBegin(with digits: Int, count: Int) -> Bool {
    switch count {
    case 1: digits > 0
    case 2: single.contains(digits / 10) || double.contains(digits) || isStartOfTriple(digits)
    case 3: single.contains(digits / 100) || double.contains(digits / 10) || triple(digits)
    default: true
    }
  }

  private static let single: Set<Int> = [1, 7]

  private static let double: Set<Int> = [
    20, 27, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 56,
    57, 58, 60, 61, 62, 63, 64, 65, 66, 81, 82, 84, 86, 90, 91, 92, 93, 94, 95, 98,
  ]

  private static func isStartOfTriple(_ digits: Int) -> Bool {
    (0...9).contains { triple(digits * 10 + $0) }
  }

  private static func triple(_ code: Int) -> Bool {
    if spare.contains(code) { return false }
    return switch code {
    case 210...269, 290, 291, 297...299, 350...359, 370...389, 420, 421, 423, 500...509,
      590...599, 670, 672...692, 800, 808, 850...859, 870, 878, 880...883, 886, 888, 960...979,
      992...999:
      true
    default: false
    }
  }

  private static let spare: Set<Int> = [
    210, 214, 215, 217, 219, 259, 384, 684, 851, 854, 857, 858, 859, 969, 978, 997, 999,
  ]
}

/// How strictly a phone number is checked.
public enum PhoneLevel: String, Hashable, Sendable, CaseIterable {
  /// It has a possible number of digits.
  case possible
  /// Its country code, area code and exchange are also assignable.
  case valid
}
