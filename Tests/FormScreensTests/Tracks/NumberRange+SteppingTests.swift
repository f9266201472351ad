import FormValidation
import SeededRandom
import TestSupport
import Testing

@testable import FormWidgets

struct NumberRangeSteppingTests {
  /// Ranges by their names below.
  private static let ranges: [String: NumberRange] = [
    "any": .all,
    "age": NumberRange(min: 13, max: 120),
    "price": NumberRange(min: 0, isExclusive: true),
    "cold": NumberRange(max: -5),
    "half": NumberRange(min: number("0.5"), max: number("2.5")),
    "twos": NumberRange(min: 1, max: 8, step: 2),
    "odd": NumberRange(min: 1, max: 8, step: 2, base: 1),
    "cents": NumberRange(min: 0, max: 1, step: number("0.05")),
    "inner": NumberRange(min: 0, max: 6, isExclusive: true, step: 3),
    "one": NumberRange(min: 3, max: 3),
    "gap": NumberRange(min: 1, max: 2, step: 5),
    "none": NumberRange(min: 2, max: 1),
  ]

  private static func number(_ text: String) -> Number { Number(text) ?? 0 }

  @Test(
    arguments: [
      ("any", "0", 1, 1, "1"), ("any", "0", 1, -1, "-1"), ("any", "9.5", 1, 1, "10"),
      ("any", "9.5", 1, -1, "9"), ("any", "-9.5", 1, 1, "-9"), ("any", "-9.5", 1, -1, "-10"),
      ("any", "9.5", 10, 1, "19"), ("any", "9.5", 10, -1, "0"),
      ("any", "99999999999999999999", 1, 1, "100000000000000000000"),
      ("age", "13", 1, -1, "13"), ("age", "14", 1, -1, "13"), ("age", "13.5", 1, -1, "13"),
      ("age", "120", 1, 1, "120"), ("age", "119", 1, 1, "120"), ("age", "119", 10, 1, "120"),
      ("age", "12", 1, -1, "13"), ("age", "12", 10, 1, "13"), ("age", "121", 1, 1, "120"),
      ("price", "1", 1, -1, "1"), ("price", "0.5", 1, -1, "0.5"), ("price", "0.5", 1, 1, "1"),
      ("price", "0", 1, 1, "1"), ("price", "-3", 1, -1, "1"),
      ("half", "1", 1, -1, "0.5"), ("half", "0.5", 1, 1, "1"), ("half", "2", 1, 1, "2.5"),
      ("half", "2.5", 1, -1, "2"),
      ("twos", "2", 1, -1, "2"), ("twos", "1", 1, 1, "2"), ("twos", "1", 1, -1, "1"),
      ("twos", "8", 1, 1, "8"), ("twos", "0", 1, -1, "2"),
      ("odd", "1", 1, 1, "3"), ("odd", "7", 1, 1, "7"), ("odd", "8", 1, 1, "8"),
      ("odd", "8", 1, -1, "7"), ("odd", "4", 1, 1, "5"), ("odd", "4", 1, -1, "3"),
      ("cents", "0.1", 1, 1, "0.15"), ("cents", "0.12", 1, 1, "0.15"),
      ("cents", "0.12", 1, -1, "0.1"), ("cents", "0.1", 10, 1, "0.6"), ("cents", "1", 1, 1, "1"),
      ("inner", "3", 1, 1, "3"), ("inner", "3", 1, -1, "3"), ("inner", "6", 1, 1, "3"),
      ("inner", "0", 1, -1, "3"), ("inner", "4", 1, 1, "4"),
      ("one", "3", 1, 1, "3"), ("one", "9", 1, 1, "3"),
    ] as [(String, String, Int, Int, String)]
  )
  func `steps move to the next number, and stop at the last`(
    name: String,
    start: String,
    count: Int,
    direction: Int,
    end: String
  ) throws {
    let range = try #require(Self.ranges[name])
    let number = range.number(count * direction, from: Self.number(start))
    #expect(number.description == end)
  }

  @Test(
    arguments: [
      ("any", nil, "0", nil), ("age", "13", "13", "120"), ("price", "1", "1", nil),
      ("cold", nil, "-5", "-5"), ("half", "0.5", "0.5", "2.5"), ("twos", "2", "2", "8"),
      ("odd", "1", "1", "7"), ("inner", "3", "3", "3"), ("one", "3", "3", "3"),
    ] as [(String, String?, String?, String?)]
  )
  func `steps begin at 0 or after it, between the lowest and the highest number`(
    name: String,
    lowest: String?,
    start: String?,
    highest: String?
  ) throws {
    let range = try #require(Self.ranges[name])
    #expect(range.lowest?.description == lowest)
    #expect(range.start?.description == start)
    #expect(range.highest?.description == highest)
  }

  @Test(arguments: ["gap", "none"])
  func `without any number there is nowhere to begin`(name: String) throws {
    let range = try #require(Self.ranges[name])
    #expect(range.start == nil)
  }

  @Test func `random steps stay within the limits, on the steps, and of the requested size`() {
    var random = SeededGenerator()
    for _ in 0..<300 {
      let scale = ["1", "0.1", "0.25", "3"].randomElement(using: &random) ?? "1"
      let step = Self.number(scale)
      let base = Number(Int.random(in: -3...3, using: &random))
      let min = Number(Int.random(in: -20...20, using: &random))
      let max = min + Number(Int.random(in: 3...30, using: &random))
      let range = NumberRange(min: min, max: max, step: step, base: base)
      let rules: RuleSet = [.range(min: min, max: max), .multipleOf(step, base: base)]
      var number = Number(Int.random(in: -60...60, using: &random))
      for _ in 0..<30 {
        let direction = Bool.random(using: &random) ? 1 : -1
        let count = Bool.random(using: &random) ? 1 : 10
        let wasInside = rules.verdict(on: .number(number)).isValid
        let next = range.number(count * direction, from: number)
        let way = (next - number) * Number(direction)
        if wasInside {
          #expect(way >= 0 && way <= step * Number(count), "\(random): \(range), \(number)")
          #expect(rules.verdict(on: .number(next)).isValid, "\(random): \(range), \(number)")
          let isStopped = next == range.lowest || next == range.highest
          #expect(isStopped || way == step * Number(count), "\(random): \(range), \(number)")
        }
        #expect(next >= min && next <= max, "\(random): \(range), \(number)")
        number = next
      }
      let home = range.lowest.map { rules.verdict(on: .number($0)) }
      #expect(home == .valid, "\(random): \(range)")
    }
  }
}
