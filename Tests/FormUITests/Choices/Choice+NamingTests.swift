import FormValidation
import TestSupport
import Testing

@testable import FormUI

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
    ("de", "DE"), ("DE", "DE"), ("germany", "Germany"), ("Dé", "DE"), ("b", "resume"),
    ("É", "East"), ("é", "East"), ("e", "West"), ("E", "East"), ("2", "2"), ("9", "2"),
    ("two", "Two"), ("\u{301}", "A lone accent"),
    ("", nil), (" ", nil), ("\u{302}", nil), ("Germany, DE", nil),
  ]

  @Test(arguments: names)
  func `a name is matched as a label, then as a value, each first exactly, then ignoring case`(
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
    #expect(line.enter(name) == (value != nil || name.isEmpty))
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

  @Test(arguments: [("germ", "de"), ("GERMAN", "de"), ("ea", "É"), ("res", nil), ("wes", "e")])
  func `on a line an unambiguous beginning is enough`(line: String, value: String?) {
    var select = Select(Self.choices)
    #expect(select.enter(beginnings: line) == (value != nil))
    #expect(select.value == value.map { .text($0) } ?? .null)
  }

  @Test(
    arguments: [("1", "a"), ("2", 9), ("3", "c"), ("11", "\u{301}"), ("12", nil), ("0", nil)]
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
