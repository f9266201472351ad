import FormValidation

/// Ctrl-V: inserts the next key literally.
extension Session {
  /// Starts quoting, if the focused field accepts text.
  mutating func beginQuoting() {
    guard let place = focusedPlace else { return }
    switch fields[place].widget.description.role {
    case .text, .date, .time: (mode, notice) = (.quoting, .quoting)
    case .number, .toggle, .slider, .range, .choice, .choices, .list: break
    }
  }

  /// Handles the key after Ctrl-V, and returns whether it is done: a key without a character is
  /// refused; Esc cancels Ctrl-V, and Ctrl-C works as usual.
  mutating func pressQuoted(_ key: Key) -> Bool {
    guard Keymap.action(of: key) != .interrupt, let place = focusedPlace else { return false }
    if key == .escape { return true }
    guard let typed = quoted(key, at: place), press(typed, at: place) == .used else {
      notice = .typesNothing
      return true
    }
    takeValue(of: place)
    return true
  }

  /// Returns the key that types the character of a key; `nil` if it has none in the field.
  private func quoted(_ key: Key, at place: Int) -> Key? {
    guard measures.fields[place].keepsLineBreaks else { return key.typed == nil ? nil : key }
    return switch key {
    case .tab: .character("\t")
    case .enter: key
    default: key.typed == nil ? nil : key
    }
  }
}
