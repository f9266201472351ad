package import FormWidgets

/// A tape shown at typing speed: its position, its speed, and whether it is paused.
///
/// A show is a value, like a screen: it handles keys and time, and yields frames. The tape was
/// played before, so the show can step both ways.
package struct TapeShow: Sendable {
  /// The scenes, in order.
  private let scenes: [ShownScene]

  /// The index of the current scene.
  package private(set) var index = 0

  /// Whether the show is paused.
  package private(set) var isPaused: Bool

  package private(set) var isOver = false

  /// Whether a key that quits has ended it.
  package private(set) var wasQuit = false

  /// The effect of keys that do not control the show, if they end the show.
  private let submission: String?

  /// The symbols of the status.
  private let glyphs: Glyphs

  /// The speed relative to the tape.
  package var speed: Double { TapeShow.speeds[speedPlace] }

  private var speedPlace: Int

  /// How long the current scene has been shown, on the tape's clock.
  private var shownFor = Duration.zero

  private static let speeds = [0.125, 0.25, 0.5, 1, 2, 4, 8, 16]

  /// Creates a show at its first scene.
  /// - Parameters:
  ///   - scenes: The scenes, in order.
  ///   - speed: The speed relative to the tape; rounded to the nearest of 1/8 to 16.
  ///   - isPaused: Whether it starts paused.
  ///   - submission: The effect of keys that do not control the show, if they end the show.
  ///   - glyphs: The symbols of the status.
  package init(
    _ scenes: [ShownScene],
    speed: Double = 1,
    isPaused: Bool = false,
    submission: String? = nil,
    glyphs: Glyphs = .unicode
  ) {
    self.scenes = scenes
    self.submission = submission
    self.glyphs = glyphs
    self.isPaused = isPaused
    speedPlace = TapeShow.speeds.lastIndex { $0 <= speed } ?? 0
    isOver = scenes.isEmpty
  }

  /// How long to wait until the picture changes; `nil` while paused.
  package var pause: Duration? {
    guard !isPaused, !isOver else { return nil }
    return max(.zero, scenes[index].length - shownFor) / speed
  }

  /// Advances the real time.
  package mutating func pass(_ time: Duration) {
    guard !isPaused, !isOver else { return }
    shownFor += time * speed
    while !isOver, shownFor >= scenes[index].length {
      shownFor -= scenes[index].length
      if index + 1 < scenes.count { index += 1 } else { isOver = true }
    }
  }

  /// Handles a key.
  package mutating func press(_ key: Key) {
    switch key {
    case .space: isPaused.toggle()
    case .right, .character("."), .enter: stepByHand(by: 1)
    case .left, .character(","): stepByHand(by: -1)
    case .character("+"), .up: speedPlace = min(speedPlace + 1, TapeShow.speeds.count - 1)
    case .character("-"), .down: speedPlace = max(speedPlace - 1, 0)
    case .home: restart()
    case .escape, .control("c"), .character("q"): (isOver, wasQuit) = (true, true)
    default: isOver = submission != nil
    }
  }

  private mutating func restart() {
    index = 0
    shownFor = .zero
  }

  private mutating func stepByHand(by count: Int) {
    isPaused = true
    shownFor = .zero
    index = min(max(0, index + count), scenes.count - 1)
  }

  /// Returns the picture of the show on a terminal of a size: that of a program, in its own colors.
  /// - Parameters:
  ///   - size: The size.
  ///   - theme: The theme of the status.
  /// - Returns: The picture; `nil` for a form, of which `frame` is the whole picture.
  package func programFrame(in size: Size, theme: Theme) -> AnsiFrame? {
    guard scenes.indices ~= index, let screen = scenes[index].screen, let frame = frame(in: size)
    else { return nil }
    var rows = CellGrid(frame, in: theme).rows
    let isStatusShown = isPaused || screen.size.rows < size.rows
    let covered = isStatusShown ? size.rows - 1 : size.rows
    for (row, cells) in zip(0..<covered, screen.rows) {
      let shown = cells.prefix(size.columns)
      rows[row].replaceSubrange(0..<shown.count, with: shown)
    }
    let cursor = scenes[index].frame.cursor.map(ScreenPosition.init)
    return AnsiFrame(CellGrid(rows), cursor: cursor.flatMap { $0.row <= covered ? $0 : nil })
  }

  /// Returns the picture of the show on a screen of a size.
  ///
  /// Spare rows show the caption, and the last one the status; without one, the status is shown only
  /// while paused. A caption that only has the last row replaces the command in the status.
  package func frame(in size: Size) -> Frame? {
    guard scenes.indices ~= index else { return nil }
    let scene = scenes[index]
    let spare = size.rows - scene.frame.size.rows
    let caption = CaptionRows(scene.caption, columns: size.columns, glyphs: glyphs)
    let room = min(caption.count, max(0, spare - 1))
    let frame = scene.frame.extended(by: caption.spans(in: room))
    let label = room == 0 && !scene.caption.isEmpty ? scene.caption.printable : scene.label
    let isShown = spare > 0 || isPaused
    return frame.placed(in: size, lastRow: isShown ? line(label, columns: size.columns) : nil)
  }

  /// Returns the position, the current command or another text, and the keys.
  private func line(_ label: String, columns: Int) -> [Span] {
    var canvas = Canvas(size: Size(columns: columns, rows: 1), glyphs: glyphs)
    let state = isPaused ? "paused" : "\(speedText)"
    let position = " \(index + 1)/\(scenes.count) \(state) "
    let column = canvas.write(position, row: 0, column: 0, style: .focusedButton) + 1
    let keys = keys(in: min(columns / 2, columns - column - 12))
    let keyColumn = max(column, columns - keys.cellWidth - 1)
    let room = keyColumn - column - 2
    if room > 0 {
      canvas.write(label.fitted(to: room, glyphs), row: 0, column: column)
    }
    canvas.write(keys, row: 0, column: keyColumn, style: .quiet)
    return Frame(canvas).rows[0]
  }

  /// Returns as many of the keys as fit in a width, the most important ones first.
  private func keys(in columns: Int) -> String {
    let quit = "q quit"
    let pause = "Space \(isPaused ? "resume" : "pause")"
    let choices =
      submission.map { ["Any key: \($0)  \(quit)", quit] } ?? [
        "\(pause)  Left Right step  + - speed  \(quit)", "\(pause)  Left Right step  \(quit)",
        "\(pause)  \(quit)", quit,
      ]
    return choices.first { $0.cellWidth <= columns } ?? ""
  }

  private var speedText: String {
    speed < 1 ? "1/\(Int(1 / speed))x" : "\(Int(speed))x"
  }
}

