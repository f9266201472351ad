/// What the session tells of suggestions that stand behind the caret.
extension Session {
  /// Whether one stands behind the caret on a screen of a size.
  func showsSuggestion(on screen: Size) -> Bool {
    guard let place = focusedPlace, !widgets[place].suggestions.isEmpty,
      let field = widgets[place] as? TextField
    else { return false }
    return field.suggestion(in: widgetArea(at: place, on: screen).size.columns) != nil
  }

  /// The help on the keys that accept one; empty for a field that has none.
  func suggestionHelp(at place: Int) -> [KeyHelp] {
    widgets[place].suggestions.isEmpty
      ? [] : [KeyHelp(TextField.suggestionKeys, .keyTakeSuggestion)]
  }
}
