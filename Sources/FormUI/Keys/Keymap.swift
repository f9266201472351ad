/// What keys do anywhere in a form, once the focused widget had no use for them.
///
/// The help line is drawn from the same table, so that it cannot promise what no key does.
enum Keymap {
  /// What a key does.
  enum Action: Hashable, Sendable {
    case next, previous
    case nextPage, previousPage
    case advance
    case submit
    case cancel, interrupt
    case nextProblem, previousProblem
    case switchErrors
  }

  /// An action, the keys for it, and its word on the help line.
  struct Row: Sendable {
    let action: Action
    let keys: [Key]
    let word: SessionWord?

    init(_ action: Action, _ keys: [Key], _ word: SessionWord? = nil) {
      self.action = action
      self.keys = keys
      self.word = word
    }
  }

  /// All actions, the most wanted on the help line first.
  static let rows = [
    Row(.next, [.tab, .down, .control("n")], .next),
    Row(.submit, [.function(2), .control("s")], .submit),
    Row(.interrupt, [.control("c")], .cancel),
    Row(.previous, [.backTab, .up, .control("p")], .back),
    Row(.switchErrors, [.function(9), .alt("e")], .allErrors),
    Row(.nextProblem, [.function(8), .alt("n")], .problem),
    Row(.previousProblem, [.shift(.function(8)), .alt("p")]),
    Row(.advance, [.enter]),
    Row(.nextPage, [.pageDown, Key(.pageDown, .control)]),
    Row(.previousPage, [.pageUp, Key(.pageUp, .control)]),
    Row(.cancel, [.escape]),
  ]

  /// A piece of the help line: a key, and what it does.
  struct Help: Sendable {
    let action: Action
    let key: String
    let word: SessionWord
  }

  /// The help line: the first key of each row that has a word.
  static let help: [Help] = rows.compactMap { row in
    guard let word = row.word, let key = row.keys.first else { return nil }
    return Help(action: row.action, key: key.description, word: word)
  }

  /// What a key does, or nothing where it does nothing.
  static func action(of key: Key) -> Action? {
    actions[key]
  }

  private static let actions: [Key: Action] = Dictionary(
    rows.flatMap { row in row.keys.map { ($0, row.action) } },
    uniquingKeysWith: { first, _ in first }
  )
}
