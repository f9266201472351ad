package import FormWidgets
import SourceText

/// A recording of a terminal: the output of a program, with times.
///
/// It contains no date, machine, or user, so that the same tape always creates the same recording.
package struct Cast: Sendable {
  /// The initial size.
  package let size: Size

  let title: String

  /// The events, in order; an event earlier than the previous one counts as simultaneous.
  package var events: [CastEvent] = []
}

/// An event in a terminal recording.
package struct CastEvent: Sendable {
  /// A kind of event.
  package enum Kind: Equatable, Sendable {
    /// Output of the program; its lines end in a carriage return and a line feed.
    case output(String)
    /// The title of a new chapter.
    case marker(String)
    /// A new terminal size.
    case resize(Size)
  }

  /// The time since the start.
  package var time: Duration

  /// What happens.
  package var kind: Kind

  package init(at time: Duration, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// The code letter of the kind, and its data.
  var code: (letter: String, data: String) {
    switch kind {
    case .output(let text): ("o", text)
    case .marker(let label): ("m", label)
    case .resize(let size): ("r", "\(size.columns)x\(size.rows)")
    }
  }
}

/// The times of a recording's events, which never decrease.
struct CastClock {
  /// The time of the last event, in microseconds since the start.
  private var last: Int64 = 0

  /// Returns the time of an event in seconds since the start, to the microsecond.
  mutating func time(of event: CastEvent) -> String {
    let (seconds, attoseconds) = event.time.components
    // Limited to about 300 years.
    let whole = min(max(0, seconds), 10_000_000_000)
    last = max(last, whole * 1_000_000 + attoseconds / 1_000_000_000_000)
    let digits = "\(last % 1_000_000)"
    var decimals = (String(repeating: "0", count: max(0, 6 - digits.count)) + digits)[...]
    while decimals.count > 1, decimals.last == "0" { decimals.removeLast() }
    return "\(last / 1_000_000).\(decimals)"
  }
}

extension Cast {
  /// The recording as text: a header, then a line per event.
  /// - Source: asciinema, "asciicast file format", version 2.
  package var text: String {
    var text = """
      {"version": 2, "width": \(size.columns), "height": \(size.rows), "title": \(title.json)}

      """
    var clock = CastClock()
    for event in events {
      let (letter, data) = event.code
      text += "[\(clock.time(of: event)), \"\(letter)\", \(data.json)]\n"
    }
    return text
  }
}
