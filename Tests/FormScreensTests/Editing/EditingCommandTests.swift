import Testing

@testable import FormWidgets

struct EditingCommandTests {
  @Test func `every command with a special key also has a key that any terminal sends`() {
    let plain: [EditingCommand: Key] = [
      .move(.left): .control("b"), .move(.right): .control("f"),
      .move(.lineStart): .control("a"), .move(.lineEnd): .control("e"),
      .delete(.left): .control("h"), .delete(.right): .control("d"),
      .move(.wordLeft): .alt("b"), .move(.wordRight): .alt("f"),
    ]
    for (command, key) in plain {
      #expect(EditingCommand(key) == command)
    }
  }

  @Test func `no key of the form is an editing key`() {
    for key in Keymap.rows.flatMap(\.keys) {
      #expect(EditingCommand(key) == nil, "\(key)")
    }
  }

  @Test func `keys that move the caret select with Shift`() {
    for keymap in [EditingCommand.keymap, EditingCommand.keymapOfLines] {
      for (key, command) in keymap {
        guard case .move(let move) = command else { continue }
        if case .character = key.symbol { continue }
        #expect(keymap[Key(key.symbol, key.modifiers.union(.shift))] == .select(move), "\(key)")
      }
    }
  }
}
