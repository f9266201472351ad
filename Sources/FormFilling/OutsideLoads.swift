package import FormValidation

/// The options and defaults that fields load from outside while a form is filled out.
///
/// It is a value, like `RemoteChecks`: the caller takes the requests, passes the results, and
/// advances the time to each deadline.
package struct OutsideLoads: Sendable {
  /// What is loaded for a field, by its index.
  package struct Load: Hashable, Sendable {
    let purpose: CheckRequest.Purpose
    let index: Int

    package static func options(_ index: Int) -> Load { Load(purpose: .options, index: index) }

    package static func answer(_ index: Int) -> Load { Load(purpose: .answer, index: index) }
  }

  /// The progress of a load.
  fileprivate enum Phase: Sendable {
    case asked(id: CheckRequest.ID, deadline: Duration)
    case loaded(CheckAnswer, isTaken: Bool)
    case missing(Failure)
  }

  /// Why something is missing.
  package enum Failure: Equatable, Sendable {
    /// It did not arrive in time.
    case late
    /// It failed, for a reason.
    case failed(String)
    /// It is a default that the field does not accept.
    case unfit(Value)
  }

  /// How long loading may take.
  static let timeout = Duration.seconds(30)

  private var phases: [Load: Phase] = [:]
  private var attempts: [Load: Int] = [:]
  private var elapsed = Duration.zero
  private var lastID = 0

  /// The requests to run now, until they are taken.
  var requests: [CheckRequest] = []

  /// The requests whose results are no longer needed, until they are taken.
  var cancellations: [CheckRequest.ID] = []

  /// The next time at which something changes; `nil` if there is none.
  var deadline: Duration? { phases.values.compactMap(\.deadline).min() }

  /// Whether nothing was ever requested, and no default is missing.
  package var isEmpty: Bool { phases.isEmpty }

  /// Returns whether something is loading.
  package func isPending(_ load: Load) -> Bool { phases[load]?.deadline != nil }

  /// Returns whether something was ever requested.
  func isKnown(_ load: Load) -> Bool { phases[load] != nil }

  /// Returns why something is missing; `nil` if it is not.
  package func failure(_ load: Load) -> Failure? {
    switch phases[load] {
    case .missing(let failure): failure
    case .loaded(.answer(let value), isTaken: false): .unfit(value)
    case .asked, .loaded, nil: nil
    }
  }

  /// Returns the default of the field at an index, once it has arrived.
  func answer(_ index: Int) -> Value? {
    if case .loaded(.answer(let value), _)? = phases[.answer(index)] { value } else { nil }
  }

  /// Records a default, `nil` for one that is too long, and whether the field accepts it.
  mutating func record(_ answer: Value?, at index: Int, isTaken: Bool) {
    phases[.answer(index)] =
      answer.map { .loaded(.answer($0), isTaken: isTaken) } ?? .missing(.failed("It is too long"))
  }

  /// The fields whose defaults are missing, by their indices.
  var indicesWithoutDefault: [Int] {
    phases.keys.filter { $0.purpose == .answer && failure($0) != nil }.map(\.index).sorted()
  }

  /// Requests something for a field, unless it is already loading.
  mutating func ask(_ check: String, _ arguments: [String], for field: FieldID, _ load: Load) {
    guard !isPending(load) else { return }
    // The ids of rules count up from 1.
    lastID -= 1
    phases[load] = .asked(id: lastID, deadline: elapsed + OutsideLoads.timeout)
    let attempt = attempts[load, default: 0]
    attempts[load] = attempt + 1
    requests.append(
      CheckRequest(
        id: lastID,
        for: load.purpose,
        check: check,
        arguments: arguments,
        field: field,
        attempt: attempt
      )
    )
  }

  /// Returns the index of the field whose options a pending request is for.
  func index(ofOptionsIn id: CheckRequest.ID) -> Int? {
    phases.first { load, phase in
      if case .asked(id, _) = phase { load.purpose == .options } else { false }
    }?.key.index
  }

  /// Records a result, and returns what it is and what it is for; `nil` if it is no longer needed.
  mutating func receive(
    _ answer: CheckAnswer,
    to id: CheckRequest.ID
  ) -> (load: Load, answer: CheckAnswer)? {
    let load = phases.first { if case .asked(id, _) = $0.value { true } else { false } }?.key
    guard let load else { return nil }
    phases[load] =
      switch (answer, load.purpose) {
      case (.options, .options): .loaded(.options([]), isTaken: true)
      case (.answer, .answer): .loaded(answer, isTaken: true)
      case (.failed(let reason), _): .missing(.failed(reason))
      case (_, .options): .missing(.failed("it returned no options"))
      case (_, .answer), (_, .verdict), (_, .submit): .missing(.failed("it returned no answer"))
      }
    return (load, answer)
  }

  /// Advances the clock, and returns the loads that timed out, in the order of the fields.
  mutating func advance(to now: Duration) -> [Load] {
    elapsed = max(elapsed, now)
    let late = phases.filter { $0.value.deadline.map { $0 <= elapsed } ?? false }
    for load in late.keys {
      cancel(load)
      phases[load] = .missing(.late)
    }
    return late.keys.sorted { $0.index < $1.index }
  }

  /// Changes the indices of fields, and cancels what is loading for those that no longer exist.
  mutating func move(_ index: (Int) -> Int?) {
    for load in phases.keys where index(load.index) == nil { cancel(load) }
    func moved<Value>(_ values: [Load: Value]) -> [Load: Value] {
      let moved = values.compactMap { load, value in
        index(load.index).map { (Load(purpose: load.purpose, index: $0), value) }
      }
      return Dictionary(moved) { first, _ in first }
    }
    phases = moved(phases)
    attempts = moved(attempts)
  }

  /// Cancels a load, and clears its failure.
  mutating func cancel(_ load: Load) {
    if case .asked(let id, _)? = phases[load] {
      let count = requests.count
      requests.removeAll { $0.id == id }
      if requests.count == count { cancellations.append(id) }
    } else if failure(load) == nil {
      return
    }
    phases[load] = nil
  }
}

extension OutsideLoads.Phase {
  /// When it ends; `nil` if it has.
  fileprivate var deadline: Duration? {
    if case .asked(_, let deadline) = self { deadline } else { nil }
  }
}