/// A picture of a show, and its duration.
package struct ShownScene: Sendable {
  /// The picture.
  package let frame: Frame

  /// The screen of a program other than a form, in front of a frame that is empty.
  let screen: CellGrid?

  /// Its duration, on the tape's clock.
  package let length: Duration

  /// The command that led to it, as written in the tape.
  package let label: String

  /// The text to show below it; empty for none.
  package let caption: String

  /// Creates a picture of a show.
  package init(_ frame: Frame, length: Duration, label: String = "", caption: String = "") {
    self.frame = frame
    screen = nil
    self.length = length
    self.label = label
    self.caption = caption
  }

  /// Creates the picture of a recorded moment.
  init(_ moment: RecordedMoment, length: Duration) {
    let cells = moment.screen.frame == nil ? moment.screen : nil
    let blank = Frame(
      size: moment.screen.size,
      rows: Array(repeating: [], count: moment.screen.size.rows),
      cursor: moment.cursor?.position
    )
    frame = moment.screen.frame ?? blank
    screen = cells
    self.length = length
    label = moment.label
    caption = moment.caption
  }
}

extension [ShownScene] {
  /// Creates the pictures of a case that was played and recorded.
  /// - Parameters:
  ///   - play: The result of the case.
  ///   - rest: The duration of the last picture.
  package init(_ play: CasePlay, rest: Duration = .milliseconds(1_500)) {
    let moments = play.recording.filter { !$0.isHidden }
    self = moments.indices.map { index in
      let moment = moments[index]
      let next = index + 1 < moments.count ? moments[index + 1].time : moment.time + rest
      let hold = index == 0 ? [RecordedMoment].firstHold : .zero
      return ShownScene(moment, length: next - moment.time + hold)
    }
  }
}
