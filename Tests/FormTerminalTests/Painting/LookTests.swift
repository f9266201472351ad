import CNcurses
import FormUI
import Testing

@testable import FormTerminal

struct LookTests {
  @Test func `what is typed costs no bytes for its look, where to type is underlined`() {
    #expect(Look(of: .value).attributes == curses_normal)
    #expect(Look(of: .value).color == nil)
    #expect(Look(of: .room).attributes == curses_underline)
  }

  @Test func `every colour used is made ready`() {
    for style in Style.allCases {
      guard let color = Look(of: style).color else { continue }
      #expect(Look.colors.contains(color))
    }
  }

  @Test func `the focus can be told without colours`() {
    #expect(Look(of: .focusedLabel).attributes != Look(of: .label).attributes)
    #expect(Look(of: .focusedButton).attributes == curses_reverse)
  }

  @Test func `what is selected can be told without colours`() {
    #expect(Look(of: .selection).attributes == curses_reverse)
    #expect(Look(of: .selection).color == nil)
  }
}
