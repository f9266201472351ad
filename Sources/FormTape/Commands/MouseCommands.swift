/// `Click 6 14`: clicks a row and column.
package struct Click: TapeCommand {
  package static let words = ["Click"]
  package static let dialect = CommandDialect.native

  /// The cell.
  package let position: ScreenPosition

  /// Creates the command.
  package init(_ position: ScreenPosition) {
    self.position = position
  }

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    position = try arguments.position()
  }

  package var effect: TapeEffect { .input() }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.send(MouseInput.click(position).bytes)
  }
}

/// `Drag 6 14 to 6 30`: presses the mouse button on a cell and releases it on another.
package struct Drag: TapeCommand {
  package static let words = ["Drag"]
  package static let dialect = CommandDialect.native

  /// Where the button is pressed.
  package let start: ScreenPosition

  /// Where it is released.
  package let end: ScreenPosition

  /// Creates the command.
  package init(from start: ScreenPosition, to end: ScreenPosition) {
    self.start = start
    self.end = end
  }

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    start = try arguments.position()
    guard arguments.take(word: "to") else { throw arguments.unexpected("to and a second position") }
    end = try arguments.position()
  }

  package var effect: TapeEffect { .input() }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.send(MouseInput.drag(from: start, to: end).bytes)
  }
}

/// `Wheel Down 3 6 14`: turns the mouse wheel over a row and column.
package struct Wheel: TapeCommand {
  package static let words = ["Wheel"]
  package static let dialect = CommandDialect.native

  /// The number of notches; negative is up.
  package let notches: Int

  /// The cell.
  package let position: ScreenPosition

  /// Creates the command.
  package init(notches: Int, over position: ScreenPosition) {
    self.notches = notches
    self.position = position
  }

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let isUp = arguments.take(word: "Up")
    guard isUp || arguments.take(word: "Down") else { throw arguments.unexpected("Up or Down") }
    // Of three numbers, the first is the count; two are only the position.
    let hasCount = arguments.remaining.count { $0.kind == .number } > 2
    let count = hasCount ? try arguments.whole("notches", in: 1...100) : 1
    notches = isUp ? -count : count
    position = try arguments.position()
  }

  package var effect: TapeEffect { .input() }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.send(MouseInput.wheel(notches: notches, position).bytes)
  }
}

/// `ScrollUp 3`: scrolls the terminal's view; the program receives nothing.
package struct ScrollView: TapeCommand {
  package static let words = ["ScrollUp", "ScrollDown"]
  package static let dialect = CommandDialect.vhs

  /// The number of rows; negative is up.
  package let rows: Int

  /// The pause after it; `nil` for the typing speed.
  package let pause: Duration?

  /// Creates the command.
  package init(rows: Int, pause: Duration? = nil) {
    self.rows = rows
    self.pause = pause
  }

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    pause = try arguments.pause()
    let count = try arguments.count() ?? 1
    rows = arguments.word.text == "ScrollUp" ? -count : count
  }
}
