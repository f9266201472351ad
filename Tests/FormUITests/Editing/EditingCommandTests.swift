import Testing

@testable import FormUI

struct EditingCommandTests {
  @Test func `every command with a special key has one that any terminal sends`() {
    let plain: [EditingCommand: Key] = [
      .left: .control("b"), .right: .control("f"), .lineStart: .control("a"),
      .lineEnd: .control("e"), .deleteBack: .control("h"), .deleteForward: .control("d"),
      .wordLeft: .alt("b"), .wordRight: .alt("f"),
    ]
    for (command, key) in plain {
      #expect(EditingCommand(key) == command)
    }
  }

  @Test func `a key of the form is no editing key`() {
    for key in Keymap.rows.flatMap(\.keys) {
      #expect(EditingCommand(key) == nil, "\(key)")
    }
  }
}
