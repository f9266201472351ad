import FormFilling
import FormNarration
import FormWidgets
import Forms

/// The buttons of repeated groups, on the screen.
extension Screen {
  /// Returns the button of a repeated group at a cell of its field; `nil` if there is none.
  func control(at index: Int, cell: Position, columns: Int) -> View.Target? {
    if var buttons = filling.fields[index].widget as? EntryButtons {
      guard buttons.highlight(at: cell, columns: columns) else { return nil }
      return .control(index, buttons.action)
    }
    guard let count = filling.fields[index].widget as? EntryCount,
      0..<count.text(in: narrator).cellWidth + 4 ~= cell.column, cell.row >= 0
    else { return nil }
    return .control(index, .add)
  }

  /// Returns the label of the button of a repeated group at an index, the highlighted one with its
  /// entry; `nil` if there is none.
  package func textOfControl(at index: Int) -> String? {
    guard facts.fields[index].isControl else { return nil }
    if let count = filling.fields[index].widget as? EntryCount {
      return count.text(in: narrator)
    }
    guard let buttons = filling.fields[index].widget as? EntryButtons else { return nil }
    return "\(narrator[buttons.action.word]), \(facts.form.fields[index].label)"
  }
}
