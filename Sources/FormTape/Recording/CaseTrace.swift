import FormWidgets
import SourceText

/// The steps of a failed case with the screens before and after each, for a report to look at.
package struct CaseTrace: Sendable {
  /// The largest number of traces in a report.
  package static let limit = 100

  /// The trace as JSON: `{"film": {…}, "colors": "…", "steps": [{"place", "text", "state", "before",
  /// "after"}]}`.
  ///
  /// `before` and `after` are numbers of frames of the film, `state` is `done`, `failed` or `left`.
  package let json: String

  /// Creates the trace of a played case; `nil` if nothing was recorded.
  package init?(of play: CasePlay, _ steps: [TapeStep], look: PictureStyle = PictureStyle()) {
    let publish = { (line: String) in play.redactions.applied(to: play.secrets.removed(from: line))
    }
    let isPublic = play.redactions.isEmpty && play.secrets.isEmpty
    let timed = play.recording.timed
    guard !timed.isEmpty else { return nil }
    let stills = timed.map { time, moment in
      HTMLFilm.Still(
        at: time,
        isPublic ? moment.screen : moment.screen.replacingLines(publish),
        cursor: moment.cursor,
        caption: publish(moment.caption),
        key: moment.key
      )
    }
    let reel = HTMLFilm(stills, look: look).reel
    let secretSteps = Set(play.recording.filter(\.isSecret).map(\.step))
    let failed = play.report.failedPlaces
    /// Returns the frame after the steps before an index.
    func frame(before index: Int) -> Int {
      timed.lastIndex { $0.moment.step < index }.map { reel.frames[$0] } ?? 0
    }
    let list = steps.enumerated().map { index, step in
      let place = step.origin.description
      let isDone = index < play.performedCount
      let state = failed.contains(place) ? "failed" : isDone ? "done" : "left"
      let text = publish(step.text(isMasked: secretSteps.contains(index)))
      return "{\"place\":\(place.json),\"text\":\(text.json),\"state\":\"\(state)\","
        + "\"before\":\(frame(before: index)),\"after\":\(frame(before: index + 1))}"
    }
    json =
      "{\"film\":\(reel.data),\n\"colors\":\(reel.colors.json),\n"
      + "\"steps\":[\n\(list.joined(separator: ",\n"))\n]}"
  }
}

extension CaseReport {
  /// The places of the steps that failed, like `signup.tape:12`.
  fileprivate var failedPlaces: Set<String> {
    switch ending {
    case .failed(let mismatches): Set(mismatches.map { "\($0.file):\($0.line)" })
    case .broken(let breakdown): Set([breakdown.origin].compactMap(\.self))
    case .passed, .skipped: []
    }
  }
}

extension CellGrid {
  /// Returns the grid with lines replaced; a shorter one ends in blanks, a longer one is cut.
  fileprivate func replacingLines(_ replace: (String) -> String) -> CellGrid {
    CellGrid(
      rows.enumerated().map { index, cells in
        let line = line(index + 1)
        let new = replace(line)
        guard new != line else { return cells }
        let plain = CellGrid([new], columns: cells.count).rows[0]
        return zip(cells, plain).map { Cell($1.text, style: $0.style, look: $0.look) }
      }
    )
  }
}
