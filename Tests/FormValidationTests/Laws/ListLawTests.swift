import FormValidation
import SeededRandom
import Testing

/// What holds of rules on lists while items are being chosen.
struct ListLawTests {
  private static let items: [Value] = [1, true, "a", [1], [true], .null, "é", "e\u{301}"]

  @Test(arguments: [Clause.minItems(2), .maxItems(2), .uniqueItems])
  func `no start of a valid list is invalid, and an invalid list stays invalid`(_ clause: Clause) {
    for seed in UInt64(1)...3 {
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<200 {
        let chosen = (0..<5).map { _ in Self.items.randomElement(using: &generator) ?? .null }
        let standings = (0...5).map { clause.standing(of: .list(Array(chosen.prefix($0)))) }
        let broken = standings.firstIndex(of: .invalid) ?? standings.endIndex
        #expect(
          standings[broken...].allSatisfy { $0 == .invalid },
          "seed \(seed): \(chosen) goes \(standings)"
        )
      }
    }
  }
}
