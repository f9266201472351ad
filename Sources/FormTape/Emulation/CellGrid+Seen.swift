import FormUI

extension CellGrid {
  /// The screen as a user sees it: without cell roles, and without the weight and color of blanks
  /// that are neither underlined nor reversed.
  ///
  /// A program shows the same on a terminal and in this process if these are equal: ncurses erases
  /// blanks at the end of a row whatever their weight.
  public var seen: CellGrid {
    CellGrid(rows.map { $0.map(\.seen) })
  }
}

extension Cell {
  fileprivate var seen: Cell {
    var cell = Cell(text, look: look)
    guard text == " ", look.attributes.isDisjoint(with: [.underline, .reverse]) else { return cell }
    cell.look = CellLook(background: look.background)
    return cell
  }
}
