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

/// A request to check one value, or for the options of a field.
public struct CheckRequest: Hashable, Sendable, Identifiable {
  /// The unique number that its result is returned with.
  public let id: Int

  /// The name of the check.
  public let check: String

  /// The arguments of the check.
  public let arguments: [String]

  /// The field whose value is checked.
  public let field: FieldID

  /// The value; null if options are asked for.
  public let value: Value

  /// The answers of the other fields that the rule names; null if there is none.
  public let answers: [FieldID: Value]

  /// How often the options were asked for before.
  package let attempt: Int

  /// Creates a request.
  package init(
    id: Int,
    check: String,
    arguments: [String],
    field: FieldID,
    value: Value = .null,
    answers: [FieldID: Value] = [:],
    attempt: Int = 0
  ) {
    self.id = id
    self.check = check
    self.arguments = arguments
    self.field = field
    self.value = value
    self.answers = answers
    self.attempt = attempt
  }

  /// Whether options are asked for, not a verdict.
  public var asksForOptions: Bool { value == .null }
}

/// The result of an external check.
public enum CheckAnswer: Hashable, Sendable {
  /// The verdict on the value.
  case verdict(Verdict)
  /// The options of a field: texts and numbers, or objects with a value, label, help and group.
  case options([Value])
  /// The check itself failed, for a readable reason.
  case failed(String)
}

/// An external check, such as a service, a database or a program.
///
/// If the task is canceled, its result is no longer needed.
public typealias OutsideCheck = @Sendable (CheckRequest) async -> CheckAnswer
