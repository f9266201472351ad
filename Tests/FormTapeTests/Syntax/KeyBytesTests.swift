import FormTape
import FormWidgets
import Testing

struct KeyBytesTests {
  private func decoded(_ bytes: [UInt8]) -> [KeyDecoder.Input] {
    var decoder = KeyDecoder()
    return bytes.compactMap { decoder.feed($0, at: .now) } + [decoder.settle()].compactMap { $0 }
  }

  private static let symbols: [Key.Symbol] =
    [.up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete]
    + (1...12).map { .function($0) }

  @Test(arguments: symbols)
  func `a key that types nothing is decoded as itself, with any modifiers`(symbol: Key.Symbol) {
    for bits in 0..<8 {
      let key = Key(symbol, Key.Modifiers(rawValue: UInt8(bits)))
      #expect(decoded(key.bytes) == [.key(key)], "\(key)")
    }
  }

  @Test(
    arguments: [
      .enter, .tab, .backTab, .escape, .space, .backspace, Key(.enter, .alt),
      Key(.backspace, .alt), .character("a"), .character("é"), .character("界"),
      .character("\u{301}"), .character("😀"), .alt("x"), .alt("é"), .control("a"), .control("z"),
      .control("]"), .control("_"), .control("\\"), .control("^"),
      Key(.character("b"), [.alt, .control]),
    ] as [Key]
  )
  func `a key that is a byte or a character is decoded as itself`(key: Key) {
    #expect(decoded(key.bytes) == [.key(key)])
  }

  @Test(arguments: [
    (MouseInput.click(ScreenPosition(row: 2, column: 7)), "\u{1B}[<0;7;2M\u{1B}[<0;7;2m"),
    (
      .drag(from: ScreenPosition(row: 1, column: 2), to: ScreenPosition(row: 1, column: 9)),
      "\u{1B}[<0;2;1M\u{1B}[<32;9;1M\u{1B}[<0;9;1m"
    ),
    (.wheel(notches: -2, ScreenPosition(row: 3, column: 3)), "\u{1B}[<64;3;3M\u{1B}[<64;3;3M"),
    (.wheel(notches: 1, ScreenPosition(row: 3, column: 3)), "\u{1B}[<65;3;3M"),
  ])
  func `the mouse is reported with columns before rows, from 1`(input: MouseInput, text: String) {
    #expect(String(decoding: input.bytes, as: UTF8.self) == text)
  }
}
