@testable import FormValidation
import Testing

struct IsAvailableTests {
  private static let two: Condition = .field("disks", [.minItems(2)])
  private static let abroad: Condition = .not(.field("country", [.oneOf(["US", "CA"])]))

  /// Conditions, answers, and why the condition does not hold.
  private static let obstacles: [(Condition, Answers, String?)] = [
    (two, ["disks": ["a", "b"]], nil),
    (two, ["disks": ["a"]], "disks must have at least 2 items."),
    (two, [:], "disks must have at least 2 items."),
    (.not(two), ["disks": ["a", "b"]], "disks must have at most 1 item."),
    (.not(.field("disks", [.maxItems(1)])), [:], "disks must have at least 2 items."),
    (.field("country", [.equals("US")]), ["country": "CA"], "country must be US."),
    (.not(.field("country", [.equals("US")])), ["country": "US"], "country must not be US."),
    (.not(.field("country", [.notEquals("US")])), ["country": "CA"], "country must be US."),
    (abroad, ["country": "CA"], "country must not be any of US, CA."),
    (abroad, ["country": "MC"], nil),
    (.not(.field("a", [.noneOf(["b", "c"])])), ["a": "d"], "a must be one of b, c."),
    (.field("name", [.required]), [:], "name is required."),
    (.not(.field("name", [.required])), ["name": "x"], "name must be left empty."),
    (.not(.field("name", [.prohibited])), [:], "name is required."),
    (.field("terms", [.accepted]), ["terms": false], "\"terms\" must be accepted."),
    (.field("age", [.range(18...)]), ["age": 17], "age must be at least 18."),
    (.field("age", [.range(18...)]), ["age": 18], nil),
    (.field("a", [.equals("b").message("Choose b.")]), [:], "Choose b."),
    (.all([two, .field("a", [.equals("b")])]), ["disks": ["x", "y"]], "a must be b."),
    (.all([two, .field("a", [.equals("b")])]), [:], "disks must have at least 2 items."),
    (.any([two, .field("a", [.equals("b")])]), ["a": "b"], nil),
    (.any([two, .field("a", [.equals("b")])]), [:], "This depends on disks, a."),
    (.any([two]), [:], "disks must have at least 2 items."), (.any([]), [:], "This depends on ."),
    (
      .not(.all([two, .field("a", [.equals("b")])])), ["disks": ["x", "y"], "a": "b"],
      "This depends on disks, a."
    ),
    (.not(.not(two)), [:], "disks must have at least 2 items."),
    (includes(["b"]), ["a": ["c"]], "a must include b."),
    (includes(["b"]), [:], "a must include b."),
    (includes(["b", "c"]), ["a": ["d"]], "a must include one of b, c."),
    (includes(["b"]), ["a": ["b", "d"]], nil),
    (.not(includes(["b"])), ["a": ["b", "d"]], "a must not include b."),
  ]

  /// Returns the condition that form files write as `contains`.
  private static func includes(_ values: [Value]) -> Condition {
    .all([.field("a", [.minItems(1)]), .not(.field("a", [.each([.noneOf(values)])]))])
  }

  @Test(arguments: obstacles)
  func `a condition that does not hold says why`(
    condition: Condition,
    answers: Answers,
    words: String?
  ) {
    #expect(condition.obstacle(among: answers)?.text == words)
    #expect((words == nil) == condition.holds(among: answers))
  }

  @Test(arguments: [
    ("needs two disks", "Needs two disks."), ("Sold out!", "Sold out!"), ("{x}", "{x}"),
    ("ÄÖ 1", "ÄÖ 1."), ("", ""),
  ])
  func `an author's reason is a sentence`(reason: String, sentence: String) {
    let availability = Availability(Self.two, reason: reason)
    #expect(availability.obstacle(among: [:])?.text == sentence)
    #expect(availability.obstacle(among: ["disks": ["a", "b"]]) == nil)
  }

  @Test func `an option that is not available is an invalid answer`() {
    let options: Branch<[Value: Availability]> = .by(
      "system",
      ["linux": .leaf(["raid": Availability(Self.two)])],
      else: .leaf([:])
    )
    let clause = Clause.available(options)
    #expect(clause.reads == ["system", "disks"])
    let verdict = clause.verdict(on: "raid", among: ["system": "linux"])
    #expect(verdict.violations.map(\.code) == ["choice.unavailable"])
    #expect(
      verdict.violations[0].text() == "raid is not available. disks must have at least 2 items."
    )
    #expect(clause.verdict(on: "none", among: ["system": "linux"]).isValid)
    #expect(clause.verdict(on: "raid", among: ["system": "bsd"]).isValid)
    #expect(clause.verdict(on: "raid", among: ["system": "linux", "disks": ["a", "b"]]).isValid)
  }
}
