/// A widget that shows options, each of which the mouse can point at.
package protocol PointedWidget: Widget {
  /// The options, with the one for a typed answer at the end.
  var pointedOptions: [Choice] { get }

  /// Returns the index of the option at a cell of the widget as drawn in a size; `nil` if there is
  /// none.
  func option(at cell: Position, in size: Size) -> Int?
}

extension Widget {
  /// The options by their names, with the one for a typed answer at the end.
  package var namedOptions: [Choice] {
    (self as? any PointedWidget)?.pointedOptions ?? description.choices
  }
}
