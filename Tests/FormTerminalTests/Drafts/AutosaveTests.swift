import Dispatch
@testable import FormFilling
import Testing

@testable import FormTerminal

struct AutosaveTests {
  @Test func `a failure is reported once, and not while answers change`() {
    let isWriting = DispatchSemaphore(value: 0)
    let autosave = Autosave { _ in
      isWriting.signal()
      return "disk full"
    }
    #expect(autosave.check(atChange: 1) { DraftContent([:]) } == nil)
    isWriting.wait()
    autosave.stop()
    #expect(autosave.check(atChange: 2) { DraftContent([:]) } == nil)
    #expect(autosave.deadline != nil)
    #expect(autosave.check(atChange: 2) { DraftContent([:]) } == "disk full")
    #expect(autosave.check(atChange: 2) { DraftContent([:]) } == nil)
  }
}
