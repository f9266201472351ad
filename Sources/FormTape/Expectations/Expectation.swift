import FormValidation
import FormWidgets

/// A condition that a scene must meet: `Expect@500ms not field email ok`.
package struct Expectation: Sendable {
  /// How long it may take to become true; `nil` if it must be true now.
  package let patience: Duration?

  /// Whether the subject must not be true.
  package let isNegated: Bool

  /// The subject, and its expected state.
  package let subject: any Subject

  package init(_ subject: any Subject, isNegated: Bool = false, patience: Duration? = nil) {
    self.patience = patience
    self.isNegated = isNegated
    self.subject = subject
  }

  /// Returns how a scene fails the expectation, or `nil` if it meets it.
  package func check(_ scene: Scene) -> Unmet? {
    let unmet = subject.check(scene)
    guard isNegated, unmet?.isUnknown != true, unmet?.isOutOfReach != true else { return unmet }
    guard unmet == nil else { return nil }
    return Unmet(expected: ["not \(subject)"], actual: ["\(subject)"])
  }
}

/// The subject of an expectation, and its expected state: `field email ok`.
///
/// To add one, write it in `Subjects` beside those of its topic, and add a row to
/// `SubjectTable.rows`. Its description is its spelling in a tape.
package protocol Subject: Sendable, CustomStringConvertible {
  /// Whether it needs the form's state, besides what is visible of the program.
  var looksAtForm: Bool { get }

  /// Returns how a scene fails the expectation, or `nil` if it meets it.
  func check(_ scene: Scene) -> Unmet?
}

extension Subject {
  package var looksAtForm: Bool { true }

  /// Returns the subject if it is of a type.
  ///
  /// A failed `as?` takes some 1,000 instructions, comparing types 10.
  package func cast<Other: Subject>(to type: Other.Type) -> Other? {
    Self.self == type ? self as? Other : nil
  }
}

/// How a scene fails an expectation: what was expected, and what was found.
package struct Unmet: Error, Sendable {
  /// The aspect that both are about, printed before them in a report: `first error`, `row 6`.
  package let aspect: String

  /// What was expected, by lines.
  package let expected: [String]

  /// What was found, by lines.
  package let actual: [String]

  /// Further help: lines with a name, like `all errors (1)`.
  package let hints: [Hint]

  /// Whether the scene is insufficient, so that the expectation is neither met nor unmet.
  ///
  /// It is reported as skipped, never as passed, even if negated.
  package let isUnknown: Bool

  /// Whether there is nothing to compare, as outside the screen, so that the negation is also
  /// unmet.
  package let isOutOfReach: Bool

  /// A further piece of help.
  package struct Hint: Equatable, Sendable {
    /// The name: `tab order`.
    package let name: String
    /// The content, by lines.
    package let lines: [String]

    package init(_ name: String, _ lines: [String]) {
      self.name = name
      self.lines = lines
    }
  }

  /// Creates an unmet expectation.
  package init(
    _ aspect: String = "",
    expected: [String],
    actual: [String],
    hints: [Hint] = [],
    isUnknown: Bool = false,
    isOutOfReach: Bool = false
  ) {
    self.aspect = aspect
    self.expected = expected
    self.actual = actual
    self.hints = hints
    self.isUnknown = isUnknown
    self.isOutOfReach = isOutOfReach
  }

  /// Returns an unmet expectation about a position outside the screen.
  static func beyond(_ size: Size, _ aspect: String, expected: String) -> Unmet {
    Unmet(
      aspect,
      expected: [expected],
      actual: ["not on the \(size.columns)x\(size.rows) screen"],
      isOutOfReach: true
    )
  }

  /// The same, so that the negation is also unmet.
  var outOfReach: Unmet {
    Unmet(aspect, expected: expected, actual: actual, hints: hints, isOutOfReach: true)
  }

  /// Returns an unmet expectation that the scene cannot decide.
  static func unknown(_ reason: String) -> Unmet {
    Unmet(expected: [], actual: [reason], isUnknown: true)
  }
}
