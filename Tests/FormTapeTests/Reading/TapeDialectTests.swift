import FormTape
import FormValidation
import SourceText
import Testing

struct TapeDialectTests {
  private static let native = """
    Test "both"
      Form signup.yaml  # the form
    Set TypingSpeed 50ms

    Skip "only vhs"
    Type "tabstop signup.yaml" Enter
    End
    Type "Al" Tab Down
    Expect focus email
    Paste "x"
    Resize 40x12
    # Expected by nobody
    """

  private static let both = """
    #: Test "both"
      #: Form signup.yaml  # the form
    Set TypingSpeed 50ms

    #: Skip "only vhs"
    Type "tabstop signup.yaml" Enter
    #: End
    Type "Al" Tab Down
    #: Expect focus email
    #: Paste "x"
    #: Resize 40x12
    # Expected by nobody
    """

  @Test(arguments: [
    ("Home", "Ctrl+A"), ("End 2", "Ctrl+E Ctrl+E"), ("Ctrl+s", "Ctrl+S"),
    ("Shift+Tab 2 Tab 3", "Shift+Tab Shift+Tab Tab 3"),
    ("Tab Home Tab", "Tab Ctrl+A Tab"),
    ("Ctrl+A", "Ctrl+A"), ("Tab 3", "Tab 3"), ("Alt+x@2s 2", "Alt+x@2s 2"),
  ])
  func `keys that VHS lacks become equivalent ones`(line: String, vhs: String) {
    #expect(TapeDialect.vhs.spelling(of: line) == vhs)
  }

  @Test(arguments: [
    ("F2", ["F2"]), ("Tab 2 F10 3 Up", ["F10 3"]), ("Shift+Left", ["Shift+Left"]),
    ("Ctrl+1 Ctrl+A", ["Ctrl+1"]), ("Ctrl+Tab", ["Ctrl+Tab"]), ("Alt+1", ["Alt+1"]),
    ("Alt+Shift+A", ["Alt+Shift+A"]), ("Alt+x@2s 2", ["Alt+x@2s 2"]), ("Home@1s", ["Home@1s"]),
    ("Home", []), ("Tab@1s 3", []), ("Ctrl+s", []), ("Ctrl+Alt+A", []), ("Ctrl+\"s\"", []),
    ("Alt+\"a 1\"", []), ("Shift+Tab 3", []), ("Ctrl+@", []), ("Alt+Enter", []),
    ("#: Resize 40x10", []), ("# F2", []), ("Type \"F2\"", []),
  ])
  func `keys that VHS cannot press are reported`(line: String, keys: [String]) {
    let spelled = TapeDialect.vhs.spelling(of: "Space\n\(line)\n")
    let found = TapeDialect.missingFromVHS(in: spelled, file: "t.tape")
    #expect(found.map(\.message) == keys.map { "VHS cannot press \($0)" })
    #expect(found.allSatisfy { $0.code == "T210" && $0.place.line == 2 })
  }

  @Test func `only what VHS gets wrong is reported, and gone once converted`() {
    let text = "#: Skip\nType \"ls\" Enter\nEnd\nEnd\nPaste \"x\"\nPaste\n"
    let found = TapeDialect.missingFromVHS(in: text, file: "t.tape")
    #expect(
      found.map { "\($0.place.line) \($0.message)" } == [
        "3 VHS does not know End", "4 VHS cannot press End", "5 VHS pastes only copied text",
      ]
    )
    let spelled = TapeDialect.vhs.spelling(of: text)
    #expect(TapeDialect.missingFromVHS(in: spelled, file: "t.tape").isEmpty)
  }

  @Test func `native commands convert to directives and back`() {
    #expect(TapeDialect.vhs.spelling(of: TapeDialectTests.native) == TapeDialectTests.both)
    #expect(TapeDialect.native.spelling(of: TapeDialectTests.both) == TapeDialectTests.native)
  }

  @Test(arguments: TapeDialect.allCases)
  func `native spellings are unchanged`(dialect: TapeDialect) {
    let once = dialect.spelling(of: TapeDialectTests.native)
    #expect(dialect.spelling(of: once) == once)
  }

  @Test func `both spellings are the same steps`() throws {
    let native = try tape(TapeDialectTests.native)
    let both = try tape(TapeDialectTests.both)
    #expect(native.cases.map(\.name) == both.cases.map(\.name))
    let steps = native.cases.flatMap(\.steps)
    let others = both.cases.flatMap(\.steps)
    #expect(steps.map { "\($0.command)" } == others.map { "\($0.command)" })
    #expect(steps.map(\.text) == others.map(\.text))
    #expect(steps.map(\.origin.description) == others.map(\.origin.description))
    #expect(steps.count == 8)
  }

  @Test(arguments: ["Tab\r\nTest \"a\"\r\n", "Test \"a\"\n\n\nTab\r", "", "\n"])
  func `line ends are kept`(text: String) {
    let there = TapeDialect.vhs.spelling(of: text)
    #expect(TapeDialect.native.spelling(of: there) == text)
  }

  @Test func `a byte order mark, which VHS refuses, is left out`() {
    #expect(TapeDialect.vhs.spelling(of: "\u{FEFF}Test \"a\"") == "#: Test \"a\"")
  }
}
