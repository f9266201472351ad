/// The page about one field, which covers the form: what must hold of its answer, what is said of
/// it and why that is shown or not, and the keys.
struct HelpPage: Hashable, Sendable {
  /// What a key does on the page.
  enum Action: Hashable, Sendable {
    case close
    case scroll(by: Int)
    case scrollByPage(Int)
  }

  /// The field that it is about, by its place; nothing where a button has the focus.
  let place: Int?

  /// The first line in view, from 0; drawn no further down than the lines go.
  private(set) var firstLine = 0

  /// Creates the page at its top.
  init(on place: Int?) {
    self.place = place
  }

  /// What a key does, or nothing where it does nothing here.
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

  /// The lines that PgDn and PgUp pass over, whatever the screen's size, which keys do not know.
  private static let pageLength = 6

  /// Scrolls by lines, down where positive, no further than the last of so many.
  mutating func scroll(by lines: Int, of count: Int) {
    firstLine = min(max(0, firstLine + lines), max(0, count - 1))
  }

  /// Scrolls by pages, down where positive, no further than the last of so many lines.
  mutating func scroll(byPages pages: Int, of count: Int) {
    scroll(by: pages * HelpPage.pageLength, of: count)
  }
}
