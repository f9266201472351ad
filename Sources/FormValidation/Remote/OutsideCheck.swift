/// Something outside that answers the questions of remote rules: a service, a database, a program.
///
/// When the task is cancelled nobody waits for the answer any more.
public typealias OutsideCheck = @Sendable (CheckRequest) async -> CheckAnswer
