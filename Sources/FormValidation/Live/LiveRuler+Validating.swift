/// Validating on request, with the verbs of a `Ruler`.
extension LiveRuler {
  /// Runs every rule again and calls the handlers of each field, live or not, then those for the
  /// whole.
  ///
  /// While a check is pending, the whole is neither a success nor a failure: its handlers are
  /// called once the result arrives, unless an answer changes before that.
  /// - Returns: The first breach, in the order of registration; a pending check is one, with the
  ///   code `remote.pending`.
  @discardableResult
  public func validate() -> Breach<UserInfo>? {
    runAll()
    return ruler.validate()
  }

  /// Runs every rule again and calls the handlers, like `validate()`.
  /// - Returns: All breaches, in the order of registration.
  @discardableResult
  public func validateAll() -> [Breach<UserInfo>] {
    runAll()
    return ruler.validateAll()
  }

  /// Runs a field's rules again and calls its handlers, live or not.
  /// - Returns: Its breaches, in the order of its rules.
  @discardableResult
  public func validate(_ field: FieldID) -> [Breach<UserInfo>] {
    run(field)
    return ruler.validate(field)
  }

  /// Runs all external checks, waits for their results, and validates.
  ///
  /// Answers that change meanwhile are kept, and also checked.
  /// - Parameters:
  ///   - checks: The checks, by the names that rules use.
  ///   - clock: The clock for timeouts.
  /// - Returns: The first breach, in the order of registration.
  @discardableResult
  nonisolated(nonsending) public func validate(
    asking checks: [String: OutsideCheck],
    clock: some Clock<Duration>
  ) async -> Breach<UserInfo>? {
    await settle(asking: checks, clock: clock)
    return validate()
  }

  /// Runs all external checks, waits for their results, and validates, like
  /// `validate(asking:clock:)`.
  /// - Returns: All breaches, in the order of registration.
  @discardableResult
  nonisolated(nonsending) public func validateAll(
    asking checks: [String: OutsideCheck],
    clock: some Clock<Duration>
  ) async -> [Breach<UserInfo>] {
    await settle(asking: checks, clock: clock)
    return validateAll()
  }

  private func runAll() {
    ruler.refresh()
    let fields = ruler.registrations.map(\.field)
    touched.formUnion(fields)
    fields.forEach(notify)
    owesResult = true
    notifyForm()
  }

  private func run(_ field: FieldID) {
    ruler.refresh(field)
    touched.insert(field)
    notify(field)
  }

  nonisolated(nonsending) private func settle(
    asking checks: [String: OutsideCheck],
    clock: some Clock<Duration>
  ) async {
    repeat {
      let settlement = await ruler.settle(asking: checks, clock: clock)
      update { $0.receive(settlement) }
    } while ruler.isPending && !Task.isCancelled
  }
}

/// A live ruler without user info has violations instead of breaches.
extension LiveRuler<Void> {
  /// Runs every rule again and calls the handlers.
  /// - Returns: The first violation, in the order of registration.
  @discardableResult
  public func validate() -> Violation? {
    runAll()
    return ruler.validate()
  }

  /// Runs every rule again and calls the handlers.
  /// - Returns: All violations, in the order of registration.
  @discardableResult
  public func validateAll() -> [Violation] {
    runAll()
    return ruler.validateAll()
  }

  /// Runs a field's rules again and calls its handlers, live or not.
  /// - Returns: Its violations, in the order of its rules.
  @discardableResult
  public func validate(_ field: FieldID) -> [Violation] {
    run(field)
    return ruler.validate(field)
  }

  /// Runs all external checks, waits for their results, and validates.
  /// - Returns: The first violation, in the order of registration.
  @discardableResult
  nonisolated(nonsending) public func validate(
    asking checks: [String: OutsideCheck],
    clock: some Clock<Duration>
  ) async -> Violation? {
    await settle(asking: checks, clock: clock)
    return validate()
  }

  /// Runs all external checks, waits for their results, and validates.
  /// - Returns: All violations, in the order of registration.
  @discardableResult
  nonisolated(nonsending) public func validateAll(
    asking checks: [String: OutsideCheck],
    clock: some Clock<Duration>
  ) async -> [Violation] {
    await settle(asking: checks, clock: clock)
    return validateAll()
  }
}
