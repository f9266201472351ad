public import Diagnostics
public import FormUI

/// What a tape may name beside itself: other tapes, forms.
///
/// Reading a tape touches no disk; whoever reads one hands in how to look things up. Paths are as
/// the tape writes them, and first looked up behind the folder of the tape, then alone.
public struct TapeSurroundings: Sendable {
  /// What looking something up came to.
  public enum Lookup<Content: Sendable>: Sendable {
    /// It is there.
    case found(Content)
    /// There is nothing by that path.
    case missing
    /// It is there and cannot be read, for a reason such as `permission denied`.
    case unreadable(String)
    /// It is there, and wrong.
    case wrong(Diagnostics)
  }

  /// Looks up the text of a tape by its path.
  public var tape: @Sendable (_ path: String) -> Lookup<String>

  /// Looks up a form by its path.
  public var form: @Sendable (_ path: String) -> Lookup<Form>

  /// Creates surroundings; without anything in them, unless it is given.
  public init(
    tape: @escaping @Sendable (_ path: String) -> Lookup<String> = { _ in .missing },
    form: @escaping @Sendable (_ path: String) -> Lookup<Form> = { _ in .missing }
  ) {
    self.tape = tape
    self.form = form
  }
}
