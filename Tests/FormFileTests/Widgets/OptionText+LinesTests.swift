import FormValidation
import Testing

@testable import FormFile

/// The options in the output of a program that is still running.
struct OptionTextLinesTests {
  @Test(
    arguments: [
      (["a\nb\n"], ["a", "b"]), (["a\nb"], ["a"]), (["a"], []), (["a", "b\n"], ["ab"]),
      (["\n", "a\n"], ["a"]), (["ä\n", "\u{1B}[31mb\u{1B}[0m\r\n"], ["ä", "b"]),
      (["[1,\n", "2]\n"], []), ([" [\"a\"]\n"], []), (["\n\n", "[1]\n"], []), ([""], []),
      (["\u{FEFF}a\n", "\u{FEFF}b\n"], ["a", "\u{FEFF}b"]), (["\u{FEFF}[\n"], []),
    ] as [([String], [Value])]
  )
  func `complete lines are options`(chunks: [String], options: [Value]) {
    var lines = OptionText.Lines()
    var (output, read): ([UInt8], [Value]) = ([], [])
    for chunk in chunks {
      output += chunk.utf8
      read = lines.read(output[...]) ?? read
    }
    #expect(read == options)
  }

  @Test func `a character may arrive in parts, and bytes that are none are left to the end`() {
    var lines = OptionText.Lines()
    let bytes = Array("a\nä\n".utf8)
    #expect(lines.read(bytes[..<3]) == ["a"])
    #expect(lines.read(bytes[...]) == ["a", "ä"])
    #expect(lines.read(bytes[...] + [0xFF, 0x0A]) == nil)
  }
}
