import FormUI

extension Cast {
  /// Creates the recording of a case that was played, with a chapter for each command.
  ///
  /// What is typed is not in it, since it may be secret.
  public init(of recording: [RecordedMoment], title: String) {
    let moments = recording.shown
    self.init(size: moments.first?.moment.screen.size ?? Size(columns: 80, rows: 24), title: title)
    var last: RecordedMoment?
    for (time, moment) in moments {
      if moment.label != last?.label ?? "" {
        events.append(CastEvent(at: time, .marker(moment.label)))
      }
      let isResized = last.map { $0.screen.size != moment.screen.size } ?? false
      if isResized { events.append(CastEvent(at: time, .resize(moment.screen.size))) }
      let known = isResized ? nil : last?.screen
      let output = Cast.output(of: moment, on: known) + Cast.cursor(of: moment, after: last)
      if !output.isEmpty { events.append(CastEvent(at: time, .output(output))) }
      last = moment
    }
  }

  /// What a terminal is sent to show a screen in place of the one that it shows, if it shows one.
  private static func output(of moment: RecordedMoment, on known: CellGrid?) -> String {
    let old = known?.rows
    let rows = moment.screen.rows.enumerated().filter { number, row in
      old.map { !$0.indices.contains(number) || $0[number] != row } ?? true
    }
    guard !rows.isEmpty else { return "" }
    let drawn = rows.map { number, row in
      "\u{1B}[\(number + 1);1H\u{1B}[2K" + CellGrid([row]).ansi.filter { !$0.isNewline }
    }
    // The cursor is put where it belongs behind this, and should not be seen on its way there.
    return "\u{1B}[?25l" + (known == nil ? "\u{1B}[H\u{1B}[2J" : "") + drawn.joined()
      + (moment.cursor.map { "\u{1B}[\($0.row);\($0.column)H\u{1B}[?25h" } ?? "")
  }

  /// What a terminal is sent where the cursor alone has moved.
  private static func cursor(of moment: RecordedMoment, after last: RecordedMoment?) -> String {
    guard let last, last.screen == moment.screen, last.cursor != moment.cursor else { return "" }
    return moment.cursor.map { "\u{1B}[\($0.row);\($0.column)H\u{1B}[?25h" } ?? "\u{1B}[?25l"
  }
}

extension SVGFilm {
  /// Creates the film of a case that was played.
  public init(of recording: [RecordedMoment], look: PictureLook = PictureLook()) {
    self.init(
      recording.shown.map { Frame(at: $0.time, $0.moment.screen, cursor: $0.moment.cursor) },
      look: look
    )
  }
}

extension [RecordedMoment] {
  /// The moments that are shown, each at its time once those that are hidden are cut out.
  fileprivate var shown: [(time: Duration, moment: RecordedMoment)] {
    var time = Duration.zero
    var shown: [(time: Duration, moment: RecordedMoment)] = []
    for (index, moment) in enumerated() {
      if index > 0, !self[index - 1].isHidden { time += moment.time - self[index - 1].time }
      if !moment.isHidden { shown.append((time, moment)) }
    }
    return shown
  }
}
