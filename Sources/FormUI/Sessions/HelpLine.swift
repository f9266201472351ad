/// A line of the help page, before it is wrapped.
struct HelpLine: Hashable {
  /// The symbol before the text; may be empty.
  let mark: String
  /// The text.
  let text: String
  /// The style.
  let style: Style
  /// Whether it is a heading, with a blank line above it.
  let isHead: Bool

  /// Creates an ordinary line.
  init(_ text: String, mark: String = "", _ style: Style = .plain) {
    self.mark = mark
    self.text = text
    self.style = style
    isHead = false
  }

  /// Creates a heading.
  init(head: String) {
    mark = ""
    text = head
    style = .title
    isHead = true
  }
}
