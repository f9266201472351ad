public import FormValidation
import FormWidgets

/// The property that a field answers.
final class FieldBinding: Sendable {
  /// An answer of the field that can be decoded as the property's type; `nil` if none is known.
  let sample: Value?

  /// Why the field cannot answer the property; `nil` if it can.
  let mistake: BindingError.Reason?

  init(sample: Value?, mistake: BindingError.Reason?) {
    self.sample = sample
    self.mistake = mistake
  }
}

extension FieldBinding: Equatable {
  static func == (left: FieldBinding, right: FieldBinding) -> Bool {
    left.sample == right.sample && left.mistake == right.mistake
  }
}

/// Fields that cannot answer the properties of a type, found when a `TypedForm` is created.
public struct BindingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a field.
  public enum Reason: Hashable, Sendable {
    /// The key path does not lead to a stored property, or the program is compiled without
    /// reflection metadata, which has the names of properties.
    case notStored
    /// A widget does not answer properties of the type.
    case wrongWidget(widget: String, property: String)
    /// The type does not accept one of the widget's choices.
    case unfitChoice(Value, property: String)
    /// Several fields answer the same property.
    case repeated
    /// No field answers the property, which is not optional.
    case unanswered
    /// The type is not decoded from a member with the property's name.
    case renamed
    /// The field may not be asked, but the property is not optional.
    case conditional
  }

  /// A mistake.
  public struct Mistake: Hashable, Sendable, CustomStringConvertible {
    /// The name of the field or property.
    public let field: FieldID

    /// What is wrong with it.
    public let reason: Reason

    public var description: String { "\(field): \(reason.words)" }
  }

  /// The mistakes, in the order of the fields; at least one.
  public let mistakes: [Mistake]

  /// The mistakes, one per line.
  public var description: String { mistakes.map(\.description).joined(separator: "\n") }
}

extension BindingError.Reason {
  fileprivate var words: String {
    switch self {
    case .notStored:
      "the key path is not one of stored properties, or reflection metadata is disabled"
    case .wrongWidget(let widget, let property):
      "a \(widget) does not answer a property of type \(property)"
        + (property.isOfFoundation ? "; import FormFoundation" : "")
    case .unfitChoice(let choice, let property):
      "the choice \"\(choice)\" is no \(property)"
    case .repeated: "several fields answer this property"
    case .unanswered:
      "no field answers this property, which is not optional, or a coding key renames it"
    case .renamed: "no property is decoded from this name; a coding key must not rename it"
    case .conditional: "the field may not be asked, so the property must be optional"
    }
  }
}

extension String {
  /// Whether it names a type that the module FormFoundation makes an answer of.
  fileprivate var isOfFoundation: Bool {
    ["Date", "Decimal", "URL", "UUID", "Locale"].contains {
      self == $0 || self == "Optional<\($0)>"
    }
  }
}

/// The binding of fields to the properties of a type.
struct BindingCheck<Answered: Decodable> {
  private let fields: [Field]
  private let conditions: [[Condition]]
  private let mistakesOfParts: [BindingError.Mistake]

  /// Creates the check of a form's fields, of which several may have the same name.
  init(_ content: FormContent) {
    let form = Form.Expansion(of: content.parts, nil, in: .english, dropsDuplicates: false)
    fields = form.fields
    conditions = Form.conditions(of: form.fields, in: form.sections).map { $0?.parts ?? [] }
    mistakesOfParts = content.mistakes
  }

  /// Returns the mistakes, in the order of the fields.
  func mistakes() -> [BindingError.Mistake] {
    var mistakes = mistakesOfParts
    var known: Set<FieldID> = []
    for field in fields where field.binding != nil {
      let isNew = known.insert(field.id).inserted
      guard let reason = field.binding?.mistake ?? (isNew ? nil : .repeated) else { continue }
      mistakes.append(.init(field: field.id, reason: reason))
    }
    return mistakes.isEmpty ? mistakesOfDecoding() : mistakes
  }

  private func mistakesOfDecoding() -> [BindingError.Mistake] {
    let all = TrialDecoding(Answered.self, from: samples { _ in true })
    let bound = fields.filter { $0.binding != nil }
    // The members of entries are those of a repeated group, not its control.
    let asked = bound.filter { !$0.isControl }
    if let path = all.missing, !asked.contains(where: { path.starts(with: $0.id.path) }) {
      return [BindingError.Mistake(field: FieldID(path: path), reason: .unanswered)]
    }
    if all.isComplete, !all.asksForAll {
      let unread = bound.filter { !all.asked.contains($0.id.path) }
      if !unread.isEmpty { return unread.map { .init(field: $0.id, reason: .renamed) } }
    }
    return conditionalMistakes()
  }

