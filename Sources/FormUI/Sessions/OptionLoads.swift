import FormValidation

/// The options that are asked for while a form is filled, by the indices of their fields.
///
/// It is a value, like `RemoteChecks`: the caller takes the requests, passes the results, and
/// advances the time to each deadline.
struct OptionLoads: Sendable {
  /// How far the options of a field are.
  fileprivate enum Phase: Sendable {
    case asked(id: CheckRequest.ID, deadline: Duration)
    case loaded
    case late
    case failed(String)
  }

  /// Why options are missing.
  enum Failure: Hashable, Sendable {
    /// They did not arrive in time.
    case late
    /// They could not be had, for a reason.
    case failed(String)
  }

  /// How long options may take.
  static let timeout = Duration.seconds(30)

  private var phases: [Int: Phase] = [:]
  private var attempts: [Int: Int] = [:]
  private var elapsed = Duration.zero
  private var lastID = 0
  private var requests: [CheckRequest] = []
  private var cancellations: [CheckRequest.ID] = []

  /// The next time at which something changes; `nil` if there is none.
  var deadline: Duration? { phases.values.compactMap(\.deadline).min() }

  /// Returns whether the options of a field are on their way.
  func isPending(_ index: Int) -> Bool { phases[index]?.deadline != nil }

  /// Returns why the options of a field are missing; `nil` if they are not.
  func failure(_ index: Int) -> Failure? {
    switch phases[index] {
    case .late: .late
    case .failed(let reason): .failed(reason)
    case .asked, .loaded, nil: nil
    }
  }

  /// Asks for the options of a field, unless they are on their way.
  mutating func ask(_ check: String, _ arguments: [String], for field: FieldID, at index: Int) {
    guard !isPending(index) else { return }
    // Those of rules count up from 1.
    lastID -= 1
    phases[index] = .asked(id: lastID, deadline: elapsed + OptionLoads.timeout)
    let attempt = attempts[index, default: 0]
    attempts[index] = attempt + 1
    requests.append(
      CheckRequest(id: lastID, check: check, arguments: arguments, field: field, attempt: attempt)
    )
  }

  /// Takes a result, and returns the field that it is for and its options; `nil` if it is no longer
  /// needed.
  mutating func take(
    _ answer: CheckAnswer,
    to id: CheckRequest.ID
  ) -> (index: Int, choices: [Choice])? {
    let index = phases.first { if case .asked(id, _) = $0.value { true } else { false } }?.key
    guard let index else { return nil }
    var choices: [Choice] = []
    switch answer {
    case .options(let values):
      choices = values.compactMap(Choice.init(described:))
      phases[index] = .loaded
    case .failed(let reason): phases[index] = .failed(reason)
    case .verdict: phases[index] = .failed("a verdict instead of options")
    }
    return (index, choices)
  }

  /// Advances the clock, and returns the fields whose options did not arrive in time.
  mutating func advance(to now: Duration) -> [Int] {
    elapsed = max(elapsed, now)
    let late = phases.filter { $0.value.deadline.map { $0 <= elapsed } ?? false }
    for (index, phase) in late {
      if case .asked(let id, _) = phase { cancellations.append(id) }
      phases[index] = .late
    }
    return late.keys.sorted()
  }

  /// Returns the requests to run now, each once.
  mutating func takeRequests() -> [CheckRequest] {
    defer { requests = [] }
    return requests
  }

  /// Returns the requests whose results are no longer needed, each once.
  mutating func takeCancellations() -> [CheckRequest.ID] {
    defer { cancellations = [] }
    return cancellations
  }
}

extension OptionLoads.Phase {
  /// When it ends; `nil` if it has.
  fileprivate var deadline: Duration? {
    if case .asked(_, let deadline) = self { deadline } else { nil }
  }
}
