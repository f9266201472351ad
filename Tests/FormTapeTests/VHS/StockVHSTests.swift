import Diagnostics
import FormTape
import Testing

/// What VHS as it is makes of tapes.
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
    ("Expect focus email", ["1:1 T301 stock vhs refuses \"Expect\" here"]),
    ("Home", ["1:1 T301 stock vhs refuses \"Home\" here"]),
    (
      "Tab F1 End",
      ["1:5 T301 stock vhs refuses \"F1\" here", "1:8 T301 stock vhs refuses \"End\" here"]
    ),
    ("Shift+Left", ["1:7 T301 stock vhs has no Shift+Left"]),
    ("Ctrl+Tab", ["1:6 T301 stock vhs has no Ctrl+Tab"]),
    ("Ctrl+s", ["1:6 T301 stock vhs has no Ctrl+s"]),
    ("Alt+1", ["1:5 T301 stock vhs has no Alt+1"]),
    ("Alt+Home", ["1:5 T302 stock vhs types the letters of Home, as it has no such key"]),
    ("Shift+Tab 3", ["1:11 T301 stock vhs refuses \"3\" here"]),
    ("Type s", ["1:6 T301 stock vhs refuses \"s\" here", "1:6 T301 stock vhs refuses \"s\" here"]),
    ("Paste \"a\"", ["1:7 T301 stock vhs refuses \"a\" here"]),
    ("Sleep", ["1:1 T301 stock vhs wants something behind Sleep"]),
    (
      "Set Wdith 3",
      ["1:5 T301 stock vhs refuses \"Wdith\" here", "1:11 T301 stock vhs refuses \"3\" here"]
    ),
    ("Screenshot a.svg", ["1:12 T301 stock vhs takes pictures as .png only"]),
    ("Output a.cast", ["1:8 T302 stock vhs writes a GIF to a file that ends in .cast"]),
    ("Wait /a(?=b)/", ["1:6 T301 stock vhs knows no look-around in patterns"]),
    ("Wait /(a)\\1/", ["1:6 T301 stock vhs knows no back reference in patterns"]),
    ("\u{FEFF}Tab", ["1:1 T301 stock vhs refuses \"�\" here"]),
    (
      "Type \"alice\"\nExpect value email \"alice\"\nTab",
      ["2:1 T302 stock vhs reads this as an argument of Type on line 1"]
    ),
  ])
  func `what VHS refuses or misreads is told`(tape: String, complaints: [String]) {
    #expect(Array(found(tape).prefix(complaints.count)) == complaints)
  }

  @Test func `one of our own commands is one complaint`() {
    #expect(found("Test \"a\"\nForm x.yaml\nExpect field a error \"b\"\n").count == 3)
  }

  @Test func `JSON over several lines does not shift what is told of later ones`() {
    #expect(found("Set Theme {\n\"a\": 1\n}\nHome") == ["4:1 T301 stock vhs refuses \"Home\" here"])
  }

  @Test(arguments: [
    "", "\"", "/", "/\\", "{", "{\n", "Type \"a", "Ctrl+", "Alt+", "Set", "Env", "@", "\0x",
  ])
  func `a tape may end anywhere`(tape: String) {
    _ = found(tape)
    #expect(found(tape).count <= 3)
  }
}
