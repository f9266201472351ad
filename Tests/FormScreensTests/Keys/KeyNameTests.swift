@testable import FormWidgets
import Testing

struct KeyNameTests {
  @Test(arguments: [
    (Key.character("a"), "a"), (.character("A"), "A"), (.space, "Space"),
    (.control("a"), "Ctrl-A"), (.alt("b"), "Alt-B"), (.backTab, "Shift-Tab"),
    (.function(9), "F9"), (.shift(.function(8)), "Shift-F8"), (.escape, "Esc"),
    (Key(.left, [.control, .shift]), "Ctrl-Shift-Left"),
  ])
  func `a key is named as the help line shows it`(key: Key, name: String) {
    #expect(key.description == name)
  }
}
