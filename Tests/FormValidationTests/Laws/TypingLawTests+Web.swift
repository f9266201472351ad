import FormValidation

extension TypingLawTests {
  private static let names = [
    "example.com.", "1.2.a", "a-b", "bücher.de", "xn--p1ai.a", "בלל.a1", "l·l.x", "a.b_c",
    "nl-1.nl",
  ]
  private static let webPieces = [
    "a", "1", ".", "-", "@", ":", "/", "#", "%", "[", "]", "é", "א", "\u{301}", " ", "_", "xn--",
    "\"",
    "\\", "。", "·", "É", "0x", "?", ",",
  ]
  private static let urls = [
    "http://example.com/a?b#c", "HTTPS://u:p@a.de:80/", "http://[::1.2.3.4]:8", "http://0x7f.1/",
    "https://bücher.de/%20", "http://xn--p1ai", "http://a%41b",
  ]
  private static let mails = [
    "ada.b@example.com", "a@b.c", "\"a b\"@[IPv6:::1]", "a@[127.0.0.1]", "é@bücher.de",
    "a@b , c@d.de",
    "a@xn--p1ai.de",
  ]

  /// The samples of what is found on the net.
  static let webSamples: [Sample] =
    HostnameStandard.allCases.map { Sample(.hostname($0), names, webPieces) }
    + EmailStandard.allCases.flatMap { standard in
      [
        Sample(.email(standard, multiple: true, allowUnicode: true), mails, webPieces),
        Sample(.email(standard), mails, webPieces),
        Sample(.email(standard, hosts: ["b.c", "*.com"]), mails, webPieces),
        Sample(.email(standard, exceptHosts: ["b.c"]), mails, webPieces),
      ]
    } + [
      Sample(.hostname(requireTLD: true, allowUnderscore: true), names, webPieces),
      Sample(.fqdn, names, webPieces), Sample(.url, urls, webPieces),
      Sample(.url(hosts: ["a.de"]), urls, webPieces),
      Sample(.url(requireTLD: true, standard: .rfc3986), urls, webPieces),
      Sample(
        .url(schemes: ["redis", "file"]),
        ["redis://a:1", "file://C:/", "file://a"],
        webPieces
      ),
    ]
}
