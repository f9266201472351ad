public import Diagnostics

/// A keystroke script: keys to press, and what to expect on the way.
///
/// ```tape
/// Test "a name is asked for"
/// Form signup.yaml
/// Type "A" Tab
/// Expect field username error "3 characters or more."
/// ```
public struct Tape: Sendable {
  /// The file's name, without its folder and `.tape`.
  public let name: String

  /// The file's name, as diagnostics use it.
  public let file: String

  /// What stands before the first `Test`, which each case begins with.
  public let preamble: [TapeStep]

  /// The cases, in the order of the file; one at least.
  ///
  /// A file without `Test` is one case, named after the file, without a preamble.
  public let cases: [TapeCase]

  /// What is doubtful in the file, in its order; it can be played nonetheless.
  public let warnings: [Diagnostic]

  /// Every step of a case: the preamble's, then its own.
  public func steps(of tapeCase: TapeCase) -> [TapeStep] {
    preamble.isEmpty ? tapeCase.steps : preamble + tapeCase.steps
  }
}
