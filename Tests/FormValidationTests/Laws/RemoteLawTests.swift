import FormValidation
import SeededRandom
import Testing

/// However keys, answers and time interleave, the last value's verdict is the one that stays.
struct RemoteLawTests {
  /// What the outside says of a value in the end.
  private static func truth(of value: Value) -> Verdict {
    guard case .text(let text) = value, text.count.isMultiple(of: 2) else {
      return .invalid("odd", "Odd.")
    }
    return .valid
  }

  @Test(arguments: UInt64(1)...1_000)
  func `an interleaving ends with the verdict of the final value`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let slots = [RemoteChecks.Slot("a", 0), RemoteChecks.Slot("a", 1), RemoteChecks.Slot("b", 0)]
    let rule = RemoteQuestion("even", debounce: .milliseconds(300), timeout: .milliseconds(900))
    var checks = RemoteChecks()
    var values: [RemoteChecks.Slot: Value] = [:]
    var asked: [CheckRequest] = []
    var now = Duration.zero
    for _ in 0..<40 {
      let slot = try #require(slots.randomElement(using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1, 2:
        let value = Value.text(String(repeating: "x", count: .random(in: 1...4, using: &random)))
        values[slot] = value
        checks.ask(rule, about: value, in: slot, at: now)
      case 3:
        values[slot] = nil
        checks.withdraw(slot)
      case 4 where !asked.isEmpty:
        // Answers come in any order, and to questions that were taken back.
        let request = asked.remove(at: .random(in: asked.indices, using: &random))
        let isLost = Int.random(in: 0..<5, using: &random) == 0
        _ = checks.receive(
          isLost ? .failed("lost") : .verdict(Self.truth(of: request.value)),
          to: request.id
        )
      default:
        now += .milliseconds(.random(in: 1...400, using: &random))
        _ = checks.advance(to: now)
      }
      asked += checks.takeRequests()
      for (slot, value) in values {
        guard case .judged(let verdict, _, _) = checks.outcome(in: slot),
          let first = verdict.codes.first
        else { continue }
        let isOpen = first.hasPrefix("remote.")
        #expect(isOpen || verdict == Self.truth(of: value), "seed \(seed)")
      }
    }
    while values.keys.contains(where: { checks.outcome(in: $0).isOpen }) {
      _ = checks.hurry(at: now)
      for request in (asked + checks.takeRequests()).shuffled(using: &random) {
        _ = checks.receive(.verdict(Self.truth(of: request.value)), to: request.id)
      }
      asked = []
    }
    for (slot, value) in values {
      #expect(checks.outcome(in: slot) == .judged(Self.truth(of: value)), "seed \(seed)")
    }
    #expect(checks.deadline == nil)
    #expect(slots.allSatisfy { values[$0] != nil || checks.outcome(in: $0) == .skipped })
  }
}

extension RuleOutcome {
  /// Whether the answer is not there yet, or never came.
  fileprivate var isOpen: Bool {
    self == .pending || verdict.codes.contains { $0.hasPrefix("remote.") }
  }
}
