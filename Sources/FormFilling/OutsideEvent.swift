public import FormValidation
public import FormWidgets

/// Something that happens outside of a form while it is filled out.
public enum OutsideEvent: Equatable, Sendable {
  /// The current time: the local date and time with its offset.
  case time(Moment)
  /// The time that has passed since the filling began.
  case elapsed(Duration)
  /// The answer to a request of a remote rule, or for options, which may be listed in advance: for
  /// many of them, that takes longer than a key.
  case answer(CheckAnswer, to: CheckRequest.ID, listed: ChoiceList? = nil)
  /// The options of a request that have arrived so far; more will.
  case options(ChoiceList, of: CheckRequest.ID)
  /// The last line that the program of a request has written so far.
  case progress(String, of: CheckRequest.ID)
  /// The result of the last request to edit a text in a program.
  case edited(EditResult)
  /// A request to end.
  case interrupt(Interrupt)
}

/// A request from outside to end, by its cause.
public enum Interrupt: Hashable, Sendable {
  /// The terminal was closed.
  case hangUp
  /// Ctrl-C, from outside.
  case interrupt
  /// The system or an operator is ending the program.
  case terminate
  /// The time limit was reached.
  case timeout
}

/// A filling, alone or on a screen, as whatever tells it what happens outside sees it.
package protocol OutsideHandler {
  var filling: Filling { get set }

  mutating func handle(_ event: OutsideEvent)
}

extension Filling: OutsideHandler {
  package var filling: Filling {
    get { self }
    set { self = newValue }
  }

  /// Handles what happens outside.
  public mutating func handle(_ event: OutsideEvent) {
    guard outcome == nil else { return }
    switch event {
    case .time(let now): setTime(now)
    case .elapsed(let elapsed): advance(to: elapsed)
    case .answer(let answer, let request, let list): receive(answer, to: request, listed: list)
    case .options(let list, let request): receive(list, of: request)
    case .progress(let line, let request): outside.submission?.report(line, of: request)
    case .edited(let result): receiveEdited(result)
    case .interrupt(let interrupt): outcome = .interrupted(interrupt)
    }
  }
}
