public import FormValidation
package import FormWidgets

/// The source of a field's answer until the user enters one.
public enum AnswerSource: Equatable, Sendable {
  /// The date on which the form is opened.
  case today
  /// The time of day at which the form is opened.
  case now
  /// An environment variable, which holds the answer as typed.
  case environment(String)
  /// The result of a function of the program, by its registered name; called once when the form
  /// opens, and again on request after a failure.
  case asked(String, arguments: [String] = [])
  /// Another field, whose answer it follows.
  case field(FieldID)
  /// A text with other answers, such as `{first}.{last}`, which it always follows; the field is
  /// read-only.
  case text(AnswerText)
  /// A text with other answers, such as `{title|slug}`, which it follows until the user edits it.
  case suggested(AnswerText)

  /// The fields that it reads.
  package var reads: [FieldID] {
    switch self {
    case .today, .now, .environment, .asked: []
    case .field(let field): [field]
    case .text(let text), .suggested(let text): text.references.map(\.field)
    }
  }

  /// Whether the answer is requested while the form is being filled out.
  package var isAsked: Bool {
    if case .asked = self { true } else { false }
  }

  /// Whether a given answer replaces it.
  package var yieldsToAnswers: Bool {
    if case .text = self { false } else { true }
  }
}

extension Field {
  /// Returns the full name of a field that this one refers to.
  package func resolved(_ field: FieldID) -> FieldID { scope?.resolved(field) ?? field.inForm }

  /// Returns the source of its options with the full names of other fields.
  package func resolved(_ source: OptionSource) -> OptionSource {
    source.named(resolved) { condition in (scope.map(condition.within) ?? condition).inForm }
  }

  /// The full names of the fields that its answer comes from.
  package var followed: [FieldID] { source?.reads.map(resolved) ?? [] }
}

extension [Field] {
  /// The full names of the fields that the options of each field depend on.
  package var optionReads: [[FieldID]] {
    indices.map { index in
      // Others have no options, and describing each one, or copying its field, takes time.
      let widget = self[index].widget
      guard [.any, .list].contains(widget.traits.kind) else { return [] }
      return widget.description.options.map { self[index].resolved($0.source).reads } ?? []
    }
  }
}

/// Answers from outside the form.
extension Form {
  /// Returns a copy with the answers that come from the environment, as typed, given the values of
  /// variables; a field reports one that it does not accept.
  public func starting(inEnvironment variable: (String) -> String?) -> Form {
    var form = self
    for index in fields.indices {
      guard case .environment(let name) = fields[index].source, let text = variable(name) else {
        continue
      }
      form.fields[index].unfitDefault = text
      _ = form.start(fieldAt: index, withTyped: text)
    }
    return form
  }

  /// Whether an answer comes from the clock.
  package var beginsWithTime: Bool {
    fields.contains { $0.source == .today || $0.source == .now }
  }

  /// Returns a copy with the answers that come from the clock.
  package func starting(at now: Moment) -> Form {
    guard beginsWithTime else { return self }
    var form = self
    for index in fields.indices {
      switch fields[index].source {
      case .today: _ = form.begin(fieldAt: index, withTyped: now.date.description)
      case .now:
        let time = now.time.description.prefix(5)
        let isWhole = form.fields[index].widget.traits.role == .dateTime
        _ = form.begin(fieldAt: index, withTyped: isWhole ? "\(now.date)T\(time)" : "\(time)")
      default: break
      }
    }
    return form
  }
}
