public import FormUI

extension Terminal {
  /// Runs a session to its end, and returns how it ended.
  public mutating func run(_ session: inout Session) -> Outcome {
    var blocks = DrawnBlocks()
    while true {
      if let outcome = session.outcome { return outcome }
      paint(session.frame(in: size, reusing: &blocks))
      if let event = nextEvent() { session.handle(event) }
    }
  }
}
