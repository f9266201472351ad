public import FormValidation

/// Passes the answers to a function or a program that accepts or rejects them, before the filling
/// ends.
///
/// It is a value, like `OutsideLoads`: the caller takes the request, passes the reply, and advances
/// the time to each deadline.
package struct Submission: Sendable {
  /// An attempt that waits for its reply.
  private struct Attempt: Sendable {
    let id: CheckRequest.ID
    let answers: Answers
    let start: Duration
    var line = ""
  }

  /// The name of the check in requests.
  private static let check = "submit"

  /// How long the spinner stays the same.
  private static let tick = Duration.milliseconds(100)

  /// The name of the program that replies; `nil` for a function.
  let name: String?

  /// How long a reply may take.
  let timeout: Duration

  /// Whether the last attempt ended without a decision.
  package private(set) var hasFailed = false

  private var attempt: Attempt?
  private var attemptCount = 0
  private var elapsed = Duration.zero

  /// The request to run now, until it is taken.
  var requests: [CheckRequest] = []

  /// The request whose reply is no longer needed, until it is taken.
  var cancellations: [CheckRequest.ID] = []

  /// Creates a submission to a program or a function, with a timeout for replies.
  init(of name: String? = nil, within timeout: Duration) {
    self.name = name
    self.timeout = timeout
  }

  /// The answers that wait for a reply; `nil` if there are none.
  package var answers: Answers? { attempt?.answers }

  /// The last line reported about the current attempt; empty if there is none.
  package var line: String { attempt?.line ?? "" }

  /// The number of times that the spinner has turned.
  package var turns: Int { attempt.map { Int((elapsed - $0.start) / Submission.tick) } ?? 0 }

  /// The next time at which something changes; `nil` if there is none.
  var deadline: Duration? {
    attempt.map { $0.start + min(timeout, Submission.tick * (turns + 1)) }
  }

  /// Starts an attempt to submit answers.
  mutating func start(_ answers: Answers) {
    // The ids of rules count up from 1, and those of fields down from -1.
    let id = Int.min + attemptCount
    hasFailed = false
    attempt = Attempt(id: id, answers: answers, start: elapsed)
    requests.append(
      CheckRequest(
        id: id,
        for: .submit,
        check: Submission.check,
        arguments: [],
        field: .form,
        attempt: attemptCount
      )
    )
    attemptCount += 1
  }

  /// Stops waiting for the reply.
  mutating func cancel() {
    guard let attempt else { return }
    if requests.isEmpty { cancellations.append(attempt.id) }
    requests = []
    self.attempt = nil
  }

  /// Records the last line that was reported about an attempt.
  mutating func report(_ line: String, of id: CheckRequest.ID) {
    if attempt?.id == id { attempt?.line = line }
  }

  /// Ends an attempt with its reply, and returns the answers; `nil` if the reply is no longer
  /// expected.
  mutating func end(_ id: CheckRequest.ID) -> Answers? {
    guard let attempt, attempt.id == id else { return nil }
    self.attempt = nil
    return attempt.answers
  }

  /// Advances the clock, and returns whether the reply timed out.
  mutating func advance(to now: Duration) -> Bool {
    elapsed = max(elapsed, now)
    guard let attempt, attempt.start + timeout <= elapsed else { return false }
    cancel()
    hasFailed = true
    return true
  }

  /// Records that the attempt that ended brought no decision.
  mutating func fail() {
    hasFailed = true
  }

  /// Returns whether an id belongs to an attempt.
  func owns(_ id: CheckRequest.ID) -> Bool { id < Int.min + attemptCount }
}

/// Replies to a submit.
extension CheckAnswer {
  /// The answers are accepted, and the form closes.
  public static let accepted = CheckAnswer.verdict(.valid)

  /// The longest message that is shown, in graphemes.
  private static let messageLimit = 500

  /// Returns the reply that rejects the answers, so that the form stays open.
  /// - Parameters:
  ///   - messages: The errors in answers, by their fields; each is shown beside its field until the
  ///     answer changes.
  ///   - message: The general error, shown as a notice.
  /// - Returns: The reply.
  public static func rejected(
    _ messages: [FieldID: String],
    _ message: String? = nil
  ) -> CheckAnswer {
    let beside = messages.sorted { $0.key.rawValue < $1.key.rawValue }
    let all =
      beside.map { (Optional($0.key), $0.value) } + [message].compactMap { $0.map { (nil, $0) } }
    let violations = all.map { field, text in
      // The entire template, because a parameter would be truncated.
      var violation = Violation("submit.rejected", Message(text.clipped(to: messageLimit)))
      violation.field = field
      violation.isReworded = true
      return violation
    }
    return .verdict(.invalid(violations))
  }
}
