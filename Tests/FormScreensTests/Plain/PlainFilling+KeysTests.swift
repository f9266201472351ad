import FormValidation
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormWidgets
@testable import Forms

/// Keys that a terminal inserts in a line.
struct PlainFillingKeysTests {
  @Test(arguments: [
    ("ab\u{1B}[D\u{1B}[Dc", "abc"), ("\u{1B}[A", ""), ("a\u{1B}OPb", "ab"), ("a\u{1B}[1;5Cb", "ab"),
    ("a\u{1B}[[Ab", "ab"), ("a\u{1B}O5Db", "ab"), ("a\u{1B}[3~", "a"), ("a\tb", "a\tb"),
  ])
  func `they are none of the answer`(line: String, answer: String) {
    var plain = PlainFilling(Form(title: "T", fields: [Field("a", TextField())]))
    plain.enter(line)
    #expect(plain.filling.ruler.answers["a"] == .text(answer))
    #expect(!plain.takeLines().contains { $0.contains("Error") })
  }

  @Test(arguments: [("a\u{1B}b", 2), ("a\u{7}", 2), ("\u{9B}D", 1), ("a\u{1B}", 2), ("\u{1B}[", 1)])
  func `other control characters are refused`(line: String, position: Int) {
    var plain = PlainFilling(Form(title: "T", fields: [Field("a", TextField())]))
    plain.enter(line)
    #expect(plain.filling.ruler.answers["a"] == "")
    let said = plain.takeLines().last ?? ""
    #expect(said.hasSuffix("Remove the control character at position \(position)."), "\(said)")
  }
}
