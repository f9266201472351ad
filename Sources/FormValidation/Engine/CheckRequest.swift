/// A rule's external check, for any value.
public struct RemoteQuestion: Hashable, Sendable {
  /// The name of the check, as the program registers it.
  public let check: String

  /// Its arguments, in order.
  public let arguments: [String]

  /// The fields whose answers are passed along; the check runs again when one changes.
  public let with: [FieldID]

  /// How long typing must pause before the check runs.
  public let debounce: Duration

  /// How long the check may take.
  public let timeout: Duration

  /// Creates a check.
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

/// A request to check one value, for the options of a field, or for its default.
public struct CheckRequest: Equatable, Sendable, Identifiable {
  /// What is asked for.
  public enum Purpose: String, Hashable, Sendable {
    /// The verdict on a value.
    case verdict
    /// The options of a field.
    case options
    /// The default answer of a field.
    case answer
    /// Whether the answers of the whole form are accepted, before it closes.
    case submit
  }

  /// What is asked for.
  public let purpose: Purpose

  /// The unique number that its result is returned with.
  public let id: Int

  /// The name of the check.
  public let check: String

  /// The arguments of the check.
  public let arguments: [String]

  /// The field whose value is checked, or that options or a default are for; `.form` for a submit.
  public let field: FieldID

  /// The value; null unless a verdict is asked for.
  public let value: Value

  /// The answers of the other fields that the rule names; null if there is none.
  public let answers: [FieldID: Value]

  /// The number of earlier requests for the same options or default, or of earlier submits.
  package let attempt: Int

  package init(
    id: Int,
    for purpose: Purpose = .verdict,
    check: String,
    arguments: [String],
    field: FieldID,
    value: Value = .null,
    answers: [FieldID: Value] = [:],
    attempt: Int = 0
  ) {
    self.id = id
    self.purpose = purpose
    self.check = check
    self.arguments = arguments
    self.field = field
    self.value = value
    self.answers = answers
    self.attempt = attempt
  }

  /// Whether options are asked for.
  public var asksForOptions: Bool { purpose == .options }
}

/// The result of an external check.
public enum CheckAnswer: Equatable, Sendable {
  /// The verdict on the value.
  case verdict(Verdict)
  /// The options of a field: texts and numbers, or objects with a value, label, help, and group.
  case options([Value])
  /// The default of a field: a text as typed, where each line is an item of a list; or any other
  /// value.
  case answer(Value)
  /// The check itself failed, for a human-readable reason.
  case failed(String)
}

/// An external check, such as a service, a database, or a program.
///
/// If the task is canceled, its result is no longer needed.
public typealias OutsideCheck = @Sendable (CheckRequest) async -> CheckAnswer
