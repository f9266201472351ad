import FormValidation
import Testing

struct RemoteChecksTests {
  private let slot = RemoteChecks.Slot("name", 0)
  private let rule = RemoteQuestion("free", debounce: .milliseconds(300), timeout: .seconds(2))
  private let taken = Verdict.incomplete("taken", "Taken.")

  private func asking(_ value: Value, at now: Duration = .zero) -> RemoteChecks {
    var checks = RemoteChecks()
    checks.ask(rule, about: value, in: slot, at: now)
    return checks
  }

  @Test func `a check waits until typing pauses, and starts once`() {
    var checks = asking("a")
    #expect(checks.outcome(in: slot) == .pending)
    #expect(checks.deadline == .milliseconds(300))
    #expect(checks.advance(to: .milliseconds(299)).isEmpty)
    #expect(checks.takeRequests().isEmpty)
    checks.ask(rule, about: "ad", in: slot, at: .milliseconds(200))
    _ = checks.advance(to: .milliseconds(300))
    #expect(checks.takeRequests().isEmpty)
    _ = checks.advance(to: .milliseconds(500))
    let requests = checks.takeRequests()
    #expect(requests.map(\.value) == ["ad"])
    #expect(requests.map(\.check) == ["free"])
    #expect(requests.map(\.field) == ["name"])
    #expect(checks.takeRequests().isEmpty)
    #expect(checks.deadline == .milliseconds(2_500))
  }

  @Test func `a result settles the rule and is remembered`() throws {
    var checks = asking("a")
    _ = checks.advance(to: .seconds(1))
    let request = try #require(checks.takeRequests().first)
    #expect(checks.receive(.verdict(taken), to: request.id) == slot)
    #expect(checks.outcome(in: slot) == .judged(taken))
    #expect(checks.deadline == nil)
    checks.ask(rule, about: "ab", in: slot, at: .seconds(1))
    checks.ask(rule, about: "a", in: slot, at: .seconds(1))
    #expect(checks.outcome(in: slot) == .judged(taken))
    _ = checks.advance(to: .seconds(9))
    #expect(checks.takeRequests().isEmpty)
  }

  @Test func `a new value cancels the check, and a late result is dropped`() throws {
    var checks = asking("a")
    _ = checks.advance(to: .seconds(1))
    let old = try #require(checks.takeRequests().first)
    checks.ask(rule, about: "ab", in: slot, at: .seconds(1))
    #expect(checks.takeCancellations() == [old.id])
    #expect(checks.takeCancellations().isEmpty)
    #expect(checks.receive(.verdict(taken), to: old.id) == nil)
    #expect(checks.outcome(in: slot) == .pending)
  }

  @Test func `a check that has not started is canceled silently`() {
    var checks = asking("a")
    _ = checks.advance(to: .seconds(1))
    checks.withdraw(slot)
    #expect(checks.takeRequests().isEmpty)
    #expect(checks.takeCancellations().isEmpty)
    #expect(checks.outcome(in: slot) == .skipped)
  }

  @Test func `the same value is not checked again`() throws {
    var checks = asking("a")
    _ = checks.advance(to: .seconds(1))
    let request = try #require(checks.takeRequests().first)
    checks.ask(rule, about: "a", in: slot, at: .seconds(1))
    #expect(checks.takeCancellations().isEmpty)
    #expect(checks.receive(.verdict(.valid), to: request.id) == slot)
    #expect(checks.outcome(in: slot) == .judged(.valid))
  }

  @Test func `a timeout is neither valid nor invalid, and the check is repeated`() throws {
    var checks = asking("a")
    _ = checks.advance(to: .milliseconds(300))
    let first = try #require(checks.takeRequests().first)
    #expect(checks.advance(to: .milliseconds(2_299)).isEmpty)
    #expect(checks.advance(to: .milliseconds(2_300)) == [slot])
    #expect(checks.outcome(in: slot).verdict.codes == ["remote.timeout"])
    #expect(checks.outcome(in: slot).verdict.standing == .incomplete)
    #expect(checks.takeCancellations() == [first.id])
    #expect(checks.receive(.verdict(taken), to: first.id) == nil)
    #expect(checks.hurry(at: .seconds(5)) == [slot])
    #expect(checks.outcome(in: slot) == .pending)
    #expect(checks.takeRequests().map(\.value) == ["a"])
  }

  @Test func `a failed check gives the reason`() throws {
    var checks = asking("a")
    _ = checks.advance(to: .seconds(1))
    let request = try #require(checks.takeRequests().first)
    #expect(checks.receive(.failed("no network"), to: request.id) == slot)
    let verdict = checks.outcome(in: slot).verdict
    #expect(verdict.codes == ["remote.failed"])
    #expect(verdict.texts == ["This could not be checked: no network"])
    checks.ask(rule, about: "b", in: slot, at: .seconds(1))
    checks.ask(rule, about: "a", in: slot, at: .seconds(1))
    #expect(checks.outcome(in: slot) == .pending, "a failure is not remembered")
  }

  @Test func `hurrying starts the waiting checks immediately, and nothing else`() throws {
    var checks = asking("a")
    #expect(checks.hurry(at: .milliseconds(10)).isEmpty)
    let request = try #require(checks.takeRequests().first)
    #expect(checks.hurry(at: .milliseconds(20)).isEmpty)
    #expect(checks.takeRequests().isEmpty)
    #expect(checks.receive(.verdict(.valid), to: request.id) == slot)
    #expect(checks.hurry(at: .milliseconds(30)).isEmpty)
    #expect(checks.outcome(in: slot) == .judged(.valid))
  }

  @Test func `without a debounce the check starts immediately`() {
    var checks = RemoteChecks()
    checks.ask(RemoteQuestion("free", debounce: .zero), about: "a", in: slot, at: .seconds(3))
    #expect(checks.takeRequests().count == 1)
  }
}
