public import SourceText
public import FormUI

/// The other files that a tape can name: tapes and forms.
///
/// Reading a tape does not access the disk; the caller provides the lookups. Paths are as written
/// in the tape; they are looked up relative to the tape's folder first, then as they are.
public struct TapeSurroundings: Sendable {
  /// The result of a lookup.
  public enum Lookup<Content: Sendable>: Sendable {
    /// It exists.
    case found(Content)
    /// It does not exist.
    case missing
    /// It exists but cannot be read, for a reason like `permission denied`.
    case unreadable(String)
    /// It exists but has errors.
    case wrong(Diagnostics)
  }

  /// Looks up the text of a tape by its path.
  public var tape: @Sendable (_ path: String) -> Lookup<String>

  /// Looks up a form by its path.
  public var form: @Sendable (_ path: String) -> Lookup<Form>

  /// Creates surroundings; by default, nothing is found.
  public init(
    tape: @escaping @Sendable (_ path: String) -> Lookup<String> = { _ in .missing },
    form: @escaping @Sendable (_ path: String) -> Lookup<Form> = { _ in .missing }
  ) {
    self.tape = tape
    self.form = form
  }
}
