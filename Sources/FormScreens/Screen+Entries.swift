import FormFilling
import FormNarration
import FormWidgets
import Forms

/// The buttons of repeated groups, on the screen.
extension Screen {
  /// Returns the button of a repeated group at a cell of its field; `nil` if there is none.
  func control(at index: Int, cell: Position, columns: Int) -> View.Target? {
    guard var buttons = filling.fields[index].buttons,
      buttons.highlight(at: cell, columns: columns)
    else { return nil }
    return buttons.change.map { .control(index, $0) }
  }

  /// Returns the label of the button of a repeated group at an index, the highlighted one with its
  /// entry; `nil` if there is none.
  package func textOfControl(at index: Int) -> String? {
    guard facts.fields[index].isControl, let label = filling.fields[index].buttons?.label else {
      return nil
    }
    return facts.form.fields[index].hasAnswer
      ? label : "\(label), \(facts.form.fields[index].label)"
  }
}
