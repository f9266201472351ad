/// Text must be an International Standard Book Number, of 10 or 13 digits.
struct ISBN: Rule {
  let name = "isbn"
  var traits: RuleTraits { RuleTraits(trims: true, proposing: self).readingDigits }
  var version = ISBNVersion.any

  var requirement: Wording {
    version == .any
      ? Wording("needs.isbn", "An ISBN", judging: "{label} must be an ISBN.")
      : Wording(
        "needs.isbn_of",
        "An ISBN of {version} digits",
        judging: "{label} must be an ISBN of {version} digits.",
        ["version": .text(version.rawValue)]
      )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.isbn", "an ISBN") { scanner throws(FormatFinding) in
      try scan(&scanner)
    }
  }

  private func scan(_ scanner: inout FormatScanner) throws(FormatFinding) {
    var start = ISBNStart(version)
    repeat {
      if scanner.next == UInt8(ascii: "X"), start.canTakeX {
        scanner.index += 1
        start.add(10)
      } else {
        start.add(try scanner.digit())
      }
      guard start.canGoOn || start.isComplete else {
        throw start.count < 10
          ? .wrong(scanner.index - 1, "isbn.start", "Start with 978 or 979.")
          : .wrong(scanner.readRange, .checkDigits)
      }
      if start.canGoOn { try scanner.skipSeparator() }
    } while !scanner.isAtEnd && start.canGoOn
    guard start.isComplete else { throw .lacking(.enterDigit) }
  }

  package static let definition = RuleDefinition(
    "isbn",
    "An International Standard Book Number",
    details: "One space or hyphen may be between two digits; 13 digits begin with 978 or 979.",
    standard: "ISO 2108, 5 and annex A",
    parameters: [
      RuleParameter(
        "version",
        .version(ISBNVersion.self),
        "how many digits",
        isMain: true,
        default: ISBNVersion.any
      )
    ],
    codes: [.format("isbn")],
    example: RuleExample("isbn", passes: #""3-8362-2119-5""#, fails: #""3-8362-2119-6""#)
  ) { ISBN(version: $0["version"]) }
}

extension ISBN: Proposing {
  /// Returns the number with the right check digit.
  func proposal(for text: String) -> String? { text.withCheckDigit(of: self, "0123456789X") }
}

extension Clause {
  /// Text must be an International Standard Book Number.
  public static var isbn: Clause { Clause(ISBN()) }

  /// Text must be an International Standard Book Number of a version.
  public static func isbn(version: ISBNVersion) -> Clause { Clause(ISBN(version: version)) }
}

/// The numbers that the digits read so far can become.
/// - Source: ISO 2108, annex A: weights 10 to 1 modulo 11, and 1 and 3 in turn modulo 10.
struct ISBNStart {
  /// The number of digits added.
  private(set) var count = 0

  private let version: ISBNVersion
  private var weightedBy10 = 0
  private var weightedBy1And3 = 0
  private var hasPrefix13 = true

  /// Creates the start of a number without digits.
  init(_ version: ISBNVersion) {
    self.version = version
  }

  /// Adds the next digit; X is ten.
  mutating func add(_ digit: Int) {
    switch count {
    case 0: hasPrefix13 = digit == 9
    case 1: hasPrefix13 = hasPrefix13 && digit == 7
    case 2: hasPrefix13 = hasPrefix13 && (digit == 8 || digit == 9)
    // An X ends a 10-digit number, so it is never a digit of a 13-digit one.
    default: hasPrefix13 = hasPrefix13 && digit < 10
    }
    if count < 10 { weightedBy10 += digit * (10 - count) }
    weightedBy1And3 += digit * (count.isMultiple(of: 2) ? 1 : 3)
    count += 1
  }

  /// Whether these digits are a complete number.
  var isComplete: Bool {
    switch count {
    case 10: version != .isbn13 && weightedBy10.isMultiple(of: 11)
    case 13: version != .isbn10 && hasPrefix13 && weightedBy1And3.isMultiple(of: 10)
    default: false
    }
  }

  /// Whether more digits can complete the number.
  var canGoOn: Bool {
    (version != .isbn13 && count < 10) || (version != .isbn10 && count < 13 && hasPrefix13)
  }

  /// Whether an X can be next.
  var canTakeX: Bool { version != .isbn13 && count == 9 }
}

/// The accepted versions of book numbers.
public enum ISBNVersion: String, Hashable, Sendable, CaseIterable {
  case isbn10 = "10"
  case isbn13 = "13"
  /// Either version.
  case any
}
