public import FormValidation
public import FormWidgets

/// A form whose answers are the properties of a type.
///
/// ```swift
/// struct Signup: Decodable { var name: String; var volume: Double; var phone: String? }
///
/// let form = try TypedForm<Signup>("Join") {
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
  ///
  /// The type is decoded once from sample answers, so that a mistake shows itself before anyone
  /// fills out the form.
  /// - Throws: The fields that cannot answer their properties, and properties without a field.
  public init(
    _ title: String,
    intro: String? = nil,
    reveal: Reveal = .polite,
    errorsShown: ErrorsShown = .first,
    enterUse: EnterUse = .next,
    hasReview: Bool = false,
    buttons: Buttons = Buttons(),
    confirmation: AnswerText? = nil,
    messages: MessageCatalog = MessageCatalog(),
    @FormBuilder<Answered> _ content: () -> FormContent
  ) throws(BindingError) {
    let content = content()
    let mistakes = BindingCheck<Answered>(content).mistakes()
    if !mistakes.isEmpty { throw BindingError(mistakes: mistakes) }
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
    form.target = AnswerTarget(Answered.self)
  }
}

/// The type that submitted answers are decoded as.
package struct AnswerTarget: Equatable, Sendable {
  private let type: ObjectIdentifier

  /// Returns the first answer that does not fit the type; `nil` if all do.
  package let misfit: @Sendable (Answers) -> AnswerDecodingError?

  init<Answered: Decodable & Sendable>(_ type: Answered.Type) {
    self.type = ObjectIdentifier(type)
    misfit = { answers in
      do throws(AnswerDecodingError) {
        _ = try answers.decode(as: Answered.self)
        return nil
      } catch {
        return error
      }
    }
  }

  package static func == (left: AnswerTarget, right: AnswerTarget) -> Bool {
    left.type == right.type
  }
}

/// A question whose answer is a property of a type.
///
/// Its name is the property's. The type of the property implies rules: an answer of an `Int` is a
/// whole number, one of an enumeration is one of its cases. If the property does not accept a blank
/// answer, like an `Int`, the field is required; if the property is optional, so is the field. A
/// `String` accepts a blank answer: add `.required`.
public struct TypedField<Answered> {
  let field: Field

  /// Creates a field.
  ///
  /// The property is stored, and its type fits the widget's answers; otherwise, the form cannot be
  /// created.
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
    isBeside: Bool = false,
    column: String? = nil
  ) {
    let id = FieldID(storedProperty: property)
    let isNeeded = !rules.isRequired && widget.blank.map { $0.fit(Answer.self) != .fits } ?? false
    var field = Field(
      id ?? FieldID("\(property)"),
      label: label,
      widget,
      help: help,
      normalizers: normalizers,
      rules: (isNeeded ? [.required] : []) + widget.rules(ofType: Answer.self) + rules,
      hasChecklist: hasChecklist,
      isReadOnly: isReadOnly,
      source: source,
      when: condition,
      mnemonic: mnemonic,
      reveal: reveal,
      width: width,
      isBeside: isBeside,
      column: column
    )
    field.binding =
      id == nil
      ? FieldBinding(sample: nil, mistake: .notStored) : FieldBinding(widget, to: Answer.self)
    self.field = field
  }
}

extension Widget {
  /// Returns the rules that a property's type implies, besides those implied by the widget.
  ///
  /// While one is broken, later rules have nothing to add.
  fileprivate func rules(ofType type: Any.Type) -> RuleSet {
    let (role, facts) = (traits.role, traits.role.facts)
    if facts.notation != nil || [.switched, .pressed].contains(facts.interaction) { return [] }
    if role.hasOptions, !knownChoices.isEmpty, traits.other == nil { return [] }
    let rules = RuleSet(answersOf: type)
    // The widget's own rules say that it is a number, and which choices are numbers.
    let own = rules.clauses.filter { clause in
      !(role.isNumeric && clause.isAboutAnyNumber) && !(traits.kind == .text && clause.listsNumbers)
    }
    return RuleSet(own.map { $0.stop() })
  }

  /// The answer of the widget when nothing is entered; `nil` if there is always an answer.
  fileprivate var blank: Value? {
    switch traits.role.facts.interaction {
    case .switched, .slid: value.isBlank ? .null : nil
    case .pressed: nil
    case .typed: traits.role.isText ? "" : .null
    case .chosen: .null
    case .checked, .listed: []
    }
  }
}

extension Clause {
  /// Whether any number meets the rule, or a list of any numbers.
  fileprivate var isAboutAnyNumber: Bool { ruleNames.last == "number" }

  /// Whether the rule lists numbers, of which it accepts no other spelling.
  fileprivate var listsNumbers: Bool {
    guard case .list(let listed)? = rule.requirement.parameters["list"] else { return false }
    return listed.contains { if case .number = $0 { true } else { false } }
  }
}
