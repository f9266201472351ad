import FormFile
import FormWidgets
import SourceText
import TestSupport
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
    #expect(theme.look(of: .notice) == theme.look(of: .key))
    #expect(theme.look(of: .strong) == Theme.monochrome.look(of: .strong))
    let error = theme.look(of: .error)
    #expect(error == Look(.bold, foreground: error.foreground, background: .numbered(1)))
  }

  @Test(arguments: [
    ("[a]", "1:1: error: expected a mapping"), ("base: drak", "did you mean \"dark\"?"),
    ("base: x", "list them with `tabstop themes`"), ("accent: cyna", "did you mean \"cyan\"?"),
    ("accent: '#12345'", "error: unknown color \"#12345\""),
    ("acent: red", "did you mean \"accent\"?"),
    ("styles: {titel: bold}", "1:10: error: unknown key \"titel\"; did you mean \"title\"?"),
    ("styles: {title: blod}", "1:17: error: unknown look \"blod\"; did you mean \"bold\"?"),
    ("styles: {focusd label: bold}", "did you mean \"focused-label\"?"),
    ("styles: {zzzzzzz: bold}", "list the names with `tabstop themes dark`"),
    ("styles: {title: bold, Title: dim}", "duplicate key \"title\""),
    ("styles: {field: bold}", "unknown color \"bold\""),
    ("styles: {field: red on blue}", "expected one color, like on black, found \"red on blue\""),
    ("styles: {field: on}", "expected one color"),
    ("base: monochrome\nstyles: {field: red}", "monochrome has no backgrounds to change"),
    ("styles: {text: red green}", "expected one color, and one after on, found \"red green\""),
    ("styles: {value: red on blue on red}", "expected one color, and one after on, found"),
    ("styles: bold", "expected a mapping of styles"), ("", "1:1: error: expected a mapping"),
  ])
  func `errors are reported at their position`(yaml: String, message: String) {
    #expect(complaint(yaml).contains(message), "\(complaint(yaml))")
  }

  @Test func `names are words, and set all that belongs to them`() throws {
    let theme = try Theme(
      yaml: """
        base: dark
        styles:
          field: on blue
          error field: on '#302020'
          title: bold "#ffffff"
          focused field: '#303540'
          button: white on blue
          current: bold black on yellow
          focusedLabel: plain
        """
    )
    #expect(theme.color(of: .field) == .numbered(4))
    #expect(theme.color(of: .focusedField)?.spelled == "#303540")
    #expect(theme.color(of: .errorField)?.spelled == "#302020")
    #expect(theme.look(of: .title).foreground?.spelled == "#ffffff")
    #expect(theme.color(of: .button) == .numbered(4))
    // Grounds that are made of others follow them.
    #expect(theme.color(of: .mainButton) == .numbered(4))
    let alternate = try #require(theme.color(of: .alternateField))
    #expect(alternate != Theme.dark.color(of: .alternateField) && alternate != .numbered(4))
    #expect(theme.look(of: Paint(.value, on: .field)).background == .numbered(4))
    #expect(theme.look(of: Paint(.button, on: .button)).background == .numbered(4))
    #expect(
      theme.look(of: .current) == Look(.bold, foreground: .numbered(0), background: .numbered(3))
    )
    #expect(theme.look(of: Paint(.currentMatch, on: .surface)).background == .numbered(3))
    #expect(theme.look(of: .currentMatch).attributes == [.bold, .underline])
    #expect(theme.look(of: .focusedLabel).foreground == theme.ground.foreground)
  }

  @Test func `ordinary text has the background of the screen`() throws {
    let theme = try Theme(yaml: "styles: {text: 'white on #202830', error: red}")
    let background = try #require(theme.ground.background)
    #expect(background.spelled == "#202830")
    for style in Style.allCases {
      for ground in Ground.allCases {
        let look = theme.look(of: Paint(style, on: ground))
        let back = try #require(look.background)
        if [.buttonEdge, .focusedButtonEdge].contains(style) { continue }
        #expect(look.foreground?.contrast(with: back) ?? 0 >= 4.5, "\(style) on \(ground)")
      }
    }
    #expect(theme.color(of: .field) != Theme.default.color(of: .field))
  }

  @Test(arguments: Theme.all)
  func `the look of each part, as spelled, makes the same theme`(theme: Theme) throws {
    var yaml = "base: \(theme.name)\nstyles:\n"
    for part in ThemePart.all where !part.styles.isEmpty || theme.hasGrounds {
      yaml += "  \(part.name): '\(theme.look(of: part).spelled())'\n"
    }
    let copy = try Theme(yaml: yaml)
    for part in ThemePart.all {
      #expect(copy.look(of: part) == theme.look(of: part), "\(part.name)")
    }
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
