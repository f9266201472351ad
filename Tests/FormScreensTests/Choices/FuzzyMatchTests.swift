import Testing

@testable import FormWidgets

struct FuzzyMatchTests {
  private static let labels = [
    "Portugal", "Puerto Rico", "Spain", "Switzerland", "United Arab Emirates", "United Kingdom",
    "South Africa", "Australia", "Österreich", "a b", "ab", "xaxb",
  ]

  private func match(_ text: String, _ label: String) -> FuzzyMatch? {
    FuzzyMatch(of: text.foldedBytes, in: label.foldedBytes)
  }

  @Test(arguments: [
    ("po", "Portugal", FuzzyMatch.Kind.start), ("king", "United Kingdom", .word),
    ("tug", "Portugal", .inside), ("prt", "Portugal", .apart),
    ("swizerland", "Switzerland", .apart),
    ("os", "Österreich", .start), ("ÖST", "Österreich", .start), ("uk", "United Kingdom", .apart),
    ("d k", "United Kingdom", .inside), ("a b", "a b", .start),
    ("lodz", "Łódź", .start), ("ŁÓDŹ", "Lodz", .start), ("malmo", "Malmø", .start),
    ("da nang", "Đà Nẵng", .start), ("aero", "Ærø", .start), ("oeuvre", "Œuvre", .start),
    ("thor", "Þór", .start), ("sid", "Við Sið", .word), ("strasse", "Straße", .start),
    ("isik", "Işık", .start), ("hal", "Ħal", .start), ("nati", "Ŋati", .start),
    ("tana", "Ŧana", .start), ("new york", "America/New_York", .word),
    ("new-york", "America/New_York", .word), ("new_york", "New York", .start),
    ("america new", "America/New_York", .start), ("york/new", "America/New_York", .words),
    ("login_fix", "fix/the-login", .words), ("n y", "America/New_York", .words),
    ("a-b", "a b", .start), ("york  new", "America/New_York", .words), ("b a", "a b", .words),
    ("port ", "Port", .words),
  ])
  func `a label with all words, or all letters in order, matches`(
    text: String,
    label: String,
    kind: FuzzyMatch.Kind
  ) {
    #expect(match(text, label)?.kind == kind)
  }

  @Test(arguments: [
    ("trp", "Portugal"), ("portugall", "Portugal"), ("zz", "Switzerland"), ("", "Spain"),
    ("spainn", "Spain"), ("b c", "a b"), ("ab zz", "ab"), (" ", "ab"), ("te am", "Team"),
    ("-", "ab"), ("_/", "ab"), ("ork_new", "America/New_York"), ("new.york x", "New York"),
  ])
  func `a label that lacks a letter or a word, or has a letter elsewhere, does not match`(
    text: String,
    label: String
  ) {
    #expect(match(text, label) == nil)
    #expect(FuzzyMatch.indices(of: text.foldedBytes, in: label.foldedBytes) == [])
  }

  @Test(arguments: [
    ("prt", ["Portugal", "Puerto Rico"]),
    ("uae", ["United Arab Emirates"]),
    ("a", ["Australia", "a b", "ab", "United Arab Emirates", "South Africa"]),
    ("ab", ["ab", "United Arab Emirates", "a b", "xaxb"]),
    ("ui", ["United Arab Emirates", "United Kingdom"]),
  ])
  func `better matches come first`(text: String, labels: [String]) {
    let found = Self.labels.enumerated().compactMap { number, label in
      match(text, label).map { (match: $0, number, label) }
    }
    let sorted = found.sorted { ($0.match, $0.1) < ($1.match, $1.1) }.map(\.2)
    #expect(sorted.prefix(labels.count) == labels[...])
  }

  @Test(arguments: [
    ("prt", "Portugal", ["P", "rt"]), ("gal", "Portugal", ["gal"]),
    ("ost", "Österreich", ["Öst"]), ("uae", "United Arab Emirates", ["U", "A", "E"]),
    ("york new", "America/New_York", ["New", "York"]), ("new-y", "America/New_York", ["New_Y"]),
    ("po por", "Portugal", ["Por"]),
    ("x", "Portugal", []), ("", "Portugal", []), ("ero", "Ærø", ["Ærø"]), ("lo", "Łódź", ["Łó"]),
    ("e\u{301}", "Café", ["é"]),
  ])
  func `the letters found are whole characters of the label`(
    text: String,
    label: String,
    parts: [String]
  ) {
    #expect(label.parts(matching: text).map { String(label[$0]) } == parts)
  }
}
