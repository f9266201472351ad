import FormUI

extension CellGrid {
  /// The screen without what nobody sees of it: what cells are for, and the weight and colour of
  /// blanks that are neither underlined nor reversed.
  ///
  /// Two of these are equal where a program shows the same on a terminal and in this process:
  /// ncurses erases blanks at the end of a row whatever their weight.
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
