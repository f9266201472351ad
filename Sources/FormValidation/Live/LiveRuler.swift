/// A ruler with handlers that are told of every change.
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
    AnswerState(
      ruler.verdict(on: field),
      isPending: ruler.registration(of: field)?.isPending ?? false,
      isTouched: touched.contains(field)
    )
  }

  /// Tells a field's changes, or no longer; its verdicts are kept either way.
  public func setLive(_ isLive: Bool, for field: FieldID) {
    if isLive { muted.remove(field) } else { muted.insert(field) }
  }

  /// Asks every rule once more, tells how each field stands, live or not, and then the whole.
  /// - Returns: all breaches, in the order of registration.
  @discardableResult
  public func validate() -> [Breach<UserInfo>] {
    ruler.refresh()
    let fields = ruler.registrations.map(\.field)
    touched.formUnion(fields)
    fields.forEach(tell)
    let breaches: [Breach<UserInfo>] = ruler.validateAll()
    call(\.wholeHandlers, with: breaches)
    return breaches
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
    guard isLive else { return }
    for registration in kept where !muted.contains(registration.field) {
      let field = registration.field
      if answered.contains(field) || old.verdict(on: field) != registration.verdict { tell(field) }
    }
  }

  private func tell(_ field: FieldID) {
    guard !fieldHandlers.isEmpty || !streams.isEmpty,
      let registration = ruler.registration(of: field)
    else { return }
    let change = FieldChange(
      field: field,
      value: registration.value(among: ruler.answers),
      state: state(of: field),
      breaches: ruler.validate(field),
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
