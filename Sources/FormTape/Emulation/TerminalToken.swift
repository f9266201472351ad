/// A piece of a program's output to a terminal.
enum TerminalToken: Hashable, Sendable {
  /// A character to show.
  case text(Unicode.Scalar)
  /// A control character, like a line feed.
  case control(UInt8)
  /// An escape sequence of two or three bytes, without the escape character: `7`, `(0`.
  case escape(String)
  /// A control sequence: `ESC [ 3 ; 4 H`.
  case sequence(ControlSequence)
  /// The content of an application program command: `ESC _` … `ESC \`.
  case command(String)
}
