@testable import FormValidation
import Testing

struct RemoteTests {
  @Test func `the rule alone is valid`() {
    #expect(Clause.remote("free").standing(of: "anything") == .incomplete)
    #expect(Remote(RemoteQuestion("free")).requirement.text == "Checked by free")
  }

  @Test func `rules are equal by question and timing`() {
    #expect(Clause.remote("free") == .remote("free"))
    #expect(Clause.remote("free") != .remote("known"))
    #expect(Clause.remote("free") != .remote("free", debounce: .zero))
    #expect(Clause.remote("free") != .remote("free", timeout: .seconds(1)))
  }
}
