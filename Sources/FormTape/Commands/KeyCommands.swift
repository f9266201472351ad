package import FormWidgets
import SourceText

/// `Tab@50ms 3`, `Ctrl+A`, `Alt+Shift+F1 2`: presses keys, once or repeatedly.
package struct PressKey: TapeCommand {
  package static let words = Key.Symbol.named.map(\.name) + ["Ctrl", "Alt", "Shift"]
  package static let dialect = CommandDialect.vhs

  package static let entry = TapeEntry(
    .keys,
    name: "KEY",
    usage: "KEY[@TIME] [COUNT]",
    "[Ctrl+][Alt+][Shift+]KEY[@TIME] [COUNT]",
    summary: "Press a key, once or repeatedly",
    placeholder: "KEY",
    choices: Key.Symbol.named.map(\.name),
    example: """
      Type "adda" Left
      Backspace
      Tab
      Shift+Tab
      Ctrl+A
      Expect field username value "ada"
      Expect field username caret 0
      """
  )

  /// The keys, in order; several if they share modifiers, as in `Ctrl+A+E`.
  package let keys: [Key]

  /// The number of times that the keys are pressed.
  package let count: Int

  /// The pause after each key; `nil` for the typing speed.
  package let pause: Duration?

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let held = try ChordReader.keys(&arguments)
    for key in held where key.isAlias {
      let received = key.received.tapeSpelling
      arguments.doubt(
        TapeFinding(
          code: .alias,
          range: arguments.word.range.lowerBound..<arguments.end,
          message: "terminals cannot tell \(key.spelling) from \(received)",
          note: "\(received) is sent"
        )
      )
    }
    keys = held.map(\.received)
    pause = try arguments.pause()
    count = try arguments.count() ?? 1
  }

  package var effect: TapeEffect { .input(count: keys.count * count, pause: pause) }

  package var maskedText: String? { keys.contains(where: \.isTyped) ? "********" : nil }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    for _ in 0..<count { try player.press(keys, pause: pause) }
  }
}

/// `Type@50ms "Ada"`: types a text, character by character.
package struct TypeText: TapeCommand {
  package static let words = ["Type"]
  package static let dialect = CommandDialect.vhs

  package static let entry = TapeEntry(
    .keys,
    usage: "Type[@TIME] TEXT...",
    summary: "Type text, character by character",
    example: """
      Type "ada" Tab
      Type@20ms "ada@example.org"
      Expect field email ok
      """
  )

  /// The text, sent as written.
  package let text: String

  /// The pause after each character; `nil` for the typing speed.
  package let pause: Duration?

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    pause = try arguments.pause()
    text = try arguments.joinedTexts("quoted text")
  }

  package var effect: TapeEffect { .input(count: text.unicodeScalars.count, pause: pause) }

  package var maskedText: String? { "Type \"********\"" }

  package func typedText(pasting clipboard: String) -> String? { text }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.press(text.typingKeys, pause: pause)
  }
}

/// `Copy "Ada"`: copies a text to the tape's own clipboard, for `Paste`.
package struct Copy: TapeCommand {
  package static let words = ["Copy"]
  package static let dialect = CommandDialect.vhs

  package static let entry = TapeEntry(
    .keys,
    usage: "Copy TEXT...",
    summary: "Copy text to the tape's own clipboard",
    example: """
      Copy "ada"
      Paste
      Expect field username value "ada"
      """
  )

  package let text: String

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    text = try arguments.joinedTexts("quoted text")
  }

  package func perform(by player: inout CasePlayer<some Stage>) { player.clipboard = text }
}

/// `Paste`: pastes the copied text; `Paste "one" "two"`: pastes those lines at once.
package struct Paste: TapeCommand {
  package static let words = ["Paste"]
  package static let dialect = CommandDialect.vhs

  package static let entry = TapeEntry(
    .keys,
    usage: "Paste [TEXT]...",
    summary: "Paste lines of text, or what Copy has copied",
    example: """
      Paste "ada"
      Expect field username value "ada"
      """
  )

  /// The text, including line breaks; `nil` for the copied text.
  package let text: String?

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    if case .fault(.openString) = arguments.next?.kind { throw arguments.unexpected("text") }
    guard arguments.next?.kind == .string else {
      text = nil
      return
    }
    text = try arguments.lines().joined(separator: "\n")
  }

  package var effect: TapeEffect { .input() }

  package var maskedText: String? { text.map { _ in "Paste \"********\"" } }

  package func typedText(pasting clipboard: String) -> String? { text ?? clipboard }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.send(.paste(text ?? player.clipboard))
  }
}

extension Key {
  /// Whether it types a visible character.
  fileprivate var isTyped: Bool {
    guard case .character(let character) = symbol else { return false }
    return modifiers.isEmpty && character != " "
  }
}

extension TapeArguments {
  /// Takes consecutive texts, joined by a space, as in VHS.
  fileprivate mutating func joinedTexts(_ wanted: String) throws(TapeFinding) -> String {
    var texts: [String] = []
    while let token = vhsText() {
      warnOfCommand(in: token)
      texts.append(token.text)
    }
    if let fault = next?.fault { throw fault }
    guard !texts.isEmpty else { throw unexpected(wanted) }
    return texts.joined(separator: " ")
  }

  /// Warns of a typed bare word that may be meant as a command.
  private mutating func warnOfCommand(in token: TapeToken) {
    guard token.kind == .word, CommandTable.row(of: token.text) != nil else { return }
    doubt(
      finding(
        .typedCommand,
        at: token,
        "\(word.text) types \(token.text.quoted) as text",
        note: "quote the text, or start a new line"
      )
    )
  }
}
