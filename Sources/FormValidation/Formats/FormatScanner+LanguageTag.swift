extension FormatScanner {
  /// Reads a language tag up to the end of the text.
  /// - Source: RFC 5646, 2.1.
  mutating func readLanguageTag(_ form: LanguageTagForm) throws(FormatFinding) {
    do throws(FormatFinding) {
      try readSubtags(form)
    } catch {
      switch CodeSet.grandfathered.fit(bytes.map { $0.capital.map { $0 | 0x20 } ?? $0 }) {
      case .whole: break
      case .start: throw .lacking(.enterLanguageTag)
      case .upTo: throw error
      }
    }
    index = bytes.count
  }

  private func readSubtags(_ form: LanguageTagForm) throws(FormatFinding) {
    var subtags = LanguageSubtags(form)
    var start = 0
    while true {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "-")) ?? bytes.count
      let strange = bytes[start..<end].firstIndex { $0.capital == nil && $0.decimalDigit == nil }
      if let strange { throw .strange(strange) }
      guard end - start <= 8 else { throw .wrong(start + 8..<end, .enterLanguageTag) }
      let subtag = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
      switch subtags.read(subtag, isLast: end == bytes.count) {
      case .whole: break
      case .start: throw .lacking(.enterLanguageTag)
      case .upTo: throw .wrong(start..<max(end, start + 1), .enterLanguageTag)
      }
      if end == bytes.count { break }
      start = end + 1
    }
    guard subtags.canEnd else { throw .lacking(.enterLanguageTag) }
  }
}

extension Wording {
  fileprivate static var enterLanguageTag: Wording {
    Wording("language_tag.enter", "Enter a language tag, like en or pt-BR.")
  }
}

/// How strictly language tags are checked.
/// - Source: RFC 5646, 2.2.9.
public enum LanguageTagForm: String, Hashable, Sendable, CaseIterable {
  /// All parts are registered.
  case valid
  /// The grammar only.
  case wellFormed = "well-formed"
}

/// The parts of a language tag read so far.
private struct LanguageSubtags {
  /// The kinds of parts, in their order.
  private enum Kind: Int {
    case none, language, extendedLanguage, script, region, variant, other
  }

  private let form: LanguageTagForm
  private var last = Kind.none
  private var language = ""
  private var extendedCount = 0
  private var isPrivate = false

  /// The variants and the letters of extensions, which must not be repeated.
  private var seen: Set<String> = []

  /// Whether something must follow the letter that begins an extension.
  private var isOpen = false

  init(_ form: LanguageTagForm) {
    self.form = form
  }

  /// Whether the tag can end here.
  var canEnd: Bool { !isOpen }

  /// Reads a part in lowercase, and returns whether it is one, or may become one if it is the last.
  mutating func read(_ subtag: String, isLast: Bool) -> CodeSet.Fit {
    if subtag.isEmpty { return isLast ? .start : .upTo(0) }
    if isPrivate {
      isOpen = false
      return .whole
    }
    if subtag.utf8.count == 1, last != .none || subtag == "x" {
      return readSingle(subtag, isLast: isLast)
    }
    if last == .other {
      isOpen = false
      return .whole
    }
    for kind in kinds where accepts(subtag, as: kind) {
      add(subtag, as: kind)
      return .whole
    }
    return isLast && kinds.contains { canGrow(subtag, into: $0) } ? .start : .upTo(0)
  }

  /// Reads the letter or digit that begins an extension or, as an x, what is of private use.
  private mutating func readSingle(_ subtag: String, isLast: Bool) -> CodeSet.Fit {
    let isKnown = form == .wellFormed || subtag == "t" || subtag == "u"
    if subtag == "x", !isOpen {
      isPrivate = true
    } else if isLast {
      return .start
    } else {
      guard isKnown, !isOpen, seen.insert(subtag).inserted else { return .upTo(0) }
    }
    last = .other
    isOpen = true
    return .whole
  }

  /// The kinds that may follow.
  private var kinds: [Kind] {
    switch last {
    case .none: [.language]
    case .language: [.extendedLanguage, .script, .region, .variant]
    case .extendedLanguage:
      form == .wellFormed && extendedCount < 3
        ? [.extendedLanguage, .script, .region, .variant] : [.script, .region, .variant]
    case .script: [.region, .variant]
    case .region, .variant: [.variant]
    case .other: []
    }
  }

  private mutating func add(_ subtag: String, as kind: Kind) {
    last = kind
    switch kind {
    case .language: language = subtag
    case .extendedLanguage: extendedCount += 1
    case .variant: seen.insert(subtag)
    default: break
    }
  }

  private func accepts(_ subtag: String, as kind: Kind) -> Bool {
    if kind == .variant, seen.contains(subtag) { return false }
    if form == .wellFormed { return isWellFormed(subtag, as: kind) }
    return switch kind {
    case .language: LanguageGroups.contains(subtag)
    case .extendedLanguage: CodeSet.extendedLanguages.contains("\(language)-\(subtag)")
    case .script: CodeSet.scripts.contains(subtag)
    case .region: CodeSet.regions.contains(subtag)
    case .variant: CodeSet.variants.contains(subtag)
    case .none, .other: false
    }
  }

  private func canGrow(_ subtag: String, into kind: Kind) -> Bool {
    if form == .wellFormed {
      return kind == .language ? subtag.utf8.count < 2 && subtag.isOfLetters : kind == .variant
    }
    return switch kind {
    case .language: LanguageGroups.hasStart(subtag)
    case .extendedLanguage: CodeSet.extendedLanguages.hasStart("\(language)-\(subtag)")
    case .script: CodeSet.scripts.hasStart(subtag)
    case .region: CodeSet.regions.hasStart(subtag)
    case .variant: CodeSet.variants.hasStart(subtag)
    case .none, .other: false
    }
  }

  private func isWellFormed(_ subtag: String, as kind: Kind) -> Bool {
    let count = subtag.utf8.count
    return switch kind {
    case .language: count >= 2 && subtag.isOfLetters
    case .extendedLanguage: count == 3 && subtag.isOfLetters && language.utf8.count <= 3
    case .script: count == 4 && subtag.isOfLetters
    case .region:
      count == 2 && subtag.isOfLetters
        || count == 3 && subtag.utf8.allSatisfy { $0.decimalDigit != nil }
    case .variant: count >= 5 || count == 4 && subtag.utf8.first?.decimalDigit != nil
    case .none, .other: false
    }
  }
}

/// The registered subtags of languages, of two or three letters.
private enum LanguageGroups {
  /// The third letters by the first two, with a comma if the two are a language themselves.
  private static let groups: [String: Substring] = Dictionary(
    uniqueKeysWithValues: CodeTables.languages.split(whereSeparator: \.isWhitespace).map {
      (String($0.prefix(2)), $0.dropFirst(3))
    }
  )

  static func contains(_ subtag: String) -> Bool {
    guard let ends = groups[String(subtag.prefix(2))] else { return false }
    let rest = subtag.utf8.dropFirst(2)
    guard let third = rest.first else { return ends.utf8.first == UInt8(ascii: ",") }
    return rest.count == 1 && third.capital != nil && ends.utf8.contains(third)
  }

  static func hasStart(_ subtag: String) -> Bool {
    switch subtag.utf8.count {
    case 1: groups.keys.contains { $0.hasPrefix(subtag) }
    case 2: groups[subtag] != nil
    default: false
    }
  }
}

extension String {
  /// Whether all characters are ASCII letters.
  fileprivate var isOfLetters: Bool { utf8.allSatisfy { $0.capital != nil } }
}
