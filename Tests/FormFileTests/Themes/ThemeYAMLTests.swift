import FormFile
import FormWidgets
import SourceText
import Testing

struct ThemeYAMLTests {
  /// Returns the errors of a theme file.
  private func complaint(_ yaml: String) -> String {
    do throws(Diagnostics) {
      _ = try Theme(yaml: yaml)
      return "no complaint"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a theme is based on another one, with its own accent and looks`() throws {
    let theme = try Theme(
      yaml: """
        base: monochrome
        accent: bright-blue
        styles:
          title: bold underline
          error: bold white on red
        """
    )
    #expect(theme.look(of: .title) == Look([.bold, .underline]))
    #expect(theme.look(of: .key) == Look(.bold, foreground: .numbered(12)))
    #expect(theme.look(of: .strong) == Theme.monochrome.look(of: .strong))
    let error = theme.look(of: .error)
    #expect(error == Look(.bold, foreground: error.foreground, background: .numbered(1)))
  }

  @Test(arguments: [
    ("[a]", "1:1: error: expected a mapping"), ("base: drak", "did you mean \"dark\"?"),
    ("base: x", "expected one of default, dark"), ("accent: cyna", "did you mean \"cyan\"?"),
    ("accent: '#12345'", "error: unknown color \"#12345\""),
    ("acent: red", "did you mean \"accent\"?"),
    ("styles: {titel: bold}", "1:10: error: unknown key \"titel\"; did you mean \"title\"?"),
    ("styles: {title: blod}", "1:17: error: unknown look \"blod\"; did you mean \"bold\"?"),
    ("styles: bold", "expected a mapping of styles"), ("", "1:1: error: expected a mapping"),
  ])
  func `errors are reported at their position`(yaml: String, message: String) {
    #expect(complaint(yaml).contains(message), "\(complaint(yaml))")
  }

  @Test func `no color is left unreadable`() throws {
    let theme = try Theme(
      yaml: """
        base: dark
        accent: '#16181d'
        styles: {hint: '#202020', error: red on red, value: black}
        """
    )
    for style in Style.allCases {
      let look = theme.look(of: style)
      guard let background = look.background, let color = look.foreground else { continue }
      #expect(color.contrast(with: background) >= 4.5, "\(style)")
    }
  }
}
