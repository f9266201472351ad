public import FormUI

/// A tape shown at typing speed: its position, its speed, and whether it is paused.
///
/// A show is a value, like a session: it handles keys and time, and yields frames. The tape was
/// played before, so the show can step both ways.
public struct TapeShow: Sendable {
  /// The scenes, in order.
  private let scenes: [ShownScene]

  /// The index of the current scene.
  public private(set) var place = 0

  /// Whether the show is paused.
  public private(set) var isPaused: Bool

  /// Whether it is over.
  public private(set) var isOver = false

  /// The speed relative to the tape.
  public var speed: Double { TapeShow.speeds[speedPlace] }

  private var speedPlace: Int

  /// How long the current scene has been shown, on the tape's clock.
  private var shownFor = Duration.zero

  private static let speeds = [0.125, 0.25, 0.5, 1, 2, 4, 8, 16]

  /// Creates a show at its first scene.
  /// - Parameters:
  ///   - scenes: The scenes, in order.
  ///   - speed: The speed relative to the tape; rounded to the nearest of 1/8 to 16.
  ///   - isPaused: Whether it starts paused.
  public init(_ scenes: [ShownScene], speed: Double = 1, isPaused: Bool = false) {
    self.scenes = scenes
    self.isPaused = isPaused
    speedPlace = TapeShow.speeds.lastIndex { $0 <= speed } ?? 0
    isOver = scenes.isEmpty
  }

  /// How long to wait until the picture changes; `nil` while paused.
  public var pause: Duration? {
    guard !isPaused, !isOver else { return nil }
    return max(.zero, scenes[place].length - shownFor) / speed
  }

  /// Lets real time pass.
  public mutating func pass(_ time: Duration) {
    guard !isPaused, !isOver else { return }
    shownFor += time * speed
    while !isOver, shownFor >= scenes[place].length {
      shownFor -= scenes[place].length
      if place + 1 < scenes.count { place += 1 } else { isOver = true }
    }
  }

  /// Handles a key.
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

  /// Returns the picture of the show on a screen of a size.
  ///
  /// A spare row shows the status; without one, the status is shown only while paused.
  public func frame(in size: Size) -> Frame? {
    guard scenes.indices ~= place else { return nil }
    let frame = scenes[place].frame
    let hasRoom = size.rows > frame.size.rows
    return frame.placed(in: size, lastRow: hasRoom || isPaused ? line(columns: size.columns) : nil)
  }

  /// Returns the position, the current command, and the keys.
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
