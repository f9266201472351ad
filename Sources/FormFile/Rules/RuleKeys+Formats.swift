import Diagnostics
import FormValidation

extension RuleKey {
  /// The rules on numbers and codes that somebody gave out.
  static let identifiers = [
    RuleKey("uuid", on: .text, main: "version", read: uuid),
    RuleKey("ip", aliases: ["ipv4", "ipv6"], on: .text, main: "version") { settings in
      // An alias that names a version means it.
      let usual = IPVersion(rawValue: String(settings.owner.suffix(1))) ?? .any
      return .ip(
        version: settings.version("version", of: IPVersion.self) ?? usual,
        allowZone: settings.flag("allow_zone") ?? false
      )
    },
    RuleKey("luhn", on: .text) { settings in
      .luhn(allowSeparators: settings.flag("allow_separators") ?? false)
    },
    RuleKey("payment_card", aliases: ["credit_card"], on: .text, main: "brands") { settings in
      .paymentCard(
        settings.choices("brands", of: CardBrand.self) ?? [],
        allowSeparators: settings.flag("allow_separators") ?? false
      )
    },
    RuleKey("iban", on: .text, main: "countries") { settings in
      .iban(
        countries: settings.countries("countries") ?? [],
        exceptCountries: settings.countries("except_countries") ?? []
      )
    },
    RuleKey("isbn", on: .text, main: "version") { settings in
      .isbn(version: settings.version("version", of: ISBNVersion.self) ?? .any)
    },
  ]

  /// The rules on how somebody or something is reached.
  static let contacts = [
    RuleKey(
      "phone",
      aliases: ["phone_number", "mobile"],
      on: .text,
      main: "region",
      read: phone
    ),
    RuleKey("ssn", aliases: ["social_security"], on: .text) { _ in .ssn },
  ]

  /// The rules on dates and times.
  static let dates = [
    RuleKey("date", aliases: ["date_format"], on: .text, main: "format") { settings in
      settings.dateForm(for: .date, "YYYY, MM and DD").map { Clause(IsDate($0)) }
    },
    RuleKey("time", on: .text, main: "format") { settings in
      settings.dateForm(for: .time, "HH, mm and perhaps ss").map { Clause(IsTime($0)) }
    },
    RuleKey("date_time", on: .text, main: "format") { settings in
      settings.dateForm(for: .dateTime, "YYYY, MM, DD, HH, mm and perhaps ss")
        .map { Clause(IsDateTime($0)) }
    },
    RuleKey("month", on: .text, main: "format") { settings in
      settings.dateForm(for: .month, "YYYY and MM").map { Clause(IsMonth($0)) }
    },
  ]
}

/// The standards that dates and times can be written by.
private enum DateStandard: String, CaseIterable {
  case html, rfc3339
}

extension Settings {
  /// The grammar of a date or a time: inside, nothing where the rule's own is meant; outside,
  /// nothing where the settings are wrong.
  fileprivate mutating func dateForm(
    for purpose: DateFormat.Purpose,
    _ parts: String
  ) -> DateForm?? {
    let standard = choice("standard", of: DateStandard.self)
    guard has("format") else { return .some(standard.map { $0 == .html ? .html : .rfc3339 }) }
    guard let text = text("format") else { return nil }
    if has("standard") {
      report("standard leaves nothing for format to say", at: "standard")
      return nil
    }
    guard let format = DateFormat(text, for: purpose) else {
      report("\(subject("format")) wants \(parts) once each, not \(text.quoted)", at: "format")
      return nil
    }
    return .some(.format(format))
  }
}
