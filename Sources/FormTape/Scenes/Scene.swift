package import FormWidgets

/// The visible state of a program at one moment, for expectations.
///
/// Created in process from a filling, or on a pseudo-terminal from the program's output.
public struct Scene: Equatable, Sendable {
  /// The screen.
  public var screen: CellGrid

  /// The screen as recordings, pictures and snapshots keep it: with secrets hidden that a key
  /// reveals.
  package var keptScreen: CellGrid

  /// The position of the cursor; `nil` if hidden.
  public var cursor: ScreenPosition?

  /// The state of the form; `nil` if only the screen is visible.
  public var form: FormScene?

  /// The exit status of the program; `nil` while it runs.
  public var exitStatus: Int?

  /// The title that the program gave its window; `nil` if not visible.
  package var title: String?

  /// The standard output so far; `nil` if not visible.
  public var output: String?

  /// The standard error so far; `nil` if not visible.
  public var errorOutput: String?

  package init(
    screen: CellGrid,
    keptScreen: CellGrid? = nil,
    cursor: ScreenPosition? = nil,
    form: FormScene? = nil,
    exitStatus: Int? = nil,
    title: String? = nil,
    output: String? = nil,
    errorOutput: String? = nil
  ) {
    self.screen = screen
    self.keptScreen = keptScreen ?? screen
    self.cursor = cursor
    self.form = form
    self.exitStatus = exitStatus
    self.title = title
    self.output = output
    self.errorOutput = errorOutput
  }

  /// The scene as it is kept.
  var kept: Scene {
    var scene = self
    scene.screen = keptScreen
    return scene
  }
}

extension Scene: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The rows of the screen, and a line for each field, without secrets.
  public var description: String {
    (keptScreen.lines + (form.map { [$0.description] } ?? [])).joined(separator: "\n")
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(self, children: ["description": description], displayStyle: .struct)
  }
}

/// A cell of a screen as numbered in tapes: row and column from 1.
public struct ScreenPosition: Hashable, Sendable {
  /// The row, from 1 at the top.
  public let row: Int

  /// The column, from 1 at the left.
  public let column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// Creates the position of a cell of a frame, which counts from 0.
  package init(_ position: Position) {
    self.init(row: position.row + 1, column: position.column + 1)
  }

  /// The position counted from 0, as in frames.
  package var position: Position { Position(row: row - 1, column: column - 1) }
}

extension ScreenPosition: CustomStringConvertible {
  /// The row and the column, as written in a tape.
  public var description: String { "\(row) \(column)" }
}
