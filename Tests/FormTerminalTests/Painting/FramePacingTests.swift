import Testing

@testable import FormTerminal

@Suite struct FramePacingTests {
  @Test(arguments: [1_000, 10_000, 100_000])
  func `of waiting keys, one in 33 is drawn, and the last`(_ count: Int) {
    var pacing = FramePacing()
    var shown = 0
    for left in (0..<count).reversed() where !pacing.skips(left > 0) {
      pacing.show()
      shown += 1
    }
    #expect(shown == (count + FramePacing.limit) / (FramePacing.limit + 1))
    #expect(!pacing.isBehind)
  }

  @Test func `with nothing waiting every frame is drawn`() {
    var pacing = FramePacing()
    for _ in 0..<100 {
      let isSkipped = pacing.skips(false)
      #expect(!isSkipped)
      pacing.show()
    }
    let isSkipped = pacing.skips(true)
    #expect(isSkipped)
    #expect(pacing.isBehind)
  }
}
