import CNcurses
import FormUI
import Testing

@testable import FormTerminal

struct KeyDecoderCodesTests {
  private func decoded(_ codes: [Int32], names: [Int32: String] = [:]) -> [KeyDecoder.Input] {
    var decoder = KeyDecoder()
    var inputs = codes.compactMap { decoder.feed(code: $0) { names[$0] } }
    if let last = decoder.pause() { inputs.append(last) }
    return inputs
  }

  @Test func `a key that ncurses knows can be combined with Alt`() {
    #expect(decoded([KEY_LEFT]) == [.key(.left)])
    #expect(decoded([0x1B, KEY_LEFT]) == [.key(Key(.left, .alt))])
  }

  @Test func `a key beyond the standard ones is known by its name`() {
    let names: [Int32: String] = [600: "kLFT5", 601: "kUP", 602: "kDC3", 603: "Ms", 604: "kXX9"]
    #expect(decoded([600], names: names) == [.key(Key(.left, .control))])
    #expect(decoded([601], names: names) == [.key(.shift(.up))])
    #expect(decoded([602], names: names) == [.key(Key(.delete, .alt))])
    #expect(decoded([606], names: [606: "kcbt2"]) == [.key(.backTab)])
    #expect(decoded([603, 604, 605], names: names) == [])
  }
}
