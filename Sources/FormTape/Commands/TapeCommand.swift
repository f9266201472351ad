/// A command of a tape, like `Type "Ada"`: a value that a player performs.
///
/// To add one, write it in `Commands` beside those of its theme, and add a row to
/// `CommandTable.rows`.
package protocol TapeCommand: Hashable, Sendable {
  /// What performing it does to the case; `none` by default.
  var effect: TapeEffect { get }

  /// The command as a recording shows it if one of its keys went to a secret field; `nil`, the
  /// default, if it types nothing.
  var maskedText: String? { get }

  /// Changes the settings that apply before the first key, wherever the command is written.
  func prepare(_ setup: inout CaseSetup)

  /// Performs the command on the player's stage.
  func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown)
}

extension TapeCommand {
  package var effect: TapeEffect { .none }

  package var maskedText: String? { nil }

  package func prepare(_ setup: inout CaseSetup) {}

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {}
}

/// What performing a command does to its case.
package enum TapeEffect: Hashable, Sendable {
  /// Nothing that the program or the report notices.
  case none
  /// Changes how the following commands are played.
  case setting(TapeSetting)
  /// Sends keys, pastes or mouse actions, each followed by a pause; `nil` for the typing speed.
  case input(count: Int = 1, pause: Duration? = nil)
  /// Affects the program without sending anything, and lets time pass.
  case change(lasting: Duration)
  /// Checks what is visible, for at most a time. Consecutive checks are one checkpoint: all are
  /// made, even if one fails.
  case check(patience: Duration?)
  /// Waits until something is visible, for at most a time; `nil` for the `WaitTimeout` setting.
  case wait(patience: Duration?)

  /// Whether the case can fail because of what is visible.
  package var expectsSomething: Bool {
    switch self {
    case .check, .wait: true
    case .none, .setting, .input, .change: false
    }
  }

  /// How many inputs it sends.
  var inputCount: Int {
    if case .input(let count, _) = self { count } else { 0 }
  }
}

/// A command that can be written in a tape.
protocol ReadableCommand: TapeCommand {
  /// The words that it begins with.
  static var words: [String] { get }

  /// Which tools support it.
  static var dialect: CommandDialect { get }

  /// Reads the arguments after the command's word.
  init(_ arguments: inout TapeArguments) throws(TapeFinding)
}

/// Which tools support a command.
enum CommandDialect: Hashable {
  /// VHS supports it, too; several such commands can share a line.
  case vhs
  /// Only Tabstop supports it; it must start a line.
  case native
}

/// All commands that can be written in a tape.
enum CommandTable {
  /// The commands; of two with the same first word, the first wins without `#:`.
  static let rows: [any ReadableCommand.Type] = [
    // VHS commands.
    Output.self, Require.self, SetOption.self, SetVariable.self, Source.self, TypeText.self,
    PressKey.self, ScrollView.self, Sleep.self, Wait.self, Hide.self, Show.self, Screenshot.self,
    Copy.self, Paste.self,
    // Commands of our own.
    Test.self, OpenForm.self, SetSize.self, Resize.self, SetClock.self, Skip.self, EndSkip.self,
    Redact.self, AnswerCheck.self, Expect.self, Click.self, Drag.self, Wheel.self,
  ]

  /// Returns the command that begins with a word; after `#:`, only native ones.
  static func row(of word: String, isDirective: Bool = false) -> (any ReadableCommand.Type)? {
    (isDirective ? byNativeWord : byWord)[word]
  }

  /// Returns whether a word begins a command that must start a line.
  static func isNative(_ word: String) -> Bool {
    byWord[word]?.dialect == .native
  }

  /// The first words of all commands, in the order of the rows.
  static let words: [String] = rows.flatMap { $0.words }

  private static let byWord = index(of: rows)

  // `Paste` is a VHS command, except with a text.
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
