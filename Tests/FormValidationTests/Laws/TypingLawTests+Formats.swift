import FormValidation

extension TypingLawTests {
  private static let uuids = [
    "0190163d-8694-739b-aea5-966c26f8ad91", "00000000-0000-0000-0000-000000000000",
    "ffffffff-ffff-ffff-ffff-ffffffffffff",
  ]
  private static let addresses = [
    "192.0.2.1", "2001:db8::1", "1:2:3:4:5:6:7:8", "::ffff:10.0.0.255", "1::", "::1%eth0",
    "0.0.0.0",
  ]
  private static let cards = [
    "4111111111111111", "3714 496353 98431", "6011000990139424", "36700102000000",
    "5019717010103742",
  ]
  private static let accounts = [
    "DE89 3704 0044 0532 0130 00", "NO9832271000153", "GB98MIDL07009312345678",
  ]
  private static let books = ["3-8362-2119-5", "978 4 87311 368 5", "097522980X"]
  private static let phones = [
    "+14155552671", "+1 (212) 555-1234", "2125551234", "1-212.555 1234", "011 1 2125551234 x1",
    "00 1 212 555 1234, ext. 12", "0011 61 2 5550 1234;ext=1",
    "010 81 3-1234-5678 x1", "0049 30 1234567, anexo 1",
  ]
  private static let dates = [
    "2024-02-29", "1999-12-31", "29.02.2024", "30.11.1999", "0001-01-01", "12024-02-29", "2026-03",
  ]
  private static let times = [
    "23:59", "00:00:01", "23:59:60Z", "00:29:60-23:30", "12:34:56.789+01:00",
    "2024-02-29T12:00:00Z",
    "2024-02-29 23:59:60.5Z", "2024-02-29T12:00+0100",
  ]
  private static let europeanDate =
    DateFormat("DD.MM.YYYY").map(Clause.date) ?? .date
  private static let pieces = ["0", "1", "f", "X", "-", " ", ".", ":", "é", "25", "a", "\u{301}"]

  /// The samples of formats.
  static let formatSamples: [Sample] = [
    Sample(.uuid, uuids, pieces), Sample(.uuid(version: .v7), uuids, pieces),
    Sample(.uuid(version: .all), uuids, pieces), Sample(.uuid(version: .nil), uuids, pieces),
    Sample(.ip, addresses, pieces), Sample(.ip(version: .v4), addresses, pieces),
    Sample(.ip(version: .v6, allowZone: true), addresses, pieces),
    Sample(.luhn(allowSeparators: true), cards, pieces), Sample(.luhn(), cards, pieces),
    Sample(.paymentCard(), cards, pieces),
    Sample(.paymentCard([.amex, .discover, .diners], allowSeparators: true), cards, pieces),
    Sample(.iban(), accounts, pieces), Sample(.iban(exceptCountries: ["DE"]), accounts, pieces),
    Sample(.isbn, books, pieces), Sample(.isbn(version: .isbn10), books, pieces),
    Sample(.phone(), phones, pieces), Sample(.phone(.us), phones, pieces + ["(", ")", "+"]),
    Sample(.phone(.au), phones, ["0", "00", "1", "6", "x", "ext", " ", "(", ")", "+"]),
    Sample(.phone(.jp), phones, ["0", "01", "010", "81", "x", ";", " ", "(", ")", "+"]),
    Sample(.hostname, ["example.com.", "1.2.a", "a-b"], pieces),
    Sample(.ssn, ["123-45-6789", "123456789", "665-01-0001"], pieces),
    Sample(.date, dates, pieces), Sample(.date(.html), dates, pieces),
    Sample(.date(.rfc3339), dates, pieces), Sample(europeanDate, dates, pieces),
    Sample(.month, dates, pieces), Sample(.month(.html), dates, pieces),
    Sample(.time, times, pieces), Sample(.time(.html), times, pieces),
    Sample(.time(.rfc3339), times, pieces), Sample(.dateTime, times, pieces),
    Sample(.dateTime(.html), times, pieces),
  ]
}
