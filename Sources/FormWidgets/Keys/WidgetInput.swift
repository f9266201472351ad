public import FormValidation

/// Something that happens to a widget.
///
/// A widget returns `.notUsed` for whatever does not concern it.
public enum WidgetInput: Equatable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A text was pasted in one piece.
  case paste(String)
  /// A mouse event, in the widget's own cells. After a press that was used, drags and the release
  /// are also passed, regardless of the position.
  case pointer(Pointer)
  /// An answer was typed as a line.
  ///
  /// Anything that can be typed on the screen can be entered as a line, even if invalid. If the
  /// widget does not use the line, it is entered as a value of the widget's kind, or as a choice by
  /// name.
  case line(String)
  /// Typed text that waits for a key becomes the answer, as before the focus leaves or a submit.
  case commit
  /// The focus was lost: an open list or calendar closes, and a revealed secret is hidden.
  case leave
  /// The rules on the answer besides its own, when its field is created and whenever they change.
  case rules(RuleSet)
  /// The current time, at the start and whenever its minute changes, if the traits ask for it.
  case now(Moment)
  /// How numbers, dates, and yes or no are typed in the form's language, when the form is created
  /// and whenever its language changes.
  case language(LocalForms)
  /// The options to choose from now, or the reason why there are none, if the description names
  /// their source.
  case options(ChoiceList, note: OptionsNote?)
}

extension WidgetInput {
  /// The input as a widget reads it whose answer has digits: with those of any script and the signs
  /// of input methods in ASCII; `nil` for a key that types only an invisible mark.
  var withPlainDigits: WidgetInput? {
    switch self {
    case .key(let key):
      guard let typed = key.typed, !typed.isASCII else { return self }
      let plain = String(typed).withPlainDigits
      if plain.isEmpty { return nil }
      return plain.count == 1 ? .key(.character(plain[plain.startIndex])) : self
    case .paste(let text): return .paste(text.withPlainDigits)
    case .line(let text): return .line(text.withPlainDigits)
    default: return self
    }
  }
}

/// Whether a widget used a key or another input.
public enum KeyUse: Equatable, Sendable {
  /// The input had an effect.
  case used
  /// The key completed the answer, like Enter in an open list; the focus moves on.
  case completed
  /// The input has no effect here; navigation may use a key.
  case notUsed
  /// The typed text or the options cannot become the answer.
  case refused(RefusedInput)
}

/// Text typed in a widget, or options, that could not become its answer.
public enum RefusedInput: Equatable, Sendable {
  /// No choice has this name or contains it.
  case noChoice(String)
  /// Only choices that are disabled match this text; the best one, with the reason.
  case disabledChoice(String, label: String)
  /// Several choices contain this text, and none has it as its name.
  case severalChoices(String, count: Int)
  /// The text is already in the list.
  case listed(String)
  /// More options than can be chosen.
  case tooMany(max: Int)
  /// The options that could match are still loading.
  case loading

  /// The typed text, if any.
  public var text: String {
    switch self {
    case .noChoice(let text), .disabledChoice(let text, _), .severalChoices(let text, _),
      .listed(let text):
      text
    case .tooMany, .loading: ""
    }
  }
}
