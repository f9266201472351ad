import SourceText
import FormTape
import Testing

/// How stock VHS reads tapes.
struct StockVHSTests {
  private func found(_ tape: String) -> [String] {
    TapeDialect.complaintsOfVHS(about: tape, file: "t").map { complaint in
      "\(complaint.place) \(complaint.code ?? "") \(complaint.message)"
    }
  }

  @Test(arguments: [
    "Output a.gif", "Output frames/", "Require jq", "Env A \"b\"", "Source a.tape",
    "Type@.5 \"a\" b",
    "Enter", "Tab@1 3", "ScrollUp 2", "Ctrl+C", "Ctrl+Alt+Shift+P", "Ctrl+A+B", "Ctrl+]", "Alt+ab",
    "Shift+Tab", "Alt+[", "Sleep 500ms", "Sleep 1 s", "Wait", "Wait+Screen@2s /a/", "Wait+Line",
    "Hide Show", "Screenshot a.png", "Copy \"a\" Paste", "Set FontSize 22", "Set TypingSpeed .1",
    "Set Theme { \"name\": \"x\" }", "Set LoopOffset 20%", "Set WaitTimeout 2s",
    "Set WaitPattern /a/", "Set CursorBlink true", "# Expect a", "#: Expect a", "##: x",
    "Type \"a\" # b\n#: Expect focus c\nTab",
  ])
  func `what VHS knows it takes`(tape: String) {
    #expect(found(tape) == [])
  }

  @Test(arguments: [
    ("Expect focus email", ["1:1 T301 VHS does not accept \"Expect\" here"]),
    ("Home", ["1:1 T301 VHS does not accept \"Home\" here"]),
    (
      "Tab F1 End",
      ["1:5 T301 VHS does not accept \"F1\" here", "1:8 T301 VHS does not accept \"End\" here"]
    ),
    ("Shift+Left", ["1:7 T301 VHS has no Shift+Left"]),
    ("Ctrl+Tab", ["1:6 T301 VHS has no Ctrl+Tab"]),
    ("Ctrl+s", ["1:6 T301 VHS has no Ctrl+s"]),
    ("Alt+1", ["1:5 T301 VHS has no Alt+1"]),
    ("Alt+Home", ["1:5 T302 VHS has no Home key and types its letters"]),
    ("Shift+Tab 3", ["1:11 T301 VHS does not accept \"3\" here"]),
    (
      "Type s",
      ["1:6 T301 VHS does not accept \"s\" here", "1:6 T301 VHS does not accept \"s\" here"]
    ),
    ("Paste \"a\"", ["1:7 T301 VHS does not accept \"a\" here"]),
    ("Sleep", ["1:1 T301 VHS requires an argument for Sleep"]),
    (
      "Set Wdith 3",
      ["1:5 T301 VHS does not accept \"Wdith\" here", "1:11 T301 VHS does not accept \"3\" here"]
    ),
    ("Screenshot a.svg", ["1:12 T301 VHS writes screenshots only as .png"]),
    ("Output a.cast", ["1:8 T302 VHS writes a GIF to a .cast file"]),
    ("Wait /a(?=b)/", ["1:6 T301 VHS patterns do not support look-around"]),
    ("Wait /(a)\\1/", ["1:6 T301 VHS patterns do not support backreferences"]),
    ("\u{FEFF}Tab", ["1:1 T301 VHS does not accept \"�\" here"]),
    (
      "Type \"alice\"\nExpect value email \"alice\"\nTab",
      ["2:1 T302 VHS reads this as an argument of Type on line 1"]
    ),
  ])
  func `what VHS rejects or misreads is reported`(tape: String, complaints: [String]) {
    #expect(Array(found(tape).prefix(complaints.count)) == complaints)
  }

  @Test func `one of our own commands is one complaint`() {
    #expect(found("Test \"a\"\nForm x.yaml\nExpect field a error \"b\"\n").count == 3)
  }

  @Test func `multiline JSON does not shift later line numbers`() {
    #expect(
      found("Set Theme {\n\"a\": 1\n}\nHome") == ["4:1 T301 VHS does not accept \"Home\" here"]
    )
  }

  @Test(arguments: [
    "", "\"", "/", "/\\", "{", "{\n", "Type \"a", "Ctrl+", "Alt+", "Set", "Env", "@", "\0x",
  ])
  func `a tape may end anywhere`(tape: String) {
    _ = found(tape)
    #expect(found(tape).count <= 3)
  }
}
