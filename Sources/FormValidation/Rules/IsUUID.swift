/// Text must be a UUID: hexadecimal digits in groups of 8, 4, 4, 4, and 12, separated by hyphens.
struct IsUUID: Rule {
  let name = "uuid"
  var traits: RuleTraits { RuleTraits(.format("uuid"), trims: true) }
  var version: UUIDVersion = .loose

  var requirement: Wording {
    switch version {
    case .loose, .all: Wording("needs.uuid", "A UUID", judging: "{label} must be a UUID.")
    case .nil:
      Wording("needs.nil_uuid", "The nil UUID", judging: "{label} must be the nil UUID.")
    case .max:
      Wording("needs.max_uuid", "The max UUID", judging: "{label} must be the max UUID.")
    default:
      Wording(
        "needs.uuid_version",
        "A version {version} UUID",
        judging: "{label} must be a version {version} UUID.",
        version.parameters
      )
    }
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.uuid", "a UUID") { scanner throws(FormatFinding) in
      try scan(&scanner)
    }
  }

  private func scan(_ scanner: inout FormatScanner) throws(FormatFinding) {
    var start = UUIDStart()
    for index in 0..<36 {
      if index == 8 || index == 13 || index == 18 || index == 23 {
        try scanner.expect("-", orAdd: .enterHyphen)
        continue
      }
      guard let next = scanner.next else {
        throw .lacking(.enterHexDigit)
      }
      guard let digit = next.hexDigit else { throw .strange(scanner.index) }
      if let message = version.complaint(about: digit, at: index, after: start) {
        throw .wrong(scanner.index, message)
      }
      start.add(digit, at: index)
      scanner.index += 1
    }
  }

  /// The grammar in form files.
  private enum Standard: String, CaseIterable { case rfc9562 }

  /// The versions in form files; `any-hex` and `loose` are the same.
  private enum Version: String, CaseIterable {
    case v1 = "1"
    case v2 = "2"
    case v3 = "3"
    case v4 = "4"
    case v5 = "5"
    case v6 = "6"
    case v7 = "7"
    case v8 = "8"
    case `nil`, max, all, loose
    case anyHex = "any-hex"

    var version: UUIDVersion { UUIDVersion(rawValue: rawValue) ?? .loose }
  }

  package static let definition = RuleDefinition(
    "uuid",
    "A UUID",
    details: """
      The version and variant are checked only if a version is asked for. Neither urn:uuid: nor
      braces are accepted.
      """,
    standard: "RFC 9562, 4 and 5",
    parameters: [
      RuleParameter(
        "version",
        .version(Version.self),
        "the version, where all is any of 1 to 8, nil and max",
        isMain: true,
        default: Version.anyHex
      ),
      RuleParameter(
        "standard",
        .choice(Standard.self),
        "the grammar",
        default: Standard.rfc9562
      ),
    ],
    codes: [.format("uuid", "version")],
    example: RuleExample(
      "uuid",
      passes: #""0190163d-8694-739b-aea5-966c26f8ad91""#,
      fails: #""0190163d8""#
    )
  ) { IsUUID(version: ($0["version"] as Version).version) }
}

extension Clause {
  /// Text must be a UUID.
  public static var uuid: Clause { Clause(IsUUID()) }

  /// Text must be a UUID of a version.
  public static func uuid(version: UUIDVersion = .loose) -> Clause {
    Clause(IsUUID(version: version))
  }
}

/// The relevant facts about the digits of a UUID read so far.
struct UUIDStart {
  /// The digit that all are; `nil` if they differ.
  private(set) var only: Int?

  /// The digit of the version, once read.
  private(set) var version: Int?

  /// Adds the next digit.
  mutating func add(_ digit: Int, at index: Int) {
    only = index == 0 || only == digit ? digit : nil
    if index == UUIDVersion.versionIndex { version = digit }
  }
}

/// The accepted UUIDs.
/// - Source: RFC 9562, 4.1, 4.2, 5.9 and 5.10.
public enum UUIDVersion: String, Hashable, Sendable, CaseIterable {
  case v1 = "1"
  case v2 = "2"
  case v3 = "3"
  case v4 = "4"
  case v5 = "5"
  case v6 = "6"
  case v7 = "7"
  case v8 = "8"
  /// The nil UUID, all zeros.
  case `nil`
  /// The max UUID, all f.
  case max
  /// Any of the above.
  case all
  /// Any digits at all in the five groups.
  case loose

  /// The index of the version's digit.
  static let versionIndex = 14

  /// The index of the digit that begins with the variant.
  static let variantIndex = 19

  /// The version as a parameter of messages.
  var parameters: Parameters { ["version": .text(rawValue)] }

  /// Returns the message for a wrong digit at an index; `nil` if it is correct.
  func complaint(about digit: Int, at index: Int, after start: UUIDStart) -> Wording? {
    switch self {
    case .loose: nil
    case .nil: digit == 0 ? nil : Wording("uuid.only_zeros", "Use only zeros.")
    case .max: digit == 15 ? nil : Wording("uuid.only_f", "Use only the letter f.")
    case .all: complaintOfAny(about: digit, at: index, after: start)
    default:
      if index == Self.versionIndex, digit != Int(rawValue) {
        Wording("uuid.version", "Enter {version} here for the version.", parameters)
      } else {
        Self.variantComplaint(about: digit, at: index)
      }
    }
  }

  private func complaintOfAny(about digit: Int, at index: Int, after start: UUIDStart) -> Wording? {
    if index == Self.versionIndex {
      if 1...8 ~= digit { return nil }
      // All zeros can become the nil UUID, and all f the max one.
      let isPossible = start.only == digit && (digit == 0 || digit == 15)
      return isPossible ? nil : Wording("uuid.any_version", "Enter the version here, 1 to 8.")
    }
    switch start.version {
    case 0:
      return digit == 0
        ? nil : Wording("uuid.zeros_or_version", "Use only zeros, or a version from 1 to 8.")
    case 15:
      return digit == 15
        ? nil : Wording("uuid.f_or_version", "Use only the letter f, or a version from 1 to 8.")
    default: return Self.variantComplaint(about: digit, at: index)
    }
  }

  private static func variantComplaint(about digit: Int, at index: Int) -> Wording? {
    index == variantIndex && !(8...11 ~= digit)
      ? Wording("uuid.variant", "Enter 8, 9, a or b here.") : nil
  }
}
