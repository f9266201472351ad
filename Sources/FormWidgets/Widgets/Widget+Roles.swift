public import FormValidation

/// The role of a widget for users who do not see it.
public indirect enum WidgetRole: Equatable, Sendable {
  /// A text.
  case text
  /// A number, with optional limits and steps.
  case number(min: Number?, max: Number?, step: Number?)
  /// A yes or no, or one of two words.
  case toggle(Toggle.Words?)
  /// A number within limits, in steps.
  case slider(min: Number, max: Number, step: Number)
  /// Two numbers within limits, in steps, the lower one first.
  case range(min: Number, max: Number, step: Number)
  /// A date.
  case date
  /// A time of day.
  case time
  /// A date with a time.
  case dateTime
  /// One of the choices.
  case choice
  /// Any of the choices.
  case choices
  /// Several answers.
  case list
  /// No answer: buttons of a repeated group.
  case button

  /// Whether it has two handles on a track.
  package var isRange: Bool { if case .range = self { true } else { false } }

  /// Whether it has handles on a track.
  package var isTrack: Bool {
    switch self {
    case .slider, .range: true
    default: false
    }
  }
}

extension WidgetRole {
  /// The kind of value that is usual for the role.
  package var kind: ValueKind {
    switch self {
    case .text, .date, .time, .dateTime: .text
    case .number, .slider: .number
    case .toggle: .toggle
    case .choice, .button: .any
    case .range, .choices, .list: .list
    }
  }

  /// Whether it is usually edited in a box.
  var isBox: Bool {
    switch self {
    case .text, .number, .date, .time, .dateTime, .list: true
    case .toggle, .slider, .range, .choice, .choices, .button: false
    }
  }

  /// Returns its name in announcements.
  package func spokenName(isSecret: Bool) -> Word {
    switch self {
    case .text where isSecret: .secretRole
    case .text: .textRole
    case .number: .numberRole
    case .toggle: .toggleRole
    case .slider: .sliderRole
    case .range: .rangeRole
    case .date: .dateRole
    case .time: .timeRole
    case .dateTime: .dateTimeRole
    case .choice: .choiceRole
    case .choices: .choicesRole
    case .list: .listRole
    case .button: .buttonRole
    }
  }

  /// The expected answer, in diagnostics.
  package var expectedWords: String {
    switch self {
    case .text, .choice: "text"
    case .date: "a date, like 2026-11-22"
    case .time: "a time, like 09:30"
    case .dateTime: "a date with a time, like 2026-11-22T09:30"
    case .number: "a number"
    case .toggle: "true or false"
    case .slider(let min, let max, _): "a number from \(min) to \(max)"
    case .range(let min, let max, _): "two numbers from \(min) to \(max)"
    case .choices, .list, .button: "a list"
    }
  }

  /// Whether keys are typed as characters, so that any can be inserted literally.
  package var isText: Bool {
    switch self {
    case .text, .date, .time, .dateTime: true
    case .number, .toggle, .slider, .range, .choice, .choices, .list, .button: false
    }
  }
}

extension WidgetTraits {
  /// Returns what can be typed in line mode, with an example of a date or time; empty if anything
  /// can.
  package func typingWords(example: String) -> [(word: Word, parameters: Parameters)] {
    switch role {
    case .text where isSecret: [(.typeSecret, [:])]
    case .text: keepsLineBreaks ? [(.typeLines, [:])] : []
    case .number(let min, let max, let step): typingNumber(from: min, to: max, by: step)
    case .date: [(.typeDate, ["example": .text(example)])]
    case .time: [(.typeTime, ["example": .text(example)])]
    case .dateTime: [(.typeDateTime, ["example": .text(example)])]
    case .toggle(let words?):
      [(.typeEither, ["on": .text(words.on), "off": .text(words.off)])]
    case .toggle(nil): [(.typeYesOrNo, [:])]
    case .slider(let min, let max, let step): [(.typeOnTrack, limits(min, max, step))]
    case .range(let min, let max, let step): [(.typeRange, limits(min, max, step))]
    case .choice, .choices:
      [(role == .choices ? .typeChoices : .typeChoice, [:])]
        + (other.map { [(.typeOther, ["other": .text($0)])] } ?? [])
    case .list: [(.typeList, [:])]
    case .button: []
    }
  }

  /// Whether line mode shows the placeholder as a hint.
  package var showsHint: Bool {
    switch role {
    case .text, .number, .list: true
    case .date, .time, .dateTime, .toggle, .slider, .range, .choice, .choices, .button: false
    }
  }

  private func typingNumber(
    from min: Number?,
    to max: Number?,
    by step: Number?
  ) -> [(word: Word, parameters: Parameters)] {
    // Users expect whole numbers anyway.
    let step = step == 1 ? nil : step
    let limits = limits(min, max, step)
    let word: Word =
      switch (min, max) {
      case (nil, nil): .typeNumber
      case (_, nil): .typeNumberFrom
      case (nil, _): .typeNumberTo
      case (_, _): step == nil ? .typeNumberBetween : .typeOnTrack
      }
    let saysSteps = step == nil || word == .typeOnTrack
    return [(word, limits)] + (saysSteps ? [] : [(.typeInSteps, limits)])
  }

  private func limits(_ min: Number?, _ max: Number?, _ step: Number?) -> Parameters {
    var parameters: Parameters = [:]
    parameters["min"] = min.map(Value.number)
    parameters["max"] = max.map(Value.number)
    parameters["step"] = step.map(Value.number)
    return parameters
  }
}
