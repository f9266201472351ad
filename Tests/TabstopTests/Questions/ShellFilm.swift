import FormFile
import FormFilling
import FormScreens
import FormTape
import FormValidation
import FormWidgets
import Forms
import TestSupport

/// A film of questions below the prompt of a shell, made without a terminal.
struct ShellFilm {
  private let size: Size
  private let typing = Duration.milliseconds(90)
  private var lines: [[Span]] = []
  private var time = Duration.zero
  private(set) var stills: [SVGFilm.Still] = []

  /// Creates a film that begins with an empty prompt.
  init(size: Size) {
    self.size = size
    show(line("$ "), cursor: 2)
  }

  /// Types a command, and begins its output in the next row; words appear at once.
  mutating func run(_ command: String) {
    var typed = "$ "
    for word in command.split(separator: " ", omittingEmptySubsequences: false) {
      typed += word + " "
      show(line(typed), cursor: typed.utf8.count - 1)
    }
    hold(.milliseconds(500))
    lines.append(line(typed))
  }

  /// Asks a question that is answered by keys, each followed by a pause; its answer stays.
  mutating func ask(_ question: Question, _ keys: [(key: Key, pause: Duration)]) throws {
    var screen = Screen(try question.form(in: .english))
    var blocks = DrawnBlocks()
    let room = Size(columns: size.columns - 1, rows: size.rows)
    func frame() -> Frame {
      screen.fit(room)
      return screen.inlineFrame(in: room, reusing: &blocks)
    }
    show(frame())
    hold(.seconds(1))
    for (key, pause) in keys {
      screen.handle(.key(key))
      guard screen.filling.outcome == nil else { break }
      show(frame())
      hold(pause)
    }
    lines += Frame(answersOf: screen, columns: room.columns).rows
    prompt()
  }

  /// Shows the output of a command.
  mutating func print(_ text: String) {
    lines.append(line(text))
    prompt()
  }

  /// Lets the last picture stay for longer.
  mutating func hold(_ pause: Duration) { time += pause }

  private mutating func prompt() {
    show(line("$ "), cursor: 2)
    hold(.milliseconds(700))
  }

  private func line(_ text: String) -> [Span] {
    [Span(column: 0, text: text, width: text.cellWidth, style: .plain)]
  }

  private mutating func show(_ row: [Span], cursor column: Int) {
    let cursor = Position(row: 0, column: column)
    show(Frame(size: Size(columns: size.columns, rows: 1), rows: [row], cursor: cursor))
  }

  /// Shows a frame below the lines; those that do not fit above it have scrolled away.
  private mutating func show(_ frame: Frame) {
    let kept = Array(lines.suffix(max(0, size.rows - frame.rows.count)))
    var cursor = frame.cursor
    cursor?.row += kept.count
    let whole = Frame(
      size: Size(columns: size.columns, rows: kept.count + frame.rows.count),
      rows: kept + frame.rows,
      cursor: cursor
    )
    .placed(in: size)
    let grid = CellGrid(whole, in: CaseSetup(of: []).theme)
    stills.append(SVGFilm.Still(at: time, grid, cursor: whole.cursor.map(ScreenPosition.init)))
    time += typing
  }
}

extension [(key: Key, pause: Duration)] {
  /// The keys of a text, the last of which has a longer pause.
  static func typing(_ text: String, then pause: Duration = .milliseconds(120)) -> Self {
    let keys = text.map { (key: Key.character($0), pause: Duration.milliseconds(120)) }
    return keys.dropLast() + keys.suffix(1).map { ($0.key, pause) }
  }
}
