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

  /// The limits and steps of a number, or of two; `nil` if its answer is of another kind.
  var limits: (min: Number?, max: Number?, step: Number?)? {
    switch self {
    case .number(let min, let max, let step): (min, max, step)
    case .slider(let min, let max, let step), .range(let min, let max, let step): (min, max, step)
    default: nil
    }
  }
}

extension WidgetRole {
  /// Whether it has two handles on a track.
  package var isRange: Bool { if case .range = self { true } else { false } }

  /// Whether it has handles on a track.
  package var isTrack: Bool { facts.interaction == .slid }

  /// Whether its answers are numbers.
  package var isNumeric: Bool { limits != nil }

  /// Whether its answers are chosen from options.
  package var hasOptions: Bool { [.chosen, .checked].contains(facts.interaction) }

  /// Whether it takes several texts.
  package var takesTexts: Bool { [.checked, .listed].contains(facts.interaction) }

  /// Whether keys are typed as characters, so that any can be inserted literally.
  package var isText: Bool {
    let facts = facts
    return facts.interaction == .typed && facts.kind == .text
  }

  /// Returns its name in announcements.
  package func spokenName(isSecret: Bool) -> Word {
    isSecret && self == .text ? .secretRole : facts.name
  }

  /// The expected answer, in diagnostics.
  package var expectedWords: String {
    guard isTrack, let min = limits?.min, let max = limits?.max else { return facts.expected }
    return "\(facts.expected) from \(min) to \(max)"
  }

  /// Answers that it may have, the likeliest first; empty if those are any texts.
  package var samples: [Value] {
    switch self {
    case .number(let min, let max, _): [min, 0, 1, max].compactMap { $0.map(Value.number) }
    case .toggle: [true, false]
    case .slider(let min, _, _): [.number(min)]
    case .range(let min, let max, _): [.list([.number(min), .number(max)])]
    default: facts.notation.map { [$0.sample] } ?? []
    }
  }
}

extension RoleFacts {
  /// Whether it is usually edited in a box.
  var isBox: Bool { [.typed, .listed].contains(interaction) }
}

extension WidgetTraits {
  /// Returns what can be typed in line mode, with an example of a date or time; empty if anything
  /// can.
  package func typingWords(example: String) -> [(word: Word, parameters: Parameters)] {
    switch role {
    case .text where isSecret: return [(.typeSecret, [:])]
    case .text: return keepsLineBreaks ? [(.typeLines, [:])] : []
    case .number(let min, let max, let step): return typingNumber(from: min, to: max, by: step)
    case .toggle(let words?):
      return [(.typeEither, ["on": .text(words.on), "off": .text(words.off)])]
    default: break
    }
    guard let word = role.facts.typing else { return [] }
    var parameters = role.limits.map(limits) ?? [:]
    if role.facts.notation != nil { parameters["example"] = .text(example) }
    return [(word, parameters)] + (other.map { [(.typeOther, ["other": .text($0)])] } ?? [])
  }

  /// Whether line mode shows the placeholder as a hint.
  package var showsHint: Bool { role.facts.isBox && role.facts.notation == nil }

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
