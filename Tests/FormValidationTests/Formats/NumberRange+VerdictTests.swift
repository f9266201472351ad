@testable import FormValidation
import Testing

struct NumberRangeVerdictTests {
  /// Whether some short continuation of a text is inside, found by trying them all.
  private static func canReach(_ text: String, _ bounds: NumberRange, depth: Int) -> Bool {
    if let number = Number(text), bounds.contains(number) { return true }
    guard depth > 0 else { return false }
    let next = text.contains(".") ? "059" : "0159-."
    return next.contains { canReach(text + String($0), bounds, depth: depth - 1) }
  }

  @Test(
    arguments: [
      (13, 120), (5, 5), (-12, -3), (-3, 4), (0, 0), (100, 100), (19, 21), (-100, -99),
    ] as [(Number, Number)]
  )
  func `typing can reach exactly what a search finds`(_ min: Number, _ max: Number) {
    let bounds = NumberRange(min: min, max: max)
    let bodies = ["", "0", "00", "1", "2", "9", "12", "13", "20", "99", "120", "121", "200"]
    for body in bodies {
      for ending in ["", ".", ".5", ".0"] {
        for text in [body + ending, "-" + body + ending] {
          let isReachable = bounds.isReachable(from: NumberScanner(text))
          #expect(isReachable == Self.canReach(text, bounds, depth: 3), "\(text)")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("0.05", "0.0501", "0.05", true), ("0.05", "0.0501", "0.04", false),
      ("1e50", "1e50", "1", true),
      ("1e50", "1e50", "2", false), ("1e50", nil, "99", true), (nil, "1e-50", "0.", true),
      (nil, "1e-50", "0.1", false), ("5", "4", "", false), ("5", "4", "4", false),
      (nil, "-5", "", true), ("0", "9", "1e", false), ("0", "9", "x", false),
      ("10", nil, "9.", false),
    ] as [(String?, String?, String, Bool)]
  )
  func `limits can be far, close, missing or crossed`(
    _ min: String?,
    _ max: String?,
    _ text: String,
    _ isReachable: Bool
  ) {
    let bounds = NumberRange(min: min.flatMap { Number($0) }, max: max.flatMap { Number($0) })
    #expect(bounds.isReachable(from: NumberScanner(text)) == isReachable)
  }

  private static let verdicts: [(Clause, String, String, Standing)] = [
    (.range(from: .field("o"), to: nil), "5", "5", .valid),
    (.range(from: .field("o"), to: nil), "5", "4", .incomplete),
    (.range(from: .field("o"), to: nil), "5", "4.", .invalid),
    (.range(from: nil, to: .field("o")), "5", "6", .invalid),
    (.range(from: nil, to: .field("o")), "5", "5", .valid),
    (.range(from: .number(1), to: .field("o")), "5", "6", .invalid),
    (.range(from: .number(1), to: .field("o")), "", "6", .valid),
    (.range(from: .number(1), to: .field("o")), "", "0.", .invalid),
    (.range(from: nil, to: .field("o")), "", "6", .valid),
    (.range(from: nil, to: .field("o")), "x", "6", .valid),
    (.exclusiveMin(.field("o")), "5", "5", .incomplete),
    (.exclusiveMin(.field("o")), "5", "6", .valid),
    (.exclusiveMax(.field("o")), "5", "5", .invalid),
    (.exclusiveMax(.field("o")), "5", "4.9", .valid),
    (.exclusiveMax(.field("o")), "1e1", "9", .valid),
  ]

  @Test(arguments: verdicts)
  func `another field is a limit while it has a number`(
    _ clause: Clause,
    _ other: String,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(clause.standing(of: .text(text), among: ["o": .text(other)]) == standing)
    #expect(clause.rule.reads == ["o"])
  }

  @Test(
    arguments: [
      (.range(from: .field("o"), to: nil), "4.", "This must be at least o.", "At least o"),
      (.range(from: nil, to: .field("o")), "6", "This must be at most o.", "At most o"),
      (.range(from: .number(1), to: .field("o")), "6", "This must be between 1 and 5.", "1 to o"),
      (.exclusiveMin(.field("o")), "4.", "This must be greater than o.", "Greater than o"),
      (.exclusiveMax(.field("o")), "6", "This must be less than o.", "Less than o"),
    ] as [(Clause, String, String, String)]
  )
  func `a single limit is named by its field`(
    clause: Clause,
    text: String,
    message: String,
    requirement: String
  ) {
    let verdict = clause.verdict(on: .text(text), among: ["o": 5])
    #expect(verdict.texts == [message])
    #expect(clause.rule.requirement.text == requirement)
  }

  @Test func `a minimum and a maximum limit each other and are validated together`() {
    var ruler = Ruler<Void>()
    ruler.register("low", value: "3", rules: [.range(from: nil, to: .field("high"))])
    ruler.register("high", value: "5", rules: [.range(from: .field("low"), to: nil)])
    #expect(ruler.validate() == nil)
    #expect(ruler.setValue("2", of: "high") == ["high", "low"])
    #expect(ruler.validateAll().map(\.code) == ["range.above_max", "range.below_min"])
  }
}
