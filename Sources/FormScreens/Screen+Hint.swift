import FormFilling
import FormNarration
import FormWidgets
import Forms

/// The lines above the keys about the focused field, if it has no rows for its help or hint.
///
/// They cover rows of the form below the field, so that they move nothing.
extension Screen {
  /// Returns the lines of a hint whose block begins at a row of the view: as many as it needs, but
  /// none that covers its field, and no more than half of the screen; none if a notice takes their
  /// place.
  func hintLines(_ hint: Block.Hint, from row: Int, on size: Size) -> [MessageLine] {
    guard size.isRoomy, !filling.mode.isAsking, noticeLines(on: size).isEmpty
    else {
      return []
    }
    let rows = min(size.rowsOfForm - row - hint.end, size.rows / 2 - 1)
    return hint.lines(rows: 1 + max(0, rows), columns: size.columns, narrator.glyphs)
  }

  /// Returns the number of rows of the form that the hint of a focused element covers if there are
  /// enough below the element.
  func rowsCoveredByHint(of target: Focus) -> Int {
    guard size.isRoomy, let hint = hint(of: target, on: size) else { return 0 }
    return hint.lines(rows: size.rows / 2, columns: size.columns, narrator.glyphs).count - 1
  }

  func hint(of target: Focus, on screen: Size) -> Block.Hint? {
    guard case .field(let index) = target else { return nil }
    return fieldBlock(at: leader(ofRowAt: index, on: screen), on: screen).hint
  }
}

extension Block.Hint {
  /// Returns its lines: as many as it needs, up to a number of rows.
  func lines(rows: Int, columns: Int, _ glyphs: Glyphs) -> [MessageLine] {
    let width = columns - (line.mark.isEmpty ? 2 : 4)
    return line.text.wrapped(to: width, rows: rows, glyphs).enumerated().map {
      MessageLine(mark: $0 == 0 ? line.mark : "", $1, style: line.style)
    }
  }
}
