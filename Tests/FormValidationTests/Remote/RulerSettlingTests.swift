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

  @Test func `every question is asked at once, and all are answered in the end`() async {
    var ruler = Self.ruler(["a", "b", "c"])
    await ruler.settle(
      asking: [
        "even": { request in
          request.field == "b" ? .verdict(.invalid("odd", "Odd.")) : .verdict(.valid)
        }
      ],
      clock: ContinuousClock()
    )
    #expect(!ruler.isPending)
    #expect(ruler.validateAll().map(\.field) == ["b"])
  }

  @Test func `what does not answer runs out of time by the clock given`() async {
    var ruler = Self.ruler(["a"])
    await ruler.settle(
      asking: [
        "even": { _ in
          try? await Task.sleep(for: .seconds(600))
          return .verdict(.valid)
        }
      ],
      clock: ImpatientClock()
    )
    #expect(ruler.validateAll().map(\.code) == ["remote.timeout"])
  }

  @Test func `a check that the program does not know says so`() async {
    var ruler = Self.ruler(["a"])
    await ruler.settle(asking: [:], clock: ContinuousClock())
    #expect(
      ruler.validate()?.text() == "This could not be checked: nothing answers to the name even"
    )
  }

  @Test func `a ruler with nothing to ask is settled`() async {
    var ruler = Ruler<Void>()
    ruler.register("a", rules: [.required])
    await ruler.settle(asking: [:], clock: ImpatientClock())
    #expect(ruler.validateAll().map(\.code) == ["required"])
  }
}
