/// Suggestions shown after the caret.
extension Session {
  /// Returns whether a suggestion is shown after the caret on a screen of a size.
  func showsSuggestion(on screen: Size) -> Bool {
    guard let place = focusedPlace, !widgets[place].suggestions.isEmpty,
      let field = widgets[place] as? TextField
    else { return false }
    return field.suggestion(in: widgetArea(at: place, on: screen).size.columns) != nil
  }

  /// Returns the help on the keys that accept a suggestion; empty for a field without any.
  func suggestionHelp(at place: Int) -> [KeyHelp] {
    widgets[place].suggestions.isEmpty
      ? [] : [KeyHelp(TextField.suggestionKeys, .keyTakeSuggestion)]
  }
}
