import Dispatch
import Testing

@testable import FormTerminal

struct AutosaveTests {
  @Test func `a failure is reported once, and not while answers change`() {
    let isWriting = DispatchSemaphore(value: 0)
    let autosave = Autosave { _ in
      isWriting.signal()
      return "disk full"
    }
    #expect(autosave.look(atChange: 1) { [:] } == nil)
    isWriting.wait()
    autosave.stop()
    #expect(autosave.look(atChange: 2) { [:] } == nil)
    #expect(autosave.deadline != nil)
    #expect(autosave.look(atChange: 2) { [:] } == "disk full")
    #expect(autosave.look(atChange: 2) { [:] } == nil)
  }
}
