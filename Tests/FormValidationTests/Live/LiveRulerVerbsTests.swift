import FormValidation
import Testing

/// The verbs of a `Ruler` mean the same for a `LiveRuler`.
struct LiveRulerVerbsTests {
  private func ruler() -> Ruler<Void> {
    var ruler = Ruler<Void>()
    ruler.register("name", rules: [.required])
    ruler.register("age", rules: [.range(18...)])
    ruler.setValue(17, of: "age")
    return ruler
  }

  @Test func `validate is the first, validateAll is all`() {
    let (ruler, live) = (ruler(), LiveRuler(ruler()))
    let first: Violation? = live.validate()
    #expect(first == ruler.validate() && first?.field == "name")
    #expect(live.validateAll() == ruler.validateAll())
    #expect(live.validate("age") == ruler.validate("age"))
    #expect(live.validateAll().count == 2)
  }

  @Test func `values of any type are set`() {
    var (ruler, live) = (ruler(), LiveRuler(ruler()))
    let (name, age) = ("Ada", 36)
    ruler.setValue(name, of: "name")
    ruler.setValue(.number(36), of: "age")
    live.setValue(name, of: "name")
    live.setValue(.null, of: "age")
    live.setValue(age, of: "age")
    #expect(ruler.validateAll() == [] && live.validateAll() == [])
    live = LiveRuler(ruler)
    #expect(live.validate() == nil)
  }

  @Test func `user info comes with each`() {
    var ruler = Ruler<String>()
    ruler.register("name", rules: [.required: "missing", .minLength(2): "short"])
    let live = LiveRuler(ruler)
    #expect(live.validate()?.userInfo == "missing")
    #expect(live.validateAll().map(\.userInfo) == ["missing"])
  }

  @Test func `a canceled settlement says so`() async {
    var ruler = Ruler<Void>()
    ruler.register("name", value: "ada", rules: [.remote("free", timeout: .seconds(600))])
    let pending = ruler
    let task = Task {
      await pending.settle(
        asking: [
          "free": { _ in
            try? await Task.sleep(for: .seconds(600))
            return .verdict(.valid)
          }
        ],
        clock: ContinuousClock()
      )
    }
    task.cancel()
    ruler.receive(await task.value)
    #expect(ruler.validateAll().map(\.code) == ["remote.cancelled"])
  }
}
