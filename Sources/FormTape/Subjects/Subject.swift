/// What an expectation looks at, and what it should be: `field email ok`.
///
/// To add one, write a file in `Subjects` and a row in `SubjectTable.rows`. Its description is its
/// spelling in a tape.
public protocol Subject: Hashable, Sendable, CustomStringConvertible {
  /// Whether what the form knows is looked at, beside what anybody can see of the program.
  var looksAtForm: Bool { get }

  /// Returns what is not as it should be in a scene, or nothing where all is.
  func check(_ scene: Scene) -> Unmet?
}

extension Subject {
  public var looksAtForm: Bool { true }
}
