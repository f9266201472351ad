import FormUI
import FormValidation

extension FieldScene {
  /// Creates the state of the field at an index in the form.
  init(at place: Int, of session: Session) {
    let field = session.form.fields[place]
    let registration = session.ruler.registrations[place]
    self.init(
      field.id,
      label: field.label,
      kind: type(of: field.widget).kind,
      value: session.fields[place].widget.value,
      state: AnswerState(registration.verdict, isPending: registration.isPending),
      messages: session.messages(ofFieldAt: place).map { violation, words in
        Message(words, isIncomplete: violation.isIncomplete, severity: violation.severity)
      },
      shown: session.textsShown(underFieldAt: place),
      options: session.fields[place].widget.description.choices.map(\.value.description),
      caret: session.fields[place].widget.description.caret,
      isSecret: session.fields[place].widget.description.isSecret,
      traits: FieldScene.traits(at: place, of: session)
    )
  }

  private static func traits(at place: Int, of session: Session) -> Set<FieldTrait> {
    let isFocused = session.focusedField == place
    let state = session.fields[place].state
    let holds: [(FieldTrait, Bool)] = [
      (.focused, isFocused), (.enabled, true), (.visible, session.isAsked(fieldAt: place)),
      (.touched, state.wasLeft || isFocused && state.isChanged),
      (.dirty, session.isDirty(fieldAt: place)),
      (.pending, session.ruler.registrations[place].isPending),
      (.required, session.isRequired(fieldAt: place)),
      (.open, session.fields[place].widget.description.isOpen),
    ]
    return Set(holds.filter(\.1).map(\.0))
  }
}

extension Session {
  /// The index of the focused field; `nil` while a button has the focus.
  var focusedField: Int? {
    if case .field(let place) = focus { place } else { nil }
  }

  /// The submitted answers as an object by field.
  var submittedObject: Value? {
    guard case .submitted(let answers) = outcome else { return nil }
    let given = form.fields.filter { $0.isSubmitted && answers.contains($0.id) }
    return .object(
      Dictionary(given.map { ($0.id.rawValue, answers[$0.id]) }) { first, _ in first }
    )
  }
}
