/// What a theme file sets by one name: the look of styles, the color of a ground, or both.
package struct ThemePart: Sendable {
  /// The name, in lowercase, with hyphens.
  package let name: String

  /// The styles with its look.
  package let styles: [Style]

  /// The styles with its look and an underline, unless they are set by their own names.
  package let underlined: [Style]

  /// What has its background.
  package let ground: Ground?

  /// Another name.
  private let other: String?

  private init(
    _ name: String,
    _ styles: [Style] = [],
    underlined: [Style] = [],
    on ground: Ground? = nil,
    or other: String? = nil
  ) {
    self.name = name
    self.styles = styles
    self.underlined = underlined
    self.ground = ground
    self.other = other
  }

  /// All parts; of those with a style in common, the more general one comes first.
  package static let all = [
    ThemePart("text", [.plain, .value], on: .form, or: "plain"),
    ThemePart("typed-text", [.value], or: "value"),
    ThemePart("title", [.title]), ThemePart("help", [.quiet], or: "quiet"),
    ThemePart("label", [.label], underlined: [.mnemonic]),
    ThemePart("shortcut", [.mnemonic], or: "mnemonic"),
    ThemePart("focused-label", [.focusedLabel], underlined: [.focusedMnemonic]),
    ThemePart("focused-shortcut", [.focusedMnemonic], or: "focused-mnemonic"),
    ThemePart("error-label", [.errorLabel]), ThemePart("focused-control", [.focusedControl]),
    ThemePart("field", on: .field), ThemePart("focused-field", on: .focusedField),
    ThemePart("alternate-field", on: .alternateField),
    ThemePart("error-field", on: .errorField), ThemePart("blank", [.room], or: "room"),
    ThemePart("placeholder", [.placeholder]), ThemePart("selection", [.selection]),
    ThemePart("error", [.error]), ThemePart("warning", [.warning]), ThemePart("hint", [.hint]),
    ThemePart("success", [.success]), ThemePart("notice", [.notice]),
    ThemePart("strong", [.strong]), ThemePart("emphasis", [.emphasis]),
    ThemePart("key", [.key]), ThemePart("key-cap", on: .keyCap),
    ThemePart("button", [.button, .mainButton, .buttonEdge], on: .button),
    ThemePart("main-button", [.mainButton], on: .mainButton),
    ThemePart("focused-button", [.focusedButton, .focusedButtonEdge]),
    ThemePart("chosen", [.chosen]), ThemePart("surface", on: .surface),
    ThemePart("current", [.current], underlined: [.currentMatch]),
    ThemePart("match", [.currentMatch], or: "current-match"),
    ThemePart("track", [.track]), ThemePart("empty-track", [.emptyTrack]),
  ]

  /// Returns the name that a spelling stands for, like `focused label` or `focusedLabel`; `nil` if
  /// there is none.
  package static func name(spelled text: String) -> String? {
    let words = text.reduce(into: "") { words, letter in
      if letter.isUppercase, let last = words.last, last != "-" { words += "-" }
      words += letter == " " || letter == "_" ? "-" : letter.lowercased()
    }
    return all.first { $0.name == words || $0.other == words }?.name
  }
}

extension Theme {
  /// Returns the look of a part: text on its ground, or only the ground's color.
  package func look(of part: ThemePart) -> Look {
    guard let style = part.styles.first else {
      return Look(background: part.ground.flatMap(color))
    }
    return look(of: Paint(style, on: part.ground ?? .form))
  }
}

extension Look {
  /// The look as in a theme file, like `bold red on black`; without its background if that is the
  /// given one.
  package func spelled(on ground: TerminalColor? = nil) -> String {
    let words: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.underline, "underline"), (.reverse, "reverse"),
    ]
    var text = words.filter { attributes.contains($0.0) }.map(\.1)
    if let foreground { text.append(foreground.spelled) }
    if let background, background != ground { text += ["on", background.spelled] }
    return text.isEmpty ? "plain" : text.joined(separator: " ")
  }
}

extension TerminalColor {
  /// The color as in a theme file: one of the names, or `#rrggbb`.
  package var spelled: String {
    if case .numbered(let number) = self, number < 16 { return TerminalColor.names[Int(number)] }
    let (red, green, blue) = parts
    let digits = String(1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue), radix: 16)
    return "#" + digits.dropFirst()
  }
}
