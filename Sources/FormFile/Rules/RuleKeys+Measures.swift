import Diagnostics
import FormValidation

/// The rows of rules on numbers and texts that measure something, and of those on codes in
/// versions.
extension RuleKey {
  static let measures = [
    RuleKey("port", on: .number, placeholders: ["min", "max", "actual"]) { _ in .port },
    RuleKey("latitude", on: .number, placeholders: ["min", "max", "actual"]) { _ in .latitude },
    RuleKey("longitude", on: .number, placeholders: ["min", "max", "actual"]) { _ in .longitude },
    RuleKey("lat_long", on: .text) { _ in .latLong },
    RuleKey("percentage", on: .number, main: "max", placeholders: ["min", "max", "actual"]) {
      settings in
      let count = settings.findings.count
      let max = settings.number("max") ?? 100
      if max < 0 { settings.report("max \(max) is below 0", at: "max") }
      return settings.findings.count == count ? .percentage(max: max) : nil
    },
    RuleKey("currency_amount", on: .text, main: "currency") { settings in
      let count = settings.findings.count
      let currency = settings.currency("currency")
      let separator = settings.separator("separator") ?? .point
      let isNegative = settings.flag("allow_negative") ?? false
      guard settings.findings.count == count else { return nil }
      return .currencyAmount(currency, separator: separator, allowNegative: isNegative)
    },
  ]

  @Sendable
  static func uuid(from settings: inout Settings) -> Clause? {
    let count = settings.findings.count
    let standard = settings.choice("standard", of: UUIDStandard.self)
    let version =
      settings.isText("version", "any-hex")
      ? .loose : settings.version("version", of: UUIDVersion.self)
    guard settings.findings.count == count else { return nil }
    return .uuid(version: version ?? .loose, standard: standard ?? .rfc9562)
  }

  @Sendable
  static func phone(from settings: inout Settings) -> Clause? {
    let count = settings.findings.count
    let region = settings.choice("region", of: PhoneRegion.self)
    let format = settings.choice("format", of: PhoneFormat.self)
    let standard = settings.choice("standard", of: PhoneStandard.self)
    let level = settings.choice("level", of: PhoneLevel.self)
    if region != nil, format != nil {
      settings.report("region leaves nothing for format to say", at: "format")
    }
    if standard == .nanp, format != nil {
      settings.report("standard leaves nothing for format to say", at: "format")
    }
    if standard == .e164, region != nil {
      settings.report("region leaves nothing for standard to say", at: "standard")
    }
    guard settings.findings.count == count else { return nil }
    return .phone(
      region ?? (standard == .nanp ? .us : nil),
      level: level,
      e164: format == .e164 || standard == .e164
    )
  }
}

/// How telephone numbers can be written anywhere.
private enum PhoneFormat: String, CaseIterable {
  case e164
}

/// The standards of telephone numbers.
private enum PhoneStandard: String, CaseIterable {
  case e164, nanp
}

extension Settings {
  /// What a key says stands before the decimals, if it is there.
  mutating func separator(_ key: String) -> DecimalSeparator? {
    guard let text = text(key) else { return nil }
    let separator = DecimalSeparator(text)
    if separator == nil {
      report("\(subject(key)) wants a point or a comma, not \(text.quoted)", at: key)
    }
    return separator
  }

  /// A value or a field to compare answers with, if one is there; complains where none is, or both.
  mutating func valueOrField() -> Comparand? {
    let hasField = has("field")
    guard hasField || needs("value") else { return nil }
    guard hasField else { return comparand("value").map(Comparand.value) }
    let field = field("field")
    guard !has("value") else {
      report("field leaves nothing for value to say", at: "value")
      return nil
    }
    return field.map(Comparand.field)
  }

  /// The currency of a key, if it is there and looks like one.
  fileprivate mutating func currency(_ key: String) -> Currency? {
    guard let code = text(key) else { return nil }
    let currency = Currency(code)
    if currency == nil {
      report("\(subject(key)) wants three capitals, like EUR, not \(code.quoted)", at: key)
    }
    return currency
  }

  /// Whether a key is there with a certain text.
  fileprivate mutating func isText(_ key: String, _ text: String) -> Bool {
    node(key)?.text == text
  }
}
