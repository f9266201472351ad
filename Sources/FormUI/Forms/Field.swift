public import FormValidation

/// One question: what it is called, the widget that edits its answer, and what must hold of it.
public struct Field: Sendable {
  /// The field's name.
  public let id: FieldID

  /// What stands before the widget.
  public var label: String

  /// A line about the field, shown while it has the focus and nothing else to say.
  public var help: String?

  /// The control, holding the answer to start with.
  public var widget: any Widget {
    didSet { widget.take(rules: rules) }
  }

  /// What is done to a copy of the answer before rules see it, and to the answer handed over.
  public var normalizers: [Normalizer]

  /// What must hold of the answer, beside what the widget itself implies.
  public var rules: RuleSet {
    didSet { widget.take(rules: rules) }
  }

  /// Whether the rules stand under the field as a live check-list.
  public var hasChecklist: Bool

  /// Whether the answer is part of what is handed over.
  public var isSubmitted: Bool

  /// What must hold of other answers for the field to be asked; without one it always is.
  ///
  /// What is not asked is neither validated nor handed over; its answer is kept for when it is.
  public var condition: Condition?

  /// The letter that goes to the field with Alt, if there is one.
  public var mnemonic: Mnemonic?

  /// When the field shows what its rules say, where it differs from the form.
  public var reveal: Reveal?

  /// Creates a field.
  public init(
    _ id: FieldID,
    label: String? = nil,
    _ widget: any Widget,
    help: String? = nil,
    normalizers: [Normalizer] = [],
    rules: RuleSet = [],
    hasChecklist: Bool = false,
    isSubmitted: Bool = true,
    when condition: Condition? = nil,
    mnemonic: Mnemonic? = nil,
    reveal: Reveal? = nil
  ) {
    self.id = id
    self.label = label ?? id.rawValue
    self.widget = widget
    self.help = help
    self.normalizers = normalizers
    self.rules = rules
    self.hasChecklist = hasChecklist
    self.isSubmitted = isSubmitted
    self.condition = condition
    self.mnemonic = mnemonic
    self.reveal = reveal
    self.widget.take(rules: rules)
  }

  /// The rules that come with the widget, then the field's own.
  public var allRules: RuleSet {
    widget.impliedRules + rules
  }
}

extension Field: Hashable {
  public static func == (left: Field, right: Field) -> Bool {
    left.id == right.id && left.label == right.label && left.help == right.help
      && AnyHashable(left.widget) == AnyHashable(right.widget)
      && left.normalizers == right.normalizers && left.rules == right.rules
      && left.hasChecklist == right.hasChecklist && left.isSubmitted == right.isSubmitted
      && left.condition == right.condition && left.mnemonic == right.mnemonic
      && left.reveal == right.reveal
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(AnyHashable(widget))
    hasher.combine(rules)
  }
}
