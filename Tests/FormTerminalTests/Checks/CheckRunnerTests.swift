@testable import FormFilling
@testable import FormNarration
@testable import FormScreens
import FormValidation
@testable import FormWidgets
@testable import Forms
import TestSupport
import Testing

@testable import FormTerminal

struct CheckRunnerTests {
  /// Returns a request as created by a ruler.
  private static func request(_ value: Value, of check: String) throws -> CheckRequest {
    var checks = RemoteChecks()
    let rule = RemoteQuestion(check, arguments: ["now"], debounce: .zero)
    checks.ask(rule, about: value, in: RemoteChecks.Slot("a", 0), at: .zero)
    return try #require(checks.takeRequests().first)
  }

  private static func answers(of runner: CheckRunner) async throws -> [CheckAnswer] {
    for _ in 0..<1_000 {
      let answers = runner.takeAnswers()
      if !answers.isEmpty { return answers.map(\.answer) }
      try await Task.sleep(for: .milliseconds(5))
    }
    return []
  }

  @Test func `a result is stored and wakes the waiting loop`() async throws {
    let runner = try CheckRunner([
      "upper": { .failed("\($0.value) \($0.arguments) \($0.field)") }
    ])
    runner.put(try Self.request("x", of: "upper"))
    #expect(try await Self.answers(of: runner) == [.failed("x [\"now\"] a")])
    #expect(runner.takeAnswers().isEmpty)
  }

  @Test(.timeLimit(.minutes(5)))
  func `options are offered before all are known`() async throws {
    let (offers, offered) = AsyncStream.makeStream(of: Void.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let runner = try CheckRunner([
      "hosts": { request in
        request.offer(["a"])
        request.offer(["a", "b"])
        offered.finish()
        for await _ in ends {}
        return .options(["a", "b", "c"])
      }
    ])
    var filling = Filling(
      Form("F") { Field("host", label: "Host", Select(options: .asked("hosts"))) }
    )
    runner.putQuestions(of: &filling)
    for await _ in offers {}
    #expect(runner.takeOffers().values.map { $0.choices.map(\.value) } == [["a", "b"]])
    #expect(runner.takeOffers().isEmpty)
    end.finish()
    #expect(try await Self.answers(of: runner) == [.options(["a", "b", "c"])])
  }

  @Test func `an unknown check fails`() async throws {
    let runner = try CheckRunner([:])
    runner.put(try Self.request("x", of: "unknown"))
    #expect(
      try await Self.answers(of: runner) == [.failed("no check is named unknown")]
    )
  }

  @Test(.timeLimit(.minutes(5)))
  func `a canceled request has no result`() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let runner = try CheckRunner([
      "slow": { _ in
        try? await Task.sleep(for: .seconds(600))
        end.finish()
        return .verdict(.valid)
      }
    ])
    let request = try Self.request("x", of: "slow")
    runner.put(request)
    runner.cancel(request.id)
    for await _ in ends {}
    #expect(runner.takeAnswers().isEmpty)
  }

  @Test(.timeLimit(.minutes(5)))
  func `all requests are canceled at the end`() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let runner = try CheckRunner([
      "slow": { _ in
        try? await Task.sleep(for: .seconds(600))
        end.finish()
        return .verdict(.valid)
      }
    ])
    runner.put(try Self.request("x", of: "slow"))
    runner.cancelAll()
    for await _ in ends {}
    #expect(runner.takeAnswers().isEmpty)
  }

  /// Returns a screen whose answers are handed over.
  private static func submitted() -> Screen {
    var screen = Screen(Form(title: "T", fields: [Field("a", TextField(text: "x"))]))
    screen.filling.expectReply(within: .seconds(600))
    screen.handle(.key(.function(2)))
    return screen
  }

  /// Passes what arrives to a screen until something holds.
  private static func wait(
    for screen: inout Screen,
    at runner: CheckRunner,
    until isDone: (Screen) -> Bool
  ) async throws {
    runner.putQuestions(of: &screen.filling)
    for _ in 0..<1_000 where !isDone(screen) {
      try await Task.sleep(for: .milliseconds(5))
      runner.update(&screen)
    }
  }

  @Test func `a handler gets the answers of a submit, and its reply ends the screen`() async throws
  {
    let handler = SubmitHandler { answers, _ in
      answers["a"] == "x" ? .accepted : .failed("other answers")
    }
    let runner = try CheckRunner([:], submittingTo: handler)
    var screen = Self.submitted()
    try await Self.wait(for: &screen, at: runner) { $0.filling.outcome != nil }
    #expect(screen.filling.outcome == .submitted(["a": "x"]))
  }

  @Test(.timeLimit(.minutes(5)))
  func `the last line that a handler reports is shown, and canceling ends its task`() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let handler = SubmitHandler { _, report in
      report("one")
      report("two")
      try? await Task.sleep(for: .seconds(600))
      end.finish()
      return .accepted
    }
    let runner = try CheckRunner([:], submittingTo: handler)
    var screen = Self.submitted()
    let size = Size(columns: 40, rows: 12)
    try await Self.wait(for: &screen, at: runner) {
      $0.frame(in: size).lines.contains { $0.contains("two") }
    }
    #expect(screen.frame(in: size).lines.contains { $0.contains("two") })
    screen.handle(.key(.escape))
    runner.putQuestions(of: &screen.filling)
    for await _ in ends {}
    #expect(screen.filling.outcome == nil)
  }

  @Test func `a submit without a user is accepted or rejected by a handler`() throws {
    let form = Form(title: "T", fields: [Field("a", TextField(text: "x"))])
    var screen = Screen(form)
    try screen.filling.conclude(
      submittingTo: SubmitHandler(within: .seconds(600)) { _, _ in .rejected(["a": "No."], "Sorry.")
      }
    )
    #expect(screen.filling.outcome == nil)
    #expect(screen.narrator.problems(ofFieldAt: 0, in: screen.filling.sheet) == ["No."])
    #expect(screen.narrator.reply(in: screen.filling) == "Sorry.")
    screen = Screen(form)
    try screen.filling.conclude(
      submittingTo: SubmitHandler(within: .seconds(600)) { _, _ in .accepted }
    )
    #expect(screen.filling.outcome == .submitted(["a": "x"]))
  }
}
