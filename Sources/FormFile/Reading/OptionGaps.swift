import FormValidation
import FormWidgets
import Forms
import SourceText

/// The required fields that have no options for some answer to the field that they depend on, so
/// that the form cannot be submitted with that answer.
///
/// Only fields that are always asked are included: a condition may exclude such answers.
struct OptionGaps {
  /// The largest number of answers in a warning.
  private static let answerLimit = 3

  /// A warning for each field.
  private(set) var findings: [Finding] = []

  /// Finds the fields in a form, given the positions of their names.
  init(of fields: [Field], in sections: [Form.Section], at names: [(id: FieldID, mark: Mark)]) {
    guard fields.optionReads.contains(where: { !$0.isEmpty }) else { return }
    let conditions = Form.conditions(of: fields, in: sections)
    for index in fields.indices where conditions[index] == nil && fields[index].isDemanded {
      // Of options by several answers, some may never be given together.
      guard
        let source = (fields[index].widget.description.options?.source).map(fields[index].resolved),
        let other = source.fields.first, source.fields.count == 1,
        let answers = fields.first(where: { $0.id == other })?.knownAnswers,
        let mark = names.first(where: { $0.id == fields[index].id })?.mark
      else { continue }
      let gaps = answers.filter { answer in
        source.choices(among: [other: answer])?.allSatisfy(\.isDisabled) ?? false
      }
      if gaps.isEmpty { continue }
      let list = gaps.prefix(OptionGaps.answerLimit).map(\.description.quoted)
        .joined(separator: ", ")
      let isCut = gaps.count > OptionGaps.answerLimit
      findings.append(
        Finding(
          mark,
          "\(fields[index].id) is required, but has no options if \(other) is \(list)"
            + (isCut ? ", …" : ""),
          note: "add a list for it, or an else, or ask the field only when it has options"
        )
      )
    }
  }
}

extension Field {
  /// Whether the form cannot be submitted while the field is blank.
  fileprivate var isDemanded: Bool {
    widget.traits.other == nil && allRules.isRequired
  }

  /// The answers that the field can have, if they are all known.
  var knownAnswers: [Value]? {
    if case .toggle = widget.traits.kind { return [.bool(true), .bool(false)] }
    let (traits, description) = (widget.traits, widget.description)
    guard traits.other == nil, description.options == nil, traits.role == .choice,
      !description.choices.isEmpty
    else { return nil }
    return description.choices.filter { !$0.isDisabled }.map(\.value)
  }
}
