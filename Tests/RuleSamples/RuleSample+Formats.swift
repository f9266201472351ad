import FormValidation

extension RuleSample {
  static let web: [RuleSample] =
    EmailStandard.allCases.map { RuleSample(.email($0), "ada.lovelace@example.com") }
    + HostnameStandard.allCases.map { RuleSample(.hostname($0), "www.example.com") } + [
      RuleSample(.email(.practical, allowUnicode: true), "zoë@bücher.de"),
      RuleSample(.email(multiple: true), "a@b.c, d@e.f"),
      RuleSample(.email(hosts: ["b.c", "*.com"]), "a@x.com"),
      RuleSample(.email(exceptHosts: ["b.c"]), "a@x.com"),
      RuleSample(.fqdn, "www.example.com"),
      RuleSample(.url, "https://www.example.com/a?b#c"),
      RuleSample(.url, "https://bücher.de/a"),
      RuleSample(.uri, "mailto:ada@example.org"),
      RuleSample(.url(hosts: ["a.de"]), "https://a.de/"),
      RuleSample(.url(requireTLD: true, standard: .rfc3986), "https://example.com/a?b#c"),
      RuleSample(.ip, "192.0.2.1"), RuleSample(.ip, "2001:db8::1"),
      RuleSample(.ip(version: .v4), "192.0.2.1"),
      RuleSample(.ip(version: .v6, allowZone: true), "fe80::1%eth0"),
      RuleSample(.cidr(), "192.0.2.0/24"), RuleSample(.cidr(), "2001:db8::/32"),
      RuleSample(.mac, "00-1B-63-84-45-E6"), RuleSample(.port, "8080"),
    ]

  static let codes: [RuleSample] = [
    RuleSample(.uuid, "0190163d-8694-739b-aea5-966c26f8ad91"),
    RuleSample(.uuid(version: .v7), "0190163d-8694-739b-aea5-966c26f8ad91"),
    RuleSample(.luhn(allowSeparators: true), "4111 1111 1111 1111"),
    RuleSample(.paymentCard(), "4111111111111111"),
    RuleSample(.paymentCard([.visa, .amex], allowSeparators: true), "4111 1111 1111 1111"),
    RuleSample(.cardExpiry, "11/28", among: [.now: "2026-11-21T09:13:12+01:00"]),
    RuleSample(.cardCode, "123"),
    RuleSample(.cardCode(of: "card"), "123", among: ["card": "4111111111111111"]),
    RuleSample(.iban(), "DE89 3704 0044 0532 0130 00"),
    RuleSample(.iban(countries: ["DE"]), "DE89370400440532013000"), RuleSample(.bic, "DEUTDEFF500"),
    RuleSample(.isbn, "978-3-16-148410-0"), RuleSample(.issn, "0378-5955"),
    RuleSample(.ean(), "4006381333931"), RuleSample(.isin, "US0378331005"),
    RuleSample(.imei, "490154203237518"), RuleSample(.ssn, "123-45-6789"),
    RuleSample(.ulid, "01ARZ3NDEKTSV4RRFFQ69G5FAV"), RuleSample(.semver, "1.0.0-rc.1+b.05"),
    RuleSample(.base64(), "Zm9vYg=="), RuleSample(.base64(urlSafe: true, padding: false), "Zm9vYg"),
    RuleSample(.json, #"{"a": [1.5, {}, true]}"#), RuleSample(.jwt, "ab.cd.ef"),
    RuleSample(.mimeType, "text/html; a=b"), RuleSample(.regexSyntax, "[a-z]+"),
    RuleSample(.countryCode(), "FR"), RuleSample(.countryCode(.numeric), "250"),
    RuleSample(.currencyCode(), "EUR"), RuleSample(.timeZone(), "America/New_York"),
    RuleSample(.languageTag(), "zh-Hant-TW"), RuleSample(.languageTag(.wellFormed), "en-x-a"),
    RuleSample(.nationalID(.country("PL")), "44051401359"),
    RuleSample(.nationalID(), "2 95 10 99 126 111 93"),
    RuleSample(.nationalID(.field("country")), "131052-308T", among: ["country": "FI"]),
  ]

  static let people: [RuleSample] =
    ColorFormat.allCases.map { format in
      RuleSample(
        .color(format),
        format == .rgb ? "rgb(1,2,3)" : format == .hsl ? "hsl(1,2%,3%)" : "#ff8800"
      )
    } + [
      RuleSample(.color(.css), "tomato"), RuleSample(.personName(), "Ada Lovelace"),
      RuleSample(.fullName(), "Ada Lovelace"), RuleSample(.postalCode("US"), "12345-6789"),
      RuleSample(.postalCode("GB"), "SW1A 1AA"), RuleSample(.postalCode(.any), "1012 AB"),
      RuleSample(.postalCode(.field("land")), "12345", among: ["land": "US"]),
      RuleSample(.phone(), "+14155552671"), RuleSample(.phone(.us), "(212) 555-1234"),
      RuleSample(.phone(level: .valid), "+14155552671"),
    ]
}
