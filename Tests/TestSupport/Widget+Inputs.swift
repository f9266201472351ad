public import FormValidation
public import FormWidgets

/// Single inputs and facts, as tests spell them.
extension Widget {
  /// Presses a key on the widget as drawn in a size.
  public mutating func press(_ key: Key, in size: Size = Size(columns: 40, rows: 3)) -> KeyUse {
    handle(.key(key), in: size)
  }

  public mutating func paste(_ text: String) -> KeyUse { handle(.paste(text), in: .line) }

  public mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    handle(.pointer(pointer), in: size)
  }

  public mutating func leave() { _ = handle(.leave, in: .line) }

  /// Makes typed text the answer, and returns it if it cannot be one.
  @discardableResult
  public mutating func settle() -> RefusedInput? {
    if case .refused(let refusedInput) = handle(.commit, in: .line) { refusedInput } else { nil }
  }

  public mutating func set(today: CalendarDate) { set(now: Moment(today, .midnight)) }

  public mutating func set(now: Moment) { _ = handle(.now(now), in: .line) }

  public mutating func set(rules: RuleSet) { _ = handle(.rules(rules), in: .line) }

  public mutating func set(forms: LocalForms) { _ = handle(.language(forms), in: .line) }

  public func height(atWidth columns: Int) -> Int {
    height(in: Size(columns: columns, rows: 1_000))
  }

  public var role: WidgetRole { traits.role }
  public var keys: [KeyHelp] { keys(in: Size(columns: 40, rows: 3)) }
  public var caret: Int? { description.caret }
  public var isOpen: Bool { description.isOpen }
}
