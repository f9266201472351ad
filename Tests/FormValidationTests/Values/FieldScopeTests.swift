import Testing

@testable import FormValidation

struct FieldScopeTests {
  private let inner = FieldScope(of: "geo", names: ["lat", "place"])

  @Test(
    arguments: [
      ("lat", "address.geo.lat"), ("city", "address.city"), ("name", "name"),
      ("geo.lat", "address.geo.lat"), ("guests[0].name", "guests[0].name"), ("(now)", "(now)"),
    ] as [(FieldID, FieldID)]
  )
  func `a name means the nearest field`(name: FieldID, field: FieldID) {
    let scope = inner.within(FieldScope(of: "address", names: ["city", "geo"]))
    #expect(scope.resolved(name) == field)
  }

  @Test func `rules read what their names mean`() {
    let outer = FieldScope(of: "a", names: ["geo", "city"])
    let clause = Clause.sameAs("lat").when("city", .equals("x")).within(inner).within(outer)
    #expect(clause.reads == ["a.geo.lat", "a.city"])
    let answers: Answers = ["a.geo.lat": "1", "a.city": "x", "lat": "2", "city": "x"]
    #expect(clause.verdict(on: "1", among: answers).isValid)
    #expect(!clause.verdict(on: "2", among: answers).isValid)
    #expect(clause != .sameAs("lat"))
    #expect(Clause.required.within(inner) == .required)
  }

  @Test func `answers nest and flatten`() {
    let flat: Answers = ["a.b": 1, "a.c.d": "x", "l": [.object([:]), .object([:])], "l[1].n": 2]
    let nested = flat.nested
    #expect(
      nested == [
        "a": .object(["b": 1, "c": .object(["d": "x"])]),
        "l": [.object([:]), .object(["n": 2])],
      ]
    )
    let again = Answers(nested).flattened
    #expect(again["a.c.d"] == "x")
    #expect(again["l[1].n"] == 2)
    #expect(again.nested == nested)
  }
}
