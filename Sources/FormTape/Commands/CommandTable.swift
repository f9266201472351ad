/// All commands that can be written in a tape.
enum CommandTable {
  /// The commands; of two with the same first word, the first wins without `#:`.
  static let rows: [any TapeCommand.Type] = [
    // VHS commands.
    Output.self, Require.self, SetOption.self, SetVariable.self, Source.self, TypeText.self,
    PressKey.self, ScrollView.self, Sleep.self, Wait.self, Hide.self, Show.self, Screenshot.self,
    Copy.self, Paste.self,
    // Native commands.
    Test.self, OpenForm.self, StartProgram.self, SetLanguage.self, SetSize.self, Resize.self,
    SetClock.self, Each.self, Skip.self, EndSkip.self, Redact.self,
    AnswerCheck.self, GiveOptions.self, GiveDefault.self, ReplyToSubmit.self, SetEdit.self,
    Expect.self, FocusField.self, FillField.self, ChooseOption.self, CheckField.self,
    ChangeEntries.self,
    Click.self, Drag.self, Wheel.self, Caption.self,
  ]

  /// Returns the command that begins with a word; after `#:`, only native ones.
  static func row(of word: String, isDirective: Bool = false) -> (any TapeCommand.Type)? {
    (isDirective ? byNativeWord : byWord)[word]
  }

  /// Returns whether a word begins a command that must start a line.
  static func isNative(_ word: String) -> Bool {
    byWord[word]?.dialect == .native
  }

  /// The first words of all commands, in the order of the rows.
  static let words: [String] = rows.flatMap { $0.words }

  /// What to write in place of commands of other languages.
  static let habits = [
    "Press": "the key alone, like Enter or Ctrl+C", "Key": "the key alone, like Enter or Ctrl+C",
    "Select": "Choose", "Clear": "Fill FIELD \"\"", "DoubleClick": "Click twice",
    "Assert": "Expect", "Run": "Program", "Spawn": "Program", "Send": "Type", "SendLine": "Type",
    "Hover": "Click; a terminal does not report where the mouse rests",
  ]

  private static let byWord = index(of: rows)

  // `Paste` is a VHS command, except with a text.
  private static let byNativeWord = index(
    of: rows.filter { $0.dialect == .native } + [Paste.self]
  )

  private static func index(
    of rows: [any TapeCommand.Type]
  ) -> [String: any TapeCommand.Type] {
    let pairs = rows.flatMap { row in row.words.map { ($0, row) } }
    return Dictionary(pairs) { first, _ in first }
  }
}
