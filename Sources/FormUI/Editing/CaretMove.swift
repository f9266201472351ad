/// A way for the caret to move.
enum CaretMove: Hashable, Sendable {
  case left, right, wordLeft, wordRight
  /// To the ends of a line: as drawn if the caret moves, as typed if the text in between is
  /// deleted.
  case lineStart, lineEnd
  /// To the ends of the whole text.
  case textStart, textEnd
  /// Up and down by a line as drawn.
  case lineUp, lineDown
}
