@testable import FormValidation
import Testing

struct RemoteTests {
  @Test func `the rule by itself has nothing to say`() {
    #expect(Clause.remote("free").standing(of: "anything") == .incomplete)
    #expect(Remote(RemoteQuestion("free")).requirement.text == "Checked by free")
  }

  @Test func `what is asked and how long it may take tell rules apart`() {
    #expect(Clause.remote("free") == .remote("free"))
    #expect(Clause.remote("free") != .remote("known"))
    #expect(Clause.remote("free") != .remote("free", debounce: .zero))
    #expect(Clause.remote("free") != .remote("free", timeout: .seconds(1)))
  }
}
