@testable import FormValidation
import Testing

struct NumberBoundsTests {
  /// Whether some short continuation of a text is inside, found by trying them all.
  private static func canReach(_ text: String, _ bounds: NumberBounds, depth: Int) -> Bool {
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
  func `what typing reaches is what trying finds`(_ min: Number, _ max: Number) {
    let bounds = NumberBounds(min: min, max: max)
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
  func `limits may be far, close, open or crossed`(
    _ min: String?,
    _ max: String?,
    _ text: String,
    _ isReachable: Bool
  ) {
    let bounds = NumberBounds(min: min.flatMap { Number($0) }, max: max.flatMap { Number($0) })
    #expect(bounds.isReachable(from: NumberScanner(text)) == isReachable)
  }
}
