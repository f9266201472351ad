import CNcurses
import FormUI

/// How a style looks on a terminal: attributes, and a colour where there are colours.
struct Look {
  var attributes = curses_normal
  var color: Int32?

  /// The look of a style.
  ///
  /// Colour never stands alone: what it says, a mark or a word says too. What is typed has no
  /// attributes, so that most keys are answered by the one byte they are.
  init(of style: Style) {
    switch style {
    case .plain, .label, .value: break
    case .room: attributes = curses_underline
    case .title, .focusedLabel, .focusedControl, .notice: attributes = curses_bold
    case .quiet, .placeholder: attributes = curses_dim
    case .error: color = COLOR_RED
    case .hint, .warning: color = COLOR_YELLOW
    case .success: color = COLOR_GREEN
    case .focusedButton, .selection: attributes = curses_reverse
    }
  }

  /// The colours in use; each is a pair with the terminal's own background.
  static let colors = [COLOR_RED, COLOR_YELLOW, COLOR_GREEN]

  /// The number of the pair that shows a colour.
  static func pair(of color: Int32) -> Int16 { Int16(color) + 1 }
}
