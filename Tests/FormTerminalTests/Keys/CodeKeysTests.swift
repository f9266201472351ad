import CNcurses
@testable import FormWidgets
import Testing

@testable import FormTerminal

struct CodeKeysTests {
  @Test(
    arguments: [
      (KEY_UP, .up), (KEY_HOME, .home), (KEY_NPAGE, .pageDown), (KEY_DC, .delete),
      (KEY_BACKSPACE, .backspace), (KEY_ENTER, .enter), (KEY_BTAB, .backTab),
      (KEY_SLEFT, .shift(.left)), (KEY_SR, .shift(.up)), (KEY_SF, .shift(.down)),
      (KEY_SUSPEND, .control("z")),
    ] as [(Int32, Key)]
  )
  func `ncurses' codes are keys`(code: Int32, key: Key) {
    #expect(CodeKeys.key(of: code) == key)
  }

  @Test(
    arguments: [
      (1, .function(1)), (12, .function(12)), (13, .shift(.function(1))),
      (20, .shift(.function(8))),
      (24, .shift(.function(12))), (25, Key(.function(1), .control)), (49, Key(.function(1), .alt)),
      (63, Key(.function(3), [.shift, .alt])),
    ] as [(Int32, Key)]
  )
  func `function keys beyond the twelfth have modifiers`(number: Int32, key: Key) {
    #expect(CodeKeys.key(of: KEY_F0 + number) == key)
  }

  @Test(arguments: [KEY_RESIZE, KEY_MOUSE, KEY_F0 + 64, KEY_MAX, 0, -1])
  func `other codes are not keys`(code: Int32) {
    #expect(CodeKeys.key(of: code) == nil)
  }
}
