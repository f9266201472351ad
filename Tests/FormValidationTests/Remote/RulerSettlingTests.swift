import FormValidation
import Testing

struct RulerSettlingTests {
  /// A clock whose time passes as fast as it is waited for.
  private struct ImpatientClock: Clock {
    struct Instant: InstantProtocol {
      var offset: Duration

      func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

      func duration(to other: Instant) -> Duration { other.offset - offset }

      static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    let now = Instant(offset: .zero)
    let minimumResolution = Duration.zero

    func sleep(until _: Instant, tolerance _: Duration?) async throws { await Task.yield() }
  }

  private static func ruler(_ fields: [FieldID]) -> Ruler<Void> {
    var ruler = Ruler<Void>()
    for field in fields { ruler.register(field, value: "x", rules: [.remote("even")]) }
    return ruler
  }

  @Test func `all checks start concurrently, and all complete`() async {
    var ruler = Self.ruler(["a", "b", "c"])
    let answers = await ruler.settle(
      asking: [
        "even": { request in
          request.field == "b" ? .verdict(.invalid("odd", "Odd.")) : .verdict(.valid)
        }
      ],
      clock: ContinuousClock()
    )
    ruler.receive(answers)
    #expect(!ruler.isPending)
    #expect(ruler.validateAll().map(\.field) == ["b"])
  }

  @Test func `a check without a result times out by the given clock`() async {
    var ruler = Self.ruler(["a"])
    let answers = await ruler.settle(
      asking: [
        "even": { _ in
          try? await Task.sleep(for: .seconds(600))
          return .verdict(.valid)
        }
      ],
      clock: ImpatientClock()
    )
    ruler.receive(answers)
    #expect(ruler.validateAll().map(\.code) == ["remote.timeout"])
  }

  @Test func `an unknown check is reported`() async {
    var ruler = Self.ruler(["a"])
    ruler.receive(await ruler.settle(asking: [:], clock: ContinuousClock()))
    #expect(
      ruler.validate()?.text() == "This could not be checked: no check is named even"
    )
  }

  @Test func `a ruler without checks is settled`() async {
    var ruler = Ruler<Void>()
    ruler.register("a", rules: [.required])
    ruler.receive(await ruler.settle(asking: [:], clock: ImpatientClock()))
    #expect(ruler.validateAll().map(\.code) == ["required"])
  }

  private actor Signup {
    var ruler = RulerSettlingTests.ruler(["a"])

    func type(_ text: String) { ruler.setValue(.text(text), of: "a") }

    func check(asking check: @escaping OutsideCheck) async -> [String] {
      let answers = await ruler.settle(asking: ["even": check], clock: ContinuousClock())
      ruler.receive(answers)
      return ruler.validateAll().map(\.code)
    }
  }

  @Test func `a ruler on an actor settles, and keeps what is typed meanwhile`() async {
    let signup = Signup()
    let codes = await signup.check { _ in
      await signup.type("y")
      return .verdict(.valid)
    }
    #expect(await signup.ruler.answers["a"] == "y")
    #expect(codes == ["remote.pending"])
    #expect(await signup.check { _ in .verdict(.valid) } == [])
  }

  @Test func `settling repeats a running check`() async {
    var ruler = Self.ruler(["a"])
    ruler.advance(to: .seconds(1))
    let request = ruler.takeRequests()[0]
    let answers = await ruler.settle(
      asking: ["even": { _ in .verdict(.valid) }],
      clock: ContinuousClock()
    )
    ruler.receive(answers)
    #expect(!ruler.isPending && ruler.takeCancellations() == [request.id])
  }

  @MainActor
  private final class Screen {
    var results: [String] = []

    func submit() async -> [String] {
      let live = LiveRuler(RulerSettlingTests.ruler(["a"]))
      live.onValidate { _ in
        self.results.append("success")
      } failure: { breaches in
        self.results.append("failure \(breaches.count)")
      }
      let before = live.validateAll().map(\.code)
      let after = await live.validateAll(
        asking: ["even": { _ in .verdict(.invalid("odd", "Odd.")) }],
        clock: ContinuousClock()
      )
      return before + after.map(\.code)
    }
  }

  @Test func `a pending check is not a success, and handlers wait for its result`() async {
    let screen = Screen()
    #expect(await screen.submit() == ["remote.pending", "odd"])
    #expect(await screen.results == ["failure 1", "failure 1"])
  }

  @Test func `a value alone is never valid by a check that did not run`() {
    #expect("ada".validate(.remote("free")).codes == ["remote.pending"])
    let schema: Schema = ["name": [.required, .remote("free")]]
    #expect(schema.violations(in: ["name": "ada"]).map(\.code) == ["remote.pending"])
    #expect(schema.violations(in: [:]).map(\.code) == ["required"])
  }
}
