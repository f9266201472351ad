import FormValidation

extension TypingLawTests {
  private static let people = ["Ada Lovelace", "O'Brien", "李 明", "Jose\u{301} M-a"]
  private static let codes = [
    "12345-6789", "SW1A 1AA", "K1A-0B1", "1012 AB", "977", "97112", "AD500", "D6W X234",
  ]
  private static let colors = [
    "#ff8800", "#fa8f", "rgb(1,2,3)", "rgb(1%, 2%, 3%)", "rgba(255,0,9, 1.0)",
    "hsl(1.5turn 2% 3% / 4)",
    "hsla(-1e3deg,1%,2%,.5%)", "tomato",
  ]
  private static let peoplePieces = [
    "a", "é", " ", "-", "'", "1", "9", "\u{301}", "#", "(", ")", ",", "%", "e", ".", "A",
  ]

  /// The samples of names, places and colors.
  static let peopleSamples: [Sample] =
    ColorFormat.allCases.map { Sample(.color($0), colors, peoplePieces) }
    + [
      Sample(.color(requireHash: false, alpha: false), colors, peoplePieces),
      Sample(.color(.rgb, allowPercent: false, allowSpaces: false), colors, peoplePieces),
      Sample(.personName(), people, peoplePieces), Sample(.fullName(), people, peoplePieces),
      Sample(.postalCode("US"), codes, peoplePieces),
      Sample(.postalCode("GB"), codes, peoplePieces),
      Sample(.postalCode("CA", strict: true), codes, peoplePieces),
      Sample(.postalCode("NL"), codes, peoplePieces),
      Sample(.postalCode(.any), codes, peoplePieces),
    ]
}
