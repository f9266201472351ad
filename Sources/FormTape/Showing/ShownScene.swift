public import FormUI

/// A picture of a show, and how long it stays.
public struct ShownScene: Hashable, Sendable {
  /// The picture.
  public let frame: Frame

  /// How long it stays, on the tape's clock.
  public let length: Duration

  /// The command that led to it, as written in the tape.
  public let label: String

  /// Creates a picture of a show.
  public init(_ frame: Frame, length: Duration, label: String = "") {
    self.frame = frame
    self.length = length
    self.label = label
  }
}

extension [ShownScene] {
  /// Creates the pictures of a case that was played in process and recorded.
  /// - Parameters:
  ///   - play: The result of the case.
  ///   - rest: How long the last picture stays.
  public init(_ play: CasePlay, rest: Duration = .milliseconds(1_500)) {
    let moments = play.recording.filter { !$0.isHidden }
    self = moments.indices.compactMap { index in
      let moment = moments[index]
      let next = index + 1 < moments.count ? moments[index + 1].time : moment.time + rest
      let hold = index == 0 ? [RecordedMoment].firstHold : .zero
      return moment.screen.frame.map {
        ShownScene($0, length: next - moment.time + hold, label: moment.label)
      }
    }
  }
}
