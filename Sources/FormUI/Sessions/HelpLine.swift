/// A line of the page about a field, before it is broken to the screen's width.
struct HelpLine: Hashable {
  /// The sign before the text; empty for none.
  let mark: String
  /// The text.
  let text: String
  /// What it is for.
  let style: Style
  /// Whether it stands above others, and a blank line above it.
  let isHead: Bool

  /// Creates an ordinary line.
  init(_ text: String, mark: String = "", _ style: Style = .plain) {
    self.mark = mark
    self.text = text
    self.style = style
    isHead = false
  }

  /// Creates a line that stands above others.
  init(head: String) {
    mark = ""
    text = head
    style = .title
    isHead = true
  }
}
