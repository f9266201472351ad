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

  /// Attaches a handler with an owner, which is passed to it but not retained.
  ///
  /// The handler is removed with its owner.
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
  /// Neither is called for an untouched answer, or while a check is pending.
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

  /// Attaches one handler for when `validate()` finds everything valid, and one for when it does
  /// not.
  ///
  /// While a check is pending, neither is called until the result arrives.
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

  /// Returns the changes from now on, until the ruler or the loop over them ends.
  ///
  /// Unread changes are buffered according to the policy.
  public func changes(
    buffering: AsyncStream<FieldChange<UserInfo>>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<FieldChange<UserInfo>> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: FieldChange<UserInfo>.self,
      bufferingPolicy: buffering
    )
    streams.append(continuation)
    return stream
  }
}

/// The identity of a handler, for its removal.
public struct HandlerID: Hashable, Sendable {
  let number: Int
}

/// A closure that handles events of one field or all.
struct Handler<Event> {
  /// Whether a handler is still needed.
  enum Fate {
    case stays
    case gone
  }

  let id: HandlerID
  let field: FieldID?
  let call: (Event) -> Fate
}

/// A change of a field, as passed to handlers.
public struct FieldChange<UserInfo: Sendable>: Sendable {
  /// The field whose rules ran.
  public let field: FieldID

  /// Its answer as the rules see it.
  public let value: Value

  /// The state of the answer.
  public let state: AnswerState

  /// The breaches, in the order of the rules.
  public let breaches: [Breach<UserInfo>]

  /// The violations that do not block, in the order of the rules.
  public let remarks: [Violation]

  /// The violations, in the order of the rules.
  public var violations: [Violation] { breaches.map(\.violation) }
}
