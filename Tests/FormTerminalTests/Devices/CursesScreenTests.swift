import Testing

@testable import FormTerminal

struct CursesScreenTests {
  @Test func `a lone Escape is handled without noticeable delay`() {
    #expect(0..<50 ~= CursesScreen.escapeDelay)
  }
}
