/// What can be seen of a program at one moment, for expectations to look at.
///
/// Every player makes them: the one in the same process from a session, the one on a
/// pseudo-terminal from what the program wrote.
public struct Scene: Hashable, Sendable {
  /// The screen.
  public var screen: CellGrid

  /// Where the cursor is; nothing where it is hidden.
  public var cursor: ScreenPosition?

  /// What the form knows of itself; nothing where only the screen can be seen.
  public var form: FormScene?

  /// The status the program ended with; nothing while it runs.
  public var exitStatus: Int?

  /// What the program wrote to its standard output so far; nothing where that is not seen.
  public var output: String?

  /// What the program wrote to its standard error so far; nothing where that is not seen.
  public var errorOutput: String?

  /// Creates a scene.
  public init(
    screen: CellGrid,
    cursor: ScreenPosition? = nil,
    form: FormScene? = nil,
    exitStatus: Int? = nil,
    output: String? = nil,
    errorOutput: String? = nil
  ) {
    self.screen = screen
    self.cursor = cursor
    self.form = form
    self.exitStatus = exitStatus
    self.output = output
    self.errorOutput = errorOutput
  }
}

extension Scene: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The rows of the screen, and a line for each field, secrets left out.
  public var description: String {
    (screen.lines + (form.map { [$0.description] } ?? [])).joined(separator: "\n")
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(self, children: ["description": description], displayStyle: .struct)
  }
}
