import Testing

@testable import FormWidgets

struct TerminalColorTests {
  @Test(arguments: [
    ("cyan", TerminalColor.numbered(6)), ("Bright-Red", .numbered(9)),
    ("#0a0B0c", .mixed(red: 10, green: 11, blue: 12)),
  ])
  func `a color has a name or components`(text: String, color: TerminalColor) {
    #expect(TerminalColor(named: text) == color)
  }

  @Test(arguments: ["", "#", "#12345", "#1234567", "#+12345", "#gggggg", "teal", " red"])
  func `other texts are no colors`(text: String) {
    #expect(TerminalColor(named: text) == nil)
  }

  @Test(
    arguments: [
      (0, 0x000000), (1, 0xCD0000), (7, 0xE5E5E5), (15, 0xFFFFFF), (16, 0x000000),
      (17, 0x00005F), (208, 0xFF8700), (231, 0xFFFFFF), (232, 0x080808), (255, 0xEEEEEE),
    ] as [(UInt8, UInt32)]
  )
  func `a numbered color has xterm's components`(number: UInt8, parts: UInt32) {
    let (red, green, blue) = TerminalColor.numbered(number).parts
    #expect(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) == parts)
  }

  @Test func `contrast is computed as defined`() {
    let (black, white) = (TerminalColor(0), TerminalColor(0xFFFFFF))
    #expect(black.contrast(with: white) == 21)
    #expect(white.contrast(with: white) == 1)
    for number in UInt8.min...UInt8.max {
      let color = TerminalColor.numbered(number)
      #expect(abs(color.contrast(with: white) - Sight.contrast(color, white)) < 1e-9)
    }
  }
}
