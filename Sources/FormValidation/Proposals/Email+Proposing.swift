extension Email: Proposing {
  /// The address without spaces, with a dot for a comma, and with the domain of a large mail
  /// service in the place of one a slip away from it.
  public func proposal(for text: String) -> String? {
    guard !multiple, text.utf8.count <= 320 else { return nil }
    var address = text.filter { !$0.isWhitespace }
    guard let at = address.lastIndex(of: "@") else { return nil }
    var domain = address[address.index(after: at)...].replacing(",", with: ".").lowercased()
    while domain.hasSuffix(".") { domain.removeLast() }
    // Without a dot it would be as doubtful as what was typed.
    guard domain.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let service =
      Email.services.contains(domain)
      ? nil : Email.services.first { domain.isOneSlip(from: $0) }
    if let service {
      address.replaceSubrange(address.index(after: at)..., with: service)
    } else if address[address.index(after: at)...].lowercased() != domain {
      address.replaceSubrange(address.index(after: at)..., with: domain)
    }
    return address == text ? nil : address
  }

  /// The domains of large public mail services.
  private static let services = [
    "gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com", "live.com", "aol.com",
    "gmx.de", "gmx.net", "web.de", "t-online.de", "googlemail.com", "hotmail.co.uk", "yahoo.co.uk",
    "yahoo.co.jp", "yahoo.de", "yahoo.fr", "hotmail.fr", "orange.fr", "proton.me", "protonmail.com",
    "fastmail.com", "comcast.net", "verizon.net", "docomo.ne.jp", "mail.ru", "yandex.ru", "qq.com",
    "163.com", "me.com", "msn.com",
  ]
}
