import Testing

@testable import FormValidation

/// Types that are encoded as values, and decoded again.
struct ValueEncoderTests {
  private enum Kind: String, Codable { case plain, other }

  private enum Reply: Codable, Equatable {
    case yes
    case no(String)
    case values([Value])
    case rejected([FieldID: String], String?)
  }

  private struct Sample: Codable, Equatable {
    var name = ""
    var note: String?
    var count = 0
    var factor = 0.5
    var isOpen = false
    var kind = Kind.plain
    var value = Value.null
    var replies: [Reply] = []
    var nested: [String: [Int]] = [:]
    var answers: [FieldID: Value] = [:]
    var delay = Duration.zero
    var start: Moment?
  }

  private static let samples = [
    Sample(),
    Sample(
      name: "a \"\n\u{0}",
      note: "",
      count: .min,
      factor: -1.25e-7,
      isOpen: true,
      kind: .other,
      value: ["1.50", .number("1.50"), .object(["": .null, "a.b": false])],
      replies: [
        .yes, .no(""), .no("12"), .values([]), .values([.null, 1]), .rejected([:], nil),
        .rejected(["a[0].b": "x"], ""),
      ],
      nested: ["a": [], "": [1, 2, .max]],
      answers: ["guests[1].name": "Bo", "(now)": .null],
      delay: .seconds(1_000_000) + .nanoseconds(1),
      start: Moment("2026-11-27T12:00:00Z")
    ),
  ]

  @Test(arguments: samples)
  private func `a type is the same after it was a value`(sample: Sample) throws {
    #expect(try Value(encoding: sample).decoded(as: Sample.self) == sample)
  }

  @Test func `members are named, and absent ones left out`() throws {
    let value = try Value(encoding: Sample(name: "a", kind: .other, value: .number("1.50")))
    #expect(
      value
        == .object([
          "name": "a", "count": 0, "factor": .number("0.5"), "isOpen": false, "kind": "other",
          "value": .number("1.50"), "replies": [], "nested": .object([:]), "answers": .object([:]),
          "delay": [0, 0],
        ])
    )
  }

  @Test func `single values are kept as they are`() throws {
    #expect(try Value(encoding: "") == "")
    #expect(try Value(encoding: Int?.none) == .null)
    #expect(try Value(encoding: [Int?.none, 1]) == [.null, 1])
    #expect(try Value(encoding: [[Value]]()) == [])
    #expect(try Value(encoding: Value.object(["a": ["b"]])) == .object(["a": ["b"]]))
  }

  @Test(
    arguments: [
      .null, "", 1, [], .object(["name": "a"]), .object(["name": .null]),
    ] as [Value]
  )
  func `another value is an error`(value: Value) {
    #expect(throws: DecodingError.self) { try value.decoded(as: Sample.self) }
  }
}
