import FormTape
import FormWidgets
import Testing

struct PressKeyTests {
  @Test(
    arguments: [
      ("Enter", [.enter]), ("Space", [.space]), ("Tab 2", [.tab, .tab]), ("Tab 0", []),
      ("Backspace", [.backspace]), ("Delete", [.delete]), ("Insert", [Key(.insert)]),
      ("Escape", [.escape]), ("Up", [.up]), ("Down", [.down]), ("Left", [.left]),
      ("Right", [.right]), ("PageUp", [.pageUp]), ("PageDown", [.pageDown]), ("Home", [.home]),
      ("End", [.end]), ("F1", [.function(1)]), ("F12 2", [.function(12), .function(12)]),
      ("Ctrl+C", [.control("c")]), ("Ctrl+c", [.control("c")]), ("Ctrl+s", [.control("s")]),
      ("Ctrl+S", [.control("s")]), ("Ctrl+A+E", [.control("a"), .control("e")]),
      ("Ctrl+]", [.control("]")]), ("Ctrl+\\", [.control("\\")]), ("Ctrl+^", [.control("^")]),
      ("Ctrl+@", [.control("@")]), ("Ctrl+_", [.control("_")]),
      ("Ctrl+Left", [Key(.left, .control)]), ("Ctrl+Alt+Left", [Key(.left, [.control, .alt])]),
      ("Alt+Shift+F1 1", [Key(.function(1), [.alt, .shift])]),
      ("Shift+Tab", [.backTab]), ("Shift+Tab 2", [.backTab, .backTab]),
      ("Shift+Left", [.shift(.left)]), ("Shift+a", [.character("A")]),
      ("Shift+A", [.character("A")]), ("Alt+e", [.alt("e")]), ("Alt+1", [.alt("1")]),
      ("Alt+1 2", [.alt("1"), .alt("1")]), ("Alt+Enter", [Key(.enter, .alt)]),
      ("Alt+[", [.alt("[")]), ("Alt+ab", [.alt("a"), .alt("b")]), ("Alt+\",\"", [.alt(",")]),
      ("Alt+,", [.alt(",")]),
    ] as [(String, [Key])]
  )
  func `a key is pressed as often as requested`(line: String, keys: [Key]) throws {
    #expect(try inputs(of: line) == keys.map { SentInput($0.bytes) })
    #expect(complaint(line) == "")
  }

  @Test(
    arguments: [
      ("Ctrl+I", .tab, "Tab"), ("Ctrl+M", .enter, "Enter"), ("Ctrl+J", .enter, "Enter"),
      ("Ctrl+[", .escape, "Escape"), ("Ctrl+H", .backspace, "Backspace"),
      ("Shift+Enter", .enter, "Enter"), ("Ctrl+Enter", .enter, "Enter"),
      ("Ctrl+Tab", .tab, "Tab"), ("Ctrl+Shift+O", .control("o"), "Ctrl+O"),
      ("Ctrl+Space", .control("@"), "Ctrl+@"), ("Ctrl+3", .escape, "Escape"),
      ("Shift+1", .character("1"), "Type \"1\""), ("Alt+Escape", .escape, "Escape"),
    ] as [(String, Key, String)]
  )
  func `keys that terminals cannot distinguish are one key`(
    line: String,
    key: Key,
    name: String
  ) throws {
    #expect(try inputs(of: line) == [SentInput(key.bytes)])
    #expect(complaint(line).contains("warning[T207]: terminals cannot tell \(line)"))
    #expect(complaint(line).hasSuffix("\(name) is sent"))
  }
}
