/// The visible state of a program at one moment, for expectations.
///
/// Created in process from a session, or on a pseudo-terminal from the program's output.
public struct Scene: Hashable, Sendable {
  /// The screen.
  public var screen: CellGrid

  /// The position of the cursor; `nil` if hidden.
  public var cursor: ScreenPosition?

  /// The state of the form; `nil` if only the screen is visible.
  public var form: FormScene?

  /// The exit status of the program; `nil` while it runs.
  public var exitStatus: Int?

  /// The standard output so far; `nil` if not visible.
  public var output: String?

  /// The standard error so far; `nil` if not visible.
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
  /// The rows of the screen, and a line for each field, without secrets.
  public var description: String {
    (screen.lines + (form.map { [$0.description] } ?? [])).joined(separator: "\n")
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(self, children: ["description": description], displayStyle: .struct)
  }
}
