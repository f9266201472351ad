import SourceText

extension StockParser {
  /// Reads `Ctrl+…`: further modifiers first, then keys.
  mutating func readCtrl() {
    var hasKey = false
    var count = 0
    while take(sign: "+") {
      let token = current
      if ["Alt", "Shift"].contains(token.text), token.kind == .keyword {
        if hasKey { refuse(token) }
      } else {
        hasKey = true
        if !StockParser.isControlKey(token) { refuseChord(token) }
      }
      count += 1
      take()
    }
    if count == 0 { refuse(current) }
  }

  private static func isControlKey(_ token: StockToken) -> Bool {
    switch token.kind {
    case .text: token.text.utf8.count == 1
    case .sign: ["-", "@", "[", "]", "^", "\\"].contains(token.text)
    case .keyword:
      ["Enter", "Space", "Backspace", "Left", "Right", "Up", "Down"].contains(token.text)
    default: false
    }
  }

  /// Reads `Alt+…` or `Shift+…`.
  mutating func readHeld() {
    guard take(sign: "+") else { return refuse(current) }
    let token = current
    let isKey = token.kind == .keyword && ["Enter", "Tab"].contains(token.text)
    let isSign = token.kind == .sign && ["[", "]"].contains(token.text)
    guard token.kind == .text || isKey || isSign else {
      refuseChord(token)
      // VHS would read the key as a command of its own, which adds nothing to the report.
      if token.kind != .comment { take() }
      return
    }
    // Any text can be held, so the name of a key is typed letter by letter.
    if token.isKeyOfOurs {
      complain(
        .misreadByVHS,
        token,
        "VHS has no \(token.text) key and types its letters"
      )
    }
    take()
  }

  private mutating func refuseChord(_ token: StockToken) {
    complain(.refusedByVHS, token, "VHS has no \(command.text)+\(token.text)")
  }

  /// Reads `Set …`.
  mutating func readSetting() {
    let name = current
    guard name.kind == .keyword, VHSKeywords.settings.contains(name.text) else {
      refuse(name)
      take()
      return
    }
    take()
    switch name.text {
    case "WaitTimeout": readTime()
    case "WaitPattern": checkPattern(take())
    case "TypingSpeed":
      take()
      if current.kind == .keyword, ["ms", "s"].contains(current.text) { take() }
    case "LoopOffset":
      take()
      _ = take(sign: "%")
    default: take()
    }
  }

  /// Reads a path or a program name.
  mutating func readPath() {
    guard current.kind == .text else { return refuse(current) }
    let path = take()
    let kind = path.text.fileExtension
    switch command.text {
    case "Screenshot" where kind != "png":
      complain(.refusedByVHS, path, "VHS writes screenshots only as .png")
    case "Source" where kind != "tape":
      complain(.refusedByVHS, path, "VHS requires a .tape file")
    case "Output" where kind == nil && !path.text.hasSuffix("/"):
      complain(.refusedByVHS, path, "VHS requires an extension or a final /")
    case "Output":
      if let kind, !StockParser.recordings.contains(kind) {
        complain(.misreadByVHS, path, "VHS writes a GIF to a .\(kind) file")
      }
    default: break
    }
  }

  private static let recordings: Set = ["gif", "mp4", "webm", "txt", "ascii", "test", "png"]
}

extension StockToken {
  /// Whether it names a key that Tabstop supports and VHS does not.
  fileprivate var isKeyOfOurs: Bool {
    CommandTable.row(of: text) == PressKey.self && !VHSKeywords.all.contains(text)
  }
}
