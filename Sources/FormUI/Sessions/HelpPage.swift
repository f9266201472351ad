/// The help page of a field, which covers the form: the rules on its answer, its messages and why
/// they are shown or not, and the keys.
struct HelpPage: Hashable, Sendable {
  /// What a key does on the page.
  enum Action: Hashable, Sendable {
    case close
    case scroll(by: Int)
    case scrollByPage(Int)
  }

  /// The index of its field; `nil` if a button has the focus.
  let place: Int?

  /// The first visible line, from 0; drawing clamps it to the last lines.
  private(set) var firstLine = 0

  /// Creates the page at its top.
  init(on place: Int?) {
    self.place = place
  }

  /// Returns the action of a key; `nil` if it has none here.
  static func action(of key: Key) -> Action? {
    switch key {
    case .escape, .enter, .function(1), .alt("h"), .character("?"), .character("q"): .close
    case .down, .tab, .control("n"): .scroll(by: 1)
    case .up, .backTab, .control("p"): .scroll(by: -1)
    case .pageDown, .space: .scrollByPage(1)
    case .pageUp: .scrollByPage(-1)
    case .home: .scroll(by: -HelpPage.farAway)
    case .end: .scroll(by: HelpPage.farAway)
    default: nil
    }
  }

  private static let farAway = 1_000_000

  /// The number of lines that PgDn and PgUp skip; fixed, since keys do not know the screen's size.
  private static let pageLength = 6

  /// Scrolls by lines, positive is down, at most to the last.
  mutating func scroll(by lines: Int, of count: Int) {
    firstLine = min(max(0, firstLine + lines), max(0, count - 1))
  }

  /// Scrolls by pages, positive is down, at most to the last line.
  mutating func scroll(byPages pages: Int, of count: Int) {
    scroll(by: pages * HelpPage.pageLength, of: count)
  }
}
