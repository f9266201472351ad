extension LiveRuler {
  /// Attaches a handler to a field, or to every field, for every change.
  @discardableResult
  public func onChange(
    of field: FieldID? = nil,
    _ handler: @escaping (FieldChange<UserInfo>) -> Void
  ) -> HandlerID {
    attach(to: field) { change in
      handler(change)
      return .stays
    }
  }

  /// Attaches a handler for the sake of an owner, which is handed over and not held on to.
  ///
  /// Once the owner is gone, so is the handler.
  @discardableResult
  public func onChange<Owner: AnyObject>(
    of field: FieldID? = nil,
    for owner: Owner,
    _ handler: @escaping (Owner, FieldChange<UserInfo>) -> Void
  ) -> HandlerID {
    attach(to: field) { [weak owner] change in
      guard let owner else { return .gone }
      handler(owner, change)
      return .stays
    }
  }

  /// Attaches one handler for a valid answer of a field and one for any other.
  ///
  /// Nothing is said of an untouched answer, nor of one that something outside is asked about.
  @discardableResult
  public func on(
    _ field: FieldID,
    success: @escaping (Value) -> Void,
    failure: @escaping ([Breach<UserInfo>]) -> Void
  ) -> HandlerID {
    attach(to: field) { change in
      switch change.state {
      case .untouched, .pending: break
      case .valid: success(change.value)
      case .incomplete, .invalid: failure(change.breaches)
      }
      return .stays
    }
  }

  /// Attaches one handler for when `validate()` finds all valid, and one for when it does not.
  ///
  /// While a check is pending, neither is called until its answer is there.
  @discardableResult
  public func onValidate(
    success: @escaping (Answers) -> Void,
    failure: @escaping ([Breach<UserInfo>]) -> Void
  ) -> HandlerID {
    attachToWhole { [weak self] breaches in
      guard let self else { return .gone }
      if breaches.isEmpty { success(ruler.answers) } else { failure(breaches) }
      return .stays
    }
  }

  /// The changes from now on, until the ruler or the loop over them is gone.
  ///
  /// Changes that were not read yet are kept as the policy says.
  public func changes(
    buffering: AsyncStream<FieldChange<UserInfo>>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<FieldChange<UserInfo>> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: FieldChange<UserInfo>.self,
      bufferingPolicy: buffering
    )
    add(continuation)
    return stream
  }
}

/// What a handler is removed by.
public struct HandlerID: Hashable, Sendable {
  let number: Int
}

/// A closure to be told of events, about one field or all.
struct Handler<Event> {
  /// Whether a handler is of use any longer.
  enum Fate {
    case stays
    case gone
  }

  let id: HandlerID
  let field: FieldID?
  let call: (Event) -> Fate
}

/// What happened to a field in a change, as handlers receive it.
public struct FieldChange<UserInfo: Sendable>: Sendable {
  /// The field whose rules ran.
  public let field: FieldID

  /// Its answer as the rules see it.
  public let value: Value

  /// How the answer stands.
  public let state: AnswerState

  /// What is broken, in the order of the rules.
  public let breaches: [Breach<UserInfo>]

  /// What may be said without anything being broken, in the order of the rules.
  public let remarks: [Violation]

  /// The violations, in the order of the rules.
  public var violations: [Violation] { breaches.map(\.violation) }
}
