import FormValidation
import Synchronization
import Testing

struct ClauseEnvironmentTests {
  private final class Network: Sendable {
    let isUp = Atomic(false)
  }

  @Test func `a rule without a candidate runs for any answers`() {
    let network = Network()
    var ruler = Ruler<Void>()
    ruler.register("name", value: "Ada", rules: [.required])
    ruler.register(
      "network",
      rules: [
        .environment("offline", "Connect first.") { network.isUp.load(ordering: .relaxed) }
      ]
    )
    #expect(ruler.validateAll().map(\.code) == ["offline"])
    #expect(ruler.verdict(on: "network").standing == .invalid)
    #expect(ruler.verdict(on: "network").texts == ["Connect first."])
    network.isUp.store(true, ordering: .relaxed)
    #expect(ruler.refresh() == ["network"])
    #expect(ruler.validate() == nil)
  }
}
