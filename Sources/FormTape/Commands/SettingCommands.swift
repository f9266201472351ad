import SourceText

/// `Set TypingSpeed 50ms`: changes how the tape is played or how its recording looks.
package struct SetOption: TapeCommand {
  package static let words = ["Set"]
  package static let dialect = CommandDialect.vhs

  package static let entry = TapeEntry(
    .settings,
    usage: "Set NAME VALUE",
    summary: "Change typing speed, time limits or the look of recordings",
    placeholder: "NAME",
    choices: VHSKeywords.settings.sorted(),
    example: """
      Set TypingSpeed 100ms
      Set Theme light
      Set FontSize 18
      """
  )

  /// The setting and its value.
  package let setting: TapeSetting

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    guard let name = arguments.next, VHSKeywords.settings.contains(name.text) else {
      throw SetOption.unknownName(arguments)
    }
    arguments.take()
    switch name.text {
    case "TypingSpeed": setting = .typingSpeed(try arguments.time())
    case "WaitTimeout": setting = .waitTimeout(try arguments.time())
    case "WaitPattern":
      guard let token = arguments.take(.pattern) ?? arguments.take(.string) else {
        throw arguments.unexpected("a pattern, like />$/")
      }
      setting = .waitPattern(try arguments.pattern(of: token))
    default:
      let token = arguments.next
      let value = try SetOption.value(of: name.text, &arguments)
      setting = .look(name: name.text, value: value)
      if name.text == "Theme", PictureTheme(value) == nil {
        let message = "unknown theme \(value.quoted); pictures keep their colors"
        arguments.doubt(
          arguments.finding(
            .idleSetting,
            at: token,
            message,
            note: "use dark, light or JSON"
          )
        )
      } else if SetOption.idleNames.contains(name.text) {
        arguments.doubt(
          arguments.finding(.idleSetting, at: name, "\(name.text) has no effect here")
        )
      }
    }
  }

  /// VHS's decorations around the screen, which pictures here do not have.
  private static let idleNames: Set = [
    "Margin", "MarginFill", "WindowBar", "WindowBarSize",
  ]

  package var effect: TapeEffect { .setting(setting) }

  package func perform(by player: inout CasePlayer<some Stage>) { player.set(setting) }

  private static func unknownName(_ arguments: TapeArguments) -> TapeFinding {
    guard let name = arguments.next, name.kind == .word else {
      return arguments.unexpected("a setting name")
    }
    return arguments.finding(
      .setting,
      at: name,
      "unknown setting \(name.text.quoted)",
      suggestion: VHSKeywords.settings.sorted().nearest(to: name.text)
    )
  }

  /// Reads the value of a setting that only affects recordings.
  private static func value(
    of name: String,
    _ arguments: inout TapeArguments
  ) throws(TapeFinding) -> String {
    let kinds: [TapeToken.Kind]
    let wanted: String
    switch name {
    case "CursorBlink": (kinds, wanted) = ([.word], "true or false")
    case "Theme": (kinds, wanted) = ([.string, .word, .json], "a theme name or JSON")
    case "Shell", "FontFamily", "MarginFill", "WindowBar":
      (kinds, wanted) = ([.string, .word], "text")
    default: (kinds, wanted) = ([.number], "a number")
    }
    guard let value = arguments.next, kinds.contains(value.kind),
      name != "CursorBlink" || ["true", "false"].contains(value.text),
      name != "WindowBar" || windowBars.contains(value.text)
    else { throw arguments.unexpected("\(name == "WindowBar" ? windowBarWords : wanted)") }
    if value.kind == .json { _ = try arguments.json(wanted) } else { arguments.take() }
    if name == "LoopOffset" { _ = arguments.take(sign: "%") }
    return value.text
  }

  private static let windowBars: Set = ["", "Colorful", "ColorfulRight", "Rings", "RingsRight"]
  private static let windowBarWords = "Colorful, ColorfulRight, Rings or RingsRight"
}

/// `Env LANG "C.UTF-8"`: sets an environment variable of the program.
package struct SetVariable: TapeCommand {
  package static let words = ["Env"]
  package static let dialect = CommandDialect.vhs

  package static let entry = TapeEntry(
    .settings,
    usage: "Env NAME TEXT",
    summary: "Set an environment variable of the program",
    example: """
      Env NO_COLOR "1"
      """
  )

  /// The variable's name.
  package let name: String

  package let value: String

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    guard let name = arguments.take(.word) ?? arguments.take(.string) else {
      throw arguments.unexpected("a variable name")
    }
    guard let value = arguments.vhsText() else {
      throw arguments.unexpected("quoted text")
    }
    self.name = name.text
    self.value = value.text
  }

  package func prepare(_ setup: inout CaseSetup) { setup.environment.append((name, value)) }
}
