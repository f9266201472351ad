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
    case help
    case takeProposal
    case quote
    case redraw, suspend
  }

  /// An action, the keys for it, its word, and whether that stands on the help line.
  struct Row: Sendable {
    let action: Action
    let keys: [Key]
    let word: SessionWord
    let isOnHelpLine: Bool

    init(_ action: Action, _ keys: [Key], _ word: SessionWord, onHelpLine: Bool = false) {
      self.action = action
      self.keys = keys
      self.word = word
      isOnHelpLine = onHelpLine
    }
  }

  /// All actions, the most wanted first.
  static let rows = [
    Row(.next, [.tab, .down, .control("n")], .next, onHelpLine: true),
    Row(.nextPage, [.pageDown, Key(.pageDown, .control)], .nextPage, onHelpLine: true),
    Row(.submit, [.function(2), .control("s")], .submit, onHelpLine: true),
    Row(.interrupt, [.control("c")], .cancel, onHelpLine: true),
    Row(.help, [.function(1), .alt("h"), .character("?")], .help, onHelpLine: true),
    Row(.switchErrors, [.function(9), .alt("e")], .allErrors, onHelpLine: true),
    Row(.nextProblem, [.function(8), .alt("n")], .problem, onHelpLine: true),
    Row(.previousProblem, [.shift(.function(8)), .alt("p")], .previousProblem),
    Row(.previous, [.backTab, .up, .control("p")], .back),
    Row(.previousPage, [.pageUp, Key(.pageUp, .control)], .previousPage),
    Row(.takeProposal, [.function(4), .alt("q")], .takeProposal),
    Row(.quote, [.control("v")], .quote),
    Row(.advance, [.enter], .advance),
    Row(.cancel, [.escape], .leave),
    Row(.redraw, [.function(5), .control("l")], .redraw),
    Row(.suspend, [.control("z")], .suspend),
  ]

  /// A piece of the help line: a key, and what it does.
  struct Help: Sendable {
    let action: Action
    let key: Key
    let word: SessionWord
  }

  /// The help line: the first key of each row that stands there.
  static let help: [Help] = rows.compactMap { row in
    guard row.isOnHelpLine, let key = row.keys.first else { return nil }
    return Help(action: row.action, key: key, word: row.word)
  }

  /// The first key for an action.
  static func key(for action: Action) -> Key? {
    rows.first { $0.action == action }?.keys.first
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
