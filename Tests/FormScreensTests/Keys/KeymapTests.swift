import Testing

@testable import FormWidgets

struct KeymapTests {
  @Test func `no key has two meanings`() {
    let keys = Keymap.rows.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `every action has a key that every terminal sends`() {
    for row in Keymap.rows {
      let isPlain = row.keys.contains { key in
        if case .function = key.symbol { return false }
        return key.modifiers != .shift
      }
      #expect(isPlain, "\(row.action)")
    }
  }

  @Test func `a key does what its row says`() {
    for row in Keymap.rows {
      for key in row.keys { #expect(Keymap.action(of: key) == row.action) }
    }
    #expect(Keymap.action(of: .character("q")) == nil)
  }
}
