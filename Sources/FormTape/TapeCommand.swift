/// One command of a tape, such as `Type "Ada"`: a value that says what a player is to do.
///
/// To add one, write a file in `Commands` and a row in `CommandTable.rows`.
public protocol TapeCommand: Hashable, Sendable {
  /// What a player does for it, in order; nothing for a command that only tapes themselves heed.
  var actions: [TapeAction] { get }
}

/// A command that tapes can spell.
protocol ReadableCommand: TapeCommand {
  /// The words that it begins with.
  static var words: [String] { get }

  /// Who knows it.
  static var dialect: CommandDialect { get }

  /// Reads what stands behind the command's word.
  init(_ arguments: inout TapeArguments) throws(TapeFinding)
}

/// Who knows a command.
enum CommandDialect: Hashable {
  /// VHS does too; several such commands can share a line.
  case vhs
  /// We alone do; it has a line of its own.
  case native
}

/// Every command that tapes can spell.
enum CommandTable {
  /// The commands; of two that begin with the same word, the first wins without `#:`.
  static let rows: [any ReadableCommand.Type] = [
    // As VHS has them.
    Output.self, Require.self, SetOption.self, SetVariable.self, Source.self, TypeText.self,
    PressKey.self, ScrollView.self, Sleep.self, Wait.self, Hide.self, Show.self, Screenshot.self,
    Copy.self, Paste.self,
    // Our own.
    Test.self, OpenForm.self, SetSize.self, Resize.self, SetClock.self, Skip.self, EndSkip.self,
    Redact.self, AnswerCheck.self, Expect.self, Click.self, Drag.self, Wheel.self,
  ]

  /// The command that begins with a word; behind `#:`, where only our own can stand, one of those.
  static func row(of word: String, isDirective: Bool = false) -> (any ReadableCommand.Type)? {
    (isDirective ? byNativeWord : byWord)[word]
  }

  /// Whether a word begins a command that has a line of its own.
  static func isNative(_ word: String) -> Bool {
    byWord[word]?.dialect == .native
  }

  /// Every word that a command begins with, in the order of the rows.
  static let words: [String] = rows.flatMap { $0.words }

  private static let byWord = index(of: rows)

  // `Paste` is VHS's, but for the text that we let follow it.
  private static let byNativeWord = index(
    of: rows.filter { $0.dialect == .native } + [Paste.self]
  )

  private static func index(
    of rows: [any ReadableCommand.Type]
  ) -> [String: any ReadableCommand.Type] {
    let pairs = rows.flatMap { row in row.words.map { ($0, row) } }
    return Dictionary(pairs) { first, _ in first }
  }
}
