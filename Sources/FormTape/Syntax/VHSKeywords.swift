/// The reserved words of VHS, which cannot be unquoted text.
/// - Source: charmbracelet/vhs, `token/token.go`.
enum VHSKeywords {
  /// Units.
  static let units: Set = ["em", "px", "ms", "s", "m"]

  /// Names after `Set`.
  static let settings: Set = [
    "Shell", "FontFamily", "FontSize", "LetterSpacing", "LineHeight", "Width", "Height", "Padding",
    "Margin", "MarginFill", "BorderRadius", "WindowBar", "WindowBarSize", "Theme", "Framerate",
    "PlaybackSpeed", "LoopOffset", "TypingSpeed", "CursorBlink", "WaitTimeout", "WaitPattern",
  ]

  /// Keys that are pressed by name, with a count and a pause.
  static let keys: Set = [
    "Enter", "Space", "Tab", "Backspace", "Delete", "Insert", "Escape", "Up", "Down", "Left",
    "Right", "PageUp", "PageDown", "ScrollUp", "ScrollDown",
  ]

  /// Modifier keys.
  static let modifiers: Set = ["Ctrl", "Alt", "Shift"]

  /// All other commands.
  static let commands: Set = [
    "Output", "Require", "Set", "Env", "Source", "Type", "Sleep", "Wait", "Hide", "Show",
    "Screenshot", "Copy", "Paste",
  ]

  /// All keywords; `End` is reserved without a meaning.
  static let all: Set<String> = units.union(settings).union(keys).union(modifiers).union(commands)
    .union(["End", "true", "false"])
}
