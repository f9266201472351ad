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
  }

  /// What a form must have several of, or at all, for an action to be useful.
  package enum Need: Sendable {
    case fields, pages, repeatedGroups
  }

  /// When the key line shows an action.
  package enum KeyLineUse: Sendable {
    case never, always
    /// While there is a problem on the screen.
    case withProblems
  }

  /// What changes the word for an action.
  package enum Circumstance: Sendable {
    case showsAllErrors, hidesTextBelow, enterSubmits
  }

  /// An action, the keys for it, and its word.
  package struct Row: Sendable {
    package let action: Action
    package let keys: [Key]
    package let need: Need?
    package let keyLineUse: KeyLineUse

    /// Whether it is useful while the form is not visible: it only moves the focus.
    package let worksUnseen: Bool

    private let word: Word
    private let otherWord: (word: Word, circumstance: Circumstance)?

    init(
      _ action: Action,
      _ keys: [Key],
      _ word: Word,
      or otherWord: (word: Word, circumstance: Circumstance)? = nil,
      for need: Need? = nil,
      onKeyLine keyLineUse: KeyLineUse = .never,
      unseen worksUnseen: Bool = false
    ) {
      (self.action, self.keys, self.word, self.otherWord) = (action, keys, word, otherWord)
      (self.need, self.keyLineUse, self.worksUnseen) = (need, keyLineUse, worksUnseen)
    }

    /// Returns the word for it.
    package func word(in circumstances: Set<Circumstance> = []) -> Word {
      guard let otherWord, circumstances.contains(otherWord.circumstance) else { return word }
      return otherWord.word
    }
  }

  /// All actions, the most useful first.
  package static let rows = [
    Row(
      .intent(.next),
      [.tab, .down, .control("n")],
      .next,
      for: .fields,
      onKeyLine: .always,
      unseen: true
    ),
    Row(
      .intent(.nextPage),
      [.pageDown, Key(.pageDown, .control)],
      .nextPage,
      or: (.moreBelow, .hidesTextBelow),
      for: .pages,
      onKeyLine: .always
    ),
    Row(.intent(.submit), [.function(2), .control("s")], .submit, onKeyLine: .always),
    Row(.help, [.function(1), .alt("h"), .character("?")], .help, onKeyLine: .always),
    Row(
      .intent(.nextProblem),
      [.function(8), .alt("n")],
      .problem,
      for: .fields,
      onKeyLine: .withProblems
    ),
    Row(.intent(.interrupt), [.control("c")], .cancel, onKeyLine: .always, unseen: true),
    Row(
      .intent(.switchErrors),
      [.function(9), .alt("e")],
      .allErrors,
      or: (.oneError, .showsAllErrors),
      onKeyLine: .withProblems
    ),
    Row(
      .intent(.previousProblem),
      [.shift(.function(8)), .alt("p")],
      .previousProblem,
      for: .fields
    ),
    Row(
      .intent(.previous),
      [.backTab, .up, .control("p")],
      .previousField,
      for: .fields,
      unseen: true
    ),
    Row(.intent(.previousPage), [.pageUp, Key(.pageUp, .control)], .previousPage, for: .pages),
    Row(.intent(.acceptProposal), [.function(4), .alt("q")], .acceptProposal),
    Row(.quote, [.control("v")], .quote),
    Row(.intent(.advance), [.enter], .advance, or: (.enterSubmits, .enterSubmits), unseen: true),
    Row(.intent(.cancel), [.escape], .leave),
    Row(.intent(.change(.add)), [Key(.insert)], .addEntryKey, for: .repeatedGroups),
    Row(.intent(.change(.remove)), [Key(.delete, .alt)], .removeEntryKey, for: .repeatedGroups),
    Row(
      .intent(.change(.moveUp)),
      [Key(.up, .alt), Key(.up, .control)],
      .moveEntryUpKey,
      for: .repeatedGroups
    ),
    Row(
      .intent(.change(.moveDown)),
      [Key(.down, .alt), Key(.down, .control)],
      .moveEntryDownKey,
      for: .repeatedGroups
    ),
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

  /// Returns whether an action is useful while the form is not visible.
  package static func worksUnseen(_ action: Action) -> Bool {
    rows.contains { $0.action == action && $0.worksUnseen }
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

/// What a user wants done, however it is said: by a key, the mouse, or a line.
package enum Intent: Hashable, Sendable {
  case next, previous
  case nextPage, previousPage
  /// On from the focused field or answer, or what the focused button does.
  case advance
  case submit
  case cancel, interrupt
  case nextProblem, previousProblem
  case switchErrors
  case acceptProposal
  case change(EntryChange)
}

/// A change of the entries of a repeated group.
package enum EntryChange: Int, CaseIterable, Sendable {
  case remove, moveUp, moveDown, add

  /// The name of its button.
  package var word: Word {
    switch self {
    case .remove: .removeEntry
    case .moveUp: .moveEntryUp
    case .moveDown: .moveEntryDown
    case .add: .addEntryKey
    }
  }
}

extension Key {
  /// The key that reloads external data for a field.
  package static let reload = Key.control("l")

  /// The key that opens an editor for a long text.
  package static let editor = Key.control("o")
}
