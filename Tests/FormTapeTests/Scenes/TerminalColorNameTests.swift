import FormTape
import FormWidgets
import Testing

struct TerminalColorNameTests {
  @Test(
    arguments: [
      ("black", .numbered(0)), ("white", .numbered(7)), ("8", .numbered(8)),
      ("255", .numbered(255)), ("#ff8700", .mixed(red: 255, green: 135, blue: 0)),
      ("#00010f", .mixed(red: 0, green: 1, blue: 15)),
    ] as [(String, TerminalColor)]
  )
  func `colors have one name each`(name: String, color: TerminalColor) {
    #expect(TerminalColor(name: name) == color)
    #expect(color.name == name)
  }

  @Test func `the number of a basic color is that color`() {
    #expect(TerminalColor(name: "1") == TerminalColor(name: "red"))
    #expect(TerminalColor(name: "#FF8700") == TerminalColor(name: "#ff8700"))
  }

  @Test(arguments: [
    "", "pink", "256", "-1", "#", "#ff870", "#ff87000", "#gg0000", "ff8700", "#é1234",
  ])
  func `other words name no color`(name: String) {
    #expect(TerminalColor(name: name) == nil)
  }
}
