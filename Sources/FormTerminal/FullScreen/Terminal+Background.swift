import CNcurses
import FormWidgets
import Glibc
import SystemCalls

/// A query for the colors of the terminal that is not answered yet.
struct BackgroundQuery {
  /// The time after which no answer is expected.
  static let patience = Duration.seconds(1)

  /// How long the end of the program waits for an answer.
  static let finalPatience = Duration.milliseconds(60)

  let start = ContinuousClock.now

  /// The theme that follows the background.
  let theme: Theme

  /// The answers so far.
  var background: TerminalColor?
  var text: TerminalColor?

  /// The last frame, to repaint with other colors.
  var frame: Frame?
}

/// The background that the default theme follows.
extension Terminal {
  /// Adopts the background that the environment names, or asks the terminal.
  ///
  /// Nothing waits for the answer: until then, fields are on dark grounds, and the answer arrives
  /// among the keys.
  /// - Source: "XTerm Control Sequences", "Operating System Commands", 10 and 11;
  ///   rxvt sets `COLORFGBG`.
  mutating func askForBackground(of theme: Theme) {
    query = BackgroundQuery(theme: theme)
    let setting = Posix.setting("COLORFGBG")?.split(separator: ";").last.flatMap { UInt8($0) }
    if let setting, setting < 16 {
      // Black is any color that the user has in its place, and most are lighter.
      adopt(background: setting == 0 ? Theme.usualDark : .numbered(setting))
      return query = nil
    }
    if Terminal.answersColorQueries {
      screen.device.send("\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\")
    } else {
      query = nil
    }
  }

  /// Whether the terminal may answer: its entry has the flag of those that follow xterm, or it is
  /// tmux, which answers since 3.3, and drops the query before; GNU screen shows no answer.
  private static var answersColorQueries: Bool {
    if tigetflag("XT") > 0 || Posix.setting("TERM")?.hasPrefix("tmux") == true { return true }
    return Posix.setting("TMUX") != nil && Posix.setting("STY") == nil
  }

  /// Repaints with colors that suit the background and the text of the terminal, as far as they are
  /// known.
  mutating func adopt(background: TerminalColor? = nil, text: TerminalColor? = nil) {
    guard var query else { return }
    query.background = background ?? query.background
    query.text = text ?? query.text
    self.query = query.background == nil || query.text == nil ? query : nil
    guard let color = query.background else { return }
    let inks = Inks(query.theme.following(color, text: query.text), usesColors: true)
    painter.adopt(inks)
    inline?.adopt(inks)
    if let frame = query.frame { show(frame) }
  }

  /// Waits shortly for an answer that is still expected, so that the shell does not get it.
  func awaitBackground() {
    guard var query, query.start + BackgroundQuery.patience > .now, readAhead.isEmpty else {
      return
    }
    let end = ContinuousClock.now + BackgroundQuery.finalPatience
    var decoder = decoder
    var byte: UInt8 = 0
    while end > .now, isInputReady(within: end - .now),
      Glibc.read(screen.device.inputDescriptor, &byte, 1) == 1
    {
      switch decoder.feed(byte, at: .now) {
      case .background(let color)?: query.background = color
      case .text(let color)?: query.text = color
      case nil: continue
      default: return
      }
      if query.background != nil, query.text != nil { return }
    }
  }
}
