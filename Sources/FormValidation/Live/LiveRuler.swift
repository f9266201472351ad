/// A ruler with handlers that are called for every change.
///
/// ```swift
/// let live = LiveRuler(ruler)
/// live.onChange(of: "email", for: self) { screen, change in
///   screen.emailBorder = change.state == .invalid ? .red : .gray
/// }
/// live.setValue(emailText, of: "email")
/// ```
///
/// The `Ruler` inside stays a plain value. Handlers run after the change, in the order they were
/// attached; they can change answers and handlers in turn. A handler does not retain its owner and
/// is removed with it, or with its field.
public final class LiveRuler<UserInfo: Sendable> {
  /// The rules, answers and verdicts.
  public internal(set) var ruler: Ruler<UserInfo>

  /// Whether handlers are called; verdicts are updated either way.
  public var isLive = true

  /// Whether everything was validated while a check was pending, so that handlers still await the
  /// result.
  var owesResult = false

  var touched: Set<FieldID> = []
  private var muted: Set<FieldID> = []
  private var lastNumber = 0
  private var fieldHandlers: [Handler<FieldChange<UserInfo>>] = []
  private var wholeHandlers: [Handler<[Breach<UserInfo>]>] = []
  var streams: [AsyncStream<FieldChange<UserInfo>>.Continuation] = []

  /// Creates a live ruler without handlers.
  public init(_ ruler: Ruler<UserInfo> = Ruler()) {
    self.ruler = ruler
  }

  deinit {
    for stream in streams { stream.finish() }
  }

  /// Sets a field's answer and calls the handlers of every field whose rules ran.
  public func setValue(_ value: some Validatable, of field: FieldID) {
    setValue(value.valueToValidate, of: field)
  }

  /// Sets a field's answer and calls the handlers of every field whose rules ran.
  ///
  /// Setting the same answer again has no effect.
  public func setValue(_ value: Value, of field: FieldID) {
    let old = ruler.answers[field]
    let affected = ruler.setValue(value, of: field)
    let isNew = touched.insert(field).inserted
    let isChanged = ruler.answers[field] != old
    if isChanged { owesResult = false }
    guard isNew || isChanged else { return }
    if isLive { affected.filter { !muted.contains($0) }.forEach(notify) }
  }

  /// Changes the ruler in any way, and calls the handlers of every field whose answer, verdict or
  /// remarks changed.
  ///
  /// Handlers are removed with their fields.
  @discardableResult
  public func update<Result>(_ change: (inout Ruler<UserInfo>) throws -> Result) rethrows -> Result
  {
    let old = ruler
    defer { settle(after: old) }
    return try change(&ruler)
  }

  /// Marks a field as touched without a change of its answer, because the user left it.
  public func touch(_ field: FieldID) {
    guard touched.insert(field).inserted, isLive, !muted.contains(field) else { return }
    notify(field)
  }

  /// Returns the state of a field's answer: untouched until it was set, touched or validated.
  public func state(of field: FieldID) -> AnswerState {
    let registration = ruler.registration(of: field)
    return AnswerState(
      registration?.verdict ?? .valid,
      isPending: registration?.isPending ?? false,
      isTouched: touched.contains(field)
    )
  }

  /// Sets whether handlers are called for a field; its verdicts are updated either way.
  public func setLive(_ isLive: Bool, for field: FieldID) {
    if isLive { muted.remove(field) } else { muted.insert(field) }
  }

  /// Removes a handler, if it is still attached.
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
    if isLive { notifyChanges(in: kept, answered: answered, since: old) }
    if !answered.isEmpty { owesResult = false }
    if owesResult { notifyForm() }
  }

  private func notifyChanges(
    in kept: [Registration],
    answered: [FieldID],
    since old: Ruler<UserInfo>
  ) {
    for registration in kept where !muted.contains(registration.field) {
      let field = registration.field
      let earlier = old.registration(of: field)
      let isNews =
        earlier?.violations != registration.violations || earlier?.remarks != registration.remarks
      if answered.contains(field) || isNews { notify(field) }
    }
  }

  /// Calls the handlers for the whole, unless its result depends on a pending check.
  func notifyForm() {
    let settled = ruler.registrations.contains { !$0.verdict.isValid } || !ruler.isPending
    guard settled else { return }
    owesResult = false
    call(\.wholeHandlers, with: ruler.validateAll())
  }

  func notify(_ field: FieldID) {
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

  /// Calls the current handlers, except those removed in the meantime, and drops those whose owner
  /// is gone.
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
