/// Suggestions shown after the caret.
extension Session {
  /// Returns whether a suggestion is shown after the caret on a screen of a size: the key for it
  /// would change the answer.
  func showsSuggestion(on screen: Size) -> Bool {
    guard let place = focusedPlace, let key = measures.fields[place].suggestionKeys.first else {
      return false
    }
    var widget = fields[place].widget
    _ = widget.handle(.key(key), in: widgetArea(at: place, on: screen).size)
    return widget.value != fields[place].widget.value
  }

  /// Returns the help on the keys that accept a suggestion; empty for a field without any.
  func suggestionHelp(at place: Int) -> [KeyHelp] {
    let keys = measures.fields[place].suggestionKeys
    return keys.isEmpty ? [] : [KeyHelp(keys, .keyTakeSuggestion)]
  }
}
