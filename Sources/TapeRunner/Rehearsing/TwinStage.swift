import FormTape
import FormValidation
import FormWidgets

/// The same form twice: in this process, and in the real program on a pseudo-terminal.
///
/// Whenever it settles, the two screens must be equal: characters, styles, cursor.
struct TwinStage: Stage {
  private(set) var headless: HeadlessStage
  private(set) var program: ProgramStage

  /// Whether the screens were compared since the last input.
  private var isCompared = true

  /// The screens last found equal.
  private var equal: (Scene, Scene)?

  /// Whether the form runs programs; only the real program does so, and this process gets the
  /// answers before it needs them.
  private let runsCommands: Bool

  /// Combines two stages with the same form just opened.
  init(
    _ headless: HeadlessStage,
    _ program: ProgramStage,
    runsCommands: Bool = false
  ) throws(Breakdown) {
    self.headless = headless
    self.program = program
    self.runsCommands = runsCommands
    try compare()
  }

  var elapsed: Duration { headless.elapsed }

  var exitStatus: Int? { program.exitStatus }

  var unheededCount: Int { program.unheededCount }

  var coverage: [RuleCoverage] { headless.coverage }

  mutating func scene(atForm: Bool) throws(Breakdown) -> Scene {
    try rest()
    // The screens are known to look the same, and only the inner one has the roles of cells.
    var scene = headless.scene(atForm: atForm)
    let outer = try program.scene()
    (scene.output, scene.errorOutput) = (outer.output, outer.errorOutput)
    return scene
  }

  func isFocused(onOneOf fields: Set<FieldID>) -> Bool { headless.isFocused(onOneOf: fields) }

  mutating func nextTimer() throws(Breakdown) -> StageTimer? {
    headless.nextTimer()
  }

  mutating func send(_ bytes: [UInt8]) throws(Breakdown) {
    isCompared = false
    guard runsCommands else {
      try headless.send(bytes)
      return try program.send(bytes)
    }
    try program.send(bytes)
    headless.learn(try program.takeHeard())
    try headless.send(bytes)
  }

  mutating func rest() throws(Breakdown) {
    if !isCompared { try compare() }
  }

  mutating func resize(to size: Size) throws(Breakdown) {
    try headless.resize(to: size)
    try program.resize(to: size)
    try compare()
  }

  mutating func advance(to time: Duration) throws(Breakdown) {
    let timer = headless.nextTimer()
    let isQuiet = timer.map { $0.due > time } ?? true
    try program.advance(to: time, firesTimers: timer != nil)
    if runsCommands { headless.learn(try program.takeHeard()) }
    try headless.advance(to: time)
    if !isQuiet { try compare() }
  }

  private mutating func compare() throws(Breakdown) {
    isCompared = true
    let scenes = (headless.scene(atForm: false), try program.scene())
    guard let difference = ScreenDifference(scenes.0, scenes.1, since: equal) else {
      return equal = scenes
    }
    throw Breakdown(
      .differs,
      difference.description,
      screen: scenes.1.screen.lines
    )
  }
}

/// The first difference between two screens: in a character, a style, or the cursor.
struct ScreenDifference: Sendable, CustomStringConvertible {
  /// The difference in words.
  let description: String

  /// Compares two scenes of the same moment; `nil` if no visible difference exists.
  /// - Parameters:
  ///   - expected: The scene in this process.
  ///   - actual: The scene of the real program.
  ///   - equal: Two scenes known to be equal; rows unchanged since then are skipped.
  init?(_ expected: Scene, _ actual: Scene, since equal: (Scene, Scene)? = nil) {
    guard let difference = ScreenDifference.difference(expected, actual, equal) else {
      return nil
    }
    description = difference
  }

  private static func difference(
    _ expected: Scene,
    _ actual: Scene,
    _ equal: (Scene, Scene)?
  ) -> String? {
    if expected.exitStatus != actual.exitStatus {
      let statuses = [expected, actual].map {
        $0.exitStatus.map { "exited with \($0)" } ?? "is running"
      }
      return "the program \(statuses[1]); in process, it \(statuses[0])"
    }
    if expected.screen.size != actual.screen.size { return "the screens have different sizes" }
    for row in changedRows(expected.screen, actual.screen, since: equal) {
      guard let cells = expected.screen.cells(inRow: row),
        let others = actual.screen.cells(inRow: row),
        let column = cells.indices.first(where: { !cells[$0].looksAs(others[$0]) })
      else { continue }
      return "row \(row), column \(column + 1): the program shows \(others[column].seen); "
        + "in process, it is \(cells[column].seen)"
    }
    guard expected.cursor != actual.cursor else { return nil }
    let cursors = [expected, actual].map { $0.cursor.map { "at \($0)" } ?? "hidden" }
    return "the program's cursor is \(cursors[1]); in process, it is \(cursors[0])"
  }

  /// Returns the rows in which one of two screens has changed since they were equal.
  private static func changedRows(
    _ expected: CellGrid,
    _ actual: CellGrid,
    since equal: (Scene, Scene)?
  ) -> [Int] {
    let rows = 1...max(1, expected.size.rows)
    guard let (before, actualBefore) = equal.map({ ($0.screen, $1.screen) }) else {
      return Array(rows)
    }
    return rows.filter { row in
      !expected.hasRow(row, of: before) || !actual.hasRow(row, of: actualBefore)
    }
  }
}

extension Cell {
  /// Returns whether two cells look the same: in blanks, the color and weight of the text are
  /// invisible.
  fileprivate func looksAs(_ other: Cell) -> Bool {
    guard text == other.text else { return false }
    if look == other.look { return true }
    return text == " " && look.background == other.look.background
      && look.attributes.intersection(Cell.attributesOfBlanks)
        == other.look.attributes.intersection(Cell.attributesOfBlanks)
  }

  /// The attributes that are visible in blanks.
  private static let attributesOfBlanks: Look.Attributes = [.underline, .reverse]

  /// The cell in words: its character, attributes and colors.
  fileprivate var seen: String {
    let colors = [look.foreground.map { "fg=\($0)" }, look.background.map { "bg=\($0)" }]
    return ([text.tapeQuoted] + look.attributes.names + colors.compactMap { $0 }).joined(
      separator: " "
    )
  }
}
