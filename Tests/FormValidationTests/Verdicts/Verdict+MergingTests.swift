import FormValidation
import SeededRandom
import Testing

struct VerdictMergingTests {
  private static func verdict(using generator: inout SeededGenerator) -> Verdict {
    let code = ["a", "b", "c"].randomElement(using: &generator) ?? "a"
    return switch Int.random(in: 0..<5, using: &generator) {
    case 0, 1: .valid
    case 2: .incomplete(code, "Go on.")
    case 3: .invalid(code, "Change it.")
    default: Verdict([Violation(code, "A"), Violation(code, "B", isIncomplete: true)])
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `merging is associative, with valid as neutral element, and keeps order and repeats`(
    _ seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let count = Int.random(in: 0...6, using: &generator)
      let verdicts = (0..<count).map { _ in Self.verdict(using: &generator) }
      let cut = Int.random(in: 0...count, using: &generator)
      let whole = Verdict(merging: verdicts)
      let parts = Verdict(merging: verdicts[..<cut]).merging(Verdict(merging: verdicts[cut...]))
      #expect(whole == parts, "seed \(seed)")
      #expect(whole == verdicts.reduce(.valid) { $0.merging($1) }, "seed \(seed)")
      #expect(whole == Verdict(merging: verdicts.flatMap { [.valid, $0, .valid] }))
      #expect(whole.violations == verdicts.flatMap(\.violations))
      #expect(whole == Verdict(whole.violations))
    }
  }

  @Test func `merging no verdicts is valid`() {
    #expect(Verdict(merging: []) == .valid)
    #expect(Verdict(merging: [.valid, .valid]) == .valid)
  }

  @Test func `merging in place equals merging`() {
    var verdict = Verdict.incomplete("a", "A")
    verdict.merge(.invalid("b", "B"))
    verdict.merge(.valid)
    #expect(verdict == .incomplete("a", "A").merging(.invalid("b", "B")))
    #expect(verdict.codes == ["a", "b"])
  }
}
