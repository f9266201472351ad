import FormValidation
import FormWidgets
import Forms
import SourceText

extension TapeArguments {
  /// Takes an answer to give for a field: texts, or a value that the field can have.
  mutating func fillAnswer(of field: Field?) throws(TapeFinding) -> FillAnswer {
    let token = next
    if let field, field.widget.traits.role == .button {
      throw finding(
        .pointless,
        at: token,
        "\(field.id) has no answer of its own",
        note: "click its button, like Click \"[ Add ]\""
      )
    }
    guard next?.kind == .string else { return .value(try value(of: field)) }
    let texts = try lines()
    guard let field else { return .texts(texts) }
    let (role, traits) = (field.widget.traits.role, field.widget.traits)
    if case .toggle(_) = role {
      throw finding(
        .valueKind,
        at: token,
        "\(field.id) is a toggle",
        note: "use Check \(field.id.tapeSpelling) or Uncheck \(field.id.tapeSpelling)"
      )
    }
    if texts.count > 1, !role.takesTexts, !traits.keepsLineBreaks {
      throw finding(.surplus, at: token, "\(field.id) has only one line")
    }
    return .texts(texts)
  }

  /// Takes names of options of a field: texts, patterns and values, at least one.
  mutating func optionNames(of field: Field?) throws(TapeFinding) -> [OptionName] {
    var names = [try optionName(of: field)]
    while !isAtEnd { names.append(try optionName(of: field)) }
    return names
  }

  /// Takes the name of an option of a field; an unknown one is an error if the options are fixed.
  mutating func optionName(of field: Field?) throws(TapeFinding) -> OptionName {
    let token = next
    let name: OptionName
    switch next?.kind {
    case .string: name = .text(.exactly(try quotedText()))
    case .pattern: name = .text(.found(try pattern()))
    case .number, .word, .json: name = OptionName(try value(of: nil))
    default: throw unexpected("the label or value of an option")
    }
    guard let field, field.hasFixedOptions else { return name }
    let choices = field.widget.namedOptions
    guard name.indices(in: choices).isEmpty else { return name }
    throw finding(
      .field,
      at: token,
      "\(field.id) has no option \(name)",
      suggestion: choices.flatMap { [$0.label, $0.value.description] }.nearest(to: name.words),
      note: choices.count > TapeArguments.optionLimit
        ? nil : "options: \(choices.map(\.label.tapeQuoted).joined(separator: " "))"
    )
  }

  /// The largest number of options that an error lists.
  private static let optionLimit = 20
}

extension Field {
  /// Whether its options are known before the form is opened, and stay the same.
  fileprivate var hasFixedOptions: Bool {
    let description = widget.description
    return description.options == nil && !description.choices.isEmpty
      && !description.choices.contains { $0.label.contains("{") }
  }
}
