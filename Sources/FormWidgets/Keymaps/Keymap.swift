/// The keys that work anywhere in a form, if the focused widget does not use them.
///
/// The key line and the help page are drawn from the same table, so that they always match the
/// keys.
package enum Keymap {
  /// The effect of a key: on the filling, or only on the screen.
  package enum Action: Hashable, Sendable {
    case intent(Intent)
    case help, quote
    case redraw, suspend

    /// Whether it is only useful in a form with several fields.
    package var isAboutFields: Bool {
      guard case .intent(let intent) = self else { return false }
      return [.next, .previous, .nextProblem, .previousProblem].contains(intent)
    }

    /// Whether it is only useful in a form with a repeated group.
    package var isAboutEntries: Bool {
      if case .intent(.change) = self { true } else { false }
    }
  }

  /// An action, the keys for it, its word, and whether the key line shows it.
  package struct Row: Sendable {
    package let action: Action
    package let keys: [Key]
    package let word: Word
    package let isOnKeyLine: Bool

    init(_ action: Action, _ keys: [Key], _ word: Word, onKeyLine: Bool = false) {
      self.action = action
      self.keys = keys
      self.word = word
      isOnKeyLine = onKeyLine
    }

    init(_ intent: Intent, _ keys: [Key], _ word: Word, onKeyLine: Bool = false) {
      self.init(.intent(intent), keys, word, onKeyLine: onKeyLine)
    }
  }

  /// All actions, the most useful first.
  package static let rows = [
    Row(.next, [.tab, .down, .control("n")], .next, onKeyLine: true),
    Row(.nextPage, [.pageDown, Key(.pageDown, .control)], .nextPage, onKeyLine: true),
    Row(.submit, [.function(2), .control("s")], .submit, onKeyLine: true),
    Row(.help, [.function(1), .alt("h"), .character("?")], .help, onKeyLine: true),
    Row(.nextProblem, [.function(8), .alt("n")], .problem, onKeyLine: true),
    Row(.interrupt, [.control("c")], .cancel, onKeyLine: true),
    Row(.switchErrors, [.function(9), .alt("e")], .allErrors, onKeyLine: true),
    Row(.previousProblem, [.shift(.function(8)), .alt("p")], .previousProblem),
    Row(.previous, [.backTab, .up, .control("p")], .previousField),
    Row(.previousPage, [.pageUp, Key(.pageUp, .control)], .previousPage),
    Row(.acceptProposal, [.function(4), .alt("q")], .acceptProposal),
    Row(.quote, [.control("v")], .quote),
    Row(.advance, [.enter], .advance),
    Row(.cancel, [.escape], .leave),
    Row(.change(.add), [Key(.insert)], .addEntryKey),
    Row(.change(.remove), [Key(.delete, .alt)], .removeEntryKey),
    Row(.change(.moveUp), [Key(.up, .alt), Key(.up, .control)], .moveEntryUpKey),
    Row(.change(.moveDown), [Key(.down, .alt), Key(.down, .control)], .moveEntryDownKey),
    Row(.redraw, [.function(5), .control("l")], .redraw),
    Row(.suspend, [.control("z")], .suspend),
  ]

  /// Returns the first key for what a user wants.
  package static func key(for intent: Intent) -> Key? {
    rows.first { $0.action == .intent(intent) }?.keys.first
  }

  /// Returns the action of a key; `nil` if it has none.
  package static func action(of key: Key) -> Action? {
    actions[key]
  }

  private static let actions: [Key: Action] = Dictionary(
    rows.flatMap { row in row.keys.map { ($0, row.action) } },
    uniquingKeysWith: { first, _ in first }
  )
}

/// The keys that affect the screen itself and never reach a form.
package enum ScreenKey: Hashable, Sendable {
  /// Redraws the screen, regardless of what the terminal shows.
  case redraw
  /// Stops the program until the shell resumes it.
  case suspend

  /// Creates the action of a key; `nil` if it belongs to the form.
  package init?(_ key: Key) {
    // Most keys type something.
    if key.typed != nil { return nil }
    switch Keymap.action(of: key) {
    case .redraw: self = .redraw
    case .suspend: self = .suspend
    default: return nil
    }
  }
}

extension Key {
  /// The key that reloads external data for a field.
  package static let reload = Key.control("l")

  /// The key that opens an editor for a long text.
  package static let editor = Key.control("o")
}
