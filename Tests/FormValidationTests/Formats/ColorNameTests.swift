@testable import FormValidation
import Testing

struct ColorNameTests {
  @Test func `every name is found in any case, but nothing shorter or longer`() {
    for name in ColorName.all {
      for (text, isName) in [(name, true), (name.uppercased(), true), (name + "q", false)] {
        var text = text
        #expect(text.withUTF8 { ColorName.contains($0) } == isName, "\(text)")
      }
    }
    for text in ["", "a", "zzz", "tomat", "-"] {
      var text = text
      #expect(!text.withUTF8 { ColorName.contains($0) })
    }
  }
}
