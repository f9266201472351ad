/// `Wait+Screen@2s /Create account/`: waits for a text on the screen.
public struct Wait: ReadableCommand {
  static let words = ["Wait"]
  static let dialect = CommandDialect.vhs

  /// The pattern to wait for, and the time limit.
  public let wait: ScreenWait

  /// Creates the command.
  public init(_ wait: ScreenWait) {
    self.wait = wait
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    var scope = ScreenWait.Scope.line
    if arguments.take(sign: "+") {
      guard let word = arguments.next, let named = ScreenWait.Scope(rawValue: word.text) else {
        throw arguments.unexpected("Line or Screen after +")
      }
      arguments.take()
      scope = named
    }
    let timeToken = arguments.next
    let patience = try arguments.pause()
    if patience == .zero {
      throw arguments.finding(.number, at: timeToken, "expected a time above 0, found 0")
    }
    let pattern = arguments.next?.kind == .pattern ? try arguments.pattern() : nil
    if let fault = arguments.next?.fault { throw fault }
    if pattern == nil {
      let note = "give a pattern, like Wait+Screen /Create account/"
      let message = "Wait without a pattern waits for a shell prompt, which forms do not have"
      arguments.doubt(arguments.finding(.bareWait, at: arguments.word, message, note: note))
    }
    wait = ScreenWait(scope, patience: patience, pattern: pattern)
  }

  public var actions: [TapeAction] { [.wait(wait)] }
}
