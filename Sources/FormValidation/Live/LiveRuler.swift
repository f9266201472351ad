/// A ruler with handlers that hear of every change.
///
/// ```swift
/// let live = LiveRuler(ruler)
/// live.onChange(of: "email", for: self) { screen, change in
///   screen.emailBorder = change.state == .invalid ? .red : .gray
/// }
/// live.setValue(emailText, of: "email")
/// ```
///
/// The `Ruler` inside stays a plain value. Handlers run on the caller's side, after the change is
/// made, in the order they were attached; they may change answers and handlers in turn. A handler
/// for an owner keeps no hold of it and goes with it; any handler goes with its field.
public final class LiveRuler<UserInfo: Sendable> {
  /// The rules, answers and verdicts.
  public private(set) var ruler: Ruler<UserInfo>

  /// Whether changes are told to handlers; verdicts are kept either way.
  public var isLive = true

  /// Whether the whole was validated while a check was pending, so that handlers are still to hear
  /// how it ended.
  private var owesResult = false

  private var touched: Set<FieldID> = []
  private var muted: Set<FieldID> = []
  private var lastNumber = 0
  private var fieldHandlers: [Handler<FieldChange<UserInfo>>] = []
  private var wholeHandlers: [Handler<[Breach<UserInfo>]>] = []
  private var streams: [AsyncStream<FieldChange<UserInfo>>.Continuation] = []

  /// Creates a live ruler without handlers.
  public init(_ ruler: Ruler<UserInfo> = Ruler()) {
    self.ruler = ruler
  }

  deinit {
    for stream in streams { stream.finish() }
  }

  /// Takes a field's new answer, however it came about, and tells of every field whose rules ran.
  ///
  /// An answer that is the same as before is no change.
  public func setValue(_ value: some Validatable, of field: FieldID) {
    owesResult = false
    let old = ruler.answers[field]
    let affected = ruler.setValue(value.valueToValidate, of: field)
    let isNew = touched.insert(field).inserted
    guard isNew || ruler.answers[field] != old else { return }
    if isLive { affected.filter { !muted.contains($0) }.forEach(tell) }
  }

  /// Changes the ruler in any way, and tells of every field whose answer or verdict changed.
  ///
  /// Handlers of fields that are removed are removed with them.
  @discardableResult
  public func update<Result>(_ change: (inout Ruler<UserInfo>) throws -> Result) rethrows -> Result
  {
    let old = ruler
    defer { settle(after: old) }
    return try change(&ruler)
  }

  /// Says that a field's answer may be spoken of although it never changed: the field was left.
  public func touch(_ field: FieldID) {
    guard touched.insert(field).inserted, isLive, !muted.contains(field) else { return }
    tell(field)
  }

  /// How a field's answer stands: untouched until it was set, touched or validated.
  public func state(of field: FieldID) -> AnswerState {
    let registration = ruler.registration(of: field)
    return AnswerState(
      registration?.verdict ?? .valid,
      isPending: registration?.isPending ?? false,
      isTouched: touched.contains(field)
    )
  }

  /// Tells a field's changes, or no longer; its verdicts are kept either way.
  public func setLive(_ isLive: Bool, for field: FieldID) {
    if isLive { muted.remove(field) } else { muted.insert(field) }
  }

  /// Runs every rule again, tells how each field stands, live or not, and then the whole.
  ///
  /// While a check is pending, the whole is neither a success nor a failure: its handlers are
  /// called once the answer is there, unless an answer changes before that.
  /// - Returns: all breaches, in the order of registration; a pending check is one, with the code
  ///   `remote.pending`.
  @discardableResult
  public func validate() -> [Breach<UserInfo>] {
    ruler.refresh()
    let fields = ruler.registrations.map(\.field)
    touched.formUnion(fields)
    fields.forEach(tell)
    owesResult = true
    tellWhole()
    return ruler.validateAll()
  }

  /// Asks everything that remote rules want to know, waits for the answers, and validates.
  ///
  /// What is typed meanwhile is kept, and asked about too.
  /// - Parameters:
  ///   - checks: The functions to ask, by the names that rules use.
  ///   - clock: The clock that time-outs go by.
  /// - Returns: all breaches, in the order of registration.
  @discardableResult
  nonisolated(nonsending) public func validate(
    asking checks: [String: OutsideCheck],
    clock: some Clock<Duration>
  ) async -> [Breach<UserInfo>] {
    repeat {
      let settlement = await ruler.settle(asking: checks, clock: clock)
      update { $0.take(settlement) }
    } while ruler.isPending && !Task.isCancelled
    return validate()
  }

