import Testing

@testable import FormValidation

struct SuspicionTests {
  @Test(arguments: Suspicion.allCases)
  func `every source is documented`(_ suspicion: Suspicion) {
    #expect(suspicion.message.placeholders == ["position"])
    #expect(suspicion.message.template.count <= 60)
  }
}
