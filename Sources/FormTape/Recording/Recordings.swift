import FormWidgets

extension Cast {
  /// Creates the recording of a played case, with a chapter for each command.
  ///
  /// Typed text is left out, because it may be secret.
  package init(of recording: [RecordedMoment], title: String) {
    let moments = recording.shown
    self.init(size: moments.first?.screen.size ?? Size(columns: 80, rows: 24), title: title)
    var (label, frame) = ("", AnsiFrame?.none)
    for (time, screen, moment) in moments {
      if moment.label != label { events.append(CastEvent(at: time, .marker(moment.label))) }
      label = moment.label
      let size = screen.size
      if let frame, frame.grid.size != size { events.append(CastEvent(at: time, .resize(size))) }
      let next = AnsiFrame(screen, cursor: moment.cursor)
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
      recording.shown.map { Still(at: $0.time, $0.screen, cursor: $0.moment.cursor) },
      look: look
    )
  }
}

extension HTMLFilm {
  /// Creates the film of a played case, in the default look.
  public init(of recording: [RecordedMoment]) {
    self.init(of: recording, look: PictureStyle())
  }

  /// Creates the film of a played case.
  package init(of recording: [RecordedMoment], look: PictureStyle) {
    self.init(
      recording.timed.map { time, moment in
        Still(
          at: time,
          moment.screen,
          cursor: moment.cursor,
          caption: moment.caption,
          key: moment.key
        )
      },
      look: look
    )
  }
}

extension RecordedMoment {
  /// The name of the key that was pressed; a dot for one typed into a secret field, and empty if
  /// none was pressed.
  var key: String {
    var decoder = KeyDecoder()
    var first: KeyDecoder.Input?
    for byte in input where first == nil { first = decoder.feed(byte, at: .now) }
    switch first ?? decoder.settle() {
    case .key where isSecret: return "•"
    case .key(let key): return key.description
    case .pasteStart: return "Paste"
    case .pointer: return "Mouse"
    case .background, .text, .cue, nil: return ""
    }
  }
}

extension [RecordedMoment] {
  /// The screens as consecutive texts, each above its caption, with a line of dashes after each one
  /// that differs from the previous one.
  package var script: String {
    var last: String?
    var script = ""
    for (_, _, moment) in shown {
      let caption = moment.caption.isEmpty ? "" : "\n\n" + moment.caption.printableLines
      let text = moment.screen.text + caption
      guard text != last else { continue }
      last = text
      script += text + "\n" + String(repeating: "─", count: moment.screen.size.columns) + "\n"
    }
    return script
  }

  /// How long the first screen is shown before anything happens.
  static let firstHold = Duration.seconds(1)

  /// The visible moments, timed without the hidden ones; the first one is held for a while.
  var timed: [(time: Duration, moment: RecordedMoment)] {
    var time = Duration.zero
    var timed: [(time: Duration, moment: RecordedMoment)] = []
    for (index, moment) in enumerated() {
      if index > 0, !self[index - 1].isHidden { time += moment.time - self[index - 1].time }
      if !moment.isHidden { timed.append((timed.isEmpty ? .zero : time, moment)) }
      if timed.count == 1, index + 1 < count, !moment.isHidden { time += Self.firstHold }
    }
    return timed
  }

  /// The visible moments, and their screens above as many rows as the longest caption needs.
  fileprivate var shown: [(time: Duration, screen: CellGrid, moment: RecordedMoment)] {
    let timed = timed
    let counts = timed.map {
      CaptionRows($0.moment.caption, columns: $0.moment.screen.size.columns)
    }
    let rows = counts.map(\.count).max() ?? 0
    return timed.map {
      ($0.time, $0.moment.screen.captioned($0.moment.caption, rows: rows), $0.moment)
    }
  }
}
