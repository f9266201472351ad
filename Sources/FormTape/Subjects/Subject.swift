/// What an expectation checks, and what it should be: `field email ok`.
///
/// To add one, write a file in `Subjects` and add a row to `SubjectTable.rows`. Its description is
/// its spelling in a tape.
public protocol Subject: Hashable, Sendable, CustomStringConvertible {
  /// Whether it needs the form's state, besides what is visible of the program.
  var looksAtForm: Bool { get }

  /// Returns how a scene fails the expectation, or `nil` if it meets it.
  func check(_ scene: Scene) -> Unmet?
}

extension Subject {
  public var looksAtForm: Bool { true }
}
