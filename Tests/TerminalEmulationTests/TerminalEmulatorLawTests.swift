import FormTape
import FormWidgets
import SeededRandom
import TerminalEmulation
import TestSupport
import Testing

/// Whatever a program writes, the emulator does not trap, keeps its cells whole, and does not
/// depend on how the bytes are divided.
struct TerminalEmulatorLawTests {
  private static let pieces =
    [
      "a", "漢", "e\u{301}", "\u{301}", "😀", "\u{200D}", "\r", "\n", "\t", "\u{8}", "\u{E}", "\u{F}",
      "\u{1B}", "\u{1B}[", "\u{1B}]", "\u{1B}_tabstop;x", "\u{1B}\\", "\u{18}", "\u{7}", "\u{1B}P",
      ";", ":", "?", "0", "1", "5", "38", "1049", "99999999999999999999", "!", "abcdefgh",
      "\u{1B}(0", "\u{1B}[?1049h", "\u{1B}[?1049l", "\u{1B}[2;3r", "\u{1B}[?6h", "\u{1B}[4h",
    ] + "@ABCDEFGHIJKLMPSTXZ`abdefghlmrsu78cDEHM".map { String($0) }

  private func stream(using generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...60, using: &generator)).flatMap { _ -> [UInt8] in
      if Int.random(in: 0..<10, using: &generator) == 0 {
        return [.random(in: 0...255, using: &generator)]
      }
      let piece = TerminalEmulatorLawTests.pieces.randomElement(using: &generator) ?? ""
      let isSequence = Bool.random(using: &generator)
      return Array((isSequence ? "\u{1B}[" : "").utf8) + Array(piece.utf8)
    }
  }

  @Test func `no bytes make it trap or leave half a character on the screen`() throws {
    var generator = SeededGenerator()
    for _ in 0..<3_000 {
      let size = Size(
        columns: .random(in: 1...9, using: &generator),
        rows: .random(in: 1...5, using: &generator)
      )
      var emulator = TerminalEmulator(size: size)
      emulator.receive(stream(using: &generator))
      try #require(emulator.grid.isWhole, "\(generator)")
      try #require(emulator.grid.size == size, "\(generator)")
      let resized = Size(
        columns: .random(in: 1...9, using: &generator),
        rows: .random(in: 1...5, using: &generator)
      )
      emulator.resize(to: resized)
      emulator.receive(stream(using: &generator))
      try #require(emulator.grid.isWhole && emulator.grid.size == resized, "\(generator)")
      if let cursor = emulator.cursor {
        try #require(emulator.grid[cursor] != nil, "\(generator)")
      }
    }
  }

  @Test func `bytes divided anywhere end in the same screen`() throws {
    var generator = SeededGenerator()
    for _ in 0..<1_000 {
      let bytes = stream(using: &generator)
      let empty = TerminalEmulator(size: Size(columns: 7, rows: 4))
      var whole = empty
      whole.receive(bytes)
      var divided = empty
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 0...4, using: &generator)
        divided.receive(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      try #require(whole == divided, "\(generator)")
    }
  }
}
