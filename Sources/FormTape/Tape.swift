public import SourceText

/// A keystroke script: keys to press, and expectations.
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

  /// The file's name in diagnostics.
  public let file: String

  /// The steps before the first `Test`, which every case starts with.
  public let preamble: [TapeStep]

  /// The cases, in the order of the file; at least one.
  ///
  /// A file without `Test` is one case, named after the file, without a preamble.
  public let cases: [TapeCase]

  /// The warnings, in the order of the file; the tape can be played nonetheless.
  public let warnings: [Diagnostic]

  /// Returns all steps of a case: the preamble's, then its own.
  public func steps(of tapeCase: TapeCase) -> [TapeStep] {
    preamble.isEmpty ? tapeCase.steps : preamble + tapeCase.steps
  }
}
