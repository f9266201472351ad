public import FormUI

/// Something that happens in a recording of a terminal, and when.
public struct CastEvent: Hashable, Sendable {
  /// What happens.
  public enum Kind: Hashable, Sendable {
    /// The program writes this; its lines end in a carriage return and a line feed.
    case output(String)
    /// This is typed. Whoever records it leaves out what is secret.
    case input(String)
    /// A chapter begins, called so.
    case marker(String)
    /// The terminal has another size.
    case resize(Size)
    /// The program ends, with a status.
    case exit(Int)
  }

  /// The time since the start.
  public var time: Duration

  /// What happens.
  public var kind: Kind

  /// Creates an event.
  public init(at time: Duration, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// The letter for what happens, and what goes with it.
  var code: (letter: String, data: String) {
    switch kind {
    case .output(let text): ("o", text)
    case .input(let text): ("i", text)
    case .marker(let label): ("m", label)
    case .resize(let size): ("r", "\(size.columns)x\(size.rows)")
    case .exit(let status): ("x", "\(status)")
    }
  }
}
