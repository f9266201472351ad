import FormValidation
import Testing

@testable import FormTerminal

struct CheckDeskTests {
  /// Returns a request as created by a ruler.
  private static func request(_ value: Value, of check: String) throws -> CheckRequest {
    var checks = RemoteChecks()
    let rule = RemoteQuestion(check, arguments: ["now"], debounce: .zero)
    checks.ask(rule, about: value, in: RemoteChecks.Slot("a", 0), at: .zero)
    return try #require(checks.takeRequests().first)
  }

  private static func answers(of desk: CheckDesk) async throws -> [CheckAnswer] {
    for _ in 0..<1_000 {
      let answers = desk.takeAnswers()
      if !answers.isEmpty { return answers.map(\.answer) }
      try await Task.sleep(for: .milliseconds(5))
    }
    return []
  }

  @Test func `a result is stored and wakes the waiting loop`() async throws {
    let desk = try CheckDesk([
      "upper": { .failed("\($0.value) \($0.arguments) \($0.field)") }
    ])
    desk.put(try Self.request("x", of: "upper"))
    #expect(try await Self.answers(of: desk) == [.failed("x [\"now\"] a")])
    #expect(desk.takeAnswers().isEmpty)
  }

  @Test func `an unknown check fails`() async throws {
    let desk = try CheckDesk([:])
    desk.put(try Self.request("x", of: "nobody"))
    #expect(
      try await Self.answers(of: desk) == [.failed("no check is named nobody")]
    )
  }

  @Test(.timeLimit(.minutes(5)))
  func `a canceled request has no result`() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let desk = try CheckDesk([
      "slow": { _ in
        try? await Task.sleep(for: .seconds(600))
        end.finish()
        return .verdict(.valid)
      }
    ])
    let request = try Self.request("x", of: "slow")
    desk.put(request)
    desk.cancel(request.id)
    for await _ in ends {}
    #expect(desk.takeAnswers().isEmpty)
  }

  @Test(.timeLimit(.minutes(5)))
  func `all requests are canceled at the end`() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let desk = try CheckDesk([
      "slow": { _ in
        try? await Task.sleep(for: .seconds(600))
        end.finish()
        return .verdict(.valid)
      }
    ])
    desk.put(try Self.request("x", of: "slow"))
    desk.cancelAll()
    for await _ in ends {}
    #expect(desk.takeAnswers().isEmpty)
  }
}