  /// Asks a field's rules once more and tells how it stands, live or not.
  /// - Returns: its breaches, in the order of its rules.
  @discardableResult
  public func validate(_ field: FieldID) -> [Breach<UserInfo>] {
    ruler.refresh(field)
    touched.insert(field)
    tell(field)
    return ruler.validate(field)
  }

  /// Removes a handler; one that is not there already is no matter.
  public func removeHandler(_ id: HandlerID) {
    fieldHandlers.removeAll { $0.id == id }
    wholeHandlers.removeAll { $0.id == id }
  }

  /// Removes every handler, and ends every sequence of changes.
  public func removeAllHandlers() {
    fieldHandlers = []
    wholeHandlers = []
    streams.forEach { $0.finish() }
    streams = []
  }

  func attach(
    to field: FieldID?,
    _ call: @escaping (FieldChange<UserInfo>) -> Handler<FieldChange<UserInfo>>.Fate
  ) -> HandlerID {
    let id = nextID()
    fieldHandlers.append(Handler(id: id, field: field, call: call))
    return id
  }

  func attachToWhole(
    _ call: @escaping ([Breach<UserInfo>]) -> Handler<[Breach<UserInfo>]>.Fate
  ) -> HandlerID {
    let id = nextID()
    wholeHandlers.append(Handler(id: id, field: nil, call: call))
    return id
  }

  func add(_ stream: AsyncStream<FieldChange<UserInfo>>.Continuation) {
    streams.append(stream)
  }

  private func nextID() -> HandlerID {
    lastNumber += 1
    return HandlerID(number: lastNumber)
  }

  private func settle(after old: Ruler<UserInfo>) {
    let gone = Set(old.registrations.map(\.field)).subtracting(ruler.registrations.map(\.field))
    fieldHandlers.removeAll { $0.field.map(gone.contains) ?? false }
    touched.subtract(gone)
    muted.subtract(gone)
    let kept = ruler.registrations.filter { old.position(of: $0.field) != nil }
    let answered = kept.filter { old.answers[$0.field] != ruler.answers[$0.field] }.map(\.field)
    touched.formUnion(answered)
    if isLive { tellChanges(in: kept, answered: answered, since: old) }
    if !answered.isEmpty { owesResult = false }
    if owesResult { tellWhole() }
  }

  private func tellChanges(
    in kept: [Registration],
    answered: [FieldID],
    since old: Ruler<UserInfo>
  ) {
    for registration in kept where !muted.contains(registration.field) {
      let field = registration.field
      let isNews = old.registration(of: field)?.violations != registration.violations
      if answered.contains(field) || isNews { tell(field) }
    }
  }

  /// Tells how the whole stands, unless that depends on a check that is pending.
  private func tellWhole() {
    let settled = ruler.registrations.contains { !$0.verdict.isValid } || !ruler.isPending
    guard settled else { return }
    owesResult = false
    call(\.wholeHandlers, with: ruler.validateAll())
  }

  private func tell(_ field: FieldID) {
    guard !fieldHandlers.isEmpty || !streams.isEmpty,
      let registration = ruler.registration(of: field)
    else { return }
    let state = state(of: field)
    let change = FieldChange(
      field: field,
      value: registration.value(among: ruler.answers),
      state: state,
      breaches: registration.isPending ? [] : ruler.validate(field),
      remarks: registration.remarks
    )
    call(\.fieldHandlers, with: change, about: field)
    streams.removeAll { stream in
      if case .terminated = stream.yield(change) { true } else { false }
    }
  }

  /// Calls the handlers there were, unless one of them was removed meanwhile, and drops those whose
  /// owner is gone.
  private func call<Event>(
    _ handlers: ReferenceWritableKeyPath<LiveRuler, [Handler<Event>]>,
    with event: Event,
    about field: FieldID? = nil
  ) {
    for handler in self[keyPath: handlers] where handler.field == nil || handler.field == field {
      guard self[keyPath: handlers].contains(where: { $0.id == handler.id }) else { continue }
      if handler.call(event) == .gone { removeHandler(handler.id) }
    }
  }
}
