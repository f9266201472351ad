/// The reserved words of VHS, which cannot be unquoted text.
/// - Source: charmbracelet/vhs, `token/token.go`.
enum VHSKeywords {
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

  /// Returns whether a key, as written, can be pressed with Ctrl.
  static func canFollowControl(_ key: String) -> Bool {
    let named = ["Enter", "Space", "Backspace", "Left", "Right", "Up", "Down"]
    if named.contains(key) || ["-", "@", "[", "]", "^", "\\"].contains(key) { return true }
    let isLetter = key.utf8.count == 1 && key.utf8.allSatisfy(\.isLetter)
    return isLetter && !units.contains(key) || key.isQuoted && key.utf8.count == 3
  }

  /// Returns whether a key or text, as written, can be pressed with Alt or Shift.
  static func canFollowAlt(_ key: String) -> Bool {
    if ["Enter", "Tab", "[", "]"].contains(key) || key.isQuoted { return true }
    return key.utf8.first?.isLetter == true && !all.contains(key)
      && key.utf8.allSatisfy { $0.isLetter || $0.isDigit || ".-_/%".utf8.contains($0) }
  }
}

extension String {
  /// Whether it is in quotation marks.
  fileprivate var isQuoted: Bool {
    utf8.count > 1 && utf8.first == utf8.last && ["\"", "'", "`"].contains(prefix(1))
  }
}
