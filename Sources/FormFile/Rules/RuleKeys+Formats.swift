import FormValidation

extension RuleKey {
  /// The rules on numbers and codes that somebody gave out.
  static let identifiers = [
    RuleKey("uuid", on: .text, main: "version") { settings in
      .uuid(version: settings.version("version", of: UUIDVersion.self) ?? .loose)
    },
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
}
