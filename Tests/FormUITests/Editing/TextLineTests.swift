import TestSupport
import Testing

@testable import FormUI

struct TextLineTests {
  @Test func `an edit that joins graphemes leaves the caret between two`() {
    var line = TextLine("\u{301}x")
    line.perform(.lineStart)
    line.insert("e")
    #expect(line.beforeCaret == "e\u{301}")
    #expect(line.afterCaret == "x")
  }

  @Test func `taking what stood between two halves of a flag joins them`() {
    var line = TextLine("🇩x🇪")
    line.perform(.left)
    line.perform(.deleteBack)
    #expect(line.text == "🇩🇪")
    #expect(line.afterCaret.isEmpty)
  }

  @Test func `random edits keep the caret between graphemes and the text equal to a list's`() throws
  {
    var random = SeededGenerator()
    let pieces: [Character] = ["a", "é", "日", "👩‍👧", " ", "_"]
    var line = TextLine()
    var list: [Character] = []
    var caret = 0
    for _ in 0..<3_000 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2:
        let piece = try #require(pieces.randomElement(using: &random))
        line.insert(String(piece))
        list.insert(piece, at: caret)
        caret += 1
      case 3:
        line.perform(.deleteBack)
        if caret > 0 {
          caret -= 1
          list.remove(at: caret)
        }
      case 4:
        line.perform(.left)
        caret = max(0, caret - 1)
      default:
        line.perform(.right)
        caret = min(list.count, caret + 1)
      }
      #expect(line.text == String(list), "\(random)")
      #expect(line.beforeCaret.count == caret, "\(random)")
    }
  }
}
