import FormWidgets

extension Cast {
  /// Creates the recording of a played case, with a chapter for each command.
  ///
  /// Typed text is left out, because it may be secret.
  package init(of recording: [RecordedMoment], title: String) {
    let moments = recording.shown
    self.init(size: moments.first?.moment.screen.size ?? Size(columns: 80, rows: 24), title: title)
    var (label, frame) = ("", AnsiFrame?.none)
    for (time, moment) in moments {
      if moment.label != label { events.append(CastEvent(at: time, .marker(moment.label))) }
      label = moment.label
      let size = moment.screen.size
      if let frame, frame.grid.size != size { events.append(CastEvent(at: time, .resize(size))) }
      let next = AnsiFrame(moment.screen, cursor: moment.cursor)
      let output = next.text(after: frame)
      if !output.isEmpty { events.append(CastEvent(at: time, .output(output))) }
      frame = next
    }
    guard let end = moments.last?.time else { return }
    // Players stop at the last event, so the last screen needs one after it to be seen.
    events.append(CastEvent(at: end + Cast.lastHold, .output("")))
  }

  /// How long the last screen is shown.
  private static let lastHold = Duration.seconds(2)
}

extension SVGFilm {
  /// Creates the film of a played case, in the default look.
  public init(of recording: [RecordedMoment]) {
    self.init(of: recording, look: PictureStyle())
  }

  /// Creates the film of a played case.
  package init(of recording: [RecordedMoment], look: PictureStyle) {
    self.init(
      recording.shown.map { Still(at: $0.time, $0.moment.screen, cursor: $0.moment.cursor) },
      look: look
    )
  }
}

extension [RecordedMoment] {
  /// The screens as consecutive texts, with a line of dashes after each one that differs from the
  /// previous one.
  package var script: String {
    var last: String?
    var script = ""
    for (_, moment) in shown {
      let text = moment.screen.text
      guard text != last else { continue }
      last = text
      script += text + "\n" + String(repeating: "─", count: moment.screen.size.columns) + "\n"
    }
    return script
  }

  /// How long the first screen is shown before anything happens.
  static let firstHold = Duration.seconds(1)

  /// The visible moments, timed without the hidden ones; the first one is held for a while.
  fileprivate var shown: [(time: Duration, moment: RecordedMoment)] {
    var time = Duration.zero
    var shown: [(time: Duration, moment: RecordedMoment)] = []
    for (index, moment) in enumerated() {
      if index > 0, !self[index - 1].isHidden { time += moment.time - self[index - 1].time }
      if !moment.isHidden { shown.append((shown.isEmpty ? .zero : time, moment)) }
      if shown.count == 1, index + 1 < count, !moment.isHidden { time += Self.firstHold }
    }
    return shown
  }
}
