import FormValidation

/// The rows of rules on how somebody or something is found on the net.
extension RuleKey {
  static let web = [
    RuleKey("email", aliases: ["email_address"], on: .text) { settings in
      .email(
        settings.choice("standard", of: EmailStandard.self) ?? .practical,
        multiple: settings.flag("multiple") ?? false,
        allowUnicode: settings.flag("allow_unicode") ?? false,
        hosts: settings.texts("hosts") ?? [],
        exceptHosts: settings.texts("except_hosts") ?? []
      )
    },
    RuleKey("url", on: .text) { settings in
      .url(
        schemes: settings.texts("schemes") ?? ["http", "https"],
        hosts: settings.texts("hosts") ?? [],
        requireTLD: settings.flag("require_tld") ?? false,
        standard: settings.choice("standard", of: URLStandard.self) ?? .whatwg
      )
    },
    RuleKey("hostname", on: .text) { settings in
      .hostname(
        (settings.choice("standard", of: HostnameGrammar.self) ?? .dns).standard,
        requireTLD: settings.flag("require_tld") ?? false,
        allowUnderscore: settings.flag("allow_underscore") ?? false
      )
    },
    RuleKey("fqdn", on: .text) { settings in
      .fqdn(allowUnderscore: settings.flag("allow_underscore") ?? false)
    },
  ]
}

/// The standards of host names, also by what programs that keep to them are called.
private enum HostnameGrammar: String, CaseIterable {
  case dns, rfc952, rfc1123, ldh, idna2008, zod, symfony
  case goRFC1123 = "go-rfc1123"

  var standard: HostnameStandard {
    switch self {
    case .dns, .zod, .symfony: .dns
    case .rfc952: .rfc952
    case .rfc1123: .rfc1123
    case .ldh, .goRFC1123: .ldh
    case .idna2008: .idna2008
    }
  }
}
