import FormValidation
import Testing

@testable import FormWidgets

struct ChoiceListTests {
  private let countries = ChoiceList([
    "Austria", "Côte d'Ivoire", "Denmark", "Germany", "Isle of Man", "Mali", "Norway", "Österreich",
  ])

  @Test(arguments: [
    ("m", ["Mali", "Isle of Man", "Denmark", "Germany"]),
    ("MA", ["Mali", "Isle of Man", "Denmark", "Germany"]),
    ("many", ["Germany"]),
    ("o", ["Österreich", "Isle of Man", "Côte d'Ivoire", "Norway"]),
    ("ÖS", ["Österreich"]),
    ("cote d'i", ["Côte d'Ivoire"]),
    ("i", ["Isle of Man", "Côte d'Ivoire", "Austria", "Mali", "Österreich"]),
    ("xyz", []), ("mn", ["Isle of Man", "Germany"]), ("dmk", ["Denmark"]),
    ("mali", ["Mali"]),
  ])
  func `the best matches come first, ignoring case and accents`(text: String, labels: [String]) {
    let matches = countries.matches(of: text)
    #expect(matches?.indices.map { countries.choices[$0].label } == labels)
  }

  @Test(arguments: ["", "\u{301}"])
  func `an empty search keeps everything`(text: String) {
    #expect(countries.matches(of: text) == nil)
  }

  @Test func `a label that differs from the value is searched instead`() {
    let list = ChoiceList([Choice("de", label: "Germany"), Choice(5, label: "Five")])
    #expect(list.matches(of: "ER")?.indices == [0])
    #expect(list.matches(of: "FIV")?.indices == [1])
    #expect(list.index(of: 5) == 1)
    #expect(list.index(of: "5") == nil)
  }

  @Test func `an exact value comes first`() {
    let list = ChoiceList([
      Choice("dk", label: "Denmark"), Choice("de", label: "Germany"), Choice("d", label: "Drop"),
    ])
    #expect(list.matches(of: "de")?.indices == [1, 0])
    #expect(list.matches(of: "d")?.indices == [2, 0])
    #expect(list.matches(of: "de")?.bestCount == 1)
    #expect(list.matches(of: "d")?.bestCount == 1)
  }

  @Test(arguments: [
    ("d", 0, 2), ("d", 3, 2), ("o", 0, 7), ("n", 6, 6), ("q", 0, nil), ("", 0, nil),
  ])
  func `a beginning is searched for from an index, wrapping around`(
    text: String,
    start: Int,
    index: Int?
  ) {
    #expect(countries.index(startingWith: text, from: start) == index)
  }
}
