import FormTape
import FormUI

/// The same form twice: in this process, and filled by the real program on a pseudo-terminal.
///
/// Whenever it settles, the two screens must be equal: characters, styles, cursor.
struct TwinStage: Stage {
  private(set) var headless: HeadlessStage
  private(set) var program: ProgramStage

  /// Whether the screens were compared since the last input.
  private var isCompared = true

  /// The screens last found equal.
  private var equal: (Scene, Scene)?

  /// Whether the form runs programs; only the real program does, and this process gets the answers
  /// before it needs them.
  private let runsCommands: Bool

  /// Combines two stages with the same form just opened.
  init(
    _ headless: HeadlessStage,
    _ program: ProgramStage,
    runsCommands: Bool = false
  ) throws(Breakdown) {
    self.headless = headless
    self.program = program
    self.runsCommands = runsCommands && program.asksOutside
    try compare()
  }

  var elapsed: Duration { headless.elapsed }

  var exitStatus: Int? { program.exitStatus }

  var unheededCount: Int { program.unheededCount }

  var coverage: [RuleCoverage] { headless.coverage }

  mutating func look(atForm: Bool) throws(Breakdown) -> Scene {
    try rest()
    var scene = try program.look(atForm: atForm)
    // Only the inner screen has cell roles; both are known to look the same.
    scene.screen = headless.look(atForm: false).screen
    return scene
  }

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
    let isQuiet = headless.nextTimer().map { $0.due > time } ?? true
    try program.advance(to: time)
    if runsCommands { headless.learn(try program.takeHeard()) }
    try headless.advance(to: time)
    if !isQuiet { try compare() }
  }

  private mutating func compare() throws(Breakdown) {
    isCompared = true
    let scenes = (headless.look(atForm: false), try program.look(atForm: false))
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
