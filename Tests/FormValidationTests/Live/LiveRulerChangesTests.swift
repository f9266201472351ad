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

  @Test func `the same answer again does not take the result of validating away`() throws {
    var ruler = Ruler<Void>()
    ruler.register("name", rules: [.required, .remote("free", debounce: .zero)])
    let live = LiveRuler(ruler)
    var results: [String] = []
    live.onValidate { _ in
      results.append("valid")
    } failure: { _ in
      results.append("invalid")
    }
    for (first, second) in [("ada", "ada"), ("bob", "eve")] {
      live.setValue(first, of: "name")
      let _: Violation? = live.validate()
      let request = try #require(live.update { $0.takeRequests() }.first)
      live.setValue(second, of: "name")
      live.update { _ = $0.receive(.verdict(.valid), to: request.id) }
    }
    #expect(results == ["valid"])
  }

  @Test func `a change of remarks alone is a change`() {
    let live = LiveRuler(Ruler<Void>())
    live.update { $0.register("name", value: "a", rules: [.minLength(1)]) }
    var remarks: [[String]] = []
    live.onChange { remarks.append($0.remarks.map(\.code)) }
    live.update { _ = $0.replaceRules(of: "name", with: [.digits.severity(.warning)]) }
    #expect(remarks == [["characters.not_allowed"]])
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
