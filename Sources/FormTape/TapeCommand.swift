/// One command of a tape, such as `Type "Ada"`: a value that says what a player is to do.
///
/// To add one, write a file in `Commands` and a row in `CommandTable.rows`.
public protocol TapeCommand: Hashable, Sendable {
  /// What a player does for it, in order; nothing for a command that only tapes themselves heed.
  var actions: [TapeAction] { get }
}
