public import FormUI

/// An event in a terminal recording.
public struct CastEvent: Hashable, Sendable {
  /// A kind of event.
  public enum Kind: Hashable, Sendable {
    /// Output of the program; its lines end in a carriage return and a line feed.
    case output(String)
    /// Typed input. Callers leave out secrets.
    case input(String)
    /// The title of a chapter that begins.
    case marker(String)
    /// A new terminal size.
    case resize(Size)
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

  /// The code letter of the kind, and its data.
  var code: (letter: String, data: String) {
    switch kind {
    case .output(let text): ("o", text)
    case .input(let text): ("i", text)
    case .marker(let label): ("m", label)
    case .resize(let size): ("r", "\(size.columns)x\(size.rows)")
    }
  }
}
