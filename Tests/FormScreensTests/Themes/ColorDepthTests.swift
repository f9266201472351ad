import Testing

@testable import FormWidgets

struct ColorDepthTests {
  @Test(
    arguments: [
      (-1, .none), (0, .none), (7, .none), (8, .eight), (15, .eight), (16, .sixteen),
      (88, .sixteen), (255, .sixteen), (256, .palette), (257, .palette), (0x100_0000, .palette),
    ] as [(Int, ColorDepth)]
  )
  func `a number of colors is a depth`(count: Int, depth: ColorDepth) {
    #expect(ColorDepth(count: count) == depth)
  }

  @Test func `RGB colors can be sent as numbers`() {
    #expect(ColorDepth(count: 0x100_0000, isMixing: true) == .mixed)
    #expect(ColorDepth(count: 256, isMixing: true) == .palette)
  }

  @Test(
    arguments: [
      (.mixed, 0xD55E00, .mixed(red: 0xD5, green: 0x5E, blue: 0)),
      (.palette, 0xD55E00, .numbered(166)), (.palette, 0x000000, .numbered(16)),
      (.palette, 0xFFFFFF, .numbered(231)), (.palette, 0x16181D, .numbered(234)),
      (.sixteen, 0xFF0101, .numbered(9)), (.eight, 0xFF0101, .numbered(1)),
      (.eight, 0x000000, .numbered(0)),
    ] as [(ColorDepth, UInt32, TerminalColor)]
  )
  func `the nearest color is chosen`(depth: ColorDepth, parts: UInt32, nearest: TerminalColor) {
    #expect(depth.nearest(to: TerminalColor(parts)) == nearest)
  }

  @Test func `unreadable colors are passed over`() {
    let black = TerminalColor.numbered(0)
    // Of the eight, red is nearest, and too dark on black.
    #expect(ColorDepth.eight.nearest(to: TerminalColor(0xC01000)) == .numbered(1))
    #expect(ColorDepth.eight.nearest(to: TerminalColor(0xC01000), on: black) != .numbered(1))
  }

  @Test(arguments: ColorDepth.allCases)
  func `a numbered color is the user's own, and stays`(depth: ColorDepth) {
    #expect(depth.nearest(to: .numbered(1)) == .numbered(1))
    #expect(depth.nearest(to: .numbered(1), on: .numbered(0)) == .numbered(1))
  }
}
