/// Something that a program tells a terminal.
enum TerminalToken: Hashable, Sendable {
  /// A character to show.
  case text(Unicode.Scalar)
  /// A control character, such as a line feed.
  case control(UInt8)
  /// An escape sequence of two or three bytes, the first one left out: `7`, `(0`.
  case escape(String)
  /// A control sequence: `ESC [ 3 ; 4 H`.
  case sequence(ControlSequence)
  /// What stands in an application program command: `ESC _` … `ESC \`.
  case command(String)
}
