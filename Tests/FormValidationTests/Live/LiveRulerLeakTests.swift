import FormValidation
import Testing

/// Nothing is kept alive by a handler longer than it should be.
struct LiveRulerLeakTests {
  /// Something that handlers speak to; counts its end.
  private final class Screen {
    let live = LiveRuler<Void>(LiveRulerLeakTests.ruler)
    var states: [AnswerState] = []
    private let ends: Counter

    init(counting ends: Counter) {
      self.ends = ends
    }

    deinit { ends.count() }
  }

  private static var ruler: Ruler<Void> {
    var ruler = Ruler<Void>()
    ruler.register("name", rules: [.minLength(2)])
    return ruler
  }

  @Test func `handlers do not retain their owner`() {
    let ends = Counter()
    weak var gone: Screen?
    do {
      let screen = Screen(counting: ends)
      gone = screen
      screen.live.onChange(of: "name", for: screen) { $0.states.append($1.state) }
      screen.live.setValue("a", of: "name")
      #expect(screen.states == [.incomplete])
    }
    #expect(gone == nil)
    #expect(ends.taken() == 1)
  }

  @Test func `a handler is dropped with its owner`() {
    let (live, ends, witness) = (LiveRuler<Void>(Self.ruler), Counter(), Counter())
    do {
      let screen = Screen(counting: ends)
      // The token goes with the closure, and so tells of its end.
      let token = Screen(counting: witness)
      live.onChange(for: screen) { screen, change in
        withExtendedLifetime(token) { screen.states.append(change.state) }
      }
    }
    #expect(ends.taken() == 1)
    #expect(witness.taken() == 0)
    live.setValue("a", of: "name")
    #expect(witness.taken() == 1)
  }

  @Test(arguments: ["by its id", "with its field", "with all", "with the ruler"])
  func `a removed handler releases its captures`(_ way: String) {
    let ends = Counter()
    var live: LiveRuler<Void>? = LiveRuler(Self.ruler)
    weak var gone: Screen?
    do {
      let screen = Screen(counting: ends)
      gone = screen
      let id = live?.onChange(of: "name") { screen.states.append($0.state) }
      live?.setValue("a", of: "name")
      #expect(screen.states == [.incomplete])
      switch way {
      case "by its id": if let id { live?.removeHandler(id) }
      case "with its field": live?.update { _ = $0.remove("name") }
      case "with all": live?.removeAllHandlers()
      default: live = nil
      }
    }
    #expect(gone == nil)
    #expect(ends.taken() == 1)
    live?.setValue("ab", of: "name")
  }

  @Test func `handlers for the whole do not retain the ruler`() {
    weak var gone: LiveRuler<Void>?
    do {
      let live = LiveRuler(Self.ruler)
      gone = live
      live.onValidate(success: { _ in }, failure: { _ in })
      _ = live.changes()
      live.validate()
    }
    #expect(gone == nil)
  }
}