  /// Returns the fields that may not be asked, although their properties need an answer.
  private func conditionalMistakes() -> [BindingError.Mistake] {
    var tried: Set<Condition> = []
    var mistakes: [BindingError.Mistake] = []
    for index in fields.indices {
      for condition in conditions[index] where tried.insert(condition).inserted {
        let left = samples { !conditions[$0].contains(condition) }
        guard let missing = TrialDecoding(Answered.self, from: left).missing,
          let culprit = fields.indices.first(where: {
            conditions[$0].contains(condition) && fields[$0].id.path.starts(with: missing)
              && fields[$0].binding != nil
          })
        else { continue }
        let mistake = BindingError.Mistake(field: fields[culprit].id, reason: .conditional)
        if !mistakes.contains(mistake) { mistakes.append(mistake) }
      }
    }
    return mistakes
  }

  /// Returns an answer of each field at the chosen indices that can be decoded, as far as they are
  /// known, with one entry in each repeated group.
  private func samples(_ isChosen: (Int) -> Bool) -> Answers {
    var samples: Answers = [:]
    for index in fields.indices where isChosen(index) {
      let field = fields[index]
      if let sample = field.binding?.sample ?? field.anySample { samples[field.id] = sample }
    }
    return samples
  }
}

extension FieldBinding {
  /// Creates the binding of a widget to a property of a type.
  convenience init<Answer: Decodable>(_ widget: some Widget, to type: Answer.Type) {
    let samples = widget.samples
    let fits = samples.map { $0.fit(type) }
    let sample = fits.firstIndex(of: .fits).map { samples[$0] }
    let cases = Value.cases(of: type)
    let property = "\(type)"
    var mistake: BindingError.Reason?
    if let unfit = widget.knownChoices.first(where: { $0.fit(type) != .fits }) {
      mistake = .unfitChoice(unfit, property: property)
    } else if sample == nil, !fits.contains(.refused), cases.isEmpty {
      mistake = .wrongWidget(widget: "\(Swift.type(of: widget))", property: property)
    }
    self.init(sample: sample ?? cases.first, mistake: mistake)
  }
}

extension Widget {
  /// The answers that can be chosen, if all are known; several choices are lists of one.
  var knownChoices: [Value] {
    let description = description
    let choices = description.options.map { Array($0.source.lists.joined()) }
    let values = (choices ?? description.choices).map(\.value)
    return traits.role == .choices ? values.map { .list([$0]) } : values
  }

  /// Answers that the widget may have, the likeliest first.
  fileprivate var samples: [Value] {
    let (texts, samples) = (FieldBinding.texts, traits.role.samples)
    let usual: [Value] =
      switch traits.role.facts.interaction {
      case .typed, .slid, .switched, .chosen: samples.isEmpty ? texts : samples
      case .checked, .listed: texts.map { .list([$0]) } + [[]]
      case .pressed: []
      }
    return (value.isBlank ? [] : [value]) + knownChoices + usual
  }
}

extension FieldBinding {
  /// Texts of the kinds that types are decoded from.
  fileprivate static let texts: [Value] = [
    "a", "1", "true", "2000-01-01", "00:00", "2000-01-01T00:00:00Z", "a@example.com",
    "https://example.com", "123e4567-e89b-12d3-a456-426614174000", "",
  ]
}

extension Field {
  /// An answer of a field that is not bound to a property; `nil` if its answer is not submitted.
  fileprivate var anySample: Value? {
    guard binding == nil, isSubmitted else { return nil }
    return isControl ? [] : widget.samples.first
  }
}

extension FieldID {
  /// The names and indices of its steps.
  fileprivate var path: [String] {
    steps.map { step in
      switch step {
      case .name(let name): name
      case .index(let index): String(index)
      }
    }
  }

  /// Creates the name of a path of names and indices.
  fileprivate init(path: [String]) {
    self = path.dropFirst().reduce(FieldID(path[0])) { field, step in
      Int(step).map(field.entry) ?? field.member(FieldID(step))
    }
  }
}

extension Condition {
  /// The conditions that must all hold.
  fileprivate var parts: [Condition] {
    if case .all(let parts) = self { parts.flatMap(\.parts) } else { [self] }
  }
}
