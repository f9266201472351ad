import FormValidation

/// Ctrl-V: the next key is typed as it is, whatever else it does.
extension Session {
  /// Has the next key typed as it is, where texts are typed.
  mutating func beginQuoting() {
    guard let place = focusedPlace else { return }
    switch widgets[place].role {
    case .text, .secret, .date, .time: notice = .quoting
    case .number, .toggle, .slider, .range, .choice, .choices, .list: break
    }
  }

  /// Takes the key behind Ctrl-V, and says whether that was all there is to do about it: what types
  /// nothing is refused; Esc takes Ctrl-V back, and Ctrl-C is Ctrl-C.
  mutating func pressQuoted(_ key: Key) -> Bool {
    guard Keymap.action(of: key) != .interrupt, let place = focusedPlace else { return false }
    touchAll()
    if key == .escape { return true }
    guard let typed = quoted(key, at: place), press(typed, at: place) == .used else {
      notice = .typesNothing
      return true
    }
    takeValue(of: place)
    return true
  }

  /// The key that types what a key is; nothing where it types nothing in a field.
  private func quoted(_ key: Key, at place: Int) -> Key? {
    guard widgets[place].keepsLineBreaks else { return key.typed == nil ? nil : key }
    return switch key {
    case .tab: .character("\t")
    case .enter: key
    default: key.typed == nil ? nil : key
    }
  }
}
