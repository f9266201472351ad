public import FormValidation

/// A form whose answers are the properties of a type.
///
/// ```swift
/// struct Signup: Decodable { var name: String; var volume: Double; var phone: String? }
///
/// let form = TypedForm<Signup>("Join") {
///   Page("You") {
///     TypedField("Name", \.name, TextField(), rules: [.length(2...40)])
///     TypedField("Phone", \.phone, TextField(), rules: [.phone()])
///   }
///   Page("Sound") { TypedField("Volume", \.volume, Slider(min: 0, max: 1, step: 0.1)) }
/// }
/// ```
public struct TypedForm<Answered: Decodable & Sendable>: Equatable, Sendable {
  /// The form, whose fields have the names of the properties.
  public var form: Form

  /// Creates a form from the contents of a closure: fields, notes, sections, pages, and checks.
  public init(
    _ title: String,
    intro: String? = nil,
    reveal: Reveal = .polite,
    errorsShown: ErrorsShown = .first,
    enterUse: EnterUse = .next,
    hasReview: Bool = false,
    buttons: Buttons = Buttons(),
    confirmation: Message? = nil,
    messages: MessageCatalog = MessageCatalog(),
    @FormBuilder<Answered> _ content: () -> FormContent
  ) {
    let content = content()
    form = Form(
      title,
      intro: intro,
      reveal: reveal,
      errorsShown: errorsShown,
      enterUse: enterUse,
      hasReview: hasReview,
      buttons: buttons,
      confirmation: confirmation,
      messages: messages
    ) {
      content
    }
  }
}

/// A question whose answer is a property of a type.
///
/// Its name is the property's. If the property does not accept a blank answer, like an `Int`, the
/// field is required; if the property is optional, so is the field.
public struct TypedField<Answered> {
  let field: Field

  /// Creates a field.
  /// - Precondition: The property is stored, and its type fits the widget's answers; a given width
  ///   is positive.
  public init<Answer: Decodable>(
    _ label: String,
    _ property: KeyPath<Answered, Answer>,
    _ widget: some Widget,
    help: String? = nil,
    normalizers: [Normalizer] = [],
    rules: RuleSet = [],
    hasChecklist: Bool = false,
    isReadOnly: Bool = false,
    source: AnswerSource? = nil,
    when condition: Condition? = nil,
    mnemonic: Mnemonic? = nil,
    reveal: Reveal? = nil,
    width: Int? = nil,
    isBeside: Bool = false
  ) {
    let id = FieldID(property)
    if let sample = widget.sample {
      precondition(
        sample.fits(Answer.self),
        "\(id): a \(type(of: widget)) does not answer a property of type \(Answer.self)"
      )
    }
    let isNeeded = !rules.isRequired && !(widget.blank?.fits(Answer.self) ?? true)
    field = Field(
      id,
      label: label,
      widget,
      help: help,
      normalizers: normalizers,
      rules: isNeeded ? [.required] + rules : rules,
      hasChecklist: hasChecklist,
      isReadOnly: isReadOnly,
      source: source,
      when: condition,
      mnemonic: mnemonic,
      reveal: reveal,
      width: width,
      isBeside: isBeside
    )
  }
}

extension Widget {
  /// A sample answer of the widget; `nil` if none is known.
  fileprivate var sample: Value? {
    if !value.isBlank { return value }
    return switch Self.kind {
    case .number: 0
    case .toggle: true
    case .list: []
    case .text, .any: nil
    }
  }

  /// The answer of the widget when nothing is entered; `nil` if there is always an answer.
  fileprivate var blank: Value? {
    switch description.role {
    case .toggle, .slider, .range: value.isBlank ? .null : nil
    case .button: nil
    case .text, .date, .time: ""
    case .number, .choice: .null
    case .choices, .list: []
    }
  }
}

extension Value {
  /// Returns whether the value can be decoded as a type.
  fileprivate func fits<Answer: Decodable>(_ type: Answer.Type) -> Bool {
    (try? (["answer": self] as Answers).decode(as: Fitting<Answer>.self)) != nil
  }

  private struct Fitting<Answer: Decodable>: Decodable {
    let answer: Answer
  }
}
