/// What a rule asks of something outside, whatever the value.
public struct RemoteQuestion: Hashable, Sendable {
  /// What to ask: a name that the program gives a meaning to.
  public let check: String

  /// What else there is to say to it, in the order that it expects.
  public let arguments: [String]

  /// The fields whose answers are passed along; the question is asked again when one changes.
  public let with: [FieldID]

  /// How long typing must pause before the question is asked.
  public let debounce: Duration

  /// How long the answer may take.
  public let timeout: Duration

  /// Creates a question.
  public init(
    _ check: String,
    arguments: [String] = [],
    with: [FieldID] = [],
    debounce: Duration = .milliseconds(300),
    timeout: Duration = .seconds(10)
  ) {
    self.check = check
    self.arguments = arguments
    self.with = with
    self.debounce = debounce
    self.timeout = timeout
  }
}

/// A question to something outside about one value.
public struct CheckRequest: Hashable, Sendable, Identifiable {
  /// What the answer is to be given with; no two requests have the same.
  public let id: Int

  /// What is asked, as the rule names it.
  public let check: String

  /// What else the rule has to say to it.
  public let arguments: [String]

  /// The field whose value it is about.
  public let field: FieldID

  /// The value.
  public let value: Value

  /// The answers of the other fields that the rule names; null where there is none.
  public let answers: [FieldID: Value]
}

/// What came of a question to something outside.
public enum CheckAnswer: Hashable, Sendable {
  /// The verdict on the value.
  case verdict(Verdict)
  /// No verdict: the asking itself went wrong, for a reason that a person can read.
  case failed(String)
}

/// Something outside that answers the questions of remote rules: a service, a database, a program.
///
/// When the task is canceled, the answer is no longer needed.
public typealias OutsideCheck = @Sendable (CheckRequest) async -> CheckAnswer
