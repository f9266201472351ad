import FormValidation
import Testing

struct LiveRulerChangesTests {
  private static func signup() -> LiveRuler<Void> {
    var ruler = Ruler<Void>()
    ruler.register("name", rules: [.minLength(2)])
    ruler.register("again", rules: [.sameAs("name")])
    return LiveRuler(ruler)
  }

  @Test func `changes are an async sequence that ends with the ruler`() async throws {
    var live: LiveRuler<Void>? = Self.signup()
    let stream = try #require(live?.changes())
    live?.setValue("a", of: "name")
    live?.setValue("ab", of: "name")
    live = nil
    var states: [String] = []
    for await change in stream {
      states.append("\(change.field) \(change.state)")
    }
    #expect(
      states == ["name incomplete", "again untouched", "name valid", "again untouched"]
    )
  }

  @Test func `an unread sequence buffers as its policy says`() async {
    let live = Self.signup()
    let stream = live.changes(buffering: .bufferingNewest(1))
    for text in ["a", "ab", "abc"] { live.setValue(text, of: "name") }
    live.removeAllHandlers()
    var fields: [FieldID] = []
    for await change in stream { fields.append(change.field) }
    #expect(fields == ["again"])
  }
}
