/// `Click "[ Submit ]"`, `Click email`, `Click plan option "Pro"`, `Click 6 14`: clicks a text that is
/// visible, a field, an option, or a row and column.
package struct Click: TapeCommand {
  package static let words = ["Click"]

  package static let entry = TapeEntry(
    .mouse,
    usage: "Click[@TIME] TEXT|/PATTERN/ [NUMBER]",
    "Click[@TIME] FIELD [option TEXT]",
    "Click[@TIME] ROW COLUMN",
    summary: "Click a text, a field, an option or a cell",
    example: """
      Click "I accept the terms"
      Expect field terms on
      Click email
      Expect focus email
      """
  )

  /// What is clicked.
  package let target: Locator

  /// How long it may take to appear; `nil` if it must be there now.
  package let patience: Duration?

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    patience = try arguments.pause()
    target = try arguments.locator()
  }

  package var effect: TapeEffect { .input() }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.click(target, within: patience)
  }
}

/// `Drag "low" to "high"`, `Drag 6 14 to 6 30`: presses the mouse button on a text or cell and
/// releases it on another.
package struct Drag: TapeCommand {
  package static let words = ["Drag"]

  package static let entry = TapeEntry(
    .mouse,
    usage: "Drag PLACE to PLACE",
    summary: "Press the mouse button on a place, release it on another",
    example: """
      Type "ada"
      Drag 5 20 to 5 23
      """
  )

  /// Where the button is pressed.
  package let start: Locator

  /// Where it is released.
  package let end: Locator

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    start = try arguments.locator()
    guard arguments.take(word: "to") else { throw arguments.unexpected("to and a second position") }
    end = try arguments.locator()
  }

  package var effect: TapeEffect { .input() }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.drag(from: start, to: end)
  }
}

/// `Wheel Down 3 "Country"`, `Wheel Down 3 6 14`: turns the mouse wheel over a text, or a row and
/// column.
package struct Wheel: TapeCommand {
  package static let words = ["Wheel"]

  package static let entry = TapeEntry(
    .mouse,
    usage: "Wheel Up|Down [COUNT] PLACE",
    summary: "Turn the mouse wheel over a place",
    example: """
      Size 80x12
      Wheel Down 3 6 14
      """
  )

  /// The number of notches; negative is up.
  package let notches: Int

  /// Where it is turned.
  package let target: Locator

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let isUp = arguments.take(word: "Up")
    guard isUp || arguments.take(word: "Down") else { throw arguments.unexpected("Up or Down") }
    // Of three numbers, the first is the count; two are only the position.
    let numbers = arguments.remaining.prefix { $0.kind == .number }.count
    let hasCount = numbers > 2 || numbers == 1 && arguments.remaining.count > 1
    let count = hasCount ? try arguments.whole("notches", in: 1...100) : 1
    notches = isUp ? -count : count
    target = try arguments.locator()
  }

  package var effect: TapeEffect { .input() }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    guard let cell = try player.cell(of: target) else { return }
    try player.send(.mouse(.wheel(notches: notches, cell)))
  }
}

/// `ScrollUp 3`: scrolls the terminal's view; the program receives nothing.
package struct ScrollView: TapeCommand {
  package static let words = ["ScrollUp", "ScrollDown"]
  package static let dialect = CommandDialect.vhs

  package static let entry = TapeEntry(
    .mouse,
    usage: "ScrollUp[@TIME] [COUNT]",
    "ScrollDown[@TIME] [COUNT]",
    summary: "Scroll the view of VHS's terminal; the form gets nothing",
    example: """
      ScrollDown 3
      """
  )

  /// The number of rows; negative is up.
  package let rows: Int

  /// The pause after it; `nil` for the typing speed.
  package let pause: Duration?

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    pause = try arguments.pause()
    let count = try arguments.count() ?? 1
    rows = arguments.word.text == "ScrollUp" ? -count : count
  }
}
