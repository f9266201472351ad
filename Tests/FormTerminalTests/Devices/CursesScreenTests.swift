import Testing

@testable import FormTerminal

struct CursesScreenTests {
  @Test func `a lone Escape is answered before anybody notices`() {
    #expect(0..<50 ~= CursesScreen.escapeDelay)
  }
}
