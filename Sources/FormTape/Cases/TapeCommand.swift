package import FormValidation

/// A command of a tape, like `Type "Ada"`: a value that a player performs.
///
/// To add one, write it in `Commands` beside those of its topic, and add a row to
/// `CommandTable.rows`.
package protocol TapeCommand: Sendable {
  /// The words that it begins with.
  static var words: [String] { get }

  /// The tools that support it; only Tabstop by default.
  static var dialect: CommandDialect { get }

  /// What the reference says about it.
  static var entry: TapeEntry { get }

  /// Reads the arguments after the command's word.
  init(_ arguments: inout TapeArguments) throws(TapeFinding)

  /// Its effect on the case; `none` by default.
  var effect: TapeEffect { get }

  /// The command as a recording shows it if one of its keys went to a secret field; `nil`, the
  /// default, if it types nothing.
  var maskedText: String? { get }

  /// Returns the text that it types, or pastes from its arguments or the clipboard; `nil`, the
  /// default, if there is none.
  func typedText(pasting clipboard: String) -> String?

  /// Changes the settings that apply before the first key, regardless of the command's position.
  func prepare(_ setup: inout CaseSetup)

  /// Performs the command on the player's stage.
  func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown)
}

extension TapeCommand {
  package static var dialect: CommandDialect { .native }

  package var effect: TapeEffect { .none }

  package var maskedText: String? { nil }

  package func typedText(pasting clipboard: String) -> String? { nil }

  package func prepare(_ setup: inout CaseSetup) {}

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {}

  /// Returns the command if it is of a type.
  ///
  /// A failed `as?` takes some 1,000 instructions, comparing types 10.
  package func cast<Command: TapeCommand>(to type: Command.Type) -> Command? {
    Self.self == type ? self as? Command : nil
  }
}

/// The tools that support a command.
package enum CommandDialect: Hashable {
  /// VHS also supports it; several such commands can share a line.
  case vhs
  /// Only Tabstop supports it; it must start a line.
  case native
}

/// The effect of a command on its case.
package enum TapeEffect: Sendable {
  /// No effect on the program or the report.
  case none
  /// Only annotates recordings; it does not separate the expectations before and after it.
  case remark
  /// Changes how the following commands are played.
  case setting(TapeSetting)
  /// Sends keys, pastes or mouse actions, each followed by a pause; `nil` for the typing speed.
  case input(count: Int = 1, pause: Duration? = nil)
  /// Affects the program without sending anything, and lets time pass.
  case change(lasting: Duration)
  /// Checks the visible state, for at most a time. Consecutive checks form one checkpoint: all are
  /// performed, even if one fails.
  case check(patience: Duration?)
  /// Waits until something is visible, for at most a time; `nil` for the `WaitTimeout` setting.
  case wait(patience: Duration?)

  /// Whether the case can fail because of the visible state.
  package var expectsSomething: Bool {
    switch self {
    case .check, .wait: true
    case .none, .remark, .setting, .input, .change: false
    }
  }

  /// Whether expectations before and after it form one checkpoint.
  var staysInCheckpoint: Bool {
    switch self {
    case .check, .remark: true
    case .none, .wait, .setting, .input, .change: false
    }
  }

  /// The number of inputs that it sends.
  var inputCount: Int {
    if case .input(let count, _) = self { count } else { 0 }
  }
}

/// A setting of how a tape is played or how its recording looks.
package enum TapeSetting: Equatable, Sendable {
  /// The default pause after a key; initially 50 ms.
  case typingSpeed(Duration)
  /// The default time limit of `Wait`; initially 15 s.
  case waitTimeout(Duration)
  /// The default pattern of `Wait`.
  case waitPattern(SearchPattern)
  /// A setting that only affects recordings, like `Theme` or `FontSize`, as written.
  case look(name: String, value: String)
}

/// A command of a tape, and its place.
package struct TapeStep: Sendable {
  package let command: any TapeCommand

  /// The place where the command begins.
  package let origin: TapeOrigin

  /// The command as written, without `#:` and without the rest of its line.
  package let text: String

  /// Whether the step can fail because of what the form shows.
  package var expectsSomething: Bool { command.effect.expectsSomething }
}
