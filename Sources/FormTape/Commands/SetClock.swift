public import FormValidation

/// `Clock 2026-11-21T09:00:00Z`: sets the initial date and time.
public struct SetClock: ReadableCommand {
  static let words = ["Clock"]
  static let dialect = CommandDialect.native

  /// The date and time, with its offset.
  public let moment: Moment

  /// Creates the command.
  public init(_ moment: Moment) {
    self.moment = moment
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let wanted = "a date and time, like 2026-11-21T09:00:00Z"
    guard let run = arguments.take(.string) ?? arguments.takeRun() else {
      throw arguments.unexpected(wanted)
    }
    guard let moment = Moment(run.text), moment.offset != nil else {
      let message = "expected a date and time with an offset, found \(run.text.tapeQuoted)"
      let note = "such as 2026-11-21T09:00:00Z"
      throw arguments.finding(.number, at: run, message, note: note)
    }
    self.moment = moment
  }

  public var actions: [TapeAction] { [.clock(moment)] }
}
