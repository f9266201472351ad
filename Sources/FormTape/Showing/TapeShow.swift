public import FormUI

/// A tape being shown at the speed of typing: where it is, how fast, whether it waits.
///
/// A show is a value, like a session: it takes keys and time, and yields frames. What it shows was
/// played before, so it can step both ways.
public struct TapeShow: Sendable {
  /// What is shown, in order.
  private let scenes: [ShownScene]

  /// The number of the scene on show, from 0.
  public private(set) var place = 0

  /// Whether the show waits for a key.
  public private(set) var isPaused: Bool

  /// Whether it is over.
  public private(set) var isOver = false

  /// How much faster than the tape it goes.
  public var speed: Double { TapeShow.speeds[speedPlace] }

  private var speedPlace: Int

  /// How long the scene has been on show, by the tape's time.
  private var shownFor = Duration.zero

  private static let speeds = [0.125, 0.25, 0.5, 1, 2, 4, 8, 16]

  /// Creates a show at its first scene.
  /// - Parameters:
  ///   - scenes: What is shown, in order.
  ///   - speed: How much faster than the tape, the nearest of 1/8 to 16.
  ///   - isPaused: Whether it begins by waiting for a key.
  public init(_ scenes: [ShownScene], speed: Double = 1, isPaused: Bool = false) {
    self.scenes = scenes
    self.isPaused = isPaused
    speedPlace = TapeShow.speeds.lastIndex { $0 <= speed } ?? 0
    isOver = scenes.isEmpty
  }

  /// How long to wait until something else is to be shown; nothing while a key is waited for.
  public var pause: Duration? {
    guard !isPaused, !isOver else { return nil }
    return max(.zero, scenes[place].length - shownFor) / speed
  }

  /// Lets time pass, by the clock on the wall.
  public mutating func pass(_ time: Duration) {
    guard !isPaused, !isOver else { return }
    shownFor += time * speed
    while !isOver, shownFor >= scenes[place].length {
      shownFor -= scenes[place].length
      if place + 1 < scenes.count { place += 1 } else { isOver = true }
    }
  }

  /// Takes a key.
  public mutating func press(_ key: Key) {
    switch key {
    case .space: isPaused.toggle()
    case .right, .character("."), .enter: stepByHand(by: 1)
    case .left, .character(","): stepByHand(by: -1)
    case .character("+"), .up: speedPlace = min(speedPlace + 1, TapeShow.speeds.count - 1)
    case .character("-"), .down: speedPlace = max(speedPlace - 1, 0)
    case .home: restart()
    case .escape, .control("c"), .character("q"): isOver = true
    default: break
    }
  }

  private mutating func restart() {
    place = 0
    shownFor = .zero
  }

  private mutating func stepByHand(by count: Int) {
    isPaused = true
    shownFor = .zero
    place = min(max(0, place + count), scenes.count - 1)
  }

  /// The picture of the show on a screen of a size.
  ///
  /// Where there is a row to spare it says what goes on; where there is none, only while it waits.
  public func frame(in size: Size) -> Frame? {
    guard scenes.indices ~= place else { return nil }
    let frame = scenes[place].frame
    let hasRoom = size.rows > frame.size.rows
    return frame.placed(in: size, lastRow: hasRoom || isPaused ? line(columns: size.columns) : nil)
  }

  /// Where the show is, what leads there, and the keys.
  private func line(columns: Int) -> [Span] {
    var canvas = Canvas(size: Size(columns: columns, rows: 1))
    let state = isPaused ? "paused" : "\(speedText)"
    let position = " \(place + 1)/\(scenes.count) \(state) "
    let column = canvas.write(position, row: 0, column: 0, style: .focusedButton)
    let keys = "Space \(isPaused ? "resume" : "pause")  Left Right step  + - speed  q quit"
    let room = columns - column - keys.count - 3
    let label = scenes[place].label.prefix(max(0, room))
    canvas.write(String(label), row: 0, column: column + 1)
    canvas.write(keys, row: 0, column: max(column + 1, columns - keys.count - 1), style: .quiet)
    return Frame(canvas).rows[0]
  }

  private var speedText: String {
    speed < 1 ? "1/\(Int(1 / speed))x" : "\(Int(speed))x"
  }
}
