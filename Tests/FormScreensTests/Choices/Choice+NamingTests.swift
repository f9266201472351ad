import FormValidation
import TestSupport
import Testing

@testable import FormWidgets

struct ChoiceNamingTests {
  /// Labels that differ only in case and accents, and one that is another's value.
  private static let choices = [
    Choice("a", label: "Résumé"), Choice("b", label: "resume"), Choice("c", label: "Ça"),
    Choice("de", label: "Germany"), Choice("x", label: "DE"), Choice("DE", label: "Delaware"),
    Choice("É", label: "East"), Choice("e", label: "West"), Choice(9, label: "2"),
    Choice(2, label: "Two"), Choice("\u{301}", label: "A lone accent"),
  ]

  /// The label of the choice that each name means.
  private static let names: [(name: String, label: String?)] = [
    ("Résumé", "Résumé"), ("resume", "resume"), ("RESUME", "Résumé"), ("résumé", "Résumé"),
    ("  resume\n", "resume"), ("ca", "Ça"), ("ÇA", "Ça"), ("c", "Ça"), ("C", "Ça"),
    ("re\u{301}sume\u{301}", "Résumé"), ("de", "Germany"), ("DE", "DE"), ("germany", "Germany"),
    ("Dé", "DE"), ("b", "resume"),
    ("É", "East"), ("é", "East"), ("e", "West"), ("E", "East"), ("2", "2"), ("9", "2"),
    ("two", "Two"), ("\u{301}", "A lone accent"),
    ("", nil), (" ", nil), ("\u{302}", nil), ("Germany, DE", nil),
  ]

  @Test(arguments: names)
  func `a name is matched exactly as a label or a value, then both ignoring case`(
    name: String,
    label: String?
  ) {
    let index = Self.choices.index(named: name)
    #expect(index.map { Self.choices[$0].label } == label)
  }

  @Test(arguments: names)
  func `a line, a paste and typing choose the same option`(name: String, label: String?)
    throws
  {
    let value = label.flatMap { label in Self.choices.first { $0.label == label }?.value }
    var line = Select(Self.choices)
    #expect(line.enter(name) == (value != nil || name.allSatisfy(\.isWhitespace)))
    #expect(line.value == value ?? .null)
    var list = Checklist(Self.choices)
    if !name.contains(","), value != nil {
      _ = list.enter(name)
      #expect(list.value == value.map { .list([$0]) })
      list = Checklist(Self.choices)
      _ = list.paste(name)
      #expect(list.value == value.map { .list([$0]) })
    }
    var pasted = Select(Self.choices)
    _ = pasted.paste(name)
    #expect(pasted.value == value ?? .null)
  }

  @Test(arguments: names.filter { name, _ in !name.contains { " \n,".contains($0) } })
  func `typing a name in full and choosing means the same option`(name: String, label: String?) {
    let value = label.flatMap { label in Self.choices.first { $0.label == label }?.value }
    guard let value, name != "\u{301}" else { return }
    var select = Select(Self.choices)
    for character in name { _ = select.press(.character(character)) }
    var tabbed = select
    #expect(select.press(.enter) == .completed)
    #expect(select.value == value)
    #expect(tabbed.settle() == nil)
    #expect(tabbed.value == value)
    var list = Checklist(Self.choices)
    for character in name { _ = list.press(.character(character)) }
    _ = list.press(.space)
    #expect(list.value == .list([value]))
    var radio = Radio(Self.choices)
    for character in name { _ = radio.press(.character(character)) }
    #expect(radio.value == value)
  }

  @Test(arguments: ["Makefile", "makefile", "MAKEFILE", "mäkefile"])
  func `every order of names that differ in case or accents finds each`(name: String) {
    let names = ["Makefile", "makefile", "MAKEFILE", "mäkefile", "makefile.am"]
    for first in names.indices {
      let choices = (names[first...] + names[..<first]).map { Choice(.text($0)) }
      for last in [0, 4] {
        var select = Select(choices, other: "Other", value: choices[last].value)
        for character in name { _ = select.press(.character(character)) }
        _ = select.press(.enter)
        #expect(select.value == .text(name))
        var radio = Radio(choices, value: choices[last].value)
        for character in name { _ = radio.press(.character(character)) }
        #expect(radio.value == .text(name))
      }
    }
  }

  @Test(arguments: [("germ", "de"), ("GERMAN", "de"), ("ea", "É"), ("res", nil), ("wes", "e")])
  func `on a line an unambiguous beginning is enough`(line: String, value: String?) {
    var select = Select(Self.choices)
    #expect(select.enter(beginnings: line) == (value != nil))
    #expect(select.value == value.map { .text($0) } ?? .null)
  }

  @Test(
    arguments: [
      ("1", "a"), (" 1 ", "a"), ("3\t", "c"), ("2", 9), ("3", "c"), ("11", "\u{301}"), ("12", nil),
      ("0", nil),
    ]
      as [(String, Value?)]
  )
  func `on a line, a number that is no name is a position`(line: String, value: Value?) {
    var select = Select(Self.choices)
    #expect(select.enter(line) == (value != nil))
    #expect(select.value == value ?? .null)
  }

  @Test(arguments: [
    ("1", 0), ("2", 1), ("3", nil), ("0", nil), ("-1", nil), ("-9223372036854775808", nil),
    ("9223372036854775807", nil), ("9223372036854775808", nil), ("", nil),
  ])
  func `numbers count options from first to last`(typed: String, index: Int?) {
    #expect(["x", "y"].map { Choice(.text($0)) }.index(numbered: typed) == index)
  }
}
